"""Stretches of an axis with one value: ``all cells up to and including 16K are 10``."""

from __future__ import annotations

import pytest
from sources import cells, panel

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


LOAD = """## Heatmap: Load of a Pump
- **X-axis**: Flow Rate (1, 2, 5, 10)
- **Y-axis**: Pipe Length (10, 20, 40)
- **Color scale**: 0 to 100

### Detailed Analysis
- {}
"""


@pytest.mark.parametrize(
    ("told", "row", "column", "value"),
    [
        ("Low load (5-15%) for small flow rates (1-2) and pipe lengths (10-20).", (0, 2), (0, 2), 10),
        ("Load of 60-80 for pipe lengths ≥ 20 and flow rates > 2.", (1, 3), (2, 4), 70),
        ("For flow rates of 5 or more and pipe lengths up to 20, load is 30–50.", (0, 2), (2, 4), 40),
        ("Near-90% load across all pipe lengths at flow rates ≥5.", (0, 3), (2, 4), 90),
        ("Load is 20-30 when pipe length is at least 20 and flow rate is below 5.", (1, 3), (0, 2), 25),
        ("Load peaks at 97% for pipe length 40 and flow rate 10.", (2, 3), (3, 4), 97),
        ("As at night, but with a lower load (40-44) at pipe length 10 and flow rate 5.", (0, 1), (2, 3), 42),
        ("**Flow rates ≥ 5 and pipe lengths ≥ 20**: load reaches 60–80.", (1, 3), (2, 4), 70),
        ("Load of 7 for all three pipe lengths and flow rates 1 and 2.", (0, 3), (0, 2), 7),
    ],
)
def test_a_rectangle_between_bounds_of_both_axes(told, row, column, value):
    inside = [[value if a in range(*row) and b in range(*column) else N for b in range(4)] for a in range(3)]
    assert cells(LOAD.format(told)) == inside


def test_two_rectangles_in_one_sentence_and_a_cell_of_its_own():
    told = (
        "For flow rates ≥ 5 and pipe lengths ≤ 10, load is 2–4, while for flow rates ≤ 2 and pipe lengths "
        "≥ 20 it is 10–12.\n- The load is 13 at flow rate 1 and pipe length 40."
    )
    assert cells(LOAD.format(told)) == [[N, N, 3, 3], [11, 11, N, N], [13, 11, N, N]]


@pytest.mark.parametrize(
    "told",
    [
        "Most cells at pipe lengths ≥ 20 and flow rates ≥ 5 are 60-80.",
        "Load falls by 12 for pipe lengths ≥ 20 and flow rates ≥ 5.",
        "Average load is 55 for pipe lengths ≥ 20 and flow rates ≥ 5.",
        "Load of 60-80 for pipe lengths ≥ 20 and flow rates ≥ 5, except at flow rate 10.",
        "Load rises from 10 to 90 for pipe lengths ≥ 20 and flow rates ≥ 5.",
        "Load of 7 for all four pipe lengths and flow rates ≥ 5.",
    ],
)
def test_what_is_not_said_of_each_cell_of_a_rectangle(told):
    assert cells(LOAD.format(told)) == [[N] * 4] * 3


def test_parts_that_name_a_panel_with_its_letter_behind():
    text = """## Heatmaps: Hit Rate of Two Caches
### Components/Axes
- **X-axis**: Threads (1, 2, 4)
- **Y-axis**: Size (8, 16)
- **Labels**:
- (a) North Hit Rate [%]
- (b) South Hit Rate [%]
### Detailed Analysis
1. **North (a)**:
- Hit rate of 40-60% for sizes ≥ 16 and threads (1-2).
2. **South (b)**:
- Hit rate of 10-20% for sizes (8-16) and threads above 2.
"""
    assert panel(text, 0).title == "(a) North Hit Rate [%]"
    assert cells(text, 0) == [[N, N, N], [50, 50, N]]
    assert cells(text, 1) == [[N, N, 15], [N, N, 15]]
