"""Lines that give a part of their cells: from which column on, or from which to which."""

from __future__ import annotations

import pytest
from sources import grid, panel

NUMBERS = "A heatmap. Rows: p, q. Columns: 3, 4, 5, 6.\n\n"
DAYS = "A heatmap. Rows: p, q. Columns: Mon, Tue, Wed, Thu.\n\n"
PART = "95 93 90 u\nu 88 81 u"


@pytest.mark.parametrize(
    "lines",
    [
        "- p (from 3): 95, 93, 90\n- q (from 4 on): 88, 81",
        "- p (3-5): 95, 93, 90\n- q (4–5): 88, 81",
        "- p, starting at 3: 95, 93, 90\n- q, starting at 4: 88, 81",
        "- p, columns 3 to 5: 95, 93, 90\n- q, columns 4 to 5: 88, 81",
        "- p (starts at 3): 95, 93, 90\n- q (starts at column 4): 88, 81",
        "- p @3: 95, 93, 90\n- q @4: 88, 81",
        "- p, first value at 3: 95, 93, 90\n- q, first value at 4: 88, 81",
        "- p: 95, 93, 90 (starting at 3)\n- q: 88, 81 (from 4 to 5)",
        "- p: from 3 on 95, 93, 90\n- q: from column 4: 88, 81",
        "- p (first three columns): 95, 93, 90\n- q (only columns 4 and 5): 88, 81",
        "The number in brackets is the column at which a row starts.\n\n- p [3]: 95, 93, 90\n- q [4]: 88, 81",
        "- p\n  - from 3: 95, 93, 90\n- q\n  - columns 4-5: 88, 81",
    ],
)
def test_lines_with_the_column_at_which_they_begin(lines):
    assert grid(panel(NUMBERS + lines)) == PART


@pytest.mark.parametrize(
    "lines",
    [
        "- p (from Mon): 95, 93, 90\n- q (Tue on): 88, 81",
        "- p: Mon-Wed 95, 93, 90\n- q: Tue-Wed: 88, 81",
        "p (from Mon): 95, 93, 90; q (from Tue): 88, 81.",
        "From Mon on, p has 95, 93, 90; from Tue on, q has 88, 81.",
    ],
)
def test_the_same_of_names(lines):
    assert grid(panel(DAYS + lines)) == PART


@pytest.mark.parametrize(
    "lines",
    [
        "- p (2): 95, 93, 90\n- q (3): 88, 81",  # an index, a gloss or a column
        "- p (5-6): 95, 93, 90\n- q (3-4): 88",
        "- p (from 5): 95, 93, 90\n- q (from 6): 88, 81",
    ],
)
def test_what_does_not_fit_is_left(lines):
    values = grid(panel(NUMBERS + lines))
    assert "95" not in values
    assert "81" not in values


def test_an_age_or_a_year_is_no_column():
    lines = "- p (from 2019): 1, 2, 3, 4\n- q (since 1990): 5, 6, 7, 8"
    assert grid(panel(NUMBERS + lines)) == "1 2 3 4\n5 6 7 8"


@pytest.mark.parametrize(
    ("line", "cells"),
    [
        ("p: first two blank, then 2, 3", "b b 2 3"),
        ("p: the first one is empty, the others are 2, 3 and 4", "b 2 3 4"),
        ("p: two empty cells, 2, 3", "b b 2 3"),
        ("p: 2, 3, the rest empty", "2 3 b b"),
        ("p: 2, 3, rest blank", "2 3 b b"),
        ("p: ., 2, 3, .", "b 2 3 b"),
        ("For p the first column was left out, the others are 2, 3 and 4.", "b 2 3 4"),
        ("p: first three blank, then 2, 3", "u u u u"),
    ],
)
def test_empty_cells_before_and_behind_the_values(line, cells):
    assert grid(panel(f"{DAYS}{line}")).split("\n")[0] == cells
