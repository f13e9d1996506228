"""Tables with more than the grid, beside the grid or in it: each text and all that it tells.

A panel is written as its columns, its rows and its grid (:func:`sources.told`), its title before them.
"""

from __future__ import annotations

import pytest
from sources import panel, told

TEXTS = {
    # tables with more than the grid
    "lines with their numbers, and how many cases": (
        "A heatmap.\n\n| # | Model | Easy | Hard | n |\n|---|---|---|---|---|\n| 1 | Ada | 92.1 | 33 | 300 "
        "|\n"
        "| 2 | Bob | 88 | 21.7 | 300 |\n",
        ["Easy, Hard / Ada, Bob\n92.1 33\n88 21.7"],
    ),
    "columns m, n and p are no cases": (
        "A heatmap.\n\n| | m | n | p |\n|---|---|---|---|\n| Ada | 1 | 2 | 3 |\n| Bob | 4 | 5 | 6 |\n",
        ["m, n, p / Ada, Bob\n1 2 3\n4 5 6"],
    ),
    "a column of units": (
        "A heatmap.\n\n| Ion | Unit | W1 | W2 |\n|---|---|---|---|\n| Iron | µg/l | 12 | 30 |\n| Zinc | mg/l "
        "| 21 | 44 |\n",
        ["W1, W2 / Iron, Zinc\n12 30\n21 44"],
    ),
    "a column that the list leaves out": (
        "A heatmap. Columns: Month 0, Month 1, Month 2.\n\n| Cohort | Users | Month 0 | Month 1 | Month 2 |\n"
        "|---|---|---|---|---|\n| Jan | 1,204 | 100 | 42 | 35 |\n| Feb | 1,377 | 100 | 45 | |\n",
        ["Month 0, Month 1, Month 2 / Jan, Feb\n100 42 35\n100 45 b"],
    ),
    "a column that the text puts outside": (
        "A heatmap.\n\n| State | 2019 | 2020 | Change 2019–20 |\n|---|---|---|---|\n| Ohio | 4.2 | 8.2 | "
        "+4.0 |\n"
        '| Utah | 2.6 | 4.7 | +2.1 |\n\nThe column "Change" is not part of the heatmap.',
        ["2019, 2020 / Ohio, Utah\n4.2 8.2\n2.6 4.7"],
    ),
    "metrics before the square": (
        "| | Precision | Recall |\n|---|---|---|\n| cat | 0.91 | 0.88 |\n| dog | 0.84 | 0.90 |\n\n| | cat | "
        "dog |\n"
        "|---|---|---|\n| cat | 88 | 12 |\n| dog | 9 | 91 |\n\nA heatmap with the true classes as rows.",
        ["cat, dog / cat, dog\n88 12\n9 91"],
    ),
    "the second of two tables": (
        "| Size | Old | New |\n|---|---|---|\n| S | 1 | 2 |\n| L | 3 | 4 |\n\n| Size | Old | New |\n"
        "|---|---|---|\n"
        "| S | 5 | 6 |\n| L | 7 | 8 |\n\nThe heatmap shows the second table.",
        ["Old, New / S, L\n5 6\n7 8"],
    ),
    "several columns that the list leaves out": (
        "A heatmap with rows Paris, Rome and columns 2010, 2015, 2020.\n\n| City | 2010 | 2015 | 2020 | Rank "
        "2020 | Δ |\n"
        "|---|---|---|---|---|---|\n| Paris | 41 | 43 | 44 | 1 | +3 |\n| Rome | 38 | 37 | 39 | 2 | +1 |\n",
        ["2010, 2015, 2020 / Paris, Rome\n41 43 44\n38 37 39"],
    ),
}


@pytest.mark.parametrize(("text", "expected"), TEXTS.values(), ids=TEXTS.keys())
def test_only_the_grid_of_a_table(text, expected):
    assert told(text) == expected


@pytest.mark.parametrize("said", [
    "A naive reshape transposes the grid, so a pivot is used.",
    "The frame is loaded and transposed before it is summed.",
])  # fmt: skip
def test_a_program_that_transposes_turns_no_table(said):
    table = "| depth \\ dose | 10 | 20 | 40 |\n|---|---|---|---|\n| 1 | 5 | 6 | 7 |\n| 2 | 8 | 9 | 4 |\n"
    read = panel(f"A heatmap (rows = sowing depth, columns = seed dose). {said}\n\n{table}\n")
    assert (read.y.categories, read.x.categories) == (("1", "2"), ("10", "20", "40"))
    assert read.grid.values.tolist() == [[5, 6, 7], [8, 9, 4]]
