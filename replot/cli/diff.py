"""``replot diff``: what changed from one figure to another."""

from __future__ import annotations

from pathlib import Path

import click

from replot.cli import show
from replot.cli.command import command
from replot.cli.inputs import WrongInput

__all__ = ["diff"]

FORMATS = ("text", "json", "github", "junit")


@command(short_help="Say what changed from one figure to another.")
@click.argument("old")
@click.argument("new")
@click.option("-s", "--style", metavar="STYLE",
              help="What a description, spec or table is drawn in for a comparison with a picture.  "
                   "[default: as the picture]")
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True,
              help="For a person, a program, GitHub annotations, or services that read JUnit's XML.")
@click.option("--report", metavar="FILE.html",
              help="Write a page that shows both pictures and the difference.")
@click.option("--exit-zero", is_flag=True, help="Exit with 0 whatever is found.")
def diff(old: str, new: str, style: str | None, form: str, report: str | None, exit_zero: bool, quiet: bool,
         verbose: bool) -> int:
    """Say what changed from OLD to NEW: every cell, label, limit and colour by its name.

    OLD and NEW are descriptions, specs, tables, pictures of replot, or PNG files of any origin. The exit
    code is 1 if something changed."""
    from replot.comparing.baselines import Entry
    from replot.comparing.sources import opened
    from replot.comparing.verdict import compare_sources

    for path in (old, new):
        if path != "-" and not Path(path).is_file():
            raise WrongInput(f"{path}: no such file")
    sources = opened(old, style), opened(new, style)
    verdict = compare_sources(*sources)
    pictures = [source.picture.data if source.picture else None for source in sources]
    entry = Entry(Path(new).stem, "same" if verdict.same else "changed", old, verdict.changes, verdict.notes,
                  source=new, old=pictures[0], new=pictures[1])
    if report is not None:
        from replot.comparing.report import as_html
        from replot.files import write_atomic

        write_atomic(Path(report), as_html([entry], f"{Path(old).name} and {Path(new).name}").encode())
    if form == "text":
        for change in verdict.changes:
            click.echo(show.escape(change.message))
        for note in verdict.notes if not quiet else ():
            click.echo(f"note: {show.escape(note)}", err=True)
        if verbose and verdict.same:
            click.echo("no difference", err=True)
    elif form == "json":
        from replot.cli import plain

        click.echo(plain.to_json({"old": old, "new": new, **verdict.to_dict()}).encode(), nl=False)
    else:
        from replot.comparing.report import FORMATS as WRITERS

        click.echo(WRITERS[form]([entry]).encode(), nl=False)
    return 0 if verdict.same or exit_zero else 1
