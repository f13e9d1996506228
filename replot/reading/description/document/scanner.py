"""Text to document: cleaned text that remembers its place, and blocks that know what they stand under.

Written descriptions are only roughly markdown: indentation is lost, tables are glued to sentences,
HTML and LaTeX stand in between. So the scanner works line by line, never fails, takes time linear
in the text, and keeps line and column of every character.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.columns import LONGEST_VALUES, in_columns
from replot.reading.description.document.conventions import plainly_written
from replot.reading.description.document.line_tables import lines_table
from replot.reading.description.document.literals import LED, begins_literal, inline_literals, literal_table
from replot.reading.description.document.parents import with_parents
from replot.reading.description.document.pipes import delimits, pipe_cells
from replot.reading.description.document.tex import tex_line
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.numbers import as_float, parse_quantity
from replot.reading.description.limits import current, too_many

__all__ = ["read_document", "scan"]
FENCE = re.compile(r"\s{0,8}(`{3,}|~{3,})\s*([\w+-]*)")
HEADING = re.compile(r"\s{0,3}(#{1,6})\s*(?=\S)")
ITEM = re.compile(
    r"(\s*)([-*+•·‣▪●○–—]|[\U0001F300-\U0001FAFF\u25A0-\u27BF]\uFE0F?|\(?\d{1,3}[.)]|[A-Za-z][.)]|[ivx]{1,4}[.)])(?:\s+)(?=\S)"
)
QUOTE = re.compile(r"\s{0,3}(?:>\s?)+")
PROSE_LANGUAGES = frozenset({"", "text", "txt", "plaintext", "markdown", "md"})
SAID_OF = re.compile(r"\b(?:heat ?maps?|colou?rs?|[xy][- ]axis|rows and columns)\b", re.I)
NOT_SAID = re.compile(r"[|{}\t;]|\S {2,}\S")
DECORATED = re.compile(r"([-=*~_#])\1{2,} +(?P<text>[^\W_](?:[^|]{0,98}[^\W_])?[)\]]?) +\1{3,}")
"""``=== Panel D ===``."""
RULE = re.compile(r"[-*_=](?:\s*[-*_=]){2,}")
WRAPPER = re.compile(
    r"\s*</?(?:details|summary|figure|figcaption|blockquote|div|p|center|section|body|html|article"
    r"|picture|main|span|ul|ol)\b[^>]{0,300}>",
    re.I,
)
CLOSING = re.compile(
    r"</(?:details|summary|figure|figcaption|blockquote|div|p|center|section|body|html|article"
    r"|picture|main|span|li|ul|ol)>\s*$",
    re.I,
)
LONGEST_CLOSING = 40
GAP = re.compile(r"\s{2,}|\t")
# a line of its own among others of its kind: "wild type: 912 ± 31, 640 ± 22"
ENTRY = re.compile(
    r"[^\s:=→>|][^:=→>|]{0,60}(?:=[^:=]{1,40}){0,3}?(?::\s|\s\|\s|\s*(?:->|→|=)\s*|\s[–—]\s)(?=[^:]*$)\S[^:]*?\d|"
    r"[^\s:]{1,30}:\s*(?=[^,;]*[,;])(?:[\d.,;%±~<>/ −+-]|[A-Za-z]+(?=[,;.]|$))+$"
)
FRAME = re.compile(r"\s*[+┌├╔╠└╚][-=+─━┬┼┴┐┤┘═╦╬╩╗╣╝\s]{3,}$")
KEY_LINE = re.compile(r"[A-Za-z][\w -]{0,24}:\s\S")
OPEN_END = re.compile(r"(?:[,;:(/|&=→–—-]|\b(?:and|or|to|of|the|for|in|at|a|is|are))\s*$")
ITEM_END = re.compile(r"[A-Z][\w /()-]{0,40}:\s")
KEY_START = re.compile(r"[^\s:.,][^:.,]{0,40}:\s")
HTML_HEADING = re.compile(r"\s*<h(?P<level>[1-6])\b[^<>]{0,300}>(?P<text>.*)</h[1-6]>\s*", re.I)
HTML_PARAGRAPH = re.compile(r"\s*<(?:p|div|section|figcaption|summary)\b", re.I)
HTML_ITEM = re.compile(r"\s*(?:</?(?:ul|ol)[^>]{0,60}>\s*)*<li\b[^>]{0,200}>\s*", re.I)


ABOVE = 4
"""Lines before the first one of a printed grid that may hold its heads and the names of its axes."""
AXES_SAID = re.compile(
    r"\brows?\s*[=:]\s*[a-z][^,;()=:]{0,30}[,;]\s*col(?:umn)?s?\s*[=:]\s*[a-z]+(?: [a-z]+){0,3}", re.I
)
LEAD_LINE = re.compile(r"^[^=\d]*[^\W\d_]{3}[^=\d]*$")
"""A line of code that is words only, and so may say what stands below it."""
MOST_LINES = 1000
"""Lines of one paragraph."""


def read_document(source: str) -> list[Block]:
    """Blocks in reading order, each with its parents."""
    return list(scan(source))


def scan(source: str) -> Iterator[Block]:
    """The blocks of :func:`read_document` one after the other."""
    source = source.replace("\r\n", "\n").replace("\r", "\n").replace("⇒", "→")
    stripped = source.rstrip()
    if stripped.endswith("</s>"):  # end-of-text marks of language models
        source = stripped[:-4]
    lines = plainly_written(source).split("\n")  # as long as before: places stay
    return with_parents(inline_literals(_Scanner(lines).blocks()))


def _is_said(line: str) -> bool:
    """Whether a line among lines of code is prose: at least three words, one space apart."""
    words = line.split()
    begins = len(words) > 2 and (words[0][0].isupper() or words[0][0] in '-*"“')
    return begins and NOT_SAID.search(line.strip()) is None


def _steps(first: list[str], others: list[list[str]]) -> bool:
    """Whether a line of numbers is one of heads: whole ones that rise over decimals, or even steps."""
    whole = all(cell.isdecimal() and len(cell) < 10 for cell in first)
    rising = whole and len(first) > 1 and all(int(a) < int(b) for a, b in pairwise(first))
    if rising:
        return any("." in cell for row in others for cell in row[1:])
    numbers = [as_float(cell) for cell in first]
    steps = {round(b - a, 9) for a, b in pairwise(numbers) if a is not None and b is not None}
    return len(first) > 2 and None not in numbers and len(steps) == 1 and min(steps) > 0


NEW_SENTENCE = re.compile(r"[A-Z][a-z]*(?:,? [a-z'(]|, )")
ITEM_DONE = re.compile(r"(?:[.!?][\"”*)]*|\d\s?%?)\s*$")
"""How the text of an item ends that is complete."""


class _Scanner:
    """Lines to blocks, without parents.

    Looking ahead for a table that is none costs time for nothing; so a text may look ahead over
    a few times its own length in all.
    """

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.cells = 0
        self.ahead = 3 * sum(map(len, lines)) + 20_000
        self.bars: list[
            tuple[str, int]
        ] = []  # a run of lines with bars: each line, and how many after it are framed
        self.bars_from = 0

    def blocks(self) -> Iterator[Block]:
        lines, k = self.lines, 0
        paragraph: Block | None = None
        parts: list[Text] = []

        def finished() -> Iterator[Block]:
            nonlocal paragraph
            if paragraph is not None:
                paragraph.text = Text.of_lines(parts)
                yield paragraph
            paragraph = None

        while k < len(lines):
            body, start = _unwrapped(lines[k])
            if not body or body.isspace():
                yield from finished()
                k += 1
                continue
            special = self._special(k, body, start)
            if special is not None:
                yield from finished()
                found, k = special
                for block in found:
                    self._count(block)
                    yield block
                continue
            item = ITEM.match(body)
            if item and not (paragraph and item.group(2)[0] in "–—ivxABCDEFGH" and len(item.group(2)) == 1):
                yield from finished()
                marker = item.group(2)
                parts = [Text.of_line(body[item.end() :], k + 1, start + item.end() + 1)]
                level = len(item.group(1).expandtabs(4)) + min(start, 1)
                paragraph = Block("item", parts[0], k + 1, level, _marker_kind(marker), shape=marker)
            else:
                lead = len(body) - len(body.lstrip())
                text = Text.of_line(body.strip(), k + 1, start + lead + 1)
                if (
                    paragraph is None
                    or self._starts_anew(paragraph, parts, body)
                    or (start and HTML_PARAGRAPH.match(lines[k]))
                ):
                    yield from finished()
                    parts = [text]
                    paragraph = Block("paragraph", text, k + 1, lead)
                else:
                    parts.append(text)
            k += 1
        yield from finished()

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

    def _starts_anew(self, paragraph: Block, parts: list[Text], body: str) -> bool:
        """Whether a line begins a paragraph of its own although no blank line stands before it."""
        if len(parts) >= MOST_LINES:
            return True
        text = body.lstrip()
        first, last = parts[0].text, parts[-1].text
        if paragraph.kind == "paragraph" and (
            (ENTRY.match(text) and ENTRY.match(first)) or (KEY_LINE.match(text) and KEY_LINE.match(first))
        ):
            return True
        ended = ENTRY.match(last) is not None and not OPEN_END.search(last)
        if paragraph.kind == "paragraph" and text[:1].isupper() and ended:
            return True  # a sentence after a line of values
        if paragraph.kind == "item":
            if body == text and NEW_SENTENCE.match(text) and ITEM_DONE.search(last):
                return True  # after a list without a blank line
            return body == text and (text.startswith(("**", "__")) or bool(ITEM_END.match(text)))
        ended = last.rstrip()[-1:] in ".:!?)" or (len(parts) == 1 and parts[0].is_bold(0, len(parts[0])))
        return ended and (text.startswith(("**", "__")) or bool(KEY_START.match(text)))

    def _special(self, k: int, body: str, start: int) -> tuple[list[Block], int] | None:
        """Blocks that are told by their first line, and the line after them."""
        lines = self.lines
        if fence := FENCE.match(body):
            end = k + 1
            mark = fence.group(1)[:3]
            while end < len(lines) and not _unquoted(lines[end]).lstrip().startswith(mark):
                end += 1
            if end == len(lines) and end - k > 1:
                return [], k + 1  # never closed: a stray mark
            return [*self._axes_said(k + 1, end), *self._fenced(fence.group(2), k + 1, end)], min(
                end + 1, len(lines)
            )
        if heading := HEADING.match(body):
            raw = body[heading.end() :].rstrip().rstrip("#").rstrip()
            text = Text.of_line(raw, k + 1, start + heading.end() + 1)
            return [Block("heading", text, k + 1, len(heading.group(1)))], k + 1
        if tagged := HTML_HEADING.fullmatch(body):
            text = Text.of_line(tagged.group("text"), k + 1, start + tagged.start("text") + 1)
            return [Block("heading", text, k + 1, int(tagged.group("level")))], k + 1
        bare = body.strip()
        if decorated := DECORATED.fullmatch(bare):
            at = start + body.index(bare) + decorated.start("text") + 1
            return [Block("heading", Text.of_line(decorated["text"], k + 1, at), k + 1, 2)], k + 1
        if bare[0] == "\\" and (tex := tex_line(lines, k)) is not None:
            return tex
        if RULE.fullmatch(bare):
            if bare[0] == "=" or (bare[0] == "-" and "  " in bare):
                return None  # a line under a title, or the head of a fixed-width table
            return [], k + 1
        if FRAME.match(body):
            from replot.reading.description.statements.printed import printed_table

            end = k
            while end < len(lines) and (FRAME.match(lines[end]) or "|" in lines[end] or "│" in lines[end]):
                end += 1
            framed = [(at + 1, lines[at]) for at in range(k, end)]
            above = [(at + 1, lines[at]) for at in range(max(k - 1, 0), k)]
            table = (printed_table(above + framed) or lines_table(framed)) if end - k > 2 else None
            return ([table] if table is not None else []), end
        if begins_literal(body) and self.ahead > 0:
            literal, end = literal_table(lines, k)
            if literal is not None:
                led = LED.match(body)
                before = Text.of_line(led.group().strip(), k + 1, start + 1) if led else None
                return ([Block("paragraph", before, k + 1)] if before else []) + [literal], end
            self._looked(k, end)
        if (found := self._table(k, body)) is not None:
            return [found[0]], found[1]
        return None

    def _table(self, k: int, body: str) -> tuple[Block, int] | None:
        """The table that begins in a line, and the line after it."""
        lines = self.lines
        if "|" in body and (found := self._pipe_table(k)):
            return found
        if self.ahead > 0 and in_columns(body) and (found := self._columns(k)):
            return found
        if self.ahead > 0 and "[[" in body and body.lstrip()[0] != "[" and (found := self._printed(k)):
            return found
        if self.ahead > 0 and "|" in body and "=" in body:
            from replot.reading.description.statements.named_rows import keyed_row, named_rows

            end = k
            while end < len(lines) and keyed_row(lines[end]) is not None:
                end += 1
            keyed = [(at + 1, lines[at]) for at in range(max(k - 1, 0), end)]
            if end > k and (table := named_rows(keyed)) is not None:
                return table, end
            self._looked(k, end)
        for sign, least in ((";", 2), ("\t", 1), (",", 2)):
            if self.ahead > 0 and body.count(sign) >= least and (found := self._separated(k, sign)):
                return found
        lowered = body.lower()
        if "<table" in lowered or "<tr" in lowered:
            from replot.reading.description.document.markup_tables import html_table

            return html_table(lines, k)
        if any(f"\\begin{{{kind}" in lowered for kind in ("tabular", "tabulary", "array", "longtab")):
            from replot.reading.description.document.markup_tables import latex_table

            return latex_table(lines, k)
        return None

    def _fenced(self, language: str, start: int, end: int) -> list[Block]:
        """Lines of code: the first table in JSON or Python among them, and what stands around it."""
        k = start
        while k < end and self.ahead > 0:
            if begins_literal(self.lines[k]):
                literal, after = literal_table(self.lines, k, end)
                if literal is not None:
                    lead = self.lines[k - 1] if k > start else ""
                    if len(lead) < LONGEST_VALUES and LEAD_LINE.search(lead):
                        literal.text = Text.of_line(lead.strip(), k, len(lead) - len(lead.lstrip()) + 1)
                    around = [*self._code(language, start, k), literal, *self._code(language, after, end)]
                    return [b for b in around if b is literal or any(map(in_columns, b.lines))]
                self._looked(k, after)
                k = after
            else:
                k += 1
        return self._code(language, start, end)

    def _axes_said(self, start: int, end: int) -> Iterator[Block]:
        """What lines of code say of the axes of the grid that they print: ``(rows = true, cols = pred)``."""
        for k in range(start, end):
            said = AXES_SAID.search(self.lines[k]) if "row" in self.lines[k].lower() else None
            if said is not None:
                yield Block("paragraph", Text.of_line(said.group(), k + 1, said.start() + 1), k + 1)

    def _code(self, language: str, start: int, end: int) -> list[Block]:
        """Lines of code as a block, if there are any."""
        if not any(line.strip() for line in self.lines[start:end]):
            return []
        if language.lower() in PROSE_LANGUAGES and (said := self._said(start, end)):
            return said
        block = Block("code", Text(language, [(0, start, 1)]), start)
        block.lines = self.lines[start:end]
        return [block]

    def _said(self, start: int, end: int) -> list[Block]:
        """Lines between code marks that are prose about a heatmap, or end with some, as blocks."""
        first, k = end, end - 1
        while k >= start and (not self.lines[k].strip() or _is_said(self.lines[k])):
            if not self.lines[k].strip() or k == start:
                first = k
            k -= 1
        if not any(map(SAID_OF.search, self.lines[first:end])):
            return []
        out = []
        if any(line.strip() for line in self.lines[start:first]):
            out.append(Block("code", Text("", [(0, start, 1)]), start))
            out[0].lines = self.lines[start:first]
        for k in range(first, end):
            if line := self.lines[k].strip():
                at = self.lines[k].index(line) + 1
                out.append(Block("paragraph", Text.of_line(line, k + 1, at), k + 1))
        return out

    def _separated(self, k: int, sign: str) -> tuple[Block, int] | None:
        """Lines of values between semicolons, tabs or commas, all with the same number of them."""
        lines, count = self.lines, self.lines[k].count(sign)
        if sign + " " in lines[k] or ITEM.match(lines[k]):
            return None
        end = k
        most = current.get().categories + 2
        while end < len(lines) and lines[end].count(sign) == count and end - k <= most:
            end += 1
        table = lines_table([(at + 1, lines[at]) for at in range(k, end)]) if end - k > 2 else None
        if table is None:
            self._looked(k, end)
            return None
        return table, end

    def _looked(self, k: int, end: int) -> None:
        """Pay for having looked at lines that are no table."""
        self.ahead -= sum(len(self.lines[at]) + 1 for at in range(k, end))

    def _columns(self, k: int) -> tuple[Block, int] | None:
        """Lines that stand in columns: a name and several values each, with or without a line of heads."""
        if (printed := self._printed(k)) is not None:
            return printed
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
        words = before.split()
        named = not any(word[0].islower() or word[0] == "(" for word in words)
        heads = named and len(words) == len(lines[k].split())
        if before.strip() and (gapped or heads) and not in_columns(before):
            start = above
        numbered = [(at + 1, lines[at]) for at in range(start, end)]
        table = lines_table(numbered, loose=True) if end - k > 1 else None
        if table is None:
            self._looked(k, end)
            return None
        first, *others = ([cell.text for cell in row] for row in table.rows)
        numbers = all(parse_quantity(cell) is not None for cell in first[1:])
        table.headless = start == k and bool(first[0]) and numbers and not _steps(first[1:], others)
        return table, end

    def _printed(self, k: int) -> tuple[Block, int] | None:
        """A printed grid whose first line of values, or its line of heads, is line ``k``."""
        from replot.reading.description.statements.printed import in_grid, printed_table

        lines, end = self.lines, k + 1
        most = k + current.get().categories + 2
        while end < min(len(lines), most) and not ITEM.match(lines[end]):
            if not (in_grid(lines[end]) or in_columns(lines[end])):
                break
            end += 1
        start = max(k - ABOVE, 0)
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
                body = _unquoted(self.lines[k + len(bodies)])
                if "|" not in body:
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
                return None
        if end - k > current.get().categories + 2:
            raise too_many("lines in a table", end - k, "categories")
        raws = [(self.bars_from + n, run[n][0]) for n in range(k - self.bars_from, len(run))]
        block = Block("table", Text("", [(0, k + 1, 1)]), k + 1, header=1 if has_rule else 0)
        glued = 0
        if has_rule and not raws[0][1].lstrip().startswith("|"):
            count = len(pipe_cells(raws[1][1], 1, 1))
            first = pipe_cells(raws[0][1], raws[0][0] + 1, lines[raws[0][0]].find(raws[0][1]) + 1)
            if len(first) == count + 1 and len(raws) > 2 and len(pipe_cells(raws[2][1], 1, 1)) == count:
                glued, block.text = 1, first[0]
        for at, raw in raws:
            if len(raws) > 1 and delimits(raw):
                if not block.header and at > raws[0][0]:
                    block.header = len(block.rows)
                continue
            block.rows.append(pipe_cells(raw, at + 1, lines[at].find(raw) + 1))
        if glued:
            block.rows[0] = block.rows[0][1:]
        if not block.header:
            block.header = 1
        return block, end


def _unquoted(raw: str) -> str:
    """A line without the quote marks before it."""
    quote = QUOTE.match(raw)
    return raw[quote.end() :] if quote else raw


def _unwrapped(raw: str) -> tuple[str, int]:
    """A line without quote marks and the tags around it, and where it begins."""
    start, end = 0, len(raw)
    while (wrapper := WRAPPER.match(raw, start)) or (wrapper := QUOTE.match(raw, start)):
        start = wrapper.end()
    while closing := CLOSING.search(raw, max(start, end - LONGEST_CLOSING), end):
        end = closing.start()
    body = raw[start:end]
    if listed := HTML_ITEM.match(body):
        return "- " + body[listed.end() :], start + listed.end() - 2
    return body, start


def _marker_kind(marker: str) -> str:
    if marker[-1] in ".)":
        return "1" if marker.strip("().").isdigit() else "a"
    return marker
