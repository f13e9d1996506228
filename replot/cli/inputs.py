"""What the commands are given: files, folders and standard input."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from replot.errors import NotAHeatmap, ReplotError
from replot.findings import Finding, Span

if TYPE_CHECKING:
    from replot.figure import Figure

__all__ = ["DESCRIPTIONS", "Examined", "Input", "WrongInput", "allowed", "examine", "expand", "lines_of",
           "reading_options", "unread"]

DESCRIPTIONS = (".txt", ".text", ".md", ".markdown")
"""The files of a folder that are taken for descriptions."""


def _limits(context: click.Context, option: click.Parameter, given: tuple[str, ...]) -> None:
    from replot.reading.description.limits import Limits

    found: dict[str, int] = {}
    known = ("bytes", *(field.name for field in fields(Limits)))
    for each in given:
        name, _, number = each.partition("=")
        if name not in known or not number.isdecimal():
            raise click.BadParameter(f"{each}: write NAME=N, with one of {', '.join(known)}")
        found[name] = int(number)
    context.meta["limits"] = found


def reading_options(function: Callable[..., int]) -> Callable[..., int]:
    """The options of all commands that read texts."""
    limit = click.option("--limit", multiple=True, metavar="NAME=N", expose_value=False, callback=_limits,
                         help="Read what is larger: bytes of a file, characters of its text or prose, cells, "
                              "categories (labels of an axis), panels that it asks for.")
    encoding = click.option("--encoding", metavar="NAME",
                            help="The encoding of the texts.  [default: UTF-8, or as they say]")
    return encoding(limit(function))


def allowed() -> dict[str, Any]:
    """What ``--limit`` says, as arguments of :func:`replot.read`."""
    from replot.reading.description.limits import Limits
    from replot.reading.text import LIMIT

    found = dict(click.get_current_context().meta.get("limits", {}))
    return {"max_bytes": found.pop("bytes", LIMIT), "limits": Limits(**found) if found else None}


class WrongInput(click.ClickException):
    """Inputs or outputs that the person named and that cannot be used."""

    exit_code = 2


@dataclass(frozen=True, slots=True)
class Input:
    """One input of a command.

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
    lines : list of str
        The lines of the text; empty where there is none.
    figure : Figure or None
        None if there is nothing to draw; ``findings`` then say why.
    findings : tuple of Finding
    """

    name: str
    lines: list[str]
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


def examine(given: Input, encoding: str | None = None) -> Examined:
    """Read one input; that there is nothing to draw comes back as a finding."""
    from replot.reading import read_data, read_with_findings
    from replot.reading.text import decode, read_bytes

    lines: list[str] = []
    try:
        if given.source == "-":  # which can be read only once
            data = read_bytes("-", allowed()["max_bytes"])
            figure, findings = read_data(data, given.name, encoding=encoding, **allowed())
            lines = decode(data, given.name, encoding).split("\n") if findings else []
        else:
            figure, findings = read_with_findings(given.source, encoding=encoding, **allowed())
            lines = lines_of(given, encoding) if findings else []
    except ReplotError as error:
        finding = unread(str(error), given.name, isinstance(error, NotAHeatmap))
        return Examined(given.name, lines, None, (finding,))
    return Examined(given.name, lines, figure, findings)


def lines_of(given: Input, encoding: str | None = None) -> list[str]:
    """The lines of an input that is a text and can be read again."""
    from replot.reading import read_text

    try:
        return [] if given.source == "-" else read_text(
            given.source, encoding=encoding, max_bytes=allowed()["max_bytes"]).split("\n")
    except ReplotError:
        return []


def unread(message: str, name: str, refused: bool) -> Finding:
    """That an input has no figure, as a finding; the file and the line in the message become its place."""
    text = message.removeprefix(name)
    line, separator, rest = text.removeprefix(":").partition(": ")
    spans: tuple[Span, ...] = ()
    if text != message and separator and line.isdecimal():
        text, spans = rest, (Span(int(line), 1, 0, ""),)
    return Finding("R404" if refused else "R405", text.removeprefix(": "), spans=spans)
