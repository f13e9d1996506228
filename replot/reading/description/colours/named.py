"""Colormaps and schemes that a text calls by their name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from replot.reading.description.colours.tables import map_samples
from replot.reading.description.colours.words import ADJECTIVES

__all__ = ["Named", "called", "find_named", "find_scheme"]

# names that are hardly ever anything else, names that are words of their own, and names that are colour words
SURE = frozenset("viridis cividis coolwarm icefire vlag seismic bwr afmhot gnuplot gnuplot2 cubehelix nipy_spectral gist_ncar gist_earth gist_heat "
                 "gist_gray gist_yarg gist_rainbow gist_stern twilight_shifted".split())
COLOURS = frozenset("gray pink Greys Purples Blues Greens Oranges Reds binary copper".split())
NOUN = r"(?:(?:matplotlib|seaborn)(?:'s|’s)?|colou?r ?-?(?:map|scale|scheme|bar|gradient|ramp|palette)|colou?rmap|cmap|palette|scheme|map)"
REVERSED = re.compile(r"\b(?:reversed?|inverted|flipped|in reverse|upside down|backwards)\b", re.I)


@dataclass(frozen=True, slots=True)
class Named:
    """A colormap that a text names: its matplotlib or seaborn name, its place, and whether it is said to be turned."""

    name: str
    start: int
    end: int
    explicit: bool
    """Whether the direction is part of what is said (``viridis_r``, ``viridis, reversed``)."""


@cache
def _pattern() -> tuple[re.Pattern[str], dict[str, str]]:
    names = {name.lower(): name for name in map_samples()}
    names["grays"] = "Greys"
    names["greys"] = "Greys"
    alternatives = "|".join(sorted(map(re.escape, names), key=len, reverse=True))
    return re.compile(rf"(?<![\w-])(?P<name>{alternatives})(?P<turned>_r)?(?![\w])(?P<like>[- ]?(?:like|style|esque))?", re.I), names


def find_named(text: str) -> Named | None:
    """The first colormap that a sentence names, or None.

    A name that is a word of its own (plasma, rocket, Blues) counts only beside a word such as colormap
    or palette, in quotation marks or as code.
    """
    pattern, names = _pattern()
    for match in pattern.finditer(text):
        name = names[match.group("name").lower()]
        if not (match.group("turned") or name in SURE or _brewer(name) or _told(text, match, name)):
            continue
        turned = bool(match.group("turned"))
        reversed_ = REVERSED.search(text)
        if reversed_ and not turned:
            return Named(f"{name}_r", match.start(), match.end(), True)
        return Named(name + ("_r" if turned else ""), match.start(), match.end(), turned)
    return None


def _brewer(name: str) -> bool:
    """Whether it is one of the codes of ColorBrewer, such as YlGnBu."""
    return sum(c.isupper() for c in name) >= 2


def _told(text: str, match: re.Match[str], name: str) -> bool:
    before, after = text[max(0, match.start() - 45):match.start()], text[match.end():match.end() + 40]
    quoted = bool(re.search(r"[\"'`‘“]$", before) and re.match(r"[\"'`’”]", after))
    assigned = bool(re.search(r"(?:cmap|colou?r ?map|palette|colou?r scheme)\s*[:=(]\s*[\"'`‘“]?$", before, re.I))
    beside = bool(re.match(rf"[\"'`’”]?[- ](?:{NOUN})", after, re.I) or re.search(rf"{NOUN}\s+(?:is |called |named |of )?[\"'`‘“]?$", before, re.I))
    if name in COLOURS:
        capital = match.group("name")[0].isupper() and match.group("name").lower().endswith("s")
        return assigned or (quoted and bool(re.search(NOUN, before + after, re.I))) or (beside and capital)
    if name in ("hot", "cool", "spring", "summer", "autumn", "winter", "rainbow", "jet", "bone", "ocean", "terrain", "turbo", "hsv", "brg", "crest", "flare"):
        return assigned or beside or bool(match.group("like")) or quoted and bool(re.search(NOUN, before + after, re.I)) \
            or (name in ("jet", "turbo", "rainbow") and bool(re.match(r"[\"'`’”]? (?:scale|colou?rs?)\b", after, re.I)))
    return assigned or beside or quoted or bool(match.group("like")) or bool(re.search(NOUN, before + after, re.I))


CODES = {"yellow": "Yl", "green": "Gn", "blue": "Bu", "red": "Rd", "orange": "Or", "purple": "Pu", "brown": "Br", "grey": "Gy"}
DIVERGING = ("RdBu", "RdYlBu", "RdYlGn", "RdGy")
ONE_HUE = {"green": "Greens", "blue": "Blues", "red": "Reds", "orange": "Oranges", "purple": "Purples"}


def called(words: Sequence[str]) -> str | None:
    """The ColorBrewer map whose name colour words spell out; a diverging one also turned.

    ``light yellow, green, dark blue`` is YlGnBu, ``red, yellow, green`` RdYlGn; ``white, dark purple`` is Purples.
    """
    last = [re.split(r"[\s/-]", word.lower().replace("gray", "grey"))[-1].removesuffix("s") for word in words]
    hues = [word for word in last if word != "white"]
    if len(set(hues) - {"grey"}) == 1:
        return ONE_HUE.get(next(word for word in hues if word != "grey"))
    code = [CODES.get(ADJECTIVES.get(word, word), "?")
            for word in dict.fromkeys(hues)]
    name, turned = "".join(code), "".join(code[::-1])
    # PuOr is the one code that does not name its colours from low to high
    if name in map_samples() and name != "PuOr":
        return name
    return f"{turned}_r" if turned in DIVERGING else None


# schemes by a name that is no colormap's
SCHEMES = (
    (re.compile(r"\btraffic[- ]?lights?\b", re.I), "RdYlGn"),
    (re.compile(r"\b(?:grayscale|greyscale|gray[- ]scale|grey[- ]scale|black[- ]and[- ]white|monochrome (?:gray|grey))\b", re.I), "gray"),
    (re.compile(r"\brainbow\b|\bfull[- ]spectrum\b", re.I), "jet"),
    (re.compile(r"\b(?:cool|cold|blue)[- ](?:to|and)[- ](?:warm|hot)\b|\bwarm(?:er)?[- ](?:and|to|versus|vs\.?)[- ]cool(?:er)?\b", re.I), "coolwarm"),
    (re.compile(r"\b(?:thermal|infrared)[- ](?:camera|style|colou?r|palette|map|imag)\w*", re.I), "inferno"),
    (re.compile(r"\b(?:heat|fire|flame)[- ](?:colou?r(?: ?map)?s?|palette|gradient|scale)\b", re.I), "hot"),
    (re.compile(r"\b(?:warm(?:er|est)?|hot(?:ter|test)?)\b(?: colou?rs?| shades?| hues?| tones?)", re.I), "coolwarm"),
)


def find_scheme(text: str) -> tuple[str, int, int] | None:
    """A scheme that a sentence names without a colormap's name (traffic light, grayscale, warmer colours)."""
    for pattern, name in SCHEMES:
        match = pattern.search(text)
        if match:
            return name, match.start(), match.end()
    return None
