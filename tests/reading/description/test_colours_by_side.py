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
