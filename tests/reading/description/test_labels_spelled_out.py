"""Labels of a letter and a number, and the words that they stand for; lists that no label leads to."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot


@pytest.mark.parametrize(
    "text",
    [
        "A heatmap. Each row is a week (W1–W2 from top to bottom), each column a day (Mon–Wed).\n"
        "Week 1: 0, 3, 5\nWeek 2: 4, 4, 6\n",
        "Heatmap. Rows: Week 1, Week 2. Columns: Mon, Tue, Wed.\n\n- W1: 0, 3, 5\n- W2: 4, 4, 6\n",
        "Heatmap. Rows: w1, w2. Columns: Mon, Tue, Wed. Week 1 had 0, 3 and 5, week 2 had 4, 4 and 6.",
    ],
)
def test_a_code_and_its_word(text):
    assert cells(text) == [[0, 3, 5], [4, 4, 6]]


def test_a_word_told_once_is_no_code():
    text = "Heatmap. Rows: W1, W2. Columns: Mon, Tue.\n\nW1: 1, 2\nW2: 3, 4\n\nWard 1 was full."
    assert cells(text) == [[1, 2], [3, 4]]


def test_a_list_that_finds_no_cell_is_reported():
    text = "Heatmap. Rows: oak, elm. Columns: May, June, July.\n\nThe counts were 4, 5, 6."
    reading = replot.examine(text)
    told = [finding.message for finding in reading.findings if finding.code in ("R103", "R104")]
    assert any('"4", "5" and "6"' in message for message in told)


def test_a_line_that_is_said_to_be_grey_names_no_axis():
    text = "A heatmap. Columns: May, June. Rows K1 to K3. K1: 9, 8. K2: 6, 7. K3 closed and its row is grey."
    assert panel(text).y.label is None


def test_cells_that_are_shaded_make_a_heatmap():
    text = (
        "The matrix has two rows (Backend, QA) and three columns (Q1, Q2, Q3), each cell giving a number and "
        "being shaded orange, the darker the more. Backend: 14, 11, 9. QA: 1, 0, 2."
    )
    assert cells(text) == [[14, 11, 9], [1, 0, 2]]


@pytest.mark.parametrize(
    "head",
    [
        "**Panel A (control)** and **Panel B (treated)** are heatmaps with dose (0, 1) on the x-axis and "
        "time (6 h, 24 h) on the y-axis.\n",
        "Panels A (control) and B (treated) are heatmaps with dose (0, 1) on the x-axis and time (6 h, 24 h) "
        "on the y-axis.\n\n",
    ],
)
def test_panels_named_in_one_sentence(head):
    figure = replot.parse(head + "Panel A: at 6 h 1, 2; at 24 h 3, 4.\nPanel B: at 6 h 5, 6; at 24 h 7, 8.")
    assert [p.title for p in figure.panels] == ["control", "treated"]
    assert [p.grid.values.tolist() for p in figure.panels] == [[[1, 2], [3, 4]], [[5, 6], [7, 8]]]


def test_the_name_of_a_map_is_no_name_of_a_bar():
    text = "Heatmap. Rows: A, B. Columns: 1, 2.\n\n**Colormap:** hot; 0.5 is black, 1.0 is white."
    assert panel(text).color.label is None


@pytest.mark.parametrize("mark", ["(a) {}", "a) {}", "{}"])
def test_a_name_over_the_lines_of_its_panel(mark):
    lines = [
        "Two heatmaps of precision, sizes (5, 10) on the y-axis and thresholds (0.3, 0.5) on the x-axis.",
        "", mark.format("Data A"), "5: 0.71, 0.75", "10: 0.74, 0.79",
        "", mark.replace("a", "b").format("Data B"), "5: 0.61, 0.65", "10: 0.63, 0.68",
    ]
    grids = [p.grid.values.tolist() for p in replot.parse("\n".join(lines)).panels]
    assert grids == [[[0.71, 0.75], [0.74, 0.79]], [[0.61, 0.65], [0.63, 0.68]]]


def test_numbers_told_with_what_they_are_have_it_as_the_name_of_their_axis():
    text = (
        "A heatmap.\n\nlr=1e-5: 81.2 (bs=8), 80.9 (bs=16)\nlr=3e-5: 84.0 (bs=8), 84.4 (bs=16)\n"
    )
    figure = panel(text)
    assert (figure.y.label, figure.y.categories) == ("lr", ("1e-5", "3e-5"))
    assert (figure.x.label, figure.x.categories) == ("bs", ("8", "16"))
    assert cells(text) == [[81.2, 80.9], [84, 84.4]]


def test_axes_are_called_after_the_nouns_of_their_lists():
    text = (
        "This heatmap shows the share of right answers for each of three prompting strategies (Zero, Few, "
        "Chain) at four levels (L1–L4).\n\n"
        "Zero: 92% (L1), 81% (L2), 60% (L3), 33% (L4)\n"
        "Few: 95% (L1), 88% (L2), 71% (L3), 45% (L4)\n"
        "Chain: 96% (L1), 93% (L2), 85% (L3), 69% (L4)\n"
    )
    figure = panel(text)
    assert (figure.y.label, figure.x.label) == ("prompting strategies", "levels")
    assert cells(text)[2] == [96, 93, 85, 69]
