"""The spec that travels inside pictures."""

from __future__ import annotations

import base64
import io
import json
import struct
import zlib
from functools import cache

import msgspec
import numpy as np
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from PIL import Image, PngImagePlugin
from strategies import every_state, figures

from replot.carrying import KEYWORD, LIMIT, pack, unpack, write_json
from replot.drawing.png import encode
from replot.errors import ReadError, ReplotError, SpecError
from replot.reading.carried import read_carried
from replot.style import Style

STYLE = json.loads(json.dumps(msgspec.to_builtins(Style())))
PIXELS = np.zeros((2, 3, 3), np.uint8)


def as_png(spec: str) -> bytes:
    return encode(PIXELS, 100, [(KEYWORD, spec)])


@cache
def _empty(kind: str) -> bytes:
    from matplotlib.figure import Figure as Canvas

    from replot.drawing import vector

    canvas = Canvas(figsize=(1, 1))
    if kind == "svg":
        return vector.svg(canvas, "T", "D", "SPEC")
    return vector.pdf(canvas, Style(), "T", "D", "SPEC")


def as_svg(spec: str) -> bytes:
    from xml.sax.saxutils import escape

    return _empty("svg").replace(b"SPEC", escape(spec).encode())


def as_pdf(spec: str) -> bytes:
    # a reader that searches does not care that the offsets behind it are no longer right
    return _empty("pdf").replace(pack("SPEC").encode(), pack(spec).encode())


CONTAINERS = {"png": as_png, "svg": as_svg, "pdf": as_pdf}


def spec_of(figure) -> str:
    text = write_json(figure, STYLE)
    assert text is not None
    return text


@given(figures())
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_any_figure_comes_back_equal(figure):
    spec = spec_of(figure)
    for container in CONTAINERS.values():
        back, style = read_carried(container(spec))
        assert back == figure
        assert style == STYLE
        assert spec_of(back) == spec


@pytest.mark.parametrize("kind", CONTAINERS)
def test_half_a_character_comes_back(kind):
    figure = every_state().replace(title="half \ud800 of it")
    assert read_carried(CONTAINERS[kind](spec_of(figure)))[0] == figure


@pytest.mark.parametrize("kind", CONTAINERS)
def test_the_style_is_a_style_again(kind):
    style = Style().replace(min_decimals=None, width=88.0, fonts=("DejaVu Serif", "DejaVu Sans"))
    text = write_json(every_state(), msgspec.to_builtins(style))
    assert Style.from_dict(read_carried(CONTAINERS[kind](text))[1]) == style


class TestWrittenByOtherPrograms:
    """A picture may have been rewritten on its way."""

    def test_other_text_chunks(self):
        spec = spec_of(every_state())
        for compressed in (True, False):
            out, info = io.BytesIO(), PngImagePlugin.PngInfo()
            info.add_text("Comment", "something else")
            info.add_text(KEYWORD, spec, zip=compressed)
            Image.new("RGB", (3, 2)).save(out, "png", pnginfo=info)
            assert read_carried(out.getvalue())[0] == every_state()

    def test_uncompressed_international_text(self):
        out, info = io.BytesIO(), PngImagePlugin.PngInfo()
        info.add_itxt(KEYWORD, spec_of(every_state()), "en", "replot", zip=False)
        Image.new("RGB", (3, 2)).save(out, "png", pnginfo=info)
        assert read_carried(out.getvalue())[0] == every_state()

    def test_svg_with_prefixes(self):
        svg = (b'<?xml version="1.0"?><svg:svg xmlns:svg="http://www.w3.org/2000/svg" xmlns:r="urn:replot:1">'
               b"<svg:metadata><r:replot><![CDATA[" + spec_of(every_state()).encode()
               + b"]]></r:replot></svg:metadata></svg:svg>")
        assert read_carried(svg)[0] == every_state()

    def test_pdf_string_in_hexadecimal(self):
        packed = pack(spec_of(every_state())).encode()
        pdf = _empty("pdf").replace(b"(" + pack("SPEC").encode() + b")", b"<" + packed.hex().encode() + b">")
        assert read_carried(pdf)[0] == every_state()

    def test_pdf_string_in_utf_16(self):
        packed = pack(spec_of(every_state()))
        wide = b"\xfe\xff" + packed.encode("utf-16-be")
        pdf = _empty("pdf").replace(b"(" + pack("SPEC").encode() + b")", b"(" + wide + b")")
        assert read_carried(pdf)[0] == every_state()

    def test_pdf_string_broken_into_lines(self):
        packed = pack(spec_of(every_state())).encode()
        lines = b"\\\r\n".join(packed[k:k + 70] for k in range(0, len(packed), 70))
        assert read_carried(_empty("pdf").replace(pack("SPEC").encode(), lines))[0] == every_state()

    def test_pdf_with_packed_objects(self):
        packed = pack(spec_of(every_state())).encode()
        inside = zlib.compress(b"1 0 << /Title (x) /replot (" + packed + b") >>")
        pdf = b"%%PDF-1.5\n1 0 obj << /Type /ObjStm /N 1 /First 4 /Length %d >>\nstream\r\n" % len(inside)
        assert read_carried(pdf + inside + b"\nendstream endobj")[0] == every_state()

    def test_pdf_that_was_changed_takes_the_last(self):
        old, new = every_state(), every_state().replace(title="new")
        assert read_carried(as_pdf(spec_of(old)) + as_pdf(spec_of(new)))[0] == new

    def test_pdf_rewritten_by_pypdf(self):
        pypdf = pytest.importorskip("pypdf")
        from matplotlib.figure import Figure as Canvas

        from replot.drawing import vector

        reader = pypdf.PdfReader(io.BytesIO(vector.pdf(Canvas(), Style(), "T", "D", spec_of(every_state()))))
        assert reader.metadata.title == "T"
        writer = pypdf.PdfWriter(clone_from=reader)
        out = io.BytesIO()
        writer.write(out)
        assert read_carried(out.getvalue())[0] == every_state()


