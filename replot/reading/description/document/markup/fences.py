"""What stands between marks of code: tables, and prose about the grid."""

from __future__ import annotations

from collections.abc import Iterator

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.data.flow_lines import flow_items
from replot.reading.description.document.data.flow_specs import flow_spec
from replot.reading.description.document.data.json_panels import json_panels, yaml_panels
from replot.reading.description.document.data.literals import begins_literal, literal_tables
from replot.reading.description.document.data.nested_maps import map_panels
from replot.reading.description.document.data.outlines import headed_values, outline
from replot.reading.description.document.data.specs import json_items, yaml_items
from replot.reading.description.document.markup.fenced_pairs import fenced_pairs
from replot.reading.description.document.prints.printed import printed_table
from replot.reading.description.document.prints.rows_below_names import rows_below_names
from replot.reading.description.document.prints.wrapped_prints import wrapped_print
from replot.reading.description.document.tables.columns import LONGEST_VALUES, in_columns
from replot.reading.description.document.tables.table_lines import TableLines
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.limits import current

__all__ = ["FencedLines", "glued_fence"]
MARKUP = frozenset({"", "text", "html", "xml", "latex", "tex", "markdown", "md", "typst", "typ"})
"""What the code may be called that holds a table in HTML, LaTeX or Typst."""
PROSE_LANGUAGES = frozenset({"", "text", "txt", "plaintext", "markdown", "md"})
SAID_OF = re.compile(r"\b(?:heat ?maps?|colou?rs?|[xy][- ]axis|rows and columns)\b", re.I)
NOT_SAID = re.compile(r"[|{}\t;]|\S {2,}\S")
AXES_SAID = re.compile(
    r"\brows?(?: labels?)?\s*[=:]\s*(?P<y>[a-z][^,;()=:]{0,30})[,;]\s*col(?:umn)?s?(?: labels?)?\s*[=:]\s*"
    r"(?P<x>[a-z]+(?: [a-z]+){0,3})",
    re.I,
)
ORDER_SAID = re.compile(
    r"\b(?:(?:class |label )?order|(?:class(?:es)?|labels?)(?: in order)?)\s*[=:]\s*\[?"
    r"(?P<list>[^\W_][^=:;()\[\]{}\"',/]*[,/] ?[^=:;()\[\]{}\"'\s][^=:;()\[\]{}\"']*)",
    re.I,
)
"""``order: oak, elm, ash``: which classes stand in both directions, over their grid."""
OUTCOME = re.compile(r"\s*(?:(?:true|false) (?:positive|negative)s?|[TF][PN])\b[^\d=:]{0,30}[=:]\s*\d", re.I)
ONE_OUTCOME = re.compile(
    r"\b(?P<name>(?:true|false)[ _](?:positive|negative)s?|[TF][PN])\b(?:[ \t]*[=:(|])?[ \t]*"
    r"(?P<count>\d+(?:,\d{3})*(?:\.\d+)?)(?![.,]?\d|%)",
    re.I,
)
"""One of several in a line: ``TN(30) FP(5)``, ``TN = 30 | FP = 5``."""
FEWEST_OUTCOMES = 3
MOST_GRIDS = 24
PROMPTED = 2
"""Lines at the beginning of others that a frame may begin with: behind a prompt, ``> m``, is its own."""
WORD = re.compile(r"\w")
REMARK_SIGN = re.compile(r"^\s*(?:(?:#+|//+|/\*+|--|;+)\s*)?")
LEAD_LINE = re.compile(r"^[^=\d]*[^\W\d_]{3}[^=\d]*$")
"""A line of code that is words only, and so may say what stands below it."""


GLUED = re.compile(r"\s{0,8}`{3,}(?=[{\[]\s*$|\s*[^\s`{]+[ \t]+[^\s`=]+(?:[ \t]+[^\s`=]+)*\s*$)")
"""Marks of code right before a line of it: no language stands there."""
CLOSING = re.compile(r"(?<=[^\s`])\s*`{3,}\s*$")
CLOSED = re.compile(r"\s*`{3,}\s*")
APART = re.compile(r"[^\s`](?:\s{2,}|\t)\S+(?:\s|$)")
"""Words in columns, which no name of a language is: such marks may close in a line of their own."""


