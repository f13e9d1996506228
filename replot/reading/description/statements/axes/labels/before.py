"""The label and the list of an axis where they stand before its mention."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.abroad import COLUMNS_ABROAD, ROWS_ABROAD
from replot.reading.description.lexicon.counts import IRREGULAR, SEVERAL
from replot.reading.description.lexicon.labels import Label, LabelList
from replot.reading.description.lexicon.list_leads import trim
from replot.reading.description.lexicon.lists import QUOTED, split_list, tidy
from replot.reading.description.lexicon.plausible import plausible
from replot.reading.description.lexicon.ranges import expand_range
from replot.reading.description.statements.axes.labels.names import ITEM_START, clean_label
from replot.reading.description.statements.axes.words import DIRECTION

__all__ = ["LABEL_BEGINS", "backward_label", "backward_list"]
PLACE_VERB = (
    r"(?:[\s,]*(?:is|are|runs?|shown|stacked|drawn|spread|plotted|listed|placed|given|running|displayed|arranged|"
    r"laid out|set out|appears?|varies|goes|ordered|sits?|represented))*"
    r"\s+(?:on|along|down|across|in|as|over|by|up|vs\.?|against)?\s*(?:the\s+)?$"
)
LIST_LEAD = re.compile(
    r"(?:^|(?:^|[.;,]\s)(?=[^\W_a-z]\w+s\s)|"
    r"\b(?:has|have|having|[Ww]ith|shows?|lists?|plots?|displays?|puts?|places?|of|by|and|for|at|in|after)\s|"
    r"[,;:]\s)\s*"
    rf"(?:[Tt]he\s+)?(?P<kind>(?:[^\W\d_][a-z]+(?: [a-z]+){{0,2}}?s|(?:[a-z]+ ){{0,2}}?{IRREGULAR})\s+)?"
    r"(?=[^\W_a-z]|[\"“`'‘\[]|(?<=\bat )\d|(?<=\bafter )\d)"
)
TOLD_LIST = re.compile(
    r"(?:.*[.;:,]\s)?(?:.*\b(?:for|and|with|of|over)\s)?"
    r"(?P<label>[^\W\d_][\w ]{0,30}?)\s*(?:=\s+|:\s+(?![\d.]))"
    r"(?P<list>[^()=;:,]{1,40}(?:,[^()=;:,]{1,40})+?)\s*\($"
)
"""``k = 1, 2, 4``, before ``(x-axis)``."""
SMALL_LIST = re.compile(
    r"(?:.*[.;:])?\s*(?:the\s+)?[A-Za-z][a-z]+(?: [a-z]+)?s\s+"
    r"(?P<list>[a-z][\w-]*(?:, [a-z][\w-]*)*,? and [a-z][\w-]*)$"
)
"""``test suites unit, api and ui``, before ``in the columns``."""
BARE_LIST = re.compile(
    r"(?:.*[.;:]\s+|.*\b(?:with|while|whereas)\s+|"
    r"\W*(?:(?:from )?(?:bottom to top|top to bottom|left to right|right to "
    r"left)\b\W*)?(?:and\s+)?)(?:the\s+)?"
    r"(?P<list>\w[\w-]*(?:(?:, [a-z][\w-]*)+,? and [a-z][\w-]*|(?:, [a-z][\w-]*){2,}))$"
)
"""``bread, milk and rice``, before ``form the columns``."""
PAIR = re.compile(
    r"(?:.*[.;:]\s+|.*\b(?:with|while|whereas)\s+|\W*(?:and\s+)?)"
    r"(?P<list>(?!the\b|an?\b)\w[\w-]* and (?!the\b|an?\b)[\w-]+)$",
    re.I,
)
"""``petrol and diesel``, before ``are the columns``."""
OF_SEVERAL = re.compile(r"\s(?:are|form|make up)\s+(?:the\s+|its\s+)?$")
"""A verb behind two labels of one axis."""
LISTED_ON = re.compile(
    r"(?:\s+(?:are|is|runs?|goes?|go|stands?|sits?|lies?|appears?|listed|shown|given|placed|arranged|plotted|"
    r"displayed|drawn|located|found))*"
    r"(?:\s(?:forms?|makes? up|on|along|across|down|up|over|as|are|in)\s+(?:the\s+|"
    r"its\s+)?(?:bottom |left |top )?|(?:(?<!\band)(?<!\bwith)(?<!\bby)(?<!\bwhile)(?<!\bwhereas)"
    r"(?<![,:;])\s+the)?\s\(?)$"
)
PLACED = re.compile(r"(?:(?:on|along|across|down|up) the|on top)\b", re.I)
OTHER_AXIS = re.compile(r"(?:[^(]*\)|\s*\([^()]*\))?(?:.*[;:](?:\s|$))?")
"""What follows the mention of one axis and still belongs to it."""
LIES = (
    r"(?:\s+(?:is|are|runs?|shown|plotted|listed|placed|given|displayed|arranged|appears?|located|represented))*"
)
BRACKET_BEFORE = re.compile(
    rf"[)\]}}](?:,?{LIES}\s+(?:on|along|across|down|up|over|as|in|at)\s+(?:the\s+|its\s+)?|{LIES}\s+(?:the\s+)?\(?)$"
)
BRACKETED_BEFORE = re.compile(
    r"(?P<label>[^\W\d_][^()\[\].;:,]{0,60}?)\s*(?:(?:∈|=|\bin)\s*)?[(\[{](?P<list>[^()\[\]{}]{3,2000})"
    + BRACKET_BEFORE.pattern
)
"""``Countries (Norway, Sweden) are on the``, before the name of an axis."""
OF_TIME = r"\d{1,2}(?::\d\d)?\s?(?:[ap]m\b|[ap]\.m\.|h\b)"
RANGED_BEFORE = re.compile(
    rf"\b(?P<list>{OF_TIME}\s*(?:[-–]|to)\s*{OF_TIME}|"
    r"[A-Za-z]*\d+\s*(?:[-–]|to)\s*[A-Za-z]*\d+|[A-Z][a-z]{2,8}(?:\s?[-–]\s?|\sto\s)[A-Z][a-z]{2,8}|"
    r"[A-Z](?:\s?[-–]\s?|\sto\s)[A-Z])(?:\s+(?:is|are|runs?|go|goes|shown|listed|placed|given))*"
    r"(?:\s+(?:on|along|across|down|up)\s+(?:the\s+|its\s+)?|\s+)$"
)
"""``Queries q1-q4 are on the``."""
LISTED = re.compile(r"[,;/|]|\bto\b|\band\b|\d\s*[-–]\s*\d|…|\.\.")
"""What brackets hold that hold a list, and no unit."""


def _bracketed(source: str, begin: int, start: int) -> re.Match[str] | None:
    closed = BRACKET_BEFORE.search(source, begin, start)
    return BRACKETED_BEFORE.search(source, begin, start) if closed else None


def _told_list(source: str, begin: int, start: int) -> re.Match[str] | None:
    """The name and the list right before a bracket."""
    opened = source[start - 1 : start] == "("
    return TOLD_LIST.match(source, max(begin, start - REACH), start) if opened else None


APART = re.compile(r"\s[–—]\s")
"""What parts clauses, and stands in no label."""
REACH = 2000
"""Letters before a bracket in which a list may stand."""


DASHES_AND = re.compile(r"\s[–—]\s(?:and|while)\s")
"""The end of a list between dashes, behind which another axis is told."""


def backward_list(source: str, begin: int, start: int) -> LabelList | None:
    """``the seasons Spring and Autumn along the x-axis``: labels before the mention of their axis."""
    for told_of_another in DASHES_AND.finditer(source, begin, start):
        begin = told_of_another.end()  # "– A, B, in that order – and years, 2019 to 2023, across the top"
    if told := _told_list(source, begin, start):
        items = trim(split_list(told.group("list"), told.start("list")))
        if len(items) >= 2 and plausible(items):
            return LabelList(tuple(items), "list", told.start("list"), told.end("list"))
    if bracketed := _bracketed(source, begin, start):
        items = trim(split_list(bracketed.group("list"), bracketed.start("list")))
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
    close = source.find(")", start)
    long = close - start > MENTION_LENGTH and not DIRECTION.search(source, start, close + 1)
    if place.group().endswith("(") and long:
        return None
    begin = OTHER_AXIS.match(source, begin, place.start()).end()  # type: ignore[union-attr]
    kinds = (SMALL_LIST, BARE_LIST, PAIR) if OF_SEVERAL.fullmatch(place[0]) else (SMALL_LIST, BARE_LIST)
    ways = (way.match(source, begin, place.start()) for way in kinds)
    if small := next(filter(None, ways), None):
        items = split_list(source[small.start("list") : place.start()], small.start("list"))
        if len(items) >= 2 and all(len(item.text.split()) == 1 for item in items):
            return LabelList(tuple(items), "list", items[0].start, items[-1].end)
    for lead in LIST_LEAD.finditer(source[begin : place.start()]):
        items = trim(split_list(source[begin + lead.end() : place.start()], begin + lead.end()))
        kind = lead.group("kind")
        least = 2 if kind or place.group().rstrip().endswith(("the", "(")) else 3
        if kind and kind[0].isupper() and len({len(item.text.split()) for item in items}) > 1:
            continue  # "Paris Metro, Lyon": no kind of things, but the first of them
        whole = all(
            APART.search(item.text) is None
            and (
                ITEM_START.match(item.text)
                or source[item.start] in QUOTES
                or (kind and ONE_WORD.fullmatch(item.text))
            )
            for item in items
        )
        if len(items) >= least and plausible(items) and whole:
            return LabelList(tuple(items), "list", items[0].start, items[-1].end)
    return None


ONE_WORD = re.compile(
    r"(?!(?:while|whereas|but|with|the|an?|of|by|on|in|at|for|to|is|are|as|which|that|their|its)\b)"
    r"[^\s\w]{0,2}\w[\w-]*[^\s\w]?|[!?%&*+#@$]"
)
"""Of ``tokens un, ##able and [SEP]``."""
NEAR = 12
LAST_OF_LIST = re.compile(r"\b(?:and|or)\s+$")
JOINED = re.compile(
    rf"(?:\band|\bby|\bper|\bversus|\bvs\.?|\bagainst|,|"
    rf"\b(?:in|for|across|over|at|on)\s(?=(?:the\s)?(?:\d{{1,3}}|{SEVERAL})\s))\s*"
    r"(?:the\s+)?[\w-]+(?:\s[\w-]+){0,3}\s*$"
)
"""``and corruption`` of ``by model (rows) and corruption (columns: noise, blur)``."""


