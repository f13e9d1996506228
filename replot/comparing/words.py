"""How a comparison speaks: numbers, texts, cells and labels in messages."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any

from replot.figure import APPROXIMATE, BLANK, RANGE, UNSTATED, Axis, Figure, Grid

__all__ = ["MANY", "Names", "cell_text", "cell_value", "hexed", "listed", "number", "quoted", "text_change"]

LONG = 80
"""A longer text is cut in a message."""

MANY = 6
"""From so many things with one change on they are counted instead of named one by one."""


def number(value: float | None) -> str:
    """A number as short as it can be written without becoming another one."""
    if value is None or math.isnan(value):
        return "none"
    short = f"{value:.15g}"
    return short if float(short) == value else repr(float(value))


def quoted(text: str | None) -> str:
    """A text in quotes, cut where it is long; line ends and controls do not break the message."""
    if text is None:
        return "none"
    clean = "".join(c if c.isprintable() else " " for c in text)
    return f'"{clean[:LONG - 3]}..."' if len(clean) > LONG else f'"{clean}"'


def listed(words: Iterable[str], limit: int = 6) -> str:
    """``a, b and c``; after `limit` words the rest is counted."""
    items = list(words)
    if len(items) > limit:
        items[limit - 1:] = [f"{len(items) - limit + 1} more"]
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} and {items[-1]}" if items else ""


def text_change(what: str, old: str | None, new: str | None) -> str:
    """What happened to a text: added, dropped, or changed and how."""
    if not old:
        return f"{what} added: {quoted(new)}"
    if not new:
        return f"{what} dropped: {quoted(old)}"
    how = _how(old, new)
    was, now = (quoted(text) for text in _around(old, new))
    return f"{what}: {was} -> {now}" + (f" ({how})" if how else "")


def _around(old: str, new: str) -> tuple[str, str]:
    """Two texts from a little before the place where they begin to differ, if that would be cut off."""
    start = _alike(old, new)
    if start < 60 or max(len(old), len(new)) <= LONG:
        return old, new
    return f"...{old[start - 30:]}", f"...{new[start - 30:]}"


def _alike(old: str, new: str) -> int:
    """How many letters two texts begin with alike."""
    start = 0
    while start < min(len(old), len(new)) and old[start] == new[start]:
        start += 1
    return start


def _how(old: str, new: str) -> str:
    if "".join(old.split()) == "".join(new.split()):
        return "only spaces"
    if old.casefold() == new.casefold():
        return "only capitals"
    start, end = _alike(old, new), 0
    while end < min(len(old), len(new)) - start and old[-1 - end] == new[-1 - end]:
        end += 1
    gone, come = old[start:len(old) - end], new[start:len(new) - end]
    if len(gone) == 2 and come == gone[::-1]:
        return "two letters exchanged"
    if max(len(gone), len(come)) == 1:
        kind = "digit" if (gone + come).isdigit() else "letter" if (gone + come).isalpha() else "character"
        return f"one {kind}" + ("" if gone and come else " more" if come else " less")
    return ""


def cell_value(grid: Grid, row: int, column: int) -> Any:
    """What a cell holds as plain data: its number, or its text where it is no plain number."""
    text, value = cell_text(grid, row, column), float(grid.values[row, column])
    return value if text == number(value) else text


def cell_text(grid: Grid, row: int, column: int) -> str:
    """What a cell holds, in words."""
    state = grid.states[row, column]
    if state == BLANK:
        return "blank"
    if state == UNSTATED:
        return "unstated"
    if state == RANGE and grid.low is not None and grid.high is not None:
        text = f"{number(grid.low[row, column])} to {number(grid.high[row, column])}"
        middle = (grid.low[row, column] + grid.high[row, column]) / 2
        if grid.values[row, column] != middle:
            text += f", drawn at {number(grid.values[row, column])}"
    else:
        text = ("about " if state == APPROXIMATE else "") + number(grid.values[row, column])
        if grid.low is not None and grid.high is not None and not math.isnan(grid.low[row, column]):
            text += f" ({number(grid.low[row, column])} to {number(grid.high[row, column])})"
    if grid.error is not None and not math.isnan(grid.error[row, column]):
        text += f" ± {number(grid.error[row, column])}"
    if grid.suffix is not None and grid.suffix[row, column]:
        text += f" {quoted(str(grid.suffix[row, column]))}"
    return text


def hexed(colour: Iterable[float]) -> str:
    """Red, green and blue, 0 to 255, as ``#rrggbb``."""
    return "#{:02x}{:02x}{:02x}".format(*(min(255, max(0, round(float(c)))) for c in colour))


class Names:
    """The names of panels, rows and columns of one figure."""

    def __init__(self, figure: Figure) -> None:
        self.figure = figure
        titles = [panel.title for panel in figure.panels]
        self._panels = [title if title and titles.count(title) == 1 else f"panel {k + 1}"
                        for k, title in enumerate(titles)]

    def panel(self, k: int) -> str:
        """The title of a panel, or ``panel 2``."""
        return self._panels[k]

    def inside(self, k: int) -> str:
        """What a message about something in a panel begins with."""
        lone = len(self.figure.panels) == 1
        return f"{self._panels[k]}, " if not lone or self.figure.panels[k].title else ""

    def row(self, k: int, row: int) -> str:
        """A row as it is called in a sentence: ``Window 2000``."""
        return _named(self.figure.panels[k].y, row, "row")

    def column(self, k: int, column: int) -> str:
        """A column as it is called in a sentence."""
        return _named(self.figure.panels[k].x, column, "column")

    def cell(self, k: int, row: int, column: int) -> str:
        """A cell by panel and labels."""
        return f"{self.inside(k)}{self.row(k, row)}, {self.column(k, column)}"


def _named(axis: Axis, place: int, word: str) -> str:
    category = axis.categories[place]
    label = " ".join((axis.label or "").split())
    if not category:
        return f"{label or word} no. {place + 1}"
    if axis.categories.count(category) > 1:
        category = f"{category} (no. {place + 1})"
    if not label:
        return f"{word} {category}"
    return category if category.casefold().startswith(label.casefold()) else f"{label} {category}"


def categories(axis: Axis, places: Sequence[int]) -> list[str]:
    """Tick labels as they stand in a list of rows or columns."""
    return [axis.categories[k] or f"no. {k + 1}" for k in places]
