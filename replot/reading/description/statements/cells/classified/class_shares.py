"""Shares of a class told rightly and taken for others: ``Oak reaches 76%, with leaks into Elm (8%)``."""

from __future__ import annotations

from functools import lru_cache

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.cells.classified.verdict_words import (
    ANOTHER_CLASS,
    GENERAL,
    NOT_ONE,
    TURN,
    WORD,
)

__all__ = ["class_shares", "own_rate"]
SHARE = (
    r"(?:(?:about|around|roughly|only|at|recall|recall of|recall:) )?[~≈]?(?:\d{1,3}(?:\.\d+)?\s?%|0?\.\d+)"
    r"(?:\s?[–—-]\s?(?:\d{1,3}(?:\.\d+)?\s?%|0?\.\d+))?"
)
RANGE = rf"(?:{SHARE}|\d{{1,3}}(?:\.\d+)?\s?[–—-]\s?\d{{1,3}}(?:\.\d+)?\s?%)"
NAME = rf"[\"“'‘`]?{WORD}(?: {WORD}){{0,2}}?[\"”'’`]?"
LEAD = rf"\W*(?:(?:{TURN}),? )?(?:the )?(?:class )?"
GETS = (
    r"(?:achiev(?:es|ed)|reach(?:es|ed)|attain(?:s|ed)|gets|got|has|had|scor(?:es|ed)|record(?:s|ed)|"
    r"obtain(?:s|ed)|shows?|showed|(?:is|was|are|were)(?: (?:correctly|rightly))? "
    r"(?:recogni[sz]ed|identified|classified|detected|predicted)(?: (?:correctly|rightly))?)"
)
RATE = (
    r"(?:(?:recognition|identification|detection|classification|true[ -]positive|hit) rate|"
    r"recall|sensitivity)"
)
OF_RATE = rf"(?: (?:(?:an?|the|its) )?(?:[a-z-]+ ){{0,3}}?{RATE}(?: of| at)?)"
FIRST = re.compile(
    rf"{LEAD}(?P<name>{NAME})(?: class)? {GETS}{OF_RATE}?"
    rf"(?: (?:of|in|at|with))? \(?(?P<share>{SHARE})\)?(?: of (?:the )?(?:time|cases|samples|clips|images))?"
    rf"(?: (?:{RATE}))?(?! ?[a-z]*\s?(?:precision|accura|f-?1|confiden|error|of\b))",
    re.I,
)
"""``Oak reaches 76%``."""
RATED = re.compile(
    rf"{LEAD}(?P<name>{NAME})(?: class)? {GETS}{OF_RATE}(?: (?:of|at))? \(?(?P<share>{SHARE})\)?",
    re.I,
)
"""``Oak achieves the highest recognition rate (82%)``."""
ASIDE = rf"(?P<name>{NAME})(?: class)? \((?P<share>{RANGE})\)"
FIRST_ASIDE = re.compile(rf"{LEAD}{ASIDE}", re.I)
NEXT_ASIDE = re.compile(rf"(?:, and|,| and) (?:the )?{ASIDE}", re.I)
LEAK = r"(?:leak(?:age|s|ed|ing)?|spill(?:over|s|ing)?|bleed(?:s|ing)?|drift(?:s|ed)?)"
CONFUSED = (
    r"(?:(?:cross-?)?confus(?:ions?|ed|ing|es)|mix-?ups?|mixing|"
    rf"{LEAK}|misclassif(?:ications?|ied)|mistak(?:es?|en)|misread|errors?|slips?)"
)
INTO = rare(
    rf"\b(?:(?P<from>{LEAK} from)|{CONFUSED}(?: (?!and\b|but\b|between\b|from\b|of\b)[a-z-]+){{0,3}}? "
    rf"(?:in)?(?:to|toward|towards|with|as|for)) (?:the )?(?:class )?(?!each other|one another){ASIDE}",
    re.I,
)
"""``with slight leakage into Elm (8%)``; what leaks from Elm was taken for the other one."""
MUTUAL = rare(
    rf"\b(?:mutual(?:ly)?|reciprocal(?:ly)?|symmetric(?:al|ally)?) {CONFUSED}(?: rates?)?"
    rf" (?:\(|of |at )(?P<share>{RANGE})\)?|"
    rf"\b(?:{CONFUSED}|mixed up) with (?:each other|one another) (?:\(|at |in )(?P<same>{RANGE})\)?",
    re.I,
)
"""``show mutual confusion (12-16%)``."""
NO_NAME = re.compile(
    r"(?:other|similar|adjacent|neighbou?r\w*|nearby|related|same|remaining|rest|accuracy|performance|it|she|he|"
    r"everything|nothing|average|mean|best|worst|both|each|all|"
    r"models?|classifiers?|networks?|(?:experiment|fold|run|epoch) \w{1,2}$)\b",
    re.I,
)
OTHER_SCORES = rare(
    r"\b(?:precision|f-?1|f-score|specificity|accurac\w+|confiden\w+|average|averag\w+|mean|overall|improv\w+|"
    r"baseline|previous\w*|up to|at (?:least|most)|(?:more|less) than|above|below|over|under|not|never)\b",
    re.I,
)
"""Words by which a share is another one, or no value."""
BEHIND = 16
PAIR = 2
Share = tuple[str, str, Quantity]
"""The true class, what it was taken for, and the share of it."""


