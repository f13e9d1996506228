"""Many inputs into one folder: in several processes, interruptible, with a manifest at the end."""

from __future__ import annotations

import errno
import hashlib
import json
import os
import traceback
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import closing, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from replot import __version__
from replot.errors import NotAHeatmap, ReadError, ReplotError, SpecError
from replot.figure import APPROXIMATE, RANGE, STATED, Figure, Panel
from replot.files import write_atomic
from replot.findings import Finding, Span
from replot.journal import Journal
from replot.pool import Died, cores, run
from replot.reading import PICTURES, read_data
from replot.reading.carried import FILE_LIMIT
from replot.reading.text import LIMIT, name_of, read_bytes
from replot.style import Style

if TYPE_CHECKING:
    from replot.reading.description import Limits
    from replot.transform.changes import Changes

__all__ = ["Drawn", "draw_many"]

_STOPS = (errno.ENOSPC, errno.EDQUOT, errno.EROFS)  # what goes wrong for one output goes wrong for all


@dataclass(frozen=True, slots=True)
class Drawn:
    """What became of one input.

    Attributes
    ----------
    input : str
        As it was given.
    hash : str or None
        SHA-256 of what the input holds; None if it cannot be read.
    panels : tuple of (rows, columns, cells with a number)
        What the figure shows.
    outputs : tuple of str
        The files that hold it, in the order of the formats.
    findings : tuple of Finding
        Those of the reader and those of the drawing.
    error : str or None
        Why there is no output, in one line.
    refused : bool
        The input describes no heatmap.
    failed : bool
        The input is not at fault: an output cannot be written, or the program failed.
    reused : bool
        An earlier run had finished it.
    trace : str or None
        Where in the program a failure happened, if it is a fault of replot.
    """

    input: str
    hash: str | None = None
    panels: tuple[tuple[int, int, int], ...] = ()
    outputs: tuple[str, ...] = ()
    findings: tuple[Finding, ...] = ()
    error: str | None = None
    refused: bool = False
    failed: bool = False
    reused: bool = False
    trace: str | None = None


@dataclass(frozen=True, slots=True)
class _Settings:
    """What is the same for all inputs of a run."""

    out: Path
    formats: tuple[str, ...]
    style: Style
    spec: bool
    encoding: str | None
    max_bytes: int
    limits: Limits | None
    force: bool
    changes: Changes | None = None

    def key(self) -> str:
        """A name for all on which the bytes of an output depend, beside its input."""
        from importlib.metadata import version

        what = [self.formats, msgspec.to_builtins(self.style), self.spec, self.encoding, __version__,
                version("matplotlib"), self.changes.to_dict() if self.changes else None]
        if self.limits is not None:
            what.append(msgspec.to_builtins(self.limits))
        return hashlib.sha256(json.dumps(what, sort_keys=True).encode()).hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class _Task:
    """One input, the name of its outputs, and what it holds if a worker cannot read it."""

    input: str
    stem: str
    data: bytes | None


@dataclass(frozen=True, slots=True)
class _Job:
    """A task as it is sent to a worker."""

    task: _Task
    settings: _Settings
    scratch: Path | None
    earlier: dict[str, Any] | None


@dataclass(frozen=True, slots=True)
class _Result:
    """A line of the manifest, and whether the other inputs need not be tried."""

    record: dict[str, Any]
    reused: bool = False
    stops: bool = False
    trace: str | None = None


