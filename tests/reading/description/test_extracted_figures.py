"""Figures taken apart by a vision model: titles and bars by sides, heads of rows, places, groups of lines."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

N = None
SIDES = """## Heatmaps: Flow
Two heatmaps side-by-side.
### Components/Axes
* **X-axis (Both Heatmaps):** "target", 1, 2, 3.
* **Y-axis (Both Heatmaps):** "source", 1, 2.
"""
BY_SIDE = """* **Color Scale (Left Heatmap - Level):** Ranges from purple (about -6.5) to orange (6.5).
* **Color Scale (Right Heatmap - Spread):** Ranges from purple (approximately -3.0) to orange (3.0).
* **Title (Left Heatmap):** "Level, (off by 0.3)"
* **Title (Right Heatmap):** "Spread"
"""
IN_ONE_LINE = '* **Title:** Left: "Level, (off by 0.3)". Right: "Spread".\n'
VALUES = """### Detailed Analysis
**Left Heatmap (Level):**
* **Top-Left Corner (1,1):** Approximately -5.25
**Right Heatmap (Spread):**
* **Top-Left Corner (1,1):** Approximately 1.2
"""
GRID = """## Heatmap: Scores
* **Columns:** m_a, m_b, k_Q
* **Rows:** cities, rivers, lakes
### Detailed Analysis
"""


@pytest.mark.parametrize("told", [BY_SIDE, IN_ONE_LINE])
def test_titles_of_panels_by_their_sides(told):
    figure = replot.parse(SIDES + told + VALUES)
    assert [one.title for one in figure.panels] == ["Level, (off by 0.3)", "Spread"]
    assert figure.title == "Flow"
    assert [one.grid.values[0, 0] for one in figure.panels] == [-5.25, 1.2]


def test_bars_by_the_sides_of_their_panels():
    bars = [one.color for one in replot.parse(SIDES + BY_SIDE + VALUES).panels]
    assert [(bar.label, bar.vmin, bar.vmax) for bar in bars] == [(None, -6.5, 6.5), (None, -3, 3)]


def test_a_title_of_one_side_only_names_no_panels():
    told = '* **Title (Left Heatmap):** "Level"\n'
    assert [one.title for one in replot.parse(SIDES + told + VALUES).panels] == ["Level", "Spread"]


@pytest.mark.parametrize("place", [" (Left)", " (left)", ""])
def test_a_line_with_its_place_behind_its_name(place):
    said = (f"**Column `m_a`{place}:**\n* **Visual Trend:** High.\n* **Data Points (Top to Bottom):**\n"
            "* `cities`: 1.00\n* `rivers`: 0.50\n* `lakes`: 0.93 (a little paler)\n")
    assert cells(GRID + said) == [[1, N, N], [0.5, N, N], [0.93, N, N]]


def test_what_is_said_of_a_trend_heads_no_values():
    said = "**Column `m_b` (Middle):**\n* **Visual Trend:** Varied.\n* `cities`: 1.00\n* `rivers`: 0.00\n"
    assert cells(GRID + said) == [[N, 1, N], [N, 0, N], [N, N, N]]


@pytest.mark.parametrize(("said", "names"), [
    ("* **Column Headers (Methods/Models):**\n* `a` (left column)\n* `b` (middle column)\n"
     "* **Row Labels (Datasets):** Listed on the left side. From top to bottom:\n1. `c`\n2. `d`\n",
     ("Methods/Models", "Datasets")),
    ("* **X-axis (Columns)**: Models labeled as M1, M2, M3.\n* **Y-axis (Rows)**: Tasks: c, d\n",
     ("Models", "Tasks")),
    ("* **X-axis:** Labeled with single letters from left to right: a, b.\n* **Y-axis:** Labeled with single "
     "letters from top to bottom: c, d.\n", (None, None)),
    ("The categories are labeled L: A, L: B, and L: C along the bottom axis.\n\n* **X-axis:** Categories "
     "labeled "
     "L: C, L: B, L: A (from left to right).\n* **Y-axis:** c, d\n", (None, None)),
])
def test_names_of_axes(said, names):
    read = panel(f"## Heatmap: Scores\n### Components/Axes\n{said}")
    assert (read.x.label, read.y.label) == names
    assert read.y.categories == ("c", "d")


@pytest.mark.parametrize(("said", "label"), [
    ("Each cell contains the accuracy value ± its standard deviation.", "accuracy"),
    ("Each cell shows the F1 score with its standard error.", "F1 score"),
    ("Intermediate values are represented by shades of green.", None),
    ("Each cell's value is displayed as text.", None),
    ("The colorbar (AUROC scale) ranges from 0 to 1.", "AUROC"),
])
def test_what_the_cells_hold(said, label):
    assert panel(f"A heatmap. Rows: a, b. Columns: c, d. {said}").color.label == label


@pytest.mark.parametrize("said", [
    "q: high in the top layers (20-27), decreasing towards the bottom layers (0-8).",
    "The outlier `[2, 27]` is in the bottom-right quadrant.",
    "The score is 3 in the bottom-right quadrant.",
])
def test_places_are_no_values(said):
    text = f"A heatmap. Columns: components q, k, v. Rows: layers 0, 8, 20, 27.\n\n- {said}\n"
    assert cells(text) == [[N, N, N]] * 4


def test_a_quadrant_of_four_cells_is_one():
    said = "The top-left quadrant holds 3, the bottom-right quadrant 4."
    assert cells(f"A heatmap. Rows: a, b. Columns: c, d. {said}") == [[3, N], [N, 4]]


def test_titles_of_numbered_panels():
    text = """## Heatmap Charts: Agents in Pairs
