"""What happened to the cells of two matched panels."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from replot.comparing.changes import Cell, Change
from replot.comparing.matching import Match
from replot.comparing.words import MANY, Names, cell_text, cell_value, listed, number, quoted
from replot.figure import BLANK, UNSTATED, Grid, Panel

__all__ = ["LISTED", "cell_changes"]

LISTED = 2000
"""So many changed cells of a panel are named one by one; the rest is counted."""

WHOLESALE = 20
"""Where so many cells changed, and most of the panel, it is another table and not a list of changes."""

PATTERN = 4
"""From so many cells on it is worth saying that they changed in one way."""


LOOKS: tuple[tuple[tuple[str, ...], str], ...] = (
    (("suffix",), "suffixes"), (("bold",), "bold type"), (("error",), "errors"), (("low", "high"), "bounds"))
"""What a cell has besides its number and state, and what it is called where many cells change in it."""


@dataclass(frozen=True, slots=True, eq=False)
class _Pair:
    """Two panels on their common rows and columns; cell (i, j) of one is cell (i, j) of the other."""

    old: Grid
    new: Grid
    rows: np.ndarray  # the matched rows in the new panel
    columns: np.ndarray
    differ: np.ndarray
    k: int
    names: Names
    looks_differ: np.ndarray  # cells that differ in more than number and state
    told: np.ndarray  # cells whose number has been told to differ

    def cells(self, where: np.ndarray) -> tuple[Cell, ...]:
        return tuple(Cell(self.k, int(self.rows[i]), int(self.columns[j])) for i, j in np.argwhere(where))

    def row(self, i: int) -> str:
        return self.names.row(self.k, int(self.rows[i]))

    def column(self, j: int) -> str:
        return self.names.column(self.k, int(self.columns[j]))

    def cell(self, i: int, j: int) -> str:
        return self.names.cell(self.k, int(self.rows[i]), int(self.columns[j]))

    def change(self, text: str, where: np.ndarray, **more: object) -> Change:
        return Change("cells", self.names.inside(self.k) + text, self.names.panel(self.k),
                      cells=self.cells(where), **more)  # type: ignore[arg-type]


def _part(grid: Grid, rows: np.ndarray, columns: np.ndarray) -> Grid:
    at = np.ix_(rows, columns)
    names = ("values", "states", "low", "high", "error", "suffix", "bold")
    return Grid(**{name: None if (a := getattr(grid, name)) is None else a[at] for name in names})


def cell_changes(match: Match, new: Panel, k: int, names: Names) -> list[Change]:
    """All changed cells of a panel: patterns first, then one by one.

    Parameters
    ----------
    match : Match
        Which row and column is which.
    new : Panel
        The new panel.
    k : int
        Its place in the new figure.
    names : Names
        The names of the new figure.
    """
    if not match.differ.any():
        return []
    r, c = np.flatnonzero(match.rows >= 0), np.flatnonzero(match.columns >= 0)
    rows, columns = match.rows[r], match.columns[c]
    a, b = _part(match.old.grid, r, c), _part(new.grid, rows, columns)
    looks = np.any([_differ(a, b, names_) for names_, _ in LOOKS], axis=0)
    pair = _Pair(a, b, rows, columns, match.differ.copy(), k, names, looks, np.zeros_like(looks))
    out: list[Change] = []
    if np.count_nonzero(pair.differ) >= PATTERN:
        for pattern in (_arithmetic, _filled, _blanked, _slid, _restyled, _looking):
            out += pattern(pair)
    return out + _exchanged(pair) + _single(pair)


def _numbers(grid: Grid) -> np.ndarray:
    return ~np.isnan(grid.values)


def _arithmetic(pair: _Pair) -> list[Change]:
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


def _filled(pair: _Pair) -> list[Change]:
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


def _blanked(pair: _Pair) -> list[Change]:
    """The panel, whole rows, columns or a triangle lost their numbers or got some."""
    out = []
    for state, word in ((BLANK, "blank"), (UNSTATED, "unstated")):
        lost = pair.differ & _numbers(pair.old) & (pair.new.states == state)
        out += _regions(pair, lost, _numbers(pair.old), (f"are now {word}", f"is now {word}"), word)
        got = pair.differ & _numbers(pair.new) & (pair.old.states == state)
        were = f"were {word} and hold numbers now", f"was {word} and holds numbers now"
        out += _regions(pair, got, _numbers(pair.new), were, "numbers")
    return out


def _regions(pair: _Pair, hit: np.ndarray, numbers: np.ndarray, verbs: tuple[str, str],
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


def _slid(pair: _Pair) -> list[Change]:
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


def _restyled(pair: _Pair) -> list[Change]:
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


def _looking(pair: _Pair) -> list[Change]:
    """Many numbers that are the same got another suffix, type, error or range."""
    out = []
    same = pair.told | (pair.old.values == pair.new.values) | (
        ~_numbers(pair.old) & (pair.old.states == pair.new.states))
    for names, what in LOOKS:
        where = pair.differ & same & _differ(pair.old, pair.new, names)
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
        others = [_differ(pair.old, pair.new, other) for other, _ in LOOKS if other != names]
        pair.differ[where & ~np.any(others, axis=0)] = False
        pair.looks_differ[where] = False
    pair.differ[pair.told & ~pair.looks_differ] = False
    return out


def _differ(old: Grid, new: Grid, names: Sequence[str]) -> np.ndarray:
    """Where two grids differ in one of some arrays; NaN is NaN."""
    pairs = [(old.full(name), new.full(name)) for name in names]
    return np.any([(a != b) & ~((a != a) & (b != b)) for a, b in pairs], axis=0)  # noqa: PLR0124


def _has(grid: Grid, names: Sequence[str]) -> np.ndarray:
    """Where a grid has anything in one of some arrays."""
    return np.any([(a == a) & (a != "") if a.dtype.kind in "UO" else a.astype(bool) & (a == a)  # noqa: PLR0124
                   for a in map(grid.full, names)], axis=0)


def _exchanged(pair: _Pair) -> list[Change]:
    """Two cells that hold each other's content."""
    at = [tuple(map(int, place)) for place in np.argwhere(pair.differ)[:LISTED]]
    waiting: dict[tuple[str, str], list[tuple[int, ...]]] = defaultdict(list)
    out = []
    for i, j in at:
        was, now = cell_text(pair.old, i, j), cell_text(pair.new, i, j)
        partners = waiting[(now, was)]
        if was == now or not partners:
            waiting[(was, now)].append((i, j))
            continue
        m, n = partners.pop(0)
        where = np.zeros_like(pair.differ)
        where[i, j] = where[m, n] = True
        first = f"{pair.row(m)}, {pair.column(n)}"
        second = pair.row(i) if n == j else pair.column(j) if m == i else f"{pair.row(i)}, {pair.column(j)}"
        out.append(pair.change(f"{first} and {second}: contents exchanged (now {was} and {now})", where))
        pair.differ[where] = False
    return out


