"""``replot styles``: the looks that a figure can be drawn in."""

from __future__ import annotations

import click

from replot.cli import show
from replot.cli.command import command

__all__ = ["styles"]


@command(short_help="List the styles.")
def styles(quiet: bool, verbose: bool) -> int:
    """List the styles that --style takes, besides the path of a TOML file."""
    from replot import style

    names = style.names()
    width = max(map(len, names))
    for name in names:
        about = "" if quiet else show.escape(style.load(name).description)
        click.echo(f"{name:{width}}  {about}".rstrip())
    return 0
