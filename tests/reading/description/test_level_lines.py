"""Grids of levels of which each cell stands in a line of its own, with the numbers of the levels."""

from __future__ import annotations

import pytest
from sources import cells, panel

import replot

HEADS = ("Slight", "Painful", "Crippling", "Deadly")
ROWS = ("Nearly", "sure"), ("Daily",), ("Yearly",)
SHADES = ("Green", "Green", "Yellow", "Yellow", "Amber", "Amber", "Red", "Red")
COLOURS = dict(zip((1, 2, 3, 4, 6, 8, 9, 12), SHADES, strict=True))
LABELS = ("Nearly sure", "Daily", "Yearly")
VALUES = [[3 * k for k in (1, 2, 3, 4)], [2 * k for k in (1, 2, 3, 4)], [1, 2, 3, 4]]


def lines(coloured=True, names=(), levels=(3, 2, 1)):
    out = [*names]
    for k, head in enumerate(HEADS):
        out += [head, str(k + 1)]
    for label, level, values in zip(ROWS, levels, VALUES, strict=True):
        out += [*label, str(level)]
        for value in values:
            out += [str(value), f"({COLOURS[value]})"] if coloured else [str(value)]
    return out


@pytest.mark.parametrize("gap", ["\n", "\n\n"])
@pytest.mark.parametrize("coloured", [True, False])
@pytest.mark.parametrize("levels", [(3, 2, 1), (1, 2, 3)])
def test_levels_behind_heads_and_labels(gap, coloured, levels):
    read = panel(f"Risk heatmap of the yard\n\n{gap.join(lines(coloured, (), levels))}\n\nThat is all.")
    assert (read.x.categories, read.y.categories) == (HEADS, LABELS)
    assert read.grid.values.tolist() == VALUES


@pytest.mark.parametrize("names", [("PAIN", "YEARS"), ("YEARS", "PAIN")])
def test_names_of_both_sides_go_where_their_labels_are(names):
    read = panel("Risk heatmap\n\n" + "\n".join(lines(names=names)))
    assert (read.x.label, read.y.label) == ("PAIN", "YEARS")
    assert cells("Risk heatmap\n\n" + "\n".join(lines(names=names))) == VALUES


def test_a_bracket_that_was_lost():
    told = "\n".join(lines()).replace("6\n(Amber)", "6\n(Amber", 1)
    assert cells(f"Risk heatmap\n\n{told}") == VALUES


@pytest.mark.parametrize("gone", [1, 9, 12])
def test_lines_of_which_one_is_missing_are_no_such_grid(gone):
    told = lines()
    del told[gone]
    with pytest.raises(replot.NotAHeatmap):
        replot.parse("Risks of the yard\n\n" + "\n".join(told))


def test_lines_that_break_off_within_a_row():
    told = lines()[:-5]
    assert cells("Risk heatmap\n\n" + "\n".join(told)) == VALUES[:2]
