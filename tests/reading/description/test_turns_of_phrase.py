"""Turns of phrase that decide which number is whose: spreads, left-out words, counted labels, remarks."""

from __future__ import annotations

import pytest
from sources import cells

N = None


@pytest.mark.parametrize(
    ("rows", "columns", "said", "values"),
    [
        # a smaller number in brackets behind each value is its spread
        ("full, small", "dev, test", "The full model gets 88.1 (0.3) on dev and 86.9 (0.4) on test.",
         [[88.1, 86.9], [N, N]]),
        # ... unless it may be a label
        ("full, small", "width 1, 2", "The full model gets 88.1 (1) and 86.9 (2).", [[88.1, 86.9], [N, N]]),
        # what a list of labels leaves out
        ("pH 5, pH 6, pH 7", "20 °C, 30 °C", "Cooling to 20 °C reduced it to 35, 58 and 49 U/mg "
         "at pH 5, 6 and 7.",
         [[35, N], [58, N], [49, N]]),
        # labels that are counted
        ("Ana, Ben", "exercises 1, 2, 3", "Ana has 9 on the first exercise, nothing on the second "
         "and 10 on the last.",
         [[9, N, 10], [N, N, N]]),
        # a remark on the values before it
        ("Harbour, Hill", "winter, spring", "Winter was worst: 48 at Harbour and 21 at Hill, all but the "
         "last above the limit of 25.", [[48, N], [21, N]]),
        # a line that does not change
        ("Maths, Art", "T1, T2, T3", "Art was flat at 88.", [[N, N, N], [88, 88, 88]]),
        # a sign in words
        ("Alpha, Beta", "2021, 2022", "Beta: 8.0%, minus 9.5%.", [[N, N], [8, -9.5]]),
        # the subject goes on behind a place
        ("A1, B2", "QA, NLI", "A1 scores 63.8 on QA; on NLI it reaches 45.3.", [[63.8, 45.3], [N, N]]),
    ],
)
def test_whose_number_it_is(rows, columns, said, values):
    assert cells(f"A heatmap. Rows: {rows}. Columns: {columns}. {said}") == values


def test_pairs_of_one_list():
    text = "A co-occurrence heatmap with rain, snow and wind on both axes. "
    said = "Rain and wind co-occur 57 times, rain and snow 12 times. Snow and wind come together in 22."
    assert cells(text + said) == [[N, 12, 57], [N, N, 22], [N, N, N]]


def test_truth_and_prediction_have_the_same_classes():
    text = ("The 2x2 confusion matrix (rows = truth, columns = prediction; classes healthy and sick) is "
            "easy. Out of 200 healthy patients, 184 were correctly identified as healthy and 16 were "
            "flagged as sick.")
    assert cells(text) == [[184, 16], [N, N]]


@pytest.mark.parametrize(
    ("rows", "columns", "said", "values"),
    [
        # what would be is not
        ("A1, B2", "QA, NLI", "A1 has 0.8 on QA; if one trained A1 longer it would reach 0.9 on NLI.",
         [[0.8, N], [N, N]]),
        # the exception of one line is none of another
        ("A1, B2, C3", "QA, NLI", "B2 has 0.6 on all tasks, C3 the same as B2 except on NLI, where it has 0.",
         [[N, N], [N, N], [N, N]]),
        # numbers that may be labels of both axes
        ("0.1, 0.01, 0.001", "5, 10, 20", "After 5 it is 12 at 0.1, 10 at 0.01 and 20 at 0.001.",
         [[12, N, N], [10, N, N], [20, N, N]]),
    ],
)
def test_what_is_no_value_here(rows, columns, said, values):
    assert cells(f"A heatmap. Rows: {rows}. Columns: {columns}. {said}") == values


def test_pairs_with_the_name_of_their_value():
    text = ("A correlation heatmap of age, income and debt (both axes). Income and debt have r = 0.08 "
            "(p = 0.34), which is not significant; income and age have r = 0.63.")
    assert {v for row in cells(text) for v in row} <= {N, 0.08, 0.63}
    assert cells(text)[1][1] is None


def test_a_row_and_a_column_on_both_sides_of_a_slash():
    text = "A heatmap. Rows: Humidity (%), values: 10, 40, Mean. Columns: Volume: 2L, 8L, 9L. "
    said = "Damp cells: 0.16 at 40%/8L, 0.12 at 10%/9L. 40%/2L cell shows 0.88."
    assert cells(text + said) == [[N, N, 0.12], [0.88, 0.16, N], [N, N, N]]
    text = "A heatmap. Rows: Ida, Una. Columns: 1, 2, 3. Ida/2 shows 5. Low cells: 4 at Ida/3, 6 at Una/3."
    assert cells(text) == [[N, 5, 4], [N, N, 6]]


