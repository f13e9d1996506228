"""From the words of a description to the colormap of the figure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from replot.reading.description.colours.company import ANCHOR
from replot.reading.description.colours.cutting import Sentence, sentences
from replot.reading.description.colours.hints import by_hue, by_one_end, by_pair, by_relation, by_scheme
from replot.reading.description.colours.maps import DIVERGING, reverse
from replot.reading.description.colours.match import Stop, costs
from replot.reading.description.colours.readings import (
    ColourReading,
    called_by,
    center_of,
    family,
    reading_of,
    relation_of,
    spans_of,
    turned,
    words_at,
)
from replot.reading.description.colours.scales import stops_of
from replot.reading.description.colours.statements import Said
from replot.reading.description.lexicon import patterns as re

__all__ = ["ColourReading", "describe"]
MOST = 500
"""Sentences about colours that are read; what has more of them is no description of a figure."""


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
        hue = None if told else by_hue([s for s in read if s.said and s.said.anchored])
        return hue or _by_stops(read, found)
    # what says less and less: a hue, one end, a scheme, two colours, what darker means
    ways = (by_hue, by_one_end, by_scheme, by_pair, by_relation)
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
    ends = [family(stop.words[0]) for stop in found.stops]
    for other in scales:
        hues = [family(other.stops[k].words[0]) for k in (0, -1)]
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
    spans = spans_of(found.sentences)
    observed = any(part.observed for part in parts)
    about = any(part.anchored for part in parts) or (found.known > 1 and not observed)
    words = [word for stop in found.stops for word in stop.words]
    compound = any(hue.start <= words[0].start and words[-1].end <= hue.end
                   for part in parts for hue in part.hue if hue.parts)
    name = called_by(found.stops) if compound and len(words) == 2 else None
    if name is not None and name not in DIVERGING:  # "a purple-blue palette"; it begins nearly white
        cmap = turned(name, relation_of(read))
        return ColourReading(cmap, words_at(read, spans), spans, quality="fair", about_scale=about)
    diverging = next((s.said.diverging for s in read if s.said and s.said.diverging is not None), None)
    return reading_of(read, found.stops, spans, diverging, about)


CLEARLY = 0.05
"""How much nearer the reversed map must be before a name is turned."""


def _by_name(read: Sequence[Sentence], found: _Found | None) -> ColourReading | None:
    """The map that is named, in the direction in which its colours are described."""
    candidates = [(sentence, sentence.named) for sentence in read if sentence.named]
    sentence, named = max(candidates, key=lambda pair: (bool(ANCHOR.search(pair[0].text)), pair[1].explicit))
    name = named.name
    spans = [(sentence.start + named.start, sentence.start + named.end)]
    stops: tuple[Stop, ...] = ()
    if found is not None and found.known:
        stops = tuple(found.stops)
        spans += [span for span in spans_of(found.sentences) if span not in spans]
        cost = costs(stops)
        if not named.explicit and name in cost and cost[reverse(name)] < cost[name] - CLEARLY:
            name = reverse(name)
    elif not named.explicit:
        name = turned(name, relation_of(read))
    spans.sort()
    return ColourReading(name, words_at(read, spans), tuple(spans), stops=stops, center=center_of(stops),
                         named=True)
