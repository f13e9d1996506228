"""Pixels of two files side by side: what both share is kept once, and nothing is lost by that."""

from __future__ import annotations

import gc
import io
import struct
import zlib

import numpy as np
import pytest
from PIL import Image

from replot.comparing.pictures import open_picture
from replot.comparing.png import HEAD, Png, chunk
from replot.drawing import to_bytes
from replot.drawing.png import encode
from replot.errors import ReadError
from replot.figure import Axis, Figure, Grid, Panel

OLD = np.random.default_rng(0).integers(0, 256, (300, 400, 3), np.uint8)
OLD[40:80] = OLD[39]  # rows that repeat are stored otherwise
NEW = OLD.copy()
NEW[250, 17] ^= 255


def by_pillow(pixels: np.ndarray) -> bytes:
    out = io.BytesIO()
    Image.fromarray(pixels).save(out, "png")
    return out.getvalue()


def by_replot(pixels: np.ndarray) -> bytes:
    return encode(pixels, 100)


def as_differences(pixels: np.ndarray) -> bytes:
    """Every row but the first stored by how it differs from the one above."""
    rows = pixels.reshape(len(pixels), -1)
    steps = np.vstack([rows[:1], rows[1:] - rows[:-1]])
    lines = b"".join(bytes([2 if k else 0]) + row.tobytes() for k, row in enumerate(steps))
    head = struct.pack(">IIBBBBB", pixels.shape[1], len(pixels), 8, 2, 0, 0, 0)
    return HEAD + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(lines)) + chunk(b"IEND", b"")


@pytest.mark.parametrize("new", [by_replot, by_pillow, as_differences])
@pytest.mark.parametrize("old", [by_replot, by_pillow, as_differences])
def test_two_pictures_are_told_apart_by_their_rows_however_they_are_stored(old, new):
    one, other = open_picture(old(OLD)), open_picture(new(NEW))
    rows = one.apart(other)
    assert rows is not None
    assert rows.start <= 250 < rows.stop
    assert np.array_equal(one.rows(rows), OLD[rows])
    assert np.array_equal(one.pixels, OLD)
    assert np.array_equal(other.pixels, NEW)
    assert open_picture(old(OLD)).apart(open_picture(new(OLD))) is None


@pytest.mark.parametrize("end, why", [
    (b"\0\0\0\0", "the checksum of its pixels differs"), (b"", "fewer pixels than it says")])
@pytest.mark.parametrize("broken", ["one", "other", "alone"])
def test_the_checksum_at_the_end_of_the_pixels_is_confirmed(broken, end, why):
    def cut(data: bytes) -> bytes:
        return HEAD + b"".join(chunk(name, bytes(body)[:-4] + end if name == b"IDAT" else body)
                               for name, body in Png.of(data).chunks)

    one, other = (open_picture(cut(data) if broken in (name, "alone") else data, name)
                  for name, data in (("one", by_replot(OLD)), ("other", by_replot(NEW))))
    named = "one" if broken == "alone" else broken
    with pytest.raises(ReadError, match=f"^{named}: a broken picture: {why}$"):
        one.check() if broken == "alone" else one.apart(other)


def test_pictures_of_different_sizes_differ_everywhere():
    one, other = open_picture(by_replot(OLD)), open_picture(by_replot(NEW[:200]))
    assert one.apart(other) == slice(0, 300)
    assert np.array_equal(one.rows(slice(0, 300)), OLD)


def test_garbage_is_collected_again_after_drawing():
    axis = Axis(None, ("1", "2"))
    to_bytes(Figure((Panel(axis, axis, Grid(np.eye(2))),)), "png")
    assert gc.isenabled()
