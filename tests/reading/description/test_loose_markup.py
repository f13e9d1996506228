"""Tables in JSON, LaTeX and HTML as models write them, with what the standards do not allow."""

from __future__ import annotations

import pytest
from sources import panel, source, told

import replot

JSON = """```json
{
  "chart_type": "heatmap",
  "title": "Share of shots",  // as printed
  "x_axis": {"label": "Lane", "categories": ["Left", "Right"]},
  "y_axis": {"label": "Distance", "categories": ["near", "far"]},
  "colorbar": {"min": 0, "max": 20, "low_color": "light yellow", "high_color": "dark red"},
  DATA
}
```
"""
GRID = "Left, Right / near, far\n8.7 b\n0.8 18.4"


@pytest.mark.parametrize(
    "data",
    [
        '"data": [{"Distance": "near", "Left": 8.7, "Right": null},'
        ' {"Distance": "far", "Left": 0.8, "Right": 18.4},]',
        '"rows": [{"label": "near", "cells": {"Left": 8.7, "Right": null}},'
        ' {"label": "far", "cells": {"Left": 0.8, "Right": 18.4}}]',
        '"matrix": {"near": [8.7, null], "far": [0.8, 18.4]}',
        '"values": [[8.7, null], [0.8, 18.4]],',
    ],
)
def test_a_figure_in_json_with_remarks_and_spare_commas(data):
    text = JSON.replace("DATA", data)
    (read,) = replot.parse(text).panels
    assert told(text) == [GRID]
    assert (replot.parse(text).title, read.x.label, read.y.label) == ("Share of shots", "Lane", "Distance")
    assert (read.color.cmap, read.color.vmin, read.color.vmax) == ("YlOrRd", 0, 20)


def test_a_table_in_latex_on_one_line():
    text = (
        "Figure 3: Heatmap of accuracy.\n\n"
        r"\begin{tabular}{l|c c} \hline \hline & \multicolumn{2}{c}{**Test**} \\ \cline{2-3} **Train** & eu "
        r"& fi \\ \hline eu & **94.1** & 61.3 \\ fi & 61.3 & \(-\) \\ \hline \end{tabular}"
    )
    assert told(text) == ["eu, fi / eu, fi\n94.1 61.3\n61.3 b"]
    assert (panel(text).x.label, panel(text).y.label) == ("Test", "Train")
    line = text.split("\n")[2]
    span = replot.examine(text).evidence["panels[0].values[1][0]"]
    assert span.column - 1 == line.rindex("61.3")
    assert source(text, "panels[0].values[0][1]")[1] == "61.3"


@pytest.mark.parametrize("order", ["below", "above"])
def test_captions_of_subtables(order):
    grids = []
    for name, value in (("returns", 0.31), ("residuals", 0.01)):
        rows = r"& a & b \\ \hline" + f"\na & 1.00 & {value} \\\\\nb & {value} & 1.00 \\\\\n"
        grid, caption = f"\\begin{{tabular}}{{lcc}}\n{rows}\\end{{tabular}}\n", f"\\caption{{{name}}}\n"
        grids.append(grid + caption if order == "below" else caption + grid)
    whole = "\\caption{Correlations}\n" if order == "below" else ""
    text = "## Correlations\n\n\\begin{table}\n" + "".join(grids) + whole + "\\end{table}\n"
    assert [p.title for p in replot.parse(text).panels] == ["returns", "residuals"]
    assert told(text)[1].endswith("1 0.01\n0.01 1")


def test_panels_side_by_side_with_other_columns():
    text = (
        "Two heatmaps.\n\n<table><thead><tr><th rowspan=2>Season</th><th colspan=3>Wind</th>"
        "<th colspan=2>Sun</th></tr>"
        "<tr><th>am</th><th>pm</th><th>night</th><th>am</th><th>pm</th></tr></thead>"
        "<tr><td>Winter</td><td>1</td><td>2</td><td>3</td><td>4</td><td></td></tr>"
        "<tr><td>Summer</td><td>6</td><td>7</td><td>8</td><td>9</td><td>10</td></tr></table>"
    )
    assert told(text) == [
        "Wind: am, pm, night / Winter, Summer\n1 2 3\n6 7 8",
        "Sun: am, pm / Winter, Summer\n4 b\n9 10",
    ]


def test_a_matrix_without_its_diagonal_is_one():
    rows = "--|cosine|pearson|local\n:-|:-:|:-:|:-:\n"
    rows += "cosine|--|.05|.20\npearson|.05|--|.34\nlocal|.20|.34|--\n"
    assert told(f"Intercorrelations among the three metrics\n{rows}") == [
        "cosine, pearson, local / cosine, pearson, local\nb 0.05 0.2\n0.05 b 0.34\n0.2 0.34 b"
    ]
