"""The cells: the same pixels as ``pcolormesh``, whole cells, means below a pixel."""

from __future__ import annotations

import numpy as np
import pytest
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure as Canvas

from replot.drawing.colors import Colors
from replot.drawing.mesh import CellMesh, edges
from replot.figure import ColorScale
from replot.style import Style

VALUES = np.random.default_rng(3).uniform(0, 1, (6, 8))
VALUES[2, 3] = np.nan
COLORS = Colors.of([ColorScale("viridis", 0.1, 0.9)], [VALUES], Style())
BOUNDS = (0.125, 0.1, 0.8, 0.75)  # whole pixels of 400 x 200: 40 x 25 to a cell


def picture(values=VALUES, own=True, change=None, dpi=100, bounds=BOUNDS) -> np.ndarray:
    canvas = Canvas(figsize=(4, 2), dpi=dpi)
    agg = FigureCanvasAgg(canvas)
    axes = canvas.add_axes(bounds)
    axes.set_axis_off()
    rows, columns = values.shape
    if own:
        axes.add_collection(CellMesh(values, COLORS), autolim=False)
    else:
        axes.pcolormesh(np.ma.masked_invalid(values), cmap="viridis", vmin=0.1, vmax=0.9)
    axes.set(xlim=(0, columns), ylim=(rows, 0))
    if change:
        change(axes)
    agg.draw()
    return np.asarray(agg.buffer_rgba())[..., :3].astype(int)


@pytest.mark.parametrize("change", [
    None,
    lambda axes: axes.set_ylim(0, 6),
    lambda axes: axes.set_xlim(8, 0),
    lambda axes: axes.set(xlim=(2, 6), ylim=(4, 1)),
    lambda axes: axes.collections[0].set_alpha(0.5),
    lambda axes: axes.collections[0].set_visible(False),
    lambda axes: axes.collections[0].set(cmap="Reds", clim=(0, 2)),
])
def test_same_pixels_as_pcolormesh(change):
    assert np.array_equal(picture(change=change), picture(own=False, change=change))


def test_cells_are_even_and_whole_where_the_size_is_not():
    found = picture(bounds=(0.1, 0.1, 0.8037, 0.79))
    widths = np.diff(np.flatnonzero((np.diff(found[100], axis=0) != 0).any(axis=1)))
    assert set(widths.tolist()) <= {40, 41}


def test_missing_cells_show_what_is_behind():
    assert picture()[20 + 2 * 25 + 30, 50 + 3 * 40 + 20].tolist() == [255, 255, 255]


def test_cells_below_a_pixel_are_averaged():
    fine = np.kron([[0.2, 0.8]], np.ones((1, 1600))) + np.tile([[0.05, -0.05]], (2000, 1600))
    found = picture(fine)
    colors = COLORS.rgba8(np.array([0.2, 0.8]))[:, :3].astype(int)
    assert found[100, 60].tolist() == colors[0].tolist()
    assert found[100, 340].tolist() == colors[1].tolist()


def test_missing_below_a_pixel_does_not_count():
    fine = np.full((10, 6400), np.nan)
    fine[:, ::4] = 0.5
    assert picture(fine)[100, 200].tolist() == COLORS.rgba8(np.array([0.5]))[0, :3].tolist()
    assert picture(np.full((2, 6400), np.nan))[100, 200].tolist() == [255, 255, 255]


@pytest.mark.parametrize("dpi", [50, 73, 200])
def test_other_resolutions_stay_sharp(dpi):
    found = picture(dpi=dpi)
    middle = found[round(0.5 * found.shape[0]), round(found.shape[1] * 0.2):round(found.shape[1] * 0.9)]
    known = {tuple(color) for color in COLORS.rgba8(VALUES[~np.isnan(VALUES)])[:, :3].tolist()}
    assert {tuple(pixel) for pixel in middle.tolist()} <= known | {(255, 255, 255)}


def test_values_can_be_read_and_changed():
    mesh = CellMesh(VALUES, COLORS)
    assert np.array_equal(np.ma.filled(mesh.get_array(), np.nan), VALUES, equal_nan=True)
    assert mesh.get_coordinates().shape == (7, 9, 2)
    mesh.set_array(VALUES * 2)
    with pytest.raises(ValueError, match=r"the mesh has the shape \(6, 8\), not \(2, 2\)"):
        mesh.set_array(np.zeros((2, 2)))


def test_edges():
    assert edges(10, 9, 3).tolist() == [10, 13, 16, 19]
    assert edges(0, 2, 4).tolist() == [0, 1, 1, 2, 2]
