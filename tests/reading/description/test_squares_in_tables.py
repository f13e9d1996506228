"""Tables whose cells have a square of colour beside each number; what the colours of fast and slow are."""

from __future__ import annotations

import pytest
from sources import panel, told

import replot

ROWS = (
    "| Tool | small | large |\n|:--|--:|--:|\n| [`quick`](http://a.b/c) (ours) | 🟩 **1,420** | 🟨 610 |\n"
    "| plain | 🟨 740 | 🟥 120 |\n"
)
GRID = "small, large / quick (ours), plain\n1420 610\n740 120"


@pytest.mark.parametrize(
    ("said", "cmap"),
    [
        ("Files per second, **higher is better**; 🟥 slow · 🟨 so-so · 🟩 fast.", "RdYlGn"),
        ("Files per minute. Higher is better. 🟩 fast, 🟨 so-so, 🟥 slow.", "RdYlGn"),
        ("Time in seconds, lower is better; 🟩 fast · 🟨 so-so · 🟥 slow.", "RdYlGn_r"),
    ],
)
def test_colours_in_cells_make_a_heatmap(said, cmap):
    assert told(f"## Results\n\n{said}\n\n{ROWS}") == [GRID]
    assert panel(f"## Results\n\n{said}\n\n{ROWS}").color.cmap == cmap


@pytest.mark.parametrize(
    "rows",
    [
        "| Task | Owner | Days |\n|--|--|--|\n| a | 🟢 Ann | 3 |\n| b | 🔴 Ben | 4 |\n| c | 🔴 Eve | 4 |\n",
        "| Task | Due | Done |\n|--|--|--|\n| a | 3 | 4 🟢 |\n| b | 6 | 7 🟢 |\n| c | 6 | 7 🔴 |\n",
    ],
)
def test_signs_of_a_status_make_none(rows):
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(f"Status of the project.\n\n{rows}")
