"""The figure in words."""

from __future__ import annotations

import html
import re

import numpy as np
import pytest
from hypothesis import given, settings
from strategies import every_state, figures, plain

import replot
from replot.drawing.alt_text import LIMIT, alt_text, title_of, to_html
from replot.figure import Axis, ColorScale, Figure, Grid, Panel

NAN = np.nan


def one(values, states=None, *, x=None, y=None, color=None, **grid) -> Figure:
    grid = Grid(values, states, **grid)
    rows, columns = grid.shape
    x, y = x or Axis("X", tuple("abcdefghij"[:columns])), y or Axis("Y", tuple("pqrstuvwxyz"[:rows]))
    return Figure((Panel(x, y, grid, color=color or ColorScale()),))


def test_a_figure_with_every_state():
    assert replot.alt_text(every_state()) == (
        "Heatmap “Accuracy by length” of 2 rows and 4 columns. The y axis, Type, shows from top to "
        "bottom one and two. The x axis, Length, shows from left to right 5, 6, 7 and 8. The colour "
        "scale, Accuracy (%), runs from 0 to 100. 6 of 8 cells have a number, from 0** (Type two, Length"
        " 8) to 98.3 (Type two, Length 6). 1 number is approximate. 1 number is known only as a range. 1"
        " cell is empty in the figure. 1 cell is shown without a stated value.")


@pytest.mark.parametrize("figure, words", [
    (one([[5.0]]), "The one cell has the number 5."),
    (one([[NAN]]), "No cell has a number. The one cell is empty in the figure."),
    (one([[NAN, NAN]], ["uu"]), "No cell has a number. All 2 cells are shown without a stated value."),
    (one([[5.0, NAN]]), "1 of 2 cells has a number, 5 (Y p, X a)."),
    (one([[5.0, 5.0]]), "All 2 cells have a number, and it is the same everywhere: 5."),
    (one([[1, 2], [2, 0]]), "from 0 (Y q, X b) to 2 (Y p, X b; also 1 other cell)."),
    (one([[-1.5, 2e-9]]), "from −1.5 (Y p, X a) to 2 × 10^−9 (Y p, X b)."),
    (one([[1234567.0, 1e20]]), "from 1234567 (Y p, X a) to 1 × 10^20 (Y p, X b)."),
    (one([[5.0, 50.0]], ["sr"], low=[[NAN, 40]], high=[[NAN, 60]]),
     "to about 50 (stated as 40 to 60; Y p, X b)."),
    (one([[5.0, 50.0]], ["as"]), "from about 5 (Y p, X a) to 50"),
    (one([[5.0, NAN], [6.0, NAN]], ["su", "su"]), "2 cells are shown without a stated value: all of X b."),
    (one([[5.0, 6.0], [NAN, NAN]]), "2 cells are empty in the figure: all of Y q."),
    (one([[5.0, NAN], [NAN, 6.0]]), "2 cells are empty in the figure."),
    (one([[1, 2]], x=Axis(None, (",", "b, c"))), "The x axis shows from left to right “,” and “b, c”."),
    (one([[1, 2]], x=Axis("", ("", "a\nb"))), "The x axis shows from left to right “” and a b."),
    (one([[1, 2]], x=Axis(None, ("a", "b"))), "from 1 (Y p, column a)"),
    (one([range(10)]), "The x axis, X, runs from left to right from a to j."),
    (one([[1, 2]]), "The y axis, Y, shows p."),
])
def test_cells_and_axes(figure, words):
    assert words in alt_text(figure)


