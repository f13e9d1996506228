"""Shapes of descriptions as people write them: a text and the grid that it states, cell by cell.

How a grid is written, :func:`sources.grid` says.
"""

from __future__ import annotations

import pytest
from sources import codes, grid, panel

import replot

SMALL = "A heatmap with columns A, B, C and rows P, Q, from top to bottom. "
SQUARE = "A heatmap with both axes listing A, B, C. "
AXES = {
    "rows named in sentences": (
        "A heatmap of tickets. Rows represent the team and columns represent the weekday (Mon, Tue, Wed). "
        "For Red the counts are 4, 0 and 7; for Blue they are 2, 9 and 1.",
        ("weekday", "Mon Tue Wed", "team", "Red Blue"),
    ),
    "labels with the name of their axis": (
        "A heatmap of accuracy.\n- X-axis ticks:\n  - Pred: Stable – the patient did not change\n"
        "  - Pred: Worse – the patient got worse\n- Y-axis ticks:\n  - True: Stable\n  - True: Worse\n"
        "- Values: True Stable row: 40, 2; True Worse row: 3, 15.\n",
        ("Pred", "Stable Worse", "True", "Stable Worse"),
    ),
    "powers of two": (
        "A heatmap. X-axis: powers of two from 1k to 8k. Y-axis: Jan to Mar.\n\n- Jan: 1, 2, 3, 4\n",
        (None, "1k 2k 4k 8k", None, "Jan Feb Mar"),
    ),
    "labels as code": (
        "A heatmap, columns α, $\\beta$ and x_1, rows `lr=0.1`, `lr=0.01`.\n\n- lr=0.1: 1, 2, 3\n- "
        "lr=0.01: 4, 5, 6\n",
        (None, "α β x_1", None, "lr=0.1 lr=0.01"),
    ),
}
SHAPES = {
    # defaults and their exceptions
    "all but one": (SMALL + "All cells are 0 except for (P, A), which is 3.", "3 0 0\n0 0 0"),
    "the exception first": (SMALL + "Except for (P, B), which is 9, every cell is 4.", "4 9 4\n4 4 4"),
    "a row and its exception": (
        SMALL + "All cells in row P are 0 except A (3). Row Q is 7 throughout, except for C.",
        "3 0 0\n7 7 u",
    ),
    "the row named first": (
        SMALL + "The P row is 70 everywhere except for C, which is 91.",
        "70 70 91\nu u u",
    ),
    "exceptions in bullets": (
        SMALL + "\n\n- P: 5 everywhere except for A, which is 3\n- Q: all 2, except B (7) and C (8)\n",
        "3 5 5\n2 7 8",
    ),
    "a range with an exception": (
        SMALL + "All cells are between 0 and 5 except (Q, C), which is 40.",
        "0..5 0..5 0..5\n0..5 0..5 40",
    ),
    "all pairs but the diagonal": (
        SQUARE + "All pairs are 0.2 except the diagonal, which is 1.",
        "1 0.2 0.2\n0.2 1 0.2\n0.2 0.2 1",
    ),
    "all empty but one": (
        SQUARE + "Every cell is empty apart from (A, B), which is 3.",
        "b 3 b\nb b b\nb b b",
    ),
    "exceptions that nobody names": (SMALL + "All cells are 4 except a few in the corner.", "u u u\nu u u"),
    "otherwise": (SMALL + "P is 120 in all columns. Q: 80 on A and 95 otherwise.", "120 120 120\n80 95 95"),
    "the others of one row": (
        SMALL + "In row P, A is 80 and all others are 95. Q: 1, 2, 3.",
        "80 95 95\n1 2 3",
    ),
    "the rest of a row alone": (SMALL + "For Q, A is 80 and the rest is 95.", "u u u\n80 95 95"),
    "by default": (SMALL + "By default each cell is 0. P/A is 4 and Q/C is 6.", "4 0 0\n0 0 6"),
    "a blank row with an exception": (
        SMALL + "Every P cell reads 5 apart from B (7). The Q row is blank except C, which holds 2.",
        "5 7 5\nb b 2",
    ),
    "a column for all rows": (
        SMALL + "A is 1 for all rows. In B all rows are at 2 except Q at 9. C: P 3; Q has no data.",
        "1 2 3\n1 9 b",
    ),
    # what is said of some or of most cells
    "a range of nobody knows whom": (SMALL + "\n\n- P: 1 to 3 on weekdays\n- Q: 4, 5, 6\n", "u u u\n4 5 6"),
    "a range of several": (
        SMALL + "\n\n- P: 20-30 in several columns, with 55 on B\n- Q: 1, 2, 3\n",
        "u 55 u\n1 2 3",
    ),
    # a row and a column in brackets
    "places in a sentence": (
        "A heatmap, both axes run from 1 to 2. "
        "Cells (row, column): (1,1): 10; (1,2): 20; (2,1): 40; (2,2): 45.",
        "10 20\n40 45",
    ),
    "places in bullets": (
        "A confusion matrix with classes 0, 1 on both axes.\n\n"
        "- (0,0): 10\n- (0,1): 20\n- (1,0): 40\n- (1,1): 50\n",
        "10 20\n40 50",
    ),
    "values before their places": (
        SMALL + "The largest cells are 30 (P, A), 20 (Q, B) and 12 (Q, C).",
        "30 u u\nu 20 12",
    ),
    "labels with numbers are no values": (AXES["labels as code"][0], "1 2 3\n4 5 6"),
    "labels with the name of their axis": (AXES["labels with the name of their axis"][0], "40 2\n3 15"),
    "rows named in sentences": (AXES["rows named in sentences"][0], "4 0 7\n2 9 1"),
    "pairs with a hyphen": (
        SMALL + "P-A = 4, P-B = 5, P-C = 6, Q-A = 7, Q-B = 8, Q-C = 9.",
        "4 5 6\n7 8 9",
    ),
    "pairs against each other": (
        SMALL + "P vs. A: 4; P vs. B: 5; P vs. C: 6; Q vs. A: 7; Q vs. B: 8; Q vs. C: 9.",
        "4 5 6\n7 8 9",
    ),
    "places and the rest": (
        SQUARE
        + "The top-left cell is 9, the centre cell 8, the bottom-right cell 7; the remaining cells are below "
        "2. The scale goes from 0 to 10.",
        "9 0..2 0..2\n0..2 8 0..2\n0..2 0..2 7",
    ),
    "the rest of what is not understood": (
        SMALL + "P holds 9 in one of its columns. All other cells are 0.",
        "u u u\nu u u",
    ),
    "rows of a square matrix": (
        SQUARE
        + "The diagonal is all 1.00. A row: 1, 0.4, 0.3; B row: 0.4, 1.00, 0.2; C row: 0.3, 0.2, 1.00.",
        "1 0.4 0.3\n0.4 1 0.2\n0.3 0.2 1",
    ),
    "a range at every label": (
        "A heatmap, columns 0.1, 0.5, 1.0 (temperature), rows (top to bottom) Alpha, Beta. "
        "Alpha stays between 4 and 5 at every temperature. Row Beta is all 1.00.",
        "4..5 4..5 4..5\n1 1 1",
    ),
    "bare values in bullets": (
        SMALL + "\n\nP:\n- 3.86 (+10%)\n- 2.10 (-4%)\n- 1.00 (0%)\n\nQ:\n- 5.5 (+1%)\n- n/a\n- 3.3\n",
        "3.86 2.1 1\n5.5 b 3.3",
    ),
    "extremes only": (
        SMALL + "The highest value is 9.1 for P and C, the lowest 0.3 for Q and A.",
        "u u 9.1\n0.3 u u",
    ),
    "spellings of powers": (
        SMALL + "P row: 1e-3, 2.5×10^4, 3·10⁻². Q row: 1.2E+05, 10^3, 4e2.",
        "0.001 25000 0.03\n120000 1000 400",
    ),
    # numbers that are no cells
    "differences and averages": (
        "A heatmap of accuracy with models M1, M2, M3 as rows (top to bottom) and datasets D1, D2 as "
        "columns. "
        "M1 improves by 12 points from D1 to D2. M2 outperforms M3 by 3.5 on D1. The gap between M1 and M2 "
        "on D2 is 7. "
        "M3 is above 80 on both and has an average of 86. On D1, M2 reaches 71.",
        "u u\n71 u\nu u",
    ),
    "another chart and dates": (
        "A heatmap with models M1, M2 as rows and tasks T1, T2, T3 as columns. In 2023, M1 was trained on "
        "15 billion "
        "tokens. M1: 1, 2, 3; M2: 4, 5, 6. The neighbouring bar chart shows 77 for M1 and 88 for M2.",
        "1 2 3\n4 5 6",
    ),
    "totals, thresholds and examples": (
        SMALL + "P: 1, 2, 3. Q: 4, 5, 6. The total of row P is 6. The average is 3.5 (n = 6, p < 0.05). "
        "A threshold of 4.5 separates the classes, e.g. 0.54 in the report of 12 May 2021.",
        "1 2 3\n4 5 6",
    ),
    # axes of numbers, named before their list
    "layers and heads": (
        "A heatmap with layers 1, 2, 3 as rows and heads 1, 2 as columns. Layer 1, head 2 is 0.9. Layer 3 "
        "head 1: 0.1. "
        "At layer 2, heads 1 and 2 have 0.4 and 0.5.",
        "u 0.9\n0.4 0.5\n0.1 u",
    ),
    "labels that are ranges": (
        "A heatmap. X-axis: ages 0-4, 5-9, 10-14. Y-axis (top to bottom): Oslo, Bergen. There are no data "
        "for 0-4. "
        "Oslo: 5-9 3.1, 10-14 4.2. Bergen: 5-9 2.5, 10-14 2.8.",
        "b 3.1 4.2\nb 2.5 2.8",
    ),
    # tables
    "a long table": (
        "A heatmap of sales.\n\nshop,quarter,sales\nNorth,Q1,1\nNorth,Q2,2\nSouth,Q1,3\nSouth,Q2,4\n",
        "1 2\n3 4",
    ),
    "a transposed table": (
        "A heatmap of sales (x-axis: quarter Q1, Q2, Q3; y-axis: shop North, South). The table is "
        "transposed.\n\n"
        "| | North | South |\n|---|---|---|\n| Q1 | 1 | 4 |\n| Q2 | 2 | 5 |\n| Q3 | 3 | 6 |\n",
        "1 2 3\n4 5 6",
    ),
    "a table in halves": (
        "A heatmap of sales.\n\n| shop | Q1 | Q2 |\n|---|---|---|\n| North | 1 | 2 |\n| South | 3 | 4 |\n\n"
        "| shop | Q3 | Q4 |\n|---|---|---|\n| North | 5 | 6 |\n| South | 7 | 8 |\n",
        "1 2 5 6\n3 4 7 8",
    ),
    "a table with totals": (
        SMALL
        + "\n\n| | A | B | C | Total |\n|---|---|---|---|---|\n| P | 1 | 2 | 3 | 6 |\n| Q | 4 | 5 | 6 | 15 |"
        "\n| Total | 5 | 7 | 9 | 21 |\n",
        "1 2 3\n4 5 6",
    ),
    "a letter": (
        "Dear all,\n\nhere are the numbers behind the heatmap (rows = shops, top to bottom; columns = "
        "quarters).\n\n"
        "          Q1    Q2\nNorth     1.5   2\nSouth     3     4\n\nBest,\nAnn, +49 170 1234567\n",
        "1.5 2\n3 4",
    ),
    # half of a matrix
    "mirrors told": (
        SQUARE + "A-B: 0.35, A-C: -0.12, B-C: 0.48. The matrix is symmetric.",
        "u 0.35 -0.12\n0.35 u 0.48\n-0.12 0.48 u",
    ),
    "mirrors left implicit": (
        SQUARE + "A-B: 0.35, A-C: -0.12, B-C: 0.48. Its colours are symmetric around zero.",
        "u 0.35 -0.12\nu u 0.48\nu u u",
    ),
    "pairs without a diagonal": (
        SQUARE + "The diagonal is omitted. A and B correlate at 0.35, A and C at -0.12, B and C at 0.48.",
        "b 0.35 -0.12\nu b 0.48\nu u b",
    ),
    "rows and columns that are so": (
        "A heatmap of pass rates. Models Ada, Bert are rows (top to bottom) and tests T1, T2, T3 are "
        "columns. The best "
        "score is 95 (Ada, T1); the worst 12 (Bert, T3). Ada also gets 92 on T2.",
        "95 92 u\nu u 12",
    ),
    "one set of numbers a column": (
        "A heatmap with rows Ada, Bert (top to bottom) and columns T1, T2, T3. "
        "In T1 the two score 95 and 94, in T2 92 and 91, in T3 90 and 88.",
        "95 92 90\n94 91 88",
    ),
    "rows before their columns": (
        "Heat map. Row 1 (Ada): 95, 92, 90. Row 2 (Bert): 94, 91, 88. Columns from left to right: T1, T2, "
        "T3.",
        "95 92 90\n94 91 88",
    ),
    "definition lists": (
        "**Figure 2.** Pass rates (%), rows: Ada, Bert; columns: T1, T2, T3. A heatmap.\n\n"
        "Ada\n: 95 / 92 / 90\n\nBert\n: 94 / 91 / 88\n",
        "95 92 90\n94 91 88",
    ),
    # accounting
    "losses in parentheses": (
        SMALL + "Losses are in parentheses.\n\n- P: 12, (4), 7\n- Q: 1, 2, (3.5)\n",
        "12 -4 7\n1 2 -3.5",
    ),
    "one number in parentheses": (SMALL + "\n\n- P: 12, (4), 7\n- Q: 1, 2, 3\n", "u u u\n1 2 3"),
    "a single loss in a table": (
        "A heatmap.\n\n| | A | B |\n|---|---|---|\n| P | 1.5 | (4.3) |\n| Q | 2 | 3 |\n",
        "1.5 u\n2 3",
    ),
    # matrices in code
    "a matrix without labels": (
        SMALL + "\n\n```python\ndata = np.array([\n  [1, 2, 3],\n  [4, None, 6],\n])\n```\n",
        "1 2 3\n4 b 6",
    ),
    "a matrix of another size": (SMALL + "\n\n[[1, 2], [4, 5]]\n", "u u u\nu u u"),
}


