"""``replot diff``: what changed, in every form, and what cannot be compared."""

from __future__ import annotations

import json
import shutil
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from replot import read, save

TABLE = "type,5,6,7\nA,77.3,69.7,50\nB,10,98.3,50\n"
SAID = "type A, column 6: 69.7 -> 68.7"
VECTOR = "note: SVG and PDF files are compared by the figures inside them, not by their drawing\n"


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two tables in the working folder."""
    monkeypatch.chdir(tmp_path)
    Path("old.csv").write_text(TABLE)
    Path("new.csv").write_text(TABLE.replace("69.7", "68.7"))
    return tmp_path


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Both tables as PNG, SVG and PDF."""
    folder = tmp_path_factory.mktemp("pictures")
    for name, text in (("old", TABLE), ("new", TABLE.replace("69.7", "68.7"))):
        (folder / f"{name}.csv").write_text(text)
        for suffix in ("png", "svg", "pdf"):
            save(read(folder / f"{name}.csv"), folder / f"{name}.{suffix}")
    return folder


@pytest.fixture
def drawn(here: Path, pictures: Path) -> Path:
    """The tables and the pictures in the working folder."""
    return Path(shutil.copytree(pictures, here, dirs_exist_ok=True))


def test_a_changed_value_is_one_line(here, replot):
    assert replot("diff", "old.csv", "new.csv") == (1, f"{SAID}\n", "")
    assert replot("diff", "old.csv", "new.csv", "--exit-zero").code == 0


def test_no_difference_is_silent(here, replot):
    assert replot("diff", "old.csv", "old.csv") == (0, "", "")
    assert replot("diff", "old.csv", "old.csv", "-v") == (0, "", "no difference\n")


def test_standard_input_is_one_of_the_two(here, replot):
    text = "# Heatmap\n\n| type | 5 | 6 |\n|---|---|---|\n| A | 1.5 | 2 |\n| B | 3 | 4 |\n"
    Path("there.md").write_text(text.replace("1.5", "2.5"))
    assert replot("diff", "-", "there.md", stdin=text.encode()) == (1, "type A, column 5: 1.5 -> 2.5\n", "")


@pytest.mark.parametrize(("old", "new"), [
    ("old.png", "new.png"), ("old.png", "new.csv"), ("old.csv", "new.png")])
def test_pictures_of_replot_are_compared_by_the_figures_inside(drawn, replot, old, new):
    assert replot("diff", old, new) == (1, f"{SAID}\n", "")


@pytest.mark.parametrize(("old", "new"), [
    ("old.svg", "new.svg"), ("old.pdf", "new.pdf"), ("old.svg", "new.png"), ("old.csv", "new.pdf")])
def test_vector_files_are_compared_by_the_figures_inside_and_that_is_said(drawn, replot, old, new):
    assert replot("diff", old, new) == (1, f"{SAID}\n", VECTOR)
    assert replot("diff", old, new, "-q") == (1, f"{SAID}\n", "")


def test_one_figure_in_two_formats_is_the_same(drawn, replot):
    assert replot("diff", "old.svg", "old.pdf") == (0, "", VECTOR)
    assert replot("diff", "old.svg", "old.svg") == (0, "", "")


def test_another_style_is_a_change_in_vector_files_too(drawn, replot):
    replot("draw", "old.csv", "-o", "dark/", "--style", "dark", "--format", "svg", "-q")
    ran = replot("diff", "old.svg", "dark/old.svg")
    assert ran.code == 1
    assert ran.out.startswith("style paper -> dark: ")


def test_json_names_both_files_and_every_change(here, replot):
    ran = replot("diff", "old.csv", "new.csv", "--format", "json")
    assert ran.code == 1
    assert json.loads(ran.out) == {
        "old": "old.csv", "new": "new.csv", "same": False, "notes": [],
        "changes": [{"kind": "cell", "message": SAID, "panel": "panel 1", "row": "A", "column": "6",
                     "old": 69.7, "new": 68.7, "cells": [{"panel": 0, "row": 0, "column": 1}], "boxes": []}]}


def test_github_gets_one_annotation(here, replot):
    assert replot("diff", "old.csv", "new.csv", "--format", "github") == (
        1, f"::error file=new.csv,title=new%3A changed::{SAID}\n", "")
    assert replot("diff", "old.csv", "old.csv", "--format", "github") == (0, "", "")


def test_junit_is_xml_with_one_case(here, replot):
    suite = ET.fromstring(replot("diff", "old.csv", "new.csv", "--format", "junit").out.encode())
    assert suite.attrib == {"name": "replot", "tests": "1", "failures": "1", "errors": "0", "skipped": "0"}
    [case] = suite
    assert (case.attrib["name"], case[0].tag, case[0].attrib) == ("new", "failure", {"message": SAID})


@pytest.mark.parametrize("files", [("old.csv", "new.csv"), ("old.svg", "new.png")])
def test_a_page_shows_both_pictures_even_where_they_must_be_drawn_first(drawn, replot, files):
    ran = replot("diff", *files, "--format", "html", "--report", "page.html", "-q")
    assert ran.code == 1
    assert ran.out == Path("page.html").read_text()
    assert ran.out.count('src="data:image/png;base64,') == 3
    assert "type A, column 6: 69.7 -&gt; 68.7" in ran.out


def test_a_name_that_is_no_text_is_written_out(here, replot):
    name = "bad\udcff<script>.csv"
    Path(name).write_text(TABLE)
    data = json.loads(replot("diff", name, "new.csv", "--format", "json").out)
    assert data["old"] == "bad\\udcff<script>.csv"
    assert "file=bad\\udcff<script>.csv" in replot("diff", "new.csv", name, "--format", "github").out
    page = replot("diff", "new.csv", name, "--format", "html").out
    assert page.count("<script>") == 1
    assert "bad\\udcff&lt;script&gt;" in page


@pytest.mark.parametrize(("arguments", "message"), [
    (("nothere.png", "old.csv"), "nothere.png: no such file"),
    ((".", "old.csv"), ".: is a folder; diff takes two files, verify compares a folder with its baselines"),
    (("-", "-"), "standard input can be read only once; give a file for one of the two"),
    (("old.csv",), "Missing argument 'NEW'; see 'replot diff --help'"),
    (("old.csv", "empty.png"), "empty.png: not a picture that replot can decode"),
    (("old.csv", "bare.svg"),
     "bare.svg: carries no figure, and vector files are not compared otherwise; compare PNG files"),
    (("old.csv", "prose.md"), "prose.md: the text describes no heatmap, but prose without a figure"),
    (("old.csv", "new.csv", "--report", "no/such/page.html"),
     "no/such/page.html: cannot be written: No such file or directory; make the folder first"),
    (("old.csv", "new.csv", "--report", "."), ".: is a folder; give the name of a file"),
])
def test_what_cannot_be_compared_is_one_line_and_no_output(here, replot, arguments, message):
    Path("empty.png").write_bytes(b"")
    Path("bare.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>')
    Path("prose.md").write_text("The meeting is on Tuesday. Bring the minutes of the last one.\n")
    assert replot("diff", *arguments) == (2, "", f"replot: error: {message}\n")


def test_a_broken_picture_is_an_error_even_against_itself(drawn, replot):
    Path("cut.png").write_bytes(Path("old.png").read_bytes()[:-3000])
    for other in ("old.png", "cut.png"):
        ran = replot("diff", other, "cut.png")
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith("replot: error: cut.png: a broken picture: ")
