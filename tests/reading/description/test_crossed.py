"""The line above a table that says what it crosses: ``Latency (ms) by load``."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

LOADS = """| Server | 1 | 4 | 16 | 64 |
|---|---|---|---|---|
| nginx | 12 | 14 | 22 | 71 |
| caddy | 11 | 12 | 19 | 55 |
"""
DAYS = "| Team | Mon | Tue |\n|---|---|---|\n| Ash | 3 | 4 |\n| Elm | 1 | 2 |\n"


@pytest.mark.parametrize(
    "line", ["**Latency (ms) by load:**", "### Latency (ms) across load", "Latency (ms) by load"]
)
def test_a_quantity_by_the_steps_of_a_variable(line):
    """Without a word for heatmaps, too: rows and columns are two variables, and all cells one quantity."""
    figure = replot.parse(f"{line}\n\n{LOADS}")
    one = figure.panels[0]
    assert figure.title in ("Latency (ms) by load", "Latency (ms) across load")
    assert (one.x.label, one.y.label, one.color.label) == ("load", "Server", "Latency (ms)")


@pytest.mark.parametrize(
    "line", ["Heatmap of tickets by team and day:", "Heatmap: tickets by day and team (2024)"]
)
def test_two_variables_of_which_the_corner_names_one(line):
    one = panel(f"{line}\n\n{DAYS}")
    assert (one.x.label, one.y.label, one.color.label) == ("day", "Team", "tickets")


def test_the_variable_that_the_corner_names():
    assert panel(f"Heatmap: tickets by team\n\n{DAYS}").x.label is None


@pytest.mark.parametrize("line", ["Line by line", "Results by load", "Entries sorted by load", "Latency"])
def test_lines_that_cross_nothing(line):
    one = panel(f"A heatmap.\n\n{line}\n\n{LOADS}")
    assert (one.x.label, one.color.label) == (None, None)


@pytest.mark.parametrize(
    "head",
    ["| City | 2000 | 2005 | 2010 | 2020 |", "| City | size | cost | n | m |", "| City | 9 | 4 | 2 | 1 |"],
)
def test_plain_tables(head):
    """Years, metrics, and numbers in no order."""
    with pytest.raises(replot.NotAHeatmap):
        replot.parse("Inhabitants by year\n\n" + LOADS.replace("| Server | 1 | 4 | 16 | 64 |", head))


def test_the_name_of_an_axis_right_below_a_table():
    """As the labels of a figure stand below its ticks."""
    text = f"<details>\n<summary>heatmap</summary>\n\n{DAYS}Day of opening\n</details>\n\nA remark follows."
    assert (panel(text).x.label, panel(text).y.label) == ("Day of opening", "Team")


@pytest.mark.parametrize(
    "below", ["Source: the register", "See the text", "\nDay of opening", "It rained on Mondays."]
)
def test_lines_below_a_table_that_name_no_axis(below):
    assert panel(f"Heatmap\n\n{DAYS}{below}\n").x.label is None


@pytest.mark.parametrize(
    "said", ["day across, team down", "day across the top and team down", "team down, day across"]
)
def test_axes_across_and_down(said):
    one = panel(f"Heatmap of tickets ({said}):\n\n" + DAYS.replace("| Team |", "| |"))
    assert (one.x.label, one.y.label) == ("day", "team")


@pytest.mark.parametrize(
    "told",
    [
        "by town (Ayr, Bath) and year (2019-2021)",
        "per town (Ayr, Bath) and year (2019, 2020, 2021)",
        "by town (Ayr, Bath) per year (2019 to 2021)",
        "for town (Ayr, Bath) versus year (2019, 2020 and 2021)",
    ],
)
def test_lists_of_two_things_behind_by(told):
    fact = panel(f"A heatmap of rents {told}. Ayr: 1, 2, 3. Bath: 4, 5, 6.")
    assert (fact.x.label, fact.x.categories) == ("year", ("2019", "2020", "2021"))
    assert (fact.y.label, fact.y.categories) == ("town", ("Ayr", "Bath"))


def test_sizes_of_two_groups_are_no_lists():
    fact = panel("Boys (n = 20, aged 6) and girls (n = 21, aged 9), a heatmap. Rows: a, b. Columns: c, d.")
    assert (fact.x.categories, fact.y.categories) == (("c", "d"), ("a", "b"))


def test_values_that_look_like_labels_stay_in_their_order():
    text = "Heatmap. Rows: Red, Blue. Columns: 1, 2, 3, 4. Red: 5 4 3 2. Blue: 6 6 5 5."
    assert cells(text) == [[5, 4, 3, 2], [6, 6, 5, 5]]


def test_a_value_behind_a_range_of_labels_is_no_part_of_it():
    text = "Heatmap, dose on the x-axis (0, 6, 12), day on the y-axis (Mon–Tue). Mon: 3, 8, 20. Tue: 2, 9, 2."
    assert panel(text).y.categories == ("Mon", "Tue")
    assert cells(text) == [[3, 8, 20], [2, 9, 2]]


def test_marks_in_square_brackets_are_labels():
    text = (
        "Attention weights. Query tokens (y): [CLS], the, cat, [SEP]. Key tokens (x): the same. "
        '"cat" attends to "the" with 0.61; [CLS] attends mostly to [SEP] (0.83). Shown as a heatmap.'
    )
    assert panel(text).x.categories == panel(text).y.categories == ("[CLS]", "the", "cat", "[SEP]")
    assert cells(text)[2][1] == 0.61
    assert cells(text)[0][3] == 0.83
