"""``replot parse``: the figure spec of a description, or its cells as a table."""

from __future__ import annotations

import click

from replot.cli import show
from replot.cli.command import command
from replot.cli.inputs import WrongInput, examine, expand, reading_options

__all__ = ["parse"]


@command(short_help="Print the figure spec of a description.")
@click.argument("file")
@reading_options
@click.option("--to", "form", type=click.Choice(["json", "yaml", "csv"]), default="json", show_default=True,
              help="The form: the whole spec, or (csv) a table with a line for each cell.")
def parse(file: str, encoding: str | None, form: str, quiet: bool, verbose: bool) -> int:
    """Print the figure spec of the description in FILE (- is standard input) on standard output,
    and what is worth knowing about it on standard error."""
    from replot.cli import plain

    inputs = expand([file])
    if len(inputs) != 1:
        raise WrongInput(f"{file}: holds {len(inputs)} descriptions, parse takes one")
    examined = examine(inputs[0], encoding)
    if examined.figure is not None:
        click.echo(plain.FORMS[form](examined.figure).encode(), nl=False)
    for finding in examined.findings:
        if not quiet or finding.severity == "error":
            show_one = show.block if verbose else show.line
            click.echo(show_one(examined.name, finding, examined.lines), err=True)
    return 0 if examined.figure is not None else 1
