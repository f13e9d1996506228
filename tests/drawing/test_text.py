"""Text as outlines: exact measures, plain text, and real text in vector files."""

from __future__ import annotations

import io

import matplotlib
import matplotlib.style
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure as Canvas
from matplotlib.transforms import IdentityTransform

from replot.drawing import fonts, text
from replot.drawing.fonts import Font, available
from replot.drawing.letters import OutlineText
from replot.drawing.text import (
    Block,
    is_formula,
    lacking,
    outline,
    plain,
    shortened,
    text_width,
    wrap,
    written,
)

FONT = Font()
DIGIT, POINT = 1303 / 2048, 651 / 2048  # advances in the files of DejaVu Sans


def drawn(*items: OutlineText, width: int = 300, height: int = 120) -> np.ndarray:
    canvas = Canvas(figsize=(width / 100, height / 100), dpi=100)
    agg = FigureCanvasAgg(canvas)
    for item in items:
        canvas.add_artist(item)
    agg.draw()
    return np.asarray(agg.buffer_rgba())


class TestMeasures:
    def test_advances_are_those_of_the_file(self):
        assert text_width("100.0", FONT) == pytest.approx(4 * DIGIT + POINT, abs=1e-12)

    def test_kerning_is_that_of_the_file(self):
        apart = text_width("T", FONT) + text_width("o", FONT)
        assert apart - text_width("To", FONT) == pytest.approx(348 / 2048, abs=1e-12)

    def test_bold_is_wider(self):
        assert text_width("abc", Font(bold=True)) > text_width("abc", FONT)

    def test_block_of_two_lines(self):
        block = Block.of("12\n3", FONT, 100.0)
        assert block.widths == pytest.approx((200 * DIGIT, 100 * DIGIT))
        assert block.leading == pytest.approx(120)
        assert block.height == pytest.approx(220)

    @pytest.mark.parametrize("family", fonts.BUNDLED)
    def test_bundled_families_are_there(self, family):
        assert available((family,)) == tuple(dict.fromkeys((family, "DejaVu Sans")))
        assert Font((family,)).face.family == family

    def test_unknown_family_falls_back(self):
        assert available(("No Such Font", "STIXGeneral")) == ("STIXGeneral", "DejaVu Sans")
        assert text_width("1", Font(("No Such Font",))) == text_width("1", FONT)

    @given(st.text(max_size=20))
    def test_any_text_has_an_outline(self, words):
        shape = outline(words.replace("\n", " "), FONT)
        assert len(shape.vertices) == len(shape.codes)
        assert shape.width >= 0


class TestPlain:
    @pytest.mark.parametrize("words", ["$x_1$", "50%_a", "a<b\\c", "{k}", "x^2", "\\frac{1}{2}"])
    def test_nothing_is_markup(self, words):
        assert plain(words) == words
        assert not lacking(words, FONT)
        assert outline(words, FONT).width == pytest.approx(text_width(words, Font(math=False)))

    def test_invisible_characters_go(self):
        assert plain("a\tb\u200bc\u00ad\x00") == "a bc "
        assert plain("e\u0301") == "\u00e9"

    def test_letters_of_many_scripts_are_there(self):
        assert lacking("Größe Ωμέγα Привет ≤ → ★ 20–50 ±", FONT) == ""

    def test_what_is_lacking(self):
        assert lacking("日本 x", FONT) == "日本"
        assert lacking("مرحبا", FONT) == "مرحبا"[:5]

    def test_code_points_where_no_font_helps(self, monkeypatch):
        monkeypatch.setattr(text, "foreign_family", lambda char: None)
        assert written("日 1", FONT) == ("U+65E5 1", ())

    def test_another_family_where_one_helps(self, monkeypatch):
        monkeypatch.setattr(text, "foreign_family", lambda char: "Some Sans")
        assert written("日本 1", FONT) == ("日本 1", ("Some Sans",))


class TestFormula:
    def test_only_on_request(self):
        assert outline("$x^2$", Font(math=True)).width < outline("$x^2$", FONT).width

    def test_what_does_not_parse_is_plain(self):
        assert not is_formula(r"$\nonsense{$")
        assert outline(r"$\nonsense{$", Font(math=True)).width == outline(r"$\nonsense{$", FONT).width


