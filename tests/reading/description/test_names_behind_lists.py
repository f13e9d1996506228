"""Names of axes as they are printed: in brackets behind the list, or behind what the axis is."""

from __future__ import annotations

import pytest
from sources import cells, panel, told

LINES = "\n\n- Assam: 1, 2, 3\n- Ceylon: 4, 5, 6\n- Nepal: 7, 8, 9"


@pytest.mark.parametrize(
    ("rows", "columns", "y", "x"),
    [
        ('tea, with Assam, Ceylon and Nepal ("Variety").', 'month, with May, June and July ("Month").',
         "Variety", "Month"),
        ('sort of tea, with Assam at the top, Ceylon in the middle and Nepal at the bottom ("Tea").',
         '5, 10 and 15 ("Time (min)").', "Tea", "Time (min)"),
        ('Assam, Ceylon and Nepal ("Variety")', "minutes, with 5, 10 and 15.", "Variety", "minutes"),
    ],
)
def test_names_stand_in_brackets_behind_the_list(rows, columns, y, x):
    text = f"A heatmap.\n\n- Rows: {rows}\n- Columns: {columns}{LINES}"
    assert (panel(text).y.label, panel(text).x.label) == (y, x)
    assert panel(text).y.categories == ("Assam", "Ceylon", "Nepal")
    assert len(panel(text).x.categories) == 3
    assert cells(text) == [[1, 2, 3], [4, 5, 6], [7, 8, 9]]


def test_what_the_last_label_means_is_no_name():
    text = (
        "A heatmap.\n\n- Rows: sort of tea, with Assam, Ceylon and Nepal (\"the champagne\").\n"
        f"- Columns: month, with May, June and July.{LINES}"
    )
    assert (panel(text).y.label, panel(text).x.label) == ("sort of tea", "month")


def test_units_stand_in_brackets_within_the_brackets():
    text = (
        "A heatmap of yield.\n\n- Rows (Time (h)): 24, 48\n- Columns (Dose (µM)): 0, 1, 5\n\n"
        "- 24: 0 µM 100 %, 1 µM 91 %, 5 µM 80 %\n- 48: 0 µM 97 %, 1 µM 90 %, 5 µM 84 %"
    )
    assert (panel(text).y.label, panel(text).x.label) == ("Time (h)", "Dose (µM)")
    assert told(text) == ["0, 1, 5 / 24, 48\n100 91 80\n97 90 84"]


@pytest.mark.parametrize(
    ("said", "y", "x"),
    [
        ('Rows are the judge\'s mark (y-axis: "Judge"), columns the pupil\'s own (x-axis: "Pupil").',
         "Judge", "Pupil"),
        ('Rows are the true grain (vertical axis, "Truth"), columns the guess (horizontal axis, "Guess").',
         "Truth", "Guess"),
        ("It shows the judge's mark (y-axis) against the pupil's own mark (x-axis).", "judge's mark",
         "pupil's own mark"),
    ],
)
def test_what_is_printed_names_the_axis_and_not_what_it_is(said, y, x):
    text = f"A heatmap. {said}\n\n| | A | B |\n|---|---|---|\n| A | 5 | 1 |\n| B | 2 | 7 |"
    assert (panel(text).y.label, panel(text).x.label) == (y, x)


@pytest.mark.parametrize("head", ["What can be seen", "What the maps tell us", "What we learn"])
def test_remarks_under_their_head_are_no_panel(head):
    text = (
        'Two heatmaps.\n\n**Left - "Tea"**\n\n| | A | B |\n|---|---|---|\n| C | 5 | 1 |\n| D | 2 | 7 |\n\n'
        '**Right - "Rye"**\n\n| | A | B |\n|---|---|---|\n| C | 3 | 4 |\n| D | 6 | 8 |\n\n'
        f"**{head}**\n\n- D in B is best: 7 of 9 (8 %) are there.\n- C and A are worse (5 and 3)."
    )
    assert told(text) == ["Tea: A, B / C, D\n5 1\n2 7", "Rye: A, B / C, D\n3 4\n6 8"]
