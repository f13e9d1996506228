"""Files: what is in them, that nothing else is in them, and that they are the same every time."""

from __future__ import annotations

import errno
import hashlib
import io
import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import matplotlib.style
import msgspec
import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from PIL import Image
from strategies import every_state, figures, plain

import replot
from replot import ReplotError
from replot.carrying import LIMIT, write_json
from replot.drawing import draw, plan, png, save, to_bytes
from replot.drawing.save import FORMATS, made_by_replot
from replot.figure import Axis, ColorScale, Figure, Grid, Panel
from replot.reading.carried import read_carried
from replot.style import Style

SVG = "{http://www.w3.org/2000/svg}"


def pixels(data: bytes, mode: str = "RGB") -> np.ndarray:
    with Image.open(io.BytesIO(data)) as image:
        return np.asarray(image.convert(mode))


def drawn(figure, style="paper") -> np.ndarray:
    canvas = draw(figure, style).canvas
    canvas.draw()
    return np.asarray(canvas.buffer_rgba())


def chunks(data: bytes) -> list[tuple[bytes, bytes]]:
    found, place = [], 8
    while place < len(data):
        length = int.from_bytes(data[place:place + 4], "big")
        found.append((data[place + 4:place + 8], data[place + 8:place + 8 + length]))
        place += 12 + length
    return found


class TestPng:
    @given(arrays(np.uint8, st.tuples(st.integers(1, 9), st.integers(1, 9), st.sampled_from([1, 3, 4])),
                  elements=st.sampled_from([0, 255]) | st.integers(0, 255)),
           st.sampled_from([1, 40, 1 << 20]), st.sampled_from([1, 1 << 14]))
    @settings(max_examples=200, deadline=None)
    def test_any_pixels(self, array, band, near):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(png, "_BAND", band)
            patch.setattr(png, "_NEAR", near)
            data = png.encode(array, 100)
        with Image.open(io.BytesIO(data)) as image:
            image.load()
            channels = array.shape[2]
            if channels == 4 and (array[:, :, 3] == 255).all():
                channels = 3
            assert image.mode == {1: "L", 3: "RGB", 4: "RGBA"}[channels]
            kept = array[:, :, :channels]
            assert np.array_equal(np.asarray(image).reshape(kept.shape), kept)

    def test_pixels_are_those_of_matplotlib(self):
        data = to_bytes(every_state(), "png")
        assert np.array_equal(pixels(data, "RGBA"), drawn(every_state()))

    def test_nothing_else_is_inside(self):
        found = chunks(to_bytes(every_state(), "png"))
        assert [kind for kind, _ in found] == [b"IHDR", b"pHYs", b"tEXt", b"iTXt", b"IDAT", b"IEND"]
        assert found[2][1] == b"Software\0replot"
        assert [kind for kind, _ in chunks(to_bytes(every_state(), "png", spec=False))] == \
            [b"IHDR", b"pHYs", b"tEXt", b"IDAT", b"IEND"]

    def test_resolution(self):
        planned = plan(every_state(), Style(dpi=150))
        with Image.open(io.BytesIO(to_bytes(every_state(), "png", Style(dpi=150)))) as image:
            assert image.info["dpi"] == pytest.approx((150, 150), abs=0.02)  # whole pixels per metre
            assert image.size == (planned.width, planned.height)

    def test_transparent_background(self):
        style = Style(background="none")
        data = to_bytes(every_state(), "png", style)
        assert np.array_equal(pixels(data, "RGBA"), drawn(every_state(), style))
        assert pixels(data, "RGBA")[0, 0, 3] == 0
        assert pixels(to_bytes(every_state(), "tiff", style))[0, 0].tolist() == [255, 255, 255]

    def test_grey(self):
        style = Style(color_space="gray")
        for kind in ("png", "tiff", "jpg"):
            with Image.open(io.BytesIO(to_bytes(every_state(), kind, style))) as image:
                assert image.mode == "L"


