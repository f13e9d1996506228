"""Tables among the lines of a text: with bars, in columns, between signs, in HTML or LaTeX."""

from __future__ import annotations

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.markup.line_marks import ITEM, RULE, unquoted
from replot.reading.description.document.prints.assigned_prints import assigned_print, begins_assigned
from replot.reading.description.document.prints.bare_lines import (
    MOST_MATRIX_LINES,
    all_values,
    latex_matrix,
    may_be_values,
)
from replot.reading.description.document.prints.bracketed_names import bracketed_names
from replot.reading.description.document.prints.named_rows import keyed_row, named_rows, paired_row
from replot.reading.description.document.prints.nameless_prints import begins_nameless, nameless_print
from replot.reading.description.document.prints.numbered_names import (
    coded_rows,
    heads_codes,
    heads_numbers,
    heads_triangle,
    numbered_names,
    numbered_row,
    numbered_triangle,
)
from replot.reading.description.document.prints.one_bar import may_be_barred, one_bar_grid
from replot.reading.description.document.prints.printed import printed_table
from replot.reading.description.document.prints.printed_lines import in_grid, leads_triangle
from replot.reading.description.document.prints.wrapped_prints import goes_on, wrapped_print
from replot.reading.description.document.tables.bare_pipes import bare_pipes, glued_head, ruled_pipes
from replot.reading.description.document.tables.columns import in_columns, rises_or_steps
from replot.reading.description.document.tables.labels_behind import labels_behind, may_end_in_label
from replot.reading.description.document.tables.line_tables import lines_table, parted
from replot.reading.description.document.tables.lost_corners import with_lost_corner
from replot.reading.description.document.tables.lost_spans import with_lost_spans
from replot.reading.description.document.tables.pipes import (
    delimits,
    pipe_cells,
    spaced_pipes,
    with_last_cells,
)
from replot.reading.description.document.tables.square_rows import with_square_rows
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.limits import current, too_many

__all__ = ["TableLines"]
GAP = re.compile(r"\s{2,}|\t")
HTML_TABLE = re.compile(r"<t(?:able|r)(?![\w-])")
LATEX_TABLES = ("tabular", "tabulary", "array", "longtab")
ABOVE = 4
"""Lines before the first one of a printed grid that may hold its heads and the names of its axes."""
HEADS_APART = 2
"""Lines above or below the values in which their heads are looked for."""
LONGEST_NAME = 60
MOST_NUMBERED = 200
"""Lines of a matrix whose rows are numbered and named."""
FEW_NUMBERED = 2
"""Lines that tell that it is none."""
MOST_LOOKS = 5000
"""Times that one looks ahead in vain: each costs time, however short the lines are."""


