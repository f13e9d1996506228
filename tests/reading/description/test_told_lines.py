"""Lines of the grid that one sentence tells behind a word for rows or columns."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

HEAD = "A heat map of trust. Columns, left to right: Kenya, Brazil, India. "
VALUES = [[54, 38, 61], [33, 29, 58]]


@pytest.mark.parametrize(
    "said",
    [
        'Institutions in rows: "The news" — 54, 38, 61; "The police" — 33, 29, 58.',
        "Rows: The news: 54, 38, 61; The police: 33, 29, 58.",
        "Rows, from the top: The news: 54, 38 and 61. The police: 33, 29 and 58. Darker is more.",
        "By row: The news = 54/38/61, The police = 33/29/58.",
        "Rows: The news 54%, 38%, 61%; The police 33%, 29%, 58%.",
        "Rows: The news (54, 38, 61), The police (33, 29, 58), from a survey.",
        "Rows: The news (54, 38, 61) and The police (33, 29, 58).",
        "The rows read as follows: The news → 54, 38, 61; The police → 33, 29, 58.",
    ],
)
def test_rows_and_their_values_in_one_sentence(said):
    figure = panel(HEAD + said)
    assert figure.x.categories == ("Kenya", "Brazil", "India")
    assert figure.y.categories == ("The news", "The police")
    assert cells(HEAD + said) == VALUES
    assert figure.y.label == ("Institutions" if said.startswith("Institutions") else None)


def test_columns_and_their_values_in_one_sentence():
    text = "A heat map. Rows: Kenya, Brazil. Columns: News: 1,054, 38; Police: 33, n/a. The map is Blues."
    figure = panel(text)
    assert (figure.x.categories, figure.y.categories) == (("News", "Police"), ("Kenya", "Brazil"))
    assert (cells(text), figure.color.cmap) == ([[1054, 33], [38, None]], "Blues")


@pytest.mark.parametrize(
    ("said", "labels"),
    [
        ("Columns: number of heads (1, 8). Six layers bring 20.7 and 26.4.", ("1", "8")),
        ("Ticks of rows and columns: x: 1, 2, 3; y: 4, 5, 6.", ("1", "2", "3")),
        ("Rows: Oslo, Rome. Columns: Jan, Apr. Oslo: 1, 2. Rome: 3, 4.", ("Jan", "Apr")),
    ],
)
def test_lists_of_labels_are_no_lines(said, labels):
    assert panel(f"A heat map. {said}").x.categories == labels


@pytest.mark.parametrize("said", [
    "From Wake: Wake 0.82, Light 0.18. From Light: Wake 0.10, Light 0.90.",
    "From Wake: to Wake 0.82, to Light 0.18. From Light: to Wake 0.10, to Light 0.90.",
    "From Wake to Wake 0.82, to Light 0.18. From Light to Wake 0.10, to Light 0.90.",
])
def test_lines_of_a_transition_are_no_labels(said):
    text = f"A transition heat map. Rows are the stage before, columns the stage behind. {said}"
    assert panel(text).y.categories == panel(text).x.categories == ("Wake", "Light")
    assert cells(text) == [[0.82, 0.18], [0.1, 0.9]]


GOODS = [[1, 2, 3], [4, 5, 6]]


@pytest.mark.parametrize("said", [
    "Values (milk, rice, tea): Aldi: 1, 2, 3; Lidl: 4, 5, 6.",
    "Values in the order milk, rice, tea: Aldi 1, 2, 3; Lidl 4, 5, 6.",
    "For milk, rice and tea respectively: Aldi 1, 2, 3; Lidl 4, 5, 6.",
    "Per shop (milk / rice / tea): Aldi 1/2/3; Lidl 4/5/6.",
    "Values (milk, rice, tea):\n- Aldi: 1, 2, 3\n- Lidl: 4, 5, 6.",
    "\n\nSales (milk, rice, tea):\n\nAldi: 1, 2, 3\n\nLidl: 4, 5, 6",
])
def test_lines_behind_a_list_of_their_columns(said):
    text = f"A heat map of sales. {said}"
    assert (panel(text).x.categories, panel(text).y.categories) == (("milk", "rice", "tea"), ("Aldi", "Lidl"))
    assert cells(text) == GOODS


def test_stretches_of_columns_before_their_lines():
    text = "A heat map of change. Data (Jan..Mar): 2020: +2, +1, -48; 2021: -60, -58, n/a."
    assert panel(text).x.categories == ("Jan", "Feb", "Mar")
    assert cells(text) == [[2, 1, -48], [-60, -58, None]]


def test_panels_of_such_lines():
    said = "(milk, rice, tea): Aldi: 1, 2, 3; Lidl: 4, 5, 6."
    found = replot.parse(f"Two heatmaps. Before {said} After {said}").panels
    assert [(p.title, p.grid.values.tolist()) for p in found] == [("Before", GOODS), ("After", GOODS)]


def test_colours_before_lines_are_no_columns():
    text = "A heat map. Columns: a, b, c. Colours (white, blue, black): Aldi: 1, 2, 3; Lidl: 4, 5, 6."
    assert panel(text).x.categories == ("a", "b", "c")


@pytest.mark.parametrize("told", [
    "Rows: Aldi, Lidl. Columns: a, b, c. Aldi: 1, 2, 3. Lidl: 4, 5, 6. Means (mean, std): Aldi: 2, 1; "
    "Lidl: 5, 1.",
    "Columns: a, b, c. Aldi: 1, 2, 3. Lidl: 4, 5, 6.\n\nSummary (mean, std):\n- Aldi: 2, 1\n- Lidl: 5, 1",
    "\n\n| | a | b | c |\n|---|---|---|---|\n| Aldi | 1 | 2 | 3 |\n| Lidl | 4 | 5 | 6 |\n\n"
    "Summary (mean, std): Aldi: 2, 1; Lidl: 5, 1.",
])
def test_more_about_lines_whose_values_are_told(told):
    text = f"A heat map of sales. {told}"
    assert panel(text).x.categories == ("a", "b", "c")
    assert cells(text) == GOODS
