"""Axes of which only the two ends are told: a quantity has no labels between them, a count has."""

from __future__ import annotations

import pytest
from sources import grid

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


@pytest.mark.parametrize("said", [
    "from 0 (top) down to 40 (bottom) in steps of 10", "from 0 (top) to 40 (bottom), every 10 cm",
    "with rows from 0 (top) to 40 (bottom) in increments of 10",
    "from 40 (bottom) up to 0 (top) in steps of 10",
    "from 0 at the top down to 40 at the bottom in intervals of 10",
])
def test_a_step_counts_where_the_ends_have_places(said):
    across = "X-axis: from 2 (left) to 8 (right) in steps of 3."
    text = f'{HEAD}The vertical axis is "Depth (cm)", {said}. {across}'
    (panel,) = replot.parse(text).panels
    assert panel.y.categories == ("0", "10", "20", "30", "40")
    assert panel.x.categories == ("2", "5", "8")


def test_ends_with_places_and_no_step():
    (panel,) = replot.parse(HEAD + "X-axis: A, B. The y-axis is the risk, 1 (bottom) to 4 (top).").panels
    assert panel.y.categories == ("4", "3", "2", "1")


SIGNED = (
    "A color-coded phase diagram. The abscissa is the shear rate g/J, covering 0.0 to 0.4 in steps of 0.2; "
    "the ordinate is the scaled heat kT/J, which increases upwards from 1 to 4 in steps of 1.\n\n"
)


@pytest.mark.parametrize("said", [
    "At zero shear rate (g/J = 0.0), the order is 0.9 at kT/J = 1 and still about 0.5 at kT/J = 3, but drops "
    "to ≈ 0.1 at kT/J = 4.",
    "At g/J = 0.0 the order is 0.9 at kT/J = 1, about 0.5 at kT/J = 3 and about 0.1 at kT/J = 4.",
    "(g/J = 0.0, kT/J = 1): 0.9. (g/J = 0.0, kT/J = 3): ~0.5. (g/J = 0.0, kT/J = 4): ~0.1.",
    "One point is marked by an arrow: g/J = 0.0 with kT/J = 1, where the order is 0.9. At g/J = 0.0 it is "
    "about 0.5 at kT/J = 3 and about 0.1 at kT/J = 4.",
])
def test_a_name_with_a_sign_is_set_to_a_label(said):
    (panel,) = replot.parse(SIGNED + said).panels
    assert (panel.x.label, panel.y.label) == ("shear rate g/J", "scaled heat kT/J")
    assert grid(panel) == "~0.1 u u\n~0.5 u u\nu u u\n0.9 u u"


def test_what_no_axis_is_called_by_sets_nothing():
    said = "At zero shear rate (Q = 0), the order is 0.9 at R = 5 and 0.7 here."
    (panel,) = replot.parse(SIGNED + said).panels
    assert grid(panel) == "\n".join(["u u u"] * 4)


def test_a_diagram_of_boxes_is_no_phase_diagram():
    with pytest.raises(replot.NotAHeatmap):
        replot.parse("A diagram of the pump: the box on the left feeds 3 tanks, an arrow leads from 2 to 1.")
