"""From a plan to a figure of matplotlib."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from replot.drawing.axes import PlacedAxes, artist
from replot.drawing.canvas import Drawing
from replot.drawing.colorbar import paint_bar
from replot.drawing.extremes import ring
from replot.drawing.layout import plan as make_plan
from replot.drawing.nouns import Plan, TextItem
from replot.drawing.panel import corner, frame, outline_width, paint_panel, shape, texture, ticks
from replot.drawing.rc import defaults
from replot.figure import Figure
from replot.style import Style

if TYPE_CHECKING:
    from matplotlib.axes import Axes

__all__ = ["draw", "draw_plan"]


def draw(figure: Figure, style: str | Path | Style = "paper", ax: Axes | None = None) -> Drawing | Axes:
    """Draw a figure.

    Parameters
    ----------
    figure : Figure
    style : str, Path or Style
        A style, the name of a preset, or the path of a TOML file.
    ax : matplotlib.axes.Axes, optional
        Axes to draw into; the figure then must have one panel.

    Returns
    -------
    matplotlib.figure.Figure or matplotlib.axes.Axes
        The figure, whose ``plan`` holds every rectangle, text and finding. With ``ax`` the Axes, with the
        findings in ``ax.replot_findings``; those on numbers are renewed whenever the Axes change their size.

    Raises
    ------
    SpecError
        If a colormap or a colour of the figure does not hold, or ``ax`` is given for several panels.
    StyleError
        If there is no such style.
    """
    look = Style.load(style)
    if ax is not None:
        from replot.drawing.guest import draw_into

        with defaults():
            return draw_into(figure, look, ax)
    return draw_plan(make_plan(figure, look))


def draw_plan(plan: Plan) -> Drawing:
    """Make a figure of matplotlib from a plan."""
    with defaults():
        return _painted(plan)


def _painted(plan: Plan) -> Drawing:
    drawing = Drawing(plan)
    items = list(plan.texts)
    panels = [paint_panel(drawing, panel) for panel in plan.panels]
    for panel, axes in zip(plan.panels, panels, strict=True):
        drawing.add_axes(axes)
        mine = [item for item in items if item.panel == panel.index and not item.role.startswith("bar")]
        ticks(drawing, axes, panel, mine)
        for item in mine:
            if not item.role.endswith("tick"):
                axes.put(item)
    for k, bar in enumerate(plan.bars):
        drawing.add_axes(paint_bar(drawing, bar, [item for item in items
                                                  if item.panel == k and item.role.startswith("bar")]))
    _titles(drawing, panels, [item for item in items if item.role in ("title", "key")])
    _key(drawing)
    return drawing


def _titles(drawing: Drawing, panels: list[PlacedAxes], items: list[TextItem]) -> None:
    """The title, which is that of the panel if there is only one, and the words of the key."""
    for item in items:
        if item.role == "title" and len(panels) == 1 and not panels[0].get_title():
            panels[0].put(item)
            continue
        text = artist(drawing, item)
        drawing.add_artist(text)
        text.set_transform(drawing.transFigure)
        text.set_gid(item.role)
        if item.role == "title":
            # where Figure.suptitle keeps it
            drawing._suptitle = text  # type: ignore[attr-defined]


def _key(drawing: Drawing) -> None:
    """The swatches of the key."""
    plan = drawing.plan
    style = plan.style
    for entry in plan.key:
        if not entry.swatch.width:
            continue
        rect = entry.swatch
        fill, kind, color = {
            "unstated": (style.unstated_color, style.unstated_texture, style.texture_color),
            "range": ("#d0d0d0", style.range_texture, "#808080"),
            "negative": ("#d0d0d0", style.negative_texture, "#808080"),
        }.get(entry.kind, ("#d0d0d0", "none", "#808080"))
        shape(drawing, drawing, [rect.sides], fill, 0.5, "key")
        texture(drawing, drawing, kind, [rect.sides], color, rect)
        if entry.kind == "corner":
            drawing.add_artist(corner(drawing, rect, color))
        if entry.kind == style.outline:
            shape(drawing, drawing, ring(rect, outline_width(plan)), "#000000", 0.6, "key")
        frame(drawing, drawing, rect)
