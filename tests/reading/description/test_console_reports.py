"""Printed grids with remarks, corners and names of their own, and the names of figures in other languages."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

FRAME = [
    "predicted     cat  dog  owl",
    "actual",
    "cat            12    3    0",
    "dog             4   20    1",
    "owl             0    2    9",
]
VALUES = [[12, 3, 0], [4, 20, 1], [0, 2, 9]]


@pytest.mark.parametrize("fence", ["```\n", ""])
def test_pandas_names_of_columns_and_of_rows(fence):
    read = panel("Confusion matrix of the three animals:\n\n" + fence + "\n".join(FRAME) + "\n" + fence)
    assert (read.x.label, read.y.label) == ("predicted", "actual")
    assert read.x.categories == read.y.categories == ("cat", "dog", "owl")
    assert read.grid.values.tolist() == VALUES


def test_remarks_in_brackets_behind_the_rows():
    lines = ["       cat  dog  owl", "cat     12    3    0  [80% accuracy]"]
    lines += ["dog      4   20    1  [80% accuracy]", "owl      0    2    9  [82% accuracy]"]
    assert cells("Confusion matrix:\n\n```\n" + "\n".join(lines) + "\n```\n") == VALUES


@pytest.mark.parametrize("corner", [
    r"true\pred", "true ↓ / pred →", "true ↓/pred →", "true ↓ pred →", "pred → / true ↓", "true / pred",
    r"true \ pred", "true vs pred", "true, pred",
])
@pytest.mark.parametrize("last", [("", "", "", ""), (" recall", " 0.80", " 0.80", " 0.82")])
def test_a_corner_of_both_sides_close_to_the_first_head(corner, last):
    lines = [f"{corner} cat dog owl", "cat  12  3  0", "dog   4 20  1", "owl   0  2  9"]
    lines = [f"{line}{end}" for line, end in zip(lines, last, strict=True)]
    for around in ("```\n{}\n```\n", "{}\n"):
        read = panel("Confusion matrix:\n\n" + around.format("\n".join(lines)))
        assert (read.y.label, read.x.label) == ("true", "pred")
        assert read.x.categories == read.y.categories == ("cat", "dog", "owl")
        assert read.grid.values.tolist() == VALUES


def test_words_before_heads_that_are_not_those_of_the_rows_are_no_corner():
    text = "A heatmap.\n\nthe mean by season oak elm\ndry 5 1\nwet 6 3\n"
    assert panel(text).x.categories != ("oak", "elm")


HEAD = "|  | cat | dog | owl |\n|---|---|---|---|\n"
TABLE = HEAD + "| cat | 12 | 3 | 0 |\n| dog | 4 | 20 | 1 |\n| owl | 0 | 2 | 9 |\n\n"
OTHER = "## Runs\n\n| Run | Loss | Time |\n|---|---|---|\n| a | 0.3 | 12 |\n| b | 0.2 | 14 |\n"


NAMES = ["Win-rate matrix", "混淆矩阵", "混同行列", "Матрица ошибок", "confusion_matrix"]


@pytest.mark.parametrize("name", NAMES)
def test_the_table_under_the_name_of_a_matrix_is_the_figure(name):
    assert cells(f"# Report\n\n## {name}\n\n{TABLE}{OTHER}") == VALUES


def test_each_printed_array_is_a_panel():
    lines = ["[TEST] Confusion Matrix:", "[[8 1]", " [1 2]]", "[TEST] Normalized Confusion Matrix:"]
    lines += ["[[0.89 0.11]", " [0.33 0.67]]", "[TEST] Report:"]
    lines += ["              precision    recall  f1-score   support", ""]
    lines += ["           0       0.89      0.89      0.89         9"]
    figure = replot.parse("The model:\n```\n" + "\n".join(lines) + "\n```\n")
    assert [p.grid.values.tolist() for p in figure.panels] == [[[8, 1], [1, 2]], [[0.89, 0.11], [0.33, 0.67]]]


def test_one_matrix_of_two_has_a_column_of_errors():
    first = ["## Confusion matrix:", "##     A   B class.error"]
    first += ["## A  40   1   0.0243902", "## B   9  28   0.2432432"]
    then = ["## Confusion Matrix and Statistics", "##           Reference", "## Prediction   A   B"]
    then += ["##          A  13   2", "##          B   1   9"]
    figure = replot.parse("\n".join(["```", *first, "```", "", "```", *then, "```"]) + "\n")
    assert [p.x.categories for p in figure.panels] == [("A", "B"), ("A", "B")]
    assert [p.grid.values.tolist() for p in figure.panels] == [[[40, 1], [9, 28]], [[13, 2], [1, 9]]]


def test_the_grid_that_is_called_a_matrix_stands_behind_another():
    lines = ["Metrics (rate = 0.03):", "              SPY     TLT", "Returns    0.1392 -0.0117"]
    lines += ["Volatility 0.1834  0.1550", "", "Correlation Matrix of Returns:", "        SPY     TLT"]
    lines += ["SPY  1.0000 -0.1767", "TLT -0.1767  1.0000"]
    read = panel("Output:\n\n```\n" + "\n".join(lines) + "\n```\n")
    assert read.y.categories == ("SPY", "TLT")
    assert read.grid.values.tolist() == [[1, -0.1767], [-0.1767, 1]]


def test_heads_with_arrows_are_the_labels_of_the_rows():
    lines = ['          →"oak"   →"elm"    Sum', '"oak"  │  0.30     0.70  │ 1.00']
    lines += ['"elm"  │  0.60     0.40  │ 1.00']
    read = panel("Attention weights matrix:\n\n```\n" + "\n".join(lines) + "\n```\n")
    assert read.x.categories == read.y.categories == ("oak", "elm")
    assert read.grid.values.tolist() == [[0.3, 0.7], [0.6, 0.4]]


def test_arrows_at_the_heads_pictures_at_the_values_and_a_label_of_two_lines():
    lines = ["Harm →      1-Small    2-Large", "Chance ↓", "2-Nearly    2 🟡       4 🔴", "  Sure"]
    lines += ["1-Rare      1 🟢       2 🟡"]
    read = panel("## 2×2 Risk Matrix\n\n```\n" + "\n".join(lines) + "\n```\n")
    assert (read.x.label, read.x.categories) == ("Harm", ("1-Small", "2-Large"))
    assert (read.y.label, read.y.categories) == ("Chance", ("2-Nearly Sure", "1-Rare"))
    assert read.grid.values.tolist() == [[2, 4], [1, 2]]


@pytest.mark.parametrize("above", ["", ">>> cm.print_matrix()\n", "Expected output:\n\n"])
def test_a_print_under_predictions_and_truth_needs_no_other_words(above):
    lines = "Predict        Wet       Dry         \nActual\nWet            3         0           \n\n"
    read = panel(f"```\n{above}{lines}Dry            1         5           \n\n```\n")
    assert (read.x.label, read.y.label, read.x.categories) == ("Predict", "Actual", ("Wet", "Dry"))
    assert read.grid.values.tolist() == [[3, 0], [1, 5]]


def test_a_print_of_predictions_alone_is_no_matrix():
    with pytest.raises(replot.NotAHeatmap):
        replot.parse("```\nPredict   Wet  Dry\nCount     3    5\nShare     0.4  0.6\n```\n")


@pytest.mark.parametrize("behind", [
    ("fine", "fine", "12% taken for dog"), ("✅ fine", "⚠️  1 in 8 lost", "✅ fine"), ("", "", "2 of 12 "
                                                                                             "lost")])
def test_words_behind_printed_rows(behind):
    rows = ["cat        40    0    0", "dog         0   25    0", "owl         0   10   73"]
    lines = [f"{row}    {said}".rstrip() for row, said in zip(rows, behind, strict=True)]
    text = "\n".join(["Confusion matrix:", "```", "Predicted →   cat  dog  owl", "True ↓", *lines, "```"])
    read = panel(text)
    assert (read.y.label, read.x.label) == ("True", "Predicted")
    assert list(read.x.categories) == list(read.y.categories) == ["cat", "dog", "owl"]
    assert read.grid.values.tolist() == [[40, 0, 0], [0, 25, 0], [0, 10, 73]]


def test_words_under_a_head_are_a_column():
    lines = ["      cat  dog   Remark", "cat    40    0   fine", "dog     3   25   weak"]
    read = panel("\n".join(["Confusion matrix:", "```", *lines, "```"]))
    assert list(read.x.categories)[:2] == ["cat", "dog"]
    assert read.grid.values[:, :2].tolist() == [[40, 0], [3, 25]]
