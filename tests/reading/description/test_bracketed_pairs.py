"""Names with their values in brackets, and what is said of them behind."""

from __future__ import annotations

import pytest
from sources import cells, panel

LEAD = "The heatmap below shows the mean of every feature per group. The groups differ:\n\n"


@pytest.mark.parametrize(
    "text",
    [
        "- **Group 1** (age=42.6, pressure=118.6) — young → **Low risk (6.8% ill)**\n"
        "- **Group 2** (age=54.7, pressure=128.5) — older → **High risk (17.2% ill)**\n",
        "1. Group 1 (age: 42.6 years, pressure: 118.6): the young ones. 12 people.\n"
        "2. Group 2 (age: 54.7 years, pressure: 128.5): the old ones. 20 people.\n",
        "Group 1 (age = 42.6, pressure = 118.6) is young, Group 2 (age = 54.7, pressure = 128.5) is not.\n",
        "Group 1 (age=42.6, pressure=118.6) is 31% of all. Group 2 (age=54.7; pressure=128.5) is old.\n",
    ],
)
def test_names_with_their_values(text):
    read = panel(LEAD + text)
    assert (read.x.categories, read.y.categories) == (("age", "pressure"), ("Group 1", "Group 2"))
    assert cells(LEAD + text) == [[42.6, 118.6], [54.7, 128.5]]


def test_a_value_that_some_have():
    text = "- Wetlands (pH=6.1, nitrate=0.4): wet\n- Uplands (pH=7.4, nitrate=0.1, lead=3): dry\n"
    assert cells(LEAD + text) == [[6.1, 0.4, None], [7.4, 0.1, 3]]


def test_axes_that_the_text_lists():
    axes = "A heatmap. Rows: Segment A, Segment B. Columns: income, visits.\n\n"
    lines = "* Segment A (income: 72, visits: 15) – 31% of all\n* Segment B (income: 28, visits: 81)\n"
    assert cells(axes + lines) == [[72, 15], [28, 81]]


def test_settings_before_a_value_are_no_cells():
    text = "- Forest (trees=100, depth=5): 0.91\n- Boosting (trees=200, depth=3): 0.93\n"
    assert cells(f"The heatmap shows two runs.\n\n{text}") == []


def test_a_pair_with_an_unknown_name_gives_no_other_pair_its_value():
    read = cells("Heatmap. Rows: A, B. Columns: x, y. (A, x) = 1, (C, x) = 5, (B, z) = 7, (B, y) = 2.")
    assert read == [[1, None], [None, 2]]
