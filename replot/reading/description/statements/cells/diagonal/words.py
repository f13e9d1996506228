"""The names of the diagonal, and of all beside it."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.classified.verdict_words import DONE, OUTCOME, RIGHT

__all__ = [
    "AND_OTHERS",
    "AVERAGED",
    "COUNTED_RIGHT",
    "DIAGONAL",
    "LEFT_OUT",
    "MIRRORED",
    "OFF_DIAGONAL",
    "names_diagonal",
    "names_triangle",
]
DIAGONAL = rare(
    r"\b(?:main |leading |principal )?diagonal(?:s|ly)?\b|"
    r"\bself-(?:correlation|similarit|distance|agreement|transition|comparison)\w*|"
    r"\b(?:each|every|all) (?:\w+ )?\w+\b(?:[^.;,]|\.(?=\d)){0,60}\b(?:with|against|to) "
    r"(?:itself|themselves)\b",
    re.I,
)
COUNTED_RIGHT = rare(
    rf"\b(?:numbers?|counts?) of (?:{RIGHT} {DONE} [a-z]+|[a-z]+ (?:that (?:are|were) )?{RIGHT} {DONE}|"
    rf"correct {OUTCOME})(?=:? (?:(?:are|is|were|was) )?\d[\d,]*(?:, \d[\d,]*)*,? and \d)",
    re.I,
)
"""``The numbers of correctly classified fields`` before a list of them: these stand on the diagonal."""
OFF_DIAGONAL = rare(
    r"\boff[- ]diagonals?\b|\b(?:away from|outside|off|beside) the (?:main )?diagonal\b|\bnon-diagonal\b",
    re.I,
)
MIRRORED = rare(
    r"\b(?:(?:cell|square|tile|entry|value|field|one)(?: that is)? (?:mirrored|reflected|flipped|opposite)|"
    r"counterpart|mirror image|twin)(?: [a-z]+){0,6} (?:the|this|its) (?:main )?diagonal\b",
    re.I,
)
"""``The square mirrored at the diagonal reads 0.4``, which is on the other side of it."""
AND_OTHERS = rare(
    r"(?:,? (?:and|while|whereas|with|but)|[,;]) (?:the |all )?"
    r"(?:(?:other )?off[- ]diagonals?|everything else|all (?:else|others)|the rest|elsewhere|"
    r"all (?:the )?other (?:cells|values|entries))\b",
    re.I,
)
"""What goes on about the other cells: ``diagonal values of 1.00 and off-diagonal values like 0.13``."""
BESIDE = re.compile(r"(?<!\bor )(?<!\band )\b(?:above|below|beneath|under|underneath) (?:the|its) $", re.I)
"""``cells below the diagonal``: what is told of them is not said of the diagonal itself."""
LONGEST_BESIDE = 30
AVERAGED = re.compile(
    r"\b(?:average|mean|avg\.?|median|overall)(?: \w+)?(?: (?:of|on|along|over))?(?: the)? $", re.I
)
LEFT_OUT = re.compile(
    r"\b(?:without|no|not|excluding|excludes?|except(?: for)?|omit(?:s|ting)|minus)"
    r"(?: (?:the|its|any|a))? $",
    re.I,
)
"""Before a diagonal that the figure does not show: ``without the diagonal: wind 0.4``."""


MOST_WORDS = 4


def names_diagonal(source: str) -> bool:
    """Whether a few words are a name of the diagonal: ``Diagonal (correct)``."""
    return (
        DIAGONAL.search(source) is not None
        and OFF_DIAGONAL.search(source) is None
        and len(source.split()) <= MOST_WORDS
    )


def names_triangle(source: str, at: int) -> bool:
    """Whether the diagonal that is named at a place is so for what lies above or below it."""
    return BESIDE.search(source, max(0, at - LONGEST_BESIDE), at) is not None
