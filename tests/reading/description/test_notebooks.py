"""Grids as people write them into notebooks: a bar behind the label, remarks behind the values."""

from __future__ import annotations

import pytest
from sources import codes, panel, told

AXES = "across (L→R): drug 0 / 1 / 2 / 4 mg/l\ndown (T→B): salt 8 / 4 / 0 mg/l\n\n"


def test_a_bar_parts_labels_from_values_and_remarks_follow():
    text = (
        f"OD -> heatmap, saved as cb.png\n{AXES}"
        "8 |  .05   .05   .04   .05    all clear\n"
        "4 |  .61   .33   .09   .05    <-- !!\n"
        "0 | 1.02   .88   .47   xx     xx = pipetted twice, out\n"
    )
    assert told(text) == [
        "0, 1, 2, 4 / 8, 4, 0\n0.05 0.05 0.04 0.05\n0.61 0.33 0.09 0.05\n1.02 0.88 0.47 b"
    ]
    assert panel(text).x.label == "drug"
    assert panel(text).y.label == "salt"


@pytest.mark.parametrize("rule", ["", "-----------------\n"])
def test_heads_stand_behind_a_bar_without_a_label(rule):
    text = (
        f"A heatmap of OD.\n\n          | A  B  C\n{rule}oak       | 5  7  4     good\n"
        "pine tree | 7  --  5\nelm       | 6  3  9\n"
    )
    assert told(text) == ["A, B, C / oak, pine tree, elm\n5 7 4\n7 b 5\n6 3 9"]


def test_lines_that_do_not_fit_are_no_grid():
    text = "A heatmap of OD. Rows: oak, elm. Columns: A, B.\n\noak | 5  7\nelm | 6 trees stood here\n"
    assert told(text) == ["A, B / oak, elm\nu u\nu u"]
    assert "R103" in codes(text)


@pytest.mark.parametrize("way", ["(L→R)", "(L-R)", "[L to R]", "(left->right)"])
def test_directions_in_signs_are_no_labels(way):
    lists = f"across {way}: dose 0 / 1 / 2 / 4 mg\ndown: soil clay / sand / loam"
    rows = "clay: .31, .52, .73, .94\nsand: .32, .53, .74, .95\nloam: .33, .54, .75, .96"
    assert told(f"Heatmap of OD\n{lists}\n\n{rows}\n") == [
        "0, 1, 2, 4 / clay, sand, loam\n0.31 0.52 0.73 0.94\n0.32 0.53 0.74 0.95\n0.33 0.54 0.75 0.96"
    ]


@pytest.mark.parametrize("ends", ["magma, fixed 0–1.2", "magma clipped to 0-1.2", "magma, set from 0 to 1.2"])
def test_a_map_and_its_ends_that_are_fixed(ends):
    color = panel(f"Heatmap, {ends} as before. Rows: A, B. Columns: C, D.\n\nA: 1, 0.2\nB: 0.3, 0.4").color
    assert (color.cmap, color.vmin, color.vmax) == ("magma", 0, 1.2)
