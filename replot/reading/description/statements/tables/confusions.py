"""Tables that list confusions, one pair of classes a line: what was true, what was predicted, how often."""

from __future__ import annotations

from collections.abc import Sequence

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


def counts_confusions(rows: Sequence[Sequence[str]]) -> bool:
    """Whether the first of these lines is the head of such a table, and the others hold names and counts."""
    order = order_of_confusions(rows[0]) if len(rows) > FEWEST else None
    if order is None or not all(len(row) == len(rows[0]) for row in rows):
        return False
    true, taken, count = order[:3]
    named = all(NAME.fullmatch(row[c]) for row in rows[1:] for c in (true, taken))
    counted = all(COUNT.fullmatch(row[count]) for row in rows[1:])
    return named and counted and bool(rows[1][true] and rows[1][taken])
