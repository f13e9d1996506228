"""Confusion matrices told by people: counts of what became of each class, and classes named in passing."""

from __future__ import annotations

from functools import reduce

import pytest
from sources import cells, panel

import replot

N = None
LEAD = "The confusion matrix of the test set:\n\n"


@pytest.mark.parametrize(
    ("said", "names", "values"),
    [
        (
            "The gate takes 7 lorries that are really empty as laden and 9 lorries that are really laden as "
            "empty.",
            ("empty", "laden"),
            [[N, 7], [9, N]],
        ),
        (
            "7 lorries that were empty were classified as laden, and 9 lorries which were laden were "
            "classified as empty.",
            ("empty", "laden"),
            [[N, 7], [9, N]],
        ),
        (
            "The model classified 7 riders who fell as seated and 9 riders who actually seated as fell.",
            ("fell", "seated"),
            [[N, 7], [9, N]],
        ),
        (
            "12 oaks that were sold as elms were seen as well as 3 elms that were sold as oaks.",
            ("oaks", "elms"),
            [[N, 12], [3, N]],
        ),
        (
            "Of the 120 calm samples 113 were predicted correctly, 7 as windy. Of the 80 windy ones, 75 were "
            "caught and 5 were missed.",
            ("calm", "windy"),
            [[113, 7], [5, 75]],
        ),
        (
            "The model correctly predicts 38 of the 60 late trains, missing 22, and wrongly flags 19 of 300 "
            "on-time trains as late.",
            ("late", "on-time"),
            [[38, 22], [19, N]],
        ),
        (
            "There are 5 towns that are correctly predicted as 'flooded'; 23 towns that are "
            "correctly predicted "
            "as 'not flooded'; 6 towns that are incorrectly predicted as 'not flooded'; 0 towns that are "
            "incorrectly predicted as 'flooded'.",
            ("flooded", "not flooded"),
            [[5, 6], [0, 23]],
        ),
        (
            "The first row represents the actual ripe melons. Out of these, 48 were correctly classified as "
            "ripe, and 3 were incorrectly classified as green. The second row represents the actual "
            "green melons. "
            "Out of these, 5 were incorrectly classified as ripe, and 76 were correctly classified as green.",
            ("ripe", "green"),
            [[48, 3], [5, 76]],
        ),
        (
            "Looking at the matrix, class 'cod' was predicted as 'hake' 12 times and as 'ling' 3 "
            "times. Class "
            "'hake' was predicted as 'cod' 7 times.",
            ("cod", "hake", "ling"),
            [[N, 12, 3], [7, N, N], [N, N, N]],
        ),
        (
            "late: 38/60 correct (22 misclassified as on time); on time: 281/300 correct (19 "
            "misclassified as "
            "late).",
            ("late", "on time"),
            [[38, 22], [19, 281]],
        ),
        (
            "19 on-time trains were predicted late and 22 late trains were predicted on time. There were 281 "
            "correct predictions for on-time.",
            ("on-time", "late"),
            [[281, 19], [22, N]],
        ),
        (
            "**Actual Wet:** 38 predicted wet, 22 predicted dry\n**Actual Dry:** 19 predicted wet, "
            "281 predicted "
            "dry",
            ("Wet", "dry"),
            [[38, 22], [19, 281]],
        ),
    ],
)
def test_what_became_of_each_class(said, names, values):
    fact = panel(LEAD + said)
    assert fact.x.categories == fact.y.categories == names
    assert cells(LEAD + said) == values


def test_classes_that_stand_over_lists():
    said = "".join(
        f"{name} posts ({total} in all):\n- {right} correctly identified as {name.lower()}\n"
        f"- {wrong} mistakenly classified as {other}\n\n"
        for name, total, right, wrong, other in (("Glad", 54, 47, 7, "sad"), ("Sad", 68, 60, 8, "glad"))
    )
    assert panel(LEAD + said).x.categories == ("glad", "sad")
    assert cells(LEAD + said) == [[47, 7], [8, 60]]


@pytest.mark.parametrize("said", ["with 708 true positives", "and there are 708 true positives in all"])
def test_outcomes_are_no_classes(said):
    text = f"{LEAD}The model finds most of the hits, {said}. It correctly identifies 86 flops that are true "
    fact = panel(f"{text}flops, but it misclassifies 89 flops as hits.")
    assert fact.x.categories == fact.y.categories == ("hits", "flops")
    assert fact.grid.values[1].tolist() == [89, 86]


