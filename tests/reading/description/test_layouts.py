"""How small grids are laid out: between slashes and bars, in columns, trees, triangles, code and markup."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot


def test_lines_of_values_between_slashes_without_a_colon():
    text = (
        "Hi, the grid of parcels, depots down the side, weekdays along the top. Weekdays are Mon, Tue, Wed. "
        "It is a heatmap from white (0) to red (90).\n\n"
        "Kiel 14 / 52 / 47\nTrier 11 / - / 40\nBad Ems 9 / 55 / 38\n\n"
        "Each line is Mon / Tue / Wed. The sum is 266."
    )
    figure = panel(text)
    assert (figure.x.categories, figure.y.categories) == (("Mon", "Tue", "Wed"), ("Kiel", "Trier", "Bad Ems"))
    assert (figure.x.label, figure.y.label) == ("weekdays", "depots")
    assert cells(text) == [[14, 52, 47], [11, None, 40], [9, 55, 38]]


def test_tables_in_columns_or_between_marks_of_code_in_a_quotation():
    rows = ["        dry   wet", "  oak   2.0   3.5", "  elm   1.0   2.5", "  fir   0.5   4.0"]
    quoted = "\n".join(f"> {row}" for row in rows)
    fenced = f"> ```\n{quoted}\n> ```"
    for body in (quoted, fenced):
        text = f"> **Heatmap** of growth.\n>\n{body}\n>\n> White is low, dark green is high."
        assert panel(text).y.categories == ("oak", "elm", "fir")
        assert cells(text) == [[2, 3.5], [1, 2.5], [0.5, 4]]


def test_spaces_of_latex_in_a_tabular():
    text = (
        "Heatmap of costs.\n\n\\begin{tabular}{lcc}\nDose & Day 1 & Day 2 \\\\\n\\midrule\n"
        "5\\,mg & 1\\,240 & 980 \\\\\n10\\,mg & 1\\,100 & 870 \\\\\n\\end{tabular}\n"
    )
    assert panel(text).y.categories == ("5 mg", "10 mg")
    assert cells(text) == [[1240, 980], [1100, 870]]


def test_values_with_errors_apart_by_spaces():
    text = "Heat map; rows: P, Q; columns: 5, 6, 7\n\nP 54.1±0.2 55.0±0.3 55.6±0.2\nQ 51.7±0.3 n/a 53.5±0.3\n"
    assert cells(text) == [[54.1, 55, 55.6], [51.7, None, 53.5]]


def test_a_figure_as_json_between_marks_of_code():
    text = (
        "A heatmap.\n\n```json\n"
        '{"x_axis": {"label": "Heat (°C)", "ticks": [2, 8]}, "y_axis": {"label": "Food"},\n'
        ' "data": [{"Food": "Milk", "2": 12, "8": 6}, {"Food": "Curd", "2": 35, "8": 21}],\n'
        ' "colorbar": {"label": "days", "min": 0.5, "max": 120}}\n```\n'
    )
    figure = panel(text)
    assert (figure.x.label, figure.y.label, figure.color.label) == ("Heat (°C)", "Food", "days")
    assert (figure.color.vmin, figure.color.vmax) == (0.5, 120)
    assert cells(text) == [[12, 6], [35, 21]]


def test_the_corner_of_a_table_behind_a_sentence():
    text = (
        "A blue colour map with a bar on the left (\"Parcels\", 0 to 450).\n\n"
        "Fig. 2 tells how the sorter did. The counts are as follows: Actual \\ Predicted | small | large\n"
        "---|---|---\nsmall | 40 | 3\nlarge | 2 | 19\n\nIt is a heatmap."
    )
    figure = panel(text)
    assert (figure.y.label, figure.x.label, figure.color.label) == ("Actual", "Predicted", "Parcels")
    assert cells(text) == [[40, 3], [2, 19]]


def test_columns_of_a_triangle_one_after_the_other():
    text = (
        "An attention heatmap.\n\n- **Keys (x-axis):** \"He\", \"it\", \".\"\n"
        "- **Queries (y-axis):** same tokens, same order\n- **Weights by key column:**\n"
        "  - Column \"He\"\n    - query \"He\": 1.00\n    - query \"it\": 0.55\n    - query \".\": 0.20\n"
        "  - Column \"it\"\n    - query \"it\": 0.45\n    - query \".\": 0.18\n"
        "  - Column \".\"\n    - query \".\": 0.62\n"
    )
    assert panel(text).y.categories == panel(text).x.categories == ("He", "it", ".")
    assert cells(text) == [[1, None, None], [0.55, 0.45, None], [0.2, 0.18, 0.62]]


@pytest.mark.parametrize(("opens", "closes"), ["[]", "()"])
def test_changes_in_brackets_behind_the_values(opens, closes):
    lines = "* Aster: Q1 31 [+4], Q2 28 [−2]\n* Birch: Q1 44 [+9], Q2 47 [+11]\n"
    text = (
        "The heatmap has one row per clinic (Aster, Birch) and one column per quarter of 2021 (Q1–Q2).\n\n"
        + lines.replace("[", opens).replace("]", closes)
    )
    figure = panel(text)
    assert (figure.y.label, figure.x.label) == ("clinic", "quarter of 2021")
    assert cells(text) == [[31, 28], [44, 47]]


def test_a_matrix_of_latex_without_heads():
    rows = "0.90 & 0.10 & 0.00 \\\\\n0.05 & 0.80 & 0.15 \\\\\n0.00 & 0.20 & 0.80"
    text = (
        f"The entries of the heat map are\n\n$$\nM = \\begin{{bmatrix}}\n{rows}\n\\end{{bmatrix}}\n$$\n\n"
        "with rows (current state) and columns (next state) ordered as sleep, rest, run."
    )
    figure = panel(text)
    assert (figure.y.label, figure.x.label) == ("current state", "next state")
    assert figure.x.categories == figure.y.categories == ("sleep", "rest", "run")
    assert cells(text) == [[0.9, 0.1, 0], [0.05, 0.8, 0.15], [0, 0.2, 0.8]]


def test_a_matrix_of_latex_with_words_before_its_rows():
    rows = "& \\text{said oak} & \\text{said elm} \\\\\n"
    rows += "\\text{is oak} & \\mathbf{31} & 4 \\\\\n\\text{is elm} & 6 & 27"
    for kind in ("pmatrix", "bmatrix", "matrix"):
        text = f"### Confusion matrix\n$$\\begin{{{kind}}}\n{rows}\n\\end{{{kind}}}$$\n"
        read = panel(text)
        assert (read.x.categories, read.y.categories) == (("said oak", "said elm"), ("is oak", "is elm"))
        assert cells(text) == [[31, 4], [6, 27]]


def test_a_table_of_a_wiki():
    text = (
        "{| class=\"wikitable\"\n|+ Heat map of wins (%)\n! Opening !! <1400 !! 1400–1800 !! >1800\n"
        "|-\n| Italian || 49 || style=\"color:red\" | 51 || 53\n|-\n! Grob\n| 41 || 36 || 29\n|}\n"
        "The heat map shades the cells from red (25) to green (60)."
    )
    figure = panel(text)
    assert figure.x.categories == ("<1400", "1400–1800", ">1800")
    assert figure.y.categories == ("Italian", "Grob")
    assert cells(text) == [[49, 51, 53], [41, 36, 29]]


@pytest.mark.parametrize("marks", ["1. {}, 2. {}, 3. {}", "(1) {}, (2) {}, (3) {}", "1) {}; 2) {}; 3) {}"])
def test_labels_numbered_in_a_line(marks):
    text = (
        f"Type: heatmap\nColumns (left to right): {marks.format('Speech', 'Music', 'Noise')}\n"
        "Rows (top to bottom): 1. Mic A, 2. Mic B\n\nRow 1: 0.92 / 0.81 / 0.40\nRow 2: 0.88 / 0.79 / 0.35\n"
    )
    figure = panel(text)
    assert figure.x.categories == ("Speech", "Music", "Noise")
    assert figure.y.categories == ("Mic A", "Mic B")
    assert cells(text) == [[0.92, 0.81, 0.4], [0.88, 0.79, 0.35]]


def test_a_tree_drawn_with_lines():
    text = (
        "Figure: heatmap\n├── title: Mean latency\n├── x: hour (00, 12)\n├── y: endpoint\n"
        "│   ├── /auth: 21 ms, 38 ms\n│   └── /pay: 44 ms, 61 ms\n"
        "└── colour: 0 ms (light yellow) → 200 ms (dark red)\n"
    )
    figure = panel(text)
    assert (figure.x.label, figure.y.label) == ("hour", "endpoint")
    assert figure.y.categories == ("/auth", "/pay")
    assert replot.parse(text).title == "Mean latency"
    assert cells(text) == [[21, 38], [44, 61]]


def test_a_figure_as_yaml_between_marks_of_code():
    text = (
        "```yaml\nchart: heatmap\ntitle: Gate fidelity\nx:\n  label: Qubit\n  ticks: [Q0, Q1]\n"
        "y:\n  label: Gate\n  ticks: [X, H]\nvalues:\n  X: [99.9, 99.8]\n  H: [99.7, null]\n"
        "colorbar:\n  label: Fidelity (%)\n  range: [98.5, 100]\n```\n"
    )
    figure = panel(text)
    assert (figure.x.label, figure.y.label, figure.color.label) == ("Qubit", "Gate", "Fidelity (%)")
    assert (figure.y.categories, figure.color.vmin) == (("X", "H"), 98.5)
    assert cells(text) == [[99.9, 99.8], [99.7, None]]


def test_a_triangle_between_bars():
    text = (
        "A correlation heatmap, lower triangle only: CRP, TNF, Iron.\n\n"
        "CRP  | 1\nTNF  | 0.31 | 1\nIron | 0.47 | 0.12 | 1\n\nBlue −1, white 0, red 1."
    )
    assert panel(text).x.categories == panel(text).y.categories == ("CRP", "TNF", "Iron")
    assert cells(text) == [[1, None, None], [0.31, 1, None], [0.47, 0.12, 1]]


@pytest.mark.parametrize("gap", ["", "Cell values:\n", "\nCell values:\n"])
def test_lines_of_cells_behind_their_places(gap):
    text = (
        "Heatmap of speedup.\nX axis: Batch size: 1, 2\nY axis: Sequence length: 512, 1024\n" + gap +
        "(512, 1) 1.02; (512, 2) 1.1\n(1024, 1) 1.05; (1024, 2) OOM\nColormap: viridis, 1.0-3.0"
    )
    figure = panel(text)
    assert (figure.y.categories, figure.x.categories) == (("512", "1024"), ("1", "2"))
    assert cells(text) == [[1.02, 1.1], [1.05, None]]
    assert (figure.color.cmap, figure.color.vmax) == ("viridis", 3)


@pytest.mark.parametrize("said", [
    "age: 1.00\nBMI: 0.12, 1.00\nSBP: 0.45, 0.31, 1.00",
    "- age: 1.00\n- BMI: 0.12 1.00\n- SBP: 0.45 0.31 1.00",
    "age: 1.00. BMI: 0.12 and 1.00. SBP: 0.45, 0.31 and 1.00.",
])
def test_lower_halves_line_by_line(said):
    text = f"A correlation heat-map of age, BMI and SBP.\n\n{said}"
    assert panel(text).x.categories == panel(text).y.categories == ("age", "BMI", "SBP")
    assert cells(text) == [[1, None, None], [0.12, 1, None], [0.45, 0.31, 1]]


def test_upper_half_line_by_line():
    text = "A heat map of distances; upper triangle.\n- A: 0, 12, 45\n- B: 0, 31\n- C: 0"
    assert cells(text) == [[0, 12, 45], [None, 0, 31], [None, None, 0]]


def test_lines_that_grow_are_no_half_of_a_matrix():
    text = "A heatmap. Columns: Mon, Tue, Wed. Rows: A, B, C.\nA: 1\nB: 2, 3\nC: 4, 5, 6"
    assert panel(text).x.categories == ("Mon", "Tue", "Wed")
    assert cells(text)[1:] == [[None] * 3, [4, 5, 6]]


@pytest.mark.parametrize("corner", ["", "Setting"])
def test_rows_under_the_name_of_their_group(corner):
    table = (f"| {corner} | A | B |\n|---|---|---|\n| **M1** | | |\n| acc | 81 | 77 |\n| f1 | 79 | 74 |\n"
             "| **M2** | | |\n| acc | 85 | 80 |\n| f1 | 84 | 78 |\n")
    text = f"A heatmap of scores.\n\n{table}"
    assert panel(text).y.categories == ("M1 acc", "M1 f1", "M2 acc", "M2 f1")
    assert cells(text) == [[81, 77], [79, 74], [85, 80], [84, 78]]
    empty = text.replace("| f1 |", "| auc |", 1).replace("| acc | 85", "| mcc | 85")
    assert panel(empty).y.categories == ("M1", "acc", "auc", "M2", "mcc", "f1")


@pytest.mark.parametrize(
    "cell",
    [
        r"\bfseries 27.4",
        r"\cellcolor{low} \itshape 27.4",
        r"{\bfseries 27.4}",
        r"27.4\textdagger",
        r"27.4$^{\dagger}$",
        r"\num{27.4}\tnote{b}",
        r"27.4\textsuperscript{a}",
    ],
)
def test_commands_beside_a_value_of_latex(cell):
    rows = rf"Oak & {cell} & 3.5\\ Elm & 1.5 & \textbf{{2.5}}\\"
    text = "\\begin{tabular}{lrr}\nTree & May & June\\\\ \\midrule\n" + rows + "\n\\end{tabular}\n"
    said = "The heatmap has the palette Blues from \\num{0} to \\num{40}~cm.\n\n"
    assert cells(said + text) == [[27.4, 3.5], [1.5, 2.5]]
    assert (panel(said + text).color.vmin, panel(said + text).color.vmax) == (0, 40)


def test_a_sign_before_a_value_of_latex_is_no_command_to_set_it():
    text = "A heatmap.\n\n\\begin{tabular}{lrr}\nTree & May & June\\\\ \\midrule\nOak & $\\leq$ 4 & 3.5\\\\\n"
    assert cells(text + "Elm & 1.5 & 2.5\\\\\n\\end{tabular}\n") == [[None, 3.5], [1.5, 2.5]]


@pytest.mark.parametrize(
    "lines",
    [
        'mill,2001,2002\nAyr,"1,100",310\nBath,-,"2,400"\nUlm,80,75\n',
        'mill;2001;2002\nAyr;"1,100";310\nBath;-;"2,400"\nUlm;"80";75\n',
        '"mill","2001","2002"\n"Ayr","1,100","310"\n"Bath","-","2,400"\n"Ulm","80","75"\n',
    ],
)
def test_signs_in_quoted_cells_part_nothing(lines):
    text = f"A heatmap of sacks per mill; mills down the side, years along the top.\n\n{lines}"
    assert panel(text).x.categories == ("2001", "2002")
    assert panel(text).y.categories == ("Ayr", "Bath", "Ulm")
    assert cells(text) == [[1100, 310], [None, 2400], [80, 75]]


def test_quoted_names_with_a_comma_in_lines_of_values():
    text = 'Heatmap of pupils per town and year.\n\ntown,2001,2002\n"Ayr, north",11,31\nBute,80,75\nUlm,4,5\n'
    assert panel(text).y.categories == ("Ayr, north", "Bute", "Ulm")
    assert cells(text) == [[11, 31], [80, 75], [4, 5]]


def test_one_number_with_a_space_that_fills_a_cell():
    text = (
        "Confusion matrix, rows true, columns predicted.\n\n"
        "| | owl | bat |\n|---|--:|--:|\n| owl | {} | 63 |\n| bat | 57 | 388 |\n"
    )
    assert cells(text.format("2 035")) == [[2035, 63], [57, 388]]
    assert cells(text.format("**2 035**")) == [[2035, 63], [57, 388]]
    assert cells(text.format("20 35")) == [[None, 63], [57, 388]]
    for other in ("5 7", "5700"):  # two numbers in a cell, or thousands in one piece
        mixed = cells(text.format("2 035").replace("| 57 |", f"| {other} |"))
        assert 2035 not in [value for row in mixed for value in row]


@pytest.mark.parametrize("lines", [
    "**Kiel.** 94, 73, 39.\n\n**Bad Ems.** 223, 147, 1,118.\n\n**Hof.** 18, no count, 57.",
    "**Kiel.** 94, 73, 39.\n**Bad Ems.** 223, 147, 1,118.\n**Hof.** 18, no count, 57.",
    "*Kiel.* 94, 73, 39\n\n*Bad Ems.* 223, 147, 1,118\n\n*Hof.* 18, no count, 57",
    "- **Kiel.** 94, 73, 39.\n- **Bad Ems.** 223, 147, 1,118.\n- **Hof.** 18, no count, 57.",
    "Kiel. 94, 73 and 39.\n\nBad Ems. 223, 147 and 1,118.\n\nHof. 18, no count and 57.",
])
def test_a_full_stop_between_a_name_and_its_values(lines):
    text = f"A heatmap with towns as rows and the months (Jan to Mar) as columns.\n\n{lines}\n"
    assert panel(text).y.categories == ("Kiel", "Bad Ems", "Hof")
    assert cells(text) == [[94, 73, 39], [223, 147, 1118], [18, None, 57]]


def test_a_full_stop_ends_a_sentence():
    text = ("A heatmap with the towns Kiel and Hof as rows and the months (Jan to Mar) as columns.\n\n"
            "Kiel: 94, 73, 39\nHof: 4, 3, 9\n\nThere were 12 towns. 5, 6 of them took part.\n")
    assert cells(text) == [[94, 73, 39], [4, 3, 9]]
