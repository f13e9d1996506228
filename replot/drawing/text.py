"""Text as outlines, measured from the font alone.

matplotlib's own text changes from version to version, because hinting and rounding do. Outlines that
nothing has hinted and advances that nothing has rounded do not.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from matplotlib.font_manager import FontProperties
from matplotlib.textpath import text_to_path

from replot.drawing.fonts import Font, foreign_family
from replot.findings import Finding

__all__ = ["LINE_HEIGHT", "Block", "Outline", "font_lacks", "has_formula", "is_formula", "is_raster",
           "lacking", "outline", "shortened", "text_width", "wrap", "written"]

LINE_HEIGHT = 1.2
"""From baseline to baseline, in sizes of the font."""

# Scripts that need shaping or run from right to left: placing letter by letter would be wrong
_SHAPED = re.compile("[\u0590-\u08ff\u0900-\u109f\u1780-\u17ff\ufb1d-\ufdff\ufe70-\ufeff]")
# Where a line may break: after a space; if that is not enough, after one of these marks inside a word
_SPACE = r"(?<= )(?=[^ ])(?!(?<=\d )[a-zA-Z\u00b5\u03bc\u00b0%]{1,3}(?!\w))"  # and not in "24 h"
_SPACES = re.compile(_SPACE)
_MARKS = re.compile(_SPACE + r"|(?<=[-_/,;:|+=&)\]\u2013\u2014])(?=\w)|(?<=\w)(?=[(\[])")


class Outline(NamedTuple):
    """One line of text: vertices (em, the pen begins at 0, 0) and path codes, and its advance (em)."""

    vertices: np.ndarray
    codes: np.ndarray
    width: float


def plain(text: str) -> str:
    """The text as it is drawn: composed characters, no invisible ones; tabs and the like are spaces."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(char if char == "\n" or (kind := unicodedata.category(char)) not in ("Cc", "Cf")
                   else " " * (kind == "Cc") for char in unicodedata.normalize("NFC", text))


def lacking(text: str, font: Font) -> str:
    """The characters that no bundled font can set: absent ones, and those of scripts that need shaping."""
    if text.isascii():
        return ""
    return "".join(dict.fromkeys(char for char in plain(text) if char != "\n" and not char.isspace()
                                 and (_SHAPED.match(char) or font.face_for(char) is None)))


def font_lacks(missing: str, where: str, subject: str) -> Finding:
    """The finding that the font lacks some characters of a text."""
    names = " ".join(f"{char} (U+{ord(char):04X})" for char in missing[:8])
    return Finding("D104", f"The font lacks {names}; {where} is set in another font, or by code points.",
                   "Pixels may differ on another machine.", (), (subject,) if subject else ())


def has_formula(text: str) -> bool:
    """Whether the text holds something between unescaped dollar signs."""
    return text.count("$") - text.count(r"\$") >= 2


@lru_cache(1024)
def is_formula(text: str) -> bool:
    """Whether the text holds a formula that matplotlib can parse."""
    if not has_formula(text):
        return False
    try:
        text_to_path.mathtext_parser.parse(text, 72, FontProperties(family=["DejaVu Sans"], size=10))
    except (ValueError, RuntimeError):
        return False
    return True


@lru_cache(16384)
def outline(text: str, font: Font) -> Outline:
    """The outline of one line of text.

    Characters that the fonts lack are set by matplotlib in a family of this machine; those for which
    there is none are written as their code point (``U+4E2D``), never as an empty box.
    """
    if font.math and is_formula(text):
        return _by_matplotlib(text, font, True)
    text, families = written(text, font)
    if families:
        return _by_matplotlib(text, font, False, families)
    vertices, codes, pen = [np.empty((0, 2))], [np.empty(0, np.uint8)], 0.0
    last, last_face = "", None
    for char in text:
        face = font.face_for(char)
        glyph = face.glyph(char) if face else None
        if face is None or glyph is None:  # a space that the font does not know
            pen += 0.3
            continue
        if face is last_face:
            pen += face.kern(last, char)
        vertices.append(glyph.vertices + np.array((pen, 0.0)))
        codes.append(glyph.codes)
        pen += glyph.advance
        last, last_face = char, face
    return Outline(np.concatenate(vertices), np.concatenate(codes), pen)


def written(text: str, font: Font) -> tuple[str, tuple[str, ...]]:
    """The text as it is set, and the families of this machine that help out.

    A character that no font here has is written as its code point.
    """
    text = plain(text)
    families = {char: foreign_family(char) for char in lacking(text, font)}
    for char, family in families.items():
        if family is None:
            text = text.replace(char, f"U+{ord(char):04X}")
    return text, tuple(dict.fromkeys(family for family in families.values() if family))


