"""``replot check``: what is worth knowing about a description, as a compiler reports it."""

from __future__ import annotations

import textwrap

import click

from replot.cli import measured as measuring
from replot.cli import show
from replot.cli.command import command
from replot.cli.inputs import Examined, examine, expand, reading_options
from replot.findings import CATALOGUE

__all__ = ["check"]

FORMATS = ("text", "json", "github", "sarif")


@command(short_help="Report what is wrong with descriptions, or assumed.")
@click.argument("files", nargs=-1, metavar="FILE...")
@click.option("-s", "--style", "styles", multiple=True, metavar="STYLE",
              help="Measure the figure in this style, too: text, contrast, colour vision, grey, fit, fonts; "
                   "may be repeated.")
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True,
              help="For a person, a program, GitHub annotations, or code scanning.")
@click.option("--list", "list_", is_flag=True, help="Explain every code and exit.")
@click.option("--exit-zero", is_flag=True, help="Exit with 0 whatever is found.")
@reading_options
def check(files: tuple[str, ...], styles: tuple[str, ...], form: str, list_: bool, exit_zero: bool,
          encoding: str | None, quiet: bool, verbose: bool) -> int:
    """Report what is wrong with each description, what was assumed, and where in the text.

    FILE is a description, a folder of descriptions, or - for standard input. The exit code is 1 if there is
    an error or a warning; notes alone leave it at 0."""
    if list_:
        return _list(form)
    if not files:
        raise click.UsageError("no FILE given (- is standard input)")
    results = [examine(given, encoding) for given in expand(files)]
    measured: list[measuring.Measured] = []
    if styles:
        results, measured = measuring.measure_all(results, styles)
    if form == "text":
        if measured and not quiet:
            click.echo(measuring.table(measured))
        _text(results, quiet)
    elif form == "json" and styles:
        click.echo(measuring.to_json(results, measured).encode(), nl=False)
    else:
        from replot.cli import reports

        click.echo(getattr(reports, form)([(r.name, r.findings) for r in results]).encode(), nl=False)
    found = any(finding.severity != "note" for result in results for finding in result.findings)
    return 1 if found and not exit_zero else 0


def _text(results: list[Examined], quiet: bool) -> None:
    for result in results:
        for finding in result.findings:
            if not quiet or finding.severity == "error":
                click.echo(show.block(result.name, finding, result.lines) + "\n")
    if not quiet:
        findings = [finding for result in results for finding in result.findings]
        found = show.tally(findings) or "nothing to report"
        click.echo(f"{show.count(len(results), 'file')}: {found}", err=True)


def _list(form: str) -> int:
    if form == "json":
        from replot.cli import plain

        codes = [{"code": code, **about._asdict()} for code, about in CATALOGUE.items()]
        click.echo(plain.to_json(codes), nl=False)
        return 0
    if form != "text":
        raise click.UsageError("--list goes with --format text or json")
    for code, about in CATALOGUE.items():
        severity = click.style(about.severity, fg=show.COLORS[about.severity])
        click.echo(f"{click.style(f'{code} {about.name}', bold=True)} ({severity})")
        click.echo(textwrap.fill(about.explanation, 96, initial_indent="    ", subsequent_indent="    "))
    return 0
