"""What programs print into reports: comments with tables, several grids in one block, marks beside values."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot
from replot import NotAHeatmap

COUNTS = [[20, 5], [6, 40]]
GRIDS = {
    "a table in comments of a program": "x <- table(pred, real)\nx\n#          truth\n#predicted  0  1\n"
    "#         0 20  5\n#         1  6 40\n\nmean(x)\n# 0.01545368\n",
    "output marked by two signs that no word calls a matrix": "```\n##          truth\n## predicted  0  1\n"
    "##         0 20  5\n##         1  6 40\n```\n",
    "sums at both ends": "Confusion matrix:\n\n#          truth\n# predicted  0  1 Sum\n"
    "#       0   20  5  25\n#       1    6 40  46\n#       Sum 26 45  71\n",
}


@pytest.mark.parametrize("text", GRIDS.values(), ids=GRIDS)
def test_tables_as_r_prints_them(text):
    read = panel(text)
    assert (read.x.label, read.y.label) == ("truth", "predicted")
    assert read.x.categories == read.y.categories == ("0", "1")
    assert read.grid.values.tolist() == COUNTS


def test_no_sides_no_matrix():
    with pytest.raises(NotAHeatmap):
        replot.parse("```\n##        truth\n## group   0  1\n##       0 20  5\n##       1  6 40\n```\n")


def test_grids_of_one_kind_in_one_block_are_panels():
    lines = ["Cut = 0.3", "    A  B", "A  20  5", "B   6 40", "Cut = 0.5", "    A  B", "A  22  3", "B  16 30"]
    figure = replot.parse("# Confusion matrices\n\n```\n" + "\n".join(lines) + "\n```\n")
    assert [p.title for p in figure.panels] == ["Cut = 0.3", "Cut = 0.5"]
    assert [p.grid.values.tolist() for p in figure.panels] == [COUNTS, [[22, 3], [16, 30]]]


def test_bars_between_values_only_and_a_name_before_the_first_label():
    lines = ["         ACTUAL STATUS", "         open | shut", "GIVEN open  20 | 5", "      shut   6 | 40"]
    read = panel("Confusion matrix:\n```\n" + "\n".join(lines) + "\n```\n")
    assert (read.x.label, read.y.label) == ("ACTUAL STATUS", "GIVEN")
    assert read.y.categories == ("open", "shut")
    assert read.grid.values.tolist() == COUNTS


def test_a_square_of_numbers_right_under_its_name():
    assert cells("```sh\nConfusion matrix:\n20.0  5.0\n6.0   40.0\nres7: Double = 0.84\n```\n") == COUNTS


@pytest.mark.parametrize(
    "rows",
    [
        "| oak | **20 ✓** | 5 ✗ |\n| elm | 🟥 6 ❌ | 40 ✅ |",
        "| oak | TN 20 | FP 5 |\n| elm | FN 6 | TP 40 |",
        "| oak | ▓ 20 | 5 |\n| elm | ░ 6 | ▓▓ 40 |",
    ],
)
def test_marks_and_names_beside_values(rows):
    assert cells(f"## ✅ Confusion matrix\n\n| | oak | elm |\n|---|---|---|\n{rows}\n") == COUNTS


def test_an_arrow_tells_which_axis_a_corner_names():
    read = panel("Confusion matrix\n\n| Guess → | a | b | total |\n|---|---|---|---|\n"
                 "| a | 20 | 5 | 25 |\n| b | 6 | 40 | 46 |\n")
    assert (read.x.label, read.y.label) == ("Guess", None)
    assert (read.x.categories, read.grid.values.tolist()) == (("a", "b"), COUNTS)


def test_commands_of_latex_around_values_and_stacked_heads():
    head = r"& \rotatebox{90}{\shortstack{Old\\oak}} &" "\n" r"\makecell{Young\\elm} \\ \hline"
    rows = r"A & \heat{20} & \heat{5} \\" "\n" r"B & \shade{6} & \textbf{40} \\"
    read = panel("Heatmap:\n\\begin{tabular}{l*{2}{r}}\n" + head + "\n" + rows + "\n\\end{tabular}\n")
    assert read.x.categories == ("Old oak", "Young elm")
    assert read.grid.values.tolist() == COUNTS
    assert read.grid.bold.tolist() == [[False, False], [False, True]]


def test_a_line_of_colours_in_a_table_of_parts():
    rows = "| x-axis | Hour |\n| y-axis | Day |\n| color | Load |\n"
    read = panel("### Heatmap\n\n| Part | Meaning |\n|---|---|\n" + rows)
    assert (read.x.label, read.y.label, read.color.label) == ("Hour", "Day", "Load")


def test_a_heatmap_in_a_list_of_charts_is_none():
    table = "| Tab | Shows |\n|---|---|\n| Heatmap | visits |\n| Line | sales |\n"
    with pytest.raises(NotAHeatmap, match="a table of words"):
        replot.parse("## Views\n\n12 rows — filled by hand\n\n" + table)


# --- classes by their numbers and names -----------------------------------------------------------------

NUMBERED = """Confusion Matrix, row=true, column=predicted  accuracy=0.81
       label   0   1   2  |total
  0      ham  38 101   0  |139
  1     spam  56 647   1  |704
  2     news   .   3  90  |93