def _by_matplotlib(text: str, font: Font, formula: bool, families: tuple[str, ...] = ()) -> Outline:
    size = text_to_path.FONT_SCALE
    properties = FontProperties(family=[*font.families, "DejaVu Sans", *families], size=size,
                                weight="bold" if font.bold else "normal")
    vertices, codes = text_to_path.get_text_path(properties, text, ismath=formula)
    width, _, _ = text_to_path.get_text_width_height_descent(text, properties, formula)
    return Outline(np.asarray(vertices, float).reshape(-1, 2) / size, np.asarray(codes, np.uint8),
                   width / size)


def text_width(text: str, font: Font) -> float:
    """Width (em) of the widest line of a text."""
    if "\n" in text:
        return max(outline(line, font).width for line in text.split("\n"))
    return outline(text, font).width


@dataclass(frozen=True, slots=True)
class Block:
    """Set text of one or more lines, measured in pixels.

    Attributes
    ----------
    lines : tuple of str
    widths : tuple of float
        Of every line.
    width, height : float
        Of all of them; the height runs from the ascent of the first line to the descent of the last.
    ascent : float
        From the top to the first baseline.
    descent : float
        From the last baseline to the bottom.
    leading : float
        From baseline to baseline.
    """

    lines: tuple[str, ...]
    widths: tuple[float, ...]
    width: float
    height: float
    ascent: float
    descent: float
    leading: float

    @classmethod
    def of(cls, text: str, font: Font, size: float) -> Block:
        """Measure a text at a size in pixels."""
        lines = tuple(text.split("\n"))
        widths = tuple(outline(line, font).width * size for line in lines)
        face, leading = font.face, LINE_HEIGHT * size
        ascent, descent = face.ascent * size, face.descent * size
        height = (len(lines) - 1) * leading + ascent + descent
        return cls(lines, widths, max(widths), height, ascent, descent, leading)


def wrap(text: str, font: Font, limit: float, max_lines: int) -> str | None:
    """The text in the fewest lines that are no wider than a limit, and as even as they can be.

    Parameters
    ----------
    limit : float
        In em.
    max_lines : int
        More are not tried.

    Returns
    -------
    str or None
        With line breaks; None if it does not fit.
    """
    if text_width(text, font) <= limit:
        return text
    if font.math and is_formula(text):
        return None
    return _broken(text, _SPACES, font, limit, max_lines) or _broken(text, _MARKS, font, limit, max_lines)


@lru_cache(4096)
def _pieces(text: str, marks: re.Pattern[str], font: Font) -> tuple[list[str], list[float], list[float]]:
    """The pieces into which a text may be broken, and their widths (em) with and without the space after."""
    pieces = marks.split(text)
    return (pieces, [text_width(piece, font) for piece in pieces],
            [text_width(piece.rstrip(" "), font) for piece in pieces])


def _broken(text: str, marks: re.Pattern[str], font: Font, limit: float, max_lines: int) -> str | None:
    """A text set into lines, or None if it does not fit."""
    pieces, widths, bare = _pieces(text, marks, font)
    if max(bare) > limit:
        return None
    count = len(_fill(widths, bare, limit))
    if count > max_lines:
        return None
    low, high = max(bare), limit
    for _ in range(12):
        middle = (low + high) / 2
        low, high = (low, middle) if len(_fill(widths, bare, middle)) <= count else (middle, high)
    ends = [*_fill(widths, bare, high), len(pieces)]
    return "\n".join("".join(pieces[start:end]).strip(" ") for start, end in pairwise(ends))


def shortened(text: str, font: Font, limit: float) -> str:
    """One line no wider than a limit (em), with an ellipsis in place of its middle if need be."""
    text = text.replace("\n", " ")
    if text_width(text, font) <= limit:
        return text
    low, high = 0, len(text)
    while low < high - 1:
        middle = (low + high) // 2
        tried = text[:(middle + 1) // 2] + "\u2026" + text[len(text) - middle // 2:]
        low, high = (middle, high) if text_width(tried, font) <= limit else (low, middle)
    return text[:(low + 1) // 2] + "\u2026" + text[len(text) - low // 2:]


def _fill(widths: list[float], bare: list[float], limit: float) -> list[int]:
    """The first piece of every line, if each line takes as many as it can."""
    starts, pen = [0], 0.0
    for k, width in enumerate(widths):
        if k > starts[-1] and pen + bare[k] > limit:
            starts.append(k)
            pen = 0.0
        pen += width
    return starts


def is_raster(renderer: Any) -> bool:
    """Whether a renderer of matplotlib paints pixels; then text is painted as outlines."""
    return hasattr(renderer, "buffer_rgba")
