"""The pytest plugin: figures compared with their baselines, cell by cell.

::

    def test_accuracy(figure_regression):
        figure_regression(figure)             # a replot Figure, a matplotlib Figure or Axes, or a path

A baseline is a PNG beside the tests, with the figure inside. ``pytest --replot-accept`` makes new
pictures the baselines, ``--replot-accept=NAME`` one of them, ``--replot-accept-missing`` only those
that have none. See docs/regression.md.
"""

from __future__ import annotations

import json
import shlex
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from replot.comparing.baselines import Entry
    from replot.style import Style

__all__ = ["FigureRegression"]

ALL = "*"
REPORT = "report.html"
WRITTEN = "written.json"
"""The names of what a run left in the folder of the results; the next one takes it away."""

SHOWN = 15
"""So many changes are written into the message of a failed test."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options and settings of the plugin."""
    group = parser.getgroup("replot", "figures compared with their baselines")
    group.addoption("--replot-accept", nargs="?", const=ALL, action="append", metavar="NAME",
                    help="make new pictures the baselines: all that differ, or the one called NAME")
    group.addoption("--replot-accept-missing", action="store_true",
                    help="make baselines only for figures that have none")
    group.addoption("--replot-baselines", metavar="DIR", help="the folder of the baselines")
    group.addoption("--replot-results", metavar="DIR",
                    help="where the pictures of failed comparisons are put, and the report")
    group.addoption("--replot-report", action="store_true",
                    help="write a report even if nothing failed")
    parser.addini("replot_baselines", "the folder of the baselines, from the folder of the test or absolute",
                  default="baselines")
    parser.addini("replot_results", "where the pictures of failed comparisons are put, from the root folder",
                  default=".replot")
    parser.addini("replot_style", "the style in which figures are drawn", default="paper")


def pytest_configure(config: pytest.Config) -> None:
    """Gather what the tests find, in this process and from those of pytest-xdist."""
    for name in _accepted(config):
        if name != ALL and Path(name).exists() and (name.endswith((".py", "/")) or Path(name).is_dir()):
            raise pytest.UsageError(f"--replot-accept {name}: a name of a figure is expected here; write "
                                    "--replot-accept=NAME, or put the option after the files to accept all")
    config.pluginmanager.register(_Gatherer(config), "replot-gatherer")


def _accepted(config: pytest.Config) -> list[str]:
    """The names that were given, as they are; :data:`ALL` among them stands for every figure."""
    return list(config.getoption("replot_accept") or [])


@pytest.fixture
def figure_regression(request: pytest.FixtureRequest) -> FigureRegression:
    """Compare a figure with its baseline; see :class:`FigureRegression`."""
    return FigureRegression(request)


