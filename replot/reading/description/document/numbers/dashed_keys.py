"""Dashes between a key and its value: ``layer 2 – 23.0, layer 3 – 12.6``."""

from __future__ import annotations

from itertools import pairwise

from replot.reading.description.lexicon import patterns as re

__all__ = ["keyed_by_dashes"]
DASHED = re.compile(
    r"(?<![\w.-])(?P<noun>[^\W\d_]{2,}) (?P<key>\d{1,6}(?:\.\d+)?(?:e-?\d+)?)(?P<dash> (?:[–—-]|&[nm]dash;) )"
    r"(?=(?P<value>[~≈]?[-−+]?\d+(?:\.\d+)?%?))"
)
BETWEEN_NUMBERS = re.compile(r"\d (?:[–—-]|&[nm]dash;) [~≈+−\d-]")
"""Without a dash between two numbers none of them is a key."""


def keyed_by_dashes(source: str) -> str:
    """A text with colons, as long as before, for the dashes of ``layer 2 – 23.0, layer 3 – 12.6``.

    They part a key from its value where a noun returns with one number after the other and the values do not
    look like the keys, or fall below them; elsewhere a dash between two numbers makes a range.
    """
    if BETWEEN_NUMBERS.search(source) is None:
        return source
    found: dict[str, list[re.Match[str]]] = {}
    for match in DASHED.finditer(source):
        found.setdefault(match["noun"].lower(), []).append(match)
    out, at = [], 0
    for match in sorted((m for ms in found.values() if _keys(ms) for m in ms), key=re.Match.start):
        out += [source[at : match.end("key")], " :".ljust(len(match["dash"]))]
        at = match.end()
    return "".join((*out, source[at:]))


def _keys(matches: list[re.Match[str]]) -> bool:
    if len({match["key"] for match in matches}) < 2:
        return False
    pairs = [(float(match["key"]), float(match["value"].strip("~≈%−-+"))) for match in matches]
    if any(a < b <= end for (a, end), (b, _) in pairwise(pairs)):
        return True  # bands do not overlap
    whole = all(match["key"].isdecimal() for match in matches)
    other = any(not match["value"].isdecimal() for match in matches)
    falls = any(value < number for number, value in pairs)
    return (whole and other) or falls
