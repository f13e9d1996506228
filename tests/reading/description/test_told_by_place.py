"""Cells told by where they stand, by what all have but some, and numbers that only tell a difference."""

from __future__ import annotations

import pytest
from sources import cells, panel

GRID = "A heatmap. Columns, left to right: dawn, noon, dusk. Rows, top to bottom: pond, field, wood. "
SHIFTS = "A heatmap of machines M1, M2 and M3 (rows) and shifts Early, Late and Night (columns). "
N = None


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ("The second cell of the first row says 17, the first cell of the second row 25.",
         [[N, 17, N], [25, N, N], [N, N, N]]),
        ("The middle of the bottom row is 44.", [[N, N, N], [N, N, N], [N, 44, N]]),
        ("Row 2, column 3 contains 30; row 1, column 2 contains 17.",
         [[N, 17, N], [N, N, 30], [N, N, N]]),
        ("The leftmost value of the top row is 14, the rightmost 9.", [[14, N, 9], [N, N, N], [N, N, N]]),
        ("In the top-right corner there is a 9. The value in the bottom-right corner is 58.",
         [[N, N, 9], [N, N, N], [N, N, 58]]),
        ("We find 17 in the second cell of the first row.", [[N, 17, N], [N, N, N], [N, N, N]]),
        ("The top row reads 1, 2 and 3, the middle one 4, 5 and 6, and the bottom one 7, 8 and 9.",
         [[1, 2, 3], [4, 5, 6], [7, 8, 9]]),
        # a region is no cell
        ("Values are around 0.9 in the bottom-right corner and fall to 0.1 in the top-left corner.",
         [[N] * 3] * 3),
        ("In the second row the top 5 species make up 80 of the value.", [[N] * 3] * 3),
    ],
)
def test_cells_by_their_places(said, values):
    assert cells(GRID + said) == values


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ("All cells are 100 but two: M2 at Night, which is 82, and M3 at Late, which is 67.",
         [[100, 100, 100], [100, 100, 82], [100, 67, 100]]),
        ("M1 is at 100 except at Night (82), and M3 is 90 except for Late (67).",
         [[100, 100, 82], [N, N, N], [90, 67, 90]]),
        ("Late is 100 for all but M3, which has 67. At Night all machines but M2 (82) are at 90.",
         [[N, 100, 90], [N, 100, 82], [N, 67, 90]]),
        ("All but M3 are at 100 in the Late shift.", [[N, 100, N], [N, 100, N], [N, N, N]]),
        ("All machines are at 100 on all shifts, but M2 only reaches 82 at Night and M3 67 at Late.",
         [[100, 100, 100], [100, 100, 82], [100, 67, 100]]),
    ],
)
def test_all_but_some(said, values):
    assert cells(SHIFTS + said) == values


TASKS = "A heatmap of accuracy with models A1 and B2 in rows and tasks QA and NLI in columns. "


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ("A1 scores 0.8 on QA, B2 0.1 less.", [[0.8, N], [N, N]]),
        ("A1 scores 0.8 on QA and 0.7 on NLI. B2 scores 0.1 less on QA, and on NLI it is 0.05 below A1.",
         [[0.8, 0.7], [N, N]]),
        ("A1, QA: 0.8; B2, QA: 0.1 lower than that.", [[0.8, N], [N, N]]),
    ],
)
def test_a_difference_is_no_value(said, values):
    assert cells(TASKS + said) == values


def test_two_names_before_a_verb_are_a_row_and_a_column():
    text = ("A correlation heatmap with height, weight and age on both axes. Height and weight are strongly "
            "related (0.71), while weight and age show a weak correlation of 0.2.")
    assert cells(text) == [[N, 0.71, N], [N, N, 0.2], [N, N, N]]


