"""Numbers written as words: decimals, numbers with a sign, percentages, the ends of a scale."""

from __future__ import annotations

import pytest
from sources import cells, panel

from replot.reading.description.document.numbers.written_numbers import in_figures

GRID = "Heatmap with rows Ada and Bix and columns May and June. "


@pytest.mark.parametrize(
    ("words", "figures"),
    [
        ("a score of zero point eight in May", "a score of 0.8 in May"),
        ("Minus zero point two five is the least", "-0.25 is the least"),
        ("forty percent by bus and sixty-five percent by bike", "40 percent by bus and 65 percent by bike"),
        ("one hundred and twenty births", "120 births"),
        ("three thousand", "3000"),
        ("from negative one to positive one", "from -1 to +1"),
        ("negative 2 to positive 2", "-2 to +2"),
        ("minus one (blue) via zero (white), to plus one", "-1 (blue) via zero (white), to +1"),
        ("from zero (light) to two hundred (dark)", "from 0 (light) to 200 (dark)"),
        ("a correlation of negative 0.62", "a correlation of -0.62"),
        ("positive 0.5, negative 0.3", "positive 0.5, negative 0.3"),
        ("false negative 3, true positive 45", "false negative 3, true positive 45"),
        ("at one point six models agreed", "at one point six models agreed"),
        ("zero point eight in May and one in June", "0.8 in May and 1 in June"),
        ("it is zero point eight, one in ten fails", "it is 0.8, one in ten fails"),
        ("two rows and three columns, from 5 to 19", "two rows and three columns, from 5 to 19"),
    ],
)
def test_what_is_put_in_figures(words, figures):
    found = in_figures(words)
    assert " ".join(found.split()) == figures
    assert len(found) == len(words)


def test_values_in_words():
    text = GRID + (
        "Ada has a score of zero point eight in May and zero point three in June. "
        "Bix has minus zero point five in May and one point two in June."
    )
    assert cells(text) == [[0.8, 0.3], [-0.5, 1.2]]


@pytest.mark.parametrize(
    ("said", "ends"),
    [
        ("The colour bar runs from negative one to positive one.", (-1, 1)),
        ("The color scale goes from minus one to plus one.", (-1, 1)),
        ("The colorbar ranges from zero to one hundred percent.", (0, 100)),
        ("The colours run from zero (pale) to fifty (dark).", (0, 50)),
        ("The color bar goes from zero percent to one hundred percent.", (0, 100)),
        ("The rows are on the left, with values between minus three and three on the colour scale.", (-3, 3)),
    ],
)
def test_ends_in_words(said, ends):
    color = panel(f"{GRID}{said} Ada: 0.5 and 0.2. Bix: 0.1 and 0.4.").color
    assert (color.vmin, color.vmax) == ends
