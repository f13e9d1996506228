"""The name that a heatmap has of its own, in a text whose first heading names another thing."""

from __future__ import annotations

import pytest

import replot

GRID = "| Grade | No | Yes |\n|---|---|---|\n| Junior | 4 | 5 |\n| Senior | 3 | 2 |\n"
VALUES = "The heatmap below shows the mean of each feature.\n\n- Group 1 (age=42, weight=61)\n"
VALUES += "- Group 2 (age=54, weight=70)\n"
CHARTS = "| Chart | Type |\n|---|---|\n| Sales | bars |\n| Leavers Heatmap: Grade × Night | cells |\n\n"
CELLS = "- Junior × Yes is the worst at 3.4%\n- Senior × No is the best at 1.0%\n"
AXES = "Figure 2-11 shows the heatmap. The X-axis indicates night work and the Y-axis indicates grades.\n\n"


@pytest.mark.parametrize(
    ("title", "text"),
    [
        ("Heatmap of leavers (grade × night)",
         f"## Screenshots\n\nCode.\n\n## Notes\n\n**Heatmap of leavers (grade × night)** — `a`:\n\n{GRID}"),
        ("Group Profiles Heatmap",
         f"### How many?\n\nThree.\n\n### Profiles\n\n{VALUES}\n![Group Profiles Heatmap](g.png)\n"),
        ("Group profiles heatmap", f"### Task 3\n\n{VALUES}\n![Group profiles heatmap](g.png)\n"),
        ("Leavers Heatmap: Grade × Night", f"### What it shows\n\n{CHARTS}{CELLS}"),
        ("Leavers Heatmap: Grade × Night", f"### The dashboard of the firm\n\n{CHARTS}{CELLS}"),
        ("Yearly Leavers (%)",
         f"# Appendix G — Tables\n\nThe heatmap in §6.\n\n## Table G.1a — Yearly Leavers (%)\n\n{GRID}"),
        ("The heatmap of the chosen firm",
         f"{AXES}[**Figure 2-11:** The heatmap of the chosen firm**](f.png)\n"),
        ("Leavers in per cent", f'<!--\ndata-type="heatmap"\ndata-title="Leavers in per cent"\n-->\n{GRID}'),
    ],
)  # fmt: skip
def test_its_own_name(title, text):
    assert replot.parse(text).title == title


def test_a_heading_that_names_the_kind_stays():
    text = f"# Leavers heatmap\n\n{VALUES}\n![Group Profiles Heatmap](g.png)\n"
    assert replot.parse(text).title == "Leavers heatmap"
