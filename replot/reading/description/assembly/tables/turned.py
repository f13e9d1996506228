"""Tables that stand the other way round than the figure: what a text says of it."""

from __future__ import annotations

from replot.reading.description.assembly.tables.alike_names import named_alike
from replot.reading.description.assembly.tables.around import TextAround
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import followed
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.tables.facts import TableFact

__all__ = ["says_transposed", "way_told"]
TABLE = r"\b(?:tables?|listings?|grid|matrix|values|numbers|blocks?|layout|it)\b"
LISTING = r"\b(?:tables?|listings?)\b[^.;\n|]{0,60}"
LINES = r"(?:rows and (?:the )?columns|columns and (?:the )?rows)"
TRANSPOSED = rare(
    rf"{TABLE}[^.;\n|]{{0,60}}\btransposed\b|"
    r"\btransposed (?:table|listing|grid|matrix|form|layout|copy|version)\b|"
    r"\btransposed\b[^.;\n|]{0,20} (?:with respect|relative|compared)\b|"
    rf"{LISTING}\b(?:the other way (?:a)?round(?! (?:would|might|could|should))|on its side|turned by 90)\b|"
    rf"{LISTING}\b{LINES} (?:\w+ ){{0,2}}(?:swapped|exchanged|interchanged)\b|"
    rf"{LISTING}\b(?:swaps?|swapped|exchanges|interchanges) (?:the )?{LINES}\b|"
    r"\b(?:line|row)s? (?:of|in) the table (?:is|are) (?:one |a |the )?columns?\b|"
    r"\bcolumns? (?:of|in) the table (?:is|are) (?:one |a |the )?(?:lines?|rows?)\b",
    re.I,
)
"""What says that a table is turned; a program that transposes something says nothing of it."""
IN_TABLE = rare(
    r"\b(?:here|in (?:the|this|my|our) (?:table|listing)(?: (?:above|below|here))?|"
    r"(?:the|this|my|our) (?:table|listing) (?:has|puts|lists|shows|gives))[:,]? (?:the )?"
    r"(?P<name>[^\W\d_][\w-]*(?: [\w-]+){0,2}?)(?: (?:are|is|form|stand|run|go|were|listed|put|placed))*"
    r" (?:the |as |in |in the |down the )?(?P<line>columns?|rows?|across|down)\b",
    re.I,
)
"""``here sites are the columns``, of the lines of a table."""


def says_transposed(down: str | None, across: str | None, around: TextAround) -> bool:
    """Whether the text says that its table is turned, or which of the axes its lines are.

    Parameters
    ----------
    down, across : str or None
        What the axes of the figure are called.
    around : TextAround
    """
    if around.says(TRANSPOSED):
        return True
    told = around.first(IN_TABLE)
    if told is None:
        return False
    columns = told["line"][0].lower() in "ca"
    own, other = (down, across) if columns else (across, down)
    return named_alike(told["name"], own) and not named_alike(told["name"], other)


LINE = rare(
    r" (?:is|was|being|forms|makes up) (?:in )?the (?:very )?"
    r"(?:top|topmost|uppermost|bottom|bottommost|lowest|left|leftmost|right|rightmost|first|last)"
    r"(?:[- ]hand)? (?:row|column)\b",
    re.I,
)
"""``Ayr is the leftmost column``: which line of the figure a label is."""
ROW = re.compile(r"[\"”'’`*]* (?:is|was|being|forms|makes up) (?:in )?the (?:[\w-]+ ){1,3}?row\b")
COLUMN = re.compile(r"[\"”'’`*]* (?:is|was|being|forms|makes up) (?:in )?the (?:[\w-]+ ){1,3}?column\b")


def way_told(table: TableFact, around: TextAround) -> bool | None:
    """Whether a table is turned by what the text says of its first and last labels; None if nothing."""
    if not around.says(LINE):
        return None
    straight = turned = False
    for labels, own, other in ((table.rows, ROW, COLUMN), (table.columns, COLUMN, ROW)):
        for label in filter(None, (labels[0], labels[-1]) if labels else ()):
            straight = straight or followed(around.whole, label, own)
            turned = turned or followed(around.whole, label, other)
    return turned if straight != turned else None
