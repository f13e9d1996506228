"""The pytest plugin, by suites that are run in this process or, for pytest-xdist, in others."""

from __future__ import annotations

import base64
import io
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

from replot import read
from replot.comparing import compare
from replot.comparing.baselines import check
from replot.comparing.report import as_html
from replot.comparing.shown import FRAME_NEW, FRAME_OLD, OUTLINE
from replot.comparing.sources import opened
from replot.drawing import to_bytes

pytest_plugins = "pytester"

PREFACE = """
import pytest
from replot.figure import *

def figure(value, rows="c", title="T"):
    panels = Panel(Axis("x", ("a", "b")), Axis("y", tuple(rows)), Grid([[value, 2.0]] * len(rows)), None,
                   ColorScale("Blues", 0, 3))
    return Figure((panels,), title)

def axes(value, label="Accuracy", size=(4, 3)):
    from matplotlib.figure import Figure as Canvas
    ax = Canvas(size, dpi=100).subplots()
    mesh = ax.pcolormesh([[value, 2.0], [0.5, 1.0]], cmap="Blues", vmin=0, vmax=3)
    ax.set(xticks=[0.5, 1.5], xticklabels=["a", "b"], yticks=[0.5, 1.5], yticklabels=["c", "d"])
    ax.figure.colorbar(mesh, ax=ax, label=label)
    return ax
"""
ONE = """
def test_one(figure_regression):
    figure_regression(figure(%s))
"""


