"""Facts to figure: every value at its place, conflicts resolved by stated rules, findings written."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any

import numpy as np

from replot.figure import (
    ABSENT,
    BLANK,
    RANGE,
    UNSTATED,
    Annotation,
    Axis,
    Figure,
    Grid,
    Panel,
)
from replot.findings import Finding, Span
from replot.reading.description.assembly.blanks import blank_cells, settle_pairs
from replot.reading.description.assembly.colouring import colour_of
from replot.reading.description.assembly.evidence import Source, trace
from replot.reading.description.assembly.facts import Facts, PanelFacts
from replot.reading.description.assembly.scale import bar_of, color_scale
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity
from replot.reading.description.statements.axes.facts import AxisFact
from replot.reading.description.statements.bars.fact import BarFact
from replot.reading.description.statements.cells.statement import CellStatement, Ranks

__all__ = ["Composed", "closed", "compose"]
POWER = re.compile(r"\de|10\s*\^|10[⁰¹²³⁴-⁹⁻]|[×x·*]\s*10(?!\d)", re.I)
"""A number written with a power of ten has no count of decimals."""


@dataclass
class Composed:
    """A figure with what was found on the way, and what each panel was made of."""

    figure: Figure
    findings: list[Finding]
    facts: Facts
    sources: list[Source]

    @cached_property
    def evidence(self) -> dict[str, Span]:
        """For each field the words that state it; nobody is made to wait for them who asks for the figure."""
        out = trace(self.figure, self.sources, self.facts.blocks)
        if self.facts.title_span is not None and (self.figure.title is None) == (self.facts.title is None):
            out["title"] = self.facts.title_span
        return out


def compose(facts: Facts) -> Composed:
    """Put the statements together."""
    findings = list(facts.findings)
    sources: list[Source] = []
    whole = "\n".join(b.text.text for b in facts.blocks if b.kind not in ("table", "code"))
    single = len(facts.panels) == 1
    panels = [_panel(panel, k, facts, whole, findings, sources) for k, panel in enumerate(facts.panels)]
    sharing = facts.bar.sharing
    per_panel = any(p.bar.vmin is not None or p.bar.label for p in facts.panels) or bool(facts.bar.per_panel)
    if facts.bar.none and facts.bar.vmin is None:
        colorbar = "none"
    elif single or per_panel or sharing == "each":
        colorbar = "each"
    else:
        colorbar = "shared"
    title = facts.title
    if title is not None and not single and any(key(title) == key(p.title or "") for p in panels):
        title = None  # the heading of the first panel
    figure = Figure(tuple(panels), title, colorbar, _columns(whole, len(panels)))
    return Composed(figure, findings, facts, sources)


def _axis(fact: AxisFact) -> Axis:
    """An axis as the figure shows it: without a name where only its ticks hold it."""
    ticks = fact.ticks
    named = ticks == fact.categories or not fact.named_by_ticks
    return Axis(fact.label if named else None, ticks, fact.side)


def _panel(
    panel: PanelFacts, k: int, facts: Facts, whole: str, findings: list[Finding], sources: list[Source]
) -> Panel:
    x, y = panel.x.categories, panel.y.categories
    shape = (len(y), len(x))
    settle_pairs(panel, whole)
    cells = _resolve(panel, f"panels[{k}]", x, y, findings)
    told: dict[str, dict[tuple[int, int], Any]] = {name: {} for name in ("states", "values", *ABSENT)}
    spans: dict[tuple[int, int], Span] = {}
    written: set[tuple[str, int]] = set()
    for place, cell in cells.items():
        q = cell.quantity
        state = cell.state
        if q is not None and q.is_open:
            # a bound is no value: with the end of the scale it is a range, alone it says too little
            q = closed(q, panel.bar if panel.bar.vmin is not None else facts.bar)
            if q is None:
                continue
            state = RANGE
        told["states"][place] = state
        spans[place] = cell.span
        if q is None or state in (BLANK, UNSTATED):
            continue
        told["values"][place] = q.value
        written.add((q.text, q.decimals))
        if q.low is not None and q.high is not None:
            told["low"][place], told["high"][place] = q.low, q.high
        if q.error is not None:
            told["error"][place] = q.error
        if q.suffix:
            told["suffix"][place] = q.suffix
        if cell.bold:
            told["bold"][place] = True
    states = _array(told.pop("states"), shape, UNSTATED)
    blank_cells(states, cells, whole, x, y)
    numbers = np.array(list(told["values"].values()), dtype=float)
    bar = bar_of(panel, facts.bar)
    colouring = panel.colouring = colour_of(panel, facts)
    sources.append(Source(panel, spans, bar))
    scientific = any(POWER.search(text) for text, _ in written)
    fmt = None if not written or scientific else f".{max(decimals for _, decimals in written)}f"
    if numbers.size and fmt is not None and np.abs(numbers).max() >= 1e6:
        fmt = None
    show = False if _says_unprinted(whole) else (True if numbers.size else None)
    return Panel(
        _axis(panel.x),
        _axis(panel.y),
        Grid(_array(told.pop("values"), shape, np.nan), states, **{
            name: _array(said, shape, ABSENT[name]) for name, said in told.items() if said
        }),
        panel.title,
        color_scale(bar, colouring, numbers),
        Annotation(show, fmt),
    )


def _array(told: dict[tuple[int, int], Any], shape: tuple[int, int], absent: Any) -> np.ndarray:
    """What is told of some cells, as an array of all of them."""
    array = np.full(shape, absent, dtype="<U8" if absent == "" else type(absent))
    if told:
        rows, columns = zip(*told, strict=True)
        array[rows, columns] = list(told.values())
    return array


def closed(q: Quantity, bar: BarFact) -> Quantity | None:
    low = q.low if q.low is not None else bar.vmin
    high = q.high if q.high is not None else bar.vmax
    return (
        replace(q, low=low, high=high, value=(low + high) / 2)
        if low is not None and high is not None and low < high
        else None
    )


ARRANGED = rare(
    r"\b(\d{1,2})\s*(?:×|x|by|-by-)\s*(\d{1,2})\s+(?:arrangement|grid of (?:heat|panel|subplot)|layout|"
    r"array of|matrix of heat|panel (?:grid|layout))|"
    r"\b(\d{1,2}) rows?\s*(?:×|x|by|and|of)\s*(\d{1,2}) columns? of (?:\w+ )?(?:\d\S+ )?(?:heat|panel|"
    r"subplot|small)|layout is (\d{1,2}) rows?\s*(?:×|x|by)\s*(\d{1,2})",
    re.I,
)
ONE_ROW = rare(
    r"\bside[- ]by[- ]side\b|\bin a (?:single )?row\b|\bnext to (?:each other|one another)\b|"
    r"\b(?:arranged|placed|shown|stand|set) (?:horizontally|in one row|from left to right)\b|"
    r"\bleft (?:and|to) right (?:heat|panel)|\bhorizontally\b",
    re.I,
)
ONE_COLUMN = rare(
    r"\b(?:stacked|arranged|placed|one above the other|on top of (?:each other|"
    r"one another))\b[^.]{0,24}\b(?:vertically|above|other)\b|\bone above the other\b|\bstacked\b",
    re.I,
)


def _columns(whole: str, panels: int) -> int | None:
    """Panels in a row, where the text says how they are arranged."""
    if panels < 2:
        return None
    arranged = re.in_whole(ARRANGED, whole)
    if arranged:
        rows, columns = (int(g) for g in arranged.groups() if g)
        if rows * columns >= panels and 1 <= columns <= panels:
            return columns
    if re.in_whole(ONE_ROW, whole) and panels <= 6:
        return panels
    return 1 if re.in_whole(ONE_COLUMN, whole) else None


NOT_PRINTED = rare(
    r"\bno (?:numbers?|digits?|values?|numerical values?|numeric labels|text|annotations?) (?:are |"
    r"is )?(?:explicitly )?(?:printed|shown|displayed|written|annotated|given|visible)(?: (?:in|on|"
    r"inside))?|\bno numbers in the cells\b|\btiles are not annotated\b|\b(?:not|isn't|"
    r"aren't) annotated\b|\bcells are not labell?ed\b",
    re.I,
)


@lru_cache(maxsize=1)
def _says_unprinted(whole: str) -> bool:
    """Whether a text says that the cells show no numbers; asked for each panel."""
    return re.in_whole(NOT_PRINTED, whole) is not None


def _resolve(
    panel: PanelFacts, path: str, x: tuple[str, ...], y: tuple[str, ...], findings: list[Finding]
) -> dict[tuple[int, int], CellStatement]:
    """One statement a cell: a table beats a list, a list prose, prose a default; of equals the earlier."""
    cells: dict[tuple[int, int], CellStatement] = {}
    for cell in panel.cells:
        place = (cell.row, cell.column)
        old = cells.get(place)
        if old is None:
            cells[place] = cell
            continue
        refined = _refines(cell, old) or _refines(old, cell)
        new_wins = _refines(cell, old) if refined else cell.rank < old.rank
        if (
            not refined
            and not _agrees(old, cell)
            and max(old.rank, cell.rank) < Ranks.DEFAULT
        ):
            first, second = (cell, old) if new_wins else (old, cell)
            findings.append(
                Finding(
                    "R102",
                    f"{y[cell.row]}, {x[cell.column]} is stated as {_show(first)} and as {_show(second)}; "
                    f"{_show(first)} is used",
                    "correct the text, if the other one is right",
                    (second.span, first.span),
                    (f"{path}.values[{cell.row}][{cell.column}]",),
                )
            )
        if new_wins:
            cells[place] = cell
    if not any(c.quantity is not None and c.rank < Ranks.CLAIM for c in cells.values()):
        for cell in panel.claims:
            cells.setdefault((cell.row, cell.column), cell)
    return cells


def _refines(one: CellStatement, other: CellStatement) -> bool:
    """Whether a statement gives the number of a cell of which another one gives but the range, or a bound."""
    exact, whole = one.quantity, other.quantity
    if exact is None or whole is None or one.rank > Ranks.PROSE:
        return False
    if exact.is_range or exact.is_open or not (whole.is_range or whole.is_open):
        return False
    above = whole.low is None or whole.low <= exact.value
    return above and (whole.high is None or exact.value <= whole.high)


def _agrees(a: CellStatement, b: CellStatement) -> bool:
    if a.quantity is None or b.quantity is None:
        return (a.quantity is None) == (b.quantity is None)
    if a.quantity.is_range != b.quantity.is_range and max(a.rank, b.rank) == Ranks.SUMMARY:
        whole, part = (a.quantity, b.quantity) if a.quantity.is_range else (b.quantity, a.quantity)
        return whole.low is None or whole.high is None or whole.low <= part.value <= whole.high
    if a.quantity.is_range or b.quantity.is_range:
        return (a.quantity.low, a.quantity.high) == (b.quantity.low, b.quantity.high)
    coarse = min(a.quantity.decimals, b.quantity.decimals)
    return (
        abs(a.quantity.value - b.quantity.value) <= 0.5 * 10.0**-coarse + 1e-9
        if a.quantity.decimals != b.quantity.decimals
        else a.quantity.value == b.quantity.value
    )


def _show(cell: CellStatement) -> str:
    if cell.quantity is None:
        return "empty"
    q = cell.quantity
    return f"{q.low:g} to {q.high:g}" if q.low is not None and q.high is not None else q.text
