"""The difference of two figures as data: every change named, before any pixel is looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

import numpy as np

from replot.comparing.cellwise import cell_changes
from replot.comparing.changes import Cell, Change
from replot.comparing.matching import account, match_panels, matched
from replot.comparing.order import Rearrangement, rearrangements
from replot.comparing.words import MANY, Names, categories, listed, number, quoted, text_change
from replot.figure import Axis, ColorScale, Figure, Panel

__all__ = ["difference"]


def difference(old: Figure, new: Figure) -> tuple[Change, ...]:
    """What changed from one figure to the other.

    Moves, exchanges, reversals, transpositions and renames are recognised and said as such; a
    changed cell is named by its panel and labels.

    Parameters
    ----------
    old, new : Figure

    Returns
    -------
    tuple of Change
        Empty exactly if the two figures are shown alike; ``ColorScale.described``, the words from
        which a colormap was chosen, is not shown and not compared.
    """
    if old == new:
        return ()
    out: list[Change] = []
    if old.title != new.title:
        out.append(Change("title", text_change("title", old.title, new.title), old=old.title, new=new.title))
    places = match_panels(old, new)
    names = Names(new)
    out += _panels(old, new, places)
    out += _said_once([_Panel(old.panels[k], new.panels[m], int(m), names).changes()
                       for k, m in enumerate(places) if m >= 0], names)
    if old.colorbar != new.colorbar:
        out.append(Change("colorbar", f"colour bar: {old.colorbar} -> {new.colorbar}", old=old.colorbar,
                          new=new.colorbar))
    if old.columns != new.columns:
        was, now = (n or "left to the style" for n in (old.columns, new.columns))
        out.append(Change("arrangement", f"panels in a row: {was} -> {now}", old=old.columns,
                          new=new.columns))
    return tuple(out)


def _panels(old: Figure, new: Figure, places: np.ndarray) -> list[Change]:
    """Panels that came, went or moved."""
    names, old_names = Names(new), Names(old)

    def called(k: int, figure: Figure = old, names: Names = old_names) -> str:
        return names.panel(k) if figure.panels[k].title else f"{k + 1}"

    out = [Change("removed", f"panel removed: {called(k)}", old_names.panel(k), old=old.panels[k].title)
           for k in np.flatnonzero(places < 0).tolist()]
    for m in sorted(set(range(len(new.panels))) - set(places.tolist())):
        out.append(Change("added", f"panel added: {called(m, new, names)}", names.panel(m),
                          new=new.panels[m].title, cells=_whole(new.panels[m], m)))
    kept = np.flatnonzero(places >= 0)
    for step in rearrangements(kept[np.argsort(places[kept], kind="stable")].tolist()):
        words, first = [called(k) for k in step.items], step.items[0]
        text = {"reversed": "panels reversed",
                "exchanged": f"panels {listed(words)} exchanged",
                "moved": f"panel {words[0]} moved from place {first + 1} to {places[first] + 1}",
                "shifted": f"panels shifted by {abs(step.by)} to the {'end' if step.by > 0 else 'beginning'}",
                "reordered": f"panels reordered: {listed(words)}"}[step.how]
        out.append(Change("order", text))
    return out


def _whole(panel: Panel, k: int) -> tuple[Cell, ...]:
    return tuple(Cell(k, i, j) for i, j in np.ndindex(panel.grid.shape))


def _said_once(in_panels: Sequence[list[Change]], names: Names) -> list[Change]:
    """The changes of all panels; one that is the same in every panel is said once."""
    if len(in_panels) < 2:
        return [change for changes in in_panels for change in changes]
    places = {names.panel(k): k for k in range(len(names.figure.panels))}

    def bare(change: Change) -> tuple[Any, ...]:
        inside = names.inside(places[change.panel or ""])
        return change.kind, change.message.removeprefix(inside), change.row, change.column

    everywhere = set.intersection(*({bare(change) for change in changes} for changes in in_panels))
    out = []
    for k, changes in enumerate(in_panels):
        for change in changes:
            key = bare(change)
            if key not in everywhere or change.kind in ("cell", "title"):
                out.append(change)
            elif k == 0:
                alike = [c for other in in_panels for c in other if bare(c) == key]
                cells = tuple(cell for c in alike for cell in c.cells)
                out.append(Change(change.kind, f"every panel: {key[1]}", row=change.row, column=change.column,
                                  old=change.old, new=change.new, cells=cells))
    return out


@dataclass(slots=True)
class _Panel:
    """The comparison of two panels, statement by statement."""

    old: Panel
    new: Panel
    k: int
    names: Names
    out: list[Change] = field(default_factory=list)

    def say(self, kind: str, text: str, was: Any = None, now: Any = None, **more: Any) -> None:
        self.out.append(Change(kind, self.names.inside(self.k) + text, self.names.panel(self.k), old=was,
                               new=now, **more))

    def changes(self) -> list[Change]:
        if self.old == self.new:
            return []
        if self.old.title != self.new.title:
            self.out.append(Change("title", text_change(f"title of panel {self.k + 1}", self.old.title,
                                                        self.new.title), self.names.panel(self.k),
                                   old=self.old.title, new=self.new.title))
        match = matched(self.old, self.new)
        if match.turned:
            text = {"panel": "x and y exchanged (transposed)", "values": "values transposed, the axes stayed",
                    "axes": "axes exchanged, the values stayed"}[match.turned]
            self.say("transposed", text, cells=_whole(self.new, self.k))
        self._axis_names(match.old)
        self._axis("x", match.old.x, self.new.x, match.columns)
        self._axis("y", match.old.y, self.new.y, match.rows)
        self.out += cell_changes(match, self.new, self.k, self.names)
        for kind, text, was, now in _scale(self.old.color, self.new.color):
            self.say(kind, text, was, now)
        self._annotation()
        return self.out

    def _axis_names(self, old: Panel) -> None:
        new = self.new
        was, now = (old.x.label, old.y.label), (new.x.label, new.y.label)
        if was == now[::-1] and was != now:
            self.say("axis", f"names of the axes exchanged: x is now {quoted(now[0])}, y {quoted(now[1])}",
                     list(was), list(now))
            was = now
        for name, a, b, sides in (("x", was[0], now[0], (old.x.side, new.x.side)),
                                  ("y", was[1], now[1], (old.y.side, new.y.side))):
            if a != b:
                self.say("axis", text_change(f"{name} label", a, b), a, b)
            if sides[0] != sides[1]:
                shown = [side or "left to the style" for side in sides]
                self.say("axis", f"side of the {name} axis: {shown[0]} -> {shown[1]}", *sides)

    def _axis(self, axis: str, old: Axis, new: Axis, places: np.ndarray) -> None:
        found = account(old.categories, new.categories, places)
        one = "column" if axis == "x" else "row"

        def line(place: int) -> tuple[Cell, ...]:
            rows, columns = self.new.grid.shape
            return (tuple(Cell(self.k, i, place) for i in range(rows)) if axis == "x"
                    else tuple(Cell(self.k, place, j) for j in range(columns)))

        for place in found.removed:
            label = old.categories[place]
            self.say("removed", f"{one} removed: {label or f'no. {place + 1}'}", label, **{one: label})
        for place in found.added:
            label = new.categories[place]
            self.say("added", f"{one} added: {label or f'no. {place + 1}'}", None, label, cells=line(place),
                     **{one: label})
        kind = "labels" if found.what == "labels" else "order"
        for step in found.steps:
            cells = () if kind == "labels" else tuple(
                cell for item in step.items if places[item] >= 0 for cell in line(int(places[item])))
            self.say(kind, _step(step, axis, (old, new), found.what, places), list(old.categories),
                     list(new.categories), cells=cells)
        renamed = [(old.categories[before], new.categories[after]) for before, after in found.renamed]
        if len(renamed) >= MANY or len(renamed) == len(old.categories) > 2:
            self.say("labels", _renamed(renamed, one, len(new.categories)), [was for was, _ in renamed],
                     [now for _, now in renamed])
            found.renamed.clear()
        for before, after in found.renamed:
            was, now = old.categories[before], new.categories[after]
            self.say("labels", text_change(f"{one} label", was, now), was, now, **{one: now})
        if set(old.derived) != set(new.derived):
            shown = [listed(sorted(axis.derived)) or "none" for axis in (old, new)]
            self.say("labels", f"{one}s computed from the others: {shown[0]} -> {shown[1]}",
                     list(old.derived), list(new.derived))

    def _annotation(self) -> None:
        old, new = self.old.annotation, self.new.annotation
        shown = {None: "left to the style", True: "shown", False: "not shown"}
        if old.show != new.show:
            self.say("annotation", f"numbers in the cells: {shown[old.show]} -> {shown[new.show]}", old.show,
                     new.show)
        if old.format != new.format:
            a, b = ("shortest" if f is None else quoted(f) for f in (old.format, new.format))
            self.say("annotation", f"format of the numbers: {a} -> {b}", old.format, new.format)


def _renamed(pairs: Sequence[tuple[str, str]], one: str, count: int) -> str:
    """Many labels spelled differently, in words: by what they all got or lost, if there is such a thing."""
    (old, new), all_ = pairs[0], len(pairs) == count
    subject = f"every {one} label" if all_ else f"{len(pairs)} of {count} {one} labels"
    example = f"(such as {quoted(old)} -> {quoted(new)})"
    for change, short, long in (("added", 0, 1), ("dropped", 1, 0)):
        for where, of in (("at the end", str.removeprefix), ("at the beginning", str.removesuffix)):
            parts = {of(pair[long], pair[short]) if pair[short] in pair[long] else None for pair in pairs}
            part = parts.pop()
            if not parts and part and part != pairs[0][long]:
                return f"{subject}: {quoted(part)} {change} {where} {example}"
    return f"{subject} changed {example}"


def _step(step: Rearrangement, axis: str, axes: tuple[Axis, Axis], what: str, places: np.ndarray) -> str:
    """What happened to the order along an axis, in words."""
    words, first = categories(axes[0], step.items), step.items[0]
    one = "column" if axis == "x" else "row"
    subject = {"labels": "labels of ", "values": "values of ", "both": ""}[what]
    stayed = {"labels": " (labels only, the values stayed)", "values": " (values only, the labels stayed)",
              "both": ""}[what]
    if step.how == "reversed":
        text = {"both": f"{axis} axis reversed", "labels": f"{axis} labels reversed",
                "values": f"values reversed along {axis}"}[what]
    elif step.how == "exchanged":
        text = f"{subject}{one}s {listed(words)} exchanged"
    elif step.how == "moved":
        to = axes[1].categories.index(words[0]) if what == "labels" else int(places[first])
        text = f"{subject}{one} {words[0]} moved from place {first + 1} to {to + 1}"
    elif step.how == "shifted":
        way = (("right", "left") if axis == "x" else ("down", "up"))[step.by < 0]
        text = f"{subject}{one}s shifted by {'one' if abs(step.by) == 1 else abs(step.by)} {way}"
    else:
        text = f"{subject}{one}s reordered: {listed(words)}"
    return text + stayed


def _colours(cmap: str | tuple[str, ...] | None) -> str:
    if cmap is None:
        return "left to the style"
    return cmap if isinstance(cmap, str) else f"{len(cmap)} colours {cmap[0]} to {cmap[-1]}"


def _colormap(was: Any, now: Any) -> str:
    if _colours(was) == _colours(now):
        k = next(k for k, (a, b) in enumerate(zip(was, now, strict=True)) if a != b)
        return f"colormap: colour {k + 1} {was[k]} -> {now[k]}"
    both_named = isinstance(was, str) and isinstance(now, str)
    turned = was.removesuffix("_r") == now.removesuffix("_r") if both_named else (
        isinstance(was, tuple) and was[::-1] == now)
    return f"colormap {'reversed: ' if turned else ''}{_colours(was)} -> {_colours(now)}"


def _row(values: Sequence[float] | Sequence[str] | None) -> str:
    return "left to the style" if values is None else listed(
        [quoted(v) if isinstance(v, str) else number(v) for v in values], 12)


_SHOWN: dict[str, tuple[str, str, Callable[[Any], str]]] = {
    "vmin": ("limit", "lower limit", lambda v: "from the data" if v is None else number(v)),
    "vmax": ("limit", "upper limit", lambda v: "from the data" if v is None else number(v)),
    "center": ("scale", "centre of the colours", number),
    "norm": ("scale", "norm", str),
    "boundaries": ("scale", "classes", _row),
    "ticks": ("colorbar", "ticks of the colour bar", _row),
    "tick_labels": ("colorbar", "tick labels of the colour bar", _row),
    "location": ("colorbar", "place of the colour bar", lambda v: v or "left to the style"),
}


def _scale(old: ColorScale, new: ColorScale) -> list[tuple[str, str, Any, Any]]:
    """The changes of a colour scale: kind, words, old, new."""
    out: list[tuple[str, str, Any, Any]] = []
    for name in (f.name for f in fields(ColorScale)):
        was, now = getattr(old, name), getattr(new, name)
        if was == now or name == "described":
            continue
        if name == "label":
            kind, text = "colorbar", text_change("label of the colour bar", was, now)
        elif name == "cmap":
            kind, text = "colormap", _colormap(was, now)
        else:
            kind, what, show = _SHOWN[name]
            text = f"{what} {show(was)} -> {show(now)}"
        a, b = (list(v) if isinstance(v, tuple) else v for v in (was, now))
        out.append((kind, text, a, b))
    return out
