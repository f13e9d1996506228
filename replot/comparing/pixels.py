"""Two pictures with one layout: cells, labels, and everything else within its neighbourhood."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable

import numpy as np

from replot.comparing.cells import STEP, Fills, compare_fills, touched
from replot.comparing.changes import Cell, Change
from replot.comparing.inks import Window, window
from replot.comparing.layouts import Box, Label
from replot.comparing.lettering import UNCLEAR, Inks, Verdict, check
from replot.comparing.misprints import problem
from replot.comparing.sides import Side, several
from replot.comparing.words import MANY, listed

__all__ = ["ENGINE", "NOISE", "compare_pixels", "only_in", "unexplained"]

ENGINE = "the text engine changed"
"""The note on labels that say what they should and look different."""

FOREIGN = "the text was drawn by {}, which is not at hand: what it says is compared, not its ink"
"""The note on labels that cannot be drawn afresh as they were drawn."""

EXACT = 0.01
"""Layouts that agree to so many pixels put every line on the same pixel."""

LINE = 8
"""A line is at least so many pixels long."""

NEAR = 12
"""Changed pixels that are no farther apart belong together."""

NOISE = 2
"""Pixels that differ by no more levels are alike."""


def compare_pixels(old: Side, new: Side, known: Iterable[Change] = ()) -> tuple[list[Change], list[str]]:
    """What differs between two pictures of one size in which everything has its place.

    Parameters
    ----------
    old, new : Side
        Their layouts have cells and colour bars at the same places.
    known : iterable of Change
        Changes of single cells that are known already; the new picture must show them.

    Returns
    -------
    changes : list of Change
    notes : list of str
        Differences that do no harm.
    """
    skip = frozenset(cell for change in known for cell in change.cells)
    worst, rows, columns = _apart(old.pixels, new.pixels)
    if not len(rows) and not skip:
        return [], []
    layout = new.layout
    changes: list[Change] = []
    notes: list[str] = []
    loud = worst > NOISE
    in_cells: list[tuple[int, list[tuple[int, int]]]] = []
    for k, tiles in enumerate(layout.tiles):
        r, c = touched(tiles.y, rows), touched(tiles.x, columns)
        inside = (r >= 0) & (r < tiles.shape[0]) & (c >= 0) & (c < tiles.shape[1])
        codes = np.unique(r[inside] * tiles.shape[1] + c[inside])
        cells = [divmod(code, tiles.shape[1]) for code in codes.tolist()]
        cells = list(dict.fromkeys([*cells, *((cell.row, cell.column) for cell in skip if cell.panel == k)]))
        in_cells.append((k, cells))
        fills: Fills = compare_fills(old, new, k, cells, skip)
        changes += fills.changes
        notes += fills.notes
    painted = {cell for change in changes for cell in change.cells}
    asked = loud.copy()
    for cell in skip | painted:
        left, top, right, bottom = window(layout.tiles[cell.panel].cell(cell.row, cell.column), 0,
                                          layout.width, layout.height)
        # the number in a changed cell must be right, whatever stood there before
        asked[top:bottom, left:right] |= cell in skip
        # what else is in it is explained by the change of its colour
        loud[top:bottom, left:right] = False
    said, explained, remarks = _labels(old, new, asked, in_cells)
    changes += said
    for left, top, right, bottom in explained:
        loud[top:bottom, left:right] = False
    stray = unexplained(old.pixels, new.pixels, loud)
    changes += _places(new, *stray)
    if layout.engine == old.layout.engine and layout.same_places(old.layout, EXACT):
        # where nothing else happened, a line that lies a pixel further on was drawn at the wrong place;
        # another version of matplotlib may well round the edges in an image differently
        loud[stray] = False
        if layout.tiles and not layout.lettered:
            loud &= _at_edges(new)
        # letters, whose places are not known, have shorter lines than a heatmap
        length = LINE if layout.tiles else 3 * LINE
        changes += _places(new, *_moved_lines(old.pixels, new.pixels, loud, length), moved=True)
    notes += remarks
    if not changes and not notes and not skip:
        notes.append(f"pixels differ by at most {int(worst.max())} of 255 levels" if worst.max() <= NOISE
                     else "edges differ within a pixel")
    return changes, list(dict.fromkeys(notes))


def _apart(old: np.ndarray, new: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """By how many levels pixels differ in their worst channel, and the places of those that do."""
    height, width = old.shape[:2]
    worst = np.zeros((height, width), np.uint8)
    left, top, right, bottom = part = _differing(old, new)
    if top == bottom:
        return worst, np.zeros(0, int), np.zeros(0, int)
    one, other = (picture[top:bottom, left:right] for picture in (old, new))
    apart = np.maximum(one, other) - np.minimum(one, other)
    inside = worst[top:bottom, left:right]
    np.maximum(np.maximum(apart[..., 0], apart[..., 1]), apart[..., 2], out=inside)
    rows, columns = np.nonzero(inside)
    return worst, rows + part[1], columns + part[0]


def _differing(old: np.ndarray, new: np.ndarray) -> Window:
    """The part of two pictures in which they differ; most that differ do so in a small one."""
    differ = (old != new).reshape(len(old), -1)
    rows = np.flatnonzero(differ.any(axis=1))
    if not len(rows):
        return 0, 0, 0, 0
    top, bottom = int(rows[0]), int(rows[-1]) + 1
    columns = np.flatnonzero(differ[top:bottom].any(axis=0)) // 3
    return int(columns[0]), top, int(columns[-1]) + 1, bottom


def only_in(old: np.ndarray, new: Side, cells: Collection[Cell]) -> bool:
    """Whether a picture differs from an older one in some cells only, and shows there what it should.

    Parameters
    ----------
    old : ndarray of uint8, shape (height, width, 3)
    new : Side
        With a plan.
    cells : collection of Cell
        Of the new picture.
    """
    layout = new.layout
    left, top, right, bottom = _differing(old, new.pixels)
    differ = (old[top:bottom, left:right] != new.pixels[top:bottom, left:right]).any(axis=2)
    for cell in cells:
        box = window(layout.tiles[cell.panel].cell(cell.row, cell.column), 0, layout.width, layout.height)
        differ[max(0, box[1] - top):max(0, box[3] - top), max(0, box[0] - left):max(0, box[2] - left)] = False
    if differ.any():
        return False
    for k in {cell.panel for cell in cells}:
        here = [(cell.row, cell.column) for cell in cells if cell.panel == k]
        fills = layout.fills(k)
        if fills is None or np.abs(new.fills(k, here) - fills[tuple(np.transpose(here))]).max() > STEP:
            return False
        labels = list(layout.numbers(k, here))
        inks = Inks(labels, layout)
        if any(check(label, new, inks).problem for label in labels):
            return False
    return True


def _labels(old: Side, new: Side, asked: np.ndarray, in_cells: list[tuple[int, list[tuple[int, int]]]]
            ) -> tuple[list[Change], list[Window], list[str]]:
    """Labels that do not say what they should, the places of all that were looked at, and remarks."""
    layout = new.layout
    labels = _all_labels(new, in_cells)
    before = {label.key: label for label in _all_labels(old, in_cells)}
    others: dict[str, list[str]] = defaultdict(list)
    for label in labels:
        others[_sort(label)].append(label.text)
    doubtful = [label for label in labels if _any(asked, window(label.box, 2, layout.width, layout.height))]
    around = {label.key: window(label.box, 3, layout.width, layout.height) for label in doubtful}
    if doubtful and not layout.redrawable and layout.engine != old.layout.engine:
        return [], list(around.values()), [FOREIGN.format(layout.engine)]
    inks = Inks(doubtful, layout)
    inks_before = Inks([before[label.key] for label in doubtful if label.key in before], old.layout)
    troubled: list[tuple[Label, Verdict]] = []
    remarks: set[str] = set()
    likely = ""
    for label in doubtful:
        was = before.get(label.key)
        verdict = check(label, new, inks, asked, likely)
        likely = verdict.engine or likely
        if not verdict.problem and was is not None and (was.text, was.color) == (label.text, label.color):
            verdict, remark = _why_changed(verdict, was, (old, new), inks_before, asked)
            remarks |= {remark} if remark else set()
        if verdict.problem:
            troubled.append((label, verdict))
    looked = Counter[str]()
    for k, (label, verdict) in enumerate(troubled):
        if verdict.problem == UNCLEAR and looked[label.role] < MANY:
            looked[label.role] += 1
            was = before.get(label.key)
            maybe = [was.text] if was else []
            words = problem(label, new, [*maybe, *_beside(new, label), *others[_sort(label)]])
            troubled[k] = label, verdict._replace(problem=words)
        if not troubled[k][1].problem:
            # a label that is right after all explains its own pixels, not what changed beside it
            around[label.key] = window(label.box, 1, layout.width, layout.height)
        else:
            around[label.key] = _reach(new, label)
    wrong = [(label, verdict) for label, verdict in troubled if verdict.problem]
    return _told(new, wrong), list(around.values()), sorted(remarks)


def _all_labels(side: Side, in_cells: list[tuple[int, list[tuple[int, int]]]]) -> list[Label]:
    """All texts but the numbers in cells that have not changed."""
    labels = list(side.layout.labels)
    if side.layout.plan is not None:
        for k, cells in in_cells:
            labels += side.layout.numbers(k, cells)
    return labels


def _sort(label: Label) -> str:
    """Labels of one sort are taken for each other: numbers, ticks of an axis, and all titles and names."""
    return label.role if label.role == "number" or label.role.endswith("tick") else "name"


def _beside(side: Side, label: Label) -> list[str]:
    """The numbers in the cells around that of a number."""
    if label.cell is None:
        return []
    panel, row, column = label.cell
    rows, columns = side.layout.tiles[panel].shape
    cells = [(i, j) for i in range(max(0, row - 1), min(rows, row + 2))
             for j in range(max(0, column - 1), min(columns, column + 2))]
    return [other.text for other in side.layout.numbers(panel, cells)]


def _reach(side: Side, label: Label) -> Window:
    """Where a label that is wrong may have left its ink: in its cell, or a letter beyond its box."""
    layout = side.layout
    if label.cell is not None:
        return window(layout.tiles[label.cell.panel].cell(*label.cell[1:]), 0, layout.width, layout.height)
    left, top, right, bottom = label.box
    return window(label.box, max(4, round(min(right - left, bottom - top))), layout.width, layout.height)


def _any(asked: np.ndarray, part: Window) -> bool:
    left, top, right, bottom = part
    return bool(asked[top:bottom, left:right].any())


def _why_changed(verdict: Verdict, was: Label, sides: tuple[Side, Side], inks: Inks,
                 asked: np.ndarray) -> tuple[Verdict, str]:
    """Why a label that says what it should looks different than before."""
    old, new = sides
    if old.layout.redrawable:
        earlier = check(was, old, inks, asked)
        if earlier.problem and (words := problem(was, old)):
            return Verdict(problem=f"is now as it should be; before, it {words}"), ""
        if earlier.engine == verdict.engine and old.layout.settings == new.layout.settings:
            return verdict, "labels stand up to a pixel or two elsewhere"
    return verdict, ENGINE


def _told(side: Side, troubled: list[tuple[Label, Verdict]]) -> list[Change]:
    """Troubled labels as changes; many of one kind are one change."""
    roles: dict[str, list[tuple[Label, Verdict]]] = defaultdict(list)
    for label, verdict in troubled:
        roles[label.role].append((label, verdict))
    out = []
    for role, group in roles.items():
        if len(group) < MANY:
            out += [_label_change(side, label, verdict) for label, verdict in group]
            continue
        first, verdict = group[0]
        text = (f"{len(group)} {several(role)} are not as they should be: {side.name(first)} "
                f"{verdict.problem}, and so on")
        out.append(Change("number" if role == "number" else "label", text,
                          cells=tuple(label.cell for label, _ in group if label.cell is not None),
                          boxes=tuple(label.box for label, _ in group)))
    return out


def _label_change(side: Side, label: Label, verdict: Verdict) -> Change:
    names = side.names
    panel = row = column = None
    if label.cell is not None:
        axes = names.figure.panels[label.cell.panel]
        row, column = axes.y.categories[label.cell.row], axes.x.categories[label.cell.column]
    if label.panel is not None and not label.role.startswith("bar"):
        panel = names.panel(label.panel)
    kind, cells = ("label", ()) if label.cell is None else ("number", (label.cell,))
    return Change(kind, f"{side.name(label)} {verdict.problem}", panel, row, column, label.text,
                  verdict.problem, cells, (label.box,))


def unexplained(old: np.ndarray, new: np.ndarray, loud: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Rows and columns of the pixels that are outside of the range of their neighbours in the other picture.

    Parameters
    ----------
    old, new : ndarray of uint8, shape (height, width, 3)
    loud : ndarray of bool, shape (height, width)
        Where to look.
    """
    rows, columns = np.nonzero(loud)
    bad = ~(_within(new, old, rows, columns) & _within(old, new, rows, columns))
    rows, columns = rows[bad], columns[bad]
    # a line that lies a quarter of a pixel further on paints other pixels with the same ink
    bad = ~_same_ink(old, new, rows, columns)
    return rows[bad], columns[bad]


