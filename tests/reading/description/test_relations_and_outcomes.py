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
            {(0, 1): 0.91, (2, 1): 0.5, (3, 1): 0.2},
        ),
        (
            "a pattern. Rain and flow have a near-zero correlation (0.02). Salt correlates negatively "
            "with wind "
            "(-0.7).",
            ("Rain", "flow", "Salt", "wind"),
            {(0, 1): 0.02, (2, 3): -0.7},
        ),
        (
            "that rain negatively correlates with flow (-0.4), and salt weakly correlates with wind (0.1).",
            ("rain", "flow", "salt", "wind"),
            {(0, 1): -0.4, (2, 3): 0.1},
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


RELATED = "The correlation matrix is shown as a heatmap. "


@pytest.mark.parametrize(
    ("said", "names", "values"),
    [
        (
            "The highest correlation (=0.71) is between the rain depth and the river flow. The "
            "second-highest is "
            "between salt load and river flow (=0.63).",
            ("rain depth", "river flow", "salt load"),
            {(0, 1): 0.71, (2, 1): 0.63},
        ),
        (
            "There is only 1 strong correlation, between Rain and Flow (0.8). The next is between Flow "
            "and Salt "
            "(0.67), followed by Rain/Salt (0.56).",
            ("Rain", "Flow", "Salt"),
            {(0, 1): 0.8, (1, 2): 0.67, (0, 2): 0.56},
        ),
        (
            "Of note:\n- **Rain and Flow**: Strong positive correlation (0.762), as one would think.\n"
            "- **Salt vs Flow**: Weak negative correlation (-0.12).\n- Wind to Flow (Correlation: 0.5)",
            ("Rain", "Flow", "Salt", "Wind"),
            {(0, 1): 0.762, (2, 1): -0.12, (3, 1): 0.5},
        ),
        (
            "1. **Strong Positive Correlation (+0.57):** `RAIN` and `Flow Rate` stations often rise "
            "together.",
            ("RAIN", "Flow Rate"),
            {(0, 1): 0.57},
        ),
        (
            "The highest correlated feature with the target variable flow is rain, with 0.48 "
            "correlation. The "
            "lowest is between salt and wind, at -0.2.",
            ("rain", "flow", "salt", "wind"),
            {(0, 1): 0.48, (2, 3): -0.2},
        ),
        (
            "Rain (`RAIN_MM`) and snow (`SNOW_MM`) have strong correlations (0.79 and 0.71, "
            "respectively) with flow.",
            ("RAIN_MM", "flow", "SNOW_MM"),
            {(0, 1): 0.79, (2, 1): 0.71},
        ),
        (
            "It shows relations to other measurements:\n* **Flow:** There is a strong correlation "
            "(0.99) between "
            "'Rain' and 'Flow'.\n* **Salt:** A negative correlation (-0.70) exists between 'Rain' and "
            "'Salt'.",
            ("Rain", "Flow", "Salt"),
            {(0, 1): 0.99, (0, 2): -0.7},
        ),
    ],
)
def test_more_ways_to_tell_what_is_related(said, names, values):
    read = panel(f"{RELATED}\n\n{said}")
    assert read.x.categories == read.y.categories == names
    assert {place: read.grid.values[place] for place in values} == values


def test_the_commentary_goes_on_about_relations():
    text = (
        "# Rain\n\nThe correlation between rain and flow is 0.4 in the correlation heatmap.\n\n### "
        "Patterns\n\nThere is "
        "a negative relationship between salt and number of gauges (-0.31).\n"
    )
    assert panel(text).y.categories == ("rain", "flow", "salt", "number of gauges")
    assert cells(text)[2] == [N, N, N, -0.31]


@pytest.mark.parametrize(
    ("said", "names", "values"),
    [
        (
            "Elms: 92 out of 100 true elm leaves were correctly classified (92.0% accuracy), with only "
            "7% misclassified "
            "as oak and 1% as ash. For oaks, the recall was 75% (75 out of 100 true oak cases correctly "
            "identified), "
            "with 9% misclassified as elm and 16% as ash.",
            ("elm", "oak", "ash"),
            [[92, 7, 1], [9, 75, 16], [N, N, N]],
        ),
        (
            "The model correctly classified 531 images of Elm but misclassified 41 Elm as Oak and 65 as "
            "Ash. For the "
            "Ash class, 281 images were correctly classified as Ash, but 222 Ash images were "
            "misclassified as Oak.",
            ("Elm", "Oak", "Ash"),
            [[531, 41, 65], [N, N, N], [N, 222, 281]],
        ),
        (
            "It correctly identified 35 out of 35 Gale reports and 38 out of 40 Calm reports, with only "
            "2 Calm reports "
            "incorrectly labeled as Gale.",
            ("Gale", "Calm"),
            [[35, N], [2, 38]],
        ),
        (
            "The model correctly identified 8,000 stormy and 8,881 non-stormy days, telling the two "
            "classes apart.",
            ("stormy", "non-stormy"),
            [[8000, N], [N, 8881]],
        ),
        (
            "- Class 0: 95% correct, with 5% misclassified as class 2.\n- Class 1: 90% correct, with 10% "
            "misclassified as class 0.\n- Class 2: 80% correct, with 20% misclassified as class 1.",
            ("Class 0", "Class 1", "Class 2"),
            [[95, N, 5], [10, 90, N], [N, 20, 80]],
        ),
        (
            "- **True Negatives (20)**: 20 samples of class 0 were correctly predicted as class 0\n- "
            "**False Positives "
            "(0)**: No class 0 samples were incorrectly predicted as class 1\n- **False Negatives "
            "(1)**: 1 sample of "
            "class 1 was incorrectly predicted as class 0\n- **True Positives (9)**: 9 samples of class "
            "1 were "
            "correctly predicted as class 1",
            ("class 0", "class 1"),
            [[20, 0], [1, 9]],
        ),
    ],
)
def test_what_was_made_of_each_class(said, names, values):
    text = f"The confusion matrix of the classifier:\n\n{said}"
    assert panel(text).x.categories == panel(text).y.categories == names
    assert cells(text) == values


def test_two_names_with_one_count_are_left_open():
    text = "A confusion matrix with the classes oak, elm and ash. 9 elm and oak trees are classified as ash."
    assert cells(text) == [[N] * 3] * 3


def test_examples_of_the_classes_come_first():
    text = (
        "Confusion matrix.\n- **True Class (Rows)**: each row is the actual class (e.g., Elm, Oak, "
        "etc.).\n- **Predicted "
        "Class (Columns)**: each column is the predicted class.\n\nThe model correctly classified 53 "
        "images of elms "
        "but misclassified 4 elms as oaks and 6 as Ash."
    )
    assert panel(text).x.categories == ("Elm", "Oak", "Ash")
    assert cells(text)[0] == [53, 4, 6]


def test_the_number_of_cases_is_no_part_of_a_label():
    lines = [
        "                        Predicted ill (0)   Predicted well (1)",
        "True ill (0) (n=383)        380 (TP)              3 (FN)",
        "True well (1) (n=312)         5 (FP)            307 (TN)",
    ]
    read = panel("Confusion matrix:\n\n```text\n" + "\n".join(lines) + "\n```\n")
    assert read.x.categories == ("Predicted ill (0)", "Predicted well (1)")
    assert read.y.categories == ("True ill (0)", "True well (1)")
    assert read.grid.values.tolist() == [[380, 3], [5, 307]]


def test_short_names_of_sums_and_metrics_are_no_classes():
    table = "| True \\ Pred | elm | oak | Tot | Rec |\n|---|---|---|---|---|\n"
    table += "| elm | 33 | 1 | 34 | 0.97 |\n| oak | 2 | 30 | 32 | 0.94 |\n"
    assert cells(table) == [[33, 1], [2, 30]]


def test_both_values_beside_the_names_and_a_name_in_code():
    text = (
        "The correlation heatmap: The `rain_mm` (0.092) and river depth `depth` (0.087) exhibited the "
        "strongest positive "
        "correlations with flow.\n- Strongest negative correlation with `flow`: `Salt - Load w/ Wind` "
        "(-0.2).\n"
    )
    assert panel(text).x.categories == ("rain_mm", "flow", "depth", "Salt - Load w/ Wind")
    assert [row[1] for row in cells(text)] == [0.092, N, 0.087, -0.2]


@pytest.mark.parametrize(
    ("said", "names", "values"),
    [
        (
            "- True Positives (TP) - 91 leaves were correctly classified as positive.\n- False "
            "Positives (FP) - 42 leaves "
            "were incorrectly classified as positive.\n- True Negatives (TN) - 55 leaves were correctly "
            "classified as "
            "negative.\n- False Negatives (FN) - 12 leaves were incorrectly classified as negative.",
            ("negative", "positive"),
            [[55, 42], [12, 91]],
        ),
        (
            "- The model correctly classified 799 cases as class `0`, while mistakenly predicting 48 "
            "cases as class `0` "
            "which were actually class `1`.\n- On the other hand, 567 cases were accurately labeled as "
            "class `1`. "
            "However, 80 cases were incorrectly classified as class `1` when they truly belonged to "
            "class `0`.",
            ("0", "1"),
            [[799, 80], [48, 567]],
        ),
        (
            "True Positives (TP) for 'Red Oak': 21 leaves were correctly classified as 'Red Oak'. False "
            "Negatives (FN) for "
            "'Red Oak': 9 leaves were incorrectly classified as 'Elm'. True Positives (TP) for 'Elm': "
            "28 leaves were "
            "correctly classified as 'Elm'. False Positives (FP) for 'Red Oak': 7 leaves were "
            "incorrectly classified as "
            "'Red Oak'.",
            ("Red Oak", "Elm"),
            [[21, 9], [7, 28]],
        ),
        (
            "The main errors were:\n\n- Elm classified as oak: 86 leaves\n- Ash classified as fir: 59 "
            "leaves\n- Oak "
            "classified as elm: 43 leaves",
            ("Elm", "oak", "Ash", "fir"),
            [[N, 86, N, N], [43, N, N, N], [N, N, N, 59], [N] * 4],
        ),
    ],
)
def test_counts_with_the_true_class_before_or_behind(said, names, values):
    text = f"The confusion matrix of the leaves:\n\n{said}"
    assert panel(text).x.categories == panel(text).y.categories == names
    assert cells(text) == values


@pytest.mark.parametrize(
    ("said", "names", "values"),
    [
        (
            "Rain has +0.46 correlation with flow. Wind: 0.79 correlation with flow",
            ("Rain", "flow", "Wind"),
            {(0, 1): 0.46, (2, 1): 0.79},
        ),
        (
            "There is a 0.82 correlation between rain and flow. Salt correlates 0.54 with rain.",
            ("rain", "flow", "Salt"),
            {(0, 1): 0.82, (2, 0): 0.54},
        ),
        (
            "Rain (-0.40), wind (-0.35) and salt (r = -0.29) are negatively correlated with flow.",
            ("Rain", "flow", "wind", "salt"),
            {(0, 1): -0.4, (2, 1): -0.35, (3, 1): -0.29},
        ),
        (
            "The features most correlated with flow are rain (0.40), wind (0.35), and salt (0.29).",
            ("rain", "flow", "wind", "salt"),
            {(1, 0): 0.4, (1, 2): 0.35, (1, 3): 0.29},
        ),
        (
            "It shows that rain is strongly correlated with flow (0.79), wind moderately (0.30), and salt "
            "weakly (0.20).",
            ("rain", "flow", "wind", "salt"),
            {(0, 1): 0.79, (2, 1): 0.3, (3, 1): 0.2},
        ),
        (
            "Rain and flow are highly correlated (r = 0.96), as are rain and salt (0.87).",
            ("Rain", "flow", "salt"),
            {(0, 1): 0.96, (0, 2): 0.87},
        ),
        (
            "Rain is related to flow (0.96) and salt (0.82), but negatively to wind (-0.37).",
            ("Rain", "flow", "salt", "wind"),
            {(0, 1): 0.96, (0, 2): 0.82, (0, 3): -0.37},
        ),
        (
            "With a correlation of 0.83, rain and flow are tied. Between salt and wind there is a "
            "correlation "
            "of 0.31.",
            ("rain", "flow", "salt", "wind"),
            {(0, 1): 0.83, (2, 3): 0.31},
        ),
        (
            "`Rain` and `Flow` are highly correlated since the correlation coefficient is equal to 0.82. "
            "We see "
            "a weak correlation between `Salt` and `Flow` where the correlation coefficient is equal to "
            "0.34.",
            ("Rain", "Flow", "Salt"),
            {(0, 1): 0.82, (2, 1): 0.34},
        ),
        (
            "- **Rain and Flow**: There is a strong correlation (0.74) between rain and flow levels.\n"
            "- **Rain and Salt**: There is a weak correlation (0.11) between rain levels and salt "
            "(expected).",
            ("Rain", "Flow", "Salt"),
            {(0, 1): 0.74, (0, 2): 0.11},
        ),
        (
            "It shows a strong correlation (0.98) between rain and its rolling mean, while salt shows a weak "
            "correlation with its rolling spread (-0.41).",
            ("rain", "its rolling mean", "salt", "its rolling spread"),
            {(0, 1): 0.98, (2, 3): -0.41},
        ),
    ],
)
def test_values_before_the_word_and_lists_of_variables(said, names, values):
    read = panel(f"{RELATED}\n\n{said}")
    assert read.x.categories == read.y.categories == names
    assert {place: read.grid.values[place] for place in values} == values


@pytest.mark.parametrize(
    ("said", "names", "values"),
    [
        (
            "Out of 34 actual class 0 leaves, 25 were correctly predicted as class 0, and 9 were incorrectly "
            "predicted as class 1. For class 1, out of 90 actual cases, 85 were correctly predicted, and "
            "only 5 "
            "were incorrectly predicted as class 0.",
            ("class 0", "class 1"),
            [[25, 9], [5, 85]],
        ),
        (
            "Out of 363 normal flows, only 58 were correctly identified as normal, while 305 were "
            "incorrectly "
            "flagged as leaks. Out of 29 leaks, only 9 were correctly identified, with 20 missed.",
            ("normal", "leaks"),
            [[58, 305], [20, 9]],
        ),
        (
            "The classes are normal and leak. 1 normal case was wrongly flagged as leak, and 22 leak cases "
            "slipped through as normal.",
            ("normal", "leak"),
            [[N, 1], [22, N]],
        ),
        (
            "- Oak: 9 out of 10 correct (1 misclassified as elm)\n- The model found 8 elms correctly and "
            "mistook 3 "
            "elms for oaks.",
            ("Oak", "elm"),
            [[9, 1], [3, 8]],
        ),
        (
            "The classes are oak, elm and ash. The most common error is oak predicted as elm (12 leaves), "
            "followed by ash predicted as elm (9 "
            "leaves).",
            ("oak", "elm", "ash"),
            [[N, 12, N], [N, N, N], [N, 9, N]],
        ),
        (
            "- True Negatives (Correctly predicted no leak): 113\n- True Positives (Correctly predicted "
            "leak): "
            "16\n- False Positives (sound one predicted as leak): 15\n- False Negatives (missed): 14",
            ("no leak", "leak"),
            [[113, 15], [14, 16]],
        ),
        (
            "-> True Positives (TP): 186\n    These are the ones where the model correctly predicted risky "
            "pipes "
            "(1).\n\n-> True Negatives (TN): 58\n    These are the ones where the model correctly "
            "predicted sound "
            "pipes (0).\n\nFalse Positives: 3. False Negatives: 4.",
            ("sound", "risky"),
            [[58, 3], [4, 186]],
        ),
    ],
)
def test_classes_with_numbers_and_what_was_missed(said, names, values):
    text = f"The confusion matrix of the leaves:\n\n{said}"
    assert panel(text).x.categories == panel(text).y.categories == names
    assert cells(text) == values


def test_an_array_has_the_classes_in_the_order_of_its_values():
    told = "\n\n80 sound pipes were correctly predicted, 5 sound pipes were predicted as risky.\n"
    told += "4 risky pipes were predicted as sound and 10 risky pipes were correctly predicted.\n"
    orders = {"[[80, 5],\n [4, 10]]": ("sound", "risky"), "[[10, 4],\n [5, 80]]": ("risky", "sound")}
    for rows, names in orders.items():
        found = panel(f"Confusion matrix:\n{rows}{told}")
        assert found.x.categories == found.y.categories == names
    assert panel(f"Confusion matrix:\n[[80, 5],\n [4, 11]]{told}").x.categories == ("0", "1")


def test_definitions_of_the_outcomes_hold_no_values():
    text = (
        "The confusion matrix.\n\nTrue Positives (TP): the cases when the actual class was 2 and the "
        "predicted "
        "is also 2.\nTrue Negatives: 7. False Positives: 3. False Negatives: 4."
    )
    assert cells(text) == [[7, 3], [4, None]]


def test_classes_are_told_among_the_insights():
    text = (
        "# confusion matrix\n\nevaluate(model, X_set, y_set)\n\n# **Insights**:\n#\n"
        "# 1. True Positives (TP): 38 cases were correctly predicted as belonging to class 1.\n"
        "# 2. True Negatives (TN): 37 cases were correctly predicted as belonging to class 0.\n"
        "# 3. False Positives (FP): 0 cases were incorrectly predicted as class 1 when they actually "
        "belonged to "
        "class 0.\n"
        "# 4. False Negatives (FN): 2 cases were incorrectly predicted as class 0 when they actually "
        "belonged to "
        "class 1.\n"
    )
    assert panel(text).x.categories == ("class 0", "class 1")
    assert cells(text) == [[37, 0], [2, 38]]


@pytest.mark.parametrize(
    "pairs",
    [
        "Age–Rent 0.45, Age–Noise −0.12, Rent–Noise 0.67.",
        "Age/Rent 0.45, Age/Noise −0.12, Rent/Noise 0.67.",
        "Age & Rent (0.45); Age & Noise (−0.12); Rent & Noise (0.67).",
        "Age vs Rent 0.45, Age vs Noise −0.12, and Rent vs Noise 0.67.",
        "\n\n1. Age — Rent: 0.45\n2. Age — Noise: −0.12\n3. Rent — Noise: 0.67\n",
        "\n\n| Variables | Correlation | Strength |\n|---|---|---|\n| Age & Rent | 0.45 | mild |\n"
        "| Age & Noise | -0.12 | weak |\n| Rent and Noise | 0.67 | strong |\n",
    ],
)
def test_pairs_and_values_one_after_the_other(pairs):
    figure = replot.parse(f"Correlation matrix: {pairs}")
    assert figure.title in (None, "Correlation matrix")
    assert figure.panels[0].x.categories == figure.panels[0].y.categories == ("Age", "Rent", "Noise")
    assert cells(f"Correlation heatmap: {pairs}") == [[N, 0.45, -0.12], [N, N, 0.67], [N, N, N]]


def test_some_pairs_in_a_table_are_part_of_the_square():
    text = "# Correlation matrix\n\n| Pair | r |\n|---|---|\n| Age & Rent | 0.45 |\n| Age & Noise | -0.12 |\n"
    assert cells(text) == [[N, 0.45, -0.12], [N, N, N], [N, N, N]]
    text = text.replace("Age & N", "Beds & N")  # no name twice
    assert panel(text).y.categories == ("Age & Rent", "Beds & Noise")


def test_one_variable_and_the_items_below_it():
    for lead in ("relationships with rent:", "correlation of rent with the other features:"):
        text = f"The correlation heatmap shows the following {lead}\n- age: 0.79\n- noise: -0.71 (strong)\n"
        text += "- rooms: 0.64\n"
        assert panel(text).x.categories == ("rent",)
        assert panel(text).y.categories == ("age", "noise", "rooms")
        assert cells(text) == [[0.79], [-0.71], [0.64]]


@pytest.mark.parametrize(
    ("said", "names", "values"),
    [
        (
            "Of 14 class 0 leaves, all were classified correctly. Of 14 class 1 leaves, 13 were classified "
            "correctly and 1 as class 0. All 8 class 2 leaves were correct.",
            ("class 0", "class 1", "class 2"),
            [[14, N, N], [1, 13, N], [N, N, 8]],
        ),
        (
            "Actual Yes: 90 predicted Yes and 10 predicted No. Actual No: 15 predicted Yes, 85 predicted No.",
            ("Yes", "No"),
            [[90, 10], [15, 85]],
        ),
        (
            "- Class A: 50 correct, 2 predicted as B, 1 predicted as C\n- Class B: 45 correct, 5 predicted "
            "as A\n"
            "- Class C: 48 correct, 1 as A, 1 as B",
            ("A", "B", "C"),
            [[50, 2, 1], [5, 45, N], [1, 1, 48]],
        ),
        (
            "It shows that 150 leaves with rust were correctly identified, 30 were missed, 400 healthy "
            "samples "
            "were correctly identified, and 20 healthy samples were wrongly flagged as having rust.",
            ("rust", "healthy"),
            [[150, 30], [20, 400]],
        ),
        (
            "90 leaks were correctly detected and 10 were missed. 85 floods were correctly detected, and "
            "15 were "
            "predicted as leaks.",
            ("leaks", "floods"),
            [[90, 10], [15, 85]],
        ),
    ],
)
def test_all_of_a_class_and_the_other_of_two(said, names, values):
    text = f"The confusion matrix of the leaves:\n\n{said}"
    assert panel(text).x.categories == panel(text).y.categories == names
    assert cells(text) == values


def test_an_array_has_the_classes_of_its_outcomes():
    text = "Confusion Matrix:\n[[45  3]\n [ 6 107]]\n\nTrue Positives (TP): 107 (correctly detected leaks)\n"
    text += "\nTrue Negatives (TN): 45 (correctly detected sound)\n\nFalse Positives (FP): 3\n"
    assert panel(text).x.categories == panel(text).y.categories == ("sound", "leaks")
    text = "Confusion matrix: [[52, 12], [36, 98]] (rows = actual elm/oak, columns = predicted elm/oak)."
    assert (panel(text).y.label, panel(text).x.label) == ("actual", "predicted")
    assert panel(text).x.categories == panel(text).y.categories == ("elm", "oak")


@pytest.mark.parametrize(
    ("said", "names", "values"),
    [
        (
            "- Row 0 (Actual Class 0): 41 were correctly predicted as class 0 and 3 were predicted as "
            "class 1.\n- Row 1 (Actual Class 1): 7 were predicted as class 0 and 52 were correctly "
            "predicted as class 1.",
            ("class 0", "class 1"),
            [[41, 3], [7, 52]],
        ),
        (
            "There are two classes, Wet and Dry. The model correctly classified 88 Wet samples, "
            "misclassifying only 12. It correctly classified 70 Dry samples, misclassifying 5.",
            ("Wet", "Dry"),
            [[88, 12], [5, 70]],
        ),
        (
            "- oak: correctly predicted 12 times\n- pine: correctly predicted 9 times, once predicted as oak",
            ("oak", "pine"),
            [[12, N], [1, 9]],
        ),
        (
            "The classes are oak and pine.\n\n- oak: correctly predicted 12 times\n"
            "- pine: correctly predicted 9 times, misclassified as oak 3 times",
            ("oak", "pine"),
            [[12, N], [3, 9]],
        ),
        (
            "Actual Class 0:\n- 40 were correctly predicted as Class 0.\n- 12 were misclassified as "
            "Class 3.\n"
            "\n"
            "Actual Class 3:\n- 31 were correctly predicted as Class 3.\n- 2 were misclassified as Class 0.",
            ("Class 0", "Class 3"),
            [[40, 12], [2, 31]],
        ),
    ],
)
def test_outcomes_of_the_class_that_leads(said, names, values):
    text = f"The confusion matrix of the leaves:\n\n{said}"
    assert panel(text).x.categories == panel(text).y.categories == names
    assert cells(text) == values


def test_the_pair_of_the_sentence_before_has_the_coefficient():
    text = "Correlation heatmap of the river.\n\n- There is a strong correlation between rain and flow. "
    text += "The coefficient is 0.91.\n- Flow and salt have -0.34."
    assert set(panel(text).x.categories) == {"rain", "flow", "salt"}
    grid, names = cells(text), panel(text).x.categories
    assert grid[names.index("rain")][names.index("flow")] == 0.91
    assert grid[names.index("flow")][names.index("salt")] == -0.34


@pytest.mark.parametrize(
    "said",
    [
        "of rain, flow, salt and wind. Rain and flow scores correlate at 0.4, salt and wind scores hardly at "
        "all (0.07).",
        "(rain, flow, salt, wind). The pair rain/flow stands at 0.4 and the pair salt/wind stands at 0.07.",
        "of river data: rain, flow, salt, wind. Rain and flow values go together (0.4), salt and wind levels "
        "do not (0.07).",
        "of rain, flow, salt and wind: rain and flow at 0.4, salt and wind at 0.07.",
    ],
)
def test_words_behind_a_pair_are_no_part_of_its_labels(said):
    text = f"A correlation heatmap {said}"
    assert panel(text).x.categories == panel(text).y.categories == ("rain", "flow", "salt", "wind")
    assert cells(text) == [[N, 0.4, N, N], [N, N, N, N], [N, N, N, 0.07], [N, N, N, N]]


def test_classes_whose_cells_are_told_by_their_places():
    text = (
        "A heatmap over the four classes mug, cup, jar, pot. Rows are what was shown and columns what was "
        "named. The value 31 is in the first row and first column; 4 is in the second row and fourth column."
    )
    assert panel(text).x.categories == panel(text).y.categories == ("mug", "cup", "jar", "pot")
    assert cells(text) == [[31, N, N, N], [N, N, N, 4], [N] * 4, [N] * 4]


def test_a_pair_behind_words_for_the_figure():
    text = (
        "In the correlation heatmap Rain and Flow levels are tightly linked (0.81). Flow and Salt: -0.27. "
        "The pair Rain/Salt stands at -0.33."
    )
    assert panel(text).x.categories == ("Rain", "Flow", "Salt")
    assert cells(text) == [[N, 0.81, -0.33], [N, N, -0.27], [N, N, N]]


def test_what_is_strongest_is_no_list_of_labels():
    text = (
        "A correlation heatmap. The rows and columns are rain, flow and salt, the diagonal is 1. "
        "The strongest correlation is between flow and rain levels (0.83)."
    )
    assert panel(text).x.categories == ("rain", "flow", "salt")
    assert cells(text) == [[1, N, N], [0.83, 1, N], [N, N, 1]]


@pytest.mark.parametrize(
    "said",
    [
        "Of 90 ripe figs 80 were kept, 10 were sent back. Of 60 raw figs 55 were sent back and 5 were kept.",
        "Of the 90 ripe figs, 80 were kept and 10 sent back; of 60 raw figs, 5 were kept and 55 sent back.",
        "80 ripe figs were kept and 10 sent back; 5 raw figs were kept and 55 sent back.",
        "Among 90 ripe figs 80 were kept and 10 sent back, among 60 raw figs 5 were kept and 55 sent back.",
    ],
)
def test_what_was_done_with_each_kind(said):
    text = f"A heatmap of the sorting machine. {said}"
    assert (panel(text).y.categories, panel(text).x.categories) == (("ripe", "raw"), ("kept", "sent back"))
    assert cells(text) == [[80, 10], [5, 55]]


def test_counts_that_do_not_add_up_name_no_axes():
    text = "A heatmap. Of 90 ripe figs 80 were kept, 7 sent back. Of 60 raw figs 5 were kept, 55 sent back."
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(text)


TEAMS = "A heatmap of games won. Both axes list Ayr, Bath, Cork and Deal. "
AYR = [[None, 62, 55, 48], [None] * 4, [None] * 4, [None] * 4]


@pytest.mark.parametrize(
    "said",
    [
        "Against Bath, Ayr won 62 %; against Cork it won 55 %, and against Deal 48 %.",
        "Against Bath Ayr won 62 % of the games, against Cork 55 % and against Deal 48 %.",
        "Against Bath, Cork and Deal, Ayr won 62 %, 55 % and 48 %.",
        "Ayr won 62 % against Bath and 55 % against Cork; against Deal they won 48 %.",
        "Ayr, against Bath, won 62 %; against Cork 55 %; against Deal 48 %.",
    ],
)
def test_against_whom(said):
    assert cells(TEAMS + said) == AYR


def test_who_is_set_against_another_one_in_the_rows():
    text = "A heatmap. The x axis is the team, the y axis the opponent; both axes list Ayr, Bath and Cork. "
    assert cells(text + "Against Bath, Ayr won 62 %; against Cork 55 %.") == [
        [None, None, None], [62, None, None], [55, None, None],
    ]


@pytest.mark.parametrize(
    "said",
    [
        "Against Bath and Cork, Ayr won 62 % each.",
        "Against Bath, Ayr won 5 points more than Cork.",
        "Versus last year, Ayr improved by 5 points against Bath.",
    ],
)
def test_against_how_many_is_not_told(said):
    assert cells(TEAMS + said) == [[None] * 4] * 4


CLASSES = "A confusion matrix of the classes oak, elm and fir; true classes are in the rows. "


@pytest.mark.parametrize(
    "said",
    [
        "For oak, 50 are correct, 3 go to elm and 2 to fir.",
        "50 oaks were recognised; 3 of them were predicted as elm and 2 as fir.",
        "Of the oak leaves, 3 were taken for elm, 50 were recognised and 2 were taken for fir.",
        "Of 55 oaks 50 are correct, 3 end up as elm and 2 as fir.",
        "For oak, 50 are right, 3 slipped into elm and 2 into fir.",
    ],
)
def test_where_the_members_of_a_class_go(said):
    assert cells(CLASSES + said)[0] == [50, 3, 2]


def test_what_was_recognised_is_no_list_of_classes():
    text = (
        "A confusion matrix of the classes sad, calm and glad; rows are true, columns predicted. 41 sad "
        "posts were recognised; 3 of them were predicted as calm and 1 as glad. Of the calm posts, 7 were "
        "taken for sad, 30 were recognised and 4 were taken for glad."
    )
    (one,) = replot.parse(text).panels
    assert (one.x.label, one.y.label) == ("predicted", "true")
    assert one.x.categories == one.y.categories == ("sad", "calm", "glad")
    assert cells(text) == [[41, 3, 1], [7, 30, 4], [None] * 3]


@pytest.mark.parametrize(
    "said",
    [
        "rain-wind is 0.8, ones on the diagonal.",
        "rain-wind is 0.8, and ones along the diagonal.",
        "rain-wind is 0.8 with ones down its diagonal.",
    ],
)
def test_ones_on_the_diagonal_behind_other_values(said):
    assert cells(f"A heatmap of correlations between rain, wind and snow: {said}") == [
        [1, 0.8, None], [None, 1, None], [None, None, 1],
    ]


def test_the_remaining_cells():
    said = "rain-wind is 0.8; remaining cells are 0.3. The diagonal is 1."
    assert cells(f"A heatmap of correlations between rain, wind and snow. {said}") == [
        [1, 0.8, 0.3], [None, 1, 0.3], [0.3, 0.3, 1],
    ]


@pytest.mark.parametrize(
    "lead",
    ["The correlation matrix shows that", "Correlations between traits, drawn as a heatmap, show that"],
)
def test_a_second_relation_of_the_same_variable(lead):
    text = f"{lead} early growth has a positive correlation with late growth (0.5) and a negative "
    text += "correlation with winter growth (-0.6). Late growth and winter growth have a correlation of 0.1."
    assert panel(text).x.categories == ("early growth", "late growth", "winter growth")
    assert cells(text) == [[N, 0.5, -0.6], [N, N, 0.1], [N, N, N]]


TRAITS = "A heatmap of similarities; both axes list Dog, Toy, Ant, Pig. "


@pytest.mark.parametrize(
    "said",
    [
        "Toy, Ant and Pig are much like each other (0.7-0.9).",
        "High values (between 0.7 and 0.9) are found between Toy (plush), Ant and Pig.",
        "Among Toy, Ant, and Pig the similarity ranges from 0.7 to 0.9.",
    ],
)
def test_labels_with_each_other(said):
    read = panel(TRAITS + said)
    assert read.grid.states.tolist() == [list("uuuu"), list("uurr"), list("urur"), list("urru")]
    assert (read.grid.low[1, 2], read.grid.high[3, 1]) == (0.7, 0.9)


@pytest.mark.parametrize(
    "said",
    [
        "Toy, Ant and Pig have an average of 0.7 with each other.",
        "Among Toy, Ant and Pig the highest value is 0.9.",
        "Toy and Ant differ by 0.2 from each other.",
    ],
)
def test_no_value_of_each_pair(said):
    assert not (panel(TRAITS + said).grid.states == "s").any()


@pytest.mark.parametrize(("listed", "labels"), [
    ("Q1 Trust, Q2 Ease, Q3 Speed", ("Q1 Trust", "Q2 Ease", "Q3 Speed")),
    ("Q1 (Trust), Q2 (Ease), Q3 (Speed)", ("Q1", "Q2", "Q3")),
])
def test_pairs_of_the_codes_of_a_list(listed, labels):
    text = f"A heat map of correlations. Items: {listed}. Q2-Q1: .61; Q3-Q1: .44; Q3-Q2: .52."
    figure = replot.parse(text).panels[0]
    assert figure.x.categories == figure.y.categories == labels
    assert cells(text) == [[None, None, None], [0.61, None, None], [0.44, 0.52, None]]


@pytest.mark.parametrize("said", [
    "Lower triangle only; diagonal not drawn.", "The strict lower triangle is shown.",
    "The diagonal is not plotted. Upper half left out.",
])
def test_what_a_half_without_its_diagonal_leaves_empty(said):
    figure = replot.parse(f"A heat map of correlations. Both axes: A, B, C. {said} B-A .6; C-A .4; C-B .5.")
    assert [row.count("b") for row in figure.to_dict()["panels"][0]["states"]] == [3, 2, 1]
def test_sounds_between_slashes_and_their_responses():
    text = (
        "A confusion matrix. Stimulus vowels label the rows, response vowels the columns; both use the order "
        "/i/, /e/, /a/. Of the 60 /i/ stimuli, 52 were heard as /i/ and 8 as /e/. For /e/, 45 responses were "
        "correct, 11 went to /i/ and 4 to /a/."
    )
    (one,) = replot.parse(text).panels
    assert (one.y.label, one.x.label) == ("Stimulus vowels", "response vowels")
    assert cells(text) == [[52, 8, None], [11, 45, 4], [None] * 3]


def test_what_is_said_behind_both_sides_is_no_list():
    text = (
        "A heatmap: a 3 by 3 matrix, raters R1 to R3 on both sides, lower half filled in, ones on the "
        "diagonal. R2 and R1 agree at 0.71. R3 agrees with R1 at 0.65 and with R2 at 0.58."
    )
    assert panel(text).x.categories == panel(text).y.categories == ("R1", "R2", "R3")
    assert cells(text) == [[1, None, None], [0.71, 1, None], [0.65, 0.58, 1]]


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ("Rain has a strong correlation (1.0) with itself. Rain has a weak correlation (0.2) with salt.",
         [[1.0, 0.2], [N, N]]),
        ("Rain has a weak correlation (0.2) with salt. Salt shows a correlation of 1.0 with itself.",
         [[N, 0.2], [N, 1.0]]),
        ("Rain shows a correlation of 1.0 with itself and 0.2 with salt.", [[1.0, 0.2], [N, N]]),
        ("Rain has a correlation of 0.2 with salt but of only 0.9 with itself.", [[0.9, 0.2], [N, N]]),
    ],
)
def test_variables_and_themselves(said, values):
    assert cells(f"A correlation heatmap of rain and salt. {said}") == values
