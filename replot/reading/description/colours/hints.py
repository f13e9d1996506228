"""Colours of which a text tells less than a whole scale: a hue, one end, two colours, what darker means."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from replot.reading.description.colours.company import PAIRED
from replot.reading.description.colours.cutting import Sentence
from replot.reading.description.colours.maps import DIVERGING
from replot.reading.description.colours.match import Stop, best_maps
from replot.reading.description.colours.placing import Mention
from replot.reading.description.colours.readings import (
    ColourReading,
    family,
    reading_of,
    relation_of,
    spans_of,
    turned,
    words_at,
)
from replot.reading.description.colours.relations import SHADE
from replot.reading.description.colours.shades import ColourWord, shaded
from replot.reading.description.colours.statements import Said
from replot.reading.description.lexicon import patterns as re

__all__ = ["by_hue", "by_one_end", "by_pair", "by_relation", "by_scheme"]
TWO = 2
ASIDE = re.compile(r"\b(?:colou?rs?|shades?|tones?|hues?|(?:dark|deep|light|pal|bright)er)\s*\($")


def _plainly(read: Sequence[Sentence]) -> list[tuple[Sentence, Said]]:
    """Sentences with what they say, those that speak of single cells last."""
    return sorted(((s, s.said) for s in read if s.said), key=lambda pair: pair[1].observed)


def by_hue(read: Sequence[Sentence]) -> ColourReading | None:
    """A scale of which only the hue is said (``shades of blue``; ``a darker colour (red) means more``)."""
    for sentence, said in _plainly(read):
        aside = [mention.word for mention in said.mentions
                 if said.relation and ASIDE.search(sentence.text[:mention.word.start])]
        whole = [mention.word for mention in said.mentions]  # "a red/blue scale" is two colours and no hue
        word = next((hue for hue in said.hue or aside if hue in whole), None)
        if word is not None:
            span = (sentence.start + word.start, sentence.start + word.end)
            relation = relation_of(read) or (_end_of_greys(read) if word.neutral else 0)
            return reading_of(read, _tones(word, relation), (span,), said.diverging, said.anchored)
    return None


def _end_of_greys(read: Sequence[Sentence]) -> int:
    """1 where black is said to be high or white low, -1 the other way round, 0 where neither is told."""
    told = [mention for sentence in read if sentence.said and not sentence.said.observed
            for mention in sentence.said.mentions if mention.word.neutral and mention.side in (-1, 1)]
    sides = {mention.side if mention.word.lab.L < MID_GREY else -mention.side for mention in told}
    return sides.pop() if len(sides) == 1 else 0


MID_GREY = 0.5


def _tones(word: ColourWord, relation: int) -> list[Stop]:
    """The tones of one hue, from light to dark unless said otherwise; of grey, from black to white."""
    if word.neutral:
        tones = [shaded(word, "white", word.start), shaded(word, "black", word.start)]
    else:
        middle = [] if word.shade else [word]
        tones = [shaded(word, "very light", word.start), *middle, shaded(word, "dark", word.start)]
    if relation < 0 or (word.neutral and relation == 0):
        tones.reverse()
    levels: list[float | None] = [0.0, *[None] * (len(tones) - 2), 1.0]
    return [Stop((tone,), level) for tone, level in zip(tones, levels, strict=True)]


def by_one_end(read: Sequence[Sentence]) -> ColourReading | None:
    """A scale of which one end is told (``dark blue = highest``)."""
    for sentence, said in _plainly(read):
        mention = next((m for m in said.mentions if m.side in (-1, 1)), None)
        if mention is not None:
            return reading_of(read, _with_other_end(mention), spans_of([sentence]), about=said.anchored)
    return None


def _with_other_end(mention: Mention) -> list[Stop]:
    word = mention.word
    if word.neutral:
        shade = "black" if word.lab.L > 0.5 else "white"
    elif word.shade == "light" or (word.shade == "bright" and word.comparative):
        shade = "dark"
    else:  # yellow and the like are the light end of something dark
        shade = "black" if word.lab.L > 0.85 else "very light"
    ends = [shaded(word, shade, word.start), word][::mention.side]
    return [Stop((ends[0],), 0.0), Stop((ends[1],), 1.0)]


def by_scheme(read: Sequence[Sentence]) -> ColourReading | None:
    """A scheme by its common name (``the usual traffic-light colours``), where no two colours are told."""
    for sentence in read:
        if sentence.scheme is not None and not (sentence.said and len(sentence.said.mentions) == TWO):
            name, start, end = sentence.scheme
            span = (sentence.start + start, sentence.start + end)
            way = name if name in DIVERGING else turned(name, relation_of(read))
            cmap = "Greys" if way == "gray_r" else way
            return ColourReading(cmap, words_at(read, [span]), (span,), quality="fair")
    return None


def by_pair(read: Sequence[Sentence]) -> ColourReading | None:
    """Two colours without a word of which is high: as they are listed, or else the likelier way."""
    for sentence, said in _plainly(read):
        if said.anchored and not said.observed and len(said.mentions) == 2:
            words = [mention.word for mention in said.mentions]
            one, other = ([Stop((a,), 0.0), Stop((b,), 1.0)] for a, b in (words, words[::-1]))
            ordered = PAIRED.fullmatch(sentence.text, words[0].end, words[1].start) is None
            back = best_maps(other)[0].cost < best_maps(one)[0].cost - (0.03 if ordered else 0.0)
            return reading_of(read, other if back else one, spans_of([sentence]))
    return None


def by_relation(read: Sequence[Sentence]) -> ColourReading | None:
    """All that is said is that darker, or lighter, is more: the commonest map that does so.

    A hue that alone is seen in some of the cells is that of all.
    """
    relation = relation_of(read)
    seen = [mention.word for sentence in read if sentence.said for mention in sentence.said.mentions]
    if relation and seen and len({family(word) for word in seen}) == 1:
        spans = spans_of([sentence for sentence in read if sentence.said and sentence.said.mentions])
        return replace(reading_of(read, _tones(replace(seen[0], shade=""), relation), spans), quality="poor")
    for sentence, said in _plainly(read):
        if relation and said.relation == relation:
            shade = SHADE.search(sentence.text)
            begin, end = shade.span() if shade else (0, len(sentence.text))
            span = (sentence.start + begin, sentence.start + end)
            cmap = "Blues" if relation > 0 else "viridis"
            return ColourReading(cmap, words_at(read, [span]), (span,), quality="poor",
                                 about_scale=said.anchored)
    return None
