"""The command line, called in this process."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from replot.cli import main

SEEDS = Path(__file__).parents[2] / "seeds"


class Ran(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def replot(capfdbinary, monkeypatch) -> Callable[..., Ran]:
    """Run a command: ``replot("check", path, stdin=b"...")``."""
    monkeypatch.delenv("FORCE_COLOR", raising=False)

    def run(*arguments: object, stdin: bytes = b"") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        code = main([str(argument) for argument in arguments])
        sys.stdout.flush()
        sys.stderr.flush()
        out, err = capfdbinary.readouterr()
        return Ran(code, out.decode(), err.decode())

    return run


@pytest.fixture
def seed() -> Path:
    """A description of four panels with findings."""
    return next(SEEDS.glob("002_*.txt"))


@pytest.fixture
def prose(tmp_path) -> Path:
    """A text with nothing to draw."""
    path = tmp_path / "prose.txt"
    path.write_text("The meeting is on Tuesday. Bring the minutes of the last one.\n")
    return path
