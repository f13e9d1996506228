"""Heads that span rows or columns, and sentences in which a list of labels is followed by another thing."""

from __future__ import annotations

import pytest
from sources import cells, codes, panel

import replot

RULED = [[41, 6], [9, 54]]


def html(*rows: str) -> str:
    return "<p>Confusion matrix:</p>\n<table>\n" + "".join(f"<tr>{row}</tr>\n" for row in rows) + "</table>\n"


def tex(*rows: str) -> str:
    return "\n".join(
        [
            r"\begin{table}[t]",
            r"\centering",
            r"\caption{Confusion matrix of the sieve}",
            r"\label{tab:sieve}",
            r"\begin{tabular}{ll|cc|c}",
            *rows,
            r"\end{tabular}",
            r"\end{table}",
            "",
        ]
    )


SPANNED = {
    "a corner over two rows and columns": html(
        '<th rowspan="2" colspan="2">Confusion Matrix</th><th colspan="2">Sieve</th>',
        "<th>oat</th><th>rye</th>",
        '<th rowspan="2">Actual<br>(hand)</th><th>oat</th><td>41</td><td>6</td>',
        "<th>rye</th><td>9</td><td>54</td>",
    ),
    "cells of data for heads": html(
        '<td rowspan="2">Actual (hand)</td><td colspan="2">Sieve</td>',
        "<td>oat</td><td>rye</td>",
        "<td>oat</td><td>41</td><td>6</td>",
        "<td>rye</td><td>9</td><td>54</td>",
    ),
    "a column beside those that are spanned": html(
        '<th rowspan="2">Actual (hand)</th><th colspan="2">Sieve</th><th rowspan="2">Left over</th>',
        "<th>oat</th><th>rye</th>",
        "<th>oat</th><td>41</td><td>6</td><td>0.13</td>",
        "<th>rye</th><td>9</td><td>54</td><td>0.14</td>",
    ),
    "LaTeX, a turned name": tex(
        r"& & \multicolumn{2}{c|}{Sieve} & \\ \cmidrule{3-4}",
        r"& & oat & rye & Recall \\ \hline",
        r"\multirow{2}{*}{\rotatebox{90}{Actual (hand)}} & oat & 41 & 6 & 0.87 \\",
        r"& rye & 9 & 54 & 0.86 \\ \hline",
        r"& Precision & 0.82 & 0.90 & \\",
    ),
}


@pytest.mark.parametrize("text", SPANNED.values(), ids=SPANNED)
def test_names_over_heads(text):
    one = panel(text)
    assert cells(text) == RULED
    assert (one.x.label, one.y.label) == ("Sieve", "Actual (hand)")
    assert (one.x.categories, one.y.categories) == (("oat", "rye"), ("oat", "rye"))


def test_title_of_a_latex_caption():
    text = tex(r"& oat & rye \\ \hline", r"oat & 41 & 6 \\", r"rye & 9 & 54 \\")
    assert replot.parse(text).title == "Confusion matrix of the sieve"
    assert cells(text) == RULED


GROUPS = {
    "over the columns": html(
        '<th rowspan="2">Actual</th><th colspan="2">May</th><th colspan="2">June</th>',
        "<th>oat</th><th>rye</th><th>oat</th><th>rye</th>",
        "<td>oat</td><td>41</td><td>6</td><td>30</td><td>2</td>",
        "<td>rye</td><td>9</td><td>54</td><td>4</td><td>28</td>",
    ),
    "beside the rows": "Confusion matrices by month:\n\n"
    "| Month | Actual | oat | rye |\n|---|---|---|---|\n"
    "| May | oat | 41 | 6 |\n| May | rye | 9 | 54 |\n| June | oat | 30 | 2 |\n| June | rye | 4 | 28 |\n",
}


@pytest.mark.parametrize("text", GROUPS.values(), ids=GROUPS)
def test_groups_are_panels(text):
    found = replot.parse(text).panels
    assert [(one.title, one.grid.values.tolist()) for one in found] == [
        ("May", RULED),
        ("June", [[30, 2], [4, 28]]),
    ]
    assert {one.y.label for one in found} == {"Actual"}


def test_a_class_called_as_a_metric_is_no_margin():
    text = (
        "Correlation matrix:\n\n| | Size | Value |\n|---|---|---|\n| Size | 1 | 0.3 |\n| Value | 0.3 | 1 |\n"
    )
    assert cells(text) == [[1, 0.3], [0.3, 1]]