class TestWithoutSpec:
    def message(self, source) -> str:
        with pytest.raises(ReadError) as caught:
            read_carried(source)
        assert "\n" not in str(caught.value)
        return str(caught.value)

    NONE = ("carries no replot spec: it was not drawn by replot, or without its spec, or another program "
            "took it out; give the description, table or spec instead")

    def test_png_from_elsewhere(self, tmp_path):
        Image.new("RGB", (3, 2)).save(tmp_path / "photo.png")
        assert self.message(tmp_path / "photo.png") == f"{tmp_path / 'photo.png'}: {self.NONE}"

    @pytest.mark.parametrize("kind", ["svg", "pdf"])
    def test_vector_files_of_matplotlib(self, kind):
        from matplotlib.figure import Figure as Canvas

        out = io.BytesIO()
        Canvas(figsize=(1, 1)).savefig(out, format=kind)
        assert self.message(out.getvalue()) == f"the picture: {self.NONE}"

    def test_formats_that_carry_none(self):
        out = io.BytesIO()
        Image.new("RGB", (3, 2)).save(out, "jpeg")
        assert self.message(out.getvalue()) == ("the picture: a JPEG picture; a spec travels only in the "
                                                "PNG, SVG and PDF files of replot")
        assert "not a PNG, SVG or PDF file" in self.message(b"words, words")
        assert "not a PNG, SVG or PDF file" in self.message(b"")

    def test_no_such_file(self, tmp_path):
        missing = tmp_path / "x.png"
        assert self.message(missing) == f"{missing}: cannot be read: No such file or directory"
        assert "Is a directory" in self.message(tmp_path)
        assert "cannot be read" in self.message("nul\0.png")


