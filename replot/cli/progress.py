"""The progress bar, which is there where a person looks on."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click

__all__ = ["progress"]


@contextmanager
def progress(total: int, quiet: bool) -> Iterator[Callable[[str | None], None]]:
    """Show how far a command is, on standard error.

    Parameters
    ----------
    total : int
        The steps there are.
    quiet : bool
        Neither bar nor lines.

    Yields
    ------
    callable
        To be called after each step, with a line for standard output or None.
    """
    if quiet or total < 2 or not sys.stderr.isatty():

        def say(line: str | None) -> None:
            if line and not quiet:
                click.echo(line)

        yield say
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    with Progress(BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[rate]}"), TimeRemainingColumn(),
                  console=console, transient=True, redirect_stdout=False, redirect_stderr=False) as bar:
        task = bar.add_task("", total=total, rate="")

        def advance(line: str | None) -> None:
            speed = bar.tasks[0].speed
            bar.update(task, advance=1, rate=f"{speed:.1f}/s" if speed else "")
            if line and sys.stdout.isatty():  # one terminal for both: the line goes above the bar
                console.out(line, highlight=False)
            elif line:
                click.echo(line)

        yield advance