class TestSame:
    """Same figure, same style, same bytes."""

    SCRIPT = """
import hashlib, json, locale, sys
import matplotlib.style
try:
    locale.setlocale(locale.LC_ALL, "")
except locale.Error:
    pass
if "classic" in sys.argv:
    matplotlib.style.use("classic")
import replot
from replot.drawing import to_bytes
figure = replot.Figure.from_dict(json.loads(sys.stdin.read()))
print(*(hashlib.sha256(to_bytes(figure, kind)).hexdigest() for kind in sys.argv[1].split(",")))
"""
    KINDS = ("png", "svg", "pdf", "eps", "jpg", "webp", "tiff")

    @pytest.mark.parametrize("change", [
        {"PYTHONHASHSEED": "1", "TZ": "Asia/Tokyo", "LC_ALL": "C", "classic": ""},
        {"PYTHONHASHSEED": "2", "TZ": "America/New_York", "LC_ALL": "C.UTF-8", "SOURCE_DATE_EPOCH": "10"}])
    @pytest.mark.slow
    def test_other_processes(self, tmp_path, change):
        """Other hash seeds, time zones, locales, moments and settings of matplotlib."""
        import json

        (tmp_path / "matplotlibrc").write_text(
            "font.family: serif\nfont.size: 20\nsavefig.dpi: 33\nsavefig.bbox: tight\nhatch.linewidth: 5\n"
            "path.simplify: False\npath.snap: False\nlines.linewidth: 9\nimage.interpolation: bicubic\n"
            "axes.grid: True\nsvg.fonttype: path\npdf.fonttype: 3\npdf.compression: 0\ntext.hinting: none\n"
            "axes.unicode_minus: False\nfigure.autolayout: True\n")
        change = dict(change)
        words = ["classic"] if change.pop("classic", None) is not None else []
        done = subprocess.run(
            [sys.executable, "-c", self.SCRIPT, ",".join(self.KINDS), *words], check=True, text=True,
            input=json.dumps(every_state().to_dict()), stdout=subprocess.PIPE,
            env={**os.environ, "MATPLOTLIBRC": str(tmp_path), **change})
        found = dict(zip(self.KINDS, done.stdout.split(), strict=True))
        here = {kind: hashlib.sha256(to_bytes(every_state(), kind)).hexdigest() for kind in self.KINDS}
        assert found == here

    def test_other_settings(self):
        expected = {kind: to_bytes(every_state(), kind) for kind in ("png", "svg", "pdf")}
        with matplotlib.style.context(["classic", "dark_background"]), matplotlib.rc_context(
                {"font.family": "serif", "svg.fonttype": "path", "pdf.fonttype": 3, "path.snap": False,
                 "path.sketch": (3, 100, 2), "agg.path.chunksize": 100}):
            before = dict(matplotlib.rcParams)
            assert {kind: to_bytes(every_state(), kind) for kind in expected} == expected
            assert dict(matplotlib.rcParams) == before

    @pytest.mark.slow
    def test_no_dates_and_no_versions(self):
        for kind in ("png", "svg", "pdf", "eps", "tiff", "jpg"):
            data = to_bytes(every_state(), kind, spec=False)
            assert matplotlib.__version__.encode() not in data
            assert b"atplotlib" not in data
            assert not re.search(rb"Date|20[2-9]\d[-:][01]\d", data)


