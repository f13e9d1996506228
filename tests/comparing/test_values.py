"""Values read from the pixels of heatmaps that other programs drew."""

from __future__ import annotations

import io
from typing import Any

import matplotlib
import numpy as np
import pytest
import seaborn
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure as Canvas
from PIL import Image

from replot.comparing.bars import find_bars
from replot.comparing.finding import find_tiles
from replot.comparing.pictures import open_picture
from replot.comparing.tiles import Tiles, commonest
from replot.comparing.values import Measurement, read_values
from replot.errors import ReadError
from replot.figure import Axis, ColorScale, Figure, Grid, Panel

RANGE = 100.0


def known(*shapes: tuple[int, int], cmap: str | None = "Blues", **scale: Any) -> Figure:
    """What is known of a picture: axes and limits, no values."""
    limits = {"vmin": 0.0, "vmax": RANGE, **scale}
    return Figure(tuple(
        Panel(Axis("x", tuple(map(str, range(columns)))), Axis("y", tuple(map(str, range(rows)))),
              Grid(np.full((rows, columns), np.nan)), None, ColorScale(cmap, **limits))
        for rows, columns in shapes))


def values(shape: tuple[int, int], seed: int = 0, blank: float = 0.1) -> np.ndarray:
    rng = np.random.default_rng(seed)
    out = rng.uniform(0, RANGE, shape)
    out[rng.uniform(size=shape) < blank] = np.nan
    return out


def own(*colours: str, count: int = 256) -> matplotlib.colors.LinearSegmentedColormap:
    return matplotlib.colors.LinearSegmentedColormap.from_list("own", colours, count)


@pytest.mark.parametrize(("cmap", "by"), [
    (own("#eeeeee", "#111111"), "imshow"), (own("#ffffff", "#d0d8ff"), "imshow"),
    (own("#ffffff", "#d0d8ff"), "seaborn"), (own("#ffffff", "#003366", count=64), "imshow")])
def test_values_lie_within_their_bounds_where_colours_tell_little(cmap: Any, by: str):
    data = values((9, 12), 4)
    if by == "seaborn":
        drawn = by_seaborn(data, cmap)
    else:
        figure = canvas()
        ax = figure.add_subplot()
        figure.colorbar(ax.imshow(data, cmap=cmap, vmin=0, vmax=RANGE, aspect="auto"))
        drawn = png(figure)
    reading = read_values(drawn, known((9, 12), cmap=None))
    read = reading.figure.panels[0].grid.values
    assert np.nanmax(np.abs(read - data) - reading.bounds[0]) <= 1e-9
    assert any("of the range, no better" in note for note in reading.notes)


def canvas(width: float = 7, height: float = 5) -> Canvas:
    figure = Canvas(figsize=(width, height), dpi=100)
    FigureCanvasAgg(figure)
    return figure


def png(figure: Canvas) -> bytes:
    out = io.BytesIO()
    figure.savefig(out, format="png")
    return out.getvalue()


def by_seaborn(data: np.ndarray, cmap: str = "Blues", numbers: bool = True, **options: Any) -> bytes:
    figure = canvas()
    ax = figure.add_subplot()
    seaborn.heatmap(data, ax=ax, cmap=cmap, vmin=0, vmax=RANGE, annot=numbers, fmt=".1f", **options)
    ax.set_title("Accuracy")
    return png(figure)


def by_imshow(data: np.ndarray, cmap: str = "Blues", numbers: bool = True) -> bytes:
    figure = canvas()
    ax = figure.add_subplot()
    figure.colorbar(ax.imshow(data, cmap=cmap, vmin=0, vmax=RANGE, aspect="auto"))
    if numbers:
        for (i, j), value in np.ndenumerate(data):
            if not np.isnan(value):
                ax.text(j, i, f"{value:.0f}", ha="center", va="center")
    return png(figure)


def precise(reading: Measurement, *grids: np.ndarray, worst: float = 0.005) -> None:
    """The bars of the project: 0.15 % of the range on average, 0.5 % at worst, and within the bounds."""
    for panel, bound, grid in zip(reading.figure.panels, reading.bounds, grids, strict=True):
        assert (panel.grid.states == np.where(np.isnan(grid), "b", "a")).all()
        error = np.abs(panel.grid.values - grid)[~np.isnan(grid)]
        assert error.mean() <= 0.0015 * RANGE
        assert error.max() <= worst * RANGE
        assert (error <= bound[~np.isnan(grid)] + 1e-9).all()


@pytest.mark.slow
@pytest.mark.parametrize(("draw", "cmap", "numbers"), [
    (by_seaborn, "Blues", True), (by_seaborn, "RdBu", False), (by_imshow, "OrRd", True),
    (by_imshow, "viridis", False)])
def test_known_colormap(draw: Any, cmap: str, numbers: bool):
    data = values((7, 20))
    precise(read_values(draw(data, cmap, numbers), known((7, 20), cmap=cmap)), data)


