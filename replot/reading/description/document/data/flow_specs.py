"""Figures told in YAML with braces in its lines: ``x_axis: {label: Hour, ticks: [8, 9]}``."""

from __future__ import annotations

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.data.json_rows import rows_of
from replot.reading.description.document.data.literals import table_of
from replot.reading.description.document.data.specs import items_of, names_part
from replot.reading.description.lexicon import patterns as re

__all__ = ["ANCHORS", "flow_spec"]
TOP = re.compile(r"[A-Za-z][\w -]{0,30}:(?:\s|$)")
BRACED = re.compile(r"\s*[^\s:{}\[\]][^:{}\[\]]{0,60}:\s+(?:\{.*\}|\[[^\[\]]*\])\s*(?:#.*)?")
"""A key, and behind it keys in braces or a list."""
ANCHORS = re.compile(r"[:\[{,-]\s*[&*!]\w")
"""What makes parts stand for others: no description needs it."""
LONGEST = 2000
MOST_LINES = 200
FEWEST = 2


def flow_spec(lines: list[str], k: int, stop: int) -> tuple[list[Block], int] | None:
    """The items and the table of a figure in YAML that begins in line ``k``, and the line after it."""
    if TOP.match(lines[k]) is None:
        return None
    end, braced = k, 0
    while end < min(stop, k + MOST_LINES) and lines[end].strip() and len(lines[end]) < LONGEST:
        braced += BRACED.fullmatch(lines[end]) is not None
        end += 1
    if braced < FEWEST:
        return None
    source = "\n".join(lines[k:end])
    if "{" not in source or ANCHORS.search(source) is not None:
        return None
    import yaml  # here alone: few texts need it

    try:
        data = yaml.load(source, yaml.BaseLoader)  # makes nothing but strings, lists and dicts
    except (yaml.YAMLError, RecursionError):
        return None
    if not isinstance(data, dict):
        return None
    told = items_of(data, lines, [k, 0], end)
    if not any(names_part(item) for item in told):
        return None
    rows = rows_of(data)
    return [*told, *([table_of(rows, lines, k, end)] if rows else [])], end
