"""What a classifier made of each class, one count after another: ``9 cats were found, 3 taken for dogs``."""

from __future__ import annotations

from functools import lru_cache

from replot.reading.description.document.blanked import blank, blanks
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import count_word, find_written
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import IN_BRACKETS, split_list
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.lexicon.top_level import top_level
from replot.reading.description.statements.cells.classified.class_shares import class_shares
from replot.reading.description.statements.cells.classified.correct_counts import correct_counts
from replot.reading.description.statements.cells.classified.how_often import told_how_often
from replot.reading.description.statements.cells.classified.numbered_classes import numbered_verdicts
from replot.reading.description.statements.cells.classified.outcome_words import NO_ERRORS, numerator
from replot.reading.description.statements.cells.classified.outright import told_outright
from replot.reading.description.statements.cells.classified.right_counts import right_counts
from replot.reading.description.statements.cells.classified.verdict_course import Verdict, followed
from replot.reading.description.statements.cells.classified.verdict_forms import (
    MISTAKES,
    about_class,
    as_words,
    class_name,
    clauses_of_classes,
    of_class,
    those_who,
    without_sums,
    without_things,
)
from replot.reading.description.statements.cells.classified.verdict_pairs import taken_pairs
from replot.reading.description.statements.cells.classified.verdict_words import (
    ALL,
    ALL_BUT,
    AND_OF_THEM,
    ANOTHER,
    ANOTHER_CLASS,
    ARROW,
    BETWEEN,
    CALLED,
    CLASSES,
    COUNT_ASIDE,
    COUNTED,
    EACH,
    ERRORS,
    EVENTS,
    EVERY_ONE,
    GLOSSED,
    GOING,
    HOW_OFTEN,
    IN_TOTAL,
    JUDGED,
    KIND,
    LEAD,
    METRIC,
    NEAR,
    NO_SUBJECT,
    NONE,
    NOT_ONE,
    OF_METRIC,
    OF_THEM,
    ONCE,
    ONE_OTHER,
    OPENED,
    OTHER,
    PRAISED,
    REMAINDER,
    REMARK,
    RIGHT_HEAD,
    ROW,
    TAKEN_AS,
    THERE_WERE,
    TIMES,
    TOLD_ASIDE,
    TOTAL,
    UNCOUNTED,
    VAGUE,
    VAGUE_ERRORS,
    WHOLE,
)
from replot.reading.description.statements.cells.classified.verdicts_in_turn import (
    counted_cases,
    counted_in_turn,
)

__all__ = ["Verdict", "count_totals", "verdicts"]


WORDS = re.compile(r"[^\W\d_]{2}")
"""What else may be told behind the count of a heading."""