@pytest.mark.slow
@pytest.mark.parametrize("draw", [by_seaborn, by_imshow])
def test_white_cells_are_values_where_a_number_is_printed_and_empty_elsewhere(draw: Any):
    data = values((6, 8), seed=3, blank=0.2)
    data[0, :4] = 0.0, np.nan, 0.1, 100.0
    read = read_values(draw(data, "Greys"), known((6, 8), cmap="Greys"))
    assert ((read.figure.panels[0].grid.states == "b") == np.isnan(data)).all()
    assert not any("white cells" in note for note in read.notes)


@pytest.mark.slow
@pytest.mark.parametrize("colours", [
    "bone", "rocket", [(0, "#fff8e0"), (0.1, "#ffe080"), (0.3, "#c04040"), (1, "#200020")]])
def test_the_end_of_a_bar_may_be_nearly_as_dark_as_its_outline(colours: Any):
    cmap = colours if isinstance(colours, str) else own(*colours)
    data = values((9, 12), seed=1)
    reading = read_values(by_imshow(data, cmap), known((9, 12), cmap=None))
    # a kink of an unknown map is known to a pixel of its bar
    precise(reading, data, worst=0.005 if isinstance(colours, str) else 0.006)


@pytest.mark.slow
@pytest.mark.parametrize("colours", [("#eeeeee", "#111111"), ("#f7fbff", "#08306b"),
                                     ("#fffdf0", "#40a060", "#102040")])
def test_colours_that_an_image_cuts_and_its_bar_rounds(colours: tuple[str, ...]):
    data = values((9, 12), seed=7)
    precise(read_values(by_imshow(data, own(*colours), numbers=False), known((9, 12), cmap=None)), data)


@pytest.mark.parametrize("draw", [by_seaborn, by_imshow])
def test_colormap_read_off_the_bar(draw: Any):
    data = values((9, 12), seed=1)
    reading = read_values(draw(data, "OrRd"), known((9, 12), cmap=None))
    precise(reading, data)
    assert reading.figure.panels[0].color.cmap == "OrRd"


def test_a_map_that_nobody_knows_is_taken_from_the_bar_as_it_is():
    own = matplotlib.colors.LinearSegmentedColormap.from_list("own", ["#fffdf0", "#40a060", "#102040"])
    data = values((9, 12), seed=2)
    reading = read_values(by_seaborn(data, own), known((9, 12), cmap=None))  # type: ignore[arg-type]
    precise(reading, data)
    assert reading.figure.panels[0].color.cmap is None


@pytest.mark.slow
def test_a_large_grid_with_cells_of_five_pixels():
    data = values((70, 100), seed=3)
    precise(read_values(by_seaborn(data, "viridis", False), known((70, 100), cmap="viridis")), data)


@pytest.mark.slow
@pytest.mark.parametrize("options", [{"linewidths": 2}, {"linewidths": 1, "linecolor": "black"},
                                     {"square": True}, {"cbar_kws": {"orientation": "horizontal"}}])
def test_gaps_lines_and_shapes_of_seaborn(options: dict):
    data = values((6, 8), seed=4)
    precise(read_values(by_seaborn(data, "viridis", **options), known((6, 8), cmap=None)), data)


@pytest.mark.slow
def test_empty_outer_rows_and_columns_are_placed_by_their_ticks():
    data = values((7, 10), seed=5)
    data[0] = data[:, -1] = np.nan
    precise(read_values(by_seaborn(data), known((7, 10))), data)


def test_a_triangle():
    data = np.where(np.tri(8, dtype=bool), values((8, 8), seed=6, blank=0), np.nan)
    precise(read_values(by_seaborn(data), known((8, 8))), data)


@pytest.mark.slow
def test_several_panels_each_with_its_bar():
    figure = canvas(9, 7)
    grids = [values((4, 5), seed=seed) for seed in range(4)]
    for ax, data in zip(figure.subplots(2, 2).flat, grids, strict=True):
        seaborn.heatmap(data, ax=ax, cmap="viridis", vmin=0, vmax=RANGE, annot=True, fmt=".0f")
    reading = read_values(png(figure), known(*[(4, 5)] * 4, cmap=None))
    precise(reading, *grids)


def test_a_logarithmic_scale_has_bounds_that_grow_with_the_value():
    data = 10 ** values((6, 6), seed=7, blank=0) ** 0.5 / 100
    figure = canvas()
    norm = matplotlib.colors.LogNorm(0.01, 1e8)
    mesh = figure.add_subplot().pcolormesh(data, cmap="viridis", norm=norm)
    mesh.axes.invert_yaxis()
    reading = read_values(png(figure), known((6, 6), cmap="viridis", vmin=0.01, vmax=1e8, norm="log"))
    read = reading.figure.panels[0].grid.values
    assert (np.abs(read - data) <= reading.bounds[0] + 1e-9).all()
    assert np.abs(np.log10(read / data)).max() < 0.005 * 10