def test_classes_beside_the_outcomes():
    said = "- True Positive (Sound): 85\n- False Positive (Sound misclassified as Cracked): 5\n"
    said += "- True Negative (Cracked): 47\n- False Negative (Cracked misclassified as Sound): 0\n\n"
    said += "Report for Sound:\n- Precision: 1.00 (no sound pipe was misclassified as cracked)\n"
    said += "- Recall: 0.94 (94% of the sound pipes were correctly identified)"
    fact = panel(LEAD + said)
    assert fact.x.categories == fact.y.categories == ("Sound", "Cracked")
    assert cells(LEAD + said) == [[85, 5], [0, 47]]


@pytest.mark.parametrize(
    ("lines", "labels", "names"),
    [
        (
            [
                "Actual Yes, Predicted Yes: 210",
                "Actual Yes, Predicted No: 34",
                "Actual No, Predicted Yes: 21",
                "Actual No, Predicted No: 402",
            ],
            ("Actual", "Predicted"),
            ("Yes", "No"),
        ),
        (
            [
                "Yes patch (Observed) x Yes (Predicted) - 210 cases",
                "Yes patch (Observed) x No (Predicted) - 34 cases",
                "No patch (Observed) x Yes (Predicted) - 21 cases",
                "No patch (Observed) x No (Predicted) - 402 cases",
            ],
            ("Observed", "Predicted"),
            ("Yes", "No"),
        ),
    ],
)
def test_pairs_of_what_was_true_and_what_was_predicted(lines, labels, names):
    text = "### Confusion Matrix\n\n" + "".join(f"- {line}\n" for line in lines)
    fact = panel(text)
    assert (fact.y.label, fact.x.label) == labels
    assert fact.x.categories == fact.y.categories == names
    assert cells(text) == [[210, 34], [21, 402]]


@pytest.mark.parametrize(
    ("said", "names"),
    [
        (
            "46 high-risk firms were misclassified as Low Risk, and 19 high-risk firms were "
            "predicted as Medium "
            "Risk. 13 sound ones were predicted as High Risk.",
            ("Low Risk", "Medium Risk", "High Risk"),
        ),
        ("The model perfectly classified oak and elm (54 and 11)...", ("0", "1", "2")),
        (
            "However, for the ash, 46 were taken for oak. 19 ash trees were taken for elm, and 44 "
            "oaks were taken "
            "for elms.",
            ("0", "1", "2"),
        ),
    ],
)
def test_three_classes_in_the_order_of_an_array(said, names):
    text = f"Confusion matrix:\n\n```\n[[54 14 13]\n [12 11 35]\n [46 19 47]]\n```\n\n{said}"
    assert panel(text).x.categories == panel(text).y.categories == names
    assert cells(text) == [[54, 14, 13], [12, 11, 35], [46, 19, 47]]


def test_classes_that_are_all_right():
    said = (
        "The model perfectly classified the cod and the hake (15 each). However, for ling, 3 instances were "
    )
    text = f"Confusion matrix:\n\n```\n[[15 0 0]\n [0 15 0]\n [0 3 12]]\n```\n\n{said}misclassified as hake, "
    text += "while 12 were correctly classified."
    assert panel(text).x.categories == panel(text).y.categories == ("cod", "hake", "ling")


@pytest.mark.parametrize(
    "said",
    [
        "The first class is 'forged', the second 'genuine'.",
        "Classes in the order forged, genuine.",
        "11 genuine notes were predicted forged, 7 forged notes were predicted genuine.",
    ],
)
def test_the_order_of_two_classes_of_an_array(said):
    text = f"confusion_matrix(y_test, pred):\n\n```\n[[93 7]\n [11 89]]\n```\n\n{said}"
    assert panel(text).x.categories == panel(text).y.categories == ("forged", "genuine")


@pytest.mark.parametrize(
    "said",
    [
        "Rows denote the towns and columns denote the dry months, while darker cells indicate more rain.",
        "Rows represent the towns, columns represent the dry months, and colour intensity represents rain.",
        "Each row is the towns and each column is the dry months, with darker shades indicating more rain.",
        "The y-axis shows the towns and the x-axis shows the dry months, with each cell representing "
        "the rain.",
    ],
)
def test_what_is_said_of_the_cells_ends_the_name_of_an_axis(said):
    fact = panel(f"Figure 2: Heatmap of rain. {said}")
    assert (fact.y.label, fact.x.label) == ("towns", "dry months")


def test_axes_among_the_insights():
    text = "# Charts\n\n### The confusion matrix plot shows how well each class (Oak, Elm) is told:\n\n"
    text += "## Insights\n### Rows represent actual trees, columns represent predicted trees, the values in "
    text += "the matrix are the counts of the leaves.\n### -Oak Class: The model correctly identified 34 "
    text += "leaves as Oak, but it did misclassify 11 as Elm.\n"
    fact = panel(text)
    assert (fact.y.label, fact.x.label) == ("actual trees", "predicted trees")
    assert fact.grid.values[0].tolist() == [34, 11]


