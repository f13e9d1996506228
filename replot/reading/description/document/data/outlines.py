"""Lists that only their indentation nests, as in YAML: a name, and under it its keys with their values."""

from __future__ import annotations

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.missing import SHORT_MISSING
from replot.reading.description.limits import current, too_many

__all__ = ["headed_values", "outline"]
HEAD = re.compile(r"[ \t]*(?=[^\s|#>*+•-])[^|:;!?]{1,60}:?[ \t]*")
LINE = re.compile(r"[ \t]+[^\s|:*+•-][^|:]{0,60}(?::|\s=)\s+(?P<value>[^|:]{1,200})")
VALUE = re.compile(rf"\d|\b(?:{SHORT_MISSING}|none)(?!\w)|[-–—]", re.I)
FEWEST = 2
"""Names, and keys under the first of them, that make a list out of lines."""


def outline(lines: list[str], k: int, stop: int | None = None) -> tuple[list[Block], int] | None:
    """The items of the list that begins in line ``k``, and the line after it; None where there is none."""
    stop = len(lines) if stop is None else stop
    if k + 1 >= stop or lines[k + 1][:1] not in (" ", "\t") or HEAD.fullmatch(lines[k]) is None:
        return None
    outer, blocks, names, end = _indent(lines[k]), [], 0, k
    while end + 1 < stop and HEAD.fullmatch(lines[end]) and _indent(lines[end]) == outer:
        below = end + 1
        while below < stop and _is_keyed(lines[below]) and _indent(lines[below]) > outer:
            below += 1
        if below - end - 1 < (FEWEST if not names else 1):
            break
        blocks += [_item(lines, at, _indent(lines[at])) for at in range(end, below)]
        names, end = names + 1, below
        if len(blocks) > current.get().cells:
            raise too_many("lines in a list", len(blocks), "cells")
        if end < stop and not lines[end].strip():
            end += 1
    return (blocks, end) if names >= FEWEST else None


SPACED = re.compile(
    r"(?P<name>[^\s|:=#].{0,40}?)(?P<gap>[ \t]{2,40})(?P<value>[-+−]?\d{0,9}\.?\d{1,9}\s?%?)\s{0,9}"
)
QUOTED = re.compile(r"[\"“'‘`][^\"”'’`]{1,40}[\"”'’`]")


def headed_values(lines: list[str], k: int, stop: int) -> list[Block]:
    """The items of a list that is all of some lines: one label in quotes leads it, and all keys are apart.

    ``query "sat" attends to:``, and under it ``cat    0.7``.
    """
    head = lines[k].strip()
    below = [at for at in range(k + 1, stop) if lines[at].strip()]
    found = [SPACED.fullmatch(lines[at].lstrip()) for at in below]
    if not head.endswith(":") or len(QUOTED.findall(head)) != 1 or any(map(str.isdigit, head)):
        return []
    if len(found) < FEWEST or len(found) > current.get().cells or not all(found):
        return []
    items = [Block("item", Text.of_line(head, k + 1, _indent(lines[k]) + 1), k + 1, 0, "-", shape="-")]
    for at, line in zip(below, found, strict=True):
        if line is not None:
            said = f"{line['name']}:{line['gap'][1:]}{line['value']}"
            text = Text.of_line(said, at + 1, _indent(lines[at]) + 1)
            items.append(Block("item", text, at + 1, 1, "-", shape="-"))
    return items


def _is_keyed(line: str) -> bool:
    """Whether a line is a key with a value or with the word for none."""
    found = LINE.fullmatch(line)
    return found is not None and VALUE.search(found["value"]) is not None


def _indent(line: str) -> int:
    spaces = line[: len(line) - len(line.lstrip())]
    return len(spaces.expandtabs(4))


def _item(lines: list[str], k: int, level: int) -> Block:
    said = lines[k].strip()
    text = Text.of_line(said.rstrip(":").rstrip(), k + 1, len(lines[k]) - len(lines[k].lstrip()) + 1)
    return Block("item", text, k + 1, level, "-", shape="-")
