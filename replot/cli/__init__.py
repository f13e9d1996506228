"""The command line.

Each command is one module of this package that holds a :class:`click.Command` of the same name;
adding one is that file and its name in :data:`COMMANDS`. The modules import nothing heavy before
the command runs.

Exit codes, as ruff's: 0 clean, 1 something was found, 2 wrong usage or a failure of the program;
130 after Ctrl-C, as shells have it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import cast

import click

from replot import __version__
from replot.cli import show
from replot.errors import ReplotError

__all__ = ["main"]

COMMANDS = ("draw", "restyle", "parse", "check", "styles", "diff", "verify", "faults", "read-values")


class _Commands(click.Group):
    """The commands, each imported when it is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        name = cmd_name.replace("-", "_")
        return cast(click.Command, getattr(import_module(f"replot.cli.{name}"), name))

    def resolve_command(self, ctx: click.Context, args: list[str]
                        ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            from difflib import get_close_matches

            near = get_close_matches(args[0], COMMANDS, 1)
            known = f"did you mean {near[0]!r}?" if near else f"the commands are {', '.join(COMMANDS)}"
            raise click.UsageError(f"no command {args[0]!r}; {known}", ctx)
        return super().resolve_command(ctx, args)


@click.group(cls=_Commands,
             context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
             epilog="Exit codes: 0 clean, 1 something was found, 2 wrong usage or a failure.")
@click.version_option(__version__, prog_name="replot", message="%(prog)s %(version)s")
def replot() -> None:
    """Rebuild heatmap figures from their written descriptions."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line.

    Parameters
    ----------
    arguments : sequence of str, optional
        Those of the process by default.

    Returns
    -------
    int
        The exit code. No exception leaves this function unless ``--traceback`` is among the arguments.
    """
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    if "_REPLOT_COMPLETE" in os.environ:  # click's shell completion
        replot.main(arguments, prog_name="replot")
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a label may hold what an old terminal cannot show
            stream.reconfigure(errors="backslashreplace")
    try:
        return _run(arguments)
    except Exception as error:
        if "--traceback" in arguments:
            raise
        return _failed(error)
    except KeyboardInterrupt:
        show.message("interrupted")
        return 130


def _run(arguments: list[str]) -> int:
    try:
        with replot.make_context("replot", arguments, color=show.color_wanted()) as context:
            code = replot.invoke(context)
        sys.stdout.flush()
    except click.exceptions.Exit as exit_:
        return exit_.exit_code
    except click.exceptions.NoArgsIsHelpError as error:
        error.show()
        return 2
    except click.Abort:
        raise KeyboardInterrupt from None
    except click.ClickException as error:
        hint = ""
        if isinstance(error, click.UsageError):
            hint = f"; see '{error.ctx.command_path if error.ctx else 'replot'} --help'"
        show.error(error.format_message().rstrip(".") + hint)
        return 2
    except BrokenPipeError:
        # The reader has seen enough (| head). What Python flushes at its end must go somewhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return int(code or 0)


def _failed(error: Exception) -> int:
    """One line for a person, whatever went wrong."""
    if isinstance(error, ReplotError):
        show.error(str(error))
    elif isinstance(error, OSError):
        where = f"{os.fsdecode(error.filename)}: " if error.filename is not None else ""
        show.error(f"{where}{error.strerror or error}")
    elif isinstance(error, MemoryError):
        show.error("out of memory")
    else:
        show.error(f"{type(error).__name__}: {error}; this is a fault of replot, --traceback shows where")
    return 2
