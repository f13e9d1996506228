"""What a writing says otherwise than its figure shows, and rows that are called ``this row``."""

from __future__ import annotations

import pytest
from sources import cells

N = None
TREES = (
    "A heatmap. Rows: elm, oak, ash. Columns: May, June, July. White (0) to red (9).\n\n"
    "Elm: 1 in May, 2 in June, 3 in July. Oak: 4 in May and 5 in June. "
)
FIRST = [[1, 2, 3], [4, 5, N]]


def grid(said: str) -> list[list[float | None]]:
    return cells(TREES + said)


@pytest.mark.parametrize("said", [
    "The text says that ash has 8 in May; the cell shows 6.",
    "In the abstract ash reached 8 in May, but the figure has 6.",
    "The figure shows 6 for ash in May, while the text says 8.",
    "In the heatmap it is 6 for ash in May, but according to the manuscript 8.",
    "Your caption states 8 for ash in May whereas the plot shows 6.",
    "The map has 6 at ash in May. The text gives 6, too.",
])
def test_the_figure_counts_and_not_the_writing(said):
    assert grid(said) == [*FIRST, [6, N, N]]


@pytest.mark.parametrize(("said", "ash"), [
    ("The text says that ash has 8 in May and 7 in June; the figure shows 6 and 9.", [6, 9, N]),
    ("The text says that ash has 8 in May and 7 in June; the figure shows 6.", [N, N, N]),
    ("The text says that ash has 8 in May; the cell shows 6. The text is right.", [8, N, N]),
])
def test_several_numbers_and_a_wrong_figure(said, ash):
    assert grid(said) == [*FIRST, ash]


@pytest.mark.parametrize("said", [
    "Ash is blank in July. Was it felled? The other two cells of this row (6 for May, 7 for June) are fine.",
    "The square of ash for July is hatched. Was it felled? In this row we also see 6 in May and 7 in June.",
])
def test_this_row_is_the_one_named_last(said):
    assert grid(said) == [*FIRST, [6, 7, N]]


def test_this_row_is_nobodys_after_two():
    said = "Oak and ash are pale. So? The other two cells of this row (6 for May, 7 for July) are fine."
    assert grid(said) == [*FIRST, [N, N, N]]
