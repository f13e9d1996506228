"""Cells that the text says are empty: halves, diagonals, and whatever it does not list."""

from __future__ import annotations

import numpy as np

from replot.figure import (
    APPROXIMATE,
    BLANK,
    RANGE,
    STATED,
    UNSTATED,
)
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells import CellStatement

__all__ = ["blank_cells"]
SPARSE = rare(
    r"\b(?:does not contain data for every|white cells?|cells? (?:are|is) (?:left )?(?:blank|empty|"
    r"white|missing|absent)|left (?:blank|white|empty)|empty cells?|blank cells?|no data|"
    r"missing (?:data|cells?|values?)|"
    r"not (?:fully|completely) populated|stays? empty|completely empty|hold no cells|"
    r"background is (?:plain )?white|not (?:all|every) (?:cells?|combinations?)|sparse|unfilled|"
    r"white (?:squares|areas?|regions?)|gr[ae]y cells?|masked|black cells carry no number|"
    r"black cells? (?:have|has|contain)s? no|no value is printed|only (?:some|certain) combinations)\b",
    re.I,
)
UPPER_BLANK = rare(
    r"\bupper[- ](?:right )?triang\w+\b[^.]{0,60}\b(?:mask|white|blank|empty|hidden|omit|missing|"
    r"not shown|absent)|\blower[- ]triang\w+ (?:correlation |confusion )?(?:heat|matri|part|half)|"
    r"\b(?:above|over) the diagonal\b[^.]{0,40}\b(?:white|blank|empty|mask|hidden|omit)|"
    r"\bcausal(?:ly)? mask|\bmask\w*\b[^.]{0,30}\bupper[- ]triang|\bonly the lower (?:left )?triang|"
    r"\bupper (?:half|part)\b[^.]{0,40}\b(?:white|blank|empty|mask)",
    re.I,
)
LOWER_BLANK = rare(
    r"\blower[- ](?:left )?triang\w+\b[^.]{0,60}\b(?:mask\w*|white|blank|empty|hidden|omitted|missing|"
    r"not shown|absent)\b|\bupper[- ]triangular (?:correlation |confusion )?(?:heat|matri)|"
    r"\bbelow the diagonal\b[^.]{0,40}\b(?:white|blank|empty|mask|hidden|omit)|"
    r"\bmask\w*\b[^.]{0,30}\blower[- ]triang|\bonly the upper (?:right )?triang",
    re.I,
)
DIAGONAL_BLANK = rare(
    r"\bdiagonal\b[^.]{0,60}\b(?:omitted|blank|empty|excluded|masked|white|not shown|left out|missing|"
    r"hidden)\b|\bexclud\w+ (?:the )?diagonal\b|\bdiagonal cells representing[^.]*\bomitted\b",
    re.I,
)


def blank_cells(
    states: np.ndarray,
    cells: dict[tuple[int, int], CellStatement],
    whole: str,
    x: tuple[str, ...],
    y: tuple[str, ...],
) -> None:
    """Cells that the text does not number, but says to be empty."""
    rows, columns = states.shape
    open_ = states == UNSTATED
    if not open_.any():
        return
    for place, cell in cells.items():
        if cell.state == UNSTATED:
            open_[place] = False  # said to be there and unreadable
    if not open_.any():
        return
    square = [key(c) for c in x] == [key(c) for c in y]
    i, j = np.indices(states.shape)
    if rows == columns and (square or rows > 1):
        if UPPER_BLANK.search(whole):
            states[open_ & (j > i)] = BLANK
        if LOWER_BLANK.search(whole) and not UPPER_BLANK.search(whole):
            states[open_ & (j < i)] = BLANK
        if DIAGONAL_BLANK.search(whole):
            states[open_ & (j == i)] = BLANK
    if SPARSE.search(whole) and not UPPER_BLANK.search(whole):
        open_ = states == UNSTATED
        has_number = np.isin(states, (STATED, APPROXIMATE, RANGE))
        # a row that is given at all is given wholly; one that is never given stays unstated
        given = np.asarray(has_number.any(axis=1))
        states[open_ & given[:, None]] = BLANK
