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


@pytest.mark.parametrize(
    "line",
    [
        "- p, ranked 3-5: 1, 2, 3",
        "- p (score 3 to 5): 1, 2, 3",
        "- p (values 3 to 5): 1, 2, 3",
        "- p (last 3 seeds): 1, 2, 3",
        "- p (first two runs): 1, 2",
        "- p (from 3 labs): 1, 2",
    ],
)
def test_numbers_of_other_things_are_no_columns(line):
    assert grid(panel(f"{NUMBERS}{line}\n- q: 5, 6, 7, 8")) == "u u u u\n5 6 7 8"


@pytest.mark.parametrize(
    ("line", "cells"),
    [
        ("p: 1, 2 (missing from Wed on)", "u u u u"),
        ("p: 1, 2 (missing Tue to Wed)", "u u u u"),
        ("p: 1, 2 (Mon to Tue)", "1 2 u u"),
    ],
)
def test_no_value_where_a_bracket_calls_it_missing(line, cells):
    assert grid(panel(f"{DAYS}- {line}\n- q: 5, 6, 7, 8")) == f"{cells}\n5 6 7 8"


def test_a_label_that_heads_its_values_is_none_of_them():
    years = "A heatmap. y-axis: Layer: 1, 2. x-axis: Year: 2019, 2020, 2021.\n\n"
    lines = "- Layer 1, estimated from 2020: 4, 5\n- Layer 2: 6, 7, 8"
    assert grid(panel(years + lines)).split("\n")[0] == "u u u"


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


@pytest.mark.parametrize(
    ("line", "cells"),
    [
        ("**p** falls from 98.2 at Mon via 91 at Tue and 80 at Wed to 66 at Thu.", "98.2 91 80 66"),
        ("**p** starts at 99 (Mon), is at 97 (Tue), then drops to 85 (Thu).", "99 97 u 85"),
        ("**p** is measured up to Wed only: 95, 88 and 71.", "95 88 71 u"),
        ("**p** is measured from Tue on only: 95, 88 and 71.", "u 95 88 71"),
        ("**p** (until Tue): 95, 88", "95 88 u u"),
        ("**p** stops at Wed: 95, 88", "u u u u"),
        ("**p** has 5 for Mon to Wed and 6 for Thu.", "5 5 5 6"),
    ],
)
def test_the_course_of_a_line(line, cells):
    assert grid(panel(f"{DAYS}{line}")).split("\n")[0] == cells


def test_a_label_that_is_a_number_ends_no_range():
    line = "- p falls from 98.2 at 3 via 91 at 4 and 80 at 5 to 66.1 at 6."
    assert grid(panel(NUMBERS + line)).split("\n")[0] == "98.2 91 80 66.1"


@pytest.mark.parametrize(
    "said",
    [
        "- (p, Mon, 0.5)\n- (p, Tue, 0.6)\n- (q, Wed, n/a)",
        "(p, Mon, 0.5), (p, Tue, 0.6) and (q, Wed, n/a).",
        '("Mon", "p", 0.5); ("Tue", "p", 0.6); ("Wed", "q", n/a)',
    ],
)
def test_triples(said):
    assert grid(panel(DAYS + said)) == "0.5 0.6 u u\nu u b u"


def test_triples_of_labels_that_nobody_has_are_left():
    assert grid(panel(f"{DAYS}(p, Fri, 0.5), (r, Mon, 0.6)")) == "u u u u\nu u u u"


def test_numbers_alone_behind_the_order_in_which_they_are_read():
    said = "Reading order is left to right, then top to bottom:\n\n1, 2, 3, 4, n/a, 6, 7, 8\n\nMore follows."
    assert grid(panel(DAYS + said)) == "1 2 3 4\nb 6 7 8"


def test_changes_in_brackets_behind_every_value():
    said = "- p: Mon 31 (-57), Tue 22 (-53), Wed 12 (-49), Thu 9 (-1)"
    assert grid(panel(DAYS + said)).split("\n")[0] == "31 22 12 9"


def test_a_dash_between_labels_and_values_of_lines_in_columns_is_no_column():
    lines = "**Line by line**\np — 3.1 2.9 5.6 1\nq — 2.8 2.7 5.1 2"
    assert grid(panel(DAYS + lines)) == "3.1 2.9 5.6 1\n2.8 2.7 5.1 2"


def test_panels_of_numbers_whose_rows_stand_in_turn():
    text = (
        "Two heatmaps: (a) X, (b) Y. Rows: p, q. Columns: 1, 3. Values, row after row:\n\n"
        "(a) 34, 31; 30, 28\n(b) 0.95, 0.91; 0.84, 0.9"
    )
    assert [grid(panel(text, k)) for k in (0, 1)] == ["34 31\n30 28", "0.95 0.91\n0.84 0.9"]
