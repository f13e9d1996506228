"""What all commands have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

__all__ = ["command", "traceback_wanted"]

def _remember(context: click.Context, option: click.Parameter, value: bool) -> None:
    context.meta["traceback"] = value


def traceback_wanted() -> bool:
    """Whether ``--traceback`` was given, for failures that are reported without leaving the command."""
    return bool(click.get_current_context().meta.get("traceback"))


_COMMON = (
    click.option("-q", "--quiet", is_flag=True, help="Say only what went wrong."),
    click.option("-v", "--verbose", is_flag=True, help="Say more."),
    click.option("--traceback", is_flag=True, expose_value=False, callback=_remember,
                 help="Show where in the program a failure happened."),
)


def command(**settings: Any) -> Callable[[Callable[..., int]], click.Command]:
    """Make a command of a function that takes ``quiet`` and ``verbose`` and returns the exit code."""

    def make(function: Callable[..., int]) -> click.Command:
        for option in reversed(_COMMON):
            function = option(function)
        made = click.command(**settings)(function)
        made.params = made.params[len(_COMMON):] + made.params[:len(_COMMON)]  # its own options first
        return made

    return make
