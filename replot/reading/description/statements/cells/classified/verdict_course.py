"""The course of a sentence on what became of a class: its counts and its verbs, one after the other."""

from __future__ import annotations

from typing import NamedTuple

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.quantities import Quantity
from replot.reading.description.statements.cells.classified.verdict_forms import class_name, taken_name
from replot.reading.description.statements.cells.classified.verdict_words import (
    ALL,
    ALSO,
    AND,
    CLASS,
    COUNTED,
    DONE,
    ERRED,
    IN_SHARE,
    NEAR,
    OF_PREDICTIONS,
    ONCE,
    ONE_MORE,
    OTHER,
    SUBJECT,
    TIMES_BEHIND,
    TOTAL,
    WRONG,
)
from replot.reading.description.statements.cells.classified.what_they_were import names_class

__all__ = ["Verdict", "followed"]


class Verdict(NamedTuple):
    """How often something was taken for a class."""

    true: str
    predicted: str
    quantity: Quantity
    known: bool | None = None
    """Whether it was right, where the sentence says so in as many words."""
    counted: str = ""
    """What was counted, where the sentence says later what that was: ``9 oaks ... when they were young``."""


class _Open(NamedTuple):
    """A count of which it is not yet told what became of it; ``led`` where the verb stands before it."""

    quantity: Quantity
    name: str | None
    led: bool
    right: bool = False
    taken: str | None = None
    wrong: bool = False
    erred: bool = False
    """Whether what was made of it is called wrong: ``incorrectly predicted as``."""
    counted: str = ""


def followed(
    plain: str, spots: list[tuple[int, int, Quantity | re.Match[str]]], true: str | None, listed: bool
) -> list[Verdict]:
    """The verdicts of a sentence about a class from its counts and its verbs, one after the other.

    Where classes may be ``listed``, each with how often, one verb stands for all of them.
    """
    out: list[Verdict] = []
    count: _Open | None = None
    led, whole, wrongly, before = False, None, False, None
    just_led = False
    dubbed = False
    together: list[_Open] = []  # "90% of the oaks and 80% of the elms were ..."
    named_to = timed = taken_to = 0
    subject = SUBJECT.match(plain)
    if true is None and subject is not None and spots and not isinstance(spots[0][2], Quantity):
        true = class_name(subject)
    of_all, anyones = true, False  # whether it is said of nobody in particular: "12 mails were ..."
    for k, (start, end, what) in enumerate(spots):
        if isinstance(what, Quantity):
            behind = class_name(named := COUNTED.match(plain, end))
            anyones = named is not None and behind is None and of_all is None
            if named is not None and ONE_MORE.match(plain, named.end()):
                return []  # "9 elm and oak trees were ...": how many of each?
            total = TOTAL.search(plain, max(0, start - NEAR), start) is not None
            times = _times_at(plain, what)
            if total and count is not None and "/" in count.quantity.text:
                return []  # "7/8 of 3 week old ones": a number that is part of a name
            if total and count is not None and count.name is None and count.taken is None:
                count = count._replace(name=behind)  # "92 out of 100 severe cases"
            else:
                if count is not None and _waits(count) and behind and AND.fullmatch(plain, named_to, start):
                    together.append(count)
                elif count is not None and not _close(count, true, out):
                    return []
                elif count is not None and (count.right or count.led):
                    true = out[-1].true  # "found 34 leaves as oak, but misread 11 as elm"
                said = k + 1 < len(spots) and not isinstance(spots[k + 1][2], Quantity)
                if dubbed and behind and not total:  # "called 7 oak"
                    count, behind, dubbed = _Open(what, None, False, taken=behind), None, False
                elif before is not None and times is not None:
                    count, before = _Open(what, None, False, taken=before), None
                elif listed and (also := ALSO.fullmatch(plain, timed, start)) and times is not None:
                    count = _Open(what, None, False, taken=class_name(also))
                elif not said and not led and true and count is not None and count.taken and not total:
                    # "6% were called oak and 3% elm"
                    count, behind = _Open(what, None, False, taken=behind), None
                else:
                    right = just_led or OF_PREDICTIONS.match(plain, end) is not None
                    # "3 were misread as oak, and 11 as elm"
                    erred = count is not None and count.erred and count.name is None and behind is None
                    count = None if total else _Open(what, behind, led, right, wrong=wrongly, erred=erred)
                just_led = just_led and total
                timed = times.end() if times is not None else 0
                named_to = named.end() if named is not None else end
                whole, wrongly = what if total else None, False
            true = behind or true
        elif what["right"] and whole is not None and true is not None and ALL.search(plain, whole.end, start):
            out.append(Verdict(true, true, whole))  # "of the 14 oaks, all were told rightly"
            whole = None
        elif what["right"]:
            wrongly = False
            out += [Verdict(c.name, c.name, c.quantity, True) for c in together if c.name]
            together = []
            led = just_led = led or count is None or count.taken is not None
            count = count._replace(right=True) if count is not None and count.taken is None else count
        elif (what["wrong"] or what["taken"]) and true and _times_next(plain, spots[k + 1 : k + 3]):
            if count is not None and count.taken is None and not _close(count, true, out):
                return []  # "oak: right 9 times, taken for elm 3 times"
            turn = NEXT_SUBJECT.fullmatch(plain, spots[k - 1][1], start) if k and what["taken"] else None
            said_before = [verdict.predicted for verdict in out] + [count.taken or "" if count else ""]
            if turn is not None and key(turn["name"]) in map(key, said_before):
                if count is not None and not _close(count, true, out):
                    return []
                count, true = None, turn["name"]  # "oak was read as elm twice and elm as oak 3 times"
            count = count if count is not None and count.taken is not None else None
            if what["taken"]:
                before = taken_name(CLASS.match(plain, end))
            led = wrongly = False
        elif what["wrong"]:
            just_led = False
            led, wrongly = False, what["wrong"][:3].lower() == "mis"
            if count is not None and count.taken is None and ERRED.match(what["wrong"]):
                count = count._replace(erred=True)
            passive = k + 1 < len(spots) and not isinstance(spots[k + 1][2], Quantity)
            if count is not None and count.right and count.taken is None and passive:
                return []  # "12 recognised, misread as elm (3)": how often the other one is not told
            if count is not None and count.taken is None and passive:
                count = count._replace(led=False, right=False)
        elif what["dubbed"]:
            dubbed, led = true is not None, False
        elif what["missed"]:
            if count is None or count.taken is not None or count.led or anyones:
                return []
            count = count._replace(taken=OTHER, right=False)
            out += [Verdict(c.name, OTHER, c.quantity) for c in together if c.name]
            together = []
        elif what["truly"] or what["then"]:
            if count is not None and count.taken is not None and not (count.right or count.led):
                named = CLASS.match(plain, end)
                sure = what["truly"] or what["surely"] or count.name is None
                if sure or names_class(plain, start, named):
                    count = count._replace(name=class_name(named), counted=count.name or "")
        elif what["untrue"]:
            count = count._replace(erred=True) if count is not None and count.taken is not None else count
        elif count is not None and count.right and count.taken and YET.fullmatch(plain, taken_to, start):
            named = CLASS.match(plain, end)  # "12 were rightly labelled oak, but read as elm"
            count = count._replace(name=count.taken, taken=taken_name(named), right=False)
        elif count is not None and count.taken is None:
            named = CLASS.match(plain, end)
            if named is not None and ONE_MORE.match(plain, named.end()):
                return []
            count = count._replace(taken=taken_name(named))
            taken_to = named.end() if named is not None else end
            out += [Verdict(c.name, count.taken, c.quantity) for c in together if c.name and count.taken]
            together = []
    return out if not together and (count is None or _close(count, true, out)) else []