@pytest.mark.parametrize(("text", "expected"), AXES.values(), ids=AXES)
def test_axes(text, expected):
    x, y = panel(text).x, panel(text).y
    assert (x.label, " ".join(x.categories), y.label, " ".join(y.categories)) == expected


PANELS = {
    "letters declared before": (
        "The figure holds two heatmaps side by side, (a) recall and (b) precision. Both have the models M1 "
        "and M2 as "
        "rows and the sets Dev, Test as columns. In (a), M1 has 1 and 2, M2 has 3 and 4. In (b), M1 has 5 "
        "and 6 and "
        "M2 has 7 and 8.",
        {"recall": "1 2\n3 4", "precision": "5 6\n7 8"},
    ),
    "panels that say what they show": (
        "Two heatmaps share the rows Oslo and Bergen and the columns Jan, Jul. The left heatmap shows "
        "rain: Oslo 50, "
        "80; Bergen 190, 150. The right heatmap shows sun hours: Oslo 40, 250; Bergen 30, 180. Both colour "
        "bars run "
        "from 0 to 250.",
        {"rain": "50 80\n190 150", "sun hours": "40 250\n30 180"},
    ),
    "axes and values in one sentence": (
        "Figure 3. (a) Accuracy heatmap with x-axis Dev, Test and y-axis M1, M2: M1 90, 91; M2 80, 81. "
        "(b) Loss heatmap with x-axis Dev, Test and y-axis M1, M2: M1 0.1, 0.2; M2 0.3, 0.4.",
        {"Accuracy": "90 91\n80 81", "Loss": "0.1 0.2\n0.3 0.4"},
    ),
}


