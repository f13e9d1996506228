"""Lines of names and values, each below the head that names the line, or behind it."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

NAMES = ("Yield", "Loss", "Cost")
LINES = (
    "Soil 0.34; Air temp 0.21; Rain -0.12",
    "Soil -0.08; Air temp 0.29; Rain 0.05",
    "Soil 0.26; Air temp -0.33; Rain n/a",
)
GRID = [[0.34, 0.21, -0.12], [-0.08, 0.29, 0.05], [0.26, -0.33, None]]


def told(lead="Outcome: ", join="\n    ", end="\n", lines=LINES):
    """A text with such lines."""
    return "A heatmap of effects.\n\n" + end.join(
        f"{lead}{name}{join}{line}" for name, line in zip(NAMES, lines, strict=True)
    )


@pytest.mark.parametrize(
    "layout",
    [
        {},
        {"join": "\n"},
        {"join": "\n\n  "},
        {"join": "\n  - "},
        {"end": "\n\n"},
        {"lead": ""},
        {"lead": "", "join": ":\n    "},
        {"lead": "**Outcome: ", "join": "**\n    "},
        {"lead": "- Outcome: "},
        {"lead": "Row: "},
        {"join": " – "},
        {"join": ". "},
        {"join": ": "},
        {"join": " (", "end": ")\n"},
        {"lines": tuple(line.replace(";", ",") for line in LINES)},
        {"lines": tuple(line.replace(" 0.3", ": 0.3") for line in LINES)},
        {"lines": tuple(line.replace(";", "***;") for line in LINES)},
    ],
)
def test_each_line_is_one_of_the_grid(layout):
    text = told(**layout)
    assert (panel(text).y.categories, panel(text).x.categories) == (NAMES, ("Soil", "Air temp", "Rain"))
    assert cells(text) == GRID


def test_lines_that_are_columns():
    text = told(lead="Column: ")
    assert (panel(text).x.categories, panel(text).y.categories) == (NAMES, ("Soil", "Air temp", "Rain"))
    assert cells(text) == [list(column) for column in zip(*GRID, strict=True)]


def test_names_in_another_order():
    text = told(lines=(LINES[0], "Rain 0.05; Soil -0.08; Air temp 0.29", LINES[2]))
    assert cells(text) == GRID


@pytest.mark.parametrize(
    "text",
    [
        "Panel A\n  oak 3; elm 4\nPanel B\n  oak 5; elm 6",
        "Left\n  oak 3; elm 4\nRight\n  oak 5; elm 6",
        "North\n  oak/elm 3; oak/ash 4\nSouth\n  oak/elm 5; oak/ash 6",
        "North\n  oak 3; elm 4\nSouth\n  oak 5; ash 6",
        "In the north all is low\n  oak 3; elm 4\nIn the south it is not\n  oak 5; elm 6",
    ],
)
def test_lines_that_are_no_lines_of_one_grid(text):
    try:
        read = replot.parse(f"A heatmap.\n\n{text}\n")
    except replot.NotAHeatmap:
        return
    assert not any(one.y.categories and one.x.categories for one in read.panels)
