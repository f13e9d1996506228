"""Courses told by their ends, cells named to be empty, and numbers with a letter for their thousands."""

from __future__ import annotations

import numpy as np
import pytest
from sources import cells, panel

import replot

AXES = (
    "Heatmap: throughput in tokens/s. x-axis: batch size (1, 8, 32, 128). "
    "y-axis: GPU (A100, H100, L4).\n\n"
)


def placed(said: str) -> dict[tuple[int, int], float]:
    grid = cells(AXES + said)
    return {(i, j): v for i, row in enumerate(grid) for j, v in enumerate(row) if v is not None}


@pytest.mark.parametrize(
    ("said", "stated"),
    [
        ("On the L4, it grows from 18 to 120 between batch sizes 1 and 8.", {(2, 0): 18, (2, 1): 120}),
        ("L4 throughput increases from 18 to 410 as batch size goes from 1 to 128.",
         {(2, 0): 18, (2, 3): 410}),
        ("Going from batch 1 to 8 on the L4 raises throughput from 18 to 120.", {(2, 0): 18, (2, 1): 120}),
        ("From batch size 1 to 128, the A100 falls from 60 to 18.", {(0, 0): 60, (0, 3): 18}),
        (
            "Between batch sizes 1 and 32, the A100 rises from 60 to 1240 and the L4 from 18 to 300.",
            {(0, 0): 60, (0, 2): 1240, (2, 0): 18, (2, 2): 300},
        ),
    ],
)
def test_the_ends_of_a_course_are_at_the_ends_of_its_stretch(said, stated):
    assert placed(said) == stated


def test_a_range_over_a_stretch_stays_a_range():
    grid = panel(AXES + "The L4 stays between 18 and 410 for batch sizes 1 to 128.").grid
    assert grid.low[2].tolist() == [18] * 4
    assert grid.high[2].tolist() == [410] * 4


@pytest.mark.parametrize(
    ("said", "empty"),
    [
        ("The A100 cell at batch size 128 is missing.", {(0, 3)}),
        ("A100 at batch size 128: OOM.", {(0, 3)}),
        ("L4 (batch size 32): n/a", {(2, 2)}),
        ("There is no value for L4 at batch size 32.", {(2, 2)}),
        ("The A100 runs out of memory at batch size 128.", {(0, 3)}),
        ("A100 and L4 fail at batch size 128.", {(0, 3), (2, 3)}),
        ("The L4 row is empty from batch size 32 on.", {(2, 2), (2, 3)}),
        ("Most A100 cells at batch size 128 are missing.", set()),
        ("The A100 cell at batch size 128 is not missing.", set()),
    ],
)
def test_cells_that_are_named_to_be_empty(said, empty):
    states = panel(AXES + said).grid.states
    assert {tuple(map(int, place)) for place in np.argwhere(states == "b")} == empty


@pytest.mark.parametrize(
    "said",
    [
        "The L4 was not measured at any batch size.",
        "No data were available for the L4.",
        "The entire L4 row is missing.",
        "L4's cells are all blank.",
    ],
)
def test_whole_lines_that_are_named_to_be_empty(said):
    states = panel(AXES + said).grid.states
    assert states.tolist() == [["u"] * 4, ["u"] * 4, ["b"] * 4]


@pytest.mark.parametrize(
    "said",
    [
        "The L4 has missing values.",
        "Several cells of the L4 are missing.",
        "The results of the L4 are not reported here.",
    ],
)
def test_lines_of_which_some_cells_are_empty(said):
    assert not (panel(AXES + said).grid.states == "b").any()


def test_a_value_that_is_missing_among_others():
    said = AXES + "For batch size 128, A100 is OOM, H100 reaches 2,900 and L4 410."
    assert placed(said[len(AXES) :]) == {(1, 3): 2900, (2, 3): 410}
    assert panel(said).grid.states[0, 3] == "b"


