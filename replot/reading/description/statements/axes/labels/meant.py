"""The label of an axis behind a verb that says what it means."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import COUNT
from replot.reading.description.lexicon.lists import QUOTED
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.ranges import expand_range
from replot.reading.description.lexicon.short_forms import without_short_stops
from replot.reading.description.statements.axes.categories.list_begins import (
    GLOSSED_LIST,
    NEXT_QUOTED,
    begins_list,
    two_names,
)
from replot.reading.description.statements.axes.labels.found import KIND, MEANS, RUNS, STOP, Found
from replot.reading.description.statements.axes.labels.names import clean_label

__all__ = ["meant_label"]
LISTS = rare(rf"\b(?:lists?|enumerates?|{RUNS})\s", re.I)
KIND_ALONE = re.compile(
    rf"(?:(?:specific|several|many|all|about|around|over|approximately|{COUNT}|\d{{1,4}}) )*"
    r"(?P<kind>(?:(?!or\b)[a-z][\w/-]* ){0,4}"
    r"(?!(?:labels|names|values|categories|classes|items|entries|numbers)\b)"
    r"[a-z][\w-]*s)(?=\s*(?:[.;]|$)|,? (?:\(?(?:such as|e\.g\.|like)|(?:while|whereas)|"
    r"(?:\([^()]{1,30}\) )?(?:also )?(?:sorted|ordered|ranked|arranged) (?:by|in|from))\b)"
)
"""``models``, of which none is named: ``lists models sorted by size``."""
KIND_QUOTED = re.compile(
    r"(?:[a-z]+ ){0,4}(?P<kind>[\"“][A-Z][^\"“”,\n]{2,40}s[.,]?[\"”])(?!\s*(?:,|/|and\b|or\b|to\b)?\s*[\"“])"
)
"""``pairs of "Teaching Tasks"``: one name in quotation marks, which is that of many things."""
COUNTED_KIND = re.compile(
    rf"(?:the )?(?:\d{{1,4}}|{COUNT}) "
    r"(?P<kind>(?!of\b)[a-z][\w-]*(?:s of (?:the )?[a-z]+|(?: of)?(?: [a-z][\w-]*){0,2}s))"
    r"(?=[,.;:]|$| \(| and (?:(?:on|along|down|across) )?(?:the )?(?:[xy]\b|col|row|hor|ver))"
)
"""``the 20 amino acids``: how many, and of what kind."""
TICKS = re.compile(r"(?:tick )?(?:labels|names|words|ticks|numbers|values|categories) (?=[\"“'‘`A-Z\d])")
"""``the labels A, B``: the word for all labels, and no name of an axis."""
DONE = re.compile(r"(?:[a-z]+ed|shown|drawn|written|set|given)(?: (?:in|on|by|with|as|to|at|from) .*)?")
COUNT_FIRST = re.compile(rf"(?:\w+ ){{0,2}}(?:\d+|{COUNT})\b(?!-)", re.I)
FEW = 2
NEAR = 80
"""Letters within which a name in quotation marks may follow an axis."""


def meant_label(rest: str, plural: bool = False) -> Found | None:
    """The label behind a verb that says what an axis means: ``represents the batch size``.

    Parameters
    ----------
    rest : str
        What follows the mention of an axis.
    plural : bool
        Whether the mention was *rows* or *columns*, of which two names are two labels.
    """
    means = MEANS.match(rest)
    if means is None:
        return None
    if TICKS.match(rest, means.end()) is not None:
        return None, 0
    start = means.end() - 4 * rest.startswith("the ", means.end() - 4)
    kind = KIND.match(rest, start)
    if LISTS.search(means.group(0)):
        kinds = (way.match(rest, means.end()) for way in (KIND_ALONE, KIND_QUOTED))
        for named in (kind, *kinds):
            if named and (label := clean_label(named["kind"])):
                return label, named.end()
        return None, 0  # what is listed are categories, never the name of the axis
    quoted = QUOTED.search(rest[:NEAR])
    if quoted and quoted.start() < means.end() - 1:
        return None
    if quoted and quoted.start() == means.end():
        label = clean_label(quoted.group(0))
        if label and not NEXT_QUOTED.match(rest, quoted.end()):
            return label, quoted.end()
    if kind and (label := clean_label(kind["kind"])):
        return label, kind.end()
    after = rest[means.end() :]
    if (things := COUNTED_KIND.match(after)) and (label := clean_label(things["kind"])):
        return label, means.end() + things.end()
    spread = expand_range(after)
    if spread is not None and not spread.start and len(spread.labels) > FEW:
        return None, 0  # "columns are week 1 to week 5"
    stop = STOP.search(without_short_stops(after))
    phrase = after[: stop.start()] if stop else after
    are = means.group(0).rstrip().endswith(" are")
    listed = begins_list(after, 2 if plural else 3, are) and (not stop or stop.group(0).strip() == ",")
    if listed or GLOSSED_LIST.match(after) or (plural and two_names(phrase)):
        return None, 0
    label = clean_label(phrase)
    if label and DONE.fullmatch(label) and means.group(0).rstrip().endswith((" is", " are")):
        return None, 0  # "the task in the row is tested on"
    if label and len(label.split()) <= 7 and not COUNT_FIRST.match(phrase):
        return label, means.end() + len(phrase)
    return None, 0