@pytest.mark.parametrize(("text", "expected"), PANELS.values(), ids=PANELS)
def test_panels(text, expected):
    assert {p.title: grid(p) for p in replot.parse(text).panels} == expected


def test_what_is_said_of_both_bars():
    text, _ = PANELS["panels that say what they show"]
    assert [(p.color.vmin, p.color.vmax) for p in replot.parse(text).panels] == [(0, 250), (0, 250)]


@pytest.mark.parametrize(("text", "expected"), SHAPES.values(), ids=SHAPES)
def test_shapes(text, expected):
    assert grid(panel(text)) == expected


FOUND = {
    "R103": [
        SMALL + "\n\n(2,9): 45\n(1,8): 11\n",
        "A heatmap.\n\n| | A | B |\n|---|---|---|\n| P | 1.5 | (4.3) |\n| Q | 2 | 3 |\n",
        SMALL + "\n\n```\nloss 2.5 at step 3 and\n2.2 at step 4 or later\n```\n",
    ],
    "R109": [SHAPES["a table with totals"][0]],
    "R111": [SHAPES["mirrors left implicit"][0], SHAPES["pairs without a diagonal"][0]],
    "R105": [SMALL + "\n\n[[1, 2], [4, 5]]\n"],
    "R106": [SMALL + "All cells are 4 except a few in the corner."],
}