def _single(pair: _Pair) -> list[Change]:
    out = []
    where = np.argwhere(pair.differ)
    if len(where) >= WHOLESALE and len(where) >= 0.75 * pair.differ.size:
        i, j = where[0].tolist()
        text = (f"{len(where)} of {pair.differ.size} cells hold something else (such as {pair.row(i)}, "
                f"{pair.column(j)}: {cell_text(pair.old, i, j)} -> {cell_text(pair.new, i, j)})")
        return [pair.change(text, pair.differ)]
    for i, j in where[:LISTED].tolist():
        was, now = cell_text(pair.old, i, j), cell_text(pair.new, i, j)
        text = f"{was} -> {now}" if was != now else _looks(pair, i, j)
        panel, row, column = pair.k, int(pair.rows[i]), int(pair.columns[j])
        shown = pair.names.figure.panels[panel]
        out.append(Change("cell", f"{pair.cell(i, j)}: {text}", pair.names.panel(panel),
                          shown.y.categories[row], shown.x.categories[column], cell_value(pair.old, i, j),
                          cell_value(pair.new, i, j), (Cell(panel, row, column),)))
    if len(where) > LISTED:
        rest = np.zeros_like(pair.differ)
        rest[tuple(where[LISTED:].T)] = True
        out.append(pair.change(f"{len(where) - LISTED} more cells changed", rest))
    return out


def _looks(pair: _Pair, i: int, j: int) -> str:
    """A change that the content does not show: bold type, or ends without a range."""
    def bold(grid: Grid) -> bool:
        return grid.bold is not None and bool(grid.bold[i, j])

    def ends(grid: Grid) -> Sequence[str]:
        return ["none" if a is None else number(float(a[i, j])) for a in (grid.low, grid.high, grid.error)]

    if bold(pair.old) != bold(pair.new):
        return "now bold" if bold(pair.new) else "no longer bold"
    return f"low, high, error {quoted(', '.join(ends(pair.old)))} -> {quoted(', '.join(ends(pair.new)))}"