@pytest.mark.parametrize(
    ("said", "names", "rows", "columns"),
    [
        ("Mean time for two drivers (D1-D2, y axis) under two tasks (none, radio; x axis).",
         ("drivers", "tasks"), ("D1", "D2"), ("none", "radio")),
        ("How many understood each sign (rows: Stop, Yield) in each land (columns: Peru, Chile).",
         ("sign", "land"), ("Stop", "Yield"), ("Peru", "Chile")),
        ("Each column of the heatmap is one school (Elm, Oak) and each row one subject (Maths, Art).",
         ("subject", "school"), ("Maths", "Art"), ("Elm", "Oak")),
        ("Classes (first, third) are the columns, decks (A, B) the rows.",
         ("decks", "Classes"), ("A", "B"), ("first", "third")),
        ("Rows for 24 models grouped by maker (A, B), and columns for two modes (full, short).",
         (N, "modes"), (), ("full", "short")),
    ],
)
def test_both_axes_in_brackets(said, names, rows, columns):
    read = panel("A heatmap. " + said)
    assert (read.y.label, read.x.label) == names
    assert (read.y.categories, read.x.categories) == (rows, columns)


DAYS = ("A heatmap of guests with the columns Monday, Tuesday, Wednesday, Thursday, Friday, Saturday,"
        " Sunday and the rows lunch and dinner. ")


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ("Lunch stays at 20 from Monday to Friday and rises to 45 on Saturday and 50 on Sunday.",
         [[20, 20, 20, 20, 20, 45, 50], [N] * 7]),
        ("Lunch has 20 on weekdays and 45 at the weekend.", [[20, 20, 20, 20, 20, 45, 45], [N] * 7]),
        # an exception that is understood in part leaves all in doubt
        ("Lunch is 60 on every weekday except Wednesday, when it is 30, and 80 on both weekend days.",
         [[N] * 7, [N] * 7]),
    ],
)
def test_days_of_the_week(said, values):
    assert cells(DAYS + said) == values


SHOPS = "A heatmap. Rows, from top: Q1, Q2. Columns, from left: Retail, Online, Depot. "


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ("First row: one hundred and twenty in Retail, 80 Online, 40 Depot.", [[120, 80, 40], [N, N, N]]),
        # a label that is left over belongs to no value
        ("First row: a good many in Retail, 80 Online, 40 Depot.", [[N, 80, 40], [N, N, N]]),
        ("Q1 goes from 2.5 (Retail) over 2.8 (Online) to 2.9 (Depot).", [[2.5, 2.8, 2.9], [N, N, N]]),
        ("Interpretation: Q1 has 3 in Retail and 4 in Online.", [[3, 4, N], [N, N, N]]),
    ],
)
def test_values_and_labels_by_turns(said, values):
    assert cells(SHOPS + said) == values


def test_a_label_that_is_a_number_in_words():
    text = "Boards (Nano, Zero) run along the x axis, workloads (idle, wifi) down the y axis. "
    assert cells("A heatmap. " + text + "Idle: Nano 120, Zero 310.") == [[120, 310], [N, N]]
    text = "A heatmap. Rows: number of layers (2, 6). Columns: number of heads (1, 8). "
    assert cells(text + "Six layers bring 20.7 and 26.4.") == [[N, N], [20.7, 26.4]]


@pytest.mark.parametrize("said", [
    "Cell (1,1)=12, (1,2)=30, (1,3)=58, (2,1)=25, (2,2)=41, (2,3)=n/a.",
    "(0, 0): 12, (0, 1): 30, (0, 2): 58, (1, 0): 25, (1, 1): 41, (1, 2): n/a.",
    "Cells (row, column): (1,1) 12, (1,2) 30, (1,3) 58, (2,1) 25, (2,2) 41, (2,3) n/a.",
    "Values by (column, row): (1,1): 12; (2,1): 30; (3,1): 58; (1,2): 25; (2,2): 41; (3,2): n/a.",
])
def test_numbers_of_row_and_column(said):
    text = f"A heatmap. Rows: Aldi, Lidl. Columns: milk, rice, tea. {said}"
    assert cells(text) == [[12, 30, 58], [25, 41, None]]


@pytest.mark.parametrize("said", [
    "Cell (3,1) = 4, (1,1) = 2.", "The interval (1, 2) = 3.", "(1, 2) 5, (2, 1) 7.",
    "Cell (1,1) = 4, (1,1) = 2.",
])
def test_pairs_of_numbers_that_are_no_places(said):
    text = f"A heatmap. Rows: Aldi, Lidl. Columns: milk, rice, tea. {said}"
    assert cells(text) == [[None] * 3] * 2


