"""``replot read-values``: the grid of a heatmap picture, from the colours of its cells."""

from __future__ import annotations

import click

from replot.cli import show
from replot.cli.command import command
from replot.cli.inputs import WrongInput, examine, expand, reading_options

__all__ = ["read_values"]


@command(name="read-values", short_help="Read the values of a heatmap picture from its colours.")
@click.argument("picture")
@click.option("--like", required=True, metavar="SPEC",
              help="A spec, description or table with the labels of the axes and the limits of the colours.")
@click.option("--from-bar", is_flag=True,
              help="Take the colours from the picture's colour bar, not from SPEC.")
@click.option("--to", "form", type=click.Choice(["json", "yaml", "csv"]), default="json", show_default=True,
              help="The form of the answer: a figure spec, or a table with bounds.")
@reading_options
def read_values(picture: str, like: str, from_bar: bool, form: str, encoding: str | None, quiet: bool,
                verbose: bool) -> int:
    """Read the numbers of the heatmap in PICTURE, a bitmap of any origin, from the colours of its cells.

    Numbers printed over the cells do no harm. What limits the reading is said on standard error."""
    from replot.cli import plain
    from replot.comparing.values import read_values as read

    inputs = expand([like])
    if len(inputs) != 1:
        raise WrongInput(f"{like}: holds {len(inputs)} descriptions, --like takes one")
    known = examine(inputs[0], encoding)
    if known.figure is None:
        for finding in known.findings:
            click.echo(show.line(known.name, finding), err=True)
        return 1
    reading = read(picture, known.figure, from_bar=True if from_bar else None)
    if form == "csv":
        frame = reading.figure.to_frame().drop(columns=["low", "high", "error"])
        frame["bound"] = [float(bound) for panel in reading.bounds for bound in panel.ravel()]
        click.echo(frame.to_csv(index=False, float_format="%.6g").encode(), nl=False)
    else:
        data = reading.figure.to_dict()
        click.echo((plain.to_json(data) if form == "json" else plain.to_yaml(data)).encode(), nl=False)
    for note in reading.notes if not quiet else ():
        click.echo(f"note: {show.escape(note)}", err=True)
    return 0
