"""Frames around lines, and what is said behind the rows of a matrix in brackets."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

FRAMED = """
╔══════════════════════════════════════════════════╗
║  - ROWS: True labels                             ║
║  - COLUMNS: Predicted labels                     ║
╠══════════════════════════════════════════════════╣
║  Example:                                        ║
║               Predicted                          ║
║           Oak  Elm  Fir                          ║
║      Oak [ 45   3    2  ] ← 45 oaks told rightly ║
║  True Elm [  2  38   10 ]   3 oaks taken for elm ║
║      Fir[  1   5   44 ]   2 oaks taken for fir   ║
╚══════════════════════════════════════════════════╝
"""
VALUES = [[45, 3, 2], [2, 38, 10], [1, 5, 44]]


def test_a_frame_is_no_table() -> None:
    found = panel(FRAMED)
    assert found.x.categories == found.y.categories == ("Oak", "Elm", "Fir")
    assert (found.x.label, found.y.label) == ("Predicted labels", "True labels")
    assert cells(FRAMED) == VALUES


def test_words_behind_rows_in_a_fence() -> None:
    text = (
        "A confusion matrix.\n\n```\n         Oak Elm Fir\nOak  [ 45   3   2 ]  <- 45 rightly, 5 wrongly\n"
        "Elm  [  2  38  10 ]  # 12 errors\nFir  [  1   5  44 ]\n```\n"
    )
    assert cells(text) == VALUES


def test_lines_in_frames_without_numbers_are_no_figure() -> None:
    with pytest.raises(replot.NotAHeatmap):
        replot.parse("║ Rows: true labels     ║\n║ Columns: predictions  ║\n║ Nothing else is told  ║\n")


def test_a_drawn_table_keeps_its_columns() -> None:
    text = "A heatmap.\n\n│     │ a │ b │\n├─────┼───┼───┤\n│ k   │ 1 │ 2 │\n│ m   │ 3 │ 4 │\n"
    assert cells(text) == [[1, 2], [3, 4]]


DRAWN = [
    "┏━━━━━━━┳━━━━━┳━━━━━┓\n┃ depot ┃ Mon ┃ Tue ┃\n┡━━━━━━━╇━━━━━╇━━━━━┩\n"
    "│ north │ 14  │ 30  │\n│ south │ 11  │ 7   │\n└───────┴─────┴─────┘\n",
    "╒═══════╤═════╤═════╕\n│ depot │ Mon │ Tue │\n╞═══════╪═════╪═════╡\n"
    "│ north │ 14  │ 30  │\n├───────┼─────┼─────┤\n│ south │ 11  │ 7   │\n╘═══════╧═════╧═════╛\n",
    "╓───────╥─────╥─────╖\n║ depot ║ Mon ║ Tue ║\n╟───────╫─────╫─────╢\n"
    "║ north ║ 14  ║ 30  ║\n║ south ║ 11  ║ 7   ║\n╙───────╨─────╨─────╜\n",
    "╭───────┬─────┬─────╮\n│ depot │ Mon │ Tue │\n├───────┼─────┼─────┤\n"
    "│ north │ 14  │ 30  │\n│ south │ 11  │ 7   │\n╰───────┴─────┴─────╯\n",
]


@pytest.mark.parametrize("table", DRAWN)
def test_a_drawn_table_with_corners_of_any_kind(table: str) -> None:
    text = f"Heatmap of parcels by depot:\n{table}The rest is as before.\n"
    found = panel(text)
    assert (found.x.categories, found.y.categories) == (("Mon", "Tue"), ("north", "south"))
    assert found.y.label == "depot"
    assert cells(text) == [[14, 30], [11, 7]]
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(f"Parcels by depot:\n{table}")


SIDED = [
    "│            │ 1 (Predicted) │ 0 (Predicted) │\n├────────────┼───────────────┼───────────────┤\n"
    "│ 1 (Actual) │            81 │             4 │\n├────────────┼───────────────┼───────────────┤\n"
    "│ 0 (Actual) │             7 │            62 │\n└────────────┴───────────────┴───────────────┘\n",
    "+------------+---------------+---------------+\n|            | 1 (Predicted) | 0 (Predicted) |\n"
    "+============+===============+===============+\n| 1 (Actual) | 81            | 4             |\n"
    "+------------+---------------+---------------+\n| 0 (Actual) | 7             | 62            |\n"
    "+------------+---------------+---------------+\n",
    "| | 1 (Predicted) | 0 (Predicted) |\n|---|---|---|\n| 1 (Actual) | 81 | 4 |\n| 0 (Actual) | 7 | 62 |\n",
    "```\n             1 (Predicted)   0 (Predicted)\n1 (Actual)        81              4\n"
    "0 (Actual)         7             62\n```\n",
]


@pytest.mark.parametrize("table", SIDED)
def test_a_table_whose_labels_name_the_sides_in_brackets(table: str) -> None:
    text = f"It runs now, this is what it prints:\n\n{table}"
    found = panel(text)
    assert found.x.categories == ("1 (Predicted)", "0 (Predicted)")
    assert found.y.categories == ("1 (Actual)", "0 (Actual)")
    assert cells(text) == [[81, 4], [7, 62]]


def test_a_forecast_in_the_heads_alone_makes_no_matrix() -> None:
    heads = "| | Q1 (predicted) | Q2 (predicted) |\n|---|---|---|\n"
    text = f"Sales:\n\n{heads}| Tea | 50 | 3 |\n| Milk | 4 | 60 |\n"
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(text)
