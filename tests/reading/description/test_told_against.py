"""A value of one line, and against it that of another one at the same place."""

from __future__ import annotations

import pytest
from sources import cells, codes

N = None
AXES = "A heatmap of scores. Rows: Plain, Plain Deep, Wide. Columns: Ayr-3k, Bath.\n\n"


@pytest.mark.parametrize(
    "said",
    [
        "Plain Deep achieves 61.5% on Ayr-3k, compared to 12.5% for Plain.",
        "Plain Deep achieves 61.5% on Ayr-3k, compared to 12.5% for the plain baseline.",
        "On Ayr-3k, Plain Deep reaches 61.5%, versus 12.5% for Plain.",
        "Plain Deep gets 61.5% on Ayr-3k (vs. 12.5% with Plain).",
        "Plain Deep scores 61.5 on Ayr-3k, as opposed to only 12.5 for the “Plain” model.",
        "Plain Deep scores 61.5 on Ayr-3k, up from 12.5 for Plain.",
        "Plain Deep has 61.5 on Ayr-3k, against Plain at 12.5.",
        "Plain Deep has 61.5 on Ayr-3k, compared with Plain's 12.5.",
    ],
)
def test_another_line_at_the_same_place(said: str) -> None:
    assert cells(AXES + said) == [[12.5, N], [61.5, N], [N, N]]


def test_another_place_of_the_same_line() -> None:
    text = AXES + "Wide has 61.5 on Bath, compared to 12.5 on Ayr-3k."
    assert cells(text) == [[N, N], [N, N], [12.5, 61.5]]


@pytest.mark.parametrize(
    "said",
    [
        "Plain Deep achieves 61.5% on Ayr-3k, compared to 12.5% for the best of Plain and Wide.",
        "Plain Deep achieves 61.5% on Ayr-3k, compared to an average of 12.5% for Plain.",
        "Plain Deep achieves 61.5% on Ayr-3k, compared to 12.5% for Plain and Wide on average.",
    ],
)
def test_what_is_of_no_one_line(said: str) -> None:
    assert 12.5 not in [value for row in cells(AXES + said) for value in row]


def test_a_line_that_is_not_known_has_no_cell() -> None:
    text = AXES + "Plain Deep achieves 61.5% on Ayr-3k, compared to 12.5% for the shallow baseline."
    assert 12.5 not in [value for row in cells(text) for value in row]
    assert "R103" in codes(text)
