"""Confusion matrices that sentences and small lists tell, with classes that go by several names."""

from __future__ import annotations

import pytest
from sources import cells, panel

N = None


def told(*lines, title="Confusion matrix of the ripeness model"):
    return f"{title}\n\n" + "".join(f"- {line}\n" for line in lines)


@pytest.mark.parametrize(
    ("first", "second"),
    [("Grade 1", "Grade 2"), ("Vintage 0", "Vintage 1"), ("Sugar Level 3", "Sugar Level 4")],
)
def test_a_class_by_its_number_is_the_one_in_brackets(first, second):
    text = told(
        f"40 melons correctly labelled as {first} (Green).",
        f"52 melons correctly labelled as {second} (Ripe).",
        "7 green melons were wrongly labelled as ripe.",
        "3 ripe melons were wrongly labelled as green.",
    )
    assert panel(text).x.categories == ("green", "ripe")
    assert cells(text) == [[40, 7], [3, 52]]


def test_the_number_of_a_class_in_brackets():
    text = told(
        "40 mails correctly identified as ham (class 0).",
        "52 mails correctly identified as spam (class 1).",
        "7 class 0 mails were misclassified as class 1.",
        "3 class 1 mails were misclassified as class 0.",
    )
    assert panel(text).y.categories == ("ham", "spam")
    assert cells(text) == [[40, 7], [3, 52]]


def test_classes_before_two_words_for_what_is_counted():
    text = (
        "## Confusion matrix\n\nRight:\n   21 plots correctly predicted as Damage Level 0 (none).\n"
        "   18 plots correctly predicted as Damage Level 1 (partial).\n"
        "   11 plots correctly predicted as Damage Level 2 (total).\nWrong:\n"
        "   4 partial damage plots were predicted as total.\n"
        "   2 total damage plots were predicted as partial.\n"
        "   6 partial damage plots were wrongly predicted as none.\n"
    )
    assert panel(text).x.categories == ("none", "partial", "total")
    assert cells(text) == [[21, N, N], [6, 18, 4], [N, 2, 11]]


def test_lines_of_a_quoted_list():
    text = (
        "> **KNN confusion matrix**\n> - Hits:\n>     33 bottles correctly classified as Vintage 0 (young).\n"
        ">     29 bottles correctly classified as Vintage 1 (old).\n> - Misses:\n"
        ">     5 young bottles were classified as old.\n>     8 old bottles were classified as young.\n"
        "> - What it means:\n>     Overall accuracy is around 83%.\n"
    )
    assert cells(text) == [[33, 5], [8, 29]]


def test_two_numbers_of_one_class_are_not_taken_for_it():
    text = told(
        "12 samples correctly classified as Stage 0 (Fresh)",
        "3 fresh samples were misclassified as stale",
        "15 samples correctly classified as Stage 1 (Fresh)",
        "2 stale samples were misclassified as fresh",
    )
    assert panel(text).x.categories == ("Stage 0", "fresh", "stale", "Stage 1")
    assert cells(text) == [[12, N, N, N], [N, N, 3, N], [N, 2, N, N], [N, N, N, 15]]
