"""Lines of values with a remark among or before them: why one is missing, and what all but one are."""

from __future__ import annotations

import pytest
from sources import cells

import replot

N = None
WELLS = "A heatmap of wells (rows) by month. The months are May, June, July and August.\n\n"


@pytest.mark.parametrize("said", [
    "Bree: 2.8, then no sample in the second month since the pump had failed, 6.4 and finally 0.6.",
    "Bree: 2.8, no reading in that month because the logger was stolen, then 6.4 and finally 0.6.",
    "Bree: 2.8, missing on the second visit due to frost, 6.4, and finally 0.6.",
])
def test_why_a_value_is_missing_in_its_place(said):
    text = f"{WELLS}Ashby: 1.7, then 6.2, 1.2 and finally 7.0.\n\n{said}\n\nKeld: 3.4, 9.8, 2.8, 4.2.\n"
    assert cells(text) == [[1.7, 6.2, 1.2, 7.0], [2.8, N, 6.4, 0.6], [3.4, 9.8, 2.8, 4.2]]


GRID = "A heatmap. Rows: north, south. Columns: 6 h, 12 h, 24 h. White (-9) to red (9).\n\n"


@pytest.mark.parametrize(("said", "values"), [
    ("The south is positive everywhere except at 12 h: +4, −2 and +6 for the three leads.", [4, -2, 6]),
    ("The south is high throughout, but not at 24 h: 5, 6 and 1.", [5, 6, 1]),
    ("The south stays warm except for 6 h: 2, 8 and 9.", [2, 8, 9]),
    ("The south was dry except at 12 h: 1, 7 and 2.", [1, 7, 2]),
    ("The south is positive everywhere except at 12 h: −2.", [N, N, N]),
])
def test_a_judgement_with_exceptions_before_a_line(said, values):
    assert cells(GRID + said) == [[N, N, N], values]


@pytest.mark.parametrize(("said", "limits"), [
    ("Brown cells are too low (down to −10), teal cells too high (up to +10), white is right.", (-10, 10)),
    ("Red squares are hot (up to 40), blue ones cold (down to -20).", (-20, 40)),
    ("The squares go from cream, meaning no frost, to a dark red, which is reached at 16 days.", (N, 16)),
    ("The squares go from cream to a dark red, and the inn is reached at 16 o'clock.", (N, N)),
])
def test_ends_told_with_their_colours(said, limits):
    figure = replot.parse(f"A heatmap. Rows: a, b. Columns: c, d. A: 1 and 2. {said}").to_dict()
    color = figure["panels"][0]["color"]
    assert (color.get("vmin"), color.get("vmax")) == limits
