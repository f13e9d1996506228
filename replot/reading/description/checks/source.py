"""The text itself: cut off, or saying the same twice."""

from __future__ import annotations

from collections.abc import Iterator

from replot.findings import Finding
from replot.reading.description.checks.scene import Scene, places
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.statements.cells.statement import CellStatement, Ranks

__all__ = ["cut", "twice"]

OPEN_END = re.compile(
    r"(?:[,(\[/=+&]|(?<![,;:|] )[–—]|(?<!/)\b(?:the|an?|of|and|or|with|for|to|in|at|by|from|is|are|was|were|"
    r"that|which|as|on|than|while|but|not|its|their|this|these|between|across|into|more|most|has|have|such|"
    r"including))$"
)
CLOSED = re.compile(r"[.!?:;…)\]}\"”’'`*|>%‰]$|[^\w\s]$")
SENTENCE = re.compile(
    r"\b(?:is|are|was|were|has|have|shows?|suggests?|indicates?|represents?|achieves?|can|may|do|does|with)\b",
    re.I,
)


def cut(scene: Scene) -> Iterator[Finding]:
    """R401: the last block ends in the middle of a sentence or a row."""
    blocks = scene.facts.blocks
    if not blocks:
        return
    last = blocks[-1]
    if last.kind == "table":
        short = _short_row(last)
        if short is not None:
            yield Finding(
                "R401",
                f"the text ends in the middle of a table row: {short} cells of {_width(last)}",
                "complete the text; what is missing may hold values",
                (last.rows[-1][-1].span(),),
            )
    elif last.kind in ("paragraph", "item", "heading"):
        text = last.text.text.rstrip()
        if text and _broken(text, blocks):
            start = max(text.rfind(" ", 0, max(len(text) - 30, 0)) + 1, 0)
            yield Finding(
                "R401",
                f'the text ends in the middle of a sentence: "{text[start:]}"',
                "complete the text; what is missing may hold values",
                (last.text.span(start, len(text)),),
            )


def _width(table: Block) -> int:
    return max(map(len, table.rows))


def _short_row(table: Block) -> int | None:
    """The length of the last row of a table, where it alone is shorter than all others."""
    if len(table.rows) < 3 or table.footer:
        return None
    last, width = len(table.rows[-1]), _width(table)
    return last if last < width and all(len(row) == width for row in table.rows[:-1]) else None


def _broken(text: str, blocks: list[Block]) -> bool:
    """Whether a last line surely has no end: a word that asks for more, an open bracket, half a sentence."""
    if OPEN_END.search(text[-40:]) or text.count("(") > text.count(")"):
        return True
    if CLOSED.search(text[-2:]) or len(text.split()) < 4:
        return False
    # without a full stop: where the others of its kind have one, and it is a sentence
    ended = [
        bool(CLOSED.search(b.text.text.rstrip()[-2:]))
        for b in blocks[:-1]
        if b.kind == blocks[-1].kind and SENTENCE.search(b.text.text) and len(b.text.text.split()) > 5
    ]
    return bool(SENTENCE.search(text)) and len(ended) >= 2 and all(ended)


def twice(scene: Scene) -> Iterator[Finding]:
    """R403: nearly all values of a panel are stated again, and the same."""
    for k, facts in enumerate(scene.facts.panels):
        first: dict[tuple[int, int], CellStatement] = {}
        again: dict[tuple[int, int], CellStatement] = {}
        for cell in facts.cells:
            if cell.rank >= Ranks.DEFAULT or cell.quantity is None:
                continue
            place = (cell.row, cell.column)
            old = first.setdefault(place, cell)
            if (
                old is not cell
                and old.quantity is not None
                and old.quantity.value == cell.quantity.value
                and old.span.line != cell.span.line
            ):
                again.setdefault(place, cell)
        if len(first) >= 4 and len(again) >= 0.8 * len(first):
            pair = min(
                ((first[place], other) for place, other in again.items()), key=lambda two: two[1].span[:2]
            )
            earlier, later = sorted((cell.span for cell in pair), key=lambda span: span[:2])
            number = "all" if len(again) == len(first) else f"{len(again):,} of {len(first):,}"
            yield Finding(
                "R403",
                f"{scene.name(k)}{number} values are stated twice, here and in line {earlier.line}; "
                "they agree",
                "one of the two can be left out",
                places([later, earlier]),
                (f"panels[{k}].values",),
            )
