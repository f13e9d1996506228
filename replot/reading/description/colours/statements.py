"""What one sentence says of the colour scale: which colours stand where, and what darker means."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

from replot.reading.description.colours.company import (
    ANCHOR,
    DIVERGING,
    OBSERVED,
    SCHEME_AFTER,
    SEQUENTIAL,
    SPEAKS,
    hues,
    is_sequence,
    of_other_things,
)
from replot.reading.description.colours.levels import LINKING, SIDES, Level, find_levels
from replot.reading.description.colours.links import bare_shade, boundary, graded, link
from replot.reading.description.colours.relations import relations, rises
from replot.reading.description.colours.shades import ColourWord
from replot.reading.description.colours.words import find_colours
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["Mention", "Said", "read_sentence"]

MANY = 40
"""Colours beyond which a line is a list of something else."""
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


@dataclass(slots=True)
class Said:
    """What a sentence says, or several together.

    Attributes
    ----------
    start, end : int
        The place of the words concerned.
    mentions : list of Mention
        Colours that take part, in the order of the text.
    hue : list of ColourWord
        Colours of which only is said that the scale has them (``shades of blue``, ``a red-blue colormap``).
    relation : int
        1 where darker is more, -1 where lighter is more.
    order : int
        1 where the colours are listed with rising values, -1 with falling ones.
    anchored, observed : bool
        Whether it speaks of the scale as such; whether it speaks of single cells, rows or columns.
    diverging : bool or None
        Whether the scale is called diverging, or sequential.
    """

    start: int = 0
    end: int = 0
    mentions: list[Mention] = field(default_factory=list)
    hue: list[ColourWord] = field(default_factory=list)
    relation: int = 0
    order: int = 0
    anchored: bool = False
    observed: bool = False
    diverging: bool | None = None

    @property
    def placed(self) -> bool:
        """Whether the place of any colour is told."""
        return any(mention.placed for mention in self.mentions)


COMPARES = re.compile(r"\w+(?:er|s|ing)\b|(?:more |most )?(?:intense|saturated|vivid)|"
                      r"(?:dark|light|pale|bright|deep)(?:\s+(?:cells?|"
                      r"tiles?|squares?|colou?rs?|shades?|tones?|areas?|"
                      r"regions?))?\s*(?:=|:|for\b|is\b|are\b|means?\b|"
                      r"stands?\b|indicat|represent|denot|show|correspond|signif|mark)", re.I)


def read_sentence(text: str, start: int = 0, anchored: bool = False) -> Said | None:
    """What a sentence says of the colour scale, or None.

    Parameters
    ----------
    text : str
        One sentence or line, without marks of markdown.
    start : int
        Where it begins in the whole.
    anchored : bool
        Whether what stands before it says that it is about the colour scale.
    """
    words = [word for word in find_colours(text) if not of_other_things(text, word)]
    if len(words) > MANY:
        return None
    known = relations(text)
    votes = sum(relation.sign for relation in known)
    said = Said(start, start + len(text), relation=(votes > 0) - (votes < 0))
    anchor = bool(ANCHOR.search(text))
    said.anchored = anchored or anchor
    if not words:
        return said if said.relation and (SPEAKS.search(text) or DARKER_IS.search(text)) else None
    said.order = rises(_of_colours(text, words))
    said.observed = not anchor and bool(OBSERVED.search(text))
    said.diverging = True if DIVERGING.search(text) else False if SEQUENTIAL.search(text) else None
    said.hue = hues(text, words)
    mentions = _mentions(text, words)
    levels = find_levels(_without(text, [mention.word for mention in mentions]))
    # in "the darker the cell, the lower the value" the word "lower" says nothing of the colours around it
    ways = [relation.way for relation in known if COMPARES.match(text, relation.shade[0])
            and not any(m.word.start <= relation.shade[0] < m.word.end for m in mentions)
            and not any(_beside(text, relation.shade, m.word) for m in mentions)]
    tones = [match.span() for match in TONES.finditer(text)]
    ways += [tone for tone in tones if any(_beside(text, tone, m.word) for m in mentions)]
    levels = [level for level in levels if not any(begin <= level.start < end for begin, end in ways)]
    said.mentions = _in_order_of_numbers(_placed(text, mentions, levels), levels)
    parts = [p for m in said.mentions for p in (m.word, m.level, m.number) if p is not None]
    said.start, said.end = start + min(p.start for p in parts), start + max(p.end for p in parts)
    return said


TONES = rare(r"\b(?:warm|cool|hot|cold)(?:er|est)?\b", re.I)
"""Words that are places on the scale of temperatures, but none in ``red/warm``."""


def _beside(text: str, shade: tuple[int, int], word: ColourWord) -> bool:
    """Whether a shade and a colour are two words for the same place: ``dark/blue``, ``green/dark``."""
    return "/" in (text[shade[1] : word.start].strip(), text[word.end : shade[0]].strip())


def _of_colours(text: str, words: Sequence[ColourWord]) -> str:
    """What semicolons cut around the colours: "rows from top to bottom" tells nothing of their order."""
    begin = text.rfind(";", 0, words[0].start) + 1
    end = text.find(";", words[-1].end)
    return text[begin:end] if end >= 0 else text[begin:]


DARKER_IS = re.compile(
    r"\b(?:dark|deep|light|bright|pal)er(?: (?:is|are|means?|indicates?|stands? for)\b|\s*=)|"
    r"\b(?:values?|scores?|numbers?|ones) (?:are|is|appear|look|get|become)s? (?:shown |drawn |shaded )?"
    r"(?:dark|deep|light|bright|pal)er\b",
    re.I,
)
"""What speaks of the scale without naming it: ``darker is higher``."""


def _without(text: str, words: Sequence[ColourWord]) -> str:
    """The text with its colour words blanked, so that "medium blue" says nothing of the middle."""
    for word in words:
        text = text[:word.start] + "\x00" * (word.end - word.start) + text[word.end:]
    return text


def _mentions(text: str, words: Sequence[ColourWord]) -> list[Mention]:
    """The colours of a sentence with the way each follows upon the one before it.

    A compound that is a sequence (``yellow-orange-red scheme``) is taken apart, and a bare "light"
    or "dark" before or after a link gets its hue from the other end (``light to dark blue``).
    """
    out: list[Mention] = []
    for word in words:
        if len(tones := graded(text, word)) > 1:
            out.append(Mention(tones[0], link=link(text, out[-1].word, tones[0]) if out else ""))
            out.append(Mention(tones[1], link="to"))
            continue
        parts = word.parts if is_sequence(text, word) else (word,)
        onward = "and" if len(parts) == 2 and "/" in word.text else "to"
        for k, part in enumerate(parts):
            last = out[-1].word if out else None
            bare = bare_shade(text, last.end if last else 0, part.start, part) if k == 0 else None
            if bare is not None:
                out.append(Mention(bare, link=link(text, last, bare) if last else ""))
                last = bare
            out.append(Mention(part, link=onward if k else link(text, last, part) if last else ""))
    bare = bare_shade(text, out[-1].word.end, len(text), out[-1].word, after=True)
    if bare is not None:
        out.append(Mention(bare, link=link(text, out[-1].word, bare)))
    return out


HYPHENS = ("-", "–", "—", "/")
LAST = re.compile(r";|\.\s|, with (?:tick|label)|, and the (?:number|text)|(?<=\)),")


def _placed(text: str, mentions: list[Mention], levels: Sequence[Level]) -> list[Mention]:
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


def _in_order_of_numbers(mentions: list[Mention], levels: Sequence[Level]) -> list[Mention]:
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
    apart = 30 * len(re.findall(r"[,:]\s", between)) + 40 * between.count(";")
    far = len(between) + apart + FARTHER.get(level.kind, 0)
    touches = level.start >= word.end and re.match(r"\s*[(=:]\s*$|\s*\((?:the |very )?$", between)
    return far - 10 if touches else far


OF_NUMBER = re.compile(r"\s*(?:of|is|=|:|at)?\s*[-−+]?\d[\d.]*[^\w,;]*[,;]")
"""Behind a word for a place that a number has: ``min 1, max 4.8, light blue to navy``."""


LEADS_ON = re.compile(r"\s*(?:to|into|through|via|→|->|–)\s")


def _reaches(text: str, word: ColourWord, level: Level) -> bool:
    """Whether a word for a place is near enough to a colour to be said of it."""
    between = _between(text, word, level)
    if level.end <= word.start and (re.search(r"\bfrom\b", between) or OF_NUMBER.match(between)):
        return False
    if between.strip() == "(" and level.end <= word.start and LEADS_ON.match(text, word.end):
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
