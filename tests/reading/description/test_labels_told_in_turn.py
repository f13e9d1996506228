"""Labels that a sentence tells in turn, each with the place of its row or column."""

from __future__ import annotations

import pytest

import replot


def axes(said: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    panel = replot.parse(f"A heatmap. {said} The colours go from white (0) to red (5).").panels[0]
    return panel.y.categories, panel.x.categories


@pytest.mark.parametrize("said", [
    "Row 1 is Oslo, row 2 Bergen and row 3 Bodø. Column 1 is rain, column 2 snow.",
    "The first row is Oslo, the second Bergen and the third Bodø; the first column is rain, the second snow.",
    "The top row is Oslo, the middle row Bergen and the bottom row Bodø; the left column is rain, the right "
    "column snow.",
    "Row 1 stands for Oslo, 2 for Bergen and 3 for Bodø. Column 1 is for rain and 2 for snow.",
])
def test_each_line_has_the_label_of_its_place(said):
    assert axes(said) == (("Oslo", "Bergen", "Bodø"), ("rain", "snow"))


def test_the_top_row_is_the_first_one_though_the_bottom_one_is_named_behind_it():
    assert axes("The top row is Oslo, the bottom row Bergen.")[0] == ("Oslo", "Bergen")


@pytest.mark.parametrize("said", [
    "The first row is dark, the second pale.",
    "The first column is blue, the second red and the third green.",
    "The first row is Oslo, the third Bodø.",
    "The first row is wet and the second dry.",
])
def test_how_lines_look_and_a_list_with_gaps_are_no_labels(said):
    assert axes(said) == ((), ())
