"""What a clause that counts a class is made of: its count, what joins it to another, and where it ends."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.quantities import Quantity

if TYPE_CHECKING:
    from replot.reading.description.statements.cells.classified.verdict_course import Verdict

__all__ = ["AND", "COUNT", "END", "STOP", "N", "counted", "each_once", "first_way"]
COUNT = r"(?:\d{1,3}(?:,\d{3})+|\d{1,7})"
N = rf"(?P<n>{COUNT})(?![\d%]|[.,]\d|\s?%)"
"""A count that is no share, and no start of a longer number."""
AND = r"\s*(?:[,;]\s*)?(?:(?:and|but|while|whereas) )?"
END = r"(?=\s*(?:[,;.]|$|(?:and|but|while|whereas)\s))"
STOP = re.compile(r"[\s.;]*")
"""What may be left behind the last clause of a sentence."""


def counted(match: re.Match[str], group: str = "n") -> Quantity:
    """The count in a group of what was found, with its place."""
    return Quantity(float(match[group].replace(",", "")), *match.span(group), match[group])


def first_way(ways: Iterable[re.Pattern], source: str, at: int) -> re.Match[str] | None:
    """What the first pattern that fits finds at a place."""
    return next((found for way in ways if (found := way.match(source, at)) is not None), None)


def each_once(verdicts: Iterable[Verdict]) -> tuple[Verdict, ...]:
    """The verdicts, or none of them where two count the same."""
    found = tuple(verdicts)
    return found if len({verdict[:2] for verdict in found}) == len(found) else ()
