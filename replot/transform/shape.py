"""Turning, selecting and renaming."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import TypeAlias

from replot.errors import ReplotError
from replot.figure import Axis, Figure, Panel
from replot.transform.cells import missing_labels, moved, name_of, pick, positions

__all__ = ["chosen", "rename", "select", "transpose"]

Renamer: TypeAlias = Mapping[str, str] | Callable[[str], str]
OTHER_SIDE = {"bottom": "left", "left": "bottom", "top": "right", "right": "top", None: None}


def transpose(figure: Figure) -> Figure:
    """Exchange x and y of every panel.

    What stood at the left then stands at the bottom, what stood at the right at the top, and the
    other way round; turning twice gives the same figure.

    Parameters
    ----------
    figure : Figure

    Returns
    -------
    Figure
    """
    return figure.replace(panels=tuple(
        replace(panel, x=_turned(panel.y), y=_turned(panel.x), grid=moved(panel.grid, lambda array: array.T))
        for panel in figure.panels))


def _turned(axis: Axis) -> Axis:
    return replace(axis, side=OTHER_SIDE[axis.side])


def chosen(figure: Figure, panels: Iterable[str | int]) -> list[int]:
    """The positions of panels that are named by title or by position from 0.

    Raises
    ------
    ReplotError
        If there is no such panel.
    """
    titles = [panel.title or "" for panel in figure.panels]
    places: list[int] = []
    for wanted in panels:
        if isinstance(wanted, int):
            if not 0 <= wanted < len(titles):
                raise ReplotError(f"there is no panel {wanted}: the figure has {len(titles)}, counted from 0")
            places.append(wanted)
        else:
            missing_labels([wanted], titles, "the figure's panels")
            places += [k for k, title in enumerate(titles) if title == wanted]
    if len(set(places)) < len(places):
        raise ReplotError("a panel is asked for twice")
    return places


def select(figure: Figure, *, rows: Iterable[object] | None = None, columns: Iterable[object] | None = None,
           panels: Iterable[str | int] | None = None) -> Figure:
    """Keep some rows, columns or panels, in the order given.

    Parameters
    ----------
    figure : Figure
    rows, columns : iterable of str, optional
        Labels on y and on x, which every selected panel must have; None keeps all. A label that an
        axis has twice is kept twice.
    panels : iterable of str or int, optional
        Titles, or positions from 0.

    Returns
    -------
    Figure

    Raises
    ------
    ReplotError
        If a label or panel is not there, or nothing would be left.
    """
    kept = list(figure.panels) if panels is None else [figure.panels[k] for k in chosen(figure, panels)]
    rows = None if rows is None else list(rows)
    columns = None if columns is None else list(columns)
    if not kept or rows == [] or columns == []:
        raise ReplotError("nothing is selected")
    out = []
    for k, panel in enumerate(kept):
        name = name_of(panel, k)
        down = range(len(panel.y.categories)) if rows is None else positions(
            rows, panel.y.categories, f"the y axis of {name}")
        across = range(len(panel.x.categories)) if columns is None else positions(
            columns, panel.x.categories, f"the x axis of {name}")
        out.append(replace(panel, x=_kept(panel.x, across), y=_kept(panel.y, down),
                           grid=pick(panel.grid, down, across)))
    return figure.replace(panels=tuple(out))


def _kept(axis: Axis, places: Iterable[int]) -> Axis:
    categories = tuple(axis.categories[k] for k in places)
    return replace(axis, categories=categories, derived=tuple(d for d in axis.derived if d in categories))


def rename(figure: Figure, *, rows: Renamer | None = None, columns: Renamer | None = None,
           panels: Renamer | None = None, title: str | None = None, x_label: str | None = None,
           y_label: str | None = None, colorbar_label: str | None = None) -> Figure:
    """Change words, never cells.

    Parameters
    ----------
    figure : Figure
    rows, columns, panels : mapping or callable, optional
        New words for the categories on y, on x, and for the titles of panels, as in
        :meth:`pandas.DataFrame.rename`. A key of a mapping must exist in at least one panel.
    title, x_label, y_label, colorbar_label : str, optional
        New words for the title and, in every panel, for the labels; an empty text takes them away.

    Returns
    -------
    Figure

    Raises
    ------
    ReplotError
        If a key of a mapping is not there.
    """
    _check(rows, [c for panel in figure.panels for c in panel.y.categories], "the y axis")
    _check(columns, [c for panel in figure.panels for c in panel.x.categories], "the x axis")
    _check(panels, [panel.title or "" for panel in figure.panels], "the figure's panels")

    def renamed(panel: Panel) -> Panel:
        color = panel.color
        if colorbar_label is not None:
            color = replace(color, label=colorbar_label or None)
        new_title = panel.title if panels is None else _renamed(panel.title or "", panels) or None
        return replace(panel, x=_axis(panel.x, columns, x_label), y=_axis(panel.y, rows, y_label),
                       color=color, title=new_title)

    return figure.replace(panels=tuple(map(renamed, figure.panels)),
                          title=figure.title if title is None else title or None)


def _axis(axis: Axis, renamer: Renamer | None, label: str | None) -> Axis:
    if renamer is not None:
        axis = replace(axis, categories=tuple(_renamed(c, renamer) for c in axis.categories),
                       derived=tuple(_renamed(c, renamer) for c in axis.derived))
    return axis if label is None else replace(axis, label=label or None)


def _renamed(word: str, renamer: Renamer) -> str:
    return str(renamer.get(word, word) if isinstance(renamer, Mapping) else renamer(word))


def _check(renamer: Renamer | None, known: list[str], where: str) -> None:
    if isinstance(renamer, Mapping):
        missing_labels(map(str, renamer), known, where)
