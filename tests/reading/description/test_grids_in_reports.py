"""Grids as reports in many languages have them: pairs, margins, several squares, repeated arrays."""

from __future__ import annotations

import pytest
from sources import cells, codes, panel

import replot
from replot import NotAHeatmap

N = None
PAIRS = [
    "| Pair | Similarity | Status |",
    "|---|---|---|",
    "| Ulm ↔ Bonn | ~15% | ok |",
    "| Ulm ↔ Kiel | ~12% | ok |",
    "| Bonn ↔ Kiel | ~14% | ok |",
]


@pytest.mark.parametrize("sign", ["↔", "vs.", "×", "→", "–"])
def test_a_table_of_all_pairs_is_a_square(sign):
    text = "## Similarity matrix\n\n" + "\n".join(PAIRS).replace("↔", sign)
    assert panel(text).x.categories == panel(text).y.categories == ("Ulm", "Bonn", "Kiel")
    assert cells(text) == [[None, 15, 12], [None, None, 14], [None, None, None]]


def test_a_table_of_some_pairs_stays():
    text = "## Similarity matrix\n\n" + "\n".join([*PAIRS[:4], "| Kiel ↔ Rom | ~14% | ok |"])
    assert panel(text).y.categories == ("Ulm ↔ Bonn", "Ulm ↔ Kiel", "Kiel ↔ Rom")


MARGINS = [
    "                Predicted",
    "                dock  nettle",
    "Actual  dock   1,040       3   1,043",
    "        nettle     5      22      27",
    "               ─────────────",
    "               1,045      25   1,070",
]


@pytest.mark.parametrize("behind", ["", "\nTrue Negatives (TN): 1,040\nFalse Positives: 3\nTP: 22"])
def test_sums_without_heads_behind_a_printed_grid(behind):
    text = "Confusion matrix:\n\n```\n" + "\n".join(MARGINS) + behind + "\n```\n"
    read = panel(text)
    assert (read.x.label, read.x.categories, read.y.label) == ("Predicted", ("dock", "nettle"), "Actual")
    assert cells(text) == [[1040, 3], [5, 22]]


def test_squares_with_labels_of_their_own_are_panels():
    left = "```\n     A   B\nA [  0   1 ]\nB [  1   0 ]\n```\n"
    right = left.replace("A", "P").replace("B", "Q").replace("1", "2")
    figure = replot.parse("A distance matrix:\n\n" + left + "\nAnother distance matrix:\n\n" + right)
    assert [p.x.categories for p in figure.panels] == [("A", "B"), ("P", "Q")]
    assert [p.grid.values.tolist() for p in figure.panels] == [[[0, 1], [1, 0]], [[0, 2], [2, 0]]]


TABLE = "| Today | Sun | Rain |\n|---|---|---|\n| Sun | 0.7 | 0.3 |\n| Rain | 0.4 | 0.6 |\n\n"
ARRAY = "The transition matrix is:\n\n```text\nP = [0.7  0.3]\n    [0.4  0.6]\n```\n"


def test_an_array_with_a_name_before_its_first_line():
    assert (cells(ARRAY), panel(ARRAY).y.categories) == ([[0.7, 0.3], [0.4, 0.6]], ("0", "1"))


def test_an_array_that_repeats_a_table_is_not_read_again():
    assert panel(TABLE + ARRAY).x.categories == ("Sun", "Rain")
    assert "R403" in codes(TABLE + ARRAY)


@pytest.mark.parametrize("sign", ["→", "->", ":", "="])
def test_signs_behind_the_labels_of_printed_rows(sign):
    lines = ["          oak    elm", f"oak  {sign} [ 0.7,  0.3 ]", f"elm  {sign} [ 0.4,  0.6 ]"]
    text = "The attention weight matrix:\n\n```\n" + "\n".join(lines) + "\n```\n"
    assert (panel(text).y.categories, cells(text)) == (("oak", "elm"), [[0.7, 0.3], [0.4, 0.6]])


def test_outcomes_between_bars():
    text = "The confusion matrix:\n\n- True Negatives: 40 | False Positives: 3\n"
    assert cells(text + "- False Negatives: 5 | True Positives: 22\n") == [[40, 3], [5, 22]]


@pytest.mark.parametrize(
    "name", ["Matriz de confusión", "Matrice de confusion", "Matriz de confusão", "Konfusionsmatrix",
             "Matrice di confusione", "Mapa de calor"],
)  # fmt: skip
def test_names_of_the_figure_in_other_languages(name):
    rows = ["| | A | B |", "|---|---|---|", "| A | 4 | 1 |", "| B | 2 | 3 |"]
    assert cells(f"## {name}\n\n" + "\n".join(rows)) == [[4, 1], [2, 3]]


def test_points_part_thousands_where_commas_are_decimal():
    metrics = "F1: 0,84 0,85; recall 0,409, 68,5 % of 2.125 texts.\n\n"
    rows = ["| | A | B |", "|---|---|---|", "| A | 1.481 | 15 |", "| B | 2,5 | 1.502 |"]
    assert cells("Heatmap.\n\n" + metrics + "\n".join(rows)) == [[1481, 15], [2.5, 1502]]


def test_cells_that_are_still_unknown():
    rows = ["| | P | Q |", "|---|---|---|", "| a | ? | ? |", "| b | ? | ? |"]
    assert panel("One heatmap:\n\n" + "\n".join(rows)).x.categories == ("P", "Q")


def test_a_transition_matrix_in_words():
    rows = ["| From | To | Trigger |", "|---|---|---|", "| NEW | READY | go() |", "| READY | END | end() |"]
    with pytest.raises(NotAHeatmap, match="table of words"):
        replot.parse("### State transition matrix\n\n" + "\n".join(rows))


def test_a_table_of_some_correlations_by_their_signs():
    text = (
        "Key correlations from the heatmap:\n\n| Link | Strength | Meaning |\n|---|---|---|\n"
        "| Rain ↔ Flow | **+0.81 (High)** | wet years |\n| Rain ↔ Salt | −0.34 (Moderate) | thinned |\n"
        "| Salt ↔ Flow | −0.2 | less so |\n| Moss ↔ Rain | +0.4 | grows |\n| Wind ↔ anything | ≈ 0 | none |\n"
    )
    assert panel(text).x.categories == panel(text).y.categories == ("Rain", "Flow", "Salt", "Moss")
    assert cells(text) == [[N, 0.81, -0.34, N], [N] * 4, [N, -0.2, N, N], [0.4, N, N, N]]
    assert "R103" in codes(text)


def test_scores_of_pairs_without_correlations_stay():
    text = "## Transfer matrix\n\n| Link | Score |\n|---|---|\n| Ulm ↔ Bonn | 3 |\n| Kiel ↔ Rom | 4 |\n"
    assert panel(text).y.categories == ("Ulm ↔ Bonn", "Kiel ↔ Rom")
