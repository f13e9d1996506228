"""Whether sibling parts of a text are panels, or the rows of one heatmap."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from replot.reading.description.assembly.leads import lead_of
from replot.reading.description.assembly.panels.parts.part import Part
from replot.reading.description.document.blocks import OF_PLACE, Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.missing import find_missing
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.cells.ruled_out.may_hold import COMMENT
from replot.reading.description.statements.cells.statement import CellStatement, Context
from replot.reading.description.statements.cells.values import read_values
from replot.reading.description.statements.frame import Frame
from replot.reading.description.statements.panel_titles import panel_title
from replot.reading.description.statements.tables.facts import TableFact
from replot.reading.description.statements.title_words import PANEL_PREFIX, SIDE_FIRST

__all__ = [
    "CORNER_LEAD",
    "LETTERED",
    "PANEL_TALK",
    "SIDE",
    "has_data",
    "is_panel_group",
    "own_axes_and_bar",
    "valued_first",
]
LETTERED = re.compile(r"^\s*(?:(?:\(?[a-h]|\([A-H])\)\s+\S|\([a-hA-H]\)$)")
PANEL_TALK = rare(r"\b(?:panels?|subplots?|heat ?maps?|matri(?:x|ces)|maps?)\b", re.I)
CORNER_LEAD = re.compile(r"\W*(?:the )?(?:top|bottom|upper|lower)[- ](?:left|right)\W*", re.I)
"""``Top-left``: the place of a panel in two rows of them."""
SIDE = rare(r"\((?:[^()]*\b)?(?:left|right|top|bottom|middle|cent(?:er|re))\b[^()]*\)", re.I)


def is_panel_group(
    group: list[Part],
    below: dict[Block, list[Block]],
    frame: Frame | None,
    grids: dict[Block, list[TableFact]],
    blocks: list[Block],
) -> bool:
    """Whether sibling parts are panels and not the rows of one heatmap."""
    explicit = sum(
        bool(
            PANEL_PREFIX.match(part.lead)
            or part.head.marker == OF_PLACE
            or LETTERED.match(part.lead)
            or (CORNER_LEAD.fullmatch(part.lead) and part.head.kind != "item")
            or (SIDE.search(part.lead) and (PANEL_TALK.search(part.lead) or part.head.kind == "heading"))
            or (part.head.kind in ("heading", "paragraph") and SIDE_FIRST.match(part.lead))
        )
        for part in group
    )
    if explicit >= max(2, len(group) / 2):
        return True
    if all(own_axes_and_bar(below.get(part.head, ())) for part in group):
        return True
    if _one_table_in_parts(group, below, grids):
        return False
    with_table = sum(
        any(b in grids or b.kind == "table" for b in below.get(part.head, [])) for part in group
    )
    if with_table >= 2:
        return True
    if not grids and _same_lines(group, below):
        return True
    if frame is not None and frame.x and frame.y:
        return _covers(group, below, frame, grids)
    return _two_dimensional(group, below)


def own_axes_and_bar(blocks: Iterable[Block]) -> bool:
    """Whether lines tell both axes and the colours, each in a line of its own."""
    leads = [lead for block in blocks if (lead := OWN_LINE.match(block.text.text)) is not None]
    return {lead.lastgroup for lead in leads} == {"x", "y", "bar"}


OWN_LINE = re.compile(
    r"\W*(?:(?P<x>(?:x|horizontal)[- ]axis|columns)|(?P<y>(?:y|vertical)[- ]axis|rows)|"
    r"(?P<bar>colou?r[- ]?(?:bar|scale|map|legend|key|range)|legend))\b[^:]{0,30}:",
    re.I,
)


def _same_lines(group: list[Part], below: dict[Block, list[Block]]) -> bool:
    """Whether the parts say the same things with other numbers."""
    said, single = [], True
    for part in group:
        lines = [s.text for text in _texts(part, below) for s in sentences(text)]
        single = single and all(map(ONE_VALUE.fullmatch, lines[:MOST_LINES]))
        begun = (DIGITS.split(line, 1)[0] for line in lines[:MOST_LINES] if DIGITS.search(line))
        said.append({key(words) for words in begun} - {""})
    if single:
        return False  # "Model A: dev 0.81, test 0.79" is a row
    return min(map(len, said)) > 1 and all(
        len(one & other) >= 0.5 * max(len(one), len(other)) for one, other in pairwise(said)
    )


MOST_LINES = 200
DIGITS = re.compile(r"[-−+~≈]?\d[\d.,]*")
ONE_VALUE = re.compile(
    r"[\"“`]?[\w.%+]+(?: [\w.%+]+){0,3}[\"”`]?\s*[:=]\s*[-−+~≈]?\d[\d.,]*\s*%?(?:\s*\([A-Za-z][^()\d]*\))?\.?"
)
"""A key that names no pair, with its number."""


def _one_table_in_parts(
    group: list[Part],
    below: dict[Block, list[Block]],
    grids: dict[Block, list[TableFact]],
) -> bool:
    """Whether the tables of the parts are the halves of one: same rows and other columns, or vice versa."""
    tables = [grids[b][0] for part in group for b in below.get(part.head, []) if b in grids]
    if len(tables) < 2 or len(tables) != len(group):
        return False

    def bare(labels: list[str]) -> list[str]:
        return [re.sub(r"^\D+\s(?=[\d.]+$)", "", key(label)) for label in labels]

    rows, columns = [bare(t.rows) for t in tables], [bare(t.columns) for t in tables]
    for same, other in ((rows, columns), (columns, rows)):
        if all(names == same[0] for names in same) and len({n for names in other for n in names}) == sum(
            map(len, other)
        ):
            return True
    return False


def _own(part: Part) -> list[Text]:
    """What the head of a part says behind its lead, if anything."""
    return [part.head.text.cut(part.stop)] if part.stop < len(part.head.text) else []


def _texts(part: Part, below: dict[Block, list[Block]]) -> list[Text]:
    inside = [b.text for b in below.get(part.head, []) if b.kind != "table"]
    return [text for text in _own(part) if text] + inside


def _covers(
    group: list[Part],
    below: dict[Block, list[Block]],
    frame: Frame,
    grids: dict[Block, list[TableFact]],
) -> bool:
    """With both axes known: parts that state the same cells are panels, unless all with the same values."""
    seen: list[Told] = []
    for part in group[:6]:
        places: Told = {}
        start = Context()
        for text in _own(part):
            places.update(_told(c for s in sentences(text) for c in read_values(s, frame, start)))
        for other in below.get(part.head, []):
            for table in grids.get(other, ()):
                places.update(_placed(table, frame))
            if other.kind in ("table", "code") or COMMENT.match(other.text.text):
                continue
            context = Context()
            for parent in other.parents:
                head = lead_of(parent)[0] if parent is not part.head else ""
                if head and (found := frame.resolve(head, context.free)) is not None:
                    context = context.with_(*found)
            places.update(_told(c for s in sentences(other.text) for c in read_values(s, frame, context)))
        if places and any(_differ(places, other) for other in seen):
            return True
        if places:
            seen.append(places)
    return False


Told = dict[tuple[int, int], float | None]
"""The values of cells, as far as they are told."""


def _told(cells: Iterable[CellStatement]) -> Told:
    return {(cell.row, cell.column): cell.quantity.value if cell.quantity else None for cell in cells}


def _differ(told: Told, other: Told) -> bool:
    """Whether two parts are about the same cells, and do not say the same of them."""
    both = told.keys() & other.keys()
    if len(both) < 0.5 * min(len(told), len(other)):
        return False
    return len(both) < FEWEST_AGAIN or any(told[place] != other[place] for place in both)


FEWEST_AGAIN = 3
"""Cells with the same values that are no chance."""


def _placed(table: TableFact, frame: Frame) -> Told:
    """The cells that a table states, as far as its heads are labels of the axes."""
    rows, columns = (
        [(k, found[1][0]) for k, head in enumerate(heads) if (found := frame.resolve(head, axis)) is not None]
        for heads, axis in ((table.rows, "y"), (table.columns, "x"))
    )
    return {
        (row, column): q.value if (q := table.cells[i][j].quantity) else None
        for i, row in rows for j, column in columns
    }


def _two_dimensional(group: list[Part], below: dict[Block, list[Block]]) -> bool:
    """Whether the lines inside the parts carry whole rows: then the parts are panels, not rows."""
    rows = 0
    for part in group:
        under = set(below.get(part.head, ()))
        inside = [b.text for b in under if b.kind != "table"]
        wide = [
            t for t in inside if ":" in t.text and len(list(find_quantities(t.text.partition(":")[2]))) >= 2
        ]
        nested = [
            b
            for b in under
            if b.kind == "item" and any(p.kind == "item" and p in under for p in b.parents)
        ]
        if len(wide) >= 2 or len(nested) >= 4:
            rows += 1
    return rows >= 2


def has_data(block: Block) -> bool:
    if block.kind in ("table", "code"):
        return True
    return any(True for _ in find_quantities(block.text.text[:4000])) or bool(find_missing(block.text.text))


def valued_first(
    groups: dict[tuple, list[Part]], below: dict[Block, list[Block]]
) -> list[tuple[tuple, list[Part]]]:
    """The groups, after the others those that only name the panels which nameless parts give."""
    if len(groups) < 2:
        return list(groups.items())
    given = {
        len(group)
        for group in groups.values()
        if all(panel_title(p.lead) is None and any(map(has_data, below.get(p.head, ()))) for p in group)
    }

    def only_names(group: list[Part]) -> bool:
        return len(group) in given and not any(
            any(map(has_data, below.get(part.head, ())))
            or any(True for _ in find_quantities(part.head.text.text[part.stop :]))
            for part in group
        )

    return sorted(groups.items(), key=lambda named: only_names(named[1]))
