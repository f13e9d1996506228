"""Names with their values in brackets: ``Cluster 1 (age=42, pressure=118) – young, and 6% of all``."""

from __future__ import annotations

from collections import Counter
from itertools import zip_longest

from replot.reading.description.document.blanked import blank
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.abroad import ABROAD
from replot.reading.description.lexicon.metrics import STATISTIC
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.square import SQUARE

__all__ = ["led_by_names"]
KEY = r"[^\W\d_][\w.%/-]*(?: [\w.%/-]+){0,2}?"
UNIT = re.compile(r"(?<=\d)\s?(?:°\w?|[^\W\d_][\w°/²³]{0,11})(?![^\W_])")
VALUE = rf"[-−+~≈$€£]?\.?\d[\d.,]*(?<![.,])\s?(?:%|{UNIT.pattern})?"
PAIR = rf"{KEY}\s?[=:]\s?{VALUE}"
NAMED = rare(
    r"(?:(?P<line>^[ \t>]*(?:(?:[-*+•–]|\d{1,3}[.)])[ \t]+)?)|"
    r"(?:[.:;,]|\b(?:and|while|whereas|but)) (?=[*_]{0,2}[A-Z\d]))"
    r"(?P<name>[*_]{0,3}[^\W_][^\n()*_,;:=|]{0,40}?[*_]{0,3})(?P<gap> )"
    rf"\((?P<pairs>{PAIR}(?:[,;] (?:and )?{PAIR})+)\)",
    re.M,
)
KEYS = re.compile(rf"(?:^|[,;] (?:and )?)(?P<key>{KEY})\s?[=:]")
HEATMAP = rare(rf"\bheat[- ]?maps?\b|{ABROAD}", re.I)
SETTING = re.compile(
    r"[a-z]|[np]|df|sd|sem?|ci|v?m(?:in|ax)|lr|wd|epochs?|batch.*|seed|alpha|beta|gamma|n_.*|m(?:ax|in)_.*|"
    r"width|height|rows?|col(?:umn)?s?|dpi|figsize",
    re.I,
)
"""How something was run or drawn, or how sure it is: no value of a cell."""
VALUE_BEHIND = re.compile(r"\W*(?:[\w-]+\W+)?[-−+~≈]?\.?\d[\d.,]*(?!\d*\s?%? of\b)(?! [a-z]{3,})")
"""``: 0.91``, ``: accuracy 0.91``: the value of what the brackets only tell the settings of."""
STOP, LINE_END = re.compile(r"[.;](?=\s)|$", re.M), re.compile(r"$", re.M)
FEWEST = 2


def led_by_names(source: str) -> str:
    """A text of the same length with ``Cluster 1: age=42, pressure=118.`` and blanks for what is said of it.

    Only in texts of a heatmap in which several names have the same keys in brackets, and no values besides.
    """
    if "(" not in source or HEATMAP.search(source) is None or SQUARE.search(source) is not None:
        return source
    found = list(NAMED.finditer(source))
    keys = [[key["key"].lower() for key in KEYS.finditer(one["pairs"])] for one in found]
    often = Counter(name for names in keys for name in names)
    several = sum(count >= FEWEST for count in often.values()) >= FEWEST
    alike = all(any(often[name] >= FEWEST for name in names) for names in keys)
    if len(found) < FEWEST or not several or not alike or any(map(_is_setting, often)):
        return source
    if len({one["name"].strip("*_ ").lower() for one in found}) < len(found):
        return source
    if any(VALUE_BEHIND.match(source, one.end()) for one in found):
        return source
    out, at = [], 0
    for one, after in zip_longest(found, found[1:]):
        behind = (STOP if one["line"] is None else LINE_END).search(source, one.end())
        stop = len(source) if behind is None else behind.end()
        stop = stop if after is None else min(stop, after.start("name"))
        pairs = f": {UNIT.sub(blank, one['pairs'])}."
        out += [source[at : one.start("gap")], pairs.ljust(stop - one.start("gap"))]
        at = stop
    return "".join([*out, source[at:]])


def _is_setting(name: str) -> bool:
    return any(kind.fullmatch(name) for kind in (SETTING, STATISTIC))
