"""Cells by their place in a line, exceptions told later, and numbers that are other lines or other texts'."""

from __future__ import annotations

import pytest
from sources import cells, codes, grid, panel

import replot

N = None
HEAD = "A heatmap. Rows: A, B, C. Columns: X, Y, Z.\n\n"


@pytest.mark.parametrize(("said", "values"), [
    ("In the first row, the left cell contains 236 (94%), the middle cell 9 (4%), and the right cell 5 (2%).",
     [[236, 9, 5], [N, N, N], [N, N, N]]),
    ("In the second row, which belongs to B, the left one is 14, the right one 15.",
     [[N, N, N], [14, N, 15], [N, N, N]]),
    ("In the middle row, for C, the first cell holds 1, the last cell 3.",  # the label counts more
     [[N, N, N], [N, N, N], [1, N, 3]]),
    ("In the middle column, the top cell has 4, the bottom cell 6.", [[N, 4, N], [N, N, N], [N, 6, N]]),
    # one cell alone may be the middle of the whole grid no more
    ("In the first row, the middle cell stands out with 9.", [[N, N, N], [N, N, N], [N, N, N]]),
])
def test_cells_by_their_place_in_a_line(said, values):
    assert cells(HEAD + said) == values


@pytest.mark.parametrize("but", [
    "except in the following squares", "except where noted", "except for the cells listed below",
    "apart from those named here",
])
def test_exceptions_that_are_told_later(but):
    text = f"{HEAD}All cells are 0 {but}. A has 5 in X. B has 7 in Z."
    assert cells(text) == [[5, 0, 0], [0, 0, 7], [0, 0, 0]]


def test_exceptions_that_were_told_before():
    text = f"{HEAD}A has 9 in X. All other cells lie between 1 and 3, so it is even apart from this one."
    assert grid(panel(text)) == "9 1..3 1..3\n1..3 1..3 1..3\n1..3 1..3 1..3"


def test_what_a_sentence_supposes_does_not_undo_what_holds_for_the_rest():
    text = f"{HEAD}A has 9 in X. The remaining cells are 0. Half of the 9 would do for B, some say."
    assert cells(text) == [[9, 0, 0], [0, 0, 0], [0, 0, 0]]


def test_an_approximate_value_of_all_cells_of_a_line_but_one():
    text = f"{HEAD}- B\n  - ~5% in every column except Y, where it is ~17%\n- A\n  - X: 1\n"
    assert grid(panel(text)) == "1 u u\n~5 ~17 ~5\nu u u"


def test_a_label_with_a_word_in_place_of_its_value():
    assert cells(HEAD + "A: X = 5, Y = 6, Z = broken (both of them).") == [[5, 6, N], [N] * 3, [N] * 3]


def test_years_behind_prepositions_are_other_lines():
    text = "A heatmap. Rows: A, B, C, D, E. Columns: 2015 to 2021.\n\n"
    said = "B. From 2015 to 2018 it was 27.0, 26.1, 25.4 and 24.8; in 2019 it was 26.3, in 2020 28.9."
    assert all(value is None or value < 2000 for row in cells(text + said) for value in row)
    assert cells(text + said)[0][4] is None


def test_the_reason_behind_values_is_none_of_them():
    said = "B is the ugly one, 5.2, 7.7 and 9.8 from X to Z, that's the price increase of 8 % in May."
    assert cells(HEAD + said) == [[N, N, N], [5.2, 7.7, 9.8], [N, N, N]]


def test_what_others_found_is_no_value():
    assert cells(HEAD + "A has 5 in X. The value of A in Y was reported as 6.9 in ref. 14.")[0] == [5, N, N]


SQUARE = "A heatmap. Both axes list cello, viola and violin.\n\n"


def test_cells_of_single_labels_on_the_diagonal():
    said = "The violin diagonal cell is 88, and the viola diagonal cell is 64."
    assert cells(SQUARE + said) == [[N, N, N], [N, 64, N], [N, N, 88]]
    said = "**Off the diagonal.** In the row of cello, the cell under viola says 9."
    assert cells(SQUARE + said) == [[N, 9, N], [N, N, N], [N, N, N]]


def test_both_sides_carry_labels():
    text = ("A heatmap. Both sides carry the same three, namely cello, viola and violin. Cello and oboe "
        "differ.")
    assert panel(text).x.categories == panel(text).y.categories == ("cello", "viola", "violin")


def test_a_value_and_its_error_before_a_power_of_ten():
    assert grid(panel(HEAD + "A: X = (4.1 ± 0.3) × 10⁵; Y = (7.7 ± 0.6) × 10^3; Z = "
    "n.d.")).split("\n")[0] == (
        "410000±30000 7700±600 b")


def test_a_line_of_a_name_and_numbers_in_no_order_heads_no_table():
    text = ("A heatmap.\n\n```\nH     -0.21   0.18   0.14\nCO    -0.55  -0.12  -0.18\nOH    -0.62  -0.29 "
        "  0.21\n```\n")
    assert panel(text).y.categories == ("H", "CO", "OH")
    assert cells(text)[0] == [-0.21, 0.18, 0.14]


def test_accuracies_beside_a_confusion_matrix_are_no_classes():
    text = (
        "A confusion matrix.\n\n| Class | Dry | Wet | Total | User's accuracy | Commission errors |\n"
        "|--|--|--|--|--|--|\n| Dry | 321 | 27 | 348 | 92% | 8% |\n| Wet | 208 | 305 | 513 | 59% | 41% |\n"
        "| Total | 529 | 332 | 861 | | |\n| Producer's accuracy (%) | 61% | 92% | | | |\n"
        "| Cohen's kappa | | | | | 0.48 |\n"
    )
    assert cells(text) == [[321, 27], [208, 305]]
    assert "R109" in codes(text)


