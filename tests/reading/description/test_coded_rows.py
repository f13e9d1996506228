"""Printed rows with the code of a class, its name and its cases before cells that stand under codes."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

SHARES = [[0.9, 90.1, 9, 0], [1.2, 0, 97.8, 1], [0, 3.1, 0, 96.9]]
BODY = """\
5 Oak wood 310 0.9 90.1 9.0 0.0
6 Scots pine 204 1.2 0.0 97.8 1.0
7 Elm 122 0.0 3.1 0.0 96.9
"""
TITLE = "Confusion matrix of the woods\n\n"


@pytest.mark.parametrize(
    "above",
    [
        "Code Class Pixels 0 5 6 7\n",
        "Code Class Pixels 0 5 6 7\n-------------------------\n",
        "Nr Name N 0 5 6 7\n========= ==============\n",
        "ID  Wood  Plots   0  5  6  7\n",
    ],
)
def test_what_stands_before_the_codes_is_no_cell(above):
    read = panel(f"{TITLE}{above}{BODY}")
    assert read.x.categories == ("0", "5", "6", "7")
    assert read.y.categories == ("Oak wood", "Scots pine", "Elm")
    assert cells(f"{TITLE}{above}{BODY}") == SHARES


def test_names_between_drawn_lines_are_those_of_the_axes():
    above = "____Woods______ ____Percent of plots by code____\nCode Class Pixels 0 5 6 7\n"
    read = panel(f"{TITLE}{above}{BODY}")
    assert (read.y.label, read.x.label) == ("Woods", "Percent of plots by code")
    assert cells(f"{TITLE}{above}{BODY}") == SHARES


def test_all_codes_have_names():
    text = "Confusion matrix\n\nID Name N Mean 10 20 30\n10 Oak 30 2.5 90 10 0\n"
    text += "20 Pine 40 3.5 0 97 3\n30 Elm 50 4.5 3 0 97\n"
    assert panel(text).x.categories == panel(text).y.categories == ("Oak", "Pine", "Elm")
    assert cells(text) == [[90, 10, 0], [0, 97, 3], [3, 0, 97]]


def test_a_column_of_another_kind_stays_where_rows_have_no_code_of_a_column():
    text = "A heatmap of yields\n\nNr Farm Size 2001 2002\n1 Ayr 30 9 8\n2 Bath 20 7 6\n"
    assert 2001 not in replot.parse(text).panels[0].grid.values
    assert [row[-2:] for row in cells(text)] == [[9, 8], [7, 6]]


@pytest.mark.parametrize("minus", ["− ", "−", "-"])
def test_a_minus_apart_from_its_number(minus):
    text = "Correlation matrix\n\nVariable 1 2 3 4\n1. Rain\n2. Snow fall 0.72**\n"
    text += f"3. Fog 0.41** {minus}0.26*\n4. Wind speed {minus}0.05 0.15 {minus}0.32**\n"
    assert panel(text).y.categories == ("Rain", "Snow fall", "Fog", "Wind speed")
    assert [row[:3] for row in cells(text)] == [
        [None] * 3, [0.72, None, None], [0.41, -0.26, None], [-0.05, 0.15, -0.32]
    ]  # fmt: skip


def test_a_dash_for_no_value_is_no_sign():
    text = "Correlation matrix\n\nVariable 1 2 3 4\n1. Rain\n2. Snow 0.72\n"
    text += "3. Fog - 0.26\n4. Wind 0.05 – 0.32\n"
    assert [row[:3] for row in cells(text)] == [
        [None] * 3, [0.72, None, None], [None, 0.26, None], [0.05, None, 0.32]
    ]  # fmt: skip
