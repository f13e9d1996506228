"""Lines between marks of code that tell labels with their values, in whatever way they tie them."""

from __future__ import annotations

import pytest
from sources import source, told

import replot

LEAD = "The heatmap in `img/days.png` shows days by town and weather, with the count in every square:\n\n"
DAYS = {"Oslo": (31, 42, 7), "Bergen": (15, 8, 90), "Moss": (2, 64, 11)}
GRID = ["rain, snow, hail / Oslo, Bergen, Moss\n31 42 7\n15 8 90\n2 64 11"]


def fenced(ways: list[str]) -> str:
    lines = (way.format(*days, town=town) for town, days in DAYS.items() for way in ways)
    return LEAD + "```\n" + "\n".join(lines) + "\n```\n\nThe colours are `rocket_r`."


@pytest.mark.parametrize("way", [
    "{town}: rain {0}, snow {1}, hail {2}",
    "{town} -> rain: {0}, snow: {1}, hail: {2}",
    "{town:8} | rain {0} | snow {1} | hail {2}",
    "{town}: {0} in rain, {1} in snow, {2} in hail",
    "{town} (rain {0}, snow {1}, hail {2})",
    "{town:8} rain={0} snow={1} hail={2}",
    "{town:8} => rain={0}, snow={1}, hail={2}",
    "{town:8}: rain: {0}; snow: {1}; hail: {2}",
    "{town:8} - rain {0}, snow {1}, hail {2}",
    "{town:8} -> rain {0} / snow {1} / hail {2}",
    "{town:8}: {0} rain, {1} snow, {2} hail",
])
def test_a_line_for_each_row(way):
    assert told(fenced([way])) == GRID


@pytest.mark.parametrize("way", ["{{town}} / {0}: {{{1}}}", "({{town}}, {0}) = {{{1}}}",
                                 "{{town}} -> {0} {{{1}}}", "{{town}} -> {0}: {{{1}}}"])
def test_a_line_for_each_cell(way):
    ways = [way.format(name, k) for k, name in enumerate(("rain", "snow", "hail"))]
    assert told(fenced(ways)) == GRID


def test_classes_and_what_they_were_taken_for():
    text = (
        "The picture is the confusion matrix of the run. In words, true class first, then the "
        "answer:\n\n```\n"
        "spam   -> spam 40, news 3, mail 5\nnews   -> spam 2, news 61, mail 0\nmail   -> spam 7, news 1, "
        "mail 88\n"
        "```\n\nThe axes are called *True class* and *Model says*. Overall accuracy is 91.3 % (189 of 207).\n"
    )
    (panel,) = replot.parse(text).panels
    assert (panel.y.label, panel.x.label) == ("True class", "Model says")
    assert told(text) == ["spam, news, mail / spam, news, mail\n40 3 5\n2 61 0\n7 1 88"]


def test_the_place_of_a_value():
    text = fenced(["{town:8} rain={0} snow={1} hail={2}"])
    assert source(text, "panels[0].values[1][2]") == (5, "90")


@pytest.mark.parametrize("code", [
    "rain = load(31)\nsnow = load(42)",
    "epoch 1 loss 0.4\nepoch 2 loss 0.3",
    "for k in days: plot(k, 3)\nsave(4)",
])
def test_a_program_tells_no_cells(code):
    text = f"A heatmap of days by town. X-axis: rain, snow. Y-axis: Oslo, Moss.\n\n```\n{code}\n```\n"
    assert told(text) == ["rain, snow / Oslo, Moss\nu u\nu u"]


TREE = (
    "Oak\n   │\n   ├── 48 → Elm\n   │\n   └── 30 → Ash\n\n\n"
    "Elm\n   │\n   ├── 2 → Ash\n   │\n   └── 4 → Fir\n"
)


@pytest.mark.parametrize(
    ("lead", "tree"),
    [
        ("# Main confusion patterns", TREE),
        ("The confusion matrix has these errors:", TREE.replace("48 →", "48 ->")),
        ("The confusion matrix:", "Oak\n├── → Elm: 48\n└── Ash: 30\nElm\n├── Ash: 2\n└── Fir: 4\n"),
    ],
)
def test_a_tree_with_counts(lead, tree):
    text = f"{lead}\n\n```text\n{tree}```\n\n- The worst:\n\n```text\nOak → Elm\n```\n"
    assert told(text) == ["Oak, Elm, Ash, Fir / Oak, Elm, Ash, Fir\nu 48 30 u\nu u 2 4\nu u u u\nu u u u"]


def test_a_tree_of_labels_of_two_kinds():
    text = "The heatmap of visits:\n\n```\nAyr\n├── May: 12\n└── June: 3\nBath\n└── May: 7\n```\n"
    assert told(text) == ["May, June / Ayr, Bath\n12 3\n7 u"]


def test_a_tree_of_files_tells_no_cells():
    text = "A heatmap of days by town. X-axis: rain, snow. Y-axis: Oslo, Moss.\n\n"
    assert told(text + "```\nsrc\n├── rain.py\n└── snow (2)\n```\n") == ["rain, snow / Oslo, Moss\nu u\nu u"]
