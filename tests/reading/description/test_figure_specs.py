"""Figures told as specifications: panels of other kinds, decorated headings, lists of codes."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

BARS = """> **Panel a:** This panel is a heatmap of rainfall.
>
> - **Axes:** The y-axis is labeled "Station". The x-axis is labeled "Month" and ranges from 1 to 3.
> - **Colour:** The scale ranges from 0 (dark red) to >50 (dark blue).
>
> **Panel b:** This panel shows a bar chart.
>
> - **Axes:** The y-axis lists stations (Oban, Wick). The x-axis is labeled "Share" and ranges from 0 to 1.

Figure 8. Rain by station. a: Each column is a month. b: Share of each of 12 stations.
"""


def test_what_is_said_of_a_bar_chart_stays_out():
    figure = replot.parse(BARS)
    assert len(figure.panels) == 1
    one = figure.panels[0]
    assert (one.x.label, one.x.categories) == ("Month", ("1", "2", "3"))
    assert (one.y.label, one.y.categories) == ("Station", ())
    assert (one.color.vmin, one.color.vmax) == (0, 50)


def test_a_plot_that_tells_of_no_heatmap_is_none():
    text = (
        '### Plot A: Heatmap of use\n- X-axis: "Trial" with labels "T1…T3"\n'
        '- Y-axis: "Kit" with labels "A…B"\n\n'
        '### Plot B: Paths\n- All 9 points plotted as diamonds\n- X-axis: "Rate"\n- Y-axis: "Heat"\n'
    )
    figure = replot.parse(text)
    assert len(figure.panels) == 1
    assert figure.panels[0].x.label == "Trial"
    assert figure.panels[0].x.categories == ("T1", "T2", "T3")


def test_what_is_said_of_two_heatmaps_after_them():
    text = """## Activations as heatmaps
**Left Heatmap**: First layer (3 neurons)
- Raw values of one sample

**Right Heatmap**: Second layer (3 neurons)
- Values of another 2 samples

**What you see:**
- **Two heatmaps**: one for each layer
- **X-axis (Neuron)**: neurons numbered 0-2
- **Colors**: values ranging from -0.5 to +0.5, dark blue to yellow
"""
    figure = replot.parse(text)
    assert [p.title for p in figure.panels] == ["First layer", "Second layer"]
    for one in figure.panels:
        assert one.x.categories == ("0", "1", "2")
        assert (one.color.vmin, one.color.vmax) == (-0.5, 0.5)


@pytest.mark.parametrize("line", ["=== Heat map of rain ===", "--- Heat map of rain ---"])
def test_a_line_between_signs_is_a_heading(line):
    figure = replot.parse(f"{line}\ntitle: Rain by town\ncaption: Rows: A, B. Columns: C, D.\n")
    assert figure.title == "Rain by town"
    assert figure.panels[0].x.categories == ("C", "D")


def test_prose_between_code_marks():
    text = "**Alt text**:\n\n```\nHeatmap with rows representing skills (e.g., tact, wit) and columns "
    text += "representing domains (Law, Trade, Art).\n```\n"
    assert panel(text).x.categories == ("Law", "Trade", "Art")
    table = "**Heatmap**:\n```\n      May  June\nOwl   0.1  0.2\nElk   0.3  0.4\n\n"
    table += "Color scale (YlGnBu, low to high):\nLight yellow = low error\n```\n"
    assert cells(table) == [[0.1, 0.2], [0.3, 0.4]]
    assert panel(table).color.cmap == "YlGnBu"


@pytest.mark.parametrize(
    ("told", "value"),
    [
        ("The diagonal cells are zero (lightest).", 0),
        ("All diagonal entries equal one.", 1),
        ("Values on the diagonal are always ones.", 1),
        ("The diagonal is one of the brightest lines.", None),
    ],
)
def test_the_diagonal_in_words(told, value):
    text = f"A heatmap. Rows and columns labeled T1-T2. {told}"
    assert cells(text) == [[value, None], [None, value]]


def test_axes_of_two_kinds_do_not_share_their_labels():
    text = 'A heatmap of correlations. It has rows for each series ("PPI", "Jobs") and columns for each lag.'
    assert panel(text).x.categories == ()
    text = (
        "A heatmap of correlations. Rows are the source language (de, en). Columns are the target language."
    )
    assert panel(text).x.categories == ("de", "en")


def test_numbers_of_requirements_are_no_values():
    text = "### Heatmap\n- 6.4 The heatmap has rows (A, B) and columns (C, D).\n- 6.5 Row A is 1 and 2.\n"
    assert cells(text) == [[1, 2], [None, None]]


def test_a_table_of_pairs_beside_the_matrix():
    text = "| True\\Predicted | A | B |\n|---|---|---|\n| A | 8 | 3 |\n| B | 4 | 7 |\n\n"
    text += "The confusion matrix without its diagonal:\n\n| Confusion | Count |\n|---|---|\n"
    text += "| A → B | 3 |\n| B → A | 4 |\n\nThe heatmap is dark."
    assert panel(text).y.categories == ("A", "B")
    assert cells(text) == [[8, 3], [4, 7]]


@pytest.mark.parametrize(
    ("told", "label", "labels"),
    [
        ("columns = en es ru hi zh ja.", None, ("en", "es", "ru", "hi", "zh", "ja")),
        (
            "- **Columns:** churn_risk (Active | Cooling | Churned)",
            "churn_risk",
            ("Active", "Cooling", "Churned"),
        ),
        ("Each column represents a layer or step in the run.", "layer or step", ()),
        (
            'Rows and columns represent states. The x-axis is labeled "input ($\\hat{x}_t$)".',
            "input (x̂t)",
            (),
        ),
        ('Above it are column headers: "A", "B". The x-axis ranges from 1 to 3.', None, ("1", "2", "3")),
    ],
)
def test_axes_in_few_words(told, label, labels):
    one = panel(f"A heatmap of scores, rows = P, Q.\n\n{told}")
    assert (one.x.label, one.x.categories) == (label, labels)


def test_a_named_map_with_its_ends():
    color = panel("A heatmap. Rows A, B; columns C, D. Viridis from 0.5 to 1.0 (clip below 0.5).").color
    assert (color.cmap, color.vmin, color.vmax) == ("viridis", 0.5, 1.0)