def test_a_heading_with_what_was_tested():
    text = "## 4. Errors\n\n### Confusion Matrix (Night Set, N = 306)\n\n| | a | b |\n"
    figure = replot.parse(f"{text}|---|---|---|\n| a | 1 | 2 |\n| b | 3 | 4 |\n")
    assert figure.title == "Confusion Matrix (Night Set, N = 306)"


@pytest.mark.parametrize(
    ("said", "names", "values"),
    [
        (
            "93.5% of the genuine notes and 88.1% of the forged notes were classified correctly; 6.5% of the "
            "genuine notes were rejected as forged and 11.9% of the forged ones accepted as genuine.",
            ("genuine", "forged"),
            [[93.5, 6.5], [11.9, 88.1]],
        ),
        (
            "There are 95 true cat predictions, 90 true dog predictions, 5 cats misclassified as dogs and 10 "
            "dogs misclassified as cats.",
            ("cat", "dog"),
            [[95, 5], [10, 90]],
        ),
    ],
)
def test_counts_that_share_a_verb(said, names, values):
    fact = panel(LEAD + said)
    assert fact.x.categories == fact.y.categories == names
    assert cells(LEAD + said) == values


def test_classes_before_the_word_order():
    said = "Rows are true labels and columns are predicted labels in oak, elm, ash order."
    fact = panel(f"## Confusion matrix\n\n{said}\n\n```text\n[58, 8, 0]\n[7, 25, 0]\n[0, 0, 20]\n```")
    assert (fact.y.label, fact.x.label) == ("true labels", "predicted labels")
    assert fact.x.categories == fact.y.categories == ("oak", "elm", "ash")


def test_names_of_classes_behind_an_array():
    text = "Confusion matrix, not normalized\n[[13  0]\n [ 4 10]]\nThe target names are oak and elm."
    assert panel(text).x.categories == panel(text).y.categories == ("oak", "elm")


def test_first_values_behind_the_names_of_lines():
    text = "Actual \\ Predicted: Low | Mid | High\nLow: 30 | 4 | 0\nMid: 5 | 41 | 6\nHigh: 0 | 3 | 28\n\n"
    fact = panel(f"{text}Confusion matrix of the towns.")
    assert (fact.y.label, fact.x.label) == ("Actual", "Predicted")
    assert fact.x.categories == fact.y.categories == ("Low", "Mid", "High")
    assert fact.grid.values.tolist() == [[30, 4, 0], [5, 41, 6], [0, 3, 28]]


@pytest.mark.parametrize(
    "said",
    [
        "Rows are target steps j, columns are source steps i, and cells show mean |rho| for pairs (i,j).",
        "Rows = target steps j, columns = source steps i. A high column-to-column variance = groups matter.",
    ],
)
def test_bars_of_a_value_and_indices_are_no_labels(said):
    fact = panel(f"Figure 3: Heatmap of the steps. {said}")
    assert (fact.y.label, fact.x.label) == ("target steps j", "source steps i")
    assert fact.x.categories == fact.y.categories == ()


def test_what_a_relation_is_like_is_no_variable():
    text = "Correlation heatmap. rain and flow are correlated (0.83). The correlation with 'salt' is "
    assert "notably lower" not in panel(f"{text}notably lower at 0.51.").x.categories


def test_a_name_before_what_is_said_of_the_axes():
    text = "Tidal encoding heatmap. Rows = harbours (0-3), columns = hours (0-5). Color intensity shows the "
    assert replot.parse(f"{text}height.").title == "Tidal encoding heatmap"


def test_counts_of_what_something_was_called():
    said = "Of 100 bitter teas, the model correctly identified 93 and called 7 sweet. Of 100 sweet teas, it "
    assert cells(f"{LEAD}{said}correctly identified 91 and called 9 bitter.") == [[93, 7], [9, 91]]


def test_a_number_in_the_name_of_a_class_is_no_total():
    said = "8/8 (100%) of fresh leaves were correctly classified, while 7/8 (87.5%) of 3 week old leaves "
    text = f"{LEAD}{said}were correctly classified. 2 fresh leaves were predicted as dried."
    assert not any("week" in name for name in panel(text).x.categories)


def test_a_word_that_both_axes_share_turns_no_table():
    said = "Read the confusion matrix by row: the true label is on the left; the predicted label is over it."
    table = "| True label | Predicted dry | Predicted wet |\n|---|---:|---:|\n| Dry | 93 | 7 |\n"
    fact = panel(f"{said}\n\n{table}| Wet | 9 | 91 |\n")
    assert (fact.y.label, fact.x.label) == ("True label", "Predicted")
    assert fact.grid.values.tolist() == [[93, 7], [9, 91]]


