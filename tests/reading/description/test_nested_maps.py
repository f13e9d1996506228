"""Panels told as nested keys in YAML: names, under them rows, and under these the values."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

N = None
HEAD = "Two heatmaps of yields in t/ha, by soil (columns) and crop (rows).\n\n"


@pytest.mark.parametrize(
    "data",
    [
        "Low:\n  rye: {clay: 5.1, sand: 3.2}\n  oat: {clay: 4.1, sand: ~}\n"
        "High:\n  rye: {clay: 5.3, sand: 3.3}\n  oat: {}   # hail\n",
        "# t/ha\nLow:\n  rye:\n    clay: 5.1\n    sand: 3.2\n  oat: {clay: 4.1}\n"
        "High:\n  rye:\n    clay: 5.3\n    sand: 3.3\n  oat: {}\n",
        "yields:\n  'Low':\n    rye: {clay: 5.1, sand: 3.2}\n    oat: {clay: 4.1, sand: null}\n"
        "  'High':\n    rye: {sand: 3.3, clay: 5.3}\n    oat: {}\n",
    ],
)
def test_a_panel_for_each_of_the_outer_keys(data: str) -> None:
    text = f"{HEAD}```yaml\n{data}```\n"
    assert [p.title for p in replot.parse(text).panels] == ["Low", "High"]
    assert (panel(text).x.categories, panel(text).y.categories) == (("clay", "sand"), ("rye", "oat"))
    assert cells(text) == [[5.1, 3.2], [4.1, N]]
    first = panel(text, 1).x.categories
    assert cells(text, 1) == ([[5.3, 3.3], [N, N]] if first == ("clay", "sand") else [[3.3, 5.3], [N, N]])


@pytest.mark.parametrize(
    "data",
    [
        "plot:\n  size: {width: 10, height: 4}\n  dpi: {screen: 100, print: 300}\n"
        "style:\n  font: {family: Arial, size: 9}\n  grid: {color: grey, alpha: 0.5}\n",
        "Low:\n  rye: {clay: 5.1, sand: 3.2}\n  rye: {clay: 9.1, sand: 9.2}\nHigh:\n"
        "  rye: {clay: 1, sand: 2}\n  oat: {clay: 3, sand: 4}\n",
        "Low: &a\n  rye: {clay: 5.1, sand: 3.2}\n  oat: {clay: 9.1, sand: 9.2}\nHigh: *a\n",
    ],
)
def test_keys_of_other_things_and_keys_told_twice_make_no_panels(data: str) -> None:
    assert len(replot.parse(f"{HEAD}Rows: rye, oat.\n\n```yaml\n{data}```\n").panels) == 1
