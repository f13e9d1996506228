"""Baselines: verified folders and the reports on them."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from replot.comparing import report
from replot.comparing.baselines import Entry, check, file_name
from replot.comparing.report import as_github, as_html, as_json, as_junit
from replot.comparing.verify import ALL, verify
from replot.drawing import to_bytes
from replot.errors import ReplotError
from replot.figure import Axis, ColorScale, Figure, Grid, Panel

TABLE = "type,5,6,7\nA,77.3,69.7,50\nB,10,98.3,50\n"


def figure(value: float = 1.0, title: str = "T") -> Figure:
    return Figure((Panel(Axis("x", ("a", "b")), Axis("y", ("c",)), Grid([[value, 2.0]]), None,
                         ColorScale("Blues", 0, 3)),), title)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "one.csv").write_text(TABLE)
    (tmp_path / "two.csv").write_text(TABLE.replace("50", "51"))
    return tmp_path


def run(folder: Path, **options: object) -> dict[str, str]:
    tables = sorted(folder.glob("*.csv"))
    entries = verify(tables, folder / "base", jobs=1, **options)  # type: ignore[arg-type]
    return {entry.name: entry.status for entry in entries}


def test_a_folder_is_verified_and_accepted(folder: Path):
    assert run(folder) == {"one": "missing", "two": "missing"}
    assert run(folder, accept=["one"]) == {"one": "accepted", "two": "missing"}
    assert run(folder, accept_missing=True) == {"one": "same", "two": "accepted"}
    (folder / "one.csv").write_text(TABLE.replace("69.7", "68.7"))
    assert run(folder, accept_missing=True) == {"one": "changed", "two": "same"}
    assert run(folder, accept=[ALL]) == {"one": "accepted", "two": "same"}
    (folder / "two.csv").unlink()
    assert run(folder) == {"one": "same", "two": "stale"}
    (folder / "one.csv").write_text("")
    assert run(folder) == {"one": "failed", "two": "stale"}


def test_a_name_that_nothing_has_is_an_error(folder: Path):
    with pytest.raises(ReplotError, match="no figure is called 'three'"):
        run(folder, accept=["three"])


def test_reports_hold_every_change_and_no_foreign_markup(tmp_path: Path):
    path = tmp_path / "x.png"
    path.write_bytes(to_bytes(figure(title="<b>&"), "png"))
    entry = check("x", to_bytes(figure(1.5, title="<b>&"), "png"), path)
    assert [change.message for change in entry.changes] == ["y c, x a: 1 -> 1.5"]
    html = as_html([entry], "<script>", "accept {name}")
    assert html.count("<script>") == 1
    assert "y c, x a: 1 -&gt; 1.5" in html
    assert "http" not in html.replace("http-equiv", "")
    assert '"changed": 1' in as_json([entry])
    assert as_github([entry]).startswith("::error file=")
    assert ET.fromstring(as_junit([entry])).attrib["failures"] == "1"


def test_names_of_baselines_are_those_of_pytest_mpl():
    assert file_name("test_a[x-1/2]") == "test_a_x-1_2"


def test_a_page_of_very_many_figures_shows_the_first_ones_and_names_the_rest(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(report, "PICTURED", 3)
    png = to_bytes(figure(), "png")
    entries = [Entry(f"f{k}", "missing", "", new=png) for k in range(5)] + [Entry("g", "same", "")]
    page = as_html(entries)
    assert page.count('src="data:image/png') == 3
    assert all(f">f{k}</h2>" in page for k in range(5))
    assert "2 more figures are named here without their pictures" in page
    assert "without their pictures" not in as_html(entries[:3])
