"""What all cells of a line have, and a clause behind it on one that has something else."""

from __future__ import annotations

import pytest
from sources import grid, panel

import replot

HEAD = "A heatmap. Rows: Oak, Elm. Columns: June, July, August. "


@pytest.mark.parametrize(
    "said",
    [
        "Oak is 100% throughout, but July is 90%.",
        "Oak is 100% throughout, though July is 90%.",
        "Oak is at 100% throughout; July is 90%.",
        "Oak is 100% in every month, but only 90% in July.",
        "Oak is 100% throughout, but for July, which is 90%.",
        "All Oak cells are 100%, although July is 90%.",
    ],
)
def test_a_clause_without_its_line_is_about_the_line_before(said):
    assert grid(panel(HEAD + said)) == "100 90 100\nu u u"


@pytest.mark.parametrize(
    ("said", "cells"),
    [
        ("Oak is 100% throughout, though not in July.", "100 u 100\nu u u"),
        ("Oak is 100% throughout, but Elm is 90% in July.", "100 100 100\nu 90 u"),
    ],
)
def test_other_clauses_are_not(said, cells):
    assert grid(panel(HEAD + said)) == cells


@pytest.mark.parametrize(
    ("said", "lost"),
    [
        ("Oak has 80 in June; Ash has 90 in July.", ["90"]),
        ("Oak has 80 in June, while 500 were planned for July.", ["500"]),
        ("Oak has 80 in June; Elm has 90 in July.", []),
        ("Oak has 80 in June, while the price was 5 dollars.", []),
    ],
)
def test_a_number_of_a_clause_without_a_cell_is_reported(said, lost):
    found = [f for f in replot.examine(HEAD + said).findings if f.code == "R103"]
    assert [span.text for f in found for span in f.spans] == lost
