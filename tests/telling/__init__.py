"""Figures told in many ways: descriptions whose truth is known, for finding what the reader gets wrong.

A random figure is told by independent choices: how its axes, bar and cells are worded and laid out, what
remarks and noise surround them. `tell` gives the text, its truth in the form of the corpus (FORMAT.md) and
the choices made.
"""

from __future__ import annotations

import random

from . import frame, prose, remarks, tables
from .figures import Figure, Panel, figure
from .words import Teller

ORDERED = {
    *prose.BY_PLACE,
    "transposed",
    "respectively",
    "defaults",
    "labelled by column",
    "nested by column",
}
"""Layouts that need the ticks told: the cells are told by place, or by column first."""
CROSSED = {"pairs", "intersections"}
"""Layouts that do not say which of two names is the row's."""


def tell(seed: int) -> tuple[str, dict, dict[str, str]]:
    """The text of figure ``seed``, its truth, and the choices that made it."""
    rng = random.Random(seed)
    subject, teller = figure(rng), Teller(rng)
    teller.style = teller.one("numbers", {name: name for name in _styles(subject)})
    style = teller.one(
        "style", {name: name for name in ("paragraph", "sections", "bold sections", "lines", "bracketed")}
    )
    blocks = style not in ("paragraph", "bracketed")
    layout = teller.one("layout", {name: name for name in _layouts(subject, blocks=blocks)})
    if layout == "defaults":
        _plain(subject, rng)
        if teller.style == "about":  # about what the others are, no cell says
            teller.style = "plain"
    truth: dict = {"title": None}
    for key in ("x_label", "y_label", "colorbar_label", "vmin", "vmax"):
        truth[key] = None
    title = frame.title(subject, teller, truth, blocks=blocks)
    absent = frame.missing(subject, teller)
    listed = layout in ORDERED or teller.maybe(0.5) or (layout not in tables.TABLES and _unclear(subject))
    axes = frame.axes(subject, teller, truth, blocks=blocks, listed=listed)
    either = (layout in CROSSED and (subject.square or not ticked(teller))) or (
        subject.square and layout == "defaults"
    )
    bar = frame.bar(subject, teller, truth, blocks=blocks)
    around = [axes, bar] if teller.maybe(0.7) else [bar, axes]
    cells = _cells(subject, layout, teller, blocks=blocks)
    said = remarks.remarks(subject, teller)
    text = _composed(style, title, [*around, absent], cells, said, teller)
    teller.choices["count"] = str(len(subject.panels))
    return remarks.noise(text, teller), _truth(subject, layout, truth, either), teller.choices


def _unclear(subject: Figure) -> bool:
    """Whether cells told by name would not say if a tick reads ``Layer 3`` or ``3``."""
    return any(kind.bare or kind.names[0].startswith(kind.label) for kind in (subject.x, subject.y))


def ticked(teller: Teller) -> bool:
    return "axes unlisted" not in teller.choices


def _styles(subject: Figure) -> list[str]:
    styles = ["plain", "plain", "minus"]
    if subject.quantity.percent:
        styles += ["percent"] * 3
    if subject.quantity.low < 0:
        styles += ["plus"]
    if subject.quantity.powers:
        styles = ["plain", "times", "superscript"]
    if subject.quantity.high > 1000:
        styles += ["thousands"]
    if not subject.symmetric and not subject.quantity.powers:
        styles += ["about"]
    return styles


def _layouts(subject: Figure, *, blocks: bool) -> list[str]:
    names = [name for name in prose.PROSE if name != "triangle" or subject.symmetric]
    if len(subject.rows) * len(subject.columns) > 40:
        names.remove("intersections")
    if subject.symmetric:
        names.remove("defaults")
    if blocks:
        names += [*prose.NESTED, *tables.TABLES]
    if subject.square or subject.symmetric:
        names = [name for name in names if name not in ("transposed", "nested by column")]
    return names


def _plain(subject: Figure, rng: random.Random) -> None:
    """Most cells of each panel alike."""
    for panel in subject.panels:
        common = next((text for row in panel.cells for text in row if text), "1")
        panel.cells[:] = [
            [text if text and rng.random() < 0.25 else common for text in row] for row in panel.cells
        ]
        panel.cells[0][0] = common


