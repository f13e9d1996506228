"""Tables that are heatmaps by their name, their sums, and labels that end with the same number."""

from __future__ import annotations

import pytest
from sources import cells, codes, panel, told

import replot
from replot import NotAHeatmap

COHORTS = "| Cohort | Month 0 | Month 1 | Month 2 |\n|---|---|---|---|\n"
COHORTS += "| Jan 24 | 100% | 75% | 65% |\n| Feb 24 | 100% | 78% | - |\n| Mar 24 | 100% | ? | ? |\n"
GAMES = "```\n       rock  paper  shears\nrock      0     -1       1\npaper     1      0      -1\n"
GAMES += "shears   -1      1       0\n```\n"


@pytest.mark.parametrize(
    "more", ["", "\n## Retention curve\n\nThe curve falls. A line chart shows the curve.\n"]
)
def test_a_table_of_cohorts_is_a_heatmap(more):
    text = "## Retention of users\n\n" + COHORTS + more
    assert panel(text).y.categories == ("Jan 24", "Feb 24", "Mar 24")
    assert cells(text) == [[100, 75, 65], [100, 78, None], [100, None, None]]


def test_a_matrix_of_numbers_is_a_heatmap():
    assert cells("### Payoff matrix (row against column)\n" + GAMES) == [[0, -1, 1], [1, 0, -1], [-1, 1, 0]]


def test_a_payoff_matrix_leaves_the_ranking_beside_it():
    ranks = "Ranks:\n\n| # | player | score | wins |\n|---|---|---|---|\n"
    ranks += "| 1 | rock | 4.1 | 2 |\n| 2 | paper | 3.9 | 1 |\n"
    assert panel(ranks + "\nPayoff matrix:\n\n" + GAMES).x.categories == ("rock", "paper", "shears")


@pytest.mark.parametrize(
    "text",
    [
        "Support matrix:\n\n| System | 1.0 | 2.0 |\n|---|---|---|\n"
        "| Linux | yes | no |\n| Windows | no | yes |\n",
        "Opening:\n\n| Hour | Mon | Tue | Wed | Thu | Fri |\n|---|---|---|---|---|---|\n"
        "| 8 | 25 | 12 | 9 | 11 | 22 |\n| 9 | 55 | 28 | 19 | 28 | 50 |\n",
        "The cohort of 1970 had 3 members, and a matrix is a table of numbers such as 4 and 5.",
    ],
)
def test_other_tables_are_none(text):
    with pytest.raises(NotAHeatmap):
        replot.parse(text)


HOURS = "## Heatmap of orders\n\n| hour | mon | tue | wed | total |\n|---|---|---|---|---|\n"


def test_a_total_that_adds_up_is_left_out():
    text = HOURS + "| 0 | 69 | 67 | 60 | 196 |\n| 1 | 48 | 58 | 38 | 144 |\n"
    assert panel(text).x.categories == ("mon", "tue", "wed")
    assert cells(text) == [[69, 67, 60], [48, 58, 38]]
    assert "R109" in codes(text)


def test_a_total_that_does_not_stays():
    text = HOURS + "| 0 | 69 | 67 | 60 | 12 |\n| 1 | 48 | 58 | 38 | 14 |\n"
    assert panel(text).x.categories == ("mon", "tue", "wed", "total")


def test_labels_that_end_with_one_number_are_several():
    text = "## Heatmap\n\n| City | A | B |\n|---|---|---|\n| Ulm 24 | 1 | 2 |\n| Bonn 24 | 3 | 4 |\n"
    assert cells(text) == [[1, 2], [3, 4]]


def test_keys_that_name_both_sides_of_numbered_classes():
    text = (
        "Confusion matrix. We have two classes: 0 and 1.\n"
        "- Predicted 0 / Actual 0: 22 instances were correctly classified as class 0.\n"
        "- Predicted 1 / Actual 0: 1 instances were incorrectly classified as class 1 (false positives).\n"
        "- Predicted 0 / Actual 1: 4 instances were incorrectly classified as class 0 (false negatives).\n"
        "- Predicted 1 / Actual 1: 19 instances were correctly classified as class 1.\n"
    )
    assert replot.parse(text).panels[0].grid.values.tolist() == [[22, 1], [4, 19]]


def test_outcomes_below_a_word_for_what_is_listed_are_no_labels():
    text = (
        "### Confusion Matrix\nFor all models, the confusion matrix on the 190-sample test set yielded 0 "
        "False Positives and 0 False Negatives:\n* **True Positives (real news found):** 100\n"
        "* **True Negatives (fake news found):** 90\n"
    )
    assert replot.parse(text).panels[0].grid.values.tolist() == [[90, 0], [0, 100]]


