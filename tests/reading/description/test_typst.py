"""Tables as Typst has them: cell after cell, in figures or alone."""

from __future__ import annotations

import pytest
from sources import cells, panel, source

import replot

VALUES = [[34, 12], [7, 87]]
ARGUMENTS = "[True \\ Predicted], [Late], [On time], [Late], [34], [12], [On time], [7], [87]"
LINES = "[Late], [34], [12],\n  [On time], [7], [87]"


@pytest.mark.parametrize(
    "table",
    [
        f"#table(columns: 3, {ARGUMENTS})",
        f"#table(columns: (auto, 1fr, 1fr), align: (left, right, right), stroke: none, {ARGUMENTS})",
        "#table(columns: (1fr,) * 3)[True \\ Predicted][Late][On time][Late][34][12][On time][7][87]",
        f"#figure(\n  table(\n    columns: 3,\n    table.header([True / Predicted], [Late], [On time]),\n"
        f"    table.hline(),\n  {LINES},\n  ),\n  caption: [Trains.],\n)\n\n{{Below, 4 of 5}}",
        f"#figure(align(center)[#table(columns: 3, table.header([*True* \\ *Predicted*], [*Late*], "
        f"[*On time*]), {LINES.replace('[34]', '[#strong[34]]')})], caption: [Trains.], kind: table)",
        f"#table(columns: 4, [], [], table.cell(colspan: 2)[Predicted], [], [], [Late], [On time], "
        f"table.cell(rowspan: 2)[True], {LINES})",
        f"```typst\n#table(\n  columns: 3,\n  [True \\ Predicted], \"Late\", \"On time\",\n  {LINES}\n)\n```",
    ],
)  # fmt: skip
def test_a_matrix(table):
    text = f"= Results\n\nThe confusion matrix:\n\n{table}\n"
    assert cells(text) == VALUES
    read = panel(text)
    assert read.x.categories == read.y.categories == ("Late", "On time")
    assert (read.x.label, read.y.label) == ("Predicted", "True")


def test_figures_side_by_side_are_panels():
    one = "#figure(table(columns: 3, {}), caption: [{} line.])\n"
    text = "Confusion matrices:\n\n" + one.format(ARGUMENTS, "Northern")
    figure = replot.parse(text + one.format(ARGUMENTS.replace("34", "29"), "Southern"))
    assert [one.title for one in figure.panels] == ["Northern line", "Southern line"]
    assert figure.panels[1].grid.values.tolist() == [[29, 12], [7, 87]]


def test_where_a_cell_stands():
    heads = "[True \\ Predicted], [Late], [On time]"
    text = f"Confusion matrix:\n\n#table(\n  columns: 3,\n  {heads},\n  {LINES}\n)\n"
    assert source(text, "panels[0].values[1][0]") == (7, "7")


@pytest.mark.parametrize(
    "code",
    [
        f"#table(columns: 3, {ARGUMENTS}",
        f"#table(columns: names.len(), {ARGUMENTS})",
        "#table(columns: 3, ..results.map(row => [#row]))",
        '#table(columns: 2, "a, [")',
    ],
)
def test_no_table(code):
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(f"The lines of trains.\n\n{code}\n")
