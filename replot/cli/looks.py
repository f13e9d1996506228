"""The style that a command draws in, with what its options change."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from replot.style import Style

__all__ = ["outline_option", "styled"]

outline_option = click.option(
    "--outline", metavar="WHICH",
    help="Outline the extreme cells: row-max, column-max or panel-max; -min for the lowest.")


def styled(name: str, outline: str | None) -> Style:
    """A style by its name or path, with the outline that was asked for.

    Raises
    ------
    StyleError
        If there is no such style, or no such outline.
    """
    from replot.style import Style

    style = Style.load(name)
    return style.replace(outline=outline) if outline else style
