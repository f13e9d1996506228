"""What was taken for what, pair after pair, and what one class was taken for, each with its count."""

from __future__ import annotations

import numpy as np
import pytest
from sources import cells, grid, panel

N = None
PAIRS = ("oak", "elm", "fir", "yew")
TWO = [[N, 17, N, N], [N, N, N, N], [N, N, N, 11], [N, N, N, N]]


@pytest.mark.parametrize(
    "said",
    [
        "* Most frequent: 'oak' predicted as 'elm' (17 instances).\n"
        "* Others: 'fir' predicted as 'yew' (11 instances).",
        "* Other errors: \"oak\" read as \"elm\" 17 times; \"fir\" read as \"yew\" 11 times.",
        "Oak misclassified as elm (17 cases); fir misclassified as yew (11 cases).",
        "oak was mistaken for elm (17), and fir was mistaken for yew (11).",
        "The matrix: the worst mix-ups: \"oak\" taken for \"elm\" (17), \"fir\" taken for \"yew\" (11).",
    ],
)
def test_pairs_behind_a_lead(said):
    text = f"Confusion matrix analysis:\n{said}"
    assert tuple(label.lower() for label in panel(text).y.categories) == PAIRS
    assert panel(text).x.categories == panel(text).y.categories
    assert cells(text) == TWO


def test_what_a_class_is_made_of_is_none():
    text = "Confusion matrix of trees.\nOak: leaves predicted as elm (5), bark predicted as ash (3)."
    assert "leaves" not in panel(text).y.categories


LEADS = "The confusion matrix shows high accuracy for \"Oak\" (52 correct predictions) and \"Big Elm\" (9). "


@pytest.mark.parametrize(
    "said",
    [
        "However, \"Fir\" poses a problem, with 16 images misclassified as \"Yew\" and 5 as \"Big Elm\".",
        "Also, \"Fir\" is often confused with \"Yew\" (16) and \"Big Elm\" (5), which needs more data.",
        "\"Fir\" does badly due to frequent misclassification as \"Yew\" (16) and \"Big Elm\" (5), it seems.",
        "Fir was mostly mistaken for Yew (16) and Big Elm (5).",
    ],
)
def test_what_one_class_was_taken_for(said):
    read = panel(LEADS + said)
    assert set(read.y.categories) == {"Oak", "Big Elm", "Fir", "Yew"}
    at = {name: k for k, name in enumerate(read.y.categories)}
    values = read.grid.values
    assert values[at["Oak"], at["Oak"]] == 52
    assert values[at["Big Elm"], at["Big Elm"]] == 9
    assert values[at["Fir"], [at["Yew"], at["Big Elm"]]].tolist() == [16, 5]
    assert np.isfinite(values).sum() == 4


def test_of_two_classes_the_one_that_is_confused():
    text = (
        "A confusion matrix. The classes on both axes are Oak, Elm and Fir. "
        "Oak trees do well, but Elm is confused with Fir (12). "
        "The accuracy for Oak (0.93) is high."
    )
    assert cells(text)[0] == [N, N, N]


@pytest.mark.parametrize("end", [
    "but noticeable confusion with the other classes.", "though there is some confusion with Fir.",
    "with some overlap with class 1.",
])
def test_confusion_of_which_nobody_says_how_much(end):
    text = (
        "Confusion matrix observations:\n"
        "- *Oak:* fine results (220 correct, 51 misclassified as Elm).\n"
        "- *Elm:* Moderate results with 101 correct predictions but 58 misclassified as Oak.\n"
        f"- *Fir:* Fair results, with 56 correct classifications {end}"
    )
    assert panel(text).y.categories == ("Oak", "Elm", "Fir")
    assert cells(text) == [[220, 51, N], [58, 101, N], [N, N, 56]]


@pytest.mark.parametrize(
    "said",
    [
        "Oak and Elm are the weakest — the matrix shows both are often confused with grass (0.4 and 0.2 of "
        "them misread as grass, respectively), so counts are low.",
        "The matrix shows that Oak and Elm are often confused with grass (0.4 and 0.2, respectively).",
        "Oak and Elm were mistaken for grass (0.4 and 0.2 of the time, respectively).",
    ],
)
def test_what_several_classes_were_taken_for(said):
    text = f"A confusion matrix. {said}"
    assert panel(text).y.categories == panel(text).x.categories == ("Oak", "Elm", "grass")
    assert cells(text) == [[N, N, 0.4], [N, N, 0.2], [N, N, N]]


def test_quoted_classes_before_what_is_of_them():
    text = (
        "The tagger predicted the following:\n\n"
        '- One "oak" leaf was accurately predicted, two "oak" leaves were incorrectly predicted as "elm", '
        'and four\n  "oak" leaves were incorrectly predicted as "fir" ones.\n'
        '- Three "elm" leaves were accurately predicted.\n'
        '- One "yew" was accurately predicted.\n'
        '- One "fir" leaf was accurately predicted, one was incorrectly predicted as an "oak" leaf, one was '
        'incorrectly predicted as an "elm" leaf, and one was incorrectly predicted as a "yew".\n\n'
        "The diagonal line of the matrix shows the accurate predictions."
    )
    assert panel(text).y.categories == ("oak", "elm", "fir", "yew")
    assert cells(text) == [[1, 2, 4, N], [N, 3, N, N], [1, 1, 1, 1], [N, N, N, 1]]


@pytest.mark.parametrize(
    "said",
    [
        "Images labelled as Oak (40), images labelled as Elm (30).",
        "It has a good accuracy for Oak (12 errors) and Elm (9 errors).",
        "There is poor performance on Oak (12) and Elm (9), of which many are missed.",
        "It reaches a high accuracy for Oak (0.93) and Elm (0.8).",
    ],
)
def test_counts_of_other_things(said):
    text = f"A confusion matrix. Rows and columns: Oak, Elm, Fir. {said}"
    assert cells(text) == [[N] * 3] * 3


@pytest.mark.parametrize("tie", ["↔", "<->", "∩"])
@pytest.mark.parametrize("line", ["- {} {} {}: {}", "- {} {} {} is low ({}), as it seems"])
def test_what_ties_things_of_one_kind_makes_a_square(tie, line):
    told = (("Jays", "Owls", 340), ("Jays", "Rooks", 210), ("Kites", "Rooks", 150))
    lines = "\n".join(line.format(a, tie, b, n) for a, b, n in told)
    read = panel(f"An overlap matrix of flocks. Diagonal cells are 900.\n\n{lines}\n")
    assert read.x.categories == read.y.categories == ("Jays", "Owls", "Rooks", "Kites")
    assert grid(read) == "900 340 210 u\nu 900 u u\nu u 900 u\nu u 150 900"