OTHERS = (
    "[Figure: Horizontal bar chart titled “Speed” with x-axis “Knots” and boats including Ann, Bea, Cid.]\n\n"
    "**Figure 4:** Speeds of the fleet.\n\n"
    "[Figure: Heatmap titled “Wins” with a colorbar labeled “Share (%)”.]\n\n"
    "| Rank | Boat | Speed | Range |\n|---|---|---|---|\n"
    "| 1 | Ann | 12.1 | [11, 13] |\n| 2 | Bea | 11.4 | [10, 12] |\n| 3 | Cid | 9.0 | [8, 10] |\n"
)


def test_figures_of_another_kind_and_rankings_are_left_out():
    figure = replot.parse(OTHERS)
    assert figure.title == "Wins" and len(figure.panels) == 1
    assert figure.panels[0].color.label == "Share (%)"
    assert not figure.panels[0].x.categories and figure.panels[0].x.label is None
    assert "R112" in codes(OTHERS)


TURNS = {
    "a bar and its label": ("colorbar labeled “Tonnes”", ("Tonnes", None, None, None)),
    "a bar and its ends": ("and a colour bar from 0 to 80", (None, 0, 80, None)),
    "a colormap": ("using the magma colormap", (None, None, None, "magma")),
    "a colormap without a comma": (" in the magma colour map", (None, None, None, "magma")),
    "a bar, then a title": (
        'viridis colormap, colour bar "Tonnes" from 0 to 80, title “Yield”',
        ("Tonnes", 0, 80, "viridis"),
    ),
}


@pytest.mark.parametrize(("said", "bar"), TURNS.values(), ids=TURNS)
@pytest.mark.parametrize(
    "axes", ["with rows North, South and columns oat, rye", "with x-axis oat, rye, y-axis North, South"]
)
def test_lists_of_labels_end_where_another_thing_begins(axes, said, bar):
    one = panel(f"Heatmap {axes}{'' if said[0] == ' ' else ', '}{said}.")
    assert (one.x.categories, one.y.categories) == (("oat", "rye"), ("North", "South"))
    assert (one.color.label, one.color.vmin, one.color.vmax, one.color.cmap) == bar


def test_what_is_denied_is_not_said():
    one = panel(
        'The heatmap has no row labels, colour bar titled "x", or title. Columns: oat, rye. Rows: a, b.'
    )
    assert one.x.categories == ("oat", "rye")


def test_what_classes_are_told_from_is_no_axis():
    text = (
        "- Aim: tell sound boats as fit based on hull age and sail area.\n- Confusion matrix:\n"
        "  - True Positives: 52\n  - False Positives: 9\n  - True Negatives: 138\n  - False Negatives: 1\n"
    )
    assert panel(text).x.categories == ("Negative", "Positive")
    assert cells(text) == [[138, 9], [1, 52]]


@pytest.mark.parametrize("over", ["| | Predicted | |", "| | Predicted | Predicted |"])
def test_heads_in_the_second_line_of_a_table_that_has_one(over):
    text = f"Confusion matrix\n\n{over}\n|---|---|---|\n| {{}} | 0 | 1 |\n| 0 | 206 | 1 |\n| 1 | 11 | 95 |\n"
    for corner in ("", "Actual"):
        found = panel(text.format(corner))
        assert (found.x.label, found.y.label) == ("Predicted", corner or None)
        assert found.x.categories == found.y.categories == ("0", "1")
        assert cells(text.format(corner)) == [[206, 1], [11, 95]]


def test_outcomes_in_cells_are_equal_to_their_values():
    text = "| | Predicted oak | Predicted elm |\n|---|---|---|\n"
    text += "| **Actual oak** | True Positives (TP) = 60 | False Negatives (FN) = 4 |\n"
    text += "| **Actual elm** | False Positives (FP) = 1 | True Negatives (TN) = 106 |\n"
    assert cells(f"Confusion matrix\n\n{text}") == [[60, 4], [1, 106]]


