"""Heads of printed tables, and what stands beside them: calls, arrows, numbers of classes, open sentences."""

from __future__ import annotations

import replot


def panel_of(text: str):
    return replot.parse(text).panels[0]


def test_the_call_that_printed_a_table_is_no_line_of_heads():
    read = panel_of(
        "pd.crosstab(y_true, y_hat)\n\ncol_0    0    1\ntarget\n0       61    2\n1        7   35\n\n"
        "This confusion matrix shows 9 errors."
    )
    assert (read.x.label, read.x.categories) == ("col_0", ("0", "1"))
    assert (read.y.label, read.y.categories) == ("target", ("0", "1"))
    assert read.grid.values.tolist() == [[61, 2], [7, 35]]


def test_an_arrow_leads_to_the_first_head():
    read = panel_of(
        "Confusion matrix:\nPredicted -> oak | elm | fir\nActual oak: 45 | 3 | 2\nActual elm: 4 | 40 | 6\n"
        "Actual fir: 3 | 9 | 38\n"
    )
    assert (read.x.label, read.x.categories) == ("Predicted", ("oak", "elm", "fir"))
    assert (read.y.label, read.y.categories) == ("Actual", ("oak", "elm", "fir"))


def test_the_word_for_classes_is_no_part_of_the_first():
    read = panel_of(
        "A confusion matrix of the three classes oak (0), elm (1) and fir (2):\n\n"
        "[[45, 3, 2],\n [4, 40, 6],\n [3, 9, 38]]\n"
    )
    assert read.x.categories == read.y.categories == ("oak", "elm", "fir")


def test_a_sentence_that_leads_to_a_matrix_is_no_title():
    figure = replot.parse("The resulting confusion matrix is\n\n[[52, 3],\n [5, 40]]\n")
    assert figure.title is None
