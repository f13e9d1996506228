"""Tables that hold several heatmaps, below each other or side by side, told by two names in a row."""

from __future__ import annotations

from dataclasses import replace

from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL, count_word
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.facts import AxisFact
from replot.reading.description.statements.tables.facts import TableFact
from replot.reading.description.statements.tables.long import PANEL_HEAD
from replot.reading.description.statements.tables.panels import panels_of_columns, panels_of_rows

__all__ = ["with_groups_apart"]
SEVERAL_MAPS = rare(
    rf"\b(?P<n>\d{{1,3}}|{SEVERAL})(?: [\w-]+){{0,3}}? (?:heat[- ]?maps|panels|sub-?plots|matrices|maps)\b",
    re.I,
)
"""``Three stacked heatmaps``."""


def with_groups_apart(
    grids: dict[Block, list[TableFact]], x: AxisFact, y: AxisFact, prose: str, names: tuple[str, ...] = ()
) -> dict[Block, list[TableFact]]:
    """The tables, of which those that hold several heatmaps are parted into one for each.

    Each name of the first column stands over the same rows, and the text lists these alone as the labels of
    the y axis, speaks of as many heatmaps, or of one for each such name. Or each head is the name of a
    heatmap with a label of the axis, and every heatmap has all of them: ``Recall S, Recall L``. ``names`` are
    those that the text gives its panels.
    """
    return {
        block: (len(tables) == 1 and _parts(tables[0], x, y, prose, names)) or tables
        for block, tables in grids.items()
    }


def _parts(
    table: TableFact, x: AxisFact, y: AxisFact, prose: str, names: tuple[str, ...]
) -> list[TableFact]:
    """The heatmaps that one table holds; none where it is one itself."""
    if _holds_several(table, y, prose):
        name = (table.row_name or "").partition(" / ")[2]
        return panels_of_rows(table, name, table.groups, table.members)
    if (two := _two_names(table.columns, x, y)) is not None:
        groups, members = two
        return panels_of_columns(replace(table, columns=members), groups)
    if (two := _two_names(table.rows, y, x)) is not None:
        return panels_of_rows(table, table.row_name or "", *two)
    if (two := _named_panels(table.columns, names)) is not None:
        groups, members = two
        return panels_of_columns(replace(table, columns=members), groups)
    if (two := _counted_panels(table.columns, prose)) is not None:
        groups, members = two
        return panels_of_columns(replace(table, columns=members), groups)
    if (two := _counted_panels(table.rows, prose)) is not None:
        return panels_of_rows(table, table.row_name or "", *two)
    return []


def _counted_panels(heads: list[str], prose: str) -> tuple[list[str], list[str]] | None:
    """The names before and behind the sign in each head, where the text counts as many panels as there are.

    All panels have the same labels in the same order. A text that counts as many panels as labels leaves
    open which of the two names is that of the panel.
    """
    sign = next((sign for sign in SIGNS if all(head.count(sign) == 1 for head in heads)), None)
    if sign is None or len(heads) < FEWEST_PAIRS:
        return None
    pairs = [[part.strip() for part in head.split(sign)] for head in heads]
    groups, members = ([pair[k] for pair in pairs] for k in (0, 1))
    over, under = list(dict.fromkeys(groups)), list(dict.fromkeys(members))
    crossed = {*map(tuple, pairs)} == {(group, member) for group in over for member in under}
    if not crossed or len(over) * len(under) != len(heads) or "" in over or "" in under:
        return None
    counted = {count_word(said["n"]) for said in SEVERAL_MAPS.finditer(prose)}
    if len(over) == len(under) and groups[0] != groups[1]:
        return None
    if len(over) in counted and len(over) > 1:
        return groups, members
    return (members, groups) if len(under) in counted and len(under) > 1 else None


SIGNS = (": ", " – ", " — ", " - ", " / ", " | ", " · ", "/")
"""What stands between the name of a panel and a label in one head: ``Before: Phone``."""
FEWEST_PAIRS = 4


def _named_panels(heads: list[str], names: tuple[str, ...]) -> tuple[list[str], list[str]] | None:
    """The name of a panel and the label in each head, where every panel has the same labels."""
    if len(names) < 2 or len(heads) < 2 * len(names) or len(heads) % len(names):
        return None
    found = [_parted(head, names) for head in heads]
    if None in found:
        return None
    over: dict[str, list[str]] = {}
    for pair in found:
        if pair is not None:
            over.setdefault(pair[1], []).append(pair[0])
    first = next(iter(over.values()))
    if len(over) < len(names) or any(members != first for members in over.values()):
        return None
    return [pair[1] for pair in found if pair], [pair[0] for pair in found if pair]


def _two_names(heads: list[str], axis: AxisFact, other: AxisFact) -> tuple[list[str], list[str]] | None:
    """The name of a heatmap and the label in each head, or None where they are no such pairs."""
    labels = axis.categories
    if axis.kind == "partial" or len(labels) < 2 or len(heads) < 2 * len(labels) or len(heads) % len(labels):
        return None
    found = [_parted(head, labels) for head in heads]
    groups = [pair[0] for pair in found if pair is not None]
    members = [pair[1] for pair in found if pair is not None]
    names = dict.fromkeys(groups)
    if names.keys() & set(other.categories):
        return None  # "P, A": a cell by both of its labels
    whole = len(names) * len(labels) == len(heads) == len(set(zip(groups, members, strict=True)))
    return (groups, members) if whole else None


def _parted(head: str, labels: tuple[str, ...]) -> tuple[str, str] | None:
    """The name before or behind the one label in a head: ``Recall S``, ``S (Recall)``."""
    for label in sorted(labels, key=len, reverse=True):
        bare = head.rstrip(")] ")
        before = bare[: -len(label)] if bare.endswith(label) else ""
        behind = head[len(label) :] if head.startswith(label) else ""
        for rest, inner in ((before, before[-1:]), (behind, behind[:1])):
            if inner and not inner.isalnum() and (group := rest.strip(" ()[]:–—-_/@,")):
                return group, label
    return None


def _holds_several(table: TableFact, y: AxisFact, prose: str) -> bool:
    over: dict[str, list[str]] = {}
    for group, member in zip(table.groups, table.members, strict=True):
        over.setdefault(group, []).append(key(member))
    rows = next(iter(over.values()), [])
    if len(over) < 2 or len(rows) < 2 or any(members != rows for members in over.values()):
        return False
    if [key(label) for label in y.categories] == rows:
        return True
    if any(count_word(said["n"]) == len(over) for said in SEVERAL_MAPS.finditer(prose)):
        return True
    kind = key((table.row_name or "").partition(" / ")[0])
    if PANEL_HEAD.fullmatch(kind):
        return True
    return bool(kind) and any(f"{one} {kind}" in key(prose) for one in ("one per", "one for each"))
