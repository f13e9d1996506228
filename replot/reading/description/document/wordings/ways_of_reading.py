"""What leads to the lines of a grid and says how they are read: ``Reading from left to right: May: 3, 4``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["without_ways_of_reading"]
WAY = (
    r"(?:(?:from )?(?:the )?left to (?:the )?right|across|rightwards?|outwards?|"
    r"(?:(?:to the )?right|rightwards?|outwards?|onwards?|starting|beginning)?,? ?"
    r"(?:from|at|with|on) (?:the|its|their)(?: own)?(?: (?:main|leading|first))? diagonal)"
)
WHO = r"(?:(?:we|each|all|the|every) )?(?:(?:rows?|lines?|values?|numbers?|entries) )?(?:(?:are|is|were) )?"
READ = r"(?:(?:reading|read|going|listed|given|working|moving|written)(?: rows)?,? )?"
TOLD = (
    r"(?:,? (?:the (?:rows|lines|values|entries|coefficients)|each row|row by row|we (?:have|get|find|see))"
    r"(?: (?:are|is|reads?|runs?))?)?"
)
LEAD = rare(
    rf"(?P<before>^|(?<=[.:;!?])\s+)(?P<way>{WHO}{READ}{WAY}{TOLD}\s?[:,])(?P<gap>\s+)"
    r"(?P<name>[^\W\d])(?=[^:.;,\n]{0,40}(?::|=|\s[–—])\s*[-−–+~≈]?\.?\d)",
    re.I | re.M,
)
"""Only the way in which all lists are read; what is read backwards stays."""


def without_ways_of_reading(source: str) -> str:
    """A text as long as before with blanks for such leads; the name of the first line begins a sentence."""
    return LEAD.sub(_opened, source)


def _opened(lead: re.Match[str]) -> str:
    name = lead["name"].upper() if len(lead["name"].upper()) == 1 else lead["name"]
    return lead["before"] + " " * len(lead["way"]) + lead["gap"] + name
