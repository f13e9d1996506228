"""replot check -s: a figure measured in a style."""

from __future__ import annotations

import json

import replot as package
from replot.style import Style


def test_the_numbers_are_those_of_measure(replot, seed):
    ran = replot("check", seed, "-s", "slides", "-s", "dark", "--format", "json", "--exit-zero")
    report = json.loads(ran.out)
    figure = package.read(seed)
    expected = [{"file": str(seed), **package.measure(figure, name).to_dict()} for name in ("slides", "dark")]
    assert report["measures"] == json.loads(json.dumps(expected))
    plain = json.loads(replot("check", seed, "--format", "json").out)
    assert report["findings"][:len(plain)] == plain
    assert ran.code == 0


def test_a_person_reads_every_measure(replot, seed):
    out = replot("check", seed, "-s", "dark", "--exit-zero").out
    block, _, _ = out.partition("\n\n")
    first, *lines = block.splitlines()
    assert first == f"{seed} in dark"
    assert [line[4:22].strip() for line in lines] == [
        "size", "smallest text", "numbers on cells", "labels", "colour vision", "in grey", "fit", "fonts"]
    assert "    smallest text      7 pt (floor 5 pt)" in lines
    assert "    fit                nothing overflows" in lines
    assert "    fonts              DejaVu Sans, type 42 in PDF" in lines


def test_what_is_wrong_in_a_style_says_in_which_and_counts(replot, tmp_path):
    table = tmp_path / "table.csv"
    table.write_text("row,a,b\nx,1,2\ny,3,4\n")
    assert replot("check", table, "-s", "paper").code == 0
    grim = tmp_path / "grim.toml"
    grim.write_text(Style().replace(name="grim", font_type=3, text_color="#999999", cmap="twilight",
                                    diverging_cmap="twilight", cmap_rule="replace").to_toml())
    ran = replot("check", table, "-s", grim)
    assert ran.code == 1
    for code, name in (("S103", "contrast-low"), ("S104", "colors-alike"), ("S107", "font-refused")):
        assert f"{table}: warning {code} {name}: In grim: " in ran.out
    assert f"{table}: note S105 gray-ambiguous: In grim: " in ran.out


def test_unknown_style_and_nothing_to_draw(replot, seed, prose):
    ran = replot("check", seed, "-s", "natur")
    assert ran.code == 2
    assert "there is no style 'natur'; did you mean nature?" in ran.err
    ran = replot("check", prose, "-s", "nature", "--format", "json")
    assert json.loads(ran.out)["measures"] == []
    assert ran.code == 1
