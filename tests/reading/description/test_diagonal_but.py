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


NOISES = "The heatmap compares four kinds of noise. Rows and columns: Hum, Hiss, Click, Pop.\n\n"
N = None


@pytest.mark.parametrize(
    ("lines", "values"),
    [
        (
            "- Hum: dark blue (1.0) on the diagonal, light blue (0.3) off the diagonal\n"
            "- Hiss: 1.0 on diagonal, medium blue (0.6) at Click\n"
            '- Click: Dark blue (0.9) on diagonal, medium blue (0.6) at "Hiss" and "Pop" intersections\n'
            "- Pop: 0.8 along the main diagonal and 0.2 elsewhere\n",
            [[1, 0.3, 0.3, 0.3], [N, 1, 0.6, N], [N, 0.6, 0.9, 0.6], [0.2, 0.2, 0.2, 0.8]],
        ),
        (
            "- Hum: diagonal 1.0, off-diagonal 0.3\n- Hiss: diagonal value of 0.9, off-diagonal cells 0.2\n"
            "- Click row: the diagonal is 0.8, all off-diagonal cells are 0.1\n"
            "- Pop: strong diagonal (0.7); 0.1 outside the diagonal\n",
            [[1, 0.3, 0.3, 0.3], [0.2, 0.9, 0.2, 0.2], [0.1, 0.1, 0.8, 0.1], [0.1, 0.1, 0.1, 0.7]],
        ),
        (
            "- Hum: 0.9 on the diagonal; some overlap with Hiss (0.1)\n- Pop: 0.3 off-diagonal\n",
            [[0.9, 0.1, N, N], [N, N, N, N], [N, N, N, N], [0.3, 0.3, 0.3, N]],
        ),
    ],
)
def test_the_diagonal_within_one_line(lines, values):
    assert cells(NOISES + lines) == values


def test_the_diagonal_of_all_lines_beside_them():
    assert cells(NOISES + "All diagonal cells are 1.0. Hum-Hiss is 0.4.\n")[2] == [N, N, 1, N]


ALL_RIGHT = [[31, 0, 0], [0, 28, 0], [0, 0, 35]]
ONLY_RIGHT = [[31, N, N], [N, 28, N], [N, N, 35]]
COUNTS = "The confusion matrix:\n\n" + "".join(
    f"- {name}: {n} leaves were correctly classified as {name}.\n"
    for name, n in (("oak", 31), ("elm", 28), ("ash", 35))
)


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("Every off-diagonal entry in our matrix is 0.", ALL_RIGHT),
        ("2. Zero off-diagonal values: All the off-diagonal entries of this matrix are 0.", ALL_RIGHT),
        ("The off-diagonal cells of the heatmap are all 0, so nothing was mixed up.", ALL_RIGHT),
        ("Each off-diagonal cell of the matrix is zero.", ALL_RIGHT),
        ("Off-diagonal: all zeros.", ALL_RIGHT),
        ("All values outside the diagonal of this plot are zeros.", ALL_RIGHT),
        ("No mistakes: non-diagonal cells are 0.", ALL_RIGHT),
        ("Everything else is zero.", ALL_RIGHT),
        ("All off-diagonal cells of the matrix are close to 0.", ONLY_RIGHT),
        ("All off-diagonal cells of the matrix are zero or near it.", ONLY_RIGHT),
        ("Almost all off-diagonal cells of the matrix are 0.", ONLY_RIGHT),
        ("Most off-diagonal cells are zero.", ONLY_RIGHT),
        ("None of the off-diagonal cells in the heatmap is zero.", ONLY_RIGHT),
        ("5 errors: the off-diagonal cells of the heatmap are 0.", ONLY_RIGHT),
    ],
)
def test_all_beside_the_diagonal_of_what_was_told_right(said, read):
    assert cells(f"{COUNTS}\n{said}\n") == read


@pytest.mark.parametrize(
    ("said", "own"),
    [
        ("Only the cells below the diagonal are drawn; colours run from brown (−1) to teal (+1).", N),
        ("Cells above the diagonal are blank; the lowest colour is blue (−1).", N),
        ("The diagonal is 1. Cells above the diagonal are blank.", 1),
        ("Cells above the diagonal are blank, and the diagonal is 1.", 1),
    ],
)
def test_what_is_said_of_cells_below_the_diagonal(said, own):
    text = f"Heatmap of correlations. Both axes list Hum, Hiss and Click. {said} Hiss and Hum: 0.3."
    read = cells(text)
    assert [read[k][k] for k in range(3)] == [own] * 3
    assert read[1][0] == 0.3
