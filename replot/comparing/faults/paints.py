"""Faults of painting: cells, colour bar, frame and the whole picture, made in the pixels."""

from __future__ import annotations

import io
from collections.abc import Callable

import numpy as np

from replot.comparing.changes import Cell
from replot.comparing.faults.studio import Fault, Studio, Trial

__all__ = ["PAINT_FAULTS"]

ALL = ("fill", "number", "label", "pixels", "bar", "geometry", "size", "spec")


def _panel(studio: Studio, change: Callable[[np.ndarray], np.ndarray], *kinds: str) -> Trial | None:
    """The inside of a panel changed, given as float and of the same shape afterwards."""
    grid = studio.planned.grid
    pixels = studio.pixels.copy()
    part = pixels[grid.top:grid.bottom, grid.left:grid.right]
    part[:] = np.rint(np.clip(change(part.astype(float)), 0, 255))
    return None if np.array_equal(pixels, studio.pixels) else studio.painted(pixels, *kinds)


def _whole(studio: Studio, change: Callable[[np.ndarray], np.ndarray], *kinds: str) -> Trial:
    changed = np.rint(np.clip(change(studio.pixels.astype(float)), 0, 255)).astype(np.uint8)
    return studio.painted(changed, *(kinds or ALL))


def _blurred(part: np.ndarray) -> np.ndarray:
    """As an interpolation between the cells does: every pixel the mean of five by five."""
    padded = np.pad(part, ((2, 2), (2, 2), (0, 0)), mode="edge")
    height, width = part.shape[:2]
    moved = [padded[i:i + height, j:j + width] for i in range(5) for j in range(5)]
    return np.asarray(np.mean(moved, axis=0))


def _one_level(studio: Studio) -> Trial:
    """The fill of one cell off by one level in one channel."""
    cell = studio.planned.cell(studio.cell.row, studio.cell.column)
    fill = studio.planned.fills[studio.cell.row, studio.cell.column]
    pixels = studio.pixels.copy()
    part = pixels[cell.top:cell.bottom, cell.left:cell.right]
    part[(part == fill).all(axis=2), 1] += 1 if fill[1] < 255 else -1
    return studio.painted(pixels, "fill", cells=(studio.cell,))


def _exchanged(studio: Studio) -> Trial | None:
    """Two neighbours painted in each other's colour, the numbers kept."""
    one, other = studio.cell, studio.beside(studio.cell)
    fills = studio.planned.fills
    if other is None or (fills[one[1:]] == fills[other[1:]]).all():
        return None
    pixels = studio.pixels.copy()
    for mine, theirs in ((one, other), (other, one)):
        box = studio.planned.cell(mine.row, mine.column)
        part = pixels[box.top:box.bottom, box.left:box.right]
        part[(part == fills[mine[1:]]).all(axis=2)] = fills[theirs[1:]]
    return studio.painted(pixels, "fill", "number", cells=(one, other))


def _moved_cell(studio: Studio, by: int) -> Trial | None:
    """One cell stands a pixel further on, over its neighbour."""
    if studio.cell.column + 1 >= studio.panel.grid.shape[1] or studio.planned.gap:
        return None
    fills = studio.planned.fills[studio.cell.row]
    if np.abs(fills[studio.cell.column].astype(int) - fills[studio.cell.column + 1]).max() < 8:
        return None
    cell = studio.planned.cell(studio.cell.row, studio.cell.column)
    pixels = studio.pixels.copy()
    pixels[cell.top:cell.bottom, cell.right:cell.right + by] = fills[studio.cell.column]
    beside = Cell(studio.cell.panel, studio.cell.row, studio.cell.column + 1)
    return studio.painted(pixels, "geometry", "pixels", "fill", cells=(beside,))


def _masked_elsewhere(studio: Studio, how: Callable[[np.ndarray], np.ndarray]) -> Trial | None:
    """Cells painted as blank where the mask would lie if it were turned or moved."""
    blank = np.isnan(studio.panel.grid.values)
    more = how(blank) & ~blank
    if not more.any() or more.shape != blank.shape or more.all():
        return None
    pixels = studio.pixels.copy()
    for i, j in np.argwhere(more):
        cell = studio.planned.cell(int(i), int(j))
        pixels[cell.top:cell.bottom, cell.left:cell.right] = (255, 255, 255)
    cells = tuple(Cell(studio.cell.panel, int(i), int(j)) for i, j in np.argwhere(more))
    return studio.painted(pixels, "fill", "number", cells=cells)


