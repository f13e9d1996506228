"""``replot verify``: a folder and its baselines."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

MARKDOWN = """# Heatmap of accuracy

| type | 5 | 6 | 7 |
|---|---|---|---|
| A | 77.3 | 69.7 | 50 |
| B | 10 | 98.3 | 50 |
"""
CHANGED = MARKDOWN.replace("69.7", "68.7")
SAID = "type A, column 6: 69.7 -> 68.7"


@pytest.fixture
def figs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of two descriptions."""
    monkeypatch.chdir(tmp_path)
    folder = Path("figs")
    folder.mkdir()
    (folder / "one.md").write_text(MARKDOWN)
    (folder / "two.md").write_text(MARKDOWN.replace("77.3", "12"))
    return folder


@pytest.fixture
def verify(replot):
    """In this process: nothing here is about processes."""
    return lambda *arguments: replot("verify", *arguments, "-j", "1")


@pytest.fixture
def accepted(figs: Path, verify) -> Path:
    assert verify("figs", "--accept-all").code == 0
    return figs


def pictures(folder: Path) -> list[str]:
    return sorted(path.name for path in (folder / "baselines").glob("*"))


def test_the_first_run_fails_and_says_how_to_accept(figs, verify):
    lines = [f"missing: {name} (figs/{name}.md)\n    there is no baseline figs/baselines/{name}.png; "
             f"--report FILE.html shows the picture, --accept {name} makes it the baseline\n"
             for name in ("one", "two")]
    assert verify("figs") == (1, f"{lines[0]}{lines[1]}2 missing\n", "")
    assert not (figs / "baselines").exists()


def test_one_is_accepted_by_name(figs, verify):
    ran = verify("figs", "--accept", "two")
    assert ran.code == 1
    assert ran.out.endswith("\naccepted: two (figs/two.md)\n    note: there was no baseline\n"
                            "1 missing, 1 accepted\n")
    assert pictures(figs) == ["two.png"]


def test_only_missing_ones_are_made(accepted, verify):
    (accepted / "one.md").write_text(CHANGED)
    (accepted / "three.md").write_text(MARKDOWN)
    before = (accepted / "baselines" / "one.png").read_bytes()
    ran = verify("figs", "--accept-missing")
    assert ran.code == 1
    assert ran.out == (f"changed: one (figs/one.md)\n    {SAID}\n"
                       "accepted: three (figs/three.md)\n    note: there was no baseline\n"
                       "1 changed, 1 accepted, 1 same\n")
    assert (accepted / "baselines" / "one.png").read_bytes() == before


def test_what_is_the_same_is_counted(accepted, verify):
    assert verify("figs") == (0, "2 same\n", "")
    assert verify("figs", "-q") == (0, "", "")


def test_a_change_is_named_until_it_is_accepted(accepted, verify):
    (accepted / "one.md").write_text(CHANGED)
    assert verify("figs") == (1, f"changed: one (figs/one.md)\n    {SAID}\n1 changed, 1 same\n", "")
    assert verify("figs", "-q") == (1, f"changed: one (figs/one.md)\n    {SAID}\n", "")
    assert verify("figs", "--accept", "one").code == 0
    assert verify("figs") == (0, "2 same\n", "")


def test_another_style_is_a_change(accepted, verify):
    ran = verify("figs", "--style", "dark")
    assert ran.code == 1
    assert ran.out.endswith("2 changed\n")
    assert ran.out.startswith("changed: one (figs/one.md)\n    style paper -> dark: ")


def test_a_description_with_nothing_to_draw_fails_alone(accepted, verify):
    (accepted / "one.md").write_text("The meeting is on Tuesday.\n")
    ran = verify("figs")
    assert ran.code == 1
    assert ran.out.startswith("failed: one (figs/one.md)\n    figs/one.md: the text describes no heatmap")
    assert ran.out.endswith("\n1 failed, 1 same\n")


def test_a_broken_baseline_is_told_and_can_be_replaced(accepted, verify):
    path = accepted / "baselines" / "one.png"
    path.write_bytes(path.read_bytes()[:-3000])
    ran = verify("figs")
    assert ran.code == 1
    assert ran.out.startswith("failed: one (figs/one.md)\n    figs/baselines/one.png: a broken picture: ")
    assert verify("figs", "--accept", "one").code == 0
    assert verify("figs") == (0, "2 same\n", "")


def test_a_stale_baseline_is_named_and_kept(accepted, verify):
    (accepted / "two.md").unlink()
    assert verify("figs") == (0, (
        "stale: two\n    nothing draws figs/baselines/two.png any more; delete it\n1 stale, 1 same\n"), "")
    assert pictures(accepted) == ["one.png", "two.png"]


def test_baselines_of_files_that_were_not_asked_for_are_not_stale(accepted, verify):
    assert verify("figs/one.md") == (0, "1 same\n", "")


def test_a_spec_table_or_picture_of_replot_is_verified_too(accepted, replot, verify):
    replot("draw", "figs/one.md", "-o", "figs/one.svg", "-q")
    (accepted / "one.md").unlink()
    assert verify("figs/one.svg") == (0, "1 same\n", "")


def test_the_text_engine_is_one_note_for_all(accepted, verify):
    from replot.comparing.faults import HARMLESS, Studio
    from replot.reading import read
    from replot.style import Style

    [fault] = [one for one in HARMLESS if one.name == "text by matplotlib's engine"]
    for name in ("one", "two"):
        trial = fault.make(Studio(read(accepted / f"{name}.md"), Style.load("paper"), True))
        (accepted / "baselines" / f"{name}.png").write_bytes(trial.png)
    assert verify("figs") == (0, "note: the text engine changed, nothing else (2 figures)\n2 same\n", "")


