"""Labels told with their places on an axis, or where their list begins; rows counted from below."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

MONTHS = " X-axis: May, June."


@pytest.mark.parametrize(
    "axis, labels",
    [
        ("Y-axis: 4 is at the top, 2 in the middle, 1 at the bottom.", ("4", "2", "1")),
        ('Vertical: "Size". 1 is at the bottom, 2 in the middle, 4 at the top.', ("4", "2", "1")),
        ("Y-axis: Oslo is at the top, Bern in the middle and Rome at the bottom.", ("Oslo", "Bern", "Rome")),
        ("Rows give the tree (ash above elm above fir).", ("ash", "elm", "fir")),
        ("Rows give the tree (ash below elm).", ("elm", "ash")),
        ("Y-axis: ash, elm, fir from the top.", ("ash", "elm", "fir")),
        ("Y-axis: ash, elm, fir from the bottom.", ("fir", "elm", "ash")),
        ("Y-axis: ash, elm, fir, read from below.", ("fir", "elm", "ash")),
        ("The y-axis has ash, elm, fir with ash at its foot.", ("fir", "elm", "ash")),
        ("The tokens CLS, un, able stand on the vertical axis.", ("CLS", "un", "able")),
        ("The tokens [CLS], un, ##able, ! stand on the vertical axis.", ("[CLS]", "un", "##able", "!")),
    ],
)
def test_labels_and_their_places(axis, labels):
    assert panel(f"Heatmap. {axis}{MONTHS} (May): 1").y.categories == labels


def test_a_list_in_a_sentence_of_its_own():
    text = 'Heatmap.\n* Vertical: "Block". 1024, 512.\n* Horizontal: "Sinks". 2, 4, 8 from left to right.\n'
    assert (panel(text).x.categories, panel(text).y.categories) == (("2", "4", "8"), ("1024", "512"))


@pytest.mark.parametrize(
    "words",
    [
        "four trees, ash, elm, fir and oak, in this order on both axes",
        "the trees ash, elm, fir and oak on both axes",
    ],
)
def test_labels_before_the_words_for_both_axes(words):
    text = f"Alt text: correlation heatmap of {words}, red for positive, white at zero, scale -1 to 1. "
    text += "ash-elm = 0.4."
    assert panel(text).x.categories == panel(text).y.categories == ("ash", "elm", "fir", "oak")
    assert cells(text)[0][1] == 0.4


@pytest.mark.parametrize(
    "row, place",
    [
        ("second row from below", 2), ("second row from the bottom", 2), ("third row from below, size 2", 1),
        ("second row from the top", 1), ("second row", 1), ("fourth row from below", 0),
    ],
)
def test_rows_counted_from_an_end(row, place):
    text = f'Heatmap. Y-axis "size": 4, 2, 1, 0.5 (top to bottom). X-axis: May, June.\n\n- {row}: 7, 8\n'
    assert [k for k, values in enumerate(cells(text)) if values == [7, 8]] == [place]


def test_the_name_of_an_axis_behind_its_labels():
    text = 'A heatmap with columns (low, high; the axis is called "Dose") and rows north, south.'
    assert panel(text).x.label == "Dose"


def test_the_columns_of_named_rows_are_no_squares():
    text = "A heatmap.\n\nSox: E12 2.4; E16 1.1; P0 −0.3\nPax: E12 3.0; E16 1.9; P0 0.2\n"
    assert panel(text).x.categories == ("E12", "E16", "P0")
    assert cells(text) == [[2.4, 1.1, -0.3], [3, 1.9, 0.2]]


@pytest.mark.parametrize(
    "bar, ends",
    [
        ("A grey bar has its white end at 0.3 and its black end at 0.9.", (0.3, 0.9)),
        ("On the colour bar the red end is at 12 and the blue end at -4.", (-4, 12)),
    ],
)
def test_ends_by_their_colours(bar, ends):
    color = panel(f"Heatmap of scores. Y-axis: ash, elm. X-axis: May, June. {bar}").color
    assert (color.vmin, color.vmax) == ends


@pytest.mark.parametrize("sign", [":", " –", " ="])
def test_ends_of_the_bars_of_panels(sign):
    text = (
        f"Two heatmaps, North and South. Rows: ash, elm. Columns: May, June.\n- Colour scale:\n"
        f"  - North{sign} 0.5–4\n  - South{sign} 5–9\n\n"
        "#### North\n- ash: 1, 2\n- elm: 3, 4\n\n#### South\n- ash: 5, 6\n- elm: 7, 8\n"
    )
    assert [(one.color.vmin, one.color.vmax) for one in replot.parse(text).panels] == [(0.5, 4), (5, 9)]


def test_axes_at_a_side_without_a_name():
    text = "# Heatmap\n\n## Axes\n- Left side (no caption): ash, elm, fir\n- Foot (no caption): May, June\n"
    assert (panel(text).x.categories, panel(text).y.categories) == (("May", "June"), ("ash", "elm", "fir"))


@pytest.mark.parametrize(
    "told",
    [
        "Ash being the first and Elm the second",
        "Ash at the left, Elm at the right",
        "Ash (left) and Elm (right)",
    ],
)
def test_grids_side_by_side(told):
    text = (
        f"Two grids of shaded squares, {told}. The vertical axis is \"Town\": Oslo, Rome. "
        'The horizontal axis is "Month": May, June. A colour bar goes from 0 to 9.\n\n'
        "For **Ash**, Oslo has 1 and 2, Rome 3 and 4.\n\nFor **Elm**, Oslo has 5 and 6, Rome 7 and 8.\n"
    )
    assert [one.title for one in replot.parse(text).panels] == ["Ash", "Elm"]
    assert [cells(text, k) for k in (0, 1)] == [[[1, 2], [3, 4]], [[5, 6], [7, 8]]]
