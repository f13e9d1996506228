"""One paragraph of prose as different people write it: every number in its cell, or in none."""

from __future__ import annotations

import pytest
from sources import cells

N = None


@pytest.mark.parametrize(
    ("said", "values"),
    [
        # labels in another form of their word
        ("rows load, parse; columns A, B. Loading takes 1 and 2 s, parsing 3 and 4.", [[1, 2], [3, 4]]),
        ("rows France, Italy; columns tea, coffee. French people drink 2 kg of tea and 5 kg of coffee, "
         "Italians 1 and 6.", [[2, 5], [1, 6]]),
        # articles inside a list
        ("rows roof, wall; columns old, new. In the old house the roof and the wall lose 9 and 8 W "
         "respectively, in the new one 4 and 3 W respectively.", [[9, 4], [8, 3]]),
        # the difference of two cells is none of them
        ("rows swan, duck; columns north, south. Swans: 10 and 12. Ducks: 55 in the north, 20 fewer in the "
         "south.", [[10, 12], [55, N]]),
        # a table inside a sentence
        ('shown are {"Paris": {"bus": 12, "metro": 44}, "Rome": {"bus": 20, "metro": 18}}, in blue.',
         [[12, 44], [20, 18]]),
        ("data as (sensor, hour, value): (roof, 6, 11), (roof, 12, 25), (hall, 6, 9), (hall, 12, 8).",
         [[11, 25], [9, 8]]),
        ("rows roof, hall; columns May, June. (roof, May, 11), (roof, June, 25), (hall, June, 8).",
         [[11, 25], [N, 8]]),
        # the mirror of a matrix said to be symmetric
        ("rows and columns both A, B, C. A-B 3, A-C 4, B-C 6. The matrix is symmetric and its diagonal is 0.",
         [[0, 3, 4], [3, 0, 6], [4, 6, 0]]),
        ("rows and columns both A, B, C. A-B 3, A-C 4, B-C 6. It is nearly symmetric.",
         [[N, 3, 4], [N, N, 6], [N, N, N]]),
        ("rows and columns both A, B, C. A-B 3, A-C 4, B-C 6. The colour scale is symmetric.",
         [[N, 3, 4], [N, N, 6], [N, N, N]]),
    ],
)
def test_cells(said, values):
    assert cells(f"A heatmap: {said}") == values
