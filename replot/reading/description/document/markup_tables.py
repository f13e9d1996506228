"""HTML and LaTeX tables as table blocks."""

from __future__ import annotations

import re
from html.parser import HTMLParser

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text

__all__ = ["html_table", "latex_table"]
MAX_SPAN = 200
END_TABLE = re.compile(r"</table\s*>", re.I)


class _Cells(HTMLParser):
    """Rows of an HTML table: (text, line, column, is header cell), and where head and foot are."""

    def __init__(self, first_line: int) -> None:
        super().__init__(convert_charrefs=True)
        self.first_line = first_line
        self.rows: list[list[tuple[str, int, int, bool, int, int]]] = []
        self.sections: list[str] = []
        self.caption: list[tuple[str, int, int]] = []
        self.section = "tbody"
        self.cell: list[str] | None = None
        self.place = (1, 1)
        self.shape = (False, 1, 1)
        self.in_caption = False
        self.bold = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in ("thead", "tbody", "tfoot"):
            self.section = tag
        elif tag == "tr":
            self._close()
            self.rows.append([])
            self.sections.append(self.section)
        elif tag in ("td", "th"):
            self._close()
            if not self.rows:
                self.rows.append([])
                self.sections.append(self.section)
            self.cell = []
            spans = {
                name: int(value) for name, value in attrs if value and value.isdigit() and len(value) < 5
            }
            self.shape = (
                tag == "th",
                min(spans.get("colspan", 1), MAX_SPAN),
                min(spans.get("rowspan", 1), MAX_SPAN),
            )
            line, column = self.getpos()
            self.place = (self.first_line + line - 1, column + 1 + len(self.get_starttag_text() or ""))
        elif tag == "caption":
            self.in_caption = True
        elif tag == "br" and self.cell is not None:
            self.cell.append(" ")
        elif tag in ("b", "strong") and self.cell is not None:
            self.cell.append("**")
        elif tag == "sup" and self.cell is not None:
            self.cell.append("<sup>")

    def handle_endtag(self, tag: str) -> None:
        if tag in ("td", "th", "tr", "table", "thead", "tbody", "tfoot"):
            self._close()
            if tag in ("thead", "tfoot"):
                self.section = "tbody"
        elif tag == "caption":
            self.in_caption = False
        elif tag in ("b", "strong") and self.cell is not None:
            self.cell.append("**")
        elif tag == "sup" and self.cell is not None:
            self.cell.append("</sup>")

    def handle_data(self, data: str) -> None:
        if self.cell is not None:
            self.cell.append(data)
        elif self.in_caption:
            line, column = self.getpos()
            self.caption.append((data, self.first_line + line - 1, column + 1))

    def _close(self) -> None:
        if self.cell is not None and self.rows:
            header, across, down = self.shape
            text = " ".join("".join(self.cell).split())
            self.rows[-1].append((text, *self.place, header, across, down))
        self.cell = None


def html_table(lines: list[str], k: int) -> tuple[Block, int]:
    """The HTML table that begins in line ``k``, and the line after it."""
    end = k
    while end < len(lines) and not END_TABLE.search(lines[end]):
        end += 1
    end = min(end + 1, len(lines))
    parser = _Cells(k + 1)
    parser.feed("\n".join(lines[k:end]))
    parser.close()
    parser._close()
    caption = Text()
    for piece, line, column in parser.caption[:1]:
        caption = Text(piece.strip(), [(0, line, column)])
    block = Block("table", caption, k + 1)
    held: dict[tuple[int, int], Text] = {}
    for r, row in enumerate(parser.rows):
        cells: list[Text] = []
        for text, line, column, _, across, down in row:
            while (r, len(cells)) in held:
                cells.append(held.pop((r, len(cells))))
            cell = Text.of_line(text, line, column)
            for _ in range(across):
                for below in range(1, down):
                    held[r + below, len(cells)] = cell
                cells.append(cell)
        while (r, len(cells)) in held:
            cells.append(held.pop((r, len(cells))))
        if cells:
            block.rows.append(cells)
            section = parser.sections[r]
            headed = all(cell[3] for cell in row)
            if section == "thead" or (headed and len(block.rows) == block.header + 1 and section != "tfoot"):
                block.header = len(block.rows)
            if section == "tfoot":
                block.footer += 1
    block.header = block.header or 1
    return block, end


