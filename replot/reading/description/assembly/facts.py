"""What the text says of a figure and of each of its panels."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from replot.findings import Finding, Span
from replot.reading.description.assembly.colouring import Colouring
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.missing import HIDDEN
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.categories.kinds import kinds_of, names_with_kind
from replot.reading.description.statements.axes.facts import AxisFact
from replot.reading.description.statements.bars.fact import BarFact
from replot.reading.description.statements.bars.words import BAR
from replot.reading.description.statements.cells.classified.positive_class import positive_class
from replot.reading.description.statements.cells.places.index_pairs import ROW_COLUMN
from replot.reading.description.statements.cells.places.row_by_row import IN_TURN, SAME_ORDER, told_by_lines
from replot.reading.description.statements.cells.ruled_out.claim_words import claim_words
from replot.reading.description.statements.cells.statement import CellStatement, Ranks
from replot.reading.description.statements.frame import Frame
from replot.reading.description.statements.frame.forms import forms_of
from replot.reading.description.statements.tables.facts import TableFact

__all__ = ["Facts", "PanelFacts", "Told"]
HOLLOW = rare(
    r"\b(?<!above the )(?<!below the )(?<!beside the )diagonal\b(?: \w+){0,2} (?:is|are) (?:\w+ )?"
    rf"(?:{HIDDEN}|left blank|undefined)|"
    r"\b(?:blank|empty|masked|no) (?:main )?diagonal\b",
    re.I,
)
"""``The main diagonal is blank.``"""
INDEXED = re.compile(r"(?:\(\d{1,3}, ?\d{1,3}\)|\[\d{1,3}, ?\d{1,3}\])\s*(?:[:=→]|->)\s*[-−+~]?\.?\d")
"""``(1, 2): 30``, of which several are cells by the numbers of their rows and columns."""
BEGINS_IN_BRACKETS = rare(
    r"\b(?:brackets|parenthes[ei]s)\b[^.]{0,80}\b(?:starts?|starting|begins?|beginning|first)\b|"
    r"\b(?:starts?|starting|begins?|beginning|first)\b[^.]{0,60}\b(?:brackets|parenthes[ei]s)\b",
    re.I,
)
"""``The number in brackets is the column at which a row starts.``"""
SHOWS = re.compile(
    r"\b(?:heat ?maps?|matri(?:x|ces)|grid|colou?r ?map|figure|image|plot|map)\b(?:[^.:;\n\d]{0,40}\b)?"
    r"(?:of|showing|shows?|displays?|displaying|depicts?|depicting|gives?|with|for)\b([^.:;\n]{1,80})",
    re.I,
)
LINE_ZERO = rare(
    r"\b(?:row|col(?:umn)?)s?\.? ?#?0\b(?![.,]\d)|"
    r"[(\[](?:0 ?, ?\d{1,3}|\d{1,3} ?, ?0)[)\]]\s*(?:[:=→]|is\b)",
    re.I,
)
"""What shows that a text counts rows and columns from zero."""


@dataclass
class PanelFacts:
    """All that the text says of one panel."""

    title: str | None = None
    title_span: Span | None = None
    x: AxisFact = field(default_factory=AxisFact)
    y: AxisFact = field(default_factory=AxisFact)
    bar: BarFact = field(default_factory=BarFact)
    cells: list[CellStatement] = field(default_factory=list)
    claims: list[CellStatement] = field(default_factory=list)
    tables: list[TableFact] = field(default_factory=list)
    misfits: list[tuple[Span, int, int]] = field(default_factory=list)
    strays: list[tuple[str, Span]] = field(default_factory=list)
    assumed: set[str] = field(default_factory=set)
    classes: tuple[str, ...] = ()
    blocks: list[Block] = field(default_factory=list)
    comments: list[Block] = field(default_factory=list)
    outside: list[Block] = field(default_factory=list)
    """What the text says of all of several panels."""
    colouring: Colouring | None = None
    lost: list[Span] = field(default_factory=list)
    told: list[tuple[Text, int]] = field(default_factory=list)
    mirrored: list[CellStatement] = field(default_factory=list)
    upward: bool = False
    coloured_like: PanelFacts | None = None
    """The panel whose bar this one has too: ``the same colour bar``."""

    @cached_property
    def _label_places(self) -> dict[int, list[tuple[int, int]]]:
        """Where the labels of the axes stand, line by line."""
        places: dict[int, list[tuple[int, int]]] = {}
        for fact in (self.x, self.y):
            for line, column, length, _ in fact.category_spans if fact.kind in ("list", "range") else ():
                places.setdefault(line, []).append((column, column + length))
        return places

    def is_label(self, span: Span) -> bool:
        """Whether words are part of the list of labels of an axis, and so no value."""
        places = self._label_places.get(span.line)
        return places is not None and any(start <= span.column < end for start, end in places)

    @property
    def states_values(self) -> bool:
        """Whether a number is stated outside the commentary."""
        return any(c.quantity is not None and c.rank < Ranks.CLAIM for c in self.cells)


@dataclass
class Facts:
    """All that the text says."""

    title: str | None = None
    title_span: Span | None = None
    panels: list[PanelFacts] = field(default_factory=list)
    bar: BarFact = field(default_factory=BarFact)
    blocks: list[Block] = field(default_factory=list)
    roles: dict[Block, str] = field(default_factory=dict)
    accounting: bool = False
    findings: list[Finding] = field(default_factory=list)
    colouring: Colouring | None = None
    frames: dict[tuple, Frame] = field(default_factory=dict)
    positions: dict[int, BarFact] = field(default_factory=dict)
    """What is said of the bars of the first (0), the last (-1) and the other panels by their places."""
    cells: int = 0
    prose: str = ""
    clauses: dict[int, list[Text]] = field(default_factory=dict)
    """What sentences about several panels say of the colours of each."""

    @cached_property
    def bar_items(self) -> list[Block]:
        """The items that stand right under words about a colour bar."""
        items = [block for block in self.blocks if block.kind == "item" and block.parents]
        heads = {head for head in {item.parents[-1] for item in items} if BAR.search(head.text.text)}
        return [item for item in items if item.parents[-1] in heads]

    def frame(self, x: AxisFact, y: AxisFact, up: bool = False, pairs_xy: bool = False) -> Frame:
        """The frame of two axes; panels with the same axes share one, and all that it has looked up."""
        names = (x.categories, y.categories, x.label, y.label, up, pairs_xy)
        as_met = x.as_met and y.as_met
        backward = "x" * x.backward + "y" * y.backward
        if (*names, backward, as_met) not in self.frames:
            kinds = kinds_of(self.prose, x.categories, y.categories)
            forms = forms_of(self.prose, x.categories, y.categories)
            forms += names_with_kind(self.prose, x.categories, y.categories)
            base = 0 if re.in_whole(LINE_ZERO, self.prose) else 1
            hollow = x.categories == y.categories and re.in_whole(HOLLOW, self.prose) is not None
            frame = Frame(*names, self.accounting, kinds, backward, forms, base, hollow, as_met)
            frame.indexed = len(INDEXED.findall(self.prose)) > 1 or ROW_COLUMN.search(self.prose) is not None
            turns = {told.lastgroup or "" for told in IN_TURN.finditer(self.prose)}
            frame.in_turn = turns.pop() if len(turns) == 1 else ""
            if SAME_ORDER.search(self.prose) is not None:
                frame.told_by = told_by_lines(self.prose, frame)
            frame.begins_in_brackets = re.in_whole(BEGINS_IN_BRACKETS, self.prose) is not None
            if set(x.categories) == set(y.categories):
                frame.positive = positive_class(self.prose, y.categories) or y.positive
            self.frames[*names, backward, as_met] = frame
        frame = self.frames[*names, backward, as_met]
        frame.measured = claim_words(" ".join((self.title or "", self.bar.label or "", self.shown)))
        return frame

    @cached_property
    def shown(self) -> str:
        """What the text says that the figure shows: ``heatmap of mean delays``."""
        told = SHOWS.search(self.prose)
        return told[1] if told is not None else ""


@dataclass
class Told:
    """What the document says around its panels.

    Attributes
    ----------
    roles : dict of Block to str
    children : dict of Block to list of Text
        The items under a block.
    grids : dict of Block to list of TableFact
    axes : (dict, dict)
        What is said of the axes outside the parts of the panels, and anywhere.
    fallback : dict or None
        The same with the commentary, where the rest does not say enough.
    whole : str
        The prose and the captions of tables, without what is too long to be read as a whole.
    upward : bool
        Whether rows are counted from the bottom.
    ragged : bool
        Whether rows may be as long as their number.
    squeezed : str
        The prose in lower case and without white space.
    classes : tuple of str
        The names that a classification report gives to the classes.
    outside : list of Block
        What stands in no part about one panel.
    stairs : bool
        Whether lines may end before the last column.
    empty : dict of str to frozenset of int
        The rows and the columns that are empty as a whole, so that lists leave them out.
    """

    roles: dict[Block, str]
    children: dict[Block, list[Text]]
    grids: dict[Block, list[TableFact]]
    axes: tuple[dict[str, AxisFact], dict[str, AxisFact]]
    fallback: dict[str, AxisFact] | None
    whole: str
    upward: bool
    ragged: bool
    squeezed: str
    classes: tuple[str, ...]
    outside: list[Block]
    stairs: bool = False
    empty: dict[str, frozenset[int]] = field(default_factory=dict)
