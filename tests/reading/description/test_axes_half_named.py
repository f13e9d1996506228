"""Axes that a text tells by halves: one by a word, the other by its list, its hours, a sentence."""

from __future__ import annotations

import math

import pytest

import replot

N = None


def axes(text):
    (panel,) = replot.parse(text).panels
    return (panel.y.label, panel.y.categories), (panel.x.label, panel.x.categories)


def values(text):
    (panel,) = replot.parse(text).panels
    return [[N if math.isnan(value) else value for value in row] for row in panel.grid.values.tolist()]


@pytest.mark.parametrize(("said", "y", "x"), [
    ("for two parsers (rows) on three treebanks (EWT, GUM, LinES). Stanza 9, 8, 7; Trankit 6, 5, 4.",
     ("parsers", ("Stanza", "Trankit")), ("treebanks", ("EWT", "GUM", "LinES"))),
    ("for soils (sand, loam) under two crops (columns).", ("soils", ("sand", "loam")), ("crops", ())),
    ("(rows: origin, columns: goal, PuBu). Ayr to Bath 3, Bath to Ayr 4, Ayr to Deal 5, Bath to Deal 6.",
     ("origin", ("Ayr", "Bath", "Deal")), ("goal", ("Ayr", "Bath", "Deal"))),
    ("of calls. Rows: weekday (Mon-Wed). Columns: hour (10am-1pm).",
     ("weekday", ("Mon", "Tue", "Wed")), ("hour", ("10am", "11am", "12pm", "1pm"))),
    ('for the prompt "ice melts fast". The y axis is the query token, the x axis illustrates the key token.',
     ("query token", ("ice", "melts", "fast")), ("key token", ("ice", "melts", "fast"))),
    ("of rain (years down the side, seasons across): 2019 — dry 3.1, wet 9.8; 2020 — dry 5.0, wet 7.5.",
     ("years", ("2019", "2020")), ("seasons", ("dry", "wet"))),
])
def test_both_axes(said, y, x):
    assert axes(f"Heatmap {said}") == (y, x)


def test_hours_that_stand_beside_a_value():
    text = (
        "This heat map shows the calls. The x axis shows the day of the week and the y axis the hour of the "
        "day. Most come from 7AM to 9AM. Tuesday at 4PM is the busiest with 5,120 calls."
    )
    assert axes(text) == (("hour of the day", ("4PM",)), ("day of the week", ("Tuesday",)))
    assert values(text) == [[5120]]


def test_each_cohort_has_one_value_less():
    text = (
        "Retention by cohort. Each row is a cohort (May, June, July), each column the month since signup "
        "(0–2). May: 100%, 60%, 40%. June: 100%, 50%. July: 100%."
    )
    assert axes(text)[1] == ("month since signup", ("0", "1", "2"))
    assert values(text) == [[100, 60, 40], [100, 50, N], [100, N, N]]


def test_the_ends_of_an_axis_are_no_value():
    text = "Heatmap. Each row is a town (Ayr, Bath), each column the week (1–3). Ayr: 4, 5, 6. Bath: 7, 8."
    assert values(text) == [[4, 5, 6], [N, N, N]]


def test_a_word_at_the_beginning_of_a_sentence_is_the_same_label():
    text = "Heatmap of transfer. Books → films 78, books → games 74, films → books 79, films → games 76."
    assert axes(text)[0][1] == ("books", "films", "games")
