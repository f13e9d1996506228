"""replot check: findings as a compiler reports them."""

from __future__ import annotations

import json
import re

import pytest

from replot import examine
from replot.findings import CATALOGUE


@pytest.mark.slow
def test_findings_with_their_place(replot, seed):
    ran = replot("check", seed)
    found = examine(seed.read_text("utf-8")).findings
    assert ran.code == 1
    first = next(finding for finding in found if finding.code == "R101")
    span = first.spans[0]
    place = f"{seed}:{span.line}:{span.column}"
    assert f"{place}: warning R101 value-outside-limits: {first.message}\n" in ran.out
    assert ran.out.count("= help: ") == sum(bool(finding.help) for finding in found)
    assert ran.err.startswith("1 file: ")


def test_formats_for_programs(replot, seed):
    found = examine(seed.read_text("utf-8")).findings
    ran = replot("check", seed, "--format", "json")
    assert json.loads(ran.out) == [{"file": str(seed), **finding.to_dict()} for finding in found]
    assert (ran.code, ran.err) == (1, "")
    assert replot("check", seed, "--format", "github").out.count("\n") == len(found)
    assert len(json.loads(replot("check", seed, "--format", "sarif").out)["runs"][0]["results"]) == len(found)


def test_exit_zero(replot, seed, prose):
    assert replot("check", seed, prose, "--exit-zero").code == 0


def test_nothing_to_draw_is_an_error_with_a_code(replot, prose, seed):
    ran = replot("check", prose, seed, "--format", "json")
    assert ran.code == 1
    assert [entry["file"] for entry in json.loads(ran.out) if entry["code"] == "R404"] == [str(prose)]


def test_list_explains_every_code(replot):
    ran = replot("check", "--list")
    assert ran.code == 0
    for code, about in CATALOGUE.items():
        assert f"{code} {about.name} ({about.severity})\n    " in ran.out
    codes = json.loads(replot("check", "--list", "--format", "json").out)
    assert [entry["code"] for entry in codes] == list(CATALOGUE)
    assert replot("check", "--list", "--format", "sarif").code == 2


def test_quiet_shows_errors_only(replot, seed, prose):
    ran = replot("check", "-q", seed, prose)
    assert ran.out.count(" error R404 ") == 1
    assert " warning " not in ran.out
    assert (ran.code, ran.err) == (1, "")


@pytest.mark.parametrize(("data", "said"), [
    (b"\xff\xd8\xff\xe0\0\x10JFIF", "a JPEG picture"),
    (b"\x89PNG\r\n\x1a\n\0\0", "the PNG file is cut off"),
    (b"\x7fELF\x02\x01\x01\0\0\0\xff\xfe", "binary"),
    ("| a | b |\n|---|---|\n| Z\u00fcrich | 1 |\n".encode("latin-1"), "0xfc"),
    (b"x" * 50_000_000, "MB"),
    (b"", ""),
    (b" \n\t\n", ""),
])
def test_files_that_are_no_text(replot, tmp_path, seed, data, said):
    path = tmp_path / "bad.txt"
    path.write_bytes(data)
    ran = replot("check", path, seed)
    assert ran.code == 1
    first, *_ = ran.out.split("\n")
    assert re.match(rf"{re.escape(str(path))}:(\d+:1:)? error R40\d ", first)
    assert said in first
    assert f"{seed}:" in ran.out
    assert replot("parse", path).code == 1


def test_no_text_can_act_upon_the_terminal(replot, tmp_path, seed):
    text = seed.read_text("utf-8").replace("500 window", "\x1b[31m500\x9b window\u202e\x07")
    path = tmp_path / "a\x1b[2Jb.txt"
    path.write_text(text, "utf-8")
    for ran in (replot("check", path), replot("parse", path), replot("draw", path, "-o", tmp_path / "out")):
        shown = ran.out + ran.err
        assert not {"\x1b", "\x9b", "\x07", "\u202e"} & set(shown)
