"""Counts of things of each class that were taken for another: ``12 photos of Robin (20%) were ...``."""

from __future__ import annotations

import pytest
from sources import cells, panel

N = None
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


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ("Oak: all 12 leaves misclassified (9 as Elm, 3 as Fir)", [N, 9, 3]),
        ("Oak: 12 of 20 leaves were misclassified: 9 as Elm, 3 as Fir.", [N, 9, 3]),
        ("12 oaks were misclassified, 9 as Elm and 3 as Fir.", [N, 9, 3]),
        ("Oak: 8 leaves were classified correctly, and no leaves were mistaken for Elm.", [8, 0, N]),
        ("Oak: 3 leaves were mistaken for Elm, 2 for Fir.", [N, 3, 2]),
        ("The model did well on oak, with 8 classified correctly, but 3 misclassified as Fir.", [8, N, 3]),
        ("The model does well on oak, correctly classifying 8 samples, with a few confusions with elm (2).",
         [8, 2, N]),
    ],
)
def test_what_became_of_one_class(said, values):
    text = f"A confusion matrix with the classes Oak, Elm and Fir on both axes.\n\n- {said}\n"
    assert cells(text) == [values, [N, N, N], [N, N, N]]


def test_how_often_something_was_taken_for_another_is_not_how_often_it_was_right():
    """What stands in brackets may be the number of the class."""
    text = "A confusion matrix with the classes Oak and Elm on both axes. "
    text += "Oak: 218 recognised correctly, misread as Elm (39)."
    assert cells(text)[0] in ([N, N], [218, N], [218, 39])


def test_a_class_with_its_number_of_which_only_errors_are_told():
    text = "Confusion matrix\n\n- **OAK (class 2):** all 12 samples misclassified (9 as ELM, 3 as FIR)\n"
    text += "- **YEW (class 7):** 6/7 samples misclassified\n- **FIR (class 4):** 5/9 misclassified as ELM\n"
    assert panel(text).x.categories == ("OAK", "ELM", "FIR", "YEW")
    assert cells(text) == [[N, 9, 3, N], [N, N, N, N], [N, 5, N, N], [N, N, N, N]]


@pytest.mark.parametrize(
    ("head", "way"),
    [
        ("Confusion | Errors", "predicted as"),
        ("Mistake | Count", "was taken for"),
        ("Pair | Number", "misclassified as"),
        ("Error | Images", "→"),
        ("True → Predicted | Count", "->"),
    ],
)
def test_a_table_of_errors(head, way):
    rows = [("Oak", "Elm", 7), ("Elm", "Oak", 4), ("Oak", "Silver fir", 3)]
    lines = "".join(f"| {true} {way} {taken} | {n} |\n" for true, taken, n in rows)
    text = f"### Confusion matrix\n\nThe model makes 20 errors.\n\n| {head} |\n|---|---|\n{lines}"
    assert panel(text).x.categories == ("Oak", "Elm", "Silver fir")
    assert cells(text) == [[N, 7, 3], [4, N, N], [N, N, N]]


def test_arrows_in_a_table_that_tells_no_errors():
    text = "### Heatmap\n\n| Route | Days |\n|---|---|\n| Ayr → Bute | 7 |\n| Bute → Ayr | 4 |\n"
    text += "| Ayr → Oban | 3 |\n"
    assert panel(text).y.categories == ("Ayr → Bute", "Bute → Ayr", "Ayr → Oban")


@pytest.mark.parametrize(
    "said",
    [
        "The model correctly identified 50 negative samples and 40 positive samples, with only 3 false "
        "positives and 5 false negatives.",
        "Here 50 negative and 40 positive samples were recognised, against 3 false positives and 5 false "
        "negatives.",
    ],
)
def test_outcomes_behind_what_was_right_in_other_words(said):
    text = f"Key metrics included the confusion matrix, ROC curve and precision-recall curve. {said}"
    assert panel(text).x.categories == ("Negative", "Positive")
    assert cells(text) == [[50, 3], [5, 40]]


def test_a_table_of_errors_beside_the_matrix():
    text = (
        "| | Oak | Elm |\n|---|---|---|\n| Oak | 12 | 3 |\n| Elm | 4 | 15 |\n\nThat was the confusion "
        "matrix. The main errors:\n\n| Confusion | Errors |\n|---|---|\n| Oak predicted as Elm | 3 |\n"
        "| Elm predicted as Oak | 4 |\n"
    )
    assert cells(text) == [[12, 3], [4, 15]]
