"""What is listed on the rows and on the columns, and what was made of things in the sentence behind."""

from __future__ import annotations

import pytest
from sources import panel, told

CELLS = "Mon early 4, Mon late 5, Tue early 6, Tue late 7."


@pytest.mark.parametrize(
    "said",
    [
        "On the rows the days are listed. On the columns the shifts are listed.",
        "On the rows of the grid days are listed. And on the columns the shifts are listed.",
        "Along the rows the days are shown and along the columns the shifts are shown.",
        "In the columns of this table, the shifts are given, and in the rows the days are given.",
    ],
)
def test_what_is_listed_on_the_lines_is_their_name(said):
    read = panel(f"A heatmap. {said} {CELLS}")
    assert (read.x.label, read.y.label) == ("shifts", "days")
    assert told(f"A heatmap. {said} {CELLS}") == ["early, late / Mon, Tue\n4 5\n6 7"]


def test_what_is_shown_in_some_way_is_no_name():
    read = panel(f"A heatmap. In the rows the values are shown in bold. {CELLS}")
    assert (read.x.label, read.y.label) == (None, None)


@pytest.mark.parametrize(
    "said",
    [
        "It has predicted 5 wet and 4 dry correctly. But it has predicted 3 wet as dry and 2 dry as wet.",
        "It correctly predicted 5 wet and 4 dry. It predicted 3 wet as dry and 2 dry as wet.",
        "The model predicted 5 wet and 4 dry correctly. But it predicted 3 wet as dry and 2 dry as wet.",
    ],
)
def test_what_was_predicted_is_no_list_of_the_columns(said):
    text = f"A confusion matrix. The rows are the actual classes. The columns are the predicted ones. {said}"
    assert told(text) == ["wet, dry / wet, dry\n5 3\n2 4"]


def test_labels_that_are_numbers_are_still_listed():
    text = "A heatmap. Rows are the days. The columns are the levels. It has levels 1, 2 and 3. Mon: 4, 5, 6."
    assert panel(text).x.categories == ("1", "2", "3")
