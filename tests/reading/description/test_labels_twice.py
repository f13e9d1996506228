"""Lines of one table with the same label; labels one list deeper; labels called by their first words."""

from __future__ import annotations

import pytest
from sources import codes, panel

import replot

TWICE = "A heatmap.\n\n| | a | b |\n|---|---|---|\n| cat | 1 | 2 |\n| dog | 3 | 4 |\n| dog | 5 | 6 |\n"


def test_rows_of_one_label_are_kept():
    found = panel(TWICE)
    assert found.y.categories == ("cat", "dog", "dog")
    assert found.grid.values.tolist() == [[1, 2], [3, 4], [5, 6]]
    (finding,) = [f for f in replot.examine(TWICE).findings if f.code == "R208"]
    assert finding.message == 'several rows are called "dog"; all are kept'
    assert [(span.line, span.text) for span in finding.spans] == [(7, "dog")]


def test_columns_of_one_label_are_kept():
    rows = "| cat | 1 | 2 | 7 |\n| dog | 3 | 4 | 8 |\n"
    found = panel("A heatmap.\n\n| | a | b | a |\n|---|---|---|---|\n" + rows)
    assert found.x.categories == ("a", "b", "a")
    assert found.grid.values.tolist() == [[1, 2, 7], [3, 4, 8]]


def test_a_row_told_twice_is_one():
    text = TWICE.replace("| 5 | 6 |", "| 3 | 4 |")
    assert panel(text).y.categories == ("cat", "dog")
    assert "R208" not in codes(text)


def test_where_the_text_lists_the_labels_the_list_holds():
    text = TWICE.replace("A heatmap.", "A heatmap. Rows: cat, dog. Columns: a, b.")
    assert panel(text).y.categories == ("cat", "dog")
    assert {"R102"} == codes(text) & {"R102", "R208"}


DEEPER = (
    "A heatmap.\n\n- **X-Axis:**\n  - **Categories:** Day, Dusk\n- **Y-Axis:**\n"
    "  - **Label:** Town\n  - {}\n"
)
TOWNS = "    - York 1.0\n    - Bath (2024)\n    - Ely\n"


@pytest.mark.parametrize("lead", [
    "**Categories:** Three towns are listed:", "There are three towns:", "**Labels:** the following towns:",
    "**Categories (from top to bottom):**", "Three towns, from top to bottom:", "It lists 3 towns:",
])
def test_labels_one_list_deeper(lead):
    found = panel(DEEPER.format(lead) + TOWNS)
    assert (found.y.label, found.y.categories) == ("Town", ("York 1.0", "Bath (2024)", "Ely"))


def test_the_lead_of_the_deeper_list_tells_where_it_begins():
    found = panel(DEEPER.format("Three towns (from bottom to top):") + TOWNS)
    assert found.y.categories == ("Ely", "Bath (2024)", "York 1.0")


BOTH = ["Oak Act, Data Readiness 4", "Oak Act, Trust Readiness 5"]
PLANS = "A heatmap. Rows: Oak Act, Fir Act. Columns: Data Readiness, Trust Readiness.\n\n{}"


@pytest.mark.parametrize(("said", "values"), [
    ("The Oak Act is balanced (4 for Data, 5 for Trust).", BOTH),
    ("- Oak Act: both Data (4) and Trust (5) are low.", BOTH),
    ("data of 4 were seen for the Oak Act.", []),
])
def test_labels_are_called_by_what_tells_them_apart(said, values):
    found = panel(PLANS.format(said))
    stated = [
        f"{row}, {column} {found.grid.values[i, j]:g}"
        for i, row in enumerate(found.y.categories)
        for j, column in enumerate(found.x.categories)
        if found.grid.values[i, j] == found.grid.values[i, j]
    ]
    assert stated == values


def test_words_of_degree_are_no_names():
    axes = "A heatmap. Rows: Oak, Fir. Columns: High Risk, Low Risk.\n\n"
    found = panel(axes + "Oak has a High score of 4 in all.")
    assert not (found.grid.values == found.grid.values).any()


@pytest.mark.parametrize(("text", "other"), [
    ("The image is not a heatmap but rather a bar chart. A heatmap would show correlations from -1 to 1.",
     "bar chart"),
    ("It isn't a heatmap; it shows a line plot. In heatmaps, 0.7 is a strong correlation.", "line chart"),
])
def test_what_is_said_to_be_no_heatmap(text, other):
    with pytest.raises(replot.NotAHeatmap) as caught:
        replot.parse(text)
    assert caught.value.found == other


def test_what_cells_are_annotated_with_is_no_name_of_the_bar():
    text = ("A heatmap. X-axis: a, b. Y-axis: c, d. The color bar goes from 0 to 9.\n\n"
            "- Each cell in the grid is annotated with the exact integer value corresponding to it. "
            "A color bar is right.")
    assert panel(text).color.label is None


@pytest.mark.parametrize("corner", ["", "Model"])
def test_names_written_over_each_of_their_heads_are_panels(corner):
    heads = f"| Model | Easy | Easy | Hard | Hard |\n|---|---|---|---|---|\n| {corner} | p | q | p | q |\n"
    figure = replot.parse(f"A heatmap.\n\n{heads}| A | 1 | 2 | 3 | 4 |\n| B | 5 | 6 | 7 | 8 |\n")
    assert [one.title for one in figure.panels] == ["Easy", "Hard"]
    assert [one.grid.values.tolist() for one in figure.panels] == [[[1, 2], [5, 6]], [[3, 4], [7, 8]]]
    assert {one.x.categories for one in figure.panels} == {("p", "q")}
