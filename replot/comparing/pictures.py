"""Pictures from anywhere, decoded with care."""

from __future__ import annotations

import hashlib
import io
import os
import struct
import warnings
import zlib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np

from replot.errors import ReadError

__all__ = ["MAX_PIXELS", "Picture", "open_picture"]

MAX_PIXELS = 120_000_000
"""A picture with more pixels is refused before it is decoded: 120 million take 360 MB."""

MAX_BYTES = 200_000_000
"""A longer file is refused before it is read."""

PNG_HEAD = b"\x89PNG\r\n\x1a\n"


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
    def stored(self) -> str | None:
        """A digest of everything in a PNG that decides about its pixels; None for other files.

        Two PNG with the same digest have the same pixels, whatever else they carry.
        """
        if not self.data.startswith(PNG_HEAD):
            return None
        digest, at = hashlib.blake2b(digest_size=16), len(PNG_HEAD)
        while at + 8 <= len(self.data):
            length, name = struct.unpack_from(">I4s", self.data, at)
            # every chunk that is not plain text or a date may change what is shown
            if name not in (b"tEXt", b"zTXt", b"iTXt", b"tIME", b"eXIf", b"pHYs"):
                chunk = self.data[at + 4:at + 12 + length]
                if len(chunk) != length + 8 or zlib.crc32(chunk[:-4]) != int.from_bytes(chunk[-4:], "big"):
                    return None
                digest.update(self.data[at:at + 12 + length])
            at += 12 + length
            if name == b"IEND":
                return digest.hexdigest()
        return None


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
            if width * height > MAX_PIXELS:
                raise ReadError(f"{name}: {width} x {height} pixels are more than replot compares "
                                f"({MAX_PIXELS // 1_000_000} million)")
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
            return np.ascontiguousarray(np.asarray(image.convert("RGB")))
    except ReadError:
        raise
    except UnidentifiedImageError:
        raise ReadError(f"{name}: not a picture that replot can decode") from None
    except Image.DecompressionBombError:
        raise ReadError(f"{name}: the picture is too large to decode") from None
    # decoders meet broken files with nearly any exception
    except Exception as error:
        raise ReadError(f"{name}: a broken picture: {error or type(error).__name__}") from None
