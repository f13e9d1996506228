"""Descriptions with parts for each panel, and cells told by pairs, places and sums of a line."""

from __future__ import annotations

import pytest
from sources import cells, grid, panel

import replot

AXES = "- **X-axis**: A, B, C\n- **Y-axis**: P, Q\n"
SQUARE = "- **X-axis**: Models (A, B, C)\n- **Y-axis**: Models (A, B, C)\n"
GAINS = (
    "* **X-axis:** gain in (µG), ranging from -1 to 1 in integer increments.\n"
    "* **Y-axis:** gain out (µG), ranging from -1 to 1 in integer increments.\n"
)

GRIDS = {
    "the range of a line whose cells follow": (
        "* **X-axis:** Length 1, 2, 3\n* **Y-axis:** Type 1, 2\n### Values\n"
        "* **Type 1:** High scores (80-90%) for lengths 1-3, then no more.\n"
        "* Length 1: 88%\n* Length 2: 75%\n* **Type 2:** Low.\n* Length 3: 5%\n",
        "88 75 u\nu u 5",
    ),
    "where the range of a line has its peak": (
        "* **X-axis:** Length 1, 2, 3\n* **Y-axis:** Type 1, 2\n### Values\n"
        "* **Type 1:**\n* Length 1: 8%\n* **Type 2:** Moderate (24-42%), with a peak around length 2.\n"
        "* Length 1: 24%\n",
        "8 u u\n24 u u",
    ),
    "a trend of the diagonal": (
        SQUARE + "### Values\n"
        "- Diagonal trend: values increase from top-left (-9) to bottom-right (10).\n",
        "u u u\nu u u\nu u u",
    ),
    "places with the labels in brackets": (
        GAINS + "### Values\n* **Top-left corner (-1,-1):** Approximately -5.4\n"
        "* **Center (0,0):** 0.05\n"
        "* **Along the diagonal (e.g., 1,1):** Approximately 2.5\n",
        "~-5.4 u u\nu 0.05 u\nu u ~2.5",
    ),
    "labels with their unit": (
        GAINS + "### Values\n* **Gain Out -1 µG:**\n* Gain In -1 µG: 4\n* Gain In 1 µG: 6\n",
        "4 u 6\nu u u\nu u u",
    ),
    "arrows under a row": (
        SQUARE + "### Values\n- **A Row**:\n- A → B: 61%\n- A → C: 48%\n- **C Row**:\n- C → A: 52%\n",
        "u 61 48\nu u u\n52 u u",
    ),
    "a pair named behind its number": (
        SQUARE + "### Values\n- **A**: 7 matches (green) in A vs B.\n- **C**: 9 in C vs A.\n",
        "u 7 u\nu u u\n9 u u",
    ),
    "what each value is compared with": (
        SQUARE + "### Values\n- **A**: 0.11–0.13 (vs B/C), 0.07 (self-comparison).\n"
        "- **B**: 0.2 (vs A), 0.3 (vs C).\n",
        "0.07 0.11..0.13 0.11..0.13\n0.2 u 0.3\nu u u",
    ),
    "the end of the name of an axis": (
        '* **X-axis:** "Max Length of Query Path" with markers 1-hop, 2-hop.\n'
        '* **Y-axis:** "Number of Query Paths" with markers 2, 3.\n### Values\n'
        "* 1-hop, 2 Query Paths: 0.56 (↑)\n* 1-hop, 3 Query Paths: 0.46 (↑)\n",
        "0.56 u\n0.46 u",
    ),
    "the diagonal elements, named": (
        SQUARE + "### Values\n- **Diagonal Elements**:\n- All diagonal cells (e.g., A-A, B-B) are dark, "
        "indicating values close to 1.0.\n- **A vs. B**: The value is about 0.6, indicated by a pale blue.\n",
        "~1 ~0.6 u\nu ~1 u\nu u ~1",
    ),
    "what is the same as itself": (
        SQUARE + "### Values\n* **Diagonal:** The diagonal elements (A-A, B-B, C-C) are all white, showing "
        "a perfect correlation (value of approximately 1.0) of each variable with itself.\n",
        "~1 u u\nu ~1 u\nu u ~1",
    ),
    "values along the diagonal": (
        SQUARE + "### Values\nValues are approximately 1.0 along the diagonal. Values near 0.0 are in "
        "the bottom-left and top-right corners.\n",
        "~1 u u\nu ~1 u\nu u ~1",
    ),
    "an average of the diagonal": (
        SQUARE + '### Values\nA red diagonal, with "avg diag: 1.000", so perfect. A vs. B: 0.3.\n',
        "u 0.3 u\nu u u\nu u u",
    ),
    "a name before the numbers": (
        '- **X-axis**: "Step" (1-3, bottom)\n- **Y-axis**: "Question" (SC, 1-3, left)\n### Values\n'
        "- **SC row**:\n- Step 1: 5\n- Step 2: 6\n- **Question 2**:\n- Step 1: 7\n",
        "5 6 u\nu u u\n7 u u\nu u u",
    ),
    "values and trends": (
        AXES + "#### Cell Values and Trends\n- **P**: 1, 2, 3\n- **Q**: 4, 5, 6\n",
        "1 2 3\n4 5 6",
    ),
}


