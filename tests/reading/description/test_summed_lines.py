"""What became of all of a class, where the counts add up to as many as there were."""

from __future__ import annotations

import pytest
from sources import cells

N = None
HEAD = (
    "Confusion matrix of three gulls; rows are the true kinds, columns the predicted ones, "
    "both in the order herring, common, black.\n\n"
)


@pytest.mark.parametrize(
    "said",
    [
        "The 50 black photos gave little trouble: 44 black, 6 herring, and not a single common.",
        "Black (50 photos) went well: 44 black, 6 herring, no common.",
        "Black (n = 50): 44 black, 6 herring and 0 common.",
        "Black was easy: 44 black, 6 herring and not one common.",
    ],
)
def test_a_line_of_which_all_is_told(said: str) -> None:
    assert cells(HEAD + said)[2] == [6, 0, 44]


@pytest.mark.parametrize(
    "said",
    [
        "The 50 black photos gave little trouble: 44 black, 6 herring and 3 common.",
        "The 50 black photos gave little trouble: 44 black, 6 herring and 2 of another kind, common.",
    ],
)
def test_counts_that_do_not_add_up_are_left_out(said: str) -> None:
    assert cells(HEAD + said) == [[N] * 3] * 3


def test_not_one_counts_only_in_a_list() -> None:
    head = "Heatmap of sightings. Rows: north, south. Columns: lynx, stoat, hare. "
    told = "North: 5 lynx, 3 stoat and not one hare. South: 3 lynx, not a single stoat, 4 hare."
    assert cells(head + told) == [[5, 3, 0], [3, 0, 4]]
    head = "Heatmap. Rows: lynx, stoat. Columns: May, June. "
    told = "Lynx: 5 in May, and not one of them is above 7 in June. Stoat: 3 in May, 4 in June."
    assert cells(head + told)[1] == [3, 4]
    assert cells(head + told)[0][0] in (5, None)
    assert cells(head + told)[0][1] is None
