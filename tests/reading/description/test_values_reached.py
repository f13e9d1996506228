"""Verbs of moving that give the value reached, and claiming words that are part of a quantity's name."""

from __future__ import annotations

import pytest
from sources import cells

AXES = "Heatmap of log2 fold changes. Rows: TP53, MYC, EGFR. Columns: DMSO, Drug A, Drug B.\n\n"


@pytest.mark.parametrize(
    ("said", "grid"),
    [
        ("MYC drops to −1.8 with Drug A and −2.4 with Drug B.", [[None] * 3, [None, -1.8, -2.4], [None] * 3]),
        (
            "With Drug A, MYC falls sharply to -1.8, TP53 rises to 1.2 and EGFR is at -0.3.",
            [[None, 1.2, None], [None, -1.8, None], [None, -0.3, None]],
        ),
        ("EGFR declined by 0.3 with Drug A.", [[None] * 3] * 3),
    ],
)
def test_a_verb_of_moving_gives_the_value_that_is_reached(said, grid):
    assert cells(AXES + said) == grid


def test_the_words_of_the_quantity_claim_nothing():
    said = "Under Drug B the fold change of MYC was -2.4, whereas TP53 reached 2.1."
    assert cells(AXES + said) == [[None, None, 2.1], [None, None, -2.4], [None] * 3]
    other = AXES.replace("log2 fold changes", "expression")
    assert cells(other + "MYC changed 2.4 fold under Drug B.") == [[None] * 3] * 3


def test_numbers_across_which_a_figure_is_told_are_an_axis():
    text = (
        "The heatmap compares three solvers (CG, GMRES, BiCGSTAB) across mesh sizes of 32, 64 and 128. "
        "CG takes 1.2, 5.1 and 22 seconds; GMRES 1.5, 6.8 and 31; BiCGSTAB 1.1, 4.7 and 19."
    )
    assert cells(text) == [[1.2, 5.1, 22], [1.5, 6.8, 31], [1.1, 4.7, 19]]