@lru_cache(maxsize=1 << 10)
def verdicts(source: str, subject: str | None = None) -> tuple[Verdict, ...]:
    """What a sentence says was taken for what; empty where one of its counts is left over.

    Without another word it is said of the ``subject``.
    """
    if len(source) > 1500:
        return ()
    if (">" in source or "→" in source) and (arrows := _along_arrows(source)):
        return arrows
    if in_turn := counted_in_turn(source) or counted_cases(source) or correct_counts(source):
        return tuple(Verdict(true, taken, count) for true, taken, count in in_turn)
    if outright := told_outright(source):
        return outright
    if numbered := numbered_verdicts(source):
        return tuple(Verdict(true, taken, count, true == taken or None) for true, taken, count in numbered)
    if (headed := RIGHT_HEAD.match(source)) is not None and (name := class_name(headed)) is not None:
        counts = [q for q in find_quantities(source) if q.start == headed.end()]
        if counts and WORDS.search(source, counts[0].end) is None:
            return (Verdict(name, name, counts[0], True),)
    if rightly := right_counts(source):
        return tuple(Verdict(name, name, count, True) for name, count in rightly)
    if shares := class_shares(source):
        return tuple(Verdict(true, taken, share, true == taken) for true, taken, share in shares)
    if (but := ALL_BUT.match(source)) is not None:
        return _all_but(source, but)
    if often := told_how_often(source):
        return tuple(Verdict(true, taken, q, true == taken or None) for true, taken, q, _ in often)
    if not EVENTS.search(source):
        return ()
    if pairs := taken_pairs(source):
        return tuple(Verdict(*pair) for pair in pairs)
    two = BETWEEN.search(source)
    source = PRAISED.sub(blank, source)
    if (judged := JUDGED.match(source)) is not None:
        source = judged["of"] + ":".rjust(judged.end() - judged.end("of")) + source[judged.end() :]
    source = EVERY_ONE.sub(lambda each: "all".ljust(len(each[0])), source)
    source = REMARK.sub(_remarked, UNCOUNTED.sub(_uncounted, as_words(those_who(source))))
    if VAGUE.search(source) or not EVENTS.search(source):
        return ()
    source = without_sums(about_class(NO_ERRORS.sub(blank, source)))
    source, true = of_class(source)
    if true is not None:
        taken = verdicts(source, true)
        return (taken[0]._replace(true=true),) if len(taken) == 1 and taken[0].predicted != true else ()
    if mistakes := list(MISTAKES.finditer(source)):
        return _with_mistakes(source, mistakes, verdicts(MISTAKES.sub(blank, source), subject))
    if (aside := COUNT_ASIDE.match(source)) is not None:
        led = f"{aside['name']}: {aside['n']}"
        source = led.ljust(aside.end()) + source[aside.end() :]
    if clauses := clauses_of_classes(source):
        apart = [verdicts(clause) for clause in clauses]
        if all(apart):
            return tuple(verdict for each in apart for verdict in each)
    if (about := OPENED.match(source)) is not None and NO_SUBJECT.match(source) is None:
        source = f"{about['of']}:".rjust(about.end("of") + 1).ljust(about.end()) + source[about.end() :]
    source = NONE.sub(lambda none: "0".ljust(len(none[0])), source)
    summed = THERE_WERE.sub(_total, source)
    if summed != source:
        summed = AND_OF_THEM.sub(lambda more: f",{blanks(len(more[0]) - 1)}", summed)
    source = OF_THEM.sub(blank, summed)
    if (each := EACH.search(source)) is not None and not any(map(str.isdigit, each["rest"])):
        counts = [q for q in find_quantities(source) if q.start == each.start("n")]
        listed = [name.text.removeprefix("the ") for name in split_list(each["names"])]
        return tuple(Verdict(name, name, q, True) for name in listed for q in counts)
    if (titled := NO_SUBJECT.match(source)) is not None:
        source = " " * titled.end() + source[titled.end() :]
    source = VAGUE_ERRORS.sub(lambda vague: f",{blanks(len(vague[0]) - 1)}", REMAINDER.sub(blank, source))
    source = ANOTHER.sub(blank, IN_TOTAL.sub(blank, source))
    if (told := TOLD_ASIDE.fullmatch(source)) is not None:  # as "`oak`: 3 correct, 17 taken for elm"
        at = told.end("name")
        source = source[:at] + ":".ljust(told.start("told") - at) + told["told"]
    timed = HOW_OFTEN.sub(_times, source) if TAKEN_AS.search(source) else source
    plain = IN_BRACKETS.sub(_aside, timed)
    counts = [q for q in find_quantities(plain) if not _of_metric(plain, q)]
    counts += [Quantity(float(n), *word.span(), word[0]) for n, word in find_written(plain)]
    counts += [Quantity(TIMES[n[0].lower()], *n.span(), n[0]) for n in ONCE.finditer(plain)]
    counts += [Quantity(1.0, *n.span(), n[0]) for n in ONE_OTHER.finditer(plain)]
    counts = [q for q in counts if not _is_called(plain, q.start)]
    glossed = {named.end() for named in GLOSSED.finditer(source)}
    counts = [q for k, q in enumerate(counts) if k == 0 or q.start not in glossed]
    counts = [numerator(q) for q in counts if not CLASSES.match(plain, q.end)]
    of_whole = any(q.value == WHOLE and not q.percent for q in counts)
    mixed = len({q.percent for q in counts}) > 1 and not of_whole
    if mixed or any(q.is_range or q.is_open for q in counts):
        return ()
    spots: list[tuple[int, int, Quantity | re.Match[str]]] = [(q.start, q.end, q) for q in counts]
    behind = [named.end() if (named := COUNTED.match(plain, q.end)) else q.end for q in counts]
    counted = [(q.end, end) for q, end in zip(counts, behind, strict=True)]  # "9 patients with flu"
    events = [m for m in EVENTS.finditer(plain) if not any(a <= m.start() < b for a, b in counted)]
    if GOING.search(plain) is None:
        events = [m for m in events if m["taken"] not in ("to", "into")]  # "from 3 to oak"
    spots += [(*match.span(), match) for match in events]
    spots.sort(key=lambda spot: spot[0])
    lead = LEAD.match(ROW.sub("", source) if ROW.match(source) is not None else plain)
    plain = without_things(plain, lead)
    found = followed(plain, spots, class_name(lead) or subject, timed != source)
    if any(NOT_ONE.search(verdict.true) for verdict in found):
        return ()
    if len({verdict[:2] for verdict in found}) < len(found):  # two counts of the same
        cuts = top_level(source, ";")
        parts = [verdicts(blanks(a) + source[a:b]) for a, b in cuts] if len(cuts) > 1 else [()]
        return tuple(verdict for part in parts for verdict in part) if all(parts) else ()
    found = [verdict for verdict in found if ANOTHER_CLASS.fullmatch(verdict.predicted) is None]
    leads = class_name(lead)
    return tuple(_of_step(_between(_as_led(found, leads), two), leads))


