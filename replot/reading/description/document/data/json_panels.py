"""Panels told as a list of objects in JSON or YAML: ``{"panels": [{"title": "May", "data": ...}, ...]}``."""

from __future__ import annotations

from typing import Any

from replot.reading.description.document.blocks import OF_PLACE, Block
from replot.reading.description.document.data.flow_specs import ANCHORS
from replot.reading.description.document.data.json_rows import COLUMN_KEYS, ROW_KEYS, rows_of
from replot.reading.description.document.data.json_text import read_json
from replot.reading.description.document.data.literals import table_of
from replot.reading.description.document.data.specs import items_of, seek
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re

__all__ = ["json_panels", "yaml_panels"]
TITLES = ("title", "name", "panel", "label", "subtitle", "caption", "id")
FEWEST, DEEPEST = 2, 3
ENTRY = re.compile(r"\s*-\s+[\"']?[A-Za-z][\w -]{0,30}[\"']?:(?:\s|$)")
"""The first key of an object in a list: ``- name: Spring``."""
MOST_LETTERS = 40_000


def json_panels(lines: list[str], k: int, end: int) -> list[Block]:
    """What one JSON object says of its panels: for each a heading, its labels and its table.

    Nothing unless each object of a list holds a table; labels may stand once for all of them.
    """
    return _of_data(read_json("\n".join(lines[k:end])), lines, k, end)


def yaml_panels(lines: list[str], k: int, end: int) -> list[Block]:
    """The same of a figure in YAML."""
    source = "\n".join(lines[k:end])
    if len(source) > MOST_LETTERS or sum(ENTRY.match(line) is not None for line in lines[k:end]) < FEWEST:
        return []
    if ANCHORS.search(source) is not None:
        return []
    import yaml  # here alone: few texts need it

    try:
        data = yaml.load(source, yaml.BaseLoader)  # makes nothing but strings, lists and dicts
    except (yaml.YAMLError, RecursionError):
        return []
    return _of_data(data, lines, k, end)


def _of_data(data: Any, lines: list[str], k: int, end: int) -> list[Block]:
    shared: dict[str, Any] = {}
    panels = _panels(data, 0, shared)
    tables = [rows_of(panel) or (rows_of({**shared, **panel}) if shared else None) for panel in panels]
    titles = [next((str(panel[name]) for name in TITLES if name in panel), "") for panel in panels]
    if len(panels) < FEWEST or not all(tables) or len(set(titles)) < len(titles) or not all(titles):
        return []
    place = [k, 0]
    out = items_of(data, lines, place, end)
    for title, panel, rows in zip(titles, panels, tables, strict=True):
        seek(lines, place, end, title)
        at, column = place
        head = Text.of_line(title, at + 1, column + 1)
        out.append(Block("heading", head, at + 1, level=2, marker=OF_PLACE))
        told = {row[0] for row in rows or []} if shared else set()
        beside = {name: said for name, said in panel.items() if title != str(said) and name not in told}
        out += items_of(beside, lines, place, end)
        out.append(table_of(rows or [], lines, at, end, column))
    return out


def _panels(data: Any, depth: int, shared: dict[str, Any]) -> list[dict[str, Any]]:
    """The first list of objects that hold other lists or objects; the labels beside it go into ``shared``."""
    if not isinstance(data, dict) or depth > DEEPEST:
        return []
    for value in data.values():
        if isinstance(value, list) and value and all(isinstance(each, dict) for each in value):
            for beside in (data, *data.values()):
                shared.update(_labels(beside))
            return value
        if found := _panels(value, depth + 1, shared):
            shared.update({name: said for name, said in _labels(data).items() if name not in shared})
            return found
    return []


def _labels(data: Any) -> dict[str, list[Any]]:
    """The lists of labels of an object, by the names of columns and rows."""
    keys = (*COLUMN_KEYS, *ROW_KEYS)
    members = data.items() if isinstance(data, dict) else ()
    lists = ((name, value) for name, value in members if isinstance(value, list) and name.lower() in keys)
    return {
        name: value for name, value in lists if value and not any(isinstance(v, list | dict) for v in value)
    }
