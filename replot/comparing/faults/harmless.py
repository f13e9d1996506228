"""Changes of a picture that do no harm: nobody should be alarmed by them."""

from __future__ import annotations

import io
import struct
import zlib
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from replot.comparing.faults.studio import Fault, Studio, Trial

__all__ = ["HARMLESS"]


def _again(studio: Studio) -> Trial:
    return Trial(studio.png(studio.plan))


def _saved(studio: Studio, change: Callable[[Any], Any] = lambda image: image, spec: bool = True,
           **options: Any) -> Trial:
    """Written by Pillow instead, with the spec or without."""
    from PIL import Image, PngImagePlugin

    image = Image.open(io.BytesIO(studio.right))
    notes = PngImagePlugin.PngInfo()
    for key, text in image.info.items():
        if isinstance(key, str) and isinstance(text, str) and spec:
            notes.add_itxt(key, text, zip=True)
    notes.add_text("Comment", options.pop("comment", "saved again"))
    out = io.BytesIO()
    change(image).save(out, "PNG", pnginfo=notes, **options)
    return Trial(out.getvalue())


def _pixels(studio: Studio, change: Callable[[np.ndarray], np.ndarray]) -> Trial:
    changed = change(studio.pixels.astype(int))
    return studio.painted(np.clip(changed, 0, 255).astype(np.uint8))


def _noise(pixels: np.ndarray) -> np.ndarray:
    return pixels + np.random.default_rng(0).integers(-1, 2, pixels.shape)


def _engine(studio: Studio, hinting: str, shift: float = 0.0) -> Trial:
    """All text drawn by matplotlib's own engine."""
    import matplotlib
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.text import Text
    from matplotlib.transforms import IdentityTransform

    from replot.drawing import draw_plan

    plan = studio.plan
    bare = replace(plan, texts=(), panels=tuple(replace(panel, numbers=None) for panel in plan.panels))
    canvas = draw_plan(bare)
    for item in plan.items():
        canvas.add_artist(Text(item.x + shift, plan.height - item.y + shift, item.text, fontsize=item.size,
                               color=item.color, fontfamily=list(item.font.families),
                               fontweight="bold" if item.font.bold else "normal", ha=item.ha, va="baseline",
                               rotation=item.rotation, rotation_mode="anchor", transform=IdentityTransform(),
                               parse_math=item.font.math, usetex=False, zorder=10))
    # the drawing comes with settings of its own; only the hinting is another one
    with matplotlib.rc_context({"text.hinting": hinting}):
        agg = FigureCanvasAgg(canvas)
        renderer = agg.get_renderer()
        super(type(canvas), canvas).draw(renderer)
        return studio.painted(np.asarray(agg.buffer_rgba())[..., :3])


def _quarter(studio: Studio, what: str) -> Trial:
    """All labels, or the lines around the panels, a quarter of a pixel further on."""
    plan = studio.plan
    if what == "labels":
        texts = tuple(replace(item, x=item.x + 0.25, y=item.y - 0.25) for item in plan.texts)
        return Trial(studio.png(replace(plan, texts=texts)))
    pixels = studio.pixels.astype(float)
    moved = pixels.copy()
    for panel in plan.panels:
        grid = panel.grid
        line = slice(max(0, grid.left - 8), grid.left)
        strip = pixels[grid.top:grid.bottom, line]
        moved[grid.top:grid.bottom, line][:, 1:] = 0.75 * strip[:, 1:] + 0.25 * strip[:, :-1]
    return studio.painted(np.rint(moved).astype(np.uint8))


def _deep(image: Any) -> Any:
    """As a picture with alpha that says nothing."""
    return image.convert("RGBA")


def _in_palette(studio: Studio) -> Trial | None:
    """The same pixels in a palette, if there are few enough colours."""
    from PIL import Image

    image = Image.open(io.BytesIO(studio.right)).convert("RGB")
    if image.getcolors(256) is None:
        return None
    return _saved(studio, lambda image: image.convert("RGB").quantize(256, dither=Image.Dither.NONE))


def _chunks(studio: Studio, *more: tuple[bytes, bytes]) -> Trial:
    """The same picture with further chunks before its pixels, which are cut into pieces."""
    from replot.comparing.png import HEAD, Png, chunk

    parts = [(name, bytes(body)) for name, body in Png.of(studio.right).chunks]
    packed = b"".join(body for name, body in parts if name == b"IDAT")
    rest = [part for part in parts if part[0] != b"IDAT"]
    pieces = [(b"IDAT", packed[k:k + 8192]) for k in range(0, len(packed), 8192)]
    return Trial(HEAD + b"".join(chunk(*part) for part in (rest[0], *more, *rest[1:-1], *pieces, rest[-1])))


