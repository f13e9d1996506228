"""Options that change what is shown, before it is drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import click

from replot.cli.inputs import WrongInput, examine, expand

if TYPE_CHECKING:
    from replot.transform.changes import Changes

__all__ = ["change_options", "changes_of"]

_OPTIONS = (
    click.option("--subtract", metavar="INPUT", help="Show the difference from INPUT, on matching labels."),
    click.option("--transpose", is_flag=True, help="Exchange rows and columns."),
    click.option("--rows", metavar="A,B,...", help="Only these rows, in this order."),
    click.option("--columns", metavar="A,B,...", help="Only these columns, in this order."),
    click.option("--panels", metavar="A,B,...", help="Only these panels, by title."),
    click.option("--sort-rows", metavar="HOW",
                 help="Sort the rows: name, mean, cluster, or a column's label."),
    click.option("--sort-columns", metavar="HOW",
                 help="Sort the columns: name, mean, cluster, or a row's label."),
    click.option("--rename-rows", metavar="OLD=NEW,...", help="New words for rows."),
    click.option("--rename-columns", metavar="OLD=NEW,...", help="New words for columns."),
    click.option("--rename-panels", metavar="OLD=NEW,...", help="New titles for panels."),
    click.option("--title", metavar="TEXT", help="A new title; an empty one takes it away."),
    click.option("--means", is_flag=True, help="Add the means of rows and columns, set apart."),
)


def change_options(function: Callable[..., int]) -> Callable[..., int]:
    """Add the options to a command; they come as keywords that :func:`changes_of` takes."""
    for option in reversed(_OPTIONS):
        function = option(function)
    return function


def changes_of(options: Mapping[str, Any], encoding: str | None) -> Changes | None:
    """The changes that the options ask for; None if there are none.

    Raises
    ------
    WrongInput
        If the figure to subtract cannot be read, or words to rename are not written as OLD=NEW.
    """
    if not any(value not in (None, False) for value in options.values()):
        return None
    from replot.transform.changes import Changes

    given = {name: value for name, value in options.items() if value is not None}
    for name in ("rows", "columns", "panels"):
        if name in given:
            given[name] = tuple(_labels(given[name]))
        if f"rename_{name}" in given:
            given[f"rename_{name}"] = tuple(_pair(label, name) for label in _labels(given[f"rename_{name}"]))
    if "subtract" in given:
        given["subtract"] = _figure(given["subtract"], encoding)
    return Changes(**given)


def _figure(source: str, encoding: str | None) -> Any:
    inputs = expand([source])
    if len(inputs) != 1:
        raise WrongInput(f"{source}: holds {len(inputs)} descriptions; name one to subtract")
    examined = examine(inputs[0], encoding)
    if examined.figure is None:
        raise WrongInput(f"{source}: cannot be subtracted: {examined.findings[0].message}")
    return examined.figure


def _labels(text: str) -> list[str]:
    """Labels separated by commas; a backslash keeps a comma in a label."""
    return [part.replace("\0", ",").strip() for part in text.replace("\\,", "\0").split(",")]


def _pair(text: str, what: str) -> tuple[str, str]:
    old, equals, new = text.partition("=")
    if not equals:
        raise WrongInput(f"--rename-{what}: {text!r} is not written as OLD=NEW")
    return old.strip(), new.strip()
