"""HTML and LaTeX tables as table blocks."""

from __future__ import annotations

import html
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

from replot.reading.description.document.blanked import blanked
from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.markup.symbols import GREEK, SYMBOLS
from replot.reading.description.document.prints.bare_lines import (
    MATRIX_BEGINS,
    MATRIX_ENDS,
    MOST_MATRIX_LINES,
)
from replot.reading.description.document.tables.covering import MAX_SPAN, Covering
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.limits import current, too_many

__all__ = ["html_table", "labelled_matrix", "latex_table"]
END_TABLE = re.compile(r"</table\s*>", re.I)
TAG = re.compile(
    r"""<(/?)([A-Za-z][A-Za-z0-9]*)\b((?:[^<>"'\n]|"[^"\n]{0,300}"|'[^'\n]{0,300}'|\n){0,600})>"""
)
COVERS = re.compile(r"""\b(col|row)span\s{0,4}=\s{0,4}["']?\s{0,4}(\d{1,4})\b""", re.I)
LINE_OF_TEXT = re.compile(r"\S[^\n]*")
MARKUP = {"b": ("**", "**"), "strong": ("**", "**"), "sup": ("<sup>", "</sup>"), "br": (" ", "")}
SECTIONS = ("thead", "tbody", "tfoot")


@dataclass
class _Cell:
    """A cell of an HTML table: its text, its place, whether it is a head, and what it covers."""

    place: tuple[int, int]
    head: bool
    across: int
    down: int
    parts: list[str] = field(default_factory=list)

    def text(self) -> Text:
        """What stands in the cell, each line of it at its place."""
        line, column = self.place
        lines = []
        for k, source in enumerate("".join(self.parts).split("\n")):
            if words := source.split():
                lead = len(source) - len(source.lstrip())
                lines.append(Text.of_line(" ".join(words), line + k, (1 if k else column) + lead))
        return Text.of_lines(lines) if lines else Text("", [(0, line, column)])


@dataclass
class _Row:
    section: str
    cells: list[_Cell] = field(default_factory=list)


def _without_comments(source: str) -> str:
    """The source with blanks for its comments, each character at its old place."""
    out, last = [], 0
    while (start := source.find("<!--", last)) >= 0 and (end := source.find("-->", start + 4)) >= 0:
        out += [source[last:start], blanked(source[start : end + 3])]
        last = end + 3
    return "".join((*out, source[last:]))


def _html_rows(source: str, first_line: int) -> tuple[list[_Row], Text]:
    """The rows of an HTML table and its caption."""
    begins = [0, *(newline.end() for newline in re.finditer("\n", source))]

    def place(at: int) -> tuple[int, int]:
        line = bisect_right(begins, at)
        return first_line + line - 1, at - begins[line - 1] + 1

    rows: list[_Row] = []
    caption = Text()
    section, cell, captioned = "tbody", None, False
    for data, at, closing, tag, attributes, end in _pieces(_without_comments(source)):
        if cell is not None:
            cell.parts += [data, "\n" * attributes.count("\n")]  # lines may end inside a tag
        elif captioned and not caption and data.strip():
            lines = LINE_OF_TEXT.finditer(data)
            parts = [Text(line.group().rstrip(), [(0, *place(at + line.start()))]) for line in lines]
            caption = Text.of_lines(parts)
        if tag in ("td", "th", "tr", "table", *SECTIONS):
            cell = None
        if tag in SECTIONS:
            section = "tbody" if closing else tag
        elif tag == "caption":
            captioned = not closing
        elif tag in MARKUP and cell is not None:
            cell.parts.append(MARKUP[tag][closing])
        elif tag == "tr" and not closing:
            rows.append(_Row(section))
        elif tag in ("td", "th") and not closing:
            if not rows:
                rows.append(_Row(section))
            spans = {side.lower(): min(int(count), MAX_SPAN) for side, count in COVERS.findall(attributes)}
            cell = _Cell(place(end), tag == "th", spans.get("col", 1), spans.get("row", 1))
            rows[-1].cells.append(cell)
    return rows, caption


