"""``replot verify``: descriptions drawn and compared with their baselines."""

from __future__ import annotations

from pathlib import Path

import click

from replot.cli import show
from replot.cli.command import command
from replot.cli.diff import FORMATS
from replot.cli.inputs import expand
from replot.cli.progress import progress

__all__ = ["verify"]


@command(short_help="Draw descriptions and compare them with their baselines.")
@click.argument("files", nargs=-1, required=True, metavar="FOLDER...")
@click.option("-b", "--baselines", metavar="DIR",
              help="The folder of the baselines.  [default: FOLDER/baselines]")
@click.option("-s", "--style", default="paper", show_default=True, metavar="STYLE",
              help="What they are drawn in.")
@click.option("--accept", multiple=True, metavar="NAME",
              help="Make the new picture of NAME its baseline; may be repeated.")
@click.option("--accept-all", is_flag=True, help="Make all new pictures the baselines.")
@click.option("--accept-missing", is_flag=True, help="Make baselines only for figures that have none.")
@click.option("--jobs", "-j", type=click.IntRange(1), metavar="N", help="Processes.  [default: one per core]")
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True,
              help="For a person, a program, GitHub annotations, or services that read JUnit's XML.")
@click.option("--report", metavar="FILE.html", help="Write a page that shows old, new and difference.")
def verify(files: tuple[str, ...], baselines: str | None, style: str, accept: tuple[str, ...],
           accept_all: bool, accept_missing: bool, jobs: int | None, form: str, report: str | None,
           quiet: bool, verbose: bool) -> int:
    """Draw every description of FOLDER and compare the pictures with their baselines, cell by cell.

    FOLDER is a folder of descriptions, or a file. The exit code is 1 if a figure changed, has no baseline
    or cannot be drawn."""
    from replot.comparing.report import FORMATS as WRITERS
    from replot.comparing.verify import ALL
    from replot.comparing.verify import verify as verify_all

    sources = [given.source for given in expand(files)]
    home = Path(files[0]) if Path(files[0]).is_dir() else Path(files[0]).parent
    folder = Path(baselines) if baselines else home / "baselines"
    entries = []
    with progress(len(sources), quiet) as advance:
        for entry in verify_all(sources, folder, style=style, accept=[*accept, *([ALL] * accept_all)],
                                accept_missing=accept_missing, jobs=jobs):
            entries.append(entry)
            if entry.status != "stale":
                advance(None)
    if report is not None:
        from replot.comparing.report import as_html
        from replot.files import write_atomic

        again = f"replot verify {' '.join(files)} --accept {{name}}"
        write_atomic(Path(report), as_html(entries, "Figures", again).encode())
    if form == "text":
        text = WRITERS["text"](entries)
        for line in text.splitlines()[-1:] if quiet else text.splitlines():
            click.echo(show.escape(line))
    else:
        click.echo(WRITERS[form](entries).encode(), nl=False)
    return 1 if any(entry.bad for entry in entries) else 0
