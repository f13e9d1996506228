"""The stream of pixels in a PNG: unpacked in pieces, and made rows of pixels where that is simple."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from functools import cached_property

import numpy as np

from replot.comparing.png import CHANNELS, INTERLACED, Png
from replot.errors import ReadError

__all__ = ["PIECE", "Elaborate", "Rows", "Stream", "in_step"]

PIECE = 1 << 18
"""So many bytes are unpacked at a time: new memory in large pieces costs more than what is done with it."""

FIRST = 1 << 10
"""So many bytes of a stream hold its first one, unpacked, in any case but a strange one."""

NARROW = 64
"""Rows of fewer pixels are not looked at one by one: there can be millions of them."""

NONE, UP = 0, 2
"""Ways to store a row: as it is, and by how it differs from the one above."""

BASE = 65521
"""The largest prime below 2 ** 16: Adler-32 counts modulo this (RFC 1950, section 9)."""


Rows = list[tuple[int, np.ndarray]]
"""Groups of rows of a picture, shape (n, width, 3), each with the number of its first."""


class Elaborate(Exception):
    """The pixels of a PNG are stored in a way that takes a whole decoder."""


class Stream:
    """The packed pixels of a PNG.

    Parameters
    ----------
    png : Png
    name : str
        What the picture is called in messages.
    """

    def __init__(self, png: Png, name: str) -> None:
        self.png, self.name = png, name
        self._checksum = b""
        """That of all that is unpacked, as the stream gives it at its end."""

    @cached_property
    def _packed(self) -> memoryview:
        packed = [body for name, body in self.png.chunks if name == b"IDAT"]
        return packed[0] if len(packed) == 1 else memoryview(b"".join(packed))

    @cached_property
    def length(self) -> int:
        """How many bytes it must have, unpacked."""
        width, height, depth, color, _, _, interlace = self.png.header
        bits = CHANNELS[color] * depth

        def of(columns: int, rows: int) -> int:
            return rows * (1 + (columns * bits + 7) // 8) if columns > 0 < rows else 0

        if not interlace:
            return of(width, height)
        return sum(of(-(-(width - x) // across), -(-(height - y) // down))
                   for x, y, across, down in INTERLACED)

    @property
    def _line(self) -> int:
        """The bytes of a row, with the one that says how it is stored; of a picture not interlaced."""
        return self.length // self.png.size[1]

    def _pieces(self, whole: np.ndarray | None = None) -> Iterator[np.ndarray]:
        """What is unpacked, some whole rows at a time; of an interlaced picture anything.

        Whoever takes the pieces has to :meth:`_confirm` their checksum, which costs as much as unpacking.
        Each piece lasts until the next one comes, unless there is an array of bytes for all of them.

        Raises
        ------
        ReadError
            If the stream is broken, too short or too long.
        """
        size = PIECE if self.png.interlaced else max(1, PIECE // self._line) * self._line
        data, left, had, at = self._packed, self.length, 0, 2
        try:
            # what it says of itself in its first bytes must hold
            zlib.decompressobj().decompress(data[:FIRST], 1)
        except zlib.error as error:
            raise self._broken(str(error)) from None
        stream = zlib.decompressobj(-zlib.MAX_WBITS)
        room = np.empty(size, np.uint8) if whole is None else whole[:size]
        while at < len(data) and not stream.eof:
            rest = bytes(data[at:at + PIECE])
            at += len(rest)
            # much may come though all was taken in; what follows the end of the stream is nothing
            while not stream.eof:
                try:
                    piece = stream.decompress(rest, size - had)
                except zlib.error as error:
                    raise self._broken(str(error)) from None
                if not piece:
                    break
                if len(piece) > left:
                    raise self._broken("more pixels than it says")
                room[had:had + len(piece)] = np.frombuffer(piece, np.uint8)
                had, left, rest = had + len(piece), left - len(piece), stream.unconsumed_tail
                if had == size:
                    yield room
                    had = 0
                    if whole is not None:
                        room = whole[len(whole) - left:][:size]
        end = at - len(stream.unused_data)
        self._checksum = bytes(data[end:end + 4])
        if left or not stream.eof or len(self._checksum) < 4:
            raise self._broken("fewer pixels than it says")
        if had:
            yield room[:had]

    def _confirm(self, checksum: int) -> None:
        """See that all pieces together have the checksum that they should have."""
        if checksum != int.from_bytes(self._checksum, "big"):
            raise self._broken("the checksum of its pixels differs")

    def _confirmed(self, whole: np.ndarray | None = None) -> Iterator[np.ndarray]:
        """The pieces; an error at their end if their checksum is not what it should be."""
        checksum = 1
        for piece in self._pieces(whole):
            checksum = zlib.adler32(piece.data, checksum)
            yield piece
        self._confirm(checksum)

    def check(self) -> None:
        """See that the stream can be unpacked.

        Raises
        ------
        ReadError
            As the pixels would.
        """
        if self.png.header[3] == 3 and not any(name == b"PLTE" for name, _ in self.png.chunks):
            raise self._broken("it has no palette")
        for piece in self._confirmed():
            # of an interlaced picture the lines have many lengths
            if not self.png.interlaced:
                self._refuse(piece[::self._line])

    @cached_property
    def elaborate(self) -> bool:
        """Whether header or first row say that the picture takes a whole decoder."""
        width, _, depth, color, *_ = self.png.header
        if (depth, color) != (8, 2) or self.png.interlaced or any(
                name == b"tRNS" for name, _ in self.png.chunks):
            return True
        if width < NARROW:
            # decoders are content with streams that are not as they should be
            self.check()
            return True
        try:
            first = zlib.decompressobj().decompress(self._packed[:FIRST], 1)
        except zlib.error:
            return False
        return first not in (b"", bytes([NONE]), bytes([UP]))

    def pixels(self) -> np.ndarray:
        """All pixels of a picture in plain red, green and blue that is stored without much ado, as by replot.

        Returns
        -------
        ndarray of uint8, shape (height, width, 3)

        Raises
        ------
        Elaborate
            If the picture takes a whole decoder.
        ReadError
            If the stream is broken.
        """
        if self.elaborate:
            raise Elaborate
        whole, above = np.empty(self.length, np.uint8), None
        for piece in self._confirmed(whole):
            above = self._levels(piece, above)[-1]
        return self._shaped(whole)

    def unlike(self, pixels: np.ndarray) -> Rows:
        """The rows that are not the same in another picture of the same size. Errors as of :meth:`pixels`."""
        if self.elaborate:
            raise Elaborate
        out, above, top = [], None, 0
        for piece in self._confirmed():
            levels = self._levels(piece, above)
            rows = levels.reshape(len(levels), -1, 3)
            if not np.array_equal(rows, pixels[top:top + len(rows)]):
                out.append((top, rows.copy()))
            above, top = levels[-1].copy(), top + len(rows)
        return out

    def _levels(self, piece: np.ndarray, above: np.ndarray | None) -> np.ndarray:
        """The levels of some rows, put in the place of how they are stored, shape (n, 3 * width)."""
        rows = piece.reshape(-1, self._line)
        filters, levels = rows[:, 0], rows[:, 1:]
        if ((filters != NONE) & (filters != UP)).any():
            self._refuse(filters)
            self.elaborate = True
            raise Elaborate
        for k in np.flatnonzero(filters == UP).tolist():
            row, before = levels[k], levels[k - 1] if k else above
            # above the first row of all there is nothing
            if before is not None:
                np.add(row, before, row)
        return levels

    def _refuse(self, filters: np.ndarray) -> None:
        if filters.max(initial=0) > 4:
            raise self._broken("rows are stored in a way that there is not")

    def _broken(self, why: str) -> ReadError:
        return ReadError(f"{self.name}: a broken picture: {why}")

    def _shaped(self, whole: np.ndarray) -> np.ndarray:
        width, height = self.png.size
        return whole.reshape(height, -1)[:, 1:].reshape(height, width, 3)


def in_step(one: Stream, other: Stream) -> tuple[np.ndarray, Rows]:
    """The pixels of a picture, and the rows of another one of the same size as far as they are not the same.

    Both are unpacked in step, and what is stored alike is looked at only once. Errors as of
    :meth:`Stream.pixels`.

    Returns
    -------
    pixels : ndarray of uint8, shape (height, width, 3)
        Of the other one.
    rows : list of (int, ndarray of uint8, shape (n, width, 3))
        Of the first one, as of :meth:`Stream.unlike`.
    """
    if one.elaborate or other.elaborate:
        raise Elaborate
    whole, out = np.empty(other.length, np.uint8), []
    checksums, top = (1, 1), 0
    above: tuple[np.ndarray | None, np.ndarray | None] = (None, None)
    alike = True
    for mine, theirs in zip(one._pieces(), other._pieces(whole), strict=True):
        same, checksum = np.array_equal(mine, theirs), zlib.adler32(theirs.data)
        checksums = (_joined(checksums[0], checksum if same else zlib.adler32(mine.data), len(mine)),
                     _joined(checksums[1], checksum, len(theirs)))
        now = other._levels(theirs, above[1])
        was = now
        # what differs from the row above as in the other picture is the same only below the same row
        if not (same and alike):
            was = one._levels(mine, above[0])
            alike = np.array_equal(was, now)
            if not alike:
                out.append((top, was.reshape(len(was), -1, 3).copy()))
        above, top = (was[-1].copy(), now[-1]), top + len(now)
    one._confirm(checksums[0])
    other._confirm(checksums[1])
    return other._shaped(whole), out


def _joined(first: int, second: int, length: int) -> int:
    """The checksum (Adler-32) of two parts, of which the second has so many bytes, from those of both."""
    low, high = first & 0xffff, first >> 16
    return ((high + (second >> 16) + length * (low - 1)) % BASE << 16) + (low + (second & 0xffff) - 1) % BASE
