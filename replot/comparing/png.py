"""PNG files taken apart: what is sound, what decides about the pixels, and the pixels of simple ones."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from replot.drawing.png import framed
from replot.errors import ReadError

__all__ = ["HEAD", "PIECE", "Elaborate", "Png", "chunk", "is_png"]

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

PIECE = 1 << 18
"""So many bytes are unpacked at a time: new memory in large pieces costs more than what is done with it."""

FIRST = 1 << 10
"""So many bytes of a stream hold its first one, unpacked, in any case but a strange one."""

NARROW = 64
"""Rows of fewer pixels are not looked at one by one: there can be millions of them."""

NONE, UP = 0, 2
"""Ways to store a row: as it is, and by how it differs from the one above."""

CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
INTERLACED = ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
              (0, 1, 1, 2))
"""The seven passes of an interlaced picture: first column and row, steps across and down."""


def is_png(data: bytes) -> bool:
    """Whether a file begins as a PNG."""
    return data.startswith(HEAD)


def chunk(name: bytes, body: bytes) -> bytes:
    """A part of a PNG as it stands in the file, with its length and checksum."""
    return b"".join(framed(name, body))


class Elaborate(Exception):
    """The pixels of a PNG are stored in a way that takes a whole decoder."""


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
        width, height, depth, color, method, filters, interlace = png._header
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
    def _header(self) -> tuple[int, ...]:
        return struct.unpack(">IIBBBBB", self.chunks[0][1])

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self._header[0], self._header[1]

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

    @cached_property
    def _length(self) -> int:
        """How many bytes the unpacked stream must have."""
        width, height, depth, color, _, _, interlace = self._header
        bits = CHANNELS[color] * depth

        def of(columns: int, rows: int) -> int:
            return rows * (1 + (columns * bits + 7) // 8) if columns > 0 < rows else 0

        if not interlace:
            return of(width, height)
        return sum(of(-(-(width - x) // across), -(-(height - y) // down))
                   for x, y, across, down in INTERLACED)

    def _unpacked(self, size: int, whole: np.ndarray | None = None) -> Iterator[np.ndarray]:
        """The stream of pixels in pieces of so many bytes.

        Each lasts until the next one comes, unless there is an array of bytes for the whole stream.

        Raises
        ------
        ReadError
            If it is broken, too short or too long.
        """
        packed = [body for name, body in self.chunks if name == b"IDAT"]
        data = packed[0] if len(packed) == 1 else memoryview(b"".join(packed))
        stream, left, had = zlib.decompressobj(), self._length, 0
        room = np.empty(size, np.uint8) if whole is None else whole[:size]
        for start in range(0, len(data), PIECE):
            rest = bytes(data[start:start + PIECE])
            # much may come though all was taken in; what follows the end of the stream is nothing
            while not stream.eof:
                try:
                    piece = stream.decompress(rest, size - had)
                except zlib.error as error:
                    raise ReadError(f"a broken picture: {error}") from None
                if not piece:
                    break
                if len(piece) > left:
                    raise ReadError("a broken picture: more pixels than it says")
                room[had:had + len(piece)] = np.frombuffer(piece, np.uint8)
                had, left, rest = had + len(piece), left - len(piece), stream.unconsumed_tail
                if had == size:
                    yield room
                    had = 0
                    if whole is not None:
                        room = whole[len(whole) - left:][:size]
        if left or not stream.eof:
            raise ReadError("a broken picture: fewer pixels than it says")
        if had:
            yield room[:had]

    def check(self) -> None:
        """See that the stream can be unpacked.

        Raises
        ------
        ReadError
            As the pixels would.
        """
        width, _, depth, color, _, _, interlace = self._header
        if color == 3 and not any(name == b"PLTE" for name, _ in self.chunks):
            raise ReadError("a broken picture: it has no palette")
        line = 1 + (width * CHANNELS[color] * depth + 7) // 8
        # of an interlaced picture the lines have many lengths
        for piece in self._unpacked(PIECE if interlace else max(1, PIECE // line) * line):
            if not interlace:
                _refuse_filters(piece[::line])

    @cached_property
    def _elaborate(self) -> bool:
        """Whether header or first row say that the picture takes a whole decoder."""
        width, _, depth, color, _, _, interlace = self._header
        if (depth, color, interlace) != (8, 2, 0) or any(name == b"tRNS" for name, _ in self.chunks):
            return True
        if width < NARROW:
            # decoders are content with streams that are not as they should be
            self.check()
            return True
        packed = next((body for name, body in self.chunks if name == b"IDAT"), b"")
        try:
            first = zlib.decompressobj().decompress(packed[:FIRST], 1)
        except zlib.error:
            return False
        return first not in (b"", bytes([NONE]), bytes([UP]))

    def pixels(self) -> np.ndarray:
        """All pixels: ndarray of uint8, shape (height, width, 3). Errors as of :meth:`bands`."""
        width, height = self.size
        whole = np.empty(self._length, np.uint8)
        for _ in self.bands(whole):
            pass
        return whole.reshape(height, -1)[:, 1:].reshape(height, width, 3)

    def bands(self, whole: np.ndarray | None = None) -> Iterator[np.ndarray]:
        """The pixels from the top down, some rows at a time.

        Only of pictures that are plain red, green and blue and stored without much ado, as replot does.

        Parameters
        ----------
        whole : ndarray of uint8, optional
            Room for the whole stream. Without it, rows last until the next ones come.

        Yields
        ------
        ndarray of uint8, shape (n, 3 * width)

        Raises
        ------
        Elaborate
            If the picture takes a whole decoder.
        ReadError
            If the stream is broken.
        """
        width = self.size[0]
        if self._elaborate:
            raise Elaborate
        line, above = 1 + 3 * width, np.zeros(3 * width, np.uint8)
        for piece in self._unpacked(max(1, PIECE // line) * line, whole):
            rows = piece.reshape(-1, line)
            filters, levels = rows[:, 0], rows[:, 1:]
            if ((filters != NONE) & (filters != UP)).any():
                _refuse_filters(filters)
                self.__dict__["_elaborate"] = True
                raise Elaborate
            for k in np.flatnonzero(filters == UP).tolist():
                row = levels[k]
                np.add(row, levels[k - 1] if k else above, row)
            above = levels[-1].copy()
            yield levels


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


def _refuse_filters(filters: np.ndarray) -> None:
    if filters.max(initial=0) > 4:
        raise ReadError("a broken picture: rows are stored in a way that there is not")