@pytest.mark.parametrize("color, words", [
    (ColorScale(), None),
    (ColorScale(label="%"), "The colours show %."),
    (ColorScale(vmin=1), "The colour scale begins at 1."),
    (ColorScale(vmax=1, label="t"), "The colour scale, t, ends at 1."),
    (ColorScale(center=0), "The colour scale follows the data, with 0 in the middle."),
    (ColorScale(vmin=1, vmax=100, norm="log"), "The logarithmic colour scale runs from 1 to 100."),
    (ColorScale(vmin=-1, vmax=9, norm="two-slope", center=0),
     "The two-slope colour scale runs from −1 to 9, with 0 in the middle."),
    (ColorScale(norm="classes", boundaries=(0, 1, 2)), "The colour scale has 2 classes from 0 to 2."),
    (ColorScale(norm="classes", boundaries=(0, 1, 2), tick_labels=("low", "high")),
     "The colour scale has 2 classes: low and high."),
    (ColorScale(norm="symlog", label="Change"), "The symmetric logarithmic colours show Change."),
    (ColorScale(norm="log"), "The colour scale is logarithmic."),
])
def test_colours(color, words):
    text = alt_text(one([[1, 2]], color=color))
    assert words in text if words else "colour" not in text


def test_named_classes_are_counted():
    color = ColorScale(norm="classes", boundaries=(0, 1, 2, 3), tick_labels=("low", "middle", "high"))
    text = alt_text(one([[0, 0.5, 1], [3, 3.5, NAN]], color=color))
    assert text.endswith("5 of 6 cells have a class: 2 low, 1 middle, 1 high and 1 beyond them. "
                         "1 cell is empty in the figure.")


def test_panels_with_the_same_axes():
    panel = one([[1, 2]], color=ColorScale(vmin=0, vmax=2)).panels[0]
    other = Panel(panel.x, panel.y, Grid([[2, NAN]]), "second", panel.color)
    assert alt_text(Figure((panel, other), "Two")) == (
        "2 heatmaps, “Two”. Each has 1 row and 2 columns. The y axis, Y, shows p. The x axis, X, shows "
        "from left to right a and b. The colour scale runs from 0 to 2. Panel 1: All 2 cells have a "
        "number, from 1 (Y p, X a) to 2 (Y p, X b). Panel 2, “second”: 1 of 2 cells has a number, 2 (Y "
        "p, X a). 1 cell is empty in the figure: all of X b.")


def test_panels_that_differ():
    text = alt_text(Figure((one([[1, 2]]).panels[0], one([[1], [2]]).panels[0])))
    assert text.startswith("2 heatmaps. Panel 1, has 1 row and 2 columns.")
    assert "Panel 2, has 2 rows and 1 column." in text


def test_many_panels_are_counted():
    figure = Figure(one([[1, 2]]).panels * 30)
    assert alt_text(figure).endswith("22 more panels are not described here.")


@pytest.mark.slow
@given(figures())
@settings(max_examples=100, deadline=None)
def test_any_figure(figure):
    text = alt_text(figure)
    assert 0 < len(text) <= LIMIT
    assert text.isprintable()
    assert "nan" not in text
    assert not re.search(r"\b1 (cells|rows|columns|panels|numbers)\b", text)


def test_long_labels_are_cut():
    figure = one([[1, 2]], x=Axis("L" * 10_000, ("a" * 10_000, "b" * 10_000)))
    text = alt_text(figure.replace(title="T" * 10_000))
    assert len(text) <= LIMIT
    assert "a" * 59 + "…" in text


def test_title():
    assert title_of(every_state()) == "Accuracy by length"
    assert title_of(plain(1, 1)) == "Heatmap"
    assert title_of(every_state().replace(title=" \n")) == "Heatmap"


def test_html():
    figure = every_state().replace(title='<script>alert("1")</script>\' onload=x')
    page = to_html(figure)
    assert page == figure._repr_html_()
    match = re.fullmatch(r'<img src="data:image/png;base64,([A-Za-z0-9+/=]+)" alt="([^"<>]*)" '
                         r'style="width: (\d+)px; max-width: 100%; height: auto">', page)
    assert match is not None
    assert html.unescape(match[2]) == alt_text(figure)
    import base64

    from replot.reading.carried import read_carried

    assert read_carried(base64.b64decode(match[1]))[0] == figure
    # a CSS inch has 96 pixels
    import io

    from PIL import Image

    with Image.open(io.BytesIO(base64.b64decode(match[1]))) as image:
        assert int(match[3]) == pytest.approx(image.width / image.info["dpi"][0] * 96, abs=1)
