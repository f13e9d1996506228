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


BY_EYE = rare(
    r"(?P<said>\b(?:estimat\w*|approximat\w*|read(?:ing|ings|s)?|judged|gauged|guess\w*|eyeballed|taken|inferred)\b"
    r"[^.:;\n]{0,60}?\b(?:from|off|by|against|with|using|on) (?:the |its )?(?:\w+ )?"
    r"colou?r[- ]?(?:bar|scale|legend|key|map)s?(?: \([^()\n]{0,80}\))?):"
    r"(?=\s+(?!(?:v?min|v?max|low|high|limit|range|from|tick|end|white|black|dark|light|pale|red|blue|green|yellow|"
    r"the|an?|it|its)(?:\w*|imum)\b)[^\W\d][^:.;,\n]{0,40}?:? [(]?[~≈]?[-−–+]?\d[^:;\n]{0,200}[;.])",
    re.I,
)
"""``Estimates from the colour scale (0 to 9): Oak 3, 4; Elm 5, 6``: the lists tell nothing of the scale."""


def without_ways_of_reading(source: str) -> str:
    """A text as long as before with blanks for such leads; the name of the first line begins a sentence."""
    return LEAD.sub(_opened, BY_EYE.sub(lambda lead: f"{lead['said']}.", source))


def _opened(lead: re.Match[str]) -> str:
    name = lead["name"].upper() if len(lead["name"].upper()) == 1 else lead["name"]
    return lead["before"] + " " * len(lead["way"]) + lead["gap"] + name
