"""Cells: outside the limits, never stated, filled in or left out as the mirror of others."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import numpy as np

from replot.figure import APPROXIMATE, BLANK, STATED, UNSTATED
from replot.findings import Finding, Span
from replot.reading.description.checks.scene import Scene, count, join, number, places
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.pairs_in_cells import first_of_two

__all__ = ["mirrored", "outside_limits", "two_in_a_cell", "unstated"]


def outside_limits(scene: Scene) -> Iterator[Finding]:
    """R101: values beyond the stated ends of the colour bar, one finding a panel."""
    for k, panel in scene.panels():
        low, high, grid = panel.color.vmin, panel.color.vmax, panel.grid
        limits = scene.span(f"panels[{k}].color.vmin")
        if low is None or high is None or not limits:
            continue
        known = np.isin(grid.states, (STATED, APPROXIMATE))
        under, over = known & (grid.values < low), known & (grid.values > high)
        if OPEN_TOP.search(limits[0].text):
            over[:] = False
        if OPEN_BOTTOM.search(limits[0].text):
            under[:] = False
        outside = under | over
        if not outside.any():
            continue
        cells = np.argwhere(outside).tolist()
        subject = tuple(f"panels[{k}].values[{i}][{j}]" for i, j in cells[:100])
        if len(cells) >= 4 and len(cells) > 0.8 * known.sum():
            yield Finding(
                "R101",
                f"{scene.name(k)}{len(cells):,} of {count(int(known.sum()), 'value')} lie outside the stated "
                f"limits {number(low)} to {number(high)}, as if they were given in another unit",
                "state the limits in the unit of the values",
                places([*limits, *scene.cell_spans(k, outside)[:1]]),
                subject,
            )
            continue
        bounds = f"the stated limits {number(low)} to {number(high)}"
        if len(cells) == 1:
            ((i, j),) = cells
            where = "below" if under[i, j] else "above"
            message = f"{number(grid.values[i, j])} at {scene.cell(k, i, j)} lies {where} {bounds}"
        else:
            parts = [
                f"{join(np.argwhere(mask).tolist(), name=partial(_valued, scene, k))} {side}"
                for side, mask in (("below", under), ("above", over))
                if mask.any()
            ]
            message = f"{len(cells):,} values lie outside {bounds}: {'; '.join(parts)}"
        ends = " and ".join(side for side, mask in (("under", under), ("over", over)) if mask.any())
        spans = scene.cell_spans(k, outside)
        yield Finding(
            "R101",
            scene.name(k) + message,
            f"they are kept and drawn in the {ends} colour; correct the limits or the values"
            if len(cells) > 1
            else f"it is kept and drawn in the {ends} colour; correct the limits or the value",
            places([*spans[:1], *limits, *spans[1:]]),
            subject,
        )


OPEN_TOP = re.compile(r"[>≥]\s?\S+$|\b(?:above|over|more than)\s+\S+$|\d\+$", re.I)
OPEN_BOTTOM = re.compile(r"^(?:[<≤]|(?:below|under|less than)\b)", re.I)


def _valued(scene: Scene, k: int, place: list[int]) -> str:
    return f"{number(scene.figure.panels[k].grid.values[tuple(place)])} ({scene.cell(k, *place)})"


def unstated(scene: Scene) -> Iterator[Finding]:
    """R106: cells that the text never speaks of, whole rows and columns by label, panels alike together."""
    alike: dict[str, list[tuple[int, tuple[Span, ...]]]] = {}
    if not any(True for _ in scene.panels()):
        yield Finding(
            "R106",
            "the text names no rows or no columns, and gives no value for any cell",
            "name the labels of both axes and state the values",
            places([], scene.anchor(0)),
            tuple(f"panels[{k}].values" for k in range(len(scene.figure.panels))),
        )
    for k, panel in scene.panels():
        silent = panel.grid.states == UNSTATED
        if not silent.any():
            continue
        silent &= ~scene.said(k, UNSTATED)  # illegible is not the same as never said
        silent &= ~scene.bounded(k)
        mirror = _mirror(scene, k)
        if mirror is not None:
            silent &= ~mirror
        if silent.any():
            said, spans = _silence(scene, k, silent)
            alike.setdefault(said, []).append((k, spans))
    for said, found in alike.items():
        panels = [k for k, _ in found]
        yield Finding(
            "R106",
            said + scene.among(panels, no=True),
            "they are drawn as unstated; state their values, or say that they are empty",
            places((span for _, spans in found for span in spans), scene.anchor(*panels)),
            tuple(f"panels[{k}].values" for k in panels),
        )


def _silence(scene: Scene, k: int, silent: np.ndarray) -> tuple[str, tuple[Span, ...]]:
    """What is never stated in a panel, in words, and the labels concerned."""
    if silent.all():
        return "the text gives no value for any cell", ()
    rows: list[int] = np.flatnonzero(silent.all(axis=1)).tolist()
    columns: list[int] = np.flatnonzero(silent.all(axis=0)).tolist()
    parts: list[str] = []
    spans: list[Span] = []
    for axis, lines in (("y", rows), ("x", columns)):
        if not len(lines):
            continue
        names = join(lines, name=partial(scene.category, k, axis))
        parts.append(
            f"{names} {'is' if len(lines) == 1 else 'are'} on the {axis} axis, but never given a value"
        )
        spans += [span for n in lines for span in scene.span(f"panels[{k}].{axis}.categories[{n}]")]
    rest = silent.copy()
    rest[rows] = False
    rest[:, columns] = False
    left = int(rest.sum())
    if left:
        listed = join(np.argwhere(rest).tolist(), 3, lambda place: f"({scene.cell(k, *place)})")
        cells = (
            f"{left:,} of {count(silent.size, 'cell')}"
            if not parts
            else f"{left:,} other {'cell' if left == 1 else 'cells'}"
        )
        parts.append(f"the text does not say what is in {cells}: {listed}")
    return "; ".join(parts), tuple(spans)


def _mirror(scene: Scene, k: int) -> np.ndarray | None:
    """The half of a symmetric matrix that is not stated while the other one is; the diagonal goes with it."""
    panel = scene.figure.panels[k]
    size = len(panel.x.categories)
    if size < 3 or panel.grid.shape != (size, size):
        return None
    if [key(c) for c in panel.x.categories] != [key(c) for c in panel.y.categories]:
        return None
    upper = np.triu(np.ones((size, size), dtype=bool), 1)
    diagonal = np.eye(size, dtype=bool)
    silent, blank = panel.grid.states == UNSTATED, panel.grid.states == BLANK
    for half in (upper, upper.T):
        if silent[half].all() and not (silent | blank)[half.T].any():
            return half | diagonal if silent[diagonal].all() else half
    return None


def mirrored(scene: Scene) -> Iterator[Finding]:
    """R111: half of a matrix with the same labels on both axes is stated."""
    for k, _ in scene.panels():
        half = _mirror(scene, k)
        if half is None:
            continue
        stated, other = ("lower", "upper") if half[0, -1] else ("upper", "lower")
        rest = f"{other} one and the diagonal are not; their" if half[0, 0] else f"{other} one is not; its"
        yield Finding(
            "R111",
            f"{scene.name(k)}the {stated} triangle is stated and the {rest} {int(half.sum()):,} cells "
            "are not filled in",
            f"if the figure shows the {other} triangle, state it or say that the matrix is symmetric; "
            "if not, say that it is empty or masked",
            places(
                [*scene.span(f"panels[{k}].y.categories[0]"), *scene.span(f"panels[{k}].x.categories[0]")],
                scene.anchor(k),
            ),
            (f"panels[{k}].values",),
        )


def filled_in(scene: Scene) -> Iterator[Finding]:
    """R114: cells taken from the other side of the diagonal, because the text says that they are the same."""
    for k, facts in enumerate(scene.facts.panels):
        stated = set(map(id, facts.cells))
        filled = [cell for cell in facts.mirrored if id(cell) in stated]
        if filled:
            cells, verb = count(len(filled), "cell"), "is" if len(filled) == 1 else "are"
            yield Finding(
                "R114",
                f"{scene.name(k)}the text says that the matrix is symmetric; {cells} {verb} filled in "
                "from the other side of the diagonal",
                "say which half is empty if the figure shows one half only",
                places([cell.span for cell in filled]),
                (f"panels[{k}].values",),
            )


def two_in_a_cell(scene: Scene) -> Iterator[Finding]:
    """R113: cells of a table that state a number and a percentage."""
    for k, facts in enumerate(scene.facts.panels):
        cells = [cell.text for table in facts.tables for row in table.cells for cell in row]
        both = [cell.span() for cell in cells if first_of_two(cell.text)]
        if both:
            yield Finding(
                "R113",
                f"{scene.name(k)}{count(len(both), 'cell')} {'states' if len(both) == 1 else 'state'} "
                "a number and a percentage; the first of the two is taken",
                "give a table of one of them if the figure shows the other",
                places(both),
            )