@pytest.fixture(scope="module", autouse=True)
def loaded(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Load what a run may load: pytester forgets it after the run, and matplotlib must not be there twice."""
    names: dict[str, Any] = {}
    exec(PREFACE, names)
    pictures = [opened(names["axes"](value)).picture for value in (1.0, 1.5)]
    path = tmp_path_factory.mktemp("loaded") / "x.png"
    path.write_bytes(pictures[0].data)
    as_html([check("x", pictures[1].data, path)])
    names["axes"](1.0).figure.savefig(path)
    compare(path, to_bytes(names["figure"](1.0), "png"))
    to_bytes(names["figure"](1.0), "svg")


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Callable[..., pytest.RunResult]:
    """Run a test module with no plugin but this one and those that are named."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    for name in ("CI", "BUILD_NUMBER"):  # where one is set, pytest repeats every message in full at the end
        monkeypatch.delenv(name, raising=False)

    def run(tests: str, *options: str, apart: bool = False) -> pytest.RunResult:
        pytester.makepyfile(test_it=PREFACE + tests)
        plugin = ("-p", "replot.plugin", "-p", "no:cacheprovider", "--assert=plain")
        return (pytester.runpytest_subprocess if apart else pytester.runpytest_inprocess)(*plugin, *options)

    return run


def lines(result: pytest.RunResult) -> list[str]:
    """What the run said of figures at its end."""
    out = result.outlines
    start = next((k for k, line in enumerate(out) if re.fullmatch("=+ replot =+", line)), len(out))
    return [line for line in out[start + 1:] if line and not line.startswith(("=", "FAILED", "ERROR"))]


def test_the_first_run_fails_and_says_how_to_accept(suite, pytester: pytest.Pytester):
    result = suite(ONE % 1.0)
    result.assert_outcomes(failed=1)
    root = pytester.path
    result.stdout.fnmatch_lines([
        f"test_one: there is no baseline {root}/baselines/test_one.png",
        f"Look at {root}/.replot/test_it-test_one.new.png and accept it: pytest --replot-accept=test_one"])
    assert (root / ".replot" / "test_it-test_one.new.png").is_file()
    assert (root / ".replot" / ".gitignore").read_text() == "*\n"
    assert not (root / "baselines").exists()
    assert lines(result) == [f"report: {root}/.replot/report.html"]


def test_all_are_accepted_and_then_the_same(suite, pytester: pytest.Pytester):
    result = suite(ONE % 1.0, "--replot-accept")
    result.assert_outcomes(passed=1)
    assert lines(result)[0] == f"accepted: {pytester.path}/baselines/test_one.png"
    result = suite(ONE % 1.0)
    result.assert_outcomes(passed=1)
    assert lines(result) == []
    assert read(pytester.path / "baselines" / "test_one.png").panels[0].grid.values.tolist() == [[1, 2]]


def test_a_change_is_named_with_old_new_and_difference(suite, pytester: pytest.Pytester):
    suite(ONE % 1.0, "--replot-accept")
    result = suite(ONE % 1.5)
    result.assert_outcomes(failed=1)
    root = pytester.path
    result.stdout.fnmatch_lines([
        f"test_one differs from its baseline {root}/baselines/test_one.png:",
        "  y c, x a: 1 -> 1.5",
        f"Look at {root}/.replot/test_it-test_one.difference.png; accept it by: pytest "
        "--replot-accept=test_one"])
    result.stdout.no_fnmatch_line("*Traceback*")
    assert sorted(path.name for path in (root / ".replot").iterdir()) == [
        ".gitignore", "report.html", "test_it-test_one.difference.png", "test_it-test_one.new.png",
        "test_it-test_one.old.png", "written.json"]
    page = (root / ".replot" / "report.html").read_text()
    assert "y c, x a: 1 -&gt; 1.5" in page
    assert "<pre><code>pytest --replot-accept=test_one</code></pre>" in page


def test_changed_cells_are_outlined_in_the_report(suite, pytester: pytest.Pytester):
    suite(ONE % 1.0, "--replot-accept")
    suite(ONE % 1.5)
    difference = np.asarray(Image.open(pytester.path / ".replot" / "test_it-test_one.difference.png"))
    page = (pytester.path / ".replot" / "report.html").read_text()
    assert (difference == OUTLINE).all(axis=-1).sum() > 100
    shown = [np.asarray(Image.open(io.BytesIO(base64.b64decode(data))).convert("RGB"))
             for data in re.findall(r'src="data:image/png;base64,([^"]+)', page)]
    assert np.array_equal(shown[2], difference)


TWO = """
@pytest.mark.parametrize("name", ["first", "second"])
def test_two(figure_regression, name):
    figure_regression(figure(%s))
"""


def test_one_is_accepted_by_name(suite):
    suite(TWO % 1.0, "--replot-accept")
    result = suite(TWO % 1.5, "--replot-accept=test_two[first]")
    result.assert_outcomes(passed=1, failed=1)
    assert [line.rpartition("/")[2] for line in lines(result) if line.startswith("accepted")] == [
        "test_two_first.png"]
    suite(TWO % 1.5, "--replot-accept=test_two_second").assert_outcomes(passed=2)
    suite(TWO % 1.5).assert_outcomes(passed=2)


def test_a_name_that_no_figure_has_is_told(suite):
    result = suite(ONE % 1.0, "--replot-accept=test_tow")
    result.assert_outcomes(failed=1)
    assert "not accepted: no figure of these tests is called 'test_tow'" in lines(result)


def test_accept_in_front_of_a_file_is_not_taken_for_a_name(suite):
    result = suite(ONE % 1.0, "--replot-accept", "test_it.py")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["ERROR: --replot-accept test_it.py: a name of a figure is expected here; *"])


def test_only_missing_ones_are_made(suite, pytester: pytest.Pytester):
    suite(ONE % 1.0, "--replot-accept")
    before = (pytester.path / "baselines" / "test_one.png").read_bytes()
    more = ONE % 1.5 + (ONE % 1.0).replace("one", "more")
    result = suite(more, "--replot-accept-missing")
    result.assert_outcomes(passed=1, failed=1)
    assert (pytester.path / "baselines" / "test_one.png").read_bytes() == before
    assert (pytester.path / "baselines" / "test_more.png").is_file()


def test_what_is_drawn_wider_fails_with_both_frames(suite, pytester: pytest.Pytester):
    draw = "def test_one(figure_regression):\n    figure_regression(axes(1.0, size=(%s, 3)))\n"
    suite(draw % 4, "--replot-accept")
    result = suite(draw % 4.01)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["  size 400 x 300 -> 401 x 300 pixels"])
    picture = np.asarray(Image.open(pytester.path / ".replot" / "test_it-test_one.difference.png"))
    assert picture.shape == (300, 401, 3)
    assert (picture[150, 398] == FRAME_OLD).all()
    assert (picture[150, 400] == FRAME_NEW).all()


