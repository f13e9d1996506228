"""Tables whose spanning heads a converter lost, and lists of which a part is told as a range."""

from __future__ import annotations

import pytest
from sources import cells, panel

SHIFTED = """Confusion matrix of annotators.

Expert | |||||
---|---|---|---|---|---|
Water | Trees | Grass | Precision/User's | ||
Novice | Water | 781 | 36 | 21 | 94.9% |
Trees | 23 | 166 | 49 | 81.5% | |
Grass | 9 | 60 | 54 | 50.0% | |
Recall/Producer's | 92.6% | 87.3% | 22.4% | 77.8% | |
"""


def test_lines_that_begin_too_far_left():
    figure = panel(SHIFTED)
    assert (figure.y.label, figure.x.label) == ("Novice", "Expert")
    assert figure.x.categories == figure.y.categories == ("Water", "Trees", "Grass")
    assert cells(SHIFTED) == [[781, 36, 21], [23, 166, 49], [9, 60, 54]]


def test_a_table_with_empty_cells_at_its_ends_stays_as_it_is():
    text = "A heatmap.\n\n| | a | b | c |\n|---|---|---|---|\n| p | 1 | 2 | |\n| q | 3 | 4 | 5 |\n"
    assert cells(text) == [[1, 2, None], [3, 4, 5]]


@pytest.mark.parametrize(
    ("listed", "labels"),
    [
        ("1, 2 and 13 to 15", ("1", "2", "13", "14", "15")),
        ("1, 2, 5 through 7", ("1", "2", "5", "6", "7")),
        ("1 to 5, 6 to 10", ("1 to 5", "6 to 10")),
    ],
)
def test_a_range_within_a_list_of_numbers(listed, labels):
    assert panel(f"A heatmap. Columns: {listed}. Rows: A, B.").x.categories == labels


@pytest.mark.parametrize("head", ["tea | rice | salt |", "tea | rice | salt | |"])
def test_heads_whose_corner_a_converter_lost(head):
    text = f"Prices heatmap\n\n{head}\n|---|---|---|---|\n| North | 1.5 | 2.5 | 3 |\n| South | 4 | 5 | 6 |\n"
    assert (panel(text).x.categories, panel(text).x.label) == (("tea", "rice", "salt"), None)
    assert cells(text) == [[1.5, 2.5, 3], [4, 5, 6]]


def test_a_last_column_with_empty_cells_may_be_without_a_head():
    text = (
        "Prices heatmap\n\nregion | tea | rice | |\n|---|---|---|---|\n| North | 1 | 2 | |\n| South | 4 "
        "| 5 | |\n"
    )
    assert panel(text).x.categories == ("tea", "rice")
    assert cells(text) == [[1, 2], [4, 5]]
