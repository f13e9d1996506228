"""What a detector did with two classes: ``18 of 20 spam mails were caught, the other two went through``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.outcomes import counts_of, place_of, turned
from replot.reading.description.statements.cells.quadrants import NEGATIVE
from replot.reading.description.statements.cells.statement import CellStatement, statement
from replot.reading.description.statements.frame import Frame, Mention

__all__ = ["read_detected"]
DONE = rare(
    r"\b(?:(?P<caught>caught|blocked|flagged|detected|filtered(?: out)?|stopped|rejected|spotted|found|"
    r"intercepted)|"
    r"(?P<passed>(?:let|waved|went|got|came|slipped|passed) through|passed|missed|overlooked|kept|delivered|"
    r"accepted|cleared))\b(?:\s+as\s+(?:an? )?[\"“'`]?[\w-]+)?",
    re.I,
)
"""The verbs of taking something for the class that is looked for, and for the other one."""
CLAIM = re.compile(
    r"%|\b(?:percent|most|average|mean|rate|accuracy|more|less|fewer|than|almost|about)\b", re.I
)
CLASSES = 2


def read_detected(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """The cells of a confusion matrix of two classes, of which one is by its name what nobody looks for.

    Empty unless each verb has a count of its own, and a class that it is said of, and no count is left.
    """
    source = text.text
    if len(frame.x) != CLASSES or set(frame.x) != set(frame.y) or CLAIM.search(source):
        return []
    negative = [k for k, name in enumerate(frame.y) if NEGATIVE.match(key(name))]
    verbs = list(DONE.finditer(source))
    if len(negative) != 1 or not verbs:
        return []
    ham, spam = frame.y[negative[0]], frame.y[1 - negative[0]]
    counts, mentions = counts_of(source), frame.mentions(source)
    out: list[CellStatement] = []
    true: Mention | None = None
    at = 0
    for verb in verbs:
        before = [m for m in mentions if at <= m.start and m.end <= verb.start()]
        inside = [q for q in counts if at <= q.start and q.end <= verb.start()]
        true = before[-1] if before else true
        if true is None or len(inside) != 1:
            return []
        actual = place_of(true, "y")
        if actual is None or len({place_of(m, "y") for m in before}) > 1:
            return []
        said = [m for m in mentions if verb.start() <= m.start and m.end <= verb.end()]
        told = next((place_of(m, "y") for m in said), None)
        predicted = frame.y[told] if told is not None else spam if verb["caught"] else ham
        row, column = actual, frame.x.index(predicted)
        if turned(frame):
            row, column = frame.y.index(predicted), frame.x.index(frame.y[actual])
        q = inside[0]
        out.append(statement(row, column, q, rank, text.span(q.start, q.end)))
        at = verb.end()
    complete = len(out) == len(counts) and all(q.end <= at for q in counts)
    return out if complete and len({(c.row, c.column) for c in out}) == len(out) else []