@pytest.mark.slow
def test_a_figure_a_figure_of_matplotlib_an_axes_and_a_path_are_taken(suite, pytester: pytest.Pytester):
    tests = """
def test_replot(figure_regression):
    figure_regression(figure(VALUE))
def test_axes(figure_regression):
    figure_regression(axes(VALUE))
def test_matplotlib(figure_regression):
    figure_regression(axes(VALUE).figure)
def test_table(figure_regression, tmp_path):
    (tmp_path / "t.csv").write_text(f"y,a,b\\nc,{VALUE},2\\n")
    figure_regression(tmp_path / "t.csv")
@pytest.mark.parametrize("suffix", ["png", "svg"])
def test_picture(figure_regression, tmp_path, suffix):
    import replot
    replot.save(figure(VALUE), tmp_path / f"p.{suffix}", style="dark")
    figure_regression(str(tmp_path / f"p.{suffix}"))
def test_plain_picture(figure_regression, tmp_path):
    axes(VALUE).figure.savefig(tmp_path / "p.png")
    figure_regression(tmp_path / "p.png")
"""
    suite(tests.replace("VALUE", "1.0"), "--replot-accept").assert_outcomes(passed=7)
    suite(tests.replace("VALUE", "1.0")).assert_outcomes(passed=7)
    result = suite(tests.replace("VALUE", "1.5"))
    result.assert_outcomes(failed=7)
    said = [line.strip() for line in result.outlines if re.match("  .*1.5$", line)]
    assert said == ["y c, x a: 1 -> 1.5", "row c, column a: 1 -> 1.5", "row c, column a: 1 -> 1.5",
                    "y c, column a: 1 -> 1.5", "y c, x a: 1 -> 1.5", "y c, x a: 1 -> 1.5"]
    assert opened(pytester.path / "baselines" / "test_picture_svg.png").style.name == "dark"


def test_several_figures_of_a_test_are_numbered_or_named(suite, pytester: pytest.Pytester):
    tests = """
def test_it(figure_regression):
    figure_regression(figure(1.0))
    figure_regression(figure(2.0))
    figure_regression(figure(3.0), name="../../x<y>")
"""
    suite(tests, "--replot-accept").assert_outcomes(passed=1)
    assert sorted(path.name for path in (pytester.path / "baselines").iterdir()) == [
        ".._.._x_y.png", "test_it.png", "test_it_2.png"]


def test_two_figures_with_one_name_are_an_error(suite):
    result = suite("def test_it(figure_regression):\n"
                   "    for k in range(2): figure_regression(figure(1.0), name='n')\n", "--replot-accept")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["n: two figures of this test have one name"])


def test_what_is_no_heatmap_fails_without_a_traceback(suite):
    result = suite("def test_it(figure_regression):\n"
                   "    from matplotlib.figure import Figure\n"
                   "    figure_regression(Figure())\n"
                   "def test_path(figure_regression):\n    figure_regression('nowhere.png')\n")
    result.assert_outcomes(failed=2)
    result.stdout.fnmatch_lines(["test_it: *no heatmap*",
                                 "test_path: nowhere.png: No such file or directory"])
    result.stdout.no_fnmatch_line("*Traceback*")


def test_a_broken_baseline_fails_and_can_be_replaced(suite, pytester: pytest.Pytester):
    suite(ONE % 1.0, "--replot-accept")
    path = pytester.path / "baselines" / "test_one.png"
    path.write_bytes(path.read_bytes()[:-2000])
    result = suite(ONE % 1.0)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines([f"test_one: {path}: a broken picture: *",
                                 "A new baseline takes its place by: pytest --replot-accept=test_one"])
    suite(ONE % 1.0, "--replot-accept=test_one").assert_outcomes(passed=1)
    suite(ONE % 1.0).assert_outcomes(passed=1)


def stale(result: pytest.RunResult) -> list[str]:
    return [line for line in lines(result) if line.startswith("stale")]


