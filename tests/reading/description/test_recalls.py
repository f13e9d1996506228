"""Shares of each class that were told rightly: cells of a matrix in percent, and of no other."""

from __future__ import annotations

import pytest
from sources import cells, grid, panel

N = None
SHARES = "The confusion matrix has the true class in the rows and the predicted class in the columns, in "
SHARES += "percent; the classes are cat, dog and fox. "
COUNTS = "The confusion matrix (rows true, columns predicted) of cat, dog and fox counts pictures. "


@pytest.mark.parametrize(
    ("said", "diagonal"),
    [
        ("Dogs are recognized in 88% of cases.", [N, 88, N]),
        ("Cats (92%), dogs (88%) and foxes (84%) are mostly identified correctly.", [92, 88, 84]),
        ("Recall is 92% for cat, 88% for dog.", [92, 88, N]),
        ("The recall of cat is 92% and that of dog 88%.", [92, 88, N]),
        ("Cat recall is 92%, dog recall 88%, fox recall 84%.", [92, 88, 84]),
        ("Cats are correctly classified 92% of the time, dogs 88% of the time.", [92, 88, N]),
        ("The model gets 92% of cats, 88% of dogs and 84% of foxes right.", [92, 88, 84]),
        ("The true positive rate is 92% for cat.", [92, N, N]),
        ("Precision is 90% for cat and 85% for dog.", [N, N, N]),
        ("Cats are recognised more often than before, up from 80% to 92%.", [N, N, N]),
        ("Cats are not recognised in 8% of cases.", [N, N, N]),
    ],
)
def test_the_diagonal(said, diagonal):
    assert cells(SHARES + said) == [[diagonal[k] if j == k else N for j in range(3)] for k in range(3)]


def test_beside_what_was_taken_for_what():
    text = COUNTS.replace(" counts pictures", "") + "12% of true cat instances are labeled dog and another "
    text += "9% are labeled fox. Fox has low recall (40%), with 35% of true fox instances instead classified "
    text += "as dog."
    assert cells(text) == [[N, 12, 9], [N, N, N], [N, 35, 40]]


@pytest.mark.parametrize(
    "said", ["Recall is 90% for cat and 80% for dog.", "Cats are recognised in 90% of cases."]
)
def test_no_share_is_a_cell_of_counts(said):
    assert cells(f"{COUNTS}Of 40 cats 36 were recognised, 3 were called dog and 1 fox. {said}") == [
        [36, 3, 1], [N, N, N], [N, N, N],
    ]  # fmt: skip
    assert all(90 not in row for row in cells(f"{COUNTS}{said}"))


def test_no_recall_of_a_matrix_normalised_by_columns():
    text = "The column-normalised confusion matrix of cat, dog and fox (rows true, columns predicted), in "
    text += "percent. Recall is 92% for cat. 6% of the cats are taken for dogs."
    assert all(92 not in row for row in cells(text))


def test_classes_that_only_shares_name():
    text = "The confusion matrix has the actual class in the rows and the predicted class in the columns, in "
    text += "percent. Cats (92%), dogs (88%) and foxes (84%) are mostly identified correctly. 6% of the cats "
    text += "are taken for dogs."
    assert panel(text).y.categories == ("Cats", "dogs", "foxes")
    assert cells(text) == [[92, 6, N], [N, 88, N], [N, N, 84]]


def test_units_behind_the_name_of_the_columns_are_no_label():
    text = "A confusion matrix of animals, rows true and columns predicted, in percent. 7% of the cats are "
    text += "taken for dogs and 5% of the dogs for cats."
    assert (panel(text).y.categories, cells(text)) == (("cats", "dogs"), [[N, 7], [5, N]])


@pytest.mark.parametrize("said", ["(7/30)", "(7 of 30)", "(7 cases)", "(7 of 30 cases, 23%)"])
def test_errors_along_arrows(said):
    text = COUNTS + f"The dog→fox confusion {said} and the fox -> cat one (4/30) are real."
    assert cells(text) == [[N, N, N], [N, N, 7], [4, N, N]]


def test_classes_that_arrows_name():
    text = "The confusion matrix tells two errors. `calm` does best (24/30 correct, 4/30 misread as tired). "
    text += "The tired→angry confusion (6/30) is real."
    assert panel(text).y.categories == ("calm", "tired", "angry")
    assert cells(text) == [[24, 4, N], [N, N, 6], [N, N, N]]


@pytest.mark.parametrize("hyphen", ["-", "‑"])
def test_counts_under_interpretation_beside_a_report(hyphen):
    text = (
        "**Confusion matrix** (rows = true, columns = predicted):\n\n* \\[,\\[ 31, 177\\]\\]\n\n"
        "Interpretation:\n\n* 340 true non-buyers correctly predicted as non-buyers\n"
        "* 52 non-buyers wrongly predicted as buyers\n* 31 buyers missed (predicted non-buyer)\n"
        "* 177 buyers correctly predicted\n\n**Classification report**\n\n"
        "* Class 0 (not bought):\n\n    * Precision: 0.916\n\n    * Recall: 0.867\n\n"
        "* Class 1 (bought):\n\n    * Precision: 0.773\n\n    * Recall: 0.851\n\n* Macro F1: 0.853\n"
    )
    assert cells(text.replace("non-", f"non{hyphen}")) == [[340, 52], [31, 177]]


def test_items_that_count_are_no_values_before_labels():
    report = "**Final report**\n"
    text = "Confusion matrix (rows true, columns predicted) of buyer and other:\n\n- 31 buyers missed\n"
    assert panel(text + f"- 177 buyers found\n\n{report}").x.categories == ("buyer", "other")


