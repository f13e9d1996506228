"""A label and lists of labels, and how labels are compared."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

__all__ = ["Label", "LabelList", "key"]
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

    @property
    def texts(self) -> tuple[str, ...]:
        return tuple(label.text for label in self.labels)
