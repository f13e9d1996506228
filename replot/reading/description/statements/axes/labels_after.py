"""The label of an axis: before or after the words that name it."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import COUNT
from replot.reading.description.lexicon.label_lists import CODES
from replot.reading.description.lexicon.lists import QUOTED, split_list
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.ranges import expand_range
from replot.reading.description.statements.axes.names import ITEM_START, PLACES, clean_label

__all__ = ["forward_label"]
LABEL_VERB = rare(
    r"\b(?:labell?ed|labell?ing|titled|entitled|named|called|marked|headed|captioned|annotated|carr(?:y|"
    r"ies) the label|label\b(?:\s*\([^()]{1,40}\))?(?: is| reads|:)?|"
    r"title\b(?:\s*\([^()]{1,40}\))?(?: is|:)?|"
    r"axis title(?: is|:)?|with the (?:label|title)|reads?)\s*(?:as|with|by|the|simply|:)?\s*",
    re.I,
)
MEANS = re.compile(
    r"^(?:(?!\b(?:shad|colou?r|pale|light|dark))[^\"“`]){0,40}?\b(?:(?:we|you|there|one) (?:can )?"
    r"(?:have|see|find|are)|represent(?:s|ing)?|shows?|showing|"
    r"correspond(?:s|ing)? to|indicates?|denotes?|displays?|"
    r"plots?|gives?|stands? for|is|are|refers? to|depicts?|"
    r"contains?|lists?|enumerates?|measures?|carr(?:y|ies)|bears?|varies|encodes?|being(?! \w+ed\b)|for)\s+"
    r"(?:an?\s+(?!and\b|or\b|to\b)|the\s+|different\s+|various\s+|"
    r"increasing\s+|(?:one|each) of (?=the\s)|each\s+|values? of\s+)*",
    re.I,
)
STOP = rare(
    r"[.;,(\[{∈]|:(?!\w)|\s[–—→-]\s|\s(?:=|in)\s*[{\[]|\s(?:with|from|ranging|rang(?:es|ed|e)|values?|listed|list|lists|each|"
    r"and (?:lists|ranges|has|the|is|every|contains|includes|displays|shows|"
    r"columns|rows|goes|spans|runs|uses|vertical|y|x)|that|which|in (?:the order|order|steps|powers|"
    r"increments)|on (?:the|a)|at|to the|for|numbered|containing|including|being|as|"
    r"increasing|going|spanning|spans|goes|running|runs|\d|where|shown|are|is|has|have|"
    r"categories(?!\s*(?:[.;]|$))|labeled|labelled|along|such|across|used|under|through|"
    r"arranged|starting|displaying|and (?:contain|list)s?)\b",
    re.I,
)
CALL = re.compile(r"[^\W\d][\w-]*\([A-Za-z%°µ/,]{1,10}\)(?=[\s.;]|$)")
"""``f(a,b)`` and ``time(ms)``: a bracket that belongs to the name."""
LISTS = rare(r"\b(?:lists?|enumerates?)\s", re.I)
NEXT_QUOTED = re.compile(r"\s*,?\s*(?:and\s+)?(?:[\"“`‘]|(?<=[\s,])'(?=\w))")
SPACED_SIGN = re.compile(r"\S\s+[/|·•]\s+\S")
CLAUSE_ITEM = re.compile(
    r"\s*(?:and )?(?:numbered|from|with|rang\w+|show\w*|list\w*|values|in|each|which|going|includ\w+|"
    r"namely|where|"
    r"running|spanning|categor\w+|labell?ed|reading|(?:reads|has|have|goes|runs|carries|spans)(?=\s+\S)|"
    r"\w+(?:ed|ing) (?:by|with|from|along|in|as))\b|.*\b(?:from|to|of|in|steps)\b"
)
ARROWED = re.compile(r"(?P<kind>[^\W\d](?:[\w %/-]|\([^()]*\)){0,40}?)\s+→\s+(?=[`\"“A-Z\d][^→]*$)")
"""``role → User · Tool``: the name of an axis before an arrow."""
CELLS = re.compile(r"\b(?:cells?|colou?r ?bar|tiles?|squares?)\b", re.I)
OVER = re.compile(
    r"\W*(?:(?:ranges?|runs?|varies|goes|sweeps?|spans?|shows?|is|lists?|ranging|corresponds? to|represents?|"
    r"gives?)(?: over)?|over)?\s*[:,]?\s*(?:the )?"
    r"(?P<label>[^\W\d][^\s{}(),.:;]*(?: [^\s{}(),.:;]+){0,3}?)\s*∈\s*[{\[(]"
)
"""``ranges over η ∈ {0.1, 0.2}``."""
PASSIVE = re.compile(
    r"\s*[:–—-]\s*(?P<label>[^\W\d][^.:;,()\"]{1,50}?)\s+(?:are|is)\s+(?:all\s+)?(?:listed|shown|arranged|"
    r"placed|"
    r"displayed|plotted|ordered|given)\b"
)
"""``: Vaccines are listed``, after the name of an axis."""
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
TICKED = re.compile(
    r"(?P<label>[^\W\d_](?:[^,;:.(]|\.(?=\d)){0,50}?(?: \([^(),]{1,14}\))?)"
    r"(?:[,;]\s+(?:with\s+)?|\s+with\s+)(?:the\s+)?"
    r"(?:(?:tick )?labels|tick marks|ticks|categories|values|classes|levels)(?:\s*[:=]|\s+(?:at|are|of))?\s+"
    r"(?=\S)",
    re.I,
)
"""``Epoch, ticks 1, 5, 10``: the name before the labels."""
OWN_NAME = re.compile(
    r"\s(?:lists?|are|is|shows?|gives?|holds?|contains?)\s(?:[^\s.;:(),\"“`]+\s){1,5}"
    r"\((?P<label>[A-Z][a-z][\w/%-]*(?: [\w/%-]+){0,4})\)\s*:\s"
)
"""``Rows list the genes (Gene symbol): A, B``: what is printed beside them, behind what they are."""
KIND = re.compile(
    r"(?P<the>the )?(?P<kind>(?:[a-z][\w-]* ){0,2}[a-z][\w-]*s(?<!\bas))"
    r"(?:(?:\s+of)?\s+(?=[A-Z\d\"“`‘](?:[^,;.|]|\.\d)*(?:[,;]| \||  ?and ))|"
    r"\s+(?=[a-z][\w-]*(?:;| \|))|"
    r"(?=, [A-Z\"“`‘])|(?=,? (?:such as|including) )|"
    r"(?=(?: from (?:top|bottom|left|right|north|south|east|west) to \w+)?:\s)|"
    r"(?(the)\s+(?=[a-z][\w-]*, [a-z][\w-]*(?:[,.;]| and\b|$))|(?!)))"
)
"""``the years`` of ``the years 2000, 2005, 2010``: the name of what is listed."""
KIND_ALONE = re.compile(
    rf"(?:(?:specific|several|many|all|about|around|over|approximately|{COUNT}|\d{{1,4}}) )*"
    r"(?P<kind>(?:(?!or\b)[a-z][\w/-]* ){0,4}"
    r"(?!(?:labels|names|values|categories|classes|items|entries|numbers)\b)"
    r"[a-z][\w-]*s)(?=\s*(?:[.;]|$)|,? (?:\(?(?:such as|e\.g\.|like)|(?:while|whereas)|"
    r"(?:\([^()]{1,30}\) )?(?:also )?(?:sorted|ordered|ranked|arranged) (?:by|in|from))\b)"
)
"""``models``, of which none is named: ``lists models sorted by size``."""
LIST_ENDS = re.compile(
    r"\s*(?:[;.](?:\s|$)|,\s+(?:(?:and|with|where)\s+)?(?:each|every|all) (?:the )?(?:cell|square|tile)s?\b)"
)
"""What ends a list in brackets for good: what follows tells of the cells."""
COUNTED_KIND = re.compile(
    rf"(?:the )?(?:\d{{1,4}}|{COUNT}) "
    r"(?P<kind>(?!of\b)[a-z][\w-]*(?:s of (?:the )?[a-z]+|(?: of)?(?: [a-z][\w-]*){0,2}s))"
    r"(?=[,.;:]|$| \(| and (?:the )?(?:[xy]\b|col|row|hor|ver))"
)
"""``the 20 amino acids``: how many, and of what kind."""


def forward_label(segment: str, plural: bool = False) -> tuple[str | None, int]:
    """The label after a mention, and where the rest of the segment begins.

    Two names are labels of the axis where the mention was *rows* or *columns* (``plural``).
    """
    most = 1 if plural else 2
    at = 0
    # "X-Axis (Ratio):", but not "Y-Axis (Vertical):"
    label: str | None = None
    while aside := re.match(r"[\s,]*[(\[]([^()\[\]]*(?:\([^()]*\)[^()\[\]]*)?)[)\]]", segment[at:]):
        inner = aside.group(1).strip()
        quoted = QUOTED.match(inner)
        candidate = quoted.group(1) if quoted else inner
        at += aside.end()
        if label is None and inner and not PLACES.match(inner):
            one = quoted is not None and NEXT_QUOTED.match(inner, quoted.end()) is None
            one = one or (NAME_AND_UNIT.fullmatch(inner) is not None and segment[at : at + 1] == ":")
            if re.search(r"[,;]|\b(?:to|through)\b|→|\d\s*[-–]\s*\d", inner) and not one:
                kind = KIND_OF_RANGE.match(inner)
                if LIST_ENDS.match(segment, at) or kind:
                    return clean_label(kind["kind"]) if kind else None, at - aside.end()
                at -= aside.end()
                break
            label = inner if inner in ("Categories", "Category") else clean_label(candidate or inner)
    if label:
        return label, at
    rest = segment[at:]
    lead = re.match(r"(?:\s*(?:,|:|–|—|->|→|-|=)\s*|\s*)(?=[\"“`'‘])", rest)
    if lead is not None and (quoted := QUOTED.match(rest, lead.end())):
        following = rest[quoted.end() : quoted.end() + 3]
        if not re.match(r"\s*,\s*[\"“`]", following):
            label = clean_label(quoted.group(0))
            if label:
                return label, at + quoted.end()
    if (between := BETWEEN_COMMAS.match(rest)) and (label := clean_label(between["label"])):
        return label, at + between.end()
    if elided := BEHIND_COMMA.match(rest):
        for named in (KIND.match(rest, elided.end()), LISTED_THING.match(rest, elided.end())):
            if named and (label := clean_label(named["kind"])):
                return label, at + named.end()
    verb = LABEL_VERB.search(rest)
    if verb and (verb.start() >= 90 or CELLS.search(rest, 0, verb.start())):
        verb = None
    if verb and not re.match(r"\W*(?:scale|gradient|bar)\b", rest):
        after = rest[verb.end() :]
        if call := CALL.match(after):
            return call.group(), at + verb.end() + call.end()
        quoted = QUOTED.match(after)
        if quoted:
            label = clean_label(quoted.group(0))
            if NEXT_QUOTED.match(after, quoted.end()):
                return None, at  # several names are categories
            if label:
                return label, at + verb.end() + quoted.end()
        elif not re.match(r"\s*(?:with|from|by|at|in|on|every)\b", after) and verb.group(
            0
        ).strip().lower() not in ("reads", "read", "marked"):
            if (spread := expand_range(after)) is not None and spread.start == 0:
                return None, at  # "labelled Cluster 0 to Cluster 6" lists categories
            stop = STOP.search(after)
            said = after[: stop.start()] if stop else after
            literal = verb.group().rstrip().endswith(":")
            unit = OWN_UNIT.match(after, len(said)) if literal else None
            said = f"{said.rstrip()} {unit['unit']}" if unit is not None else said
            literal = literal and verb.group().lower().startswith("title")
            label = clean_label(f'"{said.strip()}"' if literal else said)
            items = find_list_items(after)
            goes_on = stop is not None and stop.group(0).strip().lower().startswith("and ")
            if label and len(items) > most and not goes_on and not CLAUSE_ITEM.match(items[1]):
                return _named_before(rest, verb.start(), at)
            if label and len(label.split()) <= 8:
                return label, at + verb.end() + (stop.start() if stop else len(after))
    if (over := OVER.match(rest)) and (label := clean_label(over.group("label"))):
        return label, at + over.end("label")
    if (passive := PASSIVE.match(rest)) and (label := clean_label(passive.group("label"))):
        return label, at + passive.end()
    if own := OWN_NAME.match(rest):
        return own["label"], at + own.end("label") + 1
    quoted = QUOTED.search(rest[:80])
    means = MEANS.match(rest)
    if means and LISTS.search(means.group(0)):
        start = means.end() - 4 * rest.startswith("the ", means.end() - 4)
        for named in (KIND.match(rest, start), KIND_ALONE.match(rest, means.end())):
            if named and (label := clean_label(named["kind"])):
                return label, at + named.end()
        return None, at  # what is listed are categories, never the name of the axis
    if means and (not quoted or quoted.start() >= means.end() - 1):
        after = rest[means.end() :]
        if quoted and quoted.start() == means.end():
            label = clean_label(quoted.group(0))
            if label and not NEXT_QUOTED.match(rest, quoted.end()):
                return label, at + quoted.end()
        start = means.end() - 4 * rest.startswith("the ", means.end() - 4)
        if (kind := KIND.match(rest, start)) and (label := clean_label(kind.group("kind"))):
            return label, at + kind.end()
        if (things := COUNTED_KIND.match(after)) and (label := clean_label(things.group("kind"))):
            return label, at + means.end() + things.end()
        stop = STOP.search(after)
        phrase = after[: stop.start()] if stop else after
        label = (
            None
            if (_begins_list(after, most + 1) and (not stop or stop.group(0).strip() == ","))
            or GLOSSED_LIST.match(after)
            or (plural and _two_names(phrase))
            else clean_label(phrase)
        )
        if label and DONE.fullmatch(label) and means.group(0).rstrip().endswith((" is", " are")):
            label = None  # "the task in the row is tested on"
        if (
            label
            and len(label.split()) <= 7
            and not re.match(
                rf"(?:\w+ ){{0,2}}(?:\d+|{COUNT})\b(?!-)",
                phrase,
                re.I,
            )
        ):
            return label, at + means.end() + len(phrase)
        return None, at
    colon = LEADS.match(rest)
    if colon and CODES.match(rest.lstrip()):
        return None, at
    if colon:
        if (ticked := TICKED.match(rest, colon.end())) and (label := clean_label(ticked["label"])):
            return label, at + ticked.end()
        after = rest[colon.end() :]
        if (quoted := QUOTED.match(after)) is not None and NEXT_QUOTED.match(after, quoted.end()):
            return None, at + colon.end()
        for named in (KIND.match(after), ARROWED.match(after)):
            if named and (label := clean_label(named.group("kind"))):
                return label, at + colon.end() + named.end()
        stop = STOP.search(after)
        phrase = after[: stop.start()] if stop else after
        mark = stop.group(0).strip() if stop else ""
        # "x-axis: A, B, C" lists categories; "x-axis: Batch size (32, 64)" names the axis
        plain = BRACKETS.sub("", after) if mark == "(" else after  # "Ours (frozen), Ours, LoRA"
        listed = mark != ":" and _begins_list(plain, 2 if mark == "," or TWO_PARTED.match(plain) else 3)
        spread = expand_range(after)
        ranged = spread is not None and (spread.start <= 1 or NUMBERS.fullmatch(after[: spread.start]))
        if spread is not None and not ranged and spread.start < len(phrase):
            phrase = BEFORE_RANGE.sub("", after[: spread.start])
        placed = PLACED_FIRST.match(after, len(phrase)) is not None
        label = None if listed or ranged or placed else clean_label(phrase)
        if label and len(label.split()) <= 8:
            unit = UNIT.match(after, len(phrase))
            if unit is not None:  # "time (s), ranging from 0 to 3"
                return f"{label} {unit['unit']}", at + colon.end() + unit.end()
            return label, at + colon.end() + len(phrase)
        return None, at + colon.end()
    return None, at


NAME_AND_UNIT = re.compile(r"[^\W\d_][^,;()\d]{2,40}, [a-z%°µ/]{1,12}")
"""``(Context length, tokens)``, before a list."""
LEADS = re.compile(
    r"\s*(?:[:=–—-](?!>)|(?:->|→)(?! ?\w+ (?:row|column|axis)\b))\s*|\s+(?:to\s+)?(?=(?:the|an?)\s+[a-z])"
)
"""From the mention of an axis to its name: ``train row → test column`` is no name of the rows."""
UNIT = re.compile(
    r"\s*(?P<unit>\((?:%|[kKMGTmµμnp]?(?:s|m|g|G|S|V|A|W|J|L|M|N|Hz|Pa|eV|B|bp|mol|Ω|F|T)|min|h|hr|hrs|d|dB|"
    r"cm|°C|°F|"
    r"°|K|bar|bits|bytes|px|percent|degrees|seconds|minutes|hours|days|weeks|months|years|tokens|#[Tt]okens|"
    r"meters)"
    r"(?:\s?[/·^⁻-][^()\s]{1,8})?\)|\((?:[^\W\d_]|[A-Z]{2,4})\)(?=\s*:))"
)
"""What a quantity is measured in, after its name; or letters that stand for it: ``Hour of day (UTC):``."""
DONE = re.compile(r"[a-z]+ed")
BEFORE_RANGE = re.compile(r"(?:[\s,]+(?:ranging|going|running|from|between|with))*[\s,(]*$")
"""``days`` of ``days from Mon to Fri``."""
KIND_OF_RANGE = re.compile(r"(?P<kind>[a-z][\w-]*s) \d+\s?(?:[-–]|to|through)\s?\d+$")
"""``weeks`` of ``weeks 1–5``."""
PLACED_FIRST = re.compile(r"\s*\((?:far )?(?:left|right|top|bottom)(?:most)?\),", re.I)
"""``oak (rightmost), elm``: the first label of a list and where it stands."""
OWN_UNIT = re.compile(r"(?P<unit>\([^\s(),\d]{1,12}(?: [^\s(),\d]{1,8})?\))\s*(?:[.;,]|$)")
"""What closes a name behind ``label:``: ``Rainfall (mm)``."""
COUNTED = re.compile(
    rf"(?:\d+|{COUNT}|categor\w+|labels?|class(?:es)?)\b", re.I
)


def _named_before(rest: str, end: int, at: int) -> tuple[str | None, int]:
    """``represents the variables, labelled A, B, C``: the name stands before the list."""
    means = MEANS.match(rest[:end])
    label = clean_label(rest[means.end() : end].strip(" ,")) if means else None
    if label is None or len(label.split()) > 4 or COUNTED.match(label):
        return None, at
    return label, at + end


def _two_names(phrase: str) -> bool:
    """``Spring and Autumn``: two names, and not one name that holds *and*."""
    items = split_list(phrase)
    return len(items) == 2 and all(ITEM_START.match(item.text) for item in items)


GLOSSED_LIST = re.compile(
    r"\s*[^(),;:.]{1,60} \([^(),;]{1,40}\)(?:, and |,| and) [^(),;:.]{1,60} \([^(),;]{1,40}\)"
)
"""``Heart Rate (HR), Mean Pressure (MP)``: every name with its short form."""
NUMBERS = re.compile(r"\s*(?:the )?(?:integers?|(?:whole )?numbers|values|integer values) ?(?:from )?", re.I)
NUMBERED_LIST = re.compile(r"\s*(?P<n>[^\W\d_][\w-]*) [\w.]*\d[\w.]*(?:[,;]|,? and) (?:and )?(?P=n) \S*\d")
"""``Layer 6, Layer 7``: one word with its numbers."""
TWO_PARTED = re.compile(r"\s*[^\s;.][^;.]{0,60}; [^;.]{1,60}(?:[.;]|$)")


def _begins_list(text: str, least: int) -> bool:
    """Whether a text begins with that many names, and not with one name and a clause about it."""
    items = find_list_items(text)
    if GLOSSED_LIST.match(text) or NUMBERED_LIST.match(text):
        return True
    parted = SEMICOLONS.match(text)
    if parted and parted[0].count(";") >= least - 1:
        return True
    if SPACED_SIGN.search(text.partition("(")[0]) and len(items) < 2:
        return len(split_list(text)) >= least
    return len(items) >= least and not CLAUSE_ITEM.match(items[1])


BRACKETS = re.compile(r"\s*\((?![^()]*(?:,|\d\s?[-–]|\bto\b))[^()]*\)")
"""A remark in brackets, which is no list and no range."""
SEMICOLONS = re.compile(r"(?:[^.;:,(]|\.(?=\w)){1,30};(?:(?:[^.;:,(]|\.(?=\w)){1,30}(?:[;.]|$))+")
"""``numpy; numba; C++.``: short names parted by semicolons, and nothing else in the sentence."""


def find_list_items(text: str) -> list[str]:
    """Items of the list that a text begins with."""
    end = re.search(r"[.;:](?:\s|$)|\s[–—-]\s|[(\[]", text)
    return [p for p in (text[: end.start()] if end else text).split(",") if p.strip()]
