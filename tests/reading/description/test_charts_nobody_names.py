"""Charts of other kinds that nobody names: their lines and bars tell."""

from __future__ import annotations

import pytest
from sources import told

import replot


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (
            "The chart has three coloured lines that cross in 2021. Horizontal axis: years 2019 to 2021. "
            "Vertical "
            "axis: units from 0 to 90. Oslo (yellow) rose from 10 to 20 and 30, Moss (red) from 12 to 13 and "
            "14.",
            "line chart",
        ),
        (
            "The figure shows how each town has its own line: Oslo in yellow, Moss in dark red. X-axis: "
            "2019, 2020, "
            "2021. Y-axis: share, 0 to 100. Oslo goes 10, 20, 30. Moss goes 15, 25, 30.",
            "line chart",
        ),
        (
            "The graphic sets four towns side by side. The tallest bar, in dark red, is Oslo with 91, then "
            "come "
            "Moss (yellow) with 60 and Bath with 12. The horizontal axis names them, the vertical axis goes "
            "to 100.",
            "bar chart",
        ),
    ],
)
def test_what_is_drawn_tells_the_kind_of_a_chart(text, found):
    with pytest.raises(replot.NotAHeatmap) as caught:
        replot.parse(text)
    assert caught.value.found == found


def test_lines_of_squares_are_those_of_a_grid():
    text = (
        "The picture has two lines of coloured squares and three columns. X-axis: 2019, 2020, 2021. Y-axis: "
        "Oslo, "
        "Moss. Oslo: 1, 2, 3. Moss: 4, 5, 6. Yellow is low, dark red high."
    )
    assert told(text) == ["2019, 2020, 2021 / Oslo, Moss\n1 2 3\n4 5 6"]


def test_what_stands_across_and_down_is_a_grid():
    rows = "| | 5 | 10 |\n|---|---|---|\n| oak | 61 | 60 |\n| elm | 68 | 67 |\n"
    text = f"# Growth\n\nPercent: dose across, tree down.\n\n{rows}\nDrawn in `magma`, from 50 to 70."
    assert told(text) == ["5, 10 / oak, elm\n61 60\n68 67"]
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(f"# Growth\n\nPercent, by tree.\n\n{rows}\nPrinted from 50 to 70.")
