"""Tables that tell of each line where it is highest or lowest, and its value there."""

from __future__ import annotations

import pytest
from sources import cells, panel, told

import replot

AXES = "Heatmap of sales. Y-axis (Town): Ayr, Bath, Cork. X-axis (Month): May, June, July, August.\n\n"
BEST = [[9, None, None, None], [None, 8, None, None], [None, None, 7, None]]
BOTH = [[9, None, 1, None], [2, 8, None, None], [None, 3, 7, None]]


def table(*lines: str) -> str:
    """A table of such lines, the first of them its head."""
    heads, *body = lines
    return "\n".join([f"| {heads} |", "|---" * (heads.count("|") + 1) + "|", *(f"| {one} |" for one in body)])


@pytest.mark.parametrize(
    ("lines", "grid"),
    [
        (("Town | Best month | Sales there", "Ayr | May | 9", "Bath | June | 8", "Cork | July | 7"), BEST),
        (("Town | Peak month | Peak", "Ayr | May | 9", "Bath | June | 8", "Cork | July | 7"), BEST),
        (("Town | Highest | Month", "Ayr | 9 | May", "Bath | 8 | June", "Cork | 7 | July"), BEST),
        (("Month | Best town | Value", "May | Ayr | 9", "June | Bath | 8", "July | Cork | 7"), BEST),
        (
            (
                "Town | Best month | Sales there | Worst month | Sales there",
                "Ayr | May | 9 | July | 1",
                "Bath | June | 8 | May | 2",
                "Cork | July | 7 | June | 3",
            ),
            BOTH,
        ),
        (
            (
                "Town | Maximum | in | Minimum | in",
                "Ayr | 9 | May | 1 | July",
                "Bath | 8 | June | 2 | May",
                "Cork | 7 | July | 3 | June",
            ),
            BOTH,
        ),
    ],
)
def test_where_each_line_is_highest(lines, grid):
    assert panel(AXES + table(*lines)).x.categories == ("May", "June", "July", "August")
    assert cells(AXES + table(*lines)) == grid


@pytest.mark.parametrize(
    "lines",
    [
        ("Town | Best month | Gain", "Ayr | May | 9", "Bath | June | 8", "Cork | July | 7"),
        ("Town | Best month | Rank", "Ayr | May | 1", "Bath | June | 2", "Cork | July | 3"),
        ("Town | Best month | Sales there", "Ayr | May | 9", "Bath | June | 8", "Cork | March | 7"),
        ("Town | Best month | Sales there", "Ayr | May | > 9", "Bath | June | 8", "Cork | July | 7"),
    ],
)
def test_something_else_is_told_of_the_lines(lines):
    assert panel(AXES + table(*lines)).x.categories == ("May", "June", "July", "August")
    assert cells(AXES + table(*lines)) == [[None] * 4] * 3


def test_numbers_are_labels_where_the_head_names_their_axis():
    axes = "Heatmap of returns. Y-axis (Robot): Ant, Bee. X-axis (Discount γ): 0.9, 0.95, 0.99.\n\n"
    lines = "Robot | Best γ | Return there | Worst γ | Return there", "Ant | 0.95 | 51 | 0.9 | 18"
    told = table(*lines, "Bee | 0.99 | 1,130 | 0.9 | 64")
    assert cells(axes + told) == [[18, 51, None], [64, None, 1130]]


def test_the_cells_of_extremes_stand_on_the_axes_that_another_table_tells():
    text = (
        "A heatmap. Rows: Elm, Oak. Columns: Ayr, Bath.\n\n"
        "| Tree | Highest | At |\n|---|---|---|\n| Elm | 4 | Ayr |\n| Oak | 7 | Bath |\n\n"
        "| Tree | Cork | Derry | Ayr | Bath |\n|---|---|---|---|---|\n"
        "| Ash | 1 | 2 | 3 | 1 |\n| Elm |  |  |  |  |\n| Oak | 7 | 8 | 9 |  |\n"
    )
    assert told(text) == ["Cork, Derry, Ayr, Bath / Ash, Elm, Oak\n1 2 3 1\nb b 4 b\n7 8 9 7"]


def test_pairs_that_no_axis_has_in_the_end_are_left_over():
    text = (
        "A heatmap. Rows: Elm, Oak. Columns: Ayr, Bath.\n\n| 12 | Sun (0.1) | Rain (0.9) |\n"
        "| 8 | dry (0.2) | wet (0.4) |\n\n"
        "| Pair | Share |\n|---|---|\n| Elm, Ayr | 1 |\n| Elm, Bath | 2 |\n| Oak, Ayr | 3 |\n"
        "| Oak, Bath | 5 |\n"
    )
    reading = replot.examine(text)
    assert reading.figure.panels[0].grid.values.tolist() == [[0.2, 0.4]]
    assert "R112" in {finding.code for finding in reading.findings}
