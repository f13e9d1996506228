"""Options that change what is shown, before it is drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from replot.figure import Figure

__all__ = ["change_options", "changed"]

_OPTIONS = (
    click.option("--transpose", is_flag=True, help="Exchange rows and columns."),
    click.option("--rows", metavar="A,B,...", help="Only these rows, in this order."),
    click.option("--columns", metavar="A,B,...", help="Only these columns, in this order."),
    click.option("--panels", metavar="A,B,...", help="Only these panels, by title."),
    click.option("--sort-rows", metavar="HOW",
                 help="Sort the rows: name, mean, cluster, or a column's label."),
    click.option("--sort-columns", metavar="HOW",
                 help="Sort the columns: name, mean, cluster, or a row's label."),
    click.option("--means", is_flag=True, help="Add the means of rows and columns, set apart."),
)


def change_options(function: Callable[..., int]) -> Callable[..., int]:
    """Add the options to a command; they come as keywords that :func:`changed` takes."""
    for option in reversed(_OPTIONS):
        function = option(function)
    return function


def changed(figure: Figure, changes: Mapping[str, Any]) -> Figure:
    """The figure with the changes that were asked for, in the order of the options.

    Raises
    ------
    ReplotError
        If there is no such label.
    """
    if not any(changes.values()):
        return figure
    from replot import transform

    if changes["transpose"]:
        figure = transform.transpose(figure)
    picked = {name: _labels(changes[name]) for name in ("rows", "columns", "panels") if changes[name]}
    if picked:
        figure = transform.select(figure, **picked)
    axis: Any
    for axis, how in (("rows", changes["sort_rows"]), ("columns", changes["sort_columns"])):
        if how in ("name", "mean", "cluster"):
            figure = transform.reorder(figure, axis, how)
        elif how:
            figure = transform.reorder(figure, axis, "value", of=how)
    return transform.margins(figure) if changes["means"] else figure


def _labels(text: str) -> list[str]:
    """Labels separated by commas; a backslash keeps a comma in a label."""
    return [part.replace("\0", ",").strip() for part in text.replace("\\,", "\0").split(",")]
