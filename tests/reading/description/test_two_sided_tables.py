"""Tables that nobody calls a heatmap, whose heads name two sides; what the values of a grid are called."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot
from replot import NotAHeatmap

BODY = "| oak | 0.9 | 0.4 |\n| elm | 0.3 | 0.8 |\n"
RULE = "|---|---|---|\n"


@pytest.mark.parametrize("corner", ["Train \\ Test", "**Train\\Test**", "Train ↓ / Test →", "train → test"])
def test_a_corner_with_two_sides_makes_a_heatmap(corner):
    text = f"### Errors across woods\n\n| {corner} | ash | fir |\n{RULE}{BODY}\nA remark follows.\n"
    assert panel(text).x.categories == ("ash", "fir")
    assert cells(text) == [[0.9, 0.4], [0.3, 0.8]]


@pytest.mark.parametrize(
    "text",
    [
        "Train \\ Test | ash | fir\noak | 0.9 | 0.4\nelm | 0.3 | 0.8\n",
        "```\ntrain \\ test    ash   fir\noak            0.9   0.4\nelm            0.3   0.8\n```\n",
        f"| Train \\ Test | ash | fir |\n{RULE}{BODY}".replace("0.9", "0.9°").replace("0.8", "**0.8°**"),
    ],
)
def test_such_a_table_in_other_dress(text):
    found = panel(text)
    assert (found.y.label.lower(), found.x.label.lower()) == ("train", "test")
    assert cells(text) == [[0.9, 0.4], [0.3, 0.8]]


def test_words_of_a_report_do_not_make_it_another_chart():
    lead = "Pipeline: scale, project, fit. The pipeline was run once.\n\n"
    assert cells(f"{lead}| Train \\ Test | ash | fir |\n{RULE}{BODY}") == [[0.9, 0.4], [0.3, 0.8]]


def test_the_same_labels_on_both_sides_make_a_heatmap():
    rows = "| ash | 1.0 | 0.2 | 0.3 |\n| elm | 0.2 | 1.0 | 0.4 |\n| fir | 0.3 | 0.4 | 1.0 |\n"
    head = "| | ash | elm | fir |\n|---|---|---|---|\n"
    assert cells(f"Between woods:\n\n{head}{rows}") == [[1, 0.2, 0.3], [0.2, 1, 0.4], [0.3, 0.4, 1]]
    with pytest.raises(NotAHeatmap):
        replot.parse(f"Between woods:\n\n{head.replace('fir', 'yew')}{rows}")


@pytest.mark.parametrize(
    "lead",
    [
        "Rows: train set. Columns: test set. Values: share of hits %.",
        "Rows = train set. Columns = test set. Cells = share of hits %.",
    ],
)
def test_what_the_values_are_called(lead):
    found = panel(f"## Heatmap\n\n{lead}\n\n| | ash | fir |\n{RULE}{BODY}")
    assert (found.y.label, found.x.label, found.color.label) == ("train set", "test set", "share of hits %")


def test_the_values_of_an_axis_name_no_bar():
    text = f"A heatmap.\n\nX-axis: Wood. Values: ash and fir.\n\n| | ash | fir |\n{RULE}{BODY}"
    assert panel(text).color.label is None


FACING = {
    "a corner over rows of the other word": "```\n       To:  sun  rain\nFrom sun:  [ 0.9  0.1 ]\n"
    "From rain: [ 0.4  0.6 ]\n```\n",
    "words before all labels": "| | To sun | To rain |\n|--|--|--|\n| From sun | 0.9 | 0.1 |\n"
    "| From rain | 0.4 | 0.6 |\n",
}


@pytest.mark.parametrize("table", FACING.values(), ids=FACING)
def test_labels_that_face_each_other(table):
    text = f"Transition matrix:\n\n{table}"
    read = panel(text)
    assert (read.x.label, read.y.label) == ("To", "From")
    assert read.x.categories == read.y.categories == ("sun", "rain")
    assert cells(text) == [[0.9, 0.1], [0.4, 0.6]]


def test_labels_that_only_begin_so():
    text = "Heatmap:\n\n| | to sea | to land |\n|--|--|--|\n| from sea | 1 | 2 |\n| from air | 3 | 4 |\n"
    assert panel(text).x.categories == ("to sea", "to land")
    assert panel(text).y.categories == ("from sea", "from air")


@pytest.mark.parametrize(
    "table",
    [
        "| Actual: Miss | 60 | 20 |\n| Actual: Goal | 62 | 19 |\n|  | Predicted: Miss | Predicted: Goal |",
        f"| Actual: Miss | 60 | 20 |\n{RULE}| Actual: Goal | 62 | 19 |\n"
        "|  | Predicted: Miss | Predicted: Goal |",
    ],
)
def test_heads_below_the_values(table):
    text = f"The confusion matrix of the shots:\n\n{table}\n"
    (one,) = replot.parse(text).panels
    assert (one.x.label, one.x.categories) == (None, ("Predicted: Miss", "Predicted: Goal"))
    assert (one.y.label, one.y.categories) == (None, ("Actual: Miss", "Actual: Goal"))
    assert cells(text) == [[60, 20], [62, 19]]


@pytest.mark.parametrize(
    "lines",
    [
        "North   4    5    6\nSouth   7    8    9\n       Jan  Feb  Mar",
        "North |   4    5    6\nSouth |   7    8    9\n      +---------------\n        Jan  Feb  Mar",
    ],
)
def test_printed_heads_below_the_values(lines):
    text = f"The heatmap of sales:\n\n```\n{lines}\n```\n"
    assert (panel(text).x.categories, panel(text).y.categories) == (("Jan", "Feb", "Mar"), ("North", "South"))
    assert cells(text) == [[4, 5, 6], [7, 8, 9]]


def test_words_below_values_that_have_heads():
    lines = "        Jan  Feb  Mar\nNorth   4    5    6\nSouth   7    8    9\n        low  mid  high\n"
    text = f"The heatmap:\n\n```\n{lines}```\n"
    assert panel(text).x.categories == ("Jan", "Feb", "Mar")
    assert cells(text)[:2] == [[4, 5, 6], [7, 8, 9]]