def draw_many(inputs: Iterable[str | os.PathLike[str]], out: str | os.PathLike[str],
              formats: Sequence[str] = ("png",), style: str | Path | Style = "paper",
              jobs: int | None = None, *, name: str | None = None, spec: bool = True,
              encoding: str | None = None, max_bytes: int = LIMIT, limits: Limits | None = None,
              fresh: bool = False, force: bool = False,
              manifest: bool = True, changes: Changes | None = None) -> Iterator[Drawn]:
    """Draw many inputs, each into a file of its own in every format.

    A run that was interrupted, however that happened, is continued by the next one with the same
    arguments: an output counts as finished if its bytes, those of its input and the settings are the
    same. Meanwhile the results stand in ``out/.replot``, which goes when the manifest comes. Nothing
    half-written is ever left under the name of an output.

    Parameters
    ----------
    inputs : iterable of path-like
        Anything that :func:`replot.read` reads; ``"-"`` is standard input.
    out : path-like
        The folder of the outputs; it is made if need be. ``a/b.txt`` becomes ``out/b.png``.
    formats : sequence of str
        See :data:`replot.drawing.save.FORMATS`.
    style : str, Path or Style
    jobs : int, optional
        Processes that draw at the same time; None is one per core, 1 draws in this process.
    name : str, optional
        The name of the output without its suffix, for one input.
    spec : bool
        Whether figure and style travel inside the files.
    encoding, max_bytes, limits
        As for :func:`replot.read`.
    fresh : bool
        Draw again what an earlier run has finished.
    force : bool
        Replace existing files that replot did not make; otherwise they are kept, and reported.
    manifest : bool
        Whether to write ``out/manifest.jsonl``: one line of JSON an input, in the order of the inputs, with
        ``input``, ``hash``, ``panels``, ``outputs`` (``file`` and ``hash``), ``findings``, ``settings`` and,
        where there is no output, ``error``. Without it, nothing is remembered and nothing continued.
    changes : Changes, optional
        What is done with every figure before it is drawn.

    Yields
    ------
    Drawn
        One for each input, as they finish.

    Raises
    ------
    ReplotError
        At once if an argument does not hold or two inputs have the same output; while it runs if
        another run draws into the folder, or if nothing more can be written (a full disk), after the
        :class:`Drawn` that met it. StyleError if the style does not hold.
    """
    from replot.drawing.save import format_of

    sources = [os.fspath(source) for source in inputs]
    kinds = tuple(dict.fromkeys(format_of(None, kind) for kind in formats))
    if not kinds:
        raise ReplotError("name at least one format")
    if jobs is not None and jobs < 1:
        raise ReplotError(f"{jobs} jobs; there must be at least one")
    stems = _stems(sources, name)
    folder = Path(out)
    look = Style.load(style)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = "is a file, not a folder" if folder.exists() else f"cannot be made: {error.strerror}"
        raise ReplotError(f"{folder}: {reason}") from error
    stdin = read_bytes("-", max_bytes) if "-" in sources else None
    settings = _Settings(folder, kinds, look, spec, encoding, max_bytes, limits, force, changes)
    tasks = [_Task(source, stem, stdin if source == "-" else None)
             for source, stem in zip(sources, stems, strict=True)]
    return _drawn(tasks, settings, min(jobs or cores(), len(sources)), fresh, manifest)


def _stems(sources: Sequence[str], name: str | None) -> list[str]:
    """The names of the outputs without suffix."""
    if name is not None:
        if len(sources) != 1 or Path(name).name != name:
            raise ReplotError(f"{name}: a name is given to one input, and holds no folder")
        return [name]
    stems = ["stdin" if source == "-" else Path(source).stem for source in sources]
    seen: dict[str, str] = {}
    for source, stem in zip(sources, stems, strict=True):
        key = os.path.normcase(stem)
        if key in seen:
            raise ReplotError(f"{seen[key]} and {source} would both become {stem}; draw them into different "
                              "folders")
        seen[key] = source
    return stems


def _drawn(tasks: Sequence[_Task], settings: _Settings, jobs: int, fresh: bool, manifest: bool
           ) -> Iterator[Drawn]:
    with Journal(settings.out, settings.key(), fresh) if manifest else nullcontext() as journal:
        jobs_to_do = (_Job(task, settings, journal.folder if journal else None,
                           journal.find(task.input) if journal else None) for task in tasks)
        done = _here(jobs_to_do) if jobs <= 1 else run(_work, jobs_to_do, jobs)
        with closing(done):
            for job, result in done:
                result = _died(job, result) if isinstance(result, Died) else result
                if journal and not result.reused:
                    journal.add(job.task.input, result.record)
                yield _drawn_from(result, settings.out)
                if result.stops:
                    raise ReplotError(f"stopped, as nothing more can be written: {result.record['error']}; "
                                      "the same command continues from here")
        if journal:
            journal.finish([task.input for task in tasks])


def _here(jobs: Iterable[_Job]) -> Generator[tuple[_Job, Any], None, None]:
    for job in jobs:
        yield job, _work(job)


def _died(job: _Job, death: Died) -> _Result:
    why = f"{job.task.input}: the process that drew it died ({death.why}), twice"
    return _Result({"input": job.task.input, "hash": None, "error": why, "failed": True})


