"""Titles and labels of axes and colour bars: wrapped, set smaller, and in the end cut."""

from __future__ import annotations

from dataclasses import dataclass

from replot.drawing.fonts import Font
from replot.drawing.sheet import Sheet
from replot.drawing.text import Block, shortened, wrap

__all__ = ["Caption", "caption"]

LONGEST = 600
"""Characters of a title or a label."""


@dataclass(frozen=True, slots=True)
class Caption:
    """A title or a label, wrapped.

    Attributes
    ----------
    text : str
        With line breaks.
    size : float
        In points.
    font : Font
    width, height : float
        In pixels.
    lost : float
        The share of its characters for which there is no room.
    """

    text: str
    size: float
    font: Font
    width: float
    height: float
    lost: float = 0.0


def caption(text: str, font: Font, size: float, sheet: Sheet, wished: float, limit: float, strict: bool,
            max_lines: int = 2) -> Caption:
    """Set a title or a label into a width.

    Parameters
    ----------
    wished : float
        The width (pixels) that it should not exceed, if it can be wrapped so.
    limit : float
        The width (pixels) that it must not exceed, if that can be helped.
    strict : bool
        Set it smaller then, and cut its middle if nothing else helps.
    """
    text = whole = " ".join(text.split())
    points = size
    if len(text) > LONGEST:
        text = text[:LONGEST // 2] + "\u2026" + text[-LONGEST // 2:]
    lines = wrap(text, font, wished / sheet.pt(size), max_lines)
    while lines is None:
        em = sheet.pt(points)
        last = not strict or points <= sheet.style.min_size
        lines = wrap(text, font, limit / em, 2 * max_lines if last else max_lines)
        if lines is None and last:
            lines = _cut(text, font, limit / em, 2 * max_lines) if strict else text
        elif lines is None:
            points = max(points - 0.5, sheet.style.min_size)
    block = Block.of(lines, font, sheet.pt(points))
    lost = max(0.0, 1 - len(lines) / max(len(whole), 1))
    return Caption(lines, points, font, block.width, block.height, lost)


def _cut(text: str, font: Font, limit: float, max_lines: int) -> str:
    """A text without its middle, in as many lines as it may have; in one where no line can be broken."""
    for full in (0.95, 0.85, 0.75, 0.6):
        lines = wrap(shortened(text, font, full * max_lines * limit), font, limit, max_lines)
        if lines:
            return lines
    return shortened(text, font, limit)
