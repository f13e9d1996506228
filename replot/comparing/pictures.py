"""Pictures from anywhere, decoded with care."""

from __future__ import annotations

import io
import os
import struct
import warnings
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np

from replot.errors import ReadError

__all__ = ["MAX_PIXELS", "Picture", "chunks", "open_picture"]

MAX_PIXELS = 120_000_000
"""A picture with more pixels is refused before it is decoded: 120 million take 360 MB."""

MAX_BYTES = 200_000_000
"""A longer file is refused before it is read."""

PNG_HEAD = b"\x89PNG\r\n\x1a\n"
TEXTS = (b"tEXt", b"zTXt", b"iTXt", b"tIME", b"eXIf", b"pHYs")
"""Chunks that do not change what is shown."""


@dataclass(frozen=True, eq=False)
class Picture:
    """A picture file; decoded when its pixels are asked for.

    Attributes
    ----------
    data : bytes
        The file.
    name : str
        What it is called in messages.
    """

    data: bytes
    name: str

    @cached_property
    def pixels(self) -> np.ndarray:
        """ndarray of uint8, shape (height, width, 3): red, green, blue; what is transparent is on white."""
        return _decoded(self.data, self.name)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels, of the decoded picture."""
        height, width = self.pixels.shape[:2]
        return width, height

    @cached_property
    def stored(self) -> bytes | None:
        """Everything in a PNG that decides about its pixels; None for other files and broken ones.

        Two PNG that store the same have the same pixels, whatever else they carry.
        """
        parts = [chunk for name, chunk in chunks(self.data) if name not in TEXTS]
        return b"".join(parts) if parts and parts[-1][:4] == b"IEND" else None

    def check(self) -> None:
        """See that the picture can be decoded, at less cost than decoding it.

        Raises
        ------
        ReadError
            If it is broken or too large.
        """
        head = self.stored
        if head is None:
            self.pixels  # noqa: B018  (decoding is the check)
            return
        width, height, depth, color = struct.unpack_from(">IIBB", head, 4)
        _refuse_large(width, height, self.name)
        channels = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}.get(color, 4)
        rows = (1 + (width * channels * depth + 7) // 8) * height
        stream, size = zlib.decompressobj(), 0
        try:
            for name, chunk in chunks(self.data):
                left = chunk[4:-4] if name == b"IDAT" else b""
                while left:
                    size += len(stream.decompress(left, 1 << 20))
                    left = stream.unconsumed_tail
                    if size > 2 * rows + 1000:
                        raise ReadError(f"{self.name}: a broken picture: more pixels than it says")
        except zlib.error as error:
            raise ReadError(f"{self.name}: a broken picture: {error}") from None
        if size < rows and not head[16]:
            raise ReadError(f"{self.name}: a broken picture: fewer pixels than it says")


def chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The chunks of a PNG, from their names to their checksums, up to its end or the first broken one."""
    at = len(PNG_HEAD) if data.startswith(PNG_HEAD) else len(data)
    while at + 12 <= len(data):
        length = int.from_bytes(data[at:at + 4], "big")
        chunk = data[at + 4:at + 12 + length]
        if len(chunk) != length + 8 or zlib.crc32(chunk[:-4]) != int.from_bytes(chunk[-4:], "big"):
            return
        yield chunk[:4], chunk
        if chunk[:4] == b"IEND":
            return
        at += 12 + length


def _refuse_large(width: int, height: int, name: str) -> None:
    if width * height > MAX_PIXELS:
        raise ReadError(f"{name}: {width} x {height} pixels are more than replot compares "
                        f"({MAX_PIXELS // 1_000_000} million)")


def open_picture(source: str | os.PathLike[str] | bytes, name: str = "picture") -> Picture:
    """A picture from a file or from its bytes.

    Raises
    ------
    ReadError
        If the file cannot be read or is too long. Decoding errors come when the pixels are asked for.
    """
    if isinstance(source, bytes):
        return Picture(source, name)
    path = Path(source)
    try:
        if path.stat().st_size > MAX_BYTES:
            raise ReadError(f"{path}: the file is longer than {MAX_BYTES // 1_000_000} MB")
        return Picture(path.read_bytes(), str(path))
    except (OSError, ValueError) as error:
        raise ReadError(f"{path}: {getattr(error, 'strerror', None) or error}") from None


def _decoded(data: bytes, name: str) -> np.ndarray:
    from PIL import Image, UnidentifiedImageError

    try:
        with warnings.catch_warnings():
            # Pillow warns of bombs above its own limit; ours comes first and is an error
            warnings.simplefilter("ignore")
            image = Image.open(io.BytesIO(data))
            width, height = image.size
            _refuse_large(width, height, name)
            if getattr(image, "n_frames", 1) > 1:
                raise ReadError(f"{name}: a moving picture; replot compares still ones")
            if image.mode in ("I;16", "I;16B", "I", "F"):
                array = np.asarray(image, dtype=float)
                grey = np.clip(array / (257 if array.max(initial=0) > 255 else 1), 0, 255).astype(np.uint8)
                return np.repeat(grey[..., None], 3, axis=2)
            if image.mode in ("RGBA", "LA", "PA") or "transparency" in image.info:
                pixels = np.asarray(image.convert("RGBA"))
                alpha = pixels[..., 3:]
                if (alpha == 255).all():
                    return np.ascontiguousarray(pixels[..., :3])
                blend = pixels[..., :3] * (alpha / 255.0) + (255 - alpha.astype(float))
                return np.rint(blend).astype(np.uint8)
            return np.ascontiguousarray(np.asarray(image if image.mode == "RGB" else image.convert("RGB")))
    except ReadError:
        raise
    except UnidentifiedImageError:
        raise ReadError(f"{name}: not a picture that replot can decode") from None
    except Image.DecompressionBombError:
        raise ReadError(f"{name}: the picture is too large to decode") from None
    # decoders meet broken files with nearly any exception
    except Exception as error:
        raise ReadError(f"{name}: a broken picture: {error or type(error).__name__}") from None
