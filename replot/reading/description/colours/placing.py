"""The place on the scale that a sentence says of each of its colours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from replot.reading.description.colours.company import SCHEME_AFTER
from replot.reading.description.colours.levels import LINKING, SIDES, Level
from replot.reading.description.colours.links import boundary
from replot.reading.description.colours.shades import ColourWord
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["Mention", "in_order_of_numbers", "placed"]
REACH = 90
"""Letters within which a word for a place is said of a colour; a comma counts as 30."""
TOUCH = 50
"""Letters within which a number is."""
FARTHER = {"bad": 10, "good": 10, "little": 60, "much": 60}
"""Words that say less of low and high than others: so many letters farther away."""


@dataclass(frozen=True, slots=True)
class Mention:
    """A colour, the place on the scale that is said of it, and how it follows upon the colour before it.

    Attributes
    ----------
    word : ColourWord
        The colour.
    level, number : Level or None
        The word and the number for its place.
    link : str
        See :func:`~replot.reading.description.colours.links.link`.
    """

    word: ColourWord
    level: Level | None = None
    number: Level | None = None
    link: str = ""

    @property
    def placed(self) -> bool:
        """Whether anything is said of its place."""
        return self.level is not None or self.number is not None

    @property
    def side(self) -> int:
        """-1 low, 0 middle, 1 high, by words or by an open end (``> 80``); 2 where none is said."""
        if self.level is not None:
            return self.level.side
        return 2 if self.number is None else self.number.side


HYPHENS = ("-", "–", "—", "/")
LAST = re.compile(r";|\.\s|, with (?:tick|label)|, and the (?:number|text)|(?<=\)),")


def placed(text: str, mentions: list[Mention], levels: Sequence[Level]) -> list[Mention]:
    """Each colour with the place on the scale that its part of the sentence tells."""
    if in_order := _respectively(text, mentions, levels):
        return in_order
    cuts = [0, *(boundary(text, one.word, other.word) for one, other in pairwise(mentions))]
    last = LAST.search(text, mentions[-1].word.end)
    cuts.append(last.start() if last else len(text))
    out = []
    before = 0
    for mention, begin, end in zip(mentions, cuts, cuts[1:], strict=False):
        joined = bool(before) and text[before : mention.word.start] in HYPHENS
        before = mention.word.end
        near = sorted((level for level in levels if begin <= level.start and level.end <= end),
                      key=lambda level: _far(text, mention.word, level))
        level = next((level for level in near if level.kind != "number"), None)
        number = next((number for number in near
                       if number.kind == "number" and _touches(text, mention.word, number)), None)
        if level is not None and not _reaches(text, mention.word, level):
            level = None
        if level is not None and SIDES[level.kind] == 0 and joined and level.start >= mention.word.end:
            level = None  # "blue-white-red, centred on zero" says nothing of the red
        if level is not None and number is not None and number.low != number.high:
            number = None  # "40 to 52 (dark blue = highest)": the range is that of the whole scale
        out.append(replace(mention, level=level, number=number))
    return _split_ranges(text, out, [level for level in levels if level.kind == "number"])


def in_order_of_numbers(mentions: list[Mention], levels: Sequence[Level]) -> list[Mention]:
    """The colours without *good* and *bad*, where they run from one to the other beside rising numbers.

    ``0 to 0.25, light (good) to dark red (bad)``: what is good may be little.
    """
    kinds = {mention.level.kind for mention in mentions if mention.level}
    rising = any(one.low is not None and one.high is not None and one.low < one.high for one in levels)
    onward = len(mentions) > 1 and mentions[-1].link in ("to", "via")
    if not kinds or not kinds <= FARTHER.keys() - {"little", "much"} or not (rising and onward):
        return mentions
    return [replace(mention, level=None) for mention in mentions]


RESPECTIVELY = rare(r"\brespectively\b", re.I)


def _respectively(text: str, mentions: list[Mention], levels: Sequence[Level]) -> list[Mention]:
    """``Red and blue are positive and negative, respectively``: one place for each colour, in their order."""
    told = RESPECTIVELY.search(text, mentions[-1].word.end)
    if told is None:
        return []
    behind = [level for level in levels if mentions[-1].word.end <= level.start and level.end <= told.start()]
    places = [level for level in behind if level.kind != "number"] or behind
    if not 1 < len(places) == len(mentions):
        return []
    return [
        replace(mention, number=level) if level.kind == "number" else replace(mention, level=level)
        for mention, level in zip(mentions, places, strict=True)
    ]


def _between(text: str, word: ColourWord, level: Level) -> str:
    return text[level.end:word.start] if level.end <= word.start else text[word.end:level.start]


def _far(text: str, word: ColourWord, level: Level) -> float:
    """How far a level is from a colour: letters between them, and much more where a comma parts them."""
    between = _between(text, word, level)
    apart = 30 * len(COMMA.findall(between)) + 40 * between.count(";")
    far = len(between) + apart + FARTHER.get(level.kind, 0)
    touches = level.start >= word.end and re.match(r"\s*[(=:]\s*$|\s*\((?:the |very )?$", between)
    return far - 10 if touches else far


COMMA = re.compile(r"[,:]\s(?!\d)|(?<!\d)[,:]\s")
"""What parts a colour from a place; in ``at 4, 5 and 9`` a comma parts but numbers."""
OF_NUMBER = re.compile(r"\s*(?:of|is|=|:|at)?\s*[-−+]?\d[\d.]*[^\w,;]*[,;]")
"""Behind a word for a place that a number has: ``min 1, max 4.8, light blue to navy``."""


PLACE_OF_NUMBER = re.compile(r"[-−+]?\d[\d.]*[^\s)]{0,3} (?:(?:at|on|near|by) the |\()$")
"""A number before a word for the place that it has: ``0 at the bottom and 1 at the top``."""


TO_NEXT_COLOUR = re.compile(r"\s*(?:to|into|through|via|→|->|–)\s")


def _reaches(text: str, word: ColourWord, level: Level) -> bool:
    """Whether a word for a place is near enough to a colour to be said of it."""
    between = _between(text, word, level)
    if level.end <= word.start and (re.search(r"\bfrom\b", between) or OF_NUMBER.match(between)):
        return False
    end = PLACE_OF_NUMBER.search(between) if level.start >= word.end else None
    if end is not None and LINKING.fullmatch(between, 0, end.start()) is None:
        return False  # "to yellow, with a bar marked 0 at the bottom"
    if between.strip() == "(" and level.end <= word.start and TO_NEXT_COLOUR.match(text, word.end):
        return False  # "the dearer (beige to brown)"
    if ":" in between and not word.tones and SCHEME_AFTER.match(text, word.end):
        return False  # "a blue colour map: the lighter, the fewer"
    return _far(text, word, level) <= REACH


def _touches(text: str, word: ColourWord, level: Level) -> bool:
    """Whether a number is said of a colour: nothing but such words as "is" and "at" stands between them."""
    between = _between(text, word, level)
    return len(between) <= TOUCH and "from" not in between and LINKING.fullmatch(between) is not None


def _split_ranges(text: str, mentions: list[Mention], numbers: Sequence[Level]) -> list[Mention]:
    """Take "a light grey at 0 to +1 (red)" as two numbers, each beside its own colour."""
    out = list(mentions)
    for level in numbers:
        middle = text.find(" to ", level.start, level.end)
        if middle < 0 or level.low is None or level.high is None:
            continue
        beside = [k for k, mention in enumerate(out) if _touches(text, mention.word, level)]
        before = [k for k in beside if out[k].word.end <= level.start]
        after = [k for k in beside if out[k].word.start >= level.end
                 and "," not in text[level.end:out[k].word.start]]
        if before and after:
            low = replace(level, end=middle, high=level.low)
            high = replace(level, start=middle + len(" to "), low=level.high)
            out[before[-1]] = replace(out[before[-1]], number=low)
            out[after[0]] = replace(out[after[0]], number=high)
    return out
