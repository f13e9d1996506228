"""The cells that verdicts on classes tell of, and the labels that the classes are called by."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.forms import singulars
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import IN_BRACKETS
from replot.reading.description.statements.cells.classified.outright import told_outright
from replot.reading.description.statements.cells.classified.verdict_forms import class_name
from replot.reading.description.statements.cells.classified.verdict_words import (
    ALL_BUT,
    KIND,
    LEAD,
    NOUN,
    OTHER,
    SUBJECT,
    WORD,
)
from replot.reading.description.statements.cells.classified.verdicts import Verdict, verdicts
from replot.reading.description.statements.cells.classified.what_they_were import is_told
from replot.reading.description.statements.cells.statement import CellStatement, each_once, statement
from replot.reading.description.statements.frame import Frame

__all__ = [
    "class_in_lead", "class_spoken_of", "class_taken", "find_class", "is_species", "read_outright",
    "read_verdicts",
]


def read_verdicts(
    text: Text, frame: Frame, rank: int, turned: bool, subject: str | None = None
) -> list[CellStatement]:
    """The cells that a sentence tells so, of the ``subject``; ``turned`` where true classes stand on x."""
    out = []
    for verdict in verdicts(text.text, subject):
        true, predicted, q, known, counted = _of_lead(verdict, text.text, frame)
        if counted and find_class(true, frame, "y") is None and find_class(counted, frame, "y") is not None:
            true = counted  # "9 oaks were taken for elms when they were young"
        if predicted == OTHER:
            predicted = _other(true, frame)
            if predicted == OTHER and len(frame.y) > PAIR:
                continue  # nobody says what they were taken for
        elif true == OTHER and len(frame.y) > PAIR:
            continue  # nobody says what they were
        elif known is not None and len(frame.y) == PAIR and find_class(true, frame, "y") is None:
            if true and is_told(true, text.text):
                return []  # "5 that were phishing were wrongly called ham", beside spam
            true = predicted if known else _other(predicted, frame)  # "5 stands were wrongly called oak"
        row, column = (predicted, true) if turned else (true, predicted)
        at = find_class(row, frame, "y"), find_class(column, frame, "x")
        if at[0] is None or at[1] is None:
            return []
        out.append(statement(at[0], at[1], q, rank, text.span(q.start, q.end)))
    return each_once(out)


def read_outright(text: Text, frame: Frame, rank: int, turned: bool) -> list[CellStatement]:
    """The cells of a sentence that is nothing but counts of what became of classes."""
    told = frame.x == frame.y and (told_outright(text.text) or ALL_BUT.match(text.text))
    return read_verdicts(text, frame, rank, turned) if told else []


def _of_lead(verdict: Verdict, source: str, frame: Frame) -> Verdict:
    """A verdict on things of the class that leads, which no label names: ``Oak: 9 leaves were ...``."""
    true = verdict.true
    if THINGS.fullmatch(true) is None or find_class(true, frame, "y") is not None:
        return verdict
    lead = LEAD.match(source)
    name = class_name(lead) if lead is not None else None
    if name is None or find_class(name, frame, "y") is None:
        return verdict
    return verdict._replace(true=name, predicted=name if verdict.predicted == true else verdict.predicted)


THINGS = re.compile(r"[a-z]{3,}s?")


def class_in_lead(source: str, frame: Frame) -> str | None:
    """The class that is all of a lead: ``Actual class 0:``, ``Positive tweets (354 in all):``."""
    source = IN_BRACKETS.sub("", source) if "(" in source else source
    lead = LEAD.match(f"{source.strip()} ") if source.rstrip().endswith(":") else None
    name = class_name(lead) if lead is not None and lead.end() > len(source.strip()) else None
    return name if name is not None and find_class(name, frame, "y") is not None else None


NUMBERS_OF = re.compile(
    r"\W*(?:(?:here|of these|of those|of them|and|so|only|just),? )?"
    r"(?:\d[\d.,]*(?: \w+)?(?: of (?:them|these|those))?(?: \([^()]{1,12}\))? (?:were|was|are|is) |"
    r"(?:in this case, )?(?:(?:our|the|this) (?:model|classifier|network|system)|it|we) (?:has |have )?"
    r"(?:correctly )?(?:predicted|classified|labell?ed|identified|recogni[sz]ed|took) "
    r"\d[\d.,]* of (?:them|these|those) (?:as|for) )",
    re.I,
)
"""What goes on about the class of the sentence before: ``93 of them were recognised``.

