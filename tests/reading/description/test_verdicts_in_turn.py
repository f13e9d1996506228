"""Counts of classes in the order of their names, ``respectively``."""

from __future__ import annotations

import pytest
from sources import cells, panel

N = None
LEAD = "The confusion matrix heatmap has the classes cat, dog and mouse. "
NO = [N] * 3
NOTHING = [NO] * 3


@pytest.mark.parametrize(
    ("said", "values"),
    [
        (
            "The classes cat, dog and mouse have 40, 30 and 20 correct predictions, respectively.",
            [[40, N, N], [N, 30, N], [N, N, 20]],
        ),
        ("7 and 8 cats were misclassified as dogs and mice, respectively.", [[N, 7, 8], NO, NO]),
        ("7 cats and 8 dogs were classified as mice and cats, respectively.", [[N, N, 7], [8, N, N], NO]),
        (
            "7 and 18 images of cats and dogs were mistaken for mice and cats respectively.",
            [[N, N, 7], [18, N, N], NO],
        ),
        ("12 images of cats and dogs were mistaken for mice and cats respectively.", NOTHING),
        ("7 and 8 cats and dogs were mistaken for mice, respectively.", NOTHING),
        ("7 and 8 cats, in 2 models, were mistaken for dogs and mice, respectively.", NOTHING),
    ],
)
def test_each_count_with_its_classes(said: str, values: list[list[float | None]]) -> None:
    assert cells(LEAD + said) == values


def test_digits() -> None:
    text = (
        "The confusion matrix heatmap shows a few mistakes. "
        "4, 6 and 5 values of digits 4, 5 and 9 were predicted as 9, 3 and 4 respectively."
    )
    assert panel(text).x.categories == ("3", "4", "5", "9")
    assert cells(text) == [[N] * 4, [N, N, N, 4], [6, N, N, N], [N, 5, N, N]]


@pytest.mark.parametrize("was", ["it was", "it was actually", "the actual class was", "the true label was"])
@pytest.mark.parametrize("reader", ["The net predicted", "It predicted"])
def test_what_was_predicted_how_often_when_it_was_another(reader, was):
    said = f'{reader} "cod" 31 times when {was} "hake". {reader} "ling" 12 times when {was} "cod".'
    said += f' "Hake" was predicted twice when {was} "ling".'
    text = f"A confusion matrix of catches. {said}"
    assert [name.lower() for name in panel(text).x.categories] == ["cod", "hake", "ling"]
    assert cells(text) == [[None, None, 12], [31, None, None], [None, 2, None]]


def test_when_something_was_predicted_otherwise():
    text = "A confusion matrix with the classes cod, hake and ling on both axes. "
    text += "Class cod was predicted 31 times when it was dark."
    assert cells(text) == [[None] * 3] * 3
