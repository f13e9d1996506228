"""Cells of which the text tells less than a value: a range, a bound, only about how much."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from replot.figure import APPROXIMATE, RANGE
from replot.findings import Finding, Span
from replot.reading.description.checks.scene import Scene, count, join, number, places
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["approximate", "bounds", "ranges"]
INEXACT = rare(
    r"\b(?:all|these|the|any|listed|given|extracted|numerical|numeric|most)\b[^.;:]{0,40}?"
    r"\b(?:values?|numbers?|readings?|figures|scores|data|estimates)\b[^.;:]{0,40}?\b(?:are|is|were)\b[^.;:]{0,30}?"
    r"\b(?:approximat\w+|estimate[sd]?|estimations|rough|inexact|not exact|read off|by eye|eyeballed)\b"
    r"|\b(?:values?|numbers?|readings?) (?:below )?(?:are|is|were) (?:only |all |rough |visual )*"
    r"(?:approximat\w+|estimate[sd]?|estimates)\b"
    r"|\b(?:approximate|estimated) (?:values|readings|numbers)\b(?=[^.;:]{0,30}(?:[.:]|$))",
    re.I,
)
HINTS = ("approximat", "estimat", "rough", "exact", "read off", "eye")


def ranges(scene: Scene) -> Iterator[Finding]:
    """R107: cells of which the text gives two ends only."""
    total, cells, mostly = 0, 0, 0
    pairs: dict[str, None] = {}
    spans: list[Span] = []
    concerned: list[int] = []
    for k, panel in scene.panels():
        total += panel.grid.values.size
        mask = panel.grid.states == RANGE
        if not mask.any() or panel.grid.low is None or panel.grid.high is None:
            continue
        cells += int(mask.sum())
        concerned.append(k)
        spans += scene.cell_spans(k, mask)
        mostly += sum(
            cell.loose == "most" and scene.cell_span(k, cell.row, cell.column) == (cell.span,)
            for cell in scene.facts.panels[k].cells
        )
        ends = np.unique(np.stack([panel.grid.low[mask], panel.grid.high[mask]], axis=1), axis=0)
        pairs.update(dict.fromkeys(f"{number(a)} to {number(b)}" for a, b in ends))
    if cells:
        yield Finding(
            "R107",
            f"{cells:,} of {count(total, 'cell')} {'is' if cells == 1 else 'are'} stated only as "
            f"{'a range' if len(pairs) == 1 else 'ranges'} ({join(pairs)})"
            + (f"; for {mostly:,} of them the text speaks only of most cells of a line" if mostly else ""),
            "they are drawn at the middle of the range and marked; state the values, if they are known",
            places(spans),
            tuple(f"panels[{k}].values" for k in concerned),
        )


def bounds(scene: Scene) -> Iterator[Finding]:
    """R115: cells of which the text gives one end only, with no end of the scale beyond it."""
    for k, panel in scene.panels():
        mask = scene.bounded(k)
        cells = int(mask.sum())
        if not cells:
            continue
        found = [
            cell
            for cell in scene.facts.panels[k].cells
            if cell.quantity is not None and cell.quantity.is_open and mask[cell.row, cell.column]
        ]
        told = dict.fromkeys(cell.span.text for cell in found)
        yield Finding(
            "R115",
            f"{scene.name(k)}{cells:,} of {count(panel.grid.values.size, 'cell')} "
            f"{'is' if cells == 1 else 'are'} stated only as {'a bound' if len(told) == 1 else 'bounds'} "
            f"({join(told)})",
            "they are drawn as unstated; state their values, or the end of the colour bar beyond them",
            places([cell.span for cell in found]),
            (f"panels[{k}].values",),
        )


def approximate(scene: Scene) -> Iterator[Finding]:
    """R108: cells that are said to be inexact, one by one or all together."""
    cells = 0
    shown: dict[str, None] = {}
    spans: list[Span] = []
    concerned: list[int] = []
    for k, panel in scene.panels():
        mask = panel.grid.states == APPROXIMATE
        if mask.any():
            cells += int(mask.sum())
            concerned.append(k)
            spans += scene.cell_spans(k, mask)
            shown.update(dict.fromkeys(map(number, np.unique(panel.grid.values[mask]))))
    numbers = any((~np.isnan(panel.grid.values)).any() for _, panel in scene.panels())
    general = _said_inexact(scene) if numbers else None
    help_ = "the numbers are used as they stand and marked as approximate"
    if cells:
        message = (
            f"{count(cells, 'cell')} {'is' if cells == 1 else 'are'} stated as approximate ({join(shown)})"
        )
        if general is not None:
            message += ", and the text says that its numbers are not exact"
        yield Finding(
            "R108",
            message,
            help_,
            places([*([general] if general else []), *spans]),
            tuple(f"panels[{k}].values" for k in concerned),
        )
    elif general is not None:
        yield Finding(
            "R108",
            "the text says that its numbers are not exact",
            "they are used as they stand; mark single ones with ~ to have them drawn as approximate",
            (general,),
        )


def _said_inexact(scene: Scene) -> Span | None:
    for block, lowered in scene.lowered:
        if len(lowered) < 5_000 and any(hint in lowered for hint in HINTS):
            found = INEXACT.search(block.text.text)
            if found is not None and not re.search(r"colou?r[- ]?(?:bar|scale)|\bticks?\b|\baxis\b", lowered):
                return block.text.span(*found.span())
    return None
