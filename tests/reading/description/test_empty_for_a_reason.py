"""Cells that hold nothing, and the numbers that tell why."""

from __future__ import annotations

import pytest
from sources import cells, states

HEAD = "A heatmap, with piers (Sund, Belt) in rows and months (May, June) in columns. Sund: 3 and 4. "


@pytest.mark.parametrize("said", [
    "The Belt pier was closed in June for 12 days, so that square is left white.",
    "June at Belt was cut short after 9 hauls, so the cell is left blank.",
    "June at Belt had only 2 visits and this cell is empty.",
    "June at Belt saw 40 hours of storm, which is why its tile is left grey.",
    "In June the nets at Belt tore after 15 minutes; therefore the square stays blank.",
])
def test_the_reason_is_no_value(said):
    assert cells(f"{HEAD}{said}") == [[3, 4], [None, None]]
    assert states(f"{HEAD}{said}")[1][1] == "b"


def test_what_stands_beside_the_reason_is_read():
    text = f"{HEAD}Belt was closed in June for 12 days, so that square is left white; in May it had 8."
    assert cells(text) == [[3, 4], [8, None]]
    text = f"{HEAD}Belt had 8 in May, but in June it was closed for 12 days, so that square is left white."
    assert cells(text)[0] == [3, 4]
    assert cells(text)[1][1] is None


@pytest.mark.parametrize("said", [
    "Belt: 8 and the last cell is crossed out.",
    "Belt had 8 in May, and the June cell is blank.",
])
def test_a_value_before_an_empty_cell_stays(said):
    assert cells(f"{HEAD}{said}") == [[3, 4], [8, None]]


def test_a_pale_cell_may_hold_its_value():
    text = f"{HEAD}Belt had 8 in May. Belt had 1 in June, so that square is white."
    assert cells(text) == [[3, 4], [8, 1]]


@pytest.mark.parametrize("why", [
    ", because too few boats were out", " because nobody was at sea", "",
])
def test_the_reason_behind_an_empty_cell_hides_no_values(why):
    text = f"{HEAD}Belt has 8 in May, and no value in June{why}."
    assert cells(text) == [[3, 4], [8, None]]