YET = re.compile(
    r"[\"”'’`]?\s*,?\s(?:but|yet|and)\s(?:(?:were|was|are|is|got|have been|then|instead|also) ){0,2}"
    rf"(?:{WRONG} )?(?:{DONE}|taken|mis\w+ed|mistaken|confused)\s",
    re.I,
)
"""``but were read``, behind what the same things were rightly called."""
NEXT_SUBJECT = re.compile(
    r"(?: times)?,? (?:and|but|while|whereas) (?:the )?"
    r"[\"“'‘`]?(?P<name>[^\W\d_][\w-]*)[\"”'’`]?(?: [a-z]+)? "
)
"""``and elm leaves``, before what they in turn were taken for."""


def _waits(count: _Open) -> bool:
    """Whether nothing but its class is told of a count."""
    return count.name is not None and not any(
        (count.right, count.led, count.taken is not None, count.wrong, count.erred)
    )


def _times_next(plain: str, spots: list[tuple[int, int, Quantity | re.Match[str]]]) -> bool:
    """Whether a count of times comes next, at most behind the word that leads to a class."""
    if spots and not isinstance(spots[0][2], Quantity):
        spots = spots[1:] if spots[0][2]["taken"] else []
    return any(isinstance(what, Quantity) and _times_at(plain, what) for *_, what in spots[:1])


def _times_at(plain: str, count: Quantity) -> re.Match[str] | None:
    """What says of a count that it is one of times: ``3 times``, ``twice``."""
    said = ONCE.match(plain, count.start) or IN_SHARE.match(plain, count.start)
    return said or TIMES_BEHIND.match(plain, count.end)


def _close(count: _Open, true: str | None, out: list[Verdict]) -> bool:
    """Add what became of a count; whether that is all told."""
    of, taken = count.name or true, count.taken
    if count.erred and (of is None or (count.name is None and of == taken)):
        of = OTHER  # "5 were incorrectly predicted as oak"
    if taken is None and count.wrong and not count.right and not count.led:
        taken = OTHER  # "misclassifying only 12"
    elif taken is None and count.led and count.name is None:
        taken = of  # "oak: correctly predicted 12 times"
    if count.right or (count.led and (count.name or of is None or taken is None)):
        of = taken = taken or count.name or (of if count.right else None)
    if of is None or taken is None or of == taken == OTHER:
        return False
    known = True if count.right or of == taken else False if count.erred else None
    out.append(Verdict(of, taken, count.quantity, known, count.counted))
    return True
