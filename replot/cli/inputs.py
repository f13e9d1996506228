"""What the commands are given: files, folders and standard input."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from replot.errors import NotAHeatmap, ReadError
from replot.findings import Finding
from replot.reading.text import read_text

if TYPE_CHECKING:
    from replot.figure import Figure

__all__ = ["DESCRIPTIONS", "Examined", "Input", "WrongInput", "examine", "expand"]

DESCRIPTIONS = (".txt", ".text", ".md", ".markdown")
"""The files of a folder that are taken for descriptions."""


class WrongInput(click.ClickException):
    """Inputs or outputs that the person named and that cannot be used."""

    exit_code = 2


@dataclass(frozen=True, slots=True)
class Input:
    """One description.

    Attributes
    ----------
    source : str
        A path, or ``-`` for standard input.
    """

    source: str

    @property
    def name(self) -> str:
        """As it is shown to a person."""
        return "<stdin>" if self.source == "-" else self.source

    @property
    def stem(self) -> str:
        """The beginning of the names of its outputs."""
        return "stdin" if self.source == "-" else Path(self.source).stem


@dataclass(frozen=True, slots=True)
class Examined:
    """What reading one input gave.

    Attributes
    ----------
    name : str
        The input, as it is shown to a person.
    lines : tuple of str
        The lines of the text.
    figure : Figure or None
        None if there is nothing to draw; ``findings`` then say why.
    findings : tuple of Finding
    """

    name: str
    lines: tuple[str, ...]
    figure: Figure | None
    findings: tuple[Finding, ...]


def expand(sources: Sequence[str]) -> list[Input]:
    """The inputs meant by the arguments of a command: a folder stands for the descriptions in it.

    Raises
    ------
    WrongInput
        If there is no such file, or no description in a folder.
    """
    inputs: dict[str, Input] = {}
    for source in sources:
        if source == "-":
            found = [source]
        elif os.path.isdir(source):
            found = [str(path) for path in sorted(Path(source).iterdir()) if _is_description(path)]
            if not found:
                known = ", ".join(f"*{suffix}" for suffix in DESCRIPTIONS)
                raise WrongInput(f"{source}: no description in this folder ({known})")
        elif os.path.lexists(source):
            found = [source]
        else:
            raise WrongInput(f"{source}: no such file or folder")
        for name in found:
            inputs.setdefault(name if name == "-" else os.path.abspath(name), Input(name))
    return list(inputs.values())


def _is_description(path: Path) -> bool:
    return path.suffix.lower() in DESCRIPTIONS and not path.name.startswith(".") and path.is_file()


def examine(given: Input) -> Examined:
    """Read one input; that there is nothing to draw comes back as a finding."""
    from replot.reading.description import examine as examine_text

    lines: tuple[str, ...] = ()
    try:
        text = read_text(given.source)
        lines = tuple(text.split("\n"))
        reading = examine_text(text, given.name)
    except NotAHeatmap as error:
        return Examined(given.name, lines, None, (Finding("R404", str(error)),))
    except (ReadError, OSError) as error:
        return Examined(given.name, lines, None, (Finding("R405", _without(given.name, error)),))
    return Examined(given.name, lines, reading.figure, tuple(reading.findings))


def _without(name: str, error: Exception) -> str:
    """The message without the file name, which stands before every finding anyway."""
    text = (error.strerror or str(error)) if isinstance(error, OSError) else str(error)
    return text.removeprefix(f"{name}: ").removeprefix(name)
