"""How often each class was found and missed, in a clause of its own: ``Oak: 9 found, 2 overlooked``."""

from __future__ import annotations

from functools import lru_cache

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.classified.clauses import (
    AND,
    COUNT,
    END,
    STOP,
    N,
    counted,
    each_once,
    first_way,
)
from replot.reading.description.statements.cells.classified.right_counts import OF_MODEL
from replot.reading.description.statements.cells.classified.verdict_course import Verdict
from replot.reading.description.statements.cells.classified.verdict_forms import class_name
from replot.reading.description.statements.cells.classified.verdict_words import (
    DONE,
    NOT_ONE,
    NOUN,
    OTHER,
    RIGHT,
    STEP,
    WRONG,
)

__all__ = ["tallied"]
OF_ALL = rf"(?:\s?/\s?{COUNT}| (?:out )?of (?:(?:the|all|its) ){{0,2}}{COUNT})"
FOUND = r"(?:recogni[sz]ed|identified|found)"
MISSED = r"(?:missed|overlooked)"
KEPT_OUT = (
    r"(?:blocked|flagged|rejected|scrapped|stopped|filtered out|sorted out|convicted|refused|caught|detected|"
    r"spotted|intercepted)"
)
LET_IN = (
    r"(?:let (?:through|pass)|waved through|passed(?: through)?|cleared|accepted|delivered|kept|released|"
    r"admitted|acquitted|approved)"
)
"""What is right for the one class and wrong for the other."""
DEED = (
    rf"(?:(?P<wrong>{WRONG} (?:{DONE}|{KEPT_OUT}|{LET_IN}|{FOUND})|not (?:{FOUND}|{KEPT_OUT})|{MISSED}|"
    r"slipped through|"
    r"went (?:undetected|unnoticed|unrecogni[sz]ed)|(?:raised|caused|gave) (?:an? )?false alarms?|"
    r"false alarms?|miss(?:es)?|wrong|incorrect|not(?=\s*(?:[,;.]|$)))|"
    rf"(?P<right>(?:{RIGHT} )?{FOUND}|{RIGHT} (?:{DONE}|{KEPT_OUT}|{LET_IN})|correct|right|hits?)|"
    rf"(?P<out>{KEPT_OUT})|(?P<in>{LET_IN}))"
)
WAS = r"(?:(?:was|were|is|are|got) )?"
WORD = (
    r"(?!(?:and|but|while|whereas|of|out|the|it|we|they|them|these|those|which|that|there|only|all|both|each|"
    r"was|were|is|are|has|have|had|got|as|for|with|in|on|to|no|not|errors?|mistakes?|total|overall|predicted|"
    rf"{RIGHT}|{WRONG}|{DONE}|{FOUND}|{MISSED})\b)[^\W\d_][\w'’-]*"
)
NAME = rf"[\"“'‘`]?(?P<name>(?:{STEP} \d{{1,2}}|{WORD}(?: {WORD}){{0,2}}?))[\"”'’`]?(?: {NOUN})?"
LED = r"(?:(?:in (?:all|total)|here|overall),? )?"
WHO = r"(?:(?:it|we|(?:the|our|this) [a-z]+) (?:(?:has|had|have) )?)"
ACTIVE = r"(?:caught|found|detected|recogni[sz]ed|identified|spotted)"
BLOCKS = r"(?:block(?:ed|ing|s)|flag(?:ged|ging|s)|reject(?:ed|ing|s)|stopp(?:ed|ing)|refus(?:ed|ing))"
BEHIND = rf"(?:,? out of (?:the )?{COUNT})?"
HEADS = (
    re.compile(
        rf"{AND}{WHO}?(?:(?P<sure>{RIGHT}) )?(?P<right>(?P<active>{ACTIVE})) {N}(?P<of>{OF_ALL})? "
        rf"{NAME}{END}",
        re.I,
    ),
    re.compile(rf"{AND}{WHO}?(?P<wrong>{WRONG} {BLOCKS}) {N}{OF_ALL}? {NAME}{BEHIND}{END}", re.I),
    re.compile(rf"{AND}{WHO}?{BLOCKS} {N}{OF_ALL}? {NAME} (?P<wrong>by mistake){BEHIND}{END}", re.I),
    re.compile(
        rf"{AND}(?:there (?:are|were) )?{N} (?P<right>{RIGHT} (?:{DONE}|{FOUND})) {NAME}{END}", re.I
    ),
    re.compile(rf"{AND}{LED}{N}{OF_ALL}? (?:(?:true|actual|the) )?{NAME} {WAS}{DEED}{END}", re.I),
    re.compile(
        rf"{AND}(?:of|among)(?: all)?(?: the)?(?: {COUNT})? {NAME}(?: ones)?,? {N} {WAS}{DEED}{END}", re.I
    ),
    re.compile(rf"{AND}(?:the )?(?:actual |true )?{NAME}: {N}{OF_ALL}? {WAS}{DEED}{END}", re.I),
    re.compile(rf"{AND}(?:the )?{NAME} {WAS}{DEED} {N} times{END}", re.I),
    re.compile(rf"{AND}(?:the )?{NAME} (?:has|have|had|got) {N}{OF_ALL}? {DEED}{END}", re.I),
)
"""``40 oaks were found``, ``of the oaks, 40 were found``, ``Oak: 40 found``, ``oak was found 40 times``."""
MORE = (
    re.compile(
        rf"{AND}(?:it )?(?P<wrong>{MISSED}|missing) (?:(?:only|just|the other) ){{0,2}}{N}{END}", re.I
    ),
    re.compile(rf"{AND}(?:(?:only|just) )?{N}(?: of them)? {WAS}{DEED}{END}", re.I),
    re.compile(rf"{AND}{WAS}{DEED} {N} times{END}", re.I),
)
"""``, 5 were missed``, ``and overlooked 5 times``."""
TOLD = rare(
    rf"\b(?:{FOUND}|{RIGHT}|{MISSED}|{KEPT_OUT}|{LET_IN}|{WRONG}|"
    r"slipped through|went un\w+|false alarms?|miss(?:es)?|hits?|"
    r"right|wrong|correct|incorrect)\b",
    re.I,
)


