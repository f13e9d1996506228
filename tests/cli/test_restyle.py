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


CHANGES = [
    (["--transpose"], transform.transpose),
    (["--rows", "y"], lambda figure: transform.select(figure, rows=["y"])),
    (["--columns", "c, a"], lambda figure: transform.select(figure, columns=["c", "a"])),
    (["--sort-rows", "mean"], lambda figure: transform.reorder(figure, "rows", "mean")),
    (["--sort-columns", "x"], lambda figure: transform.reorder(figure, "columns", "value", of="x")),
    (["--rename-rows", "y=q, x=p"], lambda figure: transform.rename(figure, rows={"x": "p", "y": "q"})),
    (["--rename-columns", "a=first"], lambda figure: transform.rename(figure, columns={"a": "first"})),
    (["--title", "New"], lambda figure: transform.rename(figure, title="New")),
    (["--means"], transform.margins),
    (["--transpose", "--rows", "a,b", "--means"],
     lambda figure: transform.margins(transform.select(transform.transpose(figure), rows=["a", "b"]))),
]


@pytest.mark.parametrize(("options", "change"), CHANGES)
def test_what_is_shown_can_be_changed(replot, table, tmp_path, options, change):
    figure = package.read(table)
    assert replot("restyle", table, "-s", "paper", "-o", tmp_path / "out", *options).code == 0
    assert package.read(tmp_path / "out" / "table-paper.png") == change(figure) != figure
    assert replot("draw", table, "-o", tmp_path / "drawn", *options).code == 0
    assert package.read(tmp_path / "drawn" / "table.png") == change(figure)


def test_a_difference(replot, table, tmp_path):
    other = tmp_path / "other.csv"
    other.write_text(TABLE.replace("1", "7"))
    assert replot("restyle", table, "-s", "paper", "-o", tmp_path, "--subtract", other).code == 0
    difference = transform.subtract(package.read(table), package.read(other))
    assert package.read(tmp_path / "table-paper.png") == difference
    assert replot("draw", table, "-o", tmp_path / "d.png", "--subtract", other).code == 0
    assert package.read(tmp_path / "d.png") == difference


@pytest.mark.parametrize(("options", "message"), [
    (["--rename-rows", "x"], "--rename-rows: 'x' is not written as OLD=NEW"),
    (["--rename-columns", "zz=a"], "'zz'"),
    (["--subtract", "nowhere.csv"], "nowhere.csv: no such file or folder"),
    (["--subtract", "prose.md"], "prose.md: cannot be subtracted: "),
    (["--combine", "a/b"], "--combine a/b: a name holds no folder; OUT says where the files go"),
])
def test_changes_that_do_not_hold(replot, table, tmp_path, monkeypatch, options, message):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "prose.md").write_text("The meeting is on Tuesday.\n")
    for command in (["restyle", table, "-s", "paper"], ["draw", table]):
        ran = replot(*command, "-o", tmp_path / "out", *options)
        assert ran.code != 0
        assert message in ran.err
        assert not list(tmp_path.glob("out/*.png"))


def test_panels_put_together_and_apart(replot, table, tmp_path):
    second = tmp_path / "second.csv"
    second.write_text(TABLE.replace("1", "7"))
    both = transform.combine(package.read(table), package.read(second))
    out = tmp_path / "out"
    assert replot("restyle", table, second, "-s", "dark", "-o", out, "--combine", "both").code == 0
    assert replot("draw", table, second, "-o", out, "--combine", "both").code == 0
    assert made(out) == ["both-dark.png", "both.png"]
    assert package.read(out / "both-dark.png") == package.read(out / "both.png") == both
    ran = replot("draw", out / "both.png", "-o", tmp_path / "parts", "--split")
    assert ran.code == 0
    assert f"{out / 'both.png'}: paper -> {tmp_path / 'parts' / 'both-1.png'}\n" in ran.out
    assert [package.read(tmp_path / "parts" / f"both-{k}.png") for k in (1, 2)] == list(transform.split(both))


def test_a_figure_that_would_lack_a_part_is_not_made(replot, table, tmp_path):
    prose = tmp_path / "prose.md"
    prose.write_text("The meeting is on Tuesday.\n")
    ran = replot("draw", table, prose, "-o", tmp_path / "out", "--combine", "both")
    assert ran.code == 1
    assert not list(tmp_path.glob("out/*.png"))


def test_one_file_for_several_figures(replot, table, tmp_path):
    ran = replot("draw", table, "-o", tmp_path / "one.png", "--split")
    assert ran.code == 2
    assert "with --combine or --split, OUT is a folder" in ran.err


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

    monkeypatch.setattr(contact, "contact_sheet",
                        lambda figure, styles: f"sheet of {len(styles)} styles".encode())
    sheet = tmp_path / "sheet.png"
    assert replot("styles", "--sheet", table, "-o", sheet).code == 0
    assert sheet.read_bytes() == f"sheet of {len(names())} styles".encode()
    assert replot("styles", "--sheet", table).code == 2
    assert "is a PNG file" in replot("styles", "--sheet", table, "-o", tmp_path / "sheet.pdf").err
    assert "was not made by replot" in replot("styles", "--sheet", table, "-o", sheet).err
    assert replot("styles", "--sheet", prose, "-o", tmp_path / "other.png").code == 1
