"""Rows and columns that are empty as a whole, which lists of values leave out."""

from __future__ import annotations

import pytest
from sources import codes, grid, panel

HEAD = "A heatmap. Rows Ayr, Bath; columns May, June, July, Autumn. "


@pytest.mark.parametrize(
    ("said", "cells"),
    [
        ("The July column is hatched (no sample). Ayr: 1, 2, 3. Bath: 4, 5, 6.", "1 2 b 3\n4 5 b 6"),
        ("Ayr: 1, 2, 3. Bath: 4, 5, 6. Column Autumn is hatched (not measured).", "1 2 3 b\n4 5 6 b"),
        ("The Autumn column is grey as it has no data. Ayr: 1, 2, 3. Bath: 4, 5, 6.", "1 2 3 b\n4 5 6 b"),
    ],
)
def test_lists_leave_out_an_empty_column(said, cells):
    assert grid(panel(HEAD + said)) == cells
    assert "R105" not in codes(HEAD + said)


@pytest.mark.parametrize(
    "said",
    [
        "Ayr: 1, 2, 3. Bath: 4, 5, 6.",
        "The July column is hatched (no sample). Ayr: 1, 2, 3. Bath: 4, 5.",
    ],
)
def test_lists_that_lost_a_value(said):
    assert set(grid(panel(HEAD + said)).split()) <= {"u", "b"}
    assert "R105" in codes(HEAD + said)


@pytest.mark.parametrize("head", ['Column "{}"', "Column {}", '**Column "{}":**', "Column {}:"])
@pytest.mark.parametrize("sign", [" ", ": "])
def test_columns_over_items(head, sign):
    parts = [
        f"- {head.format(month)}\n  - Ayr{sign}{a}\n  - Bath{sign}{b}\n  - Cork{sign}{c}"
        for month, a, b, c in (("May", 1, 2, 3), ("June", 4, 5, 6))
    ]
    found = panel("A heatmap.\n\n" + "\n".join(parts))
    assert (found.x.categories, found.y.categories) == (("May", "June"), ("Ayr", "Bath", "Cork"))
    assert grid(found) == "1 4\n2 5\n3 6"


def test_one_half_mirrors_the_other():
    said = (
        "A correlation heatmap, both axes: size, age, cost. The lower triangle mirrors the upper one. "
        "size/age 0.83, "
        "size/cost 0.58, age/cost 0.47."
    )
    assert grid(panel(said)) == "u 0.83 0.58\n0.83 u 0.47\n0.58 0.47 u"
    assert "R114" in codes(said)
