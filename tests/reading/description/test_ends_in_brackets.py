"""Numbered axes whose two ends are told with their sides in brackets, and matrices of risks."""

from __future__ import annotations

import pytest
from sources import panel

import replot

X = "The x axis is labelled “Chance”, with 1 at the far left and 4 at the far right."


@pytest.mark.parametrize(
    "ends",
    [
        "with 1 being the least harm (bottom of axis) and 4 being the most harm (top of axis)",
        "with 1 (bottom) being the lowest and 4 (top) the highest",
        "with 4 being the worst (top) and 1 being the mildest (bottom)",
    ],
)
def test_both_ends_of_an_axis(ends):
    read = panel(f"A heatmap of hazards is a 4 x 4 grid. The y axis is labelled “Harm”, {ends}. {X}")
    assert (read.y.label, read.y.categories) == ("Harm", ("4", "3", "2", "1"))
    assert (read.x.label, read.x.categories) == ("Chance", ("1", "2", "3", "4"))


def test_the_axis_is_named_beside_its_ends():
    read = panel(
        "A heatmap of hazards is a 3 x 3 grid. The y axis is labelled “Harm”, with 1 at the bottom and 3 at "
        "the top. The x axis is labelled “Chance”. A rating of 1 (far left of the x axis) measures the "
        "rarest hazard and 3 (far right on the x axis) measures the most likely one."
    )
    assert (read.x.label, read.x.categories) == ("Chance", ("1", "2", "3"))


def test_sides_of_two_axes_are_no_ends():
    read = panel("A heatmap of hazards. The y axis is labelled “Harm”, with 1 being low (left) and 4 being "
                 "high (top).")
    assert read.y.categories == ()


def test_a_risk_assessment_matrix_whose_sides_label_its_lines():
    read = panel(
        "The Risk Assessment Matrix is a table with Harm at the top labelling its columns, and Chance "
        "at the left labelling its rows. It has three columns (harm): Minor (1); Major (2); and Dire "
        "(3). It has two rows (chance): Likely (A); Rare (B). The ratings are: A1 - High; B3 - Low."
    )
    assert read.x.categories == ("Minor (1)", "Major (2)", "Dire (3)")
    assert read.y.categories == ("Likely (A)", "Rare (B)")


def test_prose_on_a_risk_assessment_matrix_is_no_figure():
    with pytest.raises(replot.NotAHeatmap):
        replot.parse("Fill in the risk assessment matrix before each dive and hand it to the skipper.")
