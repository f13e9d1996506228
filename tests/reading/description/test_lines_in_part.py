"""Values of a part of a line, labels named only where they have values, panels named by their letters."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

LAYERS = (
    "# Heatmap\n- **X-axis (Layer)**: integers from 0 to 4\n- **Y-axis (Components)**: Stem, Tip\n"
    "### Detailed Analysis\n"
)


def ranges(text):
    """Row, column and both ends (or the number) of each cell with a value."""
    grid, out = panel(text).grid, {}
    for i, row in enumerate(panel(text).y.categories):
        for j, column in enumerate(panel(text).x.categories):
            if grid.low is not None and grid.low[i][j] == grid.low[i][j]:
                out[row, column] = (grid.low[i][j], grid.high[i][j])
            elif grid.values[i][j] == grid.values[i][j]:
                out[row, column] = grid.values[i][j]
    return out


@pytest.mark.parametrize("which", ["the first 3 layers (0–2)", "the first three layers", "layers (0–2)"])
def test_the_first_lines_and_no_others(which):
    text = f"{LAYERS}1. **Stem**:\n- Dark bars dominate {which}, indicating high scores (~0.5–0.6).\n"
    assert ranges(text) == {("Stem", str(k)): (0.5, 0.6) for k in range(3)}


def test_the_last_lines():
    text = f"{LAYERS}1. **Stem**:\n- High scores (~0.5–0.6) in the last 2 layers.\n"
    assert ranges(text) == {("Stem", str(k)): (0.5, 0.6) for k in (3, 4)}


def test_a_value_reached_by_a_label():
    text = f"{LAYERS}1. **Stem**:\n- Lighter from layer 2 onward, with values dropping to ~0.3 by layer 4.\n"
    assert ranges(text) == {("Stem", "4"): 0.3}


def test_minimal_is_no_minimum():
    text = f"{LAYERS}1. **Tip (end)**:\n- Light throughout, with minimal scores (~0.2–0.3).\n"
    assert ranges(text) == {("Tip", str(k)): (0.2, 0.3) for k in range(5)}


def test_a_number_refines_the_range_that_holds_it():
    text = (
        "# Heatmap\n- **Y-axis:** Oak, Elm\n- **X-axis:** Clay, Sand\n### Data\n"
        "* **Clay:** high (0.75-1.00) on Oak and low (0.0-0.2) on Elm.\n"
        "* **Points:**\n* Oak on Clay: ~0.90\n"
    )
    assert ranges(text) == {("Oak", "Clay"): 0.9, ("Elm", "Clay"): (0.0, 0.2)}
    assert "R102" not in {finding.code for finding in replot.examine(text).findings}


def test_a_guess_of_several_labels_is_one_of_each():
    text = (
        "# Heatmap\n- **Y-axis (Soil):** Clay, Sand, Loam\n- **X-axis (Tree):** Oak, Elm\n### Data\n"
        "* **Oak:** grows rather well (around 0.50) on Clay and Loam.\n"
    )
    assert ranges(text) == {("Clay", "Oak"): 0.5, ("Loam", "Oak"): 0.5}


def test_labels_named_where_they_have_values():
    text = (
        "# Heatmap\n- **Columns**:\n- `t_a`\n- `t_b`\n- **Rows**: 5 categories (e.g., oak, elm, etc.)\n"
        "### Data\n"
        "1. **t_a**:\n- Exceptions:\n- `oak` (0.94)\n- `ash` (0.91)\n"
        "2. **t_b**:\n- Most score 1.00, but:\n- `elm` (0.10)\n- `yew` (0.20)\n"
    )
    assert panel(text).y.categories == ("oak", "elm", "ash", "yew")
    assert ranges(text) == {
        ("oak", "t_a"): 0.94, ("ash", "t_a"): 0.91, ("elm", "t_b"): 0.1, ("yew", "t_b"): 0.2
    }


def test_no_more_labels_than_are_claimed():
    text = (
        "# Heatmap\n- **Columns**:\n- `t_a`\n- `t_b`\n- **Rows**: 3 categories (e.g., oak, elm, etc.)\n"
        "### Data\n"
        "1. **t_a**:\n- `oak` (0.94)\n- `ash` (0.91)\n- `fir` (0.81)\n2. **t_b**:\n- `elm` (0.10)\n"
    )
    assert panel(text).y.categories == ("oak", "elm")


def axes(x, y):
    figure = panel(f"# Heatmap\n- X-axis: {x}\n- Y-axis: {y}\nDarker is more.\n")
    return (figure.x.label, figure.x.categories), (figure.y.label, figure.y.categories)


def test_days_and_steps_of_ranges():
    days = ("2021-02-27", "2021-02-28", "2021-03-01")
    steps = "0.0 to 1.0, increments of approximately 0.5"
    x, y = axes("daily dates from `2021-02-27` to `2021-03-01`.", steps)
    assert x[1] == days
    assert y[1] == ("0.0", "0.5", "1.0")


def test_the_name_before_a_range():
    assert axes("months 2021-02 to 2021-04", "days Mon to Wed") == (
        ("months", ("2021-02", "2021-03", "2021-04")),
        ("days", ("Mon", "Tue", "Wed")),
    )


PARTS = "* P: 1, 2\n* Q: 3, 4\n"


@pytest.mark.parametrize("head", ["**({})**:", "**Heatmap ({}):**", "#### ({})"])
@pytest.mark.parametrize(
    ("said", "titles"),
    [
        ("The heatmaps are labeled (a) Rain and (b) Snow.", ["Rain", "Snow"]),
        ("Two heatmaps, labeled (a) and (b), show the depth.", None),
    ],
)
def test_panels_named_by_their_letters(head, said, titles):
    parts = "\n".join(f"{head.format(letter)}\n{PARTS}" for letter in "ab")
    text = f"# Heatmaps\n{said}\n### Axes\n* **X-axis:** 1, 2\n* **Y-axis:** P, Q\n### Data\n{parts}"
    found = [one.title for one in replot.parse(text).panels]
    assert found == (titles or (["a", "b"] if head != "**Heatmap ({}):**" else [None, None]))


def test_words_around_the_name_of_a_lettered_table():
    one, other = (f"| | A | B |\n|---|---|---|\n| P | {n} | 2 |\n| Q | 3 | 4 |\n" for n in (1, 7))
    text = (
        "# Heatmaps\nThe heatmaps are labeled (a) Rain and (b) Snow.\n\n"
        f"**Matrix (a) Rain - Depth Values:**\n{one}\n**Matrix (b) Snow - Depth Values:**\n{other}"
    )
    assert [one.title for one in replot.parse(text).panels] == ["Rain", "Snow"]


def test_the_noun_of_all_panels_is_no_part_of_the_last_name():
    text = "Two heatmaps for the Oak and Elm datasets.\n* X-axis: 1, 2\n* Y-axis: P, Q\n"
    assert [one.title for one in replot.parse(text).panels] == ["Oak", "Elm"]


def test_limits_of_labels_are_not_those_of_the_bar():
    text = (
        "# Heatmap\n- **X-axis:** Labeled \"Size\" with markers 10, 20.\n"
        "- **Y-axis:** Labeled \"Depth\" with markers 1, 2, 3.\n"
        "The colors turn from red to blue for Depth values between 2 and 3.\n"
    )
    assert (panel(text).color.vmin, panel(text).color.vmax) == (None, None)


@pytest.mark.parametrize(("line", "values"), [
    ("7 and 8 for M1 and M2; M3 was switched off, so that one is blank; then 5 and 7.", [7, 8, None, 5, 7]),
    ("5 for M1; then 6, 7, 2 and 4.", [5, 6, 7, 2, 4]),
    ("7 for M2; then 5, 2, 1 and 7.", [None, 7, None, None, None]),
    ("5 for M1; then 6 and 7.", [5, None, None, None, None]),
])
def test_parts_that_go_on_where_the_one_before_ended(line, values):
    text = f"A heat map. Rows: Early, Night. Columns: M1 to M5.\n\nEarly: 4, 6, 3, 9 and 5.\nNight: {line}\n"
    assert cells(text) == [[4, 6, 3, 9, 5], values]
