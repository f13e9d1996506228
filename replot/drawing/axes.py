"""Axes whose title, labels and tick labels stand where the plan put them.

They answer, and can be changed, as those of any Axes. As soon as somebody sets ticks of his own,
matplotlib's machinery takes over.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from matplotlib.artist import Artist
from matplotlib.axes import Axes
from matplotlib.axis import Axis, XAxis, YAxis
from matplotlib.font_manager import FontProperties
from matplotlib.patches import PathPatch
from matplotlib.ticker import FixedFormatter, FixedLocator
from matplotlib.transforms import Bbox

from replot.drawing.canvas import Drawing, rectangles
from replot.drawing.fonts import Font
from replot.drawing.letters import OutlineText
from replot.drawing.nouns import Rect, Sides, TextItem

__all__ = ["PlacedAxes", "artist"]


def artist(drawing: Drawing, item: TextItem) -> OutlineText:
    """A text of the plan as an artist."""
    x, y = drawing.at(item.x, item.y)
    text = OutlineText(x, y, item.text, color=item.color, fontproperties=_properties(item.font, item.size),
                       horizontalalignment=item.ha, rotation=item.rotation, parse_math=item.font.math)
    text.set_transform(drawing.transFigure)
    return text


@lru_cache(256)
def _properties(font: Font, size: float) -> FontProperties:
    return FontProperties(family=font.names, size=size, weight="bold" if font.bold else "normal")


class _PlacedAxis(Axis):
    """An axis with ticks and labels that are already placed."""

    _placed: list[OutlineText] | None = None
    _marks: PathPatch | None = None

    def place(self, locations: Sequence[float], labels: list[OutlineText], marks: PathPatch | None) -> None:
        """Take tick labels, and one patch for all tick marks."""
        self.set_major_locator(FixedLocator(list(locations)))
        self.set_major_formatter(FixedFormatter([label.get_text().replace("\n", " ") for label in labels]))
        for one in (*labels, *([marks] if marks else [])):
            self._set_artist_props(one)  # type: ignore[attr-defined]
        self._placed, self._marks = labels, marks

    def release(self) -> None:
        """Leave the ticks to matplotlib again."""
        self._placed = self._marks = None

    def draw(self, renderer: Any) -> None:
        """Draw the marks, the tick labels and the label."""
        if self._placed is None:
            super().draw(renderer)
            return
        if not self.get_visible():
            return
        renderer.open_group("axis", self.get_gid())
        for one in self.get_children():
            one.draw(renderer)
        renderer.close_group("axis")
        self.stale = False

    def set_clip_path(self, path: Any, transform: Any = None) -> None:
        """Clip the axis itself; going through its ticks, as matplotlib does, would make them all."""
        Artist.set_clip_path(self, path, transform)

    def get_children(self) -> list[Any]:
        """The artists of the axis."""
        if self._placed is None:
            return super().get_children()
        return [*([self._marks] if self._marks else []), *self._placed, self.label]

    def get_tightbbox(self, renderer: Any = None, *, for_layout_only: bool = False) -> Bbox | None:
        """The box around everything."""
        if self._placed is None:
            return super().get_tightbbox(renderer, for_layout_only=for_layout_only)
        if not self.get_visible():
            return None
        boxes = [one.get_window_extent(renderer) for one in (*self._placed, self.label)
                 if one.get_visible() and one.get_text()]
        return Bbox.union(boxes) if boxes else None

    def get_majorticklabels(self) -> list[Any]:
        """The tick labels."""
        return super().get_majorticklabels() if self._placed is None else list(self._placed)

    def set_ticklabels(self, labels: Any, *, minor: bool = False, fontdict: Any = None, **kwargs: Any) -> Any:
        """Set the texts of the tick labels."""
        texts = [getattr(label, "get_text", lambda label=label: label)() for label in labels]
        if self._placed is None or minor or len(texts) != len(self._placed):
            self.release()
            return super().set_ticklabels(texts, minor=minor, fontdict=fontdict, **kwargs)
        for one, text in zip(self._placed, texts, strict=True):
            one.set_text(str(text))
            one.update({**(fontdict or {}), **kwargs})
        return list(self._placed)

    def set_major_locator(self, locator: Any) -> None:
        """Set the locator."""
        self.release()
        super().set_major_locator(locator)

    def set_major_formatter(self, formatter: Any) -> None:
        """Set the formatter."""
        self.release()
        super().set_major_formatter(formatter)

    def get_tick_params(self, which: Any = "major") -> dict[str, Any]:
        """Appearance of ticks and tick labels; what nobody set is matplotlib's default."""
        near, far = ("bottom", "top") if isinstance(self, XAxis) else ("left", "right")
        shown = {near: True, far: False, f"label{near}": True, f"label{far}": False}
        return {**shown, **super().get_tick_params(which)}

    def set_tick_params(self, which: Any = "major", reset: bool = False, **kwargs: Any) -> None:
        """Set the appearance of ticks and tick labels."""
        # while the Axes are made, matplotlib sets what is the default already, and makes ticks to do so
        if not self.axes._settled:  # type: ignore[attr-defined]
            return
        self.release()
        super().set_tick_params(which=which, reset=reset, **kwargs)


