"""Tables that leave something out, and tables beside the figure."""

from __future__ import annotations

import pytest
from sources import cells, codes, panel

import replot
from replot import NotAHeatmap

HEAD = "Confusion matrix:\n\n"
WITHOUT_CORNER = "dock | nettle | ||\n---|---|---|---|\nDock | 9 | 1 | 10 |\nNettle | 7 | 3 | 10 |\n"
WITHOUT_CORNER += "16 | 4 |\n"


def test_sums_without_names_move_no_head():
    assert cells(HEAD + WITHOUT_CORNER) == [[9, 1], [7, 3]]
    assert panel(HEAD + WITHOUT_CORNER).x.categories == ("dock", "nettle")
    assert "R109" in codes(HEAD + WITHOUT_CORNER)


def test_values_without_a_name_that_are_no_sums_stay():
    rows = ["| tree | May | June | |", "|---|---|---|---|", "| oak | 1 | 2 | 4 |", "| elm | 3 | 4 | 7 |"]
    assert cells("A heatmap:\n\n" + "\n".join(rows)) == [[1, 2, 4], [3, 4, 7]]


def test_empty_columns_at_the_end_are_none():
    rows = ["| tree | May | June | |", "|---|---|---||", "| oak | 1 | 2 | |", "| elm | 3 | - | |"]
    text = "A heatmap:\n\n" + "\n".join(rows)
    assert (panel(text).x.categories, cells(text)) == (("May", "June"), [[1, 2], [3, None]])


@pytest.mark.parametrize("label", ["so_..", "approx.", "a.b."])
def test_dots_at_the_end_of_a_head(label):
    rows = [f"| tree | {label} | June |", "|---|---|---|", "| oak | 1 | 2 |", "| elm | 3 | 4 |"]
    assert panel("A heatmap:\n\n" + "\n".join(rows)).x.categories == (label, "June")


YEARS = "### By year\n\n| Year | Sales | Share |\n|---|---|---|\n| 2024 | 60 | 61% |\n| 2025 | 64 | 62% |\n\n"
MONTHS = "### Monthly heatmap\n\n| Year | Jan | Feb |\n|---|---|---|\n| 2024 | 3 | -4 |\n| 2025 | 5 | -6 |\n"


@pytest.mark.parametrize("text", [YEARS + MONTHS, MONTHS + "\n" + YEARS])
def test_a_table_with_a_heading_of_its_own_is_no_part_of_the_heatmap(text):
    assert (panel(text).x.categories, cells(text)) == (("Jan", "Feb"), [[3, -4], [5, -6]])


FRAMES = {
    "corner": "| P ↓ / I → | 1 | 2 |\n|---|---|---|\n| 2 | | R7 |\n| 1 | R1, R2 | |\n",
    "sides": "| | Pred 1 | Pred 2 |\n|---|---|---|\n| Actual 2 | FN | TP |\n| Actual 1 | TN | FP |\n",
}
TICKS = {"corner": (("1", "2"), ("2", "1")), "sides": (("Pred 1", "Pred 2"), ("Actual 2", "Actual 1"))}


@pytest.mark.parametrize("frame", FRAMES)
def test_a_frame_without_numbers_has_axes(frame):
    read = panel("The risk heatmap:\n\n" + FRAMES[frame])
    assert (read.x.categories, read.y.categories) == TICKS[frame]
    assert cells("The risk heatmap:\n\n" + FRAMES[frame]) == [[None, None], [None, None]]


def test_a_table_of_words_called_a_heatmap():
    rows = ["| # | Issue | Severity |", "|---|---|---|", "| S1 | a menu | High |", "| S2 | no alt | Low |"]
    with pytest.raises(NotAHeatmap, match="table of words"):
        replot.parse("## Severity heatmap\n\n" + "\n".join(rows))


OUTCOMES = "TN = 40\nFP = 3\nFN = 5\nTP = 22"


@pytest.mark.parametrize("lines", [OUTCOMES, OUTCOMES.replace(" =", ":"), OUTCOMES + "\nSum = 70"])
def test_outcomes_in_code(lines):
    text = f"### Confusion matrix\n\n```text\n{lines}\n```\n"
    assert cells(text) == [[40, 3], [5, 22]]
    assert panel(text).y.categories == ("Negative", "Positive")


def test_a_grid_with_its_outcomes_behind_it_keeps_its_labels():
    grid = "           Predicted\n           dock  nettle\nActual dock   40   3\n     nettle    5  22\n\n"
    text = f"Confusion matrix:\n\n```\n{grid}{OUTCOMES}\n```\n"
    assert (panel(text).y.categories, cells(text)) == (("dock", "nettle"), [[40, 3], [5, 22]])


ROWS = {
    "lists": "[1.0, 0.5]\n[0.5, 1.0]\n",
    "lists with commas behind": "[1.0, 0.5],\n[0.5, 1.0]\n",
    "numpy": "```\n[[1.  0.5]\n [0.5 1. ]]\n```\n",
}


@pytest.mark.parametrize("rows", ROWS.values(), ids=ROWS)
def test_lines_of_lists(rows):
    text = "Cosine similarity matrix:\n\n" + rows
    assert cells(text) == [[1, 0.5], [0.5, 1]]
    assert panel(text).x.categories == ("0", "1")


def test_heads_with_signs_between_axis_and_class():
    lines = ["          Gold=POS  Gold=NEG", "Pred=POS        40         3", "Pred=NEG         5        22"]
    read = panel(HEAD + "\n".join(lines))
    assert (read.x.label, read.x.categories) == (None, ("Gold=POS", "Gold=NEG"))
    assert (read.y.label, read.y.categories) == (None, ("Pred=POS", "Pred=NEG"))
