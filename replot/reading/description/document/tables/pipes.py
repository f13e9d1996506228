"""Lines of a table between bars, as markdown writes them."""

from __future__ import annotations

from collections.abc import Sequence

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re

__all__ = ["delimits", "pipe_cells", "spaced_pipes", "with_last_cells"]
DELIMITER = re.compile(r"(?:\|\s*)?:?-+:?(?:\s*\|\s*:?-+:?)*(?:\s*\|){0,2}")
SPLIT = re.compile(r"\|(?<!\\.)")


def delimits(line: str) -> bool:
    """Whether a line of a table parts its head from its body."""
    return "-" in line and DELIMITER.fullmatch(line.strip()) is not None


def spaced_pipes(lines: Sequence[str], k: int) -> tuple[Block, int] | None:
    """A table whose rows have blank lines between them, and the line after it; None without one."""
    if k + 1 >= len(lines) or lines[k + 1].strip() or not _framed(lines[k]):
        return None
    second = next((line for line in lines[k + 2 : k + 2 + MOST_BLANK] if line.strip()), "")
    if not delimits(second):
        return None
    at, n = [k], k + 1
    while n < len(lines) and n - at[-1] <= MOST_BLANK + 1:
        if lines[n].strip():
            if not _framed(lines[n]):
                break
            at.append(n)
        n += 1
    if len(at) < FEWEST_LINES:
        return None
    rows = [pipe_cells(lines[n], n + 1, 1) for n in at if n != at[1]]
    return table_at(k + 1, rows), at[-1] + 1


def _framed(line: str) -> bool:
    return line.startswith("|") and line.rstrip().endswith("|")


MOST_BLANK = 2
"""Blank lines between the rows of such a table."""
FEWEST_LINES = 3


def with_last_cells(rows: list[list[Text]], lines: Sequence[str]) -> list[list[Text]]:
    """The cells of lines without outer bars, with an empty one behind a last bar that needs it."""
    width = max(map(len, rows))
    return [
        [*row, Text()] if len(row) == width - 1 and line.rstrip().endswith("|") and line[:1] != "|" else row
        for row, line in zip(rows, lines, strict=True)
    ]


def pipe_cells(raw: str, line: int, column: int) -> list[Text]:
    """The cells of a line that begins at a line and a column of the source."""
    stripped = raw.strip()
    if stripped.endswith("|]") and "[" not in stripped:
        stripped = stripped[:-1]  # the bracket opened before the table: "[Figure: ..."
    at = raw.find(stripped)
    pieces, start = [], 0
    for bar in SPLIT.finditer(stripped):
        pieces.append((start, stripped[start : bar.start()]))
        start = bar.end()
    pieces.append((start, stripped[start:]))
    if len(pieces) > 1 and not pieces[0][1].strip() and stripped.startswith("|"):
        pieces = pieces[1:]
    if len(pieces) > 1 and not pieces[-1][1].strip() and stripped.endswith("|"):
        pieces = pieces[:-1]
    cells = []
    for offset, piece in pieces:
        lead = len(piece) - len(piece.lstrip())
        cells.append(Text.of_line(piece.strip(), line, column + at + offset + lead))
    return cells
