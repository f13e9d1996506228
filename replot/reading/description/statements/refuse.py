"""Is there a heatmap at all? Words such as matrix, rows and grid do not make one."""

from __future__ import annotations

from itertools import islice, pairwise

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.markup.marks_before_lines import without_output_marks
from replot.reading.description.document.markup.raised_notes import without_raised_notes
from replot.reading.description.document.prints.frame_marks import without_frame_marks
from replot.reading.description.document.tables.sign_cells import explained
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.pairs_in_cells import number_of_level
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.statements.captioned import captions_grid
from replot.reading.description.statements.chart_words import (
    DENIED,
    FLOWS,
    HEATMAP,
    IS_MAP,
    IS_OTHER,
    LINES,
    MAP_NAME,
    OF_GRID,
    OTHERS,
    RATHER,
    START,
    STRONG,
    TELLS,
)
from replot.reading.description.statements.drawn import drawn_otherwise
from replot.reading.description.statements.tables.matrices import is_table_alone, matrix_table
from replot.reading.description.statements.tables.squares import square_grid, square_pairs
from replot.reading.description.statements.uncalled import looks_like_one

__all__ = [
    "gives_few_numbers", "heads_words", "holds_words", "lists_charts", "other_chart", "shows_one",
    "tells_of_one",
]


def other_chart(text: str) -> str | None:
    """What a text describes instead of a heatmap, or None if it may well describe one.

    The words that name the kind of figure count, weighed by how early they stand: a heatmap beside
    a bar chart is still a heatmap; a bar chart that lists a perfect grid of numbers is not.
    """
    sample = explained(text[:60_000])
    denied = {m.end() for m in DENIED.finditer(sample)}
    said = (m for m in STRONG.finditer(sample) if m.end() not in denied)
    first = next(said, None)
    if IS_MAP.search(sample) and not OF_GRID.search(sample):
        return "map"
    told = IS_OTHER.search(sample[:START])
    if told is None and (told := RATHER.search(sample[:START])) is not None and IN_GRID.search(sample):
        told = None  # one of several figures
    if told is not None:
        for name, pattern in OTHERS:
            if pattern.search(told["other"]):
                return name
    if first is not None and _early(first.start()):
        return None
    weak = [m.start() for m in HEATMAP.finditer(sample) if m.end() not in denied]
    scales = all(SCALE.match(sample, at) for at in weak)
    only_scales = scales and OF_GRID.search(sample) is None
    table = matrix_table(sample)
    weak = sorted([*weak, table]) if table is not None else weak
    first_other: tuple[int, str] | None = None
    counts: dict[str, int] = {}
    for name, pattern in OTHERS:
        found = list(pattern.finditer(sample))
        if name == "map" and LINES.search(sample) is not None:
            continue
        if found and name != "table":
            counts[name] = len(found)
            if first_other is None or found[0].start() < first_other[0]:
                first_other = (found[0].start(), name)
    sure = first.start() if first is not None else table
    if sure is not None:
        if first_other is not None and first_other[0] < sure:
            top = max(counts, key=lambda name: counts[name])
            if counts[top] > 2 + 2 * sum(1 for _ in said):
                return top
        return None
    if (first_other is None or set(counts) == {"photograph"}) and not weak and captions_grid(sample):
        return None
    if set(counts) == {"flow diagram"} and not FLOWS.search(sample) and looks_like_one(sample):
        return None  # what is called a diagram has two sides and a scale
    if first_other is not None and (
        not weak
        or only_scales
        or counts[first_other[1]] >= len(weak)
        or (first_other[0] < weak[0] and not (first_other[1] == "photograph" and _mostly(weak, counts)))
    ):
        return first_other[1]
    if weak:
        drawn = drawn_otherwise(sample, scaled=True) if scales else None
        return drawn if only_scales or drawn == "scatter plot" else None
    plain = _without_marks(sample) if first_other is None else ""
    if square_grid(plain) is not None or square_pairs(plain) or is_table_alone(plain):
        return None
    if looks_like_one(sample):
        return drawn_otherwise(sample) if first_other is None else None
    return "prose without a figure" if first_other is None else first_other[1]


def _without_marks(sample: str) -> str:
    """A text without what programs and papers put before its lines and behind its values."""
    return without_frame_marks(without_output_marks(without_raised_notes(sample)))


IN_GRID = re.compile(r"\b(?:rows?|cells?|tiles?|matri(?:x|ces))\b|^\s*\|", re.I | re.M)
"""What no chart with bars, lines or points has."""
SCALE = re.compile(rf"colou?r ?(?:bar|map)s?\b|{MAP_NAME}\b", re.I)
"""What figures of other kinds have as well: arrows may have a colour bar, points may be viridis."""
LISTED = (
    "bar chart",
    "line chart",
    "scatter plot",
    "pie chart",
    "density plot",
    "box plot",
    "radar chart",
    "area chart",
    "map",
)
MOST_KINDS = 3
"""Kinds of charts that a description of a heatmap speaks of beside it."""


def lists_charts(text: str) -> bool:
    """Whether a text goes through kinds of charts, of which a heatmap is one."""
    sample = text[:60_000]
    return sum(pattern.search(sample) is not None for name, pattern in OTHERS if name in LISTED) > MOST_KINDS


def gives_few_numbers(text: str) -> bool:
    """Whether a text holds fewer numbers than the smallest of grids, so that none of its cells are told."""
    return sum(1 for _ in islice(NUMBER.finditer(text), FEW)) < FEW


NUMBER = re.compile(r"\d[\d.,]*")
FEW = 9


def heads_words(blocks: list[Block]) -> bool:
    """Whether the first line that names a heatmap is the heading of a table in which no cell is a number.

    Or one of the lines of such a table, as of a list of charts.
    """
    for line, under in pairwise([*blocks, Block("paragraph", Text(), 0)]):
        if HEATMAP.search(line.text.text):
            return len(line.text) <= LONGEST_HEADING and _of_words(under)
        if _of_words(line) and any(HEATMAP.search(cell.text) for row in line.rows[1:] for cell in row):
            return True
    return False


def holds_words(blocks: list[Block]) -> bool:
    """Whether a text holds tables, and no number in any cell of theirs."""
    tables = [block for block in blocks if block.rows]
    return bool(tables) and all(map(_of_words, tables))


def _of_words(block: Block) -> bool:
    """Whether a block is a table in which no cell is a number."""
    cells = [cell.text for row in block.rows[1:] for cell in row[1:]]
    return bool(cells) and not any(parse_quantity(cell) or number_of_level(cell) for cell in cells)


LONGEST_HEADING = 80


def shows_one(text: str) -> bool:
    """Whether the part of a text about one panel says that it is a heatmap."""
    return bool(HEATMAP.search(text))


def tells_of_one(text: str) -> bool:
    """Whether a text describes one heatmap, rather than heatmaps in general."""
    return bool(TELLS.search(text[:60_000]))


def _mostly(weak: list[int], counts: dict[str, int]) -> bool:
    """Whether a matrix is named far more often than all other kinds: a screenshot may show one."""
    return len(weak) > 2 * sum(counts.values())


def _early(at: int) -> bool:
    return at < START
