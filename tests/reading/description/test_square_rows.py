"""Square matrices in tables whose cells a converter moved, and lines of tables that are no part of them."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

SHRUBS = ("heath", "broom", "gorse")
COUNTS = [[41, 2, 0], [3, 38, 5], [1, 6, 29]]

NAMES_ON_LINES_OF_THEIR_OWN = """Table 2. Confusion matrix of shrubs.

| Guess | | | | |
|---|---|---|---|---|
| heath | broom | gorse | Class.error | |
| Fact | | | | |
| heath | 41 | 2 | 0 | 0.05 |
| broom | 3 | 38 | 5 | 0.17 |
| gorse | 1 | 6 | 29 | 0.19 |
"""

LETTERS_DOWN_THE_SIDE = """Confusion matrix of shrubs.
Shrub | Guess | |||
---|---|---|---|---|
heath | broom | gorse | ||
O | heath | 41 | 2 | 0 |
l | broom | 3 | 38 | 5 |
d | gorse | 1 | 6 | 29 |
"""

NAMES_BEFORE_HEADS_AND_ROWS = """The wrong guesses were looked through by hand.
checked by hand | ||||
---|---|---|---|---|
heath | broom | gorse | ||
first guess | heath | 41 | 2 | 0 |
broom | 3 | 38 | 5 |
gorse | 1 | 6 | 29 |
"""

MARGINS_WITHOUT_NAMES = """heath | broom | gorse |
heath | 41 | 2 | 0 | 95% |
broom | 3 | 38 | 5 | 83% |
gorse | 1 | 6 | 29 | 81% |
91% | 83% | 85% | 86% |

Some broom was taken for gorse where both flower.
"""


@pytest.mark.parametrize(
    ("text", "down", "across"),
    [
        (NAMES_ON_LINES_OF_THEIR_OWN, "Fact", "Guess"),
        (LETTERS_DOWN_THE_SIDE, "Old", "Guess"),
        (NAMES_BEFORE_HEADS_AND_ROWS, "first guess", "checked by hand"),
        (MARGINS_WITHOUT_NAMES, None, None),
    ],
)
def test_rows_found_again_by_the_labels_that_are_heads(text, down, across):
    figure = panel(text)
    assert figure.x.categories == figure.y.categories == SHRUBS
    assert (figure.y.label, figure.x.label) == (down, across)
    assert cells(text) == COUNTS


def test_margins_without_a_name_are_told_of():
    (finding,) = (f for f in replot.examine(MARGINS_WITHOUT_NAMES).findings if f.code == "R109")
    assert finding.message == "a line without a name stands in the table and not in the figure"


def test_half_of_a_matrix_whose_rows_were_moved_to_the_left():
    text = """Correlations of the water of 9 wells.
iron | lime | salt | |
iron | 1.00 | 0.42* | −0.07 |
lime | 1.00 | 0.31 | |
salt | 1.00 | | |
"""
    assert cells(text) == [[1, 0.42, -0.07], [None, 1, 0.31], [None, None, 1]]


def test_half_of_a_matrix_that_nobody_moved():
    text = "Correlations.\n\n| | iron | lime | salt |\n|---|---|---|---|\n| iron | 1.00 | | |\n"
    text += "| lime | 0.42 | 1.00 | |\n| salt | 0.1 | 0.31 | 1.00 |\n"
    assert cells(text) == [[1, None, None], [0.42, 1, None], [0.1, 0.31, 1]]


def test_a_column_behind_a_square_that_nothing_else_calls_a_matrix():
    text = """Table 7. How the judges scored.
Given | heath | broom | gorse | Unsure |
---|---|---|---|---|
heath | 41 | 2 | 0 | 4 |
broom | 3 | 38 | 5 | 0 |
gorse | 1 | 6 | 29 | 1 |
"""
    assert panel(text).x.categories == (*SHRUBS, "Unsure")
    assert panel(text.replace("Unsure", "Errors")).x.categories == SHRUBS


def test_prices_under_other_heads_are_no_matrix():
    text = "Prices of shrubs.\nShrub | small | large | rare |\nheath | 4 | 2 | 1 |\nbroom | 3 | 8 | 5 |\n"
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(text)


def test_heads_that_are_the_numbers_of_the_labels():
    text = """Correlations (r) among traits: spring above the diagonal, autumn below.
Trait | 1 | 2 | 3a |
---|---|---|---|
1. Leaf size | – | .33** | − .18 |
2. Root depth | .42 | – | – .08 |
3. Seed weighta | .23 | − .13 | – |
"""
    assert panel(text).x.categories == ("1", "2", "3a")
    assert cells(text) == [[None, 0.33, -0.18], [0.42, None, -0.08], [0.23, -0.13, None]]


def test_heads_in_lines_of_their_own_over_rows_in_one_line():
    text = """Confusion matrix of dialects; rows are the true ones, columns the guessed ones.

Dialect
north
south
coast
north speech 80.5% 4.5% 15%
south speech 20% 69.5% 10.5%
coast speech 24.5% 2.5% 73%
"""
    figure = panel(text)
    assert figure.x.categories == ("north", "south", "coast")
    assert figure.y.categories == ("north speech", "south speech", "coast speech")
    assert cells(text) == [[80.5, 4.5, 15], [20, 69.5, 10.5], [24.5, 2.5, 73]]


def test_a_name_before_the_first_of_the_labels_which_are_codes():
    text = "A heatmap of what I win.\n\nYour move\nA2 B2 C2\nMy own move A1 1 2 3\nB1 8 7 6\nC1 9 10 11\n"
    figure = panel(text)
    assert (figure.y.label, figure.y.categories) == ("My own move", ("A1", "B1", "C1"))
    assert cells(text) == [[1, 2, 3], [8, 7, 6], [9, 10, 11]]


def test_a_figure_for_all_in_the_last_line():
    text = "Confusion matrix.\n\n| Class | heath | broom | gorse |\n|---|---|---|---|\n"
    text += "| heath | 41 | 2 | 0 |\n| broom | 3 | 38 | 5 |\n| gorse | 1 | 6 | 29 |\n"
    text += "| Mean accuracy = 86% | | | |\n"
    assert panel(text).y.categories == SHRUBS


def test_words_that_say_what_the_only_column_means():
    text = "![Correlation heatmap](a.png)\n\n"
    text += "| Trait | Correlation with yield | Interpretation |\n|---|---|---|\n"
    text += "| iron | +0.65 | strong |\n| lime | −0.41 | moderate |\n| salt | 0.1 | weak |\n"
    assert panel(text).x.categories == ("Correlation with yield",)
    assert cells(text) == [[0.65], [-0.41], [0.1]]


def test_a_half_without_its_first_and_last_label_stays_where_it_stands():
    read = replot.parse(
        "A correlation heatmap, lower half.\n\n| | oak | elm | fir | yew |\n|-|-|-|-|-|\n| elm | 0.3 | | |\n"
        "| fir | 0.7 | 0.2 | | |\n| yew | 0.6 | 0.1 | 0.9 | |\n| ash | 0.4 | 0.5 | 0.8 | 0.15 |\n"
    ).panels[0]
    assert read.x.categories == ("oak", "elm", "fir", "yew")
    assert read.y.categories == ("elm", "fir", "yew", "ash")
    assert read.grid.values[0, 0] == 0.3
    assert read.grid.values[3].tolist() == [0.4, 0.5, 0.8, 0.15]