@pytest.mark.parametrize(("code", "text"), [(code, text) for code, texts in FOUND.items() for text in texts])
def test_what_is_not_read_is_not_silent(code, text):
    assert code in codes(text)


SCALE = "A heatmap with columns A, B and rows P, Q. P: 1, 3. Q: 2, 1. "


@pytest.mark.parametrize(
    ("words", "cmap", "limits", "center"),
    [
        ("A diverging red-white-blue scale, white at 0. Values range from -2 to 3.", "RdBu", (None, None), 0),
        ("Darker is higher. No colour bar is shown. Values range from 1 to 3.", "Blues", (None, None), None),
        (
            "The colour bar, above the plot, is reversed: dark blue is 0 and white is 5.",
            "Blues_r",
            (0, 5),
            None,
        ),
    ],
)
def test_scales(words, cmap, limits, center):
    color = panel(SCALE + words).color
    assert (color.cmap, (color.vmin, color.vmax), color.center) == (cmap, limits, center)


def test_rows_named_like_colours_do_not_colour():
    assert panel(AXES["rows named in sentences"][0]).color.cmap is None


def test_a_vertical_bar_is_no_vertical_axis():
    text = SCALE + 'Color bar: vertical, right side, label "Count", range 0–10, ticks every 5.'
    assert (panel(text).y.label, panel(text).color.label, panel(text).color.ticks) == (
        None,
        "Count",
        (0, 5, 10),
    )