class FigureRegression:
    """Compares figures of one test with their baselines.

    Attributes
    ----------
    folder : Path
        Of the baselines.
    """

    def __init__(self, request: pytest.FixtureRequest) -> None:
        self._request = request
        self._config = request.config
        given = self._config.getoption("replot_baselines")
        ini = Path(self._config.getini("replot_baselines"))
        self.folder = Path(given).absolute() if given else request.path.parent / ini
        self._count = 0

    def __call__(self, figure: Any, *, name: str | None = None,
                 style: str | Path | Style | None = None) -> None:
        """Compare a figure with its baseline and fail if anything changed.

        Parameters
        ----------
        figure : Figure, matplotlib Figure or Axes, or path
            A path names a picture, or a description, spec or table that is drawn first. A figure of
            matplotlib is drawn by matplotlib; what it shows is read from its artists.
        name : str, optional
            Of the baseline without its suffix; by default the name of the test, with a number from
            the second figure on.
        style : str, Path or Style, optional
            What a figure of replot is drawn in.
        """
        __tracebackhide__ = True
        from replot.comparing.baselines import check, file_name
        from replot.errors import ReplotError

        self._count += 1
        own = file_name(self._request.node.name) + (f"_{self._count}" if self._count > 1 else "")
        name = file_name(name) if name else own
        wanted = _accepted(self._config)
        try:
            entry = check(name, self._source(figure, style), self.folder / f"{name}.png",
                          accept=ALL in wanted or name in map(file_name, wanted),
                          source=self._request.node.nodeid,
                          accept_missing=bool(self._config.getoption("replot_accept_missing")))
        except ReplotError as error:
            pytest.fail(f"{name}: {error}", pytrace=False)
        self._keep(entry)
        if entry.status == "accepted":
            return
        if entry.bad:
            pytest.fail(self._why(entry), pytrace=False)

    def _source(self, figure: Any, style: str | Path | Style | None) -> Any:
        from replot.comparing.sources import opened
        from replot.drawing import to_bytes

        look = style or self._config.getini("replot_style")
        source = opened(figure, look)
        if source.picture is None:
            assert source.figure is not None
            # an SVG or PDF file says itself how it is drawn
            return opened(to_bytes(source.figure, "png", style or source.style or look))
        return source

    def _keep(self, entry: Entry) -> None:
        """Put the pictures where a person can look at them, and tell the gatherer."""
        from replot.comparing.shown import difference_picture

        records = self._request.node.stash.setdefault(_RECORDS, [])
        if any(record["baseline"] == entry.baseline for record in records):
            pytest.fail(f"{entry.name}: two figures of this test have one name", pytrace=False)
        pictures = {}
        if entry.status != "same":
            difference = None
            if entry.old and entry.new:
                difference = difference_picture(entry.old, entry.new, entry.changes)
            for kind, data in (("old", entry.old), ("new", entry.new), ("difference", difference)):
                if data:
                    path = self._shown(entry, kind)
                    _folder(self._config)
                    path.write_bytes(data)
                    pictures[kind] = path.name
        records.append({**entry.to_dict(), "pictures": pictures})

    def _shown(self, entry: Entry, kind: str) -> Path:
        """Where a picture of a figure is put: tests of two modules may have one name."""
        from replot.comparing.baselines import file_name

        module = self._request.node.nodeid.partition("::")[0].removesuffix(".py")
        return _results(self._config) / f"{file_name(f'{module}-{entry.name}')}.{kind}.png"

    def _why(self, entry: Entry) -> str:
        how = f"--replot-accept={shlex.quote(entry.name)}"
        if entry.status == "missing":
            return (f"{entry.name}: there is no baseline {entry.baseline}\n"
                    f"Look at {self._shown(entry, 'new')} and accept it: pytest {how}")
        if entry.status == "failed":
            return f"{entry.name}: {entry.error}\nA new baseline takes its place by: pytest {how}"
        lines = [f"{entry.name} differs from its baseline {entry.baseline}:"]
        lines += [f"  {change.message}" for change in entry.changes[:SHOWN]]
        if len(entry.changes) > SHOWN:
            lines.append(f"  and {len(entry.changes) - SHOWN} more changes")
        lines += [f"  note: {note}" for note in entry.notes]
        lines.append(f"Look at {self._shown(entry, 'difference')}; accept it by: pytest {how}")
        return "\n".join(lines)


_RECORDS = pytest.StashKey[list[dict[str, Any]]]()


def _results(config: pytest.Config) -> Path:
    given = config.getoption("replot_results")
    return Path(given).absolute() if given else config.rootpath / config.getini("replot_results")


def _folder(config: pytest.Config) -> Path:
    """The folder of the results, made if it is not there; version control need not see it."""
    folder = _results(config)
    if not folder.is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / ".gitignore").write_text("*\n")
    return folder


