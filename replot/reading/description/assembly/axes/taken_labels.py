"""The labels that an axis takes from the keys of a list."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.statements.axes.facts import AxisFact

__all__ = ["find_only_number", "put_labels"]


def find_only_number(text: str) -> bool:
    """Whether a text is a bare number."""
    return bool(re.fullmatch(r"[-+−\d.%\s]+", text))


COUNTED = re.compile(r"^(?:cell|row|column|col\.?)\s*#?(\d{1,4})$", re.I)


LED = re.compile(r"(from|into|to|in|at|on|for|with|by)\s+(?=\S)", re.I)
"""A preposition that every key begins with: ``From German: into English 34.2``."""


def put_labels(fact: AxisFact, labels: list[str]) -> None:
    counted = [COUNTED.match(re.sub(r"\s*\([^()]*\)$", "", label)) for label in labels]
    if all(counted):
        labels = [m.group(1) for m in counted if m]
    led = [LED.match(label) for label in labels]
    if len({m[1].lower() if m else "" for m in led}) == 1 and led[0] is not None:
        labels = [label[m.end() :] for label, m in zip(labels, led, strict=True) if m]
    fact.categories = tuple(dict.fromkeys(labels))
    fact.kind = "data"
