"""Figures extracted into sections of lists: levels, legends and cells told line by line."""

from __future__ import annotations

from sources import cells, panel

import replot

AXES = "A heatmap. X-axis: layer (20, 22, 24). Y-axis: Digit Scale (1, 2).\n\n"


def test_labels_that_hold_the_word_scale_head_their_values():
    text = AXES + (
        "* **Digit Scale 1:** Accuracy is approximately 0.8 for layers 22 and 24.\n"
        "* **Digit Scale 2:** Accuracy is 0.6 for layer 22 and 0.7 for layer 24.\n"
    )
    assert cells(text) == [[None, 0.8, 0.8], [None, 0.6, 0.7]]


def test_a_sentence_right_after_a_list_is_no_part_of_it():
    text = (
        "A heatmap, rows 1 and 2, columns 1 and 2.\n* (1, 1): Rate = 0.5\n* (2, 2): Rate = 0.7\nThe "
        "values rise with both.\n"
    )
    assert cells(text) == [[0.5, None], [None, 0.7]]


def test_rows_in_brackets_behind_their_names():
    text = (
        "A heatmap (row = `b`, column = `a`). X-axis (`a`): 1, 2. Y-axis (`b`): 1, 2.\n```\n1: "
        "[1.0, 0.9]\n2: [0.8, 0.7]\n```\n"
    )
    text += "- The diagonal cells are all 1.00.\n"
    assert cells(text) == [[1.0, 0.9], [0.8, 0.7]]


def test_one_cell_a_line_under_what_is_highest():
    text = (
        "A heatmap. Y-axis: Layer 0 to 1. X-axis: tokens `level`, `plum`.\n\n### Detailed Analysis\n"
        '- **Highest Similarity**:\n    - **Layer 0, Token "level"**: Yellow (≈0.04), '
        "indicating the strongest match.\n"
    )
    assert cells(text) == [[0.04, None], [None, None]]


def test_two_labels_with_the_lowest_value_are_no_row_and_column():
    text = (
        "A heatmap. Both axes: Coop, Duel, Even.\n\n- Low values: most agents are near 20, with Coop "
        "and Duel showing the lowest (15)."
    )
    assert {value for row in cells(text) for value in row} == {None}


def test_labels_in_a_line_under_an_axis():
    text = (
        "A heatmap.\n- **Y-axis (Time step)**:\n    - Labels: `1`, `7`, `13`\n- **X-axis "
        "(Feature)**:\n    - Labels: `1`, `5`, `10`\n"
    )
    assert (panel(text).y.label, panel(text).y.categories) == ("Time step", ("1", "7", "13"))
    assert (panel(text).x.label, panel(text).x.categories) == ("Feature", ("1", "5", "10"))


def test_full_stops_of_short_labels():
    text = 'A heatmap.\n- **Y-axis**:\n    - "Subj." (Subject)\n    - "Attn." (Attention)\n'
    text += "- **X-axis**: A, B\n\n- Subj: A 1, B 2\n"
    assert panel(text).y.categories == ("Subj.", "Attn.")
    assert cells(text)[0] == [1, 2]


def test_panels_from_the_leftmost_to_the_rightmost():
    text = (
        "## Heatmap Series: Agents\n\nBoth axes: A, B.\n\n"
        "1. **Leftmost Heatmap:**\n    * **Title:** `Sum of rewards`\n    * **Color Bar:** 0 (dark) to "
        "10 (light).\n"
        "2. **Rightmost Heatmap:**\n    * **Title:** `Share of wins`\n    * **Color Bar:** 40 (dark) to "
        "100 (light).\n"
    )
    figure = replot.parse(text)
    assert [(p.title, p.color.vmin, p.color.vmax) for p in figure.panels] == [
        ("Sum of rewards", 0, 10),
        ("Share of wins", 40, 100),
    ]


def test_names_listed_for_both_axes_behind_a_bracket():
    text = (
        "A heatmap.\n* **Categories (identical for both axes):** The following are listed on both "
        "the x and y axes:\n    1. Text\n    2. Graph\n"
    )
    assert panel(text).x.categories == panel(text).y.categories == ("Text", "Graph")


def test_titles_that_hold_words_of_sections():
    text = "## Heatmap: Cross-Dataset Transfer Matrix\n\nRows A and B, columns C and D."
    assert replot.parse(text).title == "Cross-Dataset Transfer Matrix"


def test_points_that_run_on_in_one_line():
    text = (
        "A heatmap of likeness. X-axis: A, B, D. Y-axis: A, B, D. * The diagonal shows perfect likeness "
        "(e.g., A-A is 0.93, B-B is 0.95). * D shows moderate likeness, ranging from 0.48 to 0.64."
    )
    assert panel(text).y.label is None
    assert [cells(text)[k][k] for k in range(3)] == [0.93, 0.95, None]