def test_an_open_end_of_the_scale_holds_what_is_beyond():
    assert "R101" in codes(SCALE + "The scale ranges from 0 to 2, pale to dark orange.")
    assert "R101" not in codes(SCALE + "The scale ranges from 0 to >2, pale to dark orange.")


def test_the_title_of_a_caption_ends_where_its_axes_begin():
    text, _ = SHAPES["definition lists"]
    assert replot.parse(text).title == "Pass rates (%)"


def test_a_blank_row_does_not_name_its_axis():
    assert panel(SHAPES["a blank row with an exception"][0]).y.label is None


OUTLINE = "A heatmap of latency.\n\neast\n  0: 42\n  6: n/a\nwest:\n  0: 35\n  6: 52\n"
FENCED = "A heatmap of latency.\n\n```yaml\neast:\n  0: 42\n  6: n/a\nwest:\n  0: 35\n  6: 52\n```\n"


@pytest.mark.parametrize(
    "text", [OUTLINE, OUTLINE.replace("  ", "\t"), OUTLINE.replace("west", "\nwest"), FENCED]
)
def test_lists_that_only_their_indentation_nests(text):
    read = panel(text)
    assert (read.y.categories, read.x.categories, grid(read)) == (("east", "west"), ("0", "6"), "42 b\n35 52")


def test_indented_lines_that_are_no_list():
    text = SMALL + "\nwide\n  3: 42\n\n- P: 1, 2, 3\n- Q: 4, 5, 6\n"
    assert grid(panel(text)) == "1 2 3\n4 5 6"


@pytest.mark.parametrize("sign", [": ", " = "])
def test_names_with_the_same_keys_are_rows_and_no_panels(sign):
    lines = ("- Model A", "  - dev:0.8", "  - test:0.7", "- Model B", "  - dev:0.9", "  - test:0.6")
    figure = replot.parse("A heatmap.\n\n" + "\n".join(lines).replace(":", sign))
    assert [grid(panel) for panel in figure.panels] == ["0.8 0.7\n0.9 0.6"]
    assert figure.panels[0].y.categories == ("Model A", "Model B")


