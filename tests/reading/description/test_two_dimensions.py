"""Axes that a text names after what a figure is by, with their labels beside or below."""

from __future__ import annotations

import pytest
from sources import cells, codes, panel

import replot
from replot.reading.description.lexicon.label_lists import find_labels

DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")


@pytest.mark.parametrize("lead", [
    "The heatmap breaks down sales across two dimensions:",
    "This heatmap shows sales by:",
    "The figure has two axes:",
])  # fmt: skip
@pytest.mark.parametrize("items", [
    "- Sales region (Ayr, Bath, Cork)\n- Device type (desktop, mobile)\n",
    "- **Sales region**: Ayr, Bath, Cork\n- **Device type**: desktop, mobile\n",
])  # fmt: skip
def test_two_items_are_the_axes(lead, items):
    read = panel(f"A coloured heatmap.\n\n{lead}\n{items}\nAyr, mobile is 3.")
    assert (read.y.label, read.y.categories) == ("Sales region", ("Ayr", "Bath", "Cork"))
    assert (read.x.label, read.x.categories) == ("Device type", ("desktop", "mobile"))


def test_examples_are_only_some_of_the_labels():
    text = "This heatmap shows sales by:\n- Source (e.g., mail, ads, paid links)\n- Device (phone, laptop)\n"
    read = panel(text)
    assert read.y.categories == ("mail", "ads", "paid links")
    assert read.x.categories == ("phone", "laptop")
    assert "R205" in codes(text)


def test_two_lists_behind_a_colon():
    text = "A heatmap of sales across two dimensions: region (Ayr, Bath) and device (desktop, mobile)."
    read = panel(text)
    assert (read.y.label, read.y.categories) == ("region", ("Ayr", "Bath"))
    assert (read.x.label, read.x.categories) == ("device", ("desktop", "mobile"))


def test_names_of_several_words_in_a_sentence():
    read = panel("Heatmap of trips by day of the week (Monday → Sunday) and hour of the day (0h → 3h).")
    assert (read.y.label, read.y.categories) == ("day of the week", DAYS)
    assert (read.x.label, read.x.categories) == ("hour of the day", ("0h", "1h", "2h", "3h"))


def test_what_a_figure_is_filtered_by_is_no_axis():
    text = (
        "The heatmap can be filtered by:\n- Region (Ayr, Bath)\n- Device (phone, laptop)\n\n"
        "Rows: Mon, Tue. Columns: am, pm. Mon: 1, 2. Tue: 3, 4."
    )
    assert panel(text).y.categories == ("Mon", "Tue")
    assert cells(text) == [[1, 2], [3, 4]]


@pytest.mark.parametrize("items", ["- Region\n- Device\n", "- A (Ayr, Bath)\n- B (Cork, Ely)\n- C (x, y)\n"])
def test_other_items_are_no_axes(items):
    try:
        read = panel(f"The heatmap of visits by:\n{items}")
    except replot.NotAHeatmap:
        return
    assert not read.x.categories or not read.y.categories


@pytest.mark.parametrize(("told", "first", "second", "count"), [
    ("lundi → dimanche", "lundi", "mardi", 7),
    ("Janvier à Juin", "Janvier", "Février", 6),
    ("lunes a domingo", "lunes", "martes", 7),
    ("Enero - Diciembre", "Enero", "Febrero", 12),
    ("segunda-feira a sexta-feira", "segunda-feira", "terça-feira", 5),
    ("lunedì → venerdì", "lunedì", "martedì", 5),
    ("Montag bis Sonntag", "Montag", "Dienstag", 7),
    ("Oktober–März", "Oktober", "November", 6),
    ("Mo–So", "Mo", "Di", 7),
])  # fmt: skip
def test_days_and_months_in_other_languages(told, first, second, count):
    found = find_labels(told)
    assert found is not None
    assert (found.texts[:2], len(found.texts)) == ((first, second), count)


@pytest.mark.parametrize("told", ["set-out", "so to do", "april to september", "Jan-Dez", "lun–dom"])
def test_other_words_and_what_two_languages_share(told):
    found = find_labels(told)
    assert found is None or len(found.texts) < 3