class TestHostile:
    @pytest.mark.parametrize("kind", CONTAINERS)
    def test_too_long(self, kind):
        """A spec that unpacks to a gigabyte costs its limit at most."""
        spec = json.dumps({"replot": 1, "figure": {}, "style": {}, "padding": " " * 2 * LIMIT})
        with pytest.raises(ReadError, match="longer than 1,048,576 bytes; raise max_bytes if you trust"):
            read_carried(CONTAINERS[kind](spec))
        with pytest.raises(SpecError):
            read_carried(CONTAINERS[kind](spec), max_bytes=4 * LIMIT)

    def test_bomb(self):
        stream = zlib.compressobj(9)
        bomb = b"".join(stream.compress(bytes(1 << 20)) for _ in range(200)) + stream.flush()
        text = KEYWORD.encode() + b"\0\1\0\0\0" + bomb
        chunk = struct.pack(">I", len(text)) + b"iTXt" + text + struct.pack(">I", zlib.crc32(b"iTXt" + text))
        png = as_png("x" * 200)
        with pytest.raises(ReadError, match="longer than"):
            read_carried(png[:33] + chunk + png[33:])
        with pytest.raises(ReadError, match="longer than"):
            unpack(base64.b64encode(bomb))

    def test_chunk_that_claims_to_be_huge(self):
        png = as_png("x" * 200)
        with pytest.raises(ReadError, match="cut off"):
            read_carried(png[:33] + struct.pack(">I", 0x7fffffff) + b"iTXt" + KEYWORD.encode() + b"\0")

    @pytest.mark.parametrize("spec, message", [
        ("[]", "the spec inside is broken: it holds no figure and style"),
        ('{"replot": 1}', "the spec inside is broken: it holds no figure and style"),
        ('{"replot": 1, "figure": {}, "style": {"dpi": {"a": 1}}}', "it holds no figure and style"),
        ('{"replot": 2, "figure": {}, "style": {}}', "the spec inside has version 2, this replot reads 1"),
        ("[" * 100_000, "the spec inside is broken"),
        ("1" * 10_000, "the spec inside is broken"),
        ("{", "the spec inside is broken: Expecting property name"),
        ('{"replot": 1, "figure": {"replot": 1, "panels": []}, "style": {}}',
         "the spec inside does not hold: panels: a figure needs at least one panel"),
    ])
    @pytest.mark.parametrize("kind", CONTAINERS)
    def test_broken_specs(self, kind, spec, message):
        with pytest.raises(ReplotError) as caught:
            read_carried(CONTAINERS[kind](spec), name="fig")
        assert str(caught.value).startswith("fig: ")
        assert message in str(caught.value)

    def test_the_field_that_does_not_hold(self):
        spec = json.loads(spec_of(every_state()))
        spec["figure"]["panels"][0]["values"][0][0] = "77.3"
        with pytest.raises(SpecError) as caught:
            read_carried(as_png(json.dumps(spec)), name="fig.png")
        assert caught.value.path == "panels[0].values[0][0]"
        assert str(caught.value).startswith("fig.png: the spec inside does not hold: panels[0].values[0][0]:")

    @pytest.mark.parametrize("number", ["1e999", "-1e999", "NaN", "1" + "0" * 400])
    def test_numbers_that_are_none(self, number):
        spec = spec_of(every_state()).replace("77.3", number)
        with pytest.raises(ReplotError):
            read_carried(as_png(spec))

    def test_damaged_chunk(self):
        png = bytearray(as_png(spec_of(every_state())))
        png[png.index(b"replot\0\1") + 30] ^= 1
        with pytest.raises(ReadError, match="the spec inside is damaged: its checksum differs"):
            read_carried(bytes(png))

    def test_entities_are_refused(self):
        svg = (b'<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>'
               b'<svg xmlns="http://www.w3.org/2000/svg"><metadata><replot xmlns="urn:replot:1">&b;</replot>'
               b"</metadata></svg>")
        with pytest.raises(ReadError, match="declares entities of its own"):
            read_carried(svg)

    @pytest.mark.parametrize("encoding", ["utv-8", "utf-7", "idna", "hex", "shift_jis", "x" * 999])
    def test_odd_encodings(self, encoding):
        svg = as_svg(spec_of(every_state())).replace(b"utf-8", encoding.encode(), 1)
        try:
            assert read_carried(svg)[0] == every_state()
        except ReadError as error:
            assert "a broken SVG file" in str(error)

    def test_cut_off(self):
        """Cut at any place, a file gives its spec, if it is whole, or a ReadError."""
        spec = spec_of(every_state())
        for container in CONTAINERS.values():
            data = container(spec)
            for end in range(0, len(data), 97):
                try:
                    assert read_carried(data[:end])[0] == every_state()
                except ReadError:
                    pass


@given(st.sampled_from(sorted(CONTAINERS)),
       st.lists(st.tuples(st.floats(0, 1), st.binary(max_size=6), st.integers(0, 9)), min_size=1, max_size=5))
@example("pdf", [(0.0, b"%PDF-/replot()", 9)])
@settings(max_examples=400, deadline=None)
def test_mutated_files_never_crash(kind, edits):
    data = CONTAINERS[kind](spec_of(every_state()))
    for place, new, removed in edits:
        at = int(place * len(data))
        data = data[:at] + new + data[at + removed:]
    try:
        read_carried(data)
    except ReplotError as error:
        assert "\n" not in str(error)


@given(st.text(max_size=300) | st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(
        st.sampled_from(["replot", "figure", "style", "panels", "x", "y", "values"]), inner, max_size=6),
    max_leaves=20).map(json.dumps))
@settings(max_examples=200, deadline=None)
def test_any_json_is_refused_in_peace(spec):
    with pytest.raises(ReplotError):
        read_carried(as_png(spec))
