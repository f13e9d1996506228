"""What one sentence says of the colours of each panel: ``panel (a) uses viridis, panel (b) magma``."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.bars.fact import BarFact
from replot.reading.description.statements.bars.sentences import read_bar

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import Facts

__all__ = ["colour_clauses", "take_limits_of_titles", "take_own_limits"]
KIND = r"(?:heat ?map|panel|sub-?plot|sub-?figure|matrix|plot|map|grid|one|bar|colou?r[- ]?(?:bar|scale|map))"
MARK = rare(
    rf"\b{KIND}s? \(?(?P<named>[a-h])\)?(?![\w'’])|\((?P<letter>[a-h])\)|"
    r"\b(?:the )?(?:(?P<first>left|top|upper|first)|(?P<second>middle|cent(?:er|re)|second)|(?P<third>third)|"
    rf"(?P<last>right|bottom|lower|last))"
    rf"(?:(?:most|[- ]hand)? {KIND}\b|(?:(?<=\bon the left)|(?<=\bon the right))\b|"
    r"(?=\)|\s(?:uses?|is|has|goes|runs)\b))",
    re.I,
)
"""The words for one of the panels: ``panel (a)``, ``the left one``, ``left uses``, ``Greens (left)``."""
SHOWS = re.compile(
    r"\b(?:uses?|using|used|colou?r\w*|palettes?|schemes?|gradients?|shade[sd]?|shades|drawn|rendered|scales?|c?maps?|"
    r"runs?|goes|go|ranges?|(?:dark|light|bright|pal)er|in (?:blues|reds|greens|oranges|purples|gr[ae]ys))\b",
    re.I,
)
OF_CELLS = re.compile(
    r"\b(?:cells?|squares?|values?|rows?|columns?|diagonal|corner|regions?|hal(?:f|ves)|edges?|dominat\w+|mostly|mainly|largely|more|"
    r"less|than|most|some|many|few)\b",
    re.I,
)
"""What is said of a part of a panel, and not of its scale."""
LONGEST = 600
FEWEST = 2


class _Mark(NamedTuple):
    """The words for one panel, and which one it is."""

    place: int
    start: int
    end: int


def colour_clauses(facts: Facts) -> dict[int, list[Text]]:
    """The words about the colours of each panel in sentences about several, or in one each."""
    count = len(facts.panels)
    if count < FEWEST:
        return {}
    names = _names(facts)
    out: dict[int, list[Text]] = {}
    lone: dict[int, list[Text]] = {}
    for block in facts.blocks:
        if not block.is_prose:
            continue
        if MARK.search(block.text.text) is None and (names is None or names.search(block.text.text) is None):
            continue
        for sentence in sentences(block.text):
            if len(sentence) > LONGEST or SHOWS.search(sentence.text) is None:
                continue
            found = _clauses(sentence, _marks(sentence.text, count))
            if names is not None and len(found) < FEWEST:
                named = _clauses(sentence, _named(sentence.text, names, facts))
                found = named if len(named) == count else found
            kept = out if len(found) > 1 else lone
            for place, clause in found:
                kept.setdefault(place, []).append(clause)
    return out or (lone if len(lone) == count else {})


def _names(facts: Facts) -> re.Pattern | None:
    """The titles of the panels, if all have different ones, as a pattern."""
    titles = {(panel.title or "").lower() for panel in facts.panels} - {""}
    if len(titles) < len(facts.panels):
        return None
    longest_first = sorted(titles, key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)", re.I)


def _named(source: str, names: re.Pattern, facts: Facts) -> list[_Mark]:
    """The titles of panels in a sentence."""
    places = {(panel.title or "").lower(): k for k, panel in enumerate(facts.panels)}
    return [_Mark(places[found[0].lower()], *found.span()) for found in names.finditer(source)]


def _clauses(sentence: Text, marks: list[_Mark]) -> list[tuple[int, Text]]:
    """The parts of a sentence that tell the colours of one panel each, with the place of that panel."""
    source = sentence.text
    if not marks or len({mark.place for mark in marks}) < len(marks):
        return []
    ends = [*(mark.start for mark in marks), len(source)]
    behind = [sentence.cut(mark.end, end) for mark, end in zip(marks, ends[1:], strict=True)]
    if len(marks) == 1 and ends[0] > 0 and source[: ends[0]].strip().lower() not in ("", "the", "in the"):
        return []
    if not all(_tells_colours(clause.text) for clause in behind):
        behind = _around(sentence, marks) or behind
    if not all(_tells_colours(clause.text) for clause in behind):
        begins = [0, *(mark.end for mark in marks)]
        behind = [sentence.cut(a, mark.start) for a, mark in zip(begins, marks, strict=False)]
    if not all(_tells_colours(clause.text) for clause in behind):
        return []
    return [(mark.place, _trimmed(clause)) for mark, clause in zip(marks, behind, strict=True)]


def _around(sentence: Text, marks: list[_Mark]) -> list[Text]:
    """The pieces between commas that tell of one panel each: ``blues for A (0–5), reds for B (2–9)``."""
    source = sentence.text
    edges = [(0, 0), *(cut.span() for cut in CUT.finditer(source)), (len(source), len(source))]
    out = []
    for (_, begin), (end, _) in pairwise(edges):
        inside = [mark for mark in marks if begin <= mark.start < end]
        if len(inside) > 1:
            return []
        for mark in inside:
            if not _tells_colours(f"{source[begin : mark.start]} {source[mark.end : end]}"):
                return []
            out.append(sentence.cut(begin, end))
    return out if len(out) == len(marks) else []


CUT = re.compile(r"(?:[;:]\s|,\s(?![^()]*\)))(?:\s*(?:and|while|whereas|but)\s)?|\s(?:and|while|whereas)\s")


def _marks(source: str, count: int) -> list[_Mark]:
    """The words for panels; the same one again, right behind, is part of them: ``the left panel (a)``."""
    out: list[_Mark] = []
    for found in MARK.finditer(source):
        letter = found["named"] or found["letter"]
        place = ord(letter.lower()) - ord("a") if letter else None
        if place is None:
            place = {"first": 0, "second": 1, "third": 2, "last": count - 1}[found.lastgroup or ""]
        if place >= count:
            return []
        if out and out[-1].place == place and found.start() - out[-1].end <= 1:
            out[-1] = out[-1]._replace(end=found.end())
        else:
            out.append(_Mark(place, *found.span()))
    return out


def _tells_colours(said: str) -> bool:
    """Whether a part of a sentence names colours or a colormap, and says nothing of single cells."""
    from replot.reading.description.colours.named import holds_map_word
    from replot.reading.description.colours.words import find_colours

    return bool(find_colours(said) or holds_map_word(said)) and OF_CELLS.search(said) is None


AND_LAST = re.compile(
    r"[\s,;]*(?:\b(?:and|while|whereas|but|that of|those of|the one of|for|of|in|the)\s*)*$"
)


def _trimmed(clause: Text) -> Text:
    return clause.cut(0, AND_LAST.search(clause.text).start())  # type: ignore[union-attr]


def _own_ends(facts: Facts, place: int) -> bool:
    """Whether the text tells of the ends of one panel that are not those of all."""
    bar = facts.panels[place].bar
    return bar.vmin is not None and bar.limits_span != facts.bar.limits_span


SEVERAL_BARS = re.compile(r"\b(?:colou?r ?)?(?:bars|scales|ranges|limits)\b", re.I)


def _in_order(facts: Facts) -> dict[int, BarFact]:
    """The ends of ``The colour bars are separate: 82–85, 89–92 and 91–94``, one pair for each panel."""
    count = len(facts.panels)
    for block in facts.blocks if count > 1 else ():
        if not block.is_prose or SEVERAL_BARS.search(block.text.text) is None:
            continue
        for sentence in sentences(block.text):
            bars = SEVERAL_BARS.search(sentence.text)
            told = [q for q in find_quantities(sentence.text) if q.low is not None and q.high is not None]
            if bars is None or len(told) != count or told[0].start < bars.end():
                continue
            gaps = (sentence.text[a.end : b.start] for a, b in pairwise(told))
            if all(map(LISTED.fullmatch, gaps)):
                return {
                    k: BarFact(
                        vmin=q.low,
                        vmax=q.high,
                        limits_span=sentence.span(q.start, q.end),
                        strength=3,
                        approximate=q.approximate,
                    )
                    for k, q in enumerate(told)
                }
    return {}


LISTED = re.compile(r"\s*%?,?\s*(?:and\s+)?")


def take_own_limits(facts: Facts) -> None:
    """Give the panels the limits that such parts of a sentence tell, where no limits of theirs are known."""
    facts.clauses = colour_clauses(facts)
    found = {
        place: bar
        for place, clauses in facts.clauses.items()
        for clause in clauses
        if (bar := read_bar(Text("colour bar: ").join(clause, gap=""), [], named=True)) is not None
        and bar.vmin is not None
    }
    if len(found) < FEWEST:
        found = _in_order(facts)
    if len(found) < FEWEST or any(_own_ends(facts, place) for place in found):
        return
    for place, bar in found.items():
        facts.panels[place].bar = replace(  # the same bar may be that of several panels
            facts.panels[place].bar,
            vmin=bar.vmin,
            vmax=bar.vmax,
            limits_span=bar.limits_span,
            approximate=bar.approximate,
            strength=bar.strength,
        )


WITH_ENDS = re.compile(
    r"(?P<name>[^()]{2,60}) \((?P<low>[-−+]?\d[\d.]*)(?P<unit>\s?%)?\s?(?:to|–|-|\.\.\.?)\s?"
    r"(?P<high>[-−+]?\d[\d.]*)(?:\s?%)?\)"
)
YEAR = re.compile(r"(?:19|20)\d\d")


def take_limits_of_titles(facts: Facts) -> None:
    """The ends of each panel's scale in brackets behind its title: ``recall (0 to 1) and delay (2 to 9)``.

    Stretches that begin where the one before ends are what the panels are of: ``Layers (0-5)``, ``(6-11)``.
    """
    panels = facts.panels
    found = [(panel, WITH_ENDS.fullmatch(panel.title or "")) for panel in panels]
    told = [(panel, one) for panel, one in found if one is not None]
    ends = [tuple(float(one[k].replace("−", "-")) for k in ("low", "high")) for _, one in told]
    if len(told) < FEWEST or any(low >= high for low, high in ends) or any(
        YEAR.fullmatch(one["low"]) for _, one in told
    ):
        return
    if any(b[0] > a[0] and b[0] >= a[1] for a, b in pairwise(ends)) or facts.bar.vmin is not None:
        return
    for (panel, one), (low, high) in zip(told, ends, strict=True):
        panel.title = one["name"]
        if panel.bar.vmin is None:
            panel.bar = replace(
                panel.bar, vmin=low, vmax=high, limits_span=panel.title_span, strength=1
            )
