"""How much a description may ask for.

Descriptions come from strangers, and a short text can claim a huge figure. So everything that a
text could make large has a stated limit; whoever needs more says so.
"""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import dataclass

from replot.errors import ReplotError

__all__ = ["Limits", "current", "too_many"]


@dataclass(frozen=True, slots=True)
class Limits:
    """What a description may ask for.

    Attributes
    ----------
    text : int
        Characters of the text. A longer text is refused.
    prose : int
        Characters of running text that are read: headings, paragraphs and list items, each of which
        counts for 25 more. What stands beyond is left out (R402); tables are always read.
    cells : int
        Cells of all panels together, and of one table. A figure with more is refused.
    categories : int
        Labels of one axis. A table is cut there, and a longer range in words not written out (R402).
    panels : int
        Panels of the figure; the others are left out (R402).
    """

    text: int = 2_000_000
    prose: int = 400_000
    cells: int = 1_000_000
    categories: int = 20_000
    panels: int = 200


STANDARD = Limits()
current: ContextVar[Limits] = ContextVar("limits", default=STANDARD)
"""The limits of the reading that is under way."""


def too_many(what: str, asked: int, field: str) -> ReplotError:
    """The error for a text that asks for more than the limits allow."""
    limit = getattr(current.get(), field)
    return ReplotError(
        f"the text has {asked:,} {what}, more than the limit of {limit:,}; "
        f"pass limits=replot.Limits({field}={asked}) to read it"
    )