@pytest.mark.parametrize(
    "said",
    [
        "(1,1) = 58; (1,2) = 55; (2,1) = 61; (2,2) is hatched (not evaluated).",
        "Cells as (row, column): value.\n\n- (1,1): 58\n- (1,2): 55\n- (2,1): 61",
        "[1][1] = 58, [1][2] = 55, [2][1] = 61",
        "R1C1 = 58, R1C2 = 55, R2C1 = 61",
        "Values by (row, col): (1,1) 58, (1,2) 55, (2,1) 61.",
        "Values by (col, row): (1,1) 58, (2,1) 55, (1,2) 61.",
        "Grid:\n\n(1,1) = 58; (1,2) = 55;\n(2,1) = 61; (2,2) = n/a;",
    ],
)
def test_cells_by_the_numbers_of_their_row_and_column(said):
    assert cells(f"A heatmap. Rows: p, q. Columns: a, b.\n\n{said}") == [[58, 55], [61, N]]


@pytest.mark.parametrize(
    ("said", "names"),
    [
        ("Ages go up the side (24 h lowest, 48 h above it, 72 h at the very top).", ("72 h", "48 h", "24 h")),
        ("Ages run down (24 h at the very top, 48 h below that, 72 h bottommost).", ("24 h", "48 h", "72 h")),
        ("Rows: 72 h (top row), 48 h (below it), 24 h (bottom row).", ("72 h", "48 h", "24 h")),
        ("Rows: lowest, second lowest, third lowest.", ("lowest", "second lowest", "third lowest")),
    ],
)
def test_where_a_label_stands_beside_the_others_is_no_part_of_it(said, names):
    text = f"A heatmap. {said} Days across (Mon leftmost, Tue in the middle, Wed on the right)."
    assert panel(text).y.categories == names
    assert panel(text).x.categories == ("Mon", "Tue", "Wed")


TILES = "Heatmap of a tray: a plain grid, without any row or column labels.\n\n"
LONG = (
    "| Position (Row, Column) | Shade | Count |\n|---|---|---|\n| (1, 1) - Top-Left | Red | 9 |\n"
    "| (1, 2) - Top-Right | Ochre (as 2,1) | 4 |\n| (2, 1) - Bottom-Left | Ochre | 5 |\n"
    "| (2, 2) - Bottom-Right | Blue (as none) | 1 |\n"
)


@pytest.mark.parametrize(
    ("told", "values"),
    [
        ("**Row 1 (Top):**\n* Cell (1,1): **9** (Shade: red)\n* Cell (1,2): **4** (Shade: ochre)\n"
         "**Row 2 (Bottom):**\n* Cell (2,1): **5** (Shade: ochre, as cell 1,2)\n"
         "* Cell (2,2): **1** (Shade: blue)",
         [[9, 4], [5, 1]]),
        ("1. **Top-Left Cell:** Shade: Red/Rust (as 2,1). Value: `9`.\n"
         "2. **Top-Right Cell:** Shade: Ochre. Value: `4`.\n"
         "3. **Bottom-Left Cell:** Shade: Ochre. Value: `5`.\n"
         "4. **Bottom-Right Cell:** Shade: Blue. Value: `1`.", [[9, 4], [5, 1]]),
        ("Top row:\n- Top left: 9\n- Top centre: 4\n- Top right: 2\n\nMiddle row:\n- Middle left: 5\n"
         "- Centre: 1\n- Middle right: 7", [[9, 4, 2], [5, 1, 7]]),
        ("- Row 1, Column 1: 9 (red)\n- Row 1, Column 2: 4\n- Row 2, Column 1: 5 (as cell 1,2)\n"
         "- Row 2, Column 2: 1", [[9, 4], [5, 1]]),
        ("- [1, 1] = 9\n- [1, 2] = 4\n- [1, 3] = 2\n- [2, 1] = 5", [[9, 4, 2], [5, N, N]]),  # breaks off
        (LONG, [[9, 4], [5, 1]]),
        ("| Row | Column | Shade | Count |\n|---|---|---|---|\n| 1 | 1 | Red | 9 |\n| 1 | 2 | Red | 4 |\n"
         "| 2 | 1 | Blue | 5 |\n| 2 | 2 | Blue | 1 |\n", [[9, 4], [5, 1]]),
    ],
)
def test_grids_without_labels_are_called_by_numbers(told, values):
    grid = panel(TILES + told)
    assert (grid.y.categories, grid.x.categories) == tuple(
        tuple(str(k + 1) for k in range(n)) for n in (len(values), len(values[0]))
    )
    assert cells(TILES + told) == values