def test_what_each_cell_in_the_heatmap_stands_for():
    text = "The correlation heatmap relates three variables: pH, Silt, Clay. Each cell in the heatmap "
    fact = panel(f"{text}represents the Pearson correlation coefficient between two variables.")
    assert fact.color.label == "Pearson correlation coefficient"


@pytest.mark.parametrize(
    "said",
    [
        "Of the 100 credit samples, the model predicted correctly 90 as safe loans whereas 10 loans were "
        "incorrectly predicted as safe. Of the 50 credit samples, the model predicted correctly 44 as risky "
        "loans whereas 6 loans were incorrectly predicted as risky.",
        "The model predicted 90 correctly as safe whereas 10 were incorrectly predicted as safe. It "
        "predicted 44 correctly as risky whereas 6 were incorrectly predicted as risky.",
    ],
)
def test_what_is_counted_is_no_class(said):
    assert panel(LEAD + said).x.categories == ("safe", "risky")
    assert cells(LEAD + said) == [[90, 6], [10, 44]]


@pytest.mark.parametrize(
    "said",
    [
        "Oak was most often confused with elm (12.5%), fir (7.3%) and ash (5%).",
        "Oak was misclassified as:\n\n- elm: 12.5%\n- fir: 7.3%\n- ash: 5%\n",
        "Oak was misclassified as elm 12.5%, as fir 7.3% and as ash 5% of the time.",
    ],
)
def test_what_one_class_was_taken_for(said):
    assert panel(LEAD + said).y.categories == ("Oak", "elm", "fir", "ash")
    assert cells(LEAD + said)[0] == [N, 12.5, 7.3, 5]
    assert cells(LEAD + said)[1:] == [[N] * 4] * 3


@pytest.mark.parametrize("said", [
    "Of the 50 dogs, 47 were predicted as dog and 3 as fox. All 50 cats were predicted correctly. Of the 50 "
    "foxes, 4 were predicted as dog and 46 as fox. The remaining cells are 0.",
    "cat as cat: 50. dog as dog: 47. dog as fox: 3. fox as dog: 4. fox as fox: 46. The other cells are 0.",
])
def test_the_rest_behind_totals(said):
    head = "A confusion matrix heatmap. True labels (cat, dog, fox) are on the vertical axis, predicted ones"
    assert cells(f"{head} on the horizontal axis. {said}") == [[50, 0, 0], [0, 47, 3], [0, 4, 46]]


@pytest.mark.parametrize(
    "line",
    [
        "`cat -> dog` (70 cases, 18.8%): the largest of all.",
        '"cat -> dog" (70 cases, or 18.8%)',
        "cat → dog (70, 18.8% of all)",
        "cat -> dog: 70 (18.8%)",
    ],
)
def test_pairs_of_classes_with_an_arrow_and_the_share_of_each(line):
    others = (("cat", "owl", "62", "16.6"), ("owl", "cat", "41", "11.0"))
    words = [(("cat", a), ("dog", b), ("70", n), ("18.8", share)) for a, b, n, share in others]
    lines = [line, *(reduce(lambda said, word: said.replace(*word), swaps, line) for swaps in words)]
    text = "The confusion matrix of the judges:\n\n" + "".join(f"1. {one}\n" for one in lines)
    assert panel(text).x.categories == panel(text).y.categories == ("cat", "dog", "owl")
    assert cells(text) == [[N, 70, 62], [N, N, N], [41, N, N]]


def test_pairs_with_an_arrow_count_more_than_other_lists_about_the_classes():
    text = LEAD + "1. `cat -> dog` (7 cases)\n2. `cat -> owl` (6 cases)\n3. `owl -> dog` (3 cases)\n\n"
    text += "**Sizes:**\n- `cat`: train=28, test=19\n- `dog`: train=6, test=65\n"
    assert cells(text) == [[N, 7, 6], [N, N, N], [N, 3, N]]


@pytest.mark.parametrize(
    "said",
    [
        "- Only 82 fake and 54 real ones were misclassified.",
        "- 82 fake articles were misclassified.\n- 54 real articles were misclassified.",
        "- 82 fake and 54 real articles were wrongly classified, which is little.",
    ],
)
def test_what_was_misclassified_of_two_classes(said):
    text = LEAD + "- 458 fake articles were correctly identified as fake.\n"
    text += f"- 426 real articles were correctly identified as real.\n{said}\n"
    assert panel(text).x.categories == ("fake", "real")
    assert cells(text) == [[458, 82], [54, 426]]


