"""Numbers that stand beside the values of cells and are none: sums, what other figures show, articles."""

from __future__ import annotations

import numpy as np
import pytest
from sources import panel

import replot


def _cells(text):
    (one,) = replot.parse(text).panels
    values = np.where(np.isin(one.grid.states, ("b", "u")), np.nan, one.grid.values)
    return {
        (row, column): float(values[i, j])
        for i, row in enumerate(one.y.categories)
        for j, column in enumerate(one.x.categories)
        if not np.isnan(values[i, j])
    }


HALVES = [
    "Correlation heatmap of rain, wind and heat, lower half without the diagonal: wind 0.4; heat -0.2, 0.5",
    "Correlation heatmap, lower half without the diagonal: wind 0.4; heat -0.2, 0.5; the columns are rain, "
    "wind, heat.",
    "Correlation heatmap of elm, oak and ash, upper triangle excluding the diagonal: elm 0.4; oak 0.2",
]


@pytest.mark.parametrize("text", HALVES)
def test_a_diagonal_that_is_left_out_has_no_values(text):
    figure = replot.parse(text)
    assert len(figure.panels[0].x.categories) == 3
    assert not [pair for pair in _cells(text) if pair[0] == pair[1]]


@pytest.mark.parametrize("ends", ["Overall | Drop", "Mean | SD", "Total | Rank", "Trend | Rank"])
def test_what_sums_up_a_line_of_numbers_is_no_column(ends):
    text = f"""Heatmap of recall by text length.

| Model | 10 | 20 | 40 | {ends} |
|---|---|---|---|---|---|
| Wren | 9 | 8 | 4 | 7 | 5 |
| Lark | 7 | 7 | 7 | 7 | 0 |
"""
    (panel,) = replot.parse(text).panels
    assert panel.x.categories == ("10", "20", "40")


def test_a_total_before_percentages_is_no_column():
    text = """Heatmap of visits.

| Ward | north | south | Total | Growth since May |
|---|---|---|---|---|
| A | 3 | 4 | 7 | 12% |
| B | 5 | 1 | 6 | 3% |
"""
    assert _cells(text) == {("A", "north"): 3, ("A", "south"): 4, ("B", "north"): 5, ("B", "south"): 1}


def test_a_last_column_of_the_same_kind_stays():
    text = """Heatmap of visits by age.

| Ward | 10 | 20 | 40 | Unknown |
|---|---|---|---|---|
| A | 3 | 4 | 7 | 1 |
| B | 5 | 1 | 6 | 3 |
"""
    (panel,) = replot.parse(text).panels
    assert panel.x.categories == ("10", "20", "40", "Unknown")


AXES = "Heatmap with rows a and b and columns x and y. "


@pytest.mark.parametrize("said", ["a 5 at x for a cat. b 3 at y.", "a 5 at x in a mild week. b 3 at y."])
def test_an_article_is_no_label(said):
    assert _cells(AXES + said) == {("b", "y"): 3}


def test_a_small_letter_before_a_number_is_a_label():
    assert _cells(AXES + "a 5 at x, b 3 at y.") == {("a", "x"): 5, ("b", "y"): 3}


@pytest.mark.parametrize(
    "other",
    [
        "In the companion figure A2 at B1 is 9.",
        "In last year's map, A2 had 9 at B1.",
        "Compare Table 3, where A2 had 9 at B1.",
    ],
)
def test_what_another_figure_shows(other):
    text = f"Heatmap: rows A1, A2; columns B1, B2. A1 at B1 is 3, at B2 4. {other}"
    assert ("A2", "B1") not in _cells(text)


@pytest.mark.parametrize(
    "text",
    [
        "The heatmap with 5 rows and 3 columns shows the yield. Rows: a1, a2. Columns: north, south.",
        "A heatmap of 4 rows by 2 columns displays the yield. Rows: a1, a2. Columns: north, south.",
    ],
)
def test_what_a_figure_with_rows_and_columns_shows_is_no_axis(text):
    (panel,) = replot.parse(text).panels
    assert "yield" not in (panel.x.label, panel.y.label)


def test_heads_around_what_the_cells_are_called():
    text = """A confusion matrix counts what was right.

|  |  |  |  |
|---|---|---|---|
|  |  | 0 | 1 |
| Actual | 0 | True Negative (TN) | False Positive (FP) |
|  | 1 | False Negative (FN) | True Positive (TP) |

The heatmap shows top-left (True Negatives) = 61, top-right (False Positives) = 4,
bottom-left (False Negatives) = 7, bottom-right (True Positives) = 33.
"""
    assert _cells(text) == {("0", "0"): 61, ("0", "1"): 4, ("1", "0"): 7, ("1", "1"): 33}


@pytest.mark.parametrize(
    "said",
    [
        "In the south, the purple ones came to 7.",
        "Over the whole week 7 were counted in the south.",
        "On Sunday, which is not shown, it was 7 in the south.",
    ],
)
def test_what_is_said_of_something_else_is_not_of_the_line_before(said):
    text = f"Heatmap of fruit. Rows: apple, pear, plum. Columns: north, south. Apple in north is 4. {said}"
    assert _cells(text) == {("apple", "north"): 4}


@pytest.mark.parametrize(
    "code", ['st.write("x"), fig, ax = plt.subplots, draw', 'ui.head("Corr"), box, m = np.corr']
)
def test_lines_of_code_are_no_labels(code):
    figure = replot.parse(f"The heatmap of the notebook:\n{code}\nrows show features")
    assert not any("=" in name or "(" in name for name in figure.panels[0].y.categories)


