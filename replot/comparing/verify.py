"""Descriptions drawn and compared with their baselines, spread over the cores."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from replot.comparing.baselines import Entry, check, file_name, stale
from replot.errors import ReplotError
from replot.pool import Died, cores, run
from replot.style import Style

__all__ = ["ALL", "verify"]

ALL = "*"
"""In place of a name: every figure."""


@dataclass(frozen=True, slots=True)
class _Task:
    source: str
    name: str
    baseline: str
    style: Style
    accept: bool
    accept_missing: bool


def verify(sources: Sequence[str | os.PathLike[str]], baselines: str | os.PathLike[str], *,
           style: str | Path | Style = "paper", accept: Sequence[str] = (), accept_missing: bool = False,
           jobs: int | None = None) -> Iterator[Entry]:
    """Draw descriptions, specs or tables and compare each picture with its baseline.

    Parameters
    ----------
    sources : sequence of path-like
        The baseline of ``a/b.txt`` is ``b.png``.
    baselines : path-like
        The folder of the baselines.
    style : str, Path or Style
    accept : sequence of str
        Names of figures whose new picture becomes the baseline; :data:`ALL` stands for all.
    accept_missing : bool
        Make baselines for the figures that have none.
    jobs : int, optional
        Processes; None is one per core, 1 works in this process.

    Yields
    ------
    Entry
        One for each source, as they finish, then one for each baseline that none of them draws.

    Raises
    ------
    ReplotError
        If two sources have one name, `accept` names no source, or a baseline cannot be written.
    """
    folder, look = Path(baselines), Style.load(style)
    names: dict[str, str] = {}
    for given in sources:
        source = os.fspath(given)
        name = file_name(Path(source).stem)
        if name in names:
            raise ReplotError(f"{names[name]} and {source} would both have the baseline {name}.png")
        names[name] = source
    unknown = [name for name in accept if name != ALL and name not in names]
    if unknown:
        raise ReplotError(f"no figure is called {unknown[0]!r}; there are {', '.join(sorted(names)[:10])}"
                          + (", ..." if len(names) > 10 else ""))
    tasks = [_Task(source, name, str(folder / f"{name}.png"), look, name in accept or ALL in accept,
                   accept_missing) for name, source in names.items()]
    jobs = min(jobs or cores(), len(tasks))
    if jobs <= 1:
        for task in tasks:
            yield _work(task)
    else:
        with closing(run(_work, tasks, jobs)) as results:
            for task, result in results:
                yield Entry(task.name, "failed", task.baseline, source=task.source,
                            error=f"the program ended: {result.why}") if isinstance(result, Died) else result
    yield from stale(folder, [Path(task.baseline) for task in tasks])


def _work(task: _Task) -> Entry:
    """Draw and compare one; whatever goes wrong is told, not raised."""
    from replot.drawing import to_bytes
    from replot.reading import read

    try:
        picture = to_bytes(read(task.source), "png", task.style)
        return check(task.name, picture, Path(task.baseline), accept=task.accept,
                     accept_missing=task.accept_missing, source=task.source)
    except ReplotError as error:
        return Entry(task.name, "failed", task.baseline, error=str(error), source=task.source)
    # a fault of the program must not stop the other figures
    except Exception as error:
        return Entry(task.name, "failed", task.baseline, error=f"{type(error).__name__}: {error}",
                     source=task.source)
