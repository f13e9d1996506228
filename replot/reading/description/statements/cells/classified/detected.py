"""What a detector did with two classes: ``18 of 20 spam mails were caught, the other two went through``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.classified.outcome_words import counts_of, place_of, turned
from replot.reading.description.statements.cells.classified.quadrants import NEGATIVE
from replot.reading.description.statements.cells.statement import CellStatement, each_once, statement
from replot.reading.description.statements.frame import Frame, Mention

__all__ = ["read_detected"]
CAUGHT = (
    r"(?:caught|blocked|flagged|detected|filtered(?: out)?|stopped|rejected|spotted|found|intercepted)"
)
DONE = rare(
    r"\b(?:(?P<right>(?<!in)(?:correctly|rightly|accurately|successfully) (?:identified|classified|predicted|"
    r"recogni[sz]ed|detected|labell?ed|flagged|caught))|"
    rf"(?P<caught>(?<!not )(?<!never ){CAUGHT})|"
    rf"(?P<missed>missed|overlooked|(?:not|never) (?:been )?{CAUGHT})|"
    r"(?P<passed>(?:let|waved|went|got|came|slipped|passed) through|passed|kept|delivered|"
    r"accepted|cleared))\b(?:\s+as\s+(?:an? )?[\"“'`]?[\w-]+)?",
    re.I,
)
"""The verbs of taking something for what it is, for the class that is looked for, or for another one."""
CLAIM = re.compile(
    r"%|\b(?:percent|most|average|mean|rate|accuracy|more|less|fewer|than|almost|about)\b", re.I
)
CLASSES = 2


def read_detected(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """The cells of a confusion matrix of two classes, of which one is by its name what nobody looks for.

    Empty unless each verb has a count of its own, all before the verbs or all behind them, and a class that
    it is said of, and no count is left. What is told rightly, or missed, tells its class by itself.
    """
    source = text.text
    if len(frame.x) != CLASSES or set(frame.x) != set(frame.y) or CLAIM.search(source):
        return []
    negative = [k for k, name in enumerate(frame.y) if NEGATIVE.match(key(name))]
    verbs = list(DONE.finditer(source))
    looked_for = any(verb["caught"] or verb["passed"] for verb in verbs)
    if not verbs or (looked_for and len(negative) != 1):
        return []
    counts, mentions = counts_of(source), frame.mentions(source)
    if len(counts) != len(verbs):
        return []
    led = counts[0].start > verbs[0].start()  # "the filter caught 18 and missed 2"
    out: list[CellStatement] = []
    true: Mention | None = None
    at = 0
    ends = [verb.start() for verb in verbs[1:]] + [len(source)]
    for verb, q, end in zip(verbs, counts, ends, strict=True):
        last = end if led else verb.start()
        inside = range(verb.start(), verb.end())
        before = [m for m in mentions if at <= m.start and m.end <= last and m.start not in inside]
        true = before[-1] if before else true
        first = verb.end() if led else at
        if true is None or not first <= q.start < q.end <= last:
            return []
        actual = place_of(true, "y")
        if actual is None or len({place_of(m, "y") for m in before}) > 1:
            return []
        said = [m for m in mentions if verb.start() <= m.start and m.end <= verb.end()]
        told = next((place_of(m, "y") for m in said), None)
        if told is None and (verb["right"] or verb["missed"]):
            told = actual if verb["right"] else 1 - actual
        elif told is None:
            told = 1 - negative[0] if verb["caught"] else negative[0]
        row, column = actual, frame.x.index(frame.y[told])
        if turned(frame):
            row, column = told, frame.x.index(frame.y[actual])
        out.append(statement(row, column, q, rank, text.span(q.start, q.end)))
        at = last if led else verb.end()
    return each_once(out)
