"""What one of a square did against others, each number beside one of them in whatever order."""

from __future__ import annotations

import pytest
from sources import cells

N = None
HEAD = "Heatmap of point margins. Rows and columns: Elks, Gulls, Hares, Newts.\n\n"
WON = [[N, N, N, N], [-7, N, 4, 0], [N, N, N, N], [N, N, N, N]]


@pytest.mark.parametrize(
    "said",
    [
        "Gulls lost to Elks (−7), then took +4 off Hares and drew with Newts (0).",
        "Gulls were down on luck: −7 against Elks, but Hares were beaten (+4) and Newts held (0).",
        "Gulls are -7 against Elks and +4 over Hares, and they were level with Newts (0).",
        "Gulls stand at −7 against Elks, but they beat Hares by +4 and are level with Newts (0).",
    ],
)
def test_each_number_stands_beside_one_of_the_others(said: str) -> None:
    assert cells(HEAD + said) == WON


@pytest.mark.parametrize(
    "said",
    [
        "Gulls lost to Elks by 7, but beat Hares by 4 and drew with Newts (0).",
        "Gulls are −7 against Elks and 0 against Newts, and they beat Hares by 4.",
        "Gulls (38 points) won the cup over Elks (29), Hares (27) and Newts (11).",
    ],
)
def test_what_may_be_below_zero_or_no_margin_is_left_out(said: str) -> None:
    assert cells(HEAD + said) == [[N] * 4] * 4


def test_a_table_that_we_coloured() -> None:
    text = (
        "We coloured the table of point margins for the club room. Green is a win, red a loss, cream a draw. "
        "Rows and columns: Elks, Gulls, Hares, Newts.\n\n"
        "Elks have +7 over Gulls, +2 over Hares and 0 against Newts. Gulls are −7 against Elks and +4 "
        "against Hares, and they lost to Newts (−1). Newts drew with Elks (0) and took +1 off Gulls."
    )
    assert cells(text) == [[N, 7, 2, 0], [-7, N, 4, -1], [N, N, N, N], [0, 1, N, N]]
