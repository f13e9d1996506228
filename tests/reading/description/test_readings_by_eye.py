"""Values that somebody reads off a scale: about, or so, somewhere between."""

from __future__ import annotations

import pytest
from sources import grid, panel

HEAD = "A heatmap. Columns: Dec, Jan, Feb, Mar. Rows: Peak, Hut. "


@pytest.mark.parametrize(
    "said",
    [
        "At the Hut I'd say 50–60, then 80 or so, then 90 to 100, then around 70.",
        "For the Hut I read 50–60, then about 80, then 90 to 100, and finally 70 or thereabouts.",
        "Hut: 50–60, 80 or so, 90 to 100 and around 70.",
        "In the Hut we can see 50 to 60, 80 or so, 90 to 100, and ~70.",
    ],
)
def test_a_line_told_by_eye(said):
    assert grid(panel(HEAD + said)) == "u u u u\n50..60 ~80 90..100 ~70"


def test_a_value_or_so_with_its_unit():
    said = "The Hut has 80 cm or so in Dec, 25 cm in Jan, 30% or so in Feb and 4 in Mar."
    assert grid(panel(HEAD + said)) == "u u u u\n~80 25 ~30 4"