def _work(job: _Job) -> _Result:
    """Draw one input, in whatever process.

    Whatever goes wrong belongs to this input alone, so that everything is caught.
    """
    name = name_of(job.task.input)
    record: dict[str, Any] = {"input": job.task.input, "hash": None}
    try:
        data = _data(job)
        record["hash"] = hashlib.sha256(data).hexdigest()
        if job.earlier is not None and _is_finished(job.earlier, record["hash"], job.settings.out):
            return _Result(job.earlier, reused=True)
        figure, findings = read_data(data, name, encoding=job.settings.encoding,
                                     max_bytes=job.settings.max_bytes, limits=job.settings.limits)
        if job.settings.changes is not None:
            figure = _changed(figure, job.settings.changes, name)
        outputs, more = _write(figure, job)
        record["panels"] = [_summary(panel) for panel in figure.panels]
        record["outputs"] = outputs
        record["findings"] = [finding.to_dict() for finding in (*findings, *more)]
        return _Result(record)
    except NotAHeatmap as error:
        return _Result(record | {"error": _line(error), "refused": True})
    except (ReadError, SpecError) as error:
        return _Result(record | {"error": _line(error)})
    except ReplotError as error:
        stops = isinstance(error.__cause__, OSError) and error.__cause__.errno in _STOPS
        return _Result(record | {"error": _line(error), "failed": True}, stops=stops)
    except MemoryError:
        return _Result(record | {"error": f"{name}: not enough memory to draw it", "failed": True})
    except Exception as error:
        what = f"{name}: failed inside replot: {type(error).__name__}: {_line(error)}"
        return _Result(record | {"error": what, "failed": True}, trace=traceback.format_exc())


def _changed(figure: Figure, changes: Changes, name: str) -> Figure:
    try:
        return changes.apply(figure)
    except ReplotError as error:  # a label that is not there: the fault of this input, not of the run
        raise SpecError(f"{name}: {_line(error)}") from None


def _data(job: _Job) -> bytes:
    if job.task.data is not None:
        return job.task.data
    is_picture = Path(job.task.input).suffix.lower() in PICTURES
    return read_bytes(job.task.input, FILE_LIMIT if is_picture else job.settings.max_bytes)


def _is_finished(earlier: dict[str, Any], digest: str, out: Path) -> bool:
    """Whether an earlier run had the same input, and its outputs are still what they were."""
    if earlier["hash"] != digest:
        return False
    try:
        _drawn_from(_Result(earlier), out)
        return all(hashlib.sha256((out / output["file"]).read_bytes()).hexdigest() == output["hash"]
                   for output in earlier.get("outputs", ()))
    except (OSError, KeyError, TypeError, ValueError):  # an output is gone; a line was changed by hand
        return False


def _write(figure: Figure, job: _Job) -> tuple[list[dict[str, str]], list[Finding]]:
    from replot.drawing.save import made_by_replot, render

    settings = job.settings
    paths = [settings.out / f"{job.task.stem}.{kind}" for kind in settings.formats]
    for path in paths:
        if path.is_dir():
            raise ReplotError(f"{path}: is a folder, and not replaced by a picture")
        if not settings.force and os.path.lexists(path) and not made_by_replot(path):
            raise ReplotError(f"{path}: exists and was not made by replot; --force (force=True) replaces it")
    outputs = []
    findings: dict[Finding, None] = {}  # one finding may come with every format
    for path, kind in zip(paths, settings.formats, strict=True):
        data, found = render(figure, kind, settings.style, settings.spec)
        write_atomic(path, data, job.scratch)
        outputs.append({"file": path.name, "hash": hashlib.sha256(data).hexdigest()})
        findings |= dict.fromkeys(found)
    return outputs, list(findings)


def _summary(panel: Panel) -> list[int]:
    return [*panel.grid.shape, int(np.isin(panel.grid.states, (STATED, APPROXIMATE, RANGE)).sum())]


def _line(error: Exception) -> str:
    return " ".join(str(error).split())


def _drawn_from(result: _Result, out: Path) -> Drawn:
    record = result.record
    panels = tuple((rows, columns, numbers) for rows, columns, numbers in record.get("panels", ()))
    return Drawn(
        record["input"], record["hash"], panels,
        tuple(str(out / output["file"]) for output in record.get("outputs", ())),
        tuple(_finding(finding) for finding in record.get("findings", ())), record.get("error"),
        record.get("refused", False), record.get("failed", False), result.reused, result.trace)


def _finding(data: dict[str, Any]) -> Finding:
    return Finding(data["code"], data["message"], data["help"], tuple(Span(**span) for span in data["spans"]),
                   tuple(data["subject"]))