def _low_end(studio: Studio) -> Trial | None:
    """Blank cells in the colour of the lowest value."""
    if not (studio.panel.grid.states == "b").any():
        return None
    low = studio.planned.colors.rgba8(np.array([[studio.planned.colors.vmin]]))[0, 0, :3]
    return studio.with_planned("fill", blank_color="#{:02x}{:02x}{:02x}".format(*low))


def _bar(studio: Studio, change: Callable[[np.ndarray], np.ndarray]) -> Trial | None:
    if not studio.plan.bars:
        return None
    rect = studio.plan.bars[0].rect
    pixels = studio.pixels.copy()
    part = pixels[rect.top:rect.bottom, rect.left:rect.right]
    part[:] = change(part)
    return studio.painted(pixels, "bar", "pixels") if (pixels != studio.pixels).any() else None


def _half_bar(part: np.ndarray) -> np.ndarray:
    """Half of the bar in the colours of the whole."""
    along = int(part.shape[1] > part.shape[0])
    return np.take(part, np.arange(part.shape[along]) // 2, along)


def _in_steps(part: np.ndarray) -> np.ndarray:
    along = int(part.shape[1] > part.shape[0])
    step = max(2, part.shape[along] // 10)
    return np.take(part, np.arange(part.shape[along]) // step * step, along)


def _ends(studio: Studio) -> Trial | None:
    """The triangles of values beyond the limits painted over."""
    found = [bar for bar in studio.plan.bars if bar.low_end or bar.high_end]
    if not found:
        return None
    bar, pixels = found[0], studio.pixels.copy()
    rect, ground = bar.rect, studio.pixels[0, 0]
    if bar.upright:
        pixels[rect.top - bar.high_end - 2:rect.top - 2, rect.left - 3:rect.right + 3] = ground
        pixels[rect.bottom + 2:rect.bottom + bar.low_end + 2, rect.left - 3:rect.right + 3] = ground
    else:
        pixels[rect.top - 3:rect.bottom + 3, rect.right + 2:rect.right + bar.high_end + 2] = ground
        pixels[rect.top - 3:rect.bottom + 3, rect.left - bar.low_end - 2:rect.left - 2] = ground
    return studio.painted(pixels, "bar", "pixels")


def _halved_rows(part: np.ndarray) -> np.ndarray:
    """Half of the first and the last row cut off and the rest stretched, as a release of matplotlib did."""
    height = len(part)
    off = max(1, height // 24)
    return part[np.rint(np.linspace(off, height - 1 - off, height)).astype(int)]


def _resized(studio: Studio) -> Trial:
    """Made smaller and larger again."""
    from PIL import Image

    image = Image.fromarray(studio.pixels)
    small = image.resize((image.width * 3 // 4, image.height * 3 // 4), Image.Resampling.LANCZOS)
    return studio.painted(np.asarray(small.resize(image.size, Image.Resampling.LANCZOS)), *ALL)


def _photo(studio: Studio, quality: int) -> Trial:
    """Saved as JPEG once."""
    from PIL import Image

    out = io.BytesIO()
    Image.fromarray(studio.pixels).save(out, "JPEG", quality=quality)
    return studio.painted(np.asarray(Image.open(io.BytesIO(out.getvalue()))), *ALL)


def _profiled(studio: Studio) -> Trial:
    """The same numbers meant as other colours: a gamma chunk of 1."""
    from replot.comparing.png import HEAD, chunk

    right = studio.right
    at = len(HEAD) + 25
    return Trial(right[:at] + chunk(b"gAMA", (100_000).to_bytes(4, "big")) + right[at:], ("pixels",),
                 says="profile")


def _marked(studio: Studio) -> Trial:
    """A pale band across the picture, as of a watermark."""
    height, width = studio.pixels.shape[:2]
    rows, columns = np.indices((height, width))
    band = np.abs(rows - columns * height / width) < 6
    changed = studio.pixels.astype(float)
    changed[band] = 0.94 * changed[band] + 0.06 * 128
    return studio.painted(np.rint(changed).astype(np.uint8), *ALL)


def _frame_moved(studio: Studio) -> Trial | None:
    """The line at the left of the panel drawn twice as thick."""
    grid = studio.planned.grid
    pixels = studio.pixels.copy()
    line = pixels[grid.top:grid.bottom, grid.left - 1]
    if (line == pixels[0, 0]).all() or grid.left < 6:
        return None
    pixels[grid.top:grid.bottom, grid.left - 5:grid.left] = line[:, None]
    return studio.painted(pixels, "pixels", "fill")


def _gap_lost(studio: Studio) -> Trial | None:
    """One line between two columns painted over with the column at its left."""
    if studio.planned.gap < 1 or studio.panel.grid.shape[1] < 2:
        return None
    left = studio.planned.cell(studio.cell.row, 0)
    grid, pixels = studio.planned.grid, studio.pixels.copy()
    pixels[grid.top:grid.bottom, left.right:left.right + studio.planned.gap] = (
        pixels[grid.top:grid.bottom, left.right - 1:left.right])
    return studio.painted(pixels, "pixels", "fill")


def _panels_exchanged(studio: Studio) -> Trial | None:
    """The contents of two panels of one size at each other's place."""
    if len(studio.plan.panels) < 2:
        return None
    a, b = (panel.grid for panel in studio.plan.panels[:2])
    if (a.width, a.height) != (b.width, b.height):
        return None
    pixels = studio.pixels.copy()
    pixels[a.top:a.bottom, a.left:a.right] = studio.pixels[b.top:b.bottom, b.left:b.right]
    pixels[b.top:b.bottom, b.left:b.right] = studio.pixels[a.top:a.bottom, a.left:a.right]
    return studio.painted(pixels, "fill", "number")


PAINT_FAULTS = (
    Fault("fill of one cell off by one level", "fill", _one_level),
    Fault("fills of two neighbours exchanged, numbers right", "fill", _exchanged),
    Fault("blank cells in the colour of the lowest value", "fill", _low_end),
    Fault("mask turned around", "mask", lambda s: _masked_elsewhere(s, lambda mask: mask[::-1, ::-1])),
    Fault("mask one column further on", "mask", lambda s: _masked_elsewhere(
        s, lambda mask: np.roll(mask, 1, axis=1))),
    Fault("mask on the other triangle", "mask", lambda s: _masked_elsewhere(
        s, lambda mask: mask.T if mask.shape[0] == mask.shape[1] else np.zeros_like(mask))),
    Fault("cells a tenth paler", "fill", lambda s: _panel(
        s, lambda part: 0.9 * part + 25.5, "fill", "number", "pixels")),
    Fault("cells blurred into each other", "place", lambda s: _panel(
        s, _blurred, "number", "pixels", "fill", "geometry")),
    Fault("one cell a pixel wider", "place", lambda s: _moved_cell(s, 1)),
    Fault("cells one pixel to the right", "place", lambda s: _panel(
        s, lambda part: np.roll(part, 1, axis=1), "geometry", "pixels", "fill", "number")),
    Fault("cells half a cell to the right", "place", lambda s: _panel(
        s, lambda part: np.roll(part, max(2, s.planned.cell(0, 0).width // 2), axis=1), *ALL)),
    Fault("cells upside down in the picture", "place", lambda s: _panel(s, np.flipud, "fill", "number")),
    Fault("first and last row cut in half", "place", lambda s: _panel(s, _halved_rows, *ALL)),
    Fault("contents of two panels exchanged", "place", _panels_exchanged),
    Fault("lines between two columns lost", "place", _gap_lost),
    Fault("frame twice as thick", "place", _frame_moved),
    Fault("colour bar in ten steps", "bar", lambda s: _bar(s, _in_steps)),
    Fault("colour bar stretched", "bar", lambda s: _bar(s, _half_bar)),
    Fault("ends of the colour bar lost", "bar", _ends),
    Fault("all colours a shade brighter", "picture", lambda s: _whole(s, lambda p: 255 * (p / 255) ** 0.92)),
    Fault("three levels darker", "picture", lambda s: _whole(s, lambda p: p - 3)),
    Fault("red and blue exchanged", "picture", lambda s: _whole(s, lambda p: p[..., ::-1])),
    Fault("in grey", "picture", lambda s: _whole(s, lambda p: p.mean(axis=2, keepdims=True).repeat(3, 2))),
    Fault("background off white", "picture", lambda s: _whole(
        s, lambda p: np.where((p == p[0, 0]).all(axis=2, keepdims=True), p[0, 0] * 0.97 + 4, p))),
    Fault("made smaller and larger again", "picture", _resized),
    Fault("JPEG of quality 75", "picture", lambda s: _photo(s, 75)),
    Fault("other colour profile", "picture", _profiled),
    Fault("pale band across the picture", "picture", _marked),
    Fault("mirrored", "picture", lambda s: _whole(s, np.fliplr)),
    Fault("upside down", "picture", lambda s: _whole(s, np.flipud)),
    Fault("everything one pixel to the right", "place", lambda s: _whole(
        s, lambda p: np.roll(p, 1, axis=1))),
)