@pytest.mark.parametrize("said", ["loam-loam is 4, clay-clay is 5", "e.g., loam-loam 4, clay-clay 5"])
def test_a_row_and_a_column_tied_by_a_hyphen(said):
    text = f"A heatmap. X-axis and Y-axis list loam and clay. Same soils do well ({said})."
    assert cells(text) == [[4, N], [N, 5]]


def test_a_number_of_the_best_is_no_value():
    text = "A heatmap. Rows: oak, elm, ash. Columns: dev, Avg. The last 2 rows are the 2 best woods by Avg. "
    assert cells(text + "Oak has 7 in dev.") == [[7, N], [N, N], [N, N]]


@pytest.mark.parametrize(("said", "values"), [
    ("Ayr: May 5, June (closed since 2019), July 7.", [[5, N, 7], [N, N, N]]),
    ("Ayr: May 5, June (the new pier), July 7.", [[5, N, 7], [N, N, N]]),
    ("Ayr: May 5, June 6, July (no value, pier closed).", [[5, 6, N], [N, N, N]]),
    ("Ayr: May (the first), June and July 5, 6, 7.", [[5, 6, 7], [N, N, N]]),
    # a sentence that only leads to the next one
    ("Now look at Bath. May is at 5, June at 6, and then July jumps to 9!", [[N, N, N], [5, 6, 9]]),
    ("Moving on to Bath. May 5, June 6, July 9.", [[N, N, N], [5, 6, 9]]),
    ("Now look at Bath in winter. May is at 5, June at 6, and July at 9.", [[N, N, N], [N, N, N]]),
])
def test_remarks_in_the_place_of_a_value_and_sentences_that_lead_on(said, values):
    assert cells(f"A heatmap. Rows: Ayr, Bath. Columns: May, June, July. {said}") == values


MOST = "A heatmap. Rows: Ayr, Bath. Columns: May, June, July. "


@pytest.mark.parametrize(("said", "values"), [
    ("Most cells hold a 0. The exceptions: Ayr/June (5), Bath/July (7).", [[0, 5, 0], [0, 0, 7]]),
    ("Nearly all squares are white and hold a 0. The only exceptions are Ayr in June with 5 and Bath in July "
     "with 7.", [[0, 5, 0], [0, 0, 7]]),
    ("Most cells are dark. The exceptions are Ayr/June (5) and Bath/July (7).", [[N, 5, N], [N, N, 7]]),
    ("And Bath, at the bottom? 30, 28 and 3.", [[N, N, N], [30, 28, 3]]),
])
def test_what_most_cells_hold_and_questions(said, values):
    assert cells(MOST + said) == values


def test_defaults_leave_an_empty_diagonal_alone():
    text = (
        "A heatmap. Names on both axes: Ann, Ben, Cem. The grid is symmetric and its diagonal is "
        "hatched. Most "
        "squares are white and hold a 0. The exceptions: Ann and Ben (4)."
    )
    assert cells(text) == [[N, 4, 0], [4, N, 0], [0, 0, N]]


@pytest.mark.parametrize("verb", ["predicted as", "mistaken for", "wrongly classified as", "misread as"])
def test_what_a_class_was_taken_for(verb):
    text = (
        "Confusion matrix (heatmap). True class on y, predicted class on x. Order: rye, oat, pea.\n\n"
        f"* Diagonal: 92, 85, 78\n* rye {verb}: oat 5, pea 2\n* oat {verb}: rye 6, pea 4\n"
    )
    assert cells(text) == [[92, 5, 2], [6, 85, 4], [N, N, 78]]


def test_a_list_under_the_last_sentence_of_a_paragraph():
    text = (
        "A heat map of tests.\n\nGroups on both axes: Control, Low dose, High dose. Cells above the "
        "diagonal:\n\n"
        "- Control vs. Low dose: 0.2\n- Control vs. High dose: 3 × 10⁻³\n- Low dose vs. High dose: 2e-5\n"
    )
    assert cells(text) == [[N, 0.2, 0.003], [N, N, 0.00002], [N, N, N]]


@pytest.mark.parametrize(("said", "row"), [
    ("Elm lost leaves in both months, 3 in May and 5 in June.", [3, 5]),
    ("Elm lost money on both roads: −3 in May and −5 in June.", [-3, -5]),
    ("Elm lost 3 in May and 5 in June.", [N, N]),
    ("Elm lost by 3 points in May and 5 in June.", [N, N]),
])
def test_what_was_lost_or_how_much(said, row):
    head = "A heatmap of growth with rows oak and elm and columns May and June. Oak: 7 in May and 9 in June. "
    assert cells(head + said) == [[7, 9], row]
