"""Values of labels that no axis lists."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches

from replot.figure import Axis, Panel
from replot.findings import Finding, Span
from replot.reading.description.assembly.axes.pairs.pair_lists import paired_labels
from replot.reading.description.checks.scene import Scene, join
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.lexicon.roles import is_role_head
from replot.reading.description.statements.cells.lines.plain_lists import plain_values
from replot.reading.description.statements.frame import Frame
from replot.reading.description.statements.tables.facts import TableCell

__all__ = ["NOT_KEYS", "unknown_labels"]
KEYED = re.compile(r"\s*+(?P<key>[^:→=()]{1,60}?)\s*(?::\s|→|->|=>|\s=\s)\s*(?P<value>[^:]+)$")
LONGEST_LINE = 200
NOT_KEYS = re.compile(
    r"\b(?:rows|columns|trend|note|colou?rs?|legend|range|total|average|mean|overall|sums?|max(?:imum)?|min(?:imum)?|highest|lowest|best|"
    r"worst|peak|scale|bar|axis|title|label|ticks?|count|size|number|median|std|support|accuracy|source|page|[xy])\b",
    re.I,
)


def unknown_labels(scene: Scene) -> Iterator[Finding]:
    """R104: values stated for a label that no axis lists, where their neighbours are found on one."""
    for k, panel in scene.panels():
        for table in scene.facts.panels[k].tables:
            for axis, names, heads in (
                ("y", table.rows, table.row_heads),
                ("x", table.columns, table.column_heads),
            ):
                known = {key(c) for c in (panel.x if axis == "x" else panel.y).categories}
                found = [key(name) in known for name in names]
                if table.long or sum(found) < 2 or all(found):
                    continue
                for n, name in enumerate(names):
                    if not found[n] and name and n < len(heads) and _lost(scene, k, axis, table.cells, n):
                        yield _unknown(scene, k, panel, axis, name, heads[n].span())
    yield from _unknown_keys(scene)


def _lost(scene: Scene, k: int, axis: str, cells: list[list[TableCell]], n: int) -> bool:
    """Whether the numbers of a row or a column of a table are nowhere in the figure."""
    line = cells[n] if axis == "y" else [row[n] for row in cells]
    spans = {cell.text.span()[:2] for cell in line if cell.state == "value"}
    return bool(spans) and not any(cell.span[:2] in spans for cell in scene.facts.panels[k].cells)


def _unknown_keys(scene: Scene) -> Iterator[Finding]:
    """Lines ``key: values`` whose neighbours' keys are labels of an axis and whose own key is none."""
    placed = [{cell.span.line for cell in facts.cells} for facts in scene.facts.panels]
    anywhere = set().union(*placed)
    families: dict[tuple[Block, ...], list[Block]] = {}
    for block in scene.facts.blocks:
        if block.is_prose and len(block.text) < LONGEST_LINE:
            families.setdefault(block.parents, []).append(block)
    for blocks in families.values():
        lost = [block for block in blocks if block.line not in anywhere]
        if not lost or len(blocks) - len(lost) < 2 or scene.is_commentary(blocks[0]):
            continue
        matches = [
            (block, match)
            for block in lost
            if (match := KEYED.match(block.text.text))
            and not NOT_KEYS.search(match.group("key"))
            and not is_role_head(match.group("key"))
            and _may_be_cells(block, match.group("value"))
        ]
        if not matches:
            continue
        k = max(range(len(placed)), key=lambda n: sum(block.line in placed[n] for block in blocks))
        panel = scene.figure.panels[k]
        known = {axis: {key(c): c for c in (panel.x if axis == "x" else panel.y).categories} for axis in "xy"}
        found = [
            match.group("key")
            for block in blocks
            if block.line in placed[k] and (match := KEYED.match(block.text.text))
        ]
        axis = _axis_of(found, panel, known) if len(found) >= 2 else None
        for block, match in matches if axis is not None else ():
            if axis is None or _stands_for(match.group("key"), panel, known, "xy"):
                continue
            if _is_line(match.group("value"), panel.y if axis == "x" else panel.x):
                yield _unknown(
                    scene, k, panel, axis, tidy(match.group("key")), block.text.span(0, match.end("value"))
                )


def _may_be_cells(block: Block, source: str) -> bool:
    """Whether what follows a key holds several values, or is the one of an item under another."""
    return SEVERAL.search(source) is not None or (
        block.kind == "item" and bool(block.parents) and parse_quantity(source) is not None
    )


SEVERAL = re.compile(r"\d[^\s,;/|]*[\s,;/|]\D*\d")


def _is_line(source: str, along: Axis) -> bool:
    """Whether a text is one value, or all values of a line, or some of them with their labels."""
    if parse_quantity(source) is not None:
        return True
    values = plain_values(source, Frame((), ()))
    labels = {key(label) for label in paired_labels(source)} if values is None else set()
    if labels and labels <= {key(label) for label in along.categories}:
        return True
    if values is not None:
        return len(values) == len(along.categories)
    named = [mention for mention in Frame(along.categories, ()).mentions(source) if mention.sure]
    return 1 < len(named) <= len(list(find_quantities(source)))  # "May 3, June 4, all of them by day"


def _axis_of(names: list[str], panel: Panel, known: dict[str, dict[str, str]]) -> str | None:
    """The one axis that all the keys are labels of."""
    axes = [axis for axis in "xy" if all(_stands_for(name, panel, known, axis) for name in names)]
    return axes[0] if len(axes) == 1 else None


def _stands_for(name: str, panel: Panel, known: dict[str, dict[str, str]], axes: str) -> bool:
    """Whether a key is a label of an axis, the name of the axis before it or not."""
    words = key(name).strip("*_ ")
    for axis in axes:
        label = key((panel.x if axis == "x" else panel.y).label or "")
        if (label and words.rstrip("s") == label.rstrip("s")) or words in known[axis] or any(
            words in (f"{label} {c}", f"{label}={c}", f"{label} = {c}")
            or (words.endswith(f" {c}") or words.endswith(f"={c}"))
            for c in known[axis]
        ):
            return True
    return False


def _unknown(scene: Scene, k: int, panel: Panel, axis: str, name: str, span: Span) -> Finding:
    which = panel.x if axis == "x" else panel.y
    near = get_close_matches(name, which.categories, 1, 0.75)
    guess = f'did you mean "{near[0]}"?' if near else f"the axis lists {join([*which.categories], 5)}"
    return Finding(
        "R104",
        f'{scene.name(k)}"{name}" is not on the {axis} axis{f" ({which.label})" if which.label else ""}; '
        "its values are left out",
        guess,
        (span,),
        (f"panels[{k}].{axis}.categories",),
    )
