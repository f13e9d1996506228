"""What things truly were, told behind what they were taken for: ``were read as oak when they were elms``."""

from __future__ import annotations

import pytest
from sources import cells, panel

N = None
LEAD = "The confusion matrix of the test set:\n\n"


@pytest.mark.parametrize(
    "were",
    [
        "when they were",
        "when they were actually",
        "although they were",
        "but were",
        "but they were",
        "while being",
        "when in fact they were",
    ],
)
@pytest.mark.parametrize("wrongly", ["", "wrongly "])
def test_classes_that_follow_what_was_made_of_them(were, wrongly) -> None:
    text = (
        f"{LEAD}- 41 images were correctly classified as barges.\n"
        f"- 9 images were {wrongly}classified as barges {were} tugs.\n"
        f"- 6 images were {wrongly}classified as barges {were} yachts, and 3 images were {wrongly}classified "
        f"as tugs {were} yachts."
    )
    assert panel(text).x.categories == panel(text).y.categories == ("barges", "tugs", "yachts")
    assert cells(text) == [[41, N, N], [9, N, N], [6, 3, N]]


def test_three_classes_under_the_names_of_outcomes() -> None:
    text = (
        f"{LEAD}- True Low (TL): 50 calls were correctly rated as Low.\n"
        "- False High: 8 calls were incorrectly rated as High when they were Low.\n"
        "- False Negative (FN): 5 calls were incorrectly rated as Low when they were High, and 4 calls were "
        "incorrectly rated as Low when they were Middle."
    )
    fact = panel(text)
    assert fact.x.categories == fact.y.categories == ("Low", "High", "Middle")
    assert cells(text) == [[50, 8, N], [5, N, N], [4, N, N]]


@pytest.mark.parametrize("what", ["calls", "cases"])
@pytest.mark.parametrize(
    "routine", ["they were routine", "they were not", "they weren't", "the true class was routine"]
)
def test_two_classes(what, routine) -> None:
    text = (
        f"{LEAD}- 31 {what} were marked as urgent when {routine}\n"
        f"- 12 {what} were marked as routine when they were urgent\n"
        f"- 88 {what} were correctly marked as urgent\n- 90 {what} were correctly marked as routine"
    )
    assert panel(text).y.categories == ("urgent", "routine")
    assert cells(text) == [[88, 12], [31, 90]]


@pytest.mark.parametrize(
    "remark",
    [
        "although they were small",
        "when they were seen at night",
        "when they were young",
        "but were not missed",
        "but were later corrected",
    ],
)
def test_what_else_is_said_of_a_class(remark) -> None:
    text = f"{LEAD}- 12 hens were classified as owls {remark}.\n- 14 owls were classified as hens."
    assert panel(text).y.categories == ("hens", "owls")
    assert cells(text) == [[N, 12], [14, N]]


def test_things_that_were_of_a_class() -> None:
    text = (
        f"{LEAD}- 31 messages that were ham were wrongly classified as spam.\n"
        "- 12 messages that were spam were wrongly classified as ham.\n"
    )
    assert cells(text) == [[N, 31], [12, N]]
    # nobody else speaks of that class, so it is not the other one of two
    assert cells(f"{text}- 7 messages that were bait were wrongly classified as ham.") == [[N, 31], [12, N]]


def test_things_counted_in_the_plural_of_a_class() -> None:
    text = (
        f"{LEAD}- 41 barges were correctly classified as barge.\n"
        "- 9 images were wrongly classified as barge when they were tug.\n"
        "- 2 images were wrongly classified as tug when they were yacht.\n"
        "- 3 images were wrongly classified as barge when they were yacht."
    )
    assert panel(text).y.categories == ("barge", "tug", "yacht")
    assert cells(text) == [[41, N, N], [9, N, N], [3, 2, N]]


FOUR = (
    "A confusion matrix of a model that sorts streams into four categories: dry, low, medium, and high. "
    "Rows are the true labels, columns the predicted labels. "
)


@pytest.mark.parametrize(
    "said",
    [
        'The cell in row 2, column 3 shows that 45 streams were correctly labelled as "low" (true label) but '
        'were predicted as "medium" (predicted label).',
        "45 streams were correctly labelled as low but predicted as medium.",
        "45 streams were rightly classified as low, yet misclassified as medium.",
        'For example, 45 were accurately marked as "low" but wrongly read as "medium".',
    ],
)
def test_what_is_called_right_and_was_taken_for_another(said) -> None:
    assert cells(FOUR + said) == [[N] * 4, [N, N, 45, N], [N] * 4, [N] * 4]


@pytest.mark.parametrize("others", ["others", "some", "a few"])
@pytest.mark.parametrize("tie", [", but", ", while"])
def test_others_that_were_taken_for_another(others, tie) -> None:
    said = f"45 streams were correctly labelled as low{tie} {others} were misclassified as medium."
    assert cells(FOUR + said) == [[N] * 4, [N, 45, N, N], [N] * 4, [N] * 4]


def test_classes_in_quotation_marks_behind_cells_by_their_places() -> None:
    text = (
        "A confusion matrix of streams. Rows are the true labels, columns the predicted labels. The cell in "
        'the first row and first column (45) shows the streams correctly classified as "very low", and the '
        'cell in the second row, third column shows 12 streams of "low" predicted as "medium".'
    )
    assert panel(text).x.categories == ("very low", "low", "medium")
    assert cells(text) == [[45, N, N], [N, N, 12], [N, N, N]]


def test_a_cell_is_no_class() -> None:
    text = f'{LEAD}The first cell shows the leaves classified as "oak" (45). 12 oaks were classified as elm.'
    assert cells(text) == [[N, 12], [N, N]]
