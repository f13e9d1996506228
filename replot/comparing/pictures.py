"""Pictures from anywhere, decoded with care."""

from __future__ import annotations

import io
import os
import warnings
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from replot.comparing.differences import equal
from replot.comparing.png import Png, is_png
from replot.comparing.streams import PIECE, Elaborate, Rows, Stream, in_step
from replot.errors import ReadError

if TYPE_CHECKING:
    from PIL import Image

__all__ = ["MAX_PIXELS", "Picture", "on_white", "open_picture"]

MAX_PIXELS = 120_000_000
"""A picture with more pixels is refused before it is decoded: 120 million take 360 MB."""

MAX_BYTES = 200_000_000
"""A longer file is refused before it is read."""

FORMATS = ("PNG", "JPEG", "WEBP", "TIFF", "BMP", "GIF")
"""The formats that are decoded, whatever a file is called: some others start programs."""

BAND = 1 << 22
"""So many pixels are laid on white at a time."""


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
    _alike: list[tuple[np.ndarray, Rows]] = field(default_factory=list, repr=False)

    @cached_property
    def png(self) -> Png | None:
        """Its parts, checked, if it is a PNG.

        Raises
        ------
        ReadError
            If it is broken, too large, or a moving picture.
        """
        if not is_png(self.data):
            return None
        try:
            png = Png.of(self.data)
        except ReadError as error:
            raise ReadError(f"{self.name}: {error}") from None
        _refuse_large(*png.size, self.name)
        return png

    @cached_property
    def pixels(self) -> np.ndarray:
        """ndarray of uint8, shape (height, width, 3): red, green, blue; what is transparent is on white."""
        if self._alike:
            return self.rows(slice(0, self.size[1]))
        if self.png is not None:
            with suppress(Elaborate):
                return self._stream.pixels()
        return _decoded(self.data, self.name)

    @cached_property
    def _stream(self) -> Stream:
        """The pixels of a PNG as they are packed."""
        assert self.png is not None
        return Stream(self.png, self.name)

    def apart(self, other: Picture) -> slice | None:
        """The rows from the first to the last in which it differs from another picture; None if in none.

        As far as both are alike, only the pixels of the other one are kept.
        """
        if self.size == other.size and self.png is not None and "pixels" not in self.__dict__:
            with suppress(Elaborate):
                own = self._unlike(other)
                self._alike.append((other.pixels, own))
                return slice(own[0][0], own[-1][0] + len(own[-1][1])) if own else None
        return None if equal(self.pixels, other.pixels) else slice(0, self.size[1])

    def _unlike(self, other: Picture) -> Rows:
        """The rows of a PNG that are not those of another picture."""
        if other.png is not None and "pixels" not in other.__dict__:
            with suppress(Elaborate):
                other.__dict__["pixels"], rows = in_step(self._stream, other._stream)
                return rows
        return self._stream.unlike(other.pixels)

    def rows(self, which: slice) -> np.ndarray:
        """The pixels of some rows, among them all in which it is known to differ from another picture."""
        if not self._alike:
            return self.pixels[which]
        theirs, own = self._alike[0]
        return _filled(theirs[which].copy(), [(top - which.start, part) for top, part in own])

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        if self.png is not None:
            return self.png.size
        height, width = self.pixels.shape[:2]
        return width, height

    @property
    def stored(self) -> bytes | None:
        """Everything in a PNG that decides about its pixels; None for other files.

        Two PNG that store the same have the same pixels, whatever else they carry.
        """
        return None if self.png is None else self.png.stored

    @cached_property
    def profile(self) -> str:
        """What its colours are measured in, if that is not sRGB and it says so."""
        return "" if self.png is None else self.png.profile

    def check(self) -> None:
        """See that the picture can be decoded, at less cost than decoding it.

        Raises
        ------
        ReadError
            If it is broken or too large.
        """
        if self.png is None:
            self.pixels  # noqa: B018  (decoding is the check)
            return
        self._stream.check()


def _filled(pixels: np.ndarray, bands: Rows) -> np.ndarray:
    """Pixels with some of their rows replaced: groups of rows, each with the first of them."""
    for top, rows in bands:
        pixels[top:top + len(rows)] = rows
    return pixels


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


def on_white(rgba: np.ndarray) -> np.ndarray:
    """Colours with alpha laid on white. Shape (height, width, 4) of uint8 becomes (height, width, 3)."""
    out = np.empty((*rgba.shape[:2], 3), np.uint8)
    if rgba[..., 3].min() == 255:
        for k in range(3):  # channel by channel is several times faster than a strided copy of all
            out[..., k] = rgba[..., k]
        return out
    step = max(1, BAND // rgba.shape[1])
    for top in range(0, len(rgba), step):
        part = rgba[top:top + step].astype(np.uint16)
        alpha = part[..., 3:]
        # at most 255 * 255 + 127, which 16 bits hold
        out[top:top + step] = (part[..., :3] * alpha + 255 * (255 - alpha) + 127) // 255
    return out


def _decoded(data: bytes, name: str) -> np.ndarray:
    from PIL import Image, UnidentifiedImageError

    try:
        with warnings.catch_warnings():
            # Pillow warns of bombs above its own limit; ours comes first and is an error
            warnings.simplefilter("ignore")
            image = Image.open(io.BytesIO(data), formats=FORMATS)
            _refuse_large(*image.size, name)
            if getattr(image, "n_frames", 1) > 1:
                raise ReadError(f"{name}: a moving picture; replot compares still ones")
            if image.mode.startswith("I") or image.mode == "F":
                return _grey(np.asarray(image))
            mode = "RGBA" if image.mode in ("RGBA", "LA", "PA") or "transparency" in image.info else "RGB"
            pixels = _array(image if image.mode == mode else image.convert(mode))
            return on_white(pixels) if mode == "RGBA" else pixels
    except ReadError:
        raise
    except UnidentifiedImageError:
        raise ReadError(f"{name}: not a picture that replot can decode") from None
    except Image.DecompressionBombError:
        raise ReadError(f"{name}: the picture is too large to decode") from None
    # decoders meet broken files with nearly any exception
    except Exception as error:
        raise ReadError(f"{name}: a broken picture: {error or type(error).__name__}") from None


def _array(image: Image.Image) -> np.ndarray:
    """The pixels of an image of 8 bits; band by band, since Pillow copies twice what it is asked for."""
    width, height = image.size
    out = np.empty((height, width, len(image.getbands())), np.uint8)
    step = max(1, PIECE // (width * out.shape[2]))
    for top in range(0, height, step):
        part = image.crop((0, top, width, min(height, top + step)))
        out[top:top + step] = np.frombuffer(part.tobytes(), np.uint8).reshape(part.height, width, -1)
    return out


def _grey(deep: np.ndarray) -> np.ndarray:
    """Grey of 16 bits, or 32, as colours of 8."""
    if not np.isfinite(deep).all():
        raise ReadError("a broken picture: it holds numbers that are no colours")
    if deep.dtype.kind != "f":
        deep = np.clip(deep, 0, 65535).astype(np.uint16) // 257
    return np.repeat(np.clip(np.rint(deep), 0, 255).astype(np.uint8)[..., None], 3, axis=2)
