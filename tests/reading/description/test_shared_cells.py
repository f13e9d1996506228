"""Tables whose cells hold a value of each of several panels."""

from __future__ import annotations

import pytest
from sources import grid

import replot

HEAD = 'Two heatmaps sit side by side: "Ash" on the left and "Oak" on the right. {}\n\n'
TABLE = "| Bits | 32 | 64 |\n|---|---|---|\n| 2 | 9.5 / 51 | 10.5 / 48 |\n| 3 | 6.5 / 68 | 7.5 / — |\n"


@pytest.mark.parametrize(
    "said",
    [
        "Each cell gives the left panel / the right panel.",
        "Entries are written as Ash / Oak.",
        "In the table, cells read left / right.",
    ],
)
def test_the_first_value_is_of_the_first_panel(said):
    first, second = replot.parse(HEAD.format(said) + TABLE).panels
    assert (grid(first), grid(second)) == ("9.5 10.5\n6.5 7.5", "51 48\n68 b")
    assert (first.y.categories, first.x.categories) == (("2", "3"), ("32", "64"))


def test_without_a_word_on_it_none_is_taken():
    values = [grid(panel) for panel in replot.parse(HEAD.format("") + TABLE).panels]
    assert not any(number in cells for cells in values for number in ("9.5", "51"))


def test_names_in_the_order_of_the_values():
    figure = replot.parse(HEAD.format("Each cell lists Oak / Ash.") + TABLE)
    assert {panel.title: grid(panel) for panel in figure.panels} == {
        "Oak": "9.5 10.5\n6.5 7.5", "Ash": "51 48\n68 b",
    }


@pytest.mark.parametrize("said", ["Entries are given as mean / sd.", "Each cell gives wins / losses."])
def test_what_is_no_panel_parts_no_table(said):
    values = " ".join(grid(panel) for panel in replot.parse(HEAD.format(said) + TABLE).panels)
    assert not any(number in values for number in ("9.5", "51"))


MEASURES = """| Sensor | Clear | Fog |
|---|---|---|
| lidar | 98.1 / 0.4 | 70.3 / 6.5 |
| radar | 93.5 / 1.1 | 91.9 / 1.9 |
"""
FIRST, SECOND = "98.1 70.3\n93.5 91.9", "0.4 6.5\n1.1 1.9"


@pytest.mark.parametrize(
    ("said", "values"),
    [
        (
            "Each cell reports detection rate % / false alarm rate %.\n\n{}\nFigure 2. Heatmap of the false "
            "alarm rate (%) by sensor and weather.",
            SECOND,
        ),
        ("Every entry is hits / alarms in percent.\n\n{}\nThe heatmap colours cells by hits.", FIRST),
        ("Heatmap of the mean delay. Cells read mean / standard deviation.\n\n{}", FIRST),
        ("Rates per cell as hits % / misses %:\n\n{}\nShades of the heatmap are shares of misses.", SECOND),
    ],
)
def test_the_measure_that_the_figure_shows(said, values):
    text = said.format(MEASURES)
    (one,) = replot.parse(text).panels
    assert grid(one) == values
    assert "/" not in (one.color.label or "")


def test_two_measures_of_which_none_is_shown():
    text = "A heatmap. Each cell reads wins / losses.\n\n"
    text += "| Team | Home | Away |\n|---|---|---|\n| Ayr | 3 / 4 | 2 / 2 |\n| Bath | 5 / 1 | 4 / 9 |\n"
    try:
        figure = replot.parse(text)
    except replot.NotAHeatmap:
        return
    assert not any("s" in grid(one) or "." in grid(one) for one in figure.panels)


PLANTS = """The two heatmaps compare kilns (rows: Alder, Birch) and seasons (columns: Spring, Autumn), on the
left "Old plant" and on the right "New plant".

{lead}

- Alder, Spring: 5 {sign} 7
- Alder, Autumn: 6 {sign} n/a
- Birch, Spring: 1 {sign} 2
- Birch, Autumn: 3.5 {sign} 4
"""


@pytest.mark.parametrize(("lead", "sign"), [
    ("*Old → new, tile by tile:*", "→"),
    ("Old plant -> new plant:", "->"),
    ("Values (left / right):", "/"),
    ("**Old plant / New plant**", "/"),
])  # fmt: skip
def test_lines_for_two_panels_at_once(lead, sign):
    old, new = replot.parse(PLANTS.format(lead=lead, sign=sign)).panels
    assert (old.title, new.title) == ("Old plant", "New plant")
    assert old.grid.values.tolist() == [[5, 6], [1, 3.5]]
    assert str(new.grid.values.tolist()) == "[[7.0, nan], [2.0, 4.0]]"


@pytest.mark.parametrize(("lead", "sign"), [("The cells:", "/"), ("Old → new:", "/")])
def test_no_lines_for_two_panels(lead, sign):
    for read in replot.parse(PLANTS.format(lead=lead, sign=sign)).panels:
        assert str(read.grid.values.tolist()) == "[[nan, nan], [nan, nan]]"
