"""Axes told by the letters of a cell, and the labels that these letters have."""

import pytest
from sources import panel

CALLS = "Confusion matrix of a recogniser of bird calls. "
BIRDS = ("wren", "finch", "robin")


@pytest.mark.parametrize(
    "said",
    [
        "Element (i, j) is the share of calls of true bird i heard as predicted bird j, "
        "where i and j run over wren, finch and robin.",
        "Each cell (a, b) tells how often predicted bird b was given for true bird a, with both a "
        "and b taking the values wren, finch and robin.",
        "Entry value (r, c) is the share of predicted bird c, given the true bird r, where r and c have "
        "labels of 0 (wren), 1(finch), and 2 (robin).",
        "The entry (m, n) is the rate at which true bird m is taken for predicted bird n, where m and n "
        "denote classes 1 (wren), 2 (finch) and 3 (robin).",
    ],
)
def test_labels_of_both_letters(said):
    found = panel(CALLS + said)
    assert (found.y.label, found.x.label) == ("true bird", "predicted bird")
    assert found.y.categories == found.x.categories == BIRDS


@pytest.mark.parametrize(
    "said",
    [
        "Each cell (i, j) is the overlap of layer i and step j, where k and l "
        "run over wren, finch and robin.",
        "Each cell (i, j) is the overlap of layer i and step j, where i and j are large.",
        "Each cell (i, j) is the overlap of layer i and step j, where i and j "
        "have labels of 4 (wren), 2 (finch).",
    ],
)
def test_letters_without_labels(said):
    found = panel(f"A heatmap of overlaps. {said}")
    assert (found.y.label, found.x.label) == ("layer", "step")
    assert found.y.categories == found.x.categories == ()
