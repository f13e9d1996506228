"""Lists whose items are numbered inside a sentence: ``1) oak; 2) elm; and 3) ash``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["without_enumeration"]
ITEM = r"[^\n();,]{1,60}"
LIST = rare(
    rf"(?<=[ :(])1\) (?=[^\W\d]){ITEM}[;,] (?:and )?2\) {ITEM}(?:[;,] ?(?:and )?\d{{1,2}}\) {ITEM}){{0,40}}"
)
NUMBER = re.compile(r"(?:(?<=^)|(?<=[;, ]))(\d{1,2})\) ")


def without_enumeration(source: str) -> str:
    """A text as long as before: commas part such items, and their numbers, counting up from 1, are blank."""
    if " 2) " not in source:
        return source
    return LIST.sub(lambda found: _blanked(found[0]), source)


def _blanked(listed: str) -> str:
    numbers = [int(match[1]) for match in NUMBER.finditer(listed)]
    if numbers != list(range(1, len(numbers) + 1)):
        return listed
    return NUMBER.sub(lambda number: " " * len(number[0]), listed).replace(";", ",")