@pytest.mark.parametrize(("said", "pair"), [
    ("The features RAD, TAX have a correlation of 0.91.", ("RAD", "TAX", 0.91)),
    ("Same goes for the features DIS and AGE which have a correlation of -0.75.", ("DIS", "AGE", -0.75)),
    ("The correlation between PSP and SPY is the highest (lightest color) equals to 0.8957.",
     ("PSP", "SPY", 0.8957)),
    ("The lowest correlation is the pair of DBC and IEF which equals to -0.3217.", ("DBC", "IEF", -0.3217)),
    ("RM matters where as LSTAT has a high negative correlation with PRICE (-0.74).",
     ("LSTAT", "PRICE", -0.74)),
])
def test_relations_told_in_passing(said, pair):
    one = panel(f"A correlation heatmap. {said}")
    row, column, value = pair
    at = one.grid.values[one.y.categories.index(row), one.x.categories.index(column)]
    assert at == value


def test_a_value_in_brackets_of_its_own():
    text = ("A heatmap. Rows: Fatigue, Anosmia. Columns: young, mid, old.\n\nAnosmia was strongest in "
        "the first group ")
    said = "(young: 3.05), less so in the middle one (mid: 2.20), and could not be told in the last (old: –)."
    assert cells(text + said)[1] == [3.05, 2.2, None]


@pytest.mark.parametrize("said", [
    "B: 61, 92, 85 in the same order (so the 92 in Y is our best hit; it was 86 in the first run).",
    "B: 61, 92, 85. The Y of B is tracked in #2260.",
])
def test_what_is_said_behind_a_list(said):
    assert cells(HEAD + said)[1] == [61, 92, 85]


@pytest.mark.parametrize(("language", "table"), [
    ("latex", "\\begin{tabular}{lcc}\n & en & de \\\\\n\\midrule\nen & $81.3 \\pm 0.4$ & 74.6 \\\\\n"
     "sw & $\\mathbf{82.0}$ & \\multicolumn{1}{c}{--} \\\\\n\\end{tabular}"),
    ("html", "<table><tr><th></th><th>en</th><th>de</th></tr><tr><td>en</td><td>81.3</td><td>74.6</td></tr>"
     "<tr><td>sw</td><td>82.0</td><td>--</td></tr></table>"),
])
def test_a_table_with_its_marks_between_marks_of_code(language, table):
    text = f"A heatmap of F1 scores.\n\n```{language}\n{table}\n```\n\nThe dash stands for an empty tile.\n"
    assert cells(text) == [[81.3, 74.6], [82.0, None]]
    assert panel(text).x.categories == ("en", "de")


def test_lines_of_half_a_matrix_that_count_their_numbers():
    text = (
        "A correlation heatmap.\n\n**Labels on the left side, from up to down:** Sleep, Screen, Stress\n\n"
        "**Labels at the bottom, from left to right:** Sleep, Screen, Stress\n\n"
        "**Numbers (only the lower-left triangle and the diagonal are drawn, the upper-right part is "
        "masked):**\n\n"
        "1. The first row (Sleep) has one number: 1.00.\n2. The second row (Screen) has two numbers: "
        "-0.47, 1.00.\n"
        "3. The third row (Stress) has three numbers: -0.53, 0.38, 1.00.\n"
    )
    assert cells(text) == [[1, N, N], [-0.47, 1, N], [-0.53, 0.38, 1]]


def test_words_with_a_verb_are_no_name_of_a_line():
    text = (
        "A confusion matrix as a heatmap. Columns: robin, wren, tit.\n\nOf the robin clips, 82 % were "
        "recognised: "
        "11 %, 4 %, 3 %.\n\nThe wren shows the reverse error: 9 %, 86 %, 1 %.\n\nThe tit was the "
        "easiest by far: "
        "97 %, 2 %, 1 %.\n"
    )
    assert not any(" " in label for label in panel(text).y.categories)


def test_a_label_behind_a_preposition_and_its_value():
    text = (
        "A heatmap of visits. Rows: Northgate, Southgate. Columns: 2019, 2020, 2021.\n\n"
        "Northgate: 840 in 2019, edged up to 860 in 2020 and in 2021 with 1,010.\n"
    )
    assert cells(text) == [[840, 860, 1010], [N, N, N]]


@pytest.mark.parametrize(("lines", "told"), [
    ("A: 5 at first and later 9.\n\nB: X 1, Y 2, Z 3",
     ['no cell can be told for "5" and "9"; they are left out']),
    # R105 speaks of the list, a list of items of its items: none is told twice
    ("A: 5, 9\n\nB: X 1, Y 2, Z 3",
     ["2 values are listed for 3 labels, 1 fewer than needed; none of them is used"]),
    ("A:\n\n- T1: 5\n- T2: 6\n\nB: X 1, Y 2, Z 3",
     ['no cell can be told for "T1: 5" and "T2: 6"; the values are left out']),
])
def test_numbers_behind_a_known_label_are_not_lost_silently(lines, told):
    found = [f for f in replot.examine(HEAD + lines).findings if f.code in ("R103", "R105")]
    assert [f.message for f in found] == told
