"""Cells that are crossed out, hatched or greyed out, beside a value for all others."""

from __future__ import annotations

import pytest
from sources import grid, panel

HEAD = "A heatmap of calls. Rows: Ana, Ben, Cid. Columns: Mon, Tue, Wed. Ana had 4 on Mon and Ben 2 on Wed. "


@pytest.mark.parametrize(
    "said",
    [
        "The Tue square of Cid is crossed out because he was ill. Every other square is 0.",
        "The cell of Cid and Tue is hatched, as nobody counted. All others are 0.",
        "For Cid on Tue a cross marks a broken counter. The rest are 0.",
        "The square for Cid on Tue is struck through (no data). Everywhere else it is 0.",
        "In the Tue column, Cid's square is marked with an X as he was off. All remaining cells are 0.",
        "Cid is greyed out on Tue. Every cell not mentioned is 0.",
    ],
)
def test_the_rest_leaves_out_what_is_crossed_out(said):
    assert grid(panel(HEAD + said)) == "4 0 0\n0 0 2\n0 b 0"
