"""``replot faults``: how many realistic faults a comparison catches, and what alarms it for nothing."""

from __future__ import annotations

import click

from replot.cli import show
from replot.cli.command import command
from replot.cli.inputs import WrongInput, examine, expand, reading_options

__all__ = ["faults"]


@command(short_help="Count the faults that a comparison of pictures catches.")
@click.argument("figure", metavar="FIGURE")
@click.option("--by", "names", multiple=True, default=("replot", "pytest-mpl"), show_default=True,
              metavar="NAME", help="replot, pytest-mpl:TOLERANCE or rms:TOLERANCE; may be repeated.")
@click.option("-s", "--style", default="paper", show_default=True, metavar="STYLE",
              help="What it is drawn in.")
@click.option("--silent", is_flag=True,
              help="Put the spec of the right picture into the faulty ones: only their pixels tell.")
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True,
              help="For a person or a program.")
@reading_options
def faults(figure: str, names: tuple[str, ...], style: str, silent: bool, form: str, encoding: str | None,
           quiet: bool, verbose: bool) -> int:
    """Make realistic faults from FIGURE, a description, spec, table or picture of replot (value, digit, swap,
    mask, label, limit, map, contrast, size, ...) and changes that do no harm, and count what comparisons make
    of them. The exit code is 1 if one of them misses a fault or flags a harmless change."""
    from replot.comparing.faults import comparator, try_faults
    from replot.comparing.report import share, table

    for name in names:
        comparator(name)
    [given, *rest] = expand([figure])
    if rest:
        raise WrongInput(f"{figure}: holds {len(rest) + 1} descriptions, faults takes one")
    examined = examine(given, encoding)
    if examined.figure is None:
        for finding in examined.findings:
            click.echo(show.line(examined.name, finding), err=True)
        return 1
    outcomes = list(try_faults(examined.figure, list(names), style=style, silent=silent))
    rows = [["", "catches", "flags though harmless"]]
    for k, name in enumerate(names):
        mine = [each[k] for each in outcomes]
        wrong = [one for one in mine if not one.harmless]
        fine = [one for one in mine if one.harmless]
        rows.append([name, share(sum(one.found for one in wrong), len(wrong)),
                     share(sum(one.found for one in fine), len(fine))])
    if form == "json":
        from replot.cli import plain

        click.echo(plain.to_json([{
            "fault": each[0].fault.name, "group": each[0].fault.group, "harmless": each[0].harmless,
            "by": {name: {"found": one.found, "named": one.named, "message": one.message}
                   for name, one in zip(names, each, strict=True)}} for each in outcomes]).encode(), nl=False)
    else:
        for each in outcomes if not quiet else ():
            for name, one in zip(names, each, strict=True):
                if not one.right or verbose:
                    word = ("passes" if one.harmless else "MISSES") if not one.found else (
                        "FLAGS " if one.harmless else "catches")
                    click.echo(show.escape(f"{name} {word} {one.fault.name}"
                                           + (f": {one.message}" if verbose and one.message else "")))
        click.echo(table(rows), nl=False)
        for row in rows[1:]:
            click.echo(f"A baseline compared by {row[0]} catches {row[1]} faults.")
    return 0 if all(one.right for each in outcomes for one in each) else 1
