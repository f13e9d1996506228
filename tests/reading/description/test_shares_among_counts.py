"""Confusion matrices in counts of which a text tells single ones as shares."""

from __future__ import annotations

import pytest
from sources import cells, codes, panel

N = None
ERRORS = (
    "230 oak leaves were predicted as elm (12.5%) and 124 elm leaves were predicted as oak (20.0%). "
    "65 oak leaves were misclassified as ash and 60 ash leaves were misclassified as oak."
)


@pytest.mark.parametrize(
    "said",
    [
        "83.9% of true oak leaves (1,540/1,835) were correctly classified.",
        "83.9% of the oak leaves (1540 of 1835) were correctly classified with high precision (89.3%).",
        "1,540 of 1,835 oak leaves (83.9%) were correctly classified, with very good recall.",
        r"$83.92\%$ of true oak leaves ($1,540/1,835$) were correctly classified.",
    ],
)
def test_a_share_with_its_count(said):
    text = f"What the confusion matrix shows. {said} {ERRORS}"
    assert panel(text).x.categories == ("oak", "elm", "ash")
    assert cells(text) == [[1540, 230, 65], [124, N, N], [60, N, N]]


@pytest.mark.parametrize(
    "said",
    ["84% of oak leaves were correctly classified.", "84% of oak leaves (Fig. 2) were correctly classified."],
)
def test_a_share_without_its_count_is_no_cell(said):
    text = f"What the confusion matrix shows. {said} {ERRORS}"
    assert cells(text) == [[N, 230, 65], [124, N, N], [60, N, N]]
    assert "R103" in codes(text)


def test_shares_among_shares():
    text = (
        "The confusion matrix: 83.9% of oak leaves (1,540/1,835) were correctly classified. "
        "16% of oak leaves were predicted as elm. 7% of elm leaves were predicted as oak."
    )
    assert cells(text) == [[83.9, 16], [7, N]]


@pytest.mark.parametrize("lead", ["", "Strong negative retention: "])
def test_true_cases_of_a_class_called_negative(lead):
    text = (
        f"The confusion matrix of moods. {lead}84% of true negative posts were correctly classified. "
        "9% of neutral posts were predicted as negative, 5% of positive posts were predicted as neutral."
    )
    assert panel(text).x.categories == ("negative", "neutral", "positive")
    assert cells(text) == [[84, N, N], [9, N, N], [N, 5, N]]