def _cells(subject: Figure, layout: str, teller: Teller, *, blocks: bool) -> list[str]:
    """The paragraphs that tell the cells, panel by panel."""
    parts: list[str] = []
    heads = teller.one(
        "panel head",
        {
            "heading": "### {t}",
            "bold": "**{t}**",
            "paren": "({k}) {t}",
            "panel": "Panel {K}: {t}",
            "colon": "{t}:",
            "heatmap": "Heatmap {n}: {t}",
        }
        if blocks
        else {
            "for": "For {t}:",
            "heatmap": "{t} heatmap:",
            "in the": "In the {t} panel:",
            "paren": "({k}) {t}:",
            "panel": "Panel {K} ({t}):",
        },
    )
    count = len(subject.panels)
    if count > 1:
        names = " and ".join(str(panel.title) for panel in subject.panels)
        parts.append(
            teller.one(
                "panels",
                [
                    f"There are {count} panels side by side: {names}.",
                    f"The figure has {count} heatmaps with the same axes ({names}).",
                    f"{count} heatmaps are shown next to each other.",
                ],
            )
        )
    bulleted = blocks and teller.maybe(0.5)
    for k, panel in enumerate(subject.panels):
        head = heads.format(t=panel.title, k="abc"[k], K="ABC"[k], n=k + 1) if count > 1 else ""
        if layout in tables.TABLES:
            body = tables.TABLES[layout](subject, panel, teller)
        elif layout in prose.NESTED:
            body = prose.NESTED[layout](subject, panel, teller)
        else:
            lines = prose.PROSE[layout](subject, panel, teller)
            if bulleted and len(lines) > 1:
                body = prose.bullets(lines, teller)
            elif blocks and teller.maybe(0.3):
                body = "\n\n".join(line + "." for line in lines)
            else:
                glue = "; " if layout == "pairs" and all("," not in line for line in lines) else ". "
                body = glue.join(lines) + "."
        parts.append((head + ("\n\n" if blocks else " ") if head else "") + body)
    return parts


def _composed(
    style: str, title: str | None, around: list[str], cells: list[str], said: list[str], teller: Teller
) -> str:
    around = [part for part in around if part]
    if style in ("paragraph", "bracketed"):
        text = " ".join(part for part in [title, *around, *cells, *said] if part)
        return f"[Image: {text}]" if style == "bracketed" else text
    heads = teller.one(
        "heads",
        [
            ("Overview", "Components/Axes", "Detailed Analysis", "Key Observations"),
            ("Description", "Axes and legend", "Data", "Observations"),
            ("Summary", "Layout", "Values", "Trends"),
            ("What it is", "Axes", "Cell values", "Interpretation"),
        ],
    )
    mark = {"sections": "### {}", "bold sections": "**{}**", "lines": ""}[style]
    parts = []
    listed = teller.maybe(0.5)
    for head, body in zip(
        heads,
        [
            title,
            "\n\n".join(around),
            "\n\n".join(cells),
            ("\n" if listed else " ").join(("- " if listed else "") + one for one in said),
        ],
        strict=True,
    ):
        if body:
            parts += [mark.format(head), body] if mark and not body.startswith("#") else [body]
    return "\n\n".join(parts)


def _truth(subject: Figure, layout: str, told: dict, either: bool) -> dict:
    panels = []
    for panel in subject.panels:
        cells = [[None if text is None else float(text) for text in row] for row in panel.cells]
        panels.append(
            {
                "title": panel.title,
                "x_label": told["x_label"],
                "y_label": told["y_label"],
                "x": subject.columns,
                "y": subject.rows,
                "cells": cells,
                "colorbar_label": told["colorbar_label"],
                "vmin": told["vmin"],
                "vmax": told["vmax"],
            }
        )
    return {
        "title": told["title"],
        "panels": panels,
        "symmetric_ok": subject.symmetric,
        "transpose_ok": either,
        "cmaps": [],
        "features": [layout],
    }


__all__ = ["Figure", "Panel", "tell"]
