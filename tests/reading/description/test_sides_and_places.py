"""Ends of an axis told by their sides, single cells told by their places, bars told in several lines."""

from __future__ import annotations

import pytest
from sources import panel

import replot

AXES = (
    "# Heatmap\n- **X-axis:** \"Size\" with markers 10, 20, 30.\n"
    "- **Y-axis:** \"Depth\" with markers 1, 2, 3 (top to bottom).\n\n### Detailed Analysis\n"
)


def told(text):
    """Row, column and value of each cell with a value."""
    figure = panel(text)
    low, high = figure.grid.low, figure.grid.high
    out = {}
    for i, row in enumerate(figure.y.categories):
        for j, column in enumerate(figure.x.categories):
            if low is not None and low[i][j] == low[i][j]:
                out[row, column] = (low[i][j], high[i][j])
            elif figure.grid.values[i][j] == figure.grid.values[i][j]:
                out[row, column] = figure.grid.values[i][j]
    return out


# --- cells by their places -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        "`(10, 2)` → `7`",
        "`(x=10, y=2)`: 7",
        "A red square at `(x=10, y=2)` corresponds to a score of `7` (matches legend).",
        "At (Size 10, Depth 2), the score is approximately 7.",
        "At (Size: 10, Depth: 2), a score of 7 is seen.",
        "The red square at (10, 2) corresponds to a score of 7.",
        "The cell (Size=10, Depth=2) has 7.",
        "A red spot at (Size ≈ 10, Depth ≈ 2) has a value of 7.",
        "A peak value of 7 is seen at (Size=10, Depth=2).",
    ],
)
def test_a_cell_is_told_by_its_place(line):
    assert told(f"{AXES}- {line}\n") == {("2", "10"): 7.0}


def test_the_range_of_one_cell_is_not_that_of_its_column():
    assert told(f"{AXES}- The cell (10, 2) has a value between 5 and 7.\n") == {("2", "10"): (5.0, 7.0)}


@pytest.mark.parametrize(
    "line",
    [
        "The cell (10, 2) is higher than 7.",
        "The region around (10, 2) is 7.",
        "A score of 7 (10, 20) is typical.",
        "The cell (10, 2) rises by 7 points.",
        "The difference at (10, 2) is 7.",
        "There are 7 bright spots at (10, 2).",
        "From (10, 2) the values go to 7.",
    ],
)
def test_what_is_no_value_of_the_place_is_no_cell(line):
    assert told(f"{AXES}- {line}\n") == {}


def test_a_range_of_some_labels_is_not_that_of_the_line():
    text = (
        "# Heatmap\n- **X-axis (Words)**: `cat`, `dog`\n- **Y-axis (Layers)**: Layers 0–3\n### Analysis\n"
        "- `cat`: in all layers, moderate scores (0.6–0.8).\n"
        "- `dog`: weaker scores (0.5–0.7) in early layers, rising later.\n"
    )
    assert told(text) == {(str(k), "cat"): (0.6, 0.8) for k in range(4)}


# --- sides ---------------------------------------------------------------------------------------------


def axes(lines):
    figure = panel(f"# Heatmap\n## Axes\n{lines}\n## Data\nDarker is more.\n")
    return figure.x.categories, figure.y.categories


@pytest.mark.parametrize(
    ("lines", "x", "y"),
    [
        (
            "- **X-axis**: G:A (rightmost) to G:C (leftmost).\n- **Y-axis**: from top (G:C) to bottom (G:A).",
            ("G:C", "G:B", "G:A"),
            ("G:C", "G:B", "G:A"),
        ),
        (
            "- **X-axis**: oak (rightmost), elm, ash (leftmost).\n- **Y-axis**: from bottom (1) to top (4).",
            ("ash", "elm", "oak"),
            ("4", "3", "2", "1"),
        ),
        (
            "- **X-axis**: Plot A through Plot C.\n- **Y-axis**: Labeled from P:E (top) to P:C (bottom).",
            ("Plot A", "Plot B", "Plot C"),
            ("P:E", "P:D", "P:C"),
        ),
    ],
)
def test_the_ends_of_an_axis_by_their_sides(lines, x, y):
    assert axes(lines) == (x, y)