MULTI = re.compile(r"\\multi(column|row)\{([^{}]*)\}\{(?:[^{}]|\{[^{}]*\})*\}\{((?:[^{}]|\{[^{}]*\})*)\}")
LINE = re.compile(r"\\(?:hline|midrule|cmidrule)")
COMMANDS = re.compile(
    r"\\(?:hline|toprule|midrule|bottomrule|cline\{[^}]*\}|cmidrule(?:\([^)]*\))?\{[^}]*\}|"
    r"addlinespace(?:\[[^\]]*\])?|rowcolor(?:\[[^\]]*\])?\{[^}]*\}|"
    r"centering|small|footnotesize|scriptsize|tiny|arraystretch)"
)
CELLCOLOR = re.compile(r"\\cellcolor(?:\[[^\]]*\])?\{[^}]*\}|\\color(?:\[[^\]]*\])?\{[^}]*\}")
BEGIN = re.compile(
    r"\\begin\{(tabular[xy*]?|array|tabulary|longtable)\}(?:\[[^\]]*\])?(?:\{[^{}]*\})?\{(?:[^{}]|"
    r"\{[^{}]*\})*\}"
)


def latex_table(lines: list[str], k: int) -> tuple[Block, int]:
    """The LaTeX tabular that begins in line ``k``, and the line after it."""
    end = k
    while (
        end < len(lines)
        and "\\end{tab" not in lines[end]
        and "\\end{array" not in lines[end]
        and "\\end{longtab" not in lines[end]
    ):
        end += 1
    end = min(end + 1, len(lines))
    block = Block("table", Text("", [(0, k + 1, 1)]), k + 1, header=1)
    pending: list[Text] = []
    carry: tuple[str, int, int] | None = None
    ruled = False
    for at in range(k, end):
        raw = BEGIN.sub("", lines[at])
        raw = re.sub(r"\\end\{[^}]*\}.*", "", raw)
        raw = re.sub(r"(?<!\\)%.*", "", raw)
        if LINE.search(raw) and "&" not in raw and block.rows and not ruled:
            ruled, block.header = True, len(block.rows)
        late = bool(LINE.search(raw)) and "&" in raw and not ruled
        raw = MULTI.sub(_spread, CELLCOLOR.sub("", COMMANDS.sub("", raw)))
        raw = re.sub(r"\\textbf\{([^{}]*)\}", r"**\1**", raw)
        if caption := re.search(r"\\caption\{(.*)\}", raw):
            block.text = Text.of_line(caption.group(1), at + 1, 1)
            continue
        if re.match(r"\s*\\(?:begin|label|centering|setlength|renewcommand|resizebox)", raw):
            continue
        rows = re.split(r"\\\\(?:\[[^\]]*\])?", raw)
        for r, piece in enumerate(rows):
            if carry is not None:
                piece = carry[0] + " " + piece
                carry = None
            if r == len(rows) - 1:
                if piece.strip():
                    carry = (piece, at, 0)
                continue
            pending = _latex_cells(piece, lines[at], at)
            if any(cell.text for cell in pending):
                block.rows.append(pending)
        if late and block.rows:
            ruled, block.header = True, len(block.rows)
    if carry is not None and "&" in carry[0]:
        block.rows.append(_latex_cells(carry[0], lines[carry[1]], carry[1]))
    return block, end


def _spread(match: re.Match[str]) -> str:
    count = (
        int(match.group(2))
        if match.group(1) == "column" and match.group(2).isdigit() and len(match.group(2)) < 3
        else 1
    )
    return match.group(3) + " &" * (count - 1)


def _latex_cells(row: str, raw: str, line: int) -> list[Text]:
    cells, at = [], 0
    for piece in re.split(r"(?<!\\)&", row):
        text = re.sub(r"^\{\s*(.*?)\s*\}$", r"\1", piece.strip())
        found = raw.find(text, at) if text else -1
        at = found if found >= 0 else at
        cells.append(Text.of_line(text, line + 1, at + 1))
    return cells
