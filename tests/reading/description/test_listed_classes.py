"""The classes of a confusion matrix that a sentence lists, and sentences behind it that list no labels."""

from __future__ import annotations

import numpy as np
import pytest
from sources import cells, panel

import replot

SIDES = " Rows are the true classes, columns the predicted ones. "
CLASSES = ("owl", "kite", "jay")


def panel_of(text: str):
    return replot.parse(text).panels[0]


@pytest.mark.parametrize("lead", [
    "A confusion matrix of three classes: owl, kite and jay.",
    "A confusion matrix for the classes owl, kite and jay.",
    "A confusion matrix. The three classes are owl, kite and jay.",
    "A confusion matrix of a model with three classes (owl, kite, jay).",
])
def test_the_classes_are_on_both_axes_as_the_text_lists_them(lead):
    examined = replot.examine(lead + SIDES)
    panel = examined.figure.panels[0]
    assert panel.y.categories == panel.x.categories == CLASSES
    assert "R205" not in [finding.code for finding in examined.findings]


@pytest.mark.parametrize(("said", "cells"), [
    ("9 jays ended up as kites, 3 as owls.", {}),
    ("The owl row is 45, 3, 2; the kite row 4, 40, 6; the jay row 3, 9, 38.",
     {(0, 0): 45, (0, 1): 3, (0, 2): 2, (1, 0): 4, (1, 1): 40, (1, 2): 6, (2, 0): 3, (2, 1): 9, (2, 2): 38}),
    ("The most frequent confusion is jay for kite (9), followed by kite for jay (6).", {}),
    ("It mistook 3 owls for kites and vice versa 4 kites for owls.", {}),
    ("The highest value is 45 (owl, owl) and the lowest is 2 (owl, jay).", {(0, 0): 45, (0, 2): 2}),
    ("For the class kite, 40 birds are on the diagonal, with 4 leaking into owl and 6 into jay.", {}),
    ("Row owl sums to 50; its off-diagonal entries are 3 (kite) and 2 (jay).", {}),
])
def test_what_is_said_behind_them_puts_no_value_in_a_wrong_cell(said, cells):
    panel = panel_of("A confusion matrix of three classes: owl, kite and jay." + SIDES + said)
    assert panel.y.categories == panel.x.categories == CLASSES
    true = {
        (0, 0): 45, (0, 1): 3, (0, 2): 2, (1, 0): 4, (1, 1): 40, (1, 2): 6, (2, 0): 3, (2, 1): 9, (2, 2): 38
    }
    values = {
        (int(i), int(j)): float(panel.grid.values[i, j]) for i, j in np.argwhere(~np.isnan(panel.grid.values))
    }
    assert values.items() >= cells.items()
    assert values.items() <= true.items()


@pytest.mark.parametrize("said", [
    "Classes 1 and 3 all reach an accuracy of 100%.",
    "The other classes, gull and tern, were left out.",
])
def test_some_other_classes_are_not_those_of_the_matrix(said):
    panel = panel_of("A confusion matrix of three classes: owl, kite and jay." + SIDES + said)
    assert panel.y.categories == panel.x.categories == CLASSES


def test_labels_that_stand_in_a_list_are_not_said_to_be_taken_from_the_data():
    examined = replot.examine(
        "A correlation heatmap of four variables: pulse, sugar, sleep and mood. Pulse and mood correlate at "
        "0.3."
    )
    (finding,) = [finding for finding in examined.findings if finding.code == "R205"]
    assert finding.message == (
        "the text does not list the labels of x (pulse, sugar, sleep and mood; taken from a list that names "
        "no axis) and y (pulse, sugar, sleep and mood; taken from a list that names no axis)"
    )


@pytest.mark.parametrize(
    "said",
    [
        "36 leaves evenly split between oak, elm, and fir.",
        "The 36 leaves are divided equally among oak, elm and fir.",
        "> We use 36 leaves, equally distributed across oak, elm and fir.",
    ],
)
def test_classes_among_which_all_is_split(said):
    text = f"{said} In the confusion matrix the diagonal is 1.00 for all three classes, with zero errors."
    assert panel(text).y.categories == ("oak", "elm", "fir")
    assert cells(text) == [[1, 0, 0], [0, 1, 0], [0, 0, 1]]


def test_sets_among_which_all_is_split():
    text = "36 leaves evenly split between training and test. In the confusion matrix the diagonal is 1.00."
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(text)
