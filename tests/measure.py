"""What tests measure in plans and pictures."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np

from replot.drawing.fonts import Font
from replot.drawing.nouns import Plan, TextItem
from replot.drawing.text import LINE_HEIGHT, outline
from replot.figure import Figure

SPECS = {path.stem: path for path in sorted((Path(__file__).parent / "drawing" / "specs").glob("*.json"))}


def spec(name: str) -> Figure:
    """A stress figure by its name."""
    return Figure.from_dict(json.loads(SPECS[name].read_text("utf-8")))


def ink(item: TextItem, dpi: float) -> list[np.ndarray]:
    """The corners (pixels from the top left) of the ink of every line of a text, turned as it is drawn."""
    em, angle = item.size * dpi / 72, np.deg2rad(item.rotation)
    lines = item.text.split("\n")
    found = []
    for k, line in enumerate(lines):
        shape = outline(line, Font(item.font.families, item.font.bold, item.font.math))
        if not len(shape.vertices):
            continue
        shift = {"left": 0.0, "center": 0.5, "right": 1.0}[item.ha]
        low, high = shape.vertices.min(axis=0), shape.vertices.max(axis=0)
        up = (len(lines) - 1 - k) * LINE_HEIGHT
        corners = np.array([(x - shift * shape.width, y + up) for x, y in
                            (low, (high[0], low[1]), high, (low[0], high[1]))]) * em
        found.append(np.stack([corners @ (np.cos(angle), -np.sin(angle)) + item.x,
                               -(corners @ (np.sin(angle), np.cos(angle))) + item.y], -1))
    return found


def overlap(one: np.ndarray, other: np.ndarray, slack: float = 0.5) -> bool:
    """Whether two convex shapes overlap by more than ``slack`` pixels (separating axes)."""
    for corners in (one, other):
        sides = np.roll(corners, -1, axis=0) - corners
        for side in sides[np.hypot(*sides.T) > 1e-9]:
            normal = np.array([-side[1], side[0]]) / np.hypot(*side)
            a, b = one @ normal, other @ normal
            if a.max() - slack <= b.min() or b.max() - slack <= a.min():
                return False
    return True


def collisions(plan: Plan) -> list[str]:
    """Texts that touch each other, that leave the picture, or that stand on a grid or a bar."""
    items = [(item, shape) for item in plan.texts for shape in ink(item, plan.dpi)]
    found = []
    boxes = np.array([(*shape.min(axis=0), *shape.max(axis=0)) for _, shape in items]).reshape(-1, 4)
    for k, (item, shape) in enumerate(items):
        left, top, right, bottom = boxes[k]
        if left < -0.5 or top < -0.5 or right > plan.width + 0.5 or bottom > plan.height + 0.5:
            found.append(f"{item.role} {item.text!r} leaves the picture")
        near = np.flatnonzero((boxes[:, 0] < right) & (boxes[:, 2] > left) & (boxes[:, 1] < bottom)
                              & (boxes[:, 3] > top))
        found += [f"{item.role} {item.text!r} on {items[n][0].role} {items[n][0].text!r}"
                  for n in near if n > k and items[n][0] is not item and overlap(shape, items[n][1])]
        for name, rect in [*((f"panel {panel.index}", panel.grid) for panel in plan.panels),
                           *((f"bar {n}", bar.rect) for n, bar in enumerate(plan.bars))]:
            sides = np.array([(rect.left, rect.top), (rect.right, rect.top), (rect.right, rect.bottom),
                              (rect.left, rect.bottom)], float)
            if overlap(shape, sides):
                found.append(f"{item.role} {item.text!r} on {name}")
    rects = [panel.grid for panel in plan.panels] + [bar.rect for bar in plan.bars]
    for k, one in enumerate(rects):
        if one.left < 0 or one.top < 0 or one.right > plan.width or one.bottom > plan.height:
            found.append(f"rectangle {k} leaves the picture")
        found += [f"rectangles {k} and {n} overlap" for n, other in enumerate(rects[k + 1:], k + 1)
                  if one.left < other.right and other.left < one.right
                  and one.top < other.bottom and other.top < one.bottom]
    return found


def overflowing(plan: Plan) -> list[str]:
    """Numbers that are larger than their cells."""
    found = []
    for panel in plan.panels:
        for item in panel.number_items(plan.dpi):
            row, column = (int(part.strip("]")) for part in item.subject.rsplit("[", 2)[1:])
            cell = panel.cell(row, column)
            corners = np.concatenate(ink(item, plan.dpi))
            low, high = corners.min(axis=0), corners.max(axis=0)
            if low[0] < cell.left or high[0] > cell.right or low[1] < cell.top or high[1] > cell.bottom:
                found.append(f"{item.text!r} in {panel.index}, {row}, {column}")
    return found
