"""Axes of which a text tells the name and what it means, but no labels: guides for readers."""

from __future__ import annotations

import pytest
from sources import cells, panel

EXAMPLES = "\n\nExample: Leeds vs Hull = 64.\n\nExample: Hull vs Leeds = 41.\n"


@pytest.mark.parametrize(
    "text",
    [
        "### Rows (Left Side)\n\n- **Home team** (the one that hosts)\n- Shows how it does against others\n\n"
        "### Columns (Top)\n\n- **Away team** (the guests)\n- Shows who is met there\n",
        "**Rows**\n- Home team\n- Each row is a host\n\n**Columns**\n- Away team\n- Each column is one\n",
        "- **Rows:** Home team (who hosts)\n- **Columns:** Away team (who travels)\n",
        "Rows: Home team (the one who hosts). Columns: Away team (which travels).\n",
    ],
)
def test_the_name_and_what_it_means(text):
    text = f"# How to read the matchup heatmap\n\n{text}{EXAMPLES}"
    read = panel(text)
    assert (read.x.label, read.y.label) == ("Away team", "Home team")
    assert read.x.categories == read.y.categories == ("Leeds", "Hull")
    assert cells(text) == [[None, 64], [41, None]]


def test_lists_of_labels_stay():
    text = "A heatmap.\n\nRows:\n- The Hague (seat of the court)\n- Delft\n\nColumns:\n- Mon\n- Tue\n"
    assert panel(text).y.categories[1] == "Delft"


RISKS = (("Flood", "rivers nearby"), ("Fire", "dry woods"), ("Storm", "an open coast"))


@pytest.mark.parametrize("lead", [
    "Each row is a town, and each column represents a type of risk:",
    "Rows are towns, and the columns are types of risk:",
    "Each column represents a type of risk:",
])
@pytest.mark.parametrize("line", [
    "**{}** → {}\n\n", "**{}**: {}\n\n", "**{}** – {}\n\n", "**{}** -> {}\n\n", "- **{}**: {}\n",
    "- {} - {}\n",
])
def test_names_explained_below_the_last_axis_of_a_sentence(lead, line):
    told = "".join(line.format(*risk) for risk in RISKS)
    read = panel(f"A heatmap of the county.\n\n{lead}\n\n{told}\nDarker red means more risk.\n")
    assert read.x.categories == ("Flood", "Fire", "Storm")
    assert read.y.categories == ()


@pytest.mark.parametrize("below", [
    "**Flood** → rivers nearby\n\nThat is all.\n",  # one alone
    "**Flood risk → rivers nearby**\n\n**Fire risk → dry woods**\n",
    "Flood → rivers nearby\n\nFire → dry woods\n",
])
def test_paragraphs_below_an_axis_that_explain_no_names(below):
    text = "A heatmap of the county, with rows A, B and C.\n\nThe columns are types of risk:\n\n"
    assert panel(text + below).x.categories == ()


@pytest.mark.parametrize("some", ["(e.g., Ayr, Bath)", "(for example, Ayr, Bath and Deal)"])
def test_examples_are_not_the_labels_of_an_axis(some):
    text = "A heatmap. Rows are towns, columns are risks (Flood, Fire).\n\n"
    text += f"Some towns {some} have a high risk.\n"
    assert (panel(text).x.categories, panel(text).y.categories) == (("Flood", "Fire"), ())


def test_lines_of_the_grid_below_what_both_axes_are():
    text = "A heatmap. Rows are soils, and the columns are doses:\n\n"
    text += "- Clay: low 1, high 2\n- Loam: low 3, high 4\n"
    assert (panel(text).x.categories, panel(text).y.categories) == (("low", "high"), ("Clay", "Loam"))
    assert cells(text) == [[1, 2], [3, 4]]
