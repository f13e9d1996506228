"""Pictures compared: faults found and named, harmless changes passed, hostile files refused."""

from __future__ import annotations

import importlib.util
import io
import struct
import zlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

from replot.comparing import compare
from replot.comparing.faults import FAULTS, HARMLESS, Studio, try_faults
from replot.comparing.faults.data import DATA_FAULTS
from replot.comparing.pictures import open_picture
from replot.comparing.png import HEAD, Png, chunk
from replot.drawing import to_bytes
from replot.errors import ReadError, ReplotError
from replot.figure import Annotation, Axis, ColorScale, Figure, Grid, Panel
from replot.style import Style

SCRIPT = Path(__file__).parents[2] / "scripts" / "fuzz_pictures.py"
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
    ("number of the neighbour", "number reads"),
    ("number cut in half", "number does not look like"),
    ("all numbers 2 px to the right", "28 numbers, each stands 2 px to the right; the first is"),
    ("asterisk after a number", '*" instead of "'),
    ("one cell hatched", "neither fill nor number"),
    ("two row labels exchanged, drawn only", 'tick label "1" of y reads "2" instead of "1"'),
    ("title shortened", "title "),
    ("row label cut off", "tick label "),
    ("fill of one cell off by one level", "painted #"),
    ("fills of two neighbours exchanged, numbers right", "painted #"),
    ("one cell a pixel wider", "an edge lies a pixel elsewhere"),
    ("everything one pixel to the right", "an edge lies a pixel elsewhere"),
    ("in grey", "painted "),
    ("other colour profile", "colour profile of the picture: sRGB -> gamma 1/1"),
])
def test_faults_that_are_only_in_the_pixels_are_named(fault: str, words: str):
    assert words in said(fault)


@pytest.mark.parametrize("number", ["\u221286.2", "1340.7", "7.052"])
def test_a_number_of_which_every_digit_is_another_is_read(number: str):
    studio = Studio(figure(), Style.load("paper"), True)
    trial = studio.with_number(number)
    assert trial is not None
    [change] = compare(studio.right, trial.png).changes
    assert change.message.endswith(f'number reads "{number}" instead of "{studio.number}"')


def test_only_the_mark_is_painted_over_where_a_tick_mark_is_missing():
    studio = Studio(figure(), Style.load("paper"), True)
    trial = next(one for one in FAULTS if one.name == "tick mark missing").make(studio)
    assert trial is not None
    rows, columns = np.nonzero((open_picture(trial.png).pixels != studio.pixels).any(axis=2))
    marks, length = studio.marks_below
    assert set(columns.tolist()) <= set(marks.tolist())
    assert rows.max() == studio.planned.grid.bottom + length - 1


@pytest.mark.parametrize("change", [
    "PNG compressed as far as possible", "all metadata removed", "with an alpha channel",
    "noise of one level", "one level darker", "text without hinting",
    "labels a quarter of a pixel further on"])
def test_harmless_changes_pass(change: str):
    assert said(change).startswith("no difference")


def test_noise_does_no_harm_where_cells_have_few_pixels():
    many = np.round(np.random.default_rng(0).uniform(5, 95, (100, 100)), 1)
    assert said("noise of one level", shown=figure(many, False)).startswith("no difference")


def test_a_changed_text_engine_is_said_in_a_line():
    assert said("text by matplotlib's engine") == (
        "no difference\nnote: the text engine changed, nothing else")


@pytest.mark.slow
@pytest.mark.parametrize("numbers", [True, False])
def test_the_whole_catalogue_is_caught_in_the_pixels_and_named(numbers: bool):
    # labels are drawn alike with and without numbers
    faults = [fault for fault in FAULTS if numbers or fault.group != "label"]
    outcomes = [one for one, in try_faults(figure(VALUES[1:4, :5], numbers), silent=True, faults=faults)]
    assert [one.fault.name for one in outcomes if not one.right] == []
    assert [one.fault.name for one in outcomes if one.named is False] == []
    assert sum(not one.harmless for one in outcomes) >= (160 if numbers else 90)
    assert sum(one.harmless for one in outcomes) >= 25


@pytest.mark.slow
def test_faults_of_the_data_are_named_by_the_data():
    outcomes = [one for one, in try_faults(figure(), faults=DATA_FAULTS, harmless=())]
    assert [one.fault.name for one in outcomes if not (one.right and one.named)] == []


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


