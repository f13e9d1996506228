"""What stands among the data and did not find a cell."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from itertools import chain

from replot.figure import UNSTATED
from replot.findings import Finding, Span
from replot.reading.description.checks.scene import Scene, count, join, places
from replot.reading.description.checks.unknown import NOT_KEYS
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.lexicon.roles import AXES, CLAIMS, OVERVIEW, role_of
from replot.reading.description.statements.bars.legend import find_only_colour

__all__ = [
    "lengths",
    "totals",
    "unplaced",
    "unplaced_in_prose",
    "unplaced_items",
    "unread_code",
]


def unplaced(scene: Scene) -> Iterator[Finding]:
    """R103: cells of a table that hold words and a number, but state no value."""
    for k, facts in enumerate(scene.facts.panels):
        spans = [
            span
            for span, found, expected in facts.misfits
            if found < 0 and any(True for _ in find_quantities(span.text))
        ]
        if not spans:
            continue
        words = join([f'"{_short(span.text)}"' for span in spans], 4)
        yield Finding(
            "R103",
            f"{scene.name(k)}no value can be told from {words}; "
            f"{'the cell is' if len(spans) == 1 else f'the {len(spans):,} cells are'} left unstated",
            "write the number alone, with at most a remark in parentheses after it",
            places(spans),
        )


def _short(text: str, most: int = 40) -> str:
    text = " ".join(text.split())
    return text if len(text) <= most else text[: most - 1] + "…"


FEWEST = 4
"""Numbers that a block of code holds at least if it may hold the values."""


def unread_code(scene: Scene) -> Iterator[Finding]:
    """R103: a block of code that holds numbers and is no table that can be read."""
    tables = sorted(table.block.line for facts in scene.facts.panels for table in facts.tables)
    for block in scene.facts.blocks:
        end = block.line + len(block.lines)
        if block.kind != "code" or bisect_left(tables, block.line) < bisect_right(tables, end):
            continue
        numbers = sum(1 for line in block.lines[:MOST_LINES] for _ in find_quantities(line[:MOST_LINES]))
        if numbers >= FEWEST:
            yield Finding(
                "R103",
                f"{numbers:,} numbers stand in a block of code that is no table; they are left out",
                "give them as a table, as CSV or as JSON with the labels of rows and columns",
                (Span(block.line, 1, 3, "```"),),
            )


MOST_LINES = 400
SUMMARY = re.compile(
    r"\b(?:sums?|totals?|means?|averages?|medians?|counts?|per (?:row|column))\b[^.;]{0,20}$", re.I
)


def lengths(scene: Scene) -> Iterator[Finding]:
    """R105: a row of values that does not fit the axis it runs along, and so was not placed."""
    for k, facts in enumerate(scene.facts.panels):
        if not facts.misfits:
            continue
        placed = {(cell.span.line, cell.span.column) for cell in facts.cells}
        for span, found, expected in dict.fromkeys(facts.misfits):
            columns = range(span.column, span.column + span.length)
            if found < 2 or any((span.line, column) in placed for column in columns) or _sums_up(scene, span):
                continue
            less = "fewer" if found < expected else "more"
            yield Finding(
                "R105",
                f"{scene.name(k)}{found} values are listed for {count(expected, 'label')}, "
                f"{abs(expected - found)} {less} than needed; none of them is used",
                "give one value for each label, with a dash or n/a for empty cells, or name the labels",
                (span,),
            )


def _sums_up(scene: Scene, span: Span) -> bool:
    """Whether the words before a list of numbers say that it holds sums or means."""
    block = scene.block_at(span)
    at = block.text.text.find(span.text) if block is not None else -1
    return block is not None and at >= 0 and SUMMARY.search(block.text.text[:at]) is not None


NAMELESS = "a line without a name"


def totals(scene: Scene) -> Iterator[Finding]:
    """R109: rows and columns of totals that do not belong to the figure."""
    for k, facts in enumerate(scene.facts.panels):
        names = list(dict.fromkeys(f'"{name}"' if name else NAMELESS for name, _ in facts.strays))
        if names:
            yield Finding(
                "R109",
                f"{scene.name(k)}{join(names)} {'stands' if len(names) == 1 else 'stand'} in the table "
                "and not in the figure",
                "if the figure shows it, list it with the labels of the axis",
                places(s for _, s in facts.strays),
            )


NOT_CELLS = re.compile(
    r"\b(?:rows?|columns?|cells?|panels?|width|height|dpi|date|version|figures?|tables?|model|seed|steps?)\b",
    re.I,
)


def unplaced_items(scene: Scene) -> Iterator[Finding]:
    """R103: a list of keys and values none of which found a cell, where cells are left unstated."""
    for spans in _items_without_cells(scene):
        words = join([f'"{_short(span.text)}"' for span in spans], 4)
        yield Finding(
            "R103",
            f"no cell can be told for {words}; the values are left out",
            "name a label of each axis with every value",
            places(spans),
        )


def _items_without_cells(scene: Scene) -> Iterator[list[Span]]:
    """The keys and values of each such list."""
    if not any((panel.grid.states == UNSTATED).any() for _, panel in scene.panels()):
        return
    placed = {cell.span.line for facts in scene.facts.panels for cell in (*facts.cells, *facts.claims)}
    families: dict[tuple[Block, ...], list[Span]] = {}
    for block in scene.facts.blocks:
        if not block.is_prose or len(block.text) > 80 or block.line in placed:
            continue
        match = KEYED_PLACE.match(block.text.text)
        if match is None or block.text.span(match.start("value")).line in placed:
            continue  # the value may stand below its key
        if parse_quantity(match.group("value")) is not None and not _no_cell(scene, block, match):
            families.setdefault(block.parents, []).append(block.text.span(0, match.end("value")))
    yield from (spans for spans in families.values() if len(spans) >= 2)


def unplaced_in_prose(scene: Scene) -> Iterator[Finding]:
    """R103: numbers of a sentence that names a label, where it cannot be told which cells they are of."""
    if not any(facts.lost for facts in scene.facts.panels):
        return
    placed = {(c.span.line, c.span.column) for f in scene.facts.panels for c in (*f.cells, *f.claims)}
    items = [*chain(*_items_without_cells(scene))]
    for k, panel in scene.panels():
        facts = scene.facts.panels[k]
        if not facts.lost or not (panel.grid.states == UNSTATED).any():
            continue
        known = placed | {  # by R105, and as items of a list
            (span.line, column)
            for span in (*(span for span, *_ in facts.misfits), *items)
            for column in range(span.column, span.column + span.length)
        }
        spans = [s for s in facts.lost if (s.line, s.column) not in known]
        if spans:
            words = join([f'"{_short(span.text)}"' for span in spans], 4)
            yield Finding(
                "R103",
                f"{scene.name(k)}no cell can be told for {words}; "
                f"{'it is' if len(spans) == 1 else 'they are'} left out",
                "name a label of each axis with every value",
                places(spans),
            )


KEYED_PLACE = re.compile(
    r"\s*(?P<key>\([^()]{1,40}\)|[^:→=()]{1,40}?)\s*(?::\s|→|->|=>|\s=\s)\s*(?P<value>[^:]{1,30}?)\.?$"
)


def _no_cell(scene: Scene, block: Block, match: re.Match[str]) -> bool:
    """Whether a key is surely no cell: a total, a fact about the figure, a colour."""
    role = role_of(block, scene.facts.roles)
    key_ = match.group("key")
    return (
        role in (AXES, CLAIMS, OVERVIEW)
        or bool(NOT_KEYS.search(key_) or NOT_CELLS.search(key_) or find_only_colour(key_))
        or any(NOT_KEYS.search(parent.text.text[:80]) for parent in block.parents if parent.kind != "heading")
    )