def _pieces(source: str) -> Iterator[tuple[str, int, bool, str, str, int]]:
    """Texts with the tag after each: (text, its place, whether the tag closes, name, attributes, its end)."""
    last = 0
    for tag in TAG.finditer(source):
        yield (
            html.unescape(source[last : tag.start()]),
            last,
            bool(tag[1]),
            tag[2].lower(),
            tag[3],
            tag.end(),
        )
        last = tag.end()
    yield html.unescape(source[last:]), last, True, "table", "", len(source)


def html_table(lines: list[str], k: int) -> tuple[Block, int]:
    """The HTML table that begins in line ``k``, and the line after it."""
    end = k
    while end < len(lines) and not END_TABLE.search(lines[end]):
        end += 1
    end = min(end + 1, len(lines))
    rows, caption = _html_rows("\n".join(lines[k:end]), k + 1)
    block = Block("table", caption, k + 1)
    covering = Covering()
    for row in rows:
        texts = covering.row((cell.text(), cell.across, cell.down) for cell in row.cells)
        if not texts:
            continue
        block.rows.append(texts)
        headed = all(cell.head for cell in row.cells)
        if row.section == "thead" or (
            headed and len(block.rows) == block.header + 1 and row.section != "tfoot"
        ):
            block.header = len(block.rows)
        block.footer += row.section == "tfoot"
    first = rows[0].cells if rows else []
    if block.header < 2 and any(cell.across > 1 for cell in first):
        block.header = max(
            min(cell.down for cell in first if cell.across > 1), *(cell.down for cell in first)
        )
    block.header = block.header or 1
    return block, end


MULTI = re.compile(r"\\multi(column|row)\{([^{}]*)\}\{(?:[^{}]|\{[^{}]*\})*\}\{((?:[^{}]|\{[^{}]*\})*)\}")
LINE = re.compile(r"\\(?:hline|midrule)")
PART_LINE = re.compile(r"\\(?:cmidrule|cline)")
TURNED = re.compile(
    r"\\(?:rotatebox(?:\[[^\[\]]{0,40}\])?\{[^{}]{0,10}\}|turnbox\{[^{}]{0,10}\}|rot|makecell|textit|emph|"
    r"begin\{(?:sideways|turn)\})\s?(?:\{[^{}]{0,10}\}(?=\{))?\{?([^{}\\&]*)(?:\}|\\end\{(?:sideways|turn)\})"
)
DIAGONAL = re.compile(
    r"\\(?:diagbox|backslashbox)(?:\[[^\[\]]{0,80}\])?\{([^{}&]{0,60})\}"
    r"(?:\{[^{}&]{0,60}\}(?=\{))?\{([^{}&]{0,60})\}"
)
"""A corner cut in two: the rows are named below the line, the columns above it."""
STACKED = re.compile(r"\\(?:shortstack|makecell|thead)(?:\[[^\[\]]{0,20}\])?\{([^{}]*)\}")
"""Words of one cell, one below the other."""
AROUND_VALUE = re.compile(r"\\(?!c(?:line|midrule))[A-Za-z]{2,}\{\s*([-+−]?\d[\d.,]*(?:\\?%)?)\s*\}(?!\{)")
"""A command that shades, rounds or marks one value: ``\\heat{0.42}``."""
NOTED = re.compile(
    r"(?<=[\d%}])\s?(?:\\(?:text)?d{1,2}ag(?:ger(?:dbl)?)?(?![A-Za-z])(?:\{\})?|\$\^\{?(?:\\d{1,2}ag(?:ger)?|[a-z†‡])\}?\$|"
    r"\\(?:textsuperscript|tnote)\{(?:[a-z†‡]|\\(?:text)?d{1,2}ag(?:ger)?)\})"
)
"""A sign behind a value that leads to a note: ``15.0\\textdagger``."""
SET_IN = re.compile(r"(?:^|(?<=[&{]))(?P<space>\s{0,40})\\(?P<name>[A-Za-z]{1,20})\s{1,9}(?=[-+−]?\.?\d)")
"""A command at the beginning of a cell that sets its value in bold or slanted: ``\\bfseries 41.3``."""
COMMANDS = re.compile(
    r"\\(?:hline|toprule|midrule|bottomrule|cline\{[^{}]{0,80}\}|cmidrule(?:\([^()]{0,80}\))?\{[^{}]{0,80}\}|"
    r"addlinespace(?:\[[^\[\]]{0,80}\])?|rowcolor(?:\[[^\[\]]{0,80}\])?\{[^{}]{0,80}\}|"
    r"centering|small|footnotesize|scriptsize|tiny|arraystretch)"
)
CELLCOLOR = re.compile(r"\\(?:cell)?color(?:\[[^\[\]]{0,80}\])?\{[^{}]{0,80}\}")
BEGIN = re.compile(
    r"\\begin\{(tabular[xy*]?|array|tabulary|longtable)\}(?:\[[^\[\]]{0,80}\])?(?:\{[^{}]{0,200}\})?"
    rf"\{{(?:[^{{}}]|\{{[^{{}}]{{0,80}}\}}){{0,2000}}\}}|{MATRIX_BEGINS.pattern}"
)
END = re.compile(r"\\end\{[^{}]{0,40}\}.*")
TABLE_ENDS = re.compile(r"\\end\{(?:tab|array|longtab)")
REMARK = re.compile(r"(?<!\\)%.*")
BOLD = re.compile(r"\\textbf\{([^{}]*)\}")
SETTING = re.compile(r"\s*\\(?:begin|label|centering|setlength|renewcommand|resizebox)")
DISPLAY = re.compile(r"^\s*(?:\$\$|\\\[)|(?<!\\)\\(?= \()")
"""What begins a formula of its own, and a space as LaTeX writes it between a value and what it is."""
THOUSANDS = re.compile(r"(?<=\d)\\[,;:](?=\d{3})")
THIN = re.compile(r"(?<!\\)\\[,;:]")
"""A space of LaTeX: ``10 mg`` with a backslash and a comma in it."""
TWO_SPACES = re.compile(r"(?<=[^\s{]) {1,4}\}(?= )")
"""A space before a brace and one behind it, which are one: ``\\text{oak } (old)``."""
ROW_END = re.compile(r"\\\\(?:\[[^\[\]]{0,20}\])?")
FORMULA = re.compile(r"\$\s*+([^$]*?)\s*\$")
CELL_END = re.compile(r"(?<!\\)&(?!(?:[A-Za-z]{2,8}|#\d{2,5});)")
"""What parts two cells, and begins no ``&times;``."""
REACH = 400
"""How far a cell may stand behind the one before it."""


