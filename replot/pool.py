"""Processes that work through tasks, one task at a time each.

Every worker has a pipe of its own. So a worker that dies is known together with its task, and one
whose parent has died sees the end of its pipe and goes home: nothing is left behind, however the run ends.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

from replot.errors import ReplotError

__all__ = ["Died", "cores", "run"]

Task = TypeVar("Task")

_TRIES = 2  # a worker may have been killed for another's hunger for memory
_PATIENCE = 5.0  # seconds that a worker has to finish what it is at when the run is given up


@dataclass(frozen=True, slots=True)
class Died:
    """In place of a result: every worker that tried the task died.

    Attributes
    ----------
    why : str
        Such as ``"signal SIGKILL"`` or ``"exit code 3"``.
    """

    why: str


@dataclass(slots=True)
class _Worker:
    process: Any
    pipe: Connection
    ready: bool = False
    task: tuple[Any, int] | None = None  # and how often it was tried


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run(work: Callable[[Task], Any], tasks: Iterable[Task], jobs: int
        ) -> Generator[tuple[Task, Any], None, None]:
    """Work through tasks in other processes.

    Parameters
    ----------
    work : callable
        Importable by its name; must not raise.
    tasks : iterable
        Taken one by one, when a worker has nothing to do; never more of them are held than there are workers.
    jobs : int
        The number of processes.

    Yields
    ------
    task, result
        As they finish; a :class:`Died` in place of the result if no worker survives the task.

    Raises
    ------
    ReplotError
        If processes cannot be started at all.
    """
    todo = _Todo(tasks)
    idle: list[_Worker] = []
    busy: dict[Connection, _Worker] = {}
    try:
        while True:
            while len(busy) < jobs and (following := todo.next()) is not None:
                worker = idle.pop() if idle else _start(work)
                _give(worker, following)
                busy[worker.pipe] = worker
            if not busy:
                return
            done: list[tuple[Task, Any]] = []
            for pipe in wait(list(busy)):
                worker = busy[pipe]  # type: ignore[index]
                try:
                    message = worker.pipe.recv()
                except (EOFError, OSError):
                    del busy[worker.pipe]
                    done += _bury(worker, todo)
                    continue
                if not worker.ready:  # its first word says that it stands
                    worker.ready = True
                    continue
                assert worker.task is not None
                done.append((worker.task[0], message))
                following = todo.next()
                if following is None:
                    idle.append(busy.pop(worker.pipe))
                else:  # before the result is handed on: nobody waits for the one who takes it
                    _give(worker, following)
            yield from done
    finally:
        everybody = [*idle, *busy.values()]
        for worker in everybody:
            worker.pipe.close()
        for worker in everybody:
            _dismiss(worker)


class _Todo:
    """The tasks to come; those whose worker died come first."""

    def __init__(self, tasks: Iterable[Any]) -> None:
        self.tasks = iter(tasks)
        self.again: deque[tuple[Any, int]] = deque()

    def next(self) -> tuple[Any, int] | None:
        """A task and which try it is."""
        if self.again:
            return self.again.popleft()
        for task in self.tasks:
            return task, 1
        return None


def _bury(worker: _Worker, todo: _Todo) -> list[tuple[Any, Died]]:
    worker.process.join()
    if not worker.ready:
        raise ReplotError("a worker process could not start; a script that draws with several jobs needs the "
                          "line: if __name__ == '__main__':")
    assert worker.task is not None
    task, tries = worker.task
    if tries < _TRIES:
        todo.again.append((task, tries + 1))
        return []
    return [(task, Died(_why(worker.process.exitcode)))]


def _start(work: Callable[[Any], Any]) -> _Worker:
    context = multiprocessing.get_context("spawn")
    pipe, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(work, theirs), daemon=True)
    process.start()
    theirs.close()
    return _Worker(process, pipe)


def _give(worker: _Worker, task: tuple[Any, int]) -> None:
    worker.task = task
    try:
        worker.pipe.send(task[0])
    except OSError:  # it died; its pipe tells so when it is read
        pass


def _dismiss(worker: _Worker) -> None:
    worker.pipe.close()
    worker.process.join(_PATIENCE)
    if worker.process.is_alive():
        worker.process.kill()
        worker.process.join()


def _serve(work: Callable[[Any], Any], pipe: Connection) -> None:
    # an interrupt from the keyboard reaches all processes; the parent decides what it means
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        pipe.send(None)
        while True:
            pipe.send(work(pipe.recv()))
    except (EOFError, OSError):
        return


def _why(exitcode: int | None) -> str:
    if exitcode is not None and exitcode < 0:
        try:
            return f"signal {signal.Signals(-exitcode).name}"
        except ValueError:
            return f"signal {-exitcode}"
    return f"exit code {exitcode}"
