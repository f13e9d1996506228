"""Axes told by the sides on which they stand, by their own names, or for each of several panels."""

from __future__ import annotations

import numpy as np
import pytest
from sources import panel

import replot


def axes(text):
    figure = panel(f"A heatmap. {text}")
    return (figure.x.label, figure.x.categories), (figure.y.label, figure.y.categories)


BOTH = ("Rate", ("0%", "5%")), ("Size", ("S", "M"))


@pytest.mark.parametrize(
    "said",
    [
        'Across the top runs "Rate" (0%, 5%), down the side "Size" (S, M).',
        'Across the top runs "Rate" (0%, 5%), and down the side runs "Size" (S, M).',
        "Along the left side, Size: S, M; along the top, Rate: 0%, 5%.",
        'On the left is "Size" (S, M), on the right a colour bar (0 to 9), at the bottom "Rate" (0%, 5%).',
        '\n\n- Left: "Size" - S, M.\n- Bottom: "Rate" - 0%, 5%.\n- Right: color bar "F1" - 5 to 35.',
        'Rows are called "Size", columns "Rate". Size has the ticks S, M; Rate takes the values 0%, 5%.',
        'y-axis of each: "Size" with S, M. x-axis of both panels: "Rate" with 0%, 5%.',
    ],
)
def test_both_axes(said):
    assert axes(said) == BOTH


def test_labels_behind_what_they_are():
    towns, months = ("Ayr", "Bath"), ("May", "June", "July")
    both = ("months", months), ("towns", towns)
    said = "On the left side are the towns Ayr and Bath, at the {} the months May, June and July."
    assert axes(said.format("bottom")) == axes(said.format("top")) == both
    assert axes("The side lists the towns (Ayr, Bath); the top lists the months (May, June, July).") == both


@pytest.mark.parametrize(
    "text",
    [
        "Two heatmaps. Left: Accuracy (0 to 1). Bottom: Loss (0 to 5).",
        "Four heatmaps. Left: Rome (May, June). Right: Oslo (May, June). Top: Kyiv (May, June).",
    ],
)
def test_sides_of_panels_are_none(text):
    assert all(not panel.x.categories and not panel.y.categories for panel in replot.parse(text).panels)


@pytest.mark.parametrize("labels", ["128 / 256, bottom to top", "128, 256; bottom to top"])
def test_a_name_of_several_words_before_a_direction(labels):
    (_, (name, sizes)) = axes(f"*y:* chunk size in tokens ({labels}). *x:* top-k (1 / 3).")
    assert (name, sizes) == ("chunk size in tokens", ("256", "128"))


def test_a_vertical_bar_is_no_axis():
    told = axes('*Bar:* vertical, right, label "Hits", ticks 20, 40, 60.\n\nRows: a, b. Columns: c, d.')
    assert told == ((None, ("c", "d")), (None, ("a", "b")))


def test_the_last_of_a_directed_list_is_no_name():
    assert axes("Depth goes A, B, C from top to bottom. Columns: c, d.")[1] == ("Depth", ("A", "B", "C"))
    rows = axes('Rows are called "G". **Axes.** G has the ticks G1, G2 from top to bottom. Columns: c.')[1]
    assert rows == ("G", ("G1", "G2"))


def test_columns_that_stand_in_another_order_than_those_of_the_table():
    table = "\n\n|town|Q|W|T|\n|--|--|--|--|\n|Oslo|1|2|3|\n|Bonn|4|5|6|\n\n"
    said = "In the figure the columns stand in the order T, W, Q; the rows are as listed, Oslo on top."
    assert axes(table + said) == ((None, ("T", "W", "Q")), ("town", ("Oslo", "Bonn")))


def test_a_bar_called_by_its_name_ends_what_is_said_of_the_axes():
    figure = panel('A heatmap. Rows: a, b. Columns: c, d; bar "Fertility", 1 to 12.')
    assert figure.x.categories == ("c", "d")
    assert (figure.color.label, figure.color.vmin, figure.color.vmax) == ("Fertility", 1, 12)


def test_what_explains_a_scale_is_not_its_name():
    figure = panel('A heatmap. Rows: a, b. Columns: c, d. The colour scale (dark = high) is labelled "EM".')
    assert figure.color.label == "EM"


def test_what_there_is_a_line_for():
    told = axes("It has two rows, one per question (Q1, Q2), and columns, one per age group (18-29, 30+).")
    assert told == (("age group", ("18-29", "30+")), ("question", ("Q1", "Q2")))


def test_a_bar_that_says_something_ends_what_is_said_of_the_axes():
    fields = "It has the fields as rows (East, Mill) and the months as columns (May, June)"
    told = axes(f'{fields}; blue means wet; the bar says "Soil" and goes from 5 to 45.')
    assert told == (("months", ("May", "June")), ("fields", ("East", "Mill")))


def test_a_map_in_quotation_marks_is_no_title():
    assert replot.parse('A heatmap ("coolwarm", -1 to 1). Rows: a, b. Columns: c, d.').title is None


