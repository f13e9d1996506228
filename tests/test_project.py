"""The project's own files: what is written for people is true."""

from __future__ import annotations

import re
import runpy
import subprocess
import tomllib
from pathlib import Path

import pytest

import replot
from replot.cli import COMMANDS
from replot.findings import CATALOGUE

ROOT = Path(__file__).parents[1]
DOCS = runpy.run_path(str(ROOT / "scripts" / "docs.py"))


def read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


LONG = {"examples/styles.png", "docs/figures/report.png"}
"""Pictures that take seconds to draw again."""


@pytest.mark.parametrize("name", [
    pytest.param(name, marks=[pytest.mark.slow] * (name in LONG)) for name in DOCS["PAGES"]])
def test_what_is_generated_is_current(name):
    assert DOCS["is_current"](ROOT / name, DOCS["PAGES"][name]()), "python3 scripts/run.py scripts/docs.py"


def test_the_description_in_the_readme_is_a_seed():
    excerpt = read("README.md").partition("```markdown\n")[2].partition("```")[0]
    seed = DOCS["SEED"].read_text("utf-8")
    pieces = [piece for line in excerpt.splitlines() for piece in line.split(", ...") if piece.strip(".")]
    assert len(pieces) > 5
    for piece in pieces:
        assert piece in seed


def test_ci_runs_the_tests_as_the_readme_does():
    commands = re.findall(r"^python3 scripts/run\.py pytest.*$", read("README.md"), re.M)
    assert len(commands) == 1
    assert f"\nrun {commands[0]}\n" in read(".ci/run")


def test_the_readme_shows_every_command():
    shown = re.findall(r"^replot ([\w-]+) ", read("README.md"), re.M)
    assert set(shown) == set(COMMANDS)


def test_the_python_of_the_readme_runs(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "description.md").write_text(DOCS["SEED"].read_text("utf-8"), "utf-8")
    code = read("README.md").partition("```python\n")[2].partition("```")[0]
    exec(compile(code, "README.md", "exec"), {})
    assert (tmp_path / "figure.pdf").read_bytes().startswith(b"%PDF")


def test_links_between_the_pages_hold():
    docs = [f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md")]
    for page in ("README.md", "CONTRIBUTING.md", *docs):
        for target in re.findall(r"\]\((?!https?:)([^)#]+)|src=\"([^\"]+)\"", read(page)):
            assert ((ROOT / page).parent / "".join(target)).exists(), (page, target)


def test_the_figure_of_the_spec_page_is_a_figure():
    import json

    example = json.loads(read("docs/spec.md").partition("```json\n")[2].partition("```")[0])
    assert replot.Figure.from_dict(example).to_dict() == example


def test_every_finding_has_a_name_of_its_own_and_is_explained():
    page = read("docs/findings.md")
    for code, about in CATALOGUE.items():
        assert f"| {code} | `{about.name}` | {about.severity} |" in page
        assert about.explanation.endswith(".")
    names = [about.name for about in CATALOGUE.values()]
    assert sorted(names) == sorted(set(names))


def test_every_room_is_explained():
    table = read("CONTRIBUTING.md").partition("## The rooms")[2].partition("## How")[0]
    for path in (ROOT / "replot").iterdir():
        if not path.name.startswith("_") and path.suffix in {"", ".py"}:
            assert re.search(rf"`{path.stem}/?`", table), path.name


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="what is checked in is known to git alone")
def test_nothing_strays_into_the_top_level():
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert {name.partition("/")[0] for name in tracked.splitlines()} == {
        ".ci", ".gitignore", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "README.md", "baseline_images",
        "benchmarks", "docs", "examples", "pyproject.toml", "replot", "scripts", "seeds", "tests"}


def test_every_dependency_says_why():
    project = tomllib.loads(read("pyproject.toml"))["project"]
    text = read("CONTRIBUTING.md").partition("## Dependencies")[2]
    extras = [requirement for extra in project["optional-dependencies"].values() for requirement in extra]
    for requirement in [*project["dependencies"], *extras]:
        assert re.match(r"[\w-]+", requirement)[0] in text or requirement.startswith("replot[")


def test_one_version():
    assert tomllib.loads(read("pyproject.toml"))["project"]["version"] == replot.__version__
    assert f"## [{replot.__version__}]" in read("CHANGELOG.md")


def test_pixels_that_differ_fail_the_portability_check(capsys):
    script = runpy.run_path(str(ROOT / "scripts" / "portability"))
    same = {"matplotlib": "3.8.4", "numpy": "2.0", "a": "(2, 3, 4) 0f", "b": "(2, 3, 4) 1e foreign"}
    lost = {**same, "matplotlib": "3.11.0", "b": "(2, 3, 4) 2d foreign"}
    assert script["report"]({"3.8": same, "3.11": lost}) == 0
    assert script["report"]({"3.8": same, "3.11": {**lost, "a": "(2, 3, 4) 0e"}}) == 1
    assert script["report"]({"3.8": same, "3.11": {key: lost[key] for key in lost if key != "a"}}) == 1
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [row[2] for row in rows if row[:1] == ["a"]] == ["same", "DIFFERS", "DIFFERS"]
    assert rows.count(["b", "same", "(D104)"]) == 3


def test_ci_checks_portability():
    assert "\nrun python3 scripts/run.py scripts/portability --home .ci/portability\n" in read(".ci/run")