def _moved_lines(old: np.ndarray, new: np.ndarray, loud: np.ndarray,
                 length: int) -> tuple[np.ndarray, np.ndarray]:
    """Rows and columns of pixels that took the colour of a neighbour, many of them in a straight line.

    A line that lies a fraction of a pixel further on changes its pixels by a fraction of the contrast.
    """
    rows, columns = np.nonzero(loud)
    strong = np.zeros(loud.shape, bool)
    for start in range(0, len(rows), 100_000):
        r, c = rows[start:start + 100_000], columns[start:start + 100_000]
        near = old[_around(3, r, c, old.shape)].astype(np.int16)
        contrast = near.max(axis=1) - near.min(axis=1)
        changed = np.abs(new[r, c].astype(np.int16) - old[r, c])
        strong[r, c] = ((changed > 0.6 * contrast) & (contrast > 3 * NOISE)).any(axis=1)
    if not strong.any():
        return rows[:0], columns[:0]
    rows, columns = np.nonzero(_crowded(strong, length) | _crowded(strong.T, length).T)
    return rows, columns


def _crowded(strong: np.ndarray, length: int) -> np.ndarray:
    """What is true and has `length` others in the 2 * `length` places above and below. Shape as given."""
    sums = np.zeros((strong.shape[0] + 1, strong.shape[1]), np.int32)
    np.cumsum(strong, axis=0, out=sums[1:])
    at = np.arange(strong.shape[0])
    low, high = np.maximum(at - length, 0), np.minimum(at + length + 1, strong.shape[0])
    return strong & (sums[high] - sums[low] >= length)


