"""Labels written in another way than in their list, and values that are told in words or as examples."""

from __future__ import annotations

import pytest
from sources import codes, panel, told

import replot

PAIRS = (
    "{a}{s}in/{a}{s}out=0.18 (light blue), {a}{s}in/{b}{s}out=0.77 (dark red), "
    "{b}{s}in/{a}{s}out=0.07, {b}{s}in/{b}{s}out=0.5"
)
AXES = "A heatmap with rows 'EN in', 'SL in' and columns 'EN out', 'SL out'."


@pytest.mark.parametrize("sign", [" ", "-", "_"])
def test_what_joins_the_words_of_a_label_does_not_count(sign):
    said = PAIRS.format(a="EN", b="SL", s=sign)
    assert told(f"{AXES} Cell values: {said}.") == ["EN out, SL out / EN in, SL in\n0.18 0.77\n0.07 0.5"]


def test_cells_with_their_colours_are_no_limits():
    said = PAIRS.format(a="EN", b="SL", s=" ")
    color = panel(f"{AXES} Values: {said}.").color
    assert (color.vmin, color.vmax) == (None, None)
    scale = panel(f"{AXES} Colours: 0.1 (light blue) to 0.9 (dark red).").color
    assert (scale.vmin, scale.vmax) == (0.1, 0.9)


@pytest.mark.parametrize(
    ("said", "axes"),
    [
        ("Rows: Model (kept/dropped). Columns: Judge (kept/dropped)", ("Judge", "Model")),
        ("The rows are the model (kept/dropped), the columns the judge (kept/dropped)", ("judge", "model")),
    ],
)
def test_the_labels_that_stand_in_brackets_behind_both_axes(said, axes):
    read = panel(f"A 2x2 heatmap. {said}. kept-kept=large, kept-dropped=32, dropped-kept=6.")
    assert (read.x.label, read.y.label) == axes
    assert read.x.categories == read.y.categories == ("kept", "dropped")
    assert told(f"A 2x2 heatmap. {said}. kept-kept=OOM, kept-dropped=32, dropped-kept=6.") == [
        "kept, dropped / kept, dropped\nb 32\n6 u"
    ]


def test_units_in_brackets_are_no_labels():
    read = panel("A heatmap. x-axis: wind (m/s). y-axis: rate (deaths/year).")
    assert (read.x.label, read.x.categories) == ("wind (m/s)", ())


@pytest.mark.parametrize("said", ["(e.g., 0.94 for oak)", "(0.94 for oak)", "(for example 0.94 for oak)"])
def test_a_value_of_one_class_is_that_of_no_other(said):
    text = f"A confusion matrix of three trees (oak, elm, ash). Diagonal elements {said} are the accuracy."
    assert told(text) == ["oak, elm, ash / oak, elm, ash\n0.94 u u\nu u u\nu u u"]


OCR = """| | oak | elm | ash |
|---|---|---|---|
| oak | 0 | 0 | 7 |
| {b} | 7 | 70 | 9 |
| ash | 7 | 0 | 67 |
"""


def test_square_matrices_with_a_misread_label_are_panels():
    first, second = OCR.format(b="eln"), OCR.format(b="elm").replace("7", "8")
    text = f"# Confusion matrices\n\nFirst\n\n{first}\nSecond\n\n{second}"
    assert [p.title for p in replot.parse(text).panels] == ["First", "Second"]
    assert told(text) == [
        "First: oak, elm, ash / oak, eln, ash\n0 0 7\n7 70 9\n7 0 67",
        "Second: oak, elm, ash / oak, elm, ash\n0 0 8\n8 80 9\n8 0 68",
    ]
    assert "R102" not in codes(text)
