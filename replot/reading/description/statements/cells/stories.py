"""Lines that go from value to value, each tied to its label: ``from 3 at A via 4 at B to 7 at C``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.claim_words import claims
from replot.reading.description.statements.cells.runs import Run

__all__ = ["DIFFERENCE", "MOVES", "TIE", "is_exact", "tells_a_story"]
MOVES = rare(
    r"\b(?:increase[sd]?|decreases?d?|drop(?:s|ped)?|rise[sn]?|rose|fell|falls?|improve[sd]?|gain(?:s|ed)?|"
    r"grow[sn]?|grew|climb(?:s|ed)?|sinks?|sank|declines?d?|goes|went|moves?d?|starts?|ends?|going|rising|"
    r"falling|growing|dropping|climbing|moving|"
    r"ranges?d?|runs?|ran|spans?|spanned|var(?:ies|ied))\b",
    re.I,
)


def tells_a_story(blanked: str, runs: list[Run], source: str) -> bool:
    """Whether lines go from value to value, each tied to its label: ``from 3 at A via 4 at B to 7 at C``."""
    if MOVES.search(blanked) is None or claims(MOVES.sub(" ", blanked)):
        return False
    first = next((k for k, run in enumerate(runs) if run.kind == "V"), len(runs))
    along = next((run.axis for run in runs[first:] if run.kind == "L"), "")
    told = [run for run in runs[first:] if run.kind == "V" or run.axis == along]
    values, labels = told[::2], told[1::2]
    return len(values) == len(labels) > 1 and all(
        value.kind == "V"
        and len(value.tokens) == 1
        and is_exact(value)
        and not DIFFERENCE.search(source, max(0, value.start - 24), value.start)
        and label.kind == "L"
        and (label.bracket or TIE.fullmatch(source, value.tokens[-1].end, label.start))
        for value, label in zip(values, labels, strict=True)
    )


def is_exact(run: Run) -> bool:
    """Whether a run is one number that is neither a guess nor a bound."""
    quantity = run.tokens[0].quantity
    return quantity is not None and not quantity.approximate and not quantity.is_open


DIFFERENCE = re.compile(
    r"\bby\s+(?:(?:about|around|roughly|almost|nearly|only|just|up to|over|as much as)\s+)?[~≈]?$"
)
"""What stands before the difference of two cells: ``beats B by``."""


TIE = re.compile(
    r"\s*(?:%|percent|(?!(?:and|or|but|while)\b)[a-zA-Z°µ/²³]{1,8})?"
    r"(?:\s*\([^()\d]{1,30}\))?"
    r"(?:,?\s*(?:occurs?|appears?|belongs|(?:is|was) (?:found|seen|observed|recorded)))?\s*"
    r"(?:for|from|in|at|on|by|among|under|when|to|as|against)\s+(?:the\s+|an?\s+)?[\"“'`]?"
)
"""What ties a label to the value before it."""
