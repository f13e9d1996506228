"""PNG files: the few chunks that a drawn figure needs, written without a detour.

A row that equals the one above is stored as no difference (the filter "Up" makes it zeros), every other
row as it is, and one of the fast levels of zlib does the rest. A heatmap has few colours and many such rows,
so that this is several times faster than trying all filters on every row, at about the same size.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator, Sequence

import numpy as np

__all__ = ["MOST_PIXELS", "encode", "framed"]

MOST_PIXELS = 200_000_000
"""The largest picture that is drawn: no text, however long its labels, may ask for more memory than this
costs, four bytes each."""

_LEVEL = 2
_BAND = 1 << 20  # bytes compressed at a time; the whole picture is never held twice
_NONE, _UP = 0, 2
_NEAR = 1 << 14  # rows longer than this are beyond the window of deflate, and compress better as differences
_COLOR_TYPE = {1: 0, 3: 2, 4: 6}  # channels -> grey, RGB, RGBA


def encode(pixels: np.ndarray, dpi: float, texts: Sequence[tuple[str, str]] = ()) -> bytes:
    """A PNG file.

    Parameters
    ----------
    pixels : ndarray of uint8, shape (height, width, channels)
        One channel (grey), three (RGB) or four (RGBA). An alpha channel that says nothing is left out.
    dpi : float
        Pixels per inch, kept in the file.
    texts : sequence of (keyword, text)
        Latin-1 keywords of at most 79 characters; long texts are compressed.

    Returns
    -------
    bytes
        The same for the same input and the same zlib: no dates and no versions.
    """
    height, width, channels = pixels.shape
    if channels == 4 and pixels[:, :, 3].min() == 255:
        channels = 3
    per_meter = round(dpi / 0.0254)
    chunks = [(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, _COLOR_TYPE[channels], 0, 0, 0)),
              (b"pHYs", struct.pack(">IIB", per_meter, per_meter, 1))]
    chunks += [_text(keyword, text) for keyword, text in texts]
    chunks += [(b"IDAT", b"".join(_compressed(pixels, channels))), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(part for chunk in chunks for part in framed(*chunk))


def framed(kind: bytes, data: bytes) -> tuple[bytes, bytes, bytes, bytes]:
    """A chunk of a PNG as it stands in the file, in parts: length, kind, data and checksum."""
    return struct.pack(">I", len(data)), kind, data, struct.pack(">I", zlib.crc32(data, zlib.crc32(kind)))


def _text(keyword: str, text: str) -> tuple[bytes, bytes]:
    if len(text) < 100 and text.isascii():
        return b"tEXt", keyword.encode("latin-1") + b"\0" + text.encode("ascii")
    # keyword, compressed by zlib, no language, no translated keyword
    return b"iTXt", keyword.encode("latin-1") + b"\0\1\0\0\0" + zlib.compress(text.encode(), 6)


def _compressed(pixels: np.ndarray, channels: int) -> Iterator[bytes]:
    height, width, _ = pixels.shape
    stream = zlib.compressobj(_LEVEL)
    above = np.zeros((1, width, channels), np.uint8)
    step = max(1, _BAND // (width * channels))
    for start in range(0, height, step):
        part = pixels[start:start + step]
        band = np.empty((len(part) + 1, width, channels), np.uint8)
        band[:1] = above
        for k in range(channels):  # channel by channel is six times faster than a strided copy of all
            band[1:, :, k] = part[:, :, k]
        above = band[-1:]
        flat = band.reshape(len(band), -1)
        rows = np.empty((len(part), 1 + width * channels), np.uint8)
        up = (flat[1:] == flat[:-1]).all(axis=1) | (width * channels > _NEAR)
        rows[:, 0] = np.where(up, _UP, _NONE)
        rows[:, 1:] = flat[1:]
        rows[up, 1:] -= flat[:-1][up]
        yield stream.compress(rows)  # type: ignore[arg-type]  # an array is a buffer
    yield stream.flush()
