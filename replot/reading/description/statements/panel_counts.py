"""How many heatmaps a text says that its figure has: ``shows four heatmaps``, ``a 3×3 grid of heatmaps``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL, count_word
from replot.reading.description.lexicon.patterns import rare

__all__ = ["COUNTED", "MAPS", "panels_claimed"]
COUNTED = rf"(?:\d{{1,4}}|{SEVERAL})"
MAPS = (
    r"(?:heat[- ]?maps?|panels|sub-?plots|sub-?panels|(?:confusion|correlation|attention) matrices|"
    r"matrices|grids)"
)
SHOWN = rare(
    rf"\b(?:image|figure|picture|chart|visuali[sz]ation|graphic|it|plot)\b(?: \w+)?? "
    rf"(?:contains?|shows?|displays?|presents?|holds?|comprises|consists of|has|is|features?|includes?|"
    rf"depicts?)"
    rf"(?: (?:an?|the|set|series|pair|of|grid|exactly|comparison|total|in))* "
    rf"(?P<n>{COUNTED})(?: (?!(?:by|times|of|rows?|columns?|out)\b)[\w-]+){{0,3}}? "
    rf"{MAPS}(?! (?:of|in) (?:the|each|every) (?:row|column|top|bottom))\b",
    re.I,
)
LAID_OUT = rare(
    rf"\b(?P<a>{COUNTED})\s*(?:[x×]|by|rows? (?:and|by))\s*(?P<b>{COUNTED})(?: |-)(?:columns? )?"
    rf"(?:arrangement|layout|array|grid|matrix) of (?:\w+ ){{0,4}}{MAPS}\b",
    re.I,
)
WITH_PANELS = rare(rf"\b(?P<n>{COUNTED})-panel (?:[\w-]+ )?(?:heat[- ]?map|grid of heat)", re.I)
"""``6-panel heatmap grid``."""
MOST = 200


def panels_claimed(source: str) -> tuple[int, int, int] | None:
    """How many a sentence speaks of, and where it does so."""
    if (told := SHOWN.search(source) or WITH_PANELS.search(source)) is not None:
        claimed, start = count_word(told["n"]), told.start("n")
    elif (told := LAID_OUT.search(source)) is not None:
        a, b = count_word(told["a"]), count_word(told["b"])
        claimed, start = (a * b if a and b else None), told.start()
    else:
        return None
    return (claimed, start, told.end()) if claimed is not None and claimed <= MOST else None
