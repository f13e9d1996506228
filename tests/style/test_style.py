"""The style: fields that hold, files that say what is wrong with them."""

from __future__ import annotations

import subprocess
import sys

import pytest

from replot.errors import StyleError
from replot.style import Source, Style, load, names


def test_paper_is_the_default_and_first_of_the_names():
    assert names()[0] == "paper"
    assert Style.load("paper").name == "paper"


def test_every_preset_survives_its_own_toml(tmp_path):
    for name in names():
        style = Style.load(name)
        path = tmp_path / f"{name}.toml"
        path.write_text(style.to_toml(), "utf-8")
        assert Style.load(path) == style


def test_strings_survive_toml(tmp_path):
    style = Style(description='a "quoted" back\\slash\nand a line, \x7f, ü',
                  sources=(Source(("width",), "Guide", "2026-01-02", "https://example.org", "of two"),))
    path = tmp_path / "odd.toml"
    path.write_text(style.to_toml(), "utf-8")
    assert load(path) == style


def test_nothing_survives_toml_and_plain_data(tmp_path):
    style = Style(min_decimals=None, width=89)
    path = tmp_path / "none.toml"
    path.write_text(style.to_toml(), "utf-8")
    assert load(path) == Style.from_dict(style.to_dict()) == style
    path.write_text('extends = "paper"\nmin_decimals = "none"\nbackground = "none"\n')
    assert (load(path).min_decimals, load(path).background) == (None, "none")


def test_unknown_field_in_plain_data():
    with pytest.raises(StyleError, match="wdth: a style has no such field; did you mean width"):
        Style.from_dict({"wdth": 3})


def test_replace_gives_a_checked_copy():
    style = Style().replace(width=89, columns=2)
    assert (style.width, style.columns) == (89.0, 2)
    assert Style().width is None


@pytest.mark.parametrize(("changes", "message"), [
    ({"widht": 89}, "widht: a style has no such field; did you mean width?"),
    ({"width": "wide"}, "width: Expected `float | null`, got `str`"),
    ({"width": 0}, "width: 0 must be above 0"),
    ({"width": float("nan")}, "width: nan must be above 0"),
    ({"gap": -1}, "gap: -1 must be 0 or more"),
    ({"vector_cells": 10**400}, "vector_cells: the number is too large"),
    ({"title": "al"}, "title: 'al' is not one of all, panels, none; did you mean all?"),
    ({"font_type": 41}, "font_type: 41 is not one of 3, 42"),
    ({"background": "whitish"}, "background: 'whitish' is no colour"),
    ({"number_size": 4}, "number_size: 4 pt lies below the floor, min_size 5 pt"),
    ({"letters": "b"}, "letters: 'b' must hold one letter, a or A"),
    ({"fonts": []}, "fonts: name at least one family"),
])
def test_what_does_not_hold_is_named(changes, message):
    with pytest.raises(StyleError) as caught:
        Style().replace(**changes)
    assert str(caught.value) == message


def test_unknown_style_suggests_the_nearest():
    with pytest.raises(StyleError, match=r"there is no style 'papper'; did you mean paper\?"):
        Style.load("papper")


def test_file_names_file_line_and_field(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text('extends = "paper"\n\nwidth = 89\nnumber_size = "big"\n')
    with pytest.raises(StyleError) as caught:
        Style.load(path)
    assert str(caught.value) == f"{path}:4: number_size: Expected `float`, got `str`"


def test_extends_keeps_all_that_is_not_changed(tmp_path):
    (tmp_path / "base.toml").write_text('extends = "paper"\nwidth = 89\n[[sources]]\nfields = ["width"]\n'
                                        'title = "Guide"\ndate = "2026-01-02"\n')
    wide = tmp_path / "wide.toml"
    wide.write_text('extends = "base.toml"\nwidth = 183\n')
    style = Style.load(str(wide))
    assert (style.name, style.width, style.dpi) == ("wide", 183.0, 200.0)
    assert style.sources == (), "the source of a number that was changed is not kept"


def test_circle_of_files_is_refused(tmp_path):
    (tmp_path / "a.toml").write_text('extends = "b.toml"\n')
    (tmp_path / "b.toml").write_text('extends = "a.toml"\n')
    with pytest.raises(StyleError, match="leads back to itself"):
        Style.load(tmp_path / "a.toml")


@pytest.mark.parametrize(("content", "message"), [
    (b"width = ", "is not TOML"), (b"\xff\xfe", "is not a text in UTF-8"),
    (b"extends = 3", ":1: extends: must name"),
    (b'extends = "papper"', "did you mean paper?"), (b"sources = 3", ":1: sources: "),
])
def test_broken_files(tmp_path, content, message):
    path = tmp_path / "broken.toml"
    path.write_bytes(content)
    with pytest.raises(StyleError) as caught:
        Style.load(path)
    assert str(path) in str(caught.value)
    assert message in str(caught.value)


def test_missing_file(tmp_path):
    with pytest.raises(StyleError, match="cannot be read"):
        Style.load(tmp_path / "none.toml")


def test_loading_imports_nothing_heavy():
    code = ("import sys; from replot.style import Style; Style.load('paper').to_toml(); "
            "print([m for m in ('matplotlib', 'pandas', 'numpy') if m in sys.modules])")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
