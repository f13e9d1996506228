"""Variables that come next to the one that correlates most with another, which is named once."""

from __future__ import annotations

import pytest
from sources import told


@pytest.mark.parametrize(
    "text, expected",
    [
        (
            "From the correlation heatmap we conclude:\n\n"
            "1. `rain` has the highest correlation with `yield` (0.70)\n"
            "2. `sun` comes next (0.61)\n"
            "3. `soil` (0.53) and `slope` (0.40) are moderately correlated with yield\n"
            "4. `frost` is slightly negative (-0.05)\n",
            "rain, yield, sun, soil, slope, frost / rain, yield, sun, soil, slope, frost\n"
            "u 0.7 u u u u\nu u u u u u\nu 0.61 u u u u\nu 0.53 u u u u\nu 0.4 u u u u\nu -0.05 u u u u",
        ),
        (
            "Correlation heatmap. Price correlates most strongly with area (0.71). Rooms comes next (0.6).",
            "Price, area, Rooms / Price, area, Rooms\nu 0.71 u\nu u u\n0.6 u u",
        ),
        (  # next to which of the two?
            "Correlation heatmap. Price correlates with area (0.71). Rooms comes next (0.6).",
            "Price, area / Price, area\nu 0.71\nu u",
        ),
    ],
)
def test_what_comes_next(text, expected):
    assert told(text) == [expected]
