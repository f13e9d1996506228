"""The order of labels, of pairs and of whole grids, as the lists of a text tell it."""

from __future__ import annotations

import pytest
from sources import cells, panel, told

import replot

PAIRS = "\n\n- BMI–age 0.21\n- SBP–age 0.44; SBP–BMI 0.37"


@pytest.mark.parametrize(
    "listed",
    [
        "Variables in order: age, BMI, SBP.",
        "The variables, in order, are age, BMI and SBP.",
        "Variables: age, BMI, SBP.",
        "The variables are age, BMI, SBP.",
    ],
)
def test_a_list_gives_the_order_of_the_names_of_pairs(listed):
    text = f"**Correlation heatmap** (lower triangle only, red–blue, −1 to 1).\n\n{listed}{PAIRS}"
    assert panel(text).x.categories == panel(text).y.categories == ("age", "BMI", "SBP")
    assert [row[:2] for row in cells(text)][1:] == [[0.21, None], [0.44, 0.37]]
    assert (panel(text).color.vmin, panel(text).color.vmax) == (-1, 1)


def test_every_pair_of_a_sentence_has_its_value():
    said = "Elm vs. oak is 1, elm vs. elm 0, elm vs. ash -1; oak vs oak is 5, oak vs elm 6."
    assert cells(f"Heatmap. Rows and columns are oak, elm, ash. {said}") == [
        [5, 6, None], [1, 0, -1], [None, None, None]
    ]


ROWS = "Rows list the models A1, B2, C3; columns list the tasks Logic, Speech."
GRIDS = [[[0.9, 0.8], [0.7, 0.6], [0.5, 0.4]], [[9, 8], [7, 6], [5, 4]]]


@pytest.mark.parametrize(
    "said",
    [
        "Dry: 0.9, 0.8; 0.7, 0.6; 0.5, 0.4. Wet: 9, 8; 7, 6; 5, 4.",
        "Dry values by row: 0.9, 0.8; 0.7, 0.6; 0.5, 0.4. Wet values by row: 9, 8; 7, 6; 5, 4.",
        "Dry values, row by row: 0.9, 0.8; 0.7, 0.6; 0.5, 0.4. Wet values, row by row: 9, 8; 7, 6; 5, 4.",
    ],
)
def test_panels_at_both_sides_have_their_rows_one_after_the_other(said):
    text = f'The figure consists of two heatmaps. Left: "Dry"; right: "Wet". {ROWS} {said}'
    panels = replot.parse(text).panels
    assert [one.title for one in panels] == ["Dry", "Wet"]
    assert [cells(text, 0), cells(text, 1)] == GRIDS


@pytest.mark.parametrize(
    ("said", "read"),
    [("Values: 1, 2; 3, 4; 5, 6.", True), ("Standard deviations: 1, 2; 3, 4; 5, 6.", False),
     ("Ranges by model: 1, 2; 3, 4; 5, 6.", False)],
)
def test_lists_as_long_as_the_rows_are_these_unless_they_are_called_otherwise(said, read):
    values = [[1, 2], [3, 4], [5, 6]] if read else [[None, None]] * 3
    assert cells(f"A heatmap. {ROWS} {said}") == values


def test_the_quantity_of_a_caption_is_no_heatmap():
    table = "| | Mon | Tue |\n|---|---|---|\n| old | 7 | 8 |"
    text = f"Heatmap showing mean sleep (hours) by age and day.\n\n{table}"
    assert panel(text).color.label == "mean sleep (hours)"


def test_the_titles_of_bars_and_of_figures_are_no_names_of_axes_or_figures():
    text = ('[Image: A heatmap with title "Guests", years 2001-2003 on the x axis, months Jan-Feb on the '
            "y axis. Jan: 1, 2, 3. Feb: 4, 5, 6.]")
    assert (panel(text).x.label, panel(text).y.label) == ("years", "months")
    assert told(text) == ["2001, 2002, 2003 / Jan, Feb\n1 2 3\n4 5 6"]
    two = (f'Two heatmaps. Left: "Dry"; right: "Wet". {ROWS}\n\n* **Colour bars:** one per panel, every one '
           'titled "Yield (t)"\n\nDry: 1, 2; 3, 4; 5, 6. Wet: 9, 8; 7, 6; 5, 4.')
    assert replot.parse(two).title is None


@pytest.mark.parametrize(("where", "top"), [
    ("most likely at the top", "Likely"), ("with the most likely at the bottom", "Rare"),
])  # fmt: skip
def test_the_most_of_a_label_tells_its_end(where, top):
    read = panel(f"A risk matrix heatmap with likelihood (Rare, Unlikely, Likely) on the vertical axis, "
                 f"{where}, "
                 "and impact (Minor, Major) on the horizontal axis. Likely row 4, 8; Unlikely 2, 4; Rare "
                 "1, 2.")
    assert read.y.categories[0] == top
    assert read.grid.values[list(read.y.categories).index("Likely")].tolist() == [4, 8]
