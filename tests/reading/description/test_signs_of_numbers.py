"""Signs before and behind numbers: hyphens of all kinds, and those that judge a value."""

from __future__ import annotations

import pytest
from sources import cells, codes, panel

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


TIDES = "The correlation matrix is drawn as a heatmap.\n\n"
PAIRS = (("tide", "frost", "+ .51"), ("tide", "wind", "- .45"), ("frost", "wind", "+ .07"))


@pytest.mark.parametrize("form", [
    "The correlation between {} and {} is:\n\n{}\n\n",
    "The correlation between {} and {} is:\n{}\n\n",
    "The correlation between {} and {} is: {}\n\n",
    "The correlation between {} and {} is {}.\n\n",
    "- {} and {}: {}\n",
    "Correlation of {} with {}:\n\n{}\n\n",
])
def test_signs_apart_from_their_numbers(form):
    text = TIDES + "".join(form.format(*pair) for pair in PAIRS)
    assert panel(text).x.categories == panel(text).y.categories == ("tide", "frost", "wind")
    assert cells(text) == [[N, 0.51, -0.45], [N, N, 0.07], [N, N, N]]
    assert "R103" not in codes(text)


def test_marks_of_lists_before_numbers_are_no_signs():
    text = "Heatmap with rows Ayr and Bath, and columns May and June.\n\n"
    text += "Ayr:\n- .5\n- .3\n\nBath:\n+ .2\n+ .1\n"
    assert cells(text) == [[0.5, 0.3], [0.2, 0.1]]


def test_what_may_be_a_mark_or_a_sign_is_not_read():
    text = TIDES + "The correlation between tide and frost is:\n\n- .51\n\n"
    text += "The correlation between tide and wind is -0.4. "
    text += "The correlation between frost and wind is 0.2."
    assert panel(text).x.categories == ("tide", "wind", "frost")
    assert cells(text) == [[N, -0.4, N], [N, N, N], [N, 0.2, N]]


def test_one_value_below_the_sentence_that_leads_to_it():
    text = "Heatmap with rows Ayr and Bath, and columns May and June.\n\nThe value of Ayr in May is:\n\n3\n\n"
    text += "The value of Bath in June is:\n\n-4.5\n"
    assert cells(text) == [[3, N], [N, -4.5]]
