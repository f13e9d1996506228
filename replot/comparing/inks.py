"""The ink of a text: drawn afresh, and measured in a picture.

Ink is the share of a pixel that a text covers, from 0 to 1, whatever its colour and what it stands on.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext, suppress
from functools import lru_cache, reduce
from typing import TYPE_CHECKING, Any

import numpy as np

from replot.comparing.layouts import Box, Label, Layout, Line

if TYPE_CHECKING:
    from matplotlib.font_manager import FontProperties

    from replot.drawing.fonts import Font
    from replot.drawing.nouns import TextItem

__all__ = ["ENGINES", "OUTLINES", "SETTINGS", "Window", "beginnings", "drawn", "measured", "painted",
           "properties", "window"]

OUTLINES = "outlines"
"""The way in which replot draws texts."""

ENGINES = (OUTLINES, "as drawn", "default", "no_hinting", "force_autohint")
"""Ways to draw a text: replot's outlines, or matplotlib's own engine, under the settings that were in force
when the picture was drawn or one of its kinds of hinting."""

SETTINGS = ("text.hinting", "text.hinting_factor", "text.kerning_factor", "text.antialiased")
"""matplotlib's settings on which its text depends."""

KEPT = 1 << 20
"""Canvases with more pixels are not kept for the next text."""

Window = tuple[int, int, int, int]
"""Left, top, right, bottom in whole pixels: a part of a picture, ``pixels[top:bottom, left:right]``."""


def window(box: Box, grow: int, width: int, height: int) -> Window:
    """The pixels of a box, grown by some pixels and cut at the picture's edge."""
    left, top, right, bottom = box
    return (max(0, int(left) - grow), max(0, int(top) - grow), min(width, int(right) + 1 + grow),
            min(height, int(bottom) + 1 + grow))


def drawn(labels: Iterable[Label], engine: str, part: Window, layout: Layout, text: str | None = None,
          shift: tuple[float, float] = (0.0, 0.0)) -> np.ndarray:
    """The ink of labels as an engine draws them today.

    Parameters
    ----------
    labels : iterable of Label
    engine : str
        One of :data:`ENGINES`.
    part : Window
        Of the picture.
    layout : Layout
        Of the picture: its resolution, and the settings in force when it was drawn.
    text : str, optional
        Another text in their place.
    shift : tuple of float
        So many pixels to the right and down.

    Returns
    -------
    ndarray of float, shape (height, width)
    """
    return painted(labels, engine, part, layout, text, shift) / 255.0


def painted(labels: Iterable[Label], engine: str, part: Window, layout: Layout, text: str | None = None,
            shift: tuple[float, float] = (0.0, 0.0)) -> np.ndarray:
    """As :func:`drawn`, in levels from 0 to 255: ndarray of uint8, shape (height, width)."""
    # engines round places half to even, so nothing may be moved by an odd number of pixels
    left, top = part[0] // 2 * 2, part[1] // 2 * 2
    width, height = max(1, part[2] - left), max(1, part[3] - top)
    height += (layout.height - top - height) % 2
    to = shift[0] - left, shift[1] - top
    wished = layout.settings if engine == "as drawn" else {"text.hinting": engine}
    # outlines are the same under all settings
    with nullcontext(()) if engine == OUTLINES else _settings(wished) as settings:
        make = _renderer if width * height <= KEPT else _renderer.__wrapped__
        renderer = make(width, height, layout.dpi, settings)
        renderer.clear()
        for label in labels:
            if isinstance(label.setting, Line):
                _draw_line(renderer, label.setting, text, to)
            else:
                _draw_item(renderer, label.setting, text, (*to, height), engine)
        ink = np.asarray(renderer.buffer_rgba())[..., 3]
        return ink[part[1] - top:part[3] - top, part[0] - left:part[2] - left].copy()


@lru_cache(8)
def _renderer(width: int, height: int, dpi: float, settings: tuple[Any, ...]) -> Any:
    """A canvas of some size; it remembers how large texts are under the settings in force."""
    from matplotlib.backends.backend_agg import RendererAgg

    return RendererAgg(width, height, dpi)


@contextmanager
def _settings(wished: Mapping[str, Any]) -> Iterator[tuple[Any, ...]]:
    """Some of matplotlib's settings changed, without copying all of them; unknown ones are passed over.

    Yields all settings on which text depends.
    """
    import matplotlib

    settings: Any = matplotlib.rcParams
    before = {name: settings[name] for name, value in wished.items()
              if name in SETTINGS and settings.get(name) != value}
    if not before:
        yield tuple(settings.get(name) for name in SETTINGS)
        return
    with warnings.catch_warnings():
        # what a setting says may be deprecated in this version; then it changes nothing
        warnings.simplefilter("ignore")
        try:
            for name in before:
                with suppress(ValueError):
                    settings[name] = wished[name]
            yield tuple(settings.get(name) for name in SETTINGS)
        finally:
            settings.update(before)