def latex_table(lines: list[str], k: int, ends: re.Pattern = TABLE_ENDS) -> tuple[Block, int]:
    """The LaTeX tabular that begins in line ``k``, and the line after it."""
    end = next((at + 1 for at in range(k, len(lines)) if ends.search(lines[at])), len(lines))
    block = table_at(k + 1)
    pieces: list[list[Text]] = []  # of a row that goes on in the next line
    ruled, reached = False, (k, 0)
    total, most, most_rows = 0, current.get().cells, current.get().categories
    for at, raw in [(line, row) for line in range(k, end) for row in _rows_of(lines[line])]:
        if len(block.rows) > most_rows:
            raise too_many("lines in a table", len(block.rows) + end - at - 1, "categories")
        rule = None if ruled else LINE.search(raw) or PART_LINE.search(raw)
        if rule and block.rows:
            ruled, block.header = _ends_heads(rule, block), len(block.rows)
        raw = CELLCOLOR.sub("", COMMANDS.sub("", raw))
        raw = DIAGONAL.sub(r"\1 ↓→ \2", SET_IN.sub(_value_alone, NOTED.sub("", raw))) if "\\" in raw else raw
        raw = AROUND_VALUE.sub(r"\1", BOLD.sub(r"**\1**", TURNED.sub(r"\1", raw)))
        raw = BOLD.sub(r"**\1**", MULTI.sub(_spread if block.rows else _repeat, raw))
        total += raw.count("&")
        if total > most:
            raise too_many("cells in a table", total, "cells")
        if "\\caption{" in raw and "}" in raw.partition("\\caption{")[2]:
            block.text = Text.of_line(raw.partition("\\caption{")[2].rpartition("}")[0], at + 1, 1)
            continue
        if SETTING.match(raw):
            continue
        ended = ROW_END.search(raw)
        row = raw[: ended.start()] if ended is not None else raw
        if ended is not None or row.strip():
            pieces.append(_latex_cells(row, lines[at], at, reached))
        if ended is not None:
            whole, pieces = _joined(pieces), []
            reached = at, whole[-1].span().column + len(whole[-1])
            if any(cell.text for cell in whole):
                block.rows.append(whole)
    if any(len(piece) > 1 for piece in pieces):
        block.rows.append(_joined(pieces))
    return block, end