TWO_PANELS = {
    "numbers under a corner of two sides": (
        "| | wet | | dry | |\n|--|--|--|--|--|\n| dose \\ day | 1 | 4 | 1 | 4 |\n"
        "| 0.5 | 11 | 12 | 21 | 22 |\n| 2.5 | 13 | 14 | 23 | 24 |\n",
        ("day", ("1", "4"), "dose", ("0.5", "2.5")),
    ),
    "numbers under a word, beside numbers": (
        "| | wet | | dry | |\n|--|--|--|--|--|\n| dose | 1 | 4 | 1 | 4 |\n"
        "| 0.5 | 11 | 12 | 21 | 22 |\n| 2.5 | 13 | 14 | 23 | 24 |\n",
        (None, ("1", "4"), "dose", ("0.5", "2.5")),
    ),
    "a corner in the upper line": (
        "| Dose | wet | | dry | |\n|--|--|--|--|--|\n| | May | June | May | June |\n"
        "| low | 11 | 12 | 21 | 22 |\n| high | 13 | 14 | 23 | 24 |\n",
        (None, ("May", "June"), "Dose", ("low", "high")),
    ),
}


@pytest.mark.parametrize(("table", "axes"), TWO_PANELS.values(), ids=TWO_PANELS)
def test_names_over_the_first_of_their_heads(table, axes):
    figure = replot.parse(f"The heatmaps of the plots:\n\n{table}")
    assert [p.title for p in figure.panels] == ["wet", "dry"]
    first, second = figure.panels
    assert (first.x.label, first.x.categories, first.y.label, first.y.categories) == axes
    assert first.grid.values.tolist() == [[11, 12], [13, 14]]
    assert second.grid.values.tolist() == [[21, 22], [23, 24]]


def test_names_over_other_heads_each():
    text = "The heatmap:\n\n| | wet | | dry | |\n|--|--|--|--|--|\n| | a | b | c | d |\n"
    text += "| low | 1 | 2 | 3 | 4 |\n| high | 5 | 6 | 7 | 8 |\n"
    assert panel(text).x.categories == ("a", "b", "c", "d")
    assert cells(text) == [[1, 2, 3, 4], [5, 6, 7, 8]]


@pytest.mark.parametrize("first", ["| north | 1 | 4 | 1 | 4 |", "| | s | MB | | |"])
def test_no_second_line_of_heads(first):
    text = f"The heatmap:\n\n| | wet | | dry | |\n|--|--|--|--|--|\n{first}\n"
    text += "| south | 1 | 2 | 3 | 4 |\n| west | 5 | 6 | 7 | 8 |\n"
    assert "south" in panel(text).y.categories
    assert not {"1", "4", "s", "MB"} & set(panel(text).x.categories)


@pytest.mark.parametrize(
    "table",
    [
        "\\[\n\\begin{array}{c|cc}\n\\text{To mood} & a & b \\\\\n\\hline\n\\text{From mood} & & \\\\\n"
        "a & 0.9 & 0.1 \\\\\nb & 0.3 & 0.7 \\\\\n\\end{array}\n\\]\n",
        "| To mood | a | b |\n|--|--|--|\n| From mood | | |\n| a | 0.9 | 0.1 |\n| b | 0.3 | 0.7 |\n",
    ],
)
def test_the_name_of_the_rows_in_a_line_of_its_own(table):
    text = f"A diagram shows the moods. The transition matrix:\n\n{table}"
    read = panel(text)
    assert (read.x.label, read.x.categories) == ("To mood", ("a", "b"))
    assert (read.y.label, read.y.categories) == ("From mood", ("a", "b"))
    assert cells(text) == [[0.9, 0.1], [0.3, 0.7]]


def test_a_first_row_without_values():
    head = "The heatmap:\n\n| Town | cat | dog |\n|--|--|--|\n"
    text = head + "| north | | |\n| south | 3 | 4 |\n| west | 2 | 7 |\n"
    assert (panel(text).y.label, panel(text).y.categories) == ("Town", ("north", "south", "west"))


LONE = """A heatmap.

| Fed on | Coast | | All | Inland | |
|---|---|---|---|---|---|
| | Ayr | Wick | | Bath | York |
| kelp | .41 | .30 | .22 | .12 | .29 |
| clover | .42 | .45 | .31 | .37 | .41 |
"""


def test_a_name_over_one_column_alone_is_its_head():
    read = panel(LONE)
    assert read.x.categories == ("Ayr", "Wick", "All", "Bath", "York")
    assert cells(LONE) == [[0.41, 0.30, 0.22, 0.12, 0.29], [0.42, 0.45, 0.31, 0.37, 0.41]]