def test_panels_called_by_their_sides_have_the_names_told_of_these():
    text = (
        "Two heat maps with the same rows (A, B) and columns (c, d). "
        'The upper one, "Yield", uses greens; the lower one, "Loss", uses oranges.\n\n'
        "Upper: A 9 / 8; B 7 / 6.\nLower: A 1 / 2; B 3 / 4."
    )
    assert [panel.title for panel in replot.parse(text).panels] == ["Yield", "Loss"]
def test_notes_and_other_charts_at_a_side_are_no_axes():
    above = 'At the top sits a histogram of "Counts" (0, 5), '
    both = axes(above + 'on the left "Size" (S, M), at the bottom "Rate" (1, 2).')
    assert both == (("Rate", ("1", "2")), ("Size", ("S", "M")))
    assert axes('At the bottom "Source" (EPA, WHO), on the left "Size" (S, M).')[0][0] is None


def test_the_labels_of_another_chart():
    said = 'Rows are called "Size", columns "Rate". Size ranges from 1 to 3 in the other chart.'
    assert axes(f"{said} Rate takes the values 0, 5.") == (("Rate", ("0", "5")), ("Size", ()))


@pytest.mark.parametrize(
    "said",
    [
        '\n\n- Bottom edge of every grid ("Rate"): 0%, 5%\n- Left edge of every grid ("Size"): S, M',
        '\n\n1. On the left: "Size", two of them: S, M.\n2. Below: "Rate", 0%, 5%.\n3. Right: "F1", 0 to 9.',
        '\n\n- Left axis ("Size"): S, M\n- Lower axis ("Rate"): 0%, 5%',
        '\n\n+ vertical axis, name "Size": the ticks downwards are S, M\n+ abscissa, name "Rate": 0%, 5%',
        'It has "Rate" (of all beds) along x, i.e. 0%, 5%, and "Size" along y, i.e. S, M going down.',
        '"Rate" is along the x-axis, namely 0%, 5%, and "Size" along the y-axis, namely S, M.',
    ],
)
def test_axes_told_by_edges_and_more_words(said):
    assert axes(said) == BOTH


def test_panels_at_the_sides_are_no_axes():
    figure = replot.parse(
        'Two heatmaps. The rows are S and M, the columns are 0% and 5%.\n\n'
        '- Left: "Dry"\n  - S: 1, 2\n  - M: 3, 4\n'
        '- Right: "Wet"\n  - S: 5, 6\n  - M: 7, 8\n'
    )
    assert [p.title for p in figure.panels] == ["Dry", "Wet"]
    assert [p.grid.values.tolist() for p in figure.panels] == [[[1, 2], [3, 4]], [[5, 6], [7, 8]]]


@pytest.mark.parametrize("said", [
    "The true class is on the left, the predicted class at the bottom.",
    "The digits 0-3 are compared, true class on the left and predicted class at the bottom.",
    "The predicted class stands along the top and the true class down the left side.",
])
@pytest.mark.parametrize("classes", ["digits 0-3", "classes 0 to 3", "grades from 0 through 3"])
def test_classes_by_their_numbers_and_names_at_both_sides(classes, said):
    read = panel(f"A confusion matrix of the {classes}. {said} The diagonal is dark.")
    assert (read.x.label, read.y.label) == ("predicted class", "true class")
    assert read.x.categories == read.y.categories == ("0", "1", "2", "3")
    assert np.isnan(read.grid.values).all()


@pytest.mark.parametrize("said", [
    "classes 0 to 3 and the digits 0-5", "classes 0 to 3% of all", "grades 0 to 1", "digits 2-4"
])
def test_no_classes_by_their_numbers(said):
    read = panel(f"A confusion matrix of {said}. The diagonal is dark.")
    assert (read.x.categories, read.y.categories) == ((), ())


def test_names_that_nobody_can_read_are_none():
    read = panel("A heatmap. Rows (names not legible): A, B. Columns: 1, 2. A: 1, 2. B: 4, 5.")
    assert (read.x.label, read.y.label) == (None, None)
    assert read.y.categories == ("A", "B")


@pytest.mark.parametrize(
    "said",
    [
        "two rows and two columns labelled fed and unfed on the left and ill and not ill at the bottom",
        "the labels fed and unfed on the left and ill and not ill underneath",
        "ill and not ill at the bottom and fed and unfed on the left",
        "fed, unfed down the side, and ill, not ill along the bottom",
        "rows and columns, labelled fed and unfed on the left, ill and not ill at the bottom and a bar",
    ],
)
def test_two_lists_by_their_places(said):
    assert axes(f"It is a grid with {said}.") == ((None, ("ill", "not ill")), (None, ("fed", "unfed")))


def test_two_lists_of_which_one_stands_on_top():
    read = panel("A heatmap labelled dry, wet on the left and rye, oat across the top.")
    assert (read.x.categories, read.y.categories, read.x.side) == (("rye", "oat"), ("dry", "wet"), "top")


@pytest.mark.parametrize(
    "said",
    ["the words fed and unfed on the left and ill and not ill on the right",
     "3 and 4 on the left and 5 and 6 at the bottom",
     "a title and a legend on the left and a note at the bottom"],
)
def test_what_stands_at_places_is_no_list_of_both_axes(said):
    try:
        read = panel(f"A heatmap of counts from 0 to 9, blue to red, with {said}.")
    except replot.NotAHeatmap:
        return
    assert not (read.x.categories and read.y.categories)