def test_the_numbers_of_cells_count_from_where_the_text_does():
    told = "- (0, 0): 9\n- (0, 1): 4\n- (1, 0): 5\n- (1, 1): 1"
    assert panel(TILES + told).x.categories == ("0", "1")
    assert cells(TILES + told) == [[9, 4], [5, 1]]


def test_pairs_of_numbers_begin_with_the_row_unless_the_text_says_otherwise():
    told = "Cells as (column, row).\n\n- (1, 1): 9\n- (1, 2): 4\n- (2, 1): 5\n- (2, 2): 1"
    assert cells(TILES + told) == [[9, 5], [4, 1]]


def test_lines_that_have_names_keep_them():
    text = (
        "A confusion matrix without labels of axes; rows are actual, columns predicted: oak, elm.\n\n"
        "- Top-left cell: 9\n- Top-right cell: 4\n- Bottom-left cell: 5\n- Bottom-right cell: 1\n"
    )
    assert panel(text).y.categories == ("oak", "elm")
    assert cells(text) == [[9, 4], [5, 1]]


WELL = "The middle row has 4, 5 and 6. "


@pytest.mark.parametrize(
    ("said", "grid"),
    [
        ("The top row has 1, 2 and 3. Below it we read 7, 8 and 9.", [[1, 2, 3], [7, 8, 9], [None] * 3]),
        (WELL + "Above it there are 7, 8 and 9.", [[7, 8, 9], [4, 5, 6], [None] * 3]),
        (WELL + "Beneath these, from left to right, we find 7, 8 and 9.", [[None] * 3, [4, 5, 6], [7, 8, 9]]),
        (WELL + "Above it, 7, 8 and 9. Below that, 1, 2 and 3.", [[7, 8, 9], [4, 5, 6], [None] * 3]),
        ("The bottom row has 1, 2 and 3. Below it we read 7, 8 and 9.", [[None] * 3, [None] * 3, [1, 2, 3]]),
        ("The top row has 1, 2 and 3. Below it ivy has 7, 8 and 9.", [[1, 2, 3], [None] * 3, [7, 8, 9]]),
        ("Moss has 1 in May. Below it we read 7, 8 and 9.", [[1, None, None], [None] * 3, [None] * 3]),
    ],
)
def test_the_row_below_the_one_that_was_told(said, grid):
    assert cells(f"A heatmap. Rows: moss, fern, ivy. Columns: May, June, July.\n\n{said}") == grid


@pytest.mark.parametrize(
    ("axes", "rows"),
    [
        ("Deep or short is the vertical direction, with deep at the top; wide, body, core is the "
         "horizontal direction, from left to right.", ("deep", "short")),
        ("Deep or short is the vertical direction, with short at the top; wide, body, core is the "
         "horizontal direction, from left to right.", ("short", "deep")),
        ("The vertical direction is short or deep, with short at the bottom; the horizontal direction is "
         "wide, body or core, from left to right.", ("deep", "short")),
    ],
)  # fmt: skip
def test_axes_called_directions(axes, rows):
    said = "The top left zone has 7, the top middle zone 6 and the top right zone 5."
    said += " Below them are 4, 3 and 2."
    figure = panel(f"A heatmap of a pond. {axes}\n\n{said}")
    assert figure.x.categories == ("wide", "body", "core")
    assert figure.y.categories == rows
    assert figure.grid.values.tolist() == [[7, 6, 5], [4, 3, 2]]
