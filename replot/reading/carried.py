"""The spec that replot carried into a PNG, SVG or PDF file, read back.

Only the part of the file that holds the spec is looked at; the picture itself is never decoded. What
comes out is bounded before it is unpacked, and checked like any other spec.
"""

from __future__ import annotations

import io
import os
import re
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO
from xml.parsers import expat

from replot.carrying import KEYWORD, LIMIT, NAMESPACE, inflate, read_json, too_long, unpack
from replot.errors import ReadError, SpecError
from replot.figure import Figure
from replot.reading.text import what_is

__all__ = ["FILE_LIMIT", "read_carried"]

FILE_LIMIT = 200_000_000
"""The largest SVG or PDF file that is searched, in bytes. Of a PNG file only the texts are read."""
_PNG = b"\x89PNG\r\n\x1a\n"
_OBJECTS = 1000  # object streams of a PDF file that are unpacked


def read_carried(source: str | os.PathLike[str] | bytes, *, name: str | None = None, max_bytes: int = LIMIT
                 ) -> tuple[Figure, dict[str, Any]]:
    """The figure and the style that a picture carries.

    Parameters
    ----------
    source : path-like or bytes
        A PNG, SVG or PDF file, or what it holds.
    name : str, optional
        What messages call the bytes.
    max_bytes : int
        The longest spec that is read, uncompressed.

    Returns
    -------
    figure : Figure
        Equal to the one that was drawn.
    style : dict
        The fields of the style it was drawn with; ``Style.from_dict(style)`` is that style, and drawing the
        figure with it gives the same bytes again.

    Raises
    ------
    ReadError
        If the file cannot be read, carries no spec, or the spec is broken or too long.
    SpecError
        If the figure in it does not hold; the message names the file and the field.
    """
    name = name or ("the picture" if isinstance(source, bytes) else os.fspath(source))
    try:
        with io.BytesIO(source) if isinstance(source, bytes) else Path(source).open("rb") as file:
            text = _find(file, max_bytes)
    except ReadError as error:
        raise ReadError(f"{name}: {error}") from None
    except (OSError, ValueError) as error:
        raise ReadError(f"{name}: cannot be read: {getattr(error, 'strerror', None) or error}") from error
    if not text:
        raise ReadError(f"{name}: carries no replot spec: it was not drawn by replot, or without its spec, "
                        "or another program took it out; give the description, table or spec instead")
    try:
        return read_json(text)
    except SpecError as error:
        named = SpecError(f"{name}: the spec inside does not hold: {error}")
        named.path = error.path
        raise named from None
    except ReadError as error:
        raise ReadError(f"{name}: {error}") from None


def _find(file: BinaryIO, limit: int) -> bytes:
    start = file.read(1024)
    if start.startswith(_PNG):
        return _in_png(file, limit)
    if b"%PDF-" in start:
        return _in_pdf(_whole(file, start), limit)
    if re.search(rb"<(\w+:)?svg\b|<\?xml|<!DOCTYPE svg", start.replace(b"\0", b"")):
        return _in_svg(_whole(file, start), limit)
    what = what_is(start) or "not a PNG, SVG or PDF file"
    raise ReadError(f"{what}; a spec travels only in the PNG, SVG and PDF files of replot")


def _whole(file: BinaryIO, start: bytes) -> bytes:
    data = start + file.read(FILE_LIMIT + 1 - len(start))
    if len(data) > FILE_LIMIT:
        raise ReadError(f"larger than {FILE_LIMIT / 1e6:g} MB")
    return data