@lru_cache(maxsize=1 << 10)
def tallied(source: str) -> tuple[Verdict, ...]:
    """The verdicts of a sentence that is nothing but such clauses; else empty.

    What may be right or wrong is the opposite of what else became of the same class: ``3 hams were wrongly
    blocked and 52 let through``; and what is right for one of two classes is wrong for the other. Where
    nothing tells, all of the sentence is left.
    """
    if TOLD.search(source) is None or (groups := _groups(source)) is None:
        return ()
    found = [_right_ones([_kind(deed) for deed in deeds]) for _, deeds in groups]
    known = next((right for right in found if right is not None and right.keys() & {"out", "in"}), None)
    out: list[Verdict] = []
    for (name, deeds), right in zip(groups, found, strict=True):
        if right is None and known is not None and len(groups) == PAIR:
            right = {
                kind: not known.get(kind, not known.get(OPPOSITE.get(kind, ""), False)) for kind in KINDS
            }
        if right is None:
            return ()
        for deed in deeds:
            good = right[_kind(deed)]
            out.append(Verdict(name, name if good else OTHER, counted(deed), True if good else None))
    return each_once(out)


def _groups(source: str) -> list[tuple[str, list[re.Match[str]]]] | None:
    """Each class of a sentence with all that became of it; None where the sentence says anything else."""
    out: list[tuple[str, list[re.Match[str]]]] = []
    at = len(source) - len(source.lstrip(' *•–—-"“'))
    while at < len(source) and STOP.fullmatch(source, at) is None:
        head = first_way(HEADS, source, at)
        name = class_name(head)
        if head is None or name is None or NOT_ONE.search(name) or OF_MODEL.match(name):
            return None
        deeds, at = [head], head.end()
        while (more := first_way(MORE, source, at)) is not None:
            deeds.append(more)
            at = more.end()
        active = head.groupdict().get("active") and not (head["sure"] or head["of"])
        if active and (len(deeds) == 1 or any("of them" in deed[0] for deed in deeds)):
            return None  # "it identified 12 oaks", which may be all that it took for oaks
        if any(FALSE_ALARM.search(deed[0]) for deed in deeds) and len(deeds) > 1 and not any(
            deed.groupdict().get("in") for deed in deeds
        ):
            return None  # "Spam: 40 detected, 3 false alarms": these are of the other class
        out.append((name, deeds))
    return out


FALSE_ALARM = re.compile(r"\bfalse alarm", re.I)
KINDS = ("wrong", "right", "out", "in")
OPPOSITE = {"out": "in", "in": "out"}
PAIR = 2


def _kind(deed: re.Match[str]) -> str:
    said = deed.groupdict()
    return next(kind for kind in KINDS if said.get(kind))


def _right_ones(kinds: list[str]) -> dict[str, bool] | None:
    """Which of the deeds done to one class are right; None where nothing tells."""
    sure = {"right": True, "wrong": False}
    unsure = [kind for kind in kinds if kind not in sure]
    known = {kind for kind in kinds if kind in sure}
    if not unsure:
        return sure
    if len(unsure) != 1 or len(known) != 1:
        return None
    return sure | {unsure[0]: known == {"wrong"}}