class _Gatherer:
    """Takes what every test found to the end of the run: report, summary, stale baselines."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.records: list[dict[str, Any]] = []
        self.modules: set[str] = set()
        self.complete = True
        self.is_worker = hasattr(config, "workerinput")
        if not self.is_worker:
            self._forget()

    def _forget(self) -> None:
        """Take away what the last run wrote: it would be taken for pictures of this one."""
        folder = _results(self.config)
        try:
            written = json.loads((folder / WRITTEN).read_text("utf-8"))
        except (OSError, ValueError):
            return
        for name in written if isinstance(written, list) else []:
            # the list may have been edited: nothing else in the folder goes, and nothing outside of it
            if isinstance(name, str) and name == Path(name).name and name.endswith((".png", ".html")):
                (folder / name).unlink(missing_ok=True)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
        """Let the records travel with the report of the test, from one process to another."""
        report: Any = yield
        if call.when == "call":
            # as one text, which any process can send
            report.replot = json.dumps(item.stash.get(_RECORDS, []), default=str)
        return report

    def pytest_deselected(self, items: list[pytest.Item]) -> None:
        """Baselines of tests that did not run are not stale."""
        self.complete &= not items

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Gather."""
        self.modules.add(report.nodeid.partition("::")[0])
        # a test that failed may have had further figures
        self.complete &= report.outcome == "passed"
        self.records += json.loads(getattr(report, "replot", "[]"))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Write the report, if there is anything to look at."""
        if self.is_worker:
            return
        self.complete &= not (session.shouldstop or session.shouldfail)
        bad = [record for record in self.records if record["status"] != "same"]
        if bad or (self.records and self.config.getoption("replot_report")):
            from replot.comparing.report import as_html

            folder = _folder(self.config)
            entries = [*map(self._entry, self.records), *self._stale()]
            (folder / REPORT).write_text(
                as_html(entries, "Figures", "pytest --replot-accept={name}"), encoding="utf-8")
            written = [REPORT, *(name for record in bad for name in record["pictures"].values())]
            (folder / WRITTEN).write_text(json.dumps(written, indent=1), encoding="utf-8")

    def _entry(self, record: dict[str, Any]) -> Entry:
        from replot.comparing.baselines import Entry

        paths = {kind: _results(self.config) / record["pictures"].get(kind, "") for kind in ("old", "new")}
        pictures = {kind: path.read_bytes() if path.is_file() else None for kind, path in paths.items()}
        return Entry.from_dict(record, **pictures)

    def _stale(self) -> list[Entry]:
        """Baselines that no test asked for, if all tests that may ask for them have run."""
        from replot.comparing.baselines import stale

        options = self.config.option
        chosen = options.keyword or options.markexpr or options.deselect or getattr(options, "lf", False)
        if not self.complete or chosen or any("::" in argument for argument in self.config.args):
            return []
        used = [Path(record["baseline"]) for record in self.records]
        ran = {(self.config.rootpath / module).resolve() for module in self.modules}
        out: list[Entry] = []
        for folder in sorted({path.parent for path in used}):
            tests = {path.resolve() for pattern in self.config.getini("python_files")
                     for path in folder.parent.glob(pattern)}
            if tests <= ran if self._beside else self.config.args_source != pytest.Config.ArgsSource.ARGS:
                out += stale(folder, used)
        return out

    @property
    def _beside(self) -> bool:
        """Whether each folder of tests has baselines of its own."""
        given = self.config.getoption("replot_baselines")
        return not given and len(Path(self.config.getini("replot_baselines")).parts) == 1

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        """What was accepted, what is stale, and where the report is."""
        if self.is_worker or not self.records:
            return
        from replot.comparing.baselines import file_name
        from replot.comparing.report import notes_of

        lines = [f"accepted: {record['baseline']}" for record in self.records
                 if record["status"] == "accepted"]
        users = Counter(record["baseline"] for record in self.records)
        lines += [f"shared: {baseline} belongs to {count} figures; give them names"
                  for baseline, count in users.items() if count > 1]
        lines += [f"stale: {entry.baseline} (no test draws it; delete it)" for entry in self._stale()]
        known = {record["name"] for record in self.records}
        lines += [f"not accepted: no figure of these tests is called {name!r}"
                  for name in sorted(set(_accepted(self.config)) - {ALL}) if file_name(name) not in known]
        lines += notes_of(map(self._entry, self.records))
        report = _results(self.config) / REPORT
        lines += [f"report: {report}"] if report.is_file() else []
        if lines:
            terminalreporter.section("replot")
            for line in lines:
                terminalreporter.line(line)
