"""Answers of models in sections: values listed at once, graded heads, names in letters and legends."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

AXES = 'A heatmap. X-axis: "No M" and "Has M". Y-axis: "No P" and "Has P".\n\n'


@pytest.mark.parametrize(
    ("told", "values"),
    [
        ("Each of the four quadrants is annotated with its exact count (14, 1, 26, 2).\n"
         '- The cell ("Has P" and "No M") holds 26.', [[14, 1], [26, 2]]),
        ("Each of the four quadrants is annotated with its exact count (14, 1, 26, 2).", None),
        ("Each of the four quadrants is annotated with its exact count (14, 26, 1, 2).\n"
         '- The cell ("Has P" and "No M") holds 26.', [[None, None], [26, None]]),
        ("Each cell holds its exact count (e.g., 14, 1, 26, 2).\n"
         '- The cell ("Has P" and "No M") holds 26.', [[None, None], [26, None]]),
        ('- Most of it falls in the top-left quadrant ("No P" and "No M"), with a count of 775.',
         [[775, None], [None, None]]),
        ("- **Neither (No P, No M):** 7\n- **Second only (No P, Has M):** 3", [[7, 3], [None, None]]),
    ],
)
def test_cells(told, values):
    assert cells(AXES + told) == (values or [[None, None], [None, None]])


def test_both_is_a_label_or_a_word():
    told = 'A heatmap. X-axis: "both", "lean", "firm". Y-axis: "Old", "New".\n\n'
    told += '- The "Old" group has **0** cases in both "lean" and "firm" columns.\n'
    told += '- The peak is at the intersection of "New" and "both", with a count of **37**.'
    assert cells(told) == [[None, 0, 0], [37, None, None]]


def test_graded_values_are_as_good_as_the_others():
    told = """### 1. Plot Type
A heatmap of residuals.

### 2. Axes
* X-axis: Cost, Body
* Y-axis: Bank, Clinic

### 3. Data Trends
* **High Positive Associations (Red):**
    * **Bank & Cost (2.87):** This is the strongest.
* **Neutral/Expected Values (White):**
    * **Bank & Body (0.12):** This is just as expected.
* **Clinic:** It is under-represented in Cost (-1.38) and over-represented in Body (1.5).
"""
    assert cells(told) == [[2.87, 0.12], [-1.38, 1.5]]


def test_numbered_labels_below_their_count():
    told = """A heatmap.

* **Y-Axis:**
    * **Title:** "Sector"
    * **Labels:** Three specific trade sectors:
        1. Arts, sport and news
        2. health and care
        3. transport
* **X-Axis:**
    * **Title:** "Harm"
    * **Labels:** "Hidden" and "Open".
"""
    fact = panel(told)
    assert fact.y.categories == ("Arts, sport and news", "health and care", "transport")
    assert (fact.x.label, fact.y.label) == ("Harm", "Sector")


def test_codes_with_what_they_stand_for():
    told = "A heatmap.\n\n- **X-axis:**\n  - **Label:** Tested\n  - **Values:** Binary values 0 (No) and "
    assert panel(told + "1 (Yes).\n\nRows: A, B.").x.categories == ("0", "1")


@pytest.mark.parametrize(
    ("told", "x", "y"),
    [
        ('with y-axis "Row model", x-axis "Other model", colour bar "Rate", and model labels Ash-5, Bee, '
         "Cob-7B.",
         ("Other model", ("Ash-5", "Bee", "Cob-7B")), ("Row model", ("Ash-5", "Bee", "Cob-7B"))),
        ("with row model and opponent model labels Ash-5, Bee, Cob-7B; colour bar from 0 to 100.",
         (None, ("Ash-5", "Bee", "Cob-7B")), (None, ("Ash-5", "Bee", "Cob-7B"))),
        ('with axes labeled "Tale," "H tok, A emo," and "A tok, A emo," showing diagonal values of 1.00.',
         (None, ("Tale", "H tok, A emo", "A tok, A emo")), (None, ("Tale", "H tok, A emo", "A tok, A emo"))),
        ('with y-axis "Towns" and x-axis "Days"; columns: Mon, Tue, Wed; rows: Ayr, Bath.',
         ("Days", ("Mon", "Tue", "Wed")), ("Towns", ("Ayr", "Bath"))),
        ('drawn so: y "Token", x "Step" (0–3), colour bar "Energy" 0.0–1.0.',
         ("Step", ("0", "1", "2", "3")), ("Token", ())),
    ],
)
def test_axes(told, x, y):
    fact = panel(f"A heatmap {told}")
    assert ((fact.x.label, fact.x.categories), (fact.y.label, fact.y.categories)) == (x, y)
    assert fact.color.vmax in (None, 1, 100)


def test_panels_whose_names_hold_a_point():
    told = """[Figure: Two heatmaps. Left panel is labeled “(a) Ash-5.1” with y-axis “Judges (ash)”
and x-axis “Group”; columns: All, C0; rows: none, young. Right panel is labeled “(b) Bee 4.5” with y-axis
“Judges (bee)” and x-axis “Group”; columns: All, C0; rows: none, young.]

