"""The pytest plugin: figures compared with their baselines, cell by cell.

::

    def test_accuracy(figure_regression):
        figure_regression(figure)             # a replot Figure, a matplotlib Figure or Axes, or a path

A baseline is a PNG beside the tests, with the figure inside. ``pytest --replot-accept`` makes new
pictures the baselines, ``--replot-accept=NAME`` one of them, ``--replot-accept-missing`` only those
that have none.
"""

from __future__ import annotations

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
                          accept=ALL in wanted or name in wanted, source=self._request.node.nodeid,
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
            return opened(to_bytes(source.figure, "png", look))
        return source

    def _keep(self, entry: Entry) -> None:
        """Put the pictures where a person can look at them, and tell the gatherer."""
        from replot.comparing.shown import difference_picture

        if entry.status != "same":
            folder = _results(self._config)
            folder.mkdir(parents=True, exist_ok=True)
            difference = None
            if entry.old and entry.new:
                difference = difference_picture(entry.old, entry.new, entry.changes)
            for kind, data in (("old", entry.old), ("new", entry.new), ("difference", difference)):
                if data:
                    (folder / f"{entry.name}.{kind}.png").write_bytes(data)
        records = self._request.node.stash.setdefault(_RECORDS, [])
        if any(record["baseline"] == entry.baseline for record in records):
            pytest.fail(f"{entry.name}: two figures of this test have one name", pytrace=False)
        records.append(_record(entry))

    def _why(self, entry: Entry) -> str:
        results = _results(self._config)
        how = f"--replot-accept={entry.name}"
        if entry.status == "missing":
            return (f"{entry.name}: there is no baseline {entry.baseline}\n"
                    f"Look at {results / f'{entry.name}.new.png'} and accept it: pytest {how}")
        if entry.status == "failed":
            return f"{entry.name}: {entry.error}\nA new baseline takes its place by: pytest {how}"
        lines = [f"{entry.name} differs from its baseline {entry.baseline}:"]
        lines += [f"  {change.message}" for change in entry.changes[:SHOWN]]
        if len(entry.changes) > SHOWN:
            lines.append(f"  and {len(entry.changes) - SHOWN} more changes")
        lines += [f"  note: {note}" for note in entry.notes]
        lines.append(f"Look at {results / f'{entry.name}.difference.png'}; accept it by: pytest {how}")
        return "\n".join(lines)


_RECORDS = pytest.StashKey[list[dict[str, Any]]]()


def _results(config: pytest.Config) -> Path:
    given = config.getoption("replot_results")
    return Path(given).absolute() if given else config.rootpath / config.getini("replot_results")


def _record(entry: Entry) -> dict[str, Any]:
    """An entry without its pictures, such that it can travel between processes."""
    return {"name": entry.name, "status": entry.status, "baseline": entry.baseline, "source": entry.source,
            "error": entry.error, "notes": list(entry.notes),
            "changes": [{"kind": change.kind, "message": change.message} for change in entry.changes]}


class _Gatherer:
    """Takes what every test found to the end of the run: report, summary, stale baselines."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.records: list[dict[str, Any]] = []
        self.modules: set[str] = set()
        self.complete = True
        self.is_worker = hasattr(config, "workerinput")
        if not self.is_worker:
            # pictures of an earlier run would be taken for those of this one
            for pattern in ("*.old.png", "*.new.png", "*.difference.png", "report.html"):
                for path in _results(config).glob(pattern):
                    path.unlink(missing_ok=True)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
        """Let the records travel with the report of the test, from one process to another."""
        report: Any = yield
        if call.when == "call":
            report.replot = item.stash.get(_RECORDS, [])
        return report

    def pytest_deselected(self, items: list[pytest.Item]) -> None:
        """Baselines of tests that did not run are not stale."""
        self.complete &= not items

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Gather."""
        self.modules.add(report.nodeid.partition("::")[0])
        self.complete &= report.outcome != "skipped"
        self.records += getattr(report, "replot", [])

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Write the report, if there is anything to look at."""
        if self.is_worker:
            return
        self.complete &= not (session.shouldstop or session.shouldfail)
        bad = [record for record in self.records if record["status"] != "same"]
        if bad or (self.records and self.config.getoption("replot_report")):
            from replot.comparing.report import as_html

            folder = _results(self.config)
            folder.mkdir(parents=True, exist_ok=True)
            entries = [*map(self._entry, self.records), *self._stale()]
            (folder / "report.html").write_text(
                as_html(entries, "Figures", "pytest --replot-accept={name}"), encoding="utf-8")

    def _entry(self, record: dict[str, Any]) -> Entry:
        from replot.comparing.baselines import Entry
        from replot.comparing.changes import Change

        paths = {kind: _results(self.config) / f"{record['name']}.{kind}.png" for kind in ("old", "new")}
        pictures = {kind: path.read_bytes() if path.is_file() else None for kind, path in paths.items()}
        changes = tuple(Change(change["kind"], change["message"]) for change in record["changes"])
        return Entry(**{**record, "changes": changes, "notes": tuple(record["notes"]), **pictures})

    def _stale(self) -> list[Entry]:
        """Baselines that no test asked for, if all tests that may ask for them have run."""
        from replot.comparing.baselines import stale

        options = self.config.option
        if not self.complete or options.keyword or options.markexpr or getattr(options, "lf", False) or any(
                "::" in argument for argument in self.config.args):
            return []
        used = [Path(record["baseline"]) for record in self.records]
        out: list[Entry] = []
        for folder in sorted({path.parent for path in used}):
            tests = {path.resolve() for pattern in self.config.getini("python_files")
                     for path in folder.parent.glob(pattern)}
            if tests <= {(self.config.rootpath / module).resolve() for module in self.modules}:
                out += stale(folder, used)
        return out

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        """What was accepted, what is stale, and where the report is."""
        if self.is_worker or not self.records:
            return
        lines = [f"accepted: {record['baseline']}" for record in self.records
                 if record["status"] == "accepted"]
        users = Counter(record["baseline"] for record in self.records)
        lines += [f"shared: {baseline} belongs to {count} figures; give them names"
                  for baseline, count in users.items() if count > 1]
        lines += [f"stale: {entry.baseline} (no test draws it; delete it)" for entry in self._stale()]
        unknown = {name for name in _accepted(self.config) if name != ALL} - {r["name"] for r in self.records}
        lines += [f"not accepted: no figure of these tests is called {name!r}" for name in sorted(unknown)]
        report = _results(self.config) / "report.html"
        lines += [f"report: {report}"] if report.is_file() else []
        if lines:
            terminalreporter.section("replot")
            for line in lines:
                terminalreporter.line(line)
