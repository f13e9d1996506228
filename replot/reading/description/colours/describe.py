"""From the words of a description to the colormap of the figure."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from replot.reading.description.colours.company import ANCHOR, PAIRED
from replot.reading.description.colours.cutting import Sentence, sentences
from replot.reading.description.colours.maps import DIVERGING, lightens, reverse
from replot.reading.description.colours.match import Match, Stop, as_list, best_maps, costs, on_map
from replot.reading.description.colours.named import called
from replot.reading.description.colours.relations import SHADE
from replot.reading.description.colours.scales import stops_of
from replot.reading.description.colours.statements import Mention, Said
from replot.reading.description.colours.words import ColourWord, shaded
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.numbers import PLAIN
from replot.reading.description.lexicon.parsing import parse_quantity

__all__ = ["ColourReading", "describe"]


MOST = 500
"""Sentences about colours that are read; what has more of them is no description of a figure."""


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


@dataclass(slots=True)
class _Found:
    """A whole scale, with what speaks for it."""

    stops: list[Stop]
    known: int
    sentences: list[Sentence]
    score: float


def describe(pieces: Iterable[tuple[str, int]]) -> ColourReading | None:
    """The colormap that a description speaks of, from low to high.

    Parameters
    ----------
    pieces : iterable of (str, int)
        Texts that belong to one panel or to the whole figure, each with its offset in the source, in
        order. They may be markdown, and may hold much else; the whole description is fine.

    Returns
    -------
    ColourReading or None
        None where nothing is said of the colours of the scale.
    """
    read = list(islice(sentences(pieces), MOST))
    scales = [*_alone(read), *_together(read)]
    found = max(scales, key=lambda found: found.score, default=None)
    found = _with_steps(found, scales) if found is not None else None
    if any(sentence.named for sentence in read):
        return _by_name(read, found)
    if found is not None:
        told = any(sentence.said.anchored for sentence in found.sentences if sentence.said)
        # colours of anything, in no word those of the scale, say less than the hue of the scale
        hue = None if told else _by_hue([s for s in read if s.said and s.said.anchored])
        return hue or _by_stops(read, found)
    # what says less and less: a hue, one end, a scheme, two colours, what darker means
    ways = (_by_hue, _by_one_end, _by_scheme, _by_pair, _by_relation)
    return next(filter(None, (way(read) for way in ways)), None)


# --- whole scales ----------------------------------------------------------------------------------

def _score(stops: Sequence[Stop], known: int, parts: Sequence[Said]) -> float:
    """How well a scale is told: as such, with places, with many colours, one leading to the next."""
    onward = len(parts) == 1 and any(mention.link == "to" for mention in parts[0].mentions)
    return (3 * any(part.anchored for part in parts) + 2 * (known > 1) + 0.5 * known + min(len(stops), 5)
            + 1.5 * onward - 4 * any(part.observed for part in parts) - 0.5 * (len(parts) > 1))


def _alone(read: Sequence[Sentence]) -> list[_Found]:
    """The scales that single sentences tell."""
    out = []
    for sentence in read:
        told = stops_of(sentence.said) if sentence.said else None
        if told is not None and sentence.said is not None:
            out.append(_Found(*told, [sentence], _score(*told, [sentence.said])))
    return out


def _together(read: Sequence[Sentence]) -> list[_Found]:
    """The scales that are told in several sentences or lines, each of which gives a part."""
    runs: list[list[Sentence]] = []
    for sentence in read:
        if sentence.said is None or not (sentence.said.placed or _begins(sentence)):
            continue
        if runs and sentence.line - runs[-1][-1].line <= 1:
            runs[-1].append(sentence)
        else:
            runs.append([sentence])
    out = []
    for run in runs:
        parts = [sentence.said for sentence in run if sentence.said]
        if len(run) < 2 or not any(part.placed for part in parts) or any(map(stops_of, parts)):
            continue
        mentions = [replace(mention, link="" if k == 0 else mention.link)
                    for part in parts for k, mention in enumerate(part.mentions)]
        anchored = len(run) > 2 or any(part.anchored for part in parts)
        told = stops_of(Said(mentions=mentions, anchored=anchored))
        if told is not None:
            led = not any(ANCHOR.search(sentence.text) for sentence in run)  # only what is above names it
            out.append(_Found(*told, run, _score(*told, parts) - LED * led))
    return out


LED = 2.5
"""How much less lines say of a scale that they do not name: they may be about single cells."""


def _with_steps(found: _Found, scales: Sequence[_Found]) -> _Found:
    """A scale with the colours between its ends, where only another sentence tells them.

    ``From 0 (purple) to 1 (yellow). Gradient: purple → red → orange → yellow.``
    """
    if len(found.stops) != 2:
        return found
    ends = [_family(stop.words[0]) for stop in found.stops]
    for other in scales:
        hues = [_family(other.stops[k].words[0]) for k in (0, -1)]
        told = any(sentence.said.anchored for sentence in other.sentences if sentence.said)
        if len(other.stops) == 2 or not told or ends[0] == ends[1] or hues not in (ends, ends[::-1]):
            continue
        between = [replace(stop, level=None) for stop in other.stops[1:-1]]
        steps = between if hues == ends else between[::-1]
        parts = sorted((*found.sentences, *other.sentences), key=lambda sentence: sentence.start)
        return replace(found, stops=[found.stops[0], *steps, found.stops[1]], sentences=parts)
    return found


def _begins(sentence: Sentence) -> bool:
    """Whether a line begins with its one colour, as an entry of a legend does (``Yellow: caution``)."""
    mentions = sentence.said.mentions if sentence.said else []
    if len(mentions) != 1:
        return False
    before, after = sentence.text[:mentions[0].word.start], sentence.text[mentions[0].word.end:]
    return not before.strip() and re.match(r"\s*(?:[:=|]|[–—-]\s)", after) is not None


def _by_stops(read: Sequence[Sentence], found: _Found) -> ColourReading:
    parts = [sentence.said for sentence in found.sentences if sentence.said]
    spans = _spans(found.sentences)
    observed = any(part.observed for part in parts)
    about = any(part.anchored for part in parts) or (found.known > 1 and not observed)
    words = [word for stop in found.stops for word in stop.words]
    compound = any(hue.start <= words[0].start and words[-1].end <= hue.end
                   for part in parts for hue in part.hue if hue.parts)
    name = _called(found.stops) if compound and len(words) == 2 else None
    if name is not None and name not in DIVERGING:  # "a purple-blue palette"; it begins nearly white
        cmap = _turned(name, _relation(read))
        return ColourReading(cmap, _words(read, spans), spans, quality="fair", about_scale=about)
    diverging = next((s.said.diverging for s in read if s.said and s.said.diverging is not None), None)
    return _reading(read, found.stops, spans, diverging, about)


def _by_name(read: Sequence[Sentence], found: _Found | None) -> ColourReading | None:
    """The map that is named, in the direction in which its colours are described."""
    candidates = [(sentence, sentence.named) for sentence in read if sentence.named]
    sentence, named = max(candidates, key=lambda pair: (bool(ANCHOR.search(pair[0].text)), pair[1].explicit))
    name = named.name
    spans = [(sentence.start + named.start, sentence.start + named.end)]
    stops: tuple[Stop, ...] = ()
    if found is not None and found.known:
        stops = tuple(found.stops)
        spans += [span for span in _spans(found.sentences) if span not in spans]
        cost = costs(stops)
        if not named.explicit and name in cost and cost[reverse(name)] < cost[name] - CLEARLY:
            name = reverse(name)
    elif not named.explicit:
        name = _turned(name, _relation(read))
    spans.sort()
    return ColourReading(name, _words(read, spans), tuple(spans), stops=stops, center=_center(stops),
                         named=True)


# --- less than a whole scale -----------------------------------------------------------------------

CLEARLY = 0.05
"""How much nearer the reversed map must be before a name is turned."""
TWO = 2
ASIDE = re.compile(r"\b(?:colou?rs?|shades?|tones?|hues?|(?:dark|deep|light|pal|bright)er)\s*\($")


def _plainly(read: Sequence[Sentence]) -> list[tuple[Sentence, Said]]:
    """Sentences with what they say, those that speak of single cells last."""
    return sorted(((s, s.said) for s in read if s.said), key=lambda pair: pair[1].observed)


def _by_hue(read: Sequence[Sentence]) -> ColourReading | None:
    """A scale of which only the hue is said (``shades of blue``; ``a darker colour (red) means more``)."""
    for sentence, said in _plainly(read):
        aside = [mention.word for mention in said.mentions
                 if said.relation and ASIDE.search(sentence.text[:mention.word.start])]
        whole = [mention.word for mention in said.mentions]  # "a red/blue scale" is two colours and no hue
        word = next((hue for hue in said.hue or aside if hue in whole), None)
        if word is not None:
            span = (sentence.start + word.start, sentence.start + word.end)
            relation = _relation(read) or (_end_of_greys(read) if word.neutral else 0)
            return _reading(read, _tones(word, relation), (span,), said.diverging, said.anchored)
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


def _by_one_end(read: Sequence[Sentence]) -> ColourReading | None:
    """A scale of which one end is told (``dark blue = highest``)."""
    for sentence, said in _plainly(read):
        mention = next((m for m in said.mentions if m.side in (-1, 1)), None)
        if mention is not None:
            return _reading(read, _with_other_end(mention), _spans([sentence]), about=said.anchored)
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


def _by_scheme(read: Sequence[Sentence]) -> ColourReading | None:
    """A scheme by its common name (``the usual traffic-light colours``), where no two colours are told."""
    for sentence in read:
        if sentence.scheme is not None and not (sentence.said and len(sentence.said.mentions) == TWO):
            name, start, end = sentence.scheme
            span = (sentence.start + start, sentence.start + end)
            turned = name if name in DIVERGING else _turned(name, _relation(read))
            cmap = "Greys" if turned == "gray_r" else turned
            return ColourReading(cmap, _words(read, [span]), (span,), quality="fair")
    return None


def _by_pair(read: Sequence[Sentence]) -> ColourReading | None:
    """Two colours without a word of which is high: as they are listed, or else the likelier way."""
    for sentence, said in _plainly(read):
        if said.anchored and not said.observed and len(said.mentions) == 2:
            words = [mention.word for mention in said.mentions]
            one, other = ([Stop((a,), 0.0), Stop((b,), 1.0)] for a, b in (words, words[::-1]))
            ordered = PAIRED.fullmatch(sentence.text, words[0].end, words[1].start) is None
            turned = best_maps(other)[0].cost < best_maps(one)[0].cost - (0.03 if ordered else 0.0)
            return _reading(read, other if turned else one, _spans([sentence]))
    return None


def _by_relation(read: Sequence[Sentence]) -> ColourReading | None:
    """All that is said is that darker, or lighter, is more: the commonest map that does so.

    A hue that alone is seen in some of the cells is that of all.
    """
    relation = _relation(read)
    seen = [mention.word for sentence in read if sentence.said for mention in sentence.said.mentions]
    if relation and seen and len({_family(word) for word in seen}) == 1:
        spans = _spans([sentence for sentence in read if sentence.said and sentence.said.mentions])
        return replace(_reading(read, _tones(replace(seen[0], shade=""), relation), spans), quality="poor")
    for sentence, said in _plainly(read):
        if relation and said.relation == relation:
            shade = SHADE.search(sentence.text)
            begin, end = shade.span() if shade else (0, len(sentence.text))
            span = (sentence.start + begin, sentence.start + end)
            cmap = "Blues" if relation > 0 else "viridis"
            return ColourReading(cmap, _words(read, [span]), (span,), quality="poor",
                                 about_scale=said.anchored)
    return None


def _family(word: ColourWord) -> int | None:
    """A twelfth of the circle of hues, or None for white, grey and black."""
    return None if word.neutral else round(math.atan2(word.lab.b, word.lab.a) / math.tau * 12)


# --- the reading -----------------------------------------------------------------------------------

def _relation(read: Sequence[Sentence]) -> int:
    """1 where the text says that darker is more, -1 where lighter is more, 0 where it says neither."""
    votes = sum(sentence.said.relation for sentence in read if sentence.said and not sentence.said.observed)
    return (votes > 0) - (votes < 0)


def _turned(name: str, relation: int) -> str:
    """A map in the direction in which darker (1) or lighter (-1) is more."""
    rising = lightens(name)
    return reverse(name) if relation and abs(rising) > 0.25 and (rising > 0) == (relation > 0) else name


def _called(stops: Sequence[Stop]) -> str | None:
    """The ColorBrewer map that the stops spell out with plain colour words."""
    return called([word.text for stop in stops for word in stop.words])


def _center(stops: Sequence[Stop]) -> float | None:
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


def _reading(read: Sequence[Sentence], stops: Sequence[Stop], spans: tuple[tuple[int, int], ...],
             diverging: bool | None = None, about: bool = True) -> ColourReading:
    first, second, *_ = best_maps(stops, diverging=diverging, called=_called(stops))
    ends = _by_ends(stops, diverging) if first.quality == "poor" and len(stops) > 2 else None
    if ends is not None:
        return ColourReading(ends.name, _words(read, spans), spans, round(ends.distance, 4), "fair",
                             second.name, round(second.distance, 4), tuple(stops), _center(stops),
                             about_scale=about)
    cmap = as_list(stops) if first.quality == "poor" and len(stops) > 1 else first.name
    center = _center(stops)
    center = _middle(read, cmap) if center is None else center
    return ColourReading(cmap, _words(read, spans), spans, round(first.distance, 4), first.quality,
                         second.name, round(second.distance, 4), tuple(stops), center,
                         about_scale=about)


def _by_ends(stops: Sequence[Stop], diverging: bool | None) -> Match | None:
    """The map of the two ends, where the colours between them are tones of it, however loosely placed.

    People tell the ends of a bar well and the steps between them badly.
    """
    found = best_maps([stops[0], stops[-1]], diverging=diverging)[0]
    near = found.quality != "poor" and all(on_map(found.name, stop) for stop in stops[1:-1])
    return found if near else None


def _spans(read: Sequence[Sentence]) -> tuple[tuple[int, int], ...]:
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


def _words(read: Sequence[Sentence], spans: Sequence[tuple[int, int]]) -> str:
    """The words at some spans, put together."""
    parts = []
    for begin, end in spans:
        sentence = next(s for s in read if s.start <= begin and end <= s.start + len(s.text))
        parts.append(" ".join(sentence.text[begin - sentence.start:end - sentence.start].split()))
    return " … ".join(parts)
