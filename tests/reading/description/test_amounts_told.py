"""Sentences that begin with amounts, ``At 80 °C``, and the axis that they belong to by what they measure."""

from __future__ import annotations

import pytest
from sources import cells, panel

N = None
SAID = (
    "At 80 °C, Ag gave 4.1, Au 8.8 and Pt 2.3. At 90 °C, Ag gave 1.6, Au 5.2 and Pt 9.7. "
    "At 95 °C, Ag gave 3.9, Au 1.1 and Pt 4.4."
)
METALS = [[4.1, 1.6, 3.9], [8.8, 5.2, 1.1], [2.3, 9.7, 4.4]]


def read(said: str):
    told = panel(said)
    return told.y.categories, told.x.categories, cells(said)


@pytest.mark.parametrize("lead", [
    "The heatmap has the metals in the rows and the temperatures in the columns.",
    "A heatmap of metals (rows) by annealing temperature (columns).",
])
def test_amounts_go_to_the_axis_that_is_named_after_them(lead):
    y, x, values = read(f"{lead}\n\n{SAID}")
    assert (y, x) == (("Ag", "Au", "Pt"), ("80 °C", "90 °C", "95 °C"))
    assert values == METALS


def test_amounts_as_rows():
    y, x, values = read(f"A heatmap. The temperatures are the rows, the metals the columns.\n\n{SAID}")
    assert (y, x) == (("80 °C", "90 °C", "95 °C"), ("Ag", "Au", "Pt"))
    assert values == [list(row) for row in zip(*METALS, strict=True)]


def test_an_amount_whose_sentence_gives_no_number_is_one_of_them():
    y, x, values = read(
        "The heatmap has the metals in the rows and the temperatures in the columns.\n\n"
        f"{SAID} At 99 °C the Pt film peeled off and its cell is empty; Ag gave 2.7 and Au 9.5."
    )
    assert (y, x) == (("Ag", "Au", "Pt"), ("80 °C", "90 °C", "95 °C", "99 °C"))
    assert values == [[*METALS[0], 2.7], [*METALS[1], 9.5], [*METALS[2], N]]


def test_powers_of_ten_cross_no_names():
    powers = SAID.replace(".1,", ".1×10¹⁷,").replace(".8 ", ".8×10¹⁶ ").replace(".3.", ".3×10¹⁸.")
    y, x, values = read(
        f"The heatmap has the metals in the rows and the temperatures in the columns.\n\n{powers}"
    )
    assert (y, x) == (("Ag", "Au", "Pt"), ("80 °C", "90 °C", "95 °C"))
    assert values == [[4.1e17, 1.6, 3.9], [8.8e16, 5.2, 1.1], [2.3e18, 9.7, 4.4]]
