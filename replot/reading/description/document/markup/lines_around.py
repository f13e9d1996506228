"""Lines around a grid that marks set apart: ``[Heatmap: ...]`` as a whole, ``TITLE | Sales``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re

__all__ = ["with_titles_before_colons", "without_brackets_around"]
ALL_IN_BRACKETS = re.compile(
    r"^\[(?=(?:heat ?map|(?:confusion|correlation) matrix)\b|"
    r"(?:fig(?:ure)?\.?|image|chart|plot) \d+[^\w\]]{1,3}\w|"
    r"image: heat ?map (?:of|showing) [^\[\]\n]{3,200}\b(?:rows|columns) )"
    r"([^\[\]\n]{3,400})\](?=[ \t]*$)",
    re.I | re.M,
)
"""A line about a figure that stands in brackets as a whole: ``[Heatmap: distances; darker is farther]``."""
CLOSED = re.compile(
    r"^(\W{0,4}\[(?:figure|fig\.?|image|chart|plot|diagram|alt[- ]?text|picture|illustration|graphic)\b"
    r"[^\[\]:\n]{0,30}:[^\[\]\n]{3,4000})\](?=[\s*_.]{0,4}$)",
    re.I | re.M,
)
"""The end of a description in brackets, which is no part of its last name: ``[Figure: ..., y-axis time]``."""
NEXT_PICTURE = re.compile(r"(?<=: )\[(?:image|img|figure|picture) ?\d{1,3}\](?= )", re.I)
"""``False positives: [IMAGE 2]``, where a text breaks off before the next picture."""
TITLED = re.compile(r"^([ \t]{0,8}title) \|(?= [^|\n]{2,300}\n[^|\n]{0,80}\|)", re.I | re.M)
"""``TITLE | Sales``, above the lines of a table."""


def without_brackets_around(source: str) -> str:
    """A text as long as before without the brackets around such lines, and without pictures in between."""
    if ": [" in source:
        source = NEXT_PICTURE.sub(lambda mark: " " * len(mark[0]), source)
    return CLOSED.sub(r"\1 ", ALL_IN_BRACKETS.sub(r" \1 ", source)) if "]" in source else source


def with_titles_before_colons(source: str) -> str:
    """A text as long as before with a colon for the bar behind the word for a title."""
    return TITLED.sub(r"\1: ", source) if "|" in source else source
