"""Sums and metrics around the classes of a matrix, and tables of metrics beside it."""

from __future__ import annotations

import pytest
from sources import cells, panel

FRUIT = [[18, 1, 1], [2, 15, 3], [0, 4, 16]]
LINES = ("| apple | 18 | 1 | 1 |", "| pear | 2 | 15 | 3 |", "| plum | 0 | 4 | 16 |")


def table(heads: str, more: tuple[str, ...], *below: str) -> str:
    rows = [line + end for line, end in zip(LINES, more, strict=True)]
    rule = "|--" * (heads.count("|") - 1) + "|"
    return "\n".join(("Confusion matrix:\n", heads, rule, *rows, *below, ""))


@pytest.mark.parametrize(
    "text",
    [
        table(
            "| | apple | pear | plum | Sum | UA |",
            ("20 | 90 |", "20 | 75 |", "20 | 80 |"),
            "| Sum | 20 | 20 | 20 | 60 | |",
            "| PA | 90 | 75 | 80 | | 82 |",
        ),
        table(
            "| | apple | pear | plum | Row total | Users |",
            ("20 | 0.90 |", "20 | 0.75 |", "20 | 0.80 |"),
            "| Column total | 20 | 20 | 20 | 60 | NA |",
            "| Producers | 0.90 | 0.75 | 0.80 | NA | 0.82 |",
        ),
        table("| | apple | pear | plum | Σ | hits |", ("20 | 90 |", "20 | 75 |", "20 | 80 |"),
              "| Σ | 20 | 20 | 20 | 60 | 82 |"),
        table("| | apple | pear | plum | All | Lost |", ("20 | 2 |", "20 | 5 |", "20 | 4 |")),
    ],
)  # fmt: skip
def test_what_stands_behind_the_classes(text):
    assert cells(text) == FRUIT
    assert panel(text).x.categories == panel(text).y.categories == ("apple", "pear", "plum")


@pytest.mark.parametrize("name", ["-SUM-", "<all>", "(total)", "[Sum]", "=Total="])
@pytest.mark.parametrize("sums", [([20, 20, 20], [20, 20, 20, 60]), ([2, 5, 4], [2, 5, 4, 11])])
def test_sums_set_apart_by_signs(name, sums):
    beside, below = sums
    text = table(f"| | apple | pear | plum | {name} |", tuple(f" {n} |" for n in beside),
                 f"| {name} | {' | '.join(map(str, below))} |")  # fmt: skip
    assert cells(text) == FRUIT
    assert panel(text).x.categories == panel(text).y.categories == ("apple", "pear", "plum")


@pytest.mark.parametrize("name", ["-err.-", "err", "Errors", "<missed>"])
def test_counts_of_errors_around_the_classes(name):
    lines = (("truth", "wasp", "bee", name), ("wasp", 31, 4, 4), ("bee", 6, 27, 6), (name, 6, 4, 10))
    printed = "\n".join("{:<9} {:>5} {:>5} {:>9}".format(*line) for line in lines)
    text = f"Confusion matrix:\n\n```\n          predicted\n{printed}\n```\n"
    assert cells(text) == [[31, 4], [6, 27]]
    assert panel(text).x.categories == panel(text).y.categories == ("wasp", "bee")


@pytest.mark.parametrize("last", [[9, 6, 10], [6, 4, 31]])
def test_a_class_called_error_is_no_count_of_errors(last):
    text = "Confusion matrix:\n\n| | wasp | bee | error |\n|--|--|--|--|\n| wasp | 31 | 4 | 4 |\n"
    text += f"| bee | 6 | 27 | 6 |\n| error | {' | '.join(map(str, last))} |\n"
    assert cells(text) == [[31, 4, 4], [6, 27, 6], last]


def test_sides_before_the_classes_of_a_matrix_with_sums():
    heads = "| | Predicted ham | Predicted spam | Sum | Precision of ham |\n|--|--|--|--|--|\n"
    rows = "| Actual ham | 40 | 2 | 42 | 0.9 |\n| Actual spam | 3 | 55 | 58 | |\n"
    assert cells(f"Confusion matrix:\n\n{heads}{rows}| Sum | 43 | 57 | 100 | |\n") == [[40, 2], [3, 55]]


