"""Texts whose lines stand in one, with a sign where each of them ends."""

from __future__ import annotations

import pytest
from sources import codes, panel, source, told

LINES = ("Quay | May | June", "North | 4.1 | 5", "South | -2 | 3.5", "West | 7 | 8")
GRID = ["May, June / North, South, West\n4.1 5\n-2 3.5\n7 8"]


@pytest.mark.parametrize(
    "sign",
    [" <0x0A> ", "<0x0A>", "<nl>", " [NEWLINE] ", "⏎", " ↵ ", "&#10;", " \\n ", "\\n", " || ", " & ", "<br>"],
)
def test_a_table_in_one_line(sign):
    """With the signs of models, of escaped texts and of forms."""
    text = f"A heatmap of arrivals.\n\n{sign.join(LINES)}\n\nSeen in spring."
    assert told(text) == GRID
    assert panel(text).y.label == "Quay"


def test_lines_of_other_kinds_between_such_signs():
    """Their places in the source are told."""
    text = f"A heatmap. <0x0A> Colour bar: Boats, from 0 to 10. <0x0A> <0x0A> {' <0x0A> '.join(LINES)}"
    assert told(text) == GRID
    assert panel(text).color.label == "Boats"
    assert source(text, "panels[0].values[1][0]") == (1, "-2")


def test_the_line_of_the_title():
    """As models for charts write it above a table, whose last cell may be empty."""
    text = "heatmap, deplot\n\nTITLE | Boats by month <0x0A> " + " <0x0A> ".join([*LINES[:3], "West | 7 | "])
    assert told(text) == ["May, June / North, South, West\n4.1 5\n-2 3.5\n7 b"]
    assert panel(text.replace(" <0x0A> ", "\n")).y.categories == ("North", "South", "West")


@pytest.mark.parametrize("sign", ["<br>", " & "])
def test_such_signs_within_cells(sign):
    """They end no line where the text has its lines on their own."""
    text = f"A heatmap.\n\n| Quay | May | June |\n|---|---|---|\n| N{sign}E | 4 | 5 |\n| S | 2 | 3 |\n"
    assert panel(text).x.categories == ("May", "June")
    assert len(panel(text).y.categories) == 2
    assert "R103" not in codes(text)


def test_items_of_a_form_in_one_line():
    """Each begins with its sign behind the end of the line before it."""
    items = (
        "<br>• <strong>Oak (fine!):</strong> 40 correct"
        "<br>• <strong>Elm:</strong> 30 correct, 5 taken for oak"
    )
    text = f"🌲 <strong>Confusion matrix:</strong>{items}<br><br><strong>Why?</strong> Leaves look alike."
    assert told(text) == ["Oak, Elm / Oak, Elm\n40 u\n5 30"]
    assert source(text, "panels[0].values[1][0]")[1] == "5"


def test_such_items_in_the_cells_of_a_table():
    text = "A heatmap.\n\n| Quay | May | June |\n|---|---|---|\n| N<br>• a<br>• b | 4 | 5 |\n| S | 2 | 3 |\n"
    assert len(panel(text).y.categories) == 2
