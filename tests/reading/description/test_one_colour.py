"""Heatmaps all cells of which have one colour, and what the colour means."""

from __future__ import annotations

import pytest
from sources import cells, panel, states

from replot.figure import APPROXIMATE, STATED

N = None
UPTIME = """## Heatmap: Uptime Check
### Components/Axes
* **X-Axis:**
* **Label:** "Hour" (centered below the axis).
* **Scale:** Linear scale with discrete tick marks.
* **Tick Values (from left to right):** 0, 6, 12.
* **Y-Axis:**
* **Label:** "Depth (percent)" (rotated 90 degrees, left of the axis).
* **Scale:** Linear scale from 0 to 100.
* **Tick Values (from bottom to top):** 0, 33, 100.
* **Legend / Color Scale:**
* **Label:** "Score" (right of the color bar).
* **Tick Values (from bottom to top):** 0, 50, 100.
### Detailed Analysis
{}
"""


def test_facts_of_the_axes_in_lines_of_their_own():
    figure = panel(UPTIME.format("* The grid has nine cells."))
    assert (figure.x.label, figure.y.label) == ("Hour", "Depth (percent)")
    assert figure.x.categories == ("0", "6", "12")
    assert figure.y.categories == ("100", "33", "0")  # those of the scale are its ends
    assert (figure.color.label, figure.color.vmin, figure.color.vmax) == ("Score", 0, 100)


@pytest.mark.parametrize(
    ("told", "state"),
    [
        ("Every single cell is filled with the same deep green color. This color matches the top of the "
         "\"Score\" color bar, corresponding to a value of approximately 100.", "~"),
        ("* **Observed Pattern:** The entire heatmap is uniform green. This color corresponds to a value of "
         "100 on the color scale.", "."),
        ("All cells in the heatmap are colored green, which means a score of 100 on the color bar.", "."),
        ("* Every cell is green, indicating near-perfect scores (close to 100).", "~"),
        ("A single color fills the grid. Based on the color bar, this means a score of 100 for every "
         "combination of hour and depth.", "."),
        ("The score is consistently 100 for every combination of hour and depth.", "."),
    ],
)
def test_the_value_of_the_one_colour_is_that_of_every_cell(told, state):
    text = UPTIME.format(told)
    assert cells(text) == [[100] * 3] * 3
    assert {*"".join(states(text))} == {APPROXIMATE if state == "~" else STATED}


@pytest.mark.parametrize(
    "told",
    [
        "* Almost every cell is green, corresponding to a value of approximately 100.",
        "* Every cell in the top row is green, corresponding to a value of 90.",
        "* All cells are green, but the darkest green corresponds to a value of 100.",
        "* The entire heatmap is green, which represents values above 80.",
        "* Every cell is green except for some, which is a score of 100.",
        "* Most cells are green. This color corresponds to a value of 100.",
    ],
)
def test_a_colour_of_most_cells_gives_none_a_value(told):
    assert cells(UPTIME.format(told)) == [[N] * 3] * 3


def test_single_cells_count_before_the_colour_of_all():
    told = "All cells are red, which means a value of 4. At hour 6 and depth (percent) 33 it is 9."
    assert cells(UPTIME.format(told))[0] == [4, 4, 4]
    assert cells(UPTIME.format(told))[1] == [4, 9, 4]
