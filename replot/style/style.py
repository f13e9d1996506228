"""The noun of the style room: :class:`Style`, a frozen dataclass of named choices."""

from __future__ import annotations

import dataclasses
import difflib
import math
import re
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args, get_type_hints

import msgspec

from replot.errors import StyleError

__all__ = ["Source", "Style", "check_known", "did_you_mean", "may_be_none"]

Texture = Literal["none", "hatch", "back-hatch", "cross", "dots", "lines"]
Outline = Literal["none", "row-max", "row-min", "column-max", "column-min", "panel-max", "panel-min"]

_COLORS = ("background", "text_color", "line_color", "gap_color", "blank_color", "unstated_color",
           "texture_color")
_SIZES = ("title_size", "panel_title_size", "letter_size", "label_size", "tick_size", "number_size")
_ABOVE_ZERO = (*_SIZES, "min_size", "width", "height", "max_width", "max_height", "dpi", "mesh_dpi",
               "cell_size", "cell_aspect", "grid_size", "colorbar_width", "texture_pitch", "columns")
_NOT_NEGATIVE = ("margin", "gap", "line_width", "tick_length", "colorbar_pad", "panel_gap", "texture_width",
                 "min_decimals", "vector_cells", "outline_width")


@dataclass(frozen=True, slots=True)
class Source:
    """Where numbers of a style come from.

    Attributes
    ----------
    fields : tuple of str
        The fields of the style that were taken from it.
    title, url : str
        What it is and where it stands; ``url`` may be empty.
    date : str
        When it was read, as ``YYYY-MM-DD``.
    note : str
        Which of two differing sources was taken, and why; may be empty.
    """

    fields: tuple[str, ...]
    title: str
    date: str
    url: str = ""
    note: str = ""