class TestWrap:
    def test_what_fits_stays(self):
        assert wrap("a b", FONT, 10, 3) == "a b"

    def test_even_lines(self):
        assert wrap("one two three four", FONT, 6, 3) == "one two\nthree four"

    def test_spaces_before_other_marks(self):
        assert wrap("LLaMA-2 7B", FONT, 5, 2) == "LLaMA-2\n7B"
        assert wrap("high_school_history", FONT, 7, 3) == "high_\nschool_\nhistory" or \
            wrap("high_school_history", FONT, 7, 3) == "high_school_\nhistory"

    def test_a_number_keeps_its_unit(self):
        assert wrap("after 24 h", FONT, 3, 2) == "after\n24 h"
        assert wrap("24 h", FONT, 1.5, 2) is None

    def test_what_does_not_fit(self):
        assert wrap("unbreakable", FONT, 2, 3) is None
        assert wrap("a b c d e f", FONT, 1, 3) is None

    @given(st.text("ab -_", min_size=1, max_size=40), st.floats(1, 20), st.integers(1, 4))
    def test_lines_are_no_wider_than_the_limit(self, words, limit, lines):
        found = wrap(words, FONT, limit, lines)
        if found is not None:
            assert found.count("\n") < lines
            assert text_width(found, FONT) <= limit + 1e-9
            assert found.replace("\n", "").replace(" ", "") == words.replace(" ", "")

    @given(st.text("abcdef ", max_size=60), st.floats(2, 20))
    def test_shortened(self, words, limit):
        assert text_width(shortened(words, FONT, limit), FONT) <= max(limit, text_width("\u2026", FONT))


class TestOutlineText:
    def test_box_is_measured_from_the_font(self):
        item = OutlineText(50, 60, "100", fontsize=72, transform=IdentityTransform(), ha="center")
        drawn(item)
        box = item.get_window_extent()
        assert box.width == pytest.approx(300 * DIGIT)
        assert (box.x0 + box.x1) / 2 == pytest.approx(50)
        assert (box.y0, box.y1) == pytest.approx((60 - 24.0234375, 60 + 75.9765625))

    def test_same_pixels_wherever_it_stands(self):
        def place(x):
            return drawn(OutlineText(x, 40, "Rg 1.5", fontsize=20, transform=IdentityTransform()))

        one, other = place(20), place(57)
        assert np.array_equal(one[:, :200], other[:, 37:237])

    @pytest.mark.parametrize("style", ["classic", "dark_background", "ggplot"])
    def test_same_pixels_under_any_style(self, style):
        def picture():
            return drawn(OutlineText(20, 40, "Tq 15%", fontsize=20, color="black", fontfamily=["DejaVu Sans"],
                                     transform=IdentityTransform()))[40:110, 10:200, :3]

        expected = picture()
        with matplotlib.style.context(style), matplotlib.rc_context({"text.hinting": "force_autohint",
                                                                     "figure.facecolor": "white"}):
            assert np.array_equal(picture(), expected)

    def test_turned_text_keeps_its_ink(self):
        def dark(rotation):
            item = OutlineText(150, 60, "Ink", fontsize=30, transform=IdentityTransform(), ha="center",
                               rotation=rotation)
            return (255 - drawn(item)[..., 0].astype(int)).sum()

        assert dark(180) == pytest.approx(dark(0), rel=0.01)
        assert dark(45) == pytest.approx(dark(0), rel=0.01)

    def test_real_text_in_svg(self):
        canvas = Canvas(figsize=(3, 1), dpi=100)
        FigureCanvasAgg(canvas)
        for words in ("a<b & $x$", "two\nlines"):
            canvas.add_artist(OutlineText(0.5, 0.5, words, transform=canvas.transFigure))
        out = io.StringIO()
        with matplotlib.rc_context({"svg.fonttype": "none"}):
            canvas.savefig(out, format="svg")
        assert ">a&lt;b &amp; $x$</text>" in out.getvalue()
        assert ">two</text>" in out.getvalue() and ">lines</text>" in out.getvalue()

    def test_empty_and_invisible_take_no_room(self):
        empty = OutlineText(10, 20, "", transform=IdentityTransform())
        hidden = OutlineText(10, 20, "x", transform=IdentityTransform(), visible=False)
        drawn(empty, hidden)
        assert empty.get_window_extent().size.tolist() == [0, 0]
        assert hidden.get_window_extent().bounds[0] == np.inf
