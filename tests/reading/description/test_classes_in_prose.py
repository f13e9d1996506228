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


@pytest.mark.parametrize(
    "lines",
    [
        (
            "Perfect recognition of wren (48/48)",
            "Fair recognition of robin (40/50, 7 mistaken for finch and 3 for wren)",
            "Near-perfect recognition of finch (46/48, 2 misclassified as robin)",
        ),
        (
            "**Wren**: perfect (48 of 48)",
            "**Robin**: decent classification (40 of 50; 7 taken for finch, 3 predicted as wren)",
            "**Finch**: near-perfect (46 of 48; 2 taken for robin)",
        ),
        (
            "All wrens were classified correctly (48/48)",
            "Robin: 40/50 (7 confused with finch, 3 confused with wren)",
            "Finch: 46/48, 2 confused with robin",
        ),
        (
            "The model shows perfect detection of wren (48 out of 48), fair detection of robin (40 out of "
            "50, 7 misclassified as finch, 3 as wren) and good detection of finch (46 out of 48, 2 read as "
            "robin)",
        ),
    ],
)
def test_how_many_of_a_class_came_out_right_and_what_the_others_were(lines):
    text = told(*lines, "Overall: 134/146 correct predictions (91.8%)", title="**Confusion matrix:**")
    assert [name.lower() for name in panel(text).x.categories] == ["wren", "robin", "finch"]
    assert cells(text) == [[48, N, N], [3, 40, 7], [N, 2, 46]]


@pytest.mark.parametrize(
    ("names", "short"),
    [
        (("Canis-lupus", "Canis-latrans", "Canis-aureus"), ("lupus", "latrans", "aureus")),
        (("rose_red", "rose_white", "rose_pink"), ("red", "white", "pink")),
    ],
)
def test_a_class_by_the_end_of_its_name(names, short):
    text = told(
        f"Perfect classification of {names[0]} (10/10)",
        f"Near-perfect classification of {names[1]} (9/10, 1 misclassified as {short[2]})",
        f"Weak classification of {names[2]} (6/10, 4 misclassified as {short[1]})",
        title="Confusion Matrix Analysis:",
    )
    assert panel(text).y.categories == names
    assert cells(text) == [[10, N, N], [N, 9, 1], [N, 4, 6]]


@pytest.mark.parametrize(
    "lines",
    [
        ("Perfect classification of the test set (30/30)", "Near-perfect classification for the SVM (29/30)"),
        ("Perfect classification of all classes (30/30)", "Near-perfect recognition of results (29/30)"),
        ("Film: 9/10", "Sound: 8/10", "Script: 7/10"),
    ],
)
def test_what_is_scored_and_is_no_class(lines):
    head = "Confusion matrix of a test, cells on x and y: A, B.\n\n"
    assert cells(head + told(*lines, title="Scores")) == [[N, N], [N, N]]


def test_what_was_labelled_correctly_is_no_class():
    text = (
        "We sorted mails into four topics (advert, return, praise, damage). The confusion matrix has the "
        "true topic in rows. The model recognised *advert* mails best: 91 % were labelled correctly, 4 % as "
        "*return*. Of the true *return* mails 85 % were correct and 9 % went to *advert*. *Praise* was "
        "correct in 90 % of the cases."
    )
    read = panel(text)
    assert read.x.categories == read.y.categories == ("advert", "return", "praise", "damage")
    assert cells(text) == [[N] * 4, [9, 85, N, N], [N, N, 90, N], [N] * 4]


@pytest.mark.parametrize(
    ("said", "names"),
    [("Called", ("M-dwarf", "K-dwarf", "giant")), ("Predicted", ("e-bike", "van", "moped"))],
)
def test_classes_under_a_word_for_their_side(said, names):
    rows = ((40, 3, 1), (5, 38, 2), (0, 1, 22))
    text = "Confusion matrix. Note that predictions are in rows and the catalogue in columns."
    for name, row in zip(names, rows, strict=True):
        counts = ", ".join(f"{n} {of}" for n, of in zip(row, names, strict=True))
        text += f" {said} {name}: {counts}."
    read = panel(text)
    assert (read.x.label, read.y.label) == ("catalogue", "Predictions")
    assert read.x.categories == read.y.categories == names
    assert cells(text) == [list(row) for row in rows]


def test_a_name_that_begins_some_others_is_a_label():
    text = "Heatmap of rents. Columns: 2001, 2002. York: 4, 5. York East: 6, 7. Leeds: 1, 2."
    assert panel(text).y.categories == ("York", "York East", "Leeds")
