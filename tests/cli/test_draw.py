"""replot draw: figures from folders, files and standard input, and what happens when that is not possible."""

from __future__ import annotations

import errno
import os
import re
import shutil
from pathlib import Path

import pytest

import replot as api
from replot.drawing import to_bytes
from replot.reading.carried import read_carried
from replot.style import Style

SEEDS = Path(__file__).parents[2] / "seeds"


@pytest.fixture
def folder(tmp_path, seed) -> Path:
    """A folder with two descriptions, one of them with nothing to draw, and a file of another kind."""
    path = tmp_path / "texts"
    path.mkdir()
    shutil.copy(seed, path / "good.txt")
    (path / "prose.md").write_text("The meeting is on Tuesday.\n")
    (path / "truth.json").write_text("{}")
    return path


def names(path: Path) -> list[str]:
    return sorted(entry.name for entry in path.iterdir() if entry.suffix in {".png", ".svg", ".pdf"})


@pytest.mark.slow
def test_all_seeds_in_all_formats(replot, tmp_path):
    out = tmp_path / "figures"
    ran = replot("draw", SEEDS, "-o", out, "--format", "png,svg,pdf")
    assert ran.code == 0
    stems = sorted(path.stem for path in SEEDS.glob("*.txt"))
    assert names(out) == sorted(f"{stem}.{form}" for stem in stems for form in ("png", "svg", "pdf"))
    lines = ran.out.splitlines()
    assert len(lines) == 5
    assert lines[1] == (f"{SEEDS / stems[1]}.txt: 1 panel of 7 x 20, 97 of 140 cells "
                        f"-> {out / stems[1]}.png, .svg, .pdf")
    assert "warning R101 value-outside-limits: " in ran.err
    *_, summary = ran.err.splitlines()
    assert re.fullmatch(r"5 figures, 15 files, \d+ warnings, \d+ notes; replot check shows where", summary)


def test_a_second_run_has_nothing_left_to_do(replot, tmp_path, seed):
    first = replot("draw", seed, "-o", tmp_path / "out")
    before = (tmp_path / "out" / f"{seed.stem}.png").stat().st_mtime_ns
    again = replot("draw", seed, "-o", tmp_path / "out")
    assert (again.code, again.out) == (first.code, first.out)
    assert "1 figure, 1 file, 1 already finished" in again.err
    assert (tmp_path / "out" / f"{seed.stem}.png").stat().st_mtime_ns == before


def test_a_text_with_nothing_to_draw_does_not_stop_the_others(replot, folder, tmp_path):
    ran = replot("draw", folder, "-o", tmp_path / "out")
    assert ran.code == 1
    assert names(tmp_path / "out") == ["good.png"]
    assert ran.out.count("\n") == 1
    assert f"{folder / 'prose.md'}: error R404 not-a-heatmap: " in ran.err


def test_one_file_by_name(replot, seed, tmp_path):
    for name in ("a.png", "b.SVG"):
        ran = replot("draw", seed, "-o", tmp_path / name)
        assert ran.code == 0
    assert sorted(path.name.lower() for path in tmp_path.iterdir()) == ["a.png", "b.svg"]
    assert api.read(tmp_path / "a.png") == api.parse(seed.read_text("utf-8"))


def test_standard_input(replot, seed, tmp_path):
    assert replot("draw", "-", "-o", tmp_path, stdin=seed.read_bytes()).code == 0
    assert replot("draw", seed, "-o", tmp_path / "file.png").code == 0
    assert (tmp_path / "stdin.png").read_bytes() == (tmp_path / "file.png").read_bytes()


@pytest.mark.slow
def test_jobs_give_the_same(replot, tmp_path):
    assert replot("draw", SEEDS, "-o", tmp_path / "one").code == 0
    assert replot("draw", SEEDS, "-o", tmp_path / "two", "--jobs", 2).code == 0
    for name in names(tmp_path / "one"):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_no_spec(replot, seed, tmp_path):
    assert replot("draw", seed, "-o", tmp_path / "a.png", "--no-spec").code == 0
    with pytest.raises(api.ReadError):
        api.read(tmp_path / "a.png")


def test_quiet_and_verbose(replot, seed, folder, tmp_path):
    assert replot("draw", seed, "-o", tmp_path / "a.png", "-q") == (0, "", "")
    ran = replot("draw", folder, "-o", tmp_path / "q", "-q")
    assert (ran.code, ran.out, ran.err.count("\n")) == (1, "", 1)
    assert "^^^^" in replot("draw", seed, "-o", tmp_path / "b.png", "-v").err


def test_a_file_of_the_users_is_kept(replot, seed, tmp_path):
    mine = tmp_path / f"{seed.stem}.png"
    mine.write_bytes(b"mine")
    ran = replot("draw", seed, "-o", tmp_path, "--format", "png,svg")
    assert ran.code == 2
    assert mine.read_bytes() == b"mine"
    assert str(mine) in ran.err
    assert "--force" in ran.err
    assert names(tmp_path) == [mine.name]
    assert replot("draw", seed, "-o", tmp_path, "--format", "png,svg", "--force").code == 0
    assert api.read(mine) == api.parse(seed.read_text("utf-8"))