@dataclass(frozen=True, kw_only=True, slots=True)
class Style:
    """How a figure looks. Lengths are in mm, sizes of text and lines in points.

    Attributes
    ----------
    name, description : str
        What the style is called, and one sentence on what it is for.
    sources : tuple of Source
        Where the numbers come from.

    width, height : float or None
        The exact size of the figure (mm); None lets it grow with the grid.
    max_width, max_height : float or None
        Limits (mm) for a side that grows.
    margin : float
        Free space around everything (mm).
    dpi : float
        Pixels per inch of the raster output; every rectangle is a whole number of these pixels.
    columns : int or None
        Panels in a row, where the figure does not say; None chooses by the shape of the panels.
    panel_gap : float
        Free space between two panels, labels included (mm).

    fonts : tuple of str
        Font families in order of preference. The fonts that come with matplotlib (``"DejaVu Sans"``,
        ``"DejaVu Serif"``, ``"STIXGeneral"``) give the same pixels everywhere; another family is
        used where the machine has it.
    title_size, panel_title_size, letter_size, label_size, tick_size, number_size : float
        Size (pt) of the title, the titles of the panels, the panel letters, the labels of axes and
        colour bars, the tick labels and the numbers in the cells.
    min_size : float
        The floor (pt): no text is ever smaller.
    title_weight : {"normal", "bold"}
        Weight of the titles.
    title : {"all", "panels", "none"}
        Which titles are drawn inside the figure: all, those of the panels only, or none.
    letters : str
        Pattern of the panel letters, such as ``"a"``, ``"A"``, ``"(a)"``; empty for none. A figure of one
        panel has no letter.

    mathtext : bool
        Read ``$...$`` in titles and labels as a formula; otherwise every label is plain text.

    x_side : {"bottom", "top"}
        Where the tick labels of x stand, if the figure does not say.
    y_side : {"left", "right"}
        Where the tick labels of y stand, if the figure does not say.
    line_width : float
        Width (pt) of the outline of grids and colour bars, and of tick marks; 0 for none.
    tick_length : float
        Length (pt) of tick marks; 0 for none.

    cell_size : float or None
        The shorter side of a cell (mm) in a figure that grows; None takes it from the font.
    cell_aspect : float or None
        Width of a cell divided by its height; None makes cells square, and wider where their numbers are.
    grid_size : float
        The size (mm) that a grid without numbers does not exceed while it grows, unless its cells
        would be smaller than a pixel.
    gap : float
        Free space between cells (pt).

    background, text_color, line_color, gap_color : str
        Colours, ``#rrggbb`` or a name that matplotlib knows. ``"none"`` as background is transparent.
    cmap, diverging_cmap : str
        The colormaps for figures that name none: without and with a centre.
    cmap_rule : {"keep", "replace", "colorblind", "gray"}
        Keep the colormap of the figure, always take the style's, take the style's where the figure's
        fails under simulated colour blindness, or take grey.

    numbers : {"figure", "always", "never"}
        Whether numbers are drawn in the cells: as the figure says (and, where it says nothing, if they
        fit at their normal size), always, never.
    min_decimals : int or None
        How far decimals may be dropped where numbers do not fit; None forbids it.
    signed : bool
        Write ``+`` before positive numbers where the data have both signs.
    outline : {"none", "row-max", "row-min", "column-max", "column-min", "panel-max", "panel-min"}
        Which cells are outlined: those with the highest or the lowest number of their row, their
        column or their panel.
    outline_width : float
        Width (pt) of that line.
    blank_color : str or None
        Colour of blank cells; None takes the background.
    unstated_color, unstated_texture : str
        Colour and texture of the cells that the text does not state.
    range_texture, negative_texture : str
        Texture of cells that hold a range, and of cells below the centre (or below zero).
    texture_color : str
        Colour of the texture of unstated cells; over a coloured cell the texture is black or white.
    texture_pitch, texture_width : float
        Distance between the lines of a texture (pt) and their width (pt).
    key : bool
        Whether a legend key explains textures and marks.

    colorbar : {"right", "left", "top", "bottom", "none"}
        Where the colour bar stands, if the figure does not say.
    colorbar_width, colorbar_pad : float
        Its thickness, and its distance from the grid (mm).

    font_type : {3, 42}
        How fonts are embedded in PDF and EPS files.
    color_space : {"rgb", "gray"}
        The colours that a raster file may hold.
    mesh_dpi : float
        Pixels per inch of a large mesh inside a vector file.
    vector_cells : int
        The number of cells up to which a mesh in a vector file is made of vectors.
    """

    name: str = "paper"
    description: str = ""
    sources: tuple[Source, ...] = ()

    width: float | None = None
    height: float | None = None
    max_width: float | None = None
    max_height: float | None = None
    margin: float = 1.5
    dpi: float = 200
    columns: int | None = None
    panel_gap: float = 5.0

    fonts: tuple[str, ...] = ("DejaVu Sans",)
    title_size: float = 10.0
    panel_title_size: float = 9.0
    letter_size: float = 10.0
    label_size: float = 9.0
    tick_size: float = 8.0
    number_size: float = 7.0
    min_size: float = 5.0
    title_weight: Literal["normal", "bold"] = "normal"
    title: Literal["all", "panels", "none"] = "all"
    letters: str = ""
    mathtext: bool = False

    x_side: Literal["bottom", "top"] = "bottom"
    y_side: Literal["left", "right"] = "left"
    line_width: float = 0.6
    tick_length: float = 2.0

    cell_size: float | None = None
    cell_aspect: float | None = None
    grid_size: float = 120.0
    gap: float = 0.0

    background: str = "#ffffff"
    text_color: str = "#000000"
    line_color: str = "#262626"
    gap_color: str = "#ffffff"
    cmap: str = "viridis"
    diverging_cmap: str = "RdBu_r"
    cmap_rule: Literal["keep", "replace", "colorblind", "gray"] = "keep"

    numbers: Literal["figure", "always", "never"] = "figure"
    min_decimals: int | None = 0
    signed: bool = False
    outline: Outline = "none"
    outline_width: float = 1.2
    blank_color: str | None = None
    unstated_color: str = "#ffffff"
    unstated_texture: Texture = "hatch"
    range_texture: Texture = "dots"
    negative_texture: Texture = "none"
    texture_color: str = "#b8b8b8"
    texture_pitch: float = 4.0
    texture_width: float = 0.5
    key: bool = True

    colorbar: Literal["right", "left", "top", "bottom", "none"] = "right"
    colorbar_width: float = 3.5
    colorbar_pad: float = 3.0

    font_type: Literal[3, 42] = 42
    color_space: Literal["rgb", "gray"] = "rgb"
    mesh_dpi: float = 300
    vector_cells: int = 2500

    def __post_init__(self) -> None:
        for name, kind in _kinds().items():
            object.__setattr__(self, name, _converted(name, getattr(self, name), kind))
        for name in (*_ABOVE_ZERO, *_NOT_NEGATIVE):
            value = getattr(self, name)
            if value is None:
                continue
            if isinstance(value, int) and abs(value) > sys.float_info.max:
                raise StyleError(f"{name}: the number is too large")
            if not math.isfinite(value) or value < 0 or (value == 0 and name in _ABOVE_ZERO):
                bound = "above 0" if name in _ABOVE_ZERO else "0 or more"
                raise StyleError(f"{name}: {value:g} must be {bound}")
        for name in _COLORS:
            _check_color(name, getattr(self, name))
        for name in _SIZES:
            if getattr(self, name) < self.min_size:
                raise StyleError(f"{name}: {getattr(self, name):g} pt lies below the floor, "
                                 f"min_size {self.min_size:g} pt")
        if not self.fonts:
            raise StyleError("fonts: name at least one family")
        if self.letters and not re.fullmatch(r"[^A-Za-z]*[aA][^A-Za-z]*", self.letters):
            raise StyleError(f"letters: {self.letters!r} must hold one letter, a or A")
        for source in self.sources:
            for name in source.fields:
                check_known(name, "sources")

    @classmethod
    def load(cls, style: str | Path | Style) -> Style:
        """A style by the name of a preset or of the project's own, or from a TOML file by its path.

        Parameters
        ----------
        style : str, Path or Style
            A string that ends in ``.toml`` or holds a path separator is a path. A Style is given back. A
            name that is no preset is looked up in the tables ``[tool.replot.styles.NAME]`` of the nearest
            pyproject.toml, from the current folder upwards.

        Raises
        ------
        StyleError
            With the file, the line and the field that does not hold; an unknown name suggests the nearest.
        """
        from replot.style.files import load

        return load(style)

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Style:
        """A style from plain data, as :meth:`to_dict` gives it; what is left out is as in the default.

        Raises
        ------
        StyleError
            If there is no such field, or a value does not hold.
        """
        for name in data:
            check_known(name)
        return cls(**data)

    def replace(self, **changes: Any) -> Style:
        """A copy with some fields changed.

        Raises
        ------
        StyleError
            If there is no such field, or a value does not hold.
        """
        for name in changes:
            check_known(name)
        return dataclasses.replace(self, **changes)

    def to_dict(self) -> dict[str, Any]:
        """The style as plain data: every field that is not as in the default, and the name."""
        data = msgspec.to_builtins(self)
        default = {field.name: field.default for field in dataclasses.fields(self)}
        return {name: value for name, value in data.items()
                if name == "name" or getattr(self, name) != default[name]}

    def to_toml(self) -> str:
        """The style as a TOML file that :meth:`load` reads back as an equal style."""
        from replot.style.files import dump

        return dump(self)


