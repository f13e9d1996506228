"""Drawings of replot read back: the figure they were made from, and what was changed since."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from matplotlib.figure import Figure as Canvas
from strategies import figures

from replot import Axis, ColorScale, Figure, Grid, Panel, draw, examine_axes, read_axes
from replot.transform import combine


def figure(title=None, **color):
    return Figure((Panel(Axis("Length", ("5", "6", "7")), Axis("Type", ("a", "b")),
                         Grid([[1, 2, None], [4, 5, 6]]), color=ColorScale("Blues", 0, 10, **color)),), title)


def messages(source):
    return [finding.message for finding in examine_axes(source).findings]


@settings(deadline=None, max_examples=15,
          suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(figures(most=3))
def test_what_was_drawn_is_read(drawn):
    reading = examine_axes(draw(drawn))
    assert reading.figure == drawn
    assert reading.findings == ()


def figure_of(truth):
    """The figure that a truth file of the corpus stands for."""

    def pick(cells, end):
        return [[cell[end] if isinstance(cell, list) else None for cell in row] for row in cells]

    panels = []
    for panel in truth["panels"]:
        cells = panel["cells"]
        values = [[sum(cell) / 2 if isinstance(cell, list) else cell for cell in row] for row in cells]
        states = [["r" if isinstance(cell, list) else "u" if cell is None else "s" for cell in row]
                  for row in cells]
        grid = Grid(values, np.array(states), np.array(pick(cells, 0), float),
                    np.array(pick(cells, 1), float))
        color = ColorScale((truth["cmaps"] or [None])[0], panel["vmin"], panel["vmax"],
                           label=panel["colorbar_label"])
        panels.append(Panel(Axis(panel["x_label"], panel["x"]), Axis(panel["y_label"], panel["y"]), grid,
                            panel["title"], color))
    return Figure(tuple(panels), truth["title"])


CORPUS = Path(__file__).parent.parent / "corpus"
TRUTHS = [path for path in sorted(CORPUS.glob("*/*.json")) if json.loads(path.read_text("utf-8"))["panels"]]


@pytest.mark.parametrize("path", TRUTHS, ids=lambda path: path.stem)
def test_what_was_drawn_of_the_corpus_is_read(path):
    drawn = figure_of(json.loads(path.read_text("utf-8")))
    reading = examine_axes(draw(drawn))
    assert reading.figure == drawn
    assert reading.findings == ()


def test_one_panel_of_several():
    both = combine(figure("one"), figure("two"))
    drawing = draw(both)
    assert read_axes(drawing.axes[1]) == both.replace(panels=both.panels[1:])


class TestGuests:
    def test_in_axes_of_somebody_else(self):
        canvas = Canvas()
        left, right = canvas.subplots(1, 2)
        draw(figure("Accuracy", label="Score"), ax=left)
        right.imshow([[1, 2]])
        assert read_axes(left) == figure("Accuracy", label="Score")
        mine, other = read_axes(canvas).panels
        drawn = figure(label="Score").panels[0]
        assert (mine.title, mine.color, mine.grid) == ("Accuracy", drawn.color, drawn.grid)
        assert other.grid.values.tolist() == [[1, 2]]


class TestChangedSince:
    def test_words(self):
        drawing = draw(figure("Accuracy"))
        panel = drawing.axes[0]
        panel.set_title("Precision")
        panel.set_ylabel("Kind")
        panel.set_xticks(panel.get_xticks(), ["5", "6", "8"])
        read = read_axes(drawing)
        assert (read.title, read.panels[0].y.label) == ("Precision", "Kind")
        assert read.panels[0].x.categories == ("5", "6", "8")
        assert messages(drawing) == ["the heatmap: its title is now 'Precision'.",
                                     "the heatmap, x axis: its tick labels are others now.",
                                     "the heatmap, y axis: its label is now 'Kind'."]

    def test_values_and_limits(self):
        drawing = draw(figure())
        mesh = drawing.axes[0].collections[0]
        mesh.set_array(np.arange(6.0).reshape(2, 3))
        mesh.set_clim(0, 5)
        read = read_axes(drawing)
        assert read.panels[0].grid.values.tolist() == [[0, 1, 2], [3, 4, 5]]
        assert read.panels[0].color.vmax == 5
        assert messages(drawing) == ["the heatmap: its cells have other values now.",
                                     "the heatmap: vmax is now 5."]

    def test_a_panel_taken_away(self):
        drawing = draw(combine(figure("one"), figure("two")))
        drawing.axes[0].remove()
        assert len(read_axes(drawing).panels) == 1
        assert messages(drawing)[0] == "Panels that replot drew are gone; what is left is read as it shows."


@pytest.mark.parametrize("style", ["paper"])
def test_words_left_out_by_the_style_are_kept(style):
    long = figure("A title " + "that is far too long for any figure " * 8)
    assert read_axes(draw(long, style)) == long
