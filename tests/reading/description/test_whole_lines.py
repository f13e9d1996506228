"""Lines whose values are all told, one after the other, in whatever words."""

from __future__ import annotations

import pytest
from sources import cells, panel

GRID = "A heatmap. Rows: Ash, Elm, Oak. Columns: 2, 4, 8, 16.\n\n"
N = None


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ("Ash starts out at 7.2 for the first size, climbs to 7.9, then 8.4 and ends at 8.8.",
         [7.2, 7.9, 8.4, 8.8]),
        ("Ash gets 8.4, 8.7, 8.2, and collapses to 6.1 at 16.", [8.4, 8.7, 8.2, 6.1]),
        ("For Ash the values are 8.5, 8.3, 7.9, and the last cell is left blank because it crashed.",
         [8.5, 8.3, 7.9, N]),
        ("Ash rises from 0.3 to 0.4, 0.6 and finally 0.7.", [0.3, 0.4, 0.6, 0.7]),
        ("- **Ash**: begins with 1.5, grows to 1.7, then 1.8 and finally 1.9.", [1.5, 1.7, 1.8, 1.9]),
    ],
)
def test_a_line_told_in_verbs(said, values):
    assert cells(GRID + said)[0] == values


@pytest.mark.parametrize(
    "said",
    [
        "Ash climbs by 7.2, then 7.9, then 8.4 and by 8.8.",
        "Ash ends at 8.8 after starting at 7.2, going to 7.9 and 8.4.",
        "Ash peaks at 8.8, its lowest value is 7.2, and others are 7.9 and 8.4.",
        "Ash drops to 7.2, 7.9 and 8.4 from 8.8.",
        "Ash starts at 7.2, climbs to 7.9 at 8 and to 8.4 at 4, and ends at 8.8.",
    ],
)
def test_what_may_be_told_in_another_order(said):
    assert cells(GRID + said)[0] == [N, N, N, N]


def test_a_line_named_by_a_label_of_both_axes():
    text = (
        "A heatmap of transfer. Source (rows): Dutch, Welsh. Target (columns): Welsh, Breton, Manx.\n\n"
        "Dutch gives 5, 6 and 7. With Welsh as source it drops to 1 on Welsh and 2 on Breton "
        "but rises to 9 on Manx."
    )
    assert cells(text) == [[5, 6, 7], [1, 2, 9]]


def test_lines_of_arrows_with_a_hole():
    text = GRID + "- Ash: 12 → 15 → (no data) → 18\n- Elm: 3 → 4 → 5 → OOM\n- Oak: 1->2->-->4\n"
    assert cells(text)[:2] == [[12, 15, N, 18], [3, 4, 5, N]]


def test_units_behind_a_line_that_is_counted():
    text = "A heatmap. Rows: Ash, Elm. Columns: a, b.\n\nIn the first row we read 12 ms and 14 ms, "
    text += "and in the second 22 ms and 43 ms."
    assert cells(text) == [[12, 14], [22, 43]]


def test_pairs_with_a_dash_are_no_range_of_lines():
    figure = panel("Heatmap. Rows and columns: K1, K2, K3, K4.\n\nK2–K3 = 0.7, K2–K4 = 0.6\nK3–K4 = 0.5\n")
    assert figure.grid.values[1][2:].tolist() == [0.7, 0.6]
    assert figure.grid.values[2][3] == 0.5


def test_the_list_of_both_axes_orders_the_names_of_pairs():
    text = (
        "- **Type:** correlation matrix\n- **Variables:** Age, Mass, Height\n- **Values:**\n"
        "  - Mass–Age: 0.1\n  - Height–Age: 0.4\n  - Height–Mass: 0.3\n"
    )
    assert panel(text).x.categories == panel(text).y.categories == ("Age", "Mass", "Height")


def test_counts_before_the_words_for_their_columns():
    text = (
        "A heatmap of issues. The severity columns are Critical, High, Medium and Low.\n\n"
        "Parser has 3 critical, 11 high, 24 medium and 18 low issues. "
        "Reader: 1 critical, 7 high, 15 medium, 22 low."
    )
    assert cells(text) == [[3, 11, 24, 18], [1, 7, 15, 22]]


@pytest.mark.parametrize(
    "lines",
    [
        "**Row 1 – Mild (n = 80):** Fever 21 (26%), Cough 44 (55%)\n"
        "**Row 2 – Severe (n = 9):** Fever 5 (56%), Cough 9 (100%)",
        "- Mild (n = 80): Fever 21 (26%), Cough 44 (55%)\n- Severe (n = 9): Fever 5 (56%), Cough 9 (100%)",
        "Rows: Mild, Severe. Columns: Fever, Cough.\n\n- Mild: 21 (26%) with Fever and 44 (55%) with Cough\n"
        "- Severe: 5 (56%) with Fever and 9 (100%) with Cough",
    ],
)
def test_counts_with_their_shares(lines):
    figure = panel(f"# Heatmap\n\n{lines}\n")
    assert (figure.x.categories, figure.y.categories) == (("Fever", "Cough"), ("Mild", "Severe"))
    assert figure.grid.values.tolist() == [[21, 44], [5, 9]]


