"""The colours of panels that a sentence calls by their sides alone, and names of axes behind an aside."""

from __future__ import annotations

import pytest
from sources import panel

import replot

PANELS = """
**Left subplot – "Recall"**
- x-axis (size): 1, 2
- y-axis (dim): A, B
- A: 0.1, 0.2
- B: 0.3, 0.4

**Right subplot – "Latency"**
- same axes
- A: 5, 6
- B: 7, 8

"""


@pytest.mark.parametrize(
    "said",
    [
        "**Colour maps:** left uses Greens, right uses Reds.",
        "Colormap: Greens (left) and Reds (right).",
        "The left panel uses Greens, the right one Reds.",
    ],
)
def test_the_colours_of_each_side(said):
    assert [p.color.cmap for p in replot.parse(PANELS + said).panels] == ["Greens", "Reds"]


def test_a_name_behind_an_aside_and_its_verb():
    text = "The heatmap (Fig. 7b) has *Source* on the y-axis (Ewe, Twi) and *Target* on the x-axis (A, B)."
    assert (panel(text).y.label, panel(text).x.label) == ("Source", "Target")


@pytest.mark.parametrize(
    ("said", "cmap"),
    [
        ("Blue cells at 9.9 show gains. Red cells at 10.7 show losses.", "coolwarm_r"),
        ("Blue squares at layers 4, 7, 9 mark gains. Red squares at 2, 11 mark losses.", "coolwarm_r"),
        ("Red tiles at 3 are high, blue tiles at 7 are low.", "coolwarm"),
        ("Red tiles are at 5, blue tiles at 1.", "coolwarm"),
        ("Red tiles are at 1, blue tiles at 5.", "coolwarm_r"),
    ],
)
def test_where_cells_of_a_colour_stand_is_no_place_on_the_scale(said, cmap):
    text = f"Heatmap with rows a, b and columns p, q. Most cells are near zero. {said}"
    assert panel(text).color.cmap == cmap
