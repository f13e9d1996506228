"""Lines with two labels and a value each, one space apart."""

from __future__ import annotations

import pytest
from sources import panel, told

import replot

STATES = """How one state follows another:

State now State then p
dry dry 0.7
dry wet 0.2
dry very wet 0.1
wet dry 0.4
wet wet 0.5
wet very wet 0.1
very wet dry 0.3
very wet wet 0.3
very wet very wet 0.4
"""


def test_each_label_with_each():
    found = panel(STATES)
    assert told(STATES) == ["dry, wet, very wet / dry, wet, very wet\n0.7 0.2 0.1\n0.4 0.5 0.1\n0.3 0.3 0.4"]
    assert (found.x.label, found.y.label) == ("State then", "State now")


@pytest.mark.parametrize(
    ("lines", "grids"),
    [
        ("Town Month Rent\nAyr May 3\nAyr June 4\nNew Bath May 5\nNew Bath June 6",
         ["May, June / Ayr, New Bath\n3 4\n5 6"]),
        ("Town Month Share\nAyr May 3%\nAyr early June 4%\nAyr July 7%\nBath May 5%\nBath early June 6%\n"
         "Bath July 8%", ["May, early June, July / Ayr, Bath\n3 4 7\n5 6 8"]),
    ],
)
def test_rows_and_columns_of_a_figure(lines, grids):
    assert told(f"A heatmap of rents.\n\n{lines}\n") == grids


@pytest.mark.parametrize(
    "lines",
    [
        "Town Month Rent\nAyr May 3\nAyr June 4\nNew Bath May 5\nNew Bath July 6",
        "Town Month Rent\nAyr May 3\nAyr June 4\nBath May 5",
        "Town Month Rent\nAyr May 3\nAyr May 4\nBath May 5\nBath May 6",
    ],
)
def test_lines_that_fill_no_grid(lines):
    text = f"A heatmap of rents.\n\n{lines}\n"
    try:
        found = panel(text)
    except replot.NotAHeatmap:
        return
    assert not (found.x.categories and found.y.categories)


def test_no_square_and_no_word_for_a_heatmap():
    with pytest.raises(replot.NotAHeatmap):
        replot.parse("The rents:\n\nTown Month Rent\nAyr May 3\nAyr June 4\nBath May 5\nBath June 6\n")


def test_items_that_tell_pairs_in_brackets_are_no_such_lines():
    items = [f"* **({i}, {j}):** Share = {10 * i + j}" for i in (1, 2, 3) for j in (1, 2, 3)]
    text = "## Heatmap: Share\n\n* **X-axis:** \"a\", with the ticks 1, 2 and 3.\n"
    text += "* **Y-axis:** \"b\", with the ticks 1, 2 and 3.\n\nEach cell is the share of an (a, b) pair:\n"
    text += "\n".join(items) + "\n"
    (panel,) = replot.parse(text).panels
    assert panel.x.categories == panel.y.categories == ("1", "2", "3")
    assert panel.grid.values.tolist() == [[11, 21, 31], [12, 22, 32], [13, 23, 33]]
