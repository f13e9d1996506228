"""A reading as the checks see it, and the words in which they speak of it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import itemgetter
from typing import TYPE_CHECKING, TypeVar

import numpy as np

from replot.figure import UNSTATED, Figure, Panel
from replot.findings import Span
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.roles import CLAIMS, role_of

if TYPE_CHECKING:
    from replot.reading.description.assembly.compose import Composed
    from replot.reading.description.assembly.facts import Facts
    from replot.reading.description.document.blocks import Block

__all__ = ["Scene", "count", "join", "number", "places"]

T = TypeVar("T")
MOST_NAMED = 6
"""Cells, labels and the like that a message names one by one."""
MOST_SPANS = 24
"""Places of the source that one finding points at."""


@dataclass
class Scene:
    """The statements of a text beside the figure that was made of them."""

    facts: Facts
    composed: Composed

    @property
    def figure(self) -> Figure:
        """The figure that was read."""
        return self.composed.figure

    @property
    def several(self) -> bool:
        """Whether the figure has more than one panel."""
        return len(self.figure.panels) > 1

    def is_commentary(self, block: Block) -> bool:
        """Whether a block comments on the figure instead of describing it."""
        return role_of(block, self.facts.roles) == CLAIMS

    @cached_property
    def lowered(self) -> list[tuple[Block, str]]:
        """Headings, paragraphs and items in lower case, for a first look at their words."""
        return [
            (b, b.text.text.lower())
            for b in self.facts.blocks
            if b.kind in ("heading", "paragraph", "item") and len(b.text) < 20_000
        ]

    @cached_property
    def prose(self) -> str:
        """All that is said outside tables and code."""
        return "\n".join(
            b.text.text for b in self.facts.blocks if b.kind not in ("table", "code") and len(b.text) < 20_000
        )

    @cached_property
    def _begins(self) -> tuple[list[tuple[int, int]], list[Block]]:
        """Where the blocks of :attr:`lowered` begin, in the order of the text, and the blocks."""
        placed = sorted(((b.text.span()[:2], b) for b, _ in self.lowered if b.text), key=itemgetter(0))
        return [at for at, _ in placed], [block for _, block in placed]

    def block_at(self, span: Span) -> Block | None:
        """The heading, paragraph or item in which some words stand."""
        begins, blocks = self._begins
        k = bisect_right(begins, (span.line, span.column)) - 1
        return blocks[k] if k >= 0 else None

    def panels(self) -> Iterator[tuple[int, Panel]]:
        """The panels that have cells."""
        return ((k, panel) for k, panel in enumerate(self.figure.panels) if panel.grid.values.size)

    def span(self, path: str) -> tuple[Span, ...]:
        """The words that state a field, if any do."""
        span = self.composed.evidence.get(path)
        return () if span is None else (span,)

    def cell_span(self, k: int, i: int, j: int) -> tuple[Span, ...]:
        """The words that state a cell, if any do."""
        return self.span(f"panels[{k}].values[{i}][{j}]")

    def cell_spans(self, k: int, mask: np.ndarray) -> tuple[Span, ...]:
        """The words that state the cells of a mask, each place once."""
        inside = set(map(tuple, np.argwhere(mask).tolist()))
        found: dict[Span, None] = {}
        for cell in (*self.facts.panels[k].cells, *self.facts.panels[k].claims):
            if (
                cell.span not in found
                and (cell.row, cell.column) in inside
                and self.cell_span(k, cell.row, cell.column) == (cell.span,)
            ):
                found[cell.span] = None
                if len(found) >= MOST_SPANS:
                    break
        return tuple(found)

    def name(self, k: int) -> str:
        """``"AIME24: "``, or nothing where there is one panel only."""
        if not self.several:
            return ""
        title = self.figure.panels[k].title
        return f"{title}: " if title else f"panel {k + 1}: "

    def among(self, panels: Sequence[int], no: bool = False) -> str:
        """`` in all 4 panels`` or `` in any of them``, `` in AIME24 and AIME25``, or nothing."""
        if not self.several:
            return ""
        if len(panels) < len(self.figure.panels):
            return " in " + join([self.figure.panels[k].title or f"panel {k + 1}" for k in panels])
        if len(panels) == 2:
            return " in either panel" if no else " in both panels"
        return f" in any of the {len(panels)} panels" if no else f" in all {len(panels)} panels"

    def category(self, k: int, axis: str, n: int) -> str:
        """A category as a message names it: ``dog``, but ``Length 5`` for a bare number."""
        panel = self.figure.panels[k]
        which = panel.x if axis == "x" else panel.y
        return labelled(which.label, which.categories[n])

    def said(self, k: int, state: str) -> np.ndarray:
        """The cells that the text itself says to be in a state, such as empty, as a mask."""
        mask = np.zeros(self.figure.panels[k].grid.shape, dtype=bool)
        for cell in self.facts.panels[k].cells:
            if cell.state == state:
                mask[cell.row, cell.column] = True
        return mask

    def bounded(self, k: int) -> np.ndarray:
        """The cells of which the text gives one end only, as a mask."""
        states = self.figure.panels[k].grid.states
        mask = np.zeros(states.shape, dtype=bool)
        for cell in self.facts.panels[k].cells:
            if cell.quantity is not None and cell.quantity.is_open:
                mask[cell.row, cell.column] = states[cell.row, cell.column] == UNSTATED
        return mask

    def cell(self, k: int, i: int, j: int) -> str:
        """A cell by its labels: ``Type 1, Length 5``."""
        return f"{self.category(k, 'y', i)}, {self.category(k, 'x', j)}"

    def anchor(self, *panels: int) -> Span | None:
        """Some words that stand for whole panels: their titles, their axes, or the beginning of the text."""
        for k in panels:
            facts = self.facts.panels[k]
            for span in (facts.title_span, facts.y.span, facts.x.span):
                if span is not None and span.text:
                    return span
        if self.facts.title_span is not None:
            return self.facts.title_span
        return next((b.text.span() for b in self.facts.blocks if b.text), None)


BARE = re.compile(r"[-+−\d.,%]+")


def labelled(label: str | None, category: str) -> str:
    """A bare number with the name of its axis before it."""
    return f"{label} {category}" if label and len(label) <= 24 and BARE.fullmatch(category) else category


def number(value: float) -> str:
    """A number in as few digits as are exact."""
    return f"{value:.12g}"


def count(n: int, word: str) -> str:
    """``1 cell``, ``2 cells``."""
    return f"{n:,} {word}" if n == 1 else f"{n:,} {word}s"


def join(items: Iterable[T], most: int = MOST_NAMED, name: Callable[[T], str] = str) -> str:
    """``a``, ``a and b``, ``a, b, c and 4 more``; only those that are shown are named."""
    found = list(items)
    left = len(found) - most
    shown = [name(item) for item in found[: most if left > 1 else None]]
    if left > 1:
        shown.append(f"{left:,} more")
    return shown[0] if len(shown) == 1 else f"{', '.join(shown[:-1])} and {shown[-1]}"


def places(spans: Iterable[Span | None], otherwise: Span | None = None) -> tuple[Span, ...]:
    """Spans that hold words, each once and not too many of them; one of ``otherwise`` where there is none."""
    found = tuple(dict.fromkeys(span for span in spans if span is not None and span.text))[:MOST_SPANS]
    return found or (() if otherwise is None else (otherwise,))
