"""Where everything stands in a picture: cells, colour bars, and every text with what it should say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from replot.comparing.changes import Cell
from replot.comparing.tiles import Tiles

if TYPE_CHECKING:
    from replot.drawing.nouns import PanelPlan, Plan, TextItem

__all__ = ["Box", "Label", "Layout", "Line", "engine_of_today", "label_of", "of_plan"]

Box = tuple[float, float, float, float]
"""Left, top, right, bottom in pixels from the top left."""


class Line(NamedTuple):
    """A line of text as matplotlib drew it.

    Attributes
    ----------
    text : str
    x, y : float
        Where its baseline begins, in pixels from the top left.
    size : float
        In points.
    family : tuple of str
    style, weight : str
    angle : float
        Degrees against the clock.
    math : bool
        Whether it is mathtext.
    """

    text: str
    x: float
    y: float
    size: float
    family: tuple[str, ...] = ("DejaVu Sans",)
    style: str = "normal"
    weight: str = "normal"
    angle: float = 0.0
    math: bool = False


@dataclass(frozen=True, slots=True)
class Label:
    """A text of the picture.

    Attributes
    ----------
    role : str
        As in :class:`replot.drawing.nouns.TextItem`; ``"number"`` in a cell, ``"text"`` for anything else.
    text : str
    box : tuple of float
        Where its ink is.
    color : tuple of int
        Red, green, blue.
    setting : TextItem or Line
        How it is set.
    cell : Cell or None
        Of a number.
    panel, place : int or None
        The panel, or the bar, and the place on its axis.
    """

    role: str
    text: str
    box: Box
    color: tuple[int, int, int]
    setting: TextItem | Line
    cell: Cell | None = None
    panel: int | None = None
    place: int | None = None

    @property
    def key(self) -> tuple[Any, ...]:
        """What makes it the same label in another picture."""
        return self.role, self.panel, self.place, self.cell

    @property
    def anchor(self) -> tuple[float, float]:
        """Where it is attached, in pixels from the top left."""
        return self.setting.x, self.setting.y

    @property
    def angle(self) -> float:
        """Degrees against the clock."""
        return self.setting.angle if isinstance(self.setting, Line) else self.setting.rotation


@dataclass(frozen=True, eq=False)
class Layout:
    """Where everything stands in a picture.

    Attributes
    ----------
    width, height : int
        In pixels.
    dpi : float
    tiles : tuple of Tiles
        The cells of each panel.
    bars : tuple of Box
    noted : tuple of Label
        All texts, of a picture that matplotlib drew.
    plan : Plan or None
        Of a picture that replot drew.
    engine : str
        What drew the text: ``"outlines"`` or the versions of matplotlib and FreeType.
    settings : dict
        matplotlib's settings for text at that time.
    lettered : bool
        Whether it is known what texts there are.
    """

    width: int
    height: int
    dpi: float
    tiles: tuple[Tiles, ...]
    bars: tuple[Box, ...]
    noted: tuple[Label, ...] = ()
    plan: Plan | None = None
    engine: str = "outlines"
    settings: Mapping[str, Any] = field(default_factory=dict)
    lettered: bool = True

    @cached_property
    def labels(self) -> tuple[Label, ...]:
        """All texts; of a picture that replot drew without those that :meth:`numbers` gives."""
        if self.plan is None:
            return self.noted
        return tuple(label_of(item, self.dpi) for item in self.plan.texts)

    def numbers(self, panel: int, cells: Iterable[tuple[int, int]]) -> Iterator[Label]:
        """The numbers printed in some cells (row, column) of a panel."""
        if self.plan is None:
            yield from (label for k, i, j in ((panel, *cell) for cell in cells)
                        for label in self._by_cell.get(Cell(k, i, j), ()))
            return
        planned = self.plan.panels[panel]
        if planned.numbers is None:
            return
        wanted = np.full(planned.numbers.texts.shape, "", dtype=object)
        for i, j in cells:
            wanted[i, j] = planned.numbers.texts[i, j]
        only: PanelPlan = replace(planned, numbers=replace(planned.numbers, texts=wanted))
        for (i, j), item in zip(np.argwhere(wanted != "").tolist(), only.number_items(self.dpi), strict=True):
            yield label_of(item, self.dpi, Cell(panel, i, j))

    @property
    def redrawable(self) -> bool:
        """Whether the text can be drawn today as it was drawn then."""
        return self.engine in ("outlines", engine_of_today())

    def fills(self, panel: int) -> np.ndarray | None:
        """The colours that the cells should have, shape (rows, columns, 3); None if that is not known."""
        return None if self.plan is None else self.plan.panels[panel].fills

    @cached_property
    def _by_cell(self) -> dict[Cell, list[Label]]:
        out: dict[Cell, list[Label]] = {}
        for label in self.labels:
            if label.cell is not None:
                out.setdefault(label.cell, []).append(label)
        return out

    def same_places(self, other: Layout, slack: float = 0.6) -> bool:
        """Whether cells and bars stand at the same places in two layouts."""
        mine = [*(np.concatenate([t.x, t.y]) for t in self.tiles), *map(np.array, self.bars)]
        theirs = [*(np.concatenate([t.x, t.y]) for t in other.tiles), *map(np.array, other.bars)]
        return ((self.width, self.height) == (other.width, other.height) and len(mine) == len(theirs)
                and all(a.shape == b.shape and np.abs(a - b).max(initial=0) <= slack
                        for a, b in zip(mine, theirs, strict=True)))


def engine_of_today() -> str:
    """What draws matplotlib's own text here."""
    import matplotlib
    from matplotlib import ft2font

    freetype = getattr(ft2font, "__freetype_version__", "unknown")
    return f"matplotlib {matplotlib.__version__}, FreeType {freetype}"


def of_plan(plan: Plan) -> Layout:
    """The layout of a picture that replot draws from a plan."""
    tiles = tuple(Tiles(panel.x_edges.astype(float), panel.y_edges.astype(float), panel.gap)
                  for panel in plan.panels)
    bars: list[Box] = []
    for bar in plan.bars:
        left, top, right, bottom = bar.rect.left, bar.rect.top, bar.rect.right, bar.rect.bottom
        bars.append((left, top - bar.high_end, right, bottom + bar.low_end) if bar.upright
                    else (left - bar.low_end, top, right + bar.high_end, bottom))
    return Layout(plan.width, plan.height, plan.dpi, tiles, tuple(bars), plan=plan)


def label_of(item: TextItem, dpi: float, cell: Cell | None = None) -> Label:
    """A text of a plan as a label of the picture."""
    return Label(item.role, item.text, item.box(dpi), _levels(item.color), item, cell, item.panel, item.index)


@lru_cache(64)
def _levels(color: str) -> tuple[int, int, int]:
    from matplotlib.colors import to_rgb

    red, green, blue = (round(255 * c) for c in to_rgb(color))
    return red, green, blue
