"""The frame around the commands: usage, failures, interruptions. No traceback ever reaches a person."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

import replot.cli
from replot.errors import ReplotError, StyleError


def test_help_lists_every_command(replot):
    ran = replot("--help")
    assert ran.code == 0
    for command in ("draw", "parse", "check", "styles"):
        assert f"  {command} " in ran.out


@pytest.mark.parametrize("command", replot.cli.COMMANDS)
def test_every_command_has_help_and_the_common_options(replot, command):
    ran = replot(command, "--help")
    assert ran.code == 0
    for option in ("--quiet", "--verbose", "--traceback"):
        assert option in ran.out


def test_no_command_is_wrong_usage(replot):
    ran = replot()
    assert ran.code == 2
    assert "Usage: replot" in ran.err


def test_version(replot):
    assert replot("--version").out == "replot 0.1.0\n"


@pytest.mark.parametrize(("arguments", "said"), [
    (["drwa"], "replot: error: no command 'drwa'; did you mean 'draw'?; see 'replot --help'\n"),
    (["sing"], "replot: error: no command 'sing'; the commands are"),
    (["parse"], "replot: error: Missing argument 'FILE'; see 'replot parse --help'\n"),
    (["parse", "nowhere.txt"], "replot: error: nowhere.txt: no such file or folder\n"),
    (["check"], "replot: error: no FILE given (- is standard input); see 'replot check --help'\n"),
    (["draw", "nowhere.txt"], "replot: error: Missing option '-o'"),
    (["parse", "a\x1b[2J.txt"], "replot: error: a\\x1b[2J.txt: no such file or folder\n"),
])
def test_wrong_usage_is_one_line_and_2(replot, arguments, said):
    ran = replot(*arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith(said)
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(("error", "line"), [
    (StyleError("no style 'natrue'; did you mean 'nature'?"), "no style 'natrue'; did you mean 'nature'?"),
    (PermissionError(13, "Permission denied", "out/a\n.png"), "out/a\\n.png: Permission denied"),
    (OSError(28, "No space left on device"), "No space left on device"),
    (MemoryError(), "out of memory"),
    (ZeroDivisionError("division by zero"),
     "ZeroDivisionError: division by zero; this is a fault of replot, --traceback shows where"),
])
def test_a_failure_is_one_line_and_2(replot, monkeypatch, seed, error, line):
    def fail(*_):
        raise error

    monkeypatch.setattr("replot.cli.parse.examine", fail)
    ran = replot("parse", seed)
    assert ran == (2, "", f"replot: error: {line}\n")


def test_traceback_is_there_for_who_asks(replot, monkeypatch, seed):
    def fail(*_):
        raise ReplotError("no")

    monkeypatch.setattr("replot.cli.parse.examine", fail)
    with pytest.raises(ReplotError, match="no"):
        replot("parse", seed, "--traceback")


def test_traceback_of_one_figure_among_others(replot, monkeypatch, seed, tmp_path):
    def fail(*_, **__):
        raise ZeroDivisionError("division by zero")

    monkeypatch.setattr("replot.batch.read_data", fail)
    ran = replot("draw", seed, "-o", tmp_path)
    assert ran.code == 2
    said = f"replot: error: {seed}: failed inside replot: ZeroDivisionError: division by zero"
    assert ran.err.splitlines() == [said, "0 figures, 0 files, 1 error"]
    ran = replot("draw", seed, "-o", tmp_path, "--traceback")
    assert 'raise ZeroDivisionError("division by zero")' in ran.err


def test_ctrl_c(replot, monkeypatch, seed):
    def interrupt(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("replot.cli.parse.examine", interrupt)
    assert replot("parse", seed) == (130, "", "replot: interrupted\n")


def test_a_reader_that_has_seen_enough(seed):
    reading, writing = os.pipe()
    os.close(reading)
    try:
        ran = subprocess.run([sys.executable, "-m", "replot", "parse", "-q", seed], stdout=writing,
                             stderr=subprocess.PIPE, check=False)
    finally:
        os.close(writing)
    assert (ran.returncode, ran.stderr) == (0, b"")


def test_help_imports_nothing_heavy():
    code = "import sys; from replot.cli import main; main(['draw', '--help']); print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    loaded = ran.stdout.split()
    heavy = {"numpy", "matplotlib", "pandas", "seaborn", "msgspec", "rich", "yaml", "markdown_it", "asyncio"}
    assert heavy & set(loaded) == set()


def test_an_old_terminal_is_no_crash(seed):
    ran = subprocess.run([sys.executable, "-m", "replot", "check", seed], capture_output=True, check=False,
                         env={**os.environ, "PYTHONIOENCODING": "latin-1", "PYTHONUTF8": "0"})
    assert b"Traceback" not in ran.stderr
    assert rb"31.3\u201336.0" in ran.stdout


@pytest.mark.parametrize(("variables", "colored"), [
    ({}, False), ({"FORCE_COLOR": "1"}, True), ({"FORCE_COLOR": "1", "NO_COLOR": "1"}, False)])
def test_colour_is_for_terminals_and_can_be_refused(replot, monkeypatch, variables, colored):
    monkeypatch.delenv("NO_COLOR", raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert ("\x1b[" in replot("check", "--list").out) == colored
    assert ("\x1b[" in replot("sing").err) == colored


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
@pytest.mark.slow
def test_ctrl_c_while_drawing(tmp_path, seed):
    for k in range(40):
        (tmp_path / f"{k:02}.txt").write_bytes(seed.read_bytes())
    command = [sys.executable, "-m", "replot", "draw", tmp_path, "-o", tmp_path / "out"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, err = process.communicate()
    assert process.returncode == 130
    assert err.strip().endswith("replot: interrupted")
    assert "Traceback" not in err
    made = {path.suffix for path in (tmp_path / "out").rglob("*") if path.is_file()}
    assert ".png" in made
    assert not [path for path in (tmp_path / "out").iterdir() if path.name.endswith(".tmp")]
