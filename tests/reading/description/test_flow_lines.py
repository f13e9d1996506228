"""Lines that are a name and its pairs, as YAML writes them: ``oak: {May: 1, June: 2}``."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

N = None
TOLD = [
    "A heatmap of growth.\n\n```yaml\noak_1: {wk_1: 11, wk_8: 2100}\nelm_1: {wk_1: 9,  wk_8: n/a}\n```\n",
    "A heatmap of growth.\n\n```\n# mm\ngrowth:\n  oak_1: {wk_1: 11, wk_8: 2100}\n  elm_1: {wk_1: 9}\n```\n",
    "A heatmap of growth:\noak_1: {wk_1: 11, wk_8: 2100}\nelm_1: {wk_1: 9, wk_8: null}\n\nThat is all.\n",
    "A heatmap of growth.\n\n- oak_1: {wk_1: 11, wk_8: 2100}\n- elm_1: {wk_1: 9, wk_8: ~}\n",
    "A heatmap of growth.\n\n```\n'oak_1': {'wk_1': 11, 'wk_8': 2100},\n'elm_1': {'wk_1': 9},\n```\n",
    "A heatmap of growth.\n\n  oak_1 : {wk_1: 11, wk_8: 2100}\n  elm_1 : {wk_8: N/A, wk_1: 9}\n",
]


@pytest.mark.parametrize("text", TOLD)
def test_lines_with_the_same_keys_are_the_rows_of_a_table(text: str) -> None:
    found = panel(text)
    assert (found.x.categories, found.y.categories) == (("wk_1", "wk_8"), ("oak_1", "elm_1"))
    assert cells(text) == [[11, 2100], [9, N]]


def test_the_names_of_the_axes_beside_such_lines() -> None:
    text = (
        "The plot is titled **Height (mm)**; x is *week*, y is *tree*, in viridis. The numbers:\n\n"
        "```yaml\noak: {1: 11, 8: 21, 16: lost}\nelm: {1: 9, 8: lost, 16: lost}\n```\n\n"
        "Lost = felled; those tiles are drawn in grey.\n"
    )
    found = panel(text)
    assert found.color.cmap == "viridis"
    assert (found.x.label, found.y.label, found.x.categories) == ("week", "tree", ("1", "8", "16"))
    assert cells(text) == [[11, 21, N], [9, N, N]]


def test_settings_are_no_rows() -> None:
    text = "Our heatmap tool is set up:\n\n```yaml\nnet: {depth: 3, width: 64}\nfit: {rate: 1, n: 9}\n```\n"
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(text)
