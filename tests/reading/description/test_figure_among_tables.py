"""Which of several tables is the figure, and what is none of its parts."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot
from replot import NotAHeatmap

VALUES = [[0.9, 0.6], [0.5, 0.8]]
GRID = "| train ↓ / test → | oak | elm |\n|---|---|---|\n| oak | 0.9 | 0.6 |\n| elm | 0.5 | **0.8** |\n\n"
LOSS = "| Run | Loss | Hours |\n|---|---|---|\n| a | 0.3 | 12 |\n| b | 0.2 | 14 |\n\n"
DROPS = "| Dropped | Full | Small |\n|---:|---:|---:|\n| 0 | 0.89 | 0.84 |\n| 1 | 0.86 | 0.78 |\n\n"
SQUARE = "| | oak | elm | fir |\n|---|---|---|---|\n| oak | 1 | 2 | 3 |\n| elm | 2 | 1 | 4 |\n"
SQUARE += "| fir | 3 | 4 | 1 |\n"
HEADS = ["## 6.1 Trees\n\nThe 2 × 2 AUC matrix:\n\n", "The transfer matrix of trees:\n\n"]


@pytest.mark.parametrize("before", ["", LOSS, DROPS])
@pytest.mark.parametrize("head", HEADS)
def test_the_table_whose_corner_names_both_axes(before, head):
    read = panel(f"## Drops\n\n{before}{head}{GRID}## 6.2 Attacks\n\n{LOSS}")
    assert (read.x.label, read.y.label) == ("test", "train")
    assert read.grid.values.tolist() == VALUES


def test_the_square_table():
    assert cells(f"# Distances\n\nA matrix.\n\n{LOSS}{SQUARE}\n{DROPS}") == [[1, 2, 3], [2, 1, 4], [3, 4, 1]]


def test_a_grid_over_captions_of_other_figures():
    grid = "| | Predicted a | Predicted b |\n|---|---|---|\n| Actual a | 4 | 1 |\n| Actual b | 2 | 3 |\n\n"
    captions = "**Figure 7: Map of errors**\n\n![Map](a.png)\n\n**Figure 8: Map of 2 trees**\n\n![Map](b.png)"
    assert cells(f"**Confusion Matrix -- test set**\n\n{grid}{captions}") == [[4, 1], [2, 3]]


def test_rows_of_dashes_and_marks_of_notes():
    rows = "| oak | 0.9† | 0.6 |\n| elm | — | — |\n"
    assert cells(f"Cross-domain matrix\n\n| from | oak | elm |\n|---|---|---|\n{rows}")[0] == [0.9, 0.6]


def test_two_lists_of_names_leave_open_which_are_the_rows():
    code = 'a = ["oak", "elm"]\nb = ["sun", "rain"]\n'
    array = "tensor([[0.9, 0.6],\n        [0.5, 0.8]])"
    read = panel(f"```\n{code}```\nThe similarity matrix:\n```\n{array}\n```\n")
    assert read.x.categories == read.y.categories == ("0", "1")
    assert read.grid.values.tolist() == VALUES


def test_keys_before_lists():
    lines = "0 : [3, 0, 1]\n1 : [0, 5, 3]\n2 : [1, 3, 5]\n"
    read = panel(f"The network:\n```\n0 : [1, 2]\n1 : [0]\n```\nIts similarity matrix:\n```\n{lines}```\n")
    assert read.y.categories == ("0", "1", "2")
    assert read.grid.values.tolist() == [[3, 0, 1], [0, 5, 3], [1, 3, 5]]


def test_numbers_that_nothing_names():
    values = [[0.2, 0.1, 0.4], [0.3, 0.2, 0.1], [0.1, 0.4, 0.2]]
    lines = "\n".join(" ".join(map(str, row)) for row in values)
    assert cells(f"Write heatmap:\n```\n{lines}\n```\n") == values


def test_outcomes_between_the_values_of_printed_grids():
    lines = ["                  Predicted: YES   Predicted: NO"]
    lines += ["  Actual: YES          5 (TP)          8 (FN)"]
    lines += ["  Actual: NO           0 (FP)        111 (TN)", "  --> Precision: 100.0%"]
    text = "\n".join(["        PROMISE", *lines, "", "        DISPUTE", *lines]).replace("5", "6", 1)
    figure = replot.parse(f"Confusion matrices:\n\n```\n{text}\n```\n")
    assert [p.title for p in figure.panels] == ["PROMISE", "DISPUTE"]
    assert [p.grid.values.tolist() for p in figure.panels] == [[[6, 8], [0, 111]], [[5, 8], [0, 111]]]


@pytest.mark.parametrize("name", ["Activity Heatmap", "### Heatmap"])
def test_the_title_of_a_document_does_not_make_a_heatmap(name):
    with pytest.raises(NotAHeatmap):
        replot.parse(f"## Endpoints\n\nCards:\n```\nGET /card\n```\n\n{name}:\n```\nGET /card/h\n```\n")


def test_a_name_that_begins_with_x_is_no_axis():
    note = "Trained on oak it reaches 0.69 on Y-Trees and 0.66 on X-Teaming."
    assert panel(f"Transfer matrix\n\n{GRID}{note}\n").x.label == "test"
