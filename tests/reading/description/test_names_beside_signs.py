"""Names beside the signs of a writing: brackets around a description, corners of tables, commas of a bar."""

from __future__ import annotations

import pytest

import replot

GRID = "A heatmap. Rows: a, b. Columns: c, d.\n\n{}\n\na: 1, 2. b: 3, 4."


@pytest.mark.parametrize(("said", "label"), [
    ('The colour bar to the right ("Births") uses a yellow-to-blue ramp from 1 to 5.', "Births"),
    ("Colour bar: **kT**, spanning 0.2 to 1.8, running from dark purple to pale yellow", "kT"),
    ("Colour bar: Faults per 10k lines.", "Faults per 10k lines"),
    ("Colour bar: viridis, spanning 0.2 to 1.8.", None),
    ("Colour bar: continuous, running from 0 to 3.", None),
    ('Colour scale, red at the right ("Bad") and blue at the left ("Good"), 0 to 3.', None),
])
def test_what_a_bar_is_called(said, label):
    assert replot.parse(GRID.format(said)).panels[0].color.label == label


def test_the_bracket_around_a_description_is_no_part_of_its_last_name():
    figure = replot.parse("Some words.\n\n[Figure: Heatmap of rain, x-axis time and y-axis place]")
    assert figure.panels[0].y.label == "place"


def test_the_bracket_around_a_name_is_no_part_of_it():
    figure = replot.parse(
        "**[Figure: Yearly rain heat map]**\n\nThis heat map shows rain, with the x-axis representing the "
        "day and the y-axis representing the hour."
    )
    assert figure.title == "Yearly rain heat map"


def test_what_stands_in_a_figure_is_not_its_title():
    figure = replot.parse("[Figure: Heatmap showing weights, with x-axis as time and y-axis as place]")
    assert figure.title is None


TABLE = "| {} | Ayr | Bath |\n|---|---|---|\n| rain | {} | 2 |\n| snow | 3 | 4 |\n\n"


def panels(*corners: str):
    tables = "".join(TABLE.format(corner, k) for k, corner in enumerate(corners))
    return replot.parse(f"The picture is made of small heatmaps in one row.\n\n{tables}").panels


def test_corners_that_differ_name_the_panels():
    assert [panel.title for panel in panels("May", "June", "July")] == ["May", "June", "July"]


def test_the_same_corner_names_the_axis():
    found = panels("Weather", "Weather")
    assert [panel.title for panel in found] == [None, None]
    assert {panel.y.label for panel in found} == {"Weather"}
