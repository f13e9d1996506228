"""Text to document: cleaned text that remembers its place, and blocks that know what they stand under.

Written descriptions are only roughly markdown: indentation is lost, tables are glued to sentences,
HTML and LaTeX stand in between. So the scanner works line by line, never fails, takes time linear
in the text, and keeps line and column of every character.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property
from itertools import chain

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.conventions import plainly_written
from replot.reading.description.document.data.drawing_code import drawn_items, without_properties
from replot.reading.description.document.data.drawn_columns import drawn_columns
from replot.reading.description.document.data.figure_options import figure_end, figure_options, is_figure
from replot.reading.description.document.data.flow_lines import flow_table
from replot.reading.description.document.data.flow_specs import flow_spec
from replot.reading.description.document.data.folded_values import folded_value
from replot.reading.description.document.data.json_panels import json_panels
from replot.reading.description.document.data.literals import LED, begins_literal, literal_tables
from replot.reading.description.document.data.outlines import outline
from replot.reading.description.document.data.specs import json_items, yaml_items
from replot.reading.description.document.double_spaced import without_blank_lines
from replot.reading.description.document.lines_beside import (
    above_heads,
    ends_with_title,
    is_caption,
    is_page_number,
)
from replot.reading.description.document.markup.fences import FencedLines, glued_fence
from replot.reading.description.document.markup.line_marks import (
    ITEM,
    RULE,
    letters_count,
    marker_kind,
    unquoted,
    unwrapped,
)
from replot.reading.description.document.markup.run_together import part_lines, spaced
from replot.reading.description.document.markup.tex import tex_line
from replot.reading.description.document.markup.underlined import underlined
from replot.reading.description.document.own_lines import is_broken_off, property_of, starts_anew
from replot.reading.description.document.parents import with_parents
from replot.reading.description.document.prints.keyed_heads import keyed_heads
from replot.reading.description.document.prints.pair_lines import pair_lines
from replot.reading.description.document.prints.pairs_below_heads import pairs_below_heads
from replot.reading.description.document.prints.printed import printed_table
from replot.reading.description.document.prints.rows_below_names import rows_below_names
from replot.reading.description.document.prints.triangles import with_triangles
from replot.reading.description.document.summaries import SUMMARY, with_letters_above
from replot.reading.description.document.tables.cell_lines import cell_lines
from replot.reading.description.document.tables.directives import directive_table
from replot.reading.description.document.tables.heads_below import with_heads_above
from replot.reading.description.document.tables.inline_tables import inline_tables
from replot.reading.description.document.tables.level_lines import level_lines
from replot.reading.description.document.tables.line_tables import lines_table
from replot.reading.description.document.tables.lost_corners import with_lost_corner
from replot.reading.description.document.tables.names_over_parts import with_names_over_parts
from replot.reading.description.document.tables.picture_cells import picture_cells
from replot.reading.description.document.tables.sign_cells import sign_legend, with_signs
from replot.reading.description.document.tables.text_layers import text_layers
from replot.reading.description.document.text import Text
from replot.reading.description.document.wordings.bold_items import with_bold_items
from replot.reading.description.document.wordings.class_entries import with_class_entries
from replot.reading.description.document.wordings.common_keys import without_common_keys
from replot.reading.description.document.wordings.errors_by_arrow import ARROWED, with_errors_by_arrow
from replot.reading.description.document.wordings.exceptions_below import EXCEPTIONS, with_exceptions_in_line
from replot.reading.description.document.wordings.finished_leads import with_finished_leads
from replot.reading.description.document.wordings.headed_lines import with_headed_lines
from replot.reading.description.document.wordings.parts_in_line import with_parts_in_line
from replot.reading.description.document.wordings.placed_cells import NO_LABELS, with_placed_cells
from replot.reading.description.document.wordings.records import with_records
from replot.reading.description.document.wordings.repeated_keys import with_repeated_keys
from replot.reading.description.document.wordings.slashed_pairs import SLASHED, with_tied_pairs
from replot.reading.description.document.wordings.told_lines import with_told_lines
from replot.reading.description.document.wordings.told_places import with_places_apart
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.short_forms import GENUS
from replot.reading.description.lexicon.signs import PICTURES

__all__ = ["read_document", "scan"]
FENCE = re.compile(r"\s{0,8}(`{3,}|~{3,})\s*([\w+-]*)")
HEADING = re.compile(
    rf"\s{{0,3}}(?:(?P<level>#{{1,6}})\s*(?:[{PICTURES}]+\s+)?(?=\S)|(?P<typst>={{1,5}}) (?=[^\W\d_]))"
)
"""``## Title`` or ``## ✅ Title`` of markdown; ``= Title`` of Typst or AsciiDoc, ``== Title ==`` of wikis."""
REMARK = re.compile(
    r"(?:[*-]|#{1,6}) (?=\S)|(?=.{120})(?=[^.]{20,}(?:\.\d[^.]{0,60})*\. [A-Z].*\.$)|"
    r"(?=.{90})(?!(?i:fig|tab|image|step|q\d|question)|[\d(])(?=(?:[^ .]+(?:\.[^ .]+)? ){14}.*[^\s.]\.$)"
)
"""What is no heading behind ``#``, but what a notebook or its program remarks: a point, a long sentence."""
DATA = re.compile(r"[{\[][\s\[{]*[-−\"'\d].*[\]}]\W*$")
ADORNED = re.compile(
    rf"\s*(?:[{PICTURES}]+\s+(?=\*\*[^\s*][^*]{{0,120}}\*\*\s*$)|\\(?=#{{1,6}} \S|[-*+] \S|-{{3,}}\s*$))"
)
"""What stands before a line that is bold: ``📊 **Results**``."""
DECORATED = re.compile(r"([-=*~_#])\1{2,} +(?P<text>[^\W_](?:[^|]{0,98}[^\W_])?[)\]]?) +\1{3,}")
"""``=== Panel D ===``."""
FRAME = re.compile(r"\s*[+┌-┏├-┣└-┗╒-╔╞-╠╘-╚╭╰][-=+─━┈┉┌-╋═╒-╰\s]{3,}$")
BARRED = re.compile(r"[|│┃║]")
HTML_HEADING = re.compile(r"\s*<h(?P<level>[1-6])\b[^<>]{0,300}>(?P<text>.*)</h[1-6]>\s*", re.I)
HTML_PARAGRAPH = re.compile(r"\s*<(?:p|div|section|figcaption|summary)\b", re.I)
MARKDOWN = frozenset({"markdown", "md"})
FIGURE_CAPTION = re.compile(
    r"\s*(?:<figure\b[^<>]{0,200}>\s*)?(?:<img\b[^<>]{0,600}>\s*)?<figcaption\b", re.I
)


