"""Tables whose spanning heads a converter lost, and lists of which a part is told as a range."""

from __future__ import annotations

import pytest
from sources import cells, panel

SHIFTED = """Confusion matrix of annotators.

Expert | |||||
---|---|---|---|---|---|
Water | Trees | Grass | Precision/User's | ||
Novice | Water | 781 | 36 | 21 | 94.9% |
Trees | 23 | 166 | 49 | 81.5% | |
Grass | 9 | 60 | 54 | 50.0% | |
Recall/Producer's | 92.6% | 87.3% | 22.4% | 77.8% | |
"""


def test_lines_that_begin_too_far_left():
    figure = panel(SHIFTED)
    assert (figure.y.label, figure.x.label) == ("Novice", "Expert")
    assert figure.x.categories == figure.y.categories == ("Water", "Trees", "Grass")
    assert cells(SHIFTED) == [[781, 36, 21], [23, 166, 49], [9, 60, 54]]


def test_a_table_with_empty_cells_at_its_ends_stays_as_it_is():
    text = "A heatmap.\n\n| | a | b | c |\n|---|---|---|---|\n| p | 1 | 2 | |\n| q | 3 | 4 | 5 |\n"
    assert cells(text) == [[1, 2, None], [3, 4, 5]]


@pytest.mark.parametrize(
    ("listed", "labels"),
    [
        ("1, 2 and 13 to 15", ("1", "2", "13", "14", "15")),
        ("1, 2, 5 through 7", ("1", "2", "5", "6", "7")),
        ("1 to 5, 6 to 10", ("1 to 5", "6 to 10")),
    ],
)
def test_a_range_within_a_list_of_numbers(listed, labels):
    assert panel(f"A heatmap. Columns: {listed}. Rows: A, B.").x.categories == labels


LACKING = "Yields correlated, as a heatmap.\n\n| Wheat | Maize | Rice |{}\n|---|---|---|{}\n"
SQUARE = "| Wheat | 1.00 | 0.41 | 0.12 |\n| Maize | 0.41 | 1.00 | 0.35 |\n| Rice | 0.12 | 0.35 | 1.00 |\n"


@pytest.mark.parametrize("last", [(" |", "---|"), ("", "")])
def test_heads_that_are_the_labels_lack_the_corner(last):
    text = LACKING.format(*last) + SQUARE
    figure = panel(text)
    assert figure.x.categories == figure.y.categories == ("Wheat", "Maize", "Rice")
    assert (figure.x.label, figure.y.label) == (None, None)
    assert cells(text) == [[1, 0.41, 0.12], [0.41, 1, 0.35], [0.12, 0.35, 1]]


@pytest.mark.parametrize(
    "heads", ["Mon | Tue | Wed", "Q1 2020 | Q2 2020 | Q3 2020", "Week 1 | Week 2 | Week 3"]
)
def test_heads_of_one_kind_lack_the_corner(heads):
    text = f"Heatmap of trips.\n\n| {heads} | |\n|-|-|-|-|\n| North | 1 | 2 | 3 |\n| South | 4 | 5 | 6 |\n"
    figure = panel(text)
    assert figure.x.categories == tuple(heads.split(" | "))
    assert figure.y.categories == ("North", "South")
    assert cells(text) == [[1, 2, 3], [4, 5, 6]]


def test_the_head_of_the_labels_stays_where_the_last_column_has_none():
    text = "A heatmap.\n\n| Gate | Mon | Tue | |\n|-|-|-|-|\n| North | 1 | 2 | |\n| South | 4 | 5 | |\n"
    figure = panel(text)
    assert (figure.y.label, figure.x.categories) == ("Gate", ("Mon", "Tue"))
    assert cells(text) == [[1, 2], [4, 5]]


LINES = ((1, "elm"), (3, "oak"))


def test_a_square_in_html_whose_head_lacks_the_corner():
    body = "".join(f"<tr><th>{name}</th><td>{n}</td><td>{n + 1}</td></tr>" for n, name in LINES)
    text = f"Confusion matrix.\n\n<table>\n<tr><th>elm</th><th>oak</th></tr>\n{body}\n</table>\n"
    assert panel(text).x.categories == panel(text).y.categories == ("elm", "oak")
    assert cells(text) == [[1, 2], [3, 4]]


@pytest.mark.parametrize("head", ["tea | rice | salt |", "tea | rice | salt | |"])
def test_heads_whose_corner_a_converter_lost(head):
    text = f"Prices heatmap\n\n{head}\n|---|---|---|---|\n| North | 1.5 | 2.5 | 3 |\n| South | 4 | 5 | 6 |\n"
    assert (panel(text).x.categories, panel(text).x.label) == (("tea", "rice", "salt"), None)
    assert cells(text) == [[1.5, 2.5, 3], [4, 5, 6]]


def test_a_last_column_with_empty_cells_may_be_without_a_head():
    text = (
        "Prices heatmap\n\nregion | tea | rice | |\n|---|---|---|---|\n| North | 1 | 2 | |\n| South | 4 "
        "| 5 | |\n"
    )
    assert panel(text).x.categories == ("tea", "rice")
    assert cells(text) == [[1, 2], [4, 5]]


@pytest.mark.parametrize("bar", ["", "| "])
@pytest.mark.parametrize(
    ("heads", "labels"),
    [
        (("Predicted real", "Predicted fake"), ("Actual real", "Actual fake")),
        (("Predicted: no", "Predicted: yes"), ("Actual: no", "Actual: yes")),
        (("Actual kept", "Actual sold"), ("Predicted kept", "Predicted sold")),
        (("Predicted dry", "Predicted wet"), ("dry", "wet")),
        (("Pred. dry", "Pred. wet"), ("dry (actual)", "wet (actual)")),
    ],
)
def test_heads_of_one_side_are_all_of_columns(heads, labels, bar) -> None:
    rows = [f"{bar}{label} | {k + 5} | {k + 7} |" for k, label in enumerate(labels)]
    text = "\n".join(["## Confusion matrix", f"| {' | '.join(heads)} |", "| --- | --- |", *rows])
    read = panel(text)
    bare = heads[0][:9] == "Predicted" and labels[0] == "dry"
    assert read.x.categories == (labels if bare else heads)
    assert read.y.categories == labels
    assert read.grid.values.tolist() == [[5, 7], [6, 8]]


@pytest.mark.parametrize("total", ["Total", "Support"])
def test_a_total_behind_heads_of_one_side(total) -> None:
    text = f"## Confusion matrix\n| Predicted dry | Predicted wet | {total} |\n|-|-|-|\n"
    read = panel(f"{text}| Actual dry | 5 | 7 | 12 |\n| Actual wet | 6 | 8 | 14 |\n")
    assert read.x.categories == ("Predicted dry", "Predicted wet")
    assert read.grid.values.tolist() == [[5, 7], [6, 8]]


@pytest.mark.parametrize("heads", ["Predicted class | Predicted share", "Predicted | Actual", "True | False"])
def test_heads_of_one_side_without_its_classes(heads) -> None:
    text = f"A heatmap.\n\n| {heads} | |\n|-|-|-|\n| dry | 5 | 7 |\n| wet | 6 | 8 |\n"
    assert panel(text).x.categories == (heads.split(" | ")[1], "")