def test_nobody_says_what_was_taken_for_what_among_three_classes():
    text = (
        "The confusion matrix has the classes oak, elm and ash. 90 oaks and 80 elms were identified "
        "correctly, and 12 oaks and 5 elms were misclassified."
    )
    assert cells(text) == [[90, N, N], [N, 80, N], [N] * 3]
    assert "R103" in {finding.code for finding in replot.examine(text).findings}


def test_a_count_of_all_is_not_that_of_the_class_before():
    said = "90 spam mails were classified correctly, 12 mails were misclassified and 80 ham mails correctly."
    assert not replot.parse(LEAD + said).panels[0].grid.values.size


@pytest.mark.parametrize(
    "said",
    [
        "`sad` is the worst victim (3/30 correct, 17/30 misread as calm). `angry` (7/30 correct, 10/30 as "
        "calm) is next.",
        "`sad` is the worst (3 correct, 17 read as calm, predicted only 6 times in total). `angry` (7 "
        "correct, 10 seen as calm) is next.",
    ],
)
def test_what_was_made_of_a_class_in_brackets_behind_it(said):
    text = f"The confusion matrix reveals the errors. {said}"
    assert panel(text).y.categories == ("sad", "calm", "angry")
    assert cells(text) == [[3, 17, N], [N] * 3, [N, 10, 7]]


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ("type 1 errors: 36 and type 2 errors: 79", [[N, 36], [79, N]]),
        ("79 Type II errors (false negatives) and 36 Type I errors (false positives)", [[N, 36], [79, N]]),
        ("that false negatives are more common: their count (79) is above that of the false positives (36)",
         [[N, 36], [79, N]]),
        ("5 more false negatives than false positives, which number 20", None),
    ],
)
def test_the_two_kinds_of_errors(said, values):
    text = f"The confusion matrix shows {said}."
    if values is None:
        assert not replot.parse(text).panels[0].grid.values.size
    else:
        assert cells(text) == values


def test_what_numbered_classes_were_taken_for():
    text = (
        "The confusion matrix in words:\nRow 0 (Actual Class 0):\n9 were correctly predicted as Class 0.\n"
        "Row 1 (Actual Class 1):\n70 images were correctly predicted as Class 1.\n"
        "3 images were misclassified as Class 0, and 11 as Class 2.\n"
        "Row 2 (Actual Class 2):\n80 images were correctly predicted as Class 2.\n"
    )
    assert cells(text) == [[9, N, N], [3, 70, 11], [N, N, 80]]


@pytest.mark.parametrize("says", ["shows", "reveals", "indicates"])
def test_a_finding_that_its_items_finish(says):
    text = f"The confusion matrix {says} that elm was most often confused with:\n\n- oak: 24%\n- ash: 9%\n"
    assert panel(text).y.categories == ("elm", "oak", "ash")
    assert cells(text)[0] == [N, 24, 9]


@pytest.mark.parametrize(
    "often",
    [
        "({}% of the time)", "(in {}% of cases)", "({} images)", "({} of 50)", "in {} of 50 cases",
        "with {} cases",
    ],
)
def test_how_often_behind_what_something_was_taken_for(often):
    said = (
        f"Oak was most often confused with an elm {often.format(12)}. Elm was mistaken for a fir "
        f"{often.format(7)} and an oak {often.format(3)}."
    )
    assert cells(LEAD + said) == [[N, 12, N], [3, N, 7], [N, N, N]]


def test_about_how_often_something_was_taken_for_another():
    said = "The matrix shows that Oak was mistaken for Elm (about 24% of the time) and Fir (~9% of cases)."
    assert cells(LEAD + said)[0] == [N, 24, 9]


def test_how_often_two_things_came_true_is_not_what_they_were_taken_for():
    said = "Oak was confused with elm (12 samples). The firs, seen in 20 of 50 plots, were told from elms."
    assert cells(LEAD + said) == [[N, 12], [N, N]]


def test_a_table_of_metrics_beside_what_a_class_was_taken_for():
    text = (
        "## The confusion matrix\n\nMany Ripe samples are incorrectly classified as Green (38/82, 46.3%) or "
        "Rotten (16/82, 19.5%).\n\n| Metric | Value |\n|---|---|\n| Ripe Recall | `0.34` |\n"
        "| Ripe Precision | `0.43` |\n| Misclassified as Green | `38/82` |\n| Correctly classified | 28 |\n"
    )
    assert sorted(panel(text).y.categories) == ["Green", "Ripe", "Rotten"]
    assert sorted(value for row in cells(text) for value in row if value is not None) == [16, 38]


def test_two_outcomes_and_their_counts_respectively():
    text = (
        "The confusion matrix: our TP value is 99 and our TN value is 181. Our False Positive (FP), bottom "
        "left, and False Negative (FN), top right, are 73 and 89 respectively."
    )
    assert cells(text) == [[181, 73], [89, 99]]


