"""Cohorts over time that only sentences name."""

from __future__ import annotations

import numpy as np
import pytest
from sources import cells, panel

import replot
from replot.reading.description.lexicon.label_lists import find_labels

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


@pytest.mark.parametrize(("months", "said"), [
    ("Jan 2023, Feb 2023, Mar 2023", ("January", "February", "March")),
    ("2023-01, 2023-02, 2023-03", ("Jan", "Feb", "Mar")),
    ("2023 Q1, 2023 Q2, 2023 Q3", ("Q1", "Q2", "Q3")),
])  # fmt: skip
def test_a_month_without_its_year(months, said):
    read = panel(f"Retention heatmap. Rows: {months}. Columns: months since sign-up, 0 to 2. "
                 f"The {said[0]} cohort kept 100%, 45% and 38%. {said[1]}: 100%, 48%, 40%. {said[2]}: "
                 f"90%, 51%, 44%.")
    assert list(read.y.categories) == months.split(", ")
    assert read.grid.values.tolist() == [[100, 45, 38], [100, 48, 40], [90, 51, 44]]


def test_a_month_of_several_years_is_none_of_them():
    read = panel("Retention heatmap. Rows: Jan 2022, Feb 2022, Jan 2023. Columns: months since sign-up, "
                 "0 to 2. "
                 "January: 100%, 45% and 38%. Jan 2023: 90%, 51%, 44%.")
    assert list(read.y.categories) == ["Jan 2022", "Feb 2022", "Jan 2023"]
    assert [row.tolist() for row in read.grid.values][2] == [90, 51, 44]
    assert np.isnan(read.grid.values[0]).all()


@pytest.mark.parametrize("columns", ["", " Columns are periods (Period 0, 1, 2, …)."])
def test_several_steps_of_a_cohort_and_columns_left_open(columns):
    text = (
        f"A retention heatmap: each row is a cohort.{columns} The Spring cohort kept 61% in "
        "Month 1, 43% in Month 3 and 25% in Month 7. The Autumn cohort — new by mail — kept 72% in Month 1 "
        "and 58% in Month 3."
    )
    read = panel(text)
    assert (read.y.label, read.y.categories) == ("cohort", ("Spring", "Autumn"))
    assert read.x.categories == ("Month 1", "Month 3", "Month 7")
    assert cells(text) == [[61, 43, 25], [72, 58, None]]


def test_columns_that_are_listed_in_full_stay():
    text = (
        "A retention heatmap: rows are cohorts, columns are Month 0, Month 1. "
        "The Spring cohort shows 62% at Month 1 and the Autumn cohort shows 50% at Month 1."
    )
    assert panel(text).x.categories == ("Month 0", "Month 1")


def test_a_list_with_dots_behind_is_open():
    assert find_labels("(Period 0, 1, 2, …)").kind == find_labels("A, B, C, ...").kind == "partial"
    assert find_labels("A, B, ..., D").kind != "partial"


@pytest.mark.parametrize(("said", "names"), [
    ("Month 1 retention goes 42% → 45% → 54% from January to March.", ("January", "February", "March")),
    ("Overall, week 2 retention rises 42%, 45%, 54% across the cohorts from Q1 to Q3.", ("Q1", "Q2", "Q3")),
])  # fmt: skip
def test_the_course_of_a_step_over_the_cohorts(said, names):
    text = f"A cohort heatmap of retention. {said}"
    assert panel(text).y.categories == names
    assert cells(text) == [[42], [45], [54]]


def test_a_course_with_another_number_of_values_tells_no_cohorts():
    with pytest.raises(replot.NotAHeatmap):
        replot.parse("A cohort heatmap. Month 1 retention goes 31% → 36% → 47% from January to June.")


def test_a_grid_of_cohorts_that_nobody_calls_a_heatmap():
    text = (
        "A cohort grid\n\nEach row is one cohort. Each column is the time since sign-up. The "
        "jagged edge on the right side is no gap. The Mar 2025 cohort has but month 0 and month 1, for "
        "there is no month 2 yet. Month 1 goes 31% → 36% → 47% from January to March. Month 0 is always 100%."
    )
    read = panel(text)
    assert read.y.label in (None, "cohort")
    assert (read.x.categories, read.y.categories) == (
        ("month 0", "month 1"), ("January", "February", "March"))
    assert cells(text) == [[100, 31], [100, 36], [100, 47]]


def test_the_number_of_a_step_that_is_none_is_no_value():
    grid = "A heatmap with the rows Ash, Elm and the columns level 1, level 2. "
    assert cells(grid + "Elm has level 1 and level 2, and level 3 is to come.") == [[None, None]] * 2
    assert cells(grid + "Elm: level 1 5, level 2 6.")[1] == [5, 6]
