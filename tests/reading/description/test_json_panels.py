"""Panels that a text in JSON lists as objects, each with its axes and values."""

from __future__ import annotations

import json

import pytest

import replot

AXES = {
    "x_axis": {"label": "Month", "ticks": ["May", "June"]},
    "y_axis": {"label": "Shop", "ticks": ["Ayr", "Bute"]},
}


def panels(told: object, **how: int) -> list[tuple[object, ...]]:
    """Title, labels of the axes, categories and cells of each panel of a text in JSON."""
    figure = replot.parse(json.dumps(told, **how))
    return [
        (p.title, p.x.label, p.y.label, p.x.categories, p.y.categories, p.grid.values.tolist())
        for p in figure.panels
    ]


LEFT = ("Tea", "Month", "Shop", ("May", "June"), ("Ayr", "Bute"), [[1, 2], [3, 4]])
RIGHT = ("Salt", "Month", "Shop", ("May", "June"), ("Ayr", "Bute"), [[5, 6], [7, 8]])


def test_each_object_is_a_panel_with_its_own_axes():
    told = {
        "type": "heatmap",
        "panels": [
            {"title": "Tea", **AXES, "values": [[1, 2], [3, 4]]},
            {"title": "Salt", **AXES, "values": [[5, 6], [7, 8]]},
        ],
    }
    assert panels(told) == [LEFT, RIGHT]
    assert panels(told, indent=2) == [LEFT, RIGHT]
    assert panels({"figure": told}, indent=2) == [LEFT, RIGHT]


def test_panels_with_other_columns_are_no_halves_of_one_table():
    later = {"label": "Month", "ticks": ["July", "August"]}
    told = {
        "chart": "heatmap",
        "subplots": [
            {"name": "Tea", **AXES, "data": [[1, 2], [3, 4]]},
            {"name": "Salt", **AXES, "x_axis": later, "data": [[5, 6], [7, 8]]},
        ],
    }
    assert panels(told, indent=1) == [LEFT, (*RIGHT[:3], ("July", "August"), *RIGHT[4:])]


def test_the_bar_of_each_panel_is_its_own():
    told = {
        "type": "heatmap",
        "heatmaps": [
            {"title": "Tea", "x_ticks": ["May", "June"], "y_ticks": ["Ayr", "Bute"],
             "data": [[1, 2], [3, 4]], "colorbar": {"label": "kg", "min": 0, "max": 9}},
            {"title": "Salt", "x_ticks": ["May", "June"], "y_ticks": ["Ayr", "Bute"],
             "data": [[5, 6], [7, 8]], "colorbar": {"label": "t", "min": 2, "max": 20}},
        ],
    }
    colors = [panel.color for panel in replot.parse(json.dumps(told, indent=2)).panels]
    assert [(c.label, c.vmin, c.vmax) for c in colors] == [("kg", 0, 9), ("t", 2, 20)]


def test_cells_of_the_second_panel_point_to_their_own_place():
    told = {"type": "heatmap", "panels": [
        {"title": "Tea", "x": ["May", "June"], "y": ["Ayr", "Bute"], "data": [[1, 2], [3, 4]]},
        {"title": "Salt", "x": ["May", "June"], "y": ["Ayr", "Bute"], "data": [[1, 2], [3, 4]]}]}
    reading = replot.examine(json.dumps(told))
    firsts, others = (
        [span.column for name, span in reading.evidence.items() if f"panels[{k}]" in name] for k in (0, 1)
    )
    assert len(firsts) == len(others) == 9
    assert max(firsts) < min(others)


def test_rows_may_hold_cells_that_name_their_columns():
    told = {"type": "heatmap", "data": [
        {"row": "Ayr", "cells": [{"column": "May", "value": 1}, {"column": "June", "value": 2}]},
        {"row": "Bute", "cells": [{"column": "May", "value": 3}, {"column": "June", "value": None}]}]}
    (panel,) = replot.parse(json.dumps(told)).panels
    assert (panel.x.categories, panel.y.categories, panel.y.label) == (("May", "June"), ("Ayr", "Bute"), None)
    assert panel.grid.values[0].tolist() == [1, 2]
    assert panel.grid.values[1][0] == 3


def test_a_list_of_objects_without_grids_is_no_list_of_panels():
    told = {"type": "heatmap", "panels": [{"title": "Tea", "note": "hot"}, {"title": "Salt", "note": "dry"}],
            "x": ["May", "June"], "y": ["Ayr", "Bute"], "data": [[1, 2], [3, 4]]}
    assert [panel[3:] for panel in panels(told)] == [LEFT[3:]]


SHARED = """```yaml
figure:
  title: Kiln heat
  shared:
    columns: [Alder, Birch, Cedar]
    row_axis: Season
    colorbar: {label: "kW", min: 0, max: 9}
  panels:
    - name: "1990"
      place: left
      Winter: [1, 2.5, 3]
      Summer: [4, ~, 6]   # none in May
    - name: "2000"
      place: right
      Winter: [7, 8, 9]
      Summer: [0, 1, 2]
```
"""


@pytest.mark.parametrize("text", [
    "A heatmap of kilns.\n\n" + SHARED,
    """A heatmap of kilns.

```json
{"title": "Kiln heat", "columns": ["Alder", "Birch", "Cedar"], "y_axis": {"label": "Season"},
 "panels": [
  {"name": "1990", "Winter": [1, 2.5, 3], "Summer": [4, null, 6]},
  {"name": "2000", "Winter": [7, 8, 9], "Summer": [0, 1, 2]}]}
```
""",
])  # fmt: skip
def test_labels_for_all_panels_of_a_list(text):
    figure = replot.parse(text)
    assert figure.title == "Kiln heat"
    assert [read.title for read in figure.panels] == ["1990", "2000"]
    for read in figure.panels:
        assert read.x.categories == ("Alder", "Birch", "Cedar")
        assert (read.y.label, read.y.categories) == ("Season", ("Winter", "Summer"))
    assert str(figure.panels[0].grid.values.tolist()) == "[[1.0, 2.5, 3.0], [4.0, nan, 6.0]]"
    assert figure.panels[1].grid.values.tolist() == [[7, 8, 9], [0, 1, 2]]


def test_lists_of_other_lengths_are_no_rows_of_panels():
    text = SHARED.replace("[7, 8, 9]", "[7, 8]")
    for read in replot.parse(f"A heatmap.\n\n{text}").panels:
        assert not any(map(str.isdigit, str(read.grid.values.tolist())))
