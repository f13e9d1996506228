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
