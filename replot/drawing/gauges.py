"""What is measured in a plan: contrast, lightness, ink beyond its room, fonts that must not be embedded."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import numpy as np
from matplotlib.colors import BoundaryNorm, Colormap, to_rgb
from matplotlib.ft2font import FT2Font

from replot.drawing.colors import contrast, is_diverging, luminance
from replot.drawing.fonts import Font
from replot.drawing.nouns import PanelPlan, Plan, Sides, TextItem
from replot.drawing.text import LINE_HEIGHT, outline
from replot.drawing.vision import levels

__all__ = ["forbids_embedding", "gray_step", "label_contrast", "number_contrast", "overflowing", "sign_kept"]

INK = 0.5
"""Pixels by which ink may leave its room before it is cut off visibly."""

RESTRICTED = 0x2
"""``fsType`` in a font's OS/2 table with which its maker forbids embedding."""


def number_contrast(planned: Plan) -> float | None:
    """The lowest contrast ratio (WCAG 2.2) of a number against its cell; None without numbers."""
    found = []
    for panel in planned.panels:
        numbers = panel.numbers
        if numbers is None or not (printed := numbers.texts != "").any():
            continue
        fills = panel.fills[printed] / 255
        if planned.style.color_space == "gray":
            # as Pillow converts a picture: Recommendation ITU-R BT.601 on the coded values
            fills = np.repeat(fills @ np.array([[0.299], [0.587], [0.114]]), 3, axis=-1)
        inks = np.repeat(numbers.white[printed].astype(float)[:, None], 3, axis=-1)
        found.append(float(contrast(inks, fills).min()))
    return min(found, default=None)


def label_contrast(planned: Plan) -> float | None:
    """The lowest contrast ratio of any other text against the background; None if that is transparent."""
    colors, background = {item.color for item in planned.texts}, planned.style.background
    if background == "none" or not colors:
        return None
    return min(float(contrast(to_rgb(color), to_rgb(background))) for color in colors)


def _lightness(cmap: Colormap) -> np.ndarray:
    """CIE L* (0 to 100) of the steps of a colormap."""
    y = luminance(levels(cmap))
    return np.where(y > 216 / 24389, 116 * np.cbrt(y) - 16, y * 24389 / 27)


def gray_step(cmap: Colormap) -> float:
    """The smallest step in CIE L* from one step of a colormap to the next; outwards if it is diverging."""
    light = _lightness(cmap)
    if len(light) < 2:
        return float("inf")
    if not is_diverging(cmap):
        return float((np.diff(light) * np.sign(light[-1] - light[0])).min())
    top = int(np.abs(light - (light[0] + light[-1]) / 2).argmax())
    outwards = np.concatenate([-np.diff(light[:top + 1]), np.diff(light[top:])])
    return float((outwards * np.sign((light[0] + light[-1]) / 2 - light[top])).min())


def sign_kept(planned: Plan) -> bool | None:
    """Whether both sides of every diverging map are told apart without colour."""
    diverging = [panel for panel in planned.panels if is_diverging(panel.colors.cmap)]
    if not diverging:
        return None
    textured = planned.style.negative_texture != "none"
    return all(_one_side(panel) or (_around_center(panel) and (textured or _signed(panel)))
               for panel in diverging)


def _middle(panel: PanelPlan) -> float:
    """The value that has the colour in the middle of the map."""
    center, colors = panel.panel.color.center, panel.colors
    if center is not None or isinstance(colors.norm, BoundaryNorm):
        return center or 0.0
    return float(colors.norm.inverse(0.5))


def _one_side(panel: PanelPlan) -> bool:
    values = panel.panel.grid.values[~np.isnan(panel.panel.grid.values)]
    return not ((values < _middle(panel)).any() and (values > _middle(panel)).any())


def _around_center(panel: PanelPlan) -> bool:
    """Whether the map has its middle where textures and signs change."""
    reach = panel.colors.vmax - panel.colors.vmin
    return abs(_middle(panel) - (panel.panel.color.center or 0.0)) < 0.01 * reach


def _signed(panel: PanelPlan) -> bool:
    """Whether every number is printed, and its sign says on which side it is."""
    if panel.numbers is None or panel.panel.color.center:
        return False
    return bool((panel.numbers.texts[~np.isnan(panel.panel.grid.values)] != "").all())


@lru_cache(16384)
def _ink(text: str, font: Font, ha: str) -> np.ndarray:
    """The corners of the ink of a text (em), its anchor at 0, 0 and y upwards: shape (4, 2)."""
    share = {"left": 0.0, "center": 0.5, "right": 1.0}[ha]
    shapes = [outline(line, font) for line in reversed(text.split("\n"))]
    points = [shape.vertices + np.array((-share * shape.width, k * LINE_HEIGHT))
              for k, shape in enumerate(shapes) if len(shape.vertices)]
    if not points:
        return np.zeros((4, 2))
    (left, low), (right, high) = (get(np.concatenate(points), axis=0) for get in (np.min, np.max))
    return np.array([(left, low), (left, high), (right, low), (right, high)])


def _sides(item: TextItem, dpi: float) -> Sides:
    """Left, top, right and bottom (pixels) of the ink of a text."""
    corners = _ink(item.text, item.font, item.ha) * item.size * dpi / 72
    angle = np.deg2rad(item.rotation)
    x = corners @ (np.cos(angle), -np.sin(angle)) + item.x
    y = item.y - corners @ (np.sin(angle), np.cos(angle))
    return float(x.min()), float(y.min()), float(x.max()), float(y.max())


def overflowing(planned: Plan) -> Iterator[str]:
    """The texts that leave the picture and the numbers that leave their cells, by their subject."""
    page = (0, 0, planned.width, planned.height)
    for item in planned.texts:
        if _leaves(_sides(item, planned.dpi), page):
            yield item.subject or item.role
    for panel in planned.panels:
        if panel.numbers is None:
            continue
        where = np.argwhere(panel.numbers.texts != "").tolist()
        for (row, column), item in zip(where, panel.number_items(planned.dpi), strict=True):
            if _leaves(_sides(item, planned.dpi), panel.cell(row, column).sides):
                yield item.subject


def _leaves(sides: Sides, room: Sides) -> bool:
    return (sides[0] < room[0] - INK or sides[1] < room[1] - INK
            or sides[2] > room[2] + INK or sides[3] > room[3] + INK)


@lru_cache
def forbids_embedding(path: Path) -> bool:
    """Whether a font says that it must not be embedded; see OpenType, 'OS/2', fsType."""
    table = FT2Font(str(path)).get_sfnt_table("OS/2")
    return bool(table and table["fsType"] & 0xF == RESTRICTED)
