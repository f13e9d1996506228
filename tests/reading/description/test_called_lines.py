"""Rows and columns in other words than theirs: heads, sides that bear labels, ways that labels run."""

from __future__ import annotations

import pytest

import replot

BAR = " The colours go from white (0) to red (5)."


def axes(said: str) -> str:
    panel = replot.parse(f"A heatmap. {said}{BAR}").panels[0]
    return " | ".join(f"{axis.label}: {', '.join(axis.categories)}" for axis in (panel.y, panel.x))


@pytest.mark.parametrize(("said", "told"), [
    ("The heads of the columns say tin and lead; the heads of the rows say Rome, Pisa and Bari.",
     "None: Rome, Pisa, Bari | None: tin, lead"),
    ("The row names, Rome, Pisa and Bari, are at the left, the column names, tin and lead, at the top.",
     "None: Rome, Pisa, Bari | None: tin, lead"),
    ("The row labels are Rome, Pisa and Bari and the column labels tin and lead.",
     "None: Rome, Pisa, Bari | None: tin, lead"),
    ("There are three rows - Rome, Pisa and Bari - and two columns - tin and lead.",
     "None: Rome, Pisa, Bari | None: tin, lead"),
    ("Each column stands for tin or lead and each row for Rome, Pisa or Bari.",
     "None: Rome, Pisa, Bari | None: tin, lead"),
    ("Rows = mines = {Rome, Pisa, Bari}; columns = metals = {tin, lead}.",
     "mines: Rome, Pisa, Bari | metals: tin, lead"),
    ("xlabels: ['tin', 'lead']; ylabels: ['Rome', 'Pisa', 'Bari'].",
     "None: Rome, Pisa, Bari | None: tin, lead"),
    ("Reading down the left edge, we meet Rome, Pisa and Bari; reading across the top, tin and lead.",
     "None: Rome, Pisa, Bari | None: tin, lead"),
    ("It has two columns, one for tin and one for lead, and three rows, one for Rome, one for Pisa and one "
     "for Bari.", "None: Rome, Pisa, Bari | None: tin, lead"),
    ("The three rows show Rome, Pisa and Bari, respectively, and the two columns tin and lead.",
     "None: Rome, Pisa, Bari | None: tin, lead"),
    ("Its y-axis reads Mine and has the labels Rome, Pisa, Bari; its x-axis reads Metal and has the labels "
     "tin, lead.", "Mine: Rome, Pisa, Bari | Metal: tin, lead"),
    ("Time, in hours after dosing (1, 2, 4), is on the x axis and dose, in mg (5, 10, 20), on the y axis.",
     "dose in mg: 5, 10, 20 | Time in hours after dosing: 1, 2, 4"),
    ("The grid has dose (5/10/20 mg) on y and time (1/2/4 h) on x.", "dose: 5, 10, 20 | time: 1, 2, 4"),
    ("The x axis has two ticks, tin and lead, and the y axis three, Rome, Pisa and Bari.",
     "None: Rome, Pisa, Bari | None: tin, lead"),
])
def test_lines_by_their_heads_and_numbers(said, told):
    assert axes(said) == told


@pytest.mark.parametrize(("said", "told"), [
    ("Its left side is labelled with the mines Rome, Pisa and Bari, its bottom with the metals tin and lead.",
     "mines: Rome, Pisa, Bari | metals: tin, lead"),
    ("The left edge carries Rome, Pisa and Bari, the bottom edge tin and lead.",
     "None: Rome, Pisa, Bari | None: tin, lead"),
    ("The y axis is labelled with the mines Rome, Pisa and Bari and the x axis with the metals tin and lead.",
     "mines: Rome, Pisa, Bari | metals: tin, lead"),
])
def test_lines_by_the_sides_that_bear_labels(said, told):
    assert axes(said) == told


@pytest.mark.parametrize(("said", "told"), [
    ("Mines are stacked vertically in the order Rome, Pisa, Bari, while metals are laid out horizontally in "
     "the order tin, lead.", "Mines: Rome, Pisa, Bari | metals: tin, lead"),
    ("Mines are listed vertically: Rome, Pisa, Bari, whereas metals are listed horizontally: tin, lead.",
     "Mines: Rome, Pisa, Bari | metals: tin, lead"),
    ("Vertically, mines Rome, Pisa and Bari are listed; horizontally, metals tin and lead.",
     "mines: Rome, Pisa, Bari | metals: tin, lead"),
    ("From top to bottom the mines are Rome, Pisa and Bari, and from left to right the metals are tin and "
     "lead.", "mines: Rome, Pisa, Bari | metals: tin, lead"),
    ("The three rows correspond, top to bottom, to Rome, Pisa and Bari; the two columns correspond, left to "
     "right, to tin and lead.", "None: Rome, Pisa, Bari | None: tin, lead"),
    ("From left to right and from top to bottom, the mines are Rome, Pisa and Bari. Rome to Bari takes 9.",
     "None: Rome, Pisa, Bari | None: Rome, Pisa, Bari"),
])
def test_lines_by_the_ways_that_they_run(said, told):
    assert axes(said) == told


