"""What is read of the colours of a scale: its map, the words for it, and how near they are."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from replot.reading.description.colours.cutting import Sentence
from replot.reading.description.colours.maps import DIVERGING, lightens, reverse
from replot.reading.description.colours.match import Match, Stop, as_list, best_maps, on_map, opposite
from replot.reading.description.colours.named import called
from replot.reading.description.colours.shades import ColourWord
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.numbers import PLAIN
from replot.reading.description.lexicon.parsing import parse_quantity

__all__ = ["ColourReading", "called_by", "center_of", "family", "reading_of", "relation_of", "spans_of",
           "turned", "words_at"]


@dataclass(frozen=True, slots=True)
class ColourReading:
    """The colours of a scale as a text describes them.

    Attributes
    ----------
    cmap : str or tuple of str
        A colormap of matplotlib or seaborn, or colours (``#rrggbb``) from low to high where none is near.
    described : str
        The words that it was taken from.
    spans : tuple of (int, int)
        Where these words stand, in the offsets of the pieces.
    distance : float
        How far the map is from the words: the root mean square over the stops of the distance in OKLab
        (a and b doubled) with hue first, see :mod:`replot.reading.description.colours.match`. 0 for a
        map that the text names.
    quality : str
        ``good``, ``fair`` or ``poor``. Poor is a list of colours that no map is near, or a map of which
        the text tells no more than what darker means.
    second : str or None
        The map that came second.
    second_distance : float or None
        Its distance.
    stops : tuple of Stop
        The colours that the text tells, from low to high; empty where it only names a map.
    center : float or None
        The number at the middle of a diverging scale (``white at 0``).
    named : bool
        Whether the text names the map itself.
    about_scale : bool
        Whether the words speak of the scale as such, rather than of single cells only.
    """

    cmap: str | tuple[str, ...]
    described: str
    spans: tuple[tuple[int, int], ...]
    distance: float = 0.0
    quality: str = "good"
    second: str | None = None
    second_distance: float | None = None
    stops: tuple[Stop, ...] = ()
    center: float | None = None
    named: bool = False
    about_scale: bool = True


def family(word: ColourWord) -> int | None:
    """A twelfth of the circle of hues, or None for white, grey and black."""
    return None if word.neutral else round(math.atan2(word.lab.b, word.lab.a) / math.tau * 12)


def relation_of(read: Sequence[Sentence]) -> int:
    """1 where the text says that darker is more, -1 where lighter is more, 0 where it says neither."""
    votes = sum(sentence.said.relation for sentence in read if sentence.said and not sentence.said.observed)
    return (votes > 0) - (votes < 0)


def turned(name: str, relation: int) -> str:
    """A map in the direction in which darker (1) or lighter (-1) is more."""
    rising = lightens(name)
    return reverse(name) if relation and abs(rising) > 0.25 and (rising > 0) == (relation > 0) else name


def called_by(stops: Sequence[Stop]) -> str | None:
    """The ColorBrewer map that the stops spell out with plain colour words."""
    return called([word.text for stop in stops for word in stop.words])


def center_of(stops: Sequence[Stop]) -> float | None:
    """The number at the middle stop, where it lies between the ends and is told.

    Of several stops with numbers it is the one with as many below it as above: two are samples of the scale.
    """
    told = [stop.value for stop in stops[1:-1]
            if stop.value is not None and stop.level is not None and 0.2 < stop.level < 0.8]
    return told[len(told) // 2] if len(told) % 2 else None


MIDDLE = re.compile(
    rf"\b(?:white|neutral|gr[ae]y|yellow|pale|light|cream|beige|midpoint|middle|cent(?:er|re))\b[^.;,]{{0,24}}?"
    rf"\b(?:at|for|is|near|around|means|marks|represents)\s+(?:exactly |about |"
    rf"the value )?(?P<n>{PLAIN})(?![\w%]|\.\d)",
    re.I,
)


def _middle(read: Sequence[Sentence], cmap: str | tuple[str, ...]) -> float | None:
    """The number that a sentence puts at the middle of a diverging map (``white at 0``)."""
    if not isinstance(cmap, str) or cmap.removesuffix("_r") not in DIVERGING:
        return None
    said = [match for sentence in read for match in MIDDLE.finditer(sentence.text)]
    found = parse_quantity(said[0].group("n")) if said else None
    return found.value if found is not None else None


def reading_of(read: Sequence[Sentence], stops: Sequence[Stop], spans: tuple[tuple[int, int], ...],
             diverging: bool | None = None, about: bool = True) -> ColourReading:
    first, second, *_ = best_maps(stops, diverging=diverging, called=called_by(stops))
    if first.quality == "poor" and second.quality != "poor":
        first, second = second, first  # what is used more is of no use where it is not near
    if first.quality == "poor" and (opened := _opened(stops)) is not None:
        apart = best_maps(opened, diverging=diverging, called=called_by(opened))
        if apart[0].quality != "poor":
            stops, (first, second, *_) = opened, apart
    ends = None
    if len(stops) == 2 and (first.quality == "poor" or first.name.removesuffix("_r") in DIVERGING):
        ends = _by_hues(stops) if first.quality != "good" else None
    elif len(stops) > 2 and first.quality == "poor":
        ends = _by_ends(stops, diverging)
    if ends is not None:
        other = next(each for each in (first, second) if each.name != ends.name)
        return ColourReading(ends.name, words_at(read, spans), spans, round(ends.distance, 4), "fair",
                             other.name, round(other.distance, 4), tuple(stops), center_of(stops),
                             about_scale=about)
    cmap = as_list(stops) if first.quality == "poor" and len(stops) > 1 else first.name
    center = center_of(stops)
    center = _middle(read, cmap) if center is None else center
    return ColourReading(cmap, words_at(read, spans), spans, round(first.distance, 4), first.quality,
                         second.name, round(second.distance, 4), tuple(stops), center,
                         about_scale=about)


def _opened(stops: Sequence[Stop]) -> list[Stop] | None:
    """Three stops for two, where one end has two hues: ``dark purple to orange/yellow`` ends in both of them.

    That of the two comes last which is further from the other end in how light it is.
    """
    if len(stops) != 2:
        return None
    for k, (end, other) in enumerate((stops, stops[::-1])):
        if len(end.words) != 2 or len(other.words) != 1 or None in (hues := {*map(family, end.words)}):
            continue
        if len(hues) > 1:
            start = other.words[0].lab.L
            near, far = sorted(end.words, key=lambda word: abs(word.lab.L - start))
            way = [other, Stop((near,)), replace(end, words=(far,))]
            return way[::-1] if k == 0 else way
    return None


def _by_ends(stops: Sequence[Stop], diverging: bool | None) -> Match | None:
    """The map of the two ends, where the colours between them are tones of it, however loosely placed.

    People tell the ends of a bar well and the steps between them badly.
    """
    found = best_maps([stops[0], stops[-1]], diverging=diverging)[0]
    near = found.quality != "poor" and all(on_map(found.name, stop) for stop in stops[1:-1])
    return found if near else None


def _by_hues(stops: Sequence[Stop]) -> Match | None:
    """The diverging map between two opposite hues, however light or dark they are called.

    Of such maps people call either end light or dark: ``light blue to dark red``.
    """
    if not opposite(stops):
        return None
    bare = [
        replace(stop, words=tuple(replace(word, lab=word.lab._replace(L=MIDDLING), low=DIM, high=PALE)
                                  for word in stop.words))
        for stop in stops
    ]
    found = best_maps(bare, diverging=True, called=called_by(stops))[0]
    return found if found.quality == "good" else None


MIDDLING, DIM, PALE = 0.55, 0.3, 0.85
"""OKLab L of a hue of which the shade does not count, and of the darkest and palest colour of it."""


def spans_of(read: Sequence[Sentence]) -> tuple[tuple[int, int], ...]:
    """Where the words concerned stand, each with the brackets that close and open what they hold."""
    out = []
    for sentence in read:
        if sentence.said is None:
            continue
        begin, end = sentence.said.start - sentence.start, sentence.said.end - sentence.start
        opening = sentence.text.rfind("(", max(0, begin - 40), begin)
        if re.match(r"[^()]*\)", sentence.text[begin:end]) and opening >= 0:
            begin = opening
        words = sentence.text[begin:end]
        closing = sentence.text.find(")", end, end + 40)
        if words.count("(") > words.count(")") and closing >= 0:
            end = closing + 1
        out.append((sentence.start + begin, sentence.start + end))
    return tuple(out)


def words_at(read: Sequence[Sentence], spans: Sequence[tuple[int, int]]) -> str:
    """The words at some spans, put together."""
    parts = []
    for begin, end in spans:
        sentence = next(s for s in read if s.start <= begin and end <= s.start + len(s.text))
        parts.append(" ".join(sentence.text[begin - sentence.start:end - sentence.start].split()))
    return " … ".join(parts)
