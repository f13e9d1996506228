"""Lines named by the first and the last of them, on the axis and before values that each of them has."""

from __future__ import annotations

import pytest
from sources import cells, panel

WEEK = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
ROWS = "Heatmap with rows Mon, Tue, Wed, Thu, Fri, Sat, Sun and columns morning, noon, night. "
EACH = [[1, 2, 3]] * 5 + [[4, 5, 6]] * 2


@pytest.mark.parametrize(
    "said",
    [
        "Mon–Fri: 1, 2, 3. Sat and Sun: 4, 5, 6 each.",
        "Mon to Fri: 1, 2, 3 each. Sat, Sun: 4, 5, 6.",
        "Mon to Fri are all at 1, 2 and 3. Sat and Sun both have 4, 5, 6.",
        "Mon–Fri each have 1, 2 and 3. Sat and Sun each have 4, 5, 6.",
        "Mon–Fri have 1, 2, 3. Sat and Sun have 4, 5, 6.",
        "\n\n- Mon–Fri: 1, 2, 3 (each)\n- Sat: 4, 5, 6\n- Sun: 4, 5, 6",
    ],
)
def test_each_of_several_lines_has_the_values(said):
    assert cells(ROWS + said) == EACH


@pytest.mark.parametrize(
    "rows",
    [
        "Seven rows from Mon (top) to Sun (bottom), three columns: morning, noon, night.",
        "Rows from Mon to Sun, three columns: morning, noon, night.",
        "The grid has rows Mon–Sun and columns morning, noon, night.",
    ],
)
def test_the_ends_of_an_axis_name_all_of_it(rows):
    text = f"Heatmap of the shop. {rows} Mon through Fri each have 1, 2, 3. Sat has 4, 5, 6. Sun has 4, 5, 6."
    assert panel(text).y.categories == WEEK
    assert panel(text).x.categories == ("morning", "noon", "night")
    assert cells(text) == EACH


def test_some_rows_of_which_something_is_said_are_no_axis():
    said = "A: 1, 2. B: 3, 4. C: 5, 6. D: 7, 8. Rows B to D are dark."
    text = f"Heatmap. Rows: A, B, C, D. Columns: x1, x2. {said}"
    assert panel(text).y.categories == ("A", "B", "C", "D")


@pytest.mark.parametrize(
    "columns",
    [
        "The columns are headed 1. Agree 2. Neutral 3. Disagree.",
        "Columns: (1) Agree (2) Neutral (3) Disagree.",
        "The column headers are Agree, Neutral, Disagree.",
        "The column labels are 1) Agree 2) Neutral 3) Disagree.",
    ],
)
def test_labels_may_be_counted_and_headers_are_no_name(columns):
    text = f"Heatmap. Rows: Asp, Elm. {columns} Asp: 2, 3, 4. Elm: 6, 7, 8."
    assert panel(text).x.categories == ("Agree", "Neutral", "Disagree")
    assert panel(text).x.label is None
    assert cells(text) == [[2, 3, 4], [6, 7, 8]]


def test_a_count_of_the_other_lines_is_no_label():
    said = "Asp: 2, 3. Elm: 4, 5. Yew: 6, 7."
    text = f"Heatmap. Rows Asp (top), Elm, Yew (bottom), two columns: day and night. {said}"
    assert panel(text).y.categories == ("Asp", "Elm", "Yew")
    assert cells(text) == [[2, 3], [4, 5], [6, 7]]


def test_what_a_line_has_is_no_name_of_an_axis():
    said = "A to C each have 2 (x) and 3 (y). D has 5 (x) and 6 (y)."
    text = f"Heatmap. Four rows, A to D, and two columns, x and y. {said}"
    assert panel(text).x.label is None
    assert cells(text) == [[2, 3]] * 3 + [[5, 6]]
