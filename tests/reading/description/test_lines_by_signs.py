"""Lines of a grid that spaces, slashes or pairs in brackets part, and axes told beside them."""

from __future__ import annotations

import numpy as np
import pytest
from sources import cells, panel

import replot

AXES = "A heatmap of rain over month (May, June, July; x axis) and town (Ayr, Bath; y axis, top to bottom). "


@pytest.mark.parametrize("said", [
    "1 2 3 / 4 5 6.", "Values: 1, 2, 3 / 4, 5, 6.", "1, 2, 3 | 4, 5, 6", "Rain in mm: 1 2 3; 4 5 6.",
])
def test_lines_that_slashes_part(said):
    assert cells(AXES + said) == [[1, 2, 3], [4, 5, 6]]


@pytest.mark.parametrize("said", ["Changes: 1 2 3 / 4 5 6.", "Std: 1 2 3 / 4 5 6.", "Ayr: 1 2 3 / 4 5 6."])
def test_lists_of_something_else(said):
    assert cells(AXES + said) == [[None] * 3] * 2


def test_a_square_of_lists_with_commas_may_go_either_way():
    axes = "A heatmap. Columns: a, b. Rows: c, d. "
    assert cells(axes + "1, 2 / 3, 4.") == [[None] * 2] * 2
    assert cells(axes + "1 2 / 3 4.") == [[1, 2], [3, 4]]


def test_panels_of_such_lines():
    axes = ("Two heatmaps compare rain (left) and snow (right) over month (May, June; x axis) and town "
            "(A, B, C; y axis).")
    found = replot.parse(f"{axes} Rain: 1 2 / 3 4 / 5 6. Snow: 0 2 / 3 4 / 5 7.").panels
    assert [(p.title, p.grid.values.tolist()) for p in found] == [
        ("rain", [[1, 2], [3, 4], [5, 6]]), ("snow", [[0, 2], [3, 4], [5, 7]])]


@pytest.mark.parametrize(("said", "line"), [
    ("Bath n/a n/a 6.", [None, None, 6]), ("Bath 4 down 6.", [4, None, 6]), ("Bath - 5 6.", [None, 5, 6]),
    ("Bath 4 and 6.", [None] * 3), ("Bath scored 5 6.", [None] * 3),
])
def test_lines_that_spaces_part_without_some_values(said, line):
    assert cells(f"{AXES}Ayr 1 2 3. {said}") == [[1, 2, 3], line]


def test_pairs_in_brackets_go_one_way():
    axes = "A heatmap. x axis: Temp (0.0, 0.5, 1.0). y axis: Top-p (0.5, 1.0). The score in each cell is:\n\n"
    pairs = "- (0.0, 0.5): 1, (0.0, 1.0): 2\n- (0.5, 0.5): 3, (0.5, 1.0): 4\n- (1.0, 0.5): 5, (1.0, 1.0): 6\n"
    read = panel(axes + pairs)
    assert read.grid.values[:, [0, 2]].tolist() == [[1, 5], [2, 6]]


def test_lines_told_in_one_sentence_without_their_places():
    read = panel(
        "The heatmap's columns are 2019 to 2021. The top row (north) has values 4.1, 4.4, 5.0 from left "
        "to right; "
        "below it south has 3.6, 3.9, 4.3; west has 3.0, 3.3, 3.5; and the bottom row (east) has 2.5, "
        "2.7, 2.9."
    )
    assert read.y.categories == ("north", "south", "west", "east")
    assert read.grid.values[2].tolist() == [3.0, 3.3, 3.5]


@pytest.mark.parametrize("last", ['"sat"', '"."'])
def test_the_last_of_quoted_labels_is_no_name(last):
    read = panel(
        f'The heatmap has source tokens "The", "cat", {last} on the x-axis and target tokens "Le", '
        '"chat", "s\'assit" on the y-axis.'
    )
    assert (read.x.label, read.y.label) == ("source tokens", "target tokens")
    assert read.x.categories == ("The", "cat", last.strip('"'))
    assert read.y.categories == ("Le", "chat", "s'assit")


