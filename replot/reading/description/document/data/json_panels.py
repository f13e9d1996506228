"""Panels told as a list of objects in JSON: ``{"panels": [{"title": "Spring", "data": ...}, ...]}``."""

from __future__ import annotations

from typing import Any

from replot.reading.description.document.blocks import OF_PLACE, Block
from replot.reading.description.document.data.json_rows import rows_of
from replot.reading.description.document.data.json_text import read_json
from replot.reading.description.document.data.literals import table_of
from replot.reading.description.document.data.specs import items_of, seek
from replot.reading.description.document.text import Text

__all__ = ["json_panels"]
TITLES = ("title", "name", "panel", "label", "subtitle", "caption", "id")
FEWEST, DEEPEST = 2, 3


def json_panels(lines: list[str], k: int, end: int) -> list[Block]:
    """What one JSON object says of its panels: for each a heading, its labels and its table.

    Nothing unless each object of a list holds a table.
    """
    data = read_json("\n".join(lines[k:end]))
    panels = _panels(data, 0)
    tables = [rows_of(panel) for panel in panels]
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
        beside = {name: said for name, said in panel.items() if title != str(said)}
        out += items_of(beside, lines, place, end)
        out.append(table_of(rows or [], lines, at, end, column))
    return out


def _panels(data: Any, depth: int) -> list[dict[str, Any]]:
    """The first list of objects, each of which holds other lists or objects."""
    if not isinstance(data, dict) or depth > DEEPEST:
        return []
    for value in data.values():
        if isinstance(value, list) and value and all(isinstance(each, dict) for each in value):
            return value
        if found := _panels(value, depth + 1):
            return found
    return []