"""


@pytest.mark.parametrize("text", [NUMBERED, f"A confusion matrix.\n\n```\n{NUMBERED}```\n"])
def test_classes_that_are_numbered_and_named(text):
    figure = panel(text)
    assert figure.x.categories == figure.y.categories == ("ham", "spam", "news")
    assert (figure.x.label, figure.y.label) == ("predicted", "true")
    assert cells(text) == [[38, 101, 0], [56, 647, 1], [None, 3, 90]]


def test_numbers_of_classes_without_totals():
    text = "# Confusion matrix\n\n     1   2\n  1 oak  10   2\n  2 elm   1  12\n"
    assert panel(text).x.categories == panel(text).y.categories == ("oak", "elm")
    assert cells(text) == [[10, 2], [1, 12]]


def test_numbers_that_do_not_count_the_lines_are_no_names():
    text = "Heatmap of scores.\n\n 0 1 2\n 3 oak 4 5 6\n 4 elm 7 8 9\n"
    assert panel(text).x.categories == ("0", "1", "2")


@pytest.mark.parametrize("sign", ["→", "=>"])
def test_arrows_behind_labels_that_end_with_a_number(sign):
    text = "The transition matrix:\n\n```\n          phase 1  phase 2  phase 3\n"
    text += f"phase 1 {sign}    0.8     0.2      0\nphase 2 {sign}    0.1     0.7     0.2   ← slow\n"
    text += f"phase 3 {sign}    0        0       1\n```\n"
    assert panel(text).x.categories == panel(text).y.categories == ("phase 1", "phase 2", "phase 3")
    assert cells(text) == [[0.8, 0.2, 0], [0.1, 0.7, 0.2], [0, 0, 1]]


@pytest.mark.parametrize("dots", ["...", "…"])
def test_dots_for_lines_that_follow(dots):
    text = "```js\n// Panel 1: numbers\n- Cured: 12% (of 90 loans)\n\n// Panel 2: Transition Matrix Heatmap\n"
    text += f"From\\To  Paid  1-30  31-60  {dots}\nPaid      85%   12%    2%    {dots}\n"
    text += f"1-30       8%   60%   25%    {dots}\n{dots}\n```\n"
    read = panel(text)
    assert (read.x.label, read.x.categories) == ("To", ("Paid", "1-30", "31-60"))
    assert (read.y.label, read.y.categories) == ("From", ("Paid", "1-30"))
    assert cells(text) == [[85, 12, 2], [8, 60, 25]]


def test_ranges_as_heads_of_a_square():
    text = "Transition matrix of ages:\n\n```\n        young  20-40  41-60\nyoung      91      7      2\n"
    text += "20-40       0     80     20\n41-60       0      0    100\n```\n"
    assert panel(text).x.categories == panel(text).y.categories == ("young", "20-40", "41-60")
    assert cells(text) == [[91, 7, 2], [0, 80, 20], [0, 0, 100]]


def test_dots_between_the_lines_of_a_table():
    text = "A heatmap.\n\n| | a | b | ... | z |\n|--|--|--|--|--|\n| 1 | 3 | 4 | ... | 5 |\n"
    text += "| ... | ... | ... | ... | ... |\n"
    assert cells(text + "| 9 | 6 | 7 | ... | 8 |\n") == [[3, 4, 5], [6, 7, 8]]


@pytest.mark.parametrize(
    "names",
    [("Predicted", "Actual"), ("True label", "Predicted label"), ("予測", "実際"), ("预测值", "真实值")],
)
def test_names_of_both_sides_in_two_lines_over_the_heads(names):
    columns, rows = names
    text = f"The confusion matrix is as follows.\n\n{columns}\n{rows}\noak elm\noak 6 2\nelm 1 3\n"
    read = replot.parse(text).panels[0]
    assert (read.x.label, read.y.label) == names
    assert read.x.categories == read.y.categories == ("oak", "elm")
    assert read.grid.values.tolist() == [[6, 2], [1, 3]]
