"""The spec that travels inside a picture: one JSON text, the same in every format.

The text holds the figure and the style, ``{"replot": 1, "figure": {...}, "style": {...}}``, and is
ASCII throughout, so that no container can harm a label.
"""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from collections.abc import Mapping
from typing import Any

from replot.errors import ReadError
from replot.figure import Figure
from replot.spec import VERSION

__all__ = ["KEYWORD", "LIMIT", "NAMESPACE", "inflate", "pack", "read_json", "too_long", "unpack",
           "write_json"]

KEYWORD = "replot"
"""The name of the PNG chunk, and of the key in a PDF file."""
NAMESPACE = "urn:replot:1"
"""The XML namespace of the element in an SVG file."""
LIMIT = 1 << 20
"""The longest text (bytes) that travels. Pillow, and so matplotlib, refuses to open a PNG file that
holds a longer one."""


def write_json(figure: Figure, style: Mapping[str, Any], limit: int = LIMIT) -> str | None:
    """The text that travels, or None where it would be longer than the limit."""
    # a cell takes three characters at least ("1," and its state): do not write out what cannot fit
    if sum(panel.grid.values.size for panel in figure.panels) * 3 > limit:
        return None
    text = json.dumps({KEYWORD: VERSION, "figure": figure.to_dict(), "style": dict(style)},
                      separators=(",", ":"))
    return text if len(text) <= limit else None


def read_json(text: str | bytes) -> tuple[Figure, dict[str, Any]]:
    """The figure and the style of a text that travelled.

    Raises
    ------
    ReadError
        If this is no such text.
    SpecError
        If the figure in it does not hold.
    """
    try:
        data = json.loads(text)
    # a number of a million digits is a ValueError, a million brackets are a RecursionError
    except (ValueError, RecursionError) as error:
        raise ReadError(f"the spec inside is broken: {error}") from None
    if not (isinstance(data, dict) and isinstance(data.get("figure"), dict) and _is_style(data.get("style"))):
        raise ReadError("the spec inside is broken: it holds no figure and style")
    if data.get(KEYWORD) != VERSION:
        raise ReadError(f"the spec inside has version {data.get(KEYWORD)!r}, this replot reads {VERSION}")
    return Figure.from_dict(data["figure"]), data["style"]


def _is_style(style: Any) -> bool:
    return isinstance(style, dict) and all(isinstance(value, (str, int, float, list, type(None)))
                                           for value in style.values())


def pack(text: str) -> str:
    """The text compressed and written in base64, for containers that hold short plain strings."""
    return base64.b64encode(zlib.compress(text.encode("ascii"), 9)).decode("ascii")


def unpack(packed: bytes, limit: int = LIMIT) -> bytes:
    """The reverse of :func:`pack`.

    Raises
    ------
    ReadError
        If it is broken, or its text is longer than the limit.
    """
    # base64 makes three bytes of four characters; deflate never makes a text much longer
    if len(packed) > 2 * limit + 1000:
        raise too_long(limit)
    try:
        data = base64.b64decode(packed, validate=True)
    except (binascii.Error, ValueError) as error:
        raise ReadError(f"the spec inside is broken: {error}") from None
    return inflate(data, limit)


def inflate(data: bytes, limit: int = LIMIT) -> bytes:
    """Decompress at most ``limit`` bytes.

    Raises
    ------
    ReadError
        If the stream is broken, cut, or longer than the limit.
    """
    stream = zlib.decompressobj()
    try:
        text = stream.decompress(data, limit + 1)
    except zlib.error as error:
        raise ReadError(f"the spec inside is broken: {error}") from None
    if len(text) > limit:
        raise too_long(limit)
    if not stream.eof:
        raise ReadError("the spec inside is cut off")
    return text


def too_long(limit: int) -> ReadError:
    """The error for a spec that is longer than the limit."""
    return ReadError(f"the spec inside is longer than {limit:,} bytes; raise max_bytes if you trust the file")
