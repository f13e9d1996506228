"""Axes: their names, their labels, their order and their sides."""

from __future__ import annotations

import pytest
from sources import cells, codes, panel, source

ROWS = "\n\n- North: 1, 2\n- South: 3, 4\n"


@pytest.mark.parametrize(
    "axes",
    [
        "X-axis (Season): Spring, Autumn. Y-axis (Pond): North, South.",
        "- **X-axis:** Season (Spring, Autumn)\n- **Y-axis:** Pond (North, South)",
        (
            'The x-axis is labelled "Season" and lists Spring and Autumn. The y-axis is labelled '
            '"Pond" and lists North and South.'
        ),
        'The horizontal axis, "Season", has the categories Spring and Autumn. '
        'The vertical axis, "Pond", has the categories North and South.',
        "x axis: Season — Spring, Autumn\n\ny axis: Pond — North, South",
        (
            "X-Axis Label: Season\nX-Axis Categories: Spring, Autumn\nY-Axis Label: Pond\nY-Axis "
            "Categories: North, South"
        ),
    ],
)
def test_axes_in_many_voices(axes):
    text = f"A heatmap of eggs.\n\n{axes}{ROWS}"
    assert panel(text).x.categories == ("Spring", "Autumn")
    assert panel(text).y.categories == ("North", "South")
    assert (panel(text).x.label, panel(text).y.label) == ("Season", "Pond")
    assert cells(text) == [[1, 2], [3, 4]]


def test_axes_point_to_their_words():
    text = (
        'A heatmap. The x-axis is labelled "Season" and lists Spring and Autumn.\n'
        "The y-axis, from top to bottom: North, South." + ROWS
    )
    assert source(text, "panels[0].x.label")[0] == 1
    assert "Season" in source(text, "panels[0].x.label")[1]
    assert source(text, "panels[0].x.categories[1]") == (1, "Autumn")
    assert source(text, "panels[0].y.categories[0]") == (2, "North")


def test_axes_along_and_down():
    text = (
        "The heatmap has the seasons Spring and Autumn along the x-axis "
        "and the ponds North and South down the y-axis." + ROWS
    )
    assert panel(text).x.categories == ("Spring", "Autumn")
    assert panel(text).y.categories == ("North", "South")


def test_two_labels_joined_by_and():
    text = "A heatmap. The x-axis: Spring, Autumn. The y-axis lists North and South." + ROWS
    assert (panel(text).y.label, panel(text).y.categories) == (None, ("North", "South"))


def test_three_labels_after_lists():
    text = (
        "A heatmap. The x-axis lists Spring, Summer and Autumn. The y-axis: North, South.\n\n"
        "- North: 1, 2, 3\n"
    )
    assert (panel(text).x.label, panel(text).x.categories) == (None, ("Spring", "Summer", "Autumn"))


def test_two_axes_apart_by_a_semicolon():
    text = (
        "The heatmap's x-axis lists Spring, Summer and Autumn; its y-axis lists North and South.\n\n"
        "- North: 1, 2, 3\n"
    )
    assert panel(text).x.categories == ("Spring", "Summer", "Autumn")
    assert panel(text).y.categories == ("North", "South")


def test_two_axes_joined_by_and_a():
    text = (
        "A heatmap with an x-axis listing A, B, C and a y-axis listing P, Q.\n\n- P: 1, 2, 3\n- Q: 4, 5, 6\n"
    )
    assert panel(text).x.categories == ("A", "B", "C")


def test_from_bottom_to_top():
    text = "A heatmap. X-axis: Spring, Autumn. Y-axis, from bottom to top: South, North." + ROWS
    assert panel(text).y.categories == ("North", "South")
    assert cells(text) == [[1, 2], [3, 4]]
    assert "R203" not in codes(text)


def test_from_top_to_bottom():
    text = "A heatmap. X-axis: Spring, Autumn. Y-axis, from top to bottom: South, North." + ROWS
    assert panel(text).y.categories == ("South", "North")
    assert cells(text) == [[3, 4], [1, 2]]
    assert "R203" not in codes(text)


