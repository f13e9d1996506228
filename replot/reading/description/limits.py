"""How much a description may ask for.

Descriptions come from strangers, and a short text can claim a huge figure. So everything that a
text could make large has a stated limit; whoever needs more says so.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from replot.errors import ReplotError

__all__ = ["Limits", "current", "limited", "too_many", "way_out"]


@dataclass(frozen=True, slots=True)
class Limits:
    """What a description may ask for.

    Attributes
    ----------
    text : int
        Characters of the text. A longer text is refused.
    prose : int
        Characters of running text that are read: headings, paragraphs and list items. Each of them, each
        table and each further line or sentence of a paragraph counts for 50 more, a line of code for 10. What
        stands beyond is left out (R402).
    cells : int
        Cells of all panels together, and of all tables. A text with more is refused.
    categories : int
        Labels of one axis, lines and columns of one table. A text with more is refused; a range in words that
        stands for more (``1 to 1000000000 in steps of 1``) is not written out (R402).
    panels : int
        Panels of the figure; the others are left out (R402).
    """

    text: int = 2_000_000
    prose: int = 160_000
    cells: int = 250_000
    categories: int = 10_000
    panels: int = 200


STANDARD = Limits()
current: ContextVar[Limits] = ContextVar("limits", default=STANDARD)
"""The limits of the reading that is under way."""


@contextmanager
def limited(limits: Limits | None) -> Iterator[None]:
    """Read under some limits, or under the standard ones."""
    before = current.set(limits or STANDARD)
    try:
        yield
    finally:
        current.reset(before)


def way_out(field: str, asked: int) -> str:
    """What somebody does who wants it all the same."""
    return f"pass limits=replot.Limits({field}={asked}), or --limit {field}={asked}, to read it"


def too_many(what: str, asked: int, field: str) -> ReplotError:
    """The error for a text that asks for more than the limits allow."""
    limit = getattr(current.get(), field)
    return ReplotError(
        f"the text has {asked:,} {what}, more than the limit of {limit:,}; {way_out(field, asked)}"
    )