@pytest.mark.slow
@pytest.mark.parametrize("levels", [1, 3])
def test_noise_and_a_coat_of_jpeg_do_little(levels: int):
    data = values((10, 12), seed=8)
    picture = np.asarray(Image.open(io.BytesIO(by_seaborn(data, "viridis"))).convert("RGB")).astype(int)
    noise = np.random.default_rng(9).integers(-levels, levels + 1, picture.shape)
    out = io.BytesIO()
    Image.fromarray(np.clip(picture + noise, 0, 255).astype(np.uint8)).save(out, "PNG")
    precise(read_values(out.getvalue(), known((10, 12), cmap="viridis")), data)
    out = io.BytesIO()
    Image.fromarray(picture.astype(np.uint8)).save(out, "JPEG", quality=95)
    read = read_values(out.getvalue(), known((10, 12), cmap="viridis")).figure.panels[0].grid.values
    assert np.nanmax(np.abs(read - data)) < 0.01 * RANGE


def test_cells_at_the_end_of_the_scale_may_lie_beyond_it():
    data = np.array([[-20.0, 50.0], [120.0, 30.0]])
    reading = read_values(by_seaborn(data), known((2, 2)))
    assert reading.notes == ("2 cells have the first or last colour; their values may lie beyond the limits",)


def test_limits_that_nobody_states_come_from_the_known_values_or_there_is_an_error():
    data = values((5, 5), blank=0)
    figure = canvas()
    seaborn.heatmap(data, ax=figure.add_subplot(), cmap="Blues")
    like = known((5, 5), vmin=None, vmax=None)
    with pytest.raises(ReadError, match="limits of the colours are not known"):
        read_values(png(figure), like)
    panel = like.panels[0]
    full = like.replace(panels=[Panel(panel.x, panel.y, Grid(data), None, panel.color)])
    read = read_values(png(figure), full).figure.panels[0].grid.values
    assert np.abs(read - data).max() < 0.005 * np.ptp(data)


def test_another_number_of_columns_than_there_is():
    blank = io.BytesIO()
    Image.new("RGB", (300, 200), "white").save(blank, "PNG")
    with pytest.raises(ReadError, match="no heatmap of 4 rows and 4 columns is found"):
        read_values(blank.getvalue(), known((4, 4)))


def test_no_bar_no_colours():
    with pytest.raises(ReadError, match="no colour bar is found"):
        read_values(by_seaborn(values((4, 4)), cbar=False), known((4, 4), cmap=None))


def test_where_cells_and_bar_are():
    figure = canvas()
    ax = figure.add_subplot()
    seaborn.heatmap(values((4, 5), blank=0), ax=ax, cmap="viridis", vmin=0, vmax=RANGE)
    pixels = open_picture(png(figure)).pixels
    [tiles], sure = find_tiles(pixels, [(4, 5)])
    box = ax.get_window_extent()
    assert sure
    assert np.abs(np.array(tiles.box) - (box.x0, 500 - box.y1, box.x1, 500 - box.y0)).max() < 1.5
    [bar] = find_bars(pixels, [tiles])
    box = figure.axes[1].get_window_extent()
    assert np.abs(np.array(bar.box) - (box.x0, 500 - box.y1, box.x1, 500 - box.y0)).max() < 2


def test_the_commonest_colour_is_not_the_mean():
    pixels = np.full((20, 40, 3), 200, np.uint8)
    pixels[5:15, 5:12] = 0
    pixels[:, 20:] = (10, 20, 30)
    colours, share = commonest(pixels, Tiles(np.array([0.0, 20, 40]), np.array([0.0, 20])))
    assert colours.tolist() == [[[200, 200, 200], [10, 20, 30]]]
    assert share[0, 0] < 1 == share[0, 1]


@pytest.mark.parametrize("seed", [1, 5])
def test_a_small_grid_most_of_which_is_empty_is_placed_by_its_ticks(seed: int):
    data = values((4, 4), seed, blank=0.6)
    precise(read_values(by_seaborn(data, "viridis", False), known((4, 4), cmap="viridis")), data)


@pytest.mark.parametrize("numbers", [True, False])
def test_cells_of_one_colour_lie_between_the_ends_of_the_heatmap(numbers: bool):
    data = np.full((6, 6), 40.0)
    precise(read_values(by_seaborn(data, "viridis", numbers), known((6, 6), cmap="viridis")), data)


@pytest.mark.slow
@pytest.mark.parametrize("colours", [["#204080", "#ffffff", "#a02010"], ["#eeeeee", "#111111"],
                                     ["#ffffff", "#40a060", "#102040"]])
@pytest.mark.parametrize("orientation", ["vertical", "horizontal"])
def test_a_map_that_nobody_knows_may_hold_white_and_grey(colours: list[str], orientation: str):
    own = matplotlib.colors.LinearSegmentedColormap.from_list("own", colours)
    data = values((9, 12), seed=2, blank=0)
    picture = by_seaborn(data, own, cbar_kws={"orientation": orientation})  # type: ignore[arg-type]
    precise(read_values(picture, known((9, 12), cmap=None)), data)
