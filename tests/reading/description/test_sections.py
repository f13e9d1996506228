"""Descriptions in sections: headings and nested items about the axes, the legend and the data."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

TIDES = """# Heatmap of tides
### X-axis: Hour
- **Scale:** 0 to 5000
- **Markers:** 0, 6, 5000.
### Y-axis: Depth
- **Markers:** 10, 50.
"""


def test_the_scale_of_an_axis_is_no_colour_bar():
    color = panel(TIDES).color
    assert (color.vmin, color.vmax) == (None, None)
    color = panel(TIDES + "### Legend\n- **Label:** Speed\n- **Range:** 1 to 4\n").color
    assert (color.vmin, color.vmax, color.label) == (1, 4, "Speed")


def test_labels_one_level_deeper():
    text = """## Heatmap of load
- **X-axis**:
  - Label: Hour
  - Markers: 1, 2
- **Y-axis**:
  - Categories:
    1. Leeds
    2. York
  - Line labels:
    - old
    - new
"""
    assert panel(text).y.categories == ("Leeds", "York")
    assert panel(text).x.label == "Hour"


@pytest.mark.parametrize(
    ("told", "last"), [("(`Hour > 6`, `Depth > 10`)", 1), ("with Depth ≥ 50", None), ("(`Hour > 6`)", None)]
)
def test_the_bound_of_a_region_is_no_row(told, last):
    text = TIDES + f"### Trends\n- The region {told} shows low scores (`0-2`).\n"
    assert cells(text) == [[None] * 3, [None, None, last]]


def test_a_row_named_by_a_bound():
    text = "A heatmap. The x-axis lists ox, ewe. The y-axis lists Age < 5, Age > 5.\n- Age > 5: 3, 4\n"
    assert cells(text) == [[None, None], [3, 4]]


def test_the_title_of_a_legend():
    text = "The heatmap has rows A, B and columns C, D.\n\n### Legend\n- **Title**: Load\n- Range: 0 to 9\n"
    figure = replot.parse(text)
    assert figure.title is None
    assert figure.panels[0].color.label == "Load"


def test_a_gradient_is_no_label():
    text = "A heatmap. The x-axis lists ox, ewe.\n- Legend: Color gradient from purple (0) to yellow (1)\n"
    assert panel(text).color.label is None


def test_the_words_about_colours_are_those_of_their_lines():
    text = """## Heatmap of tides
A first line, which says nothing of the hues at all.
### Legend
- Dark blue → 0
- White → 1
- Dark red → 2
"""
    described = panel(text).color.described
    assert described == "Dark blue → 0 … White → 1 … Dark red → 2"


TABLE = "The heatmap shows scores. Columns: Oak, Elm. Rows: May, June.\n\n"


def test_columns_that_name_the_measure():
    text = TABLE + "| Month | Oak score | Elm score |\n|---|---|---|\n| May | 1 | 2 |\n| June | 3 | 4 |\n"
    assert panel(text).x.categories == ("Oak", "Elm")
    assert cells(text) == [[1, 2], [3, 4]]


def test_a_column_of_remarks():
    text = TABLE + "| | Oak | Elm | Hue |\n|---|---|---|---|\n| May | 1 | 2 | Red |\n| June | 3 | 4 | Tan |\n"
    assert panel(text).x.categories == ("Oak", "Elm")
    assert cells(text) == [[1, 2], [3, 4]]


def test_a_density_plot():
    text = "## Density plot: scores\nThe x-axis lists 0, 1, 2. The y-axis lists 0, 5. Colour scale: blue.\n"
    with pytest.raises(replot.NotAHeatmap, match="density plot"):
        replot.parse(text)


def test_a_range_and_its_increment_on_lines_of_their_own():
    text = "A heatmap.\n- X-axis:\n  - Label: Hour\n  - Range: `0` to `900`\n  - Increment: `300`\n"
    assert panel(text).x.categories == ("0", "300", "600", "900")
    assert panel(text).x.label == "Hour"


def test_groups_that_share_out_the_labels_of_a_line():
    text = """A heatmap. Columns: Oak, Elm. Rows: May, June, July.
1. **Oak**:
   - **High**:
     - May (9 ± 1)
   - **Low**:
     - June (2 ± 0)
     - July (1 ± 0)
2. **Elm**:
   - **High**:
     - July (8 ± 2)
   - **Low**:
     - May (3 ± 1)
"""
    assert len(replot.parse(text).panels) == 1
    assert cells(text) == [[9, 3], [2, None], [1, 8]]


def test_the_section_of_a_scatter_plot():
    text = """# Two figures
## Heatmap analysis
- Columns: Oak, Elm
- Rows: May, June
## Scatter plot analysis
- X-axis: Labeled **D1**
- Y-axis: Labeled **D2**
"""
    assert (panel(text).x.label, panel(text).y.label) == (None, None)
    assert panel(text).x.categories == ("Oak", "Elm")


def test_the_ticks_of_a_bar_on_a_line_of_their_own():
    text = "A heatmap.\n- Colour bar:\n  - Labelled ticks: `64.0` (bottom), `65.0`, `66.5` (top)\n"
    color = panel(text).color
    assert (color.vmin, color.vmax, color.ticks) == (64, 66.5, (64, 65, 66.5))


@pytest.mark.parametrize("mark", ["1.", "-"])
@pytest.mark.parametrize("bold", ["", "**"])
def test_heads_of_lists_that_share_a_key(mark, bold):
    text = (
        f"A heatmap of F1.\n\n{mark} {bold}Language: Polish{bold}\n   - short: 0.91\n   - long: 0.88\n"
        f"{mark.replace('1', '2')} {bold}Language: Hausa{bold}\n   - short: 0.84\n   - long: 0.79\n\n"
        "Colour range 0.5 (yellow) – 1.0 (blue).\n"
    )
    told = panel(text)
    assert (told.y.categories, told.x.categories) == (("Polish", "Hausa"), ("short", "long"))
    assert cells(text) == [[0.91, 0.88], [0.84, 0.79]]
    assert (told.color.vmin, told.color.vmax) == (0.5, 1)


INNER = """1. ERRORS

    The confusion matrix has three classes: oak, elm and fir.

    In the first row:
        - 17 leaves were correctly predicted as oak.
        -  0 leaves were incorrectly predicted as elm.
        -  5 leaves were incorrectly predicted as fir.

    In the second row:
        - 2 leaves were incorrectly predicted as oak.
        - 15 leaves were correctly predicted as elm.
        - 3 leaves were incorrectly predicted as fir.

        In the third row:
        - 1 leaf was incorrectly predicted as oak.
        - 4 leaves were incorrectly predicted as elm.
        - 19 leaves were correctly predicted as fir.

    So it was.
"""


def test_lines_within_an_item_that_lead_others():
    assert panel(INNER).y.categories == ("oak", "elm", "fir")
    assert cells(INNER) == [[17, 0, 5], [2, 15, 3], [1, 4, 19]]
