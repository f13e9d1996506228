"""Pairs of variables that stand alone over their value: ``Rain and wind:``, below it ``Correlation: 0.4``."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

N = None
TOLD = [
    "What the heatmap shows:\n\nRain and Dew:\nCorrelation: 0.31 (weak)\n\nRain and Fog:\n"
    "Correlation: -0.52 (moderate)\nIt falls as the other rises.\n\nDew and Fog:\nCorrelation: 0.08\n",
    "What the heatmap shows:\n\n1. **Rain and Dew**\n   - Correlation: 0.31 (weak)\n   - Both rise\n"
    "2. **Rain and Fog**\n   - Correlation coefficient: -0.52\n3. **Dew & Fog**\n   - Correlation: 0.08\n",
    "What the heatmap shows:\n\n### Rain vs Dew\nr = 0.31\n\n### Rain vs Fog\nPearson's r: -0.52\n\n"
    "### Dew vs Fog:\nCorrelation (r): 0.08. This is next to nothing.\n",
    "### Heatmaps\n    What the heatmap shows:\n    Rain and Dew:\n\n    Correlation: 0.31 (weak)\n"
    "    Both rise.\n\n    Rain and Fog:\n    Correlation: -0.52\n\n"
    "    Dew and Fog:\n    Correlation: 0.08\n    It is little.\n",
    "What the heatmap shows:\n\n- Rain & Dew\n  Correlation: 0.31\n- Rain & Fog\n  Correlation: -0.52\n"
    "- Dew & Fog\n  Correlation: **0.08** (weak)\n",
]


@pytest.mark.parametrize("text", TOLD)
def test_a_pair_over_its_value(text: str) -> None:
    assert panel(text).x.categories == panel(text).y.categories == ("Rain", "Dew", "Fog")
    assert cells(text) == [[N, 0.31, -0.52], [N, N, 0.08], [N, N, N]]


@pytest.mark.parametrize("key", ["Score", "Cost", "p", "Sample size", "Correlation with sales"])
def test_what_else_is_told_below_two_names_is_no_value_of_theirs(key: str) -> None:
    text = f"A heatmap:\n\nRain and Dew:\n{key}: 0.31\n\nRain and Fog:\n{key}: 0.52\n\n"
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(text)
