"""Lines told in stretches: each value with all the labels that it stands at, be they numbers."""

from __future__ import annotations

import pytest
from sources import cells, grid, panel

HOURS = "A heatmap of people. Columns: 8, 9, 10, 11, 12, 13. Rows: Attic, Lounge. "
MONTHS = "Heatmap of catches. Columns: May, June, July, August. Rows: North, South. "


@pytest.mark.parametrize(
    "said",
    [
        "The Attic held 5 people from 8 to 10, 9 at 11 and nobody at 12 and 13.",
        "The Attic held 5 from 8 until 10, then 9 at 11 and 0 at 12 and 13.",
        "In the Attic there were 5 people from 8 to 10, 9 at 11, and no one from 12 to 13.",
        "Attic: 5 people at 8, 9 and 10, 9 at 11, none at 12 and 13.",
    ],
)
def test_hours_behind_their_values(said):
    assert cells(HOURS + said)[0] == [5, 5, 5, 9, 0, 0]


def test_none_of_what_others_count_is_a_zero():
    said = "North caught 3 moths in May and June, none in July and 4 in August."
    assert cells(MONTHS + said)[0] == [3, 3, 0, 4]


def test_nothing_may_be_a_gap():
    assert grid(panel(MONTHS + "North had 3 in May, 4 moths in June and nothing from July to August.")) == (
        "3 4 u u\nu u u u"
    )


@pytest.mark.parametrize(
    "said",
    [
        "The Attic held 5 people from 8 to 10, and 3 more people at 9 in the evening.",
        "The Attic held 5 people from 8 to 10 and 9 at 10.",
        "The Attic would hold 5 people from 8 to 10 and 9 at 11.",
        "The Attic is 2 years older at 8, 3 years older at 9.",
        "Nobody in the Attic had 5 at 8.",
    ],
)
def test_no_cell_where_a_word_or_a_number_is_left_over(said):
    assert cells(HOURS + said) == [[None] * 6] * 2


def test_values_in_bold():
    found = panel(MONTHS + "North caught 3 moths in May and June, **9** in July and nobody in August.")
    assert found.grid.bold.tolist()[0] == [False, False, True, False]
