"""What truly was what was called so: ``of the 12 trees it called oak 9 were oaks and 3 elms``."""

from __future__ import annotations

from functools import lru_cache

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity
from replot.reading.description.statements.cells.classified.clauses import (
    AND,
    END,
    STOP,
    N,
    counted,
    each_once,
    first_way,
)
from replot.reading.description.statements.cells.classified.right_counts import OF_MODEL
from replot.reading.description.statements.cells.classified.verdict_course import Verdict
from replot.reading.description.statements.cells.classified.verdict_words import (
    DONE,
    GENERAL,
    NOT_ONE,
    OTHER,
    STEP,
    TIMES,
)

__all__ = ["called_so"]
ALL = r"\d[\d,]{0,9}"
VERB = rf"(?:{DONE}|called|classed|deemed|declared|judged|named|taken|put down)(?: (?:as|for|to be))?"
WHO = r"(?:it|we|they|(?:the|our|this) [a-z]+)"
WORD = (
    r"(?!(?:and|but|while|were|was|are|is|as|for|not|of|the|an?|in|on|at|by|to|from|with|so|it|times|"
    r"correct|right|wrong|incorrect|false|true|real|actual|called|taken|mis\w+|"
    rf"{DONE})\b)[^\W\d_][\w'’-]*"
)
NAME = rf"(?:an? )?[\"“'‘`]?(?P<name>(?:{STEP} )?\d{{1,2}}|{WORD}(?: {WORD})??)[\"”'’`]?"
WERE = r"(?:(?:were|was|are|is) )"
SURELY = r"(?:(?:really|truly|actually|in fact|indeed|in reality) )?"
HEADS = (
    re.compile(
        rf"{AND}(?:of|among|out of)(?: all)?(?: the| these)?(?: {ALL})?(?: (?!predicted\b)[a-z]+)??,? "
        rf"(?:(?:that|which) )?(?:{WHO} (?:has |had )?{VERB}|{WERE}?{VERB}) {NAME},?",
        re.I,
    ),
    re.compile(rf"{AND}(?:of|among|out of)(?: all)?(?: the| these)?(?: {ALL})? {NAME} predictions,?", re.I),
    re.compile(
        rf"{AND}(?:the )?predicted(?: as)?:? {NAME}(?::| (?:consist(?:s|ed)? of|includ(?:es?|ed)|"
        r"contain(?:s|ed)?|compris(?:es?|ed)|were|are))",
        re.I,
    ),
    re.compile(
        rf"{AND}(?:the )?{NAME} predictions(?::| (?:consist(?:s|ed)? of|includ(?:es?|ed)|compris(?:es?|ed)))",
        re.I,
    ),
    re.compile(
        rf"{AND}when(?:ever)? {WHO} (?:says?|said|predicts?|predicted|answers?|answered|reports?|reported|"
        rf"calls? (?:it|something|one)) {NAME},? (?:{WHO}|this|that)",
        re.I,
    ),
    re.compile(rf"{AND}(?:what|whatever) (?:{WHO} (?:has |had )?{VERB}|(?:was|is) {VERB}) {NAME}", re.I),
)
"""``Of the 12 trees it called oak``, ``predicted oaks consist of``, ``when it says "oak", it``."""
KIND = (
    r"(?:(?P<right>correct|right|rightly so|indeed so)|(?P<wrong>incorrect|wrong|not|false)|"
    rf"[\"“'‘`]?(?P<true>{WORD}(?: {WORD})??)[\"”'’`]?)"
)
ITEMS = (
    re.compile(
        rf"{AND}(?:(?:the|only|just|other|others|rest) ){{0,2}}{WERE}?{N} (?:of (?:them|these) )?{WERE}?"
        rf"{SURELY}(?:(?:real|true|actual|an?) )?{KIND}{END}",
        re.I,
    ),
    re.compile(
        rf"{AND}{WERE}?{SURELY}(?:an? )?{KIND} (?:{N} times|(?P<often>once|twice|thrice)){END}", re.I
    ),
)
"""``9 were oaks``, ``an oak 9 times``."""
CALLED = rare(
    r"\b(?:predict(?:s|ed|ions)|called|class(?:ed|ified)|labell?ed|marked|flagged|identified|diagnosed|tagged|"
    r"recogni[sz]ed|judged|deemed|taken|says?|said|answers?|answered|reports?|reported|calls)\b",
    re.I,
)
ANNOTATED = re.compile(rf"(?!.*\b{WHO} (?:has |had )?{VERB}).*\b(?:labell?ed|tagged|marked|rated)\b", re.I)
"""``Of the 9 trees labelled oak``, which may be what they truly are: of these nothing can be called wrong."""


@lru_cache(maxsize=1 << 10)
def called_so(source: str) -> tuple[Verdict, ...]:
    """The verdicts of a sentence that is nothing but such clauses; else empty."""
    if CALLED.search(source) is None:
        return ()
    out: list[Verdict] = []
    at = len(source) - len(source.lstrip(" *•–—-"))
    while at < len(source) and STOP.fullmatch(source, at) is None:
        head = first_way(HEADS, source, at)
        item = first_way(ITEMS, source, head.end()) if head is not None else None
        if head is None or item is None:
            return ()
        called = _name(head["name"])
        unsure = ANNOTATED.match(head[0]) is not None
        while item is not None:
            true = called if item["right"] else OTHER if item["wrong"] else _name(item["true"])
            if any(said and _no_class(said) for said in (called, true)) or (unsure and not true):
                return ()
            out.append(
                Verdict(true, called, _count(item), True if item["right"] else False if not true else None)
            )
            at = item.end()
            item = first_way(ITEMS, source, at)
    return each_once(out)


def _name(said: str) -> str:
    name = tidy(said)
    return f"class {name}" if name.isdecimal() else name


def _no_class(name: str) -> bool:
    return bool(NOT_ONE.search(name) or GENERAL.fullmatch(name) or OF_MODEL.match(name))


def _count(item: re.Match[str]) -> Quantity:
    if item.groupdict().get("often"):
        return Quantity(TIMES[item["often"].lower()], *item.span("often"), item["often"])
    return counted(item)
