"""Axes of squares that a letter and a number name, as on a chessboard: ``A1 has 3, B1 has 12``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from replot.reading.description.assembly.axes.lists.taken_labels import put_labels
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.missing import SHORT_MISSING
from replot.reading.description.lexicon.patterns import rare

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["axes_of_squares"]
VALUE = r"[-−+~≈]?\.?\d[\d.]{0,12}%?"
SQUARE = re.compile(
    r"(?<![\w.])(?P<letter>[A-Z])(?P<number>\d{1,2})(?![\w.]*\d)"
    r"(?:\s?[:=]\s*| (?:has|had|is|was|holds|at|with|gave) |\s)"
    rf"(?!{VALUE}(?:,\s?{VALUE}){{2}})(?=[-−+~≈]?\.?\d|nothing|none|empty|blank|{SHORT_MISSING})"
)
"""``B1 has 12``, but not ``B1: 12, 3, 5``, which is a line."""
TO = r"\s?(?:to|–|-|through)\s?"
LETTERED = rare(rf"\b(?:lettered|letters?)\s+(?P<a>[A-Z]){TO}(?P<b>[A-Z])\b(?P<way>[^,.;()]{{0,40}})")
NUMBERED = rare(rf"\b(?:numbered|numbers?)\s+(?P<a>\d{{1,2}}){TO}(?P<b>\d{{1,2}})\b(?P<way>[^,.;()]{{0,40}})")
UP = r"\b(?:south to north|bottom to top|up(?:wards?)?)\b"
UPWARD = re.compile(UP, re.I)
DOWNWARD = re.compile(rf"{UP}|\b(?:down(?:wards?)?|north to south|top to bottom)\b", re.I)
PLATE = rare(r"\b(?:wells?|(?:micro|well[- ]?)plates?)\b", re.I)
"""Where letters name rows: the wells of a plate."""
FEWEST = 4
SIDES = 2
OFTEN = 2


def axes_of_squares(panel: PanelFacts, sentences: Sequence[Text]) -> None:
    """The letters along one axis and the numbers along the other, where most squares have a value.

    The letters run along the x axis unless the text says that they go down, or tells of wells.
    """
    if panel.x.categories or panel.y.categories:
        return
    told = [(m["letter"], int(m["number"])) for text in sentences for m in SQUARE.finditer(text.text)]
    named = set(told)
    if len(told) >= OFTEN * len(named):
        return  # "oak: E12 3; P0 4", "elm: E12 2; P0 1": columns, and a name for each row
    letters = sorted({letter for letter, _ in named})
    numbers = sorted({number for _, number in named})
    if len(named) < FEWEST or min(len(letters), len(numbers)) < SIDES:
        return
    if 2 * len(named) < len(letters) * len(numbers):
        return
    whole = " ".join(text.text for text in sentences)
    lettered, numbered = LETTERED.search(whole), NUMBERED.search(whole)
    if lettered is not None and lettered["a"] <= letters[0] and letters[-1] <= lettered["b"]:
        letters = [chr(code) for code in range(ord(lettered["a"]), ord(lettered["b"]) + 1)]
    if numbered is not None and int(numbered["a"]) <= numbers[0] and numbers[-1] <= int(numbered["b"]):
        numbers = [*range(int(numbered["a"]), int(numbered["b"]) + 1)]
    down = lettered is not None and DOWNWARD.search(lettered["way"]) is not None
    down = down or (lettered is None and PLATE.search(whole) is not None)
    along, beside = (list(map(str, numbers)), lettered) if down else (letters, numbered)
    rows = letters if down else list(map(str, numbers))
    way = beside["way"] if beside is not None else ""
    put_labels(panel.x, along)
    put_labels(panel.y, rows[::-1] if UPWARD.search(way) else rows)
    panel.y.directed = DOWNWARD.search(way) is not None
