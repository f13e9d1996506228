"""The classes of a confusion matrix that only its outcomes name: ``12 cats were taken for dogs``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from replot.reading.description.assembly.axes.taken_labels import find_only_number
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.outcomes import taken_for, told_apart
from replot.reading.description.statements.cells.quadrants import counted_quadrants
from replot.reading.description.statements.cells.values import may_hold_values

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["axes_of_outcomes", "axes_of_quadrants"]
CONFUSION = rare(r"\bconfusion matri|\bconfusions?\b", re.I)
MOST_CLASSES = 12
BINARY = 2
NOT = re.compile(r"(?:not|no|non|without|un|in)(?:[ -]|(?=\w))", re.I)
NAMED = rare(
    r"(?<=\d )(?P<name>(?!(?:were|was|is|are|of)\b)[^\W\d_][\w-]*(?: [\w-]+){0,2}?)"
    r" \((?:the )?true (?P<kind>positives?|negatives?)\b",
    re.I,
)
"""``44 human voices (true negatives)``."""
QUADRANT_NAMES = rare(
    r"\b(true negative|false positive|false negative|true positive|tn|fp|fn|"
    r"tp)s?\b"
)
FEWEST_NAMES = 3


def axes_of_outcomes(panel: PanelFacts, inside: list[Block], whole: str) -> None:
    """The classes from what sentences say was taken for what, or from the names of what was told rightly."""
    if not CONFUSION.search(whole):
        return
    said = list(_said(inside))
    classes = _named_rightly(said) or _taken([text.text for text in said])
    if classes:
        for fact in (panel.x, panel.y):
            fact.categories, fact.kind = classes, "data"


def axes_of_quadrants(panel: PanelFacts, inside: list[Block], whole: str) -> None:
    """``Negative`` and ``Positive``, where a text has the four outcomes by their names."""
    counted = {kind for text in _said(inside) for kind, *_ in counted_quadrants(text)}
    many = len(set(QUADRANT_NAMES.findall(whole.lower()))) >= FEWEST_NAMES
    if many or (len(counted) >= BINARY and CONFUSION.search(whole)):
        for fact in (panel.x, panel.y):
            # those of a classification report stand in the same order
            classes = panel.classes if len(panel.classes) == BINARY else ("Negative", "Positive")
            fact.categories, fact.kind = classes, "data"


def _said(inside: list[Block]) -> Iterator[Text]:
    return (s for b in inside if b.kind in ("paragraph", "item") for s in sentences(b.text))


def _taken(said: Sequence[str]) -> tuple[str, ...]:
    names: dict[str, str] = {}
    for source in said:
        for name in _names(source):
            names.setdefault(key(name).rstrip("s"), name)
    told = " ".join(map(key, said))
    names = {name: names[name] for name in sorted(names, key=told.find)}  # in the order of the text
    if any(map(find_only_number, names)) or not BINARY <= len(names) <= MOST_CLASSES:
        return ()
    alike = len({len(name.split()) for name in names}) == 1
    return tuple(names.values()) if alike or _opposite(*list(names)[:BINARY]) else ()


def _names(source: str) -> Iterator[str]:
    yield from (source[a:b] for a, b in (taken_for(source) if may_hold_values(source) else ()))
    yield from (name for pair in told_apart(source) for name in (pair["a"], pair["b"]))


def _opposite(first: str, second: str) -> bool:
    """Whether one name denies the other: ``not delayed``, ``delayed``."""
    return any(
        (no := NOT.match(a)) is not None and a[no.end() :].strip() == b
        for a, b in ((first, second), (second, first))
    )


def _named_rightly(said: Sequence[Text]) -> tuple[str, ...]:
    """``44 human voices (true negatives) and 43 robot voices (true positives)``: human, robot."""
    names: dict[str, str] = {}
    for text in said:
        for match in NAMED.finditer(text.text):
            names.setdefault(match["kind"].lower().rstrip("s"), tidy(match["name"]))
    if len(names) < BINARY:
        return ()
    pair = names["negative"].split(), names["positive"].split()
    while min(map(len, pair)) > 1 and pair[0][-1] == pair[1][-1]:
        pair = pair[0][:-1], pair[1][:-1]  # "human voices", "robot voices"
    return tuple(map(" ".join, pair)) if pair[0] != pair[1] else ()