@pytest.fixture
def old(suite, pytester: pytest.Pytester) -> Path:
    """A baseline that nothing draws, beside one that is drawn."""
    suite(ONE % 1.0, "--replot-accept")
    path = pytester.path / "baselines" / "old.png"
    path.write_bytes(b"")
    return path


def test_stale_baselines_are_listed_and_kept(suite, old: Path):
    result = suite(ONE % 1.0, "--replot-report")
    assert stale(result) == [f"stale: {old} (no test draws it; delete it)"]
    assert old.exists()
    assert ">stale</span>" in (old.parent.parent / ".replot" / "report.html").read_text()


@pytest.mark.parametrize("options", [
    ("-k", "one"), ("test_it.py::test_one",), ("--deselect", "test_it.py::test_no"), ("-m", "not slow")])
def test_nothing_is_stale_where_only_some_tests_ran(suite, old: Path, options: tuple[str, ...]):
    assert stale(suite(ONE % 1.0, *options)) == []


@pytest.mark.parametrize("body", ["assert False", "pytest.skip('not today')"])
def test_nothing_is_stale_where_a_test_did_not_come_to_its_figure(suite, old: Path, body: str):
    assert stale(suite(ONE % 1.0 + f"def test_no(figure_regression):\n    {body}\n")) == []


def test_a_common_folder_is_judged_only_if_everything_ran(suite, old: Path, pytester: pytest.Pytester):
    pytester.makepyfile(test_other="def test_other(): pass\n")
    shared = f"--replot-baselines={old.parent}"
    assert stale(suite(ONE % 1.0, shared, "test_it.py")) == []
    assert len(stale(suite(ONE % 1.0, shared))) == 1


def test_tests_of_two_modules_may_have_one_name(suite, pytester: pytest.Pytester):
    for name in ("a", "b"):
        (pytester.mkpydir(name) / "test_it.py").write_text(PREFACE + ONE % {"a": 1.0, "b": 2.5}[name])
    result = suite("")
    result.assert_outcomes(failed=2)
    assert sorted(path.name for path in (pytester.path / ".replot").glob("*.png")) == [
        "a_test_it-test_one.new.png", "b_test_it-test_one.new.png"]


def test_one_baseline_for_two_tests_is_told(suite, pytester: pytest.Pytester):
    both = "".join(f"def test_{k}(figure_regression):\n    figure_regression(figure(1.0), name='same')\n"
                   for k in "ab")
    result = suite(both, "--replot-accept")
    path = pytester.path / "baselines" / "same.png"
    assert f"shared: {path} belongs to 2 figures; give them names" in lines(result)


def test_what_the_last_run_wrote_goes_and_nothing_else(suite, pytester: pytest.Pytester):
    folder = pytester.mkdir("out")
    (folder / "mine.new.png").write_bytes(b"")
    suite(ONE % 1.0, "--replot-results=out")
    assert (folder / "test_it-test_one.new.png").is_file()
    suite(ONE % 1.0, "--replot-results=out", "--replot-accept").assert_outcomes(passed=1)
    suite(ONE % 1.0, "--replot-results=out").assert_outcomes(passed=1)
    assert sorted(path.name for path in folder.iterdir()) == ["mine.new.png", "written.json"]
    (folder / "written.json").write_text('["../test_it.py", "mine.new.png", 7, "report.html"]')
    suite(ONE % 1.0, "--replot-results=out").assert_outcomes(passed=1)
    assert (pytester.path / "test_it.py").is_file()


def test_settings_come_from_the_configuration(suite, pytester: pytest.Pytester):
    pytester.makeini("[pytest]\nreplot_baselines = pics\nreplot_results = shown\nreplot_style = dark\n")
    suite(ONE % 1.0, "--replot-accept").assert_outcomes(passed=1)
    assert opened(pytester.path / "pics" / "test_one.png").style.name == "dark"
    suite(ONE % 1.5).assert_outcomes(failed=1)
    assert (pytester.path / "shown" / "report.html").is_file()


