"""Axes that are named together with the label that they begin with, and labels that the calendar knows."""

from __future__ import annotations

import pytest
from sources import cells, panel

VALUES = "Monday: Barn 3, Dome 4. Tuesday: Barn 5, Dome 6."


@pytest.mark.parametrize(
    "axes",
    [
        "On the horizontal axis, the gym; down the side, the weekday, Monday first.",
        "Across the top, the gym, Barn first; down the side, the weekday, Monday first.",
        "Down the side is the weekday, with Monday first; along the bottom is the gym.",
    ],
)
def test_the_label_that_comes_first_is_not_all_of_them(axes):
    found = panel(f"A heatmap. {axes} {VALUES}")
    assert (found.x.label, found.y.label) == ("gym", "weekday")
    assert found.y.categories == ("Monday", "Tuesday")
    assert cells(f"A heatmap. {axes} {VALUES}") == [[3, 4], [5, 6]]


def test_a_list_of_as_many_as_are_counted():
    text = "Heatmap. On the x axis, the gym; down the side, the town. There are three gyms, A, B and C. "
    assert panel(text + "Ayr: 1, 2, 3. Bath: 4, 5, 6.").x.categories == ("A", "B", "C")


def test_a_list_keeps_its_last_label():
    assert panel("A heatmap. Rows: Gamma, Beta, Alpha first. Columns: x, y.").y.categories[-1] == "Alpha"


def test_a_day_whose_line_is_empty():
    text = f"A heatmap. On the horizontal axis, the gym; down the side, the weekday. {VALUES} "
    text += "There are two gyms, Barn and Dome. The whole Friday row is grey because nobody came."
    assert panel(text).y.categories == ("Monday", "Tuesday", "Friday")
    assert cells(text) == [[3, 4], [5, 6], [None, None]]
