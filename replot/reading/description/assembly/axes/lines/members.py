"""Labels of an axis that is only named: its members wherever the text speaks of one, as of ``head 3``.

Or wherever it crosses one with a label of the other axis: ``kale × winter (4 %)``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from replot.reading.description.assembly.axes.lists.taken_labels import put_labels
from replot.reading.description.document.blanked import blank
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.calendar import DAYS, MONTHS
from replot.reading.description.lexicon.hours import HOUR, hour_of
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.missing import find_missing
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.lexicon.ranges import expand_range
from replot.reading.description.statements.frame import Frame

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["axes_of_calendar", "axes_of_crossed", "axes_of_members"]
CODE = r"(?:[A-Z]{1,2}\d{0,3}|[A-Z][a-z]{2,}|\d{1,4}(?:\.\d+)?(?:e-?\d+)?)(?![\w%]|[.,]\d|\s?%)"
"""What a member is called: a letter, a number, or both."""
CODES = rf"{CODE}(?:(?:,\s*(?!{CODE}\s+(?:with|for|at|in|on|under)\b)|,?\s+(?:and|or|to|vs\.?)\s+){CODE})*"
"""Several of them; in ``dose 1, 2.5 with dose 2`` a value follows upon the first."""
AGAIN = re.compile(rf"\d%?\s+(?P<word>with|for|at|in|on|under)\s+(?P<code>{CODE})(?=\s*(?:[,;.)]|and\b|$))")
"""A value, and a member without the noun that it had before: ``2.3 with dose 1, 2.5 with 2``."""
BEFORE = re.compile(r"\d%?\s+(?P<word>with|for|at|in|on|under)\s+(?:the\s+)?(?:[a-z]+\s+){0,2}$")
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
        size = len((panel.y if fact is panel.x else panel.x).categories)
        lists = ((source, tuple(_members(source, noun))) for source in told)
        named = (names for source, names in lists if not _ends_in_values(source, names, size))
        names = list(dict.fromkeys(name for each in named for name in each))
        if len(names) < FEWEST or (fact.count is not None and fact.count != len(names)):
            continue
        numbers = [parse_quantity(name) for name in names]
        if all(numbers):
            names.sort(key=float)
        elif any(numbers):
            continue
        put_labels(fact, names)


def _ends_in_values(source: str, names: Sequence[str], size: int) -> bool:
    """Whether a line is over behind as many numbers as the other axis has labels: ``corner shop 4, 5, 6``."""
    over = bool(names) and source.rstrip(" .").endswith(names[-1])
    return over and len(names) == size > 1 and all(map(parse_quantity, names))


def _members(source: str, noun: str) -> Iterator[str]:
    """The members of a kind that a sentence names: ``lots D and E``, ``after 1, 2 and 3 weeks``."""
    for named in re.finditer(rf"(?<!\w)(?:{noun}|{noun.capitalize()})s?\s+({CODES})", source):
        run = expand_range(named[1]) if " to " in named[1] else None  # "the months May to July"
        yield from run.texts if run is not None and run.end == len(named[1]) else ONE.findall(named[1])
        if (before := BEFORE.search(source, 0, named.start())) is not None:
            others = AGAIN.finditer(source, named.end())
            yield from (again["code"] for again in others if again["word"] == before["word"])
    for counted in re.finditer(rf"({CODES})\s+{noun}s?\b", source):
        codes = ONE.findall(counted[1])
        if len(codes) >= FEWEST:
            yield from codes


CALENDAR = (
    (re.compile(r"\b(?:week ?days?|days? of (?:the )?week)\b", re.I), DAYS),
    (re.compile(r"\bmonths?\b", re.I), MONTHS),
)
"""What an axis is called whose members everybody knows, and their names, short ones first."""


LINE = re.compile(r"\b(?:row|column)\b", re.I)
OF_HOURS = re.compile(r"\bhours?\b|\btime of (?:the )?day\b", re.I)


def axes_of_calendar(panel: PanelFacts, sentences: Sequence[Text]) -> None:
    """``Friday has 42, Sunday 1``, where the rows are said to be weekdays: the days named, in their order.

    Or ``42 at 6 PM``, where they are hours. A line that is said to be empty is one of theirs too.
    """
    bare = ((text.text, HOUR.sub(blank, text.text)) for text in sentences)
    told = " ".join(
        source
        for source, rest in bare
        if any(True for _ in find_quantities(rest)) or (LINE.search(rest) and find_missing(rest))
    )
    for fact in (panel.x, panel.y):
        if fact.label and not fact.categories and OF_HOURS.search(fact.label):
            hours = {hour_of(hour["hour"], hour["half"]): hour[0] for hour in HOUR.finditer(told)}
            put_labels(fact, [name for _, name in sorted(hours.items())])
            continue
        kinds = [names for called, names in CALENDAR if fact.label and called.search(fact.label)]
        if fact.categories or len(kinds) != 1:
            continue
        for names in reversed(kinds[0]):  # in full, or else the short ones
            said = [name for name in names if re.search(rf"\b{name}s?\b", told)]
            if said:
                put_labels(fact, said)
                break


NAME = r"[^\W_][\w.&'’+-]*(?: [\w.&'’+-]+){0,3}?"
CROSSED = re.compile(
    rf"(?:^\W*|[,;:.(]\s+(?:and )?|\b(?:and|is|at|for|in|by)\s+)(?P<first>{NAME})"
    rf"\s?(?:×|→|\sx\s|\s/\s)\s?(?P<second>{NAME})"
    r"(?=\s*(?:[(=:≈]|\b(?:is|at|has|reaches|with)\b)\s*(?:of |at )?[-−+~≈]?\.?\d)"
)
"""``kale × winter (4 %)``: the labels of both axes, and the value behind."""


def axes_of_crossed(panel: PanelFacts, sentences: Sequence[Text]) -> None:
    """The labels of an axis that is only named, where each stands beside one of the other axis."""
    known = "x" if panel.x.categories else "y"
    named, empty = (panel.x, panel.y) if known == "x" else (panel.y, panel.x)
    if not named.categories or empty.categories or not empty.label:
        return
    frame = Frame(panel.x.categories, panel.y.categories, panel.x.label, panel.y.label)
    names: dict[str, None] = {}
    for text in sentences:
        for pair in CROSSED.finditer(text.text):
            sides = [frame.resolve(pair[side], known) is not None for side in ("first", "second")]
            if sum(sides) != 1:
                return
            names[pair["first" if sides[1] else "second"]] = None
    if len(names) >= FEWEST:
        put_labels(empty, list(names))
