"""Findings: what is worth knowing about an input, a drawing or a comparison.

A finding carries a code of the :data:`CATALOGUE`, so that a program can act on it, and the
spans of the source text concerned, so that a person can see it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

__all__ = ["CATALOGUE", "Code", "Finding", "Severity", "Span"]

Severity = Literal["error", "warning", "note"]


class Span(NamedTuple):
    """A piece of the source text.

    Attributes
    ----------
    line, column : int
        Where it begins, both counted from 1.
    length : int
        Its length in characters; a span stays within one line.
    text : str
        The words themselves.
    """

    line: int
    column: int
    length: int
    text: str


class Code(NamedTuple):
    """One kind of finding: its readable name, severity and explanation."""

    name: str
    severity: Severity
    explanation: str


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing found.

    Attributes
    ----------
    code : str
        A key of :data:`CATALOGUE`.
    message : str
        What was found, in one sentence.
    help : str
        What a person can do about it; may be empty.
    spans : tuple of Span
        The words of the source concerned; the first is the main one.
    subject : tuple of str
        The fields of the figure concerned, such as ``panels[0].values[2][3]``.
    """

    code: str
    message: str
    help: str = ""
    spans: tuple[Span, ...] = ()
    subject: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.code not in CATALOGUE:
            raise KeyError(f"unknown finding code {self.code!r}")

    @property
    def severity(self) -> Severity:
        """``error``, ``warning`` or ``note``, as the catalogue says."""
        return CATALOGUE[self.code].severity

    @property
    def name(self) -> str:
        """The readable name of the code, such as ``value-outside-limits``."""
        return CATALOGUE[self.code].name

    def to_dict(self) -> dict[str, Any]:
        """Plain data, for JSON."""
        return {
            "code": self.code,
            "name": self.name,
            "severity": self.severity,
            "message": self.message,
            "help": self.help,
            "spans": [span._asdict() for span in self.spans],
            "subject": list(self.subject),
        }


