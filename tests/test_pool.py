"""Processes that work through tasks."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest

from replot.pool import Died, cores, run

posix = pytest.mark.skipif(os.name == "nt", reason="signals are not the same there")


def square(task):
    return task * task


def fragile(task):
    """Dies of the task 3; of 5 only the first time."""
    number, folder = task
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    if number == 5 and not (folder / "seen").exists():
        (folder / "seen").touch()
        os._exit(7)
    return number


def large(task):
    return bytes(task)


def where(task):
    return os.getpid()


def test_every_task_has_its_result():
    results = dict(run(square, range(50), 2))
    assert results == {k: k * k for k in range(50)}


def test_no_task():
    assert list(run(square, [], 2)) == []


def test_tasks_are_taken_as_they_are_needed():
    taken = []

    def tasks():
        for k in count():
            taken.append(k)
            yield k

    results = run(square, tasks(), 2)
    for _ in range(20):
        next(results)
    assert len(taken) <= 24
    results.close()


def test_more_jobs_than_tasks():
    assert dict(run(square, [4], 8)) == {4: 16}


def test_work_goes_to_other_processes_that_stay():
    pids = {pid for _, pid in run(where, range(40), 2)}
    assert len(pids) <= 2 and os.getpid() not in pids


@pytest.mark.slow
def test_large_tasks_and_results():
    size = 10_000_000
    assert {task: len(result) for task, result in run(large, [size, 3], 2)} == {size: size, 3: 3}


@pytest.mark.slow
@posix
def test_a_worker_that_dies_takes_one_task_with_it(tmp_path):
    results = {task[0]: result for task, result in run(fragile, [(k, tmp_path) for k in range(8)], 2)}
    assert results == {0: 0, 1: 1, 2: 2, 3: Died("signal SIGKILL"), 4: 4, 5: 5, 6: 6, 7: 7}


@pytest.mark.slow
@posix
def test_workers_go_when_the_parent_is_killed():
    """Nobody tells them; the end of their pipe does."""
    code = ("import os, signal, sys; sys.path.insert(0, sys.argv[1])\n"
            "import test_pool\n"
            "from replot.pool import run\n"
            "if __name__ == '__main__':\n"
            "    results = run(test_pool.where, range(10**9), 2)\n"
            "    print(len({next(results)[1] for _ in range(50)}), flush=True)\n"
            "    os.kill(os.getpid(), signal.SIGKILL)\n")
    # the workers hold its standard output, too: this returns when they are gone
    done = subprocess.run([sys.executable, "-c", code, str(Path(__file__).parent)], stdout=subprocess.PIPE,
                          timeout=60, check=False)
    assert done.returncode == -signal.SIGKILL
    assert int(done.stdout) > 0


@pytest.mark.slow
def test_a_script_without_guard_is_told(tmp_path):
    script = tmp_path / "script.py"
    script.write_text("import sys\n"
                      f"sys.path.insert(0, {str(Path(__file__).parent)!r})\n"
                      "from replot.pool import run\n"
                      "from test_pool import square\n"
                      "print(list(run(square, [1], 2)))\n")
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "needs the line: if __name__ == '__main__':" in done.stderr.replace("\n", " ")


def test_cores():
    assert cores() >= 1
