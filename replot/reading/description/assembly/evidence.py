"""Where the names of a figure stand in its text, also those inferred from how the values are told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from replot.figure import Figure, Panel
from replot.findings import Span
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon.labels import key
from replot.reading.description.statements.bars.fact import BarFact

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["Source", "trace"]
MOST_NAMES, MOST_LETTERS = 400, 20_000_000
"""Names of an axis that are looked for, and letters that are gone through for all names of a figure."""


@dataclass(slots=True)
class Source:
    """What a panel was made of.

    Attributes
    ----------
    facts : PanelFacts
    cells : dict of (int, int) to Span
        The words that state each cell.
    bar : BarFact
        Its colour bar, with what the text says of all bars.
    """

    facts: PanelFacts
    cells: dict[tuple[int, int], Span]
    bar: BarFact


def trace(figure: Figure, sources: list[Source], blocks: list[Block]) -> dict[str, Span]:
    """For each field of the panels of a figure the words that state it."""
    out: dict[str, Span] = {}
    names = Names(blocks)
    for k, (panel, source) in enumerate(zip(figure.panels, sources, strict=True)):
        path, facts, bar = f"panels[{k}]", source.facts, source.bar
        out.update((f"{path}.values[{row}][{column}]", span) for (row, column), span in source.cells.items())
        told = {f"{path}.title": facts.title_span, f"{path}.color.label": bar.label_span}
        if facts.colouring is not None:
            told[f"{path}.color.cmap"] = facts.colouring.span
        if bar.limits_span is not None:
            told[f"{path}.color.vmin"] = bar.limits_span
            told[f"{path}.color.vmax"] = bar.high_span or bar.limits_span
        told |= {f"{path}.color.{name}": span for name, (_, span) in bar.single.items()}
        for name, axis in (("x", facts.x), ("y", facts.y)):
            told[f"{path}.{name}.label"] = axis.label_span
            told |= {f"{path}.{name}.categories[{n}]": span for n, span in enumerate(axis.category_spans)}
        out.update((place, span) for place, span in told.items() if span is not None)
        listed = {name for name in "xy" if getattr(facts, name).kind != "range"}
        _trace_names(panel, path, out, listed, names)
    return out


class Names:
    """The places of names in a document, each looked for once.

    Parameters
    ----------
    blocks : list of Block
    """

    def __init__(self, blocks: list[Block]) -> None:
        self._blocks = blocks
        self._found: dict[str, Span | None] = {}
        self._left = MOST_LETTERS

    @cached_property
    def _texts(self) -> list[tuple[str, Text]]:
        pairs = ((text.text.lower(), text) for text in _texts(self._blocks))
        return [(source, text) for source, text in pairs if len(source) == len(text)]

    def first(self, name: str) -> Span | None:
        """The first place of a name, or of its plural, where it is no part of a longer word."""
        name = name.lower()
        if name not in self._found:
            self._found[name] = self._look_for(name)
        return self._found[name]

    def _look_for(self, name: str) -> Span | None:
        for source, text in self._texts:
            self._left -= len(source)
            if self._left < 0:
                break
            at = _place(name, source)
            if at >= 0:
                return text.span(at, at + len(name))
        return None


def _trace_names(panel: Panel, path: str, evidence: dict[str, Span], listed: set[str], names: Names) -> None:
    """Point every name of a panel, of its axes and of its bar at words that hold it.

    A span that a statement gave stays where it holds the name, and where the labels are a range, of which the
    text gives only the ends; else the first place where the text has the name as a word of its own is taken.

    Parameters
    ----------
    panel : Panel
    path : str
        The panel in the keys of ``evidence``: ``panels[0]``.
    evidence : dict
        Takes the spans.
    listed : set of str
        The axes (``x``, ``y``) whose labels the text writes out one by one.
    names : Names
        The names in the document.
    """
    named = {f"{path}.title": panel.title, f"{path}.color.label": panel.color.label}
    wanted = {place: name for place, name in named.items() if name}
    for side in "xy":
        axis = getattr(panel, side)
        if axis.label:
            wanted[f"{path}.{side}.label"] = axis.label
        for n, label in enumerate(axis.categories[:MOST_NAMES]):
            place = f"{path}.{side}.categories[{n}]"
            if side in listed or not _words(evidence.get(place)):
                wanted[place] = label
    for place, name in wanted.items():
        if key(name) in key(_words(evidence.get(place))):
            continue
        found = names.first(name)
        if found is not None:
            evidence[place] = found
        elif not _words(evidence.get(place)):
            evidence.pop(place, None)  # an empty span shows nothing


def _words(span: Span | None) -> str:
    return span.text if span is not None and span.length else ""


def _place(name: str, source: str) -> int:
    """Where a name begins in a text, -1 where it stands only within longer words."""
    at = source.find(name)
    while at >= 0:
        end = at + len(name)
        after = source[end : end + 2].removeprefix("s")[:1]
        if not (_joined(source[at - 1 : at] if at else "", name[0]) or _joined(name[-1], after)):
            return at
        at = source.find(name, end)
    return -1


def _joined(one: str, other: str) -> bool:
    """Whether two letters are of the same word."""
    return one.isalnum() and other.isalnum()


def _texts(blocks: list[Block]) -> Iterator[Text]:
    for block in blocks:
        yield block.text
        for row in block.rows:
            yield from row
        for n, line in enumerate(block.lines, block.line + 1):  # behind the mark that opens the code
            yield Text.of_line(line, n)
