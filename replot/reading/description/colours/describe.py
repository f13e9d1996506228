"""From the words of a description to the colormap of the figure."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

from replot.reading.description.colours.levels import SHADE
from replot.reading.description.colours.match import DIVERGING, Stop, as_list, best_maps, reverse
from replot.reading.description.colours.named import Named, called, find_named, find_scheme
from replot.reading.description.colours.statements import STRONG_ANCHOR, Mention, Said, read_sentence, stops_of
from replot.reading.description.colours.tables import map_samples
from replot.reading.description.colours.words import SIGNS, ColourWord, shaded, vocabulary

__all__ = ["ColourReading", "describe"]


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
        How far the map is from the words: the mean over the stops of the distance in OKLab (a and b
        doubled) with hue first, see :mod:`~replot.reading.description.colours.match`. 0 for a map
        that the text names.
    quality : str
        ``"good"``, ``"fair"`` or ``"poor"``.
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
    distance: float
    quality: str
    second: str | None = None
    second_distance: float | None = None
    stops: tuple[Stop, ...] = ()
    center: float | None = None
    named: bool = False
    about_scale: bool = True


@dataclass(slots=True)
class _Sentence:
    text: str
    start: int
    line: int
    said: Said | None
    named: Named | None
    scheme: tuple[str, int, int] | None


def describe(pieces: Iterable[tuple[str, int]]) -> ColourReading | None:
    """The colormap that a description speaks of, from low to high.

    Parameters
    ----------
    pieces : iterable of (str, int)
        Texts that belong to one panel or to the whole figure, each with its offset in the source.
        They may be markdown, and may hold much else; the whole description is fine.

    Returns
    -------
    ColourReading or None
        None where nothing is said of the colours of the scale.
    """
    sentences = list(_sentences(pieces))
    if not sentences:
        return None
    whole = [_Found(stops, known, [s], _score(s, stops, known)) for s in sentences
             if s.said and (told := stops_of(s.said)) for stops, known in [told]]
    whole += _merged(sentences)
    best = max(whole, key=lambda found: found.score, default=None)
    named = _best_named(sentences)
    if named is not None:
        return _from_name(named, best, sentences)
    if best is not None:
        return _from_stops(best, sentences)
    ways = (_from_hue, _from_one_end, _from_scheme, _from_pair, _from_relation)
    return next(filter(None, (way(sentences) for way in ways)), None)


@dataclass(slots=True)
class _Found:
    stops: list[Stop]
    known: int
    sentences: list[_Sentence]
    score: float


# --- cutting the text ----------------------------------------------------------------------------

SHADES = frozenset("dark darker darkest light lighter lightest pale paler palest deep deeper deepest bright brighter brightest intensity "
                   "darkens deepens saturation grayscale greyscale rainbow traffic warmer hotter heat thermal cool intense saturated darkness "
                   "brightness monochrome".split())
SCALE = frozenset("color colors colour colours colorbar colourbar colormap colourmap coloring colouring cmap palette gradient legend scale shade "
                  "shades shading hue hues tint tints tone tones fill bar key heatmap".split())
SENTENCE_END = re.compile(r"(?<=[.!?])[\"”’')*_]*\s+(?=[\"“‘'(*_`\[~#<>+−–-]*[A-Z0-9#])")
MARKS = re.compile(r"\*+|(?<!\w)_+|_+(?!\w)|^\s*(?:#+\s|[-+•]\s|\d+[.)]\s|>\s)|[|]|</?[a-zA-Z][^<>\n]{0,60}>|\\(?=[~*_#%])|\x00", re.M)
LEAD = re.compile(r":\W*$|^\s*#|^\s*(?:[-+*•]\s*|\d+[.)]\s*)?\*\*[^*]+\*\*\W*$|^\s*\|")
SIGN = re.compile("[" + "".join(SIGNS) + "]")
WORD = re.compile(r"[a-z]+")
LONGEST = 4000
"""Letters of a line that are read; what is longer is data."""
SHORT = 200
"""Letters up to which a piece of its own may be a heading or an entry of a list."""


@cache
def _hints() -> frozenset[str]:
    """Single words without one of which a line says nothing of colours."""
    names = {part for name in map_samples() for part in WORD.findall(name.lower())}
    return frozenset(vocabulary()) | SHADES | names


def _speaks(words: Sequence[str], text: str) -> bool:
    return not _hints().isdisjoint(words) or "#" in text or "rgb(" in text or not text.isascii() and bool(SIGN.search(text))


def _sentences(pieces: Iterable[tuple[str, int]]) -> Iterator[_Sentence]:
    """The sentences and lines of the pieces that may speak of colours.

    A heading or a line that ends in a colon and speaks of the colour scale says so of the lines below it.
    """
    number = 0
    anchored = led = False
    for text, offset in pieces:
        start = 0
        anchored = anchored and (led or len(text) < SHORT)
        for line in text.split("\n"):
            offset_here, start = offset + start, start + len(line) + 1
            if not line or line.isspace():
                anchored = anchored and led
                continue
            number += 1
            line = line[:LONGEST]
            led = False
            words = WORD.findall(line.lower())
            if line.lstrip().startswith("#"):
                anchored = False
            speaks = not SCALE.isdisjoint(words)
            if _speaks(words, line):
                masked = MARKS.sub(lambda m: " " * len(m.group()), line)
                yield from _cut(masked, offset_here, number, anchored)
            if speaks and (LEAD.search(line) or line == text and len(line) < SHORT) \
                    and (line.lstrip().startswith("|") or STRONG_ANCHOR.search(line)):
                anchored = led = True


def _cut(line: str, offset: int, number: int, anchored: bool) -> Iterator[_Sentence]:
    cuts = [0, *(match.end() for match in SENTENCE_END.finditer(line)), len(line)]
    for begin, end in zip(cuts, cuts[1:], strict=False):
        sentence = line[begin:end]
        words = WORD.findall(sentence.lower())
        anchored = anchored or not SCALE.isdisjoint(words) and bool(STRONG_ANCHOR.search(sentence))
        if not _speaks(words, sentence):
            continue
        named, scheme = find_named(sentence), find_scheme(sentence)
        # the name of a colormap is not read for colours and levels a second time
        rest = sentence[:named.start] + "_" * (named.end - named.start) + sentence[named.end:] if named else sentence
        said = read_sentence(rest, offset + begin, anchored)
        if said or named or scheme:
            yield _Sentence(sentence, offset + begin, number, said, named, scheme)


# --- choosing what is said -----------------------------------------------------------------------

def _score(sentence: _Sentence, stops: Sequence[Stop], known: int) -> float:
    said = sentence.said
    assert said is not None
    onward = any(m.link == "to" for m in said.mentions)
    return (3 * said.anchored + 2 * (known > 1) + 0.5 * known + min(len(stops), 5) + 1.5 * onward - 4 * said.observed)


def _merged(sentences: Sequence[_Sentence]) -> list[_Found]:
    """Scales that are told in several sentences or lines, each of which gives a part."""
    runs: list[list[_Sentence]] = []
    for sentence in sentences:
        said = sentence.said
        if said is None or not (_placed(said) or _begins(sentence)):
            continue
        if runs and sentence.line - runs[-1][-1].line <= 1:
            runs[-1].append(sentence)
        else:
            runs.append([sentence])
    out = []
    for run in runs:
        parts = [s.said for s in run if s.said]
        if len(run) < 2 or not any(map(_placed, parts)) or any(map(stops_of, parts)):
            continue
        mentions = [replace(m, link="" if k == 0 else m.link) for part in parts for k, m in enumerate(part.mentions)]
        anchored = any(part.anchored for part in parts)
        told = stops_of(Said(0, 0, mentions, anchored=anchored or len(run) > 2))
        if told is None:
            continue
        stops, known = told
        score = 3 * anchored + 1.5 + 0.5 * known + min(len(stops), 5) - 4 * any(part.observed for part in parts)
        out.append(_Found(stops, known, run, score))
    return out


def _placed(said: Said) -> bool:
    """Whether a sentence tells the place of a colour."""
    return any(m.level or m.number for m in said.mentions)


def _begins(sentence: _Sentence) -> bool:
    """Whether a line begins with its one colour, as an entry of a legend does (``Yellow: caution``)."""
    mentions = sentence.said.mentions if sentence.said else []
    return len(mentions) == 1 and re.match(r"\s*(?:[:=|]|[–—-]\s)", sentence.text[mentions[0].word.end:]) is not None \
        and not sentence.text[:mentions[0].word.start].strip()


def _best_named(sentences: Sequence[_Sentence]) -> _Sentence | None:
    named = [s for s in sentences if s.named]
    return max(named, key=lambda s: (bool(STRONG_ANCHOR.search(s.text)), bool(s.named and s.named.explicit)), default=None)


# --- building the reading ------------------------------------------------------------------------

def _words(sentences: Sequence[_Sentence], spans: Sequence[tuple[int, int]]) -> str:
    parts = []
    for begin, end in spans:
        for sentence in sentences:
            if sentence.start <= begin and end <= sentence.start + len(sentence.text):
                parts.append(re.sub(r"\s+", " ", sentence.text[begin - sentence.start:end - sentence.start]).strip())
                break
    return " … ".join(parts)


def _spans(sentences: Sequence[_Sentence]) -> tuple[tuple[int, int], ...]:
    return tuple(_with_bracket(s) for s in sentences if s.said)


def _with_bracket(sentence: _Sentence) -> tuple[int, int]:
    """The words concerned, with the bracket that closes what stands in them."""
    said = sentence.said
    assert said is not None
    begin, end = said.start, said.end
    words = sentence.text[begin - sentence.start:end - sentence.start]
    if words.count("(") > words.count(")"):
        closing = sentence.text.find(")", end - sentence.start)
        if 0 <= closing - (end - sentence.start) < 40:
            end = sentence.start + closing + 1
    return begin, end


def _from_name(sentence: _Sentence, best: _Found | None, sentences: Sequence[_Sentence]) -> ColourReading:
    named = sentence.named
    assert named is not None
    name = named.name
    spans = [(sentence.start + named.start, sentence.start + named.end)]
    stops: tuple[Stop, ...] = ()
    if best is not None and best.known >= 1:
        stops = tuple(best.stops)
        spans += [span for span in _spans(best.sentences) if span not in spans]
        if not named.explicit:
            cost = {match.name: match.cost for match in best_maps(best.stops)}
            if name in cost and cost[reverse(name)] < cost[name] - 0.05:
                name = reverse(name)
    elif not named.explicit and (relation := _relation(sentences)):
        name = _turned(name, relation)
    spans.sort()
    return ColourReading(name, _words(sentences, spans), tuple(spans), 0.0, "good", None, None, stops, _center(stops), True)


def _turned(name: str, relation: int) -> str:
    """The map in the direction in which darker (1) or lighter (-1) is more."""
    from replot.reading.description.colours.oklab import from_hex

    samples = map_samples()[name.removesuffix("_r")]
    rising = from_hex(samples[-1]).L - from_hex(samples[0]).L
    if name.endswith("_r"):
        rising = -rising
    return reverse(name) if abs(rising) > 0.25 and (rising > 0) == (relation > 0) else name


def _relation(sentences: Sequence[_Sentence]) -> int:
    votes = sum(s.said.relation for s in sentences if s.said and not s.said.observed)
    return (votes > 0) - (votes < 0)


def _from_stops(found: _Found, sentences: Sequence[_Sentence]) -> ColourReading:
    diverging = next((s.said.diverging for s in sentences if s.said and s.said.diverging is not None), None)
    spans = _spans(found.sentences)
    words = [word for stop in found.stops for word in stop.words]
    spelled = any(word.start <= words[0].start and words[-1].end <= word.end for s in found.sentences if s.said
                  for word in s.said.hue if word.parts)
    if spelled and (name := called([word.text for word in words])) and name not in DIVERGING and len(words) == 2:
        # "a purple-blue palette" names the map, which begins nearly white
        relation = _relation(sentences)
        return ColourReading(_turned(name, relation) if relation else name, _words(sentences, spans), spans, 0.0, "fair")
    return _reading(found.stops, spans, sentences, diverging)


def _reading(stops: Sequence[Stop], spans: tuple[tuple[int, int], ...], sentences: Sequence[_Sentence],
             diverging: bool | None = None) -> ColourReading:
    matches = best_maps(stops, diverging=diverging, called=_called(stops))
    first, second = matches[0], matches[1]
    quality = first.quality
    cmap: str | tuple[str, ...] = first.name
    if quality == "poor" and len(stops) > 1:
        cmap = as_list(stops)
    return ColourReading(cmap, _words(sentences, spans), spans, round(first.distance, 4), quality, second.name,
                         round(second.distance, 4), tuple(stops), _center(stops))


def _called(stops: Sequence[Stop]) -> str | None:
    """The ColorBrewer map that the stops spell out with plain colour words."""
    return called([word.text for stop in stops for word in stop.words])


def _center(stops: Sequence[Stop]) -> float | None:
    """The number at the middle stop, where it lies between the ends and is told."""
    for stop in stops[1:-1]:
        if stop.value is not None and stop.level is not None and 0.2 < stop.level < 0.8:
            return stop.value
    return None


def _from_hue(sentences: Sequence[_Sentence]) -> ColourReading | None:
    """A scale of one hue, or of two opposite ones, of which only the hues are said."""
    relation = _relation(sentences)
    for sentence in sorted((s for s in sentences if s.said), key=lambda s: bool(s.said and s.said.observed)):
        assert sentence.said is not None
        bare = [m.word for m in sentence.said.mentions if sentence.said.relation  # "a darker colour (red) means more"
                and re.search(r"\b(?:colou?rs?|shades?|tones?|hues?)\s*\($", sentence.text[:m.word.start])]
        if not (sentence.said.hue or bare):
            continue
        word = (sentence.said.hue or bare)[0]
        spans = tuple(sorted({(sentence.start + word.start, sentence.start + word.end)}))
        stops = _scale_of(word, relation)
        return _reading(stops, spans, sentences, sentence.said.diverging)
    return None


def _scale_of(word: ColourWord, relation: int) -> list[Stop]:
    if word.neutral:
        ends = [shaded(word, "white", word.start), shaded(word, "black", word.start)]
        forward = relation > 0
    else:
        ends = [shaded(word, "very light", word.start), shaded(word, "dark", word.start)]
        forward = relation >= 0
    if not forward:
        ends.reverse()
    return [Stop((ends[0],), 0.0), Stop((word,)), Stop((ends[1],), 1.0)] if not word.neutral and not word.shade else [
        Stop((ends[0],), 0.0), Stop((ends[1],), 1.0)]


def _from_one_end(sentences: Sequence[_Sentence]) -> ColourReading | None:
    """A scale of which one end is told ("dark blue = highest")."""
    for sentence in sorted((s for s in sentences if s.said), key=lambda s: bool(s.said and s.said.observed)):
        assert sentence.said is not None
        for mention in sentence.said.mentions:
            side = mention.side
            if side not in (-1, 1):
                continue
            stops = _other_end(mention, side)
            return _reading(stops, _spans([sentence]), sentences)
    return None


def _other_end(mention: Mention, side: int) -> list[Stop]:
    word = mention.word
    if word.neutral:
        other = shaded(word, "black" if word.lab.L > 0.5 else "white", word.start)
    elif word.shade == "light" or word.shade == "bright" and word.comparative:
        other = shaded(word, "dark", word.start)
    elif word.lab.L > 0.85:  # yellow and the like are the light end of something dark
        other = shaded(word, "black", word.start)
    else:
        other = shaded(word, "very light", word.start)
    ends = [Stop((other,), 0.0), Stop((word,), 1.0)]
    if side < 0:
        ends = [Stop((word,), 0.0), Stop((other,), 1.0)]
    return ends


def _from_scheme(sentences: Sequence[_Sentence]) -> ColourReading | None:
    relation = _relation(sentences)
    for sentence in sentences:
        if sentence.scheme is None:
            continue
        name, start, end = sentence.scheme
        span = (sentence.start + start, sentence.start + end)
        if name not in DIVERGING and relation:
            name = _turned(name, relation)
            name = {"gray_r": "Greys"}.get(name, name)
        return ColourReading(name, _words(sentences, [span]), (span,), 0.0, "fair")
    return None


def _from_pair(sentences: Sequence[_Sentence]) -> ColourReading | None:
    """Two colours that mean something, without a word of which is high: the likelier of the two orders."""
    for sentence in sentences:
        said = sentence.said
        if said is None or not said.anchored or said.observed or len(said.mentions) != 2:
            continue
        stops = [Stop((mention.word,), level) for mention, level in zip(said.mentions, (0.0, 1.0), strict=True)]
        turned = [replace(stops[1], level=0.0), replace(stops[0], level=1.0)]
        turn = best_maps(turned)[0].cost < best_maps(stops)[0].cost - 0.03  # as they are listed, unless
        return _reading(turned if turn else stops, _spans([sentence]), sentences)
    return None


def _from_relation(sentences: Sequence[_Sentence]) -> ColourReading | None:
    """All that is said is that darker, or lighter, is more: the commonest map that does so."""
    relation = _relation(sentences)
    if not relation:
        return None
    sentence = next(s for s in sentences if s.said and s.said.relation)
    shade = SHADE.search(sentence.text)
    span = (sentence.start + (shade.start() if shade else 0), sentence.start + (shade.end() if shade else len(sentence.text)))
    return ColourReading("Blues" if relation > 0 else "viridis", _words(sentences, [span]), (span,), 0.0, "poor")
