"""Printed grids with remarks, corners and names of their own, and the names of figures in other languages."""

from __future__ import annotations

import pytest
from sources import cells, panel

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


def test_a_corner_of_both_sides_close_to_the_first_head():
    lines = [r"true\pred cat dog owl", "cat  12  3  0", "dog   4 20  1", "owl   0  2  9"]
    read = panel("Confusion matrix:\n\n```\n" + "\n".join(lines) + "\n```\n")
    assert (read.y.label, read.x.label) == ("true", "pred")
    assert read.grid.values.tolist() == VALUES


HEAD = "|  | cat | dog | owl |\n|---|---|---|---|\n"
TABLE = HEAD + "| cat | 12 | 3 | 0 |\n| dog | 4 | 20 | 1 |\n| owl | 0 | 2 | 9 |\n\n"
OTHER = "## Runs\n\n| Run | Loss | Time |\n|---|---|---|\n| a | 0.3 | 12 |\n| b | 0.2 | 14 |\n"


NAMES = ["Win-rate matrix", "混淆矩阵", "混同行列", "Матрица ошибок", "confusion_matrix"]


@pytest.mark.parametrize("name", NAMES)
def test_the_table_under_the_name_of_a_matrix_is_the_figure(name):
    assert cells(f"# Report\n\n## {name}\n\n{TABLE}{OTHER}") == VALUES