COUNTED = re.compile(rf"\s*(?:the\s)?(?:\d{{1,3}}|{SEVERAL})\s+(?=[^\W\d_][^,]*$)", re.I)
"""``ten funds``, whose name is *funds*."""
MENTION_LENGTH = 12
LEADS_TO = re.compile(r"[^()]{0,8}\)\s+(?:in)?to\s")
ORIGIN = re.compile(r".*\bfrom\s(?:(?:each|every|an?)\s)?")
"""``flows from``, before ``home (rows) to work (columns)``."""
OTHER_FOLLOWS = re.compile(
    r"[^()]*\),?\s+(?:and|by|versus|vs\.?|against|×|x|with)\s+[^().;]{2,60}\((?:the )?(?:rows?|"
    r"col(?:umn)?s?|[xy])\b",
    re.I,
)
"""After the mention of one axis in brackets, the other one in brackets of its own."""
PARTED = (
    "number", "time", "day", "hour", "month", "week", "year", "date", "age", "type", "kind", "rate", "degree",
    "level", "size", "depth", "share", "amount", "length", "name", "position", "source", "place", "angle",
    "stage", "window", "part",
)
OF_ITSELF = "".join(rf"(?<!\b(?i:{noun}))(?<!\b(?i:{noun})s)" for noun in PARTED)
OF_ITSELF += r"(?<!\bcountry)(?<!\bcountries)"
"""Nouns of which *of* and what follows are a part: ``number of samples``, ``time of day``."""
LABEL_BEGINS = re.compile(
    r"^(?:.*(?:[;:.]\s|[\"”],\s|\b(?:and|with|while|whereas|has|have|shows?|plots?|for|by|in different)\s|"
    rf"\b(?:[Ww]e|[Tt]hey|I) \w+\s|{OF_ITSELF}\sof\s|\bof the [\w-]+ over\s))?\s*(?:the\s+)?"
)
OF_FIGURE_WITH = r"\b(?i:heat ?map|matrix|grid|chart|plot|figure)\b[^.;:]*?,?\swith\b(?= [\w\s-]{1,40}$)"
"""``heatmap of rents with``, before ``towns (rows)``."""
PARTICIPLE = re.compile(
    r"(?:^|[,;(]|\b(?:and|versus|vs\.?|against|by))\s*(?P<label>[a-z]+ed (?:on|with|by|in|at|to|for))\s*$",
    re.I,
)
"""``trained on`` of ``trained on (rows) vs tested on (columns)``."""
JUDGED = re.compile(r"\b(?:against|versus|vs\.?) the [\w -]{2,40}(?:ed|en)(?: [a-z]+)? $")
"""``against the grade given later by``: who judged, and no other name of the axis."""
ELIDED = re.compile(
    r"[,;]\s+(?:and\s+|with\s+)?(?:the\s+)?"
    r"(?P<label>(?!(?:and|with|while|whereas|but|where|as)\b)[^\W\d_][\w -]{1,30}?)"
    r"(?<!\band)(?<!\bwith)(?<!\bby)(?<!\bof)(?<!\bon)(?<!\bin)(?<!\bare)(?<!\bis)\s+the\s+$"
)
"""``years form the columns, districts the``, before *rows*."""
LAST_TWO = re.compile(r"[^,]+ (?:and|or) [^,]+")
"""The end of a list, behind its last comma."""
AGAIN = re.compile(r"(?:and|against|versus|vs\.?|by|with|while|×|x)\s+(?:the\s+)?", re.I)
AMONG = re.compile(r",\s*(?:and\s+)?")
QUOTES = "\"“`'‘"
SECOND_NOUN = re.compile(
    r"\w(?<!\bof)(?<!\bin)(?<!\bon)(?<!\bfor)(?<!\bper)(?<!\bby)(?<!\bto)(?<!\bat)(?<!\bfrom)(?<!\bwith)(?<!\band)\s+the\s+"
)
"""``expression the gene``: with the article another name begins."""


