"""What a text says of one cell, and what is fixed already when it is read."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property

from replot.figure import APPROXIMATE, BLANK, RANGE, STATED, UNSTATED
from replot.findings import Span
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.missing import is_unknown
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity
from replot.reading.description.statements.cells.token import Token

__all__ = ["DIFFERS", "CellStatement", "Context", "Ranks", "closed", "each_once", "from_token", "statement"]
DIFFERS = "difference"
"""The state of a cell of which only the difference from another one is told: nothing that a figure shows."""


class Ranks:
    """How much a statement counts against another about the same cell."""

    CORRECTION = -1
    TABLE = 0
    LIST = 1
    PROSE = 2
    SUMMARY = 4
    DEFAULT = 5
    REST = 6
    CLAIM = 7


@dataclass(slots=True)
class CellStatement:
    """One statement about one cell.

    Attributes
    ----------
    line : str
        Where it is about all cells of a line: the axis that the label of the line is on.
    loose : str
        Why it may not hold for each of them: ``"most"`` cells are meant, or it is an ``"aside"``.
    """

    row: int
    column: int
    quantity: Quantity | None
    state: str
    rank: int
    span: Span
    bold: bool = False
    line: str = ""
    loose: str = ""


@dataclass
class Context:
    """What is fixed by the headings and items that a text stands under: axis -> indices.

    ``ragged`` lines may be as long as their number, and where there are ``stairs``, any may be shorter. Lists
    leave out the lines that are ``empty``.
    Lists go ``backward`` along these axes.
    """

    fixed: dict[str, list[int]] = field(default_factory=dict)
    ragged: bool = False
    scale_low: float | None = None
    stairs: bool = False
    misfits: list[tuple[Span, int, int]] = field(default_factory=list)
    homeless: list[Span] = field(default_factory=list)
    zipped: dict[str, list[int]] = field(default_factory=dict)
    diagonal: bool = False
    alike: bool = False
    backward: str = ""
    empty: dict[str, frozenset[int]] = field(default_factory=dict)

    def with_(self, axis: str, indices: list[int]) -> Context:
        return replace(self, fixed={**self.fixed, axis: indices})

    @cached_property
    def free(self) -> str:
        if not self.fixed:
            return "xy"
        return ("" if "y" in self.fixed else "y") if "x" in self.fixed else "x"

    @property
    def as_known(self) -> tuple[object, ...]:
        """All that it says, to be compared."""
        places = (tuple((axis, *at) for axis, at in each.items()) for each in (self.fixed, self.zipped))
        kinds = self.ragged, self.scale_low, self.stairs, self.diagonal, self.alike, self.backward
        return *places, *kinds, *self.empty.items()


def statement(
    row: int,
    column: int,
    quantity: Quantity | None,
    rank: int,
    span: Span,
    bold: bool = False,
    state: str | None = None,
) -> CellStatement:
    """A statement with the state that its quantity says."""
    if state is None:
        if quantity is None:
            state = UNSTATED if is_unknown(span.text) else BLANK
        elif quantity.is_range:
            state = RANGE
        elif quantity.approximate:
            state = APPROXIMATE
        else:
            state = STATED
    return CellStatement(row, column, quantity, state, rank, span, bold)


def each_once(cells: list[CellStatement]) -> list[CellStatement]:
    """The statements, or none where two of them are about the same cell: then they were not understood."""
    return cells if len({(cell.row, cell.column) for cell in cells}) == len(cells) else []


DOUBTFUL = rare(
    r"\b(?:seem|appear|look)s?(?: all)? to\b|\bsomewhere\b|"
    r"\b(?:hard|difficult|impossible|tricky|too (?:dark|faint|pale|small|blurr(?:y|ed))) to (?:read|tell|see|"
    r"make out|discern|distinguish|decipher|estimate|judge|quantify)|"
    r"\b(?:probabl[ey]|presumabl[ey]|possibl[ey]|perhaps|maybe|likely|apparently|supposedly)\b|"
    r"\b(?:not|barely|hardly|scarcely) (?:clearly |really |fully )?(?:legible|readable|discernible)|"
    r"\b(?:cannot|can't|could not) (?:clearly |really )?be (?:read|made out|told)|"
    r"\b(?:illegible|unreadable)\b|"
    r"\bI (?:think|guess|believe|assume|suppose)\b",
    re.I,
)
"""What makes a guess of a bound: ``seem to be below 10``."""


def closed(q: Quantity, context: Context, said: str = "") -> Quantity | None:
    """``below 10`` as a range, where the scale says where it begins, unless its clause doubts it.

    Of many cells at once ``hard to read, but seem to be below 10`` says less than a range would.
    """
    if context.scale_low is None or q.high is None or context.scale_low >= q.high:
        return None
    if DOUBTFUL.search(said) is not None:
        return None
    return replace(q, low=context.scale_low, value=(context.scale_low + q.high) / 2)


def from_token(token: Token, row: int, column: int, text: Text, rank: int) -> CellStatement:
    start = token.quantity.number_start if token.quantity is not None else token.start
    bold = text.is_bold(start, start + len(token.quantity.text)) if token.quantity is not None else False
    state = DIFFERS if token.difference else None
    return statement(row, column, token.quantity, rank, text.span(token.start, token.end), bold, state)