class TestCarried:
    """The whole figure and the whole style travel; see also tests/reading/test_carried.py."""

    @pytest.mark.parametrize("kind", ["png", "svg", "pdf"])
    @pytest.mark.parametrize("style", ["paper", Style(dpi=97, min_decimals=None, fonts=("DejaVu Serif",))])
    def test_drawn_again_it_is_the_same(self, tmp_path, kind, style):
        path = tmp_path / f"figure.{kind}"
        save(every_state(), path, style)
        figure, fields = read_carried(path)
        assert figure == replot.read(path) == every_state()
        assert Style.from_dict(fields) == Style.load(style)
        assert to_bytes(figure, kind, fields) == path.read_bytes()

    @pytest.mark.slow
    @given(figures(numbers=st.integers(-999, 999).map(float)))
    @settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.too_slow])
    def test_any_figure(self, figure):
        for kind in ("png", "svg"):
            data = to_bytes(figure, kind, Style(dpi=60))
            back, fields = read_carried(data)
            assert back == figure
            assert to_bytes(back, kind, fields) == data

    def test_without(self, tmp_path):
        for kind in ("png", "svg", "pdf"):
            save(every_state(), tmp_path / f"a.{kind}", spec=False)
            with pytest.raises(replot.ReadError, match="carries no replot spec"):
                replot.read(tmp_path / f"a.{kind}")

    def test_too_large_to_travel(self, tmp_path):
        """Above 1 MiB the picture is drawn without; Pillow could not open it otherwise."""
        figure = plain(700, 700)
        assert write_json(figure, {}) is None
        findings = save(figure, tmp_path / "a.png")
        finding = next(finding for finding in findings if finding.code == "F101")
        assert finding.message == ("The figure spec is longer than 1,048,576 bytes and does not travel "
                                   "inside the file.")
        with Image.open(tmp_path / "a.png") as image:
            image.load()
        with pytest.raises(replot.ReadError, match="carries no replot spec"):
            replot.read(tmp_path / "a.png")

    def test_as_large_as_can_be(self, tmp_path):
        figure = plain(1, 1)
        fields = msgspec.to_builtins(Style())
        space = LIMIT - len(write_json(figure.replace(title=""), fields))
        fits = figure.replace(title=" " * space)
        assert len(write_json(fits, fields)) == LIMIT
        assert write_json(figure.replace(title=" " * (space + 1)), fields) is None
        data = png.encode(np.zeros((1, 1, 3), np.uint8), 72, [("replot", write_json(fits, fields))])
        with Image.open(io.BytesIO(data)) as image:
            image.load()
        assert read_carried(data)[0] == fits


