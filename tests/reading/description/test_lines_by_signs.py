"""Lines of a grid that spaces, slashes or pairs in brackets part, and axes told beside them."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

AXES = "A heatmap of rain over month (May, June, July; x axis) and town (Ayr, Bath; y axis, top to bottom). "


@pytest.mark.parametrize("said", [
    "1 2 3 / 4 5 6.", "Values: 1, 2, 3 / 4, 5, 6.", "1, 2, 3 | 4, 5, 6", "Rain in mm: 1 2 3; 4 5 6.",
])
def test_lines_that_slashes_part(said):
    assert cells(AXES + said) == [[1, 2, 3], [4, 5, 6]]


@pytest.mark.parametrize("said", ["Changes: 1 2 3 / 4 5 6.", "Std: 1 2 3 / 4 5 6.", "Ayr: 1 2 3 / 4 5 6."])
def test_lists_of_something_else(said):
    assert cells(AXES + said) == [[None] * 3] * 2


def test_a_square_of_lists_with_commas_may_go_either_way():
    axes = "A heatmap. Columns: a, b. Rows: c, d. "
    assert cells(axes + "1, 2 / 3, 4.") == [[None] * 2] * 2
    assert cells(axes + "1 2 / 3 4.") == [[1, 2], [3, 4]]


def test_panels_of_such_lines():
    axes = ("Two heatmaps compare rain (left) and snow (right) over month (May, June; x axis) and town "
            "(A, B, C; y axis).")
    found = replot.parse(f"{axes} Rain: 1 2 / 3 4 / 5 6. Snow: 0 2 / 3 4 / 5 7.").panels
    assert [(p.title, p.grid.values.tolist()) for p in found] == [
        ("rain", [[1, 2], [3, 4], [5, 6]]), ("snow", [[0, 2], [3, 4], [5, 7]])]


@pytest.mark.parametrize(("said", "line"), [
    ("Bath n/a n/a 6.", [None, None, 6]), ("Bath 4 down 6.", [4, None, 6]), ("Bath - 5 6.", [None, 5, 6]),
    ("Bath 4 and 6.", [None] * 3), ("Bath scored 5 6.", [None] * 3),
])
def test_lines_that_spaces_part_without_some_values(said, line):
    assert cells(f"{AXES}Ayr 1 2 3. {said}") == [[1, 2, 3], line]


def test_pairs_in_brackets_go_one_way():
    axes = "A heatmap. x axis: Temp (0.0, 0.5, 1.0). y axis: Top-p (0.5, 1.0). The score in each cell is:\n\n"
    pairs = "- (0.0, 0.5): 1, (0.0, 1.0): 2\n- (0.5, 0.5): 3, (0.5, 1.0): 4\n- (1.0, 0.5): 5, (1.0, 1.0): 6\n"
    read = panel(axes + pairs)
    assert read.grid.values[:, [0, 2]].tolist() == [[1, 5], [2, 6]]


def test_lines_told_in_one_sentence_without_their_places():
    read = panel(
        "The heatmap's columns are 2019 to 2021. The top row (north) has values 4.1, 4.4, 5.0 from left "
        "to right; "
        "below it south has 3.6, 3.9, 4.3; west has 3.0, 3.3, 3.5; and the bottom row (east) has 2.5, "
        "2.7, 2.9."
    )
    assert read.y.categories == ("north", "south", "west", "east")
    assert read.grid.values[2].tolist() == [3.0, 3.3, 3.5]


@pytest.mark.parametrize("last", ['"sat"', '"."'])
def test_the_last_of_quoted_labels_is_no_name(last):
    read = panel(
        f'The heatmap has source tokens "The", "cat", {last} on the x-axis and target tokens "Le", '
        '"chat", "s\'assit" on the y-axis.'
    )
    assert (read.x.label, read.y.label) == ("source tokens", "target tokens")
    assert read.x.categories == ("The", "cat", last.strip('"'))
    assert read.y.categories == ("Le", "chat", "s'assit")
