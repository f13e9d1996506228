"""Lines of columns: cells left empty, corners of two names, lists that dashes part."""

from __future__ import annotations

import pytest
from sources import cells, panel, told

HEAD = "Heatmap of sales. Columns are months, rows towns.\n\n```\n{}```\n"


@pytest.mark.parametrize("corner", ["        ", "town    "])
def test_an_empty_cell_stays_empty(corner):
    lines = f"{corner}Jan  Feb  Mar\nOslo      1         3\nRome      4    5    6\nBern      7    8\n"
    lines += "Bonn           2    9\n"
    assert cells(HEAD.format(lines)) == [[1, None, 3], [4, 5, 6], [7, 8, None], [None, 2, 9]]
    assert panel(HEAD.format(lines)).x.categories == ("Jan", "Feb", "Mar")


def test_the_names_of_both_axes_in_the_corner():
    lines = "town  month   Jan  Feb  Mar\nOslo            1    2    3\nRome            4    5    6\n"
    one = panel(HEAD.format(lines))
    assert (one.y.label, one.x.label, one.x.categories) == ("towns", "months", ("Jan", "Feb", "Mar"))
    assert cells(HEAD.format(lines)) == [[1, 2, 3], [4, 5, 6]]


@pytest.mark.parametrize("dash", ["–", "-", "—"])
def test_lists_of_numbers_parted_by_dashes(dash):
    axes = "A heatmap. Rows: ash, elm. Columns: 0, 1, 2, 3.\n\n"
    lines = f"- ash: 29 {dash} 36 {dash} 38 {dash} 42\n- elm: 35 {dash} 30 {dash} 23 {dash} 26\n"
    assert told(axes + lines) == ["0, 1, 2, 3 / ash, elm\n29 36 38 42\n35 30 23 26"]


def test_a_range_is_no_list():
    assert told("A heatmap. Rows: ash, elm. Columns: x, y.\n\n(ash, x): 2 – 5. (elm, y): 3–4.") == [
        "x, y / ash, elm\n2..5 u\nu 3..4"
    ]


def test_labels_with_their_numbers_in_brackets():
    lines = "Low (1) Middle (2) Very high (3)\nOften (3) 3 6 9\nAt times (2) 2 4 6\nRare (1) 1 2 3\n"
    assert told("Risk heat map.\n\n" + lines) == [
        "Low (1), Middle (2), Very high (3) / Often (3), At times (2), Rare (1)\n3 6 9\n2 4 6\n1 2 3"
    ]


def test_heads_without_a_corner_before_tabs_and_behind_a_sentence():
    lines = "Predicted ash\tPredicted elm\nReal ash\t10 (33.3%)\t0\nReal elm\t1 (3.3%)\t8\n"
    assert told("The confusion matrix follows.\n" + lines) == [
        "Predicted ash, Predicted elm / Real ash, Real elm\n10 0\n1 8"]


@pytest.mark.parametrize("above", ["", "  Predicted class\n"])
@pytest.mark.parametrize("last", ["", "Total 78 77 115\n"])
def test_a_corner_of_two_words_over_lines_with_single_spaces(above, last):
    lines = f"{above}Actual Class Ash Elm Fir\nAsh 74 0 8\nElm 3 68 15\nFir 1 9 92\n{last}"
    text = "Confusion matrix of trees.\n\n" + lines
    assert told(text) == ["Ash, Elm, Fir / Ash, Elm, Fir\n74 0 8\n3 68 15\n1 9 92"]


def test_lines_of_columns_in_a_quotation():
    lines = "> Town Jan Feb Mar\n> Oslo 1 2 3\n> Rome 4 5 6\n"
    assert cells("> Heatmap of sales.\n>\n" + lines) == [[1, 2, 3], [4, 5, 6]]


@pytest.mark.parametrize("inset", ["", "\t\t", "  ", "\t"])
@pytest.mark.parametrize("heads", ["X\t\tash elm", "\tash\telm", "T\tash\telm", "\t ash elm"])
@pytest.mark.parametrize("fence", ["", "```\n"])
def test_tabs_before_all_lines_and_heads_that_spaces_part(inset, heads, fence):
    lines = [f"{inset}{line}\n" for line in (heads, "ash\t512\t70", "elm\t9\t714")]
    text = f"Confusion matrix (rows = actual, columns = predicted)\n\n{fence}{''.join(lines)}{fence}"
    assert told(text) == ["ash, elm / ash, elm\n512 70\n9 714"]


