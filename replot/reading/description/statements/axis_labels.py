"""The label of an axis: before or after the words that name it."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import COUNT, SEVERAL
from replot.reading.description.lexicon.label_lists import CODES, plausible
from replot.reading.description.lexicon.labels import Label, LabelList
from replot.reading.description.lexicon.lists import QUOTED, split_list, tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.ranges import expand_range

__all__ = ["backward_label", "backward_list", "clean_label", "find_list_items", "forward_label"]
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
    r"corresponds? to|indicates?|denotes?|displays?|"
    r"plots?|gives?|stands? for|is|are|refers? to|depicts?|"
    r"contains?|lists?|measures?|varies|encodes?|for)\s+(?:an?\s+(?!and\b|or\b|to\b)|the\s+|different\s+|various\s+|"
    r"each\s+|increasing\s+)*",
    re.I,
)
STOP = rare(
    r"[.;:,(\[]|\s[–—→-]\s|\s(?:with|from|ranging|rang(?:es|ed|e)|values?|listed|list|lists|each|"
    r"and (?:lists|ranges|has|the|is|contains|includes|displays|shows|"
    r"columns|rows|goes|spans|runs|uses|vertical|y|x)|that|which|in (?:the order|order|steps|"
    r"increments)|on (?:the|a)|at|to the|for|numbered|containing|including|being|as|"
    r"increasing|going|spanning|spans|goes|running|runs|\d|where|shown|are|is|has|have|categories|"
    r"labeled|labelled|along|such|across|used|under|through|"
    r"arranged|starting|displaying|and (?:contain|list)s?)\b",
    re.I,
)
NOT_LABEL = re.compile(
    r"^(?:not\s.*|both|no|none|not|without|same|identical|the same|different|various|discrete|"
    r"categorical|categories|numeric(?:al)?|integers?|values?|labels?|ticks?|"
    r"(?:log-spaced |the )?powers? of .*|(?:even|odd|whole|consecutive) (?:numbers|integers|years).*|"
    r"also|each|left|right|top|bottom|horizontal|vertical|rows?|columns?|axis|it|its|there|one|two|"
    r"three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+|"
    r"labell?ed|unlabell?ed|(?:the )?(?:x|y)|both panels|shared|and|or|colou?r(?:[ -]?(?:bar|scale|map|"
    r"key|gradient))?s?|legend|(?:in|on|at|from|with|to|of|for|and|or|"
    r"by|as|but|that|which|this|these|all|an?)\s.*|linear|logarithmic|log scale|"
    r"top to bottom|left to right|bottom to top|continuous|row by row|column by column)\b(?:\s+(?:scale|"
    r"values?|labels?|categories|"
    r"axis|numbers?|title|panels?|label|of|the|order|row|side|list|from|and|to)\b.*)?$",
    re.I,
)
PLACES = re.compile(
    r"^(?:(?:listed|arranged|shown|placed|displayed|ordered|plotted)\b.*|vertical|horizontal|left|right|"
    r"bottom|top|both(?: panels)?|rows?|columns?|x|y|x-axis|y-axis|"
    r"left side|right side|horizontal axis|vertical axis|no label|"
    r"top[- ](?:to[- ]bottom|down)|left[- ](?:to[- ])?right|top\s*→\s*bottom|left\s*→\s*right|"
    r"bottom\s*→\s*top|"
    r"bottom[- ]to[- ]top|from top to bottom|from left to right|shared|all panels|"
    r"on the left|on the right|at the bottom|categorical|unlabell?ed|inputs?|on the bottom|side|"
    r".*panels?|each panel|.*subplots?|.*heatmaps?)$",
    re.I,
)


LISTS = rare(r"\blists?\s", re.I)
NEXT_QUOTED = re.compile(r"\s*,?\s*(?:and\s+)?[\"“`]")
SPACED_SIGN = re.compile(r"\S\s+[/|·•]\s+\S")
CLAUSE_ITEM = re.compile(
    r"\s*(?:and )?(?:numbered|from|with|rang\w+|show\w*|list\w*|values|in|each|which|going|includ\w+|"
    r"namely|where|"
    r"running|spanning|categor\w+|labell?ed)\b|.*\b(?:from|to|of|in|steps)\b"
)
ARROWED = re.compile(r"(?P<kind>[^\W\d](?:[\w %/-]|\([^()]*\)){0,40}?)\s+→\s+(?=[`\"“A-Z\d][^→]*$)")
"""``role → User · Tool``: the name of an axis before an arrow."""
CELLS = re.compile(r"\b(?:cells?|colou?r ?bar|tiles?|squares?)\b", re.I)
OVER = re.compile(
    r"\W*(?:(?:ranges?|runs?|varies|goes|sweeps?|spans?|shows?|is|lists?|ranging)(?: over)?|over)?\s*[:,]?\s*"
    r"(?P<label>[^\W\d][^\s{}(),.:;]*(?: [^\s{}(),.:;]+){0,3}?)\s*∈\s*[{\[(]"
)
"""``ranges over η ∈ {0.1, 0.2}``."""
PASSIVE = re.compile(
    r"\s*[:–—-]\s*(?P<label>[^\W\d][^.:;,()\"]{1,50}?)\s+(?:are|is)\s+(?:all\s+)?(?:listed|shown|arranged|placed|"
    r"displayed|plotted|ordered|given)\b"
)
"""``: Vaccines are listed``, after the name of an axis."""
KIND = re.compile(
    r"(?:the )?(?P<kind>(?:[a-z][\w-]* ){0,2}[a-z][\w-]*s)"
    r"(?:\s+(?=[A-Z\d\"“`‘](?:[^,;.|]|\.\d)*(?:[,;]| \||  ?and ))|"
    r"\s+(?=[a-z][\w-]*(?:;| \|))|"
    r"(?=, [A-Z\"“`‘]))"
)
"""``the years`` of ``the years 2000, 2005, 2010``: the name of what is listed."""


ARTICLE = re.compile(
    r"^(?:the|an?(?!\s+(?:and|or|to)\b)|each|every|(?:the )?(?:various|individual))\s+", re.I
)

COUNTED_KIND = re.compile(
    rf"(?:the )?(?:\d{{1,4}}|{COUNT}) (?P<kind>(?!of\b)[a-z][\w-]*(?: [a-z][\w-]*)?s)"
    r"(?=[,.;:]|$| and (?:the )?(?:[xy]\b|col|row|hor|ver))"
)
"""``the 20 amino acids``: how many, and of what kind."""


COUNT_BEFORE = re.compile(rf"^(?:\d{{1,3}}|{SEVERAL}) (?=(?:[a-z-]+ ){{0,2}}[a-z-]{{2,}}s$)", re.I)
"""``6`` of ``6 model sizes``: how many labels there are is no part of the name."""
FIGURE_BEFORE = re.compile(r"^(?:an? |the )?(?:heat ?map|plot|figure|chart|matrix|grid)(?:,| with| "
                           r"showing)\s+", re.I)
TOLD_OF = re.compile(
    r"^(?:there (?:are|is)\s+|(?:the |this |a )?(?:heat ?map|figure|plot|chart|matrix|graph) \w+s\s+)"
    r"(?:the |its )?",
    re.I,
)
"""``there are three``, ``heatmap compares three``: words before the name of what an axis lists."""
ENDS_IN_VERB = re.compile(r"(?:\s+|^)(?:are|is|grows?|goes|go|runs?)$", re.I)
OF_FIGURE = re.compile(r"\b(?:heat ?maps?|figure|chart|classifier)\b", re.I)


def clean_label(label: str) -> str | None:
    quoted = bool(QUOTED.fullmatch(label.strip().rstrip(",.")))
    label = tidy(label).strip(" -–—:=,.")
    if label.endswith(")") and label.count("(") < label.count(")"):
        label = label[:-1].rstrip()
    label = COUNT_BEFORE.sub("", ARTICLE.sub("", FIGURE_BEFORE.sub("", label)))
    if quoted and label and re.search(r"[^\W\d]", label) and len(label) <= 90:
        return label
    label = COUNT_BEFORE.sub("", ENDS_IN_VERB.sub("", TOLD_OF.sub("", label)))
    if (
        not label
        or len(label) > 90
        or OF_FIGURE.search(label)
        or NOT_LABEL.match(label)
        or PLACES.match(label)
        or ((spread := expand_range(label)) is not None and spread.start == 0 and spread.end == len(label))
        or re.fullmatch(r"[\d\W]+", label)
    ):
        return None
    return label


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
            if re.search(r"[,;]|\bto\b|→|\d\s*[-–]\s*\d", inner) and not one:
                at -= aside.end()
                break
            label = clean_label(candidate or inner)
    if label:
        return label, at
    rest = segment[at:]
    lead = re.match(r"(?:\s*(?:,|:|–|—|-|=)\s*|\s*)(?=[\"“`'‘])", rest)
    if lead is not None and (quoted := QUOTED.match(rest, lead.end())):
        following = rest[quoted.end() : quoted.end() + 3]
        if not re.match(r"\s*,\s*[\"“`]", following):
            label = clean_label(quoted.group(0))
            if label:
                return label, at + quoted.end()
    verb = LABEL_VERB.search(rest)
    if verb and (verb.start() >= 90 or CELLS.search(rest, 0, verb.start())):
        verb = None
    if verb and not re.match(r"\W*(?:scale|gradient|bar)\b", rest):
        after = rest[verb.end() :]
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
            label = clean_label(after[: stop.start()] if stop else after)
            if label and len(find_list_items(after)) > most:
                return _named_before(rest, verb.start(), at)
            if label and len(label.split()) <= 8:
                return label, at + verb.end() + (stop.start() if stop else len(after))
    if (over := OVER.match(rest)) and (label := clean_label(over.group("label"))):
        return label, at + over.end("label")
    if (passive := PASSIVE.match(rest)) and (label := clean_label(passive.group("label"))):
        return label, at + passive.end()
    quoted = QUOTED.search(rest[:80])
    means = MEANS.match(rest)
    if means and LISTS.search(means.group(0)):
        return None, at  # what is listed are categories, never the name of the axis
    if means and (not quoted or quoted.start() >= means.end() - 1):
        after = rest[means.end() :]
        if quoted and quoted.start() == means.end():
            label = clean_label(quoted.group(0))
            if label and not NEXT_QUOTED.match(rest, quoted.end()):
                return label, at + quoted.end()
        if (kind := KIND.match(after)) and (label := clean_label(kind.group("kind"))):
            return label, at + means.end() + kind.end()
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
    colon = re.match(r"\s*[:=–—-]\s*|\s+the\s+(?=[a-z])", rest)
    if colon and CODES.match(rest.lstrip()):
        return None, at
    if colon:
        after = rest[colon.end() :]
        for named in (KIND.match(after), ARROWED.match(after)):
            if named and (label := clean_label(named.group("kind"))):
                return label, at + colon.end() + named.end()
        stop = STOP.search(after)
        phrase = after[: stop.start()] if stop else after
        mark = stop.group(0).strip() if stop else ""
        # "x-axis: A, B, C" lists categories; "x-axis: Batch size (32, 64)" names the axis
        listed = _begins_list(after, 2 if mark == "," or TWO_PARTED.match(after) else 3)
        spread = expand_range(after)
        ranged = spread is not None and (spread.start <= 1 or NUMBERS.fullmatch(after[: spread.start]))
        label = None if listed or ranged else clean_label(phrase)
        if label and len(label.split()) <= 8:
            return label, at + colon.end() + len(phrase)
        return None, at + colon.end()
    return None, at


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


SEMICOLONS = re.compile(r"(?:[^.;:,(]|\.(?=\w)){1,30};(?:(?:[^.;:,(]|\.(?=\w)){1,30}(?:[;.]|$))+")
"""``numpy; numba; C++.``: short names parted by semicolons, and nothing else in the sentence."""


def find_list_items(text: str) -> list[str]:
    """Items of the list that a text begins with."""
    end = re.search(r"[.;:](?:\s|$)|\s[–—]\s|[(\[]", text)
    return [p for p in (text[: end.start()] if end else text).split(",") if p.strip()]


PLACE_VERB = (
    r"(?:\s*[,]?\s*(?:is|are|runs?|shown|plotted|listed|placed|given|running|displayed|arranged|"
    r"laid out|set out|appears?|varies|goes|ordered|sits?|represented))*"
    r"\s+(?:on|along|down|across|in|as|over|by|up|vs\.?|against)?\s*(?:the\s+)?$"
)


LIST_LEAD = re.compile(
    r"(?:^|(?:^|[.;,]\s)(?=[^\W_a-z]\w+s\s)|\b(?:has|have|having|with|shows?|lists?|plots?|displays?|puts?|places?|of|by|and|for)\s|[,;:]\s)\s*"
    r"(?:the\s+)?(?P<kind>[^\W\d_][a-z]+(?: [a-z]+){0,2}?s\s+)?(?=[^\W_a-z]|[\"“`'‘])"
)
LISTED_ON = re.compile(
    r"\s(?:forms?|makes? up|on|along|across|down|up|over|as|are)\s+(?:the\s+|"
    r"its\s+)?(?:bottom |left |top )?$|\s$"
)
PLACED = re.compile(r"(?:on|along|across|down|up) the\b", re.I)
OTHER_AXIS = re.compile(r"(?:[^(]*\)|\s*\([^()]*\))?(?:.*[;:](?:\s|$))?")
"""What follows the mention of one axis and still belongs to it."""
ITEM_START = re.compile(r"[^\W_a-z]|[\"“`'‘]")


BRACKET_BEFORE = re.compile(
    r"[)\]}](?:,?"
    r"(?:\s+(?:is|are|runs?|shown|plotted|listed|placed|given|displayed|arranged|appears?|located|represented))*"
    r"\s+(?:on|along|across|down|up|over|as|in|at)\s+(?:the\s+|its\s+)?|\s)$"
)
BRACKETED_BEFORE = re.compile(
    r"(?P<label>[^\W\d_][^()\[\].;:,]{0,60}?)\s*(?:(?:∈|=|\bin)\s*)?[(\[{](?P<list>[^()\[\]{}]{3,2000})"
    + BRACKET_BEFORE.pattern
)
"""``Countries (Norway, Sweden) are on the``, before the name of an axis."""
RANGED_BEFORE = re.compile(
    r"\b(?P<list>[A-Za-z]*\d+\s*(?:[-–]|to)\s*[A-Za-z]*\d+)(?:\s+(?:is|are|runs?|shown|listed|placed|given))*"
    r"\s+(?:on|along|across|down|up)\s+(?:the\s+|its\s+)?$"
)
"""``Queries q1-q4 are on the``."""
LABEL_BEGINS = re.compile(
    r"^(?:.*\b(?:and|with|while|whereas|has|have|shows?|plots?|for|by|of)\s+)?(?:the\s+)?"
)


def _bracketed(source: str, begin: int, start: int) -> re.Match[str] | None:
    closed = BRACKET_BEFORE.search(source, begin, start)
    return BRACKETED_BEFORE.search(source, begin, start) if closed else None


def backward_list(source: str, begin: int, start: int) -> LabelList | None:
    """``the seasons Spring and Autumn along the x-axis``: labels before the mention of their axis."""
    if bracketed := _bracketed(source, begin, start):
        items = split_list(bracketed.group("list"), bracketed.start("list"))
        if len(items) >= 2 and plausible(items):
            return LabelList(tuple(items), "list", bracketed.start("list"), bracketed.end("list"))
    if ranged := RANGED_BEFORE.search(source, begin, start):
        at = ranged.start("list")
        spread = expand_range(ranged.group("list"), None, True)
        if spread is not None:
            labels = tuple(Label(label.text, at, ranged.end("list")) for label in spread.labels)
            return LabelList(labels, "range", at, ranged.end("list"))
    place = LISTED_ON.search(source, begin, start)
    if place is None or not (place.group().strip() or PLACED.match(source, start)):
        return None
    begin = OTHER_AXIS.match(source, begin, place.start()).end()  # type: ignore[union-attr]
    for lead in LIST_LEAD.finditer(source[begin : place.start()]):
        items = split_list(source[begin + lead.end() : place.start()], begin + lead.end())
        kind = lead.group("kind")
        least = 2 if kind else 3
        if kind and kind[0].isupper() and len({len(item.text.split()) for item in items}) > 1:
            continue  # "Paris Metro, Lyon": no kind of things, but the first of them
        if len(items) >= least and plausible(items) and all(ITEM_START.match(item.text) for item in items):
            return LabelList(tuple(items), "list", items[0].start, items[-1].end)
    return None


LAST_OF_LIST = re.compile(r",[^;:]*\b(?:and|or)\s+$")
JOINED = re.compile(r"(?:\band|\bby|\bper|\bversus|,)\s+(?:the\s+)?[\w-]+(?:\s[\w-]+)?\s*$")
"""``and corruption`` of ``by model (rows) and corruption (columns: noise, blur)``."""


def backward_label(
    source: str, begin: int, start: int, end: int, strong: bool
) -> tuple[str | None, int, int] | None:
    """``Draft length down the left side``: a label before the mention, with its place."""
    before = source[begin:start]
    if re.search(r"\(\s*$", before):  # "(columns)", "Value and Momentum (columns)"
        closing = source[end : end + 2].lstrip()
        phrase = before[: before.rindex("(")]
        if not closing.startswith(")") and not (closing.startswith(":") and JOINED.search(phrase)):
            return None
        named = [m for m in QUOTED.finditer(source[:start]) if m.start() >= begin]
        if named and not source[named[-1].end() : begin + len(phrase)].strip():
            return tidy(named[-1].group(0)), named[-1].start(), named[-1].end()
        cut = max(
            (
                m.end()
                for m in re.finditer(
                    r"[.;:]\s|\(|\bon\b|\bof\b|\bfor\b|\bby\b|\bacross\b|\bbetween\b|\bper\b|"
                    r"\)\s+(?:and|by)\s",
                    phrase,
                )
            ),
            default=0,
        )
        joint = re.match(r"[\s)\]]*(?:(?:and|×|x|,|;|or|with|versus|vs\.?|against)\s+)*", phrase[cut:])
        cut += joint.end() if joint else 0
        phrase_start = begin + cut
        return clean_label(phrase[cut:]), phrase_start, begin + len(phrase)
    if strong:
        place = re.search(r"\s(?:on|along|across|down|up|for|at)\s+(?:the\s+)?$", before)
    else:
        place = re.search(PLACE_VERB, before)
        word = source[start:end].lower()
        if word.startswith(("row", "col")):
            place = re.search(r"\s(?:as|in|along|across|down|on)\s+(?:the\s+)?$", before)
        elif re.match(r"(?:down|along|across|runs|on|at|in|up)\b", word):
            place = re.search(
                r"(?:\s+(?:is|are|runs?|shown|plotted|listed|placed|given|running|displayed|"
                r"arranged))*\s*$",
                before,
            )
        elif word in ("x", "y"):
            place = re.search(r"\son\s+$", before)
    if not place:
        return None
    if ranged := RANGED_BEFORE.search(source, begin, start):
        said = source[begin : ranged.start("list")]
        cut = LABEL_BEGINS.match(said).end()  # type: ignore[union-attr]
        return clean_label(said[cut:]), begin + cut, ranged.start("list")
    if bracketed := _bracketed(source, begin, start):
        said = bracketed.group("label")
        cut = LABEL_BEGINS.match(said).end()  # type: ignore[union-attr]
        return clean_label(said[cut:]), bracketed.start("label") + cut, bracketed.end("label")
    phrase = before[: place.start()]
    if phrase.rstrip().endswith((";", ".")):
        return None  # another clause ends there
    phrase = re.sub(
        r"(?:\s+(?:is|are|runs?|shown|plotted|listed|placed|given|running|displayed|arranged|varies|"
        r"appears?|goes|grows|extends|increases|lies))+$",
        "",
        phrase,
    )
    quoted = [
        m for m in QUOTED.finditer(source[:start]) if m.start() >= begin and m.end() <= begin + len(phrase)
    ]
    if quoted and not source[quoted[-1].end() : begin + len(phrase)].strip():
        label = tidy(quoted[-1].group(0))
        return (label, quoted[-1].start(), quoted[-1].end()) if label else None
    cut = max(
        (
            m.end()
            for m in re.finditer(
                r"[.;:,)\]]\s|\(|\s[–—-]\s|^\s*and\s|\s(?:and|has|have|with|shows?|of|versus|vs\.?|against|"
                r"by|while|plots?|where|for)\s+(?:the\s+)?|^\s*(?:[–—-]|and)\s*",
                phrase,
            )
        ),
        default=0,
    )
    tail = phrase[cut:]
    if LAST_OF_LIST.search(phrase[:cut]):
        return None  # "Swimming and Dance, shown as columns"
    name = clean_label(tail)
    if name is None or len(name.split()) > 6:
        return None
    at = begin + cut + max(tail.find(name), 0)
    return name, at, at + len(name)
