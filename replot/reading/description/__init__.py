"""Prose to figure: the compiler for written descriptions.

``text -> document -> statements -> assembly -> Figure + findings + evidence``
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from replot.errors import NotAHeatmap
from replot.figure import Figure
from replot.findings import Finding, Span
from replot.reading.description.limits import Limits, current, limited, too_many

if TYPE_CHECKING:
    from replot.reading.description.assembly.compose import Composed
    from replot.reading.description.assembly.facts import Facts
    from replot.reading.description.document.markup.line_breaks import Places

__all__ = ["Limits", "Reading", "examine", "parse"]


@dataclass(frozen=True, slots=True)
class Reading:
    """What was read from a description.

    Attributes
    ----------
    figure : Figure
    findings : tuple of Finding
        What is wrong with the text or was assumed, in the order of the text.
    evidence : dict of str to Span
        For each field (``panels[0].values[2][3]``, ``panels[0].x.label`` ...) the words that state it.
    """

    figure: Figure
    findings: tuple[Finding, ...]
    evidence: dict[str, Span]


def examine(text: str, *, limits: Limits | None = None) -> Reading:
    """Read a description, with findings and evidence.

    Parameters
    ----------
    text : str
        The description, as a person or a model wrote it.
    limits : Limits, optional
        What the text may ask for; by default :class:`replot.Limits` as they are.

    Raises
    ------
    NotAHeatmap
        If the text describes no heatmap; ``found`` says what it describes instead.
    ReplotError
        If the text asks for more than the limits allow.
    """
    from replot.reading.description.findings import check

    with limited(limits), _uncollected():
        facts, composed, places = _read(text)
        found = [*composed.findings, *check(facts, composed)]
    evidence = composed.evidence
    if places is not None:
        found = list(map(places.finding, found))
        evidence = {name: places.span(span) for name, span in evidence.items()}
    order = sorted(found, key=lambda f: (f.spans[0].line, f.spans[0].column) if f.spans else (1 << 30, 0))
    return Reading(composed.figure, tuple(order), evidence)


def _read(text: str) -> tuple[Facts, Composed, Places | None]:
    """The statements of a text, the figure that they make, and where lines that were parted stood."""
    from replot.reading.description.assembly.compose import compose
    from replot.reading.description.assembly.gather import gather
    from replot.reading.description.document.beginning import beginning
    from replot.reading.description.document.markup.line_breaks import with_line_breaks
    from replot.reading.description.document.scanner import scan
    from replot.reading.description.statements.refuse import other_chart

    text, places = with_line_breaks(text)
    if not text.strip():
        raise NotAHeatmap("the text is empty")
    if len(text) > current.get().text:
        raise too_many("characters", len(text), "text")
    other = other_chart(text)
    if other is not None:
        raise NotAHeatmap(f"the text describes no heatmap, but {_article(other)}", other)
    blocks, beyond = beginning(scan(text))
    facts = gather(blocks)
    facts.findings += beyond
    composed = compose(facts)
    refusal = _refusal(text, facts, composed.figure)
    if refusal is not None:
        message, found = refusal
        cut = "".join(f"; but {finding.message} ({finding.help})" for finding in beyond)
        raise NotAHeatmap(message + cut, found)
    return facts, composed, places


def _refusal(text: str, facts: Facts, figure: Figure) -> tuple[str, str | None] | None:
    """Why what was read is no heatmap, and what it is instead if that is known; None if it is one."""
    from replot.reading.description.statements.chart_words import STRONG
    from replot.reading.description.statements.refuse import (
        gives_few_numbers,
        heads_words,
        holds_words,
        lists_charts,
        shows_one,
        tells_of_one,
    )

    # heatmaps that are counted, or told apart by their names, are some
    several = len(figure.panels) > 1 and (STRONG.search(text) or any(panel.title for panel in figure.panels))
    if not several and _says_nothing(figure, titles=False) and heads_words(facts.blocks):
        return "what is called a heatmap is a table of words, without rows and columns of values", None
    empty = not several and _says_nothing(figure, names_one=gives_few_numbers(text))
    if empty and not tells_of_one(text):
        return "the text speaks of a heatmap, but names no row, no column, no axis and no value", None
    told = any(panel.states_values for panel in facts.panels)
    sides = any(p.x.categories and p.y.categories for p in figure.panels)
    if not told and not sides and not STRONG.search(text) and holds_words(facts.blocks):
        return "the text shows a table of words, and calls nothing a heatmap", "table"
    if not told and not shows_one(text) and not sides:
        return "the text names no heatmap and gives no value, and names labels of one side at most", None
    if not told and lists_charts(text):
        return "the text goes through kinds of charts, and gives no value of a heatmap", "list of charts"
    return None


def _says_nothing(figure: Figure, *, titles: bool = True, names_one: bool = False) -> bool:
    """Whether there is nothing to draw: advice on heatmaps, a photograph with a title.

    A title tells of one, where ``titles`` count. If it has to name one, as that of a document may not, so do
    words for its colours.
    """
    from replot.reading.description.statements.refuse import shows_one
    from replot.reading.description.statements.title_words import GENERIC

    for panel in figure.panels:
        color = panel.color
        said = any((panel.x.label, panel.y.label, color.label)) or color.vmin is not None
        named = [name for name in (figure.title, panel.title) if name and not GENERIC.match(name)]
        if names_one and not color.described:
            named = list(filter(shows_one, named))
        if said or panel.x.categories or panel.y.categories or (titles and named):
            return False
    return True


def parse(text: str, *, limits: Limits | None = None) -> Figure:
    """Read a description.

    Parameters
    ----------
    text : str
    limits : Limits, optional
        What the text may ask for; by default :class:`replot.Limits` as they are.

    Returns
    -------
    Figure

    Raises
    ------
    NotAHeatmap
        If the text describes no heatmap.
    ReplotError
        If the text asks for more than the limits allow.
    """
    with limited(limits), _uncollected():
        return _read(text)[1].figure


@contextmanager
def _uncollected() -> Iterator[None]:
    """Look for no garbage meanwhile: there is little, and each search goes through all that was read."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _article(name: str) -> str:
    return name if name.startswith("prose") else ("an " if name[0] in "aeiou" else "a ") + name
