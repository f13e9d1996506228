"""A colormap with the ends of its scale: ``viridis, 0-1``."""

from __future__ import annotations

from replot.reading.description.colours.named import FIXED, holds_map_word, is_map_name
from replot.reading.description.lexicon import patterns as re

__all__ = ["map_limits"]
NUMBER = r"[-−+]?(?:\d[\d.]*\d|\d)%?"
MAP_ENDS = re.compile(
    r"(?<![\w-])[`\"'“‘]?(?P<name>[A-Za-z][A-Za-z_]{2,20}\d?)[`\"'”’]?(?:,? reversed)?"
    r"(?:\s(?:colou?r[- ]?)?(?:map|scale|palette|gradient))?"
    rf"(?:,? {FIXED})?"
    r"(?:\s(?:spans?|covers?|runs?|goes|over|ranges|spanning|ranging))?"
    r"[,:;]?\s*(?P<ends>\(?(?:(?:from|between|range|limits)\s)?"
    rf"{NUMBER}(?:\s(?:to|and)\s|\s?[-–]\s?|\.\.\.?){NUMBER}(?!\s?[-–]|\w))"
)
"""``viridis from 0.5 to 1.0``, ``viridis, 0-1``, ``the coolwarm map spans -1 to 1``."""

ENDS_ON_MAP = re.compile(
    rf"(?P<ends>(?:from|between) {NUMBER} (?:to|and) {NUMBER}),? (?:on|in|using|with) (?:an? |the )?"
    r"[`\"'“‘]?(?P<name>[A-Za-z][A-Za-z_]{2,20}\d?)[`\"'”’]? "
    r"(?:(?:colou?r[- ]?)?(?:map|scale|palette|gradient)|colou?rs)\b"
)
"""``go from 0 to 1 on a viridis scale``."""


def map_limits(source: str) -> tuple[int, int, int] | None:
    """Where a colormap, the ends behind it and these ends end, of the first that has ends; None without."""
    for pattern in (MAP_ENDS, ENDS_ON_MAP) if holds_map_word(source) else ():
        for match in pattern.finditer(source):
            if is_map_name(match["name"]):
                return match.start(), match.start("ends"), match.end()
    return None
