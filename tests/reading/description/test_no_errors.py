"""A confusion matrix of which a text says that nothing was taken for anything else."""

from __future__ import annotations

import pytest
from sources import cells, panel

N = None
TOLD = [[20, 0, 0], [0, 20, 0], [0, 0, 60]]
OPEN = [[20, N, N], [N, 20, N], [N, N, 60]]
NAMED = "A confusion matrix of oak, elm and fir. Diagonal: 20, 20, 60"


@pytest.mark.parametrize(
    "text",
    [
        "The confusion matrix shows that 20 oaks, 20 elms and 60 firs were correctly classified, "
        "with zero misclassifications.",
        "The confusion matrix shows that 20 oaks, 20 elms and 60 firs were correctly classified. "
        "No errors were made.",
        "The confusion matrices confirm it — all 20 Basque, 20 Maltese and 60 Frisian samples are correctly "
        "classified, with zero mix-ups between them: zero cross-class errors.",
        f"{NAMED}, without a single misclassification.",
        f"{NAMED}. The classifier made no mistakes.",
    ],
)
def test_nothing_stands_beside_the_diagonal(text):
    assert len(panel(text).y.categories) == 3
    assert cells(text) == TOLD


@pytest.mark.parametrize(
    "said",
    [
        "There are no errors for oak.",
        "A perfect model would make no errors.",
        "The code ran with no errors.",
        "On the training set there were no errors.",
        "There were hardly any errors.",
    ],
)
def test_errors_of_something_else_say_nothing_of_the_rest(said):
    assert cells(f"{NAMED}. {said}") == OPEN


def test_no_errors_of_one_class_leave_the_others():
    text = "A confusion matrix of oak, elm and fir. Oak was rightly classified 20 times, with no errors. " \
           "Elm: 18 correct, 2 taken for fir."
    assert cells(text) == [[20, 0, 0], [N, 18, 2], [N, N, N]]


SIGNALS = "The confusion matrix of the signals counts 31 true positives and 12 true negatives"


@pytest.mark.parametrize(
    "said",
    [
        ", and no false positives or false negatives.",
        ", with no false positives and no false negatives at all.",
        ", without any false positives or negatives.",
        "; neither FPs nor FNs were found.",
        " and zero false positives and false negatives.",
        ". There were no false positives or false negatives in the test set.",
        ". False positives and false negatives are both zero.",
    ],
)
def test_outcomes_that_are_none(said):
    assert panel(SIGNALS + said).y.categories == ("Negative", "Positive")
    assert cells(SIGNALS + said) == [[12, 0], [0, 31]]


def test_one_outcome_that_is_none():
    assert cells(f"{SIGNALS}, 5.0 false positives and 0 false negatives.") == [[12, 5], [0, 31]]
    assert cells(f"{SIGNALS}, no false positives and 4 false negatives.") == [[12, 0], [4, 31]]
    text = "The confusion matrix of the signals counts 31 true positives, and no true negatives, false "
    assert cells(f"{text}positives or false negatives.") == [[0, 0], [0, 31]]


@pytest.mark.parametrize(
    "said",
    [
        ". A perfect model would have no false positives or false negatives.",
        ", with almost no false positives.",
        ", with little or no false negatives.",
        " and no false positives for class B.",
        " and no more false positives than last year.",
        ". No false negatives of note were seen.",
        ". There were no false positives in the training set.",
    ],
)
def test_outcomes_that_may_be_some(said):
    assert cells(SIGNALS + said) == [[12, N], [N, 31]]


ROWS = [
    "True Oak (First Row):", "10 samples of Oak were correctly predicted as Oak.",
    "0 samples of Oak were incorrectly predicted as Elm or Fir.",
    "True Elm (Second Row):", "9 samples of Elm were correctly classified as Elm.",
    "1 sample of Elm was misclassified as Fir.",
    "True Fir (Third Row):", "8 samples of Fir were correctly classified as Fir.",
    "0 samples of Fir were misclassified.", "All Fir samples are right.",
]


def _numbered(mark: str, indent: str) -> str:
    lines, n = [], 0
    for line in ROWS:
        n += line.startswith("True")
        head = "" if n == 1 and line.startswith("True") else indent
        lines.append(f"{mark}{head}{n}.\t{line}" if line.startswith("True") else f"{mark}\t•\t{line}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("text", [
    "A confusion matrix. " + " ".join(line for line in ROWS if not line.startswith("True")),
    "Confusion matrix:\n\n" + _numbered("", ""),
    _numbered("# ", "\t"),
])
def test_none_of_a_class_was_taken_for_others(text):
    assert cells(text) == [[10, 0, 0], [N, 9, 1], [0, 0, 8]]


def test_none_of_a_class_in_a_column():
    text = (
        "Confusion matrix. Rows: predicted oak, elm, fir; columns: actual oak, elm, fir. "
        "0 samples of oak were misclassified."
    )
    assert cells(text) == [[N, N, N], [0, N, N], [0, N, N]]


ONE_CLASS = (
    "Confusion matrix of the leaves:\n- Oak{}\n- Elm: 47 correct, 3 taken for fir\n"
    "- Fir: 46 correct, 4 taken for elm\n"
)


@pytest.mark.parametrize(
    "said",
    [
        " (perfect!): All 50 oak leaves correctly identified, 0 mistakes",
        ": 50 correct, with zero misclassifications.",
        ": All 50 correct, no errors",
        ": 50 were told rightly, without a single mistake",
    ],
)
def test_nothing_else_stands_in_the_line_of_one_class(said):
    text = ONE_CLASS.format(said)
    assert panel(text).y.categories == ("Oak", "Elm", "fir")
    assert cells(text) == [[50, 0, 0], [N, 47, 3], [N, 4, 46]]


def test_one_class_without_errors_in_prose():
    text = (
        "Confusion matrix. All 50 oaks were correctly classified, without a single mistake. 47 elms were "
        "correctly classified, and 3 were taken for fir."
    )
    assert cells(text) == [[50, 0, 0], [N, 47, 3], [N, N, N]]


@pytest.mark.parametrize(
    "said",
    [": 50 correct, no false positives", ": 48 of 50 correct, no errors", ": 50 correct, few errors"],
)
def test_a_class_that_may_have_errors(said):
    assert cells(ONE_CLASS.format(said))[0][1:] == [N, N]