@pytest.mark.parametrize(
    "axes",
    [
        "rows ctl, trt; columns day 1, day 2",
        "Rows: ctl, trt; columns: day 1, day 2",
        "drug (rows ctl, trt) and time (columns day 1, day 2)",
    ],
)
def test_rows_and_columns_in_clauses_side_by_side(axes):
    read = panel(f"A heatmap of means by {axes}. ctl: 5.1, 5.0; trt: 6.2, 7.9.")
    assert (read.y.categories, read.x.categories) == (("ctl", "trt"), ("day 1", "day 2"))
    assert grid(read) == "5.1 5\n6.2 7.9"


def test_lists_between_slashes():
    axes = "A heatmap by depth (rows 2/4/8) and width (columns 64/128/256). "
    read = panel(axes + "Depth 2: 71/74/75. Depth 8: 72/78/81.")
    assert (read.y.categories, read.x.categories) == (("2", "4", "8"), ("64", "128", "256"))
    assert grid(read) == "71 74 75\nu u u\n72 78 81"


@pytest.mark.parametrize(
    "text",
    [
        "Cells of the heatmap:\n\n- (North, Q1) = 10\n- (North, Q2) = 12\n- (South, Q1) = 7\n"
        "- (South, Q2) = 8\n",
        "A heatmap. The cell at row North and column Q1 is 10; at row North and column Q2, 12; "
        "at row South and column Q1, 7; at row South and column Q2, 8.",
    ],
)
def test_axes_that_only_pairs_tell(text):
    read = panel(text)
    assert (read.y.categories, read.x.categories) == (("North", "South"), ("Q1", "Q2"))
    assert grid(read) == "10 12\n7 8"


@pytest.mark.parametrize(
    ("lines", "rows", "columns", "cells"),
    [
        ("Row 1: 1, 2, 3\nRow 2: 4, 5, 6\n", "1 2", "1 2 3", "1 2 3\n4 5 6"),
        ("Column 0: 4, 5\nColumn 1: 6, 7\nColumn 2: 8, 9\n", "0 1", "0 1 2", "4 6 8\n5 7 9"),
    ],
)
def test_lines_that_are_only_numbered(lines, rows, columns, cells):
    text = "A heat map.\n\n" + lines
    read = panel(text)
    assert (" ".join(read.y.categories), " ".join(read.x.categories), grid(read)) == (rows, columns, cells)
    assert "R205" in codes(text)


@pytest.mark.parametrize(
    "lines",
    ["Row 1: 1, 2, 3\nRow 2: 4, 5\n", "Row 1: 1, 2\nRow 3: 4, 5\n", "Row 4: 1, 2\nRow 5: 3, 4\n"],
)
def test_numbered_lines_that_do_not_make_a_grid(lines):
    with pytest.raises(replot.NotAHeatmap):
        panel("A heat map.\n\n" + lines)


def test_codes_before_labels_are_part_of_them():
    axes = "A heatmap. Rows: R1: Baseline, R2: Reranked. Columns: C1: English, C2: German.\n\n"
    for lines in ("- R1: 0.61, 0.52\n- R2: 0.7, 0.66\n", "- Baseline: 0.61, 0.52\n- Reranked: 0.7, 0.66\n"):
        read = panel(axes + lines)
        assert read.y.categories == ("R1: Baseline", "R2: Reranked")
        assert read.x.categories == ("C1: English", "C2: German")
        assert grid(read) == "0.61 0.52\n0.7 0.66"


def test_the_size_of_the_grid_is_no_value_without_a_cell():
    text = "A 3×3 heatmap of pairwise win rates (%) between three players: Abe, Bo and Cy. "
    text += "The row for Abe reads 50, 60, 70."
    assert grid(panel(text)) == "50 60 70\nu u u\nu u u"
    assert "R103" not in codes(text)


@pytest.mark.parametrize(("said", "state"), [
    ("Sparse yellow squares stand out.", "u"),
    ("The matrix is sparse.", "b"),
])
def test_few_cells_that_stand_out_leave_no_others_empty(said, state):
    text = f"A heatmap. Rows: A1, B1. Columns: C1, D1. A1: C1 5, D1 6. B1: C1 7. {said}"
    assert replot.parse(text).panels[0].grid.states[1, 1] == state
