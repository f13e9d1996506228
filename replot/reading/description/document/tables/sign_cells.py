"""Cells that are signs, where a legend says what they stand for: ``█ 75-100%``, ``🟡 medium (4-6)``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.markup.line_marks import ITEM, marker_kind
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.missing import is_missing
from replot.reading.description.lexicon.signs import PICTURES, SHADES, SQUARES

__all__ = ["explained", "sign_legend", "with_signs"]
SIGN = rf"[{PICTURES}{SHADES}{SQUARES}●○◉◐]{{1,6}}"
QUOTED_SIGN = r"[`'\"“](?P<quoted>[^\s\w`'\"“”]{1,3}|[oOxX])[`'\"”]"
JUDGES = frozenset("✅❌✓✔✗✘☑")
"""Signs that say yes and no, and are on no scale."""
NUMBER = r"[-−+]?\d+(?:\.\d+)?"
ENTRY = re.compile(
    rf"(?:(?P<sign>{SIGN})|{QUOTED_SIGN})\s{{0,2}}(?P<link>=|:|→|∈|≥|≤|>=|<=|>|<|[-–—](?=\s))?\s{{0,2}}"
    rf"(?:[^\W\d_]{{1,20}} ?){{0,3}}[\[(]?\s?(?P<low>{NUMBER})\s?%?"
    rf"(?:\s?(?:-|–|to|,|\.\.)\s?(?P<high>{NUMBER})(?:\s?%)?[\])]?)?(?P<more>\+| or more)?"
)
AT_MOST = frozenset({"≤", "<", "<="})
OPEN = AT_MOST | {"≥", ">", ">="}
TABLE_LINE = re.compile(r"\s*\|")
TOLD = re.compile(r"\b(?:legend|key|scale|rated|where|means?|symbols?|signs?|shad\w+)\b", re.I)
BESIDE = re.compile(r"\s*\([^()]*\)\s*$")
WORD = re.compile(r"[^\s|\[\]│]+")
COLOURED = re.compile(rf"[{PICTURES}{SQUARES}]")
MAY_TELL = re.compile(r"[^\x00-\x7f]|[`'\"][^\w\s][`'\"]")
MOST_OF_LINE = 0.6
FEWEST = 4
"""Cells of a grid that are signs."""
MOST_LINES = 2000


def sign_legend(source: str) -> dict[str, str]:
    """What each sign of a legend stands for: a number, a range, or a bound.

    Two signs at least, for one of them a number, that stand side by side in two lines or more.
    """
    if MAY_TELL.search(source) is None:
        return {}
    found: dict[str, str] = {}
    for line in source.split("\n"):
        if TABLE_LINE.match(line) or len(line) > LONGEST or MAY_TELL.search(line) is None:
            continue
        entries = list(ENTRY.finditer(line))
        only = sum(len(entry[0]) for entry in entries) > MOST_OF_LINE * len(line.strip())
        told = len(entries) > 1 and (only or TOLD.search(line) is not None)
        for entry in entries:
            sign = entry["sign"] or entry["quoted"]
            if sign in JUDGES or not (entry["link"] or told):
                continue
            low, high = entry["low"], entry["high"]
            bound = entry["link"] if entry["link"] in OPEN else "≥" if entry["more"] else None
            end = high if high and bound in AT_MOST else low
            found.setdefault(sign, f"{bound} {end}" if bound else f"{low}–{high}" if high else low)
    numbers = [value for value in found.values() if not value.startswith(tuple(OPEN))]
    if len(found) < 2 or not numbers:
        return {}
    lines = (WORD.findall(line) for line in source.split("\n"))
    words = [word for line in lines if len(line) > 1 for word in line]
    used = sum(len(word) if set(word) <= found.keys() else word in found for word in words)
    return found if used >= FEWEST else {}


LONGEST = 2000


def explained(source: str) -> str:
    """A text with numbers for the signs in its lines of tables, where a legend says what they stand for."""
    legend = sign_legend(source)
    if not legend:
        return source
    signs = re.compile("|".join(re.escape(sign) for sign in sorted(legend, key=len, reverse=True)))
    lines = source.split("\n")
    return "\n".join(
        signs.sub(lambda sign: legend[sign[0]], line) if TABLE_LINE.match(line) else line for line in lines
    )


def with_signs(blocks: Iterable[Block], legend: dict[str, str]) -> Iterator[Block]:
    """The blocks, with what the legend says in the place of the signs in their grids."""
    for block in blocks:
        if block.kind == "table":
            _explain(block, legend)
        elif block.is_prose:
            block.text = _without_entries(block.text, legend)
        elif block.kind == "code" and (grid := _printed(block, legend)) is not None:
            yield from _around(block, grid, legend)
            continue
        yield block


def _around(block: Block, grid: Block, legend: dict[str, str]) -> Iterator[Block]:
    """The grid in lines of code, between the line above that names it and the lists below."""
    first, last = (row[-1].span().line - block.line for row in (grid.rows[0], grid.rows[-1]))
    for k, line in enumerate(block.lines[: first - 1], block.line + 1):
        if NAMED.fullmatch(line) is not None:
            yield _said_in(line, k)
    yield grid
    for k, line in enumerate(block.lines[last:], block.line + 1 + last):
        if (item := ITEM.match(line)) is not None and legend.keys().isdisjoint(WORD.findall(line)):
            said = Text.of_line(line[item.end() :].rstrip(), k, item.end() + 1)
            yield Block("item", said, k, len(item[1]), marker_kind(item[2]), shape=item[2])
        elif LEAD.fullmatch(line) is not None:
            yield _said_in(line, k)


def _said_in(line: str, k: int) -> Block:
    """A line of code as a paragraph."""
    return Block("paragraph", Text.of_line(line.strip(), k, line.index(line.strip()) + 1), k)


LEAD = re.compile(r"\s*[^\W\d_][^|]{0,98}:\s*")
"""The line over a list."""
NAMED = re.compile(r"\s*[A-Z][^.:;!?|]{0,80}\b[Hh]eat ?[Mm]aps?\b[^.:;!?|]{0,60}")
"""The line over a grid that is its name."""


def _without_entries(text: Text, legend: dict[str, str]) -> Text:
    """A text with blanks for what it says of signs without colours: bands are no ends of a bar."""
    entries = [e for e in ENTRY.finditer(text.text) if (e["sign"] or e["quoted"]) in legend]
    entries = [e for e in entries if not COLOURED.match(e["sign"] or e["quoted"])]
    if len(text) > LONGEST or len(entries) < 2:
        return text
    words = text.text
    for entry in entries:
        words = words[: entry.start()] + " " * len(entry[0]) + words[entry.end() :]
    return text.reworded(words) if re.search(r"[^\W\d_]", words) else text.reworded(" " * len(words))


def _explain(block: Block, legend: dict[str, str]) -> None:
    """Put what the signs stand for into the cells of a table that holds little else."""
    body = [cell for row in block.rows[block.header :] for cell in row[1:]]
    signs = [cell for cell in body if _bare(cell.text) in legend]
    others = [cell for cell in body if _bare(cell.text) not in legend and not is_missing(cell.text)]
    if len(signs) < FEWEST - 1 or others:
        return
    for row in block.rows[block.header :]:
        row[1:] = [_said(cell, legend) for cell in row[1:]]


def _bare(cell: str) -> str:
    return BESIDE.sub("", cell).strip(" *`'\"")


def _said(cell: Text, legend: dict[str, str]) -> Text:
    value = legend.get(_bare(cell.text))
    span = cell.span()
    return cell if value is None else Text(value, [(0, span.line, span.column)])


def _printed(block: Block, legend: dict[str, str]) -> Block | None:
    """The grid of signs that the lines of code are: heads, and lines with a label and a sign for each."""
    if len(block.lines) > MOST_LINES:
        return None
    rows: list[list[Text]] = []
    heads: list[Text] = []
    above: list[Text] = []
    for k, line in enumerate(block.lines):
        words = [Text.of_line(word[0], block.line + 1 + k, word.start() + 1) for word in WORD.finditer(line)]
        across = len(heads or above)
        if len(words) == 2 and len(words[1]) == across > 1 and set(words[1].text) <= legend.keys():
            words = [words[0], *(words[1].cut(n, n + 1) for n in range(len(words[1])))]
        size = next((n for n, word in enumerate(reversed(words)) if word.text not in legend), len(words))
        if heads and size == len(heads) < len(words):
            label = Text.of_lines(words[:-size])
            rows.append([label, *(_said(word, legend) for word in words[-size:])])
        elif rows:
            break
        elif 1 < size < len(words) and len(above) in (size, size + 1):
            heads = above[-size:]
            rows = [[Text.of_lines(words[:-size]), *(_said(word, legend) for word in words[-size:])]]
        if words:
            above = words
    if len(rows) < 2:
        return None
    table = table_at(block.line)
    table.parents = block.parents
    table.rows = [[Text(), *heads], *rows]
    return table