TREES = "Confusion matrix, true class in rows and predicted class in columns: oak, elm, ash. "


@pytest.mark.parametrize(
    "said",
    [
        "Of the 10 elms 9 were right, 1 went down as oak and none as ash.",
        "There were 10 elms, 9 of which were correct, while 1 was called oak and none were taken for ash.",
        "Elms are easiest: there were 10 of them, 9 of which were recognised; 1 passed for oak, none as ash.",
        "The 10 elms did best: 9 were identified, 1 was filed as oak and none as ash.",
        "Elm had 10, of which 9 were right, 1 was taken for oak and none for ash.",
    ],
)
def test_how_many_there_are_is_no_outcome_and_none_is_a_zero(said):
    assert cells(TREES + said) == [[N, N, N], [1, 9, 0], [N, N, N]]


def test_all_of_a_class_were_right():
    said = "Of the 10 elms all were right. Of the 20 oaks 15 were right, 5 went down as elms."
    assert cells(TREES + said) == [[15, 5, N], [N, 10, N], [N, N, N]]


@pytest.mark.parametrize("said", [
    "Cats are recognised in 88% of cases, confused with dogs in 9% and with foxes in 3%.",
    "Of all true \"cat\" images 88% are recognised, 9% are mistaken for \"dog\" and 3% for \"fox\".",
    "88% of cats are right (9% called dogs, 3% foxes).",
    "Cats are right 88% of the time. Cats are confused with dogs in 9% and with foxes in 3%.",
])
def test_shares_of_a_class_by_how_often(said):
    text = f"Confusion matrix with classes cat, dog, fox. {said}"
    assert cells(text) == [[88, 9, 3], [N, N, N], [N, N, N]]


def test_two_counts_of_the_same_are_none():
    text = 'Confusion matrix with classes cat, dog, fox. "Dog" is right in 91% of cases, 6% are cat, 3% fox.'
    assert cells(text) == [[N, N, N]] * 3


@pytest.mark.parametrize(("said", "names", "values"), [
    ("- **Oak** (2 samples): misclassified as *Elm*.\n- **Elm** (3): predicted as Ash\n"
     "- Ash (1 time): predicted as Elm",
     ("Oak", "Elm", "Ash"), [[N, 2, N], [N, N, 3], [N, 1, N]]),
    ("- 9 values of digit 9 were predicted as 7.\n- 6 values of digit 3 were predicted as 9.",
     ("3", "7", "9"), [[N, N, 6], [N, N, N], [N, 9, N]]),
])
def test_counts_in_brackets_and_classes_that_are_digits(said, names, values):
    text = f"The confusion matrix heatmap shows the errors:\n\n{said}\n"
    assert panel(text).y.categories == names
    assert cells(text) == values


def test_what_a_classifier_made_of_all_is_no_class() -> None:
    text = (
        "Of 4200 pictures, we got the following correct and incorrect predictions by the model:\n"
        "- Correctly predicted: 4109\n- Incorrectly predicted: 91\n\n"
        "The confusion matrix heatmap shows that:\n"
        "- 9 values of digit 9 were predicted as 7.\n- 6 values of digit 3 were predicted as 8.\n"
    )
    assert panel(text).x.categories == panel(text).y.categories == ("3", "7", "8", "9")
    none = [None] * 4
    assert cells(text) == [[None, None, 6, None], none, none, [None, 9, None, None]]


@pytest.mark.parametrize("said", [
    "12/15 oaks correct (3 misclassified as elms), 8/10 elms correct (2 misclassified as oaks).",
    "12 of 15 oaks correct, 3 misclassified as elms. 8 of 10 elms correct, 2 taken for oaks.",
    "oaks 12/15 correct (3 misclassified as elms), elms 8/10 correct (2 misclassified as oaks).",
])  # fmt: skip
def test_correct_counts_and_the_others(said):
    read = panel(f"Confusion matrix: {said}")
    assert list(read.x.categories) == list(read.y.categories) == ["oaks", "elms"]
    assert read.grid.values.tolist() == [[12, 3], [2, 8]]
    assert replot.parse(f"Confusion matrix: {said}").title is None


def test_correct_counts_belong_to_the_class_they_name():
    read = cells("Confusion matrix (rows true, columns predicted; classes oak, elm, fir). Fir: of 30 "
                 "true firs, 9 were "
                 "predicted as elm. Elm had 19 correct predictions. Oak achieved 1,528 correct "
                 "classifications out of 1,774.")
    assert read == [[1528, N, N], [N, 19, N], [N, 9, N]]


def test_a_sum_of_the_diagonal_is_no_cell():
    read = cells("Confusion matrix, classes oak, elm and fir on both axes. The diagonal sums to 4,559 "
                 "correct predictions, "
                 "and oak was taken for elm 7 times.")
    assert read == [[N, 7, N], [N, N, N], [N, N, N]]


