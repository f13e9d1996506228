"""Tables that list confusions, one pair of classes a line: what was true, what was predicted, how often."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.sides import side_of

__all__ = ["counts_confusions", "order_of_confusions"]
TAKEN_AS = re.compile(
    r"(?:(?:mis|was |were )?(?:classified|labell?ed|identified|read|recogni[sz]ed|taken|tagged) (?:as|for)|"
    r"(?:often |most )?(?:confused|mixed up) with|mistaken (?:for|as))\b",
    re.I,
)
"""What the head of the predicted classes may say in the place of ``Predicted``."""
COUNT_HEAD = re.compile(
    r"(?:(?:total )?(?:number|no\.?|num\.?|#) ?(?:of )?|total )?"
    r"(?:counts?|n|freq(?:uency|\.)?|numbers?|cases|errors|samples|instances|occurrences|times|examples|"
    r"images|confusions|misclassifications|mistakes|items|records|documents|how (?:often|many))"
    r"(?: \([^()]{1,20}\))?",
    re.I,
)
LINE_NUMBER = re.compile(r"#|rank|no\.?|nr\.?|id|index|", re.I)
"""The head of a column that only counts the lines."""
FEWEST = 2
MOST_COLUMNS = 9
NAME = re.compile(r"[^|]{0,60}[^\W\d_][^|]{0,60}|\d{1,3}|")
"""A class, be it a number, or that of the line above; a measured quantity has more places."""
COUNT = re.compile(r"\d{1,3}(?:,\d{3})+|\d{1,9}")


def order_of_confusions(heads: Sequence[str]) -> list[int] | None:
    """The columns of such a table: both sides, the count, and what else there is; None for other tables."""
    if not FEWEST < len(heads) <= MOST_COLUMNS:
        return None
    sides = [side_of(head) or ("predicted" if TAKEN_AS.match(head) else "") for head in heads]
    counts = [c for c, head in enumerate(heads) if COUNT_HEAD.fullmatch(head)]
    both = [c for c, side in enumerate(sides) if side and c not in counts]
    if sorted(sides[c] for c in both) != ["predicted", "truth"]:
        return None
    first = 1 if LINE_NUMBER.fullmatch(heads[0]) else 0
    counts = [c for c in counts if c >= first]
    if not counts or not set(range(first, min(both))) <= {counts[0]}:
        return None  # a text before its classes, and what the model made of it
    told = [*both, counts[0]]
    return told + [c for c in range(max(both) + 1, len(heads)) if c not in told]


def counts_confusions(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> bool:
    """Whether these are the heads of such a table, and the rows hold names and counts.

    No row is looked at behind the first one that does not.
    """
    if (order := order_of_confusions(heads)) is None:
        return False
    true, taken, count = order[:3]
    found = 0
    for found, row in enumerate(rows, 1):
        if len(row) != len(heads) or COUNT.fullmatch(row[count]) is None:
            return False
        if not all(NAME.fullmatch(row[c]) and (row[c] or found > 1) for c in (true, taken)):
            return False
    return found >= FEWEST
