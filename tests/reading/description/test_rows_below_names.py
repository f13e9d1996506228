"""Grids that programs print line by line, each row below its name."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

ROUTING = """The heatmap shows what this prints:

```
Routing, layer 3
Token 0 goes to experts: [1]
[0.12, 0.71, 0.17]
Token 1 goes to experts: [0 2]
[0.45, 0.10, 0.45]
```
"""


def test_names_and_places_of_the_columns():
    one = panel(ROUTING)
    assert (one.y.categories, one.x.categories) == (("Token 0", "Token 1"), ("0", "1", "2"))
    assert one.x.label == "experts"
    assert cells(ROUTING) == [[0.12, 0.71, 0.17], [0.45, 0.10, 0.45]]


def test_places_counted_from_one():
    assert panel(ROUTING.replace("[0 2]", "[1 3]")).x.categories == ("1", "2", "3")


@pytest.mark.parametrize("names", [("oak:", "elm:"), ("Row for oak:", "Row for elm:"), ("oak", "\nelm")])
def test_names_alone(names):
    text = "A heatmap of leaves.\n\n```\n{}\n[1, 2, 3]\n{}\n[4, 5, 6]\n```\n".format(*names)
    assert panel(text).y.categories == ("oak", "elm")
    assert cells(text) == [[1, 2, 3], [4, 5, 6]]


def test_several_grids_each_below_its_title():
    rows = "Step 0:\n[0.9, 0.1]\nStep 1:\n[0.2, 0.8]\n"
    more = "Step 0:\n[0.5, 0.3, 0.2]\nStep 1:\n[0.1, 0.1, 0.8]\n"
    text = f"How each step looks at others:\n\n```\nSelf-attention:\n{rows}\nCross-attention:\n{more}```\n"
    first, second = replot.parse(text).panels
    assert (first.title, second.title) == ("Self-attention", "Cross-attention")
    assert (first.grid.shape, second.grid.shape) == ((2, 2), (2, 3))


@pytest.mark.parametrize("rows", ["[1, 2]\nelm\n[3, 4, 5]", "[1, 2]\noak\n[3, 4]"])
def test_rows_that_are_no_grid(rows):
    text = f"A heatmap of leaves, dark to light.\n\n```\noak\n{rows}\n```\n"
    try:
        figure = replot.parse(text)
    except replot.NotAHeatmap:
        return
    assert all(one.grid.shape != (2, 2) for one in figure.panels)


def test_rows_in_running_text_with_names_in_quotes():
    text = "Weights as a heatmap:\n\nquery `the`:\n[0.7, 0.2]\nquery `cat`:\n[0.1, 0.9]\n\nKeys: the, cat.\n"
    assert panel(text).y.categories == ("the", "cat")
    assert cells(text) == [[0.7, 0.2], [0.1, 0.9]]
