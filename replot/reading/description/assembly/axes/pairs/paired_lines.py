"""Axes from lines that name a label beside each value: ``Week 1: Wed 3, Thu 5``."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from replot.reading.description.assembly.axes.lists.taken_labels import put_labels
from replot.reading.description.assembly.axes.pairs.pair_lists import (
    label_of,
    labels_known,
    merged,
    paired_labels,
)
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.calendar import DAYS, MONTHS
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.cells.lines.plain_lists import plain_values
from replot.reading.description.statements.frame import Frame

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts


__all__ = ["from_pairs", "named_by", "share", "told_axis"]


def from_pairs(
    panel: PanelFacts, leaves: list[tuple[Block, str, str]], frame: Frame, told: dict[str, str]
) -> bool:
    """Whether lines such as ``Week 1: Wed 3, Thu 5`` told an axis that was not known."""
    lines = [(name, rest) for _, name, rest in leaves]
    listed = _in_words([(name, paired_labels(rest)) for name, rest in lines], lines)
    pairs = _in_full(_without_kind([(name, labels) for name, labels in listed if len(labels) > 1]))
    seen = Counter(label for _, labels in pairs for label in labels)
    if not (panel.x.categories or panel.y.categories):
        every = pairs and {name for name, _ in pairs} == set(seen)  # each line names all
        if pairs and not every:  # or all do together: "A: A 1, B 2, C 3. B: C 4. C: C 5"
            ones = ((name, [label_of(rest) or ""]) for name, rest in lines)
            both = zip(listed, ones, strict=True)
            some = [line for several, one in both if all((line := several if several[1] else one)[1])]
            every = {name for name, _ in some} == {label for _, labels in some for label in labels}
            pairs = some if every else pairs
        square = merged(labels for _, labels in pairs) if every else _with_hits(pairs, leaves)
        for fact in (panel.x, panel.y) if square else ():
            put_labels(fact, square)
        if square:
            return True
    if any(name in seen for name, _ in pairs) or any(map(RELATION.match, seen)):
        return False
    if (first := _first_labelled(leaves, pairs, frame)) is not None:
        pairs, seen = first, Counter(label for _, labels in first for label in labels)
    pairs = [(name, labels) for name, labels in pairs if any(seen[label] > 1 for label in labels)]
    if len(pairs) < 2 or len({name for name, _ in pairs}) < len(pairs):
        return False
    labels = merged(labels for _, labels in pairs)
    told_names = {name for name, _ in pairs}
    keys = [
        name
        for name, rest in lines
        if name in told_names or _counts(rest, frame) == len(labels) or _names_each(rest, frame)
    ]
    if len(set(keys)) < len(keys):
        keys = [name for name, _ in pairs]
    kinds = {name.split(" ", 1)[0] for name in keys}
    bare = [name.partition(" ")[2] for name in keys]
    axis = told_axis(keys, told, frame)
    if len(kinds) == 1 and 2 * len(set(bare) & set(labels)) >= len(bare):
        keys = bare  # "Class cat: cat 3, dog 4"
    has_x, has_y = bool(panel.x.categories), bool(panel.y.categories)
    axis = axis or told_axis(keys, told, frame) or _axis_of_kinds(keys, labels, panel)
    turned = (has_x and share(keys, frame, "x")) or (has_y and share(labels, frame, "y"))
    if axis == "x" or (not axis and turned):
        keys, labels = labels, keys
    elif (has_x and not share(labels, frame, "x")) or (has_y and not share(keys, frame, "y")):
        return False
    if not has_y:
        put_labels(panel.y, keys)
    if not has_x:
        put_labels(panel.x, labels)
    return True


def _in_words(
    listed: list[tuple[str, list[str]]], lines: list[tuple[str, str]]
) -> list[tuple[str, list[str]]]:
    """The lists, with those that have words for some values, where the others name their labels."""
    known = {label for _, labels in listed for label in labels}
    if len(known) < FEWEST:
        return listed
    return [
        (name, labels or labels_known(rest, known))
        for (name, labels), (_, rest) in zip(listed, lines, strict=True)
    ]


HIT = re.compile(
    r"(?:correct|right)(?:ly)?(?: (?:classified|recogni[sz]ed|predicted|identified|labell?ed))?", re.I
)


def _with_hits(pairs: list[tuple[str, list[str]]], leaves: list[tuple[Block, str, str]]) -> list[str]:
    """The classes of lines that call their own one by what was right: ``Cat: 88% correct, 12% dog``."""
    names = {key(name): name for name, _ in pairs}
    others = {key(label): label for _, labels in pairs for label in labels if not HIT.fullmatch(label)}
    if len(pairs) < FEWEST or not all(any(map(HIT.fullmatch, labels)) for _, labels in pairs):
        return []
    if not names.keys() & others.keys():
        return []
    said = " ".join(dict.fromkeys(block.text.text for block, _, _ in leaves))
    if all(name[0].isupper() for name in names.values()):  # at the beginning of their lines
        capitals = {k: other[0].upper() + other[1:] for k, other in others.items()}
        others = {k: capitals[k] if capitals[k] in said else other for k, other in others.items()}
    classes = {**others, **names}
    return sorted(classes.values(), key=lambda name: said.lower().find(name.lower()))


FEWEST = 2


def _without_kind(pairs: list[tuple[str, list[str]]]) -> list[tuple[str, list[str]]]:
    """``class A, class B`` as ``A, B``, where other lines say only these."""
    told = {label for _, labels in pairs for label in labels}
    out = []
    for name, labels in pairs:
        kinds = {label.partition(" ")[0] for label in labels}
        bare = [label.partition(" ")[2] for label in labels]
        out.append((name, bare if len(kinds) == 1 and all(bare) and told.issuperset(bare) else labels))
    return out


def _in_full(pairs: list[tuple[str, list[str]]]) -> list[tuple[str, list[str]]]:
    """``need`` as ``need of repair``, where another line says that and no line has both."""
    told = {label: None for _, labels in pairs for label in labels}
    parts = {label: part.start() for label in told if (part := COMPLEMENT.search(label)) is not None}
    full: dict[str, str] = {}
    for short in told:
        longer = [label for label, end in parts.items() if label[:end] == short]
        if len(longer) == 1 and not any({short, longer[0]} <= set(labels) for _, labels in pairs):
            full[short] = longer[0]
    return [(name, [full.get(label, label) for label in labels]) for name, labels in pairs] if full else pairs


COMPLEMENT = re.compile(r" (?:of|for|to|de|d[eo]s?|des|del|dell[ae]|di|da|por|para|pour|von|für) \S", re.I)
"""Between a name and what tells it in full."""
IN_ORDER = re.compile(r",?\s+(?:\(?in (?:the|that|this) (?:same )?order\)?|respectively)\W*$")


def _first_labelled(
    leaves: list[tuple[Block, str, str]], pairs: list[tuple[str, list[str]]], frame: Frame
) -> list[tuple[str, list[str]]] | None:
    """All lines with the labels of the first, where it alone names them: ``A: 1 (x), 2 (y). B: 3, 4``."""
    if len(pairs) != 1 or len(leaves) < 2 or pairs[0][0] != leaves[0][1]:
        return None
    labels = pairs[0][1]
    if any(_counts(rest, frame) != len(labels) for _, _, rest in leaves[1:]):
        return None
    return [(name, labels) for _, name, _ in leaves]


def _counts(rest: str, frame: Frame) -> int:
    """How many values a line holds that is nothing but values."""
    return len(plain_values(IN_ORDER.sub("", rest).rstrip("."), frame) or ())


def _names_each(rest: str, frame: Frame) -> bool:
    """Whether a line has each label of the axis that is known once, and as many numbers."""
    places = [place for mention in frame.mentions(rest) for place in mention.places]
    size = max(len(frame.x), len(frame.y))
    whole = len(places) == len(set(places)) == size and len({axis for axis, _ in places}) == 1
    return whole and sum(1 for _ in find_quantities(rest)) == size > 1


RELATION = re.compile(r"(?:vs\.?|versus|against|self)\b", re.I)
"""``0.08 (vs CWQ), 0.05 (self-comparison)``: what a value relates to, and no new labels."""


NUMBERED_KIND = re.compile(
    r"\b(?:intervals?|ranges?|bands?|bins?|years?|hours?|ages?|age groups?|periods?|decades?|doses?|"
    r"depths?|lengths?|"
    r"sizes?|minutes?|steps?|levels?|rates?|temperatures?|concentrations?|widths?|heights?|thresholds?|epochs?|"
    r"distances?|voltages?|pressures?|speeds?|frequenc(?:y|ies))\b",
    re.I,
)
"""What axes are called whose labels are numbers."""


def _named(names: list[list[str]]) -> re.Pattern:
    return re.compile(rf"(?:{'|'.join(name for form in names for name in form)})s?\b\.?", re.I)


KINDS = (
    (NUMBERED_KIND, re.compile(r"\d")),
    (re.compile(r"\b(?:(?:week|work)?days?|days? of (?:the )?week)\b", re.I), _named(DAYS)),
    (re.compile(r"\bmonths?\b", re.I), _named(MONTHS)),
    (re.compile(r"\bquarters?\b", re.I), re.compile(r"Q[1-4]\b|[1-4]Q\b", re.I)),
)
"""What axes are called whose labels everybody knows, and how these begin."""


def _axis_of_kinds(keys: list[str], labels: list[str], panel: PanelFacts) -> str:
    """The axis of the keys, where they or the labels of the values are of a kind that one axis is called."""
    for kind, member in KINDS:
        members = [all(map(member.match, names)) for names in (keys, labels)]
        called = [bool(fact.label and kind.search(fact.label)) for fact in (panel.x, panel.y)]
        if members[0] != members[1] and called[0] != called[1]:
            return "x" if members[0] == called[0] else "y"
    return ""


def told_axis(names: list[str], told: dict[str, str], frame: Frame) -> str:
    """The axis that all keys say they are on, or nothing: ``column A``, or ``gene A`` where x is of genes."""
    axes = {told.get(name) or (named_by(name, frame) if " " in name else "") for name in names}
    return axes.pop() if len(axes) == 1 else ""


def named_by(name: str, frame: Frame) -> str:
    """The axis by whose name a label is called, or nothing."""
    return frame.alias.get(name.split(" ", 1)[0].lower(), "")


def share(names: list[str], frame: Frame, axis: str) -> bool:
    return sum(frame.resolve(name, axis) is not None for name in names) >= 0.5 * len(names)
