"""A label and lists of labels, and how labels are compared."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from replot.reading.description.lexicon import patterns as re

__all__ = ["Label", "LabelList", "followed", "key"]
DASHES = str.maketrans(
    {
        "−": "-",
        "–": "-",
        "—": "-",
        "‐": "-",
        "‑": "-",
        "’": "'",
        "‘": "'",
        "“": '"',
        "”": '"',
        "\u00a0": " ",
        "\u202f": " ",
        "\u2009": " ",
        "_": "_",
    }
)
MARKS = str.maketrans("", "", "\"'`*")


@lru_cache(maxsize=1 << 14)
def key(label: str) -> str:
    """A label as compared: case, white space, quotes and kinds of dashes do not count."""
    return " ".join(label.translate(DASHES).translate(MARKS).split()).lower()


def followed(source: str, label: str, pattern: re.Pattern, *, apart: bool = True) -> bool:
    """Whether a label stands in a text, as a word of its own (``apart``), with a pattern right after it."""
    at = source.find(label)
    while at >= 0:
        if not (apart and at and (source[at - 1].isalnum() or source[at - 1] in "_.")) and pattern.match(
            source, at + len(label)
        ):
            return True
        at = source.find(label, at + 1)
    return False


class Label(NamedTuple):
    """One label and its place in the text that was searched."""

    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class LabelList:
    """A list of labels as the text gives it.

    Attributes
    ----------
    labels : tuple of Label
    kind : str
        ``"list"``, ``"range"`` or ``"partial"`` (``such as A and B``).
    start, end : int
        The stretch of text.
    reversed : bool or None
        Whether the text gives them against the reading direction.
    count : int or None
        How many the text claims there are.
    """

    labels: tuple[Label, ...]
    kind: str
    start: int
    end: int
    count: int | None = None
    only_ends: bool = False
    """Whether the text gives the two ends of a range and no step: what lies between is assumed."""

    @property
    def texts(self) -> tuple[str, ...]:
        return tuple(label.text for label in self.labels)
