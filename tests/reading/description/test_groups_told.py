"""One value for several labels of a line, and the lists that pages of models give beside their axes."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

N = None
CROPS = """## Heatmap: Crop Scores
- **X-axis (Horizontal)**: Plans
Labels: `Dry`, `Weekly`, `Daily`
- **Y-axis (Vertical)**: Crops
Labels (top to bottom):
`Rye`, `Oat`

### Details
1. **Rye**
{}
2. **Oat**
- Dry: **1**
"""


@pytest.mark.parametrize(
    ("told", "row"),
    [
        ("- All plans: **9** (Dry, Weekly)\n- Daily: **8**", [9, 9, 8]),
        ("- Both wet plans: **7** (Weekly, Daily)", [N, 7, 7]),
        ("- All plans except Daily: **5**", [5, 5, N]),
        ("- Dry: **2**\n- Others: **3**", [2, 3, 3]),
        ("- Others: **3**", [N, N, N]),
    ],
)
def test_groups_of_labels_in_a_line(told, row):
    text = CROPS.format(told)
    assert cells(text) == [row, [1, N, N]]
    assert (panel(text).x.label, panel(text).y.label) == ("Plans", "Crops")
    assert replot.parse(text).title == "Crop Scores"


@pytest.mark.parametrize(
    ("told", "row"),
    [
        ("Values fluctuate between ~1 (2020, 2022) and ~3 (2021, 2023).", [1, 3, 1, 3]),
        ("Stable at 5 (2020–2022), rising to 9 (2023).", [5, 5, 5, 9]),
        ("Rises by 3 (2020, 2021).", [N] * 4),
    ],
)
def test_labels_in_brackets_that_are_numbers(told, row):
    axes = "- X-axis: Years 2020, 2021, 2022, 2023\n- Y-axis: Lakes A, B\n"
    text = f"## Heatmap: Ice\n{axes}\n### Trends\n- **A**: {told}\n"
    assert cells(text)[0] == row


def test_a_label_keeps_what_tells_it_from_one_of_the_other_axis():
    text = """## Heatmap: Moves
**X-Axis (Next Move):**
1. `walk`
2. `rest`
3. `turn`
**Y-Axis (Last 2 Moves) & Totals:**
1. `walk, rest` (12)
2. `walk (2x)` (65)
3. `rest, walk` (98)
"""
    assert panel(text).y.categories == ("walk, rest", "walk (2x)", "rest, walk")


def test_labels_with_a_line_each_beside_the_one_that_places_their_axis():
    text = """## Heatmap: Hit Rate of Traps
- **Traps**: Bucket, funnel, window.
- **Bait Type**: The type of bait is displayed at the bottom of the heatmap.
- **SU**: The rate of the sugar bait.
- **YE**: The rate of the yeast bait.

The rate of the sugar bait (SU) is below that of the yeast bait (YE). The highest rate for sugar is 93.6%
for "bucket".
"""
    figure = panel(text)
    assert (figure.x.label, figure.x.categories) == ("Bait Type", ("SU", "YE"))
    assert figure.y.categories == ("Bucket", "funnel", "window")


def test_names_below_a_sentence_that_mentions_the_rows():
    text = """## Heatmap: Comfort of Cities
- **Rows:** Represent cities. The cities listed are: Oslo, Lund, Turku.
- **Columns:** Represent two indices. The indices are shown by the two bars within each row:
- Red
- Blue
- **X-axis:** Implicitly represents the score, ranging from 20 to 90.
### Details
- **Oslo:** ~31, ~47
"""
    assert panel(text).x.categories == ("Red", "Blue")
    assert cells(text)[0] == [31, 47]
