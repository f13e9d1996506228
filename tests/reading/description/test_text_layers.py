"""Figures as the text layer of a page has them, and grids that their form alone makes matrices."""

from __future__ import annotations

import pytest
from sources import codes, panel, source, told

import replot

CAPTION = "\nFigure 2: Confusion matrix of the classifier.\n"
VALUES = "5 1 0\n2 7 1\n0 3 9\n"
ANIMALS = "cat\ndog\nfox\n"


@pytest.mark.parametrize(
    "text",
    [
        f"{ANIMALS}Predicted\n{ANIMALS}Actual\n{VALUES}0\n2\n4\n8\n{CAPTION}",
        f"Predicted\n{ANIMALS}Actual\n{ANIMALS}{VALUES}{CAPTION}",
        f"{CAPTION}\ncat dog fox\nPredicted\n\n{ANIMALS}\nActual\n\n{VALUES}",
        f"{ANIMALS}Actual\n\n5 1 0\n\n8\n\n[Figure 3]\n\n2 7 1\n\n4\n\n0 3 9\n\ncat dog fox\n\n"
        f"Predicted\n{CAPTION}",
        f"{VALUES}CatDogFox\nPredicted\nCatDogFox\nActual\n{CAPTION}".replace("\n", "\n\n"),
    ],
    ids=["ticks and names", "names and ticks", "ticks in one line", "values between", "glued"],
)
def test_ticks_and_values_apart(text):
    found = panel(text)
    assert (found.x.label, found.y.label) == ("Predicted", "Actual")
    assert [label.lower() for label in found.x.categories] == ["cat", "dog", "fox"]
    assert told(text)[0].split("\n", 1)[1] == "5 1 0\n2 7 1\n0 3 9"


def test_the_shape_of_ticks_tells_names_apart():
    text = "T1\n\nT2\n\nText\n\nV1\n\nV2\n\nVideo\n\n0.44 0.37\n\n0.35 0.36\n\n0.30\n\n0.40\n\n"
    text += "**Figure 2.** A heatmap.\n"
    found = panel(text)
    assert (found.x.label, found.y.label) == ("Text", "Video")
    assert told(text) == ["T1, T2 / V1, V2\n0.44 0.37\n0.35 0.36"]
    assert source(text, "panels[0].y.label") == (11, "Video")


def test_no_names_of_axes():
    text = "Heatmap of sales\nJan\nFeb\nA\nB\nC\n1 2\n3 4\n5 6\n"
    assert told(text) == ["Jan, Feb / A, B, C\n1 2\n3 4\n5 6"]


@pytest.mark.parametrize(
    "text",
    [
        "Heatmap of scores.\n\nTeam A\nTeam B\n12 14\n13 15\n",  # the labels of one axis
        "Heatmap of scores.\n\nTeam A\nTeam B\nTeam C\nx\ny\nz\n12 14\n13 15\n",  # too many
        "Heatmap of scores.\n\n40\nAyr\nBath\nCork\n12 14\n13 15\n",  # a number among words
    ],
)
def test_lines_that_are_no_ticks(text):
    assert "s" not in "".join("".join(row) for row in panel(text).grid.states.tolist())


SQUARES = {
    "printed": "       a   b   c\n  a    0  30  28\n  b   30   0  24\n  c   28  24   0",
    "a triangle": "       a   b   c\n  a\n  b   30\n  c   28  24",
    "errors": "       a       b       c\n  a\n  b   30±1\n  c   28±0    24±0",
    "blanks": (
        "| | a | b | c |\n|---|---|---|---|\n| a | - | 30 | 28 |\n| b | 30 | - | 24 |\n| c | 28 | 24 | - |"
    ),
    "one line": "a b c a 0 30 28 b 30 0 24 c 28 24 0",
}


@pytest.mark.parametrize("lines", SQUARES.values(), ids=SQUARES)
def test_the_same_labels_on_both_sides_make_a_matrix(lines):
    text = f"The tool measured how long it takes.\n\n{lines}\n"
    found = panel(text)
    assert found.x.categories == found.y.categories == ("a", "b", "c")
    assert found.grid.values[2, 1] == 24


@pytest.mark.parametrize(
    "lines",
    [
        "a b\na 0 30\nb 30 0",  # two may be anything
        "| | a | b | c |\n|---|---|---|---|\n| a | 0 | 3-1 | 2-2 |\n| b | 1-3 | 0 | 0-1 |\n"
        "| c | 2-2 | 1-0 | 0 |",
        "Steps: 1 2 3 1 4 5 6 2 3 4 5 3 4 5 6",
        "A bar chart of it.\n\na b c a 0 30 28 b 30 0 24 c 28 24 0",
    ],
)
def test_no_matrix(lines):
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(f"The tool measured how long it takes.\n\n{lines}\n")


def test_a_word_before_the_labels_of_one_axis_only_is_part_of_them():
    text = "A confusion matrix.\n\n| | Test POSITIVE | Test NEGATIVE |\n|---|---|---|\n"
    text += "| **Actually SICK** | 99 | 1 |\n| **Actually HEALTHY** | 9 | 81 |\n\n$$TP = 99, FN = 1$$\n"
    found = panel(text)
    assert (found.y.label, found.y.categories) == (None, ("Actually SICK", "Actually HEALTHY"))
    assert "R102" not in codes(text)
