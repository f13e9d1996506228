"""What the text says about the colour bar: its label, its ends, its ticks, its place."""

from __future__ import annotations

from replot.reading.description.colours.named import is_map_name
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.statements.bars.classes import classes_of_items
from replot.reading.description.statements.bars.coloured import coloured_limits
from replot.reading.description.statements.bars.examples import EXAMPLE, without_examples
from replot.reading.description.statements.bars.fact import BarFact
from replot.reading.description.statements.bars.labels import bar_label
from replot.reading.description.statements.bars.legend import Legend
from replot.reading.description.statements.bars.limits import read_limits
from replot.reading.description.statements.bars.one_end import single_ends
from replot.reading.description.statements.bars.ticks import read_ticks
from replot.reading.description.statements.bars.words import (
    AXIS_OR_LINE,
    BAR,
    BAR_WORD,
    EACH,
    ITS_ENDS,
    LOG,
    NONE,
    NOT_BAR,
    PLACES,
    SHARED,
    SYMLOG,
)

__all__ = ["read_bar"]
INTENSITY = re.compile(r"\bcolou?rs? intensity\b", re.I)
ENDS_BEFORE = re.compile(
    r"\b(?:from|between) [-−+]?\d[^\s,;]* (?:to|and) [-−+]?\d[^\s,;]* on (?:the |a |its )?$"
)
"""Behind the words for lines: ``(rows are dates), with values from 0 to 3 on the colour scale``."""
OF_SPREAD = re.compile(
    r"\W*(?:(?:the|all|its|their) )?(?:standard (?:errors?|deviations?)|(?:\d+ ?% )?confidence intervals?|"
    r"error bars?|sample sizes?|uncertaint(?:y|ies)|p[- ]values?)\b",
    re.I,
)
TOLD_IN = re.compile(r"\b(?:in|under|below|beside|by) (?:the |its |a )?$", re.I)
"""``The standard errors, between 1 and 2, are told in the legend``: no ends of a scale."""
NEAR = 60
"""Letters before the words for a bar within which its place may be told."""


def read_bar(text: Text, children: list[Text], named: bool = False) -> BarFact | None:
    """The colour bar as one sentence or item describes it, or None if it is about something else.

    Parameters
    ----------
    text : Text
    children : list of Text
        Items that stand directly under it.
    named : bool
        Whether the text is known to be about the colour bar (it stands under such a heading).
    """
    source = text.text
    bar = BAR.search(source)
    if bar is None and not named:
        return coloured_limits(text)
    fact = BarFact()
    at, after = bar.span() if bar else (0, 0)
    axis = NOT_BAR.search(source)
    explicit = bar is not None and bar.group(0).lower().startswith("colo")
    if axis and axis.start() < at and not named and not explicit:
        return None
    if not explicit and not named and OF_SPREAD.match(source) and TOLD_IN.search(source, 0, at):
        return None
    if NONE.search(source):
        fact.none = True
        return fact
    behind = axis is not None or AXIS_OR_LINE.search(source, 0, at) is not None
    _read_limits(text, at if behind else 0, fact)
    label, span = bar_label(text, at, after)
    if label is not None and "=" not in label and not is_map_name(label) and not EXAMPLE.match(label):
        fact.label, fact.label_span = label, span
    read_ticks(text, fact, at + len(bar[0].rstrip(" :=,")) if bar else None)
    about = ITS_ENDS.sub("", source[max(0, at - NEAR) :])
    fact.location = next((place for place, pattern in PLACES if pattern.search(about)), None)
    fact.sharing = "shared" if SHARED.search(source) else "each" if EACH.search(source) else None
    if SYMLOG.search(source):
        fact.norm = "symlog"
    elif LOG.search(source) and "linear" not in source.lower():
        fact.norm = "log"
    legend = Legend(fact)
    ends, classes = classes_of_items(children)
    if ends is not None and fact.vmin is None:
        fact.vmin, fact.vmax, fact.limits_span = ends
        fact.strength = 1
    for child in children:
        if child in classes:
            continue
        if not legend.read(child) and (sub := read_bar(child, [], named=True)) and sub.vmin is not None:
            fact.merge(sub)
    legend.take_ends()
    return fact


def _read_limits(text: Text, start: int, fact: BarFact) -> None:
    """Take the ends of the bar from a sentence about it, or the one end that it tells."""
    before = ENDS_BEFORE.search(text.text, max(0, start - NEAR), start) if start else None
    limits = read_limits(without_examples(text), before.start() if before else start)
    if limits is None:
        fact.single = single_ends(text, start)
        return
    fact.vmin, fact.vmax, fact.limits_span, fact.approximate = limits
    fact.strength = 3 if BAR_WORD.search(text.text) else 1
    if fact.limits_span.line and INTENSITY.search(text.text):
        fact.strength = 1