class TableLines:
    """The tables that stand in the lines of a text.

    Looking ahead for a table that is none costs time for nothing; so a text may look ahead over
    a few times its own length in all, a long one over little more than its length, and not too often.
    """

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.cells = 0
        self.tables_until = 0  # the line up to which tables were found, whose lines are no heads of others
        self.no_keys_until = 0  # the line up to which no nested keys begin
        self.no_rows_until = 0  # and that up to which no rows below their names do
        self.no_pairs_until = 0  # and that up to which no pairs below their heads do
        length = sum(map(len, lines))
        self.ahead = min(3 * length, length + 200_000) + 20_000
        self.looks = MOST_LOOKS
        self.bars: list[
            tuple[str, int]
        ] = []  # a run of lines with bars: each line, and how many after it are framed
        self.bars_from = 0

    def _count(self, block: Block) -> None:
        """Refuse a text whose tables are larger than the limits allow."""
        if len(block.rows) > current.get().categories:
            raise too_many("lines in a table", len(block.rows), "categories")
        widest = max(map(len, block.rows), default=0)
        if widest > current.get().categories:
            raise too_many("columns in a table", widest, "categories")
        self.cells += sum(map(len, block.rows))
        if self.cells > current.get().cells:
            raise too_many("cells in its tables", self.cells, "cells")

    def _table(self, k: int, body: str) -> tuple[Block, int] | None:
        """The table that begins in a line, and the line after it."""
        lines = self.lines
        if self.ahead > 0 and body.lstrip().startswith("{|"):
            from replot.reading.description.document.tables.wiki_tables import MOST_LINES, wiki_table

            if (found := wiki_table(lines, k)) is None:
                self._looked(k, min(k + MOST_LINES, len(lines)))
            return found
        if k + 1 < len(lines) and heads_numbers(body) and numbered_row(lines[k + 1]):
            below = range(k, min(k + MOST_NUMBERED, len(lines)))
            table = numbered_names([(at + 1, lines[at]) for at in below])
            if table is not None and table.line == k + 1:
                return table, k + len(table.rows)
        if self.ahead > 0 and heads_triangle(body):
            below = range(k, min(k + MOST_NUMBERED, len(lines)))
            table = numbered_triangle([(at + 1, lines[at]) for at in below])
            if table is not None and table.line == k + 1:
                return table, table.rows[-1][0].span().line
            self._looked(k, below[-1] + 1)
        if self.ahead > 0 and heads_codes(body):
            below = range(k, min(k + MOST_NUMBERED, len(lines)))
            named = [(at + 1, lines[at]) for at in below]
            if (coded := coded_rows(named, lines[k - 1] if k else "")) is not None:
                return coded
            self._looked(k, min(k + FEW_NUMBERED, len(lines)))
        if "|" in body and (found := self._pipe_table(k) or spaced_pipes(lines, k)):
            return found
        ruled = "|" in body and k + 1 < len(lines) and RULE.fullmatch(lines[k + 1].strip())
        if self.ahead > 0 and ruled and (found := self._printed(k) or ruled_pipes(lines, k)):
            return found
        if self.ahead > 0 and (found := self._in_print(k)) is not None:
            return found
        half = self.ahead > 0 and k + 1 < len(lines) and leads_triangle(body, lines[k + 1])
        if half and (found := self._printed(k)) is not None:
            return found
        barred = self.ahead > 0 and may_be_barred(body) and not ITEM.match(body)
        if barred and (found := self._printed(k) or self._one_bar(k)) is not None:
            return found
        led = self.ahead > 0 and any(map(may_end_in_label, lines[k : k + 2]))
        if led and (found := self._labels_behind(k)) is not None:
            return found
        if ")" in body and (found := bracketed_names(lines, k)) is not None:
            return found
        if self.ahead > 0 and in_columns(body) and (found := self._columns(k)):
            return found
        if self.ahead > 0 and "[[" in body and body.lstrip()[0] != "[" and (found := self._printed(k)):
            return found
        keyed_behind = "=" in body and ("|" in body or (body.lstrip()[0].isdigit() and keyed_row(body)))
        if self.ahead > 0 and (keyed_behind or body.count(": ") > 1):
            end = k
            while end < len(lines) and (keyed_row(lines[end]) or paired_row(lines[end])):
                end += 1
            keyed = [(at + 1, lines[at]) for at in range(max(k - 1, 0), end)]
            if end > k and (table := named_rows(keyed)) is not None:
                return table, end
            self._looked(k, end)
        for sign, least in ((";", 2), ("\t", 1), (",", 2)):
            if self.ahead > 0 and body.count(sign) >= least and (found := self._separated(k, sign)):
                return found
        if (marked := self._markup(k, body)) is not None:
            return marked
        lowered = body.lower() if "\\" in body else ""
        if self.ahead > 0 and "matrix}" in lowered:
            from replot.reading.description.document.tables.markup_tables import labelled_matrix

            if (found := latex_matrix(lines, k) or labelled_matrix(lines, k)) is None:
                self._looked(k, min(k + MOST_MATRIX_LINES, len(lines)))
            return found
        return None

    def _separated(self, k: int, sign: str) -> tuple[Block, int] | None:
        """Lines of values between semicolons, tabs or commas, all with the same number of them."""
        lines, count = self.lines, parted(self.lines[k], sign)
        if sign + " " in lines[k] or ITEM.match(lines[k]) or _cuts_brackets(lines[k], sign):
            return None
        if sign == "," and "·" in lines[k]:
            return None  # what parts thousands there: "Mon 1,204 · Tue 1,187"
        end = k
        if sign == "\t" and k + 1 < len(lines) and parted(lines[k + 1], sign) == count + 1:
            count, end = count + 1, k + 1  # heads without a corner
        most = current.get().categories + 2
        while end < len(lines) and parted(lines[end], sign) == count and end - k <= most:
            end += 1
        table = lines_table([(at + 1, lines[at]) for at in range(k, end)]) if end - k > 2 else None
        if table is None:
            self._looked(k, end)
            return None
        return table, end

    def _markup(self, k: int, body: str) -> tuple[Block, int] | None:
        """The table in HTML or LaTeX that begins in a line, and the line after it."""
        lowered = body.lower() if "<" in body or "\\" in body else ""
        if "<t" in lowered and HTML_TABLE.search(lowered):
            from replot.reading.description.document.tables.markup_tables import html_table

            return html_table(self.lines, k)
        if "\\begin{" in lowered and any(f"\\begin{{{kind}" in lowered for kind in LATEX_TABLES):
            from replot.reading.description.document.tables.markup_tables import latex_table

            return latex_table(self.lines, k)
        return self._typst(k, body) if "#" in body and self.ahead > 0 else None

    def _typst(self, k: int, body: str) -> tuple[Block, int] | None:
        """The table of Typst that begins in a line, and the line after it."""
        from replot.reading.description.document.tables.typst_tables import (
            MOST_LINES,
            begins_typst,
            typst_table,
        )

        if not begins_typst(body):
            return None
        if (found := typst_table(self.lines, k)) is None:
            self._looked(k, min(k + MOST_LINES, len(self.lines)))
        return found

    def _looked(self, k: int, end: int) -> None:
        """Pay for having looked at lines that are no table."""
        self.ahead -= sum(len(self.lines[at]) + 1 for at in range(k, end))
        self.looks -= 1
        if self.looks == 0:
            self.ahead = 0

    def _columns(self, k: int) -> tuple[Block, int] | None:
        """Lines that stand in columns: a name and several values each, with or without a line of heads."""
        if (bare := self._bare_lines(k)) is not None or (bare := self._printed(k)) is not None:
            return bare
        lines = self.lines
        end = k
        most = current.get().categories + 2
        while end < len(lines) and end - k <= most and not ITEM.match(lines[end]):
            ruled = end == k + 1 and RULE.fullmatch(lines[end].strip())
            if not (ruled or in_columns(lines[end])):
                break
            end += 1
        start = k
        above = k - 2 if k > 1 and RULE.fullmatch(lines[k - 1].strip()) else k - 1
        before = lines[above] if k else ""
        gapped = len(GAP.split(before.strip(), maxsplit=1)) == 2
        heads = gapped or _are_heads(before.split(), lines[k : max(end, k + 1)])
        if before.strip() and heads and not in_columns(before):
            start = above
        numbered = [(at + 1, lines[at]) for at in range(start, end)]
        table = lines_table(numbered, loose=True) if end - k > 1 else None
        if table is None:
            self._looked(k, end)
            return None
        if all(len(row) > 2 and row[1].text in DASHES for row in table.rows):  # "oak — 3 4": a sign, no cells
            table.rows = [[row[0], *row[2:]] for row in table.rows]
        first, *others = ([cell.text for cell in row] for row in table.rows)
        numbers = all(parse_quantity(cell) is not None for cell in first[1:])
        table.headless = start == k and bool(first[0]) and numbers and not rises_or_steps(first[1:], others)
        return table, end

    def _labels_behind(self, k: int) -> tuple[Block, int] | None:
        """Lines of values with a label behind them: the first, or the line of their heads, is line ``k``."""
        lines, end = self.lines, k if may_end_in_label(self.lines[k]) else k + 1
        while end < len(lines) and (may_end_in_label(lines[end]) or RULE.fullmatch(lines[end].strip())):
            end += 1
        around = range(max(k - HEADS_APART, 0), min(end + HEADS_APART, len(lines)))
        table = labels_behind([(at + 1, lines[at]) for at in around]) if end - k > 1 else None
        first = min(row[1].span().line for row in table.rows[:2]) if table is not None else 0
        if table is None or first > k + 1:
            self._looked(k, end)
            return None
        return table, max(table.rows[0][1].span().line, end)

    def _in_print(self, k: int, stop: int | None = None) -> tuple[Block, int] | None:
        """The array, or the frame in several parts, that begins in line ``k`` and says so."""
        if goes_on(self.lines[k]):
            table, end = wrapped_print(self.lines, k, stop)
        elif begins_assigned(self.lines[k]):
            table, end = assigned_print(self.lines, k, stop)
        elif begins_nameless(self.lines, k):
            table, end = nameless_print(self.lines, k, stop)
        else:
            return None
        if table is None:
            self._looked(k, end)
        return (table, end) if table is not None else None

    def _one_bar(self, k: int) -> tuple[Block, int] | None:
        """The grid with a bar behind its labels that begins in line ``k``."""
        table, end = one_bar_grid(self.lines, k) if self.ahead > 0 else (None, k)
        if table is None:
            self._looked(k, end)
            return None
        return table, end

    def _bare_lines(self, k: int) -> tuple[Block, int] | None:
        """Lines of values without heads or labels, between empty lines or below a name and a colon."""
        lines, end = self.lines, k
        above = lines[k - 1].strip() if k else ""
        if k == 0 or (above and not (above.endswith(":") and len(above) < LONGEST_NAME)):
            return None
        while end < len(lines) and end - k <= current.get().categories and may_be_values(lines[end]):
            end += 1
        if end < len(lines) and lines[end].strip():
            return None
        table = all_values([(at + 1, lines[at]) for at in range(k, end)])
        return (table, end) if table is not None else None

    def _printed(self, k: int) -> tuple[Block, int] | None:
        """A printed grid whose first line of values, or its line of heads, is line ``k``."""
        lines, end = self.lines, k + 1
        most = k + current.get().categories + 2
        while end < min(len(lines), most) and not ITEM.match(lines[end]):
            name = end == k + 1 and lines[end].strip().isidentifier()  # of the labels, under the heads
            if not (name or in_grid(lines[end]) or in_columns(lines[end])):
                break
            end += 1
        start = max(k - ABOVE, self.tables_until)
        table = printed_table([(at + 1, lines[at]) for at in range(start, end)]) if end - k > 1 else None
        first = table.rows[: table.header + 1] if table is not None else []
        if table is None or not any(cell and cell.span().line == k + 1 for row in first for cell in row):
            self._looked(k, end)
            return None
        return table, table.rows[-1][0].span().line

    def _bars(self, k: int) -> list[tuple[str, int]]:
        """The lines with bars around line ``k``, from ``bars_from`` on; each run is read once."""
        if not self.bars_from <= k < self.bars_from + len(self.bars):
            bodies: list[str] = []
            while k + len(bodies) < len(self.lines):
                body = unquoted(self.lines[k + len(bodies)])
                if "|" not in body or (bodies and SENTENCE.fullmatch(body)):
                    break
                bodies.append(body)
            framed = 0
            self.bars, self.bars_from = [], k
            for body in reversed(bodies):
                bare = body.strip()
                framed += bare.startswith("|") and bare.endswith("|")
                self.bars.append((body, framed))
            self.bars.reverse()
        return self.bars

    def _pipe_table(self, k: int) -> tuple[Block, int] | None:
        lines, run = self.lines, self._bars(k)
        end = self.bars_from + len(run)
        first_bodies = [body for body, _ in run[k - self.bars_from : k - self.bars_from + 3]]
        has_rule = len(first_bodies) > 1 and delimits(first_bodies[1])
        if not has_rule:
            if (
                len(first_bodies) > 2
                and delimits(first_bodies[2])
                and first_bodies[1].strip().startswith("|")
            ):
                return None  # a line with a bar in it stands before the table: take it as a paragraph
            framed = run[k - self.bars_from][1]
            if framed < 2 or framed < end - k:
                return self._bare_pipes(k, end) if not framed and self.ahead > 0 else None
        if end - k > current.get().categories + 2:
            raise too_many("lines in a table", end - k, "categories")
        raws = [(self.bars_from + n, run[n][0]) for n in range(k - self.bars_from, len(run))]
        block = table_at(k + 1, header=1 if has_rule else 0)
        glued = 0
        if has_rule and not raws[0][1].lstrip().startswith("|"):
            count = len(pipe_cells(raws[1][1], 1, 1))
            first = pipe_cells(raws[0][1], raws[0][0] + 1, lines[raws[0][0]].find(raws[0][1]) + 1)
            if len(first) == count + 1 and len(raws) > 2 and len(pipe_cells(raws[2][1], 1, 1)) == count:
                glued, block.text = 1, first[0]
        bare = has_rule and not raws[1][1].strip().startswith("|")
        width = len(pipe_cells(raws[1][1], 1, 1)) if bare else 0
        for at, raw in raws:
            if len(raws) > 1 and delimits(raw):
                if not block.header and at > raws[0][0]:
                    block.header = len(block.rows)
                continue
            cells = pipe_cells(raw, at + 1, lines[at].find(raw) + 1)
            if bare and len(cells) == width - 1 and raw.strip().startswith("|"):
                cells = [Text(), *cells]  # no line has a bar before its first cell: that of this one is empty
            block.rows.append(cells)
        if glued:
            block.rows[0] = block.rows[0][1:]
        elif has_rule and not bare and not raws[0][1].lstrip().startswith("|"):
            block.rows = with_lost_corner(block.rows, bare=True)
        elif bare and not block.text and any(block.rows[:1]) and CORNER.search(block.rows[0][0].text):
            block.text, block.rows[0][0] = glued_head(block.rows[0][0])
        if not block.header:
            block.header = 1
        block.rows = with_lost_spans(block.rows)
        if (square := with_square_rows(block.rows)) is not None:
            block.rows, block.header = square
        return block, end

    def _bare_pipes(self, k: int, end: int) -> tuple[Block, int] | None:
        """A table whose cells have bars between them and nothing else: ``North | 4.1 | 5.2``."""
        if end - k < 2 or end - k > current.get().categories + 2 or ITEM.match(self.lines[k]):
            return None
        said = [line for line, _ in self.bars[k - self.bars_from :]]
        rows = [pipe_cells(line, at + 1, self.lines[at].find(line) + 1) for at, line in enumerate(said, k)]
        self._looked(k, end)
        if (square := with_square_rows(rows)) is not None:
            return table_at(k + 1, *square), end
        table = bare_pipes(with_last_cells(rows, said), k + 1)
        return (table, end) if table is not None else None


SENTENCE = re.compile(r"\|[^|]{60,}\w\.\s*")
"""Prose glued to the bar under a table: ``|The color scale on the right maps ...``."""
CORNER = re.compile(r"(?:\S+ ){3,}[^.:!?]*[.:!?]\s+[^.:!?]{1,40}\\ ?[^.:!?]{1,40}$")
"""A sentence and the corner of a table behind it: ``The counts are as follows: actual \\ predicted``."""


DASHES = ("—", "–", "-")


def _are_heads(words: list[str], lines: list[str]) -> bool:
    """Whether words are the heads of lines: as many as stand in one, or the last also name the lines."""
    if any(word[0].islower() or word[0] == "(" for word in words):
        return False
    width = len(lines[0].split())
    if len(words) <= width:
        return len(words) == width
    labels = {line.split(maxsplit=1)[0] for line in lines if line.strip()}
    return len(labels.intersection(words[1 - width :])) > 1


def _cuts_brackets(line: str, sign: str) -> bool:
    """Whether a sign stands between brackets: ``(1,2) = 30``."""
    return "(" in line and any(part.count("(") != part.count(")") for part in line.split(sign))
