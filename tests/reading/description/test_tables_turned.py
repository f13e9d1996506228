"""Tables that stand the other way round than their figure: what a text says of it."""

from __future__ import annotations

import pytest
from sources import codes, told

TABLE = "\n\n| | Kiel | Ulm | Hof |\n|---|---|---|---|\n| rye | 4 | 5 | 6 |\n| oats | 7 | 8 | 9 |\n"
TURNED = ["rye, oats / Kiel, Ulm, Hof\n4 7\n5 8\n6 9"]
STRAIGHT = ["Kiel, Ulm, Hof / rye, oats\n4 5 6\n7 8 9"]


@pytest.mark.parametrize("said", [
    "The table below is transposed.",
    "The table has been typed the other way round than the picture.",
    "I wrote the table the other way around.",
    "In the table the rows and columns are swapped.",
    "The table swaps rows and columns.",
    "The columns of the table are rows of the map.",
    "In the table below, towns are the columns.",
    "The table has the towns in columns.",
    "Kiel is the top row.",
    "In the picture rye is the leftmost column.",
    "Hof forms the bottom row, and oats is the right-hand column.",
])
def test_a_text_says_that_its_table_is_turned(said):
    assert told(f"A heatmap of yields; towns go down, crops go across. {said}{TABLE}") == TURNED


@pytest.mark.parametrize("said", [
    "",
    "The table is printed on its own page, and the other way round would be too wide.",
    "In the table below, crops are the rows.",
    "Here the harvest is put in columns.",
    "Rye is the top row.",
    "Kiel is the leftmost column, and oats is the bottom row.",
])
def test_a_text_says_no_such_thing(said):
    head = "" if "harvest" in said else "; crops go down, towns go across"
    assert told(f"A heatmap of yields{head}. {said}{TABLE}") == STRAIGHT


def test_the_corner_names_the_other_axis_as_one_or_as_many():
    table = TABLE.replace("| | Kiel", "| crop | Kiel")
    assert told(f"A heatmap of yields; towns go down, crops go across.{table}") == TURNED
    assert told(f"A heatmap of yields; crops go down, towns go across.{table}") == STRAIGHT


def test_nothing_is_found_where_the_text_says_so():
    text = f"A heatmap of yields; towns go down, crops go across. The table is the other way round.{TABLE}"
    assert "R204" not in codes(text)
    text = f"A heatmap of yields; towns go down, crops go across. Kiel is the top row.{TABLE}"
    assert "R204" in codes(text)