@pytest.mark.parametrize(
    "said", ["The model classified oak and elm well (15 each).", "In it oak and elm both have 15 samples."]
)
def test_a_value_of_each_of_two_is_none_of_the_pair(said):
    panel = replot.parse(f"Confusion matrix heatmap. Classes: oak, elm. {said}").panels[0]
    assert panel.grid.states.tolist() == [["u", "u"], ["u", "u"]]


@pytest.mark.parametrize(
    "said",
    [
        "June 5, 2020 was the peak for oak.",
        "oak peaks in July at roughly 2x its May value.",
        "oak exceeded 10 in June and July.",
    ],
)
def test_dates_multiples_and_bounds_are_no_values(said):
    panel = replot.parse(f"A heatmap. Rows: oak, elm. Columns: May, June, July. {said}").panels[0]
    assert not (panel.grid.states == "s").any()


def test_a_word_for_sums_inside_a_square_is_a_token():
    head = "Attention matrix:\n\n| | we | all | swim |\n|--|--|--|--|\n"
    text = head + "| we | 0.1 | 0.2 | 0.7 |\n| all | 0.3 | 0.3 | 0.4 |\n| swim | 0.5 | 0.1 | 0.4 |\n"
    assert panel(text).x.categories == panel(text).y.categories == ("we", "all", "swim")
    assert cells(text)[1] == [0.3, 0.3, 0.4]


def test_scores_behind_their_levels_under_two_sides():
    table = "| Odds \\ Harm | 1: small | 2: large |\n|--|--|--|\n| 2: often | Low (2) | High (4) |\n"
    assert cells(table + "| 1: rare | Low (1) | Low (2) |\n") == [[2, 4], [1, 2]]


@pytest.mark.parametrize(
    ("said", "labels"),
    [
        ("Test set: 150 rows (140 calm, 10 windy).", ("calm", "windy")),
        ("We held out 150 days, of which 10 windy and 140 calm.", ("calm", "windy")),
        ("Of 150 towns (90 inland, 60 coastal) we took one day each.", ("0", "1")),
        ("Test set: 160 days (140 calm, 10 windy).", ("0", "1")),
    ],
)
def test_classes_as_many_as_the_rows_add_up_to(said, labels):
    figure = panel(f"{said}\n\n### Confusion matrix\n\n`[[136, 4], [3, 7]]`\n")
    assert figure.x.categories == figure.y.categories == labels


def test_a_matrix_with_more_margins_of_metrics_than_classes():
    text = (
        "Table 3. Confusion matrix of cropland\n\n"
        "| Class | Rainfed | Irrigated | Total | User's accuracy | Commission errors |\n"
        "|---|---|---|---|---|---|\n| Rainfed | 321 | 27 | 348 | 92% | 8% |\n"
        "| Irrigated | 208 | 305 | 513 | 59% | 41% |\n"
        "| Total | 529 | 332 | 861 | | |\n| Producer's accuracy (%) | 61% | 92% | | | |\n"
        "| Omission errors (%) | 39% | 8% | | | |\n| Overall accuracy | | | | | 73% |\n"
        "| Cohen’s kappa | | | | | 0.48% |\n"
    )
    assert cells(text) == [[321, 27], [208, 305]]
    assert panel(text).x.categories == panel(text).y.categories == ("Rainfed", "Irrigated")


@pytest.mark.parametrize(
    "note",
    [
        "N = 87 hens",
        "*Note:* two hens left.",
        "Source: our own barn",
        "* p < .05",
        "Means of 87 hens; two left before the end of May.",
    ],
)
@pytest.mark.parametrize("last", ["\\multicolumn{{3}}{{l}}{{\\footnotesize {0}}}", "{0} & &"])
def test_a_note_in_the_last_line_is_no_row(note, last):
    rows = "& May & June \\\\\nHen & 1 & 2 \\\\\nCock & 3 & 4 \\\\\n"
    table = f"\\begin{{tabular}}{{lrr}}\n{rows}{last.format(note)}\n\\end{{tabular}}"
    assert told(f"Heatmap of eggs.\n\n{table}") == ["May, June / Hen, Cock\n1 2\n3 4"]


def test_an_empty_last_line_is_a_row():
    text = "Heatmap of eggs.\n\n| | May | June |\n|-|-|-|\n| Hen | 1 | 2 |\n| Cock | 3 | 4 |\n| Duck | | |"
    assert told(text) == ["May, June / Hen, Cock, Duck\n1 2\n3 4\nb b"]
