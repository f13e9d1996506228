"""The diagonal of a matrix, and all beside it, but for some cells."""

from __future__ import annotations

import pytest
from sources import cells

SIDES = (
    "A confusion matrix drawn as a heatmap. True labels on the y-axis (oak, elm, ash), predicted labels on "
    "the x-axis (oak, elm, ash). "
)
TREES = [[20, 0, 0], [0, 20, 0], [0, 3, 17]]


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("Every diagonal cell is 20 except ash, which is 17. All off-diagonal cells are 0, with the "
         "exception of true ash predicted as elm, which is 3.", TREES),
        ("Each diagonal cell is 20, except for ash, where it is 17. Off-diagonal cells are all 0 with one "
         "exception: true ash predicted as elm, which is 3.", TREES),
        ("The diagonal is 20 everywhere except for ash, which has 17. The off-diagonal cells are zero except "
         "true ash predicted as elm, with 3.", TREES),
        ("The diagonal cells are all 20 apart from ash (17). All cells off the diagonal are 0, apart from "
         "true ash predicted as elm (3).", TREES),
        ("Every diagonal entry is 20 except elm (18) and ash (17). All off-diagonal entries are 0 save for "
         "elm predicted as ash, which is 2, and ash predicted as oak, which is 3.",
         [[20, 0, 0], [0, 18, 2], [3, 0, 17]]),
        ("Every diagonal cell is 20 except ash, which is lower.", [[None] * 3] * 3),
        ("All off-diagonal cells are 0, with a few exceptions.", [[None] * 3] * 3),
    ],
)
def test_all_of_the_diagonal_or_beside_it_but_some(said, read):
    assert cells(SIDES + said) == read
