"""A label 0, which a text calls by the name of its axis: ``without dropout``, ``no dropout``."""

from __future__ import annotations

import pytest
from sources import cells

AXES = "Heatmap of the height in cm. Soil on the y axis: clay, loam. {} on the x axis: 0, 5, 10.\n\n"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("fertilizer", "clay: 12 without fertilizer, 15 with 5, 17 with 10\n"
         "loam: 14 w/o fertilizer, 19 with 5, 24 with 10"),
        ("salt level", "clay: 12 with no salt, 15 at 5, 17 at 10\nloam: 14 with no salt, 19 at 5, 24 at 10"),
        ("compost dose (g)", "On clay it is 12 without compost, 15 with 5 and 17 with 10. On loam it is 14 "
         "without compost, 19 with 5 and 24 with 10."),
    ],
)
def test_nothing_of_what_an_axis_measures(name, said):
    assert cells(AXES.format(name) + said) == [[12, 15, 17], [14, 19, 24]]
