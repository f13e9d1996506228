"""Lines of data that are a name and its pairs each, as YAML writes them: ``oak: {May: 1, June: 2}``."""

from __future__ import annotations

from replot.reading.description.document.blocks import Block, table_at
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.limits import current

__all__ = ["flow_items", "flow_table"]
FLOW = re.compile(
    r"\s*(?:[-*•]\s)?(?P<item>[\"'`]?(?P<name>[^\s:{}\"'`][^:{}\n]{0,60}?)[\"'`]?\s?:\s*"
    r"\{(?P<pairs>[^{}]{1,2000})\}),?\s*"
)
NOTE = re.compile(r"\s*(?:(?:#|//).*)?")
"""A line that holds no data."""
OVER = re.compile(r"[\w -]{1,40}:\s*")
"""The key over all lines: ``data:``."""
PAIR = re.compile(
    r"\s*[\"']?(?P<key>[^\s:,{}\[\]\"'][^:,{}\[\]\"']{0,40}?)[\"']?\s?:\s*"
    r"[\"']?(?P<value>[^\s:,{}\[\]\"'][^:,{}\[\]\"']{0,30}?|~)[\"']?\s*(?:,\s*|$)"
)
FEWEST = 2


def flow_items(lines: list[str], start: int, end: int) -> list[Block]:
    """Such lines as a table where all have the same keys, else as items; nothing if there are others."""
    kept = [k for k in range(start, end) if NOTE.fullmatch(lines[k]) is None]
    kept = kept[1:] if len(kept) > FEWEST and OVER.fullmatch(lines[kept[0]]) is not None else kept
    table, last = flow_table(lines, kept[0], end) if kept else (None, start)
    if table is not None and last > kept[-1]:
        return [table]
    told = [(k, FLOW.fullmatch(lines[k])) for k in kept]
    if len(told) < FEWEST or any(one is None for _, one in told):
        return []
    return [
        Block("item", Text.of_line(one["item"], k + 1, one.start("item") + 1), k + 1, marker="-")
        for k, one in told
        if one is not None
    ]


def flow_table(lines: list[str], k: int, end: int) -> tuple[Block | None, int]:
    """The table that such lines from line ``k`` on make, and the line after it.

    Each of them has at least half of all keys, of which the first has one, and many values are numbers.
    """
    rows: list[tuple[Text, dict[str, Text]]] = []
    keys: dict[str, Text] = {}
    numbers = 0
    stop = min(end, k + current.get().categories)
    at = k
    while at < stop:
        line = lines[at]
        flow = FLOW.fullmatch(line) if "{" in line else None
        if flow is None and (at == k or not line.strip() or NOTE.fullmatch(line) is None):
            break
        if flow is not None:
            values: dict[str, Text] = {}
            for pair in _pairs(line, *flow.span("pairs")):
                keys.setdefault(pair["key"], Text.of_line(pair["key"], at + 1, pair.start("key") + 1))
                values[pair["key"]] = Text.of_line(pair["value"], at + 1, pair.start("value") + 1)
            numbers += sum(parse_quantity(value.text) is not None for value in values.values())
            rows.append((Text.of_line(flow["name"], at + 1, flow.start("name") + 1), values))
        at += 1
    told = [len(values) for _, values in rows]
    alike = bool(rows) and all(set(values) & set(rows[0][1]) for _, values in rows)
    full = alike and 2 * min(told) >= len(keys) and 3 * numbers >= sum(told)
    if not full or len(rows) < FEWEST or len(keys) < FEWEST:
        return None, at
    cells = [[name, *(values.get(key, Text()) for key in keys)] for name, values in rows]
    return table_at(k + 1, [[Text(), *keys.values()], *cells]), at


def _pairs(line: str, start: int, end: int) -> list[re.Match[str]]:
    """The keys and their values between brackets; nothing where something else stands among them."""
    found: list[re.Match[str]] = []
    while start < end:
        pair = PAIR.match(line, start, end)
        if pair is None:
            return []
        found.append(pair)
        start = pair.end()
    return found
