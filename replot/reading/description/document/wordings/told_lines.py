"""Lines of the grid that one sentence tells: ``Rows: News — 54, 38, 61; Police — 33, 29, 58.``"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.metrics import METRIC
from replot.reading.description.lexicon.missing import MISSING_WORDS
from replot.reading.description.lexicon.numbers import PLAIN
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.square import SQUARE

__all__ = ["LINE", "NUMBER", "cells_of", "lines_from", "with_told_lines"]
LEAD = rare(
    r"(?:^|(?<=[.!?;]\s))[^.:;!?\d]{0,60}?"
    r"\b(?:(?:rows|lines|(?:by|per) row|row[- ](?:values|data|wise|by[- ]row))|"
    r"(?P<column>columns|(?:by|per) column|column[- ](?:values|data|wise|by[- ]column)))\b"
    r"[^.:;!?\d]{0,40}:\s+(?=\S)",
    re.I,
)
VALUE = rf"(?:[~≈]\s?)?[$€£]?{PLAIN}(?:\s?[%°])?(?:\s?±\s?{PLAIN})?|(?<!\w)(?i:{MISSING_WORDS})(?!\w)|"
VALUE += r"[-–—](?=\s*[,;/|.)]|\s*$)"
VALUES = rf"(?P<values>(?:{VALUE})(?:(?:\s*[,/|]\s*(?:and\s+)?|\s+and\s+)(?:{VALUE}))+)"
NAME = r"(?P<name>[\"“][^\"”\n]{1,80}[\"”]|[^\s:;,=→\"“](?:[^:;,.=→\"“]|\.(?! )){0,59}?)"
LINE = re.compile(
    rf"(?:and\s+)?{NAME}(?:(?P<sign>\s*(?:[:=→]|->)\s*|\s[—–-]\s+)|\s+(?=[-−+~≈$€£]?\.?\d)|\s*(?P<opened>[(\[])){VALUES}"
    r"(?(opened)[)\]])"
)
NEXT = re.compile(r"\s*[;.]\s+|,\s+(?:and\s+)?(?=[^\W\d_\"“])|(?<=[)\]])\s+and\s+")
"""What parts a line from the next one; a comma only where no value follows."""
ENDS = re.compile(r"\s*(?:[;.)]|$|,?\s(?:and|with|while|where)\b)|(?<=[)\].])[,\s]")
NUMBER = re.compile(VALUE)
NO_LINE = re.compile(
    r"(?:the )?(?:[xy]|rows?|columns?|.*\b(?:ax[ei]s|labels?|ticks?|range|scale|bar|values?))", re.I
)
"""What is no name of a line: the axes list their labels here."""


def with_told_lines(blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks, with the lines of the grid that stand in one sentence as a table under it.

    So are those of a square matrix in brackets: ``the new model (oak 59/0, elm 3/68)``.
    """
    square: bool = False
    for block in blocks:
        source = block.text.text
        square = square or (bool(source) and SQUARE.search(source) is not None)
        lines, of_columns = _told(source) if block.is_prose else ([], False)
        end = lines[-1].end() if lines else 0
        if not lines and square and block.is_prose:
            lines, end = _square(source, 0)
        if not lines:
            yield block
            continue
        lead = block.text.cut(0, _before(source, lines[0].start()))
        if square and (last := LAST_SENTENCE.search(lead.text)) is not None:
            yield block.saying(lead.cut(0, last.start()))  # "Two matrices side by side. Left: the old one"
            lead = lead.cut(last.start())
        yield block.saying(lead)
        yield _table(block, lines, of_columns)
        while square and not of_columns:
            lines, after = _square(source, end)
            if not lines:
                break
            if lead := block.text.cut(end, _before(source, lines[0].start())):
                yield Block("paragraph", lead, lead.span().line, block.level)
            yield _table(block, lines)
            end = after
        rest = block.text.cut(end)
        if re.search(r"\w", rest.text):
            yield Block("paragraph", rest, rest.span().line, block.level)