def test_json_counts_and_names(accepted, verify):
    (accepted / "one.md").write_text(CHANGED)
    data = json.loads(verify("figs", "--format", "json").out)
    assert data["counts"] == {"failed": 0, "changed": 1, "missing": 0, "stale": 0, "accepted": 0, "same": 1}
    one, two = data["entries"]
    assert (one["name"], one["status"], one["baseline"], one["source"]) == (
        "one", "changed", "figs/baselines/one.png", "figs/one.md")
    assert [change["message"] for change in one["changes"]] == [SAID]
    assert (two["name"], two["status"], two["changes"]) == ("two", "same", [])


def test_github_has_an_error_for_a_change_and_a_warning_for_a_stale_baseline(accepted, verify):
    (accepted / "one.md").write_text(CHANGED)
    (accepted / "two.md").unlink()
    assert verify("figs", "--format", "github") == (1, (
        f"::error file=figs/one.md,title=one%3A changed::{SAID}\n"
        "::warning file=figs/baselines/two.png,title=two%3A stale::"
        "nothing draws figs/baselines/two.png any more; delete it\n"), "")


def test_junit_has_a_case_for_each(accepted, verify):
    (accepted / "one.md").write_text(CHANGED)
    (accepted / "three.md").write_text("The meeting is on Tuesday.\n")
    suite = ET.fromstring(verify("figs", "--format", "junit").out.encode())
    assert suite.attrib == {"name": "replot", "tests": "3", "failures": "1", "errors": "1", "skipped": "0"}
    assert [(case.attrib["name"], [child.tag for child in case]) for case in suite] == [
        ("three", ["error"]), ("one", ["failure"]), ("two", [])]


def test_a_page_has_the_command_that_accepts(accepted, verify):
    (accepted / "one.md").write_text(CHANGED)
    assert verify("figs", "--style", "paper", "--report", "page.html").code == 1
    page = Path("page.html").read_text()
    assert "<pre><code>replot verify figs --accept one</code></pre>" in page
    assert page.index('id="figure-1">one</h2>') < page.index('id="figure-2">two</h2>')
    assert verify("figs", "--format", "html").out == page


@pytest.mark.parametrize(("name", "stem"), [
    ("<script>alert(1)<.md", "_script_alert(1)"),
    ("a\\..\\..\\b.md", "a_.._.._b"),
    ("-x.md", "-x"),
    ("{{7*7}}$(id)`id`.md", "{{7_7}}$(id)`id`"),
    ("sp ace'\".md", "sp ace'"),
    ("\u202eexe.md", "\u202eexe"),
    ("bad\udcff.md", "bad\udcff"),
    ("x" * 240 + ".md", "x" * 191 + "-718df670"),
])
def test_odd_names_stay_in_the_folder_and_are_no_markup(tmp_path, monkeypatch, verify, name, stem):
    monkeypatch.chdir(tmp_path)
    Path("figs").mkdir()
    Path("figs", name).write_text(MARKDOWN)
    assert verify("figs", "--accept-missing").code == 0
    assert pictures(Path("figs")) == [f"{stem}.png"]
    Path("figs", name).write_text(CHANGED)
    ran = verify("figs", "--report", "page.html")
    assert ran.code == 1
    assert f"    {SAID}\n" in ran.out
    assert "\u202e" not in ran.out
    page = Path("page.html").read_text()
    assert page.count("<script") == 1
    assert "49" not in page.partition("<h2")[2].partition("</h2>")[0]
    for form in ("json", "github", "junit"):
        assert verify("figs", "--format", form).code == 1
    assert verify("figs", f"--accept={stem}").code == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["figs", "page.html"]


@pytest.mark.parametrize(("arguments", "message"), [
    (("nothere",), "nothere: no such file or folder"),
    (("empty",), "empty: no description in this folder (*.txt, *.text, *.md, *.markdown)"),
    (("figs", "--accept", "three"), "no figure is called 'three'; there are one, two"),
    (("figs", "--accept", "../../one"), "no figure is called '../../one'; there are one, two"),
    (("figs", "more"), "figs and more: --baselines must say where the baselines of several folders are"),
    (("figs", "more", "-b", "base"), "figs/one.md and more/one.md would both have the baseline one.png"),
    (("figs", "--style", "papper"), "there is no style 'papper'"),
    (("figs", "--report", "no/page.html"),
     "no/page.html: cannot be written: No such file or directory; make the folder first"),
])
def test_wrong_usage_is_one_line(figs, verify, arguments, message):
    Path("empty").mkdir()
    Path("more").mkdir()
    Path("more", "one.md").write_text(MARKDOWN)
    ran = verify(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"replot: error: {message}")
    assert ran.err.count("\n") == 1


def test_baselines_that_cannot_be_written_are_told(figs, verify):
    Path("file").write_text("")
    assert verify("figs/one.md", "-b", "file/base", "--accept-all") == (
        1, "failed: one (figs/one.md)\n    file/base: cannot be made: Not a directory\n1 failed\n", "")


@pytest.mark.slow
def test_several_processes_give_the_same(accepted, replot, verify):
    (accepted / "one.md").write_text(CHANGED)
    assert replot("verify", "figs", "-j", "2") == verify("figs")