@pytest.mark.parametrize(("text", "expected"), GRIDS.values(), ids=GRIDS)
def test_cells(text, expected):
    assert grid(panel("## Heatmap: Scores\n" + text)) == expected


def test_a_number_beside_the_range_of_its_line_is_reported():
    text = "## Heatmap: Scores\n* **X-axis:** Length 1, 2\n* **Y-axis:** Type 1, 2\n### Values\n"
    text += "* **Type 1:** High scores (80-90%) for lengths 1-2.\n* Length 1: 88%\n* Length 2: 75%\n"
    messages = [found.message for found in replot.examine(text).findings if found.code == "R102"]
    assert len(messages) == 1
    assert "75" in messages[0]


def test_titles_of_side_panels():
    text = (
        "## Heatmap: Mean and Spread of Gains\n### Components\n"
        "**Left Heatmap (Mean):**\n* **Title:** Mean, (Error: 2.77)\n" + GAINS
        + "**Right Heatmap (STD):**\n* **Title:** STD\n" + GAINS
        + "### Values\n**Left Heatmap (Mean):**\n* (-1, -1): 3\n* (1, 1): 4\n"
        "**Right Heatmap (STD):**\n* (0, 0): 5\n"
    )
    figure = replot.parse(text)
    assert figure.title == "Mean and Spread of Gains"
    assert [p.title for p in figure.panels] == ["Mean, (Error: 2.77)", "STD"]
    assert [p.x.label for p in figure.panels] == ["gain in (µG)"] * 2
    assert cells(text) == [[3, None, None], [None, None, None], [None, None, 4]]
    assert cells(text, 1) == [[None, None, None], [None, 5, None], [None, None, None]]


def test_values_under_the_name_of_a_listed_panel():
    text = (
        "## Heatmap: Attacks\n### Components\n" + AXES + "- **Quadrants:**\n- (a) Ant Before\n"
        "- (b) Bee After\n"
        "### Values\n**Quadrant (a) Ant Before:**\n- P: 1, 2, 3\n- Q: 4, 5, 6\n"
        "**Quadrant (b) Bee After:**\n- P: 7, 8, 9\n- Q: 1, 1, 1\n"
    )
    assert [p.title for p in replot.parse(text).panels] == ["(a) Ant Before", "(b) Bee After"]
    assert cells(text, 1) == [[7, 8, 9], [1, 1, 1]]


