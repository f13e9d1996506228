"""Counts of things of each class that were taken for another: ``12 photos of Robin (20%) were ...``."""

from __future__ import annotations

import pytest
from sources import cells, panel

LEAD = "The confusion matrix is told in words. "


@pytest.mark.parametrize(
    "text",
    [
        "12 photos of Robin (20%) were classified as Wren, and 5 clips of Wren (8%) were labelled as Robin.",
        "Here 12 shots of Robin are misclassified as Wren; 5 shots of Wren are confused with Robin.",
        "12 photos of \\emph{Robin} (20\\%) were classified as \\emph{Wren}, and 5 photos of \\emph{Wren} "
        "were predicted as \\emph{Robin}.",
    ],
)
def test_things_of_a_class(text):
    assert panel(LEAD + text).x.categories == ("Robin", "Wren")
    assert cells(LEAD + text) == [[None, 12], [5, None]]


def test_a_class_that_is_no_label_is_not_another_one():
    text = "12 recordings of robins are misclassified as wrens, 5 recordings of wrens are predicted as "
    text += "robins, and 3 recordings of finches are confused with wrens."
    assert cells(LEAD + text) == [[None, 12], [5, None]]


SPECIES = (
    "24 photos of Pinus nigra (43%) are misclassified as Picea abies, 13 photos of Pinus mugo (32%) are "
    "predicted as Abies alba, and 9 photos of Picea abies are confused with Abies alba."
)


def test_species_by_the_first_letter_of_their_genus():
    text = f"{LEAD}{SPECIES} Also 21 P. mugo are misclassified as related P. nigra and 2 A. alba as P. mugo."
    assert panel(text).x.categories == ("Pinus nigra", "Pinus mugo", "Abies alba", "Picea abies")
    assert cells(text) == [
        [None, None, None, 24], [21, None, 13, None], [None, 2, None, None], [None, None, 9, None]
    ]  # fmt: skip


def test_what_is_counted_is_no_class():
    text = f"{LEAD}{SPECIES} There were 7 photos misclassified as Picea abies.\n"
    assert "photos" not in panel(text).x.categories


def test_paragraphs_in_latex_between_marks_of_code():
    text = f"```latex\n{LEAD}{SPECIES}\n```\n\n### Caption\n\n```latex\n\\caption{{Trees.}}\n```\n"
    assert cells(text) == cells(LEAD + SPECIES)
    assert panel(text).x.categories == panel(LEAD + SPECIES).x.categories


def test_counts_of_what_was_taken_for_what():
    text = "The confusion matrix has 7 cats taken for dogs, 5 dogs taken for cats."
    assert cells(text) == [[None, 7], [5, None]]
