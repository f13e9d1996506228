"""``replot verify``: descriptions drawn and compared with their baselines."""

from __future__ import annotations

import shlex
from pathlib import Path

import click

from replot.cli import show
from replot.cli.command import command
from replot.cli.diff import format_option
from replot.cli.inputs import WrongInput, expand
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
@format_option
@click.option("--report", metavar="FILE.html", help="Write a page that shows old, new and difference.")
def verify(files: tuple[str, ...], baselines: str | None, style: str, accept: tuple[str, ...],
           accept_all: bool, accept_missing: bool, jobs: int | None, form: str, report: str | None,
           quiet: bool, verbose: bool) -> int:
    """Draw every description of FOLDER and compare the pictures with their baselines, cell by cell.

    FOLDER is a folder of descriptions, or a file. The exit code is 1 if a figure changed, has no baseline
    or cannot be drawn; a baseline that nothing draws any more is only named."""
    from replot.comparing.report import FORMATS as WRITERS
    from replot.comparing.report import as_html, as_text
    from replot.comparing.verify import ALL
    from replot.comparing.verify import verify as verify_all
    from replot.files import write_atomic

    sources = [given.source for given in expand(files)]
    homes = dict.fromkeys(Path(name) if Path(name).is_dir() else Path(name).parent for name in files)
    if len(homes) > 1 and baselines is None:
        raise WrongInput(f"{' and '.join(map(str, homes))}: --baselines must say where the baselines of "
                         "several folders are")
    folder = Path(baselines) if baselines is not None else next(iter(homes)) / "baselines"
    entries = []
    with progress(len(sources), quiet) as advance:
        for entry in verify_all(sources, folder, style=style, accept=[*accept, *([ALL] * accept_all)],
                                accept_missing=accept_missing, jobs=jobs):
            if entry.status != "stale":
                advance(None)
            elif not all(Path(name).is_dir() for name in files):
                continue  # it may belong to a file that was not asked for
            entries.append(entry)
    page = ""
    if report is not None or form == "html":
        again = ["replot", "verify", *files]
        again += ["-b", baselines] if baselines is not None else []
        again += ["-s", style] if style != "paper" else []
        page = as_html(entries, "Figures", f"{shlex.join(again)} --accept {{name}}")
        if report is not None:
            write_atomic(Path(report), page.encode())
    if form == "text":
        shown = [entry for entry in entries if entry.bad] if quiet else entries
        for line in as_text(shown).splitlines()[:-1 if quiet else None]:
            click.echo(show.escape(line))
    else:
        click.echo((page if form == "html" else WRITERS[form](entries)).encode(), nl=False)
    return 1 if any(entry.bad for entry in entries) else 0
