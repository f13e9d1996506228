"""Long values of keys in YAML: ``description: >-``, and below it lines that are set in by as much."""

from __future__ import annotations

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re

__all__ = ["folded_value"]
KEY = re.compile(r"(?P<in> *)(?:- )?[A-Za-z][\w-]{0,60}:\s+>[-+]?\d?\s*")
MOST_LINES = 400


def folded_value(lines: list[str], k: int) -> tuple[Block, int] | None:
    """The paragraph that the value of a key in line ``k`` folds to, and the line after it."""
    key = KEY.fullmatch(lines[k])
    if key is None:
        return None
    depth = len(key["in"])
    end = k + 1
    while end < min(len(lines), k + MOST_LINES) and lines[end].strip():
        if len(lines[end]) - len(lines[end].lstrip(" ")) <= depth:
            break
        end += 1
    parts = [
        Text.of_line(lines[at].strip(), at + 1, len(lines[at]) - len(lines[at].lstrip()) + 1)
        for at in range(k + 1, end)
    ]
    return (Block("paragraph", Text.of_lines(parts), k + 2), end) if parts else None
