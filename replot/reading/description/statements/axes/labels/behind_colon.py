"""The label of an axis behind a colon or a dash."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.label_lists import CODES
from replot.reading.description.lexicon.lists import QUOTED
from replot.reading.description.lexicon.ranges import expand_range
from replot.reading.description.lexicon.short_forms import without_short_stops
from replot.reading.description.statements.axes.categories.list_begins import NEXT_QUOTED, begins_list
from replot.reading.description.statements.axes.labels.found import KIND, STOP, Found
from replot.reading.description.statements.axes.labels.names import clean_label

__all__ = ["label_behind_colon"]
LEADS = re.compile(
    r"\s*(?:[:=–—-](?!>)|(?:->|→)(?! ?\w+ (?:row|column|axis)\b))\s*|\s+(?:to\s+)?(?=(?:the|an?)\s+[a-z])"
)
"""From the mention of an axis to its name: ``train row → test column`` is no name of the rows."""
ARROWED = re.compile(r"(?P<kind>[^\W\d](?:[\w %/-]|\([^()]*\)){0,40}?)\s+→\s+"
                     r"(?=(?:[`\"“A-Z\d]|[^\s,→][^,→]{0,40},)[^→]*$)")
"""``role → User · Tool``: the name of an axis before an arrow."""
DASHED = re.compile(r"(?P<kind>[^\W\d](?:[\w %/-]|\([^()]*\)){0,50}?)\s+[–—-]\s+"
                    r"(?=[^\s|·•/,;:–—][^|·•,;:–—]{0,40}\s[|·•/]\s(?!.*\s[–—-]\s))")
"""``Town — Ayr | Bath``: the name of an axis before a dash and a list that bars or dots part."""
TICKED = re.compile(
    r"(?P<label>[^\W\d_](?:[^,;:.(]|\.(?=\d)){0,50}?(?: \([^(),]{1,14}\))?)"
    r"(?:[,;]\s+(?:(?:with|having|taking)\s+)?|\s+(?:with|having|taking)\s+)(?:the\s+)?(?:following\s+)?"
    r"(?:(?:tick )?labels|tick marks|ticks|categories|values|classes|levels)(?:\s*[:=]|\s+(?:at|are|of))?\s+"
    r"(?=\S)",
    re.I,
)
"""``Epoch, ticks 1, 5, 10``: the name before the labels."""
BEFORE_LIST = re.compile(
    r"\s*(?P<label>[A-Z][\w%/-]*(?: (?!(?:from|to|with|and|or|rang\w+|listed|labell?ed|titled|shown|is|are|"
    r"shows?|"
    r"has|have)\b)[\w%/-]+){1,5}) (?=\([^()]{1,400},[^()]{1,400}\))"
)
"""``Rating at start (AAA, AA)``: a name of several words before its labels."""
UNIT = re.compile(
    r"\s*(?P<unit>\((?:%|[kKMGTmµμnp]?(?:s|m|g|G|S|V|A|W|J|L|M|N|Hz|Pa|eV|B|bp|mol|Ω|F|T)|min|h|hr|hrs|d|dB|"
    r"cm|°C|°F|"
    r"°|K|bar|bits|bytes|px|percent|degrees|seconds|minutes|hours|days|weeks|months|years|tokens|#[Tt]okens|"
    r"meters)"
    r"(?:\s?[/·^⁻-][^()\s]{1,8})?\)|\((?:[^\W\d_]|[A-Z]{2,4})\)(?=\s*:))"
)
"""What a quantity is measured in, after its name; or letters that stand for it: ``Hour of day (UTC):``."""
NUMBER_NEXT = re.compile(r",?\s+[-−+]?\.?\d")
OF_NUMBERS = re.compile(
    r"(?P<kind>[^\W\d_]{2,20}(?: [a-z]{2,20}){0,2})(?: =)? "
    r"(?=[-−+]?[\d.]*\d(?:(?:\s[/|]\s|, )[-−+]?[\d.]*\d){2,}(?:[.;]?\s|[.;]?$))"
)
"""``pH 6.5, 7.0, 7.5``: what the first of several numbers has before it, and the others mean as well."""
OWN_UNIT = re.compile(
    r"\s*(?P<unit>\((?!(?:row|col|[xy]\b|top|left|right|bottom|hor|ver|log))[a-zµ#%/ ]{1,14}\))"
    r"(?=\s*(?:[.;|]|$))"
)
"""The same in any words, where nothing follows."""
BEFORE_RANGE = re.compile(r"(?:[\s,]+(?:ranging|going|running|from|between|with))*[\s,(]*$")
"""``days`` of ``days from Mon to Fri``."""
PLACED_FIRST = re.compile(r"\s*\((?:far )?(?:left|right|top|bottom)(?:most)?\),", re.I)
"""``oak (rightmost), elm``: the first label of a list and where it stands."""
NUMBERS = re.compile(r"\s*(?:the )?(?:integers?|(?:whole )?numbers|values|integer values) ?(?:from )?", re.I)
TWO_PARTED = re.compile(r"\s*[^\s;.][^;.]{0,60}; [^;.]{1,60}(?:[.;]|$)")
BRACKETS = re.compile(r"\s*\((?![^()]*(?:,|\d\s?[-–]|\bto\b))[^()]*\)")
"""A remark in brackets, which is no list and no range."""

CALL = re.compile(r"\s*[A-Za-z_]\w{0,40}(?:\.\w{1,40}){1,4}\(")
"""``columns: df.corr()``: what a program does, and no name."""


def label_behind_colon(rest: str) -> Found | None:
    """The label behind a colon or a dash: ``X-axis: Batch size (32, 64)``.

    Parameters
    ----------
    rest : str
        What follows the mention of an axis.
    """
    colon = LEADS.match(rest)
    if colon is None:
        return None
    if CODES.match(rest.lstrip()) or CALL.match(rest, colon.end()):
        return None, 0
    if (ticked := TICKED.match(rest, colon.end())) and (label := clean_label(ticked["label"])):
        return label, ticked.end()
    after = rest[colon.end() :]
    if (quoted := QUOTED.match(after)) is not None and NEXT_QUOTED.match(after, quoted.end()):
        return None, colon.end()
    if (whole := BEFORE_LIST.match(after)) and (label := clean_label(whole["label"])):
        return label, colon.end() + whole.end()
    for named in (KIND.match(after), ARROWED.match(after), DASHED.match(after), OF_NUMBERS.match(after)):
        if named and (label := clean_label(named["kind"])):
            return label, colon.end() + named.end()
    stop = STOP.search(without_short_stops(after))
    phrase = after[: stop.start()] if stop else after
    mark = stop.group(0).strip() if stop else ""
    # "x-axis: A, B, C" lists categories; "x-axis: Batch size (32, 64)" names the axis
    plain = BRACKETS.sub("", after) if mark == "(" else after  # "Ours (frozen), Ours, LoRA"
    listed = mark != ":" and begins_list(plain, 2 if mark == "," or TWO_PARTED.match(plain) else 3)
    spread = expand_range(after)
    ranged = spread is not None and (spread.start <= 1 or NUMBERS.fullmatch(after[: spread.start]))
    if spread is not None and not ranged and spread.start < len(phrase):
        phrase = BEFORE_RANGE.sub("", after[: spread.start])
    unit = UNIT.match(after, len(phrase))
    if unit is not None and NUMBER_NEXT.match(after, unit.end()):
        listed = False  # "depth (%), 0, 25, 50"
    if listed or ranged or PLACED_FIRST.match(after, len(phrase)):
        return None, colon.end()
    label = clean_label(phrase)
    if not label or len(label.split()) > 8:
        return None, colon.end()
    if unit is not None:  # "time (s), ranging from 0 to 3"
        return f"{label} {unit['unit']}", colon.end() + unit.end()
    if own := OWN_UNIT.match(after, len(phrase)):  # "Context (k tokens)."
        return f"{label} {own['unit']}", colon.end() + own.end("unit")
    return label, colon.end() + len(phrase)
