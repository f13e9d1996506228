"""Cells of a grid on a page whose text was taken: a value in a line of its own, and below it its tip.

``0.64``, and in the next line ``sat → cat: 0.640``.
"""

from __future__ import annotations

from replot.reading.description.document.blanked import blanked
from replot.reading.description.lexicon import patterns as re

__all__ = ["without_shown_values"]
VALUE = r"[-+−]?\d{0,9}\.?\d{1,9}\s?%?"
NAME = r"[^\s:→\d][^\n:→]{0,40}?"
TIP = re.compile(
    rf"^(?P<shown>[ \t]{{0,40}}{VALUE}[ \t]{{0,40}})(?P<gap>\n\s{{0,40}})"
    rf"(?=(?P<a>{NAME})\s?(?:→|⟶|->|×)\s?(?P<b>{NAME}): ?(?P<again>{VALUE})[ \t]{{0,40}}$)",
    re.M,
)
ALONE = re.compile(r"^[ \t]{0,40}(?:[-–—]|[\"“'‘`]?(?P<name>[^\n\"“”'‘’`]{1,40})[\"”'’`]?)[ \t]{0,40}$", re.M)
"""A line that is a head of the grid, or stands for a cell without a value."""
TIES = ("→", "⟶", "->", "×")
FEWEST = 3


def without_shown_values(source: str) -> str:
    """A text as long as before with the tips of cells, and without their values, their heads, and dashes."""
    if not any(tie in source for tie in TIES):
        return source
    tips = [tip for tip in TIP.finditer(source) if _is_told_again(tip)]
    if len(tips) < FEWEST:
        return source
    names = {name for tip in tips for name in (tip["a"], tip["b"])}
    begun, ended = tips[0].start(), tips[-1].end()

    def of_grid(line: re.Match[str]) -> bool:
        return line["name"] in names if line["name"] is not None else begun < line.start() < ended

    source = TIP.sub(lambda tip: blanked(tip[0]) if _is_told_again(tip) else tip[0], source)
    return ALONE.sub(lambda line: blanked(line[0]) if of_grid(line) else line[0], source)


def _is_told_again(tip: re.Match[str]) -> bool:
    """Whether a tip tells the value above it."""
    shown, again = (float(tip[part].strip().rstrip("%").replace("−", "-")) for part in ("shown", "again"))
    return shown == again