def _stored(studio: Studio, deep: bool) -> Trial:
    """The same pixels with 16 bits for each channel, or interlaced."""
    from replot.comparing.png import HEAD, INTERLACED, Png, chunk

    pixels, passes = studio.pixels, ((0, 0, 1, 1),) if deep else INTERLACED
    rows = (row for x, y, across, down in passes for row in pixels[y::down, x::across] if row.size)
    raw = b"".join(b"\0" + (row.repeat(2, axis=-1) if deep else row).tobytes() for row in rows)
    header = struct.pack(">IIBBBBB", pixels.shape[1], pixels.shape[0], 16 if deep else 8, 2, 0, 0, not deep)
    rest = [(name, bytes(body)) for name, body in Png.of(studio.right).chunks[1:] if name != b"IDAT"]
    parts = [(b"IHDR", header), *rest[:-1], (b"IDAT", zlib.compress(raw, 1)), rest[-1]]
    return Trial(HEAD + b"".join(chunk(*part) for part in parts))


def _otherwise(studio: Studio, form: str, **options: Any) -> Trial:
    """Saved without loss in another format, or with a profile that says sRGB."""
    from PIL import Image, ImageCms

    if form == "sRGB":
        profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
        form, options = "PNG", {"icc_profile": profile}
    out = io.BytesIO()
    Image.fromarray(studio.pixels).save(out, form, **options)
    return Trial(out.getvalue())


def _see_through(studio: Studio) -> Trial | None:
    """White made transparent."""
    if studio.pixels[0, 0].min() < 255:
        return None
    alpha = np.where((studio.pixels == 255).all(axis=2), 0, 255).astype(np.uint8)
    from PIL import Image

    out = io.BytesIO()
    Image.fromarray(np.dstack([studio.pixels, alpha])).save(out, "PNG")
    return Trial(out.getvalue())


def _each_label(studio: Studio) -> Trial:
    """Every label moved by its own part of a quarter of a pixel."""
    rng = np.random.default_rng(4)
    texts = tuple(replace(item, x=item.x + rng.uniform(-0.25, 0.25), y=item.y + rng.uniform(-0.25, 0.25))
                  for item in studio.plan.texts)
    return Trial(studio.png(replace(studio.plan, texts=texts)))


def _respelled(studio: Studio) -> Trial:
    """The spec inside written with its fields in another order, and with spaces."""
    import json

    from PIL import Image, PngImagePlugin

    image = Image.open(io.BytesIO(studio.right))
    spec = json.loads(image.info["replot"])
    notes = PngImagePlugin.PngInfo()
    spelled = json.dumps(dict(reversed(spec.items())), indent=1).replace("\n", "\r\n")
    notes.add_itxt("replot", spelled, zip=True)
    out = io.BytesIO()
    image.save(out, "PNG", pnginfo=notes)
    return Trial(out.getvalue())


HARMLESS = (
    Fault("drawn again", "file", _again),
    Fault("PNG not compressed", "file", lambda s: _saved(s, compress_level=0)),
    Fault("PNG compressed as far as possible", "file", lambda s: _saved(s, optimize=True)),
    Fault("another comment in the file", "file", lambda s: _saved(s, comment="for the paper")),
    Fault("another resolution in the file", "file", lambda s: _saved(s, dpi=(72, 72))),
    Fault("all metadata removed", "file", lambda s: _saved(s, spec=False)),
    Fault("with an alpha channel", "file", lambda s: _saved(s, _deep)),
    Fault("said to be sRGB, with a date", "file", lambda s: _chunks(
        s, (b"sRGB", b"\0"), (b"tIME", b"\7\xea\1\1\0\0\0"))),
    Fault("with the gamma of sRGB", "file", lambda s: _chunks(s, (b"gAMA", (45455).to_bytes(4, "big")))),
    Fault("interlaced", "file", lambda s: _stored(s, False)),
    Fault("with 16 bits", "file", lambda s: _stored(s, True)),
    Fault("spec spelled otherwise", "file", _respelled),
    Fault("with a palette", "file", _in_palette),
    Fault("as WebP without loss", "file", lambda s: _otherwise(s, "WEBP", lossless=True, quality=0)),
    Fault("with a profile that says sRGB", "file", lambda s: _otherwise(s, "sRGB")),
    Fault("white made transparent", "file", _see_through),
    Fault("bytes after the end", "file", lambda s: Trial(s.right + bytes(37))),
    Fault("noise of one level", "pixels", lambda s: _pixels(s, _noise)),
    Fault("one level darker", "pixels", lambda s: _pixels(s, lambda p: p - 1)),
    Fault("one level lighter", "pixels", lambda s: _pixels(s, lambda p: p + 1)),
    Fault("lines a quarter of a pixel further on", "pixels", lambda s: _quarter(s, "lines")),
    Fault("text by matplotlib's engine", "text", lambda s: _engine(s, "default")),
    Fault("text without hinting", "text", lambda s: _engine(s, "no_hinting")),
    Fault("text with forced autohinting", "text", lambda s: _engine(s, "force_autohint")),
    Fault("text by matplotlib's engine, a quarter of a pixel further on", "text",
          lambda s: _engine(s, "default", 0.25)),
    Fault("lower half one level darker", "pixels", lambda s: _pixels(
        s, lambda p: p - (np.arange(len(p)) > len(p) // 2)[:, None, None])),
    Fault("every label a part of a pixel elsewhere", "text", _each_label),
    Fault("labels a quarter of a pixel further on", "text", lambda s: _quarter(s, "labels")),
)
