"""What a number looks like, in a cell and in a sentence."""

from __future__ import annotations

import pytest
from sources import panel

from replot.reading.description.lexicon.counts import count_word
from replot.reading.description.lexicon.missing import is_missing, is_unknown
from replot.reading.description.lexicon.numbers import decimals_of, power_of_ten
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.lexicon.quantities import find_quantities


@pytest.mark.parametrize(
    ("cell", "value"),
    [
        ("7", 7.0),
        (" 3.25 ", 3.25),
        (".5", 0.5),
        ("+4", 4.0),
        ("-0.5", -0.5),
        ("−12.5", -12.5),
        ("–4", -4.0),
        ("1,234", 1234.0),
        ("12,345,678.9", 12345678.9),
        ("1\u2009234\u2009567", 1234567.0),
        ("1'000", 1000.0),
        ("1e-3", 0.001),
        ("2.5E+4", 25000.0),
        ("3 × 10^4", 30000.0),
        ("3×10⁻²", 0.03),
        ("10³", 1000.0),
        ("10^-4", 0.0001),
        ("77.3%", 77.3),
        ("12 percent", 12.0),
        ("$4.50", 4.5),
        ("-$3", -3.0),
        ("2.5k", 2500.0),
        ("3M", 3e6),
        ("14 ms", 14.0),
        ("21 °C", 21.0),
        ("½", 0.5),
        ("3/4", 0.75),
        ("0.4 (n = 12)", 0.4),
        ('"8"', 8.0),
        ("9.1 ↑", 9.1),
    ],
)
def test_the_number_of_a_cell(cell, value):
    found = parse_quantity(cell)
    assert found is not None
    assert found.value == pytest.approx(value, rel=1e-12)
    assert not found.approximate
    assert not found.is_range


@pytest.mark.parametrize(
    "cell", ["", "n/a", "GPT-4", "v2.1", "high", "1.2.3", "3 of a kind", "1/0", "–", "9" * 250]
)
def test_no_number(cell):
    assert parse_quantity(cell) is None


@pytest.mark.parametrize(
    "cell", ["~0.4", "≈0.4", "about 0.4", "roughly 0.4", "approximately 0.4", "nearly 0.4"]
)
def test_what_is_not_exact(cell):
    found = parse_quantity(cell)
    assert (found.value, found.approximate) == (0.4, True)


@pytest.mark.parametrize("cell", ["10-20", "10–20", "10 to 20", "between 10 and 20", "10%–20%", "10…20"])
def test_a_range_keeps_both_ends(cell):
    found = parse_quantity(cell)
    assert (found.low, found.high, found.value) == (10.0, 20.0, 15.0)


@pytest.mark.parametrize(
    ("cell", "low", "high"),
    [
        ("<5", None, 5.0),
        ("≤ 5", None, 5.0),
        ("below 5", None, 5.0),
        ("up to 5", None, 5.0),
        (">5", 5.0, None),
        ("≥5", 5.0, None),
        ("at least 5", 5.0, None),
        ("more than 5", 5.0, None),
    ],
)
def test_an_open_end(cell, low, high):
    found = parse_quantity(cell)
    assert (found.low, found.high) == (low, high)
    assert found.is_open


def test_falling_numbers_with_a_dash_are_no_range():
    first, second = find_quantities("scores of 9 and 4")
    assert (first.value, second.value) == (9.0, 4.0)
    assert not first.is_range


@pytest.mark.parametrize("cell", ["0.85 ± 0.02", "0.85±0.02", "0.85 +/- 0.02", "0.85 +- 0.02"])
def test_the_error_of_a_value(cell):
    found = parse_quantity(cell)
    assert (found.value, found.error) == (0.85, 0.02)


@pytest.mark.parametrize(
    ("cell", "stars"), [("1.5*", "*"), ("1.5 **", "**"), ("-2.25***", "***"), ("0.3†", "†"), ("4", "")]
)
def test_marks_of_significance(cell, stars):
    assert parse_quantity(cell).suffix == stars


@pytest.mark.parametrize(
    ("cell", "percent"), [("5%", True), ("5 per cent", True), ("5‰", True), ("5", False)]
)
def test_percent_signs_are_kept(cell, percent):
    assert parse_quantity(cell).percent is percent


def test_a_loss_in_brackets():
    assert parse_quantity("(4.3)", accounting=True).value == -4.3
    assert parse_quantity("(4.3)").value == 4.3
    assert parse_quantity("($1,200)", accounting=True).value == -1200.0


def test_a_comma_for_the_point():
    assert parse_quantity("0,82", decimal_comma=True).value == 0.82
    assert parse_quantity("1.234,5", decimal_comma=True).value == 1234.5


@pytest.mark.parametrize(("number", "digits"), [("1.50", 2), ("7", 0), ("-0.125", 3), ("1,234.5", 1)])
def test_digits_after_the_point(number, digits):
    assert decimals_of(number) == digits
    assert parse_quantity(number).decimals == digits


@pytest.mark.parametrize(
    "cell",
    [
        "",
        "  ",
        "N/A",
        "n/a",
        "NaN",
        "null",
        "—",
        "-",
        "--",
        "×",
        "masked",
        "blank",
        "no data",
        "OOM",
        "(empty)",
        "not reported",
        "…",
    ],
)
def test_nothing_there(cell):
    assert is_missing(cell)


@pytest.mark.parametrize("cell", ["0", "0.0", "Nadia", "blanket", "-1"])
def test_something_there(cell):
    assert not is_missing(cell)


def test_there_but_not_legible():
    assert is_unknown("?")
    assert is_unknown(" illegible ")
    assert not is_unknown("12?")


def test_numbers_of_a_sentence_with_their_places():
    text = "GPT-4 and v2.1 reach 3.2 in May, −4 in June and 1,000 later."
    found = list(find_quantities(text))
    assert [q.value for q in found] == [3.2, -4.0, 1000.0]
    assert [text[q.start : q.end] for q in found] == ["3.2", "−4", "1,000"]


def test_the_place_of_a_hedged_number_begins_at_the_hedge():
    text = "It is about 12.5% there."
    (found,) = find_quantities(text)
    assert text[found.start : found.end] == "about 12.5%"
    assert text[found.number_start : found.number_start + len(found.text)] == "12.5"


@pytest.mark.parametrize(
    ("text", "value"),
    [("10³", 1e3), ("-10^2", -100.0), ("10^{-5}", 1e-5), ("100", None), ("10^999", None), ("2³", None)],
)
def test_powers_of_ten(text, value):
    assert power_of_ten(text) == (None if value is None else pytest.approx(value, rel=1e-12))


@pytest.mark.parametrize(
    ("text", "n"),
    [
        ("seven", 7), (" Twelve ", 12), ("15", 15), ("dozen", 12),
        ("many", None), ("⁹", None), ("12345678", None),
    ],
)
def test_counts(text, n):
    assert count_word(text) == n


def test_a_number_too_large_for_a_float_is_none():
    assert parse_quantity("1e999") is None
    assert list(find_quantities("up to 1e999 of them")) == []


@pytest.mark.parametrize("date", ["2022-08-14", "rain_2022-08-14.png", "run-2021-12-01"])
def test_a_date_is_no_range(date):
    """Nor are its day and its month numbers of the figure."""
    text = f"{date} (heatmap, red = loss, green = gain) Rows: A, B. Columns: x, y. A: 1, 2. B: 3, 4."
    color = panel(text).color
    assert (color.vmin, color.vmax) == (None, None)