def properties(line: Line) -> FontProperties:
    """The font of a line of text."""
    from matplotlib.font_manager import FontProperties

    style: Any = line.style
    return FontProperties(family=list(line.family), size=line.size, style=style, weight=line.weight)


def _draw_line(renderer: Any, line: Line, text: str | None, to: tuple[float, float]) -> None:
    context = renderer.new_gc()
    context.set_foreground("black")
    said = line.text if text is None else text
    for math in dict.fromkeys((line.math, False)):
        # a text with a letter changed may be no formula any more, and one from a stranger never was
        with suppress(ValueError):
            renderer.draw_text(context, line.x + to[0], line.y + to[1], said, properties(line), line.angle,
                               ismath=math)
            break
    context.restore()


def _draw_item(renderer: Any, item: TextItem, text: str | None, to: tuple[float, float, int],
               engine: str) -> None:
    said, place = item.text if text is None else text, (item.x + to[0], to[2] - item.y - to[1])
    if engine == OUTLINES:
        from replot.drawing.letters import arranged, paint
        from replot.drawing.text import Block

        size = item.size * renderer.dpi / 72
        lines, _ = arranged(Block.of(said, item.font, size), item.ha, rotation=item.rotation)
        context = renderer.new_gc()
        context.set_snap(False)
        context.set_linewidth(0)
        paint(renderer, context, [(line, pen + place) for line, pen in lines], item.font, size, item.rotation,
              (0.0, 0.0, 0.0, 1.0))
        context.restore()
        return
    # the size of the canvas decides where its top is
    renderer.get_canvas_width_height = lambda: (renderer.width, to[2])
    artist = _artist(item.font, item.size, item.ha, item.rotation, renderer.dpi)
    artist.set_text(said)
    artist.set_position(place)
    artist.draw(renderer)


@lru_cache(64)
def _artist(font: Font, size: float, ha: str, rotation: float, dpi: float) -> Any:
    """What draws all texts that are set alike by matplotlib's own engine."""
    from matplotlib.figure import Figure
    from matplotlib.text import Text
    from matplotlib.transforms import IdentityTransform

    artist = Text(fontsize=size, color="black", fontfamily=list(font.families),
                  fontweight="bold" if font.bold else "normal", ha=ha, va="baseline", rotation=rotation,
                  rotation_mode="anchor", transform=IdentityTransform(), parse_math=font.math, usetex=False)
    # only for the resolution
    artist.set_figure(Figure(dpi=dpi))
    return artist


def beginnings(label: Label, text: str, layout: Layout) -> Iterator[tuple[float, float]]:
    """Where another text may begin in place of a label, in pixels to the right and down of it.

    Of a line that matplotlib drew only its beginning is known. It may have been centred there, or ended
    there, so that its middle or its end is where that of the other text is.
    """
    yield 0.0, 0.0
    line = label.setting
    if not isinstance(line, Line):
        return
    from matplotlib.backends.backend_agg import RendererAgg

    renderer = RendererAgg(1, 1, layout.dpi)
    with _settings(layout.settings), suppress(ValueError):
        widths = [renderer.get_text_width_height_descent(said, properties(line), line.math)[0]
                  for said in (line.text, text)]
        longer = widths[0] - widths[1]
        for share in (0.5, 1.0) if longer else ():
            yield (share * longer * np.cos(np.deg2rad(line.angle)),
                   -share * longer * np.sin(np.deg2rad(line.angle)))


def measured(pixels: np.ndarray, color: Sequence[float], ground: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The ink of a colour in a part of a picture.

    Parameters
    ----------
    pixels : ndarray of uint8, shape (height, width, 3)
    color : sequence of float
        Of the text.
    ground : ndarray of float, shape (height, width, 3)
        What it stands on.

    Returns
    -------
    ink : ndarray of float, shape (height, width)
        Below 0 or above 1 where the pixel has another colour than text and ground can give.
    off : ndarray of float, shape (height, width)
        How far, in levels, the pixel is from every mixture of the two colours.
    """
    # channel by channel: sums over the three numbers of every pixel take several times as long
    ways = [level - ground[..., k] for k, level in enumerate(color)]
    deltas = [pixels[..., k] - ground[..., k] for k in range(3)]
    length = np.maximum(sum(way * way for way in ways), 1.0)
    ink = sum(delta * way for delta, way in zip(deltas, ways, strict=True)) / length
    off = reduce(np.maximum, (np.abs(delta - ink * way) for delta, way in zip(deltas, ways, strict=True)))
    return ink, off
