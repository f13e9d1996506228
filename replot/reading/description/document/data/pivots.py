"""The call that makes the grid of a heatmap, in a sentence: ``df.pivot_table(index="town", ...)``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["with_pivots_in_words"]
CALL = rare(r"`[\w.\[\]\"']{1,60}\.(?:pivot|pivot_table)\((?P<members>[^`()\n]{5,240})\)`")
MEMBER = re.compile(r"\b(?P<key>index|columns|values)\s*=\s*\[?[\"'](?P<name>[^\"'\n]{1,60})[\"']\]?")
SAID = {"index": "Rows: ", "columns": "columns: ", "values": "cells: "}


def with_pivots_in_words(source: str) -> str:
    """A text as long as before in which such a call says in words what the rows and the columns are."""
    return CALL.sub(_said, source)


def _said(call: re.Match[str]) -> str:
    members = {member["key"]: member["name"] for member in MEMBER.finditer(call["members"])}
    if "index" not in members or "columns" not in members:
        return call[0]
    told = "; ".join(f"{SAID[name]}{members[name]}" for name in SAID if name in members)
    return f"{told}. ".ljust(len(call[0]))
