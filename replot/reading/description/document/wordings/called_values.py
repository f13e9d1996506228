"""Values that lines call so, beside the colour of their cell: ``Row 1, Column 2: Value = 9, Color = Red``."""

from __future__ import annotations

from replot.reading.description.document.markup.line_marks import COLOUR as HUE
from replot.reading.description.lexicon import patterns as re

__all__ = ["without_names_of_values"]
KEY = r"^(?P<key>[ \t]*(?:[-*+•]|\d{1,3}\.)[ \t]+(?=[^:\n]*[^\W\d])[^:\n]{1,80}:[*_]{0,2}[ \t]+)[*_]{0,2}"
IS = r"(?: is| of|\s?[:=])?[*_]{0,2} [*_`]{0,2}"
VALUE = rf"(?:the |an? )?(?:numerical )?value{IS}(?P<value>[~≈]?[-+−]?\.?\d[\d.,]*(?<=\d)\s?%?)[*_`]{{0,2}}"
COLOUR = (
    rf"(?:and )?(?:(?:(?:the |its )?(?:cell |background )?colou?r{IS}|colou?red (?:in )?|shaded (?:in )?)"
    rf"(?P<colour>[A-Za-z](?:[A-Za-z/ ]|-(?=\w)){{1,40}}?)|(?P<hue>{HUE}(?:[-/ ]{HUE})?))[*_`]{{0,2}}"
)
APART = r"[*_]{0,2}(?:[,;]|\s[|–—-])\s*[*_]{0,2}"
END = r"[.;,]?[ \t]*$"
CALLED = (
    re.compile(rf"{KEY}{VALUE}(?:{APART}{COLOUR})?{END}", re.I | re.M),
    re.compile(rf"{KEY}{COLOUR}{APART}{VALUE}{END}", re.I | re.M),
)
FEWEST = 2
"""Such lines: one alone may tell of anything."""


def without_names_of_values(source: str) -> str:
    """A text as long as before with ``Row 1, Column 2:  9 (Red)`` in such lines."""
    if "alue" not in source:
        return source
    for pattern in CALLED:
        if sum(1 for _ in pattern.finditer(source)) >= FEWEST:
            source = pattern.sub(_plain, source)
    return source


def _plain(line: re.Match[str]) -> str:
    colour = line["colour"] or line["hue"]
    told = line["value"] + (f" ({colour})" if colour else "")
    return (line["key"] + told).ljust(len(line[0]))