class TestSvg:
    def test_named_and_described(self):
        root = ElementTree.fromstring(to_bytes(every_state(), "svg"))
        title, description = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
        assert root.get("role") == "img"
        assert root.get("aria-labelledby").split() == [title.get("id"), description.get("id")]
        assert title.text == "Accuracy by length"
        assert description.text == replot.alt_text(every_state())
        assert root.find(f"{SVG}metadata/{{urn:replot:1}}replot") is not None

    def test_names_differ_between_figures(self):
        ids = [set(re.findall(r'id="((?:title|desc)-[0-9a-f]+)"', to_bytes(figure, "svg").decode()))
               for figure in (every_state(), plain(2, 2))]
        assert len(ids[0]) == len(ids[1]) == 2 and not ids[0] & ids[1]

    def test_text_is_text(self):
        root = ElementTree.fromstring(to_bytes(every_state(), "svg"))
        words = ["".join(text.itertext()).strip() for text in root.iter(f"{SVG}text")]
        for word in ("Accuracy by length", "Length", "Type", "one", "5", "Accuracy", "(%)"):
            assert word in words
        assert any("77.3" in word for word in words)
        assert "DejaVu Sans" in to_bytes(every_state(), "svg").decode()

    def test_names_no_other_place(self):
        """But for the names of XML namespaces, nothing refers outside of the file."""
        text = to_bytes(every_state(), "svg", spec=False).decode()
        places = set(re.findall(r"https?://[^\"' )]*", text))
        assert places == {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
        assert "<!DOCTYPE" not in text and "<script" not in text

    @pytest.mark.slow
    @given(figures(most=3, numbers=st.integers(-99, 99).map(float)))
    @settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
    def test_any_figure_is_well_formed(self, figure):
        root = ElementTree.fromstring(to_bytes(figure, "svg", Style(dpi=60)))
        assert root.find(f"{SVG}desc").text


class TestPdf:
    def test_fonts_are_whole_type_42(self):
        data = to_bytes(every_state(), "pdf")
        assert b"/FontFile2" in data and b"/CIDFontType2" in data
        assert b"/Subtype /Type3" not in data
        assert b"DejaVuSans" in data

    @pytest.mark.slow
    def test_title_and_text(self):
        pypdf = pytest.importorskip("pypdf")
        reader = pypdf.PdfReader(io.BytesIO(to_bytes(every_state(), "pdf")))
        assert reader.metadata.title == "Accuracy by length"
        assert reader.metadata.subject == replot.alt_text(every_state())
        assert set(reader.metadata) == {"/Title", "/Subject", "/Creator", "/replot"}
        text = reader.pages[0].extract_text()
        for word in ("Accuracy by length", "Length", "Type", "77.3", "98.3"):
            assert word in text


class TestMesh:
    @pytest.mark.slow
    def test_small_is_vector_large_is_bitmap(self):
        for cells, bitmap in ((50, False), (51, True)):
            figure = plain(50, cells)
            svg = to_bytes(figure, "svg", Style(numbers="never"))
            assert (b"<image" in svg) == bitmap

    def test_the_bound_is_the_style_s(self, tmp_path):
        style = Style(vector_cells=5, mesh_dpi=450, dpi=200, numbers="never")
        finding = next(f for f in save(plain(2, 3), tmp_path / "a.pdf", style) if f.code == "D107")
        assert finding.message == ("A mesh has more than 5 cells: a bitmap of 600 dpi inside the vector "
                                   "file; text and axes are vectors.")
        assert not [f for f in save(plain(2, 2), tmp_path / "a.pdf", style) if f.code == "D107"]
        assert not [f for f in save(plain(2, 3), tmp_path / "a.png", style) if f.code == "D107"]

    def test_bitmap_has_the_colours_and_is_even(self):
        """Every cell of the bitmap has one colour, and all have the same size."""
        style = Style(vector_cells=5, numbers="never", colorbar="none", line_width=0)
        figure = plain(3, 4)
        svg = ElementTree.fromstring(to_bytes(figure, "svg", style))
        import base64

        element = svg.find(f".//{SVG}image")
        image = pixels(base64.b64decode(element.get("{http://www.w3.org/1999/xlink}href").split(",")[1]))
        if "-1" in element.get("transform", ""):  # matplotlib keeps it upside down
            image = image[::-1]
        assert image.shape[0] % 3 == 0 and image.shape[1] % 4 == 0
        height, width = image.shape[0] // 3, image.shape[1] // 4
        flat = drawn(figure, style)
        panel = plan(figure, style).panels[0]
        for i in range(3):
            for j in range(4):
                cell = image[i * height:(i + 1) * height, j * width:(j + 1) * width].reshape(-1, 3)
                assert (cell == cell[0]).all()
                rect = panel.grid
                y = rect.top + (2 * i + 1) * rect.height // 6
                x = rect.left + (2 * j + 1) * rect.width // 8
                assert cell[0].tolist() == flat[y, x, :3].tolist()

    @staticmethod
    def shapes(values) -> tuple[list[np.ndarray], list[tuple]]:
        """The polygons that replace a mesh, in columns and rows, and which cells they are for."""
        from matplotlib.collections import PolyCollection, QuadMesh

        from replot.drawing import vector

        rows, columns = np.shape(values)
        x, y = Axis("x", tuple(map(str, range(columns)))), Axis("y", tuple(map(str, range(rows))))
        figure = Figure((Panel(x, y, Grid(values), color=ColorScale("Blues", 0, 9)),))
        canvas = draw(figure, Style(colorbar="none", numbers="never"))
        vector.prepare(canvas, Style())
        mesh, = canvas.findobj(QuadMesh)
        cells = mesh.draw.__self__
        assert isinstance(cells, PolyCollection)
        return [path.vertices[:-1] for path in cells.get_paths()], [
            (i, j) for i in range(rows) for j in range(columns) if not np.isnan(values[i][j])]

    def test_cells_reach_under_the_next(self):
        shapes, where = self.shapes(np.arange(6.0).reshape(2, 3))
        for shape, (i, j) in zip(shapes, where, strict=True):
            low, high = shape.min(axis=0), shape.max(axis=0)
            assert low.tolist() == [j, i]
            assert (j + 1 < high[0] < j + 2) if j < 2 else high[0] == 3
            assert (i + 1 < high[1] < i + 2) if i < 1 else high[1] == 2
            assert len(shape) == 4

    @given(arrays(float, st.tuples(st.integers(1, 5), st.integers(1, 5)),
                  elements=st.sampled_from([1.0, 5.0, np.nan])))
    @settings(max_examples=25, deadline=None)
    def test_cells_never_reach_under_an_unpainted_one(self, values):
        from matplotlib.path import Path as Outline

        shapes, where = self.shapes(values)
        assert len(shapes) == len(where)
        steps = (np.arange(8) + 0.5) / 8
        for shape, (i, j) in zip(shapes, where, strict=True):
            outline = Outline([*shape, shape[0]])
            for y, x in np.ndindex(values.shape):
                points = np.array([(x + u, y + v) for u in steps for v in steps])
                covered = outline.contains_points(points)
                if (y, x) == (i, j):
                    assert covered.all()
                elif covered.any():
                    assert not np.isnan(values[y, x]) and (y, x) > (i, j)

    def test_a_ramp_reaches_to_its_end(self):
        shapes, _ = self.shapes(np.arange(8.0)[:, None])
        assert all(shape[:, 1].max() == 8 for shape in shapes)


class TestOtherFormats:
    @pytest.mark.parametrize("kind", ["tif", "tiff", "webp"])
    def test_without_loss(self, kind):
        assert np.array_equal(pixels(to_bytes(every_state(), kind)), drawn(every_state())[:, :, :3])

    @pytest.mark.parametrize("kind", ["jpg", "jpeg"])
    def test_jpeg(self, kind):
        data = to_bytes(every_state(), kind)
        error = pixels(data).astype(int) - drawn(every_state())[:, :, :3]
        assert np.abs(error).mean() < 1
        with Image.open(io.BytesIO(data)) as image:
            assert image.info["dpi"] == (200, 200)

    @pytest.mark.slow
    def test_eps(self):
        data = to_bytes(every_state(), "eps")
        assert data.startswith(b"%!PS-Adobe-3.0 EPSF-3.0\n")
        assert b"/FontType 42" in data
        assert b"%%BoundingBox" in data and data.rstrip().endswith(b"showpage")

    @pytest.mark.parametrize("kind", ["jpg", "tiff", "webp"])
    def test_they_carry_no_spec(self, tmp_path, kind):
        codes = [finding.code for finding in save(every_state(), tmp_path / f"a.{kind}")]
        assert "F102" in codes
        codes = [finding.code for finding in save(every_state(), tmp_path / f"a.{kind}", spec=False)]
        assert "F102" not in codes


class TestSave:
    def test_findings_are_those_of_the_plan(self, tmp_path):
        figure = plain(40, 40)
        assert save(figure, tmp_path / "a.png") == plan(figure, "paper").findings
        assert replot.save is save

    def test_format(self, tmp_path):
        save(plain(1, 1), tmp_path / "a.PNG")
        save(plain(1, 1), str(tmp_path / "b.dat"), format="svg")
        assert (tmp_path / "a.PNG").read_bytes() == to_bytes(plain(1, 1), "png")
        assert (tmp_path / "b.dat").read_bytes() == to_bytes(plain(1, 1), "svg")

    @pytest.mark.parametrize("name, format, message", [
        ("a.gif", None, "a.gif: there is no format 'gif'; known are png, svg, pdf, jpg, jpeg, webp, tif"),
        ("a", None, "a: the name has no suffix that says which format; known are png"),
        ("a.png", "bmp", "a.png: there is no format 'bmp'; known are png")])
    def test_unknown_formats(self, tmp_path, name, format, message):
        with pytest.raises(ReplotError) as caught:
            save(plain(1, 1), tmp_path / name, format=format)
        assert str(caught.value).startswith(f"{tmp_path}{os.sep}{message}")
        assert not list(tmp_path.iterdir())

    def test_output_is_a_folder(self, tmp_path):
        (tmp_path / "a.png").mkdir()
        with pytest.raises(ReplotError, match=r"a\.png: is a folder; give the name of a file"):
            save(plain(1, 1), tmp_path / "a.png")
        assert [path.name for path in tmp_path.rglob("*")] == ["a.png"]

    def test_full_disk(self, tmp_path, monkeypatch):
        path = tmp_path / "a.png"
        path.write_bytes(b"old")

        def full(_):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        monkeypatch.setattr(os, "fsync", full)
        with pytest.raises(ReplotError) as caught:
            save(plain(1, 1), path)
        assert str(caught.value) == (f"{path}: cannot be written: No space left on device; free some space, "
                                     "or write to another disk")
        assert {p.name: p.read_bytes() for p in tmp_path.iterdir()} == {"a.png": b"old"}

    def test_missing_folder(self, tmp_path):
        with pytest.raises(ReplotError, match="make the folder first"):
            save(plain(1, 1), tmp_path / "no" / "a.png")

    def test_style(self, tmp_path):
        with pytest.raises(replot.StyleError):
            save(plain(1, 1), tmp_path / "a.png", style="papier")
        assert not list(tmp_path.iterdir())

    @pytest.mark.parametrize("kind", ["jpg", "webp"])
    def test_too_many_pixels(self, tmp_path, kind):
        with pytest.raises(ReplotError) as caught:
            save(plain(1, 1), tmp_path / f"a.{kind}", Style(width=9000, height=20))
        assert re.fullmatch(rf"the figure of 70,8\d\d x 157 pixels cannot be written as {kind}: .*; a style "
                            "with a lower dpi or a fixed size helps", str(caught.value))
        assert not list(tmp_path.iterdir())

    @pytest.mark.parametrize("kind", ["png", "svg", "tiff"])
    def test_no_picture_of_gigabytes(self, kind):
        with pytest.raises(ReplotError, match=r"the figure of 70,8\d\d x 70,8\d\d pixels has more than "
                                              "200,000,000; a style with a lower dpi or a fixed size helps"):
            to_bytes(plain(1, 1), kind, Style(width=9000, height=9000))

    @pytest.mark.slow
    def test_no_bitmap_of_gigabytes(self, tmp_path):
        finding = save(plain(2, 3), tmp_path / "a.svg", Style(width=1000, height=1000, vector_cells=1,
                                                              mesh_dpi=1200, colorbar="none"))[-1]
        assert "a bitmap of 200 dpi" in finding.message

    @pytest.mark.slow
    @pytest.mark.parametrize("kind, spec", [*((k, False) for k in FORMATS), ("svg", True), ("pdf", True)])
    def test_own_files_are_known(self, tmp_path, kind, spec):
        save(plain(1, 1), tmp_path / f"a.{kind}", spec=spec)
        assert made_by_replot(tmp_path / f"a.{kind}")

    def test_other_files_are_known(self, tmp_path):
        from matplotlib.figure import Figure as Canvas

        for kind in FORMATS:
            Canvas(figsize=(1, 1)).savefig(tmp_path / f"a.{kind}")
            assert not made_by_replot(tmp_path / f"a.{kind}")
        for content in (b"replot", b"RIFF", b"\xff\xd8replot", b"II*\0" * 9):
            (tmp_path / "a").write_bytes(content)
            assert not made_by_replot(tmp_path / "a")
        assert not made_by_replot(tmp_path)
        assert not made_by_replot(Path(tmp_path / "missing"))
        (tmp_path / "empty").touch()
        assert made_by_replot(tmp_path / "empty")

    def test_notebooks(self):
        assert every_state()._repr_png_() == to_bytes(every_state(), "png")
        assert every_state()._repr_svg_().encode() == to_bytes(every_state(), "svg")
