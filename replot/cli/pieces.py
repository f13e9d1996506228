"""Figures on their way from inputs to files: changed, combined into one, or split into their panels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from replot.cli import show
from replot.cli.inputs import Input, WrongInput, examine
from replot.errors import ReplotError

if TYPE_CHECKING:
    from replot.figure import Figure
    from replot.style import Style
    from replot.transform.changes import Changes

__all__ = ["Piece", "group_options", "read_pieces", "write_pieces"]

_OPTIONS = (
    click.option("--combine", metavar="NAME", help="Put the panels of all INPUTs into one figure, NAME."),
    click.option("--split", is_flag=True, help="Make a figure of every panel: NAME-1, NAME-2, ..."),
)


@dataclass(frozen=True, slots=True)
class Piece:
    """A figure to draw.

    Attributes
    ----------
    shown : str
        What a person is told that it comes from.
    stem : str
        The beginning of the names of its files.
    figure : Figure
    """

    shown: str
    stem: str
    figure: Figure


def group_options(function: Callable[..., int]) -> Callable[..., int]:
    """Add the options to a command, as ``combine`` and ``split``."""
    for option in reversed(_OPTIONS):
        function = option(function)
    return function


def read_pieces(inputs: Sequence[Input], encoding: str | None, changes: Changes | None, combine: str | None,
                split: bool) -> tuple[list[Piece], int]:
    """The figures to draw, and the exit code: 1 if there is nothing to draw in some input.

    Raises
    ------
    ReplotError
        If a change does not apply to a figure.
    WrongInput
        If the name of the combined figure holds a folder.
    """
    if combine is not None and (not combine or Path(combine).name != combine):
        raise WrongInput(f"--combine {combine}: a name holds no folder; OUT says where the files go")
    pieces, code = [], 0
    for given in inputs:
        examined = examine(given, encoding)
        if examined.figure is None:
            code = 1
            for finding in examined.findings:
                click.echo(show.line(examined.name, finding), err=True)
            continue
        try:
            figure = changes.apply(examined.figure) if changes else examined.figure
        except ReplotError as error:
            raise ReplotError(f"{given.name}: {error}") from None
        pieces.append(Piece(given.name, given.stem, figure))
    from replot import transform

    if combine is not None:
        # a combined figure that lacks a part would be taken for the whole
        whole = transform.combine(*(piece.figure for piece in pieces)) if pieces and not code else None
        pieces = [Piece(" + ".join(piece.shown for piece in pieces), combine, whole)] if whole else []
    if split:
        pieces = [Piece(piece.shown, f"{piece.stem}-{k}", figure)
                  for piece in pieces for k, figure in enumerate(transform.split(piece.figure), 1)]
    return pieces, code


def write_pieces(pieces: Sequence[Piece], looks: Sequence[tuple[str, Style]], kinds: Sequence[str],
                 folder: Path, *, spec: bool, force: bool, quiet: bool) -> None:
    """Draw every figure in every style and format; each style comes with the end of the files' names.

    Raises
    ------
    WrongInput
        Before anything is written, if two files would have one name, or one is not replot's.
    """
    from replot.drawing.save import made_by_replot, render
    from replot.files import write_atomic

    targets = [(piece, look, kind, folder / f"{piece.stem}{end}.{kind}")
               for piece in pieces for end, look in looks for kind in kinds]
    if len({target for *_, target in targets}) < len(targets):
        raise WrongInput("two of the inputs have the same name; draw them into folders of their own")
    for *_, target in targets:
        if target.exists() and not force and not made_by_replot(target):
            raise WrongInput(f"{target}: exists and was not made by replot; --force replaces it")
    folder.mkdir(parents=True, exist_ok=True)
    for piece, look, kind, target in targets:
        made = render(piece.figure, kind, look, spec=spec)
        write_atomic(target, made.data)
        if quiet:
            continue
        click.echo(f"{show.escape(piece.shown)}: {look.name} -> {show.escape(str(target))}")
        for finding in made.findings:
            click.echo(show.line(str(target), finding), err=True)