def read_document(source: str) -> list[Block]:
    """Blocks in reading order, each with its parents."""
    return list(scan(source))


def scan(source: str) -> Iterator[Block]:
    """The blocks of :func:`read_document` one after the other."""
    source = source.replace("\r\n", "\n").replace("\r", "\n").replace("⇒", "→").replace("╲", "\\")
    stripped = source.rstrip()
    if stripped.endswith("</s>"):  # end-of-text marks of language models
        source = stripped[:-4]
    lines = plainly_written(source).split("\n")  # as long as before: places stay
    fenced = any(map(FENCE.match, lines))
    drawn = [] if fenced else drawn_items(lines, 0, len(lines))
    lines = without_properties(lines, drawn) if drawn else lines
    grid = None if fenced else drawn_columns(lines, 0, len(lines))
    if grid is not None:
        drawn.append(grid[0])
        lines = ["" if k in grid[1] else line for k, line in enumerate(lines)]
    blocks = without_blank_lines(chain(drawn, with_names_over_parts(_Scanner(lines).blocks())))
    blocks = with_letters_above(blocks) if SUMMARY.search(source) is not None else blocks
    blocks = with_placed_cells(blocks) if NO_LABELS.search(source) is not None else blocks
    blocks = with_told_lines(inline_tables(blocks))
    blocks = with_class_entries(blocks) if TAKEN_FOR.search(source) is not None else blocks
    blocks = with_errors_by_arrow(blocks) if ARROWED.search(source) is not None else blocks
    blocks = with_exceptions_in_line(blocks) if EXCEPTIONS.search(source) is not None else blocks
    blocks = without_common_keys(with_repeated_keys(with_records(blocks)))
    blocks = with_finished_leads(with_triangles(with_headed_lines(with_heads_above(blocks))))
    blocks = with_parts_in_line(with_bold_items(blocks))
    if "/" in source and SLASHED.search(source) is not None:
        blocks = with_tied_pairs(blocks)
    if PLACES.search(source) is not None:
        blocks = iter(with_places_apart(blocks))
    return with_parents(with_signs(blocks, legend) if (legend := sign_legend(source)) else blocks)
PLACES = re.compile(
    r"\bin\s(?:the\s)?[A-Z][\w-]{1,20} ?[A-Z][a-z]+\s\([rRρ]|"
    r"\bIn\s(?:the\s)?[A-Z]\w{1,20}\s[A-Z][a-z]{2,20},"
)
"""``In Ayr Lake,`` and ``in Bute Lake (r = 0.4)``, so that a text may tell of several places."""
TAKEN_FOR = re.compile(r"mis(?:classif|identif|predict|label|recogni)|confus|mistak|errors?:|mix-?ups?", re.I)
"""Whether a text may tell what classes were taken for."""
NEXT_LETTER = re.compile(r"[.!?] (?:B[.)]|b\)) (?=[A-Z])")
"""The letter of the second panel in the line that begins with that of the first: ``A. Lines. B. Map.``"""