Figure 12: Correlation between judges and groups."""
    figure = replot.parse(told.replace("\nand", " and").replace("\n“", " “"))
    assert [each.title for each in figure.panels] == ["(a) Ash-5.1", "(b) Bee 4.5"]
    assert [each.y.label for each in figure.panels] == ["Judges (ash)", "Judges (bee)"]
    assert figure.title == "Correlation between judges and groups"


def test_names_in_the_lines_of_a_legend():
    told = """A heatmap. Rows: A, B. Columns: C, D.

* **Colour Bar:** It stands on the right.
* **Title:** The chart is clearly titled "Heatmap: Rain vs. Sun".
"""
    assert replot.parse(told).title == "Heatmap: Rain vs. Sun"
    told = """A heatmap. Rows: A, B. Columns: C, D.

* **Colour Scale:**
    * **Label:** The scale represents Standardized Residuals.
    * **Range:** from -2.8 (blue) to 2.8 (red)
"""
    assert panel(told).color.label == "Standardized Residuals"


def test_ranks_are_no_values():
    told = "A heatmap with both axes labelled A, B and C.\n\nObservation: A and B remain ranks 1–2."
    assert cells(told) == [[None] * 3] * 3


def test_a_single_one_and_none_in_the_others():
    told = 'A heatmap. X-axis: "both", "lean", "firm". Y-axis: "Old", "New".\n\n'
    told += '- The "Old" row is bare, containing only a single case in the "both" column and 0 in the others.'
    assert cells(told) in ([[None] * 3] * 2, [[1, 0, 0], [None] * 3])


def test_the_diagonal_beside_the_other_cells():
    told = "A heatmap with both axes labelled A and B. It has diagonal values of 1.00 and "
    told += "off-diagonal values like 0.9."
    assert cells(told) == [[1, None], [None, 1]]


def test_a_picture_named_where_it_is_shown():
    told = "![Heatmap of rain in towns.](a.png)\n\nRows are labeled Ayr, Bath. Columns are labeled A, B."
    assert replot.parse(told + "\n\nHeatmap of rain in towns.").title == "Heatmap of rain in towns"


def test_each_panel_names_its_colours():
    told = """- Left panel: Rain heatmap (YlOrRd — yellow = low, red = high)
- Right panel: Sun heatmap (RdYlGn — red = low, green = high)
- Rows: A, B
- Columns: C, D
"""
    assert [each.color.cmap for each in replot.parse(told).panels] == ["YlOrRd", "RdYlGn"]


STEPS = """Let me go through this figure.

**Step 1 – what it is.** A heatmap with the heading "Boats by hour".

**Step 2 – columns.** Along the top are the labels dawn, noon, dusk.

**Step 3 – rows.** Along the left edge are the labels Dock, Pier.

**Step 4 – first row (Dock).** 4 boats, 17 boats, 9 boats.

**Step 5 – second row (Pier).** 3 boats, 1 boat, 5 boats.
"""


@pytest.mark.parametrize("sign", [" –", ":", ".", ")", " -"])
def test_steps_of_going_through_a_figure(sign):
    text = STEPS.replace(" –", sign)
    assert panel(text).x.categories == ("dawn", "noon", "dusk")
    assert cells(text) == [[4, 17, 9], [3, 1, 5]]
    assert replot.parse(text).title == "Boats by hour"


def test_steps_that_are_rows():
    text = "A heatmap. The rows are Step 1, Step 2. The columns are a, b.\n\n- Step 1: 3, 4\n- Step 2: 5, 6\n"
    assert panel(text).y.categories == ("Step 1", "Step 2")
    assert cells(text) == [[3, 4], [5, 6]]
