"""What one sentence says of the colour scale: which colours stand where, and what darker means."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from replot.reading.description.colours.company import (
    ANCHOR,
    DIVERGING,
    OBSERVED,
    SEQUENTIAL,
    SPEAKS,
    hues,
    is_sequence,
    marks_single_cells,
    of_other_things,
)
from replot.reading.description.colours.levels import find_levels
from replot.reading.description.colours.links import bare_shade, graded, link
from replot.reading.description.colours.placing import Mention, in_order_of_numbers, placed
from replot.reading.description.colours.relations import relations, rises
from replot.reading.description.colours.shades import ColourWord
from replot.reading.description.colours.words import find_colours
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["Said", "read_sentence"]

MANY = 40
"""Colours beyond which a line is a list of something else."""


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
    if len(words) > MANY or (words and marks_single_cells(text, words)):
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
    said.mentions = in_order_of_numbers(placed(text, mentions, levels), levels)
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
