"""Axes that only verbs tell: ``of 80 ham mails 79 were let through, 1 was blocked``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from replot.reading.description.assembly.axes.lists.taken_labels import put_labels
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["axes_of_deeds"]
COUNT = r"\d[\d,]*"
WAS = r"(?:were|was|are|is|got|get|had been|have been|came back)"
WORD = r"(?!(?:and|or|but|while|were|was|are|is|got|of|as|for|the|that)\b)[^\W\d_][\w'-]*"
NAME = rf"{WORD}(?: {WORD}){{0,2}}?"
DEED = rf"(?P<deed>{NAME})"
CLAUSE = rare(
    rf"(?:(?:\bof|\bout of|\bamong|\bfrom)(?: all)?(?: the)? (?P<total>{COUNT}) (?P<kind>{NAME}),? "
    rf"(?P<n>{COUNT})(?: of them)?|(?:^|(?<=[:;.,] )|(?<=and ))(?P<m>{COUNT}) (?P<noun>{NAME}))"
    rf" (?:{WAS} |(?=tested\b)){DEED}(?=\s*(?:[,;.]|and\b|while\b|but\b|$))",
    re.I,
)
"""How many there are of a kind, and the first thing that was done with some of them."""
MORE = re.compile(
    rf"\s*(?:,|;)?\s*(?:(?:and|while|but) )?(?P<n>{COUNT})(?: of them)? (?:{WAS} )?{DEED}"
    rf"(?=\s*(?:[,;.]|and\b|while\b|but\b|$))",
    re.I,
)
"""``, 1 was blocked``."""
FEWEST = 2


class Kind(NamedTuple):
    """What became of the things of one kind: the deeds, and how often each was done."""

    name: str
    deeds: dict[str, int]
    numbers: int
    adds_up: bool


def axes_of_deeds(panel: PanelFacts, sentences: Sequence[Text]) -> None:
    """The kinds that sentences count, and what was done with each, the same things with all of them.

    All numbers of these sentences must be such counts; where the whole is told, they add up to it.
    """
    kinds: list[Kind] = []
    for text in sentences:
        found = list(_kinds(text.text))
        if found and sum(kind.numbers for kind in found) == sum(1 for _ in find_quantities(text.text)):
            kinds += found
    names = _without_noun([kind.name for kind in kinds])
    deeds = list(dict.fromkeys(deed for kind in kinds for deed in kind.deeds))
    same = all(set(kind.deeds) == set(deeds) and kind.adds_up for kind in kinds)
    if len(kinds) < FEWEST or len(deeds) < FEWEST or not same or len(set(map(key, names))) < len(names):
        return
    if set(map(key, names)) & set(map(key, deeds)):
        return
    put_labels(panel.y, names)
    put_labels(panel.x, _without_noun(deeds, first=True))


def _kinds(source: str) -> list[Kind]:
    out: list[Kind] = []
    end = 0
    while (first := CLAUSE.search(source, end)) is not None:
        end = first.end()
        counts = {first["deed"]: _number(first["n"] or first["m"])}
        more = MORE.match(source, first.end())
        while more is not None:
            counts.setdefault(more["deed"], _number(more["n"]))
            end = more.end()
            more = MORE.match(source, more.end())
        total = _number(first["total"]) if first["total"] else None
        numbers = len(counts) + (total is not None)
        adds_up = total in (None, sum(counts.values()))
        out.append(Kind(first["kind"] or first["noun"], counts, numbers, adds_up))
    return out


def _number(count: str) -> int:
    return int(count.replace(",", ""))


def _without_noun(names: list[str], first: bool = False) -> list[str]:
    """Names without the noun, or the word before them, that all share: ``good`` of ``good mails``."""
    at = 0 if first else -1
    words = [name.split() for name in names]
    if len({each[at].lower() for each in words}) != 1 or min(map(len, words), default=0) < 2:
        return names
    return [" ".join(each[1:] if first else each[:-1]) for each in words]
