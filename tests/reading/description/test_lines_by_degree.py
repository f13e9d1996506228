"""Lines that sentences call by how large their label is, or by a word with the label behind it."""

from __future__ import annotations

import pytest
from sources import cells

N = None
HEAD = "Heatmap of harm. X-axis: Days (3, 7, 14). Y-axis: Dose (mg) ({0}). "
ROW = [2, 5, 4]


@pytest.mark.parametrize(
    ("said", "at"),
    [
        ("The lowest dose has scores of 2, 5 and 4.", 0),
        ("The highest dose climbs and falls again: 2, 5, 4.", 2),
        ("The largest dose, 9 mg, gave 2, 5 and 4 over the days.", 2),
        ("At the smallest dose (1 mg) the scores are 2, 5 and 4.", 0),
        ("Controls (1 mg) stayed at 2, 5 and 4 points.", 0),
        ("Fish of the middle group (4 mg): 2, 5, 4.", 1),
    ],
)
@pytest.mark.parametrize("labels", ["1, 4, 9", "9, 4, 1"])
def test_lines_by_the_size_of_their_label(said, at, labels):
    at = at if labels[0] == "1" else 2 - at
    assert cells(HEAD.format(labels) + said) == [ROW if k == at else [N] * 3 for k in range(3)]


@pytest.mark.parametrize(
    "said",
    [
        "The highest doses are 9, 4 and 1.",
        "The highest dose gave 2 and 5.",
        "The highest dose averages 2, 5 and 4.",
        "The highest value is 9, the lowest 1.",
    ],
)
def test_what_tells_no_line(said):
    assert cells(HEAD.format("1, 4, 9") + said) == [[N] * 3] * 3


def test_labels_without_numbers_have_no_size():
    text = HEAD.format("weak, mild, harsh")
    assert cells(f"{text}The lowest dose has 2, 5 and 4.") == [[N] * 3] * 3
