"""The labels of two pictures with one layout: do those say what they should where pixels differ?"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from functools import cache

import numpy as np

from replot.comparing.changes import Change
from replot.comparing.inks import Window, window
from replot.comparing.layouts import Label
from replot.comparing.lettering import FURTHER, UNCLEAR, Inks, Verdict, check, engines_of, way
from replot.comparing.misprints import problem, unlike
from replot.comparing.sides import Side, several
from replot.comparing.words import MANY

__all__ = ["ENGINE", "SLIGHTLY", "compare_labels"]

ENGINE = "the text engine changed"
"""The note on labels that say what they should and look different."""

SLIGHTLY = "labels stand up to a pixel elsewhere"
"""The note on labels that have moved."""

FOREIGN = "the text was drawn by {}, which is not at hand: what it says is compared, not its ink"
"""The note on labels that cannot be drawn afresh as they were drawn."""


LETTERS = 3
"""A text with fewer letters may look the same by any engine."""


PATIENCE = 20
"""On so many labels an engine is tried that explains none of them; on fewer than are drawn singly."""


def compare_labels(old: Side, new: Side, asked: np.ndarray, in_cells: list[tuple[int, list[tuple[int, int]]]]
            ) -> tuple[list[Change], list[Window], list[str]]:
    """Labels that do not say what they should, the places of all that were looked at, and remarks."""
    layout = new.layout
    labels = _all_labels(new, in_cells)
    planned_alike = layout.plan is not None and layout.plan is old.layout.plan
    before = {label.key: label for label in (labels if planned_alike else _all_labels(old, in_cells))}
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
    undoubted = [label for label in labels if label.key not in around]
    likely = ""

    @cache
    def drew_others() -> str:
        return _engine_of(new, undoubted)

    tried, fitted = Counter[str](), Counter[str]()

    def engines(label: Label) -> Iterator[str]:
        """The ways in which it may have been drawn, the likely one first."""
        first, *rest = sorted(engines_of(label), key=lambda engine: engine != likely)
        yield first
        for engine in rest:
            # the labels of a picture have one engine: what drew none of many others is not it
            if engine in engines_of(label, drew_others()) and (fitted[engine] or tried[engine] < PATIENCE):
                tried[engine] += 1
                yield engine

    def judged(label: Label, engines: Iterable[str]) -> Verdict:
        verdict, was = check(label, new, inks, asked, engines), before.get(label.key)
        if not verdict.problem and was is not None and (was.text, was.color) == (label.text, label.color):
            verdict, remark = _why_changed(verdict, was, (old, new), inks_before, asked)
            remarks.update([remark] if remark else [])
        return verdict

    for label in doubtful:
        verdict = judged(label, engines(label))
        likely = verdict.engine or likely
        fitted[verdict.engine] += 1
        if verdict.problem:
            troubled.append((label, verdict))
    if troubled:
        likely = likely or drew_others()
    looked = Counter[str]()
    for k, (label, verdict) in enumerate(troubled):
        if verdict.problem == UNCLEAR and looked[label.role] < MANY:
            looked[label.role] += 1
            was = before.get(label.key)
            maybe = [was.text] if was else []
            words = problem(label, new, [*maybe, *_beside(new, label), *others[_sort(label)]], likely)
            if words == unlike(label):
                # what nothing explains may be the work of an engine after all
                verdict = judged(label, engines_of(label))
            troubled[k] = label, verdict._replace(problem=words) if verdict.problem == UNCLEAR else verdict
        if not troubled[k][1].problem:
            # a label that is right after all explains its own pixels, not what changed beside it
            around[label.key] = window(label.box, 1, layout.width, layout.height)
        else:
            around[label.key] = _reach(new, label)
    wrong = [(label, verdict) for label, verdict in troubled if verdict.problem]
    return _told(new, wrong), list(around.values()), sorted(remarks)


def _engine_of(side: Side, labels: list[Label]) -> str:
    """What drew some labels; empty if that cannot be told from the longest of them."""
    longest = max(labels, key=lambda label: len(label.text), default=None)
    if longest is None or sum(map(str.isalnum, longest.text)) < LETTERS:
        return ""
    return check(longest, side, Inks([longest], side.layout)).engine


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
    """Where a label that is wrong may have left its ink: a letter beyond its box, and across its cell."""
    layout = side.layout
    left, top, right, bottom = label.box
    letter = round(min(right - left, bottom - top))
    if label.cell is None:
        return window(label.box, max(4, letter), layout.width, layout.height)
    around = window(label.box, max(4, letter // 2), layout.width, layout.height)
    cell = window(layout.tiles[label.cell.panel].cell(*label.cell[1:]), 0, layout.width, layout.height)
    if right - left >= bottom - top:
        return cell[0], max(cell[1], around[1]), cell[2], min(cell[3], around[3])
    return max(cell[0], around[0]), cell[1], min(cell[2], around[2]), cell[3]


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
            by = np.subtract(verdict.shift, earlier.shift)
            if np.abs(by).max() > FURTHER:
                return Verdict(problem=f"stands {way(*np.rint(by).astype(int).tolist())}"), ""
            return verdict, SLIGHTLY
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
        if len({verdict.problem for _, verdict in group}) == 1:
            text = f"{len(group)} {several(role)}, each {verdict.problem}; the first is {side.name(first)}"
        else:
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
