"""Labels of an axis that is only named: its members wherever the text speaks of one, as of ``head 3``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from replot.reading.description.assembly.axes.taken_labels import put_labels
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.lexicon.ranges import expand_range

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["axes_of_members"]
CODE = r"(?:[A-Z]{1,2}\d{0,3}|[A-Z][a-z]{2,}|\d{1,4}(?:\.\d+)?)(?![\w%]|[.,]\d|\s?%)"
"""What a member is called: a letter, a number, or both."""
CODES = rf"{CODE}(?:(?:,\s*|,?\s+(?:and|or|to|vs\.?)\s+){CODE})*"
ONE = re.compile(CODE)
SHORTEST = 3
FEWEST = 2


def axes_of_members(panel: PanelFacts, sentences: Sequence[Text]) -> None:
    """``Head 1 looks at ... Head 2 at ...``, where the rows are said to be heads."""
    told = [text.text for text in sentences if any(True for _ in find_quantities(text.text))]
    for fact in (panel.x, panel.y):
        noun = key(fact.label or "").rpartition(" ")[2].rstrip("s")
        if fact.categories or len(noun) < SHORTEST or not noun.isalpha():
            continue
        names = list(dict.fromkeys(name for source in told for name in _members(source, noun)))
        if len(names) < FEWEST or (fact.count is not None and fact.count != len(names)):
            continue
        numbers = [parse_quantity(name) for name in names]
        if all(numbers):
            names.sort(key=float)
        elif any(numbers):
            continue
        put_labels(fact, names)


def _members(source: str, noun: str) -> Iterator[str]:
    """The members of a kind that a sentence names: ``lots D and E``, ``after 1, 2 and 3 weeks``."""
    for named in re.finditer(rf"(?<!\w)(?:{noun}|{noun.capitalize()})s?\s+({CODES})", source):
        run = expand_range(named[1]) if " to " in named[1] else None  # "the months May to July"
        yield from run.texts if run is not None and run.end == len(named[1]) else ONE.findall(named[1])
    for counted in re.finditer(rf"({CODES})\s+{noun}s?\b", source):
        codes = ONE.findall(counted[1])
        if len(codes) >= FEWEST:
            yield from codes
