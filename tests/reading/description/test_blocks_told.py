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


HIVES = (
    "## Heatmap: Honey by hive\n"
    '* **X-axis:** "week" with tick marks at 0, 1, 2, 3, 4, and 5.\n'
    '* **Y-axis:** "Hive Size" with tick marks at 1, 2, and 4.\n\n'
)
LOW, HIGH = "~0.1 ~0.1 ~0.1 ~0.1", "~0.7 ~0.7"


@pytest.mark.parametrize(
    "lines",
    [
        "For weeks 0 through 3, the yield is approximately 0.1 for hive sizes 1 and 2.\n"
        "For weeks 4 and 5, the yield is approximately 0.7 for hive sizes 1 and 2.",
        "* **Weeks 0-3:** The yield is approximately 0.1 for hive sizes 1 and 2.\n"
        "* **Weeks 4-5:** The yield is approximately 0.7 for hive sizes 1 and 2.",
        "The yield is about 0.1 for weeks 0 through 3 at hive sizes 1 and 2.\n"
        "At hive sizes 1 and 2, the yield rises to about 0.7 for weeks 4 and 5.",
        "For both hive size 1 and 2, the yield is around 0.1 for weeks 0, 1, 2, and 3, and around 0.7 for "
        "weeks 4 and 5, indicating a late harvest.",
        "For hive sizes 1 and 2, the hives have a yield of about 0.1 in weeks 0 to 3, and reach about 0.7 in "
        "the remaining weeks.",
        "In the early weeks (0 through 3), the yield is close to 0.1 for hive sizes 1 and 2.\n"
        "In the late weeks (4 and 5), the yield is close to 0.7 for hive sizes 1 and 2.",
    ],
)
def test_a_block_in_a_sentence(lines):
    text = f"{HIVES}{lines}\n* **Hive Size 4:** The yield is approximately 0.3 for weeks 0 through 5.\n"
    rows = f"{LOW} {HIGH}\n{LOW} {HIGH}\n{' '.join(['~0.3'] * 6)}"
    assert told(text) == [f"0, 1, 2, 3, 4, 5 / 1, 2, 4\n{rows}"]


def test_values_each_before_its_lines():
    line = "For weeks 0 to 2, it is 0.1 for hive sizes 1 and 2, and between 0.2 and 0.4 for hive size 4.\n"
    rows = "0.1 0.1 0.1 u u u\n" * 2 + "0.2..0.4 0.2..0.4 0.2..0.4 u u u"
    assert told(HIVES + line) == [f"0, 1, 2, 3, 4, 5 / 1, 2, 4\n{rows}"]


def test_all_of_the_other_axis():
    line = "For weeks 0-1, the yield is 0.2 across all hive sizes, except for hive size 4.\n"
    assert cells(HIVES + line) == [[0.2, 0.2] + [None] * 4] * 2 + [[None] * 6]
    line = "* **Weeks 0-1:** The yield is 0.2 for all hive sizes.\n"
    assert cells(HIVES + line) == [[0.2, 0.2] + [None] * 4] * 3


@pytest.mark.parametrize(
    "line",
    [
        "For weeks 0 through 3, the highest yield is 0.5 for hive sizes 1 and 2.",
        "For weeks 0 through 3, the yield drops by 0.5 for hive sizes 1 and 2.",
        "For weeks 0 through 3, the mean of the yield is 0.5 for hive sizes 1 and 2.",
        "For weeks 0 through 3, the yield is above 0.5 for hive sizes 1 and 2.",
        "For weeks 0 through 3, the yield is 0.5 higher for hive sizes 1 and 2.",
        "For weeks 0 through 3, the yield is 0.5 for hive sizes 1 and 3.",
        "For weeks 0 through 3, the yield is 0.5 for hive sizes 1 and 2, except for a few weeks.",
        "For weeks 0 through 3, the yield is 0.5 for hive sizes 1 and 2 and 0.6 for hive size 2.",
        "Over weeks 0 to 5, hive size 4 falls from 0.6 to 0.2.",
    ],
)
def test_what_is_no_block_in_a_sentence(line):
    assert [row[1:4] for row in cells(f"{HIVES}{line}\n")] == [[None] * 3] * 3


def test_a_name_with_two_numbers_is_no_pair():
    axes = "Heatmap. X-axis (Shelf): 0, 1, 2, 3. Y-axis (Oven): 0, 2, 4.\n\n"
    assert cells(f"{axes}- Shelves 0-2: 7 everywhere\n") == [[None] * 4] * 3
    assert cells(f"{axes}- Shelfs 0-2: 7 everywhere\n") == [[7, 7, 7, None]] * 3


TREES = "Heatmap of counts. X-axis (Month): May, June, July. Y-axis (Tree): oak, elm, ash.\n\n"
EMPTY = [None, None, None]


@pytest.mark.parametrize(
    ("line", "grid"),
    [
        ("Except for May, oak is at 3.", [[None, 3, 3], EMPTY, EMPTY]),
        ("Except for May and June, oak is at 3.", [[None, None, 3], EMPTY, EMPTY]),
        ("With the exception of June, the count is approximately 3 for oak.", [[3, None, 3], EMPTY, EMPTY]),
        ("Apart from July, the count is 3 for oak and elm.", [[3, 3, None], [3, 3, None], EMPTY]),
        ("For all months except May, oak is at 3.", [[None, 3, 3], EMPTY, EMPTY]),
        ("For all trees except elm, the count is 3 in June.", [[None, 3, None], EMPTY, [None, 3, None]]),
        ("In all months, oak is at 3, except for May.", [[None, 3, 3], EMPTY, EMPTY]),
        ("Except for a few leaves, oak is at 3 in May.", [[3, None, None], EMPTY, EMPTY]),
        ("Except for May or so, oak is at 3.", [EMPTY, EMPTY, EMPTY]),
    ],
)
def test_exceptions_that_are_said_first(line, grid):
    assert cells(f"{TREES}- {line}\n") == grid


@pytest.mark.parametrize(
    ("but", "grid"),
    [
        ("elm in June", [[3, 3, None], [3, None, None], EMPTY]),
        ("oak in May, which is 7", [[7, 3, None], [3, 3, None], EMPTY]),
        ("some of the cells", [EMPTY, EMPTY, EMPTY]),
    ],
)
def test_exceptions_of_a_block(but, grid):
    assert cells(f"{TREES}- For oak and elm, the count is 3 in May and June, except for {but}.\n") == grid