@pytest.mark.parametrize("tie", [", while of", ". Of", "; of"])
def test_kinds_of_which_some_were_caught(tie):
    text = "Confusion matrix of a quick test. Out of 300 infected samples 271 were caught and 29 slipped "
    text += f"through{tie} the 1,200 healthy samples 1,188 passed and 12 were wrongly flagged."
    assert panel(text).y.categories == ("infected", "healthy")
    assert cells(text) == [[271, 29], [12, 1188]]


def test_shares_of_one():
    read = panel('Confusion matrix, normalised by row. "Oak" is recognised in 0.96 of cases, "Elm" in '
                 '0.88 and "Ash" in '
                 "0.91. The main confusion is Elm → Ash (0.11) and, less often, Ash → Elm (0.08).")
    assert list(read.y.categories) == ["Oak", "Elm", "Ash"]
    assert [list(row) for row in read.grid.values[[0, 1, 2], [0, 1, 2]].reshape(1, 3)] == [[0.96, 0.88, 0.91]]
    assert (read.grid.values[1, 2], read.grid.values[2, 1]) == (0.11, 0.08)


@pytest.mark.parametrize(
    "said",
    [
        "Classes 1, 3, and 4 achieve perfect 100% classification accuracy",
        "Classes 1, 3 and 4 all reach an accuracy of 100% recall",
        "Classes 1, 3 and 4 are classified with 100% accuracy",
    ],
)
def test_classes_of_which_all_was_told_rightly(said):
    text = (
        "The normalized confusion matrix:\n- Class 0: 94% correct, with 6% misclassified as class 2.\n"
        f"- Class 2: 91% correct, with 9% misclassified as class 3.\n- {said}.\n"
    )
    N = None
    assert panel(text).y.categories == tuple(f"Class {n}" for n in range(5))
    assert cells(text) == [
        [94, N, 6, N, N], [N, 100, N, N, N], [N, N, 91, 9, N], [N, N, N, 100, N], [N, N, N, N, 100],
    ]


@pytest.mark.parametrize(
    "said",
    ["Both models reach 100% accuracy", "The test set has 100% accuracy", "Elm and oak reach 100% precision"],
)
def test_what_is_all_right_and_no_class(said):
    text = f"Normalized confusion matrix:\n- Oak: 94% correct, with 6% misclassified as elm.\n- {said}.\n"
    assert cells(text) == [[94, 6], [None, None]]


def test_no_share_stands_among_counts():
    text = (
        "Confusion matrix:\n- Oak: 94 correct, with 6 misclassified as elm.\n- Elm reaches 100% accuracy.\n"
    )
    assert cells(text) == [[94, 6], [None, None]]
    text = (
        "Normalized confusion matrix:\n- Oak: 94% correct, with 6% misclassified as elm.\n"
        '- "Elm" and "oak" reach 100% accuracy.\n'
    )
    assert cells(text) == [[94, 6], [None, 100]]


CALLS = (
    "## Normalized confusion matrix of bird calls\n"
    "- **Robin** has the highest recognition rate (91%).\n"
    "- **Wren** reaches 84%, with some leakage into Robin (7%) and Finch (5%).\n"
    "- **Finch** (79%) and **Siskin** (77%) show mutual confusion ({both}), as their calls are alike.\n"
)


def test_shares_of_classes_and_of_their_confusions() -> None:
    text = CALLS.format(both="12%")
    assert panel(text).x.categories == panel(text).y.categories == ("Robin", "Wren", "Finch", "Siskin")
    assert cells(text) == [[91, N, N, N], [7, 84, 5, N], [N, N, 79, 12], [N, N, 12, 77]]


def test_a_mutual_confusion_may_be_a_range() -> None:
    assert grid(panel(CALLS.format(both="11%–14%"))).split("\n")[2:] == ["u u 79 11..14", "u u 11..14 77"]


@pytest.mark.parametrize(
    ("said", "values"),
    [
        (
            "Jazz is correctly identified in 81% of clips, with confusion into Blues (9%). "
            "Blues reaches 77%, with errors toward Jazz (15%).",
            [[81, 9], [15, 77]],
        ),
        ("Jazz (81%) and Blues (77%) show mutual leakage (9%).", [[81, 9], [9, 77]]),
        ("Jazz (81%) shows leakage from Blues (13%).", [[81, N], [13, N]]),
        ("Jazz (0.81) and Blues (0.7) are often confused with each other (0.1).", [[0.81, 0.1], [0.1, 0.7]]),
        ("Jazz (81%) is often misclassified as Blues (9%). Blues has a recall of 77%.", [[81, 9], [N, 77]]),
    ],
)
def test_shares_beside_an_error_in_other_words(said, values) -> None:
    text = f"## Confusion matrix of genres\n{said}\n"
    assert panel(text).x.categories == ("Jazz", "Blues")
    assert cells(text) == values


@pytest.mark.parametrize(
    "said",
    [
        "cat achieves 76% precision, with confusion into dog (8%).",
        "cat improved to 76%, with confusion into dog (8%).",
        "cat (72%) shows leakage into similar animals (13%).",
        "cat (72%) and dog (70%) leak into fox (5%).",
        "The model reaches 76%, with minor confusion into dog (8%).",
        "Fold 2 (76%) shows minor confusion into dog (8%).",
    ],
)
def test_other_shares_beside_an_error(said) -> None:
    assert cells(SHARES + said) == [[N] * 3] * 3
