"""Times of the day as labels: ranges and lists of them, hours in cells, a label and a number in one key."""

from __future__ import annotations

import pytest
from sources import cells, panel

ROWS = "Heatmap of traffic. Rows: North, South. X-axis: "
WHOLE = ("08:00", "09:00", "10:00", "11:00", "12:00")
HALVES = ("8:00", "8:30", "9:00", "9:30", "10:00")


@pytest.mark.parametrize(
    ("said", "labels"),
    [
        ("08:00 to 12:00", WHOLE),
        ("time of day (08:00–12:00)", WHOLE),
        ("08:00, 09:00, ..., 12:00", WHOLE),
        ("five times from 08:00 until 12:00", WHOLE),
        ("time of day from 8:00 to 10:00 in 30-minute steps", HALVES),
        ("time, 8:00 to 10:00 every half hour", HALVES),
        ("5 times from 8:00 to 10:00", HALVES),
        ("time of day, 0:00 to 20:00 every 5 hours", ("0:00", "5:00", "10:00", "15:00", "20:00")),
        ("hours 22:00 to 01:00", ("22:00", "23:00", "00:00", "01:00")),
        ("08:00-09:00, 09:00-10:00, 10:00-11:00", ("08:00-09:00", "09:00-10:00", "10:00-11:00")),
    ],
)
def test_times_from_one_to_another(said, labels):
    assert panel(f"{ROWS}{said}.").x.categories == labels


@pytest.mark.parametrize(
    "said", ["hour (00:00 to 24:00)", "times from 08:00 to 10:10", "4 times from 08:00 to 10:20"]
)
def test_times_whose_steps_nobody_knows(said):
    assert panel(f"{ROWS}{said}.").x.categories == ()


@pytest.mark.parametrize(
    "said",
    [
        "rows North, South, columns 08:00, 09:00, 10:00.",
        "rows North, South and columns 08:00, 09:00, 10:00.",
        "columns 08:00, 09:00, 10:00; rows North, South.",
        "the rows North, South with columns 08:00 to 10:00.",
    ],
)
def test_columns_of_times(said):
    found = panel(f"Heatmap with {said}")
    assert (found.x.categories, found.y.categories) == (("08:00", "09:00", "10:00"), ("North", "South"))


AXES = "Heatmap with rows Mon, Tue and columns {}.\n\n"
TOLD = [[None, None, 8], [None, 13, None]]


@pytest.mark.parametrize(
    ("columns", "said"),
    [
        ("00, 01, 02", "Tue 01:00 has 13 calls, Mon 02:00 has 8."),
        ("00, 01, 02", "Tue at 01:00 has 13 calls, Mon at 02:00 has 8."),
        ("00:00, 01:00, 02:00", "Tue 01:00 has 13 calls, Mon 02:00 has 8."),
        ("00, 01, 02", "- Tue 01:00: 13 calls\n- Mon 02:00: 8 calls\n"),
        ("00, 01, 02", "1. Tue 01:00 (2024-05-07): 13 calls\n2. Mon 02:00 (2024-05-06): 8 calls\n"),
        ("07, 08, 09", "- Tue 08:00: 13 calls\n- Mon 09:00: 8 calls\n"),
        ("10, 11, 12", "- Tue 11: 13 calls\n- Mon 12: 8 calls\n"),
        ("10, 11, 12", "- Tue at 11: 13\n- Mon at 12: 8\n"),
    ],
)
def test_a_label_and_an_hour_in_one_key(columns, said):
    assert cells(AXES.format(columns) + said) == TOLD


def test_a_word_before_a_number_is_no_label():
    text = "Heatmap with rows ash, elm and columns 10, 20.\n\n- depth 10: 3, 4\n- depth 20: 5, 6\n"
    assert cells(text) == [[3, 5], [4, 6]]
    text = "Heatmap with rows ash, elm and columns 10, 20.\n\n- ash 30: 4\n"
    assert cells(text) == [[None, None], [None, None]]


@pytest.mark.parametrize(("said", "labels"), [
    ("Time runs from 6 am to 9 am on the horizontal axis", ["6 am", "7 am", "8 am", "9 am"]),
    ("Hours from 6 a.m. to 9 a.m. are on the horizontal axis", ["6 a.m.", "7 a.m.", "8 a.m.", "9 a.m."]),
    ("Time goes from 6 h to 9 h along the x-axis", ["6 h", "7 h", "8 h", "9 h"]),
])  # fmt: skip
def test_hours_before_their_axis(said, labels):
    read = panel(f"Heat map. {said}; the vertical axis lists Ann and Bob. Ann: 1, 2, 3, 4. Bob: 5, 6, 7, 8.")
    assert list(read.x.categories) == labels
    assert read.grid.values.tolist() == [[1, 2, 3, 4], [5, 6, 7, 8]]
