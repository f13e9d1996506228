"""Stretches of an axis with one value: ``all cells up to and including 16K are 10``."""

from __future__ import annotations

import pytest
from sources import cells

GRID = "A heatmap. Columns (length): 1K, 4K, 16K, 64K. Rows: A, B.\n\n{}"
N = None


@pytest.mark.parametrize(
    ("told", "row"),
    [
        ("All cells up to and including 16K are 10.", [10, 10, 10, N]),
        ("Up to a length of 4K, every score is 10.", [10, 10, N, N]),
        ("Every cell at 16K and beyond has a score of 3.", [N, N, 3, 3]),
        ("From 4K onwards, all values are 3.", [N, 3, 3, 3]),
        ("All cells at 4K or below hold 10.", [10, 10, N, N]),
        ("Each cell beyond 16K is 3, each cell is otherwise unknown.", [N, N, N, 3]),
        ("All cells up to 16K are 10. At 4K, A is 9 and B is 9.", [10, 9, 10, N]),
    ],
)
def test_all_cells_of_a_stretch(told, row):
    assert cells(GRID.format(told)) == [row, row]


@pytest.mark.parametrize(
    "told",
    [
        "Cells up to 16K are 10.",  # all of them?
        "Most cells up to 16K are 10.",
        "All cells up to 16K average 10.",
        "All cells up to 16K are about 10.",
        "All cells up to 16K are above 10.",
        "All cells up to 16K gain 10 points.",
        "All but one cell up to 16K are 10.",
    ],
)
def test_what_is_not_said_of_each_cell(told):
    assert cells(GRID.format(told)) == [[N] * 4] * 2


def test_a_stretch_of_labels_that_are_no_numbers():
    told = "A heatmap. Columns: May, June, July. Rows: A, B. All cells up to June are 10."
    assert cells(told) == [[N] * 3] * 2


RAIN = "Heatmap of rain. Rows: Oslo, Rome. Columns: May, June, July, August. {}"
LAYERS = "Heatmap of scores. Rows: small, large. Columns: layer 1, layer 2, layer 3, layer 4. {}"


@pytest.mark.parametrize(
    ("told", "row"),
    [
        ("Rome stays at 3 until July.", [3, 3, N, N]),
        ("Rome is 0 before July.", [0, 0, N, N]),
        ("Rome is 0 through July and 5 in August.", [0, 0, 0, 5]),
        ("Rome is 0 up to July.", [0, 0, 0, N]),
        ("Rome is 4 from June on.", [N, 4, 4, 4]),
        ("Rome is 7 after June.", [N, N, 7, 7]),
        ("Rome is 0 from May to June and 5 in July.", [0, 0, 5, N]),
        ("Rome is 3 before May.", [N] * 4),
        ("Rome reaches 9 before July.", [N] * 4),
        ("Rome averages 5 through July.", [N] * 4),
    ],
)
def test_one_value_up_to_a_month_or_from_one_on(told, row):
    assert cells(RAIN.format(told))[1] == row


@pytest.mark.parametrize(
    ("told", "row"),
    [
        ("The small row is 0.5 until layer 3 and 0.9 from layer 3 on.", [0.5, 0.5, 0.9, 0.9]),
        ("The small row is 0.5 after layer 3.", [N, N, 0.5, N]),  # there, and no farther
    ],
)
def test_one_value_up_to_a_numbered_label(told, row):
    assert cells(LAYERS.format(told))[0] == row


def test_labels_without_an_order_have_none_before_them():
    told = "A heatmap. Rows: A, B. Columns: wash, drying, tuning. A is 3 before tuning. A is 4 after drying."
    assert cells(told)[0] == [N, 4, 3]


@pytest.mark.parametrize("lead", ["Rome:", "Rome has", "The Rome row runs", "The values for Rome are"])
@pytest.mark.parametrize("row", [[1, 2, 3, 4], [5, 2, 7, 4], [2, 5, 4, 7]])
def test_a_list_of_values_that_are_labels_too(lead, row):
    told = f"Heatmap of rain. Rows: Oslo, Rome. Columns: 2, 4, 6, 8. {lead} {', '.join(map(str, row))}."
    assert cells(told)[1] == row
