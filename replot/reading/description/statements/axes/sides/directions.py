"""Axes that only a direction tells: ``rates (0.1, 0.5) from left to right``, ``soils (clay, sand) down``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.changes import FALLS, GOES, RISES
from replot.reading.description.lexicon.counts import SEVERAL, count_word
from replot.reading.description.lexicon.label_lists import find_labels
from replot.reading.description.lexicon.labels import Label, LabelList
from replot.reading.description.lexicon.lists import claimed_count, split_list, tidy
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.plausible import plausible
from replot.reading.description.lexicon.ranges import expand_range
from replot.reading.description.statements.axes.facts import AxisFact, with_list
from replot.reading.description.statements.axes.labels.before import LABEL_BEGINS
from replot.reading.description.statements.axes.labels.names import clean_label
from replot.reading.description.statements.axes.sides.one_way import ALONE, OF_COLOUR, ONE_WAY, read_one_way
from replot.reading.description.statements.axes.words import GIVES, MENTION, OF_CLASS, PLACED, PLACED_BEHIND

__all__ = ["read_directions"]
DIRECTION = (
    r"(?:from\s+)?(?:left[- ]to[- ]right|right[- ]to[- ]left|top[- ]to[- ]bottom|bottom[- ]to[- ]top|"
    r"(?:going|running|listed|reading)\s+(?:down|across))"
)
ACROSS = re.compile(r"left[- ]to[- ]right|right[- ]to[- ]left|across the", re.I)
COUNT = rf"(?P<n>{SEVERAL}|\d{{1,3}})"
LISTED = rare(
    rf"(?:^|[;,.]\s|\band\s)(?:the\s+)?(?P<label>[^\W\d_][\w -]{{1,40}}?)(?<!\s\s)\s+(?:goes|runs?|go|reads?|"
    rf"is|are|increases?|rises?|"
    rf"(?:is |are )?(?:ordered|listed|shown))\s++(?P<list>[^.;]{{5,300}}?),?\s+{DIRECTION}\b",
    re.I,
)
"""``likelihood goes Rare, Possible, Likely from left to right``."""
LISTED_AS = rare(
    r"(?:^|[;.]\s|\band\s)(?:the\s+)?(?P<label>[^\W\d_][\w -]{1,30}?)(?<!\s\s)\s+(?:are|"
    r"is)\s++(?P<list>[^.;:()]{3,300}?),?\s+"
    r"(?:shown|listed|displayed|given|arranged|placed|plotted|used)\s+(?:as|in|on|along|across|down)\s+(?:the\s+)?"
    r"(?P<a>rows?|columns?|[xy][- ]axis|vertical|horizontal)\b",
    re.I,
)
"""``the sports are tennis and dance, shown as columns``."""
KIND_LISTED = rare(
    r"\b(?:[Tt]he|has|have|having|with|and|of|by) "
    r"(?P<label>(?!(?:cells?|values|scores|numbers|rows|columns)\b)[a-z][\w-]*(?: [a-z][\w-]*)?s) "
    r"(?P<list>[\"“A-Z\d](?:[^.;:()]|\.(?=\d)){3,300}?),?\s+"
    r"(?:(?:go|run|stand|appear|are (?:listed|shown|arranged|placed))\s+)?(?:from\s+)?"
    r"(?:left[- ]to[- ]right|top[- ]to[- ]bottom|bottom[- ]to[- ]top|right[- ]to[- ]left)\b"
)
"""``the planets Venus, Earth and Mars from top to bottom``."""
ENDED = rare(
    r"(?:^|[;,.]\s|\band\s)(?:the\s+)?(?P<label>[^\W\d_][\w -]{1,40}?)(?<!\s\s)\s+(?:goes|runs?|rises?|"
    r"increases?|ranges?|is|are)\s+from\s++"
    r"(?P<a>[^.;,]{1,40}?)(?<!\s)\s+(?:at|on)\s+the\s+(?P<p>bottom|top|left|right)"
    r"(?:,?\s+(?:via|through|over|past)\s++"
    r"(?P<m>[^.;]{1,200}?))?,?\s+to\s+(?P<b>[^.;,]{1,40}?)\s+(?:at|on)\s+the\s+(?:bottom|top|left|right)\b",
    re.I,
)
"""``impact rises from Low at the bottom via Medium to High at the top``."""
COUNTED = rare(
    rf"\b{COUNT}\s+(?P<kind>(?:[a-z][\w-]*\s+){{0,2}}?[a-z][\w-]*s)\s*[,:(—–]\s*+(?:that(?:'|’)s\s++|"
    rf"namely\s++|which are\s++)?"
    rf"(?P<list>[^.;:()]{{3,300}}?)[,)]?\s+{DIRECTION}\b",
    re.I,
)
"""``three soils, clay, sand and loam, going across``."""
LAID = r"(?: (?:are|is|run|runs|go|goes|listed|running|going|shown|laid out|stacked|arranged|set out))*"
DOWN_ACROSS = rare(
    rf"(?:^|[(;:,.]\s*|\bof )(?P<y>[\w -]{{2,40}}?){LAID} "
    r"(?:down(?:wards?| the (?:page|side|left(?: side)?))?|on the left(?: side)?),? (?:and )?(?:the )?"
    rf"(?P<x>[\w -]{{2,40}}?){LAID} (?:across(?: it\b| the page\b)?|below|underneath)(?=[.,;:)\s]|$)",
    re.I,
)
ACROSS_DOWN = rare(
    r"(?:^|[(;:,.]\s*|\bof |\bwith )(?P<x>(?!moving|going|reading|from)[\w-]+(?: [\w-]+){0,2}?) across"
    r"(?: the top)?,? (?:and )?(?:the )?"
    r"(?P<y>[\w -]{2,40}?) down(?:wards?| the side)?(?=[.,;:)]|$)",
    re.I,
)
"""``true class down, predicted class across``; and the other way round."""
SHOWN = re.compile(r"^.*\b(?:has|have|with|shows?|lists?|plots?|puts?)\s+(?:the\s+)?", re.I)
GOING = rare(
    r"(?:^|[:;.,–—(]\s*|\band\s)(?:the\s+)?"
    r"(?P<label>[\"“][^\"“”\n]{1,40}[\"”]|[^\W\d_][\w -]{1,30}?)\s+(?:go|goes|run|runs|are|is|"
    r"read)\s+(?P<a>down|across)"
    r"(?:\s+the\s+\w+(?:\s+side)?)?(?:\s*[(:]|(?P<then>,)(?=\s+(?-i:[A-Z\d\"“])))\s*(?P<list>[^.;:()]{3,400})",
    re.I,
)
"""``days go down (Sun, Mon)``, ``days go down, Sun, Mon``."""
BEFORE_LIST = rare(
    r"(?:^|[;.,–—]\s*)(?P<label>[^\W\d_][\w -]{1,30}?)(?:\s*\((?:from )?(?:left to right|top to bottom|"
    r"bottom to top)\)(?:\s*:)?|,\s+from (?:left to right|top to bottom|bottom to top)\s*:)\s+"
    r"(?P<list>[^.;:()–—]{3,400})",
    re.I,
)
"""``sprints (left to right) S1, S2, S3``."""
NAMED = rare(
    r"(?:^|[(;.]\s*|,\s|\band\s)(?!(?:reads?|runs?|goes|listed|ordered|shown)\b)"
    r"(?P<label>[^\W\d_][\w-]*(?: [\w-]+){0,2}?)\s+(?:(?:are|is|run|runs|go|"
    r"goes|listed|ordered)\s+)*"
    r"from\s+(?P<d>left[- ]to[- ]right|top[- ]to[- ]bottom)\b",
    re.I,
)
"""``ages from left to right``."""
TREND = re.compile(
    rf"\b(?:{RISES}|{FALLS}|{GOES}|trends?|gradients?|shifts?|(?:transition|progress|gradual|darken|lighten|fad|"
    r"decay|differ)\w*|patterns?|var(?:y|ies))$", re.I)
"""``values increase from left to right``, ``the shift from left to right``: what values do, and no axis."""
STANDS_FOR = rf"(?:(?:(?:is|shows|represents|stands|holds|gives)\s+)?(?:for\s+)?{OF_CLASS})"
ARTICLE = (
    r"(?!(?:the )?(?:(?:dark|light|pal|bright|deep|strong|weak|faint|high|low|hott|warm|cool|cold|b|larg|"
    r"bigg|small|great|few|redd|blu|green|whit|black|full|empti|busi|poor)est|worst|most|least|only)\b)(?:the\s+)?"
)
"""Before a name: ``the top row is the cap``, and no ``the darkest``."""
ROWS = rare(
    r"\b(?:top|upper) row (?:is(?: labell?ed| named| called| for)?|shows|represents|stands for|holds|"
    rf"gives)\s+{OF_CLASS}{ARTICLE}(?P<a>[^\s,;.][^,;.]{{0,29}}?)(?P<m>(?:,\s*(?:and\s+)?the "
    r"(?:middle|second|third|fourth|next)(?: one|"
    rf" row)?\s+{STANDS_FOR}[^\s,;.][^,;.]{{0,29}}?){{0,9}}?),?\s*(?:and\s+)?the (?:bottom|last|lowest|lower)"
    rf"(?: one| row)?\s+{STANDS_FOR}{ARTICLE}(?P<b>[\"“][^\"“”\n]{{1,40}}[\"”]|"
    r"(?:(?!\b(?:in|with|of|at|is|are|has|and|which)\b)[^,;.\s]{1,30} ){1,2}[^,;.\s]{1,20}(?=[,;.]|$)|"
    r"[^,;.\s]{1,30})",
    re.I,
)
"""``the top row is fish, the middle one beef, and the bottom one tofu``."""
NEXT_ROW = re.compile(rf"the \w+(?: one| row)?\s+{STANDS_FOR}{ARTICLE}(?P<n>[^,;.]{{1,30}})", re.I)
DIRECTIONS = re.Either(
    ALONE, ONE_WAY, PLACED, PLACED_BEHIND, DOWN_ACROSS, LISTED, BEFORE_LIST, GOING, LISTED_AS, KIND_LISTED,
    ENDED, ROWS, COUNTED, NAMED,
)


def read_directions(text: Text, facts: dict[str, AxisFact]) -> bool:
    """Labels and categories of axes that are told by the direction in which they run; whether that is all."""
    if not DIRECTIONS.may_match(text.text):
        return False
    if read_one_way(text, facts):
        return True
    _placed(text, facts)
    _down_across(text, facts)
    source = text.text
    if GIVES.search(source) and not MENTION.search(source):
        return False
    for pattern in (LISTED, BEFORE_LIST, GOING, LISTED_AS, KIND_LISTED):
        for match in pattern.finditer(source):
            if AT.match(match.group("list")) or (pattern is LISTED and WAY.search(match["list"])):
                continue  # "ticks are at values: 1, 2, 3 (from bottom to top)" speaks of an axis named before
            items = split_list(match.group("list"), match.start("list"))
            fall = pattern is GOING and match["then"] and "across" not in source
            if fall and all(parse_quantity(item.text) for item in items):
                continue  # "sales go down, 40, 30, 20"
            named = match.groupdict().get("a")  # down, rows, y axis, vertical
            axis = None if named is None else "y" if named[0].lower() in "dryv" else "x"
            if pattern is BEFORE_LIST and ", from " in match[0]:
                if MENTION.search(match["label"]):
                    continue  # "The rows are tokens, from top to bottom: ..." names its axis
                axis = "x" if ", from left" in match[0] else "y"
            label = clean_label(match["label"])
            if label is None and pattern is BEFORE_LIST:  # "the heatmap of May: people (top to bottom)"
                label = clean_label(match["label"].rsplit(None, 1)[-1])
            _take(items, match, text, facts, label, axis)
    for match in ENDED.finditer(source):
        middle = split_list(match.group("m"), match.start("m")) if match.group("m") else []
        first, last = (Label(match.group(name).strip(), *match.span(name)) for name in "ab")
        items = [first, *middle, last] if middle else _counted(first, last)
        _take(items, match, text, facts, clean_label(match.group("label")))
    for match in ROWS.finditer(source):
        middle = [Label(tidy(m["n"]), *m.span("n")) for m in NEXT_ROW.finditer(source, *match.span("m"))]
        first, last = (Label(tidy(match.group(name)), *match.span(name)) for name in "ab")
        _take([first, *middle, last], match, text, facts, None, axis="y", way="")  # the places are told
    for match in COUNTED.finditer(source):
        items = split_list(match.group("list"), match.start("list"))
        if len(items) == count_word(match.group("n")):
            _take(items, match, text, facts, None)
    for match in NAMED.finditer(source):
        label = clean_label(match.group("label")) if TREND.search(match["label"]) is None else None
        axis = "x" if match.group("d").lower().startswith("left") else "y"
        several = " and " in match["label"] or claimed_count(match["label"])
        if label in facts[axis].categories:
            continue  # the last of "A, B and C from top to bottom"
        if label and facts[axis].label is None and not several and not _of_list(source, match, axis):
            facts[axis].merge(AxisFact(label=label, label_span=text.span(*match.span("label"))))
    return False


def _of_list(source: str, match: re.Match[str], axis: str) -> bool:
    """Whether what stands before a direction is the last of the labels of an axis named before."""
    if not match.group().startswith(","):
        return False
    mention = next(reversed(list(MENTION.finditer(source, 0, match.start()))), None)
    return mention is not None and (mention.lastgroup or "").lower() == axis


def _counted(first: Label, last: Label) -> list[Label]:
    """Whole numbers from the one to the other, where both are; else only the two."""
    spread = expand_range(f"{first.text} to {last.text}") if first.text.isdecimal() else None
    if spread is None or not 2 < len(spread.texts) <= MOST_COUNTED:
        return [first, last]
    return [first, *(Label(name, first.start, first.end) for name in spread.texts[1:-1]), last]


MOST_COUNTED = 40
AT = re.compile(r"at\b", re.I)
WAY = re.compile(
    r"\b(?:left[- ]to[- ]right|right[- ]to[- ]left|top[- ]to[- ]bottom|bottom[- ]to[- ]top)\b", re.I
)
"""What ends what is said of an axis: behind it comes another one."""


def _take(
    items: list[Label],
    match: re.Match[str],
    text: Text,
    facts: dict[str, AxisFact],
    label: str | None,
    axis: str | None = None,
    way: str | None = None,
) -> None:
    """Give a list to the axis that its direction tells, which runs as the words found do, or a way given."""
    if len(items) < 2 or not plausible(items) or OF_COLOUR.search(match[0]):
        return
    if axis is None and MENTION.search(match[0]):
        return
    axis = axis or ("x" if re.search(r"\b(?:left|right|across)\b", match.group(), re.I) else "y")
    found = LabelList(tuple(items), "list", items[0].start, items[-1].end)
    fact = with_list(AxisFact(label=label), text, found, 0, match.group() if way is None else way, axis)
    fact.directed = True
    if label:
        fact.label_span = text.span(*match.span("label"))
    facts[axis].merge(fact)


SAYS = re.compile(
    r"\b(?:is|are|was|were|has|runs|goes|lists|shows|reads|contains|values|labels|ticks|rows|columns)$", re.I
)
"""What ends like the name of several things, and is none."""


LED = re.compile(r"(?:^|(?<=\w)\W{0,3}: )(?P<words>(?:[\w-]+ ){1,4})$")
"""Words behind a colon that begin the name of an axis: ``y: chunk size in tokens (1, 2, bottom to top)``."""


def _placed(text: Text, facts: dict[str, AxisFact]) -> None:
    """``by hour (6 to 11, left to right)``: the direction of a list in brackets tells its axis."""
    source = text.text
    for placed in (*PLACED.finditer(source), *PLACED_BEHIND.finditer(source)):
        axis = "x" if ACROSS.search(placed.group()) else "y"
        found = find_labels(placed.group("list"))
        if found is not None and not MENTION.search(placed.group(0).split("(")[0]):
            begin = placed.start("label") + LABEL_BEGINS.match(placed["label"]).end()  # type: ignore[union-attr]
            led = LED.search(source, 0, placed.start())
            if led is not None and (placed["by"] or "of").strip().lower() == "of":
                begin = led.start("words")
            name = source[begin : placed.end("label")]
            named = led is not None or placed.group("by") or (name.endswith("s") and not SAYS.search(name))
            fact = with_list(
                AxisFact(label=clean_label(name) if named and not claimed_count(name) else None),
                text,
                found,
                placed.start("list"),
                source[placed.start("list") : placed.end()],
                axis,
            )
            fact.directed = True
            if fact.label:
                fact.label_span = text.span(begin, placed.end("label"))
            facts[axis].merge(fact)


def _down_across(text: Text, facts: dict[str, AxisFact]) -> None:
    """``true class down, predicted class across``."""
    source = text.text
    across = DOWN_ACROSS.search(source) or ACROSS_DOWN.search(source)
    if across:
        for axis in "xy":
            label = clean_label(SHOWN.sub("", across.group(axis)))
            if label:
                facts[axis].merge(AxisFact(label=label, label_span=text.span(*across.span(axis))))
        rest = source[across.end() :]
        named = re.match(r"[;:,]?\s*(?:(?:classes|labels|names|categories)\s*:)?\s*", rest)
        found = find_labels(rest[named.end() :]) if named else None
        if found is not None and rest[:1] in ";:":
            colon = re.match(r"[;:,]?\s*(?:classes|labels|names|categories)", rest)
            for axis in "xy" if colon else "x":
                facts[axis].merge(
                    with_list(
                        AxisFact(), text, found, across.end() + (named.end() if named else 0), source, axis
                    )
                )
