"""``replot draw``: descriptions in, figures out."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from replot.cli import show
from replot.cli.changes import change_options, changes_of
from replot.cli.command import command, traceback_wanted
from replot.cli.inputs import Input, WrongInput, allowed, expand, lines_of, reading_options, unread
from replot.cli.looks import outline_option, styled
from replot.cli.pieces import group_options, read_pieces, write_pieces
from replot.cli.progress import progress

if TYPE_CHECKING:
    from replot.batch import Drawn

__all__ = ["draw"]

MOST_FINDINGS = 200
"""Findings that are printed one by one; the manifest holds them all."""


@command(short_help="Draw descriptions as figures.")
@click.argument("sources", nargs=-1, required=True, metavar="INPUT...")
@click.option("-o", "--output", required=True, metavar="OUT",
              help="A folder; or for one INPUT a file such as figure.png.")
@click.option("-f", "--format", "formats", metavar="png,svg,pdf",
              help="Formats, separated by commas.  [default: png, or as OUT says]")
@click.option("-s", "--style", default="paper", show_default=True,
              help="A style by name (see replot styles), or the path of a TOML file.")
@outline_option
@change_options
@group_options
@click.option("-j", "--jobs", type=click.IntRange(0), default=1, show_default=True,
              help="Processes that draw at the same time; 0 is one per core.")
@reading_options
@click.option("--no-spec", is_flag=True, help="Leave the figure spec out of the files.")
@click.option("--fresh", is_flag=True, help="Draw again what an earlier run has finished.")
@click.option("--force", is_flag=True, help="Replace files that replot did not make.")
def draw(sources: tuple[str, ...], output: str, formats: str | None, style: str, outline: str | None,
         combine: str | None, split: bool, jobs: int, encoding: str | None, no_spec: bool, fresh: bool,
         force: bool, quiet: bool, verbose: bool, **changes: object) -> int:
    """Draw each description as a figure.

    INPUT is a description, a folder of descriptions (*.txt, *.md), or - for standard input. An INPUT with
    nothing to draw does not stop the others; the exit code is then 1.

    Files that replot made are replaced when they are drawn again. A file in their place that came from
    elsewhere is kept, and reported, unless --force is given."""
    from replot.batch import draw_many

    inputs, look = expand(sources), styled(style, outline)
    asked = changes_of(changes, encoding)
    if combine is not None or split:
        folder, name, kinds = _target(output, inputs, formats)
        if name is not None:
            raise WrongInput(f"{output}: with --combine or --split, OUT is a folder")
        pieces, code = read_pieces(inputs, encoding, asked, combine, split)
        write_pieces(pieces, [("", look)], kinds, Path(folder), spec=not no_spec, force=force, quiet=quiet)
        return code
    folder, name, kinds = _target(output, inputs, formats)
    results = draw_many([given.source for given in inputs], folder, kinds, look, jobs or None, name=name,
                        spec=not no_spec, encoding=encoding, fresh=fresh, force=force, manifest=name is None,
                        changes=asked, **allowed())
    report = _Report(quiet, verbose, encoding)
    try:
        with progress(len(inputs), quiet) as tell:
            for drawn in results:
                tell(report.add(drawn))
    finally:
        report.end()
    return report.code


def _target(output: str, inputs: Sequence[Input], formats: str | None
            ) -> tuple[str, str | None, tuple[str, ...]]:
    """The folder of the outputs, the one name there if OUT is a file, and the formats."""
    from replot.drawing.save import FORMATS

    kinds = tuple(kind.strip() for kind in (formats or "").split(",") if kind.strip())
    path = Path(output)
    suffix = path.suffix.lower().removeprefix(".")
    if suffix not in FORMATS or output.endswith(("/", os.sep)):
        if path.exists() and not path.is_dir():
            raise WrongInput(f"{output}: is a file; OUT is a folder, or a picture's name for one INPUT")
        return output, None, kinds or ("png",)
    if path.is_dir():
        raise WrongInput(f"{output}: is a folder; write {output}{os.sep} to draw into it")
    if len(inputs) != 1:
        raise WrongInput(f"{output}: one file for {len(inputs)} inputs; name a folder")
    if kinds not in ((), (suffix,)):
        raise WrongInput(f"{output}: the name asks for {suffix}, --format for {', '.join(kinds)}")
    return str(path.parent), path.stem, (suffix,)


class _Report:
    """Lines for the figures as they come, the findings at the end, and the exit code."""

    def __init__(self, quiet: bool, verbose: bool, encoding: str | None) -> None:
        self.quiet, self.verbose, self.encoding = quiet, verbose, encoding
        self.code = self.figures = self.files = self.reused = 0
        self.found = False
        self.lines: list[str] = []
        self.left_out: Counter[str] = Counter()
        self.severities: Counter[str] = Counter()

    def add(self, drawn: Drawn) -> str | None:
        """Take one result; the line to print, if there is a figure."""
        given = Input(drawn.input)
        name, source = given.name, None
        if drawn.error is not None:
            self.severities["error"] += 1
            self.code = max(self.code, 2 if drawn.failed else 1)
            if drawn.failed:
                self.lines.append(show.failure(drawn.error))
                if drawn.trace and traceback_wanted():
                    self.lines.append(drawn.trace)
            else:
                self.lines.append(show.line(name, unread(drawn.error, name, drawn.refused)))
        for finding in drawn.findings:
            self.severities[finding.severity] += 1
            self.found = True
            if self.quiet:
                continue
            if len(self.lines) >= MOST_FINDINGS:
                self.left_out[f"{finding.code} {finding.name}"] += 1
            elif self.verbose:
                source = lines_of(given, self.encoding) if source is None else source
                self.lines.append(show.block(name, finding, source) + "\n")
            else:
                self.lines.append(show.line(name, finding))
        if drawn.error is not None:
            return None
        self.figures += 1
        self.files += len(drawn.outputs)
        self.reused += drawn.reused
        return f"{show.escape(name)}: {_size(drawn.panels)} -> {_outputs(drawn.outputs)}"

    def end(self) -> None:
        """Print the findings, on standard error."""
        for text in self.lines:
            click.echo(text, err=True)
        if self.left_out:
            kinds = ", ".join(f"{kind} {number:,}" for kind, number in self.left_out.most_common())
            click.echo(f"... and {show.count(self.left_out.total(), 'finding')} more: {kinds}", err=True)
        if self.quiet:
            return
        parts = [f"{show.count(self.figures, 'figure')}, {show.count(self.files, 'file')}"]
        if self.reused:
            parts.append(f"{self.reused:,} already finished")
        parts += [show.count(self.severities[s], s) for s in show.SEVERITIES if self.severities[s]]
        hint = "; replot check shows where" if self.found and not self.verbose else ""
        click.echo(f"{', '.join(parts)}{hint}", err=True)


def _size(panels: Sequence[tuple[int, int, int]]) -> str:
    shapes = list(dict.fromkeys((rows, columns) for rows, columns, _ in panels))
    sizes = ", ".join(f"{rows} x {columns}" for rows, columns in shapes[:3]) + ", ..." * (len(shapes) > 3)
    cells = sum(rows * columns for rows, columns, _ in panels)
    return f"{show.count(len(panels), 'panel')} of {sizes}, {sum(n for *_, n in panels):,} of {cells:,} cells"


def _outputs(outputs: Sequence[str]) -> str:
    """``figures/a.png, .svg, .pdf``."""
    return ", ".join(show.escape(path if k == 0 else Path(path).suffix) for k, path in enumerate(outputs))
