"""replot restyle, and the contact sheet of replot styles."""

from __future__ import annotations

import io
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

import replot as package
from replot import transform
from replot.style import Style, names

TABLE = "row,a,b,c\nx,1,9,8\ny,4,2,6\n"


@pytest.fixture
def table(tmp_path) -> Path:
    path = tmp_path / "table.csv"
    path.write_text(TABLE)
    return path


def made(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_one_file_for_each_input_style_and_format(replot, table, seed, tmp_path):
    out = tmp_path / "out"
    ran = replot("restyle", table, seed, "-s", "nature", "-s", "dark", "-f", "png,svg", "-o", out)
    assert ran.code == 0
    assert made(out) == sorted(f"{stem}-{style}.{kind}" for stem in ("table", seed.stem)
                               for style in ("nature", "dark") for kind in ("png", "svg"))
    for path in out.iterdir():
        assert package.read(path) == package.read(table if path.name.startswith("table") else seed)
    width, _ = Image.open(out / "table-nature.png").size
    assert abs(width / Style.load("nature").dpi * 25.4 - 89) < 0.1
    assert f"{table}: nature -> {out / 'table-nature.png'}\n" in ran.out


def test_a_picture_is_drawn_anew_from_what_it_carries(replot, table, tmp_path):
    first, second = tmp_path / "first", tmp_path / "second"
    assert replot("restyle", table, "-s", "dark", "-o", first, "-q").code == 0
    assert replot("restyle", first / "table-dark.png", "-s", "paper", "-o", second).code == 0
    expected = tmp_path / "expected.png"
    package.save(package.read(table), expected, "paper")
    assert (second / "table-dark-paper.png").read_bytes() == expected.read_bytes()


def test_a_pair_has_the_same_size_and_its_own_background(replot, table, tmp_path):
    out = tmp_path / "out"
    assert replot("restyle", table, "-s", "web", "-s", "dark", "--pair", "-o", out).code == 0
    assert made(out) == ["table-dark.png", "table-web-dark.png", "table-web.png"]
    light, dark = (Image.open(out / f"table-{name}.png").convert("RGB") for name in ("web", "web-dark"))
    assert light.size == dark.size
    assert light.getpixel((0, 0)) == (255, 255, 255)
    assert "#{:02x}{:02x}{:02x}".format(*dark.getpixel((0, 0))) == Style.load("dark").background


@pytest.mark.parametrize(("options", "change"), [
    (["--transpose"], transform.transpose),
    (["--rows", "y"], lambda figure: transform.select(figure, rows=["y"])),
    (["--columns", "c, a"], lambda figure: transform.select(figure, columns=["c", "a"])),
    (["--sort-rows", "mean"], lambda figure: transform.reorder(figure, "rows", "mean")),
    (["--sort-columns", "x"], lambda figure: transform.reorder(figure, "columns", "value", of="x")),
    (["--means"], transform.margins),
])
def test_what_is_shown_can_be_changed(replot, table, tmp_path, options, change):
    ran = replot("restyle", table, "-s", "paper", "-o", tmp_path / "out", *options)
    assert ran.code == 0
    figure = package.read(table)
    assert package.read(tmp_path / "out" / "table-paper.png") == change(figure) != figure


def test_outlines(replot, table, tmp_path):
    assert replot("restyle", table, "-s", "dark", "--outline", "column-min", "-o", tmp_path / "out").code == 0
    expected = tmp_path / "expected.png"
    package.save(package.read(table), expected, Style.load("dark").replace(outline="column-min"))
    assert (tmp_path / "out" / "table-dark.png").read_bytes() == expected.read_bytes()


def test_a_label_that_is_not_there(replot, table, tmp_path):
    ran = replot("restyle", table, "-s", "paper", "-o", tmp_path / "out", "--rows", "zz")
    assert ran.code != 0
    assert "'zz'" in ran.err
    assert made(tmp_path / "out") == []


def test_a_strangers_file_stays_and_nothing_is_written(replot, table, tmp_path):
    out = tmp_path / "out"
    out.mkdir()
    (out / "table-paper.png").write_bytes(b"mine")
    ran = replot("restyle", table, "-s", "dark", "-s", "paper", "-o", out)
    assert ran.code == 2
    assert "exists and was not made by replot; --force replaces it" in ran.err
    assert made(out) == ["table-paper.png"]
    assert (out / "table-paper.png").read_bytes() == b"mine"
    assert replot("restyle", table, "-s", "paper", "-o", out, "--force").code == 0
    assert replot("restyle", table, "-s", "paper", "-o", out).code == 0, "its own files it replaces"


def test_wrong_styles_say_what_is_wrong_and_write_nothing(replot, table, tmp_path):
    ran = replot("restyle", table, "-s", "natrue", "-o", tmp_path / "out")
    assert ran.code == 2
    assert "there is no style 'natrue'; did you mean nature?" in ran.err
    style = tmp_path / "mine.toml"
    style.write_text('extends = "paper"\n\ntitle = "al"\n')
    ran = replot("restyle", table, "-s", style, "-o", tmp_path / "out")
    assert ran.code == 2
    assert f"{style}:3: title: 'al' is not one of all, panels, none; did you mean all?" in ran.err
    assert not (tmp_path / "out").exists()


def test_inputs_with_nothing_to_draw_or_one_name(replot, table, prose, tmp_path):
    ran = replot("restyle", prose, table, "-s", "paper", "-o", tmp_path / "out")
    assert ran.code == 1
    assert "R404" in ran.err
    assert made(tmp_path / "out") == ["table-paper.png"]
    other = tmp_path / "more" / "table.csv"
    other.parent.mkdir()
    other.write_text(TABLE)
    ran = replot("restyle", table, other, "-s", "paper", "-o", tmp_path / "out")
    assert ran.code == 2
    assert "two of the inputs have the same name" in ran.err


def test_without_its_spec_a_picture_is_a_picture(replot, table, tmp_path):
    assert replot("restyle", table, "-s", "paper", "-o", tmp_path, "--no-spec").code == 0
    with pytest.raises(package.ReplotError):
        package.read(tmp_path / "table-paper.png")


def test_contact_sheet_shows_every_style(monkeypatch, table):
    from replot.drawing import contact

    figure, shown = package.read(table), []
    few = Image.open(io.BytesIO(contact.contact_sheet(figure, ["web", "dark"]))).convert("RGB")
    background = tuple(bytes.fromhex(Style.load("dark").background[1:]))
    assert (np.asarray(few) == background).all(axis=-1).any()

    def tile(figure, style):
        shown.append(style.name)
        return style.name, Image.new("RGB", (20, 10))

    monkeypatch.setattr(contact, "_tile", tile)
    contact.contact_sheet(figure)
    assert shown == list(names())


def test_contact_sheet_on_the_command_line(replot, table, prose, tmp_path, monkeypatch):
    from replot.drawing import contact

    monkeypatch.setattr(contact, "contact_sheet", lambda figure: b"sheet of " + figure.title.encode()
                        if figure.title else b"sheet")
    sheet = tmp_path / "sheet.png"
    assert replot("styles", "--sheet", table, "-o", sheet).code == 0
    assert sheet.read_bytes().startswith(b"sheet")
    assert replot("styles", "--sheet", table).code == 2
    assert "is a PNG file" in replot("styles", "--sheet", table, "-o", tmp_path / "sheet.pdf").err
    assert "was not made by replot" in replot("styles", "--sheet", table, "-o", sheet).err
    assert replot("styles", "--sheet", prose, "-o", tmp_path / "other.png").code == 1
