"""Lines of names with their values, each below the head that names it, or behind it.

    Outcome: Yield
        Soil 0.34; Rain -0.12
    Outcome: Loss
        Soil -0.08; Rain 0.29
"""

from __future__ import annotations

from typing import NamedTuple

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.missing import SHORT_MISSING

__all__ = ["pairs_below_heads"]
VALUE = rf"(?:[~≈]?[-−+]?(?:\d+(?:\.\d+)?|\.\d+)(?:\s?%)?(?:\*{{1,3}}|[†‡])?|(?:{SHORT_MISSING})(?!\w)|[–—-])"
NAME = r"[^\W\d_][^:;,=|/→×()\d\n]{0,40}?(?:\d{1,3})?"
PAIR = re.compile(
    rf"(?P<name>{NAME})(?:\s*[:=]\s*|\s[–—]\s|\s+)(?P<value>{VALUE})(?=\s*(?:[;,)]|\.?\s*$))", re.I
)
PARTED = re.compile(r"\s*(?P<sign>[;,])\s+")
ENDS = re.compile(r"[\s.;,)]*")
MARK = r"\s*(?:[-*•]\s+|\d{1,2}[.)]\s+)?(?:\*\*|__)?"
KEYED = r"(?P<key>[A-Z][a-z]+(?: [a-z]+)?): "
CALLED = r"[^\W_][^\s:;,.=|?!()*]{0,30}(?: (?!(?:is|are|was|were|has|have)\b)[^\s:;,.=|?!()*]{1,30}){0,4}?"
HEAD = re.compile(rf"{MARK}(?:{KEYED})?(?P<name>{CALLED})\s*:?(?:\*\*|__)?:?\s*")
IN_LINE = re.compile(rf"{MARK}{KEYED}(?P<name>{CALLED})(?:\*\*|__)?(?:\s+[–—-]\s+|\s*[.;:]\s+|\s+\()")
INDENT = re.compile(r"\s*(?:[-*•]\s+)?")
NO_LINE = re.compile(
    r"(?:sub-?)?(?:panel|heat ?map|fig(?:ure)?|plot|map|matrix|table|image|part|section|step|note|title|"
    r"question|answer|left|right|top|bottom|upper|lower|middle|legend|scale|colou?rs?|[xy]|ax[ei]s)\b|"
    r"(?:horizontal|vertical)\b|rows$|columns$",
    re.I,
)
"""What heads no line of a grid, but a panel or another part of the text."""
OUTCOME = re.compile(r"[TF][PN]|(?:true|false) (?:positive|negative)s?", re.I)
"""The names of the cells of one confusion matrix."""
OF_COLUMN = re.compile(r"col(?:umn)?", re.I)
FEWEST, MOST = 2, 1000


class _Line(NamedTuple):
    key: str
    name: Text
    pairs: list[tuple[Text, Text]]
    end: int


def pairs_below_heads(lines: list[str], k: int) -> tuple[Block | None, int] | None:
    """The grid that begins with the head in line ``k``, and the line after it.

    None for a grid where such lines make none, and None at all where line ``k`` heads no values.
    """
    found: list[_Line] = []
    at = k
    while len(found) < MOST and (line := _line(lines, at)) is not None:
        if found and line.key != found[0].key:
            break
        found.append(line)
        at = _filled(lines, line.end)
    if not found:
        return None
    end = found[-1].end
    return _table(found, k + 1), end


def _filled(lines: list[str], k: int) -> int:
    """The next line that holds anything, if it is near."""
    return k + (k + 1 < len(lines) and not lines[k].strip())


def _line(lines: list[str], k: int) -> _Line | None:
    """The line of a grid whose head stands in line ``k``."""
    if k >= len(lines):
        return None
    if (said := IN_LINE.match(lines[k])) is not None:
        at, start = k, said.end()
    else:
        at = _filled(lines, k + 1)
        if at >= len(lines) or (";" not in lines[at] and "," not in lines[at]):
            return None
        said = HEAD.fullmatch(lines[k]) if ";" not in lines[k] and "," not in lines[k] else None
        start = INDENT.match(lines[at]).end()  # type: ignore[union-attr]
    if said is None or NO_LINE.match(said["key"] or said["name"]):
        return None
    pairs = _pairs(lines, at, start)
    if not pairs or (at + 1 < len(lines) and _pairs(lines, at + 1, INDENT.match(lines[at + 1]).end())):  # type: ignore[union-attr]
        return None
    return _Line(said["key"] or "", _cut(lines, k, *said.span("name")), pairs, at + 1)


def _pairs(lines: list[str], k: int, start: int) -> list[tuple[Text, Text]]:
    """The names and values that are all that a line holds from a place on; nothing where it holds more."""
    source = lines[k]
    found: list[tuple[Text, Text]] = []
    signs: set[str] = set()
    at = start
    while (pair := PAIR.match(source, at)) is not None:
        found.append((_cut(lines, k, *pair.span("name")), _cut(lines, k, *pair.span("value"))))
        parted = PARTED.match(source, pair.end())
        at = pair.end() if parted is None else parted.end()
        if parted is None:
            break
        signs.add(parted["sign"])
    return found if ENDS.fullmatch(source, at) and len(signs) == 1 and len(found) >= FEWEST else []


def _table(found: list[_Line], line: int) -> Block | None:
    """The grid of some lines, if all of them give values for the same names."""
    names = [key(said.name.text) for said in found]
    heads = [[key(name.text) for name, _ in said.pairs] for said in found]
    first = heads[0]
    alike = all(sorted(each) == sorted(first) for each in heads)
    if len(found) < FEWEST or not alike or len(set(first)) < len(first) or len(set(names)) < len(names):
        return None
    if any(OUTCOME.fullmatch(name) for name in first):
        return None
    rows = [[Text(), *(name for name, _ in found[0].pairs)]]
    for said, keys in zip(found, heads, strict=True):
        rows.append([said.name, *(said.pairs[keys.index(one)][1] for one in first)])
    if OF_COLUMN.fullmatch(found[0].key):
        rows = [list(row) for row in zip(*rows, strict=True)]
    return table_at(line, rows)


def _cut(lines: list[str], k: int, start: int, end: int) -> Text:
    return Text.of_line(lines[k][start:end], k + 1, start + 1)
