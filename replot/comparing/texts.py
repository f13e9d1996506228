"""The texts of two pictures by what was noted when they were drawn, before any pixel of them is looked at."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator
from typing import NamedTuple

from replot.comparing.changes import Cell, Change
from replot.comparing.layouts import Label, Line
from replot.comparing.lettering import FURTHER, way
from replot.comparing.sides import Side, several
from replot.comparing.words import MANY, hexed, quoted, text_change

__all__ = ["compare_texts"]

ELSEWHERE = 2.6
"""The name of an axis or a colour bar may stand so many pixels elsewhere where another engine set the text:
it stands beside tick labels, and their sizes are measured."""

IN_SPEC = ("title", "panel title", "x label", "y label", "x tick", "y tick", "bar label")
"""Texts that the figure knows of, besides the numbers."""


SCALE = ("limit", "scale", "colormap", "colorbar")
"""Changes of the colours that explain other ticks of the colour bar."""

SIZES = 0.05
"""Sizes of fonts, in points, that differ by no more are the same."""


class _Found(NamedTuple):
    label: Label
    was: Label | None
    side: Side
    what: str
    grouped: bool = True

    @property
    def message(self) -> str:
        return f"{self.side.name(self.label)} {self.what}" if self.grouped else self.what


def compare_texts(old: Side, new: Side, data: Collection[Change]) -> list[Change]:
    """Texts that came, went, moved or say something else.

    Parameters
    ----------
    old, new : Side
    data : collection of Change
        How the figures differ; texts that they know of are not compared again.
    """
    beyond = {change.kind for change in data} - {"cell", "annotation"}
    known: set[Cell] = {cell for change in data for cell in change.cells}
    no_bars = len(old.layout.bars) != len(new.layout.bars)

    def again(label: Label) -> bool:
        if label.cell is not None:
            return bool(beyond) or label.cell in known
        if label.role.startswith("bar") and (no_bars or not beyond.isdisjoint(SCALE)):
            return True
        return bool(beyond) and label.role in IN_SPEC

    groups: dict[tuple[str, str], list[_Found]] = defaultdict(list)
    for found in _differences(old, new):
        if not again(found.label):
            groups[found.label.role, found.what if found.grouped else ""].append(found)
    out = []
    for (role, what), group in groups.items():
        if what and len(group) >= MANY:
            first = group[0].side.name(group[0].label)
            out.append(_change(group, f"{len(group)} {several(role)}, each {what}; the first is {first}"))
        else:
            out += [_change([found], found.message) for found in group]
    return out


def _differences(old: Side, new: Side) -> Iterator[_Found]:
    before = {label.key: label for label in old.layout.labels}
    after = {label.key: label for label in new.layout.labels}
    # in a picture of another size everything stands elsewhere
    placed = old.size == new.size
    same_engine = (old.layout.engine, old.layout.settings) == (new.layout.engine, new.layout.settings)
    for key, label in after.items():
        was = before.get(key)
        if was is None:
            yield _Found(label, None, new, f"{new.name(label)} added: {quoted(label.text)}", False)
            continue
        if was.text != label.text:
            yield _Found(label, was, new, text_change(new.name(label), was.text, label.text), False)
            continue
        right, down = _away(was, label)
        slack = ELSEWHERE if label.role.endswith(" label") and not same_engine else FURTHER
        sizes = [one.setting.size for one in (was, label)]
        if abs(sizes[0] - sizes[1]) > SIZES:
            yield _Found(label, was, new, f"set in {sizes[1]:g} instead of {sizes[0]:g} pt")
        elif placed and max(abs(right), abs(down)) > slack and not _turned(was, label):
            yield _Found(label, was, new, f"stands {way(round(right), round(down))}")
        if max(abs(a - b) for a, b in zip(was.color, label.color, strict=True)) > 2:
            inks = f"is printed in {hexed(label.color)} instead of {hexed(was.color)}"
            yield _Found(label, was, new, inks)
        for words in _face(was, label):
            yield _Found(label, was, new, words)
    for key, label in before.items():
        if key not in after:
            yield _Found(label, label, old, f"{old.name(label)} dropped: {quoted(label.text)}", False)


def _away(old: Label, new: Label) -> tuple[float, float]:
    """How far a text stands elsewhere: its beginning, its middle or an end, whichever moved least.

    Engines set the same text more widely, and what ends at an axis then begins elsewhere.
    """
    left, top, right, bottom = (b - a for a, b in zip(old.box, new.box, strict=True))
    across, down = (b - a for a, b in zip(old.anchor, new.anchor, strict=True))
    return (min(across, left, right, (left + right) / 2, key=abs),
            min(down, top, bottom, (top + bottom) / 2, key=abs))


def _face(old: Label, new: Label) -> Iterator[str]:
    """How the font or the direction of a label differs."""
    was, now = old.setting, new.setting
    if not (isinstance(was, Line) and isinstance(now, Line)):
        return
    families = ", ".join(was.family), ", ".join(now.family)
    for mine, theirs in (families, (was.weight, now.weight), (was.style, now.style)):
        if mine != theirs:
            yield f"is set in {theirs} instead of {mine}"
    if _turned(old, new):
        yield f"is turned by {now.angle:g} instead of {was.angle:g} degrees"


def _turned(old: Label, new: Label) -> bool:
    was, now = old.setting, new.setting
    return isinstance(was, Line) and isinstance(now, Line) and was.angle != now.angle


def _change(group: list[_Found], message: str) -> Change:
    cells = tuple(found.label.cell for found in group if found.label.cell is not None)
    first = group[0]
    return Change("number" if cells else "label", message, old=first.was.text if first.was else None,
                  new=first.label.text, cells=cells, boxes=tuple(found.label.box for found in group))
