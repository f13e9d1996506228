"""Printed square matrices under the numbers of their classes, each named behind its own.

So prints MALLET, and so stand correlations in papers: below the diagonal, behind means and deviations.
"""

from __future__ import annotations

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.prints.printed_lines import RULED
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re

__all__ = [
    "coded_rows",
    "heads_codes",
    "heads_numbers",
    "heads_triangle",
    "numbered_names",
    "numbered_row",
    "numbered_triangle",
]
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
    r"(?P<values>(?:\s+(?:(?:[-–]|−[ ]?)?\d{0,6}\.?\d{1,6}\*{0,3}|[-–—])){0,80})\s*"
)
"""``2. Income  3.10  1.02  .41**``; some printers set a minus apart from its number."""
SIGN_APART = "− "
TRIANGLE_VALUE = re.compile(rf"(?:{SIGN_APART})?\S+")
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
        told = TRIANGLE_VALUE.finditer(raw, *row.span("values"))
        values = [_value(m[0], at, m.start() + 1) for m in told]
        named = row.start("n")
        out.append([Text.of_line(raw[named : row.end("name")], at, named + 1), *values])
    return out


def _value(raw: str, at: int, column: int) -> Text:
    """A value, with its sign right before its number."""
    if not raw.startswith(SIGN_APART):
        return Text.of_line(raw, at, column)
    number = Text.of_line(raw[len(SIGN_APART) :], at, column + len(SIGN_APART))
    return Text.of_lines([Text.of_line(raw[0], at, column), number], gap="")


CODED_HEAD = re.compile(
    r"\s*(?P<beside>[^\W\d]\S{0,30}(?:\s+[^\W\d]\S{0,30}){1,4})(?P<codes>(?:\s+\d{1,4}){2,80})\s*"
)
"""``Code Name Pixels 0 10 20``."""
CODED_ROW = re.compile(
    r"\s*(?P<code>\d{1,4})\s+(?P<name>[^\W\d]\S{0,30}(?: [^\W\d]\S{0,30}){0,4})"
    r"(?P<values>(?:\s+\d[\d.,]{0,12}%?){2,84})\s*"
)
"""``10 Water 470 0.2 96.4 2.8``."""


def heads_codes(raw: str) -> bool:
    """Whether a line may be the head of rows with a code, a name, and more before their cells."""
    return raw.rstrip()[-1:].isdigit() and CODED_HEAD.fullmatch(raw) is not None


NAMES_DRAWN = re.compile(
    r"\s*_{2,}\s?(?P<rows>[^_]{1,60}?)\s?_{2,}\s+_{2,}\s?(?P<columns>[^_]{1,80}?)\s?_{2,}\s*"
)
"""``____Areas____  ____Percent by code____``: what the columns of names and those of cells are."""


def coded_rows(lines: Lines, above: str = "") -> tuple[Block, int] | None:
    """The matrix whose head is the first of the lines, below another one, and the last line of it.

    Its columns are codes of classes, and each row has one of these, its name, and what else the head names
    before the codes: how many cases there are, which is no cell.
    """
    (at, raw), *below = lines
    head = CODED_HEAD.fullmatch(raw)
    if head is None:
        return None
    codes = [Text.of_line(m[0], at, m.start() + 1) for m in WORD.finditer(raw, *head.span("codes"))]
    beside = head["beside"].split()[2:]
    rows: list[list[Text]] = []
    found: list[str] = []
    last = at
    for line, body in below:
        row = CODED_ROW.fullmatch(body)
        if row is None and not found and RULED.fullmatch(body):
            continue
        values = list(WORD.finditer(body, *row.span("values"))) if row is not None else []
        if row is None or len(values) != len(beside) + len(codes):
            break
        found.append(row["code"])
        name = Text.of_line(row["name"], line, row.start("name") + 1)
        rows.append([name, *(Text.of_line(m[0], line, m.start() + 1) for m in values[len(beside) :])])
        last = line
    told = [code.text for code in codes]
    if len(found) < FEWEST or [code for code in told if code in found] != found:
        return None
    heads = [row[0] for row in rows] if told == found else codes
    drawn = NAMES_DRAWN.fullmatch(above)
    if drawn is None:
        return table_at(at, [[Text(), *heads], *rows]), last
    of_rows, of_columns = (Text.of_line(drawn[n], at - 1, drawn.start(n) + 1) for n in ("rows", "columns"))
    names = [[Text(), of_columns, *(Text() for _ in heads[1:])], [of_rows, *heads]]
    return table_at(at - 1, [*names, *rows], header=len(names)), last
