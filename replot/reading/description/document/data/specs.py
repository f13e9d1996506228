"""Figures told as nested keys, in YAML or JSON: ``x_axis:``, and under it ``label: Hour``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.data.json_rows import rows_of
from replot.reading.description.document.data.json_text import read_json
from replot.reading.description.document.data.literals import is_row, parts_of
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re

__all__ = ["items_of", "json_items", "names_part", "seek", "yaml_items"]
KEY = re.compile(r"(?P<indent> *)(?P<name>[A-Za-z][\w ]{0,30}):(?:\s+(?P<value>\S.*?))?\s*$")
ENTRY = re.compile(r"(?P<indent> *)- (?P<value>[^:\s][^:]{0,120})\s*$")
OF_AXIS = re.compile(
    r"(?P<axis>[xyz])(?:[_ ]?(?:axis|dim(?:ension)?))?|(?P<bar>colou?r(?:[_ ]?(?:bar|scale|axis))?)", re.I
)
OF_TICKS = re.compile(r"(?P<axis>[xy])[_ ]?(?P<what>labels?|title|ticks?|categories|values)", re.I)
NO_WORD = frozenset({"axes", "axis", "figure", "chart", "plot", "layout", "encoding", "text", "heatmap"})
"""Keys that hold other keys and say nothing themselves."""
OF_VALUES = frozenset({"values", "data", "cells", "rows", "matrix"})
"""Keys over those of rows."""
CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])|_+")
LONGEST = 400
MOST_LINES = 400
FEWEST, FEWEST_LINES = 3, 2


def yaml_items(lines: list[str], k: int) -> tuple[list[Block], int]:
    """The lines with a value, each behind all its keys, of nested keys that begin in line ``k``.

    With the line after those that were looked at; none where they nest no part of a figure.
    """
    first = KEY.match(lines[k]) if len(lines[k]) < LONGEST else None
    if first is None or first["indent"]:
        return [], k
    path: list[tuple[int, str]] = []
    found: list[Block] = []
    names: set[str] = set()
    nested = False
    listing: tuple[str, ...] = ()  # the keys of the list that the last entry stands in
    rows: dict[tuple[str, ...], list[list[Text]]] = {}
    end = k
    while end < min(len(lines), k + MAX_AHEAD) and len(lines[end]) < LONGEST:
        line = lines[end]
        entry, key = ENTRY.match(line), KEY.match(line)
        if entry is not None and found and path and len(entry["indent"]) >= path[-1][0] and nested:
            value = Text.of_line(entry["value"], end + 1, entry.start("value") + 1)
            within = tuple(name for _, name in path)
            if len(bare := value.text.strip("[]")) < len(value) and is_row(bare):
                at = value.text.index(bare)
                parts = parts_of(value.text, at, at + len(bare))
                rows.setdefault(within, []).append([Text(), *(value.cut(*part) for part in parts)])
            elif within == listing:
                found[-1].text = found[-1].text.join(value, ", ")
            else:
                found.append(_item(list(within), value, ENTRY_MARK))
            listing = within
        elif key is not None:
            indent = len(key["indent"])
            while path and path[-1][0] >= indent:
                path.pop()
            if key["value"] is None:
                path.append((indent, key["name"]))
                nested = True
            else:
                names.add(key["name"].lower())
                said = key["value"] if key["value"].startswith("[[") else key["value"].strip("[]")
                value = Text.of_line(said, end + 1, key.start("value") + 1)
                found.append(_item([*(name for _, name in path), key["name"]], value))
                nested = nested or indent > 0
        elif not REMARK.match(line):
            break
        end += 1
    named = any(map(names_part, found))
    grid = next(iter(rows.values())) if len(rows) == 1 else []
    grid = grid if len(grid) >= FEWEST_LINES and len({len(row) for row in grid}) == 1 else []
    if not nested or not (named or grid) or len(found) < FEWEST:
        return [], end
    return [*found, table_at(grid[0][1].span().line, grid, headless=True)] if grid else found, end


REMARK = re.compile(r"\s+#\s")
ENTRY_MARK = "- -"
MAX_AHEAD = 200


def json_items(lines: list[str], k: int, end: int) -> list[Block]:
    """What a figure as one JSON object says beside its table: names, labels, ends of scales."""
    text = "\n".join(lines[k:end])
    if not isinstance(data := read_json(text), dict):
        return []
    out = items_of(data, lines, [k, 0], end)
    return out if any(map(names_part, out)) else []


def items_of(data: dict[str, Any], lines: list[str], place: list[int], end: int) -> list[Block]:
    """What an object says beside its table, each behind all its keys, looked for from a place on."""
    out: list[Block] = []
    tabled = rows_of(data) is not None
    for path, value in _leaves(data, ()):
        if tabled and len(path) > 1 and path[0].lower() in OF_VALUES:
            continue
        if len(out) == MOST_LINES:
            break
        seek(lines, place, end, value)
        out.append(_item(list(path), Text.of_line(value, place[0] + 1, place[1] + 1)))
    return out


def _leaves(data: dict[str, Any], path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str]]:
    for name, value in data.items():
        if name == "field" and isinstance(data.get("title"), str):
            continue  # what the data call it, and the figure does not
        here = (*path, str(name))
        if isinstance(value, dict) and len(path) < DEEPEST:
            yield from _leaves(value, here)
        elif isinstance(value, list) and value and not any(isinstance(v, list | dict) for v in value):
            yield here, ", ".join(f'"{v}"' if "," in str(v) else str(v) for v in value)
        elif isinstance(value, str | int | float) and not isinstance(value, bool):
            yield here, str(value)


DEEPEST = 4


def seek(lines: list[str], place: list[int], end: int, value: str) -> None:
    """Move on to where a value stands, if it stands further on as it is."""
    first = value.split(", ", maxsplit=1)[0]
    for at in range(place[0], min(end, place[0] + 20)):
        found = lines[at].find(first, place[1] if at == place[0] else 0)
        if found >= 0:
            place[:] = at, found
            return


def _item(path: list[str], value: Text, marker: str = "-") -> Block:
    inside = path[0].lower() in OF_VALUES  # where "X" is a row, and no axis
    words = [(None if inside else _part(name)) or CAMEL.sub(" ", name).lower() for name in path]
    if (end := COLOUR_OF_END.fullmatch(path[-1])) is not None:
        words[-1] = f"color for {END_NAMES[(end['before'] or end['behind']).lower()]} values"
    part = _part(path[-2]) if len(path) > 1 and not inside else None
    if part is not None and words[-1] in NAMES:
        words[-1] = "label"
    elif part in AXES and words[-1] in LISTS:
        words[-1] = "categories"
    said = [word for k, word in enumerate(words) if word not in NO_WORD or k == len(words) - 1 == 0]
    line = value.span().line
    ends = PAIR.fullmatch(value.text)
    if ends is not None and words[-1] in ("range", "limits", "domain", "extent"):
        value = value.cut(*ends.span(1)).join(value.cut(*ends.span(2)), " to ")
    head = Text(" ".join(said) or words[-1], [(0, line, 1)])
    return Block("item", head.join(value, ": "), line, 0, marker, shape="-")


AXES = ("x axis", "y axis")
NAMES = frozenset(["name", "field", "variable"])
LISTS = frozenset(["values", "domain", "levels", "items"])
"""Keys under an axis for its label and for its categories."""
COLOUR_OF_END = re.compile(
    r"(?P<before>low|high|min|max|mid)[_ ]?colou?r|colou?r[_ ]?(?P<behind>low|high|min|max|mid)", re.I
)
END_NAMES = {"low": "low", "min": "low", "mid": "medium", "high": "high", "max": "high"}
PAIR = re.compile(r"\s*(\S[^,]*),\s*([^,]+)")


def names_part(item: Block) -> bool:
    """Whether the key of an item holds the name of an axis or of the bar."""
    return any(_part(name) for name in item.text.text.partition(":")[0].split())


def _part(name: str) -> str | None:
    """What a key is called in words if it stands for an axis or the bar."""
    if (ticks := OF_TICKS.fullmatch(name)) is not None:
        return f"{ticks['axis'].lower()} axis {ticks['what'].lower()}"
    found = OF_AXIS.fullmatch(name)
    if found is None:
        return None
    if found["bar"]:
        return "color bar"
    return "color bar" if found["axis"].lower() == "z" else f"{found['axis'].lower()} axis"