def test_a_head_of_two_words_before_a_tab_is_one():
    lines = "Town\tnew flats\told flats\nOslo\t3\t5\nBern\t4\t6\n"
    assert told("Heatmap of homes.\n\n" + lines) == ["new flats, old flats / Oslo, Bern\n3 5\n4 6"]


@pytest.mark.parametrize("lines", [
    "A: 2.2  1.8  1.2\nB: 2.1  1.9  1.1\nC: 2.3  1.7  —\n",
    "A: 2.2   1.8   1.2\nB: 2.1   1.9   1.1\nC: 2.3   1.7   n/a\n",
    "A:  2.2  1.8  1.2\nB:  2.1  1.9  1.1\nC:  2.3  1.7  —\n",
])
def test_one_space_behind_a_colon_parts_the_first_value_too(lines):
    head = "Two heatmaps of turbidity. Basins A–C down, 1–3 across.\n\nDay 1\n"
    text = f"{head}{lines}\nDay 2\nThe probe broke down after the second row, so only\n" + "\n".join(
        lines.replace("2.", "5.").splitlines()[:2]) + "\nand C is empty.\n"
    assert told(text) == ["Day 1: 1, 2, 3 / A, B, C\n2.2 1.8 1.2\n2.1 1.9 1.1\n2.3 1.7 b",
                          "Day 2: 1, 2, 3 / A, B, C\n5.2 1.8 1.2\n5.1 1.9 1.1\nu u u"]


def test_times_of_day_hold_colons_that_part_nothing():
    lines = "        7:00   8:00   9:00\nTram 1  3      4      5\nTram 2  6      7      8\n"
    assert told(HEAD.format(lines)) == ["7:00, 8:00, 9:00 / Tram 1, Tram 2\n3 4 5\n6 7 8"]


@pytest.mark.parametrize("gap", ["\t", "   "])
@pytest.mark.parametrize(("heads", "lines"), [
    ("school <20k 20k-40k 40k-60k >60k", ["Ash 51 47 54 50", "Birch 57 49 51 47", "Elm 45 49 - 45"]),
    ("Site 0–5 5–10 10–20 20–40", ["Inlet 32 21 10 4", "Marsh 41 26 13 8", "Weir 50 31 19 9"]),
    ("Ward 18-39 40-64 65-79 80+", ["Cedar 12 24 41 19", "Maple 8 17 36 22", "Rowan 10 14 33 28"]),
])
def test_bands_over_numbers_are_heads(gap, heads, lines):
    rows = [line.split() for line in (heads, *lines)]
    table = "\n".join(gap.join(row) for row in rows)
    values = "\n".join(" ".join(row[1:]).replace("-", "b") for row in rows[1:])
    names = ", ".join(row[0] for row in rows[1:])
    assert told(f"A heatmap of the means.\n\n{table}\n") == [f"{', '.join(rows[0][1:])} / {names}\n{values}"]


def test_bands_over_bands_are_values():
    lines = "P1   1-2   2-4   4-9\nP2   2-3   3-5   1-9\nP3   2-3   1-5   5-9\n"
    text = f"A heatmap of the spans of pumps; the columns are A, B and C.\n\n{lines}"
    assert told(text) == ["A, B, C / P1, P2, P3\n1..2 2..4 4..9\n2..3 3..5 1..9\n2..3 1..5 5..9"]


def test_the_last_line_of_a_table_is_no_head_of_the_next():
    table = "Site   0-5  5-10  10-20\nInlet  3.2  2.1   1.0\nMarsh  4.1  2.6   1.3\nWeir   5.0  3.1   1.9\n"
    text = f"Two heatmaps of salt.\n\nSpring\n\n{table}\nAutumn\n\n{table.replace('5.0', '6.0')}"
    grid = "0-5, 5-10, 10-20 / Inlet, Marsh, Weir\n3.2 2.1 1\n4.1 2.6 1.3\n{} 3.1 1.9"
    assert told(text) == ["Spring: " + grid.format(5), "Autumn: " + grid.format(6)]
