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