def _in_png(file: BinaryIO, limit: int) -> bytes:
    file.seek(0, os.SEEK_END)
    size = file.tell()
    place = len(_PNG)
    while place + 12 <= size:
        file.seek(place)
        head = file.read(8)
        length, kind = int.from_bytes(head[:4], "big"), head[4:]
        if place + 12 + length > size:
            break
        if kind in (b"iTXt", b"zTXt", b"tEXt"):
            keyword = file.read(min(length, 80))
            if keyword.startswith(KEYWORD.encode() + b"\0"):
                # deflate never makes a text much longer than it was
                if length > limit + 10_000:
                    raise too_long(limit)
                file.seek(place + 8)
                data = file.read(length)
                if zlib.crc32(data, zlib.crc32(kind)) != int.from_bytes(file.read(4), "big"):
                    raise ReadError("the spec inside is damaged: its checksum differs")
                return _png_text(kind, data[len(KEYWORD) + 1:], limit)
        if kind == b"IEND":
            return b""
        place += 12 + length
    raise ReadError("the PNG file is cut off, and no spec stands before the cut")


def _png_text(kind: bytes, data: bytes, limit: int) -> bytes:
    """The text of a chunk, its keyword taken off; other programs may have written it in another form."""
    if kind == b"tEXt":
        return data
    if kind == b"zTXt":
        return inflate(data[1:], limit)
    compressed, rest = data[:1] == b"\1", data[2:].split(b"\0", 2)
    if len(rest) < 3:
        raise ReadError("the spec inside is broken: its chunk is cut off")
    return inflate(rest[2], limit) if compressed else rest[2]


class _Found(Exception):
    """Ends the parsing early; not an error."""


def _in_svg(data: bytes, limit: int) -> bytes:
    parts: list[str] = []
    inside = False

    def start(name: str, _: Any) -> None:
        nonlocal inside
        inside = name == f"{NAMESPACE} {KEYWORD}"

    def end(_: str) -> None:
        if inside:
            raise _Found

    def text(part: str) -> None:
        if inside:
            parts.append(part)

    def entity(*_: Any) -> None:
        raise ReadError("declares entities of its own, which an SVG file of replot never does")

    parser = expat.ParserCreate(namespace_separator=" ")
    parser.buffer_text = True
    parser.StartElementHandler, parser.EndElementHandler = start, end
    parser.CharacterDataHandler, parser.EntityDeclHandler = text, entity
    try:
        parser.Parse(data, True)
    except _Found:
        found = "".join(parts).encode()
        if len(found) > limit:
            raise too_long(limit) from None
        return found
    # an encoding that there is not is a LookupError, one that does not suit a ValueError
    except (expat.ExpatError, LookupError, ValueError) as error:
        raise ReadError(f"a broken SVG file: {error}") from None
    return b""


# A backslash before up to three octal digits stands for a character, before anything else for nothing here
_ESCAPE = re.compile(rb"\\([0-7]{1,3})?")
_KEY = re.compile(rb"/" + KEYWORD.encode() + rb"[\s\0]*(?:\(([^()]*)\)|<([0-9A-Fa-f\s]*)>)")


def _in_pdf(data: bytes, limit: int) -> bytes:
    # a file that was changed later has its newest information last
    found = None
    for part in (data, *_object_streams(data, limit)):
        for match in _KEY.finditer(part):
            found = match
    if found is None:
        return b""
    if found[1] is not None:
        packed = _ESCAPE.sub(_unescaped, found[1])
    else:
        digits = b"".join(found[2].split()).decode("ascii")
        packed = bytes.fromhex(digits + "0" * (len(digits) % 2))
    if packed.startswith(b"\xfe\xff"):  # UTF-16, as some programs write all strings
        packed = packed[2:].replace(b"\0", b"")
    return unpack(b"".join(packed.split()), limit)


def _unescaped(match: re.Match[bytes]) -> bytes:
    digits = match[1]
    return bytes([int(digits, 8) & 0xff]) if digits else b""


def _object_streams(data: bytes, limit: int) -> Iterator[bytes]:
    """Objects that another program has packed together, unpacked; broken ones are passed over."""
    for number, match in enumerate(re.finditer(rb"/ObjStm\b", data)):
        if number >= _OBJECTS:
            return
        start = data.find(b"stream", match.end(), match.end() + 1000)
        if start < 0:
            continue
        start += len(b"stream")
        while data[start:start + 1] in (b"\r", b"\n"):
            start += 1
        try:
            yield zlib.decompressobj().decompress(data[start:start + 4 * limit], 4 * limit)
        except zlib.error:
            continue
