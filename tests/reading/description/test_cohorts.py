"""Cohorts over time that only sentences name."""

from __future__ import annotations

import pytest
from sources import panel

import replot

SAID = ("The {} cohort retains 40% in {unit} 1 and 22% of its users in {unit} 3. "
        "The {} cohort retains 38% in {unit} 1.")


@pytest.mark.parametrize(("axes", "names", "unit"), [
    ("Rows = month of purchase, columns = months since then.", ("Mar 2021", "Apr 2021"), "month"),
    ("", ("Spring", "Autumn"), "week"),
    ("Rows are cohorts, columns the weeks since sign-up.", ("Q1 2020", "Q2 2020"), "week"),
])  # fmt: skip
def test_cohorts_and_steps(axes, names, unit):
    read = panel(f"A retention heatmap. {axes} {SAID.format(*names, unit=unit)}")
    assert list(read.y.categories) == list(names)
    assert list(read.x.categories) == [f"{unit} 1", f"{unit} 3"]
    assert read.grid.values[0].tolist() == [40, 22] and read.grid.values[1, 0] == 38


@pytest.mark.parametrize("said", [
    "The cohort retains 40% in month 1. Every cohort has 12% in month 6.",
    "The Spring cohort retains 40% in week 1 and 22% in month 3.",
])
def test_no_cohort_by_name_and_steps_of_two_kinds(said):
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(f"A retention heatmap. {said}")


def test_cohorts_across_stay_unread():
    said = SAID.format("May", "June", unit="week")
    read = panel(f"A retention heatmap. x axis: cohort. y axis: week. {said}")
    assert "week 1" not in read.x.categories