Or ``it took 7 of them for``.
"""


ALL_OF_CLASS = re.compile(
    r"\W*(?:there (?:are|were)|(?:[\w-]+ ){0,5}?(?:contains?|includes?|holds?|has|have|had|comprises?))"
    r"(?: in total| altogether)? (?:exactly |a total of )?\d[\d,]{0,12} (?:actual |true |truly )?"
    rf"(?P<name>{WORD}(?: {WORD}){{0,2}}?)(?: {NOUN})?(?: in (?:total|all))?[\s.:;]*",
    re.I,
)
"""``The data contains a total of 60 elms.``"""


def class_spoken_of(before: str, source: str, frame: Frame) -> str | None:
    """The class that the sentence before is about, and no other, where the next one tells numbers of it."""
    goes_on = NUMBERS_OF.match(source) is not None
    if goes_on and (all_of := ALL_OF_CLASS.fullmatch(before)) is not None:
        name = class_name(all_of)
        return name if name and find_class(name, frame, "y") is not None else None
    subject = SUBJECT.match(before) if goes_on else None
    if subject is None or any(map(str.isdigit, before)):
        return None
    name = class_name(subject)
    place = find_class(name, frame, "y") if name else None
    sure = (mention for mention in frame.mentions(before) if mention.sure)
    named = {at for mention in sure for axis, at in mention.places if axis == "y"}
    return name if place is not None and named <= {place} else None


TAKEN = re.compile(
    r"\W*(?:true |actual )?(?P<name>\S(?:[^:;,.]{0,40}\S)?) (?:(?:is|are|was|were|gets?|got|being) )?"
    r"(?:(?:wrongly|falsely|incorrectly|mistakenly) )?(?:predicted|classified|label(?:l)?ed|identified|"
    r"recogni[sz]ed|"
    r"taken|mistaken|confused|read|heard|called|mis-?[a-z]{3,12})(?: (?:as|for|with))\W*",
    re.I,
)


def class_taken(lead: str, frame: Frame) -> int | None:
    """The place of the true class in words that lead to what it was taken for: ``oak predicted as:``."""
    taken = TAKEN.fullmatch(lead)
    return find_class(taken["name"], frame, "y") if taken is not None else None


def _other(name: str, frame: Frame) -> str:
    """The other one of two classes, or nothing."""
    place = find_class(name, frame, "y") if len(frame.y) == PAIR else None
    return frame.y[1 - place] if place is not None else OTHER


PAIR = 2


def find_class(name: str, frame: Frame, axis: str) -> int | None:
    """The place of the one label that a class is called by, be it in the plural."""
    shorter = name.rpartition(" ")[0]
    forms = dict.fromkeys(
        (name, *singulars(name), KIND.sub("", name), shorter, shorter.rpartition(" ")[0] or shorter)
    )
    for said in (*forms, *(form.replace(*swap) for form in forms for swap in (("-", " "), (" ", "-")))):
        found = frame.resolve(said, axis)
        if found is not None and len(found[1]) == 1:
            return found[1][0]
    labels = frame.y if axis == "y" else frame.x
    if len(labels) == PAIR and frame.positive in labels and key(name) in OPPOSED:
        at = labels.index(frame.positive)
        return at if key(name) == OPPOSED[1] else 1 - at
    full = [k for k, label in enumerate(labels) if is_species(name, label)] if INITIAL.match(name) else []
    return full[0] if len(full) == 1 else None


OPPOSED = ("negative", "positive")
"""What two classes are called besides their labels."""
INITIAL = re.compile(r"[A-Z]\. (?=[a-z])")


def is_species(short: str, full: str) -> bool:
    """Whether a name is that of a species with the first letter of its genus: ``P. nigra``."""
    genus, _, kind = full.partition(" ")
    return len(genus) > PAIR and short == f"{genus[0]}. {kind}"
