"""Figures told as nested keys, in YAML or JSON."""

from __future__ import annotations

import numpy as np
import pytest
from sources import cells, panel

import replot

YAML = """title: "Delay by line and hour"
type: heatmap
x_axis:
  label: "Hour (UTC)"
  ticks: [0, 6, 12]
y_axis:
  label: Line
  ticks:
    - north
    - south
color:
  label: "median delay (s)"
  range: [20, 400]
  palette: YlGnBu
"""
JSON = """{"chart_type": "heatmap", "title": "Yield by soil",
 "xAxis": {"label": "Rain (mm)", "values": ["200", "400"]},
 "yAxis": {"label": "Soil", "values": ["clay", "loam"]},
 "colorbar": {"label": "Yield (t/ha)", "min": 0, "max": 9, "colormap": "Greens"}}
"""


def test_nested_keys_in_yaml() -> None:
    figure = replot.parse(YAML)
    (one,) = figure.panels
    assert figure.title == "Delay by line and hour"
    assert (one.x.label, one.x.categories) == ("Hour (UTC)", ("0", "6", "12"))
    assert (one.y.label, one.y.categories) == ("Line", ("north", "south"))
    color = one.color
    assert (color.label, color.vmin, color.vmax, color.cmap) == ("median delay (s)", 20, 400, "YlGnBu")


def test_one_json_object() -> None:
    figure = replot.parse(JSON)
    (one,) = figure.panels
    assert figure.title == "Yield by soil"
    assert (one.x.label, one.x.categories) == ("Rain (mm)", ("200", "400"))
    assert (one.y.label, one.y.categories) == ("Soil", ("clay", "loam"))
    color = one.color
    assert (color.label, color.vmin, color.vmax, color.cmap) == ("Yield (t/ha)", 0, 9, "Greens")


def test_what_names_stand_in_the_source() -> None:
    evidence = replot.examine(YAML).evidence
    assert evidence["panels[0].x.label"].line == 4
    assert replot.examine(JSON).evidence["panels[0].y.label"].line == 3


def test_json_without_a_figure_is_none() -> None:
    figure = replot.parse('A heatmap. Rows: a, b. Columns: c, d.\n\n{"server": {"port": 80, "name": "x"}}\n')
    assert (figure.title, figure.panels[0].color.vmin) == (None, None)


def test_names_and_values_of_axes_in_json() -> None:
    text = (
        '{"figure": "heatmap", "x": {"name": "weekday", "values": ["Mon", "Wed", "Sun"]}, "y": {"name": '
        '"line", "values": ["R1", "R2"]}, "cells": {"R1": [4.2, 3.9, 6.8], "R2": [7.7, 6.0, null]}, '
        '"colorbar": {"name": "Delay", "domain": [0, 10]}}'
    )
    (one,) = replot.parse(text).panels
    assert (one.x.label, one.x.categories) == ("weekday", ("Mon", "Wed", "Sun"))
    assert (one.y.label, one.y.categories) == ("line", ("R1", "R2"))
    assert (one.color.label, one.color.vmin, one.color.vmax) == ("Delay", 0, 10)


@pytest.mark.parametrize(
    "rows",
    ["  - [40, 55, 48]\n  - [38, null, 51]\n", "  # as measured\n  - [40, 55, 48]\n  - [38, null, 51]\n", ""],
)
def test_rows_of_numbers_in_yaml(rows):
    above = "type: heatmap\nx_axis:\n  title: Hour\n  labels:\n    - '08'\n    - '12'\n    - '16'\n"
    below = "color_scale:\n  min: 30\n  max: 60\n"
    inline = "values: [[40, 55, 48], [38, null, 51]]\n"
    data = f"data:\n{rows}" if rows else inline
    text = f"{above}y_axis:\n  title: Room\n  labels: [Kitchen, Hall]\n{data}{below}"
    assert panel(text).y.categories == ("Kitchen", "Hall")
    assert cells(text) == [[40, 55, 48], [38, None, 51]]


FOLDED = """fig_desc: >-
  Two 2x2 heatmaps, one above the other. TOP HEATMAP titled 'Dry': rows labeled 'Day shift', 'Night shift';
  columns labeled 'North gate', 'East gate'. Cell values: Day-shift/North-gate=12 (pale),
  Day-shift/East-gate=31 (orange), Night-shift/North-gate=4 (white), Night-shift/East-gate=9 (pale).
  BOTTOM HEATMAP titled 'Wet': same rows and columns. Cell values: Day-shift/North-gate=22 (orange),
  Day-shift/East-gate=44 (red), Night-shift/North-gate=6 (white), Night-shift/East-gate=15 (pale).
  Color bar on the right from 0 (white) to 50 (red), labeled 'Entries'.
aspect_ratio: '21:9'
figure_path: figures/gates.pdf
"""


def test_a_long_value_of_a_key_in_yaml() -> None:
    """It is one paragraph however its lines are cut; other keys are no panels; its last bar is of both."""
    figure = replot.parse(FOLDED)
    assert [one.title for one in figure.panels] == ["Dry", "Wet"]
    assert (cells(FOLDED, 0), cells(FOLDED, 1)) == ([[12, 31], [4, 9]], [[22, 44], [6, 15]])
    assert [(one.color.vmax, one.color.label) for one in figure.panels] == [(50, "Entries")] * 2


@pytest.mark.parametrize("text", [
    "```yaml\nkind: heatmap\ntitle_text: \"Bikes: by hour\"\nx: {title: Hour, ticks: [8 am, noon]}\n"
    "y: {title: Station, ticks: [\"St. Ann\", Dock 4]}\nvalues:\n  St. Ann: [12, 30]\n  Dock 4: [7, ~]\n"
    "colour_scale: {label: \"Bikes out\", min: 0, max: 50}\n```",
    "kind: heatmap\ntitle: \"Bikes: by hour\"\nx_axis: {label: Hour, values: [8 am, noon]}\n"
    "y_axis: {label: Station, values: [St. Ann, Dock 4]}\ncells:\n  St. Ann: {8 am: 12, noon: 30}\n"
    "  Dock 4:  {8 am: 7}\ncolorbar: {title: Bikes out, range: [0, 50]}",
])
def test_yaml_with_braces_in_its_lines(text):
    figure = replot.parse(text)
    (panel,) = figure.panels
    assert figure.title == "Bikes: by hour"
    assert (panel.x.label, panel.y.label, panel.color.label) == ("Hour", "Station", "Bikes out")
    assert (panel.x.categories, panel.y.categories) == (("8 am", "noon"), ("St. Ann", "Dock 4"))
    assert np.nan_to_num(panel.grid.values, nan=-1).tolist() == [[12, 30], [7, -1]]
    assert (panel.color.vmin, panel.color.vmax) == (0, 50)


def test_braces_in_lines_that_tell_of_no_axis():
    (panel,) = replot.parse(
        "Options: {a: 1, b: 2}\nSettings: {c: 3, d: 4}\nHeatmap: rows are A and B, columns are C and D. "
        "A: 1, 2. B: 3, 4."
    ).panels
    assert panel.grid.values.tolist() == [[1, 2], [3, 4]]
