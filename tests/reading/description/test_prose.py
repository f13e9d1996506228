"""Ways in which people and models put a heatmap into running prose."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot
from replot.reading.description.lexicon.lists import find_labels

BAR = "A heatmap. The x-axis lists A and B, the y-axis P and Q. "


@pytest.mark.parametrize(
    ("text", "labels", "kind"),
    [
        ('names such as "Red fox," "Stoat," and others, arranged by size', ("Red fox", "Stoat"), "partial"),
        ('variants like "Mk 1" and "Mk 2.5," also sorted by date', ("Mk 1", "Mk 2.5"), "partial"),
        ("lists every site sorted by height, such as Brig and Arosa", ("Brig", "Arosa"), "partial"),
        ("lists Brig, Arosa, Chur, and more", ("Brig", "Arosa", "Chur"), "partial"),
        ("lists glad, sad, and other", ("glad", "sad", "other"), "list"),
        ("pairs of genes (e.g., X,Y; X,Z; Y,Z, etc.)", ("X,Y", "X,Z", "Y,Z"), "partial"),
        (": at rest, walking, running", ("at rest", "walking", "running"), "list"),
        ("Agr., Forestry, Min., Trade", ("Agr.", "Forestry", "Min.", "Trade"), "list"),
    ],
)
def test_lists_of_labels(text, labels, kind):
    found = find_labels(text)
    assert (found.texts, found.kind) == (labels, kind)


@pytest.mark.parametrize(
    ("bar", "label"),
    [
        ("A color bar on the right indicates Yield Index mapping from 0 to 5.", "Yield Index"),
        ("The color bar to the right shows the scale of the dose ratio, ranging from 0 to 5.", "dose ratio"),
        ("The colour scale represents melting point (log scale, 1 to 5000).", "melting point"),
        ("The colour bar shows how often a pair was seen, from 0 to 5.", None),
        ("The color bar indicates values from 0 to 5.", None),
    ],
)
def test_the_colour_bar_tells_what_it_shows(bar, label):
    assert panel(BAR + bar).color.label == label


@pytest.mark.parametrize(
    ("bar", "low", "high"),
    [
        ("The bar goes from pale green (close to 0) to dark green (close to 60).", 0, 60),
        ("Colours run from light pink (representing low counts, ~1) to deep red (high counts, ~26).", 1, 26),
        ("The scale is blue at the bottom (lower values around 0.9), red at the top (higher values around "
         "1.1), white in the middle (around 1).", 0.9, 1.1),
    ],
)
def test_limits_in_the_brackets_behind_colours(bar, low, high):
    color = panel(BAR + bar).color
    assert (color.vmin, color.vmax) == (low, high)


def test_rows_in_the_order_of_the_table_where_the_prose_gives_none():
    text = "A heatmap with Depth on the y-axis (1 m, 2 m) and Day on the x-axis (Mon, Tue).\n\n"
    text += "| Depth | Mon | Tue |\n|---|---|---|\n| 2 m | 5 | 6 |\n| 1 m | 7 | 8 |\n"
    assert panel(text).y.categories == ("2 m", "1 m")
    assert cells(text) == [[5, 6], [7, 8]]


def test_a_range_told_in_passing_does_not_replace_the_rows_of_a_table():
    text = "| | a | b |\n|---|---|---|\n| 0 | 5 | 6 |\n| 1 | 7 | 8 |\n| 2 | 9 | 4 |\n"
    text += "\nThe heatmap's y-axis is labeled from -1 to +1.\n"
    assert panel(text).y.categories == ("0", "1", "2")
    assert cells(text) == [[5, 6], [7, 8], [9, 4]]


@pytest.mark.parametrize("note", ["an average diagonal value of 0.4", "The mean of the diagonal is 0.4"])
def test_an_average_stands_in_no_cell(note):
    text = f"A correlation heatmap; both axes list Ox, Ewe and Sow, a note in the top-left giving {note}."
    assert cells(text) == [[None] * 3] * 3


@pytest.mark.parametrize("head", ["1. Plot type", "Components of the Figure and How They Relate"])
def test_heads_that_name_a_part_are_no_title(head):
    figure = replot.parse(f"### {head}\n\nThis is a heatmap.\n\n| | A | B |\n|---|---|---|\n| P | 1 | 2 |\n")
    assert figure.title is None


def test_an_axis_written_with_a_spaced_hyphen():
    figure = panel("A heatmap.\n\n- **Y - axis (rows)**: It shows Region: North, South.\n"
                   "- **X - axis (columns)**: It shows Crop: Oat, Rye.\n")
    assert (figure.x.label, figure.x.categories) == ("Crop", ("Oat", "Rye"))
    assert (figure.y.label, figure.y.categories) == ("Region", ("North", "South"))
