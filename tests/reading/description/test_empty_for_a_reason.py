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


ROADS = (
    'Heatmap of driving times. The y-axis is "From", the x-axis "To"; both have the ticks Lima, Cusco, Puno. '
    "From Lima it takes 20 h to Cusco and 22 h to Puno; from Puno, 23 h to Lima and 7 h to Cusco; "
)


@pytest.mark.parametrize(
    ("said", "row"),
    [
        ("and from Cusco, 21 h to Lima, with no direct bus to Puno (blank).", [21, None, None]),
        ("from Cusco, 21 h to Lima, and no service to Puno.", [21, None, None]),
        ("from Cusco, no connection to Lima (grey) and 6 h to Puno.", [None, None, 6]),
    ],
)
def test_no_way_to_a_place(said, row):
    assert cells(ROADS + said) == [[None, 20, 22], row, [23, 7, None]]


def test_no_way_to_several_places():
    text = (
        "Heatmap of flights. Rows are origins, columns destinations: Lima, Cusco, Puno on both axes. "
        "From Lima, 9 flights to Cusco and 8 flights to Puno. "
        "From Puno, 3 flights to Lima and 4 flights to Cusco. "
        "From Cusco there are no direct flights to Lima or Puno."
    )
    assert cells(text)[0] == [None, 9, 8]
    assert cells(text)[2] == [3, 4, None]


@pytest.mark.parametrize("why", ["(runner off, see #31)", "(no licence)", ": lost to frost"])
def test_words_in_the_place_of_a_value(why):
    text = (
        "Heatmap of failures by system and release.\n\n- r7: deb 2, mac 9, win 14\n"
        "- r8: deb 3, mac 17, win 22\n"
        f"- r9: deb 0, mac 21, win{why if why[0] == ':' else ' ' + why}\n- r10: deb 5, mac 38, win 27\n"
    )
    assert cells(text) == [[2, 9, 14], [3, 17, 22], [0, 21, None], [5, 38, 27]]


def test_a_line_with_words_for_what_no_other_line_names_tells_no_labels():
    text = (
        "Heatmap of failures by system and release.\n\n- r7: deb 2, mac 9, win 14\n"
        "- r8: deb 3, mac 17, win 22\n"
        "- Remarks: deb 3, all runners (rented), mac 4\n"
    )
    assert cells(text) == [[2, 9, 14], [3, 17, 22]]
