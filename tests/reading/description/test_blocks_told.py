"""One value for the cells where several rows meet several columns."""

from __future__ import annotations

import pytest
from sources import cells, told

AXES = (
    "Heatmap of load.\n- Y-axis: Mon, Tue, Sat (top to bottom)\n"
    '- X-axis "Hour of day": 6, 9, 12, 15\n\n'
)
BUSY = [[None, 60, 60, None], [None, 60, 60, None], [None] * 4]


@pytest.mark.parametrize(
    "line",
    [
        "Mon and Tue, hours 9 and 12: 60%",
        "From Mon to Tue, hours 9 to 12: 60%",
        "Hours 9 and 12 on Mon and Tue: 60",
        "On Mon and Tue at hours 9 and 12 all cells are at 60.",
        "Mon to Tue, hours 9 and 12 = 60",
        "At hours 9 and 12, Mon and Tue: about 60",
    ],
)
def test_a_block(line):
    assert cells(f"{AXES}- {line}") == BUSY


def test_a_block_with_a_range_and_an_exception():
    line = "- Mon and Tue, hours 6, 9 and 12: 0–5%, apart from Tue at hour 12 with about 55%."
    assert told(AXES + line) == ["6, 9, 12, 15 / Mon, Tue, Sat\n0..5 0..5 0..5 u\n0..5 0..5 ~55 u\nu u u u"]


def test_a_block_is_overruled_by_what_is_said_of_a_cell():
    line = "- Mon and Tue, hours 9 and 12: 60. The one exception is Tue at hour 9, 38.\n"
    assert cells(AXES + line) == [[None, 60, 60, None], [None, 38, 60, None], [None] * 4]


def test_an_exception_that_is_not_understood_leaves_the_block_open():
    line = "- Mon and Tue, hours 9 and 12: 60, apart from one or two odd ones.\n"
    assert cells(AXES + line) == [[None] * 4] * 3


@pytest.mark.parametrize(
    "line",
    ["The gap between Mon and Tue at hours 9 and 12 is 7.", "Mon and Tue, on average over hours 9 and 12: 7"],
)
def test_what_is_no_block(line):
    assert cells(f"{AXES}{line}") == [[None] * 4] * 3


def test_an_empty_block():
    line = "- Mon and Tue, hours 9 and 12: empty\n- Sat, hour 6: 4\n"
    assert told(AXES + line) == ["6, 9, 12, 15 / Mon, Tue, Sat\nu b b u\nu b b u\n4 u u u"]


WEEK = "A heatmap. Y-axis (Day): Mon, Tue, Sat. X-axis (Hour): 6, 9, 12.\n\n"


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("- All three days, hours 9 and 12: nearly white, 0.1 to 0.3", "0.1..0.3"),
        ("- All days, hours 9 and 12: pale blue, 0.2", "0.2"),
        ("- Hours 9 and 12, all days: 0.2", "0.2"),
        ("- All rows, 9 and 12: ≈ 0.2", "~0.2"),
    ],
)
def test_all_lines_of_an_axis_by_some_of_the_other(line, value):
    row = f"u {value} {value}\n"
    assert told(f"{WEEK}{line}\n- Sat: 9, 8, 7\n") == [f"6, 9, 12 / Mon, Tue, Sat\n{row}{row}9 8 7"]


@pytest.mark.parametrize(
    "line",
    ["- All four days, hours 9 and 12: 2", "- All shops, hours 9 and 12: 2", "- All days, hour 9: up to 2"],
)
def test_not_as_many_lines_as_it_says(line):
    assert cells(f"{WEEK}{line}\n") == [[None] * 3] * 3


@pytest.mark.parametrize(
    ("but", "grid"),
    [
        ("Tue in June (0.6)", [[0.2, 0.2], [0.2, 0.6], [0.2, 0.2]]),
        ("Tue, which is 0.6", [[0.2, 0.2], [0.6, 0.6], [0.2, 0.2]]),
        ("Tue in July (0.6)", [[None, None], [None, None], [None, None]]),
    ],
)
def test_an_exception_names_one_of_the_lines_again(but, grid):
    axes = "Heatmap. Rows (days, from the top): Mon, Tue, Sat. Columns (Month): May, June, July.\n\n"
    line = f"- In May and June, all are at 0.2, except {but}.\n- Sat: July 3"
    assert [row[:2] for row in cells(axes + line)] == grid
