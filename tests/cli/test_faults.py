"""``replot faults``: how many faults a comparison catches."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from strategies import plain

import replot.comparing.faults as catalogue
from replot.figure import ColorScale, Figure


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A small figure, and a small part of the catalogue."""
    monkeypatch.chdir(tmp_path)
    Path("table.csv").write_text("type,5,6,7\nA,77.3,69.7,50\nB,10,98.3,50\n")
    try_faults = catalogue.try_faults

    def few(*arguments, **options):
        return try_faults(*arguments, faults=catalogue.FAULTS[:3], harmless=catalogue.HARMLESS[:2], **options)

    monkeypatch.setattr(catalogue, "try_faults", few)
    return "table.csv"


def test_the_count_is_a_table_and_a_sentence(table, replot):
    ran = replot("faults", table, "--by", "replot")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == ("        catches         flags though harmless\n"
                       "replot  3 of 3 (100 %)  0 of 2 (0 %)\n"
                       "A baseline compared by replot catches 3 of 3 (100 %) faults.\n")


def test_a_comparison_that_misses_is_found_out(table, replot):
    ran = replot("faults", table, "--by", "replot", "--by", "rms:255")
    assert ran.code == 1
    assert "rms:255 MISSES value off by the last digit\n" in ran.out
    assert "replot MISSES" not in ran.out
    quiet = replot("faults", table, "--by", "rms:255", "-q")
    assert "MISSES" not in quiet.out
    assert re.search(r"A baseline compared by rms:255 catches [012] of 3 \(\d+ %\) faults\.\n$", quiet.out)


def test_verbose_tells_what_was_said_of_each(table, replot):
    ran = replot("faults", table, "--by", "replot", "-v")
    lines = ran.out.splitlines()
    assert lines[0] == f"replot catches {catalogue.FAULTS[0].name}: type A, column 6: 69.7 -> 69.8"
    assert sum(line.startswith("replot passes ") for line in lines) == 2


def test_json_has_one_entry_for_each_fault(table, replot):
    ran = replot("faults", table, "--by", "replot", "--by", "pytest-mpl:2", "--format", "json")
    entries = json.loads(ran.out)
    assert [entry["fault"] for entry in entries] == [
        fault.name for fault in (*catalogue.FAULTS[:3], *catalogue.HARMLESS[:2])]
    assert [entry["harmless"] for entry in entries] == [False] * 3 + [True] * 2
    assert set(entries[0]["by"]) == {"replot", "pytest-mpl:2"}
    assert entries[0]["by"]["replot"] == {"found": True, "named": True,
                                          "message": "type A, column 6: 69.7 -> 69.8"}


@pytest.mark.parametrize(("arguments", "message"), [
    (("nothere.csv",), "nothere.csv: no such file or folder"),
    (("table.csv", "--by", "eye"),
     "no comparator 'eye'; known are replot, pytest-mpl:TOLERANCE, rms:TOLERANCE"),
    (("table.csv", "--by", "rms:x"), "'rms:x': 'x' is no tolerance"),
    (("two",), "two: holds 2 descriptions, faults takes one"),
    ((), "Missing argument 'FIGURE'; see 'replot faults --help'"),
])
def test_wrong_usage_is_one_line(table, replot, arguments, message):
    Path("two").mkdir()
    for name in ("a.md", "b.md"):
        Path("two", name).write_text("Nothing.\n")
    assert replot("faults", *arguments) == (2, "", f"replot: error: {message}\n")


def test_a_text_with_nothing_to_draw_is_a_finding(prose, replot):
    ran = replot("faults", prose)
    assert (ran.code, ran.out) == (1, "")
    assert "error R404 not-a-heatmap" in ran.err


def test_panels_with_limits_of_their_own_have_faults_too():
    low, high = (replace(plain(2, 3).panels[0], color=ColorScale("Blues", *limits))
                 for limits in ((0, 100), (1000, 1100)))
    colours = [fault for fault in catalogue.FAULTS if fault.group == "colour"]
    found = list(catalogue.try_faults(Figure((low, high)), "rms:0", faults=colours, harmless=()))
    assert len(found) >= 8
    assert all(outcome.found for [outcome] in found)
