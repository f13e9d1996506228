"""Colours and the colour bar: what was chosen, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterator

from replot.findings import Finding, Span
from replot.reading.description.checks.scene import Scene, join, number, places
from replot.reading.description.colours import ColourReading

__all__ = ["chosen", "limits", "undescribed"]


def chosen(scene: Scene) -> Iterator[Finding]:
    """R304, R301 or R303: which colormaps were chosen for the described colours, and how near they are."""
    alike: dict[str, tuple[ColourReading, Span | None, list[int]]] = {}
    for k, _ in scene.panels():
        colouring = scene.facts.panels[k].colouring
        if colouring is not None and colouring.reading is not None and not colouring.reading.named:
            found = colouring.reading
            alike.setdefault(found.described, (found, colouring.span, []))[2].append(k)
    for found, span, panels in alike.values():
        yield _chosen(scene, found, span, panels)


def _chosen(scene: Scene, found: ColourReading, span: Span | None, panels: list[int]) -> Finding:
    """What is said of one choice of colours."""
    words, spans = f'"{_short(found.described)}"', places([span], scene.anchor())
    subject = tuple(f"panels[{k}].color.cmap" for k in panels)
    help_ = "name the colormap, if it is known"
    among = scene.among(panels) if len(panels) < len(scene.figure.panels) else ""
    if found.quality == "poor" and not found.distance:
        return Finding(
            "R303",
            f"the text names no hue, only {words}; {found.cmap} is used{scene.among(panels)}",
            "describe the colours from low to high, or name the colormap",
            spans,
            subject,
        )
    second = ""
    if found.second is not None and found.second_distance is not None:
        nearer = (
            ", nearer but used less"
            if isinstance(found.cmap, str) and found.second_distance < found.distance
            else ""
        )
        second = f"; {found.second} came second, at {found.second_distance:.2f}{nearer}"
    if not isinstance(found.cmap, str):
        near = f"; {found.second} is nearest, at {found.second_distance:.2f}" if second else ""
        return Finding(
            "R301",
            f"no known colormap is near {words}{among}{near}; the described colours themselves are used",
            help_,
            spans,
            subject,
        )
    if found.quality == "poor":
        return Finding(
            "R301",
            f"{found.cmap} was chosen for {words}{among}, but is not near, at {found.distance:.2f}{second}",
            help_,
            spans,
            subject,
        )
    return Finding(
        "R304",
        f"{found.cmap} was chosen for {words}{among}; the match is {found.quality}, "
        f"at a distance of {found.distance:.2f}{second}",
        help_,
        spans,
        subject,
    )


def _short(text: str, most: int = 70) -> str:
    text = " ".join(text.split())
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def undescribed(scene: Scene) -> Iterator[Finding]:
    """R303: nothing is said of the colours."""
    panels = [k for k, panel in scene.panels() if panel.color.cmap is None]
    if panels:
        yield Finding(
            "R303",
            f"no scale of colours can be told from the text{scene.among(panels)}; "
            "the default of the style is taken",
            "describe the colours from low to high, or name the colormap",
            places([], scene.anchor()),
            tuple(f"panels[{k}].color.cmap" for k in panels),
        )


def limits(scene: Scene) -> Iterator[Finding]:
    """R302: the ends of a colour bar are said to be approximate."""
    alike: dict[tuple[float, float, Span], list[int]] = {}
    for k, panel in scene.panels():
        span = scene.composed.evidence.get(f"panels[{k}].color.vmin")
        bars = (scene.facts.panels[k].bar, scene.facts.bar)
        low, high = panel.color.vmin, panel.color.vmax
        if (
            span is not None
            and low is not None
            and high is not None
            and any(bar.approximate and bar.limits_span == span for bar in bars)
        ):
            alike.setdefault((low, high, span), []).append(k)
    if alike:
        every = len(alike) == 1 and len(next(iter(alike.values()))) == len(scene.figure.panels)
        ends = [
            f"{number(low)} to {number(high)}{'' if every else scene.among(panels)}"
            for (low, high, _), panels in alike.items()
        ]
        yield Finding(
            "R302",
            f"the ends of the colour bar are stated as approximate: {join(ends)}",
            "they are used as they stand",
            places(span for _, _, span in alike),
            tuple(f"panels[{k}].color.vmin" for panels in alike.values() for k in panels),
        )
