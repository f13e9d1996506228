"""Cells that changed alike: the same sum done on all, regions that lost their numbers, shifted rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from replot.comparing.changes import Change
from replot.comparing.paired import LISTED, LOOKS, Pair, differs_in
from replot.comparing.words import MANY, cell_text, listed, number
from replot.figure import BLANK, UNSTATED, Grid

__all__ = ["patterns"]

PATTERN = 4
"""From so many cells on it is worth saying that they changed in one way."""


def patterns(pair: Pair) -> list[Change]:
    """What many changed cells have in common; they are no longer told apart in the pair."""
    out: list[Change] = []
    if np.count_nonzero(pair.differ) >= PATTERN:
        for pattern in (_arithmetic, _filled, _blanked, _slid, _restyled, _looking):
            out += pattern(pair)
    return out


def _numbers(grid: Grid) -> np.ndarray:
    return ~np.isnan(grid.values)


def _arithmetic(pair: Pair) -> list[Change]:
    """The same sum done on every number: a factor, an offset, a rounding."""
    both = _numbers(pair.old) & _numbers(pair.new)
    changed = pair.differ & both & (pair.old.values != pair.new.values)
    if np.count_nonzero(changed) < PATTERN:
        return []
    a, b = pair.old.values[both], pair.new.values[both]
    hit = changed[both]
    near = 1e-9 * max(1.0, float(np.abs(b).max()))
    what = ""
    for digits in range(-3, 8):
        if np.allclose(np.round(a, digits), b, rtol=0, atol=near):
            what = f"every number rounded to {digits} decimals" if digits >= 0 else (
                f"every number rounded to {10 ** -digits}s")
            break
    nonzero = hit & (a != 0)
    if not what and nonzero.any():
        factor = float(np.median(b[nonzero] / a[nonzero]))
        if np.allclose(a * factor, b, rtol=1e-9, atol=near) and factor != 0:
            what = "the sign of every number changed" if factor == -1 else (
                f"every number multiplied by {number(float(f'{factor:.9g}'))}")
    if not what:
        by = float(np.median(b[hit] - a[hit]))
        if np.allclose(a + by, b, rtol=0, atol=near):
            what = f"every number {number(float(f'{abs(by):.9g}'))} {'higher' if by > 0 else 'lower'}"
    if not what:
        return []
    example = tuple(np.argwhere(changed)[0])
    text = f"{what} (such as {number(pair.old.values[example])} -> {number(pair.new.values[example])})"
    pair.differ[changed & ~pair.looks_differ] = False
    pair.told[changed] = True
    return [pair.change(text, changed)]


def _filled(pair: Pair) -> list[Change]:
    """All cells without a number got the same content."""
    out = []
    for state, word in ((BLANK, "blank"), (UNSTATED, "unstated")):
        was = pair.old.states == state
        count = np.count_nonzero(was)
        if count < PATTERN or not pair.differ[was].all():
            continue
        texts = {cell_text(pair.new, i, j) for i, j in np.argwhere(was)[:LISTED]}
        if len(texts) == 1 and texts != {word}:
            text = texts.pop()
            out.append(pair.change(f"all {count} {word} cells are now {text}", was, old=word, new=text))
            pair.differ[was] = False
    return out


def _blanked(pair: Pair) -> list[Change]:
    """The panel, whole rows, columns or a triangle lost their numbers or got some."""
    out = []
    for state, word in ((BLANK, "blank"), (UNSTATED, "unstated")):
        lost = pair.differ & _numbers(pair.old) & (pair.new.states == state)
        out += _regions(pair, lost, _numbers(pair.old), (f"are now {word}", f"is now {word}"), word)
        got = pair.differ & _numbers(pair.new) & (pair.old.states == state)
        were = f"were {word} and hold numbers now", f"was {word} and holds numbers now"
        out += _regions(pair, got, _numbers(pair.new), were, "numbers")
    return out


def _regions(pair: Pair, hit: np.ndarray, numbers: np.ndarray, verbs: tuple[str, str],
             new: str) -> list[Change]:
    """Cells that lost or got their numbers: by regions where all did that have one, then what is left."""
    out = []
    shape = hit.shape

    def say(where: np.ndarray, subject: str, verb: str) -> None:
        part = numbers & where
        count = np.count_nonzero(part)
        if count >= 2 and hit[part].all():
            out.append(pair.change(f"{subject} {verb} ({count} cells)", part, new=new))
            pair.differ[part] = hit[part] = numbers[part] = False

    if np.count_nonzero(hit) < PATTERN:
        return []
    i, j = np.indices(shape)
    say(np.ones(shape, bool), "all cells", verbs[0])
    triangles: tuple[tuple[np.ndarray, str], ...] = (
        (np.greater(j, i), "above"), (np.greater_equal(j, i), "on and above"), (np.less(j, i), "below"),
        (np.less_equal(j, i), "on and below"))
    for where, side in triangles if min(shape) > 2 else ():
        say(where, f"the cells {side} the diagonal", verbs[0])
    for row in range(shape[0]):
        say(np.asarray(i == row), pair.row(row), verbs[1])
    for column in range(shape[1]):
        say(np.asarray(j == column), pair.column(column), verbs[1])
    rest = np.argwhere(hit)
    if len(rest) >= MANY:
        which = listed([f"{pair.row(a)}, {pair.column(b)}" for a, b in rest.tolist()], 4)
        out.append(pair.change(f"{len(rest)} cells {verbs[0]}: {which}", hit, new=new))
        pair.differ[hit] = False
    return out


def _slid(pair: Pair) -> list[Change]:
    """The contents of a row or column stand some places further on."""
    out = []
    lines: tuple[tuple[bool, Callable[[int], str], tuple[str, str]], ...] = (
        (False, pair.row, ("right", "left")), (True, pair.column, ("down", "up")))
    for turn, name, (ahead, back) in lines:
        old_v, new_v, old_s, new_s, differ = (a.T if turn else a for a in (
            pair.old.values, pair.new.values, pair.old.states, pair.new.states, pair.differ))
        for line in np.flatnonzero(np.count_nonzero(differ, axis=1) >= PATTERN - 1):
            for by in (1, -1, 2, -2):
                end = old_v.shape[1] - abs(by)
                to, frm = (slice(by, None), slice(0, end)) if by > 0 else (slice(0, end), slice(-by, None))
                same = (np.array_equal(old_v[line, frm], new_v[line, to], equal_nan=True)
                        and np.array_equal(old_s[line, frm], new_s[line, to]))
                if same and end >= PATTERN - 1:
                    where = np.zeros_like(pair.differ)
                    inner = (where.T if turn else where)[line]
                    inner[to] = differ[line, to]
                    places = "one place" if abs(by) == 1 else f"{abs(by)} places"
                    out.append(pair.change(f"{name(int(line))}: contents moved {places} "
                                           f"{ahead if by > 0 else back}", where))
                    pair.differ[where] = False
                    break
    return out


def _restyled(pair: Pair) -> list[Change]:
    """Every changed cell kept its number and changed only in kind: state, suffix, bold."""
    out = []
    kept = pair.differ & _numbers(pair.old) & (pair.old.values == pair.new.values)
    steps = set(zip(pair.old.states[kept].tolist(), pair.new.states[kept].tolist(), strict=True))
    for old, new in sorted(steps):
        where = kept & (pair.old.states == old) & (pair.new.states == new)
        if old != new and np.count_nonzero(where) >= PATTERN and (pair.old.states == old)[where].all():
            words = {"s": "exact", "a": "approximate", "r": "ranges"}
            out.append(pair.change(f"{np.count_nonzero(where)} numbers that were {words[old]} are now "
                                   f"{words[new]}", where, old=words[old], new=words[new]))
            pair.differ[where] = False
    return out


def _looking(pair: Pair) -> list[Change]:
    """Many numbers that are the same got another suffix, type, error or range."""
    out = []
    same = pair.told | (pair.old.values == pair.new.values) | (
        ~_numbers(pair.old) & (pair.old.states == pair.new.states))
    for names, what in LOOKS:
        where = pair.differ & same & differs_in(pair.old, pair.new, names)
        count = np.count_nonzero(where)
        if count < PATTERN:
            continue
        had, has = (_has(grid, names)[where] for grid in (pair.old, pair.new))
        how = "added" if not had.any() else "dropped" if not has.any() else "changed"
        printed = where & _numbers(pair.new)
        i, j = np.argwhere(printed if printed.any() else where)[0].tolist()
        was, now = cell_text(pair.old, i, j), cell_text(pair.new, i, j)
        example = f"{was} -> {now}" if was != now else f"{pair.row(i)}, {pair.column(j)}"
        out.append(pair.change(f"{what} of {count} cells {how} (such as {example})", where))
        # a cell may differ in several of them
        others = [differs_in(pair.old, pair.new, other) for other, _ in LOOKS if other != names]
        pair.differ[where & ~np.any(others, axis=0)] = False
        pair.looks_differ[where] = False
    pair.differ[pair.told & ~pair.looks_differ] = False
    return out


def _has(grid: Grid, names: Sequence[str]) -> np.ndarray:
    """Where a grid has anything in one of some arrays."""
    return np.any([(a == a) & (a != "") if a.dtype.kind in "UO" else a.astype(bool) & (a == a)  # noqa: PLR0124
                   for a in map(grid.full, names)], axis=0)
