"""Where a sentence speaks of panels whose names are known: ``12 for men``, ``in A``, ``in both panels``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from replot.reading.description.assembly.panels.named.marked_names import Called
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL
from replot.reading.description.lexicon.patterns import rare

__all__ = ["Mention", "Mentions"]
KIND = r"(?:heat ?map|panel|sub-?plot|sub-?figure|matrix|plot|map|one|half|side|figure)"
BEFORE = (
    r"(?i:(?:\b(?:in|for|among|amongst|on|at|during|of|under|from|by|as for|with|within|over)\s+)?"
    rf"(?:\bthe\s+)?(?:\b{KIND}\s+)?)"
)
BEHIND = rf"(?:['’]s?(?![\w]))?[\"”]?(?:\s+{KIND}\b)?"
ALL = rare(
    r"\b(?:(?:in|for|on|across|of) )?(?:both|either|each|every|all)"
    r"(?: (?:of )?(?:the )?(?:two|three|four|five|six))?"
    r"(?: of the)? (?:panels?|heat ?maps?|maps?|plots?|sub-?plots?|matrices|matrix|halves)\b|"
    r"\b(?:in|for|on) both(?=\s*(?:[,.;)]|$))",
    re.I,
)
"""``in both panels``: what is said of all of them."""
IN_THEM = rare(
    r",?\s*(?:in|for|across|over)\s+(?:them|(?:the|these|those)\s+"
    rf"(?:(?:{SEVERAL})\s+)?(?:panels|heat ?maps|maps|plots|matrices))"
    r"(?:\s+(?:respectively|in turn|in (?:that|this) order|from (?:left|top|first) to "
    r"(?:right|bottom|last)))?|"
    r",?\s*from panel to panel",
    re.I,
)
"""``12, 11 and 10 in them``: one value for each panel, in their order."""
JOINED = re.compile(r"\s*(?:,|and|or|&|,\s*and|as well as|and also)\s*", re.I)
PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")


class Mention(NamedTuple):
    """The words for one or more panels, from ``start`` to ``end`` of a sentence."""

    start: int
    end: int
    panels: frozenset[int]


class Mentions:
    """How sentences speak of the panels of one text."""

    def __init__(self, called: Sequence[Called]) -> None:
        self.count = len(called)
        words = [f"(?P<p{k}>{'|'.join(_forms(each))})" for k, each in enumerate(called)]
        marks = [f"(?P<m{k}>{'|'.join(_marked(each, k, len(called)))})" for k, each in enumerate(called)]
        name = "|".join(words)
        self._pattern = re.compile(
            rf"\((?:{BEFORE})[\"“]?(?:{name})[\"”]?(?:\s+{KIND})?\)|"
            rf"{BEFORE}[\"“]?(?<![\w-])(?:{name.replace('(?P<p', '(?P<q')}){BEHIND}(?![\w-])|"
            rf"(?:{'|'.join(marks)})(?![\w-])"
        )

    def find(self, source: str) -> list[Mention]:
        """The mentions in a sentence; those of several panels side by side are one."""
        out: list[Mention] = []
        everywhere = frozenset(range(self.count))
        found = [Mention(*m.span(), everywhere) for m in ALL.finditer(source)]
        for match in self._pattern.finditer(source):
            name = next(name for name, said in match.groupdict().items() if said is not None)
            if not any(one.start < match.end() and match.start() < one.end for one in found):
                found.append(Mention(*match.span(), frozenset([int(name[1:])])))
        for each in sorted(found):
            if out and JOINED.fullmatch(source, out[-1].end, each.start) and out[-1].panels != each.panels:
                out[-1] = Mention(out[-1].start, each.end, out[-1].panels | each.panels)
            else:
                out.append(each)
        return out


def _forms(called: Called) -> list[str]:
    """The patterns of the words that name a panel: as it is written, or with a capital."""
    title = called.title
    first, rest = re.escape(title[0]), re.escape(title[1:])
    return [f"[{title[0].upper()}{title[0].lower()}]{rest}" if title[0].isalpha() else first + rest]


def _marked(called: Called, k: int, count: int) -> list[str]:
    """The patterns of the marks that stand for a panel: its letter, its side, its place among all."""
    mark = called.mark
    out = []
    if len(mark) == 1:
        letter = f"[{mark.upper()}{mark}]"
        out.append(
            rf"(?:\b(?:[Ii]n|[Ff]or|[Oo]n)\s+)?(?:\b[Tt]he\s+)?(?:\b(?i:{KIND})\s+\(?{letter}\)?|\({letter}\))|"
            rf"\b(?:[Ii]n|[Ff]or|[Oo]n)\s+{letter}\b|(?<![\w.]){letter}(?=:\s)"
        )
    sides = [mark] if len(mark) > 1 else []
    sides += [PLACES[k]] if k < len(PLACES) and mark not in PLACES else []
    for side in sides:
        either = f"[{side[0].upper()}{side[0]}]{side[1:]}"
        out.append(
            rf"(?:\b(?:[Ii]n|[Ff]or|[Oo]n|[Aa]t)\s+)?\b[Tt]he\s+{either}(?:most|-hand)?(?:\s+(?i:{KIND})\b|"
            rf"(?=\s*(?:[:,(]|\d)|\s+(?:has|is|shows|reads|gives|holds)\b)|(?=\s+(?:[A-Z][\w-]*\s+)?\d))"
            rf"(?:\s+\((?i:{re.escape(called.title)})\))?|"
            rf"\b{side.capitalize()}(?=:\s)"
        )
        if side in ("left", "right", "top", "bottom"):
            out.append(rf"\b[Oo]n\s+the\s+{side}(?:-hand)?(?:\s+side)?\b|\b[Aa]t\s+the\s+{side}\b")
    return out or [r"(?!)"]
