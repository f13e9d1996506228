"""Axes of which only the two ends are told: a quantity has no labels between them, a count has."""

from __future__ import annotations

import pytest

import replot

HEAD = "A heatmap of the yield, light to dark blue (0 to 9). "


@pytest.mark.parametrize("said", [
    "The x-axis is labeled 'Phase (°)' and ranges from 0 to 300, the y-axis 'Amplitude', ranging from 0 to "
    "1.",
    "X-axis: longitude, ranging from -10 to 30. Y-axis: latitude, ranging from 35 to 70.",
    "The figure shows tilt $\\alpha$ (x-axis, 0 to 1) against drift (y-axis, -2 to 2).",
    "- **X-axis:** Wavelength (nm), from 400 to 700\n- **Y-axis:** θ2, from -1 to 1\n",
])
def test_a_quantity_has_no_labels_between_its_ends(said):
    (panel,) = replot.parse(HEAD + said).panels
    assert (panel.x.categories, panel.y.categories) == ((), ())
    assert panel.x.label and panel.y.label


@pytest.mark.parametrize(("said", "sizes"), [
    ("The x-axis is the layer, ranging from 0 to 31, the y-axis the head, ranging from 0 to 7.", (32, 8)),
    ("X-axis: hour of the day, from 0 to 23. Y-axis: Dose (mg), ranging from 1 to 3.", (24, 3)),
    ("X-axis: angle (°), 0 to 90 in steps of 30. Y-axis: shift, from -2 to 2 in integer steps.", (4, 5)),
])
def test_what_is_counted_has_a_label_for_each_number(said, sizes):
    (panel,) = replot.parse(HEAD + said).panels
    assert (len(panel.x.categories), len(panel.y.categories)) == sizes


def test_a_quantity_keeps_the_labels_that_cells_are_told_by():
    text = HEAD + "X-axis: angle (°), from 0 to 30. Y-axis: Site (A, B). A: 3 at 10°, 4 at 20° and 5 at 30°."
    (panel,) = replot.parse(text).panels
    assert len(panel.x.categories) == 31
