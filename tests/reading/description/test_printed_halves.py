"""Halves of matrices that a text prints without a fence, with their diagonal or without."""

from __future__ import annotations

import pytest
from sources import grid, panel

from replot import NotAHeatmap

FULL = "1 b b\n0.4 1 b\n-0.2 0.5 1"
HOLLOW = "b b b b\n0.4 b b b\n-0.2 0.5 b b\n0.1 0.3 0.6 b"
NAMES = ("rain", "wind", "heat", "dust")


@pytest.mark.parametrize(
    "lines",
    ["rain  1\nwind  0.4   1\nheat  -0.2  0.5  1", "rain: 1\nwind: 0.4 1\nheat: -0.2 0.5 1"],
)
def test_the_lower_half_with_its_diagonal(lines):
    assert grid(panel(f"Correlation heatmap, lower triangle.\n\n{lines}")) == FULL


@pytest.mark.parametrize(
    "head",
    [
        "Correlation heatmap. The diagonal is not shown, only what lies below it.",
        "Correlation heatmap, lower half without the diagonal.",
        "Correlations as a heatmap, of four traits on both axes (rain, wind, heat, dust).",
    ],
)
def test_the_lower_half_without_its_diagonal(head):
    found = panel(f"{head}\n\nrain\nwind  0.4\nheat  -0.2  0.5\ndust  0.1  0.3  0.6")
    assert found.x.categories == found.y.categories == NAMES
    assert grid(found) == HOLLOW


def test_the_upper_half_without_its_diagonal():
    lines = "rain  0.4  -0.2  0.1\nwind  0.5  0.3\nheat  0.6\ndust"
    found = panel(f"Correlation heatmap, upper triangle without the diagonal.\n\n{lines}")
    assert grid(found) == "b 0.4 -0.2 0.1\nb b 0.5 0.3\nb b b 0.6\nb b b b"


@pytest.mark.parametrize(
    "lines", ["wind: 0.4\nheat: -0.2, 0.5\ndust: 0.1, 0.3, 0.6", "wind 1\nheat 2 3\nrain 5 6 7"]
)
def test_lines_that_lack_the_diagonal_do_not_end_with_it(lines):
    text = f"Correlation heatmap of traits. The diagonal is not shown.\n\n{lines}\n\nBlue is low."
    assert "0.4" not in grid(panel(text))
    assert "1" not in grid(panel(text))


DISTANCES = "     fir  elm  oak\nelm  1.2\noak  2.3  1.1\n{0}  3.4  2.2  0.9\n"
STEPS = "1.2 b b\n2.3 1.1 b\n3.4 2.2 0.9"


@pytest.mark.parametrize("fence", ["", "```\n"])
@pytest.mark.parametrize("last", ["ash", "wild pear", "ash1"])
def test_distances_as_r_prints_them_have_one_name_less_on_either_side(last, fence):
    found = panel(f"Heatmap of distances, as printed.\n\n{fence}{DISTANCES.format(last)}{fence}")
    assert (found.x.categories, found.y.categories) == (("fir", "elm", "oak"), ("elm", "oak", last))
    assert grid(found) == STEPS


def test_distances_on_axes_that_name_all():
    text = "Heatmap of distances. Both axes: fir, elm, oak, ash.\n\n"
    found = panel(f"{text}```\n{DISTANCES.format('ash')}```")
    assert found.x.categories == found.y.categories == ("fir", "elm", "oak", "ash")
    assert grid(found) == "u u u u\n1.2 b b u\n2.3 1.1 b u\n3.4 2.2 0.9 u"


def test_heads_that_are_numbers_are_heads_of_distances_too():
    found = panel("Heatmap of distances.\n\n```\n    1   2   3\n2 1.2\n3 2.3 1.1\n4 3.4 2.2 0.9\n```")
    assert (found.x.categories, found.y.categories) == (("1", "2", "3"), ("2", "3", "4"))
    assert grid(found) == STEPS


FROM_SECOND = "  rain wind heat\nwind 0.4  \nheat -0.2 0.5  \ndust 0.1 0.3 0.6\n"
PAIRS = "Pairwise Correlations\nVariable 1 Variable 2 N Correlation P\n"
PAIRS += "wind rain 40 0.4 0.03\nheat rain 41 -0.2 0.1\n"


@pytest.mark.parametrize(
    "text",
    [
        f"The output is:\n\nCorrelation\n{FROM_SECOND}",
        f"Correlations\n\n{FROM_SECOND}\nAll of them are weak.\n",
        f"The heatmap shows this correlation matrix:\n\n```\n{FROM_SECOND}```\n",
        "Correlation matrix\n\n      rain  wind  heat\nwind   0.4\nheat  -0.2   0.5\ndust   0.1   0.3  0.6\n",
        f"Correlation\n{FROM_SECOND}{PAIRS}",
    ],
)
def test_the_lower_half_from_the_second_name_on(text):
    found = panel(text)
    assert (found.x.categories, found.y.categories) == (NAMES[:-1], NAMES[1:])
    assert grid(found) == "0.4 b b\n-0.2 0.5 b\n0.1 0.3 0.6"


@pytest.mark.parametrize(
    "lines",
    [
        "rain wind heat\nwind 4\nThen we went home in the dust.",
        "rain wind heat\nwind 0.4\nheat -0.2 0.5",
        "rain wind heat\nwind 0.4\ndust -0.2 0.5\nheat 0.1 0.3 0.6",
        "rain wind heat\nwind 0.4\nheat -0.2 0.5\nrain 0.1 0.3 0.6",
    ],
)
def test_lines_that_are_no_half_from_the_second_name_on(lines):
    with pytest.raises(NotAHeatmap):
        panel(f"The output is:\n\n{lines}\n")