def _at_edges(side: Side) -> np.ndarray:
    """Where the edges of cells are, give or take a pixel. Shape (height, width), bool."""
    out = np.zeros((side.layout.height, side.layout.width), bool)
    for tiles in side.layout.tiles:
        left, top, right, bottom = window(tiles.box, 2, *side.size)
        for edge in tiles.x:
            out[top:bottom, max(0, round(edge) - 2):round(edge) + 2] = True
        for edge in tiles.y:
            out[max(0, round(edge) - 2):round(edge) + 2, left:right] = True
    return out


def _around(size: int, rows: np.ndarray, columns: np.ndarray, shape: tuple[int, ...]
            ) -> tuple[np.ndarray, np.ndarray]:
    """Indices of the neighbourhoods of some pixels, shape (n, size * size)."""
    steps = np.arange(size) - size // 2
    down, right = (grid.ravel() for grid in np.meshgrid(steps, steps, indexing="ij"))
    return (np.clip(rows[:, None] + down, 0, shape[0] - 1),
            np.clip(columns[:, None] + right, 0, shape[1] - 1))


def _within(one: np.ndarray, other: np.ndarray, rows: np.ndarray, columns: np.ndarray) -> np.ndarray:
    """Whether pixels of one picture lie within the 3 x 3 range of values around them in the other."""
    out = np.empty(len(rows), bool)
    for start in range(0, len(rows), 100_000):
        r, c = rows[start:start + 100_000], columns[start:start + 100_000]
        near = other[_around(3, r, c, other.shape)].astype(np.int16)
        here = one[r, c].astype(np.int16)
        out[start:start + 100_000] = ((here >= near.min(axis=1) - NOISE)
                                      & (here <= near.max(axis=1) + NOISE)).all(axis=1)
    return out