def _of_step(found: list[Verdict], leads: str | None) -> list[Verdict]:
    """The verdicts, on things of a class with a number that leads: ``Grade 1: 4 pears were ... grade 2``."""
    if leads is None or KIND.match(leads) is None or not all(KIND.match(v.predicted) for v in found):
        return found
    return [v if KIND.match(v.true) is not None else v._replace(true=leads) for v in found]


def _as_led(found: list[Verdict], leads: str | None) -> list[Verdict]:
    """The verdicts, on the class that leads where they are on its things: ``Oak: 9 oak leaves were ...``."""
    if leads is None:
        return found
    led = f"{leads} ".lower()
    named = {name for verdict in found for name in verdict[:2] if name.lower().startswith(led)}
    own = {name for name in named if name.islower() and re.fullmatch(r"[a-z]+s", name[len(led) :])}
    called = dict.fromkeys(own, leads)
    return [
        v._replace(true=called.get(v.true, v.true), predicted=called.get(v.predicted, v.predicted))
        for v in found
    ]


def _between(found: list[Verdict], two: re.Match[str] | None) -> list[Verdict]:
    """The verdicts; what is missed of one of two classes that are confused was taken for the other one."""
    if two is None:
        return found
    names = [two["a"], two["b"]]
    keys = [key(name).rstrip("s") for name in names]
    out = []
    for verdict in found:
        own = key(verdict.true).rstrip("s")
        missed = verdict.predicted == OTHER and keys.count(own) == 1
        out.append(verdict._replace(predicted=names[1 - keys.index(own)]) if missed else verdict)
    return out


def _along_arrows(source: str) -> tuple[Verdict, ...]:
    """Errors from the true class to the other one; empty where a number of the sentence is none of theirs.

    A class that leads it is the true one where none stands before the arrow: ``Oak: confused → elm``.
    """
    alone = ARROW.fullmatch(source.strip(" .;*"))
    found = list(ARROW.finditer(source)) if alone is not None or ERRORS.search(source) else []
    counts = list(find_quantities(source))
    inside = [q for q in counts if any(m.start() <= q.start and q.end <= m.end() for m in found)]
    numbers = [next((q for q in counts if q.start == m.start("n")), None) for m in found]
    if len(inside) < len(counts) or None in numbers:
        return ()
    lead = class_name(LEAD.match(source))
    true = [lead if ERRORS.fullmatch(m["true"]) is not None else m["true"] for m in found]
    pairs = zip(true, found, filter(None, numbers), strict=True)
    return tuple(Verdict(of, m["taken"], numerator(q), False) for of, m, q in pairs if of is not None)


