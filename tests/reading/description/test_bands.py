"""Rows that are stretches of numbers, told in other words: only where one label can be meant."""

from __future__ import annotations

import pytest
from sources import cells

from replot.reading.description.document.text import Text
from replot.reading.description.statements.cells.bands import in_labels
from replot.reading.description.statements.frame import Frame

N = None
AGES = "Heatmap. Rows: 0-17, 18-39, 40+. Columns: Tea, Milk. "


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ("In those over 40, Tea is at 7 and Milk at 2.", [[N, N], [N, N], [7, 2]]),
        ("For people of 40 or older it is 7 for Tea and 2 for Milk.", [[N, N], [N, N], [7, 2]]),
        ("Among people aged 18 to 39, Tea is at 5 and Milk at 4.", [[N, N], [5, 4], [N, N]]),
        ("Among those between 18 and 39, Tea is at 5 and Milk at 4.", [[N, N], [5, 4], [N, N]]),
        # two labels, or none, may be meant
        ("In those over 18, Tea is at 7 and Milk at 2.", [[N, N], [N, N], [N, N]]),
        ("In those under 40, Tea is at 7 and Milk at 2.", [[N, N], [N, N], [N, N]]),
        ("Among those between 20 and 30, Tea is at 7 and Milk at 2.", [[N, N], [N, N], [N, N]]),
        # values, and no ages
        ("In general, values over 40 are rare. For 40+: 7 (Tea), 2 (Milk).", [[N, N], [N, N], [7, 2]]),
    ],
)
def test_rows_in_other_words(said, values):
    assert cells(AGES + said) == values


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Routes longer than 30 km: 4", ">30: 4"),
        ("Those with less than 10 km have 3", "<10 have 3"),
        ("with more than 30 samples", "with more than 30 samples"),
    ],
)
def test_the_label_stands_in_their_place(said, meant):
    frame = Frame(("Rain", "Sun"), ("<10", "10-30", ">30"))
    found = in_labels(Text(said), frame).text
    assert (" ".join(found.split()).replace(" :", ":"), len(found)) == (meant, len(said))


def test_bands_with_a_unit_are_labels():
    text = "Heatmap. Rows: 0-10 km, 10-20 km, 20+ km. Columns: Car, Bus. Over 20 km it is 3 (Car), 5 (Bus)."
    assert cells(text) == [[N, N], [N, N], [3, 5]]