def _same_ink(one: np.ndarray, other: np.ndarray, rows: np.ndarray, columns: np.ndarray) -> np.ndarray:
    """Whether two pictures have the same mean colour around pixels."""
    out = np.empty(len(rows), bool)
    for start in range(0, len(rows), 50_000):
        r, c = rows[start:start + 50_000], columns[start:start + 50_000]
        at = _around(5, r, c, one.shape)
        means = [picture[at].mean(axis=1) for picture in (one, other)]
        out[start:start + 50_000] = (np.abs(means[0] - means[1]) <= NOISE).all(axis=1)
    return out


def _places(side: Side, rows: np.ndarray, columns: np.ndarray, moved: bool = False) -> list[Change]:
    """Pixels that have no excuse, as changes: what they belong to.

    Parameters
    ----------
    side : Side
    rows, columns : ndarray of int
    moved : bool
        Whether the pixels show lines that lie a pixel further on.
    """
    if not len(rows):
        return []
    out: list[Change] = []
    layout, names = side.layout, side.names
    left = np.ones(len(rows), bool)
    kind = "geometry" if moved else "pixels"

    def what(where: np.ndarray) -> str:
        return "an edge lies a pixel elsewhere" if moved else f"{_count(int(where.sum()))} changed"

    for k, tiles in enumerate(layout.tiles):
        r, c = touched(tiles.y, rows), touched(tiles.x, columns)
        inside = left & (r >= 0) & (r < tiles.shape[0]) & (c >= 0) & (c < tiles.shape[1])
        left &= ~inside
        codes = np.where(inside, r * tiles.shape[1] + c, -1)
        cells = [Cell(k, *divmod(code, tiles.shape[1])) for code in np.unique(codes[inside]).tolist()]
        panel = names.figure.panels[k]
        if len(cells) >= MANY:
            boxes = tuple(tiles.cell(cell.row, cell.column) for cell in cells)
            words = listed([names.cell(*cell) for cell in cells], 3)
            said = "an edge lies a pixel elsewhere" if moved else "something else is drawn"
            out.append(Change(kind, f"{said} in {len(cells)} cells: {words}", names.panel(k),
                              cells=tuple(cells), boxes=boxes))
            continue
        for cell in cells:
            words = what(codes == cell.row * tiles.shape[1] + cell.column)
            words += "" if moved else (
                ", neither fill nor number" if layout.lettered else ", the fill did not")
            out.append(Change(kind, f"{names.cell(*cell)}: {words}", names.panel(k),
                              panel.y.categories[cell.row], panel.x.categories[cell.column], cells=(cell,),
                              boxes=(tiles.cell(cell.row, cell.column),)))
    for k, box in enumerate(layout.bars):
        here = left & _in(box, rows, columns, 2)
        left &= ~here
        if here.any():
            which = "" if len(layout.bars) == 1 else f" {k + 1}"
            out.append(Change("bar", f"colour bar{which}: {what(here)}",
                              boxes=(_box(rows[here], columns[here]),)))
    for k, tiles in enumerate(layout.tiles):
        here = left & _in(tiles.box, rows, columns, 14)
        left &= ~here
        if here.any():
            out.append(Change(kind, f"{names.inside(k)}frame or tick marks: {what(here)}", names.panel(k),
                              boxes=(_box(rows[here], columns[here]),)))
    groups = together(rows[left], columns[left])
    groups = groups if len(groups) <= MANY else [_box(rows[left], columns[left])]
    for box in groups:
        where = f"x {box[0]:.0f} to {box[2]:.0f}, y {box[1]:.0f} to {box[3]:.0f}"
        said = what(left & _in(box, rows, columns, 0)) + (" outside of the heatmap," if layout.tiles else "")
        out.append(Change(kind, f"{said} at {where}", boxes=(box,)))
    return out


def together(rows: np.ndarray, columns: np.ndarray) -> list[Box]:
    """Boxes around groups of pixels: cut at every gap across, then down, until there is none."""
    todo = [np.arange(len(rows))] if len(rows) else []
    out: list[Box] = []
    while todo:
        group = todo.pop()
        for places in (columns, rows):
            order = group[np.argsort(places[group], kind="stable")]
            gaps = np.flatnonzero(np.diff(places[order]) > NEAR) + 1
            if len(gaps):
                todo += np.split(order, gaps)
                break
        else:
            out.append(_box(rows[group], columns[group]))
    return sorted(out, key=lambda box: (box[1], box[0]))


def _count(n: int) -> str:
    return "1 pixel" if n == 1 else f"{n} pixels"


def _in(box: Box, rows: np.ndarray, columns: np.ndarray, grow: int) -> np.ndarray:
    left, top, right, bottom = box
    return ((columns >= left - grow) & (columns < right + grow)
            & (rows >= top - grow) & (rows < bottom + grow))


def _box(rows: np.ndarray, columns: np.ndarray) -> Box:
    return float(columns.min()), float(rows.min()), float(columns.max() + 1), float(rows.max() + 1)