def test_how_many_there_are_of_what_is_no_list():
    lines = (
        "* **X-axis:** oak, elm.\n* **Y-axis (Left):** Lists three soils or sites.\n"
        "* Labels (from top to bottom): `clay`, `sand`, `loam`."
    )
    assert axes(lines)[1] == ("clay", "sand", "loam")


def test_the_name_before_a_list_of_numbers():
    figure = panel("A heatmap. X-axis: Size, 10, 20, 30. Y-axis: base, 1, 2, 3. Darker is more.")
    assert (figure.x.label, figure.x.categories) == ("Size", ("10", "20", "30"))
    assert (figure.y.label, figure.y.categories) == (None, ("base", "1", "2", "3"))


# --- bars ----------------------------------------------------------------------------------------------


def bar(lines):
    axes = "# Heatmap\n- X-axis: oak, elm\n- Y-axis: P, Q\n"
    return panel(f"{axes}{lines}\n## Data\n- P: 1, 2\n- Q: 2, 3\n").color


@pytest.mark.parametrize(
    "line",
    [
        "* **Colorbar:** To the right, from 0.0 (white) to 1.0 (red). It is labeled with numerical values.",
        "* **Color Scale (Right):** A bar showing the mapping from color to value, 0 (white) to 1 (red).",
        "* **Colorbar (right):** labeled with percentages from 0 (white) to 1 (red).",
    ],
)
def test_what_stands_beside_a_bar_is_no_name(line):
    found = bar(line)
    assert (found.label, found.vmin, found.vmax, found.location) == (None, 0.0, 1.0, "right")


def test_a_bar_says_what_it_represents():
    assert bar("* **Color scale:** Represents the leaf area, from 0 to 5.").label == "leaf area"


@pytest.mark.parametrize("turned", [False, True])
def test_colours_between_the_ends_may_stand_on_a_line_of_their_own(turned):
    lines = [
        "- **Legend**: Colorbar with values from 0.0 (purple) to 1.0 (yellow)",
        "- **Color Gradient**: Purple → Red → Orange → Yellow (higher yield)",
    ]
    assert bar("\n".join(lines[::-1] if turned else lines)).cmap == "plasma"


def test_a_legend_is_no_label_of_the_axis_before_it():
    text = (
        "# Heatmap\n- **X-axis:** oak, elm\n- **Y-axis (Rows)**: Sites:\n- north\n- south\n"
        "* **Color Scale:** 0 (white) to 9 (red).\n"
    )
    assert replot.parse(text).panels[0].y.categories == ("north", "south")


@pytest.mark.parametrize(
    "said",
    [
        "A heatmap with on the left stimulus types (face, house) and along the top regions (V1, FFA).",
        "A heatmap. On the left are stimulus types (face, house); at the bottom are regions (V1, FFA).",
        "A heatmap with down the side two stimulus types (face, house) and below the regions (V1, FFA).",
    ],
)
def test_lists_in_brackets_at_the_sides(said):
    one = panel(f"{said} face: 0.1, 0.9. house: 0.2, 0.3.")
    assert (one.y.label, one.y.categories) == ("stimulus types", ("face", "house"))
    assert (one.x.label, one.x.categories) == ("regions", ("V1", "FFA"))


@pytest.mark.parametrize("drawn", ["An arrow", "A dendrogram", "A dashed line", "A thick red line"])
def test_what_is_drawn_along_a_side_names_no_axis(drawn):
    text = f"A heatmap. Columns: A, B. Rows: p, q. p: 1, 2. q: 3, 4. {drawn} up the left side points up. "
    text += f"{drawn} along the bottom marks the end."
    assert (panel(text).x.label, panel(text).y.label) == (None, None)
    assert (panel(text).x.categories, panel(text).y.categories) == (("A", "B"), ("p", "q"))
