"""Panels that only their numbers tell apart: the text goes through the same cells again and again.

Whatever words turn to the next panel, a cell that is stated a second time belongs to it, where the text
speaks of several panels and gives each of them the same cells.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from replot.findings import Span
from replot.reading.description.assembly.facts import PanelFacts
from replot.reading.description.assembly.panels.named.lettered_names import lettered_names
from replot.reading.description.assembly.panels.named.names import COUNTED, PANELS, told_names
from replot.reading.description.assembly.panels.named.part_titles import first_name, scale_begins
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import claimed_count
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.bars.fact import BarFact
from replot.reading.description.statements.bars.limits import read_limits
from replot.reading.description.statements.cells.statement import CellStatement, Ranks
from replot.reading.description.statements.frame import Frame

__all__ = ["panels_apart", "passes"]
FEWEST = 2
"""Cells of a panel."""
MOST = 12
"""Panels."""
MOST_WORDS = 4
"""Words of a name."""
LETTER = re.compile(r"\W*(?:in |for |panel |plot |heat ?map )*\(?(?P<letter>[a-h])\)\W*", re.I)
PANEL_LETTER = re.compile(
    r"\b(?:panel|sub-?plot|sub-?figure|heat ?map|map|plot) \(?(?P<letter>[a-h])\)?(?!\w)", re.I
)
LEADING = re.compile(
    r"^\W*(?:(?:and|while|in|on|at|for|of|with|the|panel|plot|heat ?map|left|right|first|second|top|"
    r"bottom)\b\W*)+",
    re.I,
)
TRAILING = re.compile(
    r"[\s,]*\b(?:(?:the|these|its) )?(?:values|scores|numbers|results|figures|counts|it|they|we|there)\b.*$",
    re.I,
)
"""What leads from the name of a panel to its values: ``After training the values are``."""
SIDES = (
    re.compile(r"\b(?:left|top|upper|first)\b(?!-| to\b)", re.I),
    re.compile(r"\b(?:right|bottom|lower|second)\b(?!-| to\b)", re.I),
)
CLAUSE_END = re.compile(r"[;.]\s")
Named = tuple[str | None, Span | None]


def passes(cells: Sequence[CellStatement]) -> list[list[CellStatement]]:
    """The statements in the groups that go through the same cells; empty unless there are several of them.

    Where what a sentence says of a single cell stands between them, those of the lists alone.
    """
    stated = [cell for cell in cells if cell.rank < Ranks.DEFAULT]
    listed = [cell for cell in stated if cell.rank <= Ranks.LIST]
    return _alike(stated) or (_alike(listed) if 2 * len(listed) > len(stated) > len(listed) else [])


def _alike(stated: list[CellStatement]) -> list[list[CellStatement]]:
    if len({(cell.row, cell.column) for cell in stated}) == len(stated):
        return []
    stated.sort(key=lambda cell: cell.span[:2])
    out: list[dict[tuple[int, int], CellStatement]] = []
    for cell in stated:
        place = cell.row, cell.column
        if not out or place in out[-1]:
            out.append({})
        out[-1][place] = cell
    values = {tuple((at, c.quantity and c.quantity.value) for at, c in sorted(each.items())) for each in out}
    alike = len({frozenset(each) for each in out}) == 1 and len(values) == len(out)
    if not alike or not 1 < len(out) <= MOST or len(out[0]) < FEWEST:
        return []
    return [list(each.values()) for each in out]


def panels_apart(panel: PanelFacts, frame: Frame, blocks: list[Block]) -> list[PanelFacts]:
    """The panels that the statements read as of one are really about; that one where it is one.

    Parameters
    ----------
    panel : PanelFacts
    frame : Frame
        Its axes.
    blocks : list of Block
        The whole text.
    """
    groups = passes(panel.cells) if not panel.tables else []
    prose = [block for block in blocks if block.kind not in ("table", "code")]
    names: list[Named] = (_heads(groups, prose) or _stand_under(groups, prose)) if groups else []
    if not groups or not (names or _tells_of(len(groups), prose)):
        return [panel]
    names = names or [*told_names(prose)]
    if len(names) != len(groups):
        names = _before_colons(groups, panel) or [_name(group[0], panel, frame, prose) for group in groups]
    if len({name for name, _ in names}) < len(names):
        names = [(None, None)] * len(names)  # what is said of all of them names none
    return [
        replace(
            panel, cells=group, title=title, title_span=span, misfits=[], lost=[],
            bar=_bar_behind(span, prose, panel.bar),
        )
        for group, (title, span) in zip(groups, names, strict=True)
    ]


def _bar_behind(name: Span | None, blocks: Sequence[Block], bar: BarFact) -> BarFact:
    """The bar of a panel, with the ends that the line of its name tells: ``Accuracy, bar 0 to 1``."""
    head = next((block.text for block in blocks if name is not None and block.line == name.line), None)
    if head is None or name is None:
        return bar
    line = head.cut(0, next(head.further_lines(), len(head)))
    begins = scale_begins(line.text)
    limits = read_limits(line.cut(begins)) if begins < len(line) else None
    if limits is None:
        return bar
    low, high, span, approximate = limits
    return replace(bar, vmin=low, vmax=high, limits_span=span, approximate=approximate)


def _heads(groups: Sequence[Sequence[CellStatement]], blocks: Sequence[Block]) -> list[Named]:
    """What heads the paragraphs that the groups stand in, where each group has one of its own; else none."""
    heads: dict[str, Named] = {}
    for group in groups:
        first, last = group[0].span.line, max(cell.span.line for cell in group)
        above = [block for block in blocks if block.line <= first and block.kind != "heading"]
        if not above or any(first < block.line <= last for block in blocks):
            return []
        if (named := _head_of(above[-1])) is not None:
            heads.setdefault(named[0], named)
    return list(heads.values()) if len(heads) == len(groups) else []


NUMBER = re.compile(r"\(?\d{1,2}[.)]\s+")


def _stand_under(groups: Sequence[Sequence[CellStatement]], blocks: Sequence[Block]) -> list[Named]:
    """The items that the lines of the groups stand under, where each group has one of its own; else none."""
    names: list[Named] = []
    for group in groups:
        lines = {cell.span.line for cell in group}
        above = {block.parents[-1] if block.parents else None for block in blocks if block.line in lines}
        head = above.pop() if len(above) == 1 else None
        if head is None or head.kind == "heading":
            return []
        number = NUMBER.match(head.text.text)
        text = head.text.cut(number.end() if number else 0, scale_begins(head.text.text))
        if not HEAD.fullmatch(text.text):
            return []
        names.append((text.text, text.span()))
    return names if len({name for name, _ in names}) == len(groups) else []


def _head_of(block: Block) -> tuple[str, Span] | None:
    """The line of a few words that a paragraph begins with, or the heading over it."""
    text = block.text
    for gap in re.finditer(r" (?=[A-Z])", text.text[:LONGEST_HEAD]):
        head = text.cut(0, gap.start())
        if text.span(gap.end()).line > block.line:
            head = head.cut(0, scale_begins(head.text))
            return (head.text, head.span()) if HEAD.fullmatch(head.text) else None
    if (begun := first_name(block)) is not None:
        return begun
    above = block.parents[-1] if block.parents else None
    return (above.text.text, above.text.span()) if above is not None and above.kind == "heading" else None


LONGEST_HEAD = 60
HEAD = re.compile(r"[^\W_][^.:;,?!]*(?:[^\W_]|%)\)?:?")


def _tells_of(count: int, blocks: Sequence[Block]) -> bool:
    """Whether a text speaks of panels, and of so many where it counts them."""
    said = [block.text.text for block in blocks]
    counted = [claimed_count(m[0]) for text in said for m in COUNTED.finditer(text)]
    claimed = {claim[0] for claim in counted if claim is not None}
    if claimed:
        return claimed == {count}
    if len({m["letter"].lower() for text in said for m in PANEL_LETTER.finditer(text)}) == count:
        return True
    return any(PANELS.search(text) for text in said) or all(
        any(side.search(text) for text in said) for side in SIDES
    )


def _place(first: CellStatement, panel: PanelFacts) -> tuple[Text, int] | None:
    """The sentence that states the first cell of a panel, and where its number begins."""
    for sentence, _ in panel.told:
        for quantity in find_quantities(sentence.text):
            if sentence.span(quantity.start)[:2] == first.span[:2]:
                return sentence, quantity.start
    return None


HEADS = re.compile(
    r"\W*(?:(?:in|for|on) )?(?:the )?(?P<kind>panel |heat ?map |matrix |(?:sub-?)?plot |map )?"
    r"[\"“]?(?P<name>[^\W\d_][^:.;\"“”]{0,60}?)[\"”]?(?P<behind> (?:panel|heat ?map|matrix|plot|map))?:\s",
    re.I,
)
"""``For Training: column A: 1, 2``: what heads the values of one panel."""


SIDE_NAMED = re.compile(
    r"\W*(?:the )?(?:left|right|top|bottom|upper|lower|middle|cent(?:er|re))(?: (?:panel|heat ?map|"
    r"matrix|plot|map))? "
    r"\((?P<name>[^()]{1,40})\)\s*:",
    re.I,
)
"""``Left (Fuel): oak: 1, 2``."""


def _before_colons(groups: list[list[CellStatement]], panel: PanelFacts) -> list[Named]:
    """The names before the colons where all groups begin in one way; else none."""
    places = [_place(group[0], panel) for group in groups]
    beside = [SIDE_NAMED.match(place[0].text, 0, place[1]) if place else None for place in places]
    if all(beside) and len({match["name"] for match in beside if match is not None}) == len(groups):
        named = zip(beside, places, strict=True)
        return [(m["name"], place[0].span(*m.span("name"))) for m, place in named if m and place]
    found = [HEADS.match(place[0].text, 0, place[1]) if place else None for place in places]
    labels = {*panel.x.categories, *panel.y.categories}
    ends = [_end_of_name(match["name"], labels) if match is not None else 0 for match in found]
    names = [match["name"][:end] for match, end in zip(found, ends, strict=True) if match is not None and end]
    ways = {match[0].replace(match["name"], "", 1) for match in found if match is not None}
    if len(set(names)) < len(groups) or len(ways) > 1:
        return []
    return [
        (name, place[0].span(match.start("name"), match.start("name") + len(name)))
        for name, match, place in zip(names, found, places, strict=True)
        if match is not None and place is not None
    ]


def _end_of_name(name: str, labels: set[str]) -> int:
    """Where the name of a panel ends before the label of a line: ``Spring, Ford``; 0 if there is none."""
    if name in labels:
        return 0
    parted = LAST_PART.fullmatch(name)
    return parted.end("name") if parted is not None and parted["label"] in labels else len(name)


LAST_PART = re.compile(r"(?P<name>[^,/|–—-]+?)\s*(?:,|/|\||\s[–—-])\s*(?P<label>[^,/|]+)")


def _name(first: CellStatement, panel: PanelFacts, frame: Frame, blocks: list[Block]) -> Named:
    """What the words before the first label of a panel call it, where they are told elsewhere too."""
    place = _place(first, panel)
    if place is None:
        return None, None
    lead = _lead(place[0].text, place[1], frame)
    letter = LETTER.fullmatch(lead)
    if letter is not None:
        return lettered_names(blocks).get(letter["letter"].lower(), (None, None))
    name = TRAILING.sub("", LEADING.sub("", lead)).strip(" ,:;.–—\"“”'")
    if not name or len(name.split()) > MOST_WORDS:
        return None, None
    told = re.compile(rf"\b{re.escape(name)}\b", re.I)
    places = [block.text.span(*m.span()) for block in blocks for m in told.finditer(block.text.text)]
    return (name, places[0]) if len(places) > 1 else (None, None)


def _lead(source: str, at: int, frame: Frame) -> str:
    """The words of a clause before its first label, or before a number in it."""
    begin = max((m.end() for m in CLAUSE_END.finditer(source, 0, at)), default=0)
    labels = [m.start for m in frame.mentions(source) if begin <= m.start < at]
    return source[begin : min([at, *labels])]