@pytest.mark.parametrize("lead", ["is strongly correlated with", "has its strongest correlations with"])
def test_relations_that_items_finish(lead):
    text = f"# Correlation heatmap\n\nRent {lead}:\n- Distance to harbour: -0.71\n- Floor: 0.12\n"
    assert panel(text).y.categories == ("Rent", "Distance to harbour", "Floor")
    assert cells(text)[0] == [N, -0.71, 0.12]


def test_a_variable_with_to_in_its_name():
    text = "In the correlation matrix, Floor has a correlation with Distance to harbour of 0.05."
    assert panel(text).x.categories == ("Floor", "Distance to harbour")
    assert cells(text) == [[N, 0.05], [N, N]]


def test_keys_of_two_variables_are_pairs_of_one_square():
    text = "# Heatmap of similarities\n\n- rain vs flow: 0.9\n- wind vs salt: 0.2\n- moss vs rain: 0.1\n"
    assert panel(text).x.categories == panel(text).y.categories == ("rain", "flow", "wind", "salt", "moss")


@pytest.mark.parametrize(
    "said",
    [
        "income has a correlation of 0.34 with education, 0.23 with hours and age, and 0.22 with gain.",
        "income has 0.34 correlation with education, 0.23 correlation with hours and age, "
        "and 0.22 correlation with gain.",
    ],
)
def test_two_variables_that_share_their_value(said):
    shown = panel(f"The correlation heatmap shows that {said}")
    assert shown.x.categories == ("income", "education", "hours", "age", "gain")
    assert shown.grid.values[0, 1:].tolist() == [0.34, 0.23, 0.23, 0.22]


def test_relations_in_percent():
    text = "The correlation heatmap: income has 34% correlation with age and 22.5% correlation with gain."
    shown = panel(text)
    assert shown.x.categories == ("income", "age", "gain")
    assert shown.grid.values[0, 1:].tolist() == [34, 22.5]


def test_pairs_that_follow_and_brackets_behind_a_variable():
    text = (
        "Looking at the correlation heatmap, price and sqft are the most correlated pair (0.71), followed by "
        "price and baths at 0.53. Age is negatively correlated with price (-0.36), while lot size barely "
        "matters (0.05 with price, 0.02 with age)."
    )
    shown = panel(text)
    assert shown.x.categories == shown.y.categories == ("price", "sqft", "baths", "Age", "lot size")
    told = {(0, 1): 0.71, (0, 2): 0.53, (3, 0): -0.36, (4, 0): 0.05, (4, 3): 0.02}
    assert {place: shown.grid.values[place] for place in told} == told
    assert sum(value is not None for row in cells(text) for value in row) == len(told)
