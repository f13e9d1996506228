"""How often a class was taken for others: ``the model predicted oak as elm 12% of the time``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.patterns import Pattern, rare
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.cells.classified.verdict_forms import as_told
from replot.reading.description.statements.cells.classified.verdict_words import (
    ABOUT,
    ANOTHER_CLASS,
    DONE,
    GENERAL,
    NOT_ONE,
    NOUN,
    RIGHT,
    TURN,
    WORD,
    WRONG,
)

__all__ = ["OftenTold", "told_how_often"]
OftenTold = tuple[str, str, Quantity, bool]
"""The true class, what it was taken for, how often, and whether the sentence is sure to name a class."""
SHARE = rf"(?:(?:only|just|{ABOUT}|nearly|almost|some|a full|the (?:remaining|other)) ){{0,2}}[~≈]?\d[\d.,]*"
BASE = rf"(?: of (?:the |all |its |their )?(?:time|{NOUN}))?"
OFTEN = (
    rf",? ?(?:\((?:in )?(?P<aside>{SHARE})(?:\s?%|\spercent\b| times){BASE}\)|"
    rf"(?<= )(?:in )?(?P<often>{SHARE})(?:(?:\s?%|\spercent\b){BASE}|\stimes))"
    r"(?=\s*(?:[,.;]|$|(?:and|but|while|whereas)\s))"
)
"""``12% of the time``, ``in 12% of cases``, ``(12%)``, ``the remaining 12%``."""
KIND = r"(?:(?:the|an?|all|actual|true|real|observed) ){0,3}(?:(?:class|label|category) )?"


def _name(group: str) -> str:
    """A class, in quotation marks or in a few words."""
    bare = rf"{WORD}(?: (?!actual\b|true\b){WORD}){{0,2}}?"
    return rf"{KIND}(?:{NOUN} of )?[\"“'‘`]?(?P<{group}>{bare}(?: \d{{1,3}})?)[\"”'’`]?(?: {NOUN})?"


VERB = rf"(?:{DONE}|mis-?(?:classif|label|identif|predict|recogni[sz]|diagnos|read|heard)\w*)"
TAKES = rf"(?:{VERB}|mistook|mistakes?|confus(?:ed|es|ing)|t(?:ook|akes?))"
ADVERB = r"(?:(?:also|still|often|sometimes|even|only|then|instead) )?"
FIRST = rf"\W*(?:[^.:;\d]{{1,80}}?\b(?:shows?|reveals?|indicates?|suggests?|see|found) that |(?:{TURN}),? )?"
LEAD = re.compile(FIRST, re.I)
ASIDE = re.compile(
    r"\W*(?:[^.:;\d]{1,60}:|(?:in|from|according to) [^.:;,\d]{0,40}"
    r"\b(?:matrix|heat ?map|figure|plot|table)\b[^.:;,\d]{0,20},)\s+",
    re.I,
)
"""``Confusion matrix:``, ``In the figure,``."""
GIVEN = re.compile(
    rf"(?:(?:for|with|given|among) {_name('given')}, |"
    rf"(?:when|where|if) (?:the (?:true|actual|real|observed) (?:class|label|category)|it) "
    rf"(?:really |actually )?(?:is|was) {_name('when')}, )",
    re.I,
)
"""``For oak leaves,``: the true class of all that follows."""
AGENT = re.compile(
    rf"(?P<agent>it|we|they|(?:(?:the|our|this|that|my) )?(?:{WORD}|model|classifier)"
    rf"(?: (?:{WORD}|models?|classifiers?)){{0,3}}?) "
    rf"(?:(?:has|have|had|can|will|would) )?{ADVERB}(?=(?:{WRONG} |{RIGHT} )?{TAKES} )",
    re.I,
)
"""Who tells the classes apart; no class has a verb of its own without *is*."""
OWN = re.compile(
    rf"{RIGHT} {VERB} (?P<own>{SHARE})(?:\s?%|\spercent\b) of {_name('true')}"
    r"(?=\s*(?:[,.;]|$|(?:and|but|while)\s))",
    re.I,
)
"""``correctly predicted 84% of the oaks``."""
RIGHTLY = re.compile(
    rf"(?:(?P<verb>{RIGHT} {VERB}) {_name('true')}|(?P<found>{VERB}) {_name('behind')} {RIGHT}|"
    rf"(?:{_name('subject')} )?(?:is|was|are|were) (?P<done>{RIGHT} {VERB}|{VERB} {RIGHT})){OFTEN}",
    re.I,
)
"""``classified oak correctly 84% of the time``."""
AS = r"(?P<as>as|for|with|to be)"
TAKEN = rf"{AS} {_name('taken')}{OFTEN}"
ACTIVE = re.compile(
    rf"(?P<verb>(?:{WRONG} )?{TAKES}) (?:(?:it|them|these|those)|{_name('true')}) {TAKEN}", re.I
)
PASSIVE = re.compile(
    rf"(?:{_name('true')} )?(?:is|was|are|were|gets?|got) {ADVERB}"
    rf"(?P<verb>(?:{WRONG} )?(?:{VERB}|mistaken|confused|taken)) {TAKEN}",
    re.I,
)
GAP = re.compile(rf"(?:{_name('true')} )?{TAKEN}", re.I)
"""``and as fir 4% of the time``; ``and elm as oak 7% of the time``."""
GUESS = re.compile(rf"(?:(?P<verb>{VERB}) )?{_name('taken')}{OFTEN}", re.I)
"""``predicted elm 12% of the time``, where it was said what is true."""
TOO = re.compile(rf"{_name('true')}{OFTEN}", re.I)
"""``and elm 88% of the time``, behind how often another class was recognised."""
RIGHT_TOO = re.compile(rf"{RIGHT}{OFTEN}", re.I)
NEXT = re.compile(rf"\s*(?:[;,]\s*(?:(?:and|but|while|whereas) )?|(?:and|but|while|whereas) ){ADVERB}", re.I)
END = re.compile(
    r"\W*(?:, (?:which|suggesting|indicating|showing|reflecting|likely|probably|perhaps|because|since|so|"
    r"making) [^\d]*)?",
    re.I,
)
NO_CLASS = re.compile(
    r"(?:traffic|mail|texts?|speech|audio|content|inputs?|others?|(?:every|any|some)thing|most|some|many|both|each|"
    r"none|half|that|itself)\b|.*\b(?:errors?|mistakes?|results?|classes)$",
    re.I,
)
"""What is told apart and is no class."""
NAMES = ("true", "behind", "subject", "taken")
SURE = re.compile(rf"{WRONG}|mis|mistook|confus|predict", re.I)
"""Verbs whose object is a class; what is labelled may be a thing."""
OFTEN_SAID = rare(r"\d(?:\s?%|\spercent\b| times\b)", re.I)


@lru_cache(maxsize=1 << 10)
def told_how_often(source: str) -> tuple[OftenTold, ...]:
    """What was taken for what, and how often; empty where anything else is told, or by several models.

    Counts of times in the passive voice are read with the other counts.
    """
    if OFTEN_SAID.search(source) is None:
        return ()
    begins = dict.fromkeys(
        found.end() if found is not None else 0 for found in (LEAD.match(source), ASIDE.match(source))
    )
    return next((told for at in (*begins, 0) if (told := _told(source, at))), ())


def _told(source: str, at: int) -> tuple[OftenTold, ...]:
    starts = {q.number_start: q for q in find_quantities(source)}
    given = GIVEN.match(source, at)
    true = (given["given"] or given["when"]) if given is not None else ""
    at = given.end() if given is not None else at
    agents: set[str] = set()
    verb, right = "", False
    out: list[OftenTold] = []
    while at < len(source):
        agent = AGENT.match(source, at)
        if agent is not None:
            agents.add(key(agent["agent"]))
            at = agent.end()
        ways = (OWN, RIGHTLY, ACTIVE, PASSIVE, *_onward(bool(verb), right, given is not None))
        found = next(_clauses(source, at, ways, known=bool(true)), None)
        if found is None:
            return ()
        told = found.groupdict()
        if given is not None and told.get("true"):
            return ()  # "for oak, it took elm for fir"
        true = next((n for n in map(told.get, NAMES[:-1]) if n), true)
        verb = next((v for v in map(told.get, ("verb", "found", "done")) if v), verb)
        names = [found.span(name) for name in NAMES if told.get(name)]
        starts = {k: q for k, q in starts.items() if not any(a <= k < b for a, b in names)}
        q = _count(found, starts)
        taken = told.get("taken") or true
        right = "taken" not in told
        if q is None or not (true and taken) or _no_class(true) or _no_class(taken):
            return ()
        if not right and given is None and key(true) == key(taken):
            return ()
        sure = SURE.match(verb) is not None and _in_one_number(true, taken)
        if given is not None:
            sure = given["when"] is not None  # "for small leaves" may be no class
        out.append((as_told(true), as_told(taken), q, right or sure))
        more = NEXT.match(source, found.end())
        if more is None or END.fullmatch(source, found.end()) is not None:
            at = found.end()
            break
        at = more.end()
    whole = END.fullmatch(source, at) is not None and len(out) == len(starts)
    apart = len({pair[:2] for pair in out}) == len(out) and len({pair[2].percent for pair in out}) == 1
    active = bool(agents) or given is not None or any(pair[2].percent for pair in out)
    models = {agent for agent in agents if agent not in ("it", "we", "they")}
    return tuple(out) if whole and apart and active and len(models) <= 1 else ()


def _onward(told: bool, right: bool, given: bool) -> tuple[Pattern, ...]:
    """How a sentence may go on without a verb, behind what was told ``right`` or wrong."""
    if given:
        return (GAP, GUESS) if told else (GUESS,)
    if not told:
        return ()
    return (GAP, TOO) if right else (GAP, RIGHT_TOO, GUESS)


def _clauses(source: str, at: int, ways: Iterable[Pattern], *, known: bool) -> Iterator[re.Match[str]]:
    """The ways to read what begins at a place."""
    for way in ways:
        if (found := way.match(source, at)) is None:
            continue
        if known or any(map(found.groupdict().get, NAMES[:-1])):
            yield found


def _count(found: re.Match[str], starts: dict[int, Quantity]) -> Quantity | None:
    """The number of a clause; nothing where it is a range, or open."""
    told = found.groupdict()
    group = next(name for name in ("own", "aside", "often") if told.get(name))
    a, b = found.span(group)
    q = next((q for start, q in starts.items() if a <= start < b), None)
    return q if q is not None and not (q.is_range or q.is_open) else None


PLURAL = re.compile(r".*[^s]s", re.I)


def _in_one_number(true: str, taken: str) -> bool:
    """Whether two names are both in the plural, or not the first one: no ``towns`` taken for ``flooded``."""
    return PLURAL.fullmatch(true) is None or PLURAL.fullmatch(taken) is not None


def _no_class(name: str) -> bool:
    """Whether words name no class: those for what is counted, and models."""
    return bool(
        GENERAL.fullmatch(name)
        or NO_CLASS.match(name)
        or NOT_ONE.search(name)
        or ANOTHER_CLASS.fullmatch(name)
    )
