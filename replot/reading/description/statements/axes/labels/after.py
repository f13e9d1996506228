"""The label of an axis behind the words that mention it."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.label_lists import ONE_OF
from replot.reading.description.lexicon.lists import QUOTED
from replot.reading.description.statements.axes.categories.list_begins import NEXT_QUOTED
from replot.reading.description.statements.axes.labels.behind_colon import label_behind_colon
from replot.reading.description.statements.axes.labels.called import called_label
from replot.reading.description.statements.axes.labels.found import KIND, Found
from replot.reading.description.statements.axes.labels.meant import meant_label
from replot.reading.description.statements.axes.labels.names import PLACES, clean_label

__all__ = ["forward_label"]
ASIDE = re.compile(r"[\s,]*[(\[]([^()\[\]]*(?:\([^()]*\)[^()\[\]]*)?)[)\]]")
WAY_BEHIND = re.compile(
    r"[,;]\s*(?:(?:listed|reading|running|ordered) )?(?:from )?(?:top|bottom|left|right)\s?(?:→|->|-to-|"
    r"-|to )\s?"
    r"(?:the )?(?:top|bottom|left|right)$",
    re.I,
)
"""``(Ward, top → bottom)``: the name, and the way that the labels run."""
CALLED_INSIDE = re.compile(
    r"^(?:(?:en)?titled|labell?ed|named|called|headed|captioned|"
    r"(?:axis )?(?:title|label|name|heading))(?: as| is)?:? (?=[\"“][^\"“”\n]{1,60}[\"”]$)"
)
"""``(titled "From")``: what leads to the name."""
LISTED = re.compile(r"[,;]|\b(?:to|through)\b|→|\d\s*[-–]\s*\d")
LISTED_INSIDE = re.compile(r"(?:,|:)\s+(?:with\s+)?(?=[^\W_]).*(?:,|\band\b)")
"""``("Outcome", with Event above and No event below)``: the name, and the labels in the same brackets."""
NAMED_INSIDE = re.compile(
    r"(?P<label>(?:[A-Za-zα-ω][\w_{}^]{0,3} ?= ?)?"
    r"(?!(?:top|bottom|left|right|from|in|on|at|and|the|with|e\.g|i\.e)\b)"
    r"[^\W\d_][\w%/-]*(?: [\w%/-]+){0,4}(?: \([^()\s]{1,12}\))?): (?=\S)[^:]*?[,–-]"
)
"""``(depth: 1, 2, 5)``, ``(M = number of trials: 1, 5, 10)``."""
NAME_AND_UNIT = re.compile(
    r"[^\W\d_][^,;()\d]{2,40}, (?:[a-z%°µ/²³·]{1,12}|[A-Za-zµ°]{1,4}/[A-Za-zµ°²³]{1,6})"
)
"""``(Context length, tokens)``, before a list."""
KIND_OF_RANGE = re.compile(r"(?P<kind>[a-z][\w-]*s) \d+\s?(?:[-–]|to|through)\s?\d+$")
"""``weeks`` of ``weeks 1–5``."""
LIST_ENDS = re.compile(
    r"\s*(?:[;.](?:\s|$)|,\s+(?:(?:and|with|where)\s+)?(?:each|every|all) (?:the )?(?:cell|square|tile)s?\b)"
)
"""What ends a list in brackets for good: what follows tells of the cells."""
BEFORE_QUOTE = re.compile(
    r"(?:\s+one(?:\s+(?:as|is|reads))?\s+|\s+(?:is|runs?|stands?|sits?|reads?|appears?)\s+(?:the )?|"
    r"\s*(?:,|:|–|—|->|→|-|=)\s*|\s*)(?=[\"“`'‘])"
)
QUOTE_LISTED = re.compile(
    r"(?: (?:is |being )?(?:at|on) (?:the )?(?:very )?(?:top|bottom|left|right))?(?:\s*[,|/·;]|"
    r",? (?:and|or|to)\b)\s*[\"“`]"
)
BETWEEN_COMMAS = re.compile(
    r",\s+(?P<label>(?!(?:\w+ed|on|at|in|with|from|which|that|as|running|going|at|the)\b)"
    r"[^\W\d_][\w/%-]*(?: [\w/%-]+){0,4}(?: \([^(),]{1,14}\))?),\s+"
    r"(?=(?:goes|runs|reads|lists|shows|has|ranges|spans|covers|carries|contains|extends|takes)\b)"
)
"""``The vertical axis, Year, goes 2019, 2020``."""
BEHIND_COMMA = re.compile(r",\s+(?:(?:from|running|going)\s[^,.;:]{3,40},\s+)?(?=the\s)")
"""``on the horizontal axis, from left to right, the months Jan, Feb``: no verb leads to the name."""
LISTED_THING = re.compile(
    r"the (?P<kind>[^\W\d_][\w-]*(?: [a-z][\w-]*){0,4})(?=(?::\s| \()[^.;:()]{1,40}[,–-])"
)
"""``the number of tools: 1, 2``."""
OVER = re.compile(
    r"\W*+(?:(?:ranges?|runs?|varies|goes|sweeps?|spans?|shows?|is|lists?|ranging|corresponds? to|"
    r"represents?|gives?)(?: over)?|over)?\s*+[:,]?\s*(?:the )?"
    r"(?P<label>[^\W\d][^\s{}(),.:;]*(?: [^\s{}(),.:;]+){0,3}?)\s*∈\s*[{\[(]"
)
"""``ranges over η ∈ {0.1, 0.2}``."""
PASSIVE = re.compile(
    r"\s*[:–—-]\s*(?P<label>[^\W\d][^.:;,()\"]{1,50}?)\s+(?:are|is)\s+(?:all\s+)?(?:listed|shown|arranged|"
    r"placed|"
    r"displayed|plotted|ordered|given)\b"
)
"""``: Vaccines are listed``, after the name of an axis."""
ELIDED = re.compile(
    r"\s+(?P<label>(?!(?:is|are|and|or|has|have|was|labels?|with|of|in|on|at|for|values?|ticks?|from|both|the)\b)"
    r"[^\W\d][\w/%-]*(?: (?!(?:is|are|has|was|axis)\b)[\w/%-]+){0,3}(?: \([^()]{1,14}\))?),\s+"
    r"(?=(?:ranging|running|spanning|going|listing)\b)"
)
"""``the x-axis is longitude, ranging from ..., and the y-axis latitude, ranging from``: without its verb."""
OWN_NAME = re.compile(
    r"\s(?:lists?|are|is|shows?|gives?|holds?|contains?)\s(?:[^\s.;:(),\"“`]+\s){1,5}"
    r"\((?P<label>[A-Z][a-z][\w/%-]*(?: [\w/%-]+){0,4})\)\s*:\s"
)
"""``Rows list the genes (Gene symbol): A, B``: what is printed beside them, behind what they are."""


FOR_PANELS = re.compile(
    r"\s+(?:in|of|for|on|across) (?:both|all|each|every|the)(?: (?:of the|\w+))? "
    r"(?:heat ?maps?|panels?|plots?|matrix|matrices|sub-?plots?|maps?)\b"
)
"""``The y-axis for both heatmaps``: the panels that share an axis are no part of its name."""


HEADS = re.compile(
    r"\s+(?:tick )?(?:labels?|headings?|headers?)(?=\s*\((?:(?-i:[a-z])[^()]*|"
    r"[A-Z][a-z]{2,}(?:[ /][A-Za-z]{2,}){0,3}(?<=s))\)\s*:)",
    re.I,
)
"""``Column labels (pH):``, ``Row labels (Models)``: what stands before the name of the axis in brackets."""


def forward_label(segment: str, plural: bool = False) -> Found:
    """The label after a mention, and where the rest of the segment begins.

    Parameters
    ----------
    segment : str
        What follows the mention of an axis.
    plural : bool
        Whether the mention was *rows* or *columns*, of which two names are two labels.
    """
    if (where := FOR_PANELS.match(segment)) is not None:
        segment = " " * where.end() + segment[where.end() :]
    if (heads := HEADS.match(segment)) is not None:
        segment = " " * heads.end() + segment[heads.end() :]
    said, at = _in_brackets(segment)
    if said is not None:
        return said
    rest = segment[at:]
    if (choice := ONE_OF.search(rest)) is not None:
        rest = rest[: choice.start()]
    label, end = (
        _one_each(rest)
        or _quoted(rest)
        or _between_commas(rest)
        or called_label(rest, plural)
        or _before_values(rest)
        or meant_label(rest, plural)
        or label_behind_colon(rest)
        or (None, 0)
    )
    return label, at + end


def _in_brackets(segment: str) -> tuple[Found | None, int]:
    """What the brackets behind a mention say, and where else to look: ``X-Axis (Ratio):``."""
    at = 0
    label: str | None = None
    while aside := ASIDE.match(segment, at):
        inner = CALLED_INSIDE.sub("", WAY_BEHIND.sub("", aside.group(1).strip()))
        quoted = QUOTED.match(inner)
        if label is None and quoted is not None and LISTED_INSIDE.match(inner, quoted.end()):
            return (clean_label(quoted[0]), aside.start(1) + quoted.end()), at
        headed = NAMED_INSIDE.match(inner) if label is None and aside.group(1).startswith(inner) else None
        if headed and not PLACES.match(headed["label"]) and (name := clean_label(headed["label"])):
            return (name, aside.start(1) + headed.end("label") + 1), at
        if label is None and inner and not PLACES.match(inner):  # and not "Y-Axis (Vertical):"
            one = quoted is not None and NEXT_QUOTED.match(inner, quoted.end()) is None
            one = one or (
                NAME_AND_UNIT.fullmatch(inner) is not None and segment[aside.end() : aside.end() + 1] == ":"
            )
            several = quoted is not None and NEXT_QUOTED.match(inner, quoted.end()) is not None
            if (several or LISTED.search(inner)) and not one:
                kind = KIND_OF_RANGE.match(inner)
                if LIST_ENDS.match(segment, aside.end()) or kind:
                    return (clean_label(kind["kind"]) if kind else None, at), at
                break
            named = quoted[0] if quoted else inner
            label = inner if inner in ("Categories", "Category") else clean_label(named)
        at = aside.end()
    return ((label, at) if label else None), at


ONE_EACH = re.compile(
    r"\s*,?\s+one (?:per|for (?:each|every|one of the))\s+"
    r"(?P<label>[^\W\d_][\w-]*(?: [\w-]+){0,3})(?=\s*[(,;:.]|$)",
    re.I,
)


def _one_each(rest: str) -> Found | None:
    """``five rows, one per question (Q1-Q5)``: what there is a line for."""
    told = ONE_EACH.match(rest)
    label = clean_label(told["label"]) if told is not None else None
    return (label, told.end()) if told is not None and label else None


def _quoted(rest: str) -> Found | None:
    """A name in quotation marks, if no list of them begins."""
    lead = BEFORE_QUOTE.match(rest)
    quoted = QUOTED.match(rest, lead.end()) if lead is not None else None
    if quoted is None or QUOTE_LISTED.match(rest, quoted.end()):
        return None
    label = clean_label(quoted.group(0))
    return (label, quoted.end()) if label else None


def _between_commas(rest: str) -> Found | None:
    if (between := BETWEEN_COMMAS.match(rest)) and (label := clean_label(between["label"])):
        return label, between.end()
    if elided := BEHIND_COMMA.match(rest):
        for named in (KIND.match(rest, elided.end()), LISTED_THING.match(rest, elided.end())):
            if named and (label := clean_label(named["kind"])):
                return label, named.end()
    return None


def _before_values(rest: str) -> Found | None:
    """The name before the values that it takes, or before the verb that lists them."""
    if (over := OVER.match(rest)) and (label := clean_label(over["label"])):
        return label, over.end("label")
    if (passive := PASSIVE.match(rest)) and (label := clean_label(passive["label"])):
        return label, passive.end()
    if (elided := ELIDED.match(rest)) and (label := clean_label(elided["label"])):
        return label, elided.end("label")
    if own := OWN_NAME.match(rest):
        return own["label"], own.end("label") + 1
    return None