def test_an_order_that_is_not_stated_is_noted():
    assert "R203" in codes("A heatmap. X-axis: Spring, Autumn. Y-axis: North, South." + ROWS)


def test_from_right_to_left():
    text = (
        "A heatmap. X-axis, from right to left: Autumn, Spring. Y-axis, from top to bottom: North, South.\n\n"
        "- North: Spring 1, Autumn 2\n- South: Spring 3, Autumn 4\n"
    )
    assert panel(text).x.categories == ("Spring", "Autumn")
    assert cells(text) == [[1, 2], [3, 4]]


@pytest.mark.parametrize(
    ("words", "categories"),
    [
        ("1 to 4", ("1", "2", "3", "4")),
        ("10 to 40 in steps of 10", ("10", "20", "30", "40")),
        ("A–D", ("A", "B", "C", "D")),
        ("Monday to Thursday", ("Monday", "Tuesday", "Wednesday", "Thursday")),
        ("0%, 25%, 50%, 75%", ("0%", "25%", "50%", "75%")),
        ("1,000, 2,000, 3,000, 4,000", ("1,000", "2,000", "3,000", "4,000")),
        ('"oak, red", "ash", "elm", "fir"', ("oak, red", "ash", "elm", "fir")),
        ("Rock & Roll, R&B, AC/DC, Hip-Hop", ("Rock & Roll", "R&B", "AC/DC", "Hip-Hop")),
        ("−2, −1, 0, 1", ("−2", "−1", "0", "1")),
    ],
)
def test_labels_of_an_axis(words, categories):
    text = (
        f"A heatmap.\n\n- X-axis: {words}\n- Y-axis: P, Q\n\n"
        "**Values**\n\n- P: 11, 12, 13, 14\n- Q: 15, 16, 17, 18\n"
    )
    assert panel(text).x.categories == categories
    assert cells(text) == [[11, 12, 13, 14], [15, 16, 17, 18]]


def test_the_side_of_an_axis():
    text = (
        "A heatmap. The x-axis labels stand at the top: Spring, Autumn. "
        "The y-axis, from top to bottom: North, South." + ROWS
    )
    assert panel(text).x.side == "top"
    assert panel(text).x.categories == ("Spring", "Autumn")
    assert cells(text) == [[1, 2], [3, 4]]


def test_columns_and_rows_in_sentences():
    text = (
        "A heatmap. The columns along the top are labelled Spring, Autumn. "
        "The rows, from top to bottom, are North, South." + ROWS
    )
    assert panel(text).x.categories == ("Spring", "Autumn")
    assert panel(text).y.categories == ("North", "South")


def test_one_list_for_both_axes():
    text = "A heatmap; x-axis and y-axis both list A, B, C.\n\n- A: 1, 2, 3\n- B: 4, 5, 6\n- C: 7, 8, 9\n"
    assert panel(text).x.categories == panel(text).y.categories == ("A", "B", "C")
    assert cells(text) == [[1, 2, 3], [4, 5, 6], [7, 8, 9]]


def test_a_count_that_differs_from_the_list():
    text = (
        "A heatmap. The x-axis has five categories: A, B, C. The y-axis: P, Q.\n\n"
        "- P: 1, 2, 3\n- Q: 4, 5, 6\n"
    )
    assert panel(text).x.categories == ("A", "B", "C")
    assert "R201" in codes(text)


def test_labels_that_come_from_the_data_are_noted():
    text = "A heatmap.\n\n| | A | B |\n|---|---|---|\n| P | 1 | 2 |\n| Q | 3 | 4 |\n"
    assert "R205" in codes(text)


@pytest.mark.parametrize(
    "said",
    [
        "the row for `oak` in it becomes [8, 1, 3]",
        "the column of oak is 8, 1, 3",
        "if row 5, col 3 is dark, look twice",
        "Bo's row, 3, 4, is high",
    ],
)
def test_what_is_said_of_one_line_lists_no_labels(said):
    read = panel(f"A heatmap of the trees, oak to elm: {said}.")
    assert not read.x.categories and not read.y.categories and read.x.label is None
