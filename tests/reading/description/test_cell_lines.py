"""Tables of which each cell stands in a line of its own, as pages are copied."""

from __future__ import annotations

import pytest

import replot

HEADS = ["ash", "old elm", "oak"]
CELLS = [*HEADS, "ash", "22.8", "3.5", "50", "old elm", "2.5", "24.8", "6.2", "oak", "5", "6", "61"]
VALUES = [[22.8, 3.5, 50], [2.5, 24.8, 6.2], [5, 6, 61]]


def panel(text: str) -> dict:
    (one,) = replot.parse(text).to_dict()["panels"]
    return one


@pytest.mark.parametrize("gap", ["\n", "\n\n", "\n \n"])
def test_heads_first_and_every_row_behind_its_label(gap: str) -> None:
    read = panel(f"Table 3. Confusion matrix of trees.\n\n{gap.join(CELLS)}\n\nShares of trees in %.")
    assert read["x"]["categories"] == read["y"]["categories"] == HEADS
    assert read["values"] == VALUES


def test_the_names_of_both_sides_before_the_heads() -> None:
    cells = "\n\n".join(["True tree", "% named by pupils", *CELLS])
    read = panel(f"Confusion matrix\n\n{cells}\n\nPupils named 120 trees each.")
    assert (read["y"]["label"], read["x"]["label"]) == ("True tree", "% named by pupils")
    assert read["values"] == VALUES


def test_one_name_behind_a_title_names_neither_side() -> None:
    read = panel("\n\n".join(["Confusion matrix", "Tree", *CELLS]))
    assert read["values"] == VALUES
    assert "matrix" not in f"{read['x'].get('label')}{read['y'].get('label')}"


def test_fewer_columns_than_heads_are_no_table() -> None:
    with pytest.raises(replot.NotAHeatmap):
        replot.parse("Confusion matrix\n\n" + "\n\n".join([*CELLS[:6], *CELLS[7:10]]))
