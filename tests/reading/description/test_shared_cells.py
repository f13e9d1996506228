"""Tables whose cells hold a value of each of several panels."""

from __future__ import annotations

import pytest
from sources import grid

import replot

HEAD = 'Two heatmaps sit side by side: "Ash" on the left and "Oak" on the right. {}\n\n'
TABLE = "| Bits | 32 | 64 |\n|---|---|---|\n| 2 | 9.5 / 51 | 10.5 / 48 |\n| 3 | 6.5 / 68 | 7.5 / — |\n"


@pytest.mark.parametrize(
    "said",
    [
        "Each cell gives the left panel / the right panel.",
        "Entries are written as Ash / Oak.",
        "In the table, cells read left / right.",
    ],
)
def test_the_first_value_is_of_the_first_panel(said):
    first, second = replot.parse(HEAD.format(said) + TABLE).panels
    assert (grid(first), grid(second)) == ("9.5 10.5\n6.5 7.5", "51 48\n68 b")
    assert (first.y.categories, first.x.categories) == (("2", "3"), ("32", "64"))


def test_without_a_word_on_it_none_is_taken():
    values = [grid(panel) for panel in replot.parse(HEAD.format("") + TABLE).panels]
    assert not any(number in cells for cells in values for number in ("9.5", "51"))


def test_names_in_the_order_of_the_values():
    figure = replot.parse(HEAD.format("Each cell lists Oak / Ash.") + TABLE)
    assert {panel.title: grid(panel) for panel in figure.panels} == {
        "Oak": "9.5 10.5\n6.5 7.5", "Ash": "51 48\n68 b",
    }


@pytest.mark.parametrize("said", ["Entries are given as mean / sd.", "Each cell gives wins / losses."])
def test_what_is_no_panel_parts_no_table(said):
    values = " ".join(grid(panel) for panel in replot.parse(HEAD.format(said) + TABLE).panels)
    assert not any(number in values for number in ("9.5", "51"))
