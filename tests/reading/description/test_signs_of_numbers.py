"""Signs before and behind numbers: hyphens of all kinds, and those that judge a value."""

from __future__ import annotations

import pytest
from sources import cells, panel

N = None


@pytest.mark.parametrize("hyphen", ["-", "\u2010", "\u2011", "\u2012", "\uff0d", "−"])
def test_hyphens_before_numbers(hyphen):
    text = "Key insights from the correlation heatmap:\n\n"
    text += f"- Tide & Frost – negative ({hyphen}0.70)\n- Tide & Wind – 0.4"
    assert panel(text).x.categories == ("Tide", "Frost", "Wind")
    assert cells(text)[0] == [N, -0.7, 0.4]


@pytest.mark.parametrize("right, wrong", ["✓✗", "✅❌", "✔✘", "  "])
def test_judged_values(right, wrong):
    text = (
        "Our net reaches 94.1% accuracy. Confusion matrix on the test split:\n\n"
        f"- 🐱 Cat → Cat: **412** {right}\n- 🐱 Cat → 🐶 Dog: 23 {wrong}\n"
        f"- 🐶 Dog → Dog: **398** {right}\n- 🐶 Dog → Cat: 17 {wrong}\n"
    )
    assert panel(text).x.categories == panel(text).y.categories == ("Cat", "Dog")
    assert cells(text) == [[412, 23], [17, 398]]


def test_a_cross_in_the_place_of_a_value():
    text = "Heatmap with columns Mon, Tue, Wed.\n\n- Ayr: 3 4 ✗\n- Bath: 5 ✗ 6\n"
    assert cells(text) == [[3, 4, N], [5, N, 6]]


def test_numbers_of_lines_before_names_in_bold():
    text = "Results heatmap (%):\n\n1. **SVM** — Iris: 96.7, Wine: 97.2\n"
    text += "2. **k-NN** — Iris: 95.3, Wine: n/a\n"
    assert panel(text).y.categories == ("SVM", "k-NN")
    assert cells(text) == [[96.7, 97.2], [95.3, N]]