def labelled_matrix(lines: list[str], k: int) -> tuple[Block, int] | None:
    """The matrix of a formula that begins in line ``k``, if words lead all its columns and all its rows."""
    end = min(k + MOST_MATRIX_LINES, len(lines))
    if MATRIX_BEGINS.search(lines[k]) is None or not any(map(MATRIX_ENDS.search, lines[k:end])):
        return None
    block, end = latex_table(lines, k, MATRIX_ENDS)
    heads, *rows = block.rows or [[]]
    labels = [*heads[1:], *(row[0] for row in rows)]
    values = [cell.text.strip("*") for row in rows for cell in row[1:]]
    whole = len(heads) > A_PAIR and len(rows) > 1 and {len(row) for row in rows} == {len(heads)}
    if not (whole and all(WORD.search(label.text) for label in labels) and all(map(parse_quantity, values))):
        return None
    return block, end


WORD = re.compile(r"[^\W\d_]{2}")
A_PAIR = 2


def _rows_of(line: str) -> list[str]:
    """What a line of LaTeX has up to the end of each row, and behind the last one."""
    raw = DISPLAY.sub("", REMARK.sub("", END.sub("", BEGIN.sub("", line))))
    raw = STACKED.sub(_in_line, THIN.sub(" ", TWO_SPACES.sub("}", THOUSANDS.sub("", raw))))
    ends = [0, *(end.end() for end in ROW_END.finditer(raw)), len(raw)]
    return [raw[a:b] for a, b in pairwise(ends) if b > a]


def _value_alone(cell: re.Match[str]) -> str:
    """The beginning of a cell without the command that sets its value; not where that is a sign of it."""
    return cell[0] if cell["name"] in SYMBOLS or cell["name"] in GREEK else cell["space"]


def _joined(pieces: list[list[Text]]) -> list[Text]:
    """The cells of a row in several lines: the last one of a line goes on in the next line."""
    cells: list[list[Text]] = []
    for piece in pieces:
        if cells:
            cells[-1].append(piece[0])
        cells += [[cell] for cell in (piece[1:] if cells else piece)]
    return [Text.of_lines([part for part in cell if part] or cell[:1]) for cell in cells]


def _ends_heads(rule: re.Match[str], block: Block) -> bool:
    """Whether the heads end at a rule; one under a part of the first line stands between heads."""
    first = [cell.text for cell in block.rows[0] if cell.text]
    return not (PART_LINE.match(rule.group()) and len(block.rows) == 1 and len(set(first)) < len(first))


def _columns(match: re.Match[str]) -> int:
    """How many columns a cell covers."""
    across = match.group(1) == "column" and match.group(2).isdecimal() and len(match.group(2)) < 3
    return int(match.group(2)) if across else 1


def _in_line(stack: re.Match[str]) -> str:
    """Words that stand one below the other in a cell, side by side."""
    return stack[1].replace("\\\\", " ")


def _spread(match: re.Match[str]) -> str:
    return match.group(3) + " &" * (_columns(match) - 1)


def _repeat(match: re.Match[str]) -> str:
    """A head in the first line, once over each column that it covers."""
    return " & ".join([match.group(3)] * max(1, _columns(match)))


def _latex_cells(row: str, raw: str, line: int, reached: tuple[int, int]) -> list[Text]:
    """The cells of a row, of which those before it in its line end at a letter."""
    cells, at = [], reached[1] if reached[0] == line else 0
    for piece in CELL_END.split(row):
        text = piece.strip()
        if text.startswith("{") and text.endswith("}"):
            text = text[1:-1].strip()
        found = raw.find(text, at, at + len(text) + REACH) if text else -1
        at = found if found >= 0 else max(0, min(at, len(raw) - len(text)))
        cells.append(Text.of_line(FORMULA.sub(r"$\1$", text).replace("--", "–"), line + 1, at + 1))
    return cells
