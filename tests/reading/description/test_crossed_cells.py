"""Cells that are told by the two names that cross there, and titles that cross the names of both axes."""

from __future__ import annotations

import pytest
from sources import cells, panel


@pytest.mark.parametrize(
    "text",
    [
        "Margin heatmap: Area × Branch\n\n- **Area gaps are wide** (7.92% on average in the north)\n"
        "- **North × Retail is the worst combination** in the firm — 3.4% margin on $252K revenue\n"
        "- **East × Home Office is the strongest combination** at 21.0% margin, the highest of all\n",
        "# Margin heatmap: Area × Branch\n\nThe North × Retail cell is the darkest at 3.4%. East × "
        "Home Office is the lightest, with a margin of 21%.\n",
        "The margin heatmap (Area × Branch): North × Retail comes last, 3.4% of 30 shops; "
        "the East × Home Office square is at 21%.\n",
        "| Chart | Type |\n|---|---|\n| Revenues | bars |\n| Heatmap: Area × Branch | 4×3 cells |\n\n"
        "- North × Retail stands at 3.4%\n- East × Home Office leads with 21%\n",
    ],
)
def test_cells_by_both_names(text):
    read = panel(text)
    assert (read.x.categories, read.y.categories) == (("Retail", "Home Office"), ("North", "East"))
    assert (read.x.label, read.y.label) == ("Branch", "Area")
    assert cells(text) == [[3.4, None], [None, 21.0]]


def test_names_that_stand_on_both_sides_are_no_rows_and_columns():
    text = "The heatmap shows interactions. Age × Weight is at 0.3 and Weight × Height at 0.4.\n"
    assert panel(text).y.categories != ("Age", "Weight")


GRID = "| {} | no | yes |\n|---|---|---|\n| Level 1 | 3 | 7 |\n| Level 2 | 5 | 2 |\n"


@pytest.mark.parametrize(
    ("line", "corner", "names"),
    [
        ("**2-Way Heatmap (Grade × Night work)** — read from `plot.png`:", "Grade", ("Night work", "Grade")),
        ("**Heatmap: Night work × Grade**", "Grade", ("Night work", "Grade")),
        ("# Heatmap of leavers: grade × night work", "", ("night work", "grade")),
        ("Leavers heatmap – grade × night work", "", ("night work", "grade")),
        ("Heatmap of leavers (shop × hour)", "Grade", (None, "Grade")),
        ("Heatmap: Level 1 × yes", "", (None, None)),
    ],
)
def test_names_of_axes_in_a_title(line, corner, names):
    read = panel(f"{line}\n\n{GRID.format(corner)}")
    assert (read.x.label, read.y.label) == names


@pytest.mark.parametrize("lead", ["**Insight:** ", "**Key insight:** ", "", "**Verified fact:** "])
def test_cells_in_a_commentary_that_is_all_there_is(lead):
    text = (
        "**Visual:** heat map\n- **Rows:** `genre`\n- **Columns:** `device`\n\n"
        f"{lead}News × Phone is the darkest cell at 30.95%. News × Tablet is second at 13.83%. "
        "Film × Radio is 8%."
    )
    read = panel(text)
    assert (read.y.label, read.x.label) == ("genre", "device")
    assert (read.y.categories, read.x.categories) == (("News", "Film"), ("Phone", "Tablet", "Radio"))
    assert cells(text) == [[30.95, 13.83, None], [None, None, 8]]


@pytest.mark.parametrize(
    "text",
    [
        "A heatmap of sales by shop and product.\n\n- The top shop-product combination was **Shop "
        "3 — Bread and rolls**, with **120**.\n- The worst combination is **Shop 1 — Jam**, at 35.\n",
        "A heatmap of sales. The best combination is Shop 3 / Bread and rolls (120). The worst combination "
        "is Shop 1 / Jam (35).",
        'The heatmap shows sales. The best pairing: "Shop 3" – "Bread and rolls" at 120. The worst pairing '
        "remains Shop 1 with Jam at 35.",
    ],
)
def test_combinations(text):
    read = panel(text)
    assert (read.x.categories, read.y.categories) == (("Bread and rolls", "Jam"), ("Shop 3", "Shop 1"))
    assert cells(text) == [[120, None], [None, 35]]


@pytest.mark.parametrize(
    "text",
    [
        "The heatmap shows sales. The best combination was found in May, with 120. The worst combination "
        "was seen in June at 30.",
        "The heatmap shows sales. The best combination was May with 120 jars. The worst "
        "combination was June with 30 jars.",
        "The heatmap shows correlations. The best combination is dew and fog at 0.8. The worst one "
        "is dew and hail at 0.1.",
    ],
)
def test_what_is_no_combination_of_a_row_and_a_column(text):
    assert not panel(text).y.categories or panel(text).y.categories == panel(text).x.categories


def test_names_of_a_crossed_title_behind_a_key():
    read = panel("- **Task:** a shop × item heatmap\n- Rows: Ayr, Bath. Columns: Tea, Jam. Ayr, Tea: 4.")
    assert (read.y.label, read.x.label) == ("shop", "item")
