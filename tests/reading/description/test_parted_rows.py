"""Tables of bars that stand in one line of running text, with a sign between their rows."""

from __future__ import annotations

import pytest
from sources import told

ROWS = (("Pond", "May", "June", "July"), ("Mill", "4", "7.5", "–"), ("Dock", "3", "9", "12"))
GRID = "May, June, July / Mill, Dock\n4 7.5 b\n3 9 12"


@pytest.mark.parametrize("between", ["; ", " ; ", " / "])
@pytest.mark.parametrize("lead", ["", "Numbers as printed: ", "The cells. "])
@pytest.mark.parametrize("tail", ["", ".", ". The dash for Mill is a white tile.", "; darker means more."])
def test_rows_without_bars_around_them(between, lead, tail):
    rows = between.join(" | ".join(row) for row in ROWS)
    assert told(f"Heatmap of frogs. {lead}{rows}{tail}") == [GRID]


@pytest.mark.parametrize("between", [" ", " ; ", "; "])
@pytest.mark.parametrize("tail", ["", ". The dash for Mill is a white tile.", " Mill has few."])
def test_rows_with_bars_around_them(between, tail):
    rows = between.join(f"| {' | '.join(row)} |" for row in ROWS)
    assert told(f"Heatmap of frogs, as printed: {rows}{tail}") == [GRID]


def test_bars_that_part_no_table():
    text = "Heatmap of frogs. Rows: Mill | Dock; columns: May | June; colours: red | blue; "
    assert told(f"{text}Mill: 3, 4; Dock: 5, 6.") == ["May, June / Mill, Dock\n3 4\n5 6"]
    words = "Heatmap of frogs. Pond | wet | dry; Mill | red | blue; Dock | 3 | 4."
    assert told(words) == [" / \n"]
