"""What labels say of their axis, or of all of them, and what no tick says: ``Pred: Stable``, ``lr=1e-5``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.lexicon.sides import FACING, SIDES
from replot.reading.description.statements.axes.facts import AxisFact

__all__ = ["strip_keys", "strip_words_of_axes"]
AXIS_WORDS = re.compile(
    rf"^({SIDES}|target|source|generated|fitted)(?: label| class)?s?[ :=_-]+(?=\S)",
    re.I,
)


def strip_words_of_axes(x: AxisFact, y: AxisFact, *, printed: bool) -> None:
    """Labels without the words for their axes; where they are ``printed`` in a table, the ticks keep them."""
    if printed and all(map(AXIS_WORDS.match, x.categories + y.categories)):
        for fact in (x, y):
            fact.printed, fact.named_by_ticks = fact.categories, fact.label is None
    for fact in (x, y):
        _strip_places(fact)
    _strip_words_of_both(x, y)
    _strip_facing(x, y)
    _strip_lead(x, y)
    _strip_deeds(x, y)
    both = x.categories, y.categories
    for fact, facing in ((x, both[1]), (y, both[0])):
        _strip_axis_word(fact, facing)
        _strip_label(fact)
    _strip_counts(x, y)


LINE_PLACED = re.compile(
    r"(?:the )?(?:top|bottom|upper|lower|upper ?most|lowest|middle|cent(?:er|re|ral)|left|right|left ?most|"
    r"right ?most|first|second|third|fourth|fifth|last|\d(?:st|nd|rd|th))(?:most)? (?:row|column|line) "
    r"\((?P<name>[^()]{1,60})\)",
    re.I,
)


def _strip_places(fact: AxisFact) -> None:
    """Labels that all say where their line stands: ``Top row (1e-4)`` is that of 1e-4."""
    found = [LINE_PLACED.fullmatch(label) for label in fact.categories]
    names = tuple(placed["name"] for placed in found if placed is not None)
    if len(names) == len(found) > 1 and len(set(names)) == len(names):
        fact.categories = names


def _strip_axis_word(fact: AxisFact, facing: tuple[str, ...]) -> None:
    """Labels that all begin with the axis's own word: ``Pred: Stable`` stands at the tick ``Stable``.

    Where a sign parts the two, the axis is called so, or the other axis has such labels or the same ones.
    """
    if len(fact.categories) < 2:
        return
    found = [AXIS_WORDS.match(c) for c in fact.categories]
    if not all(found):
        return
    words = {m.group(1).lower().rstrip(".") for m in found if m}
    bare = tuple(c[m.end() :].strip() for c, m in zip(fact.categories, found, strict=True) if m)
    signed = all(m[0].rstrip()[-1:] in ":=_-" for m in found if m)
    faces = all(map(AXIS_WORDS.match, facing)) or set(map(key, bare)) & set(map(key, facing))
    if len(words) != 1 or not (signed or faces or (fact.label and words.pop() in fact.label.lower())):
        return
    fact.categories = bare
    if fact.label is None and found[0] is not None:
        fact.label = found[0].group(1).rstrip(".")


def _strip_words_of_both(x: AxisFact, y: AxisFact) -> None:
    """``rows: actual spam, ham; columns: predicted spam, ham``: labels without the words of both axes."""
    found = [AXIS_WORDS.match(fact.categories[0]) if len(fact.categories) > 1 else None for fact in (x, y)]
    bare = [
        (fact.categories[0][word.end() :], *fact.categories[1:])
        for fact, word in zip((x, y), found, strict=True)
        if word
    ]
    words = {word[1].lower() for word in found if word}
    if len(words) < 2 or bare[0] != bare[1] or not bare[0][0]:
        return
    for fact, word, categories in zip((x, y), found, bare, strict=True):
        fact.categories, fact.label = categories, fact.label or (word and word[1])


def _strip_facing(x: AxisFact, y: AxisFact) -> None:
    """``from A``, ``from B`` beside ``to A``, ``to B``, or beside the same labels without a word."""
    said = []
    for fact in (x, y):
        led = [FACING.match(label) for label in fact.categories]
        words = {key(m["name"]) if m else "" for m in led}
        name = led[0]["name"] if led and led[0] and len(words) == 1 else None
        ends = [m.end() if m and name else 0 for m in led]
        bare = tuple(label[end:] for label, end in zip(fact.categories, ends, strict=True))
        said.append((name, bare))
    (over, columns), (before, rows) = said
    alike = sorted(map(key, columns)) == sorted(map(key, rows)) and all(columns) and len(columns) > 1
    if not alike or key(over or "") == key(before or ""):
        return
    for fact, (name, bare) in zip((x, y), said, strict=True):
        fact.categories, fact.label = bare, fact.label or name


def _strip_lead(x: AxisFact, y: AxisFact) -> None:
    """``trained on A``, ``trained on B`` beside ``A``, ``B``: the same labels, behind words."""
    for fact, other in ((x, y), (y, x)):
        if fact.kind == "data" and len(fact.categories) > 1:
            first, last = min(fact.categories), max(fact.categories)
            both = enumerate(zip(first, last, strict=False))
            at = first.rfind(" ", 0, next((k for k, (a, b) in both if a != b), len(first))) + 1
            bare = tuple(label[at:] for label in fact.categories)
            if at and set(map(key, bare)) == set(map(key, other.categories)):
                fact.categories = bare


AS = re.compile(r"(?:[a-z]{3,}(?: [a-z]{3,})? )?(?:as|for) (?=\S)")


def _strip_deeds(x: AxisFact, y: AxisFact) -> None:
    """``read as A``, ``as B`` beside ``shown A``, ``shown B``: the same labels, behind what was done to them.

    What was done to all is said by the name of the axis (``shown letter``), or ends in ``as``.
    """
    for fact in (x, y):
        led = [AS.match(label) for label in fact.categories if fact.kind == "data"]
        if len(led) > 1 and led[0] and all(one and one[0] in ("as ", "for ") for one in led[1:]):
            fact.categories = _without_deed(fact)  # "used as A", "as B"
    columns, rows = (_without_deed(fact) if fact.kind == "data" else fact.categories for fact in (x, y))
    if (columns, rows) != (x.categories, y.categories) and set(map(key, columns)) == set(map(key, rows)):
        x.categories = y.categories = columns if len(x.categories) <= len(y.categories) else rows


def _without_deed(fact: AxisFact) -> tuple[str, ...]:
    """The labels of an axis without such words, each once."""
    own = key(fact.label or "").split()
    deed = re.compile(rf"{re.escape(own[0])}:? (?=\S)", re.I) if len(own) > 1 else AS
    bare = ((AS.match(label) or deed.match(label), label) for label in fact.categories)
    return tuple(dict.fromkeys(tidy(label[told.end() :] if told else label) for told, label in bare))


CASES = re.compile(r"\s*\(n\s?=\s?[\d,]+\)$")


def _strip_counts(x: AxisFact, y: AxisFact) -> None:
    """Labels that only one axis tells with the number of their cases: ``ham (n=383)``."""
    for fact, other in ((x, y), (y, x)):
        bare = tuple(CASES.sub("", label) for label in fact.categories)
        if bare != fact.categories and bare == other.categories:
            fact.categories = bare
            fact.printed = tuple(CASES.sub("", label) for label in fact.printed)


def _strip_label(fact: AxisFact) -> None:
    """Labels told with the name of their axis: ``Depth 16`` stands at the tick 16 of an axis ``Depth``."""
    name = key(fact.label or "")
    if fact.kind != "data" or len(fact.categories) < 2 or not name:
        return
    lead = re.compile(rf"{re.escape(name.removesuffix('s'))}s?\s+(?=\S)", re.I)
    if all(lead.match(c) for c in fact.categories):
        fact.categories = tuple(lead.sub("", c, count=1) for c in fact.categories)
        return
    behind = re.compile(rf"(?P<number>\S.*?)\s+{re.escape(name.removesuffix('s'))}s?", re.I)
    found = [told["number"] for told in map(behind.fullmatch, fact.categories) if told is not None]
    if len(found) == len(fact.categories) and all(map(parse_quantity, found)):
        fact.categories = tuple(found)  # "65% moisture"


KEYED = re.compile(r"(?P<name>[^\W\d][\w -]{0,30}?)\s?=\s?(?P<value>[^\s=][^=]*)")


def strip_keys(fact: AxisFact) -> None:
    """Numbers that are told with what they are: ``lr=1e-5`` stands at the tick 1e-5 of an axis ``lr``."""
    found = [KEYED.fullmatch(label) for label in fact.categories] if fact.kind == "data" else []
    names = {one["name"] if one else "" for one in found}
    if len(found) < 2 or len(names) > 1 or not all(one and parse_quantity(one["value"]) for one in found):
        return
    fact.label = fact.label or names.pop()
    fact.categories = tuple(one["value"] for one in found if one)