def test_lines_whose_ranges_exclude_each_other_where_they_meet():
    text = """Heatmap of the similarity of features. Both axes list Hue, Size, Form and Edge.

- **Hue** shows moderate similarity to other features, ranging from 0.4 to 0.6.
- **Edge** shows almost zero similarity (0.00 to 0.02) to all other features.
"""
    cells = _cells(text)
    assert ("Hue", "Size") in cells
    assert not {("Hue", "Edge"), ("Edge", "Hue")} & set(cells)


def test_the_name_of_an_axis_is_not_that_of_the_bar():
    (one,) = replot.parse("Heatmap of pain levels (none, some) by dose (low, high).").panels
    assert (one.y.label, one.color.label) == ("pain levels", None)


@pytest.mark.parametrize("rest", ["All others are 0.", "All other cells are 0.", "The rest is 0."])
def test_a_rest_is_not_told_where_a_label_may_be_an_everyday_word(rest):
    text = (
        "Heatmap of answers. Rows: never, often. Columns: men, women. Never for men is 4. "
        f"As often happens, a good 7 of the ladies went along. {rest}"
    )
    assert _cells(text) == {("never", "men"): 4}


OXYGEN = ("dissolved oxygen level (DO)", "turbidity", "depth", "pH")


@pytest.mark.parametrize(
    "said",
    [
        "The axes represent the variables, with each cell containing a coefficient ranging from -1 to 1.",
        "Both axes list the variables, and each cell shows a coefficient between -1 and 1.",
        "Both axes carry the variables, while all cells hold values from -1 to 1.",
        "The axes show the variables; the cells are coloured from -1 to 1.",
        "The rows and columns are the variables, and each square holds a value from -1 to 1.",
    ],
)
def test_what_cells_contain_is_no_list_of_both_axes(said):
    listed = f"{', '.join(OXYGEN[:-1])}, and {OXYGEN[-1]}"
    read = panel(f"A correlation heatmap of the relationships between four variables: {listed}. {said}")
    assert read.x.categories == read.y.categories == OXYGEN


def test_labels_of_both_axes_before_what_cells_contain():
    read = panel("A heatmap. Both axes list N1, N2, N3 and REM, and each cell shows a share from 0 to 1.")
    assert read.x.categories == read.y.categories == ("N1", "N2", "N3", "REM")
    read = panel("A heatmap. The axes represent levels from 0 to 2, with each cell containing a count.")
    assert read.x.categories == read.y.categories == ("0", "1", "2")


@pytest.mark.parametrize(
    ("said", "x", "y"),
    [
        ("The x-axis represents the columns, while the y-axis represents patient IDs.", "columns",
         "patient IDs"),
        ("The x-axis shows the columns of the dataset and the y-axis shows the samples.",
         "columns of the dataset", "samples"),
        ("The y-axis represents the rows, and the x-axis represents the fields.", "fields", "rows"),
        ("The x-axis shows the columns, the y-axis the patients. In all, 9 columns have gaps that make up "
         "more than half of the values in those columns.", "columns", "patients"),
    ],
)  # fmt: skip
def test_columns_of_the_data_are_the_name_of_an_axis(said, x, y):
    read = panel(f"A heatmap of missing values. {said}")
    assert (read.x.label, read.y.label) == (x, y)


def test_columns_beside_rows_are_no_name():
    read = panel("A heatmap. The x-axis shows the columns, the y-axis the rows, A and B.")
    assert read.x.label is None


TOWNS = "A heatmap. Columns: May, June, July. Rows: Aldea, Brea, Coria. "


@pytest.mark.parametrize(
    "told, expected",
    [
        ("Brea, at 480 metres, is the palest in June.", {}),
        ("Aldea fades in May, and Brea, at 480 metres, is pale from June on.", {}),
        ("Brea, 480 m above the sea, is the palest in June.", {}),
        ("Brea (480 m a.s.l.) is the palest in June.", {}),
        ("Brea, which lies at about 480 metres, is the palest in June.", {}),
        ("Brea, a small town of 3,000 people, is darkest in July.", {}),
        ("Brea (population 3,000) is darkest in July, with 5.", {("Brea", "July"): 5}),
        ("Brea, aged 39, had 7 in May.", {("Brea", "May"): 7}),
        # values
        ("Brea, at 12 in June, is the lowest.", {("Brea", "June"): 12}),
        ("Brea in May, at 480 metres, is the deepest.", {("Brea", "May"): 480}),
        ("In May, Brea, at 480 metres, is the deepest.", {("Brea", "May"): 480}),
    ],
)
def test_numbers_that_tell_of_a_label_itself(told, expected):
    assert _cells(TOWNS + told) == expected


@pytest.mark.parametrize(
    "rows",
    [
        "Three towns from top to bottom in order of altitude: Aldea, Brea, Coria.",
        "Rows in descending order of altitude: Aldea, Brea, Coria.",
        "Rows sorted by altitude: Aldea, Brea, Coria.",
        "Rows in order of their altitude (Aldea, Brea, Coria).",
    ],
)
def test_what_labels_are_ordered_by_is_no_name_of_them(rows):
    found = panel(f"A heatmap. Columns: May, June, July. {rows}")
    assert (found.y.label, found.y.categories) == (None, ("Aldea", "Brea", "Coria"))
