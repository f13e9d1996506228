"""Axes: longer than the data, and what of them was assumed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import takewhile

import numpy as np

from replot.figure import BLANK
from replot.findings import Finding, Span
from replot.reading.description.assembly.facts import PanelFacts
from replot.reading.description.checks.scene import Scene, join, places
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.statements.axes.facts import AxisFact

__all__ = ["classes", "ends", "from_data", "order", "roles_assumed", "turned", "twice", "wider_than_data"]


def wider_than_data(scene: Scene) -> Iterator[Finding]:
    """R202: labels at the ends of an axis whose cells are all empty, though the text does not say so."""
    alike: dict[str, list[tuple[int, list[Span]]]] = {}
    for k, panel in scene.panels():
        empty = panel.grid.states == BLANK
        if not empty.any() or _is_half(empty):
            continue
        said = scene.said(k, BLANK)
        for axis, mask in (("x", empty.all(axis=0)), ("y", empty.all(axis=1))):
            ends = _ends(mask)
            ends = [n for n in ends if not (said[:, n] if axis == "x" else said[n]).any()]
            if ends and len(ends) < len(mask):
                names = join(ends, name=partial(scene.category, k, axis))
                verb, line = ("is", "it has") if len(ends) == 1 else ("are", "they have")
                spans = [span for n in ends for span in scene.span(f"panels[{k}].{axis}.categories[{n}]")]
                alike.setdefault(f"{names} {verb} on the {axis} axis, but {line} no value at all", []).append(
                    (k, spans)
                )
    for message, found in alike.items():
        panels = [k for k, _ in found]
        yield Finding(
            "R202",
            message + scene.among(panels, no=True),
            "kept as empty; shorten the axis, if the figure ends before",
            places(span for _, spans in found for span in spans),
            tuple(f"panels[{k}]" for k in panels),
        )


def twice(scene: Scene) -> Iterator[Finding]:
    """R208: several lines of one label."""
    for k, panel in scene.panels():
        for axis in ("y", "x"):
            labels = (panel.y if axis == "y" else panel.x).categories
            first = {label: n for n, label in reversed([*enumerate(labels)])}
            again = [n for n, label in enumerate(labels) if first[label] < n]
            if again:
                lines = "rows" if axis == "y" else "columns"
                names = join(dict.fromkeys(f'"{labels[n]}"' for n in again))
                yield Finding(
                    "R208",
                    f"{scene.name(k)}several {lines} are called {names}; all are kept",
                    "correct the label, if it was misread",
                    places(span for n in again for span in scene.span(f"panels[{k}].{axis}.categories[{n}]")),
                    (f"panels[{k}].{axis}.categories",),
                )


def _is_half(empty: np.ndarray) -> bool:
    """Whether one half of a square is empty, with its diagonal: its first row then has no value either."""
    upper = np.triu(np.ones(empty.shape, dtype=bool))
    return any(np.array_equal(empty, half) for half in (upper, upper.T, upper[:, ::-1], upper[::-1]))


def _ends(mask: np.ndarray) -> list[int]:
    first = list(takewhile(lambda n: mask[n], range(len(mask))))
    last = list(takewhile(lambda n: mask[n], range(len(mask) - 1, len(first) - 1, -1)))
    return first + last[::-1]


PLACED_ROWS = re.compile(
    r"\b(?:top|bottom|upper|lower|last)(?:most)? rows?\b|\brow 1\b|\bfirst row\b|\bon (?:the )?top\b|"
    r"\btop to bottom\b|\bdownwards?\b|\bbottom[- ](?:to[- ]top|up)\b|\bfrom the (?:top|bottom)\b|"
    r"\b(?:top|bottom|upper|lower)[- ](?:left|right)\b",
    re.I,
)


def classes(scene: Scene) -> Iterator[Finding]:
    """R203: the classes that the text lists, in their order the labels of a matrix that has none."""
    for k, panel in scene.panels():
        if "classes" in scene.facts.panels[k].assumed:
            yield Finding(
                "R203",
                f"the matrix has no labels; {join(panel.y.categories, 4)} are taken in the order of the list",
                "give the labels with the matrix",
                places(scene.span(f"panels[{k}].values[0][0]"), scene.anchor(k)),
                (f"panels[{k}].x.categories", f"panels[{k}].y.categories"),
            )


def order(scene: Scene) -> Iterator[Finding]:
    """R203: a written list of labels on y, of which the text does not say where it begins.

    A table in the text shows the order, and so does a word on the place of a row; on x a list runs from
    the left as the text itself does.
    """
    alike: dict[tuple[str, ...], list[int]] = {}
    for k, panel in scene.panels():
        fact = scene.facts.panels[k].y
        labels = panel.y.categories
        if (
            fact.directed
            or fact.kind not in ("list", "range")
            or len(labels) < 2
            or labels != fact.categories
        ):
            continue
        if [key(c) for c in panel.x.categories] == [key(c) for c in labels] or _tabled(scene, k, labels):
            continue
        alike.setdefault(labels, []).append(k)
    if not alike or PLACED_ROWS.search(scene.prose):
        return
    for panels in alike.values():
        fact = scene.facts.panels[panels[0]].y
        yield Finding(
            "R203",
            f"the text does not say where the y axis begins; {scene.category(panels[0], 'y', 0)} is taken "
            f"for the top and {scene.category(panels[0], 'y', -1)} for the bottom",
            'say "from top to bottom" or "from bottom to top"',
            places([fact.span or (fact.category_spans[0] if fact.category_spans else None)]),
            tuple(f"panels[{k}].y.categories" for k in panels),
        )


def _tabled(scene: Scene, k: int, labels: tuple[str, ...]) -> bool:
    """Whether a table lists the labels down or across in the same order."""
    for table in scene.facts.panels[k].tables:
        for names in (table.rows, table.columns):
            listed = [key(name) for name in names]
            if [key(label) for label in labels if key(label) in listed] == [
                name for name in listed if name in map(key, labels)
            ] and sum(key(label) in listed for label in labels) >= 2:
                return True
    return False


TURNED = re.compile(
    r"\btranspos\w*|\bturned\b|\brotated\b|\bthe other way (?:a)?round\b|"
    r"\b(?:line|row)s? of the table (?:is|are) (?:one |a |the )?columns?\b|"
    r"\b(?:each|every|one) (?:table )?(?:line|row)\b[^.;]{0,40}\bcolumn\b",
    re.I,
)


def turned(scene: Scene) -> Iterator[Finding]:
    """R204: a table was turned, and the text does not say that it is."""
    panels = [k for k, facts in enumerate(scene.facts.panels) if "turned" in facts.assumed]
    if not panels or TURNED.search(scene.prose):
        return
    panel = scene.figure.panels[panels[0]]
    tables = scene.facts.panels[panels[0]].tables
    yield Finding(
        "R204",
        f"the rows of the table are labels of the x axis{f' ({panel.x.label})' if panel.x.label else ''}; "
        f"the table was turned{scene.among(panels)}",
        "say that the table is transposed, or name the axes in its corner",
        places([tables[0].block.rows[0][0].span() if tables and tables[0].block.rows else None]),
        tuple(f"panels[{k}]" for k in panels),
    )


def from_data(scene: Scene) -> Iterator[Finding]:
    """R205: labels of axes that the text does not list outside its data, in one finding."""
    alike: dict[tuple[str, str, tuple[str, ...]], list[int]] = {}
    for k, panel in scene.panels():
        facts = scene.facts.panels[k]
        for axis, fact, labels in (("x", facts.x, panel.x.categories), ("y", facts.y, panel.y.categories)):
            if fact.kind in TAKEN and any(labels):
                kind = "counted" if f"{axis} counted" in facts.assumed else fact.kind
                kind = "told" if kind == "data" and _are_listed(labels, scene.prose) else kind
                alike.setdefault((axis, kind, labels), []).append(k)
            elif not facts.states_values and _tells_ends(fact, labels):
                alike.setdefault((axis, "ends", labels), []).append(k)
    if not alike:
        return
    parts = [
        f"{axis} ({join(filter(None, labels), 4)}; {TAKEN[kind]}{scene.among(panels)})"
        for (axis, kind, labels), panels in alike.items()
    ]
    spans = [
        span
        for (axis, _, _), panels in alike.items()
        for span in _first_span(getattr(scene.facts.panels[panels[0]], axis))
    ]
    yield Finding(
        "R205",
        f"the text does not list the labels of {join(parts)}",
        "list the labels of each axis, if there are more or others",
        places(spans, scene.anchor(*next(iter(alike.values())))),
        tuple(f"panels[{k}].{axis}.categories" for (axis, _, _), panels in alike.items() for k in panels),
    )


FEWEST_LISTED, MOST_LISTED = 3, 40


def _are_listed(labels: tuple[str, ...], prose: str) -> bool:
    """Whether the labels stand in the text as a list, in their order."""
    if not FEWEST_LISTED <= len(labels) <= MOST_LISTED:
        return False
    joint = r"[\"”'’`]?(?:,? and |,? or |[,;/|] ?)[\"“'‘`]?"
    return re.search(joint.join(map(re.escape, labels)), prose, re.I) is not None


LONG = 24
"""Labels up to which an axis may well have one for each whole number."""
LISTED = re.compile(r"[,;…]|\.\.|\bsteps?\b|\bintervals?\b|\beach\b|\bevery\b", re.I)


def _tells_ends(fact: AxisFact, labels: tuple[str, ...]) -> bool:
    """Whether only the ends of a long axis are told: ``0 to 100 s``, of which nobody knows the columns."""
    span = next(iter(fact.category_spans), fact.span)
    if fact.kind != "range" or len(labels) <= LONG or span is None or LISTED.search(span.text):
        return False
    return fact.count is None and labels[0].isdecimal() and labels[1] == str(int(labels[0]) + 1)


ABOUT = re.compile(r"[~≈]|\b(?:about|approximately|around|roughly)\s", re.I)


def ends(scene: Scene) -> Iterator[Finding]:
    """R207: labels that run from one end to another, of which the text says that they are not exact."""
    alike: dict[Span, tuple[str, list[str]]] = {}
    for k, panel in scene.panels():
        for axis in "xy":
            fact, labels = getattr(scene.facts.panels[k], axis), getattr(panel, axis).categories
            span = next(iter(fact.category_spans), None)
            if fact.kind == "range" and span is not None and ABOUT.search(span.text) and labels:
                name = f"{axis} runs from {labels[0]} to {labels[-1]}"
                alike.setdefault(span, (name, []))[1].append(f"panels[{k}].{axis}.categories")
    if alike:
        yield Finding(
            "R207",
            f"the ends of an axis are stated as approximate: {join([name for name, _ in alike.values()])}",
            "they are used as they stand",
            places(alike),
            tuple(subject for _, subjects in alike.values() for subject in subjects),
        )


TAKEN = {
    "data": "taken from the data",
    "told": "taken from a list that names no axis",
    "table": "taken from the table",
    "partial": "only some are named",
    "counted": "there are none, and they are counted",
    "ends": "only its ends are told, and a step of 1 is assumed",
}


def _first_span(fact: AxisFact) -> list[Span | None]:
    return [fact.category_spans[0]] if fact.category_spans else [fact.span]


AXIS_WORDS = re.compile(
    r"\b[xy][- ]?ax[ei]s\b|\b[xy]\b|\bhorizontal|\bvertical|\brows?\b|\bcolumns?\b|\bacross\b|"
    r"\babscissa\b|\bordinate\b|\bdown(?:wards?)?\b|"
    r"\b(?:top|bottom|left|right) to\b|\bfrom (?:the )?(?:top|bottom|left)\b|\b(?:along|up) the\b|"
    r"\b(?:left|right)(?:[- ]hand)? side\b|\bpredicted\b|\bactual\b",
    re.I,
)


def _names_assumed(panel: PanelFacts) -> bool:
    """Whether the text names both axes and not which is which, and no head of a table does."""
    named = any(table.row_name or table.column_name for table in panel.tables)
    return panel.x.assumed and panel.y.assumed and not named


def roles_assumed(scene: Scene) -> Iterator[Finding]:
    """R206: no word of the text and no table says which axis is which."""
    panels = [
        k
        for k, _ in scene.panels()
        if all(
            fact.kind in ("data", "list", "partial") and not fact.directed
            for fact in (scene.facts.panels[k].x, scene.facts.panels[k].y)
        )
    ]
    if any(scene.facts.panels[k].tables for k in panels) or AXIS_WORDS.search(scene.prose):
        panels = []
    panels += [k for k, _ in scene.panels() if k not in panels and _names_assumed(scene.facts.panels[k])]
    if not panels:
        return
    panel = scene.figure.panels[panels[0]]
    if panel.x.label == panel.y.label and panel.x.categories == panel.y.categories:
        return
    yield Finding(
        "R206",
        f"the text does not say which axis is which; {panel.x.label or join(panel.x.categories, 3)} is taken "
        f"for x and {panel.y.label or join(panel.y.categories, 3)} for y{scene.among(panels)}",
        "say which labels stand along the bottom and which along the side",
        places(
            [scene.facts.panels[panels[0]].x.label_span, scene.facts.panels[panels[0]].y.label_span],
            scene.anchor(*panels),
        ),
        tuple(f"panels[{k}]" for k in panels),
    )
