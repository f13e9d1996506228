"""Axes of which a text tells only corners, each with both its labels and its value."""

from __future__ import annotations

import pytest
from sources import cells, panel, states

import replot

N = None


def test_opposite_corners():
    text = (
        "![Heatmap: germination by soil type and rain band](g.png)\n\n"
        "Heatmap showing germination (%) for each combination of soil type and rain band. The gradient runs "
        "from upper-left (Rich Clay, Little Rain: 95%) to lower-right (Sand/Grit, Much Rain: approximately "
        "30%). Within a soil type the spreads range from 21.9 to 42.9 percentage points."
    )
    read = panel(text)
    assert (read.y.label, read.x.label) == ("soil type", "rain band")
    assert read.y.categories == ("Rich Clay", "Sand/Grit")
    assert read.x.categories == ("Little Rain", "Much Rain")
    assert cells(text) == [[95, N], [N, 30]]
    assert states(text) == ["su", "ua"]


def test_three_corners():
    text = (
        "A heatmap of survival. Best is the upper-left (none, young: 99%), worst the lower-right "
        "(high, old: 41%), with the upper-right (none, old: 70%) between."
    )
    assert cells(text) == [[99, 70], [N, 41]]


@pytest.mark.parametrize(
    "said",
    [
        "Best is the upper-left (none, young: 99%), worst the lower-right (none, old: 41%).",
        "Best is the upper-left (none, young: 99%), then the upper-right (none, old: 41%).",
        "Upper-left (see Fig. 3, right) is best, lower-right (see Fig. 4, left) worst.",
    ],
)
def test_corners_that_do_not_name_both_axes(said):
    try:
        read = panel(f"A heatmap of survival. {said}")
    except replot.NotAHeatmap:
        return
    assert not (read.x.categories and read.y.categories)


def test_a_drawing_of_a_system_is_no_heatmap():
    text = (
        "The image shows a system for sorting mail: a 2x3 matrix in which rows represent offices (Ayr, Bath) "
        "and columns days (Mon, Tue, Wed). Each cell contains a number (1 in this example). A double arrow "
        "separates this matrix from the next section."
    )
    with pytest.raises(replot.NotAHeatmap, match="flow diagram"):
        replot.parse(text)