class _PlacedXAxis(_PlacedAxis, XAxis):
    pass


class _PlacedYAxis(_PlacedAxis, YAxis):
    pass


class PlacedAxes(Axes):
    """The Axes of a panel or of a colour bar."""

    _settled = False

    def __init__(self, drawing: Drawing, rect: Rect, **kwargs: Any) -> None:
        super().__init__(drawing, drawing.bounds(rect), frameon=True, **kwargs)
        for spine in self.spines.values():
            spine.set_visible(False)
        self.title = self._text()
        self.xaxis.label, self.yaxis.label = self._text(), self._text()
        # no moving of the title when drawn
        super().set_title("", y=1.0)
        self._settled = True

    def _init_axis(self) -> None:
        self.xaxis, self.yaxis = _PlacedXAxis(self, clear=False), _PlacedYAxis(self, clear=False)
        for axis, names in ((self.xaxis, ("bottom", "top")), (self.yaxis, ("left", "right"))):
            for name in names:
                self.spines[name].register_axis(axis)

    def _text(self, item: TextItem | None = None) -> OutlineText:
        text = artist(self.figure, item) if item else OutlineText(0.5, 1.0)  # type: ignore[arg-type]
        self._set_artist_props(text)  # type: ignore[attr-defined]
        text.set_clip_on(False)
        if item:
            text.set_transform(self.figure.transFigure)
        return text

    def put(self, item: TextItem) -> OutlineText:
        """Add a text of the plan: as title or label of the Axes, or, where it is neither, as it is."""
        text = self._text(item)
        text.set_gid(item.role)
        if item.role in ("title", "panel title"):
            self.title = text
        elif item.role in ("x label", "y label", "bar label"):
            axis = self.xaxis if not item.rotation else self.yaxis
            axis.label = text
        else:
            self.add_artist(text)
        return text

    def set_title(self, label: str, fontdict: Any = None, loc: Any = None, pad: Any = None, *, y: Any = None,
                  **kwargs: Any) -> Any:
        """Set the title; unless a place is asked for, it stays where it is."""
        if not self._settled or not self.title.get_gid() or any(value is not None for value in (loc, pad, y)):
            return super().set_title(label, fontdict, loc, pad, y=y, **kwargs)
        self.title.set_text(label)
        self.title.update({**(fontdict or {}), **kwargs})
        return self.title

    def ticks(self, axis: str, items: list[TextItem], locations: Sequence[float],
              marks: list[Sides]) -> None:
        """Place the ticks of an axis: labels, where they are in data, and rectangles (pixels) for marks."""
        placed: Any = getattr(self, f"{axis}axis")
        drawing: Any = self.figure
        patch = None
        if marks:
            patch = PathPatch(drawing.path(*rectangles(marks)), linewidth=0, edgecolor="none",
                              facecolor=drawing.plan.style.line_color)
        texts = [artist(drawing, item) for item in items]
        placed.place(locations, texts, patch)
        # being taken in by the axis gave them its transform
        for one in (*texts, *([patch] if patch else [])):
            one.set_transform(drawing.transFigure)
            one.set_clip_on(False)
