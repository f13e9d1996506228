"""Columns of words beside the names of the rows, or behind their values."""

from __future__ import annotations

import pytest
from sources import panel, told

HEAD = "Heatmap of growth.\n\n"
GROWTH = "A, B / oak, elm, ash\n1 2\n3 4\n5 6"


def table(names: list[str], *lines: str) -> str:
    rule = "|".join("--" for _ in names)
    return "\n".join(f"| {line} |" for line in (" | ".join(names), rule, *lines)) + "\n"


REPEATED = table(["Tree", "Kind", "A", "B"], "oak | I | 1 | 2", "elm | I | 3 | 4", "ash | II | 5 | 6")
OWN = table(["Tree", "Kind", "A", "B"], "oak | I | 1 | 2", "elm | II | 3 | 4", "ash | III | 5 | 6")
TURNED = table(["Kind", "Tree", "A", "B"], "I | oak | 1 | 2", "I | elm | 3 | 4", "II | ash | 5 | 6")
OUTSIDE = [
    'The column "Kind" is the side bar of the figure and not part of the heatmap.',
    "The column Kind is only a side bar.",
    "The figure leaves out the column Kind.",
    'The "Kind" column is not shown.',
    'The "Kind" column isn\'t in the heatmap.',
    "I left the Kind column out of the heatmap.",
]


def test_classes_that_several_rows_share():
    assert told(HEAD + REPEATED) == [GROWTH]
    assert panel(HEAD + REPEATED).y.label == "Tree"


@pytest.mark.parametrize("said", OUTSIDE)
@pytest.mark.parametrize("rows", [OWN, TURNED])
def test_classes_that_the_text_says_are_outside(said, rows):
    assert told(f"Heatmap of growth. {said}\n\n{rows}") == [GROWTH]


HARVEST = table(["Field", "2019", "2020"], "north | 3 | 4", "south | 5 | 6", "all | 4 | 5")


@pytest.mark.parametrize(
    ("said", "rows"),
    [
        ('The "all" line isn\'t in the heatmap, I just added it.', "north, south"),
        ("The all row does not appear in the figure.", "north, south"),
        ("The last row is not shown in the heat map.", "north, south"),
        ("The means of the last line are not part of the figure.", "north, south"),
        ("The numbers in the bottom row were not plotted.", "north, south"),
        ("The dashed line is not shown in print.", "north, south, all"),
        ("The north row isn't part of the heatmap.", "south, all"),
        ("The north row isn't as good in the heatmap.", "north, south, all"),
    ],
)
def test_rows_that_the_text_says_are_outside(said, rows):
    (read,) = told(f"Heatmap of yields by field.\n\n{HARVEST}\n{said}")
    assert read.splitlines()[0] == f"2019, 2020 / {rows}"


def test_labels_that_the_text_lists():
    assert told(f"Heatmap of growth. Rows: oak, elm, ash.\n\n{TURNED}") == [GROWTH]


def test_two_names_of_a_row_are_kept_where_nothing_tells_which_counts():
    assert panel(HEAD + OWN).y.categories == ("oak I", "elm II", "ash III")


def test_words_behind_values_and_sizes_of_models():
    rows = table(["Tree", "A", "B", "Remark"], "oak | 1 | 2 | tall", "elm | 3 | 4 | ill", "ash | 5 | 6 | old")
    assert told(HEAD + rows) == [GROWTH]
    rows = table(["Model", "Size", "A", "B"], "oak | 7B | 1 | 2", "elm | 13B | 3 | 4", "ash | 70B | 5 | 6")
    assert told(HEAD + rows) == [GROWTH]


def test_a_row_that_is_not_good_is_still_a_row():
    text = (
        "Heatmap. The row north is not as good as the others.\n\n| | a | b |\n|---|---|---|\n"
        "| north | 1 | 2 |\n| south | 3 | 4 |\n"
    )
    assert panel(text).y.categories == ("north", "south")
