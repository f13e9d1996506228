"""Lines that a text tells one after the other, and which of them it begins with."""

from __future__ import annotations

import pytest
from sources import panel, told

HEAD = "The catch as a heat map. The columns are May, June and July.\n\n"
UPWARD = "May, June, July / Cove, Bay, Port\n7 8 9\n4 5 6\n1 2 3"
DOWNWARD = "May, June, July / Port, Bay, Cove\n1 2 3\n4 5 6\n7 8 9"


@pytest.mark.parametrize("between", ["\n", " ", "\n\n"])
@pytest.mark.parametrize(
    ("leads", "grid"),
    [
        (("Starting at the bottom with Port", "Then Bay", "Finally, at the top, Cove"), UPWARD),
        (("At the bottom is Port", "Above it, Bay", "At the top, Cove"), UPWARD),
        (("We begin at the top with Port", "Then comes Bay", "Finally Cove"), DOWNWARD),
        (("First, Port", "Next, Bay", "Last comes Cove"), DOWNWARD),
    ],
)
def test_words_between_the_lines(leads, grid, between):
    lines = between.join(f"{lead}: {a}, {a + 1}, {a + 2}." for lead, a in zip(leads, (1, 4, 7), strict=True))
    assert told(f"{HEAD}{lines}") == [grid]


def test_names_that_begin_like_them():
    lines = "First floor: 1, 2, 3\nNext floor: 4, 5, 6\nLast floor: 7, 8, 9"
    found = panel(f"{HEAD}{lines}")
    assert found.y.categories == ("First floor", "Next floor", "Last floor")


@pytest.mark.parametrize(
    ("said", "labels"),
    [
        ("The ordinate is the depth, which increases upwards.", ("9 m", "5 m", "1 m")),
        ("The vertical axis is the depth, growing from bottom to top.", ("9 m", "5 m", "1 m")),
        ("The vertical axis is the depth, growing downwards.", ("1 m", "5 m", "9 m")),
        ("The vertical axis is the depth. Catches increase upwards.", ("1 m", "5 m", "9 m")),
    ],
)
def test_numbers_that_are_said_to_grow(said, labels):
    found = panel(f"{HEAD}{said}\n\n1 m: 1, 2, 3\n5 m: 4, 5, 6\n9 m: 7, 8, 9")
    assert found.y.categories == labels
    assert found.grid.values[labels.index("1 m")].tolist() == [1, 2, 3]
