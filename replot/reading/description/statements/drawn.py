"""What a chart draws that nobody calls by its kind: ``a chart with four lines``, ``the tallest bar``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL
from replot.reading.description.lexicon.patterns import rare

__all__ = ["drawn_otherwise"]
SOME = rf"\b(?:{SEVERAL}|\d{{1,2}}|colou?red|several|these|those|its|all) (?:[\w-]+ ){{0,5}}?"
EACH_ITS_OWN = r"\b(?:each|every) [\w -]{2,30}? (?:has|gets|with|as) (?:its|a|an|their) (?:own )?(?:[\w-]+ )?"
DRAWN = (
    (
        "line chart",
        rare(
            rf"{SOME}lines\b(?! of (?:code|text|numbers|values|data|cells)| between| around| long)|"
            rf"{EACH_ITS_OWN}line\b|"
            r"\blines (?:that (?:are )?)?"
            r"(?:climb|ris|rose|fall|fell|cross|diverg|converg|slop|flatten|intersect|dip)\w*|"
            r"\bthe lines? (?:for|of) \w+ (?:climb|ris|rose|fall|fell|cross|drop|dip)\w*|"
            r"\b(?:solid|dashed|dotted)(?:,? [\w-]+)? lines?\b|"
            r"\blines? with (?:[\w-]+ )?(?:circles?|squares?|triangles?|diamonds?|crosses|markers?)\b",
            re.I,
        ),
    ),
    (
        "bar chart",
        rare(
            rf"{SOME}bars\b(?! of (?:chocolate|soap|gold)| between)|{EACH_ITS_OWN}bar\b|"
            r"\b(?:tall|high|long|short|low)est (?:bar|column)\b|"
            r"\b(?:bars|columns) (?:tower|soar|climb|ris|shrink)\w*",
            re.I,
        ),
    ),
    (
        "scatter plot",
        rare(
            r"\b(?:fitted|regression|trend|least[- ]squares|best[- ]fit(?:ting)?|LOESS|lowess) "
            r"(?:lines?|curves?)\b|\blines? of best fit\b|"
            r"\b(?:each|every) (?:point|dot|bubble) (?:is|represents|stands for|corresponds)\b|"
            r"\b(?:labell?ed|colou?red|outlying|jittered|overlapping) "
            r"(?:points|dots|markers|bubbles)\b(?! of\b)|"
            r"\b(?:points|dots|markers|bubbles) (?:are|were) "
            r"(?:labell?ed|colou?red|sized|scaled|jittered|tinted|shaded)\b",
            re.I,
        ),
    ),
    (
        "pie chart",
        rare(rf"{SOME}(?:slices|wedges)\b(?! through)|\b(?:larg|bigg|small)est (?:slice|wedge)\b", re.I),
    ),
)
CELLS = (
    r"cells?|squares?|tiles?|matri(?:x|ces)|boxes|fields|patches|rectangles|swatch\w*|heat[- ]?map\w*|"
    r"checkerboard|mosaic"
)
SCALES = r"colou?r ?(?:bar|scale|map)"
OF_CELLS = rare(rf"\b(?:{CELLS}|{SCALES})\b", re.I)
OF_GRID = rare(rf"\b(?:rows?|columns|grids?|{CELLS}|{SCALES})\b", re.I)
OF_LINES = rare(rf"\b(?:rows?|columns|grids?|{CELLS})\b|^\s*\|", re.I | re.M)
PARTS = r"(?:sub-?(?:plots?|figures?)|panels|plots|charts|graphs)"
GRID_OF_PARTS = rare(
    rf"\b{PARTS}\b[^.;:\n]{{0,40}}? (?:in|into|as) (?:an? )?"
    r"(?:\w+ (?:rows|columns)|(?:\d+ ?(?:x|×|by) ?\d+ )?(?:grid|layout|array))\b|"
    rf"\b(?:grid|layout|array|rows?|columns) of (?:[\w-]+ ){{0,2}}{PARTS}\b",
    re.I,
)
"""``24 subplots arranged in a 4x6 grid``: its rows and columns are of charts, and hold no cells."""


def drawn_otherwise(text: str, *, scaled: bool = False) -> str | None:
    """The kind of chart whose lines, bars, points or slices a text speaks of, where it speaks of no grid.

    That it has a scale of colours says nothing where that is known (``scaled``).
    """
    grid = OF_LINES if scaled else OF_GRID if GRID_OF_PARTS.search(text) is None else OF_CELLS
    if grid.search(text) is not None:
        return None
    return next((name for name, pattern in DRAWN if pattern.search(text) is not None), None)
