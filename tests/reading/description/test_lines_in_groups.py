"""Values told for groups of labels, with their labels behind them, and with remarks among them."""

from __future__ import annotations

import pytest
from sources import cells, panel, told

import replot

SAMPLES = "A heatmap. Rows are Asp and Elm, columns are Ctrl_1, Ctrl_2, Ctrl_3, Salt_1, Salt_2.\n\n"


@pytest.mark.parametrize(
    ("lines", "values"),
    [
        ("*Asp* — −1.1, −0.9, −1.0 in the controls; 1.2, 0.9 after salt\n"
         "*Elm* — −0.7, −0.8, −0.6 in the controls; 0.2, 0.6 after salt",
         [[-1.1, -0.9, -1, 1.2, 0.9], [-0.7, -0.8, -0.6, 0.2, 0.6]]),
        ("- Asp: 1.2, 0.9 under salt; 5, 6, 7 in the controls\n"
         "- Elm: 3, 4 under salt; 8, 8, 9 in the controls",
         [[5, 6, 7, 1.2, 0.9], [8, 8, 9, 3, 4]]),
    ],
)
def test_values_of_a_line_are_told_for_groups_of_its_labels(lines, values):
    assert cells(SAMPLES + lines) == values


def test_groups_that_are_called_like_other_labels_than_their_own_are_not_read():
    text = "A heatmap. Rows are Asp and Elm, columns are m1, m2, m3, f1, f2, other.\n\n"
    lines = "- Asp: 1, 2, 3 in the females; 4, 5, 6 in the males"
    assert cells(text + lines) == [[None] * 6] * 2


FEEDS = (
    'A heatmap. The y-axis lists 80 and 120, the x-axis is labelled "Feed (mm)" and lists 0.05, 0.10, 0.15. '
)


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ("At 80 m/min, Ra rises from 1.12 µm at a feed of 0.05 to 1.58 µm at 0.10 and 2.31 µm at 0.15, the "
         "highest roughness in the map.", [1.12, 1.58, 2.31]),
        ("At 80 m/min, Ra falls from 2.12 µm at the feed of 0.05 to 1.58 µm at 0.10 and 1.31 µm at 0.15.",
         [2.12, 1.58, 1.31]),
        ("At 80 m/min the metal is smoothest, with 0.81 µm at 0.05 (the minimum of the map), 1.2 µm at 0.10 "
         "and 1.79 µm at 0.15.", [0.81, 1.2, 1.79]),
    ],
)
def test_numbers_that_are_labels_stand_behind_the_values(said, values):
    assert cells(FEEDS + said) == [values, [None] * 3]


@pytest.mark.parametrize(
    ("said", "label", "vmin", "vmax"),
    [
        ('Blue is low, red is high, and the key in the upper left corner goes from −1.5 to 1.5 ("Row Z").',
         "Row Z", -1.5, 1.5),
        ('The colour scale, on a blue to red diverging map, goes from −2 to 2 ("Row Z").', "Row Z", -2, 2),
        ('The colour scale goes from 0 (white) to 2 (red) ("Dose").', "Dose", 0, 2),
    ],
)
def test_the_key_is_named_in_brackets_behind_its_ends(said, label, vmin, vmax):
    color = replot.parse(f"A heatmap. {said} Rows are Oslo and Rome, columns A and B.\n\n- Oslo: 1, 2\n"
                         "- Rome: 0, 1").to_dict()["panels"][0]["color"]
    assert (color["label"], color["vmin"], color["vmax"]) == (label, vmin, vmax)


def test_the_middle_one_of_three_colours_tells_their_order():
    text = ("A heatmap. The colour bar ranges from 0 to 5, with dark purple for smooth boards, teal for "
            "medium ones and yellow for rough ones. Rows are Asp and Elm, columns 1 and 2.\n\n"
            "- Asp: 1, 2\n- Elm: 3, 4")
    assert panel(text).color.cmap == "viridis"


def test_tables_of_parts_hold_lines_about_colours_and_single_cells():
    text = ("| Element | Description |\n|---|---|\n| Title | Scores of tea (0–100, more is better) |\n"
            "| Rows | 2 towns |\n| Columns | 2 sorts |\n| Colors | light green (low) to dark green (high) |\n"
            '| Grey cells | "n/a", no score |\n\n'
            "| Town | A | B |\n|---|---|---|\n| Oslo | 1 | n/a |\n| Rome | 3 | 4 |\n\nThis is a heatmap.")
    figure = replot.parse(text)
    assert figure.title == "Scores of tea (0–100, more is better)"
    assert figure.panels[0].color.cmap == "Greens"
    assert told(text) == ["A, B / Oslo, Rome\n1 b\n3 4"]


GROUPED = "Heatmap. X-axis: LR, MM. Y-axis: oak, elm, ash.\n\n1. **LR**:\n"


@pytest.mark.parametrize(
    "line",
    [
        "- High accuracy (≥95): oak (99), elm (97)\n",
        "- High (95–100): oak (99), elm (97)\n",
        "- **Very high (above 95)**: oak (99), elm (97)\n",
        "- **High Accuracy (95 to 100)**:\n  - oak (99)\n  - elm (97)\n",
    ],
)
def test_a_group_whose_bounds_are_told(line):
    assert cells(GROUPED + line) == [[99, None], [97, None], [None, None]]


def test_a_label_that_looks_like_such_a_group():
    text = "Heatmap. X-axis: LR, MM. Y-axis: Low (0), High (1).\n\n- Low (0): 4, 5\n- High (1): 6, 7\n"
    assert cells(text) == [[4, 5], [6, 7]]


def test_the_bounds_of_some_are_not_those_of_all():
    assert cells(f"{GROUPED}- High (95–100): oak, elm\n") == [[None, None]] * 3
