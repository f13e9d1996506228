"""The stretches of a text between signs that stand outside of quotes and brackets."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re

__all__ = ["top_level"]
MARKS = {sign: re.compile(rf'["`“(\[{{)\]}}{sign}]') for sign in (";", ",", "")}
GROUP_OF_THREE = re.compile(r",\d{3}(?!\d)")
SHORT_GROUP = re.compile(r".*,\d{1,2}(?:,|$)")


def top_level(text: str, separator: str) -> list[tuple[int, int]]:
    """Stretches between separators that stand outside quotes and brackets."""
    if separator not in text:
        return [(0, len(text))]
    depth, start, at = 0, 0, 0
    out: list[tuple[int, int]] = []
    while mark := MARKS[separator].search(text, at):
        sign, k, at = mark.group(), mark.start(), mark.end()
        if sign in '"`“':
            at = max(at, text.find("”" if sign == "“" else sign, at) + 1)
        elif sign in "([{":
            depth += 1
        elif sign in ")]}":
            depth = max(0, depth - 1)
        elif depth == 0 and not _in_number(text, k):
            out.append((start, k))
            start = at
    out.append((start, len(text)))
    return out


def _in_number(text: str, comma: int) -> bool:
    """Whether a comma groups the digits of a number."""
    return (
        text[comma - 1 : comma].isdigit()
        and GROUP_OF_THREE.match(text, comma) is not None
        and not SHORT_GROUP.match(text[comma : comma + 30])
    )
