"""Reports of models: matrices without heads, corners with two names, relations told in one breath."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot
from replot import NotAHeatmap

VALUES = [[105, 4], [13, 9]]
REPORT = "| | precision | recall | support |\n|---|---|---|---|\n| no | 0.9 | 1 | 109 |\n"
REPORT += "| yes | 0.7 | 0.4 | 22 |\n| accuracy | | | 131 |\n\n"


def test_a_table_of_values_alone_is_the_matrix():
    table = "| 105 | 4 |\n|---|---|\n| 13 | 9 |\n"
    read = panel(f"Classification report:\n\n{REPORT}Confusion Matrix (Test):\n\n{table}\nSo it is.\n")
    assert read.x.categories == read.y.categories == ("no", "yes")
    assert read.grid.values.tolist() == VALUES


def test_a_line_that_counts_is_one_of_heads():
    assert cells("Similarity matrix:\n\n| 0 | 1 |\n|---|---|\n| 13 | 9 |\n") == [[9]]


def test_a_corner_that_stands_in_a_column_of_its_own():
    lines = [r"GOLD\PRED    oak   elm    fir   Σ", "oak           30    19      3  52"]
    lines += ["elm            7   239      2 248", "fir            0     4     34  38"]
    read = panel("The confusion matrix (test):\n\n```\n" + "\n".join(lines) + "\n```\n")
    assert (read.y.label, read.x.label) == ("GOLD", "PRED")
    assert read.x.categories == read.y.categories == ("oak", "elm", "fir")
    assert read.grid.values.tolist() == [[30, 19, 3], [7, 239, 2], [0, 4, 34]]


def test_parts_without_a_table_are_no_panels_beside_those_with_one():
    grid = "| | pred=oak | pred=elm |\n|---|---|---|\n| true=oak | {} | 4 |\n| true=elm | 13 | 9 |\n\n"
    text = "## Val\n\nConfusion matrix (val):\n\n{}## Test\n\nConfusion matrix (test):\n\n{}"
    text = text.format(grid.format(100), grid.format(105))
    figure = replot.parse(text + "## Outputs\n\n- Model: models/run_2026-01-30\n- Seeds: 3\n")
    assert [p.title for p in figure.panels] == ["Val", "Test"]
    assert figure.panels[1].grid.values.tolist() == VALUES


@pytest.mark.parametrize(
    ("said", "names", "values"),
    [
        (
            "Gold Price and Silver Price are highly correlated with each other (r = 0.89). Oil and Gas show "
            "a very strong positive correlation (r = 0.81).",
            ("Gold Price", "Silver Price", "Oil", "Gas"),
            {(0, 1): 0.89, (2, 3): 0.81},
        ),
        (
            "Likes-shares correlation is only 0.003, likes-comments is -0.003, and shares-comments is -0.01. "
            "The metrics are uniformly distributed and statistically independent.",
            ("Likes", "shares", "comments"),
            {(0, 1): 0.003, (0, 2): -0.003, (1, 2): -0.01},
        ),
        (
            "Most variables are complex and not directly linear. The strongest correlation (+0.73) is seen "
            "between yield and impact, indicating a driver.",
            ("yield", "impact"),
            {(0, 1): 0.73},
        ),
    ],
)
def test_relations_of_a_correlation_heatmap(said, names, values):
    read = panel(f"The correlation heatmap reveals this. {said}")
    assert read.x.categories == read.y.categories == names
    told = {place: read.grid.values[place] for place in values}
    assert told == values


def test_words_with_hyphens_are_no_pairs():
    with pytest.raises(NotAHeatmap):
        replot.parse("The correlation heatmap is weak. Cross-validation is 0.85, and re-training is 0.91.")


def test_statistics_beside_a_matrix_are_none_of_its_cells():
    table = "| type | count | mean | median | std |\n|---|---|---|---|---|\n| CB | 78 | 1.7 | 1.8 | 2.3 |\n"
    table += "| SW | 115 | 1.5 | 1.4 | 2.1 |\n"
    text = f"### Tree Correlation Matrix\n\n![Matrix](a.png)\n\n* Confirms the above.\n\n### Gaps\n\n{table}"
    assert panel(text).x.categories == ()


def test_lines_of_numbers_between_empty_lines():
    lines = ["    0     4     1", "    0     0     0", "    1     1     0"]
    text = "The tool prints the confusion matrix::\n\n    cm =\n\n{}\n\n    The rows are the labels of A.\n"
    assert cells(text.format("\n".join(lines))) == [[0, 4, 1], [0, 0, 0], [1, 1, 0]]
