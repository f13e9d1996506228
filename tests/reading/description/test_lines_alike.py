"""Lines that have one value, that are as other lines are, or that share their values."""

from __future__ import annotations

import pytest
from sources import cells, codes, panel, states, told

AXES = "A heatmap with rows T1 to T4 and columns oak, elm and ash."
TREES = "A confusion matrix. Class order (both axes): oak, elm, ash."


@pytest.mark.parametrize(
    ("said", "row"),
    [
        ("T1 is 2 in every column apart from elm (37).", "2 37 2"),
        ("- T1: 2 in all columns but elm, which has 37.", "2 37 2"),
        ("T1: all zeros, with the exception of oak at 9.", "9 0 0"),
        ("• T1 – again all zeros, with the sole exception of oak at 9.", "9 0 0"),
        ("- T1: zeros throughout, apart from oak with 9.", "9 0 0"),
        ("Every cell of T1 is 0.", "0 0 0"),
        ("All values in the T1 row are 4.", "4 4 4"),
        ("- T1: 5 across the board.", "5 5 5"),
    ],
)
def test_one_value_for_a_line(said, row):
    (read,) = told(f"{AXES}\n\n{said}\n\n- T2: 1, 2, 3\n")
    assert read.split("\n")[1:3] == [row, "1 2 3"]


@pytest.mark.parametrize(
    ("said", "row"),
    [
        ("T3 is the same as T2 except for ash, which is at 7.", "1 2 7"),
        ("T3 is like T2, but with ash at 7.", "1 2 7"),
        ("T3 matches T2.", "1 2 3"),
        ("T3 has exactly the same values as T2 in every column.", "1 2 3"),
        ("T3 is identical to T2 apart from elm.", "1 u 3"),
        ("T3 is like T2.", "u u u"),  # which may say no more than that they are near each other
        ("T3 is the same as T2 except for the trees near the road.", "u u u"),
        ("T3 matches T5.", "u u u"),
    ],
)
def test_a_line_that_is_as_another_is(said, row):
    (read,) = told(f"{AXES}\n\n- T2: 1, 2, 3\n\n{said}\n")
    assert read.split("\n")[3] == row


def test_lines_alike_one_after_the_other():
    (read,) = told(f"{AXES}\n\n- T1: 1, 2, 3\n- T2 matches T1.\n- T3 is the same as T2 except for oak (9).\n")
    assert read.split("\n")[1:] == ["1 2 3", "1 2 3", "9 2 3", "u u u"]


@pytest.mark.parametrize(
    "said",
    [
        "**T1, T2 and T3** are identical: 18.2 (oak), 31.5 (elm), 27.0 (ash).",
        "**T1, T2 and T3** share one pattern as well: 18.2 / 31.5 / 27.0.",
        "T1, T2 and T3 have the same values: oak 18.2, elm 31.5, ash 27.",
    ],
)
def test_lines_that_share_their_values(said):
    axes = "The vertical axis lists four traps: T1, T2, T3, T4. Columns: oak, elm, ash."
    text = f"A heatmap. {axes}\n\n- {said}\n"
    (read,) = told(text)
    assert read.split("\n")[1:] == ["18.2 31.5 27"] * 3 + ["u u u"]
    assert "R201" not in codes(text)


def test_a_list_for_two_lines_that_is_too_long_for_one_value_each():
    assert states(f"{AXES}\n\n- T1 and T3: 1, 2, 3\n") == ["sss", "uuu", "sss", "uuu"]
    two = "A heatmap with rows T1 to T4 and columns oak, elm."
    assert states(f"{two}\n\n- T1 and T3: 1, 2\n")[0] == "uu"


@pytest.mark.parametrize("head", ["**Diagonal (correct predictions)**", "### Diagonal"])
def test_a_diagonal_under_its_heading(head):
    said = "From the top-left corner on, the entries are **0.97, 0.84,** and **0.93**."
    text = f"{TREES}\n\n{head}\n\n{said}\n"
    assert told(text) == ["oak, elm, ash / oak, elm, ash\n0.97 u u\nu 0.84 u\nu u 0.93"]


MOVES = """The heatmap counts moves. Where they lived is on the vertical axis ("From") and where they went on
the horizontal axis ("To"). Both run over Kiel, Bonn and Ulm{order} The tiles on the diagonal are crossed out.

**From Kiel.** To Bonn 57 vans; to Ulm 1,115 vans.
**From Bonn.** To Kiel 12 vans; to Ulm 3 vans.
**From Ulm.** {last}
"""
MOVED = [[None, 57, 1115], [12, None, 3]]


@pytest.mark.parametrize("order", [
    ".", ", the first at the top.", ", the last of them being at the bottom and at the right respectively.",
    ", largest first.",
])  # fmt: skip
def test_lines_named_by_their_axis(order):
    text = MOVES.format(order=order, last="To Kiel 4 vans; to Bonn 5 vans.")
    assert panel(text).y.categories == panel(text).x.categories == ("Kiel", "Bonn", "Ulm")
    assert cells(text) == [*MOVED, [4, 5, None]]


@pytest.mark.parametrize(("last", "values"), [
    ("Nothing: both tiles show 0 t.", [0, 0, None]),
    ("Both are 7.", [7, 7, None]),
    ("All three show 7.", [7, 7, 7]),
    ("All four tiles show 7.", [None, None, None]),
])  # fmt: skip
def test_all_cells_of_a_line_but_its_own(last, values):
    assert cells(MOVES.format(order=".", last=last)) == [*MOVED, values]
