"""Values behind their names: with units of one letter, thresholds beside counts, names of two axes."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

N = None


@pytest.mark.parametrize("last", ["3h", "3.5h", "3 h"])
def test_units_of_one_letter(last):
    text = (
        "Heatmap of hours worked (rows = employee, columns = weekday)\n\n"
        f"* Ann — Mon: 8h, Tue: 7.5h, Wed: {last}\n* Bob — Mon: 6h, Tue: 4h, Wed: 8h\n"
    )
    read = panel(text)
    assert (read.x.categories, read.y.categories) == (("Mon", "Tue", "Wed"), ("Ann", "Bob"))
    assert cells(text) == [[8, 7.5, float(last.rstrip(" h"))], [6, 4, 8]]


def test_labels_with_a_letter_stay():
    text = "A heatmap of growth. x-axis: 8h, 16h; y-axis: 5h, 10h. Row 5h: 1, 2. Row 10h: 4, 5."
    assert panel(text).x.categories == ("8h", "16h")
    assert cells(text) == [[1, 2], [4, 5]]


def test_names_that_only_lead_lines_are_no_columns():
    text = "Heatmap of hours worked\n\n* Ann: Mon 8, Tue 7.5, Wed leave\n* Bob: Mon 6, Tue leave, Wed 8\n"
    try:
        read = panel(text)
    except replot.NotAHeatmap:
        return
    assert "Ann" not in read.x.categories


def test_players_lead_lines_and_stand_in_those_of_others():
    text = "A heatmap of a game.\n\n- Ann: Ben 3, Cem 4\n- Ben: Ann 2, Cem 5\n- Cem: Ann 1, Ben 6\n"
    assert panel(text).x.categories == panel(text).y.categories == ("Ann", "Ben", "Cem")
    assert cells(text) == [[N, 3, 4], [2, N, 5], [1, 6, N]]


@pytest.mark.parametrize("behind", ["(threshold=0.4)", "(threshold 0.4)", "at a cut-off of 0.4"])
def test_the_threshold_of_outcomes_is_none_of_them(behind):
    assert cells(f"Confusion matrix: TN=50, FP=10\nFN=5, TP=99 {behind}") == [[50, 10], [5, 99]]


def test_one_verb_for_all_classes():
    text = (
        "A confusion matrix of the classes glass, paper and tin on both axes. 'glass' is correctly "
        "identified in 95 cases, 'paper' in 110 and 'tin' in 84."
    )
    assert cells(text) == [[95, N, N], [N, 110, N], [N, N, 84]]


@pytest.mark.parametrize(
    "text",
    [
        "Confusion matrix on 500 test reviews: 212 true positives, 198 true negatives, 48 false positives "
        "and 42 false negatives.",
        "Confusion matrix: 212 true positives, 198 true negatives, 48 false positives and 42 false negatives "
        "(accuracy 82%).",
    ],
)
def test_outcomes_behind_how_many_there_are(text):
    assert cells(text) == [[198, 48], [42, 212]]
    assert replot.parse(text).title is None


@pytest.mark.parametrize("tie", ["&", "/", "and", "vs"])
def test_a_table_of_correlated_pairs(tie):
    text = (
        f"**Correlation heatmap**\n\n| Pair | Corr. |\n|---|---|\n| Sun {tie} Ice | 0.92 |\n"
        f"| Sun {tie} Tea | −0.81 |\n| Ice {tie} Tea | −0.77 |\n"
    )
    assert panel(text).x.categories == panel(text).y.categories == ("Sun", "Ice", "Tea")
    assert cells(text) == [[N, 0.92, -0.81], [N, N, -0.77], [N, N, N]]


@pytest.mark.parametrize(
    "said",
    [
        "Zeilen: Ort, Spalten: Jahr", "Spalten = Jahr, Zeilen = Ort", "lignes : Ort, colonnes : Jahr",
        "filas: Ort; columnas: Jahr",
    ],
)
def test_axes_in_brackets_in_other_languages(said):
    text = f"Heatmap ({said}):\n\n| | 2001 | 2002 |\n|---|---|---|\n| Ulm | 4 | 11 |\n| Hof | 2 | 6 |\n"
    assert (panel(text).y.label, panel(text).x.label) == ("Ort", "Jahr")
    assert cells(text) == [[4, 11], [2, 6]]