class _Scanner(FencedLines):
    """Lines to blocks, without parents."""

    @cached_property
    def layers(self) -> dict[int, tuple[Block, int]]:
        """The figures that stand there as text layers have them."""
        return text_layers(self.lines)

    @cached_property
    def counted(self) -> bool:
        """Whether capitals before small letters count lines."""
        return letters_count(self.lines)

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
            body, start = unwrapped(lines[k])
            if (adorned := ADORNED.match(body)) is not None:
                body, start = body[adorned.end() :], start + adorned.end()
            between_pages = paragraph is not None and is_page_number(parts[-1].text, lines, k)
            if not body or body.isspace() or between_pages:
                yield from finished()
                k += 1
                continue
            if (several := part_lines(body, k + 1, start + 1)) is not None:
                yield from finished()
                yield from several
                k += 1
                continue
            special = self._special(k, body, start)
            if special is not None:
                found, k = special
                parts = above_heads(found, parts)
                paragraph = paragraph if parts else None
                if paragraph is not None and ends_with_title(parts) and found and found[0].kind == "table":
                    *parts, title = parts
                    yield from finished()
                    parts, paragraph = [title], Block("paragraph", title, title.span().line)
                yield from finished()
                for block in found:
                    self._count(block)
                    yield block
                continue
            item = ITEM.match(body)
            if item and item.group(2) in ("A.", "A)", "a)") and NEXT_LETTER.search(body, item.end()):
                item = None
            if item and GENUS.match(body, item.start(2)) and not self.counted:
                item = None
            marker = item.group(2) if item else ""
            broken = paragraph is not None and is_broken_off(paragraph, parts, marker)
            if item and not broken and not (paragraph and len(marker) == 1 and marker in "–—ivxABCDEFGH"):
                yield from finished()
                parts = [spaced(Text.of_line(body[item.end() :], k + 1, start + item.end() + 1))]
                level = len(item.group(1).expandtabs(4)) + min(start, 1)
                paragraph = Block("item", parts[0], k + 1, level, marker_kind(marker), shape=marker)
            else:
                lead = len(body) - len(body.lstrip())
                text = spaced(Text.of_line(body.strip(), k + 1, start + lead + 1))
                caption = is_caption(lines, k)
                below = property_of(paragraph, body, parts[-1].text) if paragraph is not None else None
                if below is not None:
                    yield from finished()
                    parts, paragraph = [text], replace(below, text=text, line=k + 1)
                elif (
                    paragraph is None
                    or caption
                    or (not broken and starts_anew(paragraph, parts, body, "".join(lines[k + 1 : k + 2])))
                    or (start and HTML_PARAGRAPH.match(lines[k]))
                ):
                    yield from finished()
                    parts = [text]
                    shape = "caption" if caption or (start and FIGURE_CAPTION.match(lines[k])) else ""
                    paragraph = Block("paragraph", text, k + 1, lead, shape=shape)
                else:
                    parts.append(text)
            k += 1
        yield from finished()

    def _special(self, k: int, body: str, start: int) -> tuple[list[Block], int] | None:
        """Blocks that are told by their first line, and the line after them."""
        lines, bare = self.lines, body.strip()
        if (layer := self.layers.get(k)) is not None:
            return [layer[0]], layer[1]
        marked = not bare[0].isalnum()
        if bare[0] in ".:`~" and (directed := directive_table(lines, k)) is not None:
            return [directed[0]], directed[1]
        if (lined := underlined(lines, k)) is not None:
            return lined
        if marked and (fence := FENCE.match(body)):
            end = k + 1
            mark = fence.group(1)[:3]
            if (glued := glued_fence(lines, k)) is not None:
                return self._fenced("", k, glued), glued
            while end < len(lines) and not unquoted(lines[end]).lstrip().startswith(mark):
                end += 1
            if end == len(lines):
                return [], k + 1  # never closed: a stray mark
            if fence.group(2).lower() in MARKDOWN and lines[end].strip(" >") == fence.group(1):
                lines[end] = ""
                return [], k + 1  # a document within the document
            told, used = figure_options(lines, k, end)
            for at in used:
                lines[at] = ""
            said = [*told, *self._axes_said(k + 1, end), *drawn_items(lines, k + 1, end)]
            if is_figure(body):
                return said, end + 1
            if (grid := drawn_columns(lines, k + 1, end)) is not None:
                return [*said, grid[0]], end + 1
            return [*said, *self._fenced(fence.group(2), k + 1, end)], min(
                end + 1, len(lines)
            )
        if bare[0] in ".:" and (figure := figure_end(lines, k)) is not None:
            told, used = figure_options(lines, k, figure)
            return told, max(used, default=k) + 1
        if bare[0] == "#" and "(" in bare and self.ahead > 0 and (found := self._typst(k, bare)):
            return [found[0]], found[1]
        if marked and (heading := HEADING.match(body)):
            raw = body[heading.end() :].rstrip().rstrip("#" if heading["level"] else "=").rstrip()
            tabbed = "\t" in raw and k + 1 < len(lines) and "\t" in lines[k + 1]
            if heading["level"] == "#" and (tabbed or DATA.match(raw)):
                lines[k] = lines[k].replace("#", " ", 1)
                return [], k  # data in a remark of a program, or the heads of some, which are read again
            if heading["level"] and (remark := REMARK.match(raw)) is not None:
                column = start + heading.end() + remark.end() + 1
                return [Block("paragraph", Text.of_line(raw[remark.end() :], k + 1, column), k + 1)], k + 1
            text = Text.of_line(raw, k + 1, start + heading.end() + 1)
            return [Block("heading", text, k + 1, len(heading["level"] or heading["typst"]))], k + 1
        if marked and (tagged := HTML_HEADING.fullmatch(body)):
            text = Text.of_line(tagged.group("text"), k + 1, start + tagged.start("text") + 1)
            return [Block("heading", text, k + 1, int(tagged.group("level")))], k + 1
        if marked and (decorated := DECORATED.fullmatch(bare)):
            at = start + body.index(bare) + decorated.start("text") + 1
            return [Block("heading", Text.of_line(decorated["text"], k + 1, at), k + 1, 2)], k + 1
        if bare[0] in "\\%" and (tex := tex_line(lines, k)) is not None:
            return tex
        if marked and RULE.fullmatch(bare):
            if bare[0] == "=" or (bare[0] == "-" and "  " in bare):
                return None  # a line under a title, or the head of a fixed-width table
            return [], k + 1
        if marked and FRAME.match(body):
            end = k
            while end < len(lines) and (FRAME.match(lines[end]) or BARRED.search(lines[end])):
                end += 1
            framed = [(at + 1, lines[at]) for at in range(k, end)]
            above = [(at + 1, lines[at]) for at in range(max(k - 1, 0), k)]
            table = (printed_table(above + framed) or lines_table(framed)) if end - k > 2 else None
            return ([table] if table is not None else []), end
        if (celled := cell_lines(lines, k) or level_lines(lines, k)) is not None:
            return [celled[0]], celled[1]
        if bare[0].isalpha() and (headed := keyed_heads(lines, k)) is not None:
            return headed
        if k >= self.no_rows_until and (named := rows_below_names(lines, k, len(lines))) is not None:
            table, self.no_rows_until = named
            if table is not None:
                return [table], named[1]
        if k >= self.no_pairs_until and (paired := pairs_below_heads(lines, k)) is not None:
            table, self.no_pairs_until = paired
            if table is not None:
                return [table], paired[1]
        if (of_pairs := pair_lines(lines, k)) is not None:
            return [of_pairs[0]], of_pairs[1]
        if begins_literal(body) and self.ahead > 0:
            literals, end = literal_tables(lines, k)
            if body.lstrip()[:1] == "{" and (panels := json_panels(lines, k, end)):
                return panels, end
            if literals:
                told = json_items(lines, k, end) if body.lstrip()[:1] == "{" else []
                led = LED.match(body)
                before = Text.of_line(led.group().strip(), k + 1, start + 1) if led else None
                return ([Block("paragraph", before, k + 1)] if before else []) + told + literals, end
            if body.lstrip()[:1] == "{" and (told := json_items(lines, k, end)):
                return told, end
            self._looked(k, end)
        if bare[-1] in ">-+" and (folded := folded_value(lines, k)) is not None:
            return [folded[0]], folded[1]
        if (found := self._table(k, body)) is not None:
            if found[0].header == 1 and not found[0].headless:
                found[0].rows = with_lost_corner(found[0].rows)
            self.tables_until = found[1]
            return picture_cells(found[0], lines[k : found[1]]) or [found[0]], found[1]
        if bare[-1] in "}," and "{" in bare:
            flow, end = flow_table(lines, k, len(lines))
            if flow is not None:
                return [flow], end
        if (listed := outline(lines, k)) is not None or k < self.no_keys_until:
            return listed
        if ":" in body and (spec := flow_spec(lines, k, len(lines))) is not None:
            return spec
        keyed, end = yaml_items(lines, k)
        if keyed:
            return keyed, end
        self.no_keys_until = end
        return None
