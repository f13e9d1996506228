"""The progress bar: on terminals only, and never between the data."""

from __future__ import annotations

import io
import sys

import pytest

from replot.cli.progress import progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def streams(monkeypatch):
    def make(out: io.StringIO, err: io.StringIO) -> tuple[io.StringIO, io.StringIO]:
        monkeypatch.setattr(sys, "stdout", out)
        monkeypatch.setattr(sys, "stderr", err)
        with progress(2, quiet=False) as step:
            step("[bold]first[/]")
            step(None)
        return out, err

    monkeypatch.setenv("TERM", "xterm")
    return make


def test_no_terminal_no_bar(streams):
    out, err = streams(io.StringIO(), io.StringIO())
    assert (out.getvalue(), err.getvalue()) == ("[bold]first[/]\n", "")


def test_lines_stand_above_the_bar_on_a_terminal(streams):
    out, err = streams(Terminal(), Terminal())
    assert out.getvalue() == ""
    assert "[bold]first[/]\n" in err.getvalue()
    assert "2/2" in err.getvalue()


def test_data_and_bar_are_kept_apart(streams):
    out, err = streams(io.StringIO(), Terminal())
    assert out.getvalue() == "[bold]first[/]\n"
    assert "first" not in err.getvalue()
    assert "2/2" in err.getvalue()


def test_quiet_shows_nothing(monkeypatch):
    out, err = Terminal(), Terminal()
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stderr", err)
    with progress(2, quiet=True) as step:
        step("first")
    assert out.getvalue() + err.getvalue() == ""
