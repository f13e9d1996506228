"""Lines whose values stand in brackets behind their labels, in sentences that compare them."""

from __future__ import annotations

import pytest
from sources import cells


@pytest.mark.parametrize("verb", ["is wetter than", "has the lead over", "was wet, unlike"])
def test_a_line_in_brackets_behind_its_label_is_no_head_of_another(verb):
    text = (
        "A heatmap with towns in rows (Ayr, Bath, Cork) and months in columns (Mar, Apr, May). "
        f"Ayr (80, 75, 71) {verb} Bath (60, 55 and 52), but Cork (90, 84, 77) tops both."
    )
    assert cells(text) == [[80, 75, 71], [60, 55, 52], [90, 84, 77]]


def test_a_number_in_brackets_behind_the_label_of_a_line_is_no_value():
    text = "A heatmap with rows Ayr, Bath and columns May, June. Ayr (80 inns) has 7 and 8. Bath has 4 and 5."
    assert cells(text) == [[7, 8], [4, 5]]
