"""Values that somebody reads off a scale: about, or so, somewhere between."""

from __future__ import annotations

import pytest
from sources import cells, grid, panel

HEAD = "A heatmap. Columns: Dec, Jan, Feb, Mar. Rows: Peak, Hut. "


@pytest.mark.parametrize(
    "said",
    [
        "At the Hut I'd say 50–60, then 80 or so, then 90 to 100, then around 70.",
        "For the Hut I read 50–60, then about 80, then 90 to 100, and finally 70 or thereabouts.",
        "Hut: 50–60, 80 or so, 90 to 100 and around 70.",
        "In the Hut we can see 50 to 60, 80 or so, 90 to 100, and ~70.",
    ],
)
def test_a_line_told_by_eye(said):
    assert grid(panel(HEAD + said)) == "u u u u\n50..60 ~80 90..100 ~70"


def test_a_value_or_so_with_its_unit():
    said = "The Hut has 80 cm or so in Dec, 25 cm in Jan, 30% or so in Feb and 4 in Mar."
    assert grid(panel(HEAD + said)) == "u u u u\n~80 25 ~30 4"


SNOW = "A heatmap. Columns: Dec, Jan, Feb. Rows: Peak, Hut. The bar runs from 0 to 90. (Peak, Dec) is 70. "


@pytest.mark.parametrize("said", [
    "The other cells are hard to make out, but all lie below 40.",
    "Presumably all other cells are below 40.",
    "The remaining cells seem to be somewhere under 40.",
    "All other cells are too faint to read and appear to be below 40.",
    "Everything else is below 40, I think.",
])
def test_a_bound_that_is_guessed_is_no_range(said):
    assert grid(panel(SNOW + said)) == "70 u u\nu u u"


@pytest.mark.parametrize("said", [
    "All other cells are below 40.",
    "The remaining cells are under 40.",
    "The summer is hard to read. All other cells are below 40.",
])
def test_a_bound_that_is_sure_is_one(said):
    assert grid(panel(SNOW + said)) == "70 0..40 0..40\n0..40 0..40 0..40"


@pytest.mark.parametrize("half", [
    "The matrix is lower-triangular.", "The upper right half is masked out and white.",
    "The upper-right part is not shown.",
])
def test_the_rest_of_a_half_is_not_that_of_the_other(half):
    text = (
        "A heatmap of attention. Both axes list: old, sea, dog. The colour bar runs from 0 to 0.8. "
        f"{half} \"sea\" attends to \"old\" with 0.6. All other cells are below 0.2."
    )
    assert grid(panel(text)) == "0..0.2 b b\n0.6 0..0.2 b\n0..0.2 0..0.2 0..0.2"


FROGS = "Heatmap of frogs. Rows: Mill Pond, Dock. Columns: May, June. "


@pytest.mark.parametrize(
    "lead",
    [
        "No numbers are printed, so these are estimates from the colour scale (0 to 90, white to red): ",
        "Values estimated from the color bar: ",
        "As read off the legend bar beside it, estimated by the colour scale: ",
        "Judged by the colour bar (0 to 90): ",
    ],
)
@pytest.mark.parametrize("lists", ["Mill Pond 30, 40; Dock 50, 60.", "Mill Pond: 30, 40. Dock: 50, 60."])
def test_lists_read_from_the_colour_bar(lead, lists):
    assert cells(f"{FROGS}{lead}{lists}") == [[30, 40], [50, 60]]


@pytest.mark.parametrize("ends", ["minimum 20, maximum 70.", "blue 0, red 90.", "low 3; high 80."])
def test_ends_read_from_the_colour_bar(ends):
    assert cells(f"{FROGS}As read from the colour bar: {ends}") == [[None, None], [None, None]]
