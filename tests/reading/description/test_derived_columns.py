"""Columns beside those of the heatmap: reckoned ones, those of other charts, scores."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot


@pytest.mark.parametrize(
    ("head", "lines"),
    [
        ("| Grade | Day shift | Night shift | Amplification |", (
            "| Foreman | 3.2% | 13.6% | 4.3× |", "| Fitter | 6.5% | 7.5% | 1.2× |",
            "| Helper | 12.3% | 17.4% | 1.4× |",
        )),
        ("| Region | Rainfed | Irrigated | Δ |", (
            "| North | 3.1 | 5.2 | +2.1 |", "| East | 2.4 | 2.3 | -0.1 |", "| West | 2.2 | 4.0 | +1.8 |",
        )),
        ("| Page | Before | After | Change |", (
            "| /login | 120 | 90 | -25% |", "| /search | 340 | 170 | -50% |", "| /cart | 80 | 88 | 10% |",
        )),
        ("| Arm | Visit 1 | Visit 2 | Difference |", (
            "| Placebo | 141 | 139 | 2 |", "| Low dose | 142 | 131 | 11 |", "| High dose | 140 | 122 | 18 |",
        )),
    ],
)  # fmt: skip
def test_what_is_reckoned_from_two_others(head, lines):
    read = panel("\n".join(("The heatmap shows both.\n", head, "|---|---|---|---|", *lines)))
    assert read.grid.shape == (3, 2)
    assert read.x.categories == tuple(part.strip() for part in head.split("|")[2:4])


def test_a_row_that_is_reckoned():
    rows = "| Oslo | 12 | 14 | 18 | 30 |\n| Bergen | 10 | 11 | 12 | 20 |\n| Ratio | 1.2 | 1.27 | 1.5 | 1.5 |"
    text = f"A heatmap of sales.\n\n| | Q1 | Q2 | Q3 | Q4 |\n|---|---|---|---|---|\n{rows}\n"
    assert panel(text).y.categories == ("Oslo", "Bergen")


def test_a_change_that_is_measured_stays():
    rows = "| a | 3 | 5 | 9 |\n| b | 4 | 4 | 7 |\n| c | 2 | 6 | 1 |"
    assert panel(f"A heatmap.\n\n| | X | Y | Change |\n|---|---|---|---|\n{rows}\n").grid.shape == (3, 3)


@pytest.mark.parametrize(
    "chart",
    [
        "In the bar chart the bar height equals the total area (hectares).",
        "The bars on the right show the total area.",
        "The bar lengths are the total area; the map has the shares.",
        "The line chart gives the total area.",
    ],
)
def test_the_columns_of_another_chart(chart):
    rows = "| Kent | 0.6 | 0.4 | 120 |\n| Devon | 0.2 | 0.8 | 340 |"
    head = "| County | Wheat | Barley | Total area |\n|---|---|---|---|"
    text = f"The heatmap shows the share of each crop. {chart}\n\n{head}\n{rows}\n"
    assert cells(text) == [[0.6, 0.4], [0.2, 0.8]]


SCORES = "| Species | AP | F1 |\n|---|---|---|\n| finch | 0.42 | 0.45 |\n| wren | 0.19 | 0.10 |\n"
SCORES += "| robin | 0.1 | 0.2 |\n\n"
BELOW = "The heatmap below shows the mean predicted probability for each species, by the true species. "


def test_scores_before_the_heatmap():
    told = "The diagonal is highest for robin (0.77), lower for finch and wren (0.41). "
    text = SCORES + BELOW + told + "Wren clips receive a robin score of 0.22.\n"
    assert panel(text).x.categories == panel(text).y.categories == ("finch", "wren", "robin")
    assert cells(text) == [[0.41, None, None], [None, 0.41, 0.22], [None, None, 0.77]]


@pytest.mark.parametrize(
    "said", ["The heatmap below shows these scores.", "The following heatmap compares AP and F1."]
)
def test_scores_that_the_heatmap_shows(said):
    assert cells(f"{SCORES}{said}\n") == [[0.42, 0.45], [0.19, 0.1], [0.1, 0.2]]


def test_the_classes_of_a_report_are_those_of_the_matrix():
    report = "| Class | Precision | Recall |\n|---|---|---|\n| oak | 0.9 | 0.8 |\n| elm | 0.8 | 0.7 |\n"
    report += "| ash | 0.7 | 0.9 |\n"
    said = "The confusion matrix: the diagonal is strong for oak (0.8) and ash (0.9).\n"
    assert cells(f"{report}\n{said}") == [[0.8, None, None], [None, None, None], [None, None, 0.9]]


def test_a_report_of_models_names_no_classes():
    report = "| Model | Precision | Recall |\n|---|---|---|\n| SVM | 0.9 | 0.8 |\n| KNN | 0.8 | 0.7 |\n"
    said = "The confusion matrix of the SVM comes next. Its diagonal is strong: SVM 0.9.\n"
    assert "KNN" not in replot.parse(f"{report}\n{said}").panels[0].x.categories


@pytest.mark.parametrize(("head", "remarks", "kept"), [
    ("Remarks", ("calm and **steady**", "between 2\\~4 it stays well", "falls from 4 on"), False),
    ("관찰", ("낮은 음주", "여가 2 구간 안정적 성적", "**음주가 4 이상**이면 급락"), False),
    ("Points", ("none at all", "4", "five points"), True),
    ("Rating", ("calm and steady", "moderate (5)", "rather low (2)"), True),
    ("Grade", ("level one", "level 2", "level 3"), True),
])  # fmt: skip
def test_remarks_that_speak_of_numbers(head, remarks, kept):
    lines = (f"| {k} | {k}.5 | 2.9 | {said} |" for k, said in enumerate(remarks, 1))
    read = panel("\n".join(("A heatmap of scores.\n", f"| Tea | May | June | {head} |", "|-|-|-|-|", *lines)))
    assert list(read.x.categories) == ["May", "June", *[head] * kept]
    assert read.grid.values[:, :2].tolist() == [[1.5, 2.9], [2.5, 2.9], [3.5, 2.9]]


LEAVES = """The image is a heatmap of leaf damage.

| Plot | Area | Week 1 | Week 2 | Week 3 |
|---|---|---|---|---|
| North | 120 | 3.4 | 2.1 | 1.1 |
| South | 96 | 4.4 | 3.1 | |
| Fen | 140 | 5 | 4.2 | 2.9 |

"""


@pytest.mark.parametrize(("said", "beside"), [
    ('The "Area" column is plain text on white.', False),
    ("The column Area is just ordinary text.", False),
    ("The Area column is uncoloured.", False),
    ("The heatmap consists of the three Week columns only.", False),
    ("The heatmap is made up of only the Week columns.", False),
    ("Only the 3 Week columns are coloured.", False),
    ("Only the Week columns form the heatmap.", False),
    ("Only the Week columns are coloured green, Area is red.", True),
    ("The heatmap consists of the two Week columns only.", True),
    ("The heatmap covers the Week columns.", True),
])  # fmt: skip
def test_what_stands_beside_the_coloured_columns(said, beside):
    read = panel(f"{LEAVES}{said}\n")
    assert read.x.categories == ("Area", "Week 1", "Week 2", "Week 3")[not beside :]
    assert read.grid.values[2].tolist() == [140, 5, 4.2, 2.9][not beside :]
