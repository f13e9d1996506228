"""Axes that only lines of single cells name, with what each of them is set to there."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

N = None


@pytest.mark.parametrize(
    ("lines", "names", "rows", "columns", "values"),
    [
        (
            ["**Lowest fee:** Boat length **4–6 m** with **crew ≤2** → **€21.50**",
             "Boat length **7–9 m** with **crew ≤2** → **€30.80**",
             "**Highest fee:** Boat length **10+** with **crew >2** → **€1,065.20**"],
            ("Boat length", "crew"), ("4–6 m", "7–9 m", "10+"), ("≤2", ">2"),
            [[21.5, N], [30.8, N], [N, 1065.2]],
        ),
        (
            ["Dose 10 mg with pH 5: 12.5", "Dose 20 mg with pH 5: 14.5", "Dose 20 mg with pH 7: 16.5"],
            ("Dose", "pH"), ("10 mg", "20 mg"), ("5", "7"), [[12.5, N], [14.5, 16.5]],
        ),
        (
            ["noise 0.2, width 64 → 0.81", "noise 0.2, width 128 → 0.85", "noise 0.1, width 128 → 0.88"],
            ("noise", "width"), ("0.2", "0.1"), ("64", "128"), [[0.81, 0.85], [N, 0.88]],
        ),
    ],
)  # fmt: skip
def test_lines_that_set_two_things(lines, names, rows, columns, values):
    text = "The figure is a heatmap of these.\n\n" + "".join(f"- {line}\n" for line in lines)
    read = panel(text)
    assert (read.y.label, read.x.label) == names
    assert (read.y.categories, read.x.categories) == (rows, columns)
    assert cells(text) == values


def test_a_year_is_no_second_setting():
    text = "A heatmap.\n\n- Run 3 in 2021: 45\n- Run 4 in 2021: 46\n- Run 4 in 2022: 47\n"
    with pytest.raises(replot.NotAHeatmap):
        replot.parse(text)


@pytest.mark.parametrize("word", ["Highest", "Lowest yield", "Best"])
def test_a_cell_that_is_said_to_be_the_highest(word):
    text = (
        "The heatmap shows yields. Rows: Ayr, Bute. Columns: North, South.\n\n- Ayr in the North: 12.5\n"
        f"- Bute in the North: 14.5\n- {word}: Ayr in the South: 16.5\n"
    )
    assert cells(text) == [[12.5, 16.5], [14.5, N]]


@pytest.mark.parametrize("said", ["Average: 14 in the North", "Highest: 16.5", "Highest: the North, 30"])
def test_what_is_said_of_no_one_cell(said):
    text = "The heatmap shows yields. Rows: Ayr, Bute. Columns: North, South.\n\n- Ayr in the North: 12.5\n"
    text += f"- {said}\n"
    assert cells(text) == [[12.5, N], [N, N]]
