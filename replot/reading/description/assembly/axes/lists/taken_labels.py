"""The labels that an axis takes from the keys of a list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.statements.axes.facts import AxisFact

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["drop_head_of_names", "find_only_number", "put_labels", "put_square"]
FEWEST = 3
"""Columns of a table, of which the first holds the names of its rows."""


def find_only_number(text: str) -> bool:
    """Whether a text is a bare number."""
    return bool(re.fullmatch(r"[-+−~≈\d.,%\s]+", text))


COUNTED = re.compile(r"^(?:cell|row|column|col\.?)\s*#?(\d{1,4})$", re.I)


LED = re.compile(r"(from|into|to|in|at|on|for|with|by)\s+(?=\S)", re.I)
"""A preposition that every key begins with: ``From German: into English 34.2``."""


PRONOUN = re.compile(r"it|they|we|which|this|that|these")
"""What no label is among names, though it stands before a number: ``as for A, it has 3``."""
NO_NAME = re.compile(
    r"(?:[Tt]he )?(?:best|worst|highest|lowest|largest|smallest|strongest|weakest) "
    r"(?:cell|value|score|entry|pair)s?"
)


def put_labels(fact: AxisFact, labels: list[str]) -> None:
    """Make keys the labels of an axis, where none of them is a word that stands for another.

    Among other words in small letters such a word is a token.
    """
    names = any(not label[:1].islower() for label in labels)
    if any(NO_NAME.fullmatch(label) or (names and PRONOUN.fullmatch(label)) for label in labels):
        return
    counted = [COUNTED.match(re.sub(r"\s*\([^()]*\)$", "", label)) for label in labels]
    if all(counted):
        labels = [m.group(1) for m in counted if m]
    led = [LED.match(label) for label in labels]
    if len({m[1].lower() if m else "" for m in led}) == 1 and led[0] is not None:
        labels = [label[m.end() :] for label, m in zip(labels, led, strict=True) if m]
    fact.categories = tuple(dict.fromkeys(labels))
    fact.kind = "data"


def put_square(panel: PanelFacts, labels: Sequence[str]) -> None:
    """Give both axes the same labels, which other words of the text tell."""
    for fact in (panel.x, panel.y):
        fact.categories, fact.kind = tuple(labels), "data"


def drop_head_of_names(fact: AxisFact, other: AxisFact) -> None:
    """Columns of a table, of which the first heads the names of the rows: ``Model, Maths, Code``."""
    head = key(fact.categories[0]).removesuffix("s") if len(fact.categories) >= FEWEST else ""
    if not head or head != key(other.label or "").removesuffix("s"):
        return
    if any(key(label).startswith(head) for label in fact.categories[1:]):
        return  # "model, model size, model depth"
    fact.categories, fact.category_spans = fact.categories[1:], fact.category_spans[1:]
