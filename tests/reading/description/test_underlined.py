"""Headings told by a line of equals signs, and quantities that the cells are coloured by."""

from __future__ import annotations

import pytest
from sources import panel

import replot

TABLE = "\n\n| Town | Easy | Hard |\n|---|---|---|\n| Ayr | 1 | 2 |\n| Ely | 3 | 4 |\n"


@pytest.mark.parametrize(("head", "title"), [
    ("SALES HEATMAP by town\n=====================", "SALES HEATMAP by town"),
    ("=========\n5. SALES HEATMAP (rates)\n=========", "SALES HEATMAP (rates)"),
    ("=========\n3.1 SALES HEATMAP (rates)\n=========", "SALES HEATMAP (rates)"),
    ("5 days of rain: a heatmap by town\n===", "5 days of rain: a heatmap by town"),
])
def test_headings(head, title):
    figure = replot.parse(head + TABLE)
    assert figure.title == title
    assert figure.panels[0].grid.values.tolist() == [[1, 2], [3, 4]]


def test_heads_of_a_table_between_rules_are_none():
    found = panel("A heatmap.\n\n=====\n      A    B\n=====\nx    1   2\ny    3   4\n=====\n")
    assert (found.x.categories, found.y.categories) == (("A", "B"), ("x", "y"))
    assert found.grid.values.tolist() == [[1, 2], [3, 4]]


@pytest.mark.parametrize(("said", "label"), [
    ("colored by detection confidence — illustrating the [class × time] output", "detection confidence"),
    ("shaded by accuracy (%)", "accuracy (%)"),
    ("shaded by a light grey", None),
])
def test_what_the_cells_are_coloured_by(said, label):
    text = f"A heatmap with rows = class (A, B) and columns = time (0, 1, 2), {said}."
    assert panel(text).color.label == label
