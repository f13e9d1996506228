"""The label of an axis behind a verb that names it."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import COUNT
from replot.reading.description.lexicon.lists import QUOTED
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.ranges import expand_range
from replot.reading.description.lexicon.short_forms import without_short_stops
from replot.reading.description.lexicon.units import BRACKETED
from replot.reading.description.statements.axes.categories.list_begins import (
    CLAUSE_ITEM,
    NEXT_QUOTED,
    begins_list,
    find_list_items,
)
from replot.reading.description.statements.axes.labels.found import MEANS, STOP, Found
from replot.reading.description.statements.axes.labels.names import clean_label

__all__ = ["called_label"]
LABEL_VERB = rare(
    r"\b(?:labell?ed|labell?ing|titled|entitled|named|called|tagged|marked|headed|captioned|annotated|carr(?:y|"
    r"ies) the label\b|label\b(?:\s*\([^()]{1,40}\)|,[^,;\"“]{1,40},)?(?: is| reads|:)?|"
    r"title\b(?:\s*\([^()]{1,40}\))?(?: is|:)?|"
    r"axis title(?: is|:)?|with the (?:label|title)|reads?)\s*(?:as|with|by|the|simply|:)?\s*",
    re.I,
)
CALL = re.compile(r"[^\W\d][\w-]*\([A-Za-z%°µ/,]{1,10}\)(?=[\s.;]|$)")
"""``f(a,b)`` and ``time(ms)``: a bracket that belongs to the name."""
CELLS = re.compile(r"\b(?:cells?|colou?r ?bar|tiles?|squares?)\b", re.I)
OWN_UNIT = re.compile(r"(?P<unit>\([^\s(),\d]{1,12}(?: [^\s(),\d]{1,8})?\))\s*(?:[.;,]|$)")
"""What closes a name behind ``label:``: ``Rainfall (mm)``."""
UNIT = re.compile(rf"\s?(?P<unit>{BRACKETED})(?=\s*(?:[.;,]|$|(?:and|with|from|is|are|in|on|at)\b))")
COUNTED = re.compile(
    rf"(?:\d+|{COUNT}|categor\w+|labels?|class(?:es)?)\b", re.I
)
BAR_FIRST = re.compile(r"\W*(?:scale|gradient|bar)\b")
NO_NAME = re.compile(r"\s*(?:with|from|by|at|in|on|every)\b")
READS = re.compile(r"\s*(?:reads?|marked)\s*", re.I)
FAR = 90
"""Letters between an axis and the verb that names it."""


def called_label(rest: str, plural: bool = False) -> Found | None:
    """The label behind a verb that names: ``is labelled "Epoch"``, ``titled Sample size``.

    Parameters
    ----------
    rest : str
        What follows the mention of an axis.
    plural : bool
        Whether the mention was *rows* or *columns*, of which two names are two labels.
    """
    verb = LABEL_VERB.search(rest)
    if verb is None or verb.start() >= FAR or CELLS.search(rest, 0, verb.start()):
        return None
    if BAR_FIRST.match(rest):
        return None
    after = rest[verb.end() :]
    if verb.group()[0].isupper() and after[:1].islower() and rest[: verb.start()].rstrip().endswith(","):
        return None  # "Warmup, Label smoothing, EMA"
    if call := CALL.match(after):
        return call.group(), verb.end() + call.end()
    if quoted := QUOTED.match(after):
        if NEXT_QUOTED.match(after, quoted.end()):
            return None, 0  # several names are categories
        label = clean_label(quoted.group(0))
        return (label, verb.end() + quoted.end()) if label else None
    if NO_NAME.match(after) or READS.fullmatch(verb.group()):
        return None
    if (spread := expand_range(after)) is not None and spread.start == 0:
        return None, 0  # "labelled Cluster 0 to Cluster 6" lists categories
    stop = STOP.search(without_short_stops(after))
    said = after[: stop.start()] if stop else after
    literal = verb.group().rstrip().endswith(":")
    unit = (OWN_UNIT if literal else UNIT).match(after, len(said))
    said = f"{said.rstrip()} {unit['unit']}" if unit is not None else said
    literal = literal and verb.group().lower().startswith("title")
    label = clean_label(f'"{said.strip()}"' if literal else said)
    items = find_list_items(after)
    goes_on = stop is not None and stop.group(0).strip().lower().startswith("and ")
    most = 1 if plural else 2
    listed = len(items) > most or (len(items) > 1 and begins_list(after, most + 1))
    if label and listed and not goes_on and not CLAUSE_ITEM.match(items[1]):
        return _named_before(rest, verb.start())
    if label and len(label.split()) <= 8:
        return label, verb.end() + (stop.start() if stop else len(after))
    return None


BEHIND_COLON = re.compile(r"\s*:\s*(?:the )?(?=[^\W\d_][^:;.()]{1,40}$)")
"""``: Models``, before ``labelled A, B, C``."""


def _named_before(rest: str, end: int) -> Found:
    """``represents the variables, labelled A, B, C``: the name stands before the list."""
    means = MEANS.match(rest[:end]) or BEHIND_COLON.match(rest[:end])
    label = clean_label(rest[means.end() : end].strip(" ,")) if means else None
    if label is None or len(label.split()) > 4 or COUNTED.match(label):
        return None, 0
    return label, end
