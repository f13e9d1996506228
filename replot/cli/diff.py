"""``replot diff``: what changed from one figure to another."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from replot.cli import show
from replot.cli.command import command
from replot.cli.inputs import WrongInput

if TYPE_CHECKING:
    from replot.comparing.sources import Source

__all__ = ["FORMATS", "diff"]

FORMATS = ("text", "json", "github", "junit", "html")

format_option = click.option(
    "--format", "form", type=click.Choice(FORMATS), default="text", show_default=True,
    help="For a person, a program, GitHub annotations, services that read JUnit's XML, or a browser.")


@command(short_help="Say what changed from one figure to another.")
@click.argument("old")
@click.argument("new")
@click.option("-s", "--style", metavar="STYLE",
              help="What a description, spec or table is drawn in for a comparison with a picture.  "
                   "[default: as the picture]")
@format_option
@click.option("--report", metavar="FILE.html",
              help="Write a page that shows both pictures and the difference.")
@click.option("--exit-zero", is_flag=True, help="Exit with 0 whatever is found.")
def diff(old: str, new: str, style: str | None, form: str, report: str | None, exit_zero: bool, quiet: bool,
         verbose: bool) -> int:
    """Say what changed from OLD to NEW: every cell, label, limit and colour by its name.

    OLD and NEW are descriptions, specs, tables, pictures of replot, or PNG files of any origin; SVG and PDF
    files of replot are compared by the figures inside them. The exit code is 1 if something changed."""
    from replot.comparing.baselines import Entry
    from replot.comparing.report import FORMATS as WRITERS
    from replot.comparing.report import as_html
    from replot.comparing.sources import opened
    from replot.comparing.verdict import compare_sources
    from replot.files import printable, write_atomic

    for path in (old, new):
        if Path(path).is_dir():
            raise WrongInput(f"{path}: is a folder; diff takes two files, verify compares a folder with its "
                             "baselines")
        if path != "-" and not Path(path).is_file():
            raise WrongInput(f"{path}: no such file")
    if old == new == "-":
        raise WrongInput("standard input can be read only once; give a file for one of the two")
    before = opened(old, style)
    sources = before, opened(new, style, before)
    verdict = compare_sources(*sources)
    entry = Entry(Path(new).stem, "same" if verdict.same else "changed", old, verdict.changes, verdict.notes,
                  source=new)
    if report is not None or form == "html":
        from dataclasses import replace

        shown = replace(entry, old=_picture(sources[0], style), new=_picture(sources[1], style))
        page = as_html([shown], f"{Path(old).name} and {Path(new).name}")
        if report is not None:
            write_atomic(Path(report), page.encode())
    if form == "text":
        for change in verdict.changes:
            click.echo(show.escape(change.message))
        for note in verdict.notes if not quiet else ():
            click.echo(f"note: {show.escape(note)}", err=True)
        if verbose and verdict.same:
            click.echo("no difference", err=True)
    elif form == "json":
        from replot.cli import plain

        click.echo(plain.to_json({"old": printable(old), "new": printable(new),
                                  **verdict.to_dict()}).encode(), nl=False)
    else:
        click.echo((page if form == "html" else WRITERS[form]([entry])).encode(), nl=False)
    return 0 if verdict.same or exit_zero else 1


def _picture(source: Source, style: str | None) -> bytes | None:
    """What a page shows of it: the picture, or the figure drawn."""
    from replot.drawing import to_bytes

    if source.picture is not None:
        return source.picture.data
    return None if source.figure is None else to_bytes(source.figure, "png", source.style or style or "paper")
