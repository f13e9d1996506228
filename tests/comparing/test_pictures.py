"""Pictures compared: faults found and named, harmless changes passed, hostile files refused."""

from __future__ import annotations

import struct
import zlib
from dataclasses import replace

import numpy as np
import pytest

from replot.comparing import compare
from replot.comparing.faults import FAULTS, HARMLESS, Studio, try_faults
from replot.comparing.pictures import open_picture
from replot.drawing import to_bytes
from replot.errors import ReadError, ReplotError
from replot.figure import Annotation, Axis, ColorScale, Figure, Grid, Panel
from replot.style import Style

VALUES = np.round(np.random.default_rng(3).uniform(5, 95, (5, 6)), 1)
VALUES[1, 4] = VALUES[3, 0] = np.nan


def figure(values: np.ndarray = VALUES, numbers: bool = True, cmap: str = "Blues") -> Figure:
    rows, columns = values.shape
    panel = Panel(Axis("Length", tuple(map(str, range(5, 5 + columns)))),
                  Axis("Type", tuple(map(str, range(1, 1 + rows)))), Grid(values), None,
                  ColorScale(cmap, 0, 100, label="Accuracy (%)"), Annotation(numbers, ".1f"))
    return Figure((panel,), "Accuracy by length")


RIGHT = to_bytes(figure(), "png")


def said(fault: str, silent: bool = True, shown: Figure | None = None) -> str:
    """What the comparison says of a fault of the catalogue."""
    studio = Studio(shown or figure(), Style.load("paper"), silent)
    trial = next(one for one in (*FAULTS, *HARMLESS) if one.name == fault).make(studio)
    assert trial is not None
    return str(compare(studio.right, trial.png))


def test_the_same_file_and_the_same_pixels_have_no_difference():
    assert compare(RIGHT, RIGHT).same
    assert compare(RIGHT, to_bytes(figure(), "png", spec=False)).same


def test_a_changed_cell_is_named_by_its_labels():
    values = VALUES.copy()
    values[2, 3] = 55.3
    new = to_bytes(figure(values), "png")
    assert [c.message for c in compare(RIGHT, new).changes] == [f"Type 3, Length 8: {VALUES[2, 3]:g} -> 55.3"]


@pytest.mark.parametrize(("fault", "words"), [
    ("number dropped", "number is missing"),
    ("number 3 px to the right", "number "),
    ("number in the other contrast", "number is printed in"),
    ("fill off by 1 %, number right", "painted #"),
    ("decimal comma", "instead of"),
    ("colour bar upside down", "colour bar: "),
    ("spot of 2 x 2 pixels in a cell", "neither fill nor number"),
    ("picture cut off at the right", "pixels, the spec inside it gives"),
    ("tick mark missing", "frame or tick marks"),
])
def test_faults_that_are_only_in_the_pixels_are_named(fault: str, words: str):
    assert words in said(fault)


@pytest.mark.parametrize("change", [
    "PNG compressed as far as possible", "all metadata removed", "with an alpha channel",
    "noise of one level", "one level darker", "text without hinting",
    "labels a quarter of a pixel further on"])
def test_harmless_changes_pass(change: str):
    assert said(change).startswith("no difference")


def test_a_changed_text_engine_is_said_in_a_line():
    assert said("text by matplotlib's engine") == (
        "no difference\nnote: the text engine changed, nothing else")


@pytest.mark.slow
@pytest.mark.parametrize("silent", [False, True])
@pytest.mark.parametrize("numbers", [True, False])
def test_the_whole_catalogue_is_caught_and_named(silent: bool, numbers: bool):
    outcomes = [one for one, in try_faults(figure(numbers=numbers), silent=silent)]
    assert [one.fault.name for one in outcomes if not one.right] == []
    assert [one.fault.name for one in outcomes if one.named is False] == []
    assert sum(not one.harmless for one in outcomes) >= 50
    assert sum(one.harmless for one in outcomes) >= 15


@pytest.mark.slow
def test_random_single_cells_are_caught_and_named():
    rng = np.random.default_rng(0)
    for _ in range(60):
        values = VALUES.copy()
        i, j = rng.integers(5), rng.integers(6)
        values[i, j] = np.round(rng.uniform(0, 100), 1)
        [change] = compare(RIGHT, to_bytes(figure(values), "png")).changes
        assert (change.row, change.column) == (str(i + 1), str(j + 5))


def test_a_figure_is_compared_with_a_plain_picture_by_its_values():
    values = VALUES.copy()
    values[2, 3] += 20
    plain = to_bytes(figure(values, False), "png", spec=False)
    [change] = compare(figure(numbers=False), plain).changes
    assert change.message.startswith(f"Type 3, Length 8: {VALUES[2, 3]:g} -> about {values[2, 3]:.0f}"[:30])


def chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def png(width: int, height: int, data: bytes) -> bytes:
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


@pytest.mark.parametrize("bad", [
    b"", b"not a picture", RIGHT[:len(RIGHT) // 2], png(60_000, 60_000, zlib.compress(b"\0" * 1000)),
    png(20, 20, b"no stream"), png(20, 20, zlib.compress(b"\0" * 10))])
def test_a_broken_picture_is_an_error_even_if_it_is_compared_with_itself(bad: bytes):
    for pair in ((RIGHT, bad), (bad, RIGHT), (bad, bad)):
        with pytest.raises(ReplotError):
            compare(*pair)


def test_a_picture_that_unpacks_to_more_than_it_says_is_never_a_pass():
    bomb = png(4, 4, zlib.compress(b"\0" * 3_000_000))
    for other in (RIGHT, bomb):
        with pytest.raises(ReadError, match="more pixels than it says"):
            compare(other, bomb)


def test_a_spec_that_lies_about_the_picture_is_a_finding():
    lying = Studio(figure(), Style.load("paper")).file(np.full((50, 60, 3), 255, np.uint8))
    assert "the spec inside it gives" in str(compare(RIGHT, lying))
    white = np.full_like(open_picture(RIGHT).pixels, 255)
    assert not compare(RIGHT, Studio(figure(), Style.load("paper")).file(white)).same


def test_a_missing_file_is_named():
    with pytest.raises(ReadError, match=r"nowhere\.png"):
        compare("nowhere.png", RIGHT)


def test_another_colormap_is_one_change():
    panel = figure().panels[0]
    new = figure().replace(panels=(replace(panel, color=replace(panel.color, cmap="PuBu")),))
    assert [c.message for c in compare(RIGHT, to_bytes(new, "png")).changes] == ["colormap Blues -> PuBu"]
