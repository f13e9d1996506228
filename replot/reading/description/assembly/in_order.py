"""What the place of an item tells: the labels that it stands under, and its number in a list."""

from __future__ import annotations

from replot.findings import Span
from replot.reading.description.assembly.leads import lead_of
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.missing import is_missing
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.lines.plain_lists import plain_values
from replot.reading.description.statements.cells.places.row_by_row import line_order, lines_in_order
from replot.reading.description.statements.cells.ruled_out.may_hold import COMMENT
from replot.reading.description.statements.frame import Frame

__all__ = ["fixed_above", "items_in_order"]


OF_FIGURE = re.compile(
    r"\W*(?:this|the|an?)\s(?:[\w-]+ )?(?:heat ?map|matrix|figure|chart|plot|image|graph)\s\w+s\b", re.I
)
"""``This heatmap shows the relation between A and B``: that is no cell."""
COLUMNS = re.compile(r"\bcolumns?\b", re.I)


def _is_value(source: str) -> bool:
    """Whether a text is one value and nothing else."""
    return len(source) < 60 and (parse_quantity(source.rstrip(" .;,")) is not None or is_missing(source))


def items_in_order(
    inside: list[Block], frame: Frame, misfits: list[tuple[Span, int, int]]
) -> dict[Block, dict[str, list[int]]]:
    """Items without labels: bare values under one label, and whole lines told row by row."""
    families: dict[tuple[Block, ...], list[Block]] = {}
    for block in inside:
        if block.kind == "item" and block.parents:
            families.setdefault(block.parents, []).append(block)
    out: dict[Block, dict[str, list[int]]] = {}
    for parents, items in families.items():
        if len(items) < 2:
            continue
        if (lines := _whole_lines(items, parents[-1], frame)) is not None:
            out.update(lines)
            continue
        if not all(_is_value(block.text.text) for block in items):
            continue
        fixed = fixed_above(parents, frame)
        if fixed is None or len(fixed) != 1 or any(len(places) != 1 for places in fixed.values()):
            continue
        free = "x" if "y" in fixed else "y"
        if len(items) == len(frame.axis(free)):
            out.update({block: {free: [n]} for n, block in enumerate(items)})
        else:
            misfits.append((items[0].text.span(), len(items), len(frame.axis(free))))
    return out


def _whole_lines(
    items: list[Block], head: Block, frame: Frame
) -> dict[Block, dict[str, list[int]]] | None:
    """Items that are the rows (or columns) of the grid, one after the other, as their head says.

    As many bare lists as there are rows are these, if the head says nothing of columns.
    """
    order = line_order(head.text.text, frame)
    if order is None and not COLUMNS.search(head.text.text) and frame.x:
        order = "y", lines_in_order(head.text.text, "y", frame)
    if order is None or len(order[1]) != len(items) or fixed_above((*head.parents, head), frame) != {}:
        return None
    axis, lines = order
    size = len(frame.x) if axis == "y" else len(frame.y)
    values = [plain_values(item.text.text, frame) for item in items]
    if any(found is None or len(found) != size for found in values):
        return None
    return {item: {axis: [line]} for item, line in zip(items, lines, strict=True)}


LOOKS = rare(
    r"(?P<head>.{0,120}?\S),? (?:(?:it|which|that) )?(?:mostly |mainly )?attend(?:s|ed)? to\W{0,3}", re.I
)
"""``The token "sat" attends to``: what leads to the weights of a token, which is the row."""


def fixed_above(
    parents: tuple[Block, ...], frame: Frame, headings: bool = True
) -> dict[str, list[int]] | None:
    """The labels that some blocks fix for what stands under them; None where that is a comment.

    Without ``headings`` no heading makes a comment of what it heads.
    """
    fixed: dict[str, list[int]] = {}
    for parent in parents:
        name = lead_of(parent)[0] or parent.text.text
        if len(name) > 200:
            continue
        if COMMENT.match(name + ":") and frame.resolve(name) is None:
            if headings or parent.kind != "heading":
                return None
            continue
        if OF_FIGURE.match(name) and sum(mention.sure for mention in frame.mentions(name)) > 1:
            continue
        found = frame.places(name, fixed)
        if found is None and name is parent.text.text and name.endswith(":"):
            found = frame.places(sentences(parent.text)[-1].text, fixed)  # "All are shown. For oak:"
        last = sentences(parent.text)[-1].text if name is parent.text.text and name else name
        if found is None and "y" not in fixed and (looks := LOOKS.fullmatch(last)) is not None:
            place = frame.resolve(looks["head"], "y")
            found = {**fixed, place[0]: place[1]} if place is not None else None
        fixed = found or fixed
    return fixed


