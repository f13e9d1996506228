"""Sentences that are nothing but counts of what became of classes, part by part."""

from __future__ import annotations

from functools import lru_cache

from replot.reading.description.document.blanked import blanks
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.top_level import top_level
from replot.reading.description.statements.cells.classified.calls import called_so
from replot.reading.description.statements.cells.classified.clauses import COUNT, counted, each_once
from replot.reading.description.statements.cells.classified.tallies import tallied
from replot.reading.description.statements.cells.classified.verdict_course import Verdict
from replot.reading.description.statements.cells.classified.verdict_words import DONE

__all__ = ["told_outright"]
NAME = r"(?!(?:were|was|are|is|as|for|and|of)\b)[^\W\d_][\w'’-]*"
ELIDED = rare(
    rf"\W*(?P<n>{COUNT}) (?P<true>{NAME}) (?:were|was|are|is) "
    rf"(?:{DONE}|called|taken|mistaken)(?: (?:as|for|to be))? "
    rf"(?P<taken>{NAME}),? and (?P<m>{COUNT}) (?P<also>{NAME}) (?:(?:as|for) )?(?P<other>{NAME})[\s.;]*",
    re.I,
)
"""``3 oaks were predicted elm and 5 elms oak``."""


@lru_cache(maxsize=1 << 10)
def told_outright(source: str) -> tuple[Verdict, ...]:
    """The verdicts of a sentence of which each part is read to its end; else empty."""
    if told := _part(source):
        return told
    cuts = top_level(source, ";") if ";" in source else []
    parts = [_part(blanks(a) + source[a:b]) for a, b in cuts] if len(cuts) > 1 else []
    return each_once(verdict for part in parts for verdict in part) if all(parts) else ()


def _part(source: str) -> tuple[Verdict, ...]:
    return called_so(source) or tallied(source) or _elided(source)


def _elided(source: str) -> tuple[Verdict, ...]:
    """What was taken for what in two clauses, of which the second one has no verb."""
    if (told := ELIDED.fullmatch(source)) is None:
        return ()
    pairs = (("true", "taken", "n"), ("also", "other", "m"))
    return tuple(Verdict(told[a], told[b], counted(told, n)) for a, b, n in pairs)