def test_parts_of_all_are_counts() -> None:
    text = (
        f"{LEAD}- **Oak**: 84/93 correct (very clear)\n- **Elm**: Confused with fir (18/80)\n"
        "- **Fir**: 57/78 correct\n- **Ash**: High confusion → oak (42/78)\n\n**Common errors**: Ash → "
        "Oak (54%)\n"
    )
    assert panel(text).y.categories == ("Oak", "Elm", "fir", "Ash")
    assert cells(text) == [[84, N, N, N], [N, N, 18, N], [N, N, 57, N], [42, N, N, N]]


def test_parts_of_all_in_sentences() -> None:
    text = (
        "The confusion matrix of the leaf model. Elm was confused with fir (18/80), and fir with oak (7/60)."
    )
    assert cells(text)[0][1] == 18
    text = "The confusion matrix. Ripe plums are often classified as green (38/82) or as rotten (16/82)."
    assert cells(text) == [[N, 38, 16], [N, N, N], [N, N, N]]


def test_what_is_told_without_a_count_beside_what_is_counted() -> None:
    text = (
        "In the confusion matrix 871 oak leaves were correctly classified, though it often took others for "
        "oak. Elm had 233 correct predictions and 318 misclassified as oak, whereas ash had 19 correct ones, "
        'most of the errors leaning toward oak. The "fir" category was never met.'
    )
    assert panel(text).y.categories == ("oak", "Elm", "ash", "fir")
    assert cells(text) == [[871, N, N, N], [318, 233, N, N], [N, N, 19, N], [N, N, N, N]]


def test_a_clause_with_a_count_in_words_is_told() -> None:
    text = "Confusion matrix: 9 oaks were correctly identified, while two were often taken for elms."
    assert cells(text) == [[9, 2], [N, N]]


def test_classes_before_the_word_for_what_is_counted() -> None:
    text = "The confusion matrix shows that 9% of late and 12% of early samples were predicted as punctual."
    assert panel(text).y.categories == ("late", "early", "punctual")
    assert cells(text) == [[N, N, 9], [N, N, 12], [N, N, N]]
    text = "The confusion matrix shows that 9 blurred images were classified as oak."
    assert panel(text).y.categories == ()


@pytest.mark.parametrize(
    "said",
    [
        "A clear confusion occurred between oak and elm, where 19 oak trees were misclassified, due to "
        "their bark.",
        "The largest confusion is between oak and elm: 19 oak samples were misclassified.",
        "There is some confusion between elms and oaks, where 19 oaks were misclassified.",
    ],
)
def test_what_is_missed_of_one_of_two_classes_that_are_confused(said) -> None:
    text = f"{LEAD}7 firs were taken for oaks and 5 elms for firs. {said}"
    found = panel(text)
    at = {label.rstrip("s"): k for k, label in enumerate(found.y.categories)}
    assert cells(text)[at["oak"]][at["elm"]] == 19


@pytest.mark.parametrize(
    "lead", ["There were", "The sample above is telling you there were", "We can see that there are"]
)
def test_how_many_there_were_before_how_many_were_right(lead) -> None:
    text = (
        f"{LEAD}- {lead} 50 actual oaks and all 50 were correctly predicted.\n"
        f"- {lead} 40 actual elms of which 38 were correctly predicted and two were predicted as firs.\n"
        f"- {lead} 30 firs, of which 29 were correctly predicted and 1 was predicted as elm.\n"
    )
    assert cells(text) == [[50, N, N], [N, 38, 2], [N, 1, 29]]


def test_a_class_with_two_letters_exchanged_is_no_other_class() -> None:
    text = (
        f"{LEAD}- 3 of the Magnolia samples were predicted as Tulip.\n- 2 of the Tulip samples were "
        f"predicted as "
        "Magnolia.\n- 4.0% of the actual Mangolia samples were incorrectly predicted.\n"
    )
    assert panel(text).y.categories == ("Magnolia", "Tulip")


@pytest.mark.parametrize(
    ("said", "names", "row"),
    [
        ("Digit 3 was read as 5 thrice, as 8 twice and as 2 once.", ("2", "3", "5", "8"), [1, N, 3, 2]),
        (
            "For example, the matrix shows that the digit 3 was correctly predicted for 40 images, while it "
            "was incorrectly predicted as 5 two times, and as 8 thrice.",
            ("3", "5", "8"),
            [40, 2, 3],
        ),
        ("Elm was predicted as oak ten times and as fir thrice.", ("Elm", "oak", "fir"), [N, 10, 3]),
    ],
)
def test_how_many_times_in_words(said, names, row) -> None:
    text = f"{LEAD}{said}"
    assert panel(text).y.categories == panel(text).x.categories == names
    found = {label: line for label, line in zip(names, cells(text), strict=True) if any(line)}
    assert list(found.values()) == [row]


