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