def test_a_note_on_figures_that_pass_is_one_line(suite, pytester: pytest.Pytester):
    from replot.comparing.faults import HARMLESS, Studio
    from replot.style import Style

    suite(TWO % 1.0, "--replot-accept")
    [fault] = [one for one in HARMLESS if one.name == "text by matplotlib's engine"]
    for path in (pytester.path / "baselines").iterdir():
        path.write_bytes(fault.make(Studio(read(path), Style.load("paper"), True)).png)
    result = suite(TWO % 1.0)
    result.assert_outcomes(passed=2)
    assert lines(result) == ["note: the text engine changed, nothing else (2 figures)"]


MANY = "".join(f"def test_{k}(figure_regression):\n    figure_regression(figure({k % 3}.0))\n"
               for k in range(6))


@pytest.mark.slow
def test_two_processes_give_the_same_results_and_one_report(suite, pytester: pytest.Pytester):
    suite(MANY, "--replot-accept").assert_outcomes(passed=6)
    (pytester.path / "baselines" / "old.png").write_bytes(b"")
    changed = MANY.replace("(2.0)", "(2.5)").replace("(1.0)", "(1.0, title='S')")
    alone = suite(changed)
    report = pytester.path / ".replot" / "report.html"
    page = report.read_text()
    written = sorted(path.name for path in report.parent.iterdir())
    spread = suite(changed, "-p", "xdist", "-n", "2", apart=True)
    for result in (alone, spread):
        result.assert_outcomes(passed=2, failed=4)
    assert sorted(lines(spread)) == sorted(lines(alone))
    assert report.read_text() == page
    assert sorted(path.name for path in report.parent.iterdir()) == written
    result = suite(changed, "-p", "xdist", "-n", "2", "--replot-accept", apart=True)
    result.assert_outcomes(passed=6)
    assert sum(line.startswith("accepted") for line in lines(result)) == 4
    assert len(stale(result)) == 1


MPL_ON = ("-p", "pytest_mpl.plugin")
MPL = """
@pytest.mark.mpl_image_compare
def test_theirs():
    return axes(%s).figure
def test_ours(figure_regression):
    figure_regression(axes(%s))
"""


@pytest.mark.slow
def test_both_plugins_work_in_one_run(suite, pytester: pytest.Pytester):
    suite(MPL % (1.0, 1.0), *MPL_ON, "--mpl-generate-path=baseline")
    assert [path.name for path in (pytester.path / "baseline").iterdir()] == ["test_theirs.png"]
    suite(MPL % (1.0, 1.0), *MPL_ON, "--mpl", "--replot-accept").assert_outcomes(passed=2)
    suite(MPL % (1.0, 1.0), *MPL_ON, "--mpl").assert_outcomes(passed=2)
    result = suite(MPL % (3.0, 1.5), *MPL_ON, "--mpl")
    result.assert_outcomes(failed=2)
    result.stdout.fnmatch_lines(["*Image files did not match.*", "  row c, column a: 1 -> 1.5"])


@pytest.mark.slow
@pytest.mark.parametrize("look", ["default", "classic"])
def test_baselines_of_pytest_mpl_are_taken_over(suite, pytester: pytest.Pytester, look: str):
    mark = "" if look == "classic" else "(style='default')"
    suite(f"@pytest.mark.mpl_image_compare{mark}\ndef test_it():\n    return axes(1.0).figure\n", *MPL_ON,
          "--mpl-generate-path=baseline")
    pytester.makeini("[pytest]\nreplot_baselines = baseline\n")
    ours = ("def test_it(figure_regression):\n    import matplotlib.style\n"
            f"    with matplotlib.style.context('{look}'):\n        figure_regression(axes(%s))\n")
    suite(ours % 1.0).assert_outcomes(passed=1)
    path = pytester.path / "baseline" / "test_it.png"
    assert opened(path).figure is None
    result = suite(ours % 1.5)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["  row c, column a: painted *"])
    suite(ours % 1.0, "--replot-accept").assert_outcomes(passed=1)
    assert opened(path).figure is not None
    result = suite(ours % 1.5)
    result.stdout.fnmatch_lines(["  row c, column a: 1 -> 1.5"])
