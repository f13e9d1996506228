"""Two pictures that say nothing of what they show."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
import pytest
import seaborn
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure as Canvas
from PIL import Image

from replot.comparing import compare
from replot.comparing.discovering import discover_tiles
from replot.comparing.pictures import open_picture

VALUES = np.random.default_rng(1).uniform(0, 100, (7, 20))


def picture(values: np.ndarray = VALUES, by: str = "seaborn", numbers: bool = False, **options: Any) -> bytes:
    figure = Canvas(figsize=(7, 5), dpi=100)
    FigureCanvasAgg(figure)
    ax = figure.add_subplot()
    if by == "seaborn":
        seaborn.heatmap(values, ax=ax, cmap="viridis", vmin=0, vmax=100, annot=numbers, fmt=".0f", **options)
    else:
        figure.colorbar(ax.imshow(values, cmap="viridis", vmin=0, vmax=100, aspect="auto", **options))
    out = io.BytesIO()
    figure.savefig(out, format="png")
    return out.getvalue()


def saved(pixels: np.ndarray) -> bytes:
    out = io.BytesIO()
    Image.fromarray(pixels).save(out, "PNG")
    return out.getvalue()


def messages(old: bytes, new: bytes) -> list[str]:
    return [change.message for change in compare(old, new).changes]


RIGHT = picture()
PIXELS = open_picture(RIGHT).pixels
NOISE = np.random.default_rng(6).choice([-30, 30], (47, 700, 1))


@pytest.mark.parametrize("shape", [(4, 4), (3, 5), (20, 20), (30, 40)])
@pytest.mark.parametrize("by", ["seaborn", "imshow"])
def test_the_number_of_cells_is_found(shape: tuple[int, int], by: str):
    values = np.random.default_rng(2).uniform(0, 100, shape)
    assert [tiles.shape for tiles in discover_tiles(open_picture(picture(values, by)).pixels)] == [shape]


@pytest.mark.parametrize("options", [{"linewidths": 2}, {"square": True}, {"numbers": True}])
def test_gaps_and_numbers_do_not_mislead(options: dict):
    drawn = picture(np.random.default_rng(3).uniform(0, 100, (6, 8)), **options)
    assert [tiles.shape for tiles in discover_tiles(open_picture(drawn).pixels)] == [(6, 8)]


def test_nothing_is_found_where_nothing_is_sure():
    assert discover_tiles(np.full((200, 300, 3), 255, np.uint8)) == []
    dense = picture(np.random.default_rng(4).uniform(0, 100, (80, 90)))
    assert discover_tiles(open_picture(dense).pixels) == []


@pytest.mark.parametrize("by", ["seaborn", "imshow"])
def test_a_changed_cell_is_named_by_its_place(by: str):
    values = VALUES.copy()
    values[2, 4] += 3
    [message] = messages(picture(by=by), picture(values, by))
    assert message.startswith("row 3, column 5: painted #")


def test_a_spot_in_a_cell_and_one_beside_the_heatmap():
    pixels = PIXELS.copy()
    pixels[195:199, 185:189] = 0
    pixels[5:9, 350:380] = 0
    assert messages(RIGHT, saved(pixels)) == [
        "row 3, column 5: 16 pixels changed, the fill did not",
        "120 pixels changed above the heatmap, at x 350 to 380, y 5 to 9"]


def test_a_pixel_to_the_right_is_a_change():
    assert "an edge lies a pixel elsewhere" in str(messages(RIGHT, saved(np.roll(PIXELS, 1, axis=1))))


@pytest.mark.parametrize(("change", "found"), [
    (lambda part: np.roll(part, 1, axis=1), []),
    (lambda part: np.where(np.arange(part.shape[0])[:, None, None] % 2, np.roll(part, 1, axis=1), part),
     ["below the heatmap"]),
    (lambda part: np.clip(part + NOISE * (part < 255), 0, 255), ["below the heatmap"]),
    (lambda part: np.dstack([part[..., :2], np.roll(part[..., 2:], 1, axis=1)]), ["below the heatmap"]),
])
def test_a_text_may_move_by_a_pixel_but_not_fray(change: Any, found: list[str]):
    pixels = PIXELS.copy()
    pixels[453:] = change(pixels[453:])
    said = messages(RIGHT, saved(pixels))
    assert [words for words in found if words not in str(said)] == [] and bool(said) == bool(found)


def test_a_text_that_alone_looks_otherwise_is_another_text():
    pixels = PIXELS.copy()
    rows, columns = slice(453, 470), slice(90, 107)
    pixels[rows, columns] = PIXELS[rows, 112:129]
    [message] = messages(RIGHT, saved(pixels))
    assert " pixels changed below column 1, at x " in message


def test_a_ground_two_levels_off_is_a_change():
    pixels = PIXELS.copy()
    pixels[(pixels == 255).all(axis=2)] = 253
    assert messages(RIGHT, saved(pixels)) == ["background painted #fdfdfd instead of #ffffff"]


def test_noise_of_a_level_is_none():
    noise = np.random.default_rng(5).integers(-1, 2, PIXELS.shape)
    assert compare(RIGHT, saved(np.clip(PIXELS + noise, 0, 255).astype(np.uint8))).same


def test_pictures_without_cells_are_compared_place_by_place():
    white = np.full((100, 200, 3), 255, np.uint8)
    marked = white.copy()
    marked[10:20, 10:20] = marked[60:70, 100:150] = 0
    assert messages(saved(white), saved(marked)) == ["100 pixels changed at x 10 to 20, y 10 to 20",
                                                      "500 pixels changed at x 100 to 150, y 60 to 70"]
