"""Bytes to text: what a file must be before anything reads it as a description."""

from __future__ import annotations

import codecs
import os
import sys
from pathlib import Path

from replot.errors import ReadError

__all__ = ["LIMIT", "decode", "name_of", "read_bytes", "read_text", "too_large", "what_is"]

LIMIT = 20_000_000
"""The largest text that is read, in bytes."""

# The longer mark first: UTF-32 begins as UTF-16 does.
_MARKS = ((codecs.BOM_UTF32_LE, "utf-32"), (codecs.BOM_UTF32_BE, "utf-32"), (codecs.BOM_UTF8, "utf-8-sig"),
          (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))
_KINDS = ((b"\x89PNG\r\n\x1a\n", "a PNG picture"), (b"%PDF-", "a PDF file"),
          (b"\xff\xd8\xff", "a JPEG picture"), (b"GIF8", "a GIF picture"), (b"II*\0", "a TIFF picture"),
          (b"MM\0*", "a TIFF picture"), (b"RIFF", "a WebP picture or a sound"),
          (b"%!PS", "a PostScript file"), (b"PK\x03\x04", "a zip archive or office file"),
          (b"PAR1", "a Parquet file"), (b"\x1f\x8b", "a gzip file"),
          (b"\xd0\xcf\x11\xe0", "an old office file"))


def what_is(data: bytes) -> str | None:
    """What a file that is no text is, by its first bytes, such as ``"a PNG picture"``."""
    return next((what for beginning, what in _KINDS if data.startswith(beginning)), None)


def read_bytes(source: str | os.PathLike[str], max_bytes: int = LIMIT) -> bytes:
    """The bytes of a file, or of standard input for ``-``.

    Raises
    ------
    ReadError
        If it cannot be opened, is empty, or holds more than ``max_bytes``.
    """
    name = name_of(source)
    try:
        if name == "<stdin>":
            data = sys.stdin.buffer.read(max_bytes + 1)
        else:
            with Path(source).open("rb") as file:
                data = file.read(max_bytes + 1)
    except (OSError, ValueError) as error:  # ValueError: a null character in the name
        if isinstance(error, IsADirectoryError):
            raise ReadError(f"{name}: is a folder, not a file") from error
        raise ReadError(f"{name}: cannot be read: {getattr(error, 'strerror', None) or error}") from error
    if len(data) > max_bytes:
        raise too_large(name, max_bytes)
    if not data:
        raise ReadError(f"{name}: the file is empty")
    return data


def read_text(source: str | os.PathLike[str], *, encoding: str | None = None, max_bytes: int = LIMIT) -> str:
    """The text of a file, with its line ends made ``\\n``.

    Parameters
    ----------
    source : str or path
        A file, or ``-`` for standard input.
    encoding : str, optional
        By default what a byte order mark at the beginning says, otherwise UTF-8.
    max_bytes : int
        The largest file that is read.

    Raises
    ------
    ReadError
        If the file cannot be opened, is empty, too large or no text: one line with the file, the place and
        the way out.
    """
    return decode(read_bytes(source, max_bytes), name_of(source), encoding)


def too_large(name: str, max_bytes: int) -> ReadError:
    """The error for a file that is larger than the limit."""
    return ReadError(f"{name}: larger than the limit of {max_bytes / 1e6:g} MB; raise max_bytes "
                     "(--limit bytes=N) to read it")


def name_of(source: str | os.PathLike[str]) -> str:
    """A source as it is shown to a person."""
    name = os.fspath(source)
    return "<stdin>" if name == "-" else name


def decode(data: bytes, name: str, encoding: str | None = None) -> str:
    """The text in the bytes.

    Parameters
    ----------
    data : bytes
    name : str
        Where they come from, for the messages.
    encoding : str, optional
        By default what a byte order mark at the beginning says, otherwise UTF-8.

    Raises
    ------
    ReadError
        With the name, the line, the offset of the byte and the way out.
    """
    what = what_is(data)
    if what is not None:
        raise ReadError(f"{name}: {what}, not a text")
    codec = encoding or next((codec for mark, codec in _MARKS if data.startswith(mark)), "utf-8")
    try:
        text = data.decode(codec)
    except LookupError:
        raise ReadError(f"{name}: there is no encoding {codec!r}; common are utf-8, utf-16, cp1252") from None
    except UnicodeError as error:
        raise ReadError(_not_encoded(data, name, codec, error)) from None
    if not isinstance(text, str):
        raise ReadError(f"{name}: {codec!r} is no encoding of text")
    if "\0" in text:
        raise ReadError(f"{name}: a binary file, not a text")
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    if not text.strip():
        raise ReadError(f"{name}: the file is empty")
    return text


def _not_encoded(data: bytes, name: str, codec: str, error: UnicodeError) -> str:
    if not isinstance(error, UnicodeDecodeError):
        return f"{name}: not {codec.upper()}: {' '.join(str(error).split())}"
    if b"\0" in data and codec == "utf-8":
        return f"{name}: a binary file, not a text"
    line = data.count(b"\n", 0, error.start) + 1
    shown = codec.removesuffix("-sig").upper()
    return (f"{name}:{line}: byte 0x{data[error.start]:02x} at offset {error.start:,} is not {shown}; "
            "name the encoding of the file, or convert it: iconv -f CP1252 -t UTF-8")
