"""One side of a comparison of pictures: pixels, where everything stands, and what it is called."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

import numpy as np

from replot.comparing.inks import Window
from replot.comparing.layouts import Label, Layout
from replot.comparing.tiles import Tiles, commonest, packed, unpacked
from replot.comparing.words import Names, quoted

__all__ = ["Side", "several"]

LINE = 2
"""A line between cells covers so many pixels on either side of their edge."""


@dataclass(frozen=True, eq=False)
class Side:
    """A picture with its layout.

    Attributes
    ----------
    pixels : ndarray of uint8, shape (height, width, 3)
    layout : Layout
    names : Names
        Of the figure that it shows.
    """

    pixels: np.ndarray
    layout: Layout
    names: Names
    _fills: dict[tuple[int, int, int], np.ndarray] = field(default_factory=dict, repr=False)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.layout.width, self.layout.height

    def fills(self, panel: int, cells: Iterable[tuple[int, int]]) -> np.ndarray:
        """The colours in which cells (row, column) are painted, measured. Shape (n, 3)."""
        wanted = list(cells)
        todo = [cell for cell in dict.fromkeys(wanted) if (panel, *cell) not in self._fills]
        if todo:
            rows, columns = np.array(todo).T
            colours, _ = commonest(self.pixels, self.layout.tiles[panel], rows, columns)
            self._fills.update({(panel, *cell): colour for cell, colour in zip(todo, colours, strict=True)})
        return np.array([self._fills[(panel, *cell)] for cell in wanted]).reshape(-1, 3)

    def cut(self, part: Window) -> np.ndarray:
        """The pixels of a part of the picture."""
        left, top, right, bottom = part
        return self.pixels[top:bottom, left:right]

    def ground(self, part: Window) -> np.ndarray:
        """What a text in a part of the picture stands on: cells, or else the commonest colour there.

        Returns
        -------
        ndarray of float, shape (height, width, 3)
        """
        left, top, right, bottom = part
        pixels = self.cut(part)
        out = np.empty(pixels.shape)
        covered = np.zeros(pixels.shape[:2], bool)
        for k, tiles in self._under(part):
            rows = np.searchsorted(tiles.y, np.arange(top, bottom) + 0.5) - 1
            columns = np.searchsorted(tiles.x, np.arange(left, right) + 0.5) - 1
            r = np.flatnonzero((rows >= 0) & (rows < tiles.shape[0]))
            c = np.flatnonzero((columns >= 0) & (columns < tiles.shape[1]))
            if not (len(r) and len(c)):
                continue
            # the cells in the part are neighbours
            first, last = (rows[r[0]], columns[c[0]]), (rows[r[-1]] + 1, columns[c[-1]] + 1)
            cells = [(i, j) for i in range(first[0], last[0]) for j in range(first[1], last[1])]
            table = self.fills(k, cells).reshape(last[0] - first[0], last[1] - first[1], 3)
            here = np.ix_(r, c)
            out[here] = table[np.ix_(rows[r] - first[0], columns[c] - first[1])]
            covered[here] = True
        if not covered.all():
            all_ = packed(pixels)
            # mostly there is nothing but the text, and then the corner says it
            colour = all_[0, 0]
            if 2 * np.count_nonzero(all_ == colour) <= all_.size:
                codes, counts = np.unique(all_, return_counts=True)
                colour = codes[counts.argmax()]
            out[~covered] = unpacked(colour)
        return out

    def _under(self, part: Window) -> Iterator[tuple[int, Tiles]]:
        """The panels whose cells reach into a part of the picture."""
        left, top, right, bottom = part
        for k, tiles in enumerate(self.layout.tiles):
            x, y, right_end, bottom_end = tiles.box
            if x < right and left < right_end and y < bottom and top < bottom_end:
                yield k, tiles

    def lined(self, ground: np.ndarray, part: Window, crossed: Window) -> np.ndarray:
        """Put what is drawn along the edges of cells into the ground of a part of the picture.

        Parameters
        ----------
        ground : ndarray of float, shape (height, width, 3)
            Of the part; changed where edges run through `crossed`.
        part, crossed : Window

        Returns
        -------
        ndarray of bool, shape (height, width)
            Where that is.
        """
        out = np.zeros(ground.shape[:2], bool)
        for _, tiles in self._under(part):
            self._along(tiles.x, tiles.y, self.pixels, part, crossed, ground, out)
            # the same of the picture turned
            boxes: list[Window] = [(box[1], box[0], box[3], box[2]) for box in (part, crossed)]
            self._along(tiles.y, tiles.x, self.pixels.swapaxes(0, 1), boxes[0], boxes[1],
                        ground.swapaxes(0, 1), out.T)
        return out

    @staticmethod
    def _along(edges: np.ndarray, ends: np.ndarray, pixels: np.ndarray, part: Window, crossed: Window,
               ground: np.ndarray, where: np.ndarray) -> None:
        """The median of each column of pixels at an upright edge, along each cell beside it."""
        left, top, right, bottom = part
        cells = np.searchsorted(ends, (top + 0.5, bottom - 0.5))
        for edge in edges[(edges > crossed[0]) & (edges < crossed[2])]:
            across = np.arange(max(left, round(edge) - LINE), min(right, round(edge) + LINE))
            for k in range(max(cells[0] - 1, 0), min(cells[1], len(ends) - 1)):
                low, high = round(ends[k]) + LINE, round(ends[k + 1]) - LINE
                if high - low < 2 * LINE:
                    continue
                here = np.s_[max(top, low - LINE) - top:min(bottom, high + LINE) - top, across - left]
                ground[here] = np.median(pixels[low:high, across], axis=0)
                where[here] = True

    def name(self, label: Label) -> str:
        """What a label is called in a message."""
        names, k = self.names, label.panel or 0
        lone = len(names.figure.panels) == 1
        if label.cell is not None:
            return f"{names.cell(*label.cell)}: number"
        if label.role == "panel title":
            return f"title of panel {k + 1}"
        if label.role == "title":
            return "title"
        if label.role.startswith("bar"):
            what = "label of the colour bar" if label.role == "bar label" else (
                f"tick label {quoted(label.text)} of the colour bar")
            return what if len(self.layout.bars) == 1 else f"{what} {k + 1}"
        said = quoted(label.text)
        what = {"x label": "x label", "y label": "y label", "letter": "letter of the panel", "key": "key",
                "x tick": f"tick label {said} of x", "y tick": f"tick label {said} of y"
                }.get(label.role, f"text {said}")
        return what if lone or label.panel is None else f"{names.panel(k)}, {what}"


def several(role: str) -> str:
    """What several labels of one role are called."""
    return {"number": "numbers", "x tick": "tick labels of x", "y tick": "tick labels of y",
            "bar tick": "tick labels of the colour bar", "panel title": "titles of panels"
            }.get(role, f"texts ({role})")
