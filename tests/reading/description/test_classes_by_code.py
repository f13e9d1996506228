"""Counts of classes that are called by codes or numbers, and clauses that are each about a class."""

from __future__ import annotations

import pytest
from sources import cells, panel

N = None
LEAD = "The confusion matrix of the test set:\n\n"


@pytest.mark.parametrize(
    ("said", "names", "values"),
    [
        (
            "- Seal_a1: 52 instances were correctly classified as Seal_a1, 5 were misclassified as other "
            "classes.\n- Otter_b2: 48 instances were correctly classified as Otter_b2, with 1 "
            "misclassified as Seal_a1.\n- Walrus_c3 has 2 misclassified as Seal_a1 and another "
            "misclassified as Otter_b2.\n",
            ("Seal_a1", "Otter_b2", "Walrus_c3"),
            [[52, N, N], [1, 48, N], [2, 1, N]],
        ),
        (
            "- Seal: 52 scans were correctly classified as Seal, and 5 were misclassified as the other class."
            "\n- Otter: 48 scans were correctly classified as Otter, with 1 misclassified as Seal.\n",
            ("Seal", "Otter"),
            [[52, 5], [1, 48]],
        ),
        (
            "In the example below, `cod` was predicted correctly 402 times, while `hake` was predicted "
            "correctly 322 times and `cod` was predicted as `ling` once.",
            ("cod", "hake", "ling"),
            [[402, N, 1], [N, 322, N], [N, N, N]],
        ),
        (
            '"3" was taken for "8" 12 times, and "8" was taken for "3" twice. '
            '"5" was recognised correctly 88 times.',
            ("3", "5", "8"),
            [[N, N, 12], [N, 88, N], [2, N, N]],
        ),
        (
            "The model correctly identified 47 instances of the negative class (0) and 63 instances of the "
            "positive class (1). However, it misclassified 8 negative instances as positive and 13 positive "
            "instances as negative.",
            ("0", "1"),
            [[47, 8], [13, 63]],
        ),
        (
            "22% of neutral reviews are labelled positive and 14% negative. Only 3% of positive reviews come "
            "out as negative, 6% as neutral. 9% of negative ones turn up as neutral.",
            ("neutral", "positive", "negative"),
            [[N, 22, 14], [6, N, 3], [9, N, N]],
        ),
    ],
)
def test_counts_of_classes(said, names, values):
    read = panel(LEAD + said)
    assert read.x.categories == read.y.categories == names
    assert cells(LEAD + said) == values


def test_a_class_called_other_is_one():
    text = LEAD + "- cod: 9 were correctly classified, 3 were misclassified as other.\n- other: 7 correct.\n"
    assert panel(text).y.categories == ("cod", "other")
    assert cells(text) == [[9, 3], [N, 7]]


def test_classes_without_a_colon():
    text = (
        "Our classifier's confusion matrix: Grade A 52/60 correct (86.7%), 6 confused with B, 2 with C. "
        "Grade B 40/50 correct, 7 confused with A, 3 with C. Grade C 37/40 correct, 3 confused with B."
    )
    assert cells(text) == [[52, 6, 2], [7, 40, 3], [N, 3, 37]]


@pytest.mark.parametrize(
    "said",
    ["Correctly predicted \"{}\": {} (94.5%)", "Correctly classified {}: {}", "Correct {} predictions: {}"],
)
def test_headings_of_what_was_right(said):
    text = (
        f"**Confusion matrix**\n\n- {said.format('oak', 312)}\n- Oak taken for elm: 18\n"
        f"- {said.format('elm', 655)}\n- Elm taken for oak: 15\n"
    )
    assert cells(text) == [[312, 18], [15, 655]]


def test_what_was_right_in_all():
    text = "Confusion matrix: both axes list oak, elm.\n\n- Correctly classified instances: 86\n- oak: 40\n"
    assert all(value != 86 for row in cells(text) for value in row)


@pytest.mark.parametrize(("said", "names"), [
    ("Class 0: 9 correct, 3 misclassified as class 1. Class 1: 8 correct, 2 misclassified as Class 0.",
     ("Class 0", "Class 1")),
    ("9 leaves of class 0 were right, 3 were taken for class 1. 8 leaves of class 1 were right, 2 were "
     "taken for class 0.",
     ("class 0", "class 1")),
    # where the numbers are listed alone, they are the ticks
    ("The x-axis and the y-axis have the classes 0 and 1. Class 0: 9 correct, 3 misclassified as class 1. "
     "Class 1: 8 correct, 2 misclassified as class 0.", ("0", "1")),
])  # fmt: skip
def test_numbers_keep_the_word_of_classes_where_prose_tells_them(said, names):
    read = panel(f"The confusion matrix of the leaves. {said}")
    assert read.x.categories == read.y.categories == names
    assert read.grid.values.tolist() == [[9, 3], [2, 8]]
