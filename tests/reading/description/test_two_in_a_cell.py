"""A count and its share in each cell: the first is the value, and a finding says so."""

from __future__ import annotations

import pytest
from sources import cells, codes

HEAD = "## Confusion matrix\n\n| Actual \\ Predicted | cat | dog |\n|---|---|---|\n"


@pytest.mark.parametrize(
    "pair", ["{} ({}%)", "{} / {}%", "{}<br>{}%", "{}, {}%", "{} {}%", "{} [{} %]", "{}; {}%"]
)
@pytest.mark.parametrize("high, low", [((45, 90), (5, 10)), ((90.5, 45), (10, 5))])
def test_a_count_and_its_share(pair, high, low):
    text = f"{HEAD}| cat | {pair.format(*high)} | {pair.format(*low)} |\n"
    text += f"| dog | {pair.format(*low)} | {pair.format(*high)} |\n"
    assert cells(text) == [[high[0], low[0]], [low[0], high[0]]]
    assert "R113" in codes(text)


def test_a_share_and_its_count():
    text = HEAD + "| cat | 90% (1,450) | 10% (150) |\n| dog | 10% (150) | 90% (1,450) |\n"
    assert cells(text) == [[90, 10], [10, 90]]
    assert "R113" in codes(text)


@pytest.mark.parametrize("cell", ["90%", "45/50", "5%-10%", "about 5"])
def test_other_cells(cell):
    text = HEAD + f"| cat | {cell} | 4 |\n| dog | 1 | 2 |\n"
    assert "R113" not in codes(text)


def test_pairs_in_a_printed_grid():
    lines = ["          cat       dog", "cat  45 (90%)   5 (10%)", "dog   8 (16%)  42 (84%)"]
    text = "Confusion matrix:\n\n```\n" + "\n".join(lines) + "\n```\n"
    assert cells(text) == [[45, 5], [8, 42]]


@pytest.mark.parametrize(
    "cell",
    ["{} High", "{} - High", "High: {}", "High ({})", "{} (High)", "**{}** Very high", "🔴 {} Critical risk"],
)
def test_a_score_and_its_level(cell):
    text = "| Odds \\ Harm | small | large |\n|--|--|--|\n| rare | 2 | 4 Low |\n"
    text += f"| often | {cell.format(8)} | {cell.format(16)} |\n"
    assert cells(text) == [[2, 4], [8, 16]]


def test_levels_alone_are_no_scores():
    head = "Risk matrix:\n\n| Odds \\ Harm | small | large |\n|--|--|--|\n"
    text = head + "| rare | Low | Low |\n| often | Low2 | High |\n"
    assert cells(text) == [[None, None], [None, None]]
