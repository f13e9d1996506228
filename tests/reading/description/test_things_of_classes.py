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


@pytest.mark.parametrize("whole", ["1,000", "1000", "100"])
def test_what_is_counted_of_the_class_that_leads(whole):
    """The whole of which it is a part is not the number before its comma."""
    lines = (f"- **{name}:** {n} of {whole} leaves were recognised correctly." for name, n in LEAVES.items())
    text = "Confusion matrix\n\n" + "\n".join(lines) + "\n- Of the actual firs, 9 are predicted as Oak."
    assert panel(text).x.categories == ("Oak", "Elm", "Fir")
    assert cells(text) == [[97, None, None], [None, 95, None], [9, None, 59]]


LEAVES = {"Oak": 97, "Elm": 95, "Fir": 59}


def test_a_lead_that_names_no_class():
    text = "Confusion matrix\n\n- Best class: 97 of 100 oaks were recognised correctly.\n"
    text += "- 3 oaks were taken for elms."
    assert set(panel(text).x.categories) == {"oaks", "elms"}


def test_items_that_name_both_classes_under_the_true_one():
    text = (
        "# Summary of the confusion matrix:\n# 1. True rye (row 1):\n"
        "# - 10 samples of rye were correctly classified as rye (true positive).\n"
        "# - 0 samples of rye were misclassified as oat (false positive for oat).\n"
        "# - 2 samples of rye were misclassified as corn.\n# 2. True oat (row 2):\n"
        "# - 9 samples of oat were correctly classified as oat.\n"
        "# - 1 sample of oat was misclassified as corn.\n"
    )
    assert panel(text).x.categories == ("rye", "oat", "corn")
    assert cells(text) == [[10, 0, 2], [None, 9, 1], [None, None, None]]


def test_a_sentence_that_the_width_of_the_lines_cuts_behind_a_count():
    text = (
        "The confusion matrix shows where the trouble is: 705 Oak leaves were taken for Elm, and 326\n"
        "Elm leaves were taken for Oak, which is most of what goes wrong."
    )
    assert panel(text).x.categories == ("Oak", "Elm")
    assert cells(text) == [[None, 705], [326, None]]
