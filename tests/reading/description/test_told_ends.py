"""Which way a vertical axis runs, told by its top and bottom rows, and axes told by the letters of a cell."""

from __future__ import annotations

import pytest
from sources import panel

import replot

HEAD = "A heatmap of the decay. X-axis: Salt (%) with 0, 5 and 10. Y-axis: Dose (mg) with values 0, 3 and 9. "


@pytest.mark.parametrize(("said", "rows"), [
    ("The top rows (doses 9 and 3 mg) are red.", "9 3 0"),
    ("The bottom row for dose 0 is pale throughout.", "9 3 0"),
    ("Dose 9 (top row) turns red first.", "9 3 0"),
    ("The bottom-left cell (0, 0) is the palest, the top-right one the darkest.", "9 3 0"),
    ("The top-left square (0, 0) is the palest.", "0 3 9"),
    ("The top row (dose 0) is pale, the bottom row (dose 9) red.", "0 3 9"),
    ("The top row is pale, the bottom row red.", "0 3 9"),
    ("The upper rows (doses 0, 3 and 9) are pale.", "0 3 9"),
])
def test_the_rows_at_the_ends_turn_an_axis(said, rows):
    assert replot.parse(HEAD + said).panels[0].y.categories == tuple(rows.split())


def test_an_axis_that_says_where_it_begins_stays():
    said = "A heatmap. Rows, from top to bottom: 0, 3, 9. Columns: A, B. The top row (dose 9) is red."
    assert replot.parse(said).panels[0].y.categories == ("0", "3", "9")


@pytest.mark.parametrize(("said", "names"), [
    ("where each entry (i, j) gives the likeness of stage i of the tutor and unit j of the pupil.",
     ("stage", "unit")),
    ("in which every cell $(h, \\ell)$ is the weight of head $h$ in layer $\\ell$.", ("head", "layer")),
    ("where each cell (x, y) is the count at width x and height y.", (None, None)),
])
def test_axes_by_the_letters_of_a_cell(said, names):
    (panel,) = replot.parse(f"Heatmap of CKA, viridis from 0 to 1, {said}").panels
    assert (panel.y.label, panel.x.label) == names


def test_some_lines_and_how_many_there_are_are_no_axes():
    text = """The heatmap shows the rank of each layer over time (dark = low, bright = high).

- **Bottom rows (layers 0–3)**: bright across all 5 checkpoints.
- **Middle rows (layers 4–6)**: start orange (rank ≈ 114–116) and fade.
"""
    (panel,) = replot.parse(text).panels
    assert (panel.x.categories, panel.y.categories) == ((), ())


def test_how_often_each_was_the_best_is_no_heatmap():
    text = """## Results

| Best depth | Number of data sets |
|---|---|
| 3 | 7 |
| 5 | 2 |

The heatmap has the depth (3, 5) on the x-axis and the width (16, 32) on the y-axis.
"""
    (panel,) = replot.parse(text).panels
    assert (panel.x.categories, panel.y.categories) == (("3", "5"), ("16", "32"))


def test_the_range_behind_what_the_signs_of_a_scale_mean() -> None:
    text = (
        "### Heatmap: Wind by hour\n\nScale: `░` low → `█` high  |  range `[-0.6, 1.0]`\n\n"
        "|   | a | b |\n|---|---|---|\n| c | -0.6 | 1 |\n| d | 0.1 | 0.2 |\n"
    )
    color = panel(text).color
    assert color is not None
    assert (color.vmin, color.vmax) == (-0.6, 1.0)


ROWS = "\n\n2: 1, 2\n5: 3, 4\n9: 5, 6\n"


@pytest.mark.parametrize(
    ("said", "rows"),
    [
        ("The ordinate is the load in kg and rises upwards, i.e. 2 is the lowest row and 9 the highest",
         "9 5 2"),
        ("The y-axis is the load in kg, 2 being the bottom row and 9 the top one", "9 5 2"),
        ("The y-axis is the load in kg; it goes up: 9 is the uppermost row, and 2 is the lowest", "9 5 2"),
        ("The y-axis is the load in kg; 2 is the top row and 9 the bottom one", "2 5 9"),
        ("The y-axis is the load in kg; 9 is the highest value and 2 the lowest", "2 5 9"),
    ],
)
def test_the_lowest_and_the_highest_row(said, rows):
    found = panel(f"Heat map of wear. {said}; the abscissa is the day: Mon, Tue.{ROWS}")
    assert (found.y.label, found.x.label) == ("load in kg", "day")
    assert found.y.categories == tuple(rows.split())
    assert found.x.categories == ("Mon", "Tue")


def test_both_axes_from_the_bottom_and_from_the_left():
    text = (
        "Heatmap of correlations among wine traits. Both axes list, from bottom to top and from left to "
        "right, acid, sugar, ash. Ash correlated with sugar at r = 0.63."
    )
    assert panel(text).x.categories == ("acid", "sugar", "ash")
    assert panel(text).y.categories == ("ash", "sugar", "acid")


@pytest.mark.parametrize(
    "lead",
    [
        "both axes list, from top to bottom and from left to right, acid, sugar, ash",
        "the axes carry (top to bottom, left to right) acid, sugar and ash",
        "both axes show, in this order, acid, sugar, ash",
    ],
)
def test_the_way_before_the_list_of_both_axes(lead):
    said = f"{lead}. Ash correlated with sugar at r = 0.63."
    found = panel(f"Heatmap of correlations among wine traits; {said}")
    assert found.x.categories == found.y.categories == ("acid", "sugar", "ash")


def test_a_verb_before_the_way_is_no_label():
    rows = "The rows list, from top to bottom, acid, sugar; the columns list, from left to right, Jan, Feb"
    found = panel(f"Heatmap of wines. {rows}. Acid in Jan is 0.2, sugar in Feb 0.3.")
    assert (found.x.categories, found.y.categories) == (("Jan", "Feb"), ("acid", "sugar"))
