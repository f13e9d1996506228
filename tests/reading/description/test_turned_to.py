"""Panels told by what each shows, and paragraphs that turn to one of them by its name."""

from __future__ import annotations

import pytest
from sources import codes, told

import replot

GRID = " The rows are Mon, Tue and Wed from top to bottom, the columns day and night.\n\n"
AXES = "day, night / Mon, Tue, Wed\n"


@pytest.mark.parametrize(
    "shown",
    [
        "Figure 2.3 has two heat maps; Figure 2.3a shows the street noise and Figure 2.3b the light level.",
        "Two heat maps: (a) shows the street noise, (b) the light level.",
        "Of the two heat maps, the left one displays the street noise, the right one the light level.",
        "There are two heat maps, one of the street noise and one of the light level.",
        "Two heat maps. The upper map is for the street noise, while the lower map is for the light level.",
    ],
)
@pytest.mark.parametrize(
    ("first", "then"),
    [
        ("The street noise is", "The light level is"),
        ("Turning to the noise, it is", "As for the light level, it is"),
        ("We begin with the noise. It is", "Next, the light level is"),
        ("In the noise map it is", "Regarding the light level: it is"),
    ],
)
def test_each_paragraph_is_about_one_panel(shown, first, then):
    text = f"{shown}{GRID}{first} 61 on Mon by day and 44 on Wed at night.\n\n{then} 300 on Mon by day."
    assert told(text) == [
        f"street noise: {AXES}61 u\nu u\nu 44",
        f"light level: {AXES}300 u\nu u\nu u",
    ]
    assert "R102" not in codes(text)


def test_what_the_end_of_a_paragraph_says_of_both_is_of_both():
    text = (
        f"Two heat maps: one of the noise and one of the light.{GRID}The noise is 61 on Mon by day.\n\n"
        "The light is 300 on Mon by day. Both maps use cividis."
    )
    assert [panel.color.cmap for panel in replot.parse(text).panels] == ["cividis", "cividis"]


def test_panels_of_which_one_has_no_paragraph_are_not_told_apart():
    text = (
        f"A heat map. Of its two halves, one shows the noise and the other the light.{GRID}"
        "The noise is 61 on Mon by day and 44 on Wed at night."
    )
    assert told(text) == [f"{AXES}61 u\nu u\nu 44"]


def test_words_that_both_names_have_turn_to_neither():
    text = (
        f"Two heat maps: (a) shows the noise level, (b) shows the light level.{GRID}"
        "The level is 61 on Mon by day.\n\nThe noise level is 44 on Wed at night."
    )
    assert told(text) == [f"{AXES}61 u\nu u\nu 44"]