@pytest.mark.parametrize("mark", ["*", "**", "_", '"'])
def test_names_set_off_by_signs_that_hold_commas(mark) -> None:
    def off(name):
        return f"{mark}{name}{mark}"

    names = ("Boots, shoes and socks", "Coats & hats", "Home or garden goods", "Toys")
    text = (
        f"{LEAD}- **9%** of actual {off(names[0])} orders were predicted as {off(names[1])} — for those are "
        "often bought together, so that the two classes overlap.\n"
        f"- 7% of actual {off(names[2])} orders were predicted as {off(names[3])}.\n"
    )
    assert panel(text).y.categories == panel(text).x.categories == names
    assert cells(text) == [[N, 9, N, N], [N, N, N, N], [N, N, N, 7], [N, N, N, N]]


@pytest.mark.parametrize(
    "remark",
    [
        "— oaks are often taken for elms when young",
        "- as everybody would expect with bark alone",
        "– consistent with elms being planted as hedges, so that the two kinds are mixed",
    ],
)
def test_a_remark_behind_what_something_was_taken_for(remark) -> None:
    text = f"{LEAD}- 9 oaks were classified as elm {remark}.\n- 4 elms were classified as oak."
    assert panel(text).y.categories == ("oak", "elm")
    assert cells(text) == [[N, 9], [4, N]]


def test_what_counts_behind_a_dash_is_no_remark() -> None:
    text = f"{LEAD}9 oaks were classified as elm — and 2 as fir. 4 elms were classified as oak."
    assert cells(text) == [[N, 9, 2], [4, N, N], [N, N, N]]


@pytest.mark.parametrize("leaves", ["", " leaves"])
@pytest.mark.parametrize("tie", ["and", ", while"])
def test_two_classes_in_turn_with_how_many_times(leaves, tie) -> None:
    text = f"{LEAD}Oak{leaves} was predicted as elm 12 times {tie} elm{leaves} as oak 3 times."
    assert cells(text.replace(" ,", ",")) == [[N, 12], [3, N]]
    text = f"{LEAD}Oak was predicted as elm 12 times {tie} also as fir 3 times."
    assert cells(text.replace(" ,", ",")) == [[N, 12, 3], [N, N, N], [N, N, N]]


@pytest.mark.parametrize("mark", ["*", "**", '"'])
@pytest.mark.parametrize("again", ["", "were predicted "])
def test_what_is_of_classes_that_are_set_off(mark, again):
    text = (
        "A confusion matrix. *Hen* tracks were predicted as *owl* 12 times, "
        f"and *owl* tracks {again}as *hen* 3 times."
    )
    read = panel(text.replace("*", mark))
    assert [name.lower() for name in read.x.categories] == ["hen", "owl"]
    assert read.grid.values[0, 1] == 12
    assert read.grid.values[1, 0] == 3


LETTERS = "Confusion matrix. x-axis (Prediction): A, B, C. y-axis (Label): A, B, C.\n\n"


@pytest.mark.parametrize(
    "line",
    [
        "The diagonal values are: 5 (class A), 6 (class B), and 7 (class C).",
        "Diagonal: 5 (class A), 6 (class B), 7 (class C).",
        "The diagonal shows 5 correct for class A, 6 for class B, and 7 for class C.",
        "Diagonal entries: 5 (A), 6 (B), 7 (C).",
    ],
)
def test_values_of_the_diagonal_before_their_classes(line):
    assert cells(f"{LETTERS}- {line}\n") == [[5, None, None], [None, 6, None], [None, None, 7]]


@pytest.mark.parametrize(
    ("line", "grid"),
    [
        ("Misclassifications: class A as class C (3 instances), class B as C (2 times).", [3, 2]),
        ("Notable errors include A as C (3 times), B as C (2 times).", [3, 2]),
        ("Strengths: A as C (3 instances), B as C (2 instances).", [None, None]),
    ],
)
def test_one_class_as_another(line, grid):
    assert [row[2] for row in cells(f"{LETTERS}- {line}\n")] == [*grid, None]


def test_words_for_counts_behind_what_a_digit_was_taken_for():
    text = (
        "The confusion matrix shows that the digit 8 was correctly predicted for 41 images, while it was "
        "incorrectly predicted as 6 twice, as 5 once and as 2 thrice."
    )
    (panel,) = replot.parse(text).panels
    assert panel.y.categories == panel.x.categories == ("2", "5", "6", "8")
    assert panel.grid.values[3].tolist() == [3, 1, 2, 41]
