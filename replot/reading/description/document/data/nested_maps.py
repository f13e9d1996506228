"""Panels told as nested keys in YAML: the name of each, under it its rows, and under these the values."""

from __future__ import annotations

from typing import Any

from replot.reading.description.document.blocks import OF_PLACE, Block, table_at
from replot.reading.description.document.data.flow_specs import ANCHORS
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.limits import current

__all__ = ["map_panels"]
HEAD = re.compile(r"\s*[^\s:{}\[\]#&*!|>%@,-][^:{}\[\]#]{0,80}:\s*(?:#.*)?")
"""A key that only leads to others."""
MERGED = "<<:"
"""The key that takes over another map."""
MOST_LETTERS = 40_000
FEWEST = 2
MOST_EMPTY = 2
"""One value of so many at least is a number."""
Pair = tuple[Any, Any]


def map_panels(lines: list[str], start: int, end: int) -> list[Block]:
    """A heading and a table for each of two panels or more; nothing if the lines hold anything else."""
    kept = [k for k in range(start, end) if lines[k].strip() and not lines[k].lstrip().startswith("#")]
    if len(kept) < FEWEST * FEWEST or HEAD.fullmatch(lines[kept[0]]) is None or kept[1] >= end:
        return []
    if lines[kept[1]][:1] != " " or not any("{" in lines[k] or HEAD.fullmatch(lines[k]) for k in kept[1:]):
        return []
    source = "\n".join(lines[start:end])
    if len(source) > MOST_LETTERS or len(kept) > current.get().categories:
        return []
    if ANCHORS.search(source) is not None or MERGED in source:
        return []
    import yaml  # here alone: few texts need it

    try:
        root = yaml.compose(source, Loader=yaml.BaseLoader)
    except (yaml.YAMLError, RecursionError):
        return []
    panels = _members(root)
    if panels is not None and len(panels) == 1:  # "data:" over all
        panels = _members(panels[0][1])
    if panels is None or len(panels) < FEWEST:
        return []
    out: list[Block] = []
    for name, value in panels:
        table = _table(_members(value) or [], start)
        if table is None:
            return []
        head = _text(name, start)
        out += [Block("heading", head, head.span().line, level=2, marker=OF_PLACE), table]
    return out


def _members(node: Any) -> list[Pair] | None:
    """The keys of a map with what they lead to; None where it is none, or has a key twice."""
    pairs = node.value if node is not None and node.id == "mapping" else None
    if pairs is None or any(key.id != "scalar" or not key.value.strip() for key, _ in pairs):
        return None
    return pairs if len({key.value for key, _ in pairs}) == len(pairs) else None


def _table(rows: list[Pair], start: int) -> Block | None:
    """The table of rows that each name the columns of their values; a row may have none at all."""
    told = [(name, _members(value)) for name, value in rows]
    columns: dict[str, Any] = {}
    values = []
    for _, cells in told:
        if cells is None or any(value.id != "scalar" for _, value in cells):
            return None
        for key, value in cells:
            columns.setdefault(key.value, key)
            values.append(value.value)
    sizes = [len(cells) for _, cells in told if cells]
    numbers = sum(parse_quantity(value) is not None for value in values)
    full = bool(sizes) and FEWEST * min(sizes) >= len(columns) and MOST_EMPTY * numbers >= len(values)
    rows_of = [{key.value for key, _ in cells} for _, cells in told if cells]
    if len(told) < FEWEST or not full or any(keys.isdisjoint(rows_of[0]) for keys in rows_of):
        return None
    body = []
    for name, cells in told:
        found = {key.value: value for key, value in cells or ()}
        body.append([_text(name, start), *(_text(found.get(column), start) for column in columns)])
    return table_at(start + 1, [[Text(), *(_text(key, start) for key in columns.values())], *body])


def _text(node: Any, start: int) -> Text:
    if node is None or not node.value:
        return Text()
    mark = node.start_mark
    return Text.of_line(node.value, start + mark.line + 1, mark.column + 1 + (node.style in ("'", '"')))
