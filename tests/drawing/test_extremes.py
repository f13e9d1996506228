"""Outlines around the largest and smallest numbers of rows, columns and panels."""

from __future__ import annotations

import numpy as np
import pytest
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure as Canvas

from replot.drawing import draw, draw_plan, plan
from replot.drawing.extremes import outlined, ring
from replot.drawing.nouns import Rect
from replot.figure import Axis, ColorScale, Figure, Grid, Panel
from replot.style import Style

VALUES = [[1.0, 5.0, 5.0, 3.0], [9.0, 2.0, np.nan, 5.5], [np.nan, 7.0, np.nan, 7.0]]


def panel(**more) -> Panel:
    x = Axis("Method", ("a", "b", "c", "mean"), derived=("mean",))
    return Panel(x, Axis("Task", ("u", "v", "w")), Grid(VALUES), color=ColorScale("Greys", 0, 9), **more)


@pytest.mark.parametrize(("kind", "cells"), [
    ("none", []),
    ("row-max", [(0, 1), (0, 2), (1, 0)]),
    ("row-min", [(0, 0), (1, 1)]),
    ("column-max", [(1, 0), (2, 1), (2, 3)]),
    ("column-min", [(0, 0), (0, 3), (1, 1)]),
    ("panel-max", [(1, 0)]),
    ("panel-min", [(0, 0)]),
])
def test_outlined(kind, cells):
    """Ties are all outlined; means do not compete, nor does a number that is alone."""
    assert [tuple(cell) for cell in np.argwhere(outlined(panel(), kind)).tolist()] == cells


def test_no_numbers():
    nothing = Panel(Axis(None, ("a",)), Axis(None, ("b",)), Grid([[np.nan]]))
    assert not outlined(nothing, "panel-max").any()
    assert outlined(Panel(Axis(), Axis(), Grid(np.empty((0, 0)))), "row-max").shape == (0, 0)


def test_ring():
    assert ring(Rect(10, 20, 12, 10), 2) == [
        (12, 22, 20, 24), (12, 26, 20, 28), (12, 24, 14, 26), (18, 24, 20, 26)]
    assert ring(Rect(10, 20, 12, 9), 2) == []


def pixels(style: Style) -> tuple[np.ndarray, list[Rect]]:
    planned = plan(Figure((panel(),)), style)
    canvas = draw_plan(planned).canvas
    canvas.draw()
    cells = [planned.panels[0].cell(i, j) for i, j in ((1, 0), (0, 0))]
    return np.asarray(canvas.buffer_rgba())[..., :3].astype(int), cells


def test_pixels():
    """A line of whole pixels within the cell, white on the darkest one; the rest stays as it is."""
    look = Style(numbers="never", line_width=0, key=False, cell_size=6)
    plain, (highest, lowest) = pixels(look)
    picture, _ = pixels(look.replace(outline="panel-max", outline_width=1.2))
    assert round(1.2 * look.dpi / 72) == 3
    inside = picture[highest.top:highest.bottom, highest.left:highest.right]
    framed, hole = inside[3:-3, 3:-3], inside[6:-6, 6:-6]
    assert (inside == 255).all(axis=-1).sum() == framed[..., 0].size - hole[..., 0].size
    assert (hole == 0).all() and (inside[:3] == 0).all() and (inside[:, -3:] == 0).all()
    picture[highest.top:highest.bottom, highest.left:highest.right] = 0
    assert np.array_equal(picture, plain)
    low, _ = pixels(look.replace(outline="panel-min"))
    assert (low[lowest.top + 3, lowest.left + 3:lowest.right - 3] == 0).all()


def test_key_says_what_it_means():
    planned = plan(Figure((panel(),)), Style(outline="row-max"))
    assert [entry.kind for entry in planned.key] == ["row-max"]
    assert [item.text for item in planned.texts if item.role == "key"] == ["highest of its row"]
    alone = Panel(Axis(None, ("a",)), Axis(None, ("b",)), Grid([[1.0]]))
    assert plan(Figure((alone,)), Style(outline="row-max")).key == ()


def test_numbers_keep_clear():
    style = Style(cell_size=4.5, numbers="always")
    wide = plan(Figure((panel(),)), style).panels[0].numbers
    narrow = plan(Figure((panel(),)), style.replace(outline="row-max", outline_width=3)).panels[0].numbers
    assert narrow is None or narrow.size < wide.size


def test_artists():
    drawing = draw(Figure((panel(),)), Style(outline="row-max"))
    paths = [one.get_path() for one in drawing.axes[0].patches if one.get_gid() == "outlines"]
    # black around two cells, white around one; four strips of five points each
    assert [len(path) for path in paths] == [2 * 20, 20]


def test_in_other_peoples_axes():
    host = Canvas(figsize=(4, 3))
    FigureCanvasAgg(host)
    ax = host.add_subplot()
    draw(Figure((panel(),)), Style(outline="column-max"), ax=ax)
    host.canvas.draw()
    lines = [one for one in ax.patches if one.get_gid() == "outlines"]
    assert [(one.get_xy(), one.get_edgecolor()[0]) for one in lines[::2]] == [
        ((0, 1), 1.0), ((1, 2), 1.0), ((3, 2), 1.0)]
    picture = np.asarray(host.canvas.buffer_rgba())[::-1, :, :3]
    x, y = ax.transData.transform((0, 1)).astype(int)
    dark = (picture[y - 20, x + 1:x + 12] < 128).all(axis=-1)
    # away from the border: the cell, the line, the cell again
    assert dark[0] and not dark.all() and dark[-1]


def test_bold_is_what_the_text_sets_in_bold():
    bold = [[False, True, False, False]] + [[False] * 4] * 2
    one = Figure((Panel(panel().x, panel().y, Grid(VALUES, bold=bold)),))
    items = {item.subject: item.font.bold for item in plan(one).items() if item.role == "number"}
    assert [subject for subject, heavy in items.items() if heavy] == ["panels[0].values[0][1]"]