def _table(block: Block, lines: list[re.Match[str]], of_columns: bool = False) -> Block:
    """A table of lines that are its rows, or its columns."""
    rows = [cells_of(block.text, line) for line in lines]
    table = table_at(block.line)
    if of_columns:
        table.rows = [[Text(), *heads] for heads in zip(*rows, strict=True)]
    else:
        table.rows = [[Text() for _ in rows[0]], *rows]
    return table


LAST_SENTENCE = re.compile(r"(?<=\.)\s(?=[A-Z][^.]*$)")
OPENED = re.compile(r"[(:]\s?(?=[^\W\d_]|[\"“])")
CLOSED = re.compile(r"\s*[).;]{0,2}\s*")


def _before(source: str, start: int) -> int:
    """Where a lead ends: before the bracket in which the lines stand."""
    return start - 1 if source[start - 1 : start] == "(" else start


def _square(source: str, start: int) -> tuple[list[re.Match[str]], int]:
    """The next rows in brackets or behind a colon that are as many as the values of each, and their end."""
    if sum(1 for _ in islice(NUMBER.finditer(source, start), FEWEST_VALUES)) < FEWEST_VALUES:
        return [], start
    for opened in OPENED.finditer(source, start):
        lines = lines_from(source, opened.end())
        if any(NO_NAME.search(line["name"]) for line in lines):
            continue  # "left: the old one (oak: 1, 2"
        if opened[0][0] == ":" and not all("/" in line["values"] for line in lines):
            continue  # other readers know more of a text without brackets
        square = all(len(NUMBER.findall(line["values"])) == len(lines) for line in lines)
        if len(lines) > 1 and square and not _are_parts(source, lines):
            return lines, CLOSED.match(source, lines[-1].end()).end()  # type: ignore[union-attr]
    return [], start


PARTS = re.compile(
    r"\b(?:recall|accura\w+|correct\w*|right(?:ly)?|balanced|out of|hits?|precision|rate)\b", re.I
)


def _are_parts(source: str, lines: list[re.Match[str]]) -> bool:
    """Whether rows with slashes are shares of a whole (``oak 59/60``) or measures, and none of a matrix."""
    if any(METRIC.fullmatch(line["name"].strip()) is not None for line in lines):
        return True
    values = [[parse_quantity(n[0]) for n in NUMBER.finditer(line["values"])] for line in lines]
    numbers = [[q.value for q in row if q is not None] for row in values]
    whole = all(row and row[-1] == max(row) for row in numbers)
    return whole and PARTS.search(source, 0, lines[0].start()) is not None


NO_NAME = re.compile(r"[()]|\b(?:row|column|line)\b", re.I)
FEWEST_VALUES = 4
"""Of the smallest square."""


def _told(source: str) -> tuple[list[re.Match[str]], bool]:
    """The lines of the first sentence that tells several, and whether they are columns."""
    for lead in LEAD.finditer(source):
        if len(lines := lines_from(source, lead.end())) > 1:
            return lines, lead["column"] is not None
    return [], False


def lines_from(source: str, start: int) -> list[re.Match[str]]:
    """The lines that follow one another from a place, if all of them hold as many values."""
    out: list[re.Match[str]] = []
    names: set[str] = set()
    at = start
    while (line := LINE.match(source, at)) is not None:
        if line["name"] in names or NO_LINE.fullmatch(line["name"]):
            break
        names.add(line["name"])
        out.append(line)
        parted = NEXT.match(source, line.end())
        marked = line["sign"] or line["opened"] or "/" in line["values"]
        if parted is None or not (marked or ";" in parted[0]):
            break
        at = parted.end()
    alike = {(sum(1 for _ in NUMBER.finditer(line["values"])), line["sign"], line["opened"]) for line in out}
    return out if len(alike) == 1 and ENDS.match(source, out[-1].end()) else []


def cells_of(text: Text, line: re.Match[str]) -> list[Text]:
    """The name of a line and its values."""
    start = line.start("values")
    values = (value.span() for value in NUMBER.finditer(line["values"]))
    return [text.cut(*line.span("name")), *(text.cut(start + a, start + b) for a, b in values)]
