"""Prose that tells a grid in other words: where lines meet, what stays, what is meant by other forms."""

from math import isnan

import pytest

import replot
from replot import NotAHeatmap


def cells(text):
    (panel,) = replot.parse(text).panels
    values = [[None if isnan(value) else value for value in row] for row in panel.grid.values.tolist()]
    return list(panel.y.categories), list(panel.x.categories), values


@pytest.mark.parametrize(("text", "rows", "columns", "values"), [
    # nobody calls it a heatmap
    ("Loans per shift, week 9. Weekdays run across the grid (Mon, Tue) and the shifts run down it (Early, "
     "Late); the "
     "fuller the shift, the darker the blue. Early sees 30 on Mon and 41 on Tue, Late 52 and 60.",
     ["Early", "Late"], ["Mon", "Tue"], [[30, 41], [52, 60]]),
    ("Transfers, giver on the left and taker along the top; the names Ayr, Bath and Deal appear in that "
     "order on "
     "both sides. The square where the Ayr row meets the Bath column says 14, where it meets Deal 27. In the "
     "Deal row "
     "we find 51 under Ayr and 40 under Bath.",
     ["Ayr", "Bath", "Deal"], ["Ayr", "Bath", "Deal"], [[None, 14, 27], [None, None, None], [51, 40, None]]),
    # one list for both axes
    ("A heatmap of hit rates. Both axes run up, down, left, right. The diagonal reads 0.9 throughout, "
     "except for "
     "down (0.8). Off the diagonal every cell is 0.0 apart from up taken for left, 0.1.",
     ["up", "down", "left", "right"], ["up", "down", "left", "right"],
     [[0.9, 0, 0.1, 0], [0, 0.8, 0, 0], [0, 0, 0.9, 0], [0, 0, 0, 0.9]]),
    ("A heatmap. From left to right and from top to bottom, the towns are Ayr, Bath and Deal. Ayr to Deal "
     "takes 9.",
     ["Ayr", "Bath", "Deal"], ["Ayr", "Bath", "Deal"], [[None, None, 9], [None] * 3, [None] * 3]),
    # the middle of a grid beside its corners
    ("A 3 by 3 heatmap. Rows from the top: Dry, Damp, Wet. Columns: Cold, Mild, Hot. Top left 1, top centre "
     "2, top "
     "right 3; middle left 4, centre 5, middle right 6; bottom left 7, bottom centre 8, bottom right 9.",
     ["Dry", "Damp", "Wet"], ["Cold", "Mild", "Hot"], [[1, 2, 3], [4, 5, 6], [7, 8, 9]]),
    # what hardly changes
    ("A heatmap with the media Broth, Agar as columns and the strains K1, K2 as rows. K1 falls from 96% in "
     "Broth to "
     "71% in Agar, whereas K2 hardly changes (95% versus 90%).",
     ["K1", "K2"], ["Broth", "Agar"], [[96, 71], [95, 90]]),
    # another form of the label
    ("A heatmap. Rows: near, far. Columns: immediate, delayed. The near group scores 0.5 when tested "
     "immediately but "
     "only 0.2 after the delay.",
     ["near", "far"], ["immediate", "delayed"], [[0.5, 0.2], [None, None]]),
    # lines that nobody lists
    ("Leaf area, drawn as a heatmap with the woods as rows and the temperature in °C (5, 15) as columns. In "
     "Oak Wood "
     "growth was 1.2 and 2.9 at 5 and 15 °C, respectively. In Fen it was 0.8 and 2.1, and in Dale 2.3 and "
     "4.4.",
     ["Oak Wood", "Fen", "Dale"], ["5", "15"], [[1.2, 2.9], [0.8, 2.1], [2.3, 4.4]]),
])
def test_grids_told_in_prose(text, rows, columns, values):
    assert cells(text) == (rows, columns, values)


@pytest.mark.parametrize("said", [
    "Ayr leads Bath (5.1 vs 4.8).",
    "Ayr exceeds Bath in May (5.1 versus 4.8).",
    "Ayr has the highest mean (5.1 vs 4.8).",
    "Ayr does better in June than last year (5.1 against 4.8).",
])
def test_two_values_that_are_compared_are_no_line(said):
    assert cells(f"A heatmap with rows Ayr, Bath and columns May, June. {said}")[2] == [[None] * 2] * 2


def test_a_bare_centre_is_a_cell_beside_corners_alone():
    text = ("A heatmap. Rows: Dry, Damp, Wet. Columns: Cold, Mild, Hot. The town centre 5 km away has no "
            "gauge. "
            "Dry: 1, 2, 3.")
    assert cells(text)[2] == [[1, 2, 3], [None] * 3, [None] * 3]


@pytest.mark.parametrize("text", [
    "The trams run across the city and the buses run down it; the busier the line, the longer the wait, up "
    "to 12 "
    "minutes on 3 of 9 lines in 2019, 2020 and 2021.",
    "We moved on, step by step, to the square where the row of 12 lime trees ends. There were 40 people and "
    "8 dogs.",
])
def test_words_of_the_kind_that_make_no_heatmap(text):
    with pytest.raises(NotAHeatmap):
        replot.parse(text)


@pytest.mark.parametrize(("said", "cmap"), [
    ("The wetter the site, the deeper the blue.", "Blues"),
    ("The fuller the room, the darker the red.", "Reds"),
])
def test_the_more_the_darker(said, cmap):
    text = f"A heatmap with rows Ayr, Bath and columns May, June. Ayr: 1 and 2. Bath: 3 and 4. {said}"
    assert replot.parse(text).panels[0].color.cmap == cmap
