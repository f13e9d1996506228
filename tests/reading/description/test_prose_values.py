"""Values in running prose: told by their unit, by the name of their axis, by the place of their row."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

SQUARE = (
    "A heatmap with true class on the y-axis and predicted class on the x-axis; both axes list Cat, Fox.\n\n"
)
GRID = "A heatmap; x-axis Ada, Bob; y-axis Goals, Saves.\n\n"


def test_labels_of_a_square_matrix_told_by_the_names_of_their_axes():
    text = SQUARE + (
        "Of the true cats, 5 were predicted as Cat and 2 as Fox. "
        "Of the true foxes, 1 was predicted as Cat and 7 as Fox.\n"
    )
    assert cells(text) == [[5, 2], [1, 7]]


def test_a_label_right_after_its_value():
    text = GRID + "Ada scored 5 goals and Bob 2. In the second row, saves are 1 and 7.\n"
    assert cells(text) == [[5, 2], [1, 7]]


def test_rows_told_by_their_place():
    text = GRID + "In the top row, the values are 5, 2. In the bottom row, the values are 1, 7."
    assert cells(text) == [[5, 2], [1, 7]]


def test_keys_before_a_dash_and_cells_that_are_a_colour():
    text = "A heatmap. The y-axis lists A, B, C.\n\n* Solar – 1, 2, 3\n* Wind – (white), 4, 5\n"
    assert panel(text).x.categories == ("Solar", "Wind")
    assert cells(text) == [[1, None], [2, 4], [3, 5]]


def test_initials_of_an_axis_and_a_sentence_after_the_lines():
    text = (
        "Heatmap.\nx: batch size [16, 32]\ny: learning rate [0.1, 0.2]\nlr 0.1 -> 5 / 2\nlr 0.2 -> NaN / 7\n"
        "NaN means that it diverged.\n"
    )
    assert cells(text) == [[5, 2], [None, 7]]


def test_labels_that_are_common_words():
    assert cells("A heatmap; x-axis S, M; y-axis low, mid. Low 5, 2; mid 1, 7.\n") == [[5, 2], [1, 7]]


@pytest.mark.parametrize(
    ("words", "low", "high"),
    [
        ("`cmap=magma`, `vmin=50`, `vmax=100`.", 50, 100),
        ("The colour map is cividis, limits 50 and 100.", 50, 100),
        ("Legend: gradient `50` → `100`.", 50, 100),
        ("It is coolwarm, the bar running from 50 to 100.", 50, 100),
        ("### Color legend\n- Blue: coldest (50)\n- White: 75\n- Red: hottest (100)", 50, 100),
    ],
)
def test_limits(words, low, high):
    color = panel(GRID + words + "\n").color
    assert (color.vmin, color.vmax, color.label) == (low, high, None)


@pytest.mark.parametrize(
    "parts",
    [
        "Left panel (dry): Goals 1, 2; Saves 3, 4. Right panel (wet): Goals 5, 6; Saves 7, 8.",
        'Panel A, "dry": Goals 1, 2; Saves 3, 4.\nPanel B, "wet": Goals 5, 6; Saves 7, 8.',
        (
            "In the left heatmap (dry), goals are 1 and 2 and saves are 3 and 4. "
            "In the right heatmap (wet), goals are 5 and 6 and saves are 7 and 8."
        ),
    ],
)
def test_panels_in_one_paragraph(parts):
    text = f"{GRID}{parts}\n\nBoth panels share one colour bar from 0 to 10.\n"
    figure = replot.parse(text)
    assert [p.title for p in figure.panels] == ["dry", "wet"]
    assert [cells(text, k) for k in range(2)] == [[[1, 2], [3, 4]], [[5, 6], [7, 8]]]
    assert [p.color.vmax for p in figure.panels] == [10, 10]


def test_headings_and_paragraphs_of_html():
    text = (
        "<h3>Figure 3: Bikes at the bridge</h3>\n<p>Heat map, x-axis A, B.</p>\n"
        "<p>Rows are P, Q.</p>\n\n- P: 1, 2\n- Q: 3, 4\n"
    )
    assert replot.parse(text).title == "Bikes at the bridge"
    assert cells(text) == [[1, 2], [3, 4]]


def test_a_gantt_chart_is_none():
    with pytest.raises(replot.NotAHeatmap):
        replot.parse("Gantt chart, weeks 1-12 across, tasks down: Design (1-3, blue), Build (3-8, red).")
