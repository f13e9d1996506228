"""``replot restyle``: any heatmap in any style, drawn anew from its data."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from replot.cli.changes import change_options, changes_of
from replot.cli.command import command
from replot.cli.inputs import WrongInput, expand, reading_options
from replot.cli.looks import outline_option, styled
from replot.cli.pieces import group_options, read_pieces, write_pieces

if TYPE_CHECKING:
    from replot.style import Style

__all__ = ["restyle"]


@command(short_help="Draw a figure anew, in other styles.")
@click.argument("sources", nargs=-1, required=True, metavar="INPUT...")
@click.option("-s", "--style", "styles", multiple=True, required=True, metavar="STYLE",
              help="A style by name (see replot styles), or the path of a TOML file; may be repeated.")
@click.option("-o", "--output", required=True, metavar="FOLDER",
              help="The folder of the files; made if missing.")
@click.option("-f", "--format", "formats", default="png", show_default=True, metavar="png,svg,pdf",
              help="Formats, separated by commas.")
@click.option("--pair", is_flag=True, help="Write a dark twin of every style, too: NAME-STYLE-dark.")
@outline_option
@change_options
@group_options
@reading_options
@click.option("--no-spec", is_flag=True, help="Leave the figure spec out of the files.")
@click.option("--force", is_flag=True, help="Replace files that replot did not make.")
def restyle(sources: tuple[str, ...], styles: tuple[str, ...], output: str, formats: str, pair: bool,
            outline: str | None, combine: str | None, split: bool, encoding: str | None, no_spec: bool,
            force: bool, quiet: bool, verbose: bool, **changes: object) -> int:
    """Draw each INPUT once in every style, as FOLDER/NAME-STYLE.png.

    INPUT is a description, a figure spec (JSON, YAML), a table (CSV, TSV, Excel, ...), or a picture that
    replot made (PNG, SVG, PDF). A style never changes what is said: the same cells, order and limits."""
    from replot.drawing.save import format_of

    inputs = expand(sources)
    kinds = [format_of(None, kind.strip()) for kind in formats.split(",") if kind.strip()]
    looks = [(f"-{look.name}", look) for look in _looks(styles, pair, outline)]
    folder = Path(output)
    if folder.exists() and not folder.is_dir():
        raise WrongInput(f"{output}: is a file; name a folder")
    folder.mkdir(parents=True, exist_ok=True)
    pieces, code = read_pieces(inputs, encoding, changes_of(changes, encoding), combine, split)
    write_pieces(pieces, looks, kinds, folder, spec=not no_spec, force=force, quiet=quiet)
    return code


def _looks(names: tuple[str, ...], pair: bool, outline: str | None) -> list[Style]:
    """The styles that are asked for, each with its dark twin where a pair is wanted."""
    from replot.style import Style

    dark = Style.load("dark")
    night = {name: getattr(dark, name) for name in
             ("background", "text_color", "line_color", "gap_color", "unstated_color", "texture_color")}
    looks: dict[str, Style] = {}
    for name in names:
        style = styled(name, outline)
        looks[style.name] = style
        if pair and style.background != dark.background:
            twin = style.replace(name=f"{style.name}-dark", **night)
            looks[twin.name] = twin
    return list(looks.values())
