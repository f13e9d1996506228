"""Numbers printed in the cells: their format, and what else stands there."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.text import Annotation as Arrow
from matplotlib.text import Text

from replot.figure import Annotation
from replot.reading.artists.meshes import Mesh
from replot.reading.artists.notes import Notes
from replot.reading.description.lexicon.missing import is_missing

__all__ = ["printed_numbers"]

NUMBER = re.compile(r"([+-]?)((?:\d{1,3}(?:,\d{3})+|\d+)?)(?:\.(\d+))?(e[+-]?\d+)?(?=\D|$)", re.I)
ERROR = re.compile(r"\s*(?:±|\+/-)\s*(\d+(?:\.\d+)?(?:e[+-]?\d+)?)\s*", re.I)
SUFFIX = re.compile(r"\s?[%‰*†‡§°A-Za-zµ×]{1,4}")
MARKS = "*†‡§"
BOLD = {"bold", "heavy", "extra bold", "black", "semibold", "demibold", "demi"}


def printed_numbers(ax: Axes, mesh: Mesh, name: str, findings: Notes) -> tuple[Annotation,
                                                                                       dict[str, Any]]:
    """The annotation of a panel, and the arrays of its grid that follow from the texts in the cells.

    Texts that are no rounding of the value of their cell are a finding, and then none are kept.
    """
    texts, bold = _texts(ax, mesh)
    if not texts:
        return Annotation(show=False), {}
    cells = list(texts)
    parts = {cell: _split(text) for cell, text in texts.items()}
    values = {cell: mesh.values[cell] for cell in cells}
    percent = all(part is not None and part[3].startswith("%") for part in parts.values())
    wrong = [cell for cell in cells if parts[cell] is None or not _rounds(parts[cell], values[cell], False)]
    if wrong and percent:  # "77.3%" for 0.773
        wrong = [cell for cell in cells if not _rounds(parts[cell], values[cell], True)]
    else:
        percent = False
    if wrong:
        row, column = wrong[0]
        findings.add("T205", f"{name}: what is printed in {len(wrong)} of {len(cells)} cells is not their "
                             f"value, first {texts[wrong[0]]!r} for {values[wrong[0]]:.6g} in row {row + 1}, "
                             f"column {column + 1}. Nothing printed is kept.",
                     "Print the values that make the colours, or draw two figures.")
        return Annotation(show=False), {}
    split = [part for cell in cells if (part := parts[cell]) is not None]
    spec = _format(split, [values[cell] for cell in cells], percent)
    if spec is None:
        findings.add("T206", f"{name}: the numbers are printed in more than one format; replot "
                             "prints them as short as is exact.")
    numbers = int(np.isfinite(mesh.values).sum())
    if len(cells) < numbers:
        findings.add("T206", f"{name}: {len(cells)} of {numbers} numbers are printed; replot "
                             "prints all of them.")
    return Annotation(True, spec), _extras(mesh, cells, split, percent, bold, name, findings)


def _texts(ax: Axes, mesh: Mesh) -> tuple[dict[tuple[int, int], str], dict[tuple[int, int], bool]]:
    """The texts within cells that have a number, those of one cell in one line, and which are bold."""
    found: dict[tuple[int, int], list[tuple[float, str]]] = {}
    bold: dict[tuple[int, int], bool] = {}
    for text in ax.texts:
        if not text.get_visible() or not text.get_text().strip():
            continue
        place = _position(ax, text)
        cell = None if place is None else mesh.cell_at(*place)
        if cell is None or place is None or not np.isfinite(mesh.values[cell]):
            continue
        found.setdefault(cell, []).append((-place[1] if not ax.yaxis_inverted() else place[1],
                                           text.get_text()))
        weight = text.get_fontweight()
        bold[cell] = weight in BOLD or (isinstance(weight, int) and weight >= 600)
    return {cell: " ".join(" ".join(text for _, text in sorted(lines)).split())
            for cell, lines in sorted(found.items())}, bold


def _position(ax: Axes, text: Text) -> tuple[float, float] | None:
    """Where a text stands in data coordinates, or None if it does not stand in them."""
    if isinstance(text, Arrow):
        if text.xycoords != "data" or text.anncoords != "data":
            return None
    elif not text.get_transform().contains_branch(ax.transData):
        return None
    x, y = text.get_position()
    return float(ax.convert_xunits(x)), float(ax.convert_yunits(y))


Part = tuple[str, int, bool, str]
"""The number as Python writes it, its decimals, whether thousands are parted, and what follows."""


def _split(text: str) -> Part | None:
    text = text.replace("\N{MINUS SIGN}", "-").strip()
    match = NUMBER.match(text)
    if not match or not (match.group(2) or match.group(3)):
        return None
    return match.group(0), len(match.group(3) or ""), "," in match.group(2), text[match.end():]


def _rounds(part: Part | None, value: float, percent: bool) -> bool:
    """Whether a printed number is the value, up to the digits printed."""
    if part is None:
        return False
    number, decimals = part[0].replace(",", ""), part[1]
    exponent = number.lower().partition("e")[2]
    unit = 10.0 ** (int(exponent or 0) - decimals)
    value = value * 100 if percent else value
    return abs(float(number) - value) <= 0.5000001 * unit + 1e-12 * abs(value)


def _format(parts: Sequence[Part], values: Sequence[float], percent: bool) -> str | None:
    """The format specification that prints all values as they are printed."""
    kind = "%" if percent else "f"
    sign = "+" if any(number.startswith("+") for number, *_ in parts) else ""
    comma = "," if any(comma for _, _, comma, _ in parts) else ""
    places = {decimals for _, decimals, _, _ in parts}
    candidates = [f"{sign}{comma}.{count}{kind}" for count in places if len(places) == 1]
    candidates += [f"{sign}.{count}e" for count in places if len(places) == 1]
    if not percent:
        candidates += [f"{sign}{comma}.{count}g" for count in range(1, 10)]
    for spec in candidates:
        if all(format(value, spec) == number + "%" * percent
               for (number, *_), value in zip(parts, values, strict=True)):
            return spec
    return None


def _extras(mesh: Mesh, cells: Sequence[tuple[int, int]], parts: Sequence[Part], percent: bool,
            bold: dict[tuple[int, int], bool], name: str, findings: Notes) -> dict[str, Any]:
    """Errors, suffixes and bold cells."""
    error = np.full(mesh.values.shape, np.nan)
    suffix = np.full(mesh.values.shape, "", dtype="<U5")
    left: list[str] = []
    for cell, (_, _, _, rest) in zip(cells, parts, strict=True):
        rest = rest.removeprefix("%") if percent else rest
        if match := ERROR.match(rest):
            error[cell] = float(match.group(1))
            rest = rest[match.end():]
        if SUFFIX.fullmatch(rest):
            suffix[cell] = rest.strip() if rest.strip()[0] in MARKS else rest
        elif not is_missing(rest):
            left.append(rest.strip())
    if left:
        findings.add("T206", f"{name}: what stands behind {len(left)} numbers is left out, first "
                             f"{left[0]!r}.")
    marked = np.zeros(mesh.values.shape, bool)
    if any(bold.values()) and not all(bold.values()):  # all of them: that is the style of the figure
        for cell, is_bold in bold.items():
            marked[cell] = is_bold
    return {"error": error, "suffix": suffix, "bold": marked}
