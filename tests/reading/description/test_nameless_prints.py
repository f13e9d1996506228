"""Matrices that R prints without names for their lines, and the vectors of names beside them."""

from __future__ import annotations

import pytest
from sources import panel, told

BARE = "     [,1] [,2] [,3]\n[1,]  2.4  1.1   NA\n[2,]  1.9  0.9  3.5\n"
VALUES = "2.4 1.1 b\n1.9 0.9 3.5"
NAMED = f"dry, wet, cold / Ayr, Bute\n{VALUES}"


@pytest.mark.parametrize(
    "names",
    [
        '> farms\n[1] "Ayr"  "Bute"\n> weather\n[1] "dry"  "wet"  "cold"\n',
        '> weather\n[1] "dry"  "wet"\n[3] "cold"\n> farms\n[1] "Ayr"\n[2] "Bute"\n',
        'farms <- c("Ayr", "Bute")\nweather = c("dry", "wet", "cold")\n',
    ],
)
@pytest.mark.parametrize("fence", ["", "```\n"])
def test_names_in_vectors_beside_the_matrix(names, fence):
    assert told(f"Heatmap of yields.\n\n{fence}> Y\n{BARE}{names}{fence}") == [NAMED]
    assert told(f"Heatmap of yields.\n\n{fence}{names}> round(Y, 1)\n{BARE}{fence}") == [NAMED]


@pytest.mark.parametrize("fence", ["", "```\n"])
def test_names_that_the_text_lists(fence):
    text = "Heatmap of yields. x axis: dry, wet, cold; y axis: Ayr, Bute.\n\n"
    assert told(f"{text}{fence}{BARE}{fence}") == [NAMED]


@pytest.mark.parametrize(
    "print_of_one",
    [
        "      dry  wet cold\n[1,]  2.4  1.1   NA\n[2,]  1.9  0.9  3.5\n",
        "     [,1] [,2] [,3]\nAyr   2.4  1.1   NA\nBute  1.9  0.9  3.5\n",
    ],
)
def test_one_side_has_names_and_the_text_lists_the_other(print_of_one):
    text = "Heatmap of yields. x axis: dry, wet, cold; y axis: Ayr, Bute.\n\n"
    assert told(f"{text}```\n{print_of_one}```") == [NAMED]


def test_columns_in_two_parts():
    more = "     [,4] [,5]\n[1,]  0.4  0.1\n[2,]  0.9  0.2\n"
    listed = '> days\n[1] "Mo" "Tu" "We" "Th" "Fr"\n> farms\n[1] "Ayr"  "Bute"\n'
    assert told(f"Heatmap of yields.\n\n```\n{BARE}{more}{listed}```") == [
        "Mo, Tu, We, Th, Fr / Ayr, Bute\n2.4 1.1 b 0.4 0.1\n1.9 0.9 3.5 0.9 0.2"
    ]


SQUARE = "     [,1] [,2] [,3]\n[1,]  1.0  0.1  0.3\n[2,]  0.5  1.0 -0.2\n[3,]  0.4  0.6  1.0\n"


def test_one_vector_names_both_sides_of_a_square():
    found = panel(f'Heatmap of passes.\n\n```\n{SQUARE}> who\n[1] "Ida" "Jan" "Kai"\n```')
    assert found.x.categories == found.y.categories == ("Ida", "Jan", "Kai")


def test_two_vectors_do_not_say_which_side_of_a_square_they_name():
    vectors = '> a\n[1] "Ida" "Jan" "Kai"\n> b\n[1] "Lea" "Max" "Noa"\n'
    found = panel(f"Heatmap of passes.\n\n```\n{SQUARE}{vectors}```")
    assert found.x.categories == found.y.categories == ("1", "2", "3")


def test_the_size_and_the_means_of_a_matrix_are_no_names():
    text = f"Heatmap of yields.\n\n```\n{BARE}> dim(Y)\n[1] 2 3\n> colMeans(Y)\n[1] 2.15 1.00 0.50\n```"
    assert told(text) == [f"1, 2, 3 / 1, 2\n{VALUES}"]


def test_numbers_that_have_a_name_are_labels():
    text = f'Heatmap of oxygen.\n\n```\n{BARE}> depths\n[1]  5 10 20\n> lakes\n[1] "Ayr" "Bute"\n```'
    assert told(text) == [f"5, 10, 20 / Ayr, Bute\n{VALUES}"]