Two heatmaps. Rows: UCB, TS. Columns: UCB, TS.
**Heatmap 1: reward (Mem=5)**
- **Title:** reward (Mem=5)
- **Color Bar:** Ranges from light blue (0) to dark blue (60).
**Heatmap 2: sum of rewards (Mem=5)**
- **Title:** sum of rewards (Mem=5)
- **Color Bar:** Ranges from light blue (0) to dark blue (120).
"""
    figure = replot.parse(text)
    assert figure.title == "Agents in Pairs"
    assert [one.title for one in figure.panels] == ["reward (Mem=5)", "sum of rewards (Mem=5)"]
    assert [one.color.vmax for one in figure.panels] == [60, 120]


def test_the_title_of_a_panel_is_not_that_of_its_bar():
    text = """## Heatmap Series: Agents
Two heatmaps. Rows: a1, b1. Columns: c1, d1.
**Individual Heatmap Titles & Color Scales:**
1. **Leftmost Heatmap:**
* **Title:** `Pairs: reward`
* **Color Bar Label:** `0` (bottom, dark blue) to `10` (top, light yellow).
2. **Second Heatmap:**
* **Title:** `Pairs: sum of rewards`
* **Color Bar Label:** `0` (bottom, dark blue) to `120` (top, light yellow).
"""
    figure = replot.parse(text)
    assert [one.title for one in figure.panels] == ["Pairs: reward", "Pairs: sum of rewards"]
    assert [(one.color.label, one.color.vmax) for one in figure.panels] == [(None, 10), (None, 120)]


def test_lines_with_one_value_head_no_panels():
    text = """## Heatmap: Tasks by Prompt
- **Y-axis (Tasks):** two_objects, three_objects, sorting.
- **X-axis (Prompts):** AO, CoT, Other.
### Detailed Analysis
- **AO Column:** All tasks show 100% except "sorting" (0.0).
- **CoT Column:** Most tasks show 100%, with exceptions:
- "three_objects": 24.4%.
- "sorting": 42.0%.
- **Other Column:** All tasks show 100% except:
- "three_objects": 91.6%.
- "sorting": 0.0%.
"""
    assert len(replot.parse(text).panels) == 1
    assert [row[0] for row in cells(text)] == [100, 100, 0]
    assert [row[1] for row in cells(text)][1:] == [24.4, 42]


def test_labels_that_are_signs():
    said = '* **X-axis Categories (Tokens):** "iers", "...", "Tools", "?", "...".\n* **Y-axis:** 0 to 3.\n'
    assert panel(f"## Heatmap: Tokens\n{said}").x.categories == ("iers", "...", "Tools", "?", "...")
