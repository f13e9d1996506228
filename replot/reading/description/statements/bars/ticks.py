"""The ticks of a colour bar, which tell its ends where nothing else does."""

from __future__ import annotations

from itertools import takewhile

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.label_lists import find_labels
from replot.reading.description.lexicon.numbers import PLAIN
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.lexicon.ranges import expand_range
from replot.reading.description.statements.bars.fact import BarFact
from replot.reading.description.statements.bars.limits import end_value
from replot.reading.description.statements.bars.words import EVERY, MARKED, TICKS

__all__ = ["read_ticks"]
LIST_ENDS = re.compile(r"\s+and\s+(?=(?:goes|runs|ranges|changes|fades|is|its?|the)\b)")
SPACED = r"(?:on an? )?(?:log(?:arithmic)?|linear)(?:[- ]scaled?)?"
BARE_TICKS = re.compile(
    r"(?:\s*\([^()]{1,40}\))?(?: (?:at|on|to|below|above) [^:.,;]{3,24})?"
    rf"(?:(?:\s*[:=,]|\s+(?:is|are))?\s+{SPACED}\s*[:=(,]|\s*[:=]|\s+(?:reads|shows))\s*"
    r"(?:[\"“][^\"”]{1,40}[\"”],\s*)?"
    rf"\[?(?P<list>{PLAIN}%?(?:,?\s+and\s+{PLAIN}%?|,\s*{PLAIN}%?){{2,20}})\]?\)?\s*(?:[.;]|$)"
)
"""``Color bar (share): 0, 0.25, 0.5``: the numbers beside it, and nothing else."""
MOST_TICKS = 60


def read_ticks(text: Text, fact: BarFact, behind: int | None) -> None:
    """Take the ticks that a sentence tells of a bar, and its ends from them where it tells none.

    Parameters
    ----------
    text : Text
    fact : BarFact
    behind : int or None
        Where the words that name the bar end, if any do.
    """
    source = text.text
    _regular(source, fact)
    for listed in filter(None, (TICKS.search(source), MARKED.search(source))):
        found = find_labels(LIST_ENDS.split(listed["list"])[0]) if fact.ticks is None else None
        if found is not None and found.kind == "range" and not _tells_step(listed["list"][: found.end]):
            found = None  # "0 (white) to 100 (blue), labelled Index": two ends are no ticks
        values = list(takewhile(lambda v: v is not None, map(end_value, found.texts))) if found else []
        if len(values) >= 2:
            _take(fact, tuple(sorted(v for v in values if v is not None)), text, listed)
    if behind is not None and fact.ticks is None and (bare := BARE_TICKS.match(source, behind)):
        beside = [quantity.value for quantity in find_quantities(bare["list"])]
        if len(beside) > 2 and beside == sorted(set(beside)):
            _take(fact, tuple(beside), text, bare)


def _regular(source: str, fact: BarFact) -> None:
    """Ticks in steps between known ends: ``with ticks every 0.2``."""
    if fact.vmin is None or fact.vmax is None or (steps := EVERY.search(source)) is None:
        return
    run = expand_range(f"{fact.vmin:g} to {fact.vmax:g} in steps of {steps['s'] or steps['s2']}")
    if run is not None and 2 <= len(run.labels) <= MOST_TICKS:
        fact.ticks = tuple(float(tick.replace(",", "")) for tick in run.texts)


def _take(fact: BarFact, ticks: tuple[float, ...], text: Text, listed: re.Match[str]) -> None:
    fact.ticks = ticks
    if fact.vmin is None:
        fact.vmin, fact.vmax, fact.strength = ticks[0], ticks[-1], 2
        fact.limits_span = text.span(*listed.span("list"))


def _tells_step(run: str) -> bool:
    """Whether a run of numbers says more than its ends: ``0, 20, ..., 100``, ``0 to 1 in steps of 0.2``."""
    return sum(1 + quantity.is_range for quantity in find_quantities(run)) > 2
