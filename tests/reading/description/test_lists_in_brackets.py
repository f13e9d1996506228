"""Axes that brackets list, one against the other, and what is told by a slash or has one unit."""

from __future__ import annotations

import pytest
from sources import panel


@pytest.mark.parametrize(
    ("said", "y", "x"),
    [
        ("plots harm (minor, major) against age (0-4, 5-9, 10+ years)",
         ("harm", "minor", "major"), ("age", "0-4", "5-9", "10+")),
        ("shows sleep (short/long) by shift (Mon, Tue, Wed)",
         ("sleep", "short", "long"), ("shift", "Mon", "Tue", "Wed")),
        ("maps tide (Zone 1/2/3) versus days since rain (0–1, 2–3)",
         ("tide", "Zone 1", "Zone 2", "Zone 3"), ("days since rain", "0–1", "2–3")),
    ],
)  # fmt: skip
def test_one_list_against_another(said, y, x):
    read = panel(f"A heatmap {said}.")
    assert (read.y.label, *read.y.categories) == y
    assert (read.x.label, *read.x.categories) == x


@pytest.mark.parametrize(
    ("listed", "labels"),
    [
        ("0-4, 5-9, 10-14 years", ("0-4", "5-9", "10-14")),
        ("age groups 0-4, 5-9 and 10-14 years", ("0-4", "5-9", "10-14")),
        ("<2, 2-6, >6 mm", ("<2", "2-6", ">6")),
        ("0-4, 5-9, 10-14 Total", ("0-4", "5-9", "10-14 Total")),
    ],
)
def test_the_last_bin_has_the_unit_of_all(listed, labels):
    assert panel(f"A heatmap has rows ({listed}) and two columns (wet, dry).").y.categories == labels
