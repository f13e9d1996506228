"""From what sentences say to the stops of a scale, from low to high."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from replot.reading.description.colours.levels import Level
from replot.reading.description.colours.match import Stop
from replot.reading.description.colours.placing import Mention
from replot.reading.description.colours.shades import ColourWord
from replot.reading.description.colours.statements import Said

__all__ = ["stops_of"]


def stops_of(said: Said) -> tuple[list[Stop], int] | None:
    """The stops of a scale from low to high, and how many of its places are told.

    None where an end is missing.

    Parameters
    ----------
    said : Said
        What a sentence says, or several sentences together.
    """
    mentions = _in_between(_taking_part(_once(said.mentions)))
    places = _places(mentions)
    known = len({place for place in places if place is not None})
    if known > 1:
        stops = _by_place(mentions, places)
        return (stops, known) if stops[0].level == 0.0 and stops[-1].level == 1.0 else None
    chain = _chain(mentions, listed=said.anchored or bool(said.order))
    if not chain and said.anchored and _around_middle(mentions := _once(said.mentions), _places(mentions)):
        chain = mentions
    if not chain and said.anchored:
        # "red is failure, yellow is warning, and green": one end is told, and the list gives the others
        chain = [m for m in _once(said.mentions) if m.word not in said.hue]
        ends = _places(chain)[::max(len(chain) - 1, 1)]
        chain = chain if len(chain) > 1 and not {0.0, 1.0}.isdisjoint(ends) else []
    return (_in_order(chain, said), known) if chain else None


def _around_middle(mentions: Sequence[Mention], places: Sequence[float | None]) -> bool:
    """Whether of three colours only the middle one has a place: ``black for smooth, teal for medium``."""
    return len(mentions) == len(AROUND) and [place is not None for place in places] == AROUND and (
        places[1] == MIDDLE and not any(mention.link for mention in mentions)
    )


AROUND = [False, True, False]
MIDDLE = 0.5


# --- which colours take part -----------------------------------------------------------------------

def _once(mentions: Sequence[Mention]) -> list[Mention]:
    """Every colour once: what is said of it later ("a red-blue scale; red is negative") goes to the first."""
    out: list[Mention] = []
    for mention in mentions:
        twin = next((k for k, m in enumerate(out) if m.word.lab == mention.word.lab), None)
        if twin is None or (mention.link and not mention.placed):
            out.append(mention)
        elif mention.placed and (not out[twin].placed or (out[twin].side == 0 and mention.side in (-1, 1))):
            out[twin] = replace(out[twin], level=mention.level, number=mention.number)
    return out


def _taking_part(mentions: list[Mention]) -> list[Mention]:
    """The mentions with a place, those that follow one another, and those between two with a place."""
    words = [k for k, mention in enumerate(mentions) if mention.level]
    first, last = (words[0], words[-1]) if words else (0, 0)
    leads = [bool(mention.link) for mention in mentions[1:]] + [False]
    return [mention for k, mention in enumerate(mentions)
            if mention.placed or mention.link or leads[k] or first < k < last]


def _in_between(mentions: list[Mention]) -> list[Mention]:
    """The order in which the scale runs: "from black to yellow over red" puts red before yellow."""
    for k in range(2, len(mentions)):
        end = mentions[k - 1]
        if mentions[k].side == 0 and end.link == "to" and not (mentions[k - 2].placed or end.placed):
            # "from blue to red with white in the middle"
            return [*mentions[:k - 1], replace(mentions[k], link="to"), end, *mentions[k + 1:]]
        told = mentions[k - 2].placed and end.placed  # "purple (low) to yellow (high) through blue and green"
        if mentions[k].link != "via" or mentions[k].placed or not (end.link == "to" or told):
            continue
        stop = k + 1
        while stop < len(mentions) and mentions[stop].link not in ("", "via") and not mentions[stop].level:
            stop += 1
        moved = [replace(mentions[k], link="to"), *mentions[k + 1:stop]]
        return [*mentions[:k - 1], *moved, end, *mentions[stop:]]
    return mentions


def _chain(mentions: Sequence[Mention], *, listed: bool) -> list[Mention]:
    """The longest run of colours that follow one another, at least once by a word such as "to".

    Where the sentence speaks of the scale (``listed``), a bare list of four or more will do.
    """
    runs: list[list[Mention]] = []
    for mention in mentions:
        if mention.link and runs:
            runs[-1].append(mention)
        else:
            runs.append([mention])
    onward = [run for run in runs
              if (listed and len(run) > 3) or any(mention.link in ("to", "via") for mention in run[1:])]
    return max(onward, key=len, default=[])


# --- where they stand ------------------------------------------------------------------------------

def _places(mentions: Sequence[Mention]) -> list[float | None]:
    """A place from 0 to 1 for every mention, where one is told."""
    sides = {mention.level.side for mention in mentions if mention.level}
    numeric = _numeric([mention.number for mention in mentions])
    places = [_by_word(mention, mentions) if place is None else place
              for mention, place in zip(mentions, numeric, strict=True)]
    for k, mention in enumerate(mentions):
        if places[k] is None and mention.number is not None and mention.number.side == 2 and sides == {0}:
            if 0.0 in places and (mention.number.low or 0) > 0:
                places[k] = 1.0  # "white is no snow, dark blue is 200 cm"
        elif places[k] is None and mention.number is not None and sides & {-1, 1}:
            # "0.5 is white, below it blue and above it red"; "black for the least, yellow for 1"
            places[k] = 0.5 if {-1, 1} <= sides else 1.0 if -1 in sides else 0.0
    # "black or very dark purple": one place, two words
    for k in range(1, len(mentions)):
        if places[k] is None and mentions[k].link == "or":
            places[k] = places[k - 1]
    for k in range(len(mentions) - 2, -1, -1):
        if places[k] is None and mentions[k + 1].link == "or":
            places[k] = places[k + 1]
    return places


def _by_word(mention: Mention, mentions: Sequence[Mention]) -> float | None:
    """The place that the word for it tells, in the light of what is said of the other colours."""
    level = mention.level
    if level is None:
        return None
    kinds = {m.level.kind for m in mentions if m.level}
    sides = {m.level.side for m in mentions if m.level}
    if level.kind == "zero":  # the middle where something lies below it, else the low end
        below = any(m.number and m.number.low is not None and m.number.low < 0 for m in mentions)
        spans = {-1, 1} <= sides and "mid" not in kinds  # "none, low, medium, high" begins at none
        return 0.5 if kinds & {"negative", "positive"} or spans or below else 0.0
    if level.kind == "bad" and kinds == {"zero", "bad"}:  # "white for nothing, redder the worse"
        return 1.0
    if level.kind == "low" and {"negative", "positive"} <= kinds:  # weak, between the two
        return 0.5
    if level.kind == "low" and {"zero", "mid"} <= kinds and "negative" not in kinds:
        return 0.25
    if level.size and not {-1, 1} <= sides:  # a small gain is low, but high beside a loss
        return 0.0 if level.size == "low" else 1.0
    if level.size == "low":
        return 0.5 + 0.15 * level.side
    return (0.0, 0.5, 1.0)[level.side + 1]


def _numeric(numbers: Sequence[Level | None]) -> list[float | None]:
    """Places by numbers, where two differ: single ones by their value, ranges and open ends by their rank."""
    keys = [None if number is None else _key(number) for number in numbers]
    ranked = sorted({key for key in keys if key is not None})
    if len(ranked) < 2:
        return [None] * len(numbers)
    span = ranked[-1] - ranked[0]
    ranges = any(number is not None and number.low != number.high for number in numbers)
    out: list[float | None] = []
    for key in keys:
        share = None if key is None else (key - ranked[0]) / span
        # a logarithmic scale puts its middle far to one side
        by_rank = share is not None and (ranges or not 0.1 < share < 0.9)
        out.append(ranked.index(key) / (len(ranked) - 1) if by_rank and key is not None else share)
    return out


def _key(number: Level) -> float:
    """What a number sorts by: the middle of a range, and just beyond an open end."""
    if number.low is not None and number.high is not None:
        return (number.low + number.high) / 2
    end = number.high if number.low is None else number.low
    assert end is not None
    return end + math.copysign(1e-9 * max(abs(end), 1.0), -1.0 if number.low is None else 1.0)


def _value(group: Sequence[Mention]) -> float | None:
    """The number at a stop, where the text tells a single one."""
    for mention in group:
        if mention.number is not None and mention.number.low == mention.number.high:
            return mention.number.low
        if mention.level is not None and mention.level.kind == "zero":
            return 0.0
    return None


# --- the stops -------------------------------------------------------------------------------------

def _groups(mentions: Sequence[Mention]) -> list[list[Mention]]:
    """Mentions by place: those that are other words for the place before stand together."""
    groups: list[list[Mention]] = []
    for mention in mentions:
        if groups and mention.link == "or":
            groups[-1].append(mention)
        else:
            groups.append([mention])
    return groups


def _in_order(chain: Sequence[Mention], said: Said) -> list[Stop]:
    """Stops of colours that follow one another, turned if need be, so that they run from low to high."""
    first, *_, last = _places(chain)
    lighter = chain[0].word.lab.L - chain[-1].word.lab.L
    if first is not None and first != 0.5:
        forward = first < 0.5
    elif last is not None and last != 0.5:
        forward = last > 0.5
    elif said.order:
        forward = said.order > 0
    else:
        forward = not (said.relation and abs(lighter) > 0.1) or (lighter > 0) == (said.relation > 0)
    groups = _groups(chain)[::1 if forward else -1]
    middle = [k for k, group in enumerate(groups) if any(m.side == 0 for m in group)]
    levels: list[float | None] = [None] * len(groups)
    if len(middle) == 1:
        levels[middle[0]] = 0.5
    levels[0], levels[-1] = 0.0, 1.0
    return [Stop(_words(group), level, _value(group)) for group, level in zip(groups, levels, strict=True)]


def _words(group: Sequence[Mention]) -> tuple[ColourWord, ...]:
    """The colours said of one place; ``black/dark purple`` are two words for it and no blend."""
    out: list[ColourWord] = []
    for mention in group:
        parts = mention.word.parts
        split = "/" in mention.word.text
        out.extend(parts if split else (mention.word,))
    return tuple(out)


def _by_place(mentions: list[Mention], places: list[float | None]) -> list[Stop]:
    """Stops in the order of their places; what has none stays beside its neighbours in the text."""
    groups = _groups(mentions)
    by_group = [places[sum(map(len, groups[:k]))] for k in range(len(groups))]
    told = [place for place in by_group if place is not None]
    falling = sum((q < p) - (q > p) for p, q in pairwise(told)) > 0
    if falling:
        groups, by_group = groups[::-1], by_group[::-1]
    full = _filled(by_group)
    order = sorted(range(len(groups)), key=lambda k: full[k])
    stops = [Stop(_words(groups[k]), by_group[k], _value(groups[k])) for k in order]
    return _pinned(_outward(stops, [full[k] for k in order]) if falling else stops)


def _filled(places: Sequence[float | None]) -> list[float]:
    """Places for all: between two told ones half-way, beside a told one with it."""
    out = []
    for k, place in enumerate(places):
        if place is not None:
            out.append(place)
            continue
        near = [next((p for p in side if p is not None), None) for side in (places[k::-1], places[k:])]
        told = [p for p in near if p is not None]
        out.append(sum(told) / len(told))
    return out


def _outward(stops: list[Stop], at: Sequence[float]) -> list[Stop]:
    """Two colours of one end whose order is not told: the one farther from the other end is the outer one."""
    out = list(stops)
    for end, k, opposite in ((0.0, 0, -1), (1.0, len(out) - 2, 0)) if len(out) > 2 else ():
        if at[k] == at[k + 1] == end:
            away = [math.dist(out[j].words[0].lab, out[opposite].words[0].lab) for j in (k, k + 1)]
            if (away[0] > away[1]) != (end == 0.0):
                out[k:k + 2] = out[k + 1], out[k]
    return out


def _pinned(stops: list[Stop]) -> list[Stop]:
    """Of several stops at one end only the outermost stays there, and of several in the middle none does."""
    levels = [stop.level for stop in stops]
    told = [k for k, level in enumerate(levels) if level is not None]
    for end, nearest, outer in ((0.0, told[0], 0), (1.0, told[-1], len(stops) - 1)):
        if levels[nearest] == end:
            levels = [None if level == end else level for level in levels]
            levels[outer] = end
    if levels.count(0.5) > 1:
        levels = [None if level == 0.5 else level for level in levels]
    return [replace(stop, level=level) for stop, level in zip(stops, levels, strict=True)]
