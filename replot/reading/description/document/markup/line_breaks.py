"""Lines that stand in one line, with a sign where each of them ends: ``Sector | Q1 <0x0A> Energy | 3``."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from replot.findings import Finding, Span
from replot.reading.description.document.blanked import blank
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.parsing import fills_cell

__all__ = ["Places", "with_line_breaks"]
BREAK = re.compile(r" ?(?:<0x0A>|<(?:nl|newline)>|\[(?:nl|newline)\]|[⏎↵␤]|&#(?:10|x0?a);) ?", re.I)
"""Signs that only stand for the end of a line."""
AT_END = re.compile(r"(?<=\S)[ \t]{0,9}<br[ \t]{0,2}/?>(?=[ \t]{0,9}$)", re.I | re.M)
"""Where the line ends as well."""
BULLETED = re.compile(r"[ \t]?<br[ \t]{0,2}/?>[ \t]?(?=(?:[ \t]|&nbsp;){0,6}(?P<item>[•●▪‣◦][ \t])?)", re.I)
"""Where a line of a form ends, before an item that a sign leads."""
FEWEST_BREAKS = 2
OTHER = tuple(map(re.compile, (r" ?\\n ?", r" ?\|\| ?", r" & ", r" ?<br ?/?> ?")))
"""Signs that end the lines of a table if all lines have as many cells, and a value in the last of them."""
RULED_IN_LINE = re.compile(r"\|[ \t]{1,9}\|[ \t]{0,9}(?:--|:-|-:)")
"""The rule under the heads of a table in the same line as these."""
RULE = re.compile(r"\|(?:[ \t]{0,9}(?::?-{2,200}:?|:-:?|-:)[ \t]{0,9}\|){2,}")
BAR = re.compile(r"(?<!\\)\|")
FEWEST_LINES = 3
FEWEST_BARS = 2


class Places:
    """Where the lines of a text began before they were parted.

    Parameters
    ----------
    begins : list of (int, int)
        The line of the source, and the letters before it there, of each line.
    """

    def __init__(self, begins: list[tuple[int, int]]) -> None:
        self.begins = begins

    def span(self, span: Span) -> Span:
        """A span of the parted text in the source."""
        line, before = self.begins[min(span.line, len(self.begins)) - 1]
        return span._replace(line=line, column=span.column + before)

    def finding(self, finding: Finding) -> Finding:
        """A finding with its spans in the source."""
        return replace(finding, spans=tuple(map(self.span, finding.spans)))


def with_line_breaks(source: str) -> tuple[str, Places | None]:
    """A text with every line on its own, and the places of these in the source if some were not."""
    source = AT_END.sub(blank, source)
    marked = len(BREAK.findall(source)) >= FEWEST_BREAKS
    signs = (RULED_IN_LINE, *OTHER)
    listed = "<br" in source and any(mark in source for mark in "•●▪‣◦")
    if not (marked or listed) and not ("|" in source and any(sign.search(source) for sign in signs)):
        return source, None
    lines = source.split("\n")
    out: list[str] = []
    begins: list[tuple[int, int]] = []
    for k, line in enumerate(lines):
        alone = not any("|" in near for near in (*lines[max(k - 1, 0) : k], *lines[k + 1 : k + 2]))
        for start, end in _parts(line, marked, alone):
            out.append(line[start:end])
            begins.append((k + 1, start))
    return ("\n".join(out), Places(begins)) if len(out) > len(lines) else (source, None)


def _parts(line: str, marked: bool, alone: bool) -> list[tuple[int, int]]:
    """Where the lines in a line begin and end."""
    if marked and (parts := _parted(line, BREAK)):
        return parts
    if (parts := _ruled(line) or _items(line)):
        return parts
    if alone and line.count("|") >= FEWEST_BARS * FEWEST_LINES and line.lstrip()[:1] not in "{[":
        for sign in OTHER:
            parts = _parted(line, sign)
            if len(parts) >= FEWEST_LINES and _is_table([line[start:end] for start, end in parts]):
                return parts
    return [(0, len(line))]


def _items(line: str) -> list[tuple[int, int]]:
    """The lines of a form that stand in one line, if items are among them that are in no table."""
    if "|" in line or "<td" in line or "<th" in line:
        return []
    items = sum(end["item"] is not None for end in BULLETED.finditer(line))
    return _parted(line, BULLETED) if items >= FEWEST_BREAKS else []


def _ruled(line: str) -> list[tuple[int, int]]:
    """The lines of a table of markdown that stand in one line, and what stands before and behind them.

    The rule under its heads tells how many bars each of them has.
    """
    rule = RULE.search(line)
    if rule is None:
        return []
    size = rule[0].count("|")
    bars = [bar.start() for bar in BAR.finditer(line)]
    first = bars.index(rule.start()) - size
    if first < 0 or line[bars[first + size - 1] + 1 : rule.start()].strip():
        return []
    edges = [0, bars[first]]
    k = first
    while k + size <= len(bars) and not line[edges[-1] : bars[k]].strip():
        edges.append(bars[k + size - 1] + 1)
        k += size
    parts = list(pairwise([*edges, len(line)]))
    return [(start, end) for start, end in parts if line[start:end].strip()] if len(edges) > 3 else []


def _parted(line: str, sign: re.Pattern) -> list[tuple[int, int]]:
    ends = [found.span() for found in sign.finditer(line)]
    edges = [0, *(edge for span in ends for edge in span), len(line)]
    return list(zip(edges[::2], edges[1::2], strict=True)) if ends else []


def _is_table(lines: list[str]) -> bool:
    """Whether all lines behind the first are cells with bars between them, the last of them a value."""
    bars = {line.count("|") for line in lines[1:]}
    last = (line.strip().removesuffix("|").rpartition("|")[2].strip() for line in lines[1:])
    filled = all(map(fills_cell, last))
    return filled and len(bars) == 1 and bars.pop() >= FEWEST_BARS