ABROAD = re.compile(rf"{ROWS_ABROAD}|{COLUMNS_ABROAD}", re.I)
SETS = ("=", ":", "：")
"""Between the lines of a figure and their name, which then stands behind."""


def backward_label(
    source: str, begin: int, start: int, end: int, strong: bool
) -> tuple[str | None, int, int] | None:
    """``Draft length down the left side``: a label before the mention, with its place."""
    before = source[begin:start]
    if re.search(r"\(\s*$", before):  # "(columns)", "Value and Momentum (columns)"
        directed = DIRECTION.match(source, end)
        closing = source[directed.end() if directed else end :][:2].lstrip()
        phrase = before[: before.rindex("(")]
        if told := _told_list(source, begin, start):
            return clean_label(told["label"]), *told.span("label")
        if closing.startswith(")") and (bracketed := _bracketed(source, begin, start)):
            cut = LABEL_BEGINS.match(bracketed["label"]).end()  # type: ignore[union-attr]
            if "∈" in bracketed.group():  # a letter
                cut = bracketed["label"].rfind(" ") + 1
            at = bracketed.start("label") + cut
            return clean_label(bracketed["label"][cut:]), at, bracketed.end("label")
        if not closing.startswith(")") and not (
            closing[:1] in (":", ",") and (JOINED.search(phrase) or OTHER_FOLLOWS.match(source, end))
        ):
            return None
        if (done := PARTICIPLE.search(phrase)) is not None:
            return done["label"], begin + done.start("label"), begin + done.end("label")
        named = [m for m in QUOTED.finditer(source[:start]) if m.start() >= begin]
        if named and not source[named[-1].end() : begin + len(phrase)].strip():
            return tidy(named[-1].group(0)), named[-1].start(), named[-1].end()
        cut = max(
            (
                m.end()
                for m in re.finditer(
                    rf"[.;:]\s|\(|\bon\b|{OF_FIGURE_WITH}|{OF_ITSELF}\sof\b|^\s*of\b|\bfor\b|\bby\b|\bover\b|\bacross\b|\bbetween\b|\bper\b|"
                    r"[\"”],\s|\)\s|\b(?:versus|vs\.?|against|shows?|showing|plots?|plotting|displays?|displaying|gives?|"
                    r"compar(?:es?|ing)|presents?|lists?|cross-?tabulates?|cross(?:es|ing)|contrasts?|relat(?:es|ing))\s|"
                    r"\b(?:[Ww]e|[Tt]hey|I) \w+\s|\b(?:in|at) (?=different\b|various\b|\d)",
                    phrase,
                )
                if m[0] != "by" or not JUDGED.search(phrase, 0, m.start())
            ),
            default=0,
        )
        if LEADS_TO.match(source, end) and (origin := ORIGIN.match(phrase)) is not None:
            cut = max(cut, origin.end())
        joint = re.match(
            r"[\s)\]]*(?:(?:and|×|x|,|;|or|with|versus|vs\.?|against|of|for|by|over|across|[a-z]{3,}ing "
            r"(?:in)?to)\s+)*",
            phrase[cut:],
        )
        cut += joint.end() if joint else 0
        cut += counted.end() if (counted := COUNTED.match(phrase[cut:])) else 0
        return clean_label(phrase[cut:]), begin + cut, begin + len(phrase)
    if strong:
        place = re.search(r"\s(?:on|along|across|down|up|for|at)\s+(?:the\s+)?$", before)
    else:
        place = re.search(PLACE_VERB, before)
        word = source[start:end].lower()
        if word.startswith(("row", "col")):
            place = re.search(
                r"\s(?:as|in|along|across|down|on|forms?|makes? up|are(?=\s+the\s))\s+(?:the\s+)?$", before
            )
        elif re.match(r"(?:down|along|across|runs|on|at|in|up)\b", word):
            place = re.search(
                r"(?:\s+(?:is|are|runs?|shown|plotted|listed|placed|given|running|displayed|stacked|drawn|spread|"
                r"arranged|ordered|sorted|alphabetically|chronologically|vertically|horizontally))*\s*$",
                before,
            )
        elif word in ("x", "y"):
            place = re.search(r"\son\s+$", before)
        elif ABROAD.match(source, start) and source[end : end + 2].lstrip().startswith(SETS):
            return None  # "行=source, 列=target"
    if not place and begin and (elided := ELIDED.search(before)) is not None:
        return clean_label(elided["label"]), begin + elided.start("label"), begin + elided.end("label")
    if not place:
        return None
    if ranged := RANGED_BEFORE.search(source, begin, start):
        said = source[begin : ranged.start("list")]
        cut = LABEL_BEGINS.match(said).end()  # type: ignore[union-attr]
        return clean_label(said[cut:]), begin + cut, ranged.start("list")
    if (bracketed := _bracketed(source, begin, start)) and LISTED.search(bracketed["list"]):
        said = bracketed.group("label")
        cut = LABEL_BEGINS.match(said).end()  # type: ignore[union-attr]
        return clean_label(said[cut:]), bracketed.start("label") + cut, bracketed.end("label")
    phrase = before[: place.start()]
    if phrase.rstrip().endswith((";", ".")):
        return None  # another clause ends there
    phrase = re.sub(
        r"(?:\s+(?:is|are|runs?|shown|plotted|listed|placed|given|running|displayed|arranged|varies|"
        r"appears?|goes|grows|extends|increases|lies|displays?|stands?|sits?))+$",
        "",
        phrase,
    )
    quoted = [
        m for m in QUOTED.finditer(source[:start]) if m.start() >= begin and m.end() <= begin + len(phrase)
    ]
    if len(quoted) > 1 and AMONG.fullmatch(source, quoted[-2].end(), quoted[-1].start()) is not None:
        return None  # "un", "deux" on the x-axis
    if quoted and not source[quoted[-1].end() : begin + len(phrase)].strip():
        label = tidy(quoted[-1].group(0))
        return (label, quoted[-1].start(), quoted[-1].end()) if label else None
    cut = max(
        (
            m.end()
            for m in re.finditer(
                r"\s(?:and|with)\s+ha(?:s|ve)\s+|[.;:,]\s|[)\]]\s|\((?![^()]{1,14}\)\s*$)|\s[–—-]\s|^\s*and\s|"
                r"(?<=[)\]]\s)(?:has|have|shows?|displays?|uses?|puts?|places?|lists?|plots?)\s+(?:the\s+)?|"
                r"\s(?:and|has|have|with|between|shows?|versus|vs\.?|against|"
                rf"by|while|plots?|where|for)\s+(?:the\s+)?|{OF_ITSELF}\sof\s+(?:the\s+)?|^\s*(?:[–—-]|and)\s*",
                phrase,
            )
        ),
        default=0,
    )
    clause = max(phrase.rfind(";", 0, cut), phrase.rfind(":", 0, cut)) + 1
    if LAST_OF_LIST.search(phrase, max(cut - NEAR, 0), cut) and phrase.find(",", clause, cut) >= 0:
        return None  # "Swimming and Dance, shown as columns"
    if (again := AGAIN.match(phrase, cut)) is not None:
        cut = again.end()
    cut = max((m.end() for m in SECOND_NOUN.finditer(phrase, cut)), default=cut)
    tail = phrase[cut:]
    name = clean_label(tail)
    if name is None or len(name.split()) > 6:
        return None
    if cut and LAST_TWO.fullmatch(name) and phrase[:cut].rstrip().endswith(","):
        return None  # "Ford, Opel and Fiat are the rows"
    at = begin + cut + max(tail.find(name), 0)
    return name, at, at + len(name)
