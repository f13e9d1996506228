"""Columns of counts beside columns of shares, as tables of cohorts have them."""

from __future__ import annotations

import pytest

import replot

TABLE = (
    "Retention heatmap.\n\n| Cohort | {} | M0 | M1 | M2 |\n|---|---|---|---|---|\n"
    "| Jan | {} | 100{p} | 60{p} | 45{p} |\n"
    "| Feb | {} | 100{p} | 58{p} | |\n"
)


def read(head: str, counts: tuple[str, str] = ("120", "130"), p: str = "%", more: str = ""):
    return replot.examine(TABLE.format(head, *counts, p=p) + more)


@pytest.mark.parametrize("head", ["Users", "Cohort size", "n", "New customers"])
def test_how_large_each_row_is_is_no_column_of_the_figure(head):
    examined = read(head)
    panel = examined.figure.panels[0]
    assert panel.x.categories == ("M0", "M1", "M2")
    assert panel.grid.values[0].tolist() == [100, 60, 45]
    assert "R109" in [finding.code for finding in examined.findings]


@pytest.mark.parametrize(("head", "counts", "p", "more"), [
    ("Rate", ("12", "13"), "%", ""),
    ("Users", ("12%", "13%"), "%", ""),
    ("Users", ("120", "130"), "", ""),
    ("Users", ("120", "130"), "%", "\nThe columns are Users, M0, M1 and M2."),
])
def test_other_columns_stay(head, counts, p, more):
    assert len(read(head, counts, p, more).figure.panels[0].x.categories) == 4


@pytest.mark.parametrize("sign", "$€£¥₹₩₽")
def test_amounts_of_money_are_values(sign):
    table = "| Garden | Jan | Feb |\n|---|---|---|\n| Oak | {0}315 | {0}349 |\n| Elm | {0}1,016 | -{0}59 |\n"
    panel = replot.parse("A heatmap of prices.\n\n" + table.format(sign)).panels[0]
    assert panel.grid.values.tolist() == [[315, 349], [1016, -59]]