def glued_fence(lines: list[str], k: int) -> int | None:
    """The line after code whose marks stand in its own first and last lines, which are blank from here on.

    None where line ``k`` begins no such code.
    """
    begun = GLUED.match(lines[k])
    if begun is None:
        return None
    for end in range(k + 1, min(len(lines), k + MOST_GLUED)):
        if lines[end].lstrip().startswith("```"):
            if CLOSED.fullmatch(lines[end]) is None or APART.search(lines[k]) is None:
                return None
            lines[k], lines[end] = " " * begun.end() + lines[k][begun.end() :], ""
            return end + 1
        if (closing := CLOSING.search(lines[end])) is not None:
            lines[k] = " " * begun.end() + lines[k][begun.end() :]
            lines[end] = lines[end][: closing.start()]
            return end + 1
    return None


MOST_GLUED = 400
"""Lines that such code may have."""


class FencedLines(TableLines):
    """The lines between marks of code."""

    def _fenced(self, language: str, start: int, end: int) -> list[Block]:
        """Lines of code: the first table in JSON or Python, each printed array, and what stands around."""
        k = tried = start
        stop = min(end, start + current.get().categories)
        while k < stop and self.ahead > 0:
            marked = self._markup(k, self.lines[k]) if language.lower() in MARKUP else None
            if marked is not None and marked[1] <= end:
                return [marked[0], *self._fenced(language, marked[1], end)]
            if marked is not None:
                self._looked(k, marked[1])
            named = rows_below_names(self.lines, k, end) if k >= tried else None
            if named is not None:
                self._looked(k, named[1])
                tried = named[1]
            if named is not None and named[0] is not None:
                before = [b for b in self._code(language, start, k) if any(map(in_columns, b.lines))]
                return [*before, named[0], *self._fenced(language, named[1], end)]
            if begins_literal(self.lines[k]):
                literals, after = literal_tables(self.lines, k, end)
                if self.lines[k].lstrip()[:1] == "{" and (panels := json_panels(self.lines, k, after)):
                    return panels
                if literals:
                    lead = self.lines[k - 1] if k > start else ""
                    if len(literals) == 1 and len(lead) < LONGEST_VALUES and LEAD_LINE.search(lead):
                        said = REMARK_SIGN.sub("", lead).rstrip()
                        literals[0].text = Text.of_line(said, k, len(lead.rstrip()) - len(said) + 1)
                    before = [b for b in self._code(language, start, k) if any(map(in_columns, b.lines))]
                    printed = language.lower() in PROSE_LANGUAGES and self.lines[k].lstrip().startswith("[[")
                    if printed and any(line.lstrip().startswith("[[") for line in self.lines[after:end]):
                        return [*before, *literals, *self._fenced(language, after, end)]
                    rest = [b for b in self._code(language, after, end) if any(map(in_columns, b.lines))]
                    told = json_items(self.lines, k, after) if self.lines[k].lstrip()[:1] == "{" else []
                    return [*before, *told, *literals, *rest]
                self._looked(k, after)
                k = max(after, k + 1)
            else:
                k += 1
        return self._code(language, start, end)

    def _axes_said(self, start: int, end: int) -> Iterator[Block]:
        """What lines of code say of the axes of the grid that they print.

        ``(rows = true, cols = pred; order: oak, elm, ash)``: their names, and the classes of both.
        """
        grid = any(line.lstrip().startswith("[[") for line in self.lines[start:end])
        classes: list[Block] = []
        for k in range(start, end):
            said = AXES_SAID.search(self.lines[k]) if "row" in self.lines[k].lower() else None
            if said is not None:
                rows, columns = (Text.of_line(said[a], k + 1, said.start(a) + 1) for a in "yx")
                told = Text("rows", [(0, k + 1, 1)]).join(rows, " = ")
                told = told.join(Text("columns", [(0, k + 1, 1)]), ", ").join(columns, " = ")
                yield Block("paragraph", told, k + 1, shape="comment")
            if grid and (ordered := ORDER_SAID.search(self.lines[k])) is not None:
                over = self.lines[k + 1 : k + 2] and self.lines[k + 1].lstrip().startswith("[[")
                if said is None and not over and self.lines[k][: ordered.start()].strip(" #"):
                    continue
                names = Text.of_line(ordered["list"].rstrip(" ,"), k + 1, ordered.start("list") + 1)
                told = Text("Class order", [(0, k + 1, 1)]).join(names, ": ")
                classes.append(Block("paragraph", told, k + 1, shape="comment"))
        yield from classes  # behind the names of the axes

    def _code(self, language: str, start: int, end: int) -> list[Block]:
        """Lines of code as a block, if there are any."""
        if not any(line.strip() for line in self.lines[start:end]):
            return []
        if language.lower() in PROSE_LANGUAGES and (said := self._said(start, end)):
            return said
        if (found := self._first_print(start, end)) is not None:
            table, after = found
            return [table, *(b for b in self._code(language, after, end) if any(map(in_columns, b.lines)))]
        first = next(k for k in range(start, end) if self.lines[k].strip())
        if language.lower() in ("yaml", "yml"):
            if several := yaml_panels(self.lines, first, end):
                return several
            keyed, after = yaml_items(self.lines[:end], first)
            if keyed and not any(line.strip() for line in self.lines[after:end]):
                return keyed
        if panels := map_panels(self.lines, first, end):
            return panels
        if (spec := flow_spec(self.lines, first, end)) and not any(map(str.strip, self.lines[spec[1] : end])):
            return spec[0]
        if pairs := flow_items(self.lines, start, end):
            return pairs
        listed = outline(self.lines, first, end)
        if listed is not None and not any(line.strip() for line in self.lines[listed[1] : end]):
            return listed[0]
        if headed := headed_values(self.lines, first, end):
            return headed
        if grids := self._grids(start, end):
            return grids
        if language.lower() in PROSE_LANGUAGES and (paired := fenced_pairs(self.lines, start, end)):
            return paired
        block = Block("code", Text(language, [(0, start, 1)]), start)
        told = self._outcomes(start, end)
        counted = {item.line for item in told}
        block.lines = ["" if k + 1 in counted else self.lines[k] for k in range(start, end)]
        return [block, *told] if any(line.strip() for line in block.lines) else told

    def _first_print(self, start: int, end: int) -> tuple[Block, int] | None:
        """The first array that says that it is one, or frame in several parts, and the line after it."""
        begun = start  # where the run of lines began that no empty line parts
        for k in range(start, end):
            line = self.lines[k]
            if not line.strip():
                begun = k + 1
            elif self.ahead > 0 and (found := self._in_print(k, end)) is not None:
                return found
            elif k - begun < PROMPTED and k + 1 < end and in_columns(self.lines[k + 1]):
                table, after = wrapped_print(self.lines, k, end)
                if table is not None:
                    return table, after
        return None

    def _grids(self, start: int, end: int) -> list[Block]:
        """Printed grids with the same heads and labels one below the other, each with the line above it."""
        if end - start > current.get().categories:
            return []  # more lines than a table may have
        found: list[Block] = []
        k = start
        while self.ahead > 0 and len(found) < MOST_GRIDS:
            table = printed_table([(at + 1, self.lines[at]) for at in range(k, end)])
            if table is None or (found and _labels(table) != _labels(found[0])):
                break
            self._looked(k, end)
            first = next(cell.span().line for cell in table.rows[0] if cell) - 1
            above = next((at for at in range(first - 1, k - 1, -1) if self.lines[at].strip()), None)
            if above is not None and len(lead := self.lines[above].strip()) < LONGEST_VALUES:
                table.text = Text.of_line(lead, above + 1, self.lines[above].index(lead) + 1)
            found.append(table)
            k = table.rows[-1][0].span().line
        return found if len(found) > 1 else []

    def _outcomes(self, start: int, end: int) -> list[Block]:
        """Outcomes such as ``TN = 40``, at least three of which make a confusion matrix."""
        told: list[tuple[int, Text]] = []
        for k in range(start, end):
            line = self.lines[k]
            found = list(ONE_OUTCOME.finditer(line)) if WORD.search(line) else []
            if len(found) > 1 and not WORD.search(ONE_OUTCOME.sub("", line)):
                for one in found:
                    name, count = (Text.of_line(one[p], k + 1, one.start(p) + 1) for p in ("name", "count"))
                    told.append((k, name.join(count, ": ")))
            elif OUTCOME.match(line):
                told.append((k, Text.of_line(line.strip(), k + 1, len(line) - len(line.lstrip()) + 1)))
        return [
            Block("item", text, k + 1, marker="-") for k, text in told if len(told) >= FEWEST_OUTCOMES
        ]

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


def _labels(table: Block) -> list[list[str]]:
    """The names of the columns, and those of the rows."""
    heads, *rows = table.rows[table.header - 1 :]
    return [[cell.text for cell in heads], [row[0].text for row in rows]]


def _is_said(line: str) -> bool:
    """Whether a line among lines of code is prose: at least three words, one space apart."""
    words = line.split()
    begins = len(words) > 2 and (words[0][0].isupper() or words[0][0] in '-*"“')
    return begins and NOT_SAID.search(line.strip()) is None
