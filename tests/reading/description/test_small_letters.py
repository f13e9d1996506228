"""Labels of one small letter, and values of all cells that the text leaves out."""

from __future__ import annotations

import pytest
from sources import cells

HEAD = "Confusion heatmap. Rows: a, b, s (shown). Columns: a, b, s (answered). The diagonal: 88, 71 and 97. "
SAID = "Off it, b was answered as a in 20 and as s in 9; a as b in 12; s as a in 3. "


@pytest.mark.parametrize(
    "rest",
    [
        "All cells I did not mention are 0.",
        "Every cell that we have not listed is 0.",
        "Anything I left out is 0.",
    ],
)
def test_small_letters_are_labels_and_what_the_text_leaves_out_has_one_value(rest):
    assert cells(HEAD + SAID + rest) == [[88, 12, 0], [20, 71, 9], [3, 0, 97]]
