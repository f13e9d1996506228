"""The texts of two pictures by what was noted when they were drawn, before any pixel of them is looked at."""

from __future__ import annotations

from collections.abc import Iterator

from replot.comparing.changes import Change
from replot.comparing.layouts import Label, Layout, Line
from replot.comparing.lettering import way
from replot.comparing.sides import Side
from replot.comparing.words import text_change

__all__ = ["compare_texts"]

ELSEWHERE = 2.6
"""An anchor may lie so many pixels elsewhere: engines measure differently."""

IN_SPEC = ("title", "panel title", "x label", "y label", "x tick", "y tick", "bar label", "number")
"""Texts that the figure knows of."""


def compare_texts(old: Side, new: Side, data_changed: bool) -> list[Change]:
    """Texts that came, went, moved or say something else.

    Parameters
    ----------
    old, new : Side
    data_changed : bool
        Whether the figures differ; then texts that they know of have been compared already.
    """
    return [change for role, change in _by_role(old, new) if not (data_changed and role in IN_SPEC)]


def _by_role(old: Side, new: Side) -> Iterator[tuple[str, Change]]:
    before, after = _by_key(old.layout), _by_key(new.layout)
    for key, label in after.items():
        was = before.get(key)
        if was is None:
            yield label.role, _change(new, label, f"{new.name(label)} added: \"{label.text}\"")
            continue
        if was.text != label.text:
            yield label.role, _change(new, label, text_change(new.name(label), was.text, label.text), was)
            continue
        right, down = (b - a for a, b in zip(was.anchor, label.anchor, strict=True))
        if max(abs(right), abs(down)) > ELSEWHERE:
            text = f"{new.name(label)} stands {way(round(right), round(down))}"
            yield label.role, _change(new, label, text, was)
        sizes = [one.setting.size for one in (was, label)]
        if abs(sizes[0] - sizes[1]) > 0.05:
            text = f"{new.name(label)}: size {sizes[0]:g} -> {sizes[1]:g} pt"
            yield label.role, _change(new, label, text, was)
        if max(abs(a - b) for a, b in zip(was.color, label.color, strict=True)) > 2:
            inks = ["#{:02x}{:02x}{:02x}".format(*one.color) for one in (was, label)]
            yield label.role, _change(new, label, f"{new.name(label)}: {inks[0]} -> {inks[1]}", was)
        if isinstance(was.setting, Line) and isinstance(label.setting, Line) and (
                was.setting.family, was.setting.weight, was.setting.style, was.setting.angle) != (
                label.setting.family, label.setting.weight, label.setting.style, label.setting.angle):
            yield label.role, _change(new, label, f"{new.name(label)} is set in another way", was)
    for key, label in before.items():
        if key not in after:
            yield label.role, _change(old, label, f"{old.name(label)} dropped: \"{label.text}\"")


def _by_key(layout: Layout) -> dict[tuple[object, ...], Label]:
    return {label.key: label for label in layout.labels}


def _change(side: Side, label: Label, message: str, was: Label | None = None) -> Change:
    kind, cells = ("label", ()) if label.cell is None else ("number", (label.cell,))
    return Change(kind, message, old=was.text if was else None, new=label.text, cells=cells,
                  boxes=(label.box,))
