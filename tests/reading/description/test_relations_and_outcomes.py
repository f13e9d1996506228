"""Matrices told in sentences alone: which variables are related, and what was taken for what."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

N = None


@pytest.mark.parametrize(
    ("said", "names", "values"),
    [
        (
            "a strong positive correlation of 0.91 between rain_mm and flow_rate, and a weak one of "
            "0.2. There is "
            "a negative correlation of -0.4 between wind and flow_rate.",
            ("rain_mm", "flow_rate", "wind"),
            {(2, 1): -0.4},
        ),
        (
            "a strong positive correlation between `rain_mm` and `flow_rate` (0.91), and a moderate "
            "negative "
            "correlation between `flow_rate` and `salt` (-0.4). `moon` showed little relationship to "
            "any other "
            "variable.",
            ("rain_mm", "flow_rate", "salt", "moon"),
            {(0, 1): 0.91, (1, 2): -0.4},
        ),
        (
            "much. Rain Depth has the highest correlation with River Flow at 0.91, indicating a link. "
            "Salt shows a "
            "correlation of -0.02 with River Flow, which is next to nothing.",
            ("Rain Depth", "River Flow", "Salt"),
            {(0, 1): 0.91, (2, 1): -0.02},
        ),
        (
            "that the Rain Index (RAINX) has a strong positive correlation with Flow (CMS), with a "
            "value of 0.91. "
            "The Salt Load (kg) exhibits a modest correlation with wind (0.36), which is less.",
            ("Rain Index (RAINX)", "Flow (CMS)", "Salt Load (kg)", "wind"),
            {(0, 1): 0.91, (2, 3): 0.36},
        ),
        (
            "that rain is the feature most strongly correlated with flow (0.91), followed by salt (0.5) "
            "and wind "
            "(0.2).",
            ("rain", "flow", "salt", "wind"),
            {(0, 1): 0.91, (0, 2): 0.5, (0, 3): 0.2},
        ),
        (
            "a pattern. Rain and flow have a near-zero correlation (0.02). Salt correlates negatively "
            "with wind "
            "(-0.7).",
            ("Rain", "flow", "Salt", "wind"),
            {(0, 1): 0.02, (2, 3): -0.7},
        ),
        (
            "3 pale squares: rain and flow have the palest hue, which means they have the weakest relation "
            "of 0.02. Rain and salt have a somewhat stronger relationship of 0.31.",
            ("rain", "flow", "salt"),
            {(0, 1): 0.02, (0, 2): 0.31},
        ),
    ],
)
def test_sentences_on_pairs_of_variables(said, names, values):
    read = panel(f"The correlation heatmap shows {said}")
    assert read.x.categories == read.y.categories == names
    assert {place: read.grid.values[place] for place in values} == values


def test_last_words_tell_labels_apart():
    text = "A heatmap.\n- Rows: judges — Ida, Una\n- Columns: \"Tart A\", \"Tart B\"\n\n"
    assert cells(text + "- Ida: A=7, B=2\n- Una: A=1, B=6\n") == [[7, 2], [1, 6]]


def test_pairs_told_among_the_insights():
    text = (
        "# Insights: Correlation Heatmap\n\n## Insight\n- The heatmap shows a correlation of 0.9 "
        "between rain_mm "
        "and flow_rate. Rain_mm and salt have a near-zero correlation (0.02).\n\n## Caveat\n- The low "
        "number of "
        "rows (20) limits the significance and generality of these correlations. Other factors ('moon', "
        "'tide', "
        "'month') may play a part.\n"
    )
    assert panel(text).y.categories == ("rain_mm", "flow_rate", "salt")
    assert cells(text) == [[N, 0.9, 0.02], [N, N, N], [N, N, N]]


MATRIX = "From the confusion matrix, "


@pytest.mark.parametrize(
    ("said", "names", "values"),
    [
        (
            "the model found 428 true positives (rightly called storms) while only having 15 false "
            "positives.",
            ("Negative", "Positive"),
            [[N, 15], [N, 428]],
        ),
        (
            "the model correctly identified 429 non-smokers (True Negatives) and 55 smokers (True "
            "Positives). "
            "However, it incorrectly flagged 37 non-smokers as smokers (False Positives) and missed 76 "
            "actual smokers "
            "(False Negatives). More actual smokers are missed, increasing the costs, than for 12.5% of "
            "the others.",
            ("non-smokers", "smokers"),
            [[429, 37], [76, 55]],
        ),
        (
            "the following is seen:\n\nTrue Negative (TN): 1,547 trains were correctly predicted as not "
            "late.\n"
            "False Positive (FP): 53 trains were incorrectly predicted as late.\nFalse Negative (FN): "
            "129 trains were "
            "incorrectly predicted as not late.\nTrue Positive (TP): 329 trains were correctly "
            "predicted as late.\n\n"
            "Metrics: The model identifies 72% of the late trains, and 97% of the others.",
            ("not late", "late"),
            [[1547, 53], [129, 329]],
        ),
        (
            "we see:\n\n- Out of 160 actual non-smoker cases, 124 were correctly classified, while 36 were "
            "misclassified as smoker (False Positives).\n- For 71 actual smoker cases, 56 were "
            "correctly classified, "
            "and 15 were misclassified as non-smoker (False Negatives).",
            ("non-smoker", "smoker"),
            [[124, 36], [15, 56]],
        ),
        (
            "there are 174 instances where the actual class was \"No_rain,\" and the model correctly "
            "predicted "
            "\"No_rain.\" Also, there are 92 instances where the actual class was \"Hail,\" and the "
            "model predicted "
            "\"Hail.\"",
            ("No_rain", "Hail"),
            [[174, N], [N, 92]],
        ),
        (
            "this is read:\n\n*True Negative (TN): 106*\n* The number of instances where the actual "
            "class was \"No "
            "Rain\" (No) and the model correctly predicted \"No Rain\" (No).\n\n*False Positive (FP): "
            "25*\n* The "
            "number of instances where the actual class was \"No Rain\" (No) but the model predicted "
            "\"Rain\" (Yes).\n\n"
            "*False Negative (FN): 17*\n\n*True Positive (TP): 202*\n",
            ("No Rain", "Rain"),
            [[106, 25], [17, 202]],
        ),
        (
            "these are the outcomes:\n\n**True Negatives (Top-Left)**: The number of sound welds "
            "identified as sound "
            "(e.g., ~850).\n\n**True Positives (Bottom-Right):** The welds identified as cracked (e.g., "
            "~112).\n\n"
            "**False Positives (Top-Right):** Welds flagged as cracked (false alarms, e.g., ~26).\n\n"
            "**False Negatives (Bottom-Left):** The cracked ones that were missed (e.g., ~36).",
            ("sound", "cracked"),
            [[850, 26], [36, 112]],
        ),
    ],
)
def test_outcomes_by_their_names(said, names, values):
    read = panel(MATRIX + said)
    assert read.x.categories == read.y.categories == names
    assert cells(MATRIX + said) == values


def test_paragraphs_with_a_line_above_are_one_matrix_each():
    said = (
        "{}\nThe model has an accuracy of {}%. From the confusion matrix, {} stones were correctly "
        "classified as wet. "
        "{} wet stones were misclassified as dry. There were {} dry stones falsely classified as wet. "
        "Lastly, there "
        "were {} dry stones correctly classified as dry.\n\n"
    )
    models = [("Naive Bayes", 84, 56, 10, 8, 38), ("Gradient Boosting", 81, 55, "Eleven", "ten", 36)]
    figure = replot.parse("Two models were tried.\n\n" + "".join(said.format(*model) for model in models))
    assert [p.title for p in figure.panels] == ["Naive Bayes", "Gradient Boosting"]
    assert [p.grid.values.tolist() for p in figure.panels] == [[[56, 10], [8, 38]], [[55, 11], [10, 36]]]


def test_cells_of_a_table_with_the_names_of_the_outcomes():
    heads = "| | Predicted low | Predicted high |\n|---|---|---|\n"
    text = f"{heads}| **Actually low** | **23** true negative | **10** false positive |\n"
    text += "| **Actually high** | **1** false negative | **27** true positive |\n"
    assert cells(text) == [[23, 10], [1, 27]]
    text = f"{heads}| **Actual low** | **True Negative (TN): 1,023** | False Positive (FP): 10 |\n"
    text += "| **Actual high** | **False Negative (FN): 0** | True Positive (TP): 27 |\n"
    assert cells(text) == [[1023, 10], [0, 27]]


def test_the_line_in_the_place_of_a_picture_is_the_title():
    text = "## Findings\n\n![Correlation Heatmap of Rain Gauges](a.png)\n\nThe heatmap shows a correlation "
    title = "Correlation Heatmap of Rain Gauges"
    assert replot.parse(text + "between north and south (0.87).").title == title
