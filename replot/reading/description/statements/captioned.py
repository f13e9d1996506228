"""A figure that nobody calls a heatmap: its caption tells rows, columns or cells, and equal lines."""

from __future__ import annotations

from collections import Counter

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.abroad import FIGURE_WORD
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.drawn import GRID_OF_PARTS, drawn_otherwise

__all__ = ["captions_grid"]
FIGURE = rare(
    rf"\A[^\w|]{{0,9}}(?:[a-z]+[- ]){{0,2}}(?:{FIGURE_WORD})[^\w\n]{{0,3}}[a-z]?[.\d]*\d|"
    r"\b(?:in|of|this|the|our) (?:figure|chart|graphic|plot)\b",
    re.I,
)
"""``Supplementary Figure 2.``, ``Abb. 12:``; ``we draw doses as rows of the figure``."""
ROWS = r"(?:rows|zeilen|filas|lignes|linhas|righe|rijen)"
COLUMNS = r"(?:columns|spalten|columnas|colonn[es]s?|colunas|kolommen)"
MEANT = (
    r"(?: (?:of|in) (?:the|this) (?:figure|chart|plot|grid))?(?: (?:are(?! (?:numbered|lettered))|is|"
    r"show|give|list|hold|follow|represent|"
    r"stand for|sind|zeigen|son|sont|muestran|sono|zijn)\b| ?[:=](?!\d))"
)
TOLD = r"(?:\(|\b(?:in|as|are|form|make|make up) (?:the )?)"
ROWS_TOLD = rare(rf"{TOLD}{ROWS}\b(?! of\b)|\b{ROWS}{MEANT}", re.I)
COLUMNS_TOLD = rare(rf"{TOLD}{COLUMNS}\b(?! of\b)|\b{COLUMNS}{MEANT}", re.I)
BOTH = rare(rf"\b{ROWS}\b[^.;\n]{{0,160}}\b{COLUMNS}\b|\b{COLUMNS}\b[^.;\n]{{0,160}}\b{ROWS}\b", re.I)
"""What the lines of a figure are, and those across: ``outlets (rows) by weekday (columns)``."""
EACH_CELL = rare(
    r"\b(?:each|every) (?:cell|square|tile|box|field) (?:gives|shows|holds|contains|reports|states) "
    r"(?:the |an? )?(?:[a-z]+ ){0,2}(?:numbers?|counts?|shares?|percent\w*|proportions?|means?|medians?|"
    r"rates?|values?|"
    r"scores?|probabilit(?:y|ies)|coefficients?|frequenc(?:y|ies)|averages?|differences?)\b",
    re.I,
)
"""What stands in each of the cells."""
CELLS_FILLED = rare(
    r"\b(?:cells|squares|tiles)\b(?:[^.;\n]|(?<=\d)\.(?=\d)){0,60}\b(?:filled|painted|printed|drawn|"
    r"left)\b(?: in)? (?:[a-z]+ )?"
    r"(?:white|blank|gr[ae]y|black|red|orange|yellow|green|blue|purple|pink|brown)\b",
    re.I,
)
"""Cells that are filled with a colour, or left white."""
OF_TABLE = re.compile(r"\A[^\w|]{0,9}table\b(?!-)", re.I)
OF_PICTURES = rare(
    r"\b(?:photo(?:graph)?s?|micrographs?|screenshots?|images?|samples?|examples?) (?:of|show|taken|from|"
    r"generated)\b",
    re.I,
)
PIECE = re.compile(r"[^.;\n]+(?:\.(?=\d)[^.;\n]+)*")
NUMBER = re.compile(r"(?<![\w.])[-−–+]?\d[\d.,]*(?!\w)")
ABOUT_LINES = re.compile(rf"\b(?:{ROWS}|{COLUMNS})\b", re.I)
FEWEST_PIECES = 2
FEWEST_VALUES = 2


def captions_grid(text: str) -> bool:
    """Whether a caption tells what stands on both sides, or in a cell, and lines of equally many values."""
    if OF_TABLE.match(text) or not FIGURE.search(text):
        return False
    sided = BOTH.search(text) and (ROWS_TOLD.search(text) or COLUMNS_TOLD.search(text))
    if not sided and not EACH_CELL.search(text) and not CELLS_FILLED.search(text):
        return False
    if GRID_OF_PARTS.search(text) or OF_PICTURES.search(text) or drawn_otherwise(text):
        return False
    return _has_equal_lines(text)


def _has_equal_lines(text: str) -> bool:
    """Whether several pieces of a text, between stops, hold as many numbers as one another."""
    pieces = (piece[0] for piece in PIECE.finditer(text))
    counts = Counter(len(NUMBER.findall(piece)) for piece in pieces if not ABOUT_LINES.search(piece))
    return any(times >= FEWEST_PIECES for count, times in counts.items() if count >= FEWEST_VALUES)
