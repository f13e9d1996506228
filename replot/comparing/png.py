"""PNG files taken apart: whether they are sound, and what decides about their pixels."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from replot.drawing.png import framed
from replot.errors import ReadError

__all__ = ["CHANNELS", "HEAD", "INTERLACED", "Png", "chunk", "is_png"]

HEAD = b"\x89PNG\r\n\x1a\n"

ASIDE = (b"tEXt", b"zTXt", b"iTXt", b"tIME", b"eXIf", b"pHYs", b"gAMA", b"cHRM", b"sRGB", b"iCCP", b"sBIT",
         b"bKGD", b"hIST", b"sPLT")
"""Chunks that do not change the pixels."""

LENGTHS = {b"pHYs": 9, b"gAMA": 4, b"sRGB": 1, b"tIME": 7, b"cHRM": 32, b"acTL": 8, b"IEND": 0}
"""How many bytes some chunks must have."""

TEXT_LIMIT = 1 << 20
"""No text or profile may unpack to more bytes; Pillow draws the line at the same place."""

DENSEST = 1032
"""deflate makes at most so many bytes of one."""

SCREEN = 45455
"""The gamma of sRGB, as PNG notes it."""

CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
"""How many channels each kind of colours has."""
INTERLACED = ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
              (0, 1, 1, 2))
"""The seven passes of an interlaced picture: first column and row, steps across and down."""


def is_png(data: bytes) -> bool:
    """Whether a file begins as a PNG."""
    return data.startswith(HEAD)


def chunk(name: bytes, body: bytes) -> bytes:
    """A part of a PNG as it stands in the file, with its length and checksum."""
    return b"".join(framed(name, body))


@dataclass(frozen=True, eq=False)
class Png:
    """A PNG file whose parts are sound; its stream of pixels is looked at when it is needed.

    Attributes
    ----------
    chunks : tuple of (bytes, bytes)
        Name and content of each part.
    """

    chunks: tuple[tuple[bytes, memoryview], ...]

    @classmethod
    def of(cls, data: bytes) -> Png:
        """Take a file apart.

        Raises
        ------
        ReadError
            If it is cut off, a checksum differs, its header is impossible, a text in it unpacks to too
            much, or it is a moving picture.
        """
        chunks = tuple(_chunks(data))
        if not chunks or chunks[0][0] != b"IHDR" or len(chunks[0][1]) != 13:
            raise ReadError("a broken picture: it has no header")
        png = cls(chunks)
        width, height, depth, color, method, filters, interlace = png.header
        if not (0 < width < 1 << 31 and 0 < height < 1 << 31 and depth in (1, 2, 4, 8, 16)
                and color in CHANNELS and not method and not filters and interlace <= 1):
            raise ReadError("a broken picture: an impossible header")
        for name, body in chunks:
            if len(body) != LENGTHS.get(name, len(body)):
                raise ReadError(f"a broken picture: its part {name!r} has a wrong length")
            if name == b"fdAT" or (name == b"acTL" and bytes(body[:4]) != b"\0\0\0\1"):
                raise ReadError("a moving picture; replot compares still ones")
            _refuse_bomb(name, body)
        return png

    @cached_property
    def header(self) -> tuple[int, ...]:
        """Width, height, bits of a channel, kind of colours; ways to pack, store and order rows."""
        return struct.unpack(">IIBBBBB", self.chunks[0][1])

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.header[0], self.header[1]

    @property
    def interlaced(self) -> bool:
        """Whether its rows come in seven passes."""
        return bool(self.header[6])

    @cached_property
    def stored(self) -> bytes:
        """Everything that decides about the pixels."""
        return b"".join(part for name, body in self.chunks if name not in ASIDE
                        for part in (name, len(body).to_bytes(4, "big"), body))

    @cached_property
    def profile(self) -> str:
        """What the colours are measured in; empty for sRGB and where nothing is said."""
        found = {name: bytes(body) for name, body in self.chunks if name in (b"gAMA", b"sRGB", b"iCCP")}
        if b"iCCP" in found:
            name, _, rest = found[b"iCCP"].partition(b"\0")
            if b"sRGB" in name:
                return ""
            try:
                body = zlib.decompressobj().decompress(rest[1:], TEXT_LIMIT)
            except zlib.error:
                body = rest
            called = name.decode("latin-1")
            return "" if b"sRGB" in body.replace(b"\0", b"") else f"{called} ({zlib.crc32(body):08x})"
        gamma = int.from_bytes(found.get(b"gAMA", b""), "big")
        if b"sRGB" in found or not gamma or abs(gamma - SCREEN) < 600:
            return ""
        return f"gamma 1/{100_000 / gamma:.3g}"


def _chunks(data: bytes) -> Iterator[tuple[bytes, memoryview]]:
    view, at = memoryview(data), len(HEAD)
    while at + 12 <= len(data):
        length = int.from_bytes(view[at:at + 4], "big")
        end, name = at + 8 + length, bytes(view[at + 4:at + 8])
        if end + 4 > len(data):
            break
        if zlib.crc32(view[at + 4:end]) != int.from_bytes(view[end:end + 4], "big"):
            raise ReadError(f"a broken picture: the checksum of its part {name!r} differs")
        yield name, view[at + 8:end]
        if name == b"IEND":
            return
        at = end + 4
    raise ReadError("a broken picture: it is cut off")


def _refuse_bomb(name: bytes, body: memoryview) -> None:
    if name not in (b"zTXt", b"iTXt", b"iCCP") or len(body) * DENSEST < TEXT_LIMIT:
        return
    _, _, rest = bytes(body).partition(b"\0")
    if name == b"iTXt":
        if rest[:1] != b"\1":
            return
        rest = rest[1:].partition(b"\0")[2].partition(b"\0")[2]
    try:
        much = len(zlib.decompressobj().decompress(rest[1:] if name != b"iTXt" else rest, TEXT_LIMIT + 1))
    except zlib.error:
        # whoever reads it will say so
        return
    if much > TEXT_LIMIT:
        raise ReadError(f"a text inside unpacks to more than {TEXT_LIMIT:,} bytes")
