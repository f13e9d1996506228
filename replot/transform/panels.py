"""Several figures as one, and one as several."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from replot.errors import ReplotError
from replot.figure import Figure, Panel

__all__ = ["combine", "split"]


def combine(*figures: Figure, title: str | None = None, columns: int | None = None) -> Figure:
    """Put the panels of several figures into one, in the order given.

    Figures of the same title keep it as the title of the whole. Where the titles differ, each goes
    to the panels it stood above. One shared colour bar remains shared only if all panels have the
    same colours and limits; otherwise each panel gets its own.

    Parameters
    ----------
    *figures : Figure
        At least one.
    title : str, optional
        The title of the whole.
    columns : int, optional
        Panels in a row; None leaves it to the style.

    Returns
    -------
    Figure

    Raises
    ------
    ReplotError
        If no figure is given.

    See Also
    --------
    split : the way back, ``combine(*split(figure), columns=figure.columns) == figure``.
    """
    if not figures:
        raise ReplotError("combine needs at least one figure")
    same_title = len({figure.title for figure in figures}) == 1
    bars = {figure.colorbar for figure in figures}
    panels: list[Panel] = []
    for figure in map(_with_shared_limits, figures):
        for panel in figure.panels:
            if not same_title and figure.title:
                above = f"{figure.title}: {panel.title}" if panel.title else figure.title
                panel = replace(panel, title=above)
            if figure.colorbar == "none" and bars != {"none"}:
                panel = replace(panel, color=replace(panel.color, location="none"))
            panels.append(panel)
    colorbar = "each"
    if bars == {"none"}:
        colorbar = "none"
    elif bars == {"shared"}:
        scales = {(c.cmap, c.vmin, c.vmax, c.center, c.norm, c.boundaries) for c in (p.color for p in panels)}
        colorbar = "shared" if len(scales) == 1 else "each"
    return Figure(tuple(panels), title or (figures[0].title if same_title else None), colorbar, columns)


def split(figure: Figure) -> tuple[Figure, ...]:
    """One figure for each panel, each under the title of the whole.

    Panels that share a colour bar without stated limits get the limits of all of them, so that the
    same colour still means the same number.

    Parameters
    ----------
    figure : Figure

    Returns
    -------
    tuple of Figure
    """
    return tuple(Figure((panel,), figure.title, figure.colorbar)
                 for panel in _with_shared_limits(figure).panels)


def _with_shared_limits(figure: Figure) -> Figure:
    if figure.colorbar != "shared":
        return figure
    numbers = np.concatenate([panel.grid.values.ravel() for panel in figure.panels])
    numbers = numbers[np.isfinite(numbers)]
    if not numbers.size:
        return figure
    scales = [panel.color for panel in figure.panels]
    low = min([c.vmin for c in scales if c.vmin is not None], default=float(numbers.min()))
    high = max([c.vmax for c in scales if c.vmax is not None], default=float(numbers.max()))

    def limited(panel: Panel) -> Panel:
        color = panel.color
        return replace(panel, color=replace(color, vmin=low if color.vmin is None else color.vmin,
                                            vmax=high if color.vmax is None else color.vmax))

    return figure.replace(panels=tuple(map(limited, figure.panels)))