def png(width: int, height: int, data: bytes) -> bytes:
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return HEAD + chunk(b"IHDR", head) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


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


def test_what_follows_the_end_of_the_stream_is_nothing():
    white = zlib.compress((b"\0" + b"\xff" * 900) * 300)
    for more in (b"x", b"\0" * 100_000):
        assert compare(png(300, 300, white), png(300, 300, white + more)).same


def test_a_spec_that_lies_about_the_picture_is_a_finding():
    lying = Studio(figure(), Style.load("paper")).file(np.full((50, 60, 3), 255, np.uint8))
    assert "the spec inside it gives" in str(compare(RIGHT, lying))
    white = np.full_like(open_picture(RIGHT).pixels, 255)
    assert not compare(RIGHT, Studio(figure(), Style.load("paper")).file(white)).same


def test_comb_teeth_on_edges_are_no_noise():
    pixels = open_picture(RIGHT).pixels.copy()
    pixels[1::2] = np.roll(pixels[1::2], 1, axis=1)
    assert "an edge lies a pixel elsewhere" in str(compare(RIGHT, Studio(figure(), Style.load("paper")).file(
        pixels)))


def parts(data: bytes) -> list[tuple[bytes, bytes]]:
    return [(name, bytes(body)) for name, body in Png.of(data).chunks]


def assembled(chunks: list[tuple[bytes, bytes]]) -> bytes:
    return HEAD + b"".join(chunk(*one) for one in chunks)


@pytest.mark.parametrize(("change", "words"), [
    (lambda data: data[:-20] + bytes([data[-20] ^ 1]) + data[-19:], "checksum"),
    (lambda data: data[:-5], "cut off"),
    (lambda data: assembled([*parts(data)[:1], (b"acTL", struct.pack(">II", 2, 0)), *parts(data)[1:]]),
     "moving picture"),
    (lambda data: assembled([*parts(data)[:1], (b"zTXt", b"Comment\0\0" + zlib.compress(b" " * 3_000_000)),
                             *parts(data)[1:]]), "unpacks to more than"),
    (lambda data: assembled([(b"IHDR", parts(data)[0][1][:8] + b"\x07\x02\0\0\0"), *parts(data)[1:]]),
     "impossible header"),
])
def test_every_way_to_a_verdict_refuses_broken_files(change: Any, words: str):
    bad = change(RIGHT)
    for pair in ((RIGHT, bad), (bad, RIGHT), (bad, bad)):
        with pytest.raises(ReadError, match=words):
            compare(*pair)


@pytest.mark.parametrize("mode", ["P", "RGBA", "I;16"])
def test_the_same_pixels_in_other_forms_of_png_are_the_same(mode: str):
    pixels = open_picture(RIGHT).pixels // 64 * 85
    grey = np.repeat(pixels[..., :1], 3, axis=2)
    image, out = Image.fromarray(grey if mode == "I;16" else pixels), io.BytesIO()
    if mode == "I;16":
        image = Image.fromarray(grey[..., 0].astype(np.uint16) * 257)
    else:
        image = image.quantize(256, dither=Image.Dither.NONE) if mode == "P" else image.convert(mode)
    image.save(out, "PNG")
    shown = grey if mode == "I;16" else pixels
    assert np.array_equal(open_picture(out.getvalue()).pixels, shown)


def test_a_file_of_another_format_is_not_given_to_programs():
    with pytest.raises(ReadError, match="not a picture that replot can decode"):
        compare(RIGHT, b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n(x) run\n")


@pytest.mark.slow
def test_mutated_files_neither_crash_nor_pass():
    spec = importlib.util.spec_from_file_location("fuzz_pictures", SCRIPT)
    assert spec is not None and spec.loader is not None
    fuzz = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(fuzz)
    outcomes = [fuzz.judged(number) for number in range(120)]
    assert [words for outcome, words in outcomes if outcome == "WRONG"] == []
    assert {outcome for outcome, _ in outcomes} == {"error", "found", "same"}


def test_a_missing_file_is_named():
    with pytest.raises(ReadError, match=r"nowhere\.png"):
        compare("nowhere.png", RIGHT)


def test_another_colormap_is_one_change():
    panel = figure().panels[0]
    new = figure().replace(panels=(replace(panel, color=replace(panel.color, cmap="PuBu")),))
    assert [c.message for c in compare(RIGHT, to_bytes(new, "png")).changes] == ["colormap Blues -> PuBu"]