def test_a_class_of_one_side_is_no_margin():
    text = "Trade, a heatmap:\n\n| | US | CN | UA |\n|--|--|--|--|\n| US | 1 | 7 | 3 |\n| CN | 8 | 2 | 4 |\n"
    assert cells(text) == [[1, 7, 3], [8, 2, 4]]


REPORT = "| Class | Cases | Right | Recall |\n|--|--|--|--|\n"
REPORT += "| bee | 50 | 44 | 88% |\n| wasp | 40 | 36 | 90% |\n\n"


def test_a_table_of_metrics_beside_a_matrix_with_more_columns():
    matrix = "| true / pred | bee | wasp | none |\n|--|--|--|--|\n| bee | 44 | 4 | 2 |\n| wasp | | 36 | 4 |\n"
    text = f"## Results\n\n{REPORT}Confusion matrix (rows = true, columns = predicted):\n\n{matrix}"
    assert cells(text) == [[44, 4, 2], [None, 36, 4]]
    assert panel(text).x.categories == ("bee", "wasp", "none")


@pytest.mark.parametrize("more", ["", " Total |"])
def test_the_corner_of_two_lines_of_heads_names_the_rows(more):
    under = "|--|--|--|--|--|" if more else "|--|--|--|--|"
    text = f"| Rater A | Rater B | | |{' |' if more else ''}\n{under}\n| | none | mild | severe |{more}\n"
    for name, *values in (("none", 41, 6, 0), ("mild", 5, 22, 3), ("severe", 1, 4, 18)):
        total = f" {sum(values)} |" if more else ""
        text += f"| {name} | " + " | ".join(map(str, values)) + f" |{total}\n"
    read = panel(f"The agreement matrix:\n\n{text}")
    assert (read.x.label, read.y.label) == ("Rater B", "Rater A")
    assert read.x.categories == read.y.categories == ("none", "mild", "severe")
    assert read.grid.values.tolist() == [[41, 6, 0], [5, 22, 3], [1, 4, 18]]


MOVES = "| | A | B | C |\n|--|--|--|--|\n| A | – | 30 | 41 |\n| B | 22 | – | 17 |\n| C | 9 | 16 | – |\n"


def test_sums_under_a_square_are_no_row_whatever_they_are_called():
    read = panel(f"Heatmap of moves, from in the rows.\n\n{MOVES}| *all that came* | *31* | *46* | *58* |\n")
    assert read.y.categories == ("A", "B", "C")


def test_a_line_under_a_square_that_is_no_sum_is_a_row():
    read = panel(f"Heatmap of moves, from in the rows.\n\n{MOVES}| all that came | 31 | 46 | 59 |\n")
    assert read.y.categories == ("A", "B", "C", "all that came")


@pytest.mark.parametrize(
    ("across", "down"),
    [("Total actual", "Total predicted"), ("True Total", "Predicted totals"),
     ("Sum (true)", "Sum of predicted"), ("Recall", "Pred. total"),
     ("Σ", "Predictions total"), ("Tot", "**Total Pred**")],
)
def test_sums_of_one_side_are_no_class(across, down):
    heads = f"| True \\ Pred | apple | pear | plum | {across} |"
    text = table(heads, ("20 |", "20 |", "20 |"), f"| {down} | 20 | 20 | 20 | 60 |")
    assert cells(text) == FRUIT
    assert panel(text).x.categories == panel(text).y.categories == ("apple", "pear", "plum")


def test_two_kinds_of_sums_behind_the_classes():
    text = table(
        "| True \\ Pred | apple | pear | plum | Tot | Rec |",
        ("20 | 0.9 |", "20 | 0.75 |", "20 | 0.8 |"),
        "| **Total Pred** | 20 | 20 | 20 | 60 | |",
    )
    assert cells(text) == FRUIT
