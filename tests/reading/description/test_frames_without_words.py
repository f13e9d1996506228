"""Frames that no word for rows or columns tells: what is varied, sets, items; how many there are."""

from __future__ import annotations

import pytest

import replot

SHADES = "Darker shades indicate a higher yield."


def axes(text):
    panel = replot.parse(text).panels[0]
    return (panel.y.label, panel.y.categories), (panel.x.label, panel.x.categories)


@pytest.mark.parametrize(("said", "y", "x"), [
    (f"The figure shows the yield for different doses (1-3) and ages (5-6). {SHADES}",
     ("doses", ("1", "2", "3")), ("ages", ("5", "6"))),
    ("Heatmap of the loss for all combinations of dose (1, 2, 4 mg) and age (10, 30, 60 d).",
     ("dose", ("1", "2", "4")), ("age", ("10", "30", "60"))),
    ("We sweep a grid: rate ∈ {0.1, 0.5} and batch size ∈ {16, 32, 64}. A heatmap of the loss.",
     ("rate", ("0.1", "0.5")), ("batch size", ("16", "32", "64"))),
    ("Heatmap of wins.\n\nThe axes represent:\n\n- My sum (from 12 to 14)\n- Dealer's card (1–2)\n",
     ("My sum", ("12", "13", "14")), ("Dealer's card", ("1", "2"))),
])
def test_two_lists_are_the_axes(said, y, x):
    assert axes(said) == (y, x)


@pytest.mark.parametrize("said", [
    "The bar chart shows the yield for different doses (1-3) and ages (5-6). Darker is older.",
    "We tested different doses (1-3) and ages (5-6) and report the best.",
])
def test_what_is_varied_elsewhere_is_no_heatmap(said):
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(said)


AXES = "- **Rows:** Day (Mon-Wed)\n- **Columns:** Hour (6am-9am)\n- **Color:** Density\n"


@pytest.mark.parametrize(("said", "count"), [
    ("A 4-panel heatmap grid of bookings by segment.", 4),
    ("The figure shows a 3×2 grid of booking rate heatmaps.", 6),
    ("The figure contains two heatmaps of bookings.", 2),
    ("A heatmap of bookings in four panels of wood.", 1),
    ("The figure contains three subplots, of which the last is a heatmap of bookings.", 1),
])
def test_heatmaps_that_are_only_counted_share_what_is_told(said, count):
    figure = replot.parse(f"{said}\n\n{AXES}")
    assert len(figure.panels) == count
    assert {panel.x.categories for panel in figure.panels} == {("6am", "7am", "8am", "9am")}
    assert {panel.color.label for panel in figure.panels} == {"Density"}


def test_values_are_those_of_one_heatmap():
    text = "The figure shows two heatmaps. Rows: A, B. Columns: p, q.\n\n- A: 1, 2\n- B: 3, 4\n"
    assert len(replot.parse(text).panels) == 1


def test_each_panel_is_another_member_of_a_list():
    text = (
        "The figure shows the error on fields of different numbers of trees (8, 16, 32). Each sub-figure "
        f"stands for a different number of trees, for different depths (1-3) and widths (2-3). {SHADES}"
    )
    figure = replot.parse(text)
    assert [panel.title for panel in figure.panels] == ["8", "16", "32"]
    assert {panel.y.categories for panel in figure.panels} == {("1", "2", "3")}


def test_names_that_serve_as_both_heads():
    text = (
        "The heatmap plots 'Query' on the vertical axis against 'Passage' on the horizontal axis. Both use "
        "the same labels: law, sport and art.\n\nA second heatmap is a likeness matrix of three moods: at "
        "ease, sad and calm. These moods serve as both the row and column headers.\n"
    )
    first, second = text.split("\n\n")
    one = replot.parse(first).panels[0]
    assert (one.y.label, one.x.label) == ("Query", "Passage")
    assert one.x.categories == one.y.categories == ("law", "sport", "art")
    other = replot.parse(second).panels[0]
    assert other.x.categories == other.y.categories == ("at ease", "sad", "calm")


@pytest.mark.parametrize("said", [
    "The scores form an attention matrix with one row per token. Each row is passed through softmax, so that "
    "it sums to one.",
    "A mask is applied to the upper triangle of the attention matrix. Each row of the matrix sums to one.",
])
def test_what_is_done_with_the_rows_of_a_matrix_is_no_figure(said):
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(f"{said}\n\n![](attention.png)\n\nFigure 4. The block has 12 heads.\n")