def test_a_hole_told_in_brackets():
    text = "A heatmap. Rows: oak, elm. Columns: May, June, July.\n\n"
    text += "oak: 3.1 / (no harvest) / 4.4. Elm: 3, 5, 4."
    assert cells(text) == [[3.1, N, 4.4], [3, 5, 4]]


def test_pairs_between_dots():
    text = "A heatmap. Rows: Ayr, Bath. Columns: 24 mo, 36 mo.\n\n"
    text += "Ayr / 24 mo: 1.1 % · Ayr / 36 mo: 1.6 %\nBath / 24 mo: 2.4 % · Bath / 36 mo: 3.3 %\n"
    assert cells(text) == [[1.1, 1.6], [2.4, 3.3]]


COURSE = "A heatmap. Rows: Ada, Bo. Columns (k): 1, 5, 10, 20.\n\n{}\n\nBo: 9.1, 9.2, 9.3, 9.4."
BO = [9.1, 9.2, 9.3, 9.4]


@pytest.mark.parametrize(
    "course",
    [
        "Ada starts at 0.9, drops to 0.8, then 0.7, and ends at 0.6.",
        "In the Ada row, accuracy starts at 0.9 for k=1 and decreases to 0.8, 0.7 and 0.6 as k increases.",
        "Ada begins at 0.9 with k=1, falls sharply to 0.8 and finally reaches 0.7 and 0.6.",
        "- Ada: starting from 0.9, it declines to 0.8, 0.7 for k=10, and 0.6",
        "Ada falls from 0.9 to 0.8 to 0.7 to 0.6.",
    ],
)
def test_each_step_is_a_cell(course):
    assert cells(COURSE.format(course)) == [[0.9, 0.8, 0.7, 0.6], BO]


@pytest.mark.parametrize(
    "course",
    [
        "Ada starts at 0.9, drops by 0.1 to 0.8, then 0.7.",  # a difference
        "Ada starts at 0.5, rises to 0.4, 0.6 and 0.7.",  # which does not rise
        "Ada starts at 0.9, drops to 0.8 and ends at 0.6.",  # of four cells
        "Ada starts at 0.9, averages 0.8, then drops to 0.7 and 0.6.",
        "Ada starts at 0.9 for k=5, drops to 0.8, 0.7 and 0.6 for k=1.",
        "Ada starts at 0.9, drops to between 0.8 and 0.85, then 0.7 and 0.6.",
    ],
)
def test_what_is_no_step_is_none(course):
    assert cells(COURSE.format(course)) == [[None] * 4, BO]


def test_points_in_time_are_no_difference():
    head = "A heatmap. Rows: PR1, LOX3. Columns: 0 h, 6 h, 24 h, 48 h. "
    said = "PR1 starts at 0.0, climbs to 0.8 at 6 h and then to 3.6 and 3.9 at the two late time points."
    assert cells(head + said)[0] == [0.0, 0.8, 3.6, 3.9]


@pytest.mark.parametrize(
    ("said", "row"),
    [
        ("Oslo's readings start at -4 in May, followed by -3 and 5 in July.", [-4, -3, 5]),
        ("Oslo begins with 4, followed by 3, and 6.", [4, 3, 6]),
        ("Oslo leads with 9, followed by 5 and 6.", [None] * 3),
        ("Oslo starts at 4, then rises by 5 and 6.", [None] * 3),
    ],
)
def test_what_follows_the_first_value(said, row):
    text = f"A heatmap. X-axis: May, June, July. Y-axis: Oslo, Kiel. {said}"
    assert cells(text) == [row, [None] * 3]


ALWAYS = "A heatmap with the rows May, June and July and the columns Oak, Elm. "


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ("Oak is always 100%.", [[100, None]] * 3),
        ("The column Elm is always at 7, which means nothing.", [[None, 7]] * 3),
        ("June stays constantly 7; it rains.", [[None, None], [7, 7], [None, None]]),
        ("Oak is always 100%, except for July.", [[100, None], [100, None], [None, None]]),
        ("Oak is always 100%, but July is 90%.", [[None, None]] * 3),
        ("The columns are trees: Oak is always 7, Elm is what is left.", [[7, None]] * 3),
        ("Oak is always 7, and Elm 3 in May.", [[None, None]] * 3),
        ("Oak is always below 100%.", [[None, None]] * 3),
        ("Oak is always 100% or less.", [[None, None]] * 3),
        ("Oak is always 100%, but not in July.", [[100, None], [100, None], [None, None]]),
        ("Oak is 100% throughout, though not in July.", [[100, None], [100, None], [None, None]]),
    ],
)
def test_what_a_line_always_is(said, values):
    assert cells(ALWAYS + said) == values