@cache
def _kinds() -> dict[str, Any]:
    return get_type_hints(Style)


def check_known(name: str, where: str = "") -> None:
    """Raise a StyleError if ``name`` is no field of a style."""
    if name not in _kinds():
        raise StyleError(f"{where + ': ' if where else ''}{name}: a style has no such field"
                         f"{did_you_mean(name, _kinds())}")


def may_be_none(name: str) -> bool:
    """Whether a field may have no value; a TOML file then says ``"none"``."""
    return type(None) in get_args(_kinds()[name])


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """``; did you mean X?`` with the nearest of the known words, or nothing."""
    near = difflib.get_close_matches(word.lower(), list(known), 1)
    return f"; did you mean {near[0]}?" if near else ""


def _converted(name: str, value: Any, kind: Any) -> Any:
    try:
        return msgspec.convert(value, kind, from_attributes=True)
    except msgspec.ValidationError as error:
        choices = [choice for choice in get_args(kind) if isinstance(choice, (str, int))]
        if choices and type(value) is type(choices[0]):
            raise StyleError(f"{name}: {value!r} is not one of {', '.join(map(str, choices))}"
                             f"{did_you_mean(str(value), map(str, choices))}") from None
        raise StyleError(f"{name}: {error}") from None


def _check_color(name: str, value: str | None) -> None:
    # hex colours, which presets use, need no import of matplotlib
    if value is None or re.fullmatch(r"#[0-9a-fA-F]{6}", value) or (value == "none" and name == "background"):
        return
    from matplotlib.colors import is_color_like

    if value == "none" or not is_color_like(value):
        raise StyleError(f"{name}: {value!r} is no colour")
