"""Short ways to write things down: directions in brackets, bars in brackets, panels one a line."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot


def test_a_list_behind_a_direction_in_brackets():
    text = (
        "A heatmap. Strategies (rows, top to bottom): greedy, beam. "
        "Tests (columns, left to right): ARC, PIQA.\n\n"
        "greedy .52 .71\nbeam .53 .72\n"
    )
    figure = panel(text)
    assert (figure.x.label, figure.x.categories) == ("Tests", ("ARC", "PIQA"))
    assert (figure.y.label, figure.y.categories) == ("Strategies", ("greedy", "beam"))
    assert cells(text) == [[0.52, 0.71], [0.53, 0.72]]


@pytest.mark.parametrize("arrow", ["→", "to"])
def test_axes_in_bold_one_a_line(arrow):
    figure = panel(
        f"# Heatmap\n**Columns** (left {arrow} right): oak, elm, ash\n"
        f"**Rows** (top {arrow} bottom): P, Q\n\nDarker is more."
    )
    assert (figure.x.categories, figure.y.categories) == (("oak", "elm", "ash"), ("P", "Q"))


@pytest.mark.parametrize(
    "said",
    [
        "Lower-triangular 3×3 heatmap; groups Dry, Wet, Cold on both axes.",
        "A heatmap. The groups Dry, Wet and Cold are on both axes.",
    ],
)
def test_the_kind_before_the_labels_of_both_axes(said):
    figure = panel(f"# Heatmap\n{said}\n- Wet vs Dry: 0.4\n- Cold vs Dry: 0.3\n- Cold vs Wet: 0.2\n")
    assert figure.x.categories == figure.y.categories == ("Dry", "Wet", "Cold")


@pytest.mark.parametrize(
    ("line", "label", "cmap"),
    [
        ("A single colour bar (yield, 0.5 to 1.0, light to dark green) serves both.", "yield", "Greens"),
        ("**Colour:** reversed magma, 0.5 to 1.0.", None, "magma_r"),
        ("Colour: cream (0.5) to brick red (1.0).", None, "YlOrRd"),
    ],
)
def test_a_bar_in_few_words(line, label, cmap):
    axes = "# Heatmap\n- X-axis: oak, elm\n- Y-axis: P, Q\n\n"
    color = panel(f"{axes}{line}\n\n- P: 0.5, 0.6\n- Q: 0.7, 0.8\n").color
    assert (color.label, color.vmin, color.vmax, color.cmap) == (label, 0.5, 1.0, cmap)


def test_panels_one_a_line():
    text = (
        "# Heatmaps\nEach panel has the soils on the y-axis (clay, sand) "
        "and the trees on the x-axis (oak, elm).\n\n"
        "**k = 1** – clay: 0.1/0.2; sand: 0.3/0.4\n**k = 5** – clay: 0.5/0.6; sand: 0.7/0.8\n\n"
        "The colormap (viridis) is shared, 0.0–1.0.\n"
    )
    found = replot.parse(text).panels
    assert [one.title for one in found] == ["k = 1", "k = 5"]
    assert [one.grid.values.tolist() for one in found] == [[[0.1, 0.2], [0.3, 0.4]], [[0.5, 0.6], [0.7, 0.8]]]
    assert [(one.color.vmin, one.color.vmax) for one in found] == [(0.0, 1.0)] * 2


def test_lines_of_a_square_without_its_empty_diagonal():
    text = (
        "A heatmap of wins. Rows and columns: Ant, Bee, Cat. The main diagonal is blank.\n"
        "- Ant: 8%, 2%\n- Bee: 92%, 21%\n- Cat: 98%, 79%\n"
    )
    assert cells(text) == [[None, 8, 2], [92, None, 21], [98, 79, None]]


def test_lines_of_a_square_with_too_few_values():
    text = "A heatmap. Rows and columns: Ant, Bee, Cat.\n- Ant: 8%, 2%\n- Bee: 92%, 21%\n- Cat: 9%, 7%\n"
    assert not any(value is not None for row in cells(text) for value in row)


def test_lines_that_are_alike():
    text = (
        "The figure is a heatmap with the columns May, June and July and the rows Low and High. "
        "In May the Low is 3 and the High is 9. June and July are alike with 5 and 16."
    )
    assert cells(text) == [[3, 5, 5], [9, 16, 16]]


TREES = "A confusion matrix. True trees (rows): oak, elm, ash. Predicted trees (columns): oak, elm, ash.\n\n"


@pytest.mark.parametrize(
    "said",
    [
        "Elm was correctly identified 98 times, confused with oak 7 times and with ash 5 times.",
        "98 elm leaves were classified correctly; 7 were taken for oak, 5 for ash.",
    ],
)
def test_hits_and_errors_of_one_class(said):
    assert cells(TREES + said) == [[None] * 3, [7, 98, 5], [None] * 3]


def test_errors_before_the_hits():
    said = "Oak was confused with elm 5 times and correctly identified 112 times."
    assert cells(TREES + said) == [[112, 5, None], [None] * 3, [None] * 3]


def test_hits_of_several_classes():
    said = "112 oak, 98 elm and 93 ash leaves were classified correctly; the others were misclassified."
    assert cells(TREES + said) == [[112, None, None], [None, 98, None], [None, None, 93]]


def test_a_label_in_capitals_is_no_pronoun():
    text = "A heatmap with columns A, B and rows HR, IT. HR scores 1 and 2. IT scores 3 and 4."
    assert cells(text) == [[1, 2], [3, 4]]