# R1xx cells · R2xx axes, panels · R3xx colours · R4xx the text · D drawing · T tables and plots · F files
CATALOGUE: dict[str, Code] = {
    "R101": Code(
        "value-outside-limits",
        "warning",
        "A stated value lies outside the stated colour limits. It is kept, and drawn in the "
        "under or over colour with the end of the colour bar showing it.",
    ),
    "R102": Code(
        "two-values",
        "warning",
        "The text states two different values for one cell. A data list beats commentary, a "
        "specific statement a general one, the earlier of two equal ones the later.",
    ),
    "R103": Code(
        "number-not-placed",
        "warning",
        "A number stands among the data, but its cell cannot be told. It is left out.",
    ),
    "R104": Code(
        "label-not-on-axis", "warning", "A value is stated for a label that the axis does not list."
    ),
    "R105": Code(
        "row-length-differs", "warning", "A list of values is longer or shorter than the axis it runs along."
    ),
    "R106": Code(
        "cells-unstated",
        "warning",
        "The figure has these cells, but the text never says what is in them. They are drawn "
        "as unstated, which is not the same as empty.",
    ),
    "R107": Code(
        "range-only",
        "note",
        "The text gives only two ends for these cells. They are drawn at the middle and marked.",
    ),
    "R108": Code("approximate-values", "note", "The text says that these values are not exact."),
    "R109": Code(
        "total-left-out",
        "note",
        "A row or column of totals stands in the table and does not belong to the figure.",
    ),
    "R110": Code(
        "claim-contradicts-data",
        "warning",
        "A sentence claims something that the stated cells contradict. The cells win.",
    ),
    "R111": Code(
        "mirror-not-filled",
        "note",
        "The matrix has the same labels on both axes and one half is stated. The other half is filled in "
        "only where the text says that the matrix is symmetric.",
    ),
    "R112": Code(
        "table-left-out",
        "note",
        "A table stands beside the figure, of metrics or under a heading of its own, and is no part of it.",
    ),
    "R113": Code(
        "two-in-a-cell",
        "note",
        "Cells of a table state a number and a percentage. The first of the two is taken.",
    ),
    "R114": Code(
        "mirror-filled",
        "note",
        "The text says that a matrix is symmetric and states one half. The other half is filled in from it.",
    ),
    "R115": Code(
        "bound-only",
        "note",
        "The text gives only a bound for these cells, such as > 50, and no end of the scale beyond it. They "
        "are drawn as unstated.",
    ),
    "R201": Code(
        "count-differs",
        "warning",
        "The text claims a number of rows, columns or panels that differs from what it lists.",
    ),
    "R202": Code(
        "axis-wider-than-data", "note", "The axis has labels at its ends for which there is no value at all."
    ),
    "R203": Code(
        "order-assumed",
        "note",
        "The text lists the labels of an axis without saying where it begins; top to bottom "
        "and left to right are assumed.",
    ),
    "R204": Code(
        "transposition-assumed",
        "note",
        "A table stands with its rows on the x axis of the figure; it was turned.",
    ),
    "R205": Code(
        "axis-from-data",
        "note",
        "The text does not list the labels of this axis; they were taken from the data.",
    ),
    "R206": Code(
        "axis-role-assumed", "note", "The text does not say which label belongs to x and which to y."
    ),
    "R207": Code(
        "ends-approximate", "note", "The first or the last label of an axis is stated as approximate."
    ),
    "R208": Code(
        "label-twice",
        "warning",
        "Several rows or columns have the same label, such as a token that comes twice, or one that was "
        "misread. All of them are kept, in the order of the text.",
    ),
    "R301": Code("colour-match-poor", "warning", "No known colormap is near the described colours."),
    "R302": Code("limits-approximate", "note", "The ends of the colour bar are stated as approximate."),
    "R303": Code(
        "colours-not-described", "note", "The text says nothing of the colours; a default colormap is used."
    ),
    "R304": Code(
        "colormap-chosen",
        "note",
        "The colormap was chosen for the described colours; the message says how near it is.",
    ),
    "R401": Code(
        "text-cut",
        "warning",
        "The text ends in the middle of a sentence or a table row; values may be missing.",
    ),
    "R402": Code(
        "too-large", "warning", "The text asks for more cells, categories or panels than the limits allow."
    ),
    "R403": Code(
        "stated-twice", "note", "The text gives the same figure twice; the two agree, and it is drawn once."
    ),
    "R404": Code("not-a-heatmap", "error", "The text describes no heatmap, so there is nothing to draw."),
    "R405": Code("not-readable", "error", "The file cannot be read as what it claims to be."),
    "D101": Code(
        "numbers-shortened",
        "warning",
        "Cell numbers were shortened, because they do not fit at the smallest font of the style.",
    ),
    "D102": Code(
        "numbers-left-out",
        "warning",
        "Cell numbers are not drawn, because they do not fit in any way that the style allows.",
    ),
    "D103": Code(
        "labels-thinned",
        "note",
        "Only every n-th label of a numeric axis is drawn, because they do not all fit.",
    ),
    "D104": Code(
        "font-lacks-character",
        "warning",
        "The font lacks a character; another font is used there, so the pixels may differ elsewhere.",
    ),
    "D105": Code(
        "formula-not-parsed",
        "warning",
        "A label asked for as mathtext does not parse; it is drawn as plain text.",
    ),
    "D106": Code(
        "out-of-size",
        "warning",
        "The size that the style asks for has no room for all parts of the figure; some are left out.",
    ),
    "D108": Code(
        "labels-left-out",
        "warning",
        "The labels of an axis are not drawn, because they would overlap in any way that is allowed.",
    ),
    "D109": Code(
        "text-shortened", "warning", "A text is longer than the figure has room for; its middle is left out."
    ),
    "D110": Code(
        "part-moved", "note", "A colour bar or a panel stands elsewhere than it should, for want of room."
    ),
    "S101": Code(
        "font-missing", "note", "This machine lacks the first font of the style; another one is used."
    ),
    "S102": Code("text-below-floor", "warning", "A text is smaller than the floor of the style."),
    "S103": Code(
        "contrast-low",
        "warning",
        "A number on its cell, or a label on the background, has a contrast below 4.5 to 1 (WCAG).",
    ),
    "S104": Code(
        "colors-alike",
        "warning",
        "Steps of a colormap look alike, with normal vision or under simulated colour blindness.",
    ),
    "S105": Code(
        "gray-ambiguous",
        "note",
        "Printed in grey, a colormap loses its order, or which side of its middle a value is on.",
    ),
    "S106": Code("text-overflows", "warning", "A text leaves the picture, or a number its cell."),
    "S107": Code(
        "font-refused",
        "warning",
        "A font is embedded in a form that many publishers refuse, or must not be embedded.",
    ),
    "D107": Code("mesh-rasterised", "note", "The mesh of a large grid is a bitmap inside the vector file."),
    "T101": Code(
        "labels-counted", "note", "The table has no labels for its rows or columns; they are counted from 0."
    ),
    "T102": Code(
        "labels-assumed",
        "note",
        "The first column of the table holds numbers as the others do; it is taken for labels.",
    ),
    "T103": Code(
        "cells-without-row", "note", "A table in long form has no row for these cells; they are blank."
    ),
    "T104": Code("sheets-left-out", "note", "The workbook has more sheets than the one that is read."),
    "T105": Code(
        "comma-parts-thousands",
        "note",
        "The comma in the numbers may part thousands or decimals; thousands are assumed.",
    ),
    "T106": Code(
        "asides-left-out",
        "note",
        "Something stands in parentheses after the number of a cell; it is left out.",
    ),
    "T201": Code(
        "artist-not-read",
        "warning",
        "Something in the plot is no heatmap, or no heatmap with numbers; it is left out.",
    ),
    "T202": Code(
        "mesh-not-rectangular",
        "warning",
        "The mesh is bent or turned, so that its cells are no rows and columns; it is left out.",
    ),
    "T203": Code(
        "labels-from-position",
        "note",
        "Cells without a tick of their own are named by their position on the axis.",
    ),
    "T204": Code(
        "labels-missing", "warning", "The tick labels do not cover all cells; the others stay without."
    ),
    "T205": Code(
        "numbers-are-not-values",
        "warning",
        "What is printed in the cells is not the value that makes their colour; it is not kept.",
    ),
    "T206": Code(
        "numbers-printed-otherwise",
        "note",
        "The numbers in the cells are printed in a way that is not kept in full.",
    ),
    "T207": Code(
        "labels-of-neighbour",
        "note",
        "A panel has no tick labels; those of the panel beside or above it are taken.",
    ),
    "T208": Code(
        "cells-out-of-view", "note", "Cells beyond the limits of the axes are not shown, and left out."
    ),
    "T209": Code(
        "cells-uneven", "note", "The cells of the plot are not equally large; those of the figure are."
    ),
    "T210": Code(
        "picture-smoothed", "note", "The plot blends its cells into each other; the figure shows each cell."
    ),
    "T211": Code(
        "formula-kept",
        "note",
        "A text holds a formula that has no plain characters; it is kept as it is written.",
    ),
    "T212": Code(
        "norm-replaced", "note", "The figure has no norm of this kind; the message says what is kept."
    ),
    "T213": Code(
        "center-inferred",
        "note",
        "The colormap was cut to put its middle elsewhere; the centre was found from its colours.",
    ),
    "T214": Code(
        "bar-of-several-panels",
        "note",
        "A colour bar stands for several panels that differ, or for some of them only.",
    ),
    "T215": Code(
        "changed-since-drawn",
        "note",
        "The plot was drawn by replot and changed since; what it shows now is read.",
    ),
    "F101": Code("spec-left-out", "note", "The figure spec is too large to travel inside the file."),
    "F102": Code(
        "format-carries-no-spec",
        "note",
        "Files of this format carry no figure spec; PNG, SVG and PDF files do.",
    ),
}
