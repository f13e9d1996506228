"""Lists of labels that begin with what they are of, or end with how they go on."""

from __future__ import annotations

import pytest
from sources import panel


@pytest.mark.parametrize(
    ("said", "y", "x"),
    [
        ("Depth goes down the side (1, 5, 10, shallower to deeper) and month across the top (May, June).",
         ["1", "5", "10"], ["May", "June"]),
        ("Age on the y-axis (10, 20, 30, youngest first), hour on the x-axis (8, 12, 16, morning to noon).",
         ["10", "20", "30"], ["8", "12", "16"]),
        ("Rows for roast (light, medium, dark, from mild to strong), columns for dose (10 g, 12 g, low to "
         "high).",
         ["light", "medium", "dark"], ["10 g", "12 g"]),
        ("Rows for states (up to down, down to up, up to up), columns for days (Mon, Tue).",
         ["up to down", "down to up", "up to up"], ["Mon", "Tue"]),
        ("Down the left you have the Welsh output, y, gath, ddu, and along the top the English input, the, "
         "black, cat; white is 0 and navy is 1.", ["y", "gath", "ddu"], ["the", "black", "cat"]),
        ("On the left are the four crops, rye, oats, corn, and along the bottom the months, May, June.",
         ["rye", "oats", "corn"], ["May", "June"]),
    ],
)
def test_what_a_list_is_of_and_how_it_goes_on_are_no_labels(said, y, x):
    read = panel(f"A heatmap of counts. {said}")
    assert (list(read.y.categories), list(read.x.categories)) == (y, x)


def test_the_names_of_the_axes_stand_before_their_lists():
    said = "Down the left you have the crops, rye, oats, and along the top the months, May, June."
    read = panel(f"A heatmap. {said}")
    assert (read.y.label, read.x.label) == ("crops", "months")
