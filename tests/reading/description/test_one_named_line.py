"""A column or a row that is named, with its values, of an axis whose labels nobody lists."""

from __future__ import annotations

import pytest
from sources import cells, codes, panel

COLUMN = [[0.35], [0.26], [0.22]]
ROWS = "A heatmap of bakery sales. Rows: North, Mill, Quay. The columns are weeks. "


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ('An "All" column on the far right summarizes: North = 0.35, Mill = 0.26, Quay = 0.22.', "All"),
        ("The last column, Average, holds 0.35 for North, 0.26 for Mill and 0.22 for Quay.", "Average"),
        ('The "Mean" column shows North: 0.35, Mill: 0.26, Quay: 0.22.', "Mean"),
        ("The final column (Overall): North 0.35, Mill 0.26, Quay 0.22.", "Overall"),
        ('In the column "All days", North has 0.35, Mill 0.26 and Quay 0.22.', "All days"),
        ("At its right, a column called “Year” gives 0.35 for North, 0.26 for Mill, 0.22 for Quay.", "Year"),
        (
            '\n\nThe rightmost column is labelled "Avg" and contains:\n'
            "- North: 0.35\n- Mill: 0.26\n- Quay: 0.22\n",
            "Avg",
        ),
    ],
)
def test_the_only_column_that_is_named(text: str, name: str) -> None:
    read = panel(ROWS + text)
    assert (read.x.label, read.x.categories) == ("weeks", (name,))
    assert read.y.categories == ("North", "Mill", "Quay")
    assert cells(ROWS + text) == COLUMN
    assert codes(ROWS + text).isdisjoint(["R102", "R103"])


@pytest.mark.parametrize(
    "said",
    [
        "The Total row at the bottom reads: Mon 4, Tue 5, Wed 6.",
        "At the bottom, the “Total” row has Mon: 4, Tue: 5 and Wed: 6.",
        "\n\n**Total row:**\n- Mon: 4\n- Tue: 5\n- Wed: 6\n",
    ],
)
def test_the_only_row_that_is_named(said: str) -> None:
    text = f"A heatmap. Columns: Mon, Tue, Wed. Rows: about 10 breads. {said}"
    assert (panel(text).y.label, panel(text).y.categories) == ("breads", ("Total",))
    assert cells(text) == [[4, 5, 6]]


def test_how_many_labels_there_are_is_no_value() -> None:
    text = (
        "A heatmap for 3 shops (rows: North, Mill, Quay) across about 12 breads (columns). "
        'An "Overall" column reads North = 9, Mill = 8, Quay = 7.'
    )
    assert (panel(text).x.label, panel(text).x.categories) == ("breads", ("Overall",))
    assert cells(text) == [[9], [8], [7]]


@pytest.mark.parametrize(
    "said",
    [
        "Each column sums to: North = 9, Mill = 8, Quay = 7.",
        "A legend column on the right lists: North = 9, Mill = 8, Quay = 7.",
        'The "Average" column ranges from 3 in North to 9 in Mill and Quay, above 5.',
        'The "Average" column has 3 in North and 9 in Mill.',
    ],
)
def test_what_names_no_line(said: str) -> None:
    assert panel(ROWS + said).x.categories == ()


def test_cells_that_are_told_name_the_columns() -> None:
    text = (
        "A heatmap. Rows: North, Mill. North: rye 3, oat 4. Mill: rye 5, oat 6. "
        'An "Overall" column reads North = 7, Mill = 11.'
    )
    assert panel(text).x.categories == ("rye", "oat")
    assert cells(text) == [[3, 4], [5, 6]]