@pytest.mark.parametrize(("said", "told"), [
    ("Tin and lead are the columns; Rome, Pisa and Bari are the rows.",
     "None: Rome, Pisa, Bari | None: Tin, lead"),
    ("Rome, Pisa and Bari are the rows, tin and lead the columns.",
     "None: Rome, Pisa, Bari | None: tin, lead"),
    ("tin and lead form the x axis and Rome, Pisa and Bari form the y axis.",
     "None: Rome, Pisa, Bari | None: tin, lead"),
    ("Each cell is a combination of a mine (Rome, Pisa, Bari) and a metal (tin, lead).",
     "mine: Rome, Pisa, Bari | metal: tin, lead"),
    ("It crosses mines (Rome, Pisa, Bari) with metals (tin, lead).",
     "mines: Rome, Pisa, Bari | metals: tin, lead"),
    ("We see the mines Rome, Pisa and Bari plotted against the metals tin and lead.",
     "mines: Rome, Pisa, Bari | metals: tin, lead"),
    ("y: Rome, Pisa, Bari / x: tin, lead.", "None: Rome, Pisa, Bari | None: tin, lead"),
    ("With the mines Rome, Pisa and Bari as rows and the metals tin and lead as columns.",
     "mines: Rome, Pisa, Bari | metals: tin, lead"),
])
def test_two_lists_by_what_they_make_up(said, told):
    assert axes(said) == told


@pytest.mark.parametrize(("said", "told"), [
    ("The vertical axis features Rome, Pisa and Bari; the horizontal axis features tin and lead.",
     "None: Rome, Pisa, Bari | None: tin, lead"),
    ("The vertical axis is made up of Rome, Pisa and Bari; the horizontal axis of tin and lead.",
     "None: Rome, Pisa, Bari | None: tin, lead"),
    ("The vertical axis is divided into Rome, Pisa and Bari, and the horizontal axis into tin and lead.",
     "None: Rome, Pisa, Bari | None: tin, lead"),
    ("As rows we have Rome, Pisa and Bari; as columns tin and lead.",
     "None: Rome, Pisa, Bari | None: tin, lead"),
    ("Down the side are written Rome, Pisa and Bari, and across the top tin and lead.",
     "None: Rome, Pisa, Bari | None: tin, lead"),
    ("The left-hand side lists Rome, Pisa and Bari, and along the top are tin and lead.",
     "None: Rome, Pisa, Bari | None: tin, lead"),
    ("The plot has mines as rows (Rome, Pisa, Bari) and metals as columns (tin, lead).",
     "mines: Rome, Pisa, Bari | metals: tin, lead"),
])
def test_verbs_that_lead_to_labels(said, told):
    assert axes(said) == told


@pytest.mark.parametrize("said", [
    "Width and depth are the axes.",
    "It has two columns, one for each metal.",
    "The left panel shows Rome, Pisa and Bari, the bottom panel tin and lead.",
    "Depth and width are the x and y axes.",
    "Tin is on the left, lead on the right.",
    "The clubs compete against the teams A, B and C.",
])
def test_what_lists_no_labels(said):
    panel = replot.parse(f"A heatmap. {said}{BAR}").panels[0]
    assert not panel.x.categories and not panel.y.categories


@pytest.mark.parametrize("said", [
    'The vertical axis is "Mine", the horizontal axis "Found"; both list, in this order, tin, lead and zinc.',
    'The vertical axis is "Mine" and the horizontal axis "Found", and both show, from first to last, tin, '
    "lead, zinc.",
])
def test_an_order_between_the_verb_and_the_labels_of_both(said):
    assert axes(said) == "Mine: tin, lead, zinc | Found: tin, lead, zinc"


@pytest.mark.parametrize("said", [
    "Horizontal axis: wind direction. Vertical axis: spacing (3 D, 5 D, 7 D, narrowest on top).",
    "Horizontal axis: wind direction, eight compass points. Vertical axis: spacing (3 D, 5 D, 7 D).",
])
def test_the_list_of_one_axis_is_not_that_of_the_other_too(said):
    panel = replot.parse(f"A heatmap. {said}{BAR}").panels[0]
    assert panel.y.categories == ("3 D", "5 D", "7 D")
    assert panel.x.categories == ()
