"""Cells on the other side of the diagonal, which are none of its own."""

from __future__ import annotations

import pytest
from sources import told

GRID = "Heatmap of moves. Rows and columns: A, B, C. "


@pytest.mark.parametrize(
    "said",
    [
        "The square mirrored at the diagonal is another question and reads .44.",
        "Its counterpart on the other side of the diagonal is .44.",
        "The cell that is reflected in the main diagonal holds .44.",
    ],
)
def test_a_mirrored_cell_is_not_on_the_diagonal(said):
    assert told(f"{GRID}The cell A/B is .83. {said}") == ["A, B, C / A, B, C\nu 0.83 u\nu u u\nu u u"]


def test_a_matrix_that_is_mirrored_has_a_diagonal():
    text = f"{GRID}The matrix is mirrored along its diagonal, where all values are 1."
    assert told(text) == ["A, B, C / A, B, C\n1 u u\nu 1 u\nu u 1"]


HALF = "A correlation heatmap of dew, fog and hail.\n\n* dew–fog 0.3\n* dew–hail −0.2\n* fog–hail 0.7\n\n"


@pytest.mark.parametrize("said", [
    "It is the same numbers twice, and the diagonal (all 1.00) is the darkest part.",
    "Each pair is printed twice. The diagonal (always 1) could go.",
    "Both halves show the same, and the diagonal is 1.00 throughout.",
    "Please mask the upper triangle, it has the same values in both halves; the diagonal (each 1.0) is dull.",
])
def test_the_same_numbers_twice_are_two_halves(said):
    assert told(HALF + said) == ["dew, fog, hail / dew, fog, hail\n1 0.3 -0.2\n0.3 1 0.7\n-0.2 0.7 1"]


def test_the_same_numbers_twice_a_day_are_no_halves():
    said = "We saw the same numbers twice a day, and the diagonal (all drawn since May 1) is no part of it."
    assert told(HALF + said) == ["dew, fog, hail / dew, fog, hail\nu 0.3 -0.2\nu u 0.7\nu u u"]