def test_letters_for_thousands_at_decimals_and_at_money():
    said = "At batch size 128 the L4 handles 0.4k, the A100 1.8k and the H100 2.9k tokens per second."
    assert placed(said) == {(2, 3): 400, (0, 3): 1800, (1, 3): 2900}
    text = "Heatmap of revenue. Rows: North, South. Columns: Q1, Q2.\n\n"
    text += "North: $42M, $1.2B. South: $9M, $0.5M."
    assert cells(text) == [[42e6, 1.2e9], [9e6, 5e5]]
    assert placed("The 70M model needs 480 at batch size 8 on the A100.") == {(0, 1): 480}


@pytest.mark.parametrize(
    ("said", "stated"),
    [
        ("The L4 is balanced, but with lower overall coverage (2 for both).", {(1, 0): 2, (1, 1): 2}),
        ("The L4 scores 2 in both.", {(1, 0): 2, (1, 1): 2}),
        ("The L4 totals 4 in both.", {}),
    ],
)
def test_one_value_for_both(said, stated):
    grid = cells(f"Heatmap. Rows: A100, L4. Columns: short prompts, long prompts.\n\n{said}")
    assert {(i, j): v for i, row in enumerate(grid) for j, v in enumerate(row) if v is not None} == stated


DOSES = (
    "Heatmap of the yield by dose (rows: 1, 3, 5) and pH (columns: 0, 0.5, 6). The entries are "
    "(1, 0) = 0.52, (1, 0.5) = 0.61, (1, 6) = 0.58, (3, 0) = 0.66, (3, 0.5) = 0.71. "
)


@pytest.mark.parametrize(
    ("said", "empty"),
    [
        ("The cells (5, 0) and (5, 0.5) are crossed out because the vessel broke.", {(2, 0), (2, 1)}),
        ("Crossed out: (5, 0), (5, 0.5) and (5, 6).", {(2, 0), (2, 1), (2, 2)}),
        ("No value is printed in (3, 6) and (5, 0).", {(1, 2), (2, 0)}),
        ("The cell (5, 6) is blank.", {(2, 2)}),
        ("The cells (5, 0) and (5, 0.5) are outlined in black.", set()),
        ("Cell (5, 0) is framed as the best, and (5, 0.5) is blank.", set()),
    ],
)
def test_numbers_of_pairs_are_labels_and_no_values(said, empty):
    assert cells(DOSES + said) == [[0.52, 0.61, 0.58], [0.66, 0.71, None], [None] * 3]
    states = panel(DOSES + said).grid.states
    assert {tuple(map(int, place)) for place in np.argwhere(states == "b")} == empty


WEEK = "Heat map of sales. Rows: Campus, Beach. Columns: Mon–Sun. Campus has "


@pytest.mark.parametrize(("said", "states"), [
    ("180 cups Monday through Thursday, 150 on Friday, and is closed (hatched) at the weekend.", "sssssbb"),
    ("180 cups from Monday through Thursday and is hatched (no staff) at the weekend.", "ssssubb"),
    ("150 on Friday, and no data on Saturday.", "uuuusbu"),
    ("150 on Friday. White cells: no data.", "bbbbsbb"),
])
def test_cells_that_are_empty_for_a_reason_and_no_others(said, states):
    read = replot.parse(WEEK + said).to_dict()["panels"][0]
    assert read["states"] == [states, "uuuuuuu"]


@pytest.mark.parametrize(("said", "row"), [
    ("Wednesday mirrors Tuesday except at 10, where it reaches 66.", [30, 49, 66]),
    ("Wednesday is the same as Tuesday except for 8 (31).", [31, 49, 60]),
    ("Wednesday mirrors Tuesday.", [None] * 3),
])
def test_a_line_like_another_but_at_a_number(said, row):
    text = (f"Heat map of calls. Rows: Mon, Tue, Wed. Columns: 8, 9, 10. Monday: 34, 58, 71. Tuesday: 30, "
            f"49, 60. {said}")
    assert cells(text)[2] == row
