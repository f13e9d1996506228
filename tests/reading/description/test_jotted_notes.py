"""Figures as people tell them in mails, notebooks and minutes: remarks between the values, ways in words."""

from __future__ import annotations

import pytest
from sources import cells, panel, states

HALLS = "One heat map, halls down the left (Ash, Elm, Oak), hours along the bottom (9, 11, 13).\n\n"


def test_remarks_before_and_behind_the_values_of_a_line():
    text = f"{HALLS}Ash 3 5 12\nElm is quieter, 1 2 2\nOak is odd - 14 22 38, and they only have 45 seats!\n"
    assert panel(text).y.categories == ("Ash", "Elm", "Oak")
    assert cells(text) == [[3, 5, 12], [1, 2, 2], [14, 22, 38]]


@pytest.mark.parametrize(
    "said",
    [
        "In June all three fell back to 14.",
        "By June, all three had recovered to 14.",
        "In June they all dropped to 14.",
        "In June every kiosk sold 14.",
        "In June each sold 14.",
        "In June all kiosks were at 14.",
    ],
)
def test_one_value_for_all_of_a_month(said):
    text = ("Heatmap with months May, June across the top and kiosks Pier, Inn, Zoo down the side. "
            f"In May, Pier sold 12, Inn 9 and Zoo 15. {said}\n")
    assert cells(text) == [[12, 14], [9, 14], [15, 14]]


def test_by_how_much_all_rose_is_no_value():
    text = ("Heatmap with months May, June across the top and kiosks Pier, Inn, Zoo down the side. "
            "In May, Pier sold 12, Inn 9 and Zoo 15. In June all three rose by 14.\n")
    assert cells(text) == [[12, None], [9, None], [15, None]]


@pytest.mark.parametrize(
    ("told", "x", "y"),
    [
        ("heat going to the right: 25, 30, 37, and pH going up (5 at the bottom, then 6, and 7 at the top)",
         ("heat", "25", "30", "37"), ("pH", "7", "6", "5")),
        ("heat going to the right (25, 30), pH going down (5, 6)", ("heat", "25", "30"), ("pH", "5", "6")),
        ("pH (5, 6, 7) increases upwards. Heat (25, 30) increases to the right",
         ("Heat", "25", "30"), ("pH", "7", "6", "5")),
    ],
)
def test_the_way_that_an_axis_takes(told, x, y):
    fact = panel(f"Heat map of activity, {told}.\n")
    assert (fact.x.label, *fact.x.categories) == x
    assert (fact.y.label, *fact.y.categories) == y


def test_each_line_with_other_signs():
    text = ("Heat map. Rows pH 5 to 8. Columns 25, 30, 37.\n\npH 5: 1.2, 1.9, 2.4\npH 6 = 4.0 / 6.6 / 9.5\n"
            "pH 7 -- 2.1, spilled (no value), 0.6\npH 8: 2.2, lost (n/a), 0.7\n")
    assert cells(text) == [[1.2, 1.9, 2.4], [4.0, 6.6, 9.5], [2.1, None, 0.6], [2.2, None, 0.7]]
    assert states(text) == ["sss", "sss", "sbs", "sbs"]


def test_two_dashes_in_the_place_of_a_value():
    text = "Heat map. Rows: Ash, Elm. Columns: 9, 11, 13.\n\nAsh -- 5 12\nElm  1 -- 2\n"
    assert states(text) == ["bss", "sbs"]
