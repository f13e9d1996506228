"""What a colour bar is called."""

from __future__ import annotations

from itertools import islice

from replot.findings import Span
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.metrics import METRIC
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.bars.labels_beside import label_beside, label_between
from replot.reading.description.statements.bars.labels_called import called_label, quoted_label
from replot.reading.description.statements.bars.names import NO_NAME, is_name
from replot.reading.description.statements.bars.units import CHANGE_IN, changed, with_unit
from replot.reading.description.statements.bars.words import BAR_WORD

__all__ = ["bar_label", "told_label"]
ONE_HUE = (
    r"(?:blue|red|green|orange|purple|yellow|gr[ae]y|teal)s?(?: (?:shades|tones|hues|colou?rs?|gradient))?"
)
TELLS = rare(
    r"\b(?:(?:colou?r)?bars?|scale|legend|key|colou?r ?map|gradient|sidebar|colou?rs?)\b"
    r"(?:\s+(?:on|at|to|along) (?:the|its) (?:far )?\w+(?: (?:side|hand side|edge))?(?: of the \w+)?)?"
    rf"(?:\s?\([^()]{{1,30}}\))?[:,]?\s+(?:(?:{ONE_HUE}),?\s+)?"
    r"(?:(?:(?:rang|run|go|span)\w+ (?:from |between )?|(?:from )?(?=[-−+]?\d))(?:approximately )?"
    r"\S{1,12}(?: \S{1,12})?(?: \([^()]{1,30}\))? (?:to|and) "
    r"\S{1,12}(?: \S{1,12})?(?: \([^()]{1,30}\))?,?\s+)?"
    r"(?:of the heat ?map )?(?:that |then |and )?"
    r"(?:(?:indicat|represent|show|denot|encod|measur|display|depict|giv|quantif)(?:s|ies|es|ing|ying|e|y)?|being|"
    r"maps(?! (?:the |all )?(?:colou?r|shade|value|number|hue|intensit|tone)s?\b)|"
    r"is a measure of)\s+(?:the )?"
    r"(?:(?:scale|range|values?|level|magnitude)s? (?:of|for) (?:the )?)?"
    rf"(?P<label>{CHANGE_IN}[^,.;:()]{{3,60}}?)(?: (?:values?|levels|scale))?"
    r"(?=\s*(?:[,.;:(]|$)|\s(?:rang\w+|from|mapping|between|with|on|going|spanning|where|as|using|by|in|at|"
    r"based on|for (?:each|every|the)|and (?:ends?|goes|runs|starts|has|is|reaches))\b)",
    re.I,
)
FOR_WHAT = rare(
    r"\b(?:bar|scale|legend|key|map|palette|gradient)s?\b[^.;]{0,60}?\d%?(?: ?\([^()]{1,30}\))?,? (?:to|and) "
    r"[-−+~≈]?\.?\d[\d.,]*%?(?: ?\([^()]{1,30}\))? for (?:the )"
    r"(?P<label>(?!(?:whole|entire|same|two|three|first|second|left|right|upper|lower|top|bottom|other|sake)\b)"
    r"[a-z][\w-]*(?: [\w-]+){0,3})(?=\s*(?:[.;,]|$))"
    r"(?<!panels)(?<!panel)(?<!maps)(?<!map)(?<!figure)(?<!plots)",
    re.I,
)
"""``a grey scale from 0 (black) to 1 (white) for the hit rate``."""
LEFT_OPEN = re.compile(r"\s+(?:of|for|in|the|and|between)$", re.I)
BEHIND_ENDS = re.compile(
    r"\d%?\s*\((?P<label>[^\W\d_](?:[^()\d]|(?<=\w)\d){2,50}?(?:\s?\([^\s()]{1,12}\))?)\)(?=\s*(?:[.;,]|$))"
)
"""``spans 0 to 0.8 (Attention weight)``."""
QUOTED_BEHIND = re.compile(
    r"(?:\d%?|\))\s*\((?P<label>[\"“](?=[^\W\d_a-z]|[^\"“”\n]{1,40}[(\[])[^\"“”\n]{1,60}[\"”])\)"
    r"(?=\s*(?:[.;,]|$))"
)
"""``spans -2 to 2 ("Row Z")``."""
QUOTE = re.compile(r"[\"“]")
AN_END = re.compile(
    r"(?:perfect|best|worst|max|min|maximum|minimum|full|severe|certain|always|never|strong\w*|weak\w*|"
    r"excellent|good|bad|poor|most|least|very|identical|complete|dominant|fast|slow|hot|cold|percent)\b",
    re.I,
)
"""What an end of the scale means, and not all of it."""


def bar_label(text: Text, at: int, after: int) -> tuple[str | None, Span | None]:
    """The label of a bar, and where it stands.

    Parameters
    ----------
    text : Text
    at, after : int
        Where the words that name the bar begin and end.
    """
    beside = label_beside(text, at, after)
    return (
        (beside if beside is None or HUE.fullmatch(beside[0]) is None else None)
        or called_label(text, at)
        or quoted_label(text, at)
        or label_between(text, after)
        or _behind_ends(text, after)
        or _for_what(text)
        or told_label(text, at)
    )


HUE = re.compile(ONE_HUE, re.I)
"""``Colour scale: Blue, from 0 to 60``: its colour, and what it shows may follow."""


def _for_what(text: Text) -> tuple[str, Span] | None:
    """What a scale with its ends is said to be for."""
    told = FOR_WHAT.search(text.text)
    if told is None or not is_name(told["label"]) or NO_NAME.match(told["label"]):
        return None
    return told["label"], text.span(*told.span("label"))


def _behind_ends(text: Text, after: int) -> tuple[str, Span] | None:
    """The name in the only brackets behind the numbers of a scale, or in quotation marks there."""
    quoted = list(islice(QUOTED_BEHIND.finditer(text.text, after), 2))
    if len(quoted) == 1 and QUOTE.search(text.text, after, quoted[0].start()) is None:
        return tidy(quoted[0]["label"]), text.span(*quoted[0].span("label"))
    found = list(islice(BEHIND_ENDS.finditer(text.text, after), 2))
    if len(found) != 1 or "(" in text.text[after : found[0].start()]:
        return None
    label = found[0]["label"]
    named = label[0].isupper() and not AN_END.match(label)
    if not (named or METRIC.fullmatch(label)) or not is_name(label) or NO_NAME.match(label):
        return None
    return label, text.span(*found[0].span("label"))


def told_label(text: Text, at: int) -> tuple[str | None, Span | None]:
    """What a scale is said to show: ``the bar indicates the melting point from ...``."""
    from replot.reading.description.colours.words import find_colours

    told = TELLS.search(text.text, at)
    if told is not None and BAR_WORD.search(text.text, told.start("label"), told.end()) is not None:
        told = TELLS.search(text.text, told.start("label"))  # "a bar shows the colour scale, representing"
    label = LEFT_OPEN.sub("", told["label"]) if told is not None else ""
    if told is None or len(changed(label).split()) > 6 or NO_NAME.match(label) or find_colours(label):
        return None, None
    end = with_unit(text.text, told.start("label") + len(label))
    return text.text[told.start("label") : end], text.span(told.start("label"), end)
