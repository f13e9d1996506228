"""Whether a text can tell of cells at all, asked before anything is read of it."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.missing import find_missing
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.classified.no_outcomes import NO_OUTCOMES
from replot.reading.description.statements.cells.classified.outcome_words import NO_ERRORS
from replot.reading.description.statements.cells.classified.outcomes import counts_outcomes
from replot.reading.description.statements.cells.ruled_out.empty_cells import EMPTY
from replot.reading.description.statements.cells.sentences.chains import ZERO_ON
from replot.reading.description.statements.frame import Frame

__all__ = ["COMMENT", "bounds_a_region", "may_hold_values"]
COMMENT = re.compile(
    r"^\s*(?:\*?trends?|notes?|pattern|observations?|interpretation|comment|summary|colou?rs?(?: scale|"
    r" bar| gradient)?|legend|insights?|implications?|remarks?|key (?:takeaways?|points?|findings?)|"
    r"overall|average|mean|total|peaks?|visual(?: trend)?|meaning|gradient|range|conclusion|takeaways?|"
    r"analysis|highlights?|max(?:imum)?|min(?:imum)?(?= (?:value|score|cell))|best|worst|highest|"
    r"lowest)\b[^:]{0,30}:",
    re.I,
)
"""``Trend:``, ``Key takeaway:``: what follows is a comment on the values, and none of them."""
DIGIT = re.compile(r"\d|[½¼¾⅓⅔]")
DIAGONAL_WORD = rare(
    r"\bdiagonal\b.*\b(?:zeros?|ones?|unity)\b|\b(?:zero(?:s|es)?|ones)\b[^.;]{0,20}\bdiagonal\b", re.I
)
BOUND = re.compile(r" ?[<>≤≥]=? ?(?=\d)")
NAME_LENGTH = 60


def may_hold_values(source: str) -> bool:
    """Whether a text holds a number, in figures or as a count, a word for a missing value, or a diagonal."""
    number = DIGIT.search(source) or DIAGONAL_WORD.search(source)
    number = number or ZERO_ON.search(source) or EMPTY.search(source) or NO_ERRORS.search(source)
    number = number or NO_OUTCOMES.search(source)
    return number is not None or bool(find_missing(source)) or counts_outcomes(source)


def bounds_a_region(source: str, frame: Frame) -> bool:
    """Whether a text speaks of a part of the grid: ``depth > 50``. 50 is not the row meant there."""
    if BOUND.search(source) is None:
        return False
    names, bare, at = tuple(frame.alias), [], 0
    for mention in frame.mentions(source):
        bare += [source[at : mention.start], " " * (mention.end - mention.start)]
        at = mention.end
    rest = "".join([*bare, source[at:]]).lower()
    before = [rest[max(0, bound.start() - NAME_LENGTH) : bound.start()] for bound in BOUND.finditer(rest)]
    return any(
        said.endswith(name) and not said[: -len(name)][-1:].isalnum() for said in before for name in names
    )
