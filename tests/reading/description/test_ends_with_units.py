"""Axes of which only the ends are told, and the labels between them that lines begin with."""

from __future__ import annotations

import pytest
from sources import codes, panel, told

HEAD = "A heatmap with lanes on the abscissa (1, 2 and 3) and speed on the ordinate, with {}. "
LINES = "At 90 km/h: 4, 5 and 6. At 60 km/h the values are 5, 6 and 7, and at 30 km/h they are 7, 8 and 9."


@pytest.mark.parametrize("ends", [
    "90 km/h at the top and 30 km/h at the bottom",
    "90 km/h at the top, 30 km/h at the bottom",
    "90 km/h on the top and 30 km/h on the bottom",
])
def test_lines_between_the_ends(ends):
    assert told(HEAD.format(ends) + LINES) == ["1, 2, 3 / 90 km/h, 60 km/h, 30 km/h\n4 5 6\n5 6 7\n7 8 9"]
    assert "R206" not in codes(HEAD.format(ends) + LINES)


def test_lines_between_the_ends_from_below():
    text = HEAD.format("30 km/h at the bottom and 90 km/h at the top") + LINES
    assert panel(text).y.categories == ("90 km/h", "60 km/h", "30 km/h")


def test_a_number_in_that_unit_that_leads_no_line_is_no_label():
    text = (HEAD.format("90 km/h at the top and 30 km/h at the bottom")
            + "At 90 km/h: 4, 5 and 6. At 30 km/h: 7, 8 and 9. Most drivers keep to 70 km/h.")
    assert told(text) == ["1, 2, 3 / 90 km/h, 30 km/h\n4 5 6\n7 8 9"]


def test_the_colour_bar_of_both_is_no_axis():
    text = ("Both heatmaps have lanes on the abscissa (1, 2, 3) and shift on the ordinate (late, early); "
            'they share a colour bar, "Noise", from 0 (black) to 9 (yellow) by way of red and orange.\n\n'
            "*Left map, winter.* Late: 4, 5 and 6. Early: 7, 8 and 9.\n\n"
            "*Right map, summer.* Late: 1, 2 and 3. Early: 3, 4 and 5.")
    assert told(text) == ["winter: 1, 2, 3 / late, early\n4 5 6\n7 8 9",
                          "summer: 1, 2, 3 / late, early\n1 2 3\n3 4 5"]
