"""Printed square matrices under the numbers of their classes, each named behind its own.

So prints MALLET, and so stand correlations in papers: below the diagonal, behind means and deviations.
"""

from __future__ import annotations

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re

__all__ = ["heads_numbers", "heads_triangle", "numbered_names", "numbered_row", "numbered_triangle"]
HEAD = re.compile(
    r"\s*(?P<corner>[A-Za-z]{2,20}\s+)?(?P<numbers>[01](?:\s+\d{1,3})+)"
    r"(?:\s*\|?\s*(?:total|sum|all))?\s*"
)
ROW = re.compile(
    r"\s*(?P<number>\d{1,3})\s+(?P<name>[^\W\d][^\s|:=]*)(?P<values>(?:\s+(?:\d[\d.,]*%?|[.-]))+)"
    r"(?:\s*\|\s*\d[\d.,]*)?\s*"
)
"""``0  ham  38 101  |139``."""
WORD = re.compile(r"\S+")
FEWEST = 2
Lines = list[tuple[int, str]]


def heads_numbers(raw: str) -> bool:
    """Whether a line may be the head of such a matrix."""
    return HEAD.fullmatch(raw) is not None


def numbered_row(raw: str) -> bool:
    """Whether a line is such a row."""
    return ROW.fullmatch(raw) is not None


def numbered_names(lines: Lines) -> Block | None:
    """The first such matrix among lines as a table block, or None."""
    for n, (at, raw) in enumerate(lines):
        head = HEAD.fullmatch(raw)
        numbers = head["numbers"].split() if head is not None else []
        below = lines[n + 1 : n + 1 + len(numbers)]
        rows = [ROW.fullmatch(line) for _, line in below]
        if head is None or [row and row["number"] for row in rows] != numbers or len(numbers) < FEWEST:
            continue
        values = [list(WORD.finditer(row["values"])) for row in rows if row is not None]
        if any(len(each) != len(numbers) for each in values):
            continue
        places = [row.start("values") for row in rows if row is not None]
        names = [
            Text.of_line(row["name"], line, row.start("name") + 1)
            for row, (line, _) in zip(rows, below, strict=True)
            if row is not None
        ]
        said = (head["corner"] or "").strip()
        corner = Text.of_line(said, at, head.start("corner") + 1) if said else Text()
        body = [
            [name, *(Text.of_line(cell.group(), line, begin + cell.start() + 1) for cell in cells)]
            for name, cells, begin, (line, _) in zip(names, values, places, below, strict=True)
        ]
        return table_at(at, [[corner, *names], *body])
    return None


TRIANGLE_HEAD = re.compile(
    r"\s*(?P<beside>(?:[^\W\d]\S{0,30}\s+){0,6})(?P<numbers>1(?:\s+\d{1,2}){1,60})\s*"
)
TRIANGLE_ROW = re.compile(
    r"\s*(?P<n>\d{1,2})[.)]?\s+(?P<name>[^\W\d]\S{0,40}(?: [^\W\d]\S{0,40}){0,5})"
    r"(?P<values>(?:\s+(?:[-−–]?\d{0,6}\.?\d{1,6}\*{0,3}|[-–—])){0,80})\s*"
)
"""``2. Income  3.10  1.02  .41**``."""
ON_DIAGONAL = re.compile(r"1(?:\.0+)?|[-–—]")
FEWEST_ROWS = 3


def heads_triangle(raw: str) -> bool:
    """Whether a line may be the head of such correlations."""
    return raw.rstrip()[-1:].isdigit() and TRIANGLE_HEAD.fullmatch(raw) is not None


def numbered_triangle(lines: Lines) -> Block | None:
    """The first such correlations among lines as a table block, or None: each row one value longer."""
    for n, (at, raw) in enumerate(lines):
        head = TRIANGLE_HEAD.fullmatch(raw) if heads_triangle(raw) else None
        if head is None:
            continue
        numbers = [Text.of_line(m[0], at, m.start() + 1) for m in WORD.finditer(raw, *head.span("numbers"))]
        beside = [Text.of_line(m[0], at, m.start() + 1) for m in WORD.finditer(raw, *head.span("beside"))]
        rows = _triangle_rows(lines[n + 1 : n + 2 * len(numbers) + 4], len(numbers) + 1)
        counted = [number.text for number in numbers] == [str(k + 1) for k in range(len(numbers))]
        if not counted or len(rows) < max(FEWEST_ROWS, len(numbers)):
            continue
        first = len(rows[0]) - 1
        diagonal = first > 0 and all(ON_DIAGONAL.fullmatch(row[-1].text) for row in rows)
        sides = first - diagonal
        led = len(beside) - sides  # the word over the names
        if led not in (0, 1) or [len(row) - 1 for row in rows] != [first + k for k in range(len(rows))]:
            continue
        width = 1 + sides + len(numbers)
        body = [[*row, *(Text() for _ in range(width - len(row)))] for row in rows]
        heads = [*(beside[:1] if led else [Text()]), *beside[led:], *numbers]
        if all(len(row) == width for row in body):
            return table_at(at, [heads, *body])
    return None


def _triangle_rows(lines: Lines, most: int) -> list[list[Text]]:
    """The lines with a number, a name and values, numbered from 1 on; some may be empty between them."""
    out: list[list[Text]] = []
    for at, raw in lines:
        row = TRIANGLE_ROW.fullmatch(raw)
        if row is None and not raw.strip():
            continue
        if row is None or int(row["n"]) != len(out) + 1 or len(out) == most:
            break
        values = [Text.of_line(m[0], at, m.start() + 1) for m in WORD.finditer(raw, *row.span("values"))]
        named = row.start("n")
        out.append([Text.of_line(raw[named : row.end("name")], at, named + 1), *values])
    return out
