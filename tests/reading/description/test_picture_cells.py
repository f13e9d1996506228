"""Tables that only lay out pictures, each with what is said of it."""

from __future__ import annotations

import pytest
from sources import cells, panel

SAID = "Correlation heatmap — dew and fog are closely related (0.64), which may be redundant"
OTHER = "Count of nights — 2 and 3 dew nights a week dominate; dew &gt; 6 is rare"


@pytest.mark.parametrize(
    "text",
    [
        f'<table><tr>\n<td><img src="a.png" alt="Dew"/><br><em>{SAID}</em></td>\n'
        f'<td><img src="b.png"/><br><em>{OTHER}</em></td>\n</tr></table>',
        f'<table>\n<tr><td><img src="a.png"></td><td><img src="b.png"></td></tr>\n'
        f"<tr><td>{SAID}</td><td>{OTHER}</td></tr>\n</table>",
        f"| | |\n|---|---|\n| ![](a.png) {SAID} | ![](b.png) {OTHER} |",
        f"| Plot | What it shows |\n|---|---|\n| ![](a.png) | {SAID} |\n| ![](b.png) | {OTHER} |",
    ],
)
def test_each_cell_is_read_as_what_is_said(text):
    read = panel(text)
    assert read.x.categories == read.y.categories == ("dew", "fog")
    assert read.grid.values[0, 1] == 0.64


def test_pictures_beside_values_leave_them_a_table():
    table = "| Farm | North | South |\n|---|---|---|\n| ![](a.png) Oak | 3 | 4 |\n| ![](b.png) Elm | 5 | 6 |"
    assert cells(f"Heatmap of the yields:\n\n{table}") == [[3, 4], [5, 6]]
