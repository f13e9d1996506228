"""Colormaps and schemes that a text calls by their name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from replot.reading.description.colours.tables import listed, map_samples
from replot.reading.description.colours.vocabulary import ADJECTIVES
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["FIXED", "SURE", "Named", "Scheme", "called", "find_named", "find_scheme", "holds_map_word",
           "is_map_name", "map_words"]

SURE = listed("viridis cividis coolwarm icefire vlag mako seismic bwr afmhot gnuplot gnuplot2 cubehelix "
              "nipy_spectral gist_ncar "
              "gist_earth gist_heat gist_gray gist_yarg gist_rainbow gist_stern twilight_shifted")
"""Names that are hardly ever anything else."""
COLOURS = listed("gray pink Greys Purples Blues Greens Oranges Reds binary copper")
"""Names that are colour words."""
COMMON = listed("hot cool spring summer autumn winter rainbow jet bone ocean terrain turbo hsv brg crest "
                "flare")
"""Names that are everyday words."""
OF_A_THING = re.compile(r" (?!colou?r|map|palette|scheme|scale|and\b|in\b|on\b|from\b|with\b)[a-z]{4,}")
"""Behind a word in small letters that says something of a thing: ``heat map of spectral power``."""
RARE = listed("jet turbo hsv rainbow terrain")
"""Those of them that mean little else before a colour bar."""
BAR_BEHIND = re.compile(r"[;,] (?:the |with )?(?:an? )?colou?r[- ]?(?:bar|scale|map|key)\b", re.I)
"""``(jet; colour bar "Power", -3 to 3)``."""
GOES_ON = re.compile(r"\s*(?:[-–—→/]|->|\b(?:to|over|through|via)\b)\s*[a-z]", re.I)
"""Behind the first of several colours: ``pink-white-green``."""
NOUN = (r"(?:(?:matplotlib|seaborn)(?:'s|’s)?|colou?r ?-?(?:map|scale|scheme|bar|gradient|ramp|palette)|"
        r"colou?rmap|cmap|palette|scheme|map)")
NEAR = 40
"""Letters within which a word such as *reversed* is said of a map."""
REVERSED = rare(r"\b(?:reversed?|inverted|flipped|in reverse|upside down|backwards)\b", re.I)
ASSIGNED = rare(r"(?:cmap|colou?r ?map|palette|colou?r scheme|(?:^|[.;,]\s+)map)\s*[:=(]\s*[\"'`‘“]?$", re.I)
SCALE_BEFORE = rare(
    r"\b(?:colou?r ?scale|shading|colou?rs?)\s*[:=(]\s*(?:(?:reversed?|inverted|flipped)\s+)?[\"'`‘“]?$|"
    r"\b(?:scale|bar|limits?)\b[^.;]{0,30}\d%?, $|"
    r"\b(?:sequential|diverging|divergent|(?:perceptually )?uniform)\s*[(:,–—]\s*[\"'`‘“]?$",
    re.I,
)
OF_SCALE = rare(
    r"(?:^|[.;]\s)\W*(?:the |a )?colou?r[- ]?(?:bar|scale|map|key)\b[^.;]{0,160}, (?:in )?[\"'`‘“]?$", re.I
)
"""``Colour bar "Share", logarithmic, 1 to 10, ``."""
ALONE = re.compile(r"[\"'`’”]?\s*(?:$|[,;.)]|\((?:reversed?|inverted|flipped)\))")
"""What follows the name of a map, and no colour: ``Colorscale: Hot (reversed)``."""
NOUN_BEFORE = rare(rf"{NOUN}\s+(?:is |called |named |of )?[\"'`‘“]?$", re.I)
WORD = re.compile(r"[a-z]+")
NOUN_AFTER = re.compile(rf"[\"'`’”]?[- ](?:(?:style|like)[- ])?(?:{NOUN})", re.I)
FOLLOWED = rare(r"\bcolou?r(?:s|ed|ing)?\s+(?:follow(?:s|ing)?|from|with|by|in|us(?:es?|ing)|"
                r"after)\s+(?:the )?[\"'`‘“]?$", re.I)
FIXED = r"(?:fixed|clipped|clamped|limited|set|scaled|stretched|normali[sz]ed|cut)(?: (?:at|to|in))?"
"""What is said of a map before its ends, as a pattern: ``magma, fixed 0-1.2``."""
ENDS_BEHIND = re.compile(
    rf"[\"'`’”]?(?:, | \(|,? {FIXED} )(?:from )?"
    r"[-−]?\.?\d[\d.,]*%?\s*(?:→|->|–|-|to)\s*[-−]?\.?\d"
)
"""``plasma, 0.6 → 1.0``."""
LOOKS_LIKE = rare(r"\b(?:looks? (?:a bit )?like|resembles?|similar to|I think (?:it['’]?s|it is)) $", re.I)
HUE_BEFORE = rare(
    r"\b(?:white|black|red|blue|green|yellow|orange|purple|violet|brown|pink|teal|cream|navy|gr[ae]y) \($",
    re.I,
)
"""``from purple to yellow (``, before ``plasma)``."""
SCALE_AFTER = re.compile(r"[\"'`’”]? (?:scale|colou?rs?)\b", re.I)


@dataclass(frozen=True, slots=True)
class Named:
    """A colormap that a text names.

    Attributes
    ----------
    name : str
        Its name in matplotlib or seaborn.
    start, end : int
        Its place in the text.
    explicit : bool
        Whether its direction is part of what is said (``viridis_r``; ``viridis, reversed``).
    """

    name: str
    start: int
    end: int
    explicit: bool


@cache
def _pattern() -> tuple[re.Pattern, dict[str, str]]:
    names = {name.lower(): name for name in map_samples()} | {"grays": "Greys", "greys": "Greys"}
    alternatives = "|".join(sorted(map(re.escape, names), key=len, reverse=True))
    return re.compile(rf"(?<![\w-])(?P<name>{alternatives})(?P<turned>_r)?(?!\w)(?P<like>[- ]?(?:like|"
                      rf"style|esque))?",
                      re.I), names


@cache
def map_words() -> frozenset[str]:
    """The words that the names of colormaps are made of, in small letters; each name holds one of them."""
    return frozenset(part for name in _pattern()[1] for part in WORD.findall(name))


def holds_map_word(text: str) -> bool:
    """Whether a text holds a word of the name of a colormap."""
    return not map_words().isdisjoint(WORD.findall(text.lower()))


def find_named(text: str) -> Named | None:
    """The first colormap that a sentence names, or None.

    A name that is a word of its own (plasma, rocket, Blues) counts only beside a word such as colormap
    or palette, in quotation marks or as code.
    """
    if not holds_map_word(text):
        return None
    pattern, names = _pattern()
    for match in pattern.finditer(text):
        name = names[match.group("name").lower()]
        turned = bool(match.group("turned"))
        if turned or name in SURE or sum(map(str.isupper, name)) > 1 or _is_meant(text, match, name):
            near = (max(0, match.start() - NEAR), match.end() + NEAR)
            turns = turned or REVERSED.search(text, *near) is not None
            return Named(f"{name}_r" if turns else name, match.start(), match.end(), turns)
    return None


def _is_meant(text: str, match: re.Match[str], name: str) -> bool:
    """Whether a word that has other meanings is the name of a colormap here."""
    before, after = text[max(0, match.start() - 45):match.start()], text[match.end():match.end() + 40]
    near = re.search(rf"(?<!\w){NOUN}", f"{before} {after}", re.I) is not None
    quoted = bool(re.search(r"[\"'`‘“]$", before) and re.match(r"[\"'`’”]", after))
    beside = bool(NOUN_AFTER.match(after) or NOUN_BEFORE.search(before) or FOLLOWED.search(before))
    like = match.group("like") is not None
    told = SCALE_BEFORE.search(before) or OF_SCALE.search(text, 0, match.start())
    if name in COLOURS and GOES_ON.match(after):
        return False
    scale = told is not None and ALONE.match(after) is not None
    if scale or ASSIGNED.search(before) or (quoted and near and name not in COMMON):
        return True
    if name in COLOURS:
        word = match.group("name")
        return (beside or ENDS_BEHIND.match(after) is not None) and word[0].isupper() and word.endswith("s")
    if name in COMMON:
        scale = name in ("jet", "turbo", "rainbow") and SCALE_AFTER.match(after.lstrip(")")) is not None
        barred = name in RARE and before.endswith("(") and BAR_BEHIND.match(after) is not None
        return beside or like or scale or barred
    looks = LOOKS_LIKE.search(before) is not None and ALONE.match(after) is not None
    if name[0].isupper() and match["name"].islower() and not quoted and OF_A_THING.match(after) is not None:
        return False
    if HUE_BEFORE.search(before) is not None and after.startswith(")"):
        return True
    return looks or beside or like or quoted or near or ENDS_BEHIND.match(after) is not None


CODES = {"yellow": "Yl", "green": "Gn", "blue": "Bu", "red": "Rd", "orange": "Or", "purple": "Pu",
         "brown": "Br", "grey": "Gy"}
ONE_HUE = {"green": "Greens", "blue": "Blues", "red": "Reds", "orange": "Oranges", "purple": "Purples"}
TURNING = ("RdBu", "RdYlBu", "RdYlGn", "RdGy")


def called(words: Sequence[str]) -> str | None:
    """The ColorBrewer map whose name colour words spell out; a diverging one also turned.

    ``light yellow, green, dark blue`` is YlGnBu, ``red, yellow, green`` RdYlGn; ``white, dark purple`` is
    Purples.
    """
    last = [re.split(r"[\s/-]", word.lower().replace("gray", "grey"))[-1].removesuffix("s") for word in words]
    hues = [ADJECTIVES.get(word, word) for word in last if word != "white"]
    coloured = set(hues) - {"grey"}
    if len(coloured) == 1:
        return ONE_HUE.get(coloured.pop())
    code = [CODES.get(hue, "?") for hue in dict.fromkeys(hues)]
    name, turned = "".join(code), "".join(code[::-1])
    # PuOr is the one code that does not name its colours from low to high
    if name in map_samples() and name != "PuOr":
        return name
    return f"{turned}_r" if turned in TURNING else None


class Scheme(NamedTuple):
    """A scheme that a text names without the name of a colormap: the map that it is, and its place."""

    name: str
    start: int
    end: int


SCHEMES = (
    (r"\btraffic[- ]?lights?\b", "RdYlGn"),
    (r"\b(?:gr[ae]y[- ]?scale|black[- ]and[- ]white|monochrome gr[ae]y)\b", "gray"),
    (r"\brainbow\b|\bfull[- ]spectrum\b", "jet"),
    (r"\b(?:cool|cold|blue)[- ](?:to|and)[- ](?:warm|hot)\b|"
     r"\bwarm(?:er)?[- ](?:and|to|versus|vs\.?)[- ]cool(?:er)?\b",
     "coolwarm"),
    (r"\b(?:thermal|infrared)[- ](?:camera|style|colou?r|palette|map|imag)\w*", "inferno"),
    (r"\b(?:heat|fire|flame)[- ](?:colou?r(?: ?map)?s?|palette|gradient|scale)\b", "hot"),
    (r"\b(?:warm(?:er|est)?|hot(?:ter|test)?)\b(?: colou?rs?| shades?| hues?| tones?)", "coolwarm"),
    (r"\bdiverging colou?r(?:[- ]?(?:map|scale|bar|palette|scheme|coding|gradient)|s)?\b", "coolwarm"),
)
OTHER_HUE = (
    r"(?![^\n]*\b(?:white|black|gr[ae]y|red|blue|green|yellow|orange|purple|brown|pink|teal|cyan|magenta|"
    r"violet)s?\b)"
)
HUES = tuple(
    (
        rf"\bcolou?r[- ]?(?:scale|bar|map|gradient|scheme):\W{{0,4}}{hue}s?"
        rf"(?=,? (?:shades|tones|from|ranging)\b){OTHER_HUE}",
        name,
    )
    for hue, name in ONE_HUE.items()
)
"""``Colour scale: Blue, ranging from 0 to 60``: one colour alone."""
PATTERNS = tuple((rare(pattern, re.I), name) for pattern, name in (*SCHEMES, *HUES))
ANY_SCHEME = re.Either(*(pattern for pattern, _ in PATTERNS))


def find_scheme(text: str) -> Scheme | None:
    """A scheme that a sentence names without a colormap's name (traffic light, grayscale, warmer colours)."""
    for pattern, name in PATTERNS if ANY_SCHEME.may_match(text) else ():
        match = pattern.search(text)
        if match:
            return Scheme(name, *match.span())
    return None


def is_map_name(text: str, *, everyday: bool = False) -> bool:
    """Whether a text is the name of a colormap and nothing else; ``jet`` only where everyday words may be."""
    name = TURNED.sub("", text.strip())
    found = _pattern()[0].fullmatch(name)
    if found is None or everyday:
        return found is not None
    return found.group("name").lower() not in COMMON or name != text.strip()


TURNED = re.compile(
    r"(?:,? (?:reversed|inverted|flipped)| \((?:reversed?|inverted|flipped)\))$|"
    r"^(?:reversed?|inverted|flipped) (?=\w)",
    re.I,
)
"""``Hot (reversed)``, ``reversed magma``."""
