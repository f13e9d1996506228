"""The verdict on two things that show heatmaps: data, then cells and labels, then the other pixels.

Each step is taken only when the one before leaves a doubt.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from replot.comparing.changes import Change, Comparison
from replot.comparing.data import difference
from replot.comparing.differences import equal
from replot.comparing.labelling import ENGINE
from replot.comparing.pixels import compare_pixels
from replot.comparing.plain import compare_plain, compare_with_values
from replot.comparing.sources import Source, opened
from replot.comparing.stated import KINDS, as_stated
from replot.comparing.texts import compare_texts
from replot.comparing.words import listed
from replot.errors import ReplotError
from replot.figure import Figure

if TYPE_CHECKING:
    from replot.style import Style

__all__ = ["compare", "compare_sources", "size_change"]


ABOUT = ("name", "description", "sources")
"""What a style says of itself; it changes no picture."""

VECTOR = "SVG and PDF files are compared by the figures inside them, not by their drawing"
"""The note on files that are no bitmaps."""


def compare(old: Any, new: Any, *, style: str | Path | Style | None = None) -> Comparison:
    """Say what changed from one figure to another.

    Parameters
    ----------
    old, new : Figure, path, bytes, or matplotlib Figure or Axes
        Paths of descriptions, specs, tables, pictures of replot (PNG, SVG, PDF) and any other
        bitmaps; bytes of a picture.
    style : str, Path or Style, optional
        What a figure is drawn with for a comparison with a picture; by default the style that the
        picture carries.

    Returns
    -------
    Comparison
        ``same`` and ``changes``, each of them named by panel and labels.

    Raises
    ------
    ReplotError
        If one of the two cannot be read, or they have nothing that can be compared.
    """
    before = opened(old, style)
    return compare_sources(before, opened(new, style, before))


def compare_sources(old: Source, new: Source) -> Comparison:
    """As :func:`compare`, of what has been opened already."""
    if _identical(old, new):
        return Comparison()
    changes: list[Change] = []
    notes: list[str] = []
    if old.figure is not None and new.figure is not None:
        changes += difference(old.figure, new.figure)
        notes += _described(old.figure, new.figure)
        drawn = [one.picture is not None or one.vector is not None for one in (old, new)]
        changes += _styles(old.style, new.style) if all(drawn) else []
    if old.vector is not None or new.vector is not None:
        return Comparison(tuple(changes), (*notes, VECTOR))
    if old.picture is None and new.picture is None:
        if old.figure is None or new.figure is None:
            raise ReplotError(f"{old.name} and {new.name}: nothing to compare")
        return Comparison(tuple(changes), tuple(notes))
    if old.picture is None or new.picture is None:
        old, new = _drawn_like(old, new)
    found, said = _pictures(old, new, changes)
    if any(change.kind == "number" for change in found):
        # a number that does not say what its cell holds is not one that is not printed
        changes = [change for change in changes if change.kind != "annotation"]
    all_ = (*changes, *found)
    said = [f"{note}, nothing else" if note == ENGINE and not all_ else note for note in said]
    return Comparison(all_, tuple(dict.fromkeys([*notes, *said])))


def _identical(old: Source, new: Source) -> bool:
    """Whether two files are the same; the picture in them must be one."""
    if old.picture is not None and new.picture is not None and old.picture.data == new.picture.data:
        new.picture.check()
        return True
    return old.vector is not None and old.vector == new.vector


def _described(old: Figure, new: Figure) -> list[str]:
    words = [[panel.color.described for panel in figure.panels] for figure in (old, new)]
    return ["the colours are described in other words"] if words[0] != words[1] and len(words[0]) == len(
        words[1]) else []


def _styles(old: Style | None, new: Style | None) -> list[Change]:
    if old is None or new is None or old == new:
        return []
    words = [f"{field.name} {getattr(old, field.name)} -> {getattr(new, field.name)}" for field in fields(old)
             if field.name not in ABOUT and getattr(old, field.name) != getattr(new, field.name)]
    if not words:
        return []
    which = f"style {old.name} -> {new.name}" if old.name != new.name else "style"
    return [Change("style", f"{which}: {listed(words, 4)}", old=old.name, new=new.name)]


def _drawn_like(old: Source, new: Source) -> tuple[Source, Source]:
    """A figure without a picture is drawn as the other one is."""
    def with_style(one: Source, other: Source) -> Source:
        if one.picture is not None or one.figure is None:
            return one
        return Source(one.name, one.figure, one.style or other.style)

    return with_style(old, new), with_style(new, old)


def _pictures(old: Source, new: Source, changes: list[Change]) -> tuple[list[Change], list[str]]:
    apart = None
    if old.picture is not None and new.picture is not None:
        if old.picture.profile != new.picture.profile:
            was, now = (picture.profile or "sRGB" for picture in (old.picture, new.picture))
            return [Change("pixels", f"colour profile of the picture: {was} -> {now}", old=was, new=now)], []
        stored = old.picture.stored
        if stored is not None and stored == new.picture.stored:
            new.picture.check()
            return [], []
        apart = old.picture.apart(new.picture)
        if apart is None:
            return [], []
    if old.figure is None or new.figure is None:
        return _without_figure(old, new)
    if not changes:
        new.planned_like(old)
    elif apart is not None and _as_said(old, new, changes, apart):
        return [], []
    lies = [*_lie(old), *_lie(new)]
    if lies:
        return lies, []
    one, other = old.side or old.drawn, new.side or new.drawn
    if one is None or other is None:
        return [], ["only the data were compared: it is not known how one of the pictures is drawn"]
    texts = compare_texts(one, other, changes) if old.recorded and new.recorded else []
    kinds = {change.kind for change in changes}
    # tight and constrained layout place the axes by the sizes of texts, which another engine measures anew
    slack = 0.6 if one.layout.engine == other.layout.engine else 1.1
    if kinds <= {"cell", "annotation"} and (texts or "annotation" not in kinds) and one.layout.same_places(
            other.layout, slack):
        found, notes = compare_pixels(one, other, [change for change in changes if change.kind == "cell"])
        named = {cell for change in texts for cell in change.cells}, {change.boxes for change in texts}
        return [*texts, *(change for change in found if change.boxes not in named[1]
                          and not (change.kind in ("pixels", "number") and set(change.cells) <= named[0]
                                   and change.cells))], notes
    if not changes:
        engines = one.layout.engine, other.layout.engine
        why = f"the texts were drawn by {engines[0]}, now by {engines[1]}; what their sizes decide has moved"
        return [*_moved(one.layout, other.layout), *texts], [why] if engines[0] != engines[1] else []
    size = []
    if {change.kind for change in changes} == {"style"} and one.pixels.shape != other.pixels.shape:
        size = [size_change((one.layout.width, one.layout.height), (other.layout.width, other.layout.height))]
    # the data explain another look; what is drawn must still be what the new data say
    expected = new.drawn if new.picture is not None else None
    if expected is None:
        return [*size, *texts], ["pixels were not compared, since the data changed"]
    found, _ = compare_pixels(expected, other)
    before = set()
    if found and old.picture is not None and (redrawn := old.drawn) is not None:
        before = {change.message for change in compare_pixels(redrawn, one)[0]}
    return [*size, *(change for change in found if change.message not in before)], []


def _as_said(old: Source, new: Source, changes: list[Change], apart: slice) -> bool:
    """Whether the data say all that there is to say, because the new picture shows what its figure says.

    `apart` are the rows of pixels in which the pictures differ.
    """
    kinds = {change.kind for change in changes}
    if old.picture is None or new.side is None or new.recorded is not None or (
            old.picture.size != new.side.size):
        return False
    if kinds <= KINDS and as_stated(old.picture.rows(apart), apart.start, new.side, changes):
        return True
    # single cells and their numbers are looked at where they are
    drawn = None if kinds <= {"cell", "annotation"} else new.drawn
    return drawn is not None and equal(drawn.pixels, new.side.pixels)


def _lie(source: Source) -> list[Change]:
    """A picture that is not of the size that its spec gives."""
    if source.picture is None or source.side is not None:
        return []
    layout = source.recorded
    size = (layout.width, layout.height) if layout is not None else (
        (source.plan.width, source.plan.height) if source.plan is not None else None)
    if size is None or size == source.picture.size:
        return []
    actual = source.picture.size
    text = (f"{source.name}: the picture is {actual[0]} x {actual[1]} pixels, the spec inside it gives "
            f"{size[0]} x {size[1]}")
    return [Change("spec", text, old=list(size), new=list(actual))]


def _moved(old: Any, new: Any) -> list[Change]:
    """What stands elsewhere although the data are the same."""
    if (old.width, old.height) != (new.width, new.height):
        return [size_change((old.width, old.height), (new.width, new.height))]
    out = []
    for what, mine, theirs in (("heatmap", [t.box for t in old.tiles], [t.box for t in new.tiles]),
                               ("colour bar", list(old.bars), list(new.bars))):
        if len(mine) != len(theirs):
            out.append(Change("geometry", f"{what}s: {len(mine)} -> {len(theirs)}", old=len(mine),
                              new=len(theirs)))
            continue
        for k, (a, b) in enumerate(zip(mine, theirs, strict=True)):
            if np.abs(np.subtract(a, b)).max() > 0.6:
                name = f"{what} {k + 1}" if len(mine) > 1 else what
                out.append(Change("geometry", f"{name}: {_boxes(a, b)}", old=list(a), new=list(b),
                                  boxes=(b,)))
    return out or [Change("geometry", "the cells stand at other places")]


def _boxes(old: Iterable[float], new: Iterable[float]) -> str:
    """Two boxes in words, as exactly as it takes to tell them apart."""
    words = []
    for digits in (0, 1, 2):
        words = [f"{right - left:.{digits}f} x {bottom - top:.{digits}f} pixels at "
                 f"({left:.{digits}f}, {top:.{digits}f})" for left, top, right, bottom in (old, new)]
        if words[0] != words[1]:
            break
    return " -> ".join(words)


def size_change(old: tuple[int, int], new: tuple[int, int]) -> Change:
    """Two pictures of different sizes."""
    return Change("size", f"size {old[0]} x {old[1]} -> {new[0]} x {new[1]} pixels", old=list(old),
                  new=list(new))


def _without_figure(old: Source, new: Source) -> tuple[list[Change], list[str]]:
    """At least one picture that says nothing of what it shows."""
    if old.picture is not None and new.picture is not None:
        if old.picture.size != new.picture.size:
            return [size_change(old.picture.size, new.picture.size)], []
        known = old if old.figure is not None else new
        return compare_plain(old.picture, new.picture, known.side if known.figure is not None else None)
    plain, known = (old, new) if old.figure is None else (new, old)
    assert plain.picture is not None and known.figure is not None
    return compare_with_values(plain.picture, known.figure, plain is new)
