"""Captions without a stop or a comma, and what is said of a line before its values."""

from __future__ import annotations

import pytest
from sources import cells, panel

N = None


@pytest.mark.parametrize(
    "text",
    [
        "heatmap months jan feb mar on the x axis towns york bath on the y axis york 3 5 8 bath 2 4 7",
        "heatmap months jan feb mar across the top and towns york bath down the side york 3 5 8 bath 2 4 7",
        "a heatmap x axis shows month jan feb mar y axis shows town york bath york 3 5 8 bath 2 4 7",
        "heatmap rows york bath columns jan feb mar york 3 5 8 bath 2 4 7",
    ],
)
def test_a_grid_in_a_caption_without_stops(text):
    assert (panel(text).y.categories, panel(text).x.categories) == (("york", "bath"), ("jan", "feb", "mar"))
    assert cells(text) == [[3, 5, 8], [2, 4, 7]]


def test_a_matrix_in_a_caption_without_stops():
    text = "confusion matrix heatmap classes bus tram rows actual columns predicted bus 30 1 tram 2 28"
    assert panel(text).x.categories == panel(text).y.categories == ("bus", "tram")
    assert cells(text) == [[30, 1], [2, 28]]
    text = "correlation heatmap of age bmi dose with age and bmi 0.12 age and dose 0.27 bmi and dose 0.22"
    assert panel(text).x.categories == ("age", "bmi", "dose")
    assert cells(text) == [[N, 0.12, 0.27], [N, N, 0.22], [N, N, N]]


def test_numbers_without_columns_make_no_grid():
    text = "heatmap of noise with loud spots near the station 80 75 and quiet spots near the park 40 35"
    assert panel(text).x.categories == ()


@pytest.mark.parametrize(
    "said",
    [
        "Robins have 20, 88, 165. Wrens are almost the same: 22, 90, 170. Owls are far fewer: 1, 2, 2.",
        "Robins: 20, 88, 165. Wrens look much the same: 22, 90, 170. Owls hardly ever breed: 1, 2, 2.",
    ],
)
def test_what_is_said_of_a_line_is_no_part_of_its_name(said):
    text = f"A heatmap, columns 2001, 2002, 2003. {said}"
    assert panel(text).y.categories == ("Robins", "Wrens", "Owls")
    assert cells(text) == [[20, 88, 165], [22, 90, 170], [1, 2, 2]]


@pytest.mark.parametrize(
    "axes",
    [
        "lists towns vertically (York, Leeds) and months horizontally (Jan, Feb).",
        "has towns stacked from top to bottom (York, Leeds) and months set from left to right (Jan, Feb).",
        "is simple: the towns (York, Leeds) run down the side and the months (Jan, Feb) across the top.",
    ],
)
def test_axes_named_before_the_way_they_go(axes):
    read = panel(f"This heatmap {axes} York: 1, 2. Leeds: 3, 4.")
    assert (read.y.label, read.x.label) == ("towns", "months")
    assert (read.y.categories, read.x.categories) == (("York", "Leeds"), ("Jan", "Feb"))


def test_labels_of_both_axes_in_small_letters():
    read = panel("Heatmaps of lakes share the columns low and high and the rows salt and ash. Salt: 1, 2.")
    assert (read.y.categories, read.x.categories) == (("salt", "ash"), ("low", "high"))


def test_two_axes_with_their_names_before_brackets():
    text = (
        "Sites (rows) are Cove, Cape, Cliff and years (columns) are 2010, 2015 and 2020 in this heatmap of "
        "nests. Cove: 1, 2, 3. Cape: 4, 5, 6. Cliff: 7, 8, 9."
    )
    read = panel(text)
    assert (read.y.label, read.y.categories) == ("Sites", ("Cove", "Cape", "Cliff"))
    assert (read.x.label, read.x.categories) == ("years", ("2010", "2015", "2020"))
    assert cells(text) == [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