@pytest.mark.parametrize("spec", [[], ["--no-spec"]])
def test_a_file_of_replots_own_is_replaced(replot, seed, tmp_path, spec):
    text = tmp_path / "a.txt"
    text.write_bytes(seed.read_bytes())
    assert replot("draw", text, "-o", tmp_path / "out", *spec).code == 0
    before = (tmp_path / "out" / "a.png").read_bytes()
    text.write_text(seed.read_text("utf-8").replace("47.3 (0.1)", "47.9 (0.1)"), "utf-8")
    assert replot("draw", text, "-o", tmp_path / "out", *spec).code == 0
    assert (tmp_path / "out" / "a.png").read_bytes() != before


@pytest.mark.parametrize("place", ["a.png", "out"])
def test_an_output_that_is_a_folder(replot, seed, tmp_path, place):
    (tmp_path / "a.png").mkdir()
    (tmp_path / "out" / f"{seed.stem}.png").mkdir(parents=True)
    ran = replot("draw", seed, "-o", tmp_path / place, "--force")
    assert ran.code == 2
    assert "is a folder" in ran.err
    assert ran.out == ""


def test_an_output_folder_that_is_a_file(replot, seed, tmp_path):
    (tmp_path / "out").write_text("mine")
    ran = replot("draw", seed, "-o", tmp_path / "out")
    assert ran == (2, "", f"replot: error: {tmp_path / 'out'}: is a file; OUT is a folder, "
                          "or a picture's name for one INPUT\n")


def test_a_folder_without_descriptions(replot, tmp_path):
    (tmp_path / "notes.pdf").write_text("x")
    ran = replot("draw", tmp_path, "-o", tmp_path / "out")
    assert ran.code == 2
    assert ran.err == (f"replot: error: {tmp_path}: no description in this folder "
                       "(*.txt, *.text, *.md, *.markdown)\n")
    assert not (tmp_path / "out").exists()


def test_two_texts_for_one_name(replot, tmp_path, seed):
    for name in ("a.txt", "a.md"):
        shutil.copy(seed, tmp_path / name)
    ran = replot("draw", tmp_path, "-o", tmp_path / "out")
    assert ran.code == 2
    assert "a.md" in ran.err
    assert "a.txt would both become a" in ran.err
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(("arguments", "said"), [
    (["a.txt", "b.txt", "-o", "one.png"], "one.png: one file for 2 inputs; name a folder"),
    (["a.txt", "-o", "one.png", "-f", "svg"], "one.png: the name asks for png, --format for svg"),
    (["a.txt", "-o", "out", "-f", "png,bmp"],
     "there is no format 'bmp'; known are png, svg, pdf, jpg, jpeg, webp, tif, tiff, eps"),
])
def test_outputs_that_cannot_be_meant(replot, monkeypatch, tmp_path, seed, arguments, said):
    monkeypatch.chdir(tmp_path)
    for name in ("a.txt", "b.txt"):
        shutil.copy(seed, name)
    assert replot("draw", *arguments) == (2, "", f"replot: error: {said}\n")


def test_outlines(replot, seed, tmp_path):
    assert replot("draw", seed, "-o", tmp_path / "a.png", "--outline", "row-max").code == 0
    figure, style = read_carried(tmp_path / "a.png")
    assert style["outline"] == "row-max"
    expected = to_bytes(figure, "png", Style.load("paper").replace(outline="row-max"))
    assert (tmp_path / "a.png").read_bytes() == expected != to_bytes(figure, "png")
    ran = replot("draw", seed, "-o", tmp_path / "b.png", "--outline", "row-mx")
    assert ran == (2, "", "replot: error: outline: 'row-mx' is not one of none, row-max, row-min, "
                          "column-max, column-min, panel-max, panel-min; did you mean row-max?\n")
    assert not (tmp_path / "b.png").exists()


def test_an_unknown_style(replot, seed, tmp_path):
    ran = replot("draw", seed, "-o", tmp_path / "a.png", "--style", "papr")
    assert ran.code == 2
    assert "papr" in ran.err
    assert "did you mean" in ran.err.lower()
    assert ran.err.count("\n") == 1


@pytest.mark.slow
@pytest.mark.parametrize(("number", "said"), [
    (errno.ENOSPC, "No space left on device"),
    (errno.EROFS, "Read-only file system"),
    (errno.EACCES, "Permission denied"),
])
def test_a_disk_that_takes_nothing(replot, monkeypatch, tmp_path, number, said):
    def refuse(path, flags, *more, **named):
        if flags & os.O_CREAT:
            raise OSError(number, os.strerror(number), path)
        return real(path, flags, *more, **named)

    real = os.open
    out = tmp_path / "out"
    out.mkdir()
    monkeypatch.setattr(os, "open", refuse)
    ran = replot("draw", SEEDS, "-o", out)
    assert ran.code == 2
    assert ran.out == ""
    assert said in ran.err
    assert "Traceback" not in ran.err
    assert [path.name for path in out.rglob("*") if path.suffix in {".png", ".tmp"}] == []


def test_a_disk_that_is_full_half_way(replot, monkeypatch, tmp_path, seed):
    def fill(*_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    (tmp_path / "out").mkdir()
    monkeypatch.setattr(os, "fsync", fill)
    ran = replot("draw", seed, "-o", tmp_path / "out")
    assert ran.code == 2
    assert "No space left on device" in ran.err
    assert [path.name for path in (tmp_path / "out").rglob("*") if path.suffix in {".png", ".tmp"}] == []


def test_findings_are_counted_where_they_are_too_many(replot, monkeypatch, seed, tmp_path):
    monkeypatch.setattr("replot.cli.draw.MOST_FINDINGS", 1)
    ran = replot("draw", seed, "-o", tmp_path / "a.png")
    assert re.search(r"^\.\.\. and \d+ findings more: ", ran.err, re.M)
