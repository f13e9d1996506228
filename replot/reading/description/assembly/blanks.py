"""Cells that the text says are empty: halves, diagonals, and whatever it does not list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from replot.figure import (
    APPROXIMATE,
    BLANK,
    RANGE,
    STATED,
    UNSTATED,
)
from replot.reading.description.assembly.facts import PanelFacts
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.missing import HIDDEN
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.statement import CellStatement, Ranks

__all__ = ["ONE_WAY", "SYMMETRIC", "blank_cells", "settle_pairs"]
SPARSE = rare(
    r"\b(?:does not contain data for every|white cells?|cells? (?:are|is) (?:left )?(?:blank|empty|"
    r"white|missing|absent)|left (?:blank|white|empty)|empty cells?|blank cells?|no data|"
    r"missing (?:data|cells?|values?)|"
    r"not (?:fully|completely) populated|stays? empty|completely empty|hold no cells|"
    r"background is (?:plain )?white|not (?:all|every) (?:cells?|combinations?)|unfilled|"
    r"sparse(?! (?:[a-z-]+ ){0,2}(?:squares|spots|points|clusters|dots|patches|attention|activations?|"
    r"peaks|highlights|autoencoders?|models?|rewards?)\b)|"
    r"white (?:squares|areas?|regions?)|gr[ae]y cells?|masked|black cells carry no number|"
    r"black cells? (?:have|has|contain)s? no|no value is printed|only (?:some|certain) combinations)\b",
    re.I,
)
LOWER_SHAPED = rare(
    r"\blower[- ]triang\w+ (?:correlation |confusion |attention )?(?:heat|matri|part|half)|"
    r"\b(?:matrix|heat ?map|grid|map) is (?:strictly )?lower[- ]triangular\b",
    re.I,
)
UPPER_SHAPED = rare(
    r"\bupper[- ]triangular (?:correlation |confusion |attention )?(?:heat|matri)|"
    r"\b(?:matrix|heat ?map|grid|map) is (?:strictly )?upper[- ]triangular\b",
    re.I,
)
UNASKED = r"(?<!please )(?<!should )(?<!could )(?<!would )(?<!suggest )(?<!better )"
"""Not what somebody wishes for: ``please mask the upper triangle``."""
UPPER_BLANK = rare(
    rf"\b(?:upper[- ](?:right[- ])?(?:triang\w+|part|half))\b(?:(?!\blower\b)[^.]){{0,60}}\b{HIDDEN}|"
    r"\b(?:above|over) the diagonal\b[^.]{0,40}\b(?:white|blank|empty|mask|hidden|omit)|"
    rf"\bcausal(?:ly)? mask|{UNASKED}\bmask\w*\b[^.]{{0,30}}\bupper[- ]triang|"
    r"\bonly the lower[- ](?:left )?triang|"
    r"\blower[- ](?:left )?(?:triang\w+|half) (?:is |are )?(?:only|shown|drawn|displayed|filled|visible)\b|"
    r"\bupper (?:half|part)\b[^.]{0,40}\b(?:white|blank|empty|mask)",
    re.I,
)
LOWER_BLANK = rare(
    rf"\b(?:lower[- ](?:left[- ])?(?:triang\w+|part|half))\b(?:(?!\bupper\b)[^.]){{0,60}}\b{HIDDEN}|"
    r"\bbelow the diagonal\b[^.]{0,40}\b(?:white|blank|empty|mask|hidden|omit)|"
    rf"{UNASKED}\bmask\w*\b[^.]{{0,30}}\blower[- ]triang|\bonly the upper[- ](?:right )?triang|"
    r"\bupper[- ](?:right )?(?:triang\w+|half) (?:is |are )?(?:only|shown|drawn|displayed|filled|visible)\b",
    re.I,
)
BESIDE_NONE = (
    r"(?<!off-)(?<!off )(?<!non-)(?<!from the )(?<!from the main )(?<!off the )(?<!off the main )"
    r"(?<!outside the )(?<!beside the )(?<!except the )(?<!for the )(?<!but the )(?<!besides the )"
)
"""Not what is said of all but the diagonal: ``apart from the diagonal all cells are empty``."""
DIAGONAL_BLANK = rare(
    rf"{BESIDE_NONE}\bdiagonal\b[^.]{{0,60}}\b{HIDDEN}|\bstrict(?:ly)? (?:lower|upper)[- ]triang|"
    r"\bexclud\w+ (?:the )?diagonal\b|\b(?:empty|blank|masked|hidden|"
    r"omitted) (?:main )?diagonal\b|\b(?:no|without (?:the|a)) (?:main )?diagonal(?=[.,;)]|$)|"
    r"\bdiagonal cells representing[^.]*\bomitted\b",
    re.I,
)
OTHERS_BLANK = rare(
    r"\b(?:off[- ]diagonals?(?: (?:cells?|squares?|entries|elements|values))?|"
    r"(?:all |the )?(?:other )?(?:cells|squares|entries|everything)(?: that (?:are|lie|stand))? "
    r"(?:off|outside|away from|beside|apart from|except(?: for)?|but|other than) the (?:main )?diagonal|"
    r"(?:apart from|except for|outside|off|away from|besides?) the (?:main )?diagonal,? "
    r"(?:all (?:the )?(?:other )?(?:cells|squares|entries)|everything|the (?:matrix|grid|map)))"
    rf" (?:is|are|was|were|stays?|remains?) (?:all |left |entirely |completely )*{HIDDEN}",
    re.I,
)
"""``All cells outside the diagonal are empty``."""
ONE_WAY = rare(r"\bcausal|\battention|\bconfusion|\bpredict", re.I)
"""Relations whose two directions differ."""
SYMMETRY = rare(
    r"\bmirror(?:ed|s)? (?:across|about|along|over) (?:the |its )?(?:main )?diagonal|"
    r"\b(?:lower|upper|left|right)(?:[- ](?:left|right))? (?:half|triangle|part) (?:simply |just |only )?"
    r"(?:mirrors|repeats|is the (?:same as|mirror image of)|is a (?:copy|mirror image) of) "
    r"the (?:upper|lower|other)\b|"
    r"\bthe same (?:numbers|values|figures) (?:twice(?! (?:an?|per)\b)|"
    r"(?:on|at) (?:both|either) sides? of the (?:main )?diagonal|in both (?:halves|triangles))\b|"
    r"\b(?:each|every) (?:pair|value|number) (?:appears|stands|comes|is (?:shown|printed|drawn)) twice\b|"
    r"\bboth (?:halves|triangles) (?:show|hold|say|tell|have|are) the same\b|"
    r"\b(?:square|full|complete|n ?[x×] ?n)(?:,)? (?:pairwise |pearson |spearman |pearson's |feature )?"
    r"(?:correlation|covariance) (?:coefficient )?(?:heat ?map|matrix|grid|map|plot)\b|"
    r"\bsymmetric(?:al)?\b(?! (?:(?:about|around|in|with respect)\b"
    r"(?! (?:to )?(?:the |its )?(?:main )?diagonal)|"
    r"with (?:an? |the )?(?:range|limits|[-−+±\d](?![\d.]* (?:on|along|down|across) ))|"
    r"(?:\w+ )?(?:colou?r|scale|range|limits|norm|bar|pattern|half|part|arrange|layout|margins?)|"
    r"(?!matri|values\b|entries\b|cells\b|pairs\b|across\b|is\b|was\b|as\b|this\b|thus\b)[a-z]+s\b))",
    re.I,
)
"""A matrix said to be its own mirror image, and not its colours, nor ``symmetric players``; or one of
correlations that is said to be a whole square."""
NOT_QUITE = re.compile(
    r"\b(?:not|nor|no|never|n't|nearly|almost|roughly|approximately|largely|mostly|near|close to|broadly|"
    r"quite|fairly|essentially|if|were|assum\w+|colou?rs?|scale|bar|limits|range|palette)\b[^.;]{0,24}$",
    re.I,
)
"""What stands before it where it is not, or where it is said of another thing."""
SYMMETRIC = rare(r"\bcorrelat|\bsimilar|\bdistance|\bsymmetr|\bpairs?\b", re.I)


def _hidden_half(whole: str) -> str:
    """The half of a square that a text says to be hidden, ``"upper"`` or ``"lower"``, or nothing."""
    return "upper" if re.in_whole(UPPER_BLANK, whole) else "lower" if re.in_whole(LOWER_BLANK, whole) else ""


def _blank_half(whole: str) -> str:
    """The half that is hidden, or that a matrix in the shape of the other one leaves blank."""
    if re.in_whole(LOWER_SHAPED, whole):
        return "upper"
    return _hidden_half(whole) or ("lower" if re.in_whole(UPPER_SHAPED, whole) else "")


def settle_pairs(panel: PanelFacts, whole: str) -> None:
    """Put pairs told in either order into the half that is shown: below the diagonal, ``A-B`` is at B, A.

    What is said of all other pairs is not said of the mirror of a pair. Only where rows and columns are the
    same, nothing says that A to B is another thing than B to A, and the text gives the pair once.
    """
    x, y = panel.x, panel.y
    names = {key(fact.label) for fact in (x, y) if fact.label}
    if x.categories == y.categories and re.in_whole(DIAGONAL_BLANK, whole):  # "all others" does not mean it
        panel.cells = [c for c in panel.cells if c.rank != Ranks.REST or c.row != c.column]
    if x.categories != y.categories:
        return
    half, both = _hidden_half(whole), re.in_whole(SYMMETRIC, whole) is not None
    if len(names) > 1 or re.in_whole(ONE_WAY, whole):
        half = _blank_half(whole)
        panel.cells = [c for c in panel.cells if c.rank != Ranks.REST or not _is_loose(c) or not _in(half, c)]
        return
    stated = {(c.row, c.column) for c in panel.cells if Ranks.LIST <= c.rank <= Ranks.PROSE}
    settled = []
    for cell in panel.cells:
        mirrored = cell.row != cell.column and (cell.column, cell.row) in stated
        hidden = _in(half, cell)
        if cell.rank == Ranks.REST and (hidden or (both and mirrored)):
            continue
        if hidden and not mirrored and Ranks.LIST <= cell.rank <= Ranks.PROSE:
            cell = replace(cell, row=cell.column, column=cell.row)
        settled.append(cell)
    filled = _mirrored(settled) if _is_symmetric(whole) and not _blank_half(whole) else []
    panel.mirrored += filled
    panel.cells = settled + filled


def _in(half: str, cell: CellStatement) -> bool:
    """Whether a cell stands in a half of the square, ``"upper"`` or ``"lower"``."""
    return cell.row < cell.column if half == "upper" else half == "lower" and cell.row > cell.column


def _is_loose(cell: CellStatement) -> bool:
    """Whether a value is one of cells that are seen; a masked weight may well be told as 0."""
    return cell.quantity is not None and (cell.quantity.is_range or cell.quantity.value != 0)


def _is_symmetric(whole: str) -> bool:
    """Whether a text says outright that the cells below the diagonal are those above it."""
    return any(
        NOT_QUITE.search(whole, max(0, said.start() - 60), said.start()) is None
        for said in SYMMETRY.finditer(whole)
    )


def _mirrored(cells: list[CellStatement]) -> list[CellStatement]:
    """The cells on the other side of the diagonal of those told one by one."""
    told = {(c.row, c.column) for c in cells if c.rank < Ranks.DEFAULT}
    pairs = (c for c in cells if Ranks.LIST <= c.rank <= Ranks.PROSE and (c.column, c.row) not in told)
    return [replace(c, row=c.column, column=c.row) for c in pairs]


OF_LINE = re.compile(r",? (?:on|in|at|for|during|from|before|until|after|under|with) (?:the )?[\"“'‘`]?")
SHORT = 3


def _is_sparse(whole: str, labels: Sequence[str]) -> bool:
    """Whether a text says that cells are empty, and not only those of a label: ``no data on Saturday``."""
    if re.in_whole(SPARSE, whole) is None:
        return False
    small = [label.lower() for label in labels]
    for said in SPARSE.finditer(whole):
        led = OF_LINE.match(whole, said.end())
        behind = whole[led.end() : led.end() + 60].lower() if led is not None else ""
        named = (label for label in small if behind.startswith(label))
        if not any(len(label) >= SHORT or not behind[len(label) :][:1].isalnum() for label in named):
            return True
    return False


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
        half = _blank_half(whole)
        if half == "upper":
            states[open_ & (j > i)] = BLANK
        elif half == "lower":
            states[open_ & (j < i)] = BLANK
        if re.in_whole(DIAGONAL_BLANK, whole):
            states[open_ & (j == i)] = BLANK
        if re.in_whole(OTHERS_BLANK, whole):
            states[open_ & (j != i)] = BLANK
    if _is_sparse(whole, (*x, *y)) and _blank_half(whole) != "upper":
        open_ = states == UNSTATED
        has_number = np.isin(states, (STATED, APPROXIMATE, RANGE))
        # a row that is given at all is given wholly; one that is never given stays unstated
        given = np.asarray(has_number.any(axis=1))
        states[open_ & given[:, None]] = BLANK
