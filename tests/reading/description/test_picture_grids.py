"""Grids in code whose cells are signs or the names of what is in them: labels, and no values."""

from __future__ import annotations

import numpy as np
import pytest
from sources import panel


def printed(*lines: str) -> str:
    return "### Heat map of the year\n\n```\n" + "\n".join(lines) + "\n```\n"


SQUARES = ("          Rare  Often", "Fire       □     ■", "Wet rot    ■     □")
PICTURED = (
    "Harm →  Fire    | 🔴  | ⚠️ |", "        Wet rot | 🟢  | 🟢 |",
    "            Rare  Often", "            Chance ↓",
)
SHADED = ("Chance →", "          Rare  Often", "Fire       ██    ░░", "Wet rot    ▓▓    ██")
BOXED = (
    "           Rare    Often", "         ┌───────┬────────┐", "Fire     │       │ R-1    │",
    "         ├───────┼────────┤", "Wet rot  │R-2 R-3│        │", "         └───────┴────────┘",
)


@pytest.mark.parametrize(("lines", "names"), [
    (SQUARES, (None, None)), (PICTURED, ("Chance", "Harm")), (SHADED, ("Chance", None)),
    (BOXED, (None, None)),
])
def test_labels_around_signs(lines, names):
    read = panel(printed(*lines))
    assert (list(read.x.categories), list(read.y.categories)) == (["Rare", "Often"], ["Fire", "Wet rot"])
    assert (read.x.label, read.y.label) == names
    assert np.isnan(read.grid.values).all()


@pytest.mark.parametrize("lines", [
    ("        Basic  Pro", "Login    ✅    ❌", "Export   ❌    ✅"),  # what each has
    ("        Rare  Often", "Fire    ■", "Wet rot  □     ■"),  # of which one is left out
    ("        Rare  Often  Ever", "Fire    ■   □", "Wet rot  □     ■"),
])
def test_other_signs(lines):
    read = panel("A heatmap. Columns: m, n. Rows: o, p.\n\n" + printed(*lines))
    assert (list(read.x.categories), list(read.y.categories)) == (["m", "n"], ["o", "p"])


def test_a_table_of_numbers_goes_before_them():
    table = "| Town | May | June |\n|---|---|---|\n| Ayr | 1 | 2 |\n| Bath | 3 | 2 |\n\n"
    read = panel("Heat map of rain\n\n" + table + "\n".join(["```", *SQUARES, "```"]))
    assert read.grid.values.tolist() == [[1, 2], [3, 2]]
