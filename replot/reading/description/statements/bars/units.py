"""The name of a quantity: what it may begin with, and the unit behind it, ``Refusal rate (%)``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re

__all__ = ["CHANGE_IN", "changed", "with_unit"]
CHANGE_IN = (
    r"(?:(?:relative |absolute )?(?:differences?|changes?|gains?|drops?|reductions?|improvements?|shifts?) "
    r"in (?:the )?)?"
)
"""What a name may begin with that *in* does not end."""
CHANGED = re.compile(CHANGE_IN, re.I)
UNIT = re.compile(
    r"\s?[(\[](?!(?:gr[ae]y|colou?r|log|linear|dark|light|in|by)\b)(?:%|[°‰#$€£]\s?[^\W\d]{0,6}|"
    r"[^\W\d][^\s()]{0,8}(?: [^\s()]{1,5})?)[)\]]"
    r"(?=\s*(?:[.,;)=:]|$|(?:with|from|on|at|and|rang\w+|in|per|is|are|goes|runs)\b))"
)


def with_unit(source: str, end: int) -> int:
    """Where a name that ends at a place ends with its unit."""
    found = UNIT.match(source, end)
    return found.end() if found is not None else end


def changed(label: str) -> str:
    """What a label that tells of a change in something is about; other labels as they are."""
    return label[CHANGED.match(label).end() :]  # type: ignore[union-attr]