def _uncounted(clause: re.Match[str]) -> str:
    """A comma and blanks for a clause without any count, be it one in words."""
    return clause[0] if _has_counts(clause[0]) else f",{blank(clause)[1:]}"


def _remarked(remark: re.Match[str]) -> str:
    """What a remark is about, and blanks for the remark."""
    return remark[0] if _has_counts(remark["more"]) else remark["told"].ljust(len(remark[0]))


def _has_counts(clause: str) -> bool:
    """Whether a clause counts in words; ``the two classes`` is no count of what is in them."""
    written = any(CLASSES.match(clause, word.end()) is None for _, word in find_written(clause))
    return written or any(word.search(clause) for word in (ONCE, NONE, ALL))


def _all_but(source: str, but: re.Match[str]) -> tuple[Verdict, ...]:
    """What was not recognised of a class, and what that was taken for where these counts add up to it."""
    missed = float(count_word(but["n"].replace(",", "")) or 0)
    if but.end() == len(source):
        return (Verdict(but["name"], OTHER, Quantity(missed, *but.span("n"), but["n"])),) if missed else ()
    led = f"{but['name']}:".rjust(but.end() - 1) + " " + source[but.end() :]
    told = verdicts(led)
    whole = sum(verdict.quantity.value for verdict in told) == missed
    return told if whole and all(verdict.true == but["name"] for verdict in told) else ()


def _with_mistakes(
    source: str, mistakes: list[re.Match[str]], others: tuple[Verdict, ...]
) -> tuple[Verdict, ...]:
    """What is told of one class, and what else it was taken for: ``with a few errors to elm (3)``."""
    true = {verdict.true for verdict in others}
    counts = {q.start: q for q in find_quantities(source)}
    if len(true) != 1 or any(m.start("n") not in counts for m in mistakes):
        return ()
    (of,) = true
    more = (Verdict(of, class_name(m) or OTHER, counts[m.start("n")], False) for m in mistakes)
    return *others, *more


def _total(there: re.Match[str]) -> str:
    """``There were`` 12 elms as ``Of`` 12 elms, and blanks for ``there were 12 of them``."""
    return "Of".rjust(len(there[0])) if there["there"] else blank(there)


def _times(often: re.Match[str]) -> str:
    """``(in 12 of 50 cases)`` and ``(12/50)`` as ``12×``, the number where it was."""
    said = f"{' ' * len(often['lead'])}{often['n']}×"
    return said.ljust(len(often[0]))


def _is_called(plain: str, at: int) -> bool:
    """Whether a number is a name (``class 1``), and not how many there are: ``of the 120``."""
    called = CALLED.search(plain, max(0, at - NEAR), at)
    return called is not None and TOTAL.search(plain, max(0, at - NEAR), at) is None


def _aside(bracket: re.Match[str]) -> str:
    """A remark in brackets as spaces, unless it tells what became of a count."""
    told = EVENTS.search(bracket[0]) is not None and any(map(str.isdigit, bracket[0]))
    return f",{bracket[0][1:-1]} " if told else blank(bracket)


def count_totals(source: str) -> int:
    """How many numbers of a sentence on classes are those of all of a class: ``of the 50 dogs``."""
    counts = find_quantities(source) if verdicts(source) else ()
    return sum(TOTAL.search(source, max(0, q.start - NEAR), q.start) is not None for q in counts)


def _of_metric(plain: str, count: Quantity) -> bool:
    before = METRIC.search(plain, max(0, count.start - NEAR), count.start)
    return before is not None or OF_METRIC.match(plain, count.end) is not None
