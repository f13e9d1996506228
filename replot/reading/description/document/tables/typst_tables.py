"""Tables of Typst: ``#table(columns: 3, [..], [..])``, cell after cell, in a figure or alone."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.tables.covering import MAX_SPAN, Covering
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re

__all__ = ["MOST_LINES", "begins_typst", "typst_table"]
MOST_LINES = 2000
MOST_ABOVE = 4
"""Lines of a figure before its table."""
BEGINS = re.compile(r"#(?:figure|tablex?)\(|#.{0,80}(?<![\w.])tablex?\(")
TABLE = re.compile(r"(?<![\w.])tablex?\(")
FIGURE = re.compile(r"#figure\(")
NAMED = re.compile(r"\s*(?P<name>[a-z][\w-]*)\s*:")
PART = re.compile(r"\s*table\.(?P<kind>header|footer|cell|hline|vline)\s*\(")
COVERS = re.compile(r"\b(?P<way>col|row)span:\s?(?P<count>\d{1,3})\b")
TIMES = re.compile(r"\s*\(\s*[\w.%]+\s*,?\s*\)\s*\*\s*(?P<count>\d{1,3})\s*|\s*(?P<alone>\d{1,3})\s*")
STYLED = re.compile(r"#[a-z]+(?:\([^()\[\]\n]{0,80}\))?\[(?P<said>[^\[\]\n]{0,200})\]")
"""``#text(red)[12]``, ``#strong[12]``."""
STRONG = re.compile(r"(?<![\w*])\*(?P<said>[^*\n]{1,200})\*(?![\w*])")
Part = tuple[int, int]


def begins_typst(line: str) -> bool:
    """Whether a line may begin a figure or a table of Typst."""
    return ("table" in line or "#figure" in line) and BEGINS.search(line) is not None


@dataclass
class _Source:
    """The lines from the first one of a table on, as one text."""

    text: str
    first: int

    def __post_init__(self) -> None:
        self.begins = [0, *(newline.end() for newline in re.finditer("\n", self.text))]

    def said(self, start: int, end: int) -> Text:
        """What stands between two places, each line of it at its own."""
        lines = []
        while start < end:
            line = bisect_right(self.begins, start) - 1
            stop = min(end, self.begins[line + 1] - 1 if line + 1 < len(self.begins) else end)
            raw = self.text[start:stop]
            lead = len(raw) - len(raw.lstrip())
            if words := _plain(raw.strip()):
                lines.append(Text.of_line(words, self.first + line + 1, start + lead - self.begins[line] + 1))
            start = stop + 1
        return Text.of_lines(lines) if lines else Text("", [(0, self.first + 1, 1)])


def typst_table(lines: list[str], k: int) -> tuple[Block, int] | None:
    """The table that begins in line ``k``, and the line after it; None where it is none, or never ends."""
    source = _Source("\n".join(lines[k : k + MOST_LINES]), k)
    figure = FIGURE.search(source.text, 0, len(lines[k]))
    begun = TABLE.search(source.text)
    if begun is None or source.text.count("\n", 0, begun.start()) > (MOST_ABOVE if figure else 0):
        return None
    parts, end = _arguments(source.text, begun.end())
    width = next((_width(source.text, part) for part in parts if _is(source.text, part, "columns")), 0)
    if end is None or not width:
        return None
    while source.text[end : end + 1] == "[":  # cells behind the arguments
        _, after = _arguments(source.text, end + 1)
        if after is None:
            break
        parts.append((end, after))
        end = after
    block = table_at(k + 1)
    if figure is not None:
        around, after = _arguments(source.text, figure.end())
        end = max(end, after or 0)
        for part in around:
            if _is(source.text, part, "caption") and (inner := _content(source.text, *part)) is not None:
                block.text = source.said(*inner)
    cells, heads = [], 0
    for cell, headed in _cells(source, parts):
        cells.append(cell)
        heads += headed * cell[1]
    covering = Covering()
    row: list[tuple[Text, int, int]] = []
    for cell in cells:
        row.append(cell)
        if sum(across for _, across, _ in row) + len(covering.covered) >= width:
            block.rows.append(covering.row(row))
            row = []
    if row:
        block.rows.append(covering.row(row))
    block.header = max(1, heads // width)
    return (block, k + source.text.count("\n", 0, end) + 1) if len(block.rows) > 1 else None


def _cells(
    source: _Source, parts: list[Part], *, within: bool = False
) -> Iterator[tuple[tuple[Text, int, int], bool]]:
    """The cells of a table, or ``within`` a part of it, with what they cover, and whether each is a head."""
    for start, end in parts:
        kind = PART.match(source.text, start, end)
        if kind is None and NAMED.match(source.text, start, end) is not None:
            continue
        if kind is None or kind["kind"] == "cell":
            spans = {} if kind is None else dict(COVERS.findall(source.text, start, end))
            inner = _content(source.text, start, end) or (start, end)
            across, down = (min(MAX_SPAN, max(1, int(spans.get(way, 1)))) for way in ("col", "row"))
            yield (source.said(*inner), across, down), False
        elif kind["kind"] in ("header", "footer") and not within:
            inner_parts, _ = _arguments(source.text, kind.end())
            for cell, _ in _cells(source, inner_parts, within=True):
                yield cell, kind["kind"] == "header"


def _arguments(text: str, at: int) -> tuple[list[Part], int | None]:
    """The arguments behind an opened bracket, and the place behind the closing one, if there is any."""
    closing = {"(": ")", "[": "]", "{": "}"}
    stack = [")" if text[at - 1] == "(" else "]"]
    parts, start = [], at
    while at < len(text):
        sign = text[at]
        written = stack[-1] == "]"  # words, in which brackets of code are none
        if sign == "\\" and written:
            at += 1
        elif sign == '"' and not written:
            at = text.find('"', at + 1)
            if at < 0:
                break
        elif sign == "[" or (sign in "({" and not written):
            stack.append(closing[sign])
        elif sign == stack[-1]:
            stack.pop()
            if not stack:
                break
        elif sign == "," and len(stack) == 1 and not written:
            parts.append((start, at))
            start = at + 1
        at += 1
    if stack or at < 0:
        return [], None
    return [part for part in (*parts, (start, at)) if text[slice(*part)].strip()], at + 1


def _is(text: str, part: Part, name: str) -> bool:
    named = NAMED.match(text, *part)
    return named is not None and named["name"] == name


def _width(text: str, part: Part) -> int:
    """How many columns an argument names: ``3``, ``(auto, 1fr)``, ``(1fr,) * 4``."""
    begun = text.index(":", *part) + 1
    if (counted := TIMES.fullmatch(text, begun, part[1])) is not None:
        return int(counted["count"] or counted["alone"])
    opened = text.find("(", begun, part[1])
    inner = _arguments(text, opened + 1) if opened >= 0 else ([], None)
    return len(inner[0]) if inner[1] is not None and not text[inner[1] : part[1]].strip() else 0


def _content(text: str, start: int, end: int) -> Part | None:
    """What stands between the last brackets of an argument, or between its quotation marks."""
    said = text[start:end].rstrip()
    opened = said.find("[") if said.endswith("]") else said.find('"') if said.endswith('"') else -1
    return (start + opened + 1, start + len(said) - 1) if 0 <= opened < len(said) - 1 else None


def _plain(words: str) -> str:
    """The words of a cell without the marks of Typst."""
    return STRONG.sub(r"**\g<said>**", STYLED.sub(r"\g<said>", words))