def test_lines_that_say_whose_they_are():
    text = (
        "## Heatmap: Attacks\n### Components\n* **Y-axis Labels:** 2, 3\n"
        "* **X-axis Labels (Before):** 1-hop, 2-hop\n* **X-axis Labels (After):** 2-hop, 3-hop\n"
        "### Values\n#### (a) Before\n| Paths | 1-hop | 2-hop |\n|---|---|---|\n| 2 | 0.5 | 0.7 |\n"
        "| 3 | 0.4 | 0.6 |\n"
        "#### (b) After\n| Paths | 2-hop | 3-hop |\n|---|---|---|\n| 2 | 0.1 | 0.2 |\n| 3 | 0.3 | 0.8 |\n"
    )
    before, after = replot.parse(text).panels
    assert (before.x.categories, after.x.categories) == (("1-hop", "2-hop"), ("2-hop", "3-hop"))
    assert cells(text, 1) == [[0.1, 0.2], [0.3, 0.8]]


def test_a_length_of_context_is_no_comment():
    axis = panel(
        "## Heatmap: Scores\n* **X-Axis (Token Limit):** Numerical values from 1,000 to 3,000.\n"
        "* **Markers:** 1000, 2000, 3000.\n"
        "* **Y-Axis (Context length):** Percentages from 0.0 to 100.0.\n"
        "* **Markers:** 0.0, 11.0, 100.0.\n"
    ).y
    assert (axis.label, list(axis.categories)) == ("Context length", ["0.0", "11.0", "100.0"])


def test_panels_that_are_letters():
    text = "## Heatmaps: Gains\n* **X-axis:** p, 1, 2\n* **Y-axis:** q, 1, 2\n### Detailed Analysis\n"
    text += "".join(f"**({letter})**: Values are {k}, {k} in row 1.\n\n" for k, letter in enumerate("abc", 1))
    assert [p.title for p in replot.parse(text).panels] == ["a", "b", "c"]


@pytest.mark.parametrize(
    "named",
    [
        'The left heatmap, titled "Before rain", and the right heatmap, titled "After rain", are alike.',
        'The left heatmap (titled "Before rain") and the right one (titled "After rain") are alike.',
        'Two heatmaps stand side by side: "Before rain" (left) and "After rain" (right).',
        'The figure contains two heatmaps, "Before rain" on the left and "After rain" on the right.',
    ],
)
def test_titles_by_sides_before_the_parts(named):
    text = (
        f"{named} The x-axis shows the layers (L0, L1) and the y-axis shows the heads (H0, H1). In the left "
        "heatmap, H0 has 9, 7 and H1 has 8, 6. In the right heatmap, H0 has 3, 2 and H1 is zero everywhere."
    )
    assert [figure.title for figure in replot.parse(text).panels] == ["Before rain", "After rain"]
    assert [cells(text, k) for k in (0, 1)] == [[[9, 7], [8, 6]], [[3, 2], [0, 0]]]


@pytest.mark.parametrize("classes", [". Classes: tin, zinc.", " with the classes tin, zinc."])
def test_a_side_before_the_first_line_is_no_label(classes):
    text = f'Two confusion matrices{classes} Left matrix titled "Raw", right matrix titled "Tuned". '
    text += "Left: tin row 8, 2; zinc row 3, 7. Right: tin row 9, 1; zinc row 0, 10."
    assert [panel(text, k).y.categories for k in (0, 1)] == [("tin", "zinc")] * 2
    assert [cells(text, k) for k in (0, 1)] == [[[8, 2], [3, 7]], [[9, 1], [0, 10]]]


@pytest.mark.parametrize("sign", ["- ", "\n"])
def test_numbered_things_that_an_axis_holds_are_no_panels(sign):
    head = "A heatmap of output. Rows: plot 1, plot 2. Columns: dry, wet.\n\n"
    text = f"{head}{sign}Plot 1: 35, 30\n{sign}Plot 2: 25, 20\n"
    (only,) = replot.parse(text).panels
    assert grid(only) == "35 30\n25 20"


def test_a_side_and_a_quoted_name():
    figure = replot.parse('Two heatmaps side by side. Left, "Before": rows Easy and Hard, columns Short '
                          'and Long; '
                          'Easy 60, 40; Hard 30, 10. Right, "After": Easy 90, 80; Hard 70, 55.')
    assert [one.title for one in figure.panels] == ["Before", "After"]
    assert figure.panels[1].grid.values.tolist() == [[90, 80], [70, 55]]