@lru_cache(maxsize=1 << 8)
def class_shares(source: str) -> tuple[Share, ...]:
    """The shares of one class, or of two that are confused; empty where any number is left over.

    What is told rightly counts only beside an error, which shows that the cells are shares.
    """
    if "%" not in source and "." not in source:
        return ()
    wrong = [*INTO.finditer(source)]
    mutual = MUTUAL.search(source)
    if not (wrong or mutual) or _of_other_scores(source):
        return ()
    own = _own(source)
    if not own or own[-1].end() > min(m.start() for m in (*wrong, *([mutual] if mutual else ()))):
        return ()
    names = [_name(m) for m in own]
    told = [(name, name, m.start("share")) for name, m in zip(names, own, strict=True)]
    if mutual is not None:
        if len(names) != PAIR:
            return ()
        at = mutual.start("share" if mutual["share"] else "same")
        told += [(names[0], names[1], at), (names[1], names[0], at)]
    for match in wrong:
        one: re.Match[str] | None = match
        while one is not None:
            if len(names) > 1:
                return ()  # of which of them?
            pair = (names[0], _name(one))
            told.append((*(pair[::-1] if match["from"] else pair), one.start("share")))
            one = NEXT_ASIDE.match(source, one.end())
    counts = [q for q in find_quantities(source) if not q.is_open]
    found = [(true, taken, _at(counts, source, at)) for true, taken, at in told]
    placed = [(true, taken, q) for true, taken, q in found if true and taken and q is not None]
    every = {q.start for *_, q in placed} == {q.start for q in find_quantities(source)}
    alike = len({q.percent for *_, q in placed}) == 1
    single = len({pair[:2] for pair in placed}) == len(placed) == len(told)
    return tuple(placed) if every and alike and single else ()


def _own(source: str) -> list[re.Match[str]]:
    """What is told rightly of the classes that a sentence is about."""
    if (found := FIRST.match(source)) is not None:
        return [found]
    own = []
    one = FIRST_ASIDE.match(source)
    while one is not None:
        own.append(one)
        one = NEXT_ASIDE.match(source, one.end())
    return own


def own_rate(source: str) -> tuple[str, Quantity] | None:
    """The class that a sentence is about, and its share told rightly, where the sentence calls it so."""
    if "%" not in source and "." not in source:
        return None
    found = RATED.match(source)
    counts = list(find_quantities(source)) if found is not None else []
    if found is None or len(counts) != 1 or counts[0].is_open or _of_other_scores(source):
        return None
    name = _name(found)
    return (name, counts[0]) if name else None


def _of_other_scores(source: str) -> bool:
    """Whether the shares of a sentence are others; what goes on behind them is no matter."""
    ends = [q.end for q in find_quantities(source)]
    return OTHER_SCORES.search(source, 0, max(ends, default=0) + BEHIND) is not None


def _name(found: re.Match[str]) -> str:
    """The name of a class; nothing for words that may name none."""
    said = tidy(found["name"])
    name = said.strip("\"“”'‘’`")
    if NO_NAME.match(name) or ANOTHER_CLASS.fullmatch(name) or NOT_ONE.search(name):
        return ""
    words = name.split()
    if GENERAL.fullmatch(words[-1]):
        return ""
    plain = name[:1].islower() and name == said
    return "" if plain and (len(words) > 1 or (name.endswith("s") and not name.endswith("ss"))) else name


def _at(counts: list[Quantity], source: str, at: int) -> Quantity | None:
    """The number that begins at a place, or behind a word that leads to it."""
    return next((q for q in counts if q.end > at and not any(map(str.isdigit, source[at : q.start]))), None)
