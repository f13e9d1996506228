"""Axes from lists of keys with their values: Oslo: 3, 4 and 5."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from replot.reading.description.assembly.axes.lines.names_in_keys import (
    IN_PLACE,
    ORDINAL,
    in_bold,
    line_name,
    nouns_behind_bold,
    subject_of,
    without_figures,
    without_place,
    without_shared_verb,
)
from replot.reading.description.assembly.axes.lists.bracketed_rows import bracketed_rows
from replot.reading.description.assembly.axes.lists.taken_labels import put_labels
from replot.reading.description.assembly.axes.pairs.pair_lists import paired_labels
from replot.reading.description.assembly.axes.pairs.paired_lines import from_pairs, named_by, share, told_axis
from replot.reading.description.assembly.leads import lead_of
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.markup.line_marks import VALUES_BEHIND
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.list_leads import without_opening
from replot.reading.description.lexicon.lists import split_list, tidy
from replot.reading.description.lexicon.missing import is_missing
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.lexicon.roles import is_role_head
from replot.reading.description.statements.cells.classified.quadrants import OF_CLASS
from replot.reading.description.statements.cells.lines.plain_lists import plain_values
from replot.reading.description.statements.cells.relations.opponents import AGAINST
from replot.reading.description.statements.cells.relations.related import related
from replot.reading.description.statements.cells.ruled_out.may_hold import COMMENT
from replot.reading.description.statements.frame import Frame
from replot.reading.description.statements.frame.words import QUOTED_FIRST

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts


__all__ = ["axes_of_lists"]

KEYED = re.compile(
    r"^\s*+(?P<row>)(?P<key>(?:(?:row|column|line)\s*#?\d{1,3}\s*[–—-]\s*+)?"
    r"(?:[^:→=(]|\([nN]\s?=\s?[\d,]+\)|(?<=\w)\s?=\s?(?=[\d.]+[^\s:]{0,6}:\s)|"
    r"(?<=\w)=(?=[\w.+-]{1,20}(?: --?[a-z][\w=.+-]{0,30}){0,3}[`\"”]?:\s)|\(){1,80}?)"
    r"\s*(?::\s|→|⟶|->|=>|\s=\s|\s[–—|-]\s)\s*(?P<rest>.+)$",
    re.I,
)


ROW_BEGINS = re.compile(
    r";\s+(?=[^;:]{1,60}:\s|(?:and )?for (?:the )?[^\s;]|[^;:]{1,40} row \.?\d|"
    r"[^;:]{1,40}\s[–—-]\s[-−+~≈]?\.?\d|"
    r"(?:and )?in (?:the )?[^\W\d][^;:,\d]{1,30}\s\.?\d)"
)


NO_LINE = (
    r"(?!(?i:we|they|it|these|those|there|both|all|i|you|each|this|that|others?|values?|cells?|numbers?|scores?|"
    r"counts?|rows?|columns?|diagonal|matrix|heat ?map|figure|bar|scale|ax[ei]s|ticks?|labels?|legend|mean|"
    r"average|total|sum|range)\b)"
)
"""What is no name of a line before its values."""
BARE_VALUE = r"[-−+~≈]?\.?\d[\d.]*%?"
OF_LINE = (
    r"(?:has|reads|gets|scores|shows|holds|contains|"
    r"(?:have|had|read|get|got|score|scored|show|hold|contain|went|goes|sold|sells|made|makes|took|takes|gave|gives|"
    r"earned|earns|won|wins|saw|sees|recorded|counted|reached|reaches|grew to|grows to)"
    rf"(?=\s{BARE_VALUE}(?:, {BARE_VALUE})+(?:,? and {BARE_VALUE})?\s*$))"
)
"""What a line does with its values; most of it only where nothing but values follows."""
SPOKEN = re.compile(
    r"\s*(?:[Aa]nd )?(?:(?:[Tt]he (?:values|counts|scores|numbers|"
    r"figures) )?(?:[Ff]or|[Aa]t|[Ii]n|[Oo]n|[Uu]nder|[Ww]ith) (?:(?:the|their|its|our) )?"
    r"(?!(?:total|all|example|general|addition|contrast|sum|short)\b)(?P<key>[^,:;]{1,40}?),?\s+"
    r"(?:(?:(?:the |its )(?:\w+ ){1,3}?|they |it |we )?(?:are|is|was|were|read|reads|have|has|see|"
    r"get|say|show|hold|give)(?: from left to right)?,?)?|"
    rf"(?:[Tt]he )?(?P<row>{NO_LINE}(?:[A-Z]|(?<=[Tt]he )[a-z])[\w .&-]{{0,30}}?|"
    r"[\w .&-]{1,30}?(?= row\b))"
    rf"(?:(?: row)? {OF_LINE}|"
    r" row(?=\s[-−+~≈]?\.?\d)))"
    r"\s*(?P<rest>[-−+~≈]?\.?\d.*)$"
)
"""``For Red the counts are 4, 0 and 7``: a row in a sentence."""


SPOKEN_PAIRS = re.compile(
    r"^\s*(?P<row>)(?:and |while )?(?:(?:in|for|at|on|under|with) (?:(?:the|their|its|our) )?)?"
    r"(?P<key>[^\W\d_][\w .+/&'-]{0,40}?)(?:,\s+|"
    r"\s+(?:it )?(?:is|are|was|were|has|have|had|reads?|shows?|"
    r"scores?|gets?|reaches|achieves|gives|yields|holds|contains|records)\s+)(?P<rest>.+)$",
    re.I,
)
"""``In Paris it is 3 in January ...``: a line of pairs whose key stands in running words."""


OF_AXIS = re.compile(
    r"(?:the )?(?:columns|rows|cols)(?:[,( ].*)?|.*\b(?:ax[ie]s|abscissa|ordinate)\b.*|[xy]", re.I
)
"""A key that names an axis and no label."""


VALUED = re.compile(r"\d\.\d|[-−+~]\d|\S \S+ \d[\d,]*%? [a-z]")
"""What a name of a line does not hold: a value, as in ``Ayr sold 12 tonnes``."""


VALUES_IN = re.compile(r"\d, [-−+]?\d+(?:\.\d+)?, ")
"""Several values, in what stands before a colon: no name of a line."""


OPPONENT = re.compile(rf"{AGAINST}\s", re.I)


BAR_LINE = re.compile(
    r"\W*(?:the |a )?(?:colou?r[- ]?(?:bar|scale|map|key|range|limits?|legend|ramp)|legend|palette)\b", re.I
)
"""``Colour range 0.5 (yellow) – 1.0 (blue)``, which is no line of the grid."""


BY_PLACE = re.compile(
    r"(?:the )?(?:\w+) (?P<line>row|column) \((?P<name>[^()]{1,60})\)(?: (?:has|holds|contains|shows)\b.*)?",
    re.I,
)
"""``The second row (Screen time) has two numbers``."""
NAMELESS = re.compile(rf"(?:the )?(?:{ORDINAL.pattern})(?:most)? (?:row|column|line)", re.I)
CLAUSE = re.compile(
    r"^(?:of|from|among|finally|meanwhile|while)\b\W+\S+ \S|"
    r"\S \S+ (?:is|are|was|were|has|have|had|shows?|showed|holds|contains|reads|behaves?|behaved)\b \S",
    re.I,
)
"""What is no name of a line: words with a verb."""
IN_QUOTES = re.compile(r"^[\"“][^\"“”\n]{1,80}[\"”]")


LEVEL = re.compile(r"\W*[A-Z][a-z]+ (?P<kind>[a-z]{3,})(?:\s[–—-]\s|:\s)")
"""``Lowest quintile – 2010: 38``: a level of a kind, of which other lines tell others."""
FEWEST_LEVELS = 3


BARE_ITEM = re.compile(
    r"(?P<row>)(?P<key>(?=[^\W\d])[^\s:;|/]{1,30}(?: (?![-−+~≈]?\d)[^\s:;|/]{1,20}){0,3})\s+"
    rf"(?P<rest>{BARE_VALUE})\s*[.;,]?\s*"
)
"""``Leeds 44``, under the name of a column."""


def axes_of_lists(panel: PanelFacts, sentences: list[tuple[Block, Text]]) -> None:
    """Labels from nested or plain lists of ``key: values``."""
    leaves: list[tuple[Block, str, str]] = []
    told: dict[str, str] = {}
    frame = Frame(panel.x.categories, panel.y.categories, panel.x.label, panel.y.label)
    one_known = bool(panel.x.categories) != bool(panel.y.categories)
    parts = [(block, text, part) for block, text in sentences for part in ROW_BEGINS.split(text.text)]
    places = {said["place"] for *_, part in parts if (said := IN_PLACE.match(part)) is not None}
    nouns = nouns_behind_bold(text for block, text in sentences if block.kind == "item")
    levels = Counter(level["kind"].lower() for *_, part in parts if (level := LEVEL.match(part)) is not None)
    for block, text, source in parts:
        level = LEVEL.match(source)
        is_level = level is not None and levels[level["kind"].lower()] >= FEWEST_LEVELS
        if (COMMENT.match(source) and not is_level) or BAR_LINE.match(source):
            continue
        source = without_opening(source)
        match = VALUES_BEHIND.fullmatch(source) or KEYED.match(source) or SPOKEN.match(source)
        if match is None and block.kind == "item" and block.parents:
            match = BARE_ITEM.fullmatch(source) if line_name(_head(block.parents[-1]))[0] else None
        if match is None and (spoken := SPOKEN_PAIRS.match(source)) and paired_labels(spoken.group("rest")):
            key = spoken.group("key")  # "Against Ayr, Bath won 6" is about a pair
            paired = VALUED.search(key) or OPPONENT.match(key) or related(source)
            match = None if paired else spoken
        name = (match.group("key") or match.group("row")) if match else ""
        if OF_CLASS.fullmatch(name) or VALUES_IN.search(name):
            continue  # "True positives (oak): 12", which are no line
        if match and _lists_labels(name, match["rest"], panel):
            continue  # "Doses: 1, 3, 10", which are the columns
        announces = is_role_head(name) and not line_name(name)[0]  # "Reading along the Oslo row"
        if match and not announces and not OF_AXIS.fullmatch(name.strip()):
            whole = in_bold(text, name, nouns=nouns)
            axis, name = line_name(whole)
            axis = axis or (named_by(whole, frame) if name != whole else "")  # 'spoken "two"'
            if (aside := BY_PLACE.fullmatch(name)) is not None:
                axis, name = ("y" if aside["line"].lower() == "row" else "x"), aside["name"]
            if NAMELESS.fullmatch(name) or (match["row"] and ORDINAL.fullmatch(name)):
                continue  # "the first row" names no label
            name = subject_of(name) if block.kind == "paragraph" else name
            if CLAUSE.search(IN_QUOTES.sub("a name", name)):
                continue  # "The wren shows the reverse error: ..."
            name = without_place(name, places)  # "On reads, A takes 3. On writes: 4, 5"
            told.setdefault(tidy(name), axis)
            leaves.append((block, tidy(name), match.group("rest")))
    lines = set(without_figures([name for _, name, _ in leaves]))
    leaves = [leaf for leaf in leaves if leaf[1] in lines]
    plain = without_shared_verb([name for _, name, _ in leaves], [rest for *_, rest in leaves])
    leaves = [(block, name, rest) for (block, _, rest), name in zip(leaves, plain, strict=True)]
    if one_known and len(rows := bracketed_rows(sentences, frame)) > 1:
        put_labels(panel.y if panel.x.categories else panel.x, rows)
        return
    keys: dict[str, list[str]] = {}
    parents: dict[str, list[str]] = {}
    widths: list[int] = []
    for block, name, rest in leaves:
        values = plain_values(rest.rstrip("."), frame)
        if values is None and panel.x.categories and not panel.y.categories:
            named = {p for m in frame.mentions(rest) for p in m.places}
            if len(named) >= 2 and len(list(find_quantities(rest))) >= len(named):
                keys.setdefault("list", []).append(name)
                parents.setdefault("list", []).append("")
                continue
        if values is None or (not any(q is not None for q, _, _ in values) and not is_missing(rest)):
            continue
        lead = ""
        for parent in reversed(block.parents):
            head = _head(parent)
            if head and not is_role_head(head) and parent is not None and panel.title != head:
                lead = tidy(re.sub(r"\s*\([^()]*\)$", "", head)) if frame.resolve(head) is None else head
                break
        shape = "single" if len(values) == 1 else "list"
        keys.setdefault(shape, []).append(name)
        parents.setdefault(shape, []).append(lead)
        widths += [len(values)] if len(values) > 1 else []
    if from_pairs(panel, leaves, frame, told):
        return
    has_x, has_y = bool(panel.x.categories), bool(panel.y.categories)
    singles, lists = keys.get("single", []), keys.get("list", [])
    if not (has_x or has_y) and _numbered(panel, lists, widths):
        return
    if len(lists) >= 2 and (axis := told_axis(lists, told, frame)):
        if not getattr(panel, axis).categories:
            put_labels(getattr(panel, axis), lists)
        return
    if lists and len(lists) >= 2 and not has_y and has_x:
        if not any(frame.resolve(name, "x") for name in lists):
            put_labels(panel.y, lists)
        return
    if (
        lists
        and len(lists) >= 2
        and has_y
        and not has_x
        and not any(frame.resolve(name, "y") for name in lists)
    ):
        put_labels(panel.x, lists)
        return
    if len(singles) >= 3 and not _are_pairs(singles):
        heads, told_heads = _unwrapped(list(dict.fromkeys(parents["single"])))
        names = list(dict.fromkeys(singles))
        if told_heads == "x":
            heads, names = names, heads
        if len(heads) >= 2 and len(names) >= 2 and all(heads):
            names_x, heads_y = not has_x or share(names, frame, "x"), not has_y or share(heads, frame, "y")
            if has_y and share(names, frame, "y") and not has_x:
                put_labels(panel.x, heads)
            elif has_x and share(heads, frame, "x") and not has_y:
                put_labels(panel.y, names)
            else:
                if not has_y and names_x:
                    put_labels(panel.y, heads)
                if not has_x and heads_y:
                    put_labels(panel.x, names)


TIE = re.compile(r"[`\"”]?\s*(?:↔|⟷|<->|→|->|\bvs\.?|\bversus\b)\s*[`\"“]?", re.I)


def _are_pairs(names: list[str]) -> bool:
    """Whether each name ties two others, of which some come again: ``age ↔ pay``, ``age ↔ rent``."""
    sides = [[side.lower() for side in TIE.split(name)] for name in dict.fromkeys(names)]
    if any(len(two) != 2 or not all(two) or two[0] == two[1] for two in sides):
        return False
    return len({side for two in sides for side in two}) < 2 * len(sides)


def _lists_labels(name: str, said: str, panel: PanelFacts) -> bool:
    """Whether a list is that of the labels of the axis of that name."""
    noun = key(name).rstrip("s")
    named = [axis for axis in (panel.x, panel.y) if noun and key(axis.label or "").rstrip("s") == noun]
    return bool(named) and tuple(item.text for item in split_list(said.rstrip(" ."))) == named[0].categories


def _head(parent: Block) -> str:
    """The name of an item with others under it, without a colon only that of a line: ``Column "May"``."""
    head, _ = lead_of(parent)
    said = parent.text.text
    return said if not head and parent.kind == "item" and line_name(said)[0] else head


def _unwrapped(heads: list[str]) -> tuple[list[str], str]:
    """The labels that the words of all heads name, and the axis that they tell: ``Column "May"``.

    Where they tell none, the same word follows each label in quotation marks: ``"May" grid``.
    """
    lines = [line_name(head) for head in heads]
    axes = {axis for axis, _ in lines}
    if len(axes) == 1 and "" not in axes:
        return [name for _, name in lines], axes.pop()
    found = [head for name in heads if (head := QUOTED_FIRST.fullmatch(name)) is not None]
    kinds = {head["kind"].lower() for head in found}
    return ([head["name"] for head in found] if len(found) == len(heads) and len(kinds) == 1 else heads), ""


NUMBERED_LINE = re.compile(r"(?P<line>row|col)(?:umn)?\.?\s*#?(?P<n>\d{1,3})", re.I)


def _numbered(panel: PanelFacts, names: list[str], widths: list[int]) -> bool:
    """``Row 1: 3, 4`` and ``Row 2: 5, 6``, and no label: values are counted like lines."""
    lines = [line for name in names if (line := NUMBERED_LINE.fullmatch(name))]
    if len(lines) < 2 or len(lines) < len(names) or len({*widths}) != 1:
        return False
    first = int(lines[0]["n"])
    if first > 1 or [int(line["n"]) for line in lines] != list(range(first, first + len(lines))):
        return False
    kinds = {line["line"].lower() for line in lines}
    if len(kinds) > 1:
        return False
    own, other = "yx" if kinds == {"row"} else "xy"
    put_labels(getattr(panel, own), names)
    put_labels(getattr(panel, other), [str(first + k) for k in range(widths[0])])
    panel.assumed.add(f"{other} counted")
    return True