@pytest.mark.parametrize("told, y, x", [
    ("A heatmap of footfall. Rows are Ayr, Bath.\n\n**iPad [1st column]:** Ayr 4, Bath 5.\n\n"
     "**eBook [last column]:** Ayr 7, Bath 8.", ("Ayr", "Bath"), ("iPad", "eBook")),
    ("A matrix of tiles shaded from pale green to dark green. Shops are on the vertical axis: Ayr, Bath.\n\n"
     "iPad (left column): Ayr 4, Bath 5.\n\neBook (right column): Ayr 7, Bath 8.",
     ("Ayr", "Bath"), ("iPad", "eBook")),
    ("A grid coloured from sand (few) to navy (many), which my mail and the main window show. "
     "Gadgets are on the "
     "horizontal axis, shops on the vertical one: Ayr, Bath.\n\niPad (first column): Ayr 4, Bath 5.\n\n"
     "eBook (second column): Ayr 7, Bath 8.", ("Ayr", "Bath"), ("iPad", "eBook")),
    ("Heatmap of footfall. The columns are iPad, eBook.\n\n- Ayr (top row) — 4, 7\n"
     "- St. Bath (bottom row) — 5, 8",
     ("Ayr", "St. Bath"), ("iPad", "eBook")),
])
def test_names_with_their_place_before_the_values_of_a_line(told, y, x):
    read = panel(told)
    assert (read.y.categories, read.x.categories) == (y, x)
    assert read.grid.values.tolist() == [[4, 7], [5, 8]]


def test_names_with_small_letters_before_their_capitals():
    read = panel("Heatmap. Shops are on the vertical axis: Ayr, Bath.\n\n**Deco:** Ayr 4, Bath 5.\n\n"
                 "**macOS:** Ayr 7, Bath 8.")
    assert read.x.categories == ("Deco", "macOS")


@pytest.mark.parametrize("sign, gap", [("±", "   "), ("±", "\t"), ("+/-", "  ")])
def test_values_with_their_errors_in_columns(sign, gap):
    read = panel(
        "Heatmap of growth.\n\n"
        f"{gap}dry{gap}wet{gap}bog\n"
        f"ash{gap}4.1 {sign} 0.2{gap}5.0 {sign} 0.3{gap}-0.4 {sign} 0.1\n"
        f"elm{gap}3.0 {sign} 0.1{gap}2.5 {sign} 0.2{gap}1.1 {sign} 0.1\n"
    )
    assert read.x.categories == ("dry", "wet", "bog")
    assert read.y.categories == ("ash", "elm")
    assert read.grid.values.tolist() == [[4.1, 5, -0.4], [3, 2.5, 1.1]]


def test_signs_for_no_value_behind_names_in_a_line():
    read = panel(
        "Heat map. Columns: fields Dell, Moor, Quay. Rows: birds, listed from the top.\n\n"
        "Grey wagtail → Dell 7 · Moor 4 · Quay —\nReed bunting → Dell — · Moor 2 · Quay 5\n"
        "Corn crake → Dell 1 · Moor — · Quay —"
    )
    assert read.y.categories == ("Grey wagtail", "Reed bunting", "Corn crake")
    assert np.nan_to_num(read.grid.values, nan=-1).tolist() == [[7, 4, -1], [-1, 2, 5], [1, -1, -1]]


@pytest.mark.parametrize("said", [
    'Rows: elk, yak. Columns: red, amber. elk: 1, 2; yak: 3, 4. *Heading in the figure:* "Herds". '
    'Colour bar: '
    'caption of the bar "animals".',
])
def test_the_heading_of_a_figure_and_the_caption_of_its_bar(said):
    figure = replot.parse(f"*Kind:* heat map. {said}")
    assert (figure.title, figure.panels[0].color.label) == ("Herds", "animals")


def test_rows_and_columns_begin_sentences_in_small_letters():
    read = panel("heat map, orange shades, no bar. columns left to right: red, amber. "
                 "rows top to bottom: elk, yak. "
                 "counts in each cell: elk 1 / 2, yak 4 / 5.")
    assert (read.y.categories, read.x.categories) == (("elk", "yak"), ("red", "amber"))
    assert read.grid.values.tolist() == [[1, 2], [4, 5]]


def test_dots_part_cells_whose_thousands_commas_part():
    text = "A heatmap of visits.\n\n00–06 → Mon 1,204 · Tue 1,187\n06–12 → Mon 9,870 · Tue 10,412\n"
    text += "12–18 → Mon 12,655 · Tue 13,090\n"
    (panel,) = replot.parse(text).panels
    assert panel.grid.values.tolist() == [[1204, 1187], [9870, 10412], [12655, 13090]]
