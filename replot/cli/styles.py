"""``replot styles``: the looks that a figure can be drawn in."""

from __future__ import annotations

from pathlib import Path

import click

from replot.cli import show
from replot.cli.command import command
from replot.cli.inputs import WrongInput, examine, expand, reading_options

__all__ = ["styles"]


@command(short_help="List the styles, or show one figure in all of them.")
@click.option("--sheet", metavar="INPUT", help="Draw INPUT in every style, on one contact sheet.")
@click.option("-o", "--output", metavar="FILE.png", help="Where the contact sheet goes.")
@click.option("--force", is_flag=True, help="Replace a file that replot did not make.")
@reading_options
def styles(sheet: str | None, output: str | None, force: bool, encoding: str | None, quiet: bool,
           verbose: bool) -> int:
    """List the styles that --style takes, besides the path of a TOML file.

    The project's own styles, tables [tool.replot.styles.NAME] in its pyproject.toml, come last."""
    from replot import style

    if (sheet is None) != (output is None):
        raise WrongInput("--sheet INPUT and -o FILE.png go together")
    if sheet is not None and output is not None:
        return _sheet(sheet, output, force, encoding)
    names = (*style.names(), *style.own_names())
    width = max(map(len, names))
    for name in names:
        about = "" if quiet else show.escape(style.load(name).description)
        click.echo(f"{name:{width}}  {about}".rstrip())
    return 0


def _sheet(source: str, output: str, force: bool, encoding: str | None) -> int:
    from replot.drawing.contact import contact_sheet
    from replot.drawing.save import made_by_replot
    from replot.files import write_atomic
    from replot.style import names, own_names

    inputs = expand([source])
    if len(inputs) != 1:
        raise WrongInput(f"{source}: holds {len(inputs)} descriptions, a contact sheet shows one")
    path = Path(output)
    if path.suffix.lower() != ".png":
        raise WrongInput(f"{output}: a contact sheet is a PNG file")
    if path.exists() and not force and not made_by_replot(path):
        raise WrongInput(f"{output}: exists and was not made by replot; --force replaces it")
    examined = examine(inputs[0], encoding)
    if examined.figure is None:
        for finding in examined.findings:
            click.echo(show.line(examined.name, finding), err=True)
        return 1
    write_atomic(path, contact_sheet(examined.figure, (*names(), *own_names())))
    click.echo(f"{show.escape(examined.name)} -> {show.escape(output)}")
    return 0
