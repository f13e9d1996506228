"""The ends of a scale as a text tells them."""

from __future__ import annotations

from collections.abc import Iterator

from replot.findings import Span
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.numbers import PLAIN, POWER_OF_TEN, power_of_ten
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import DATE
from replot.reading.description.statements.bars.classes import UP_TO_TWICE, classes_told, open_classes
from replot.reading.description.statements.bars.one_end import both_ends
from replot.reading.description.statements.bars.tied import tied_ends

__all__ = ["end_value", "read_limits"]

COLOURED = (
    r"(?:\s*[(\[][^()\[\]]{0,60}[)\]])?(?:\s*,)?(?:\s*(?:at|on|in) (?:the |"
    r"its )?(?:very )?(?:bottom|top|left|right|low|high|lower|upper|foot|head)(?: end|"
    r" edge)?)?(?:\s*[(\[][^()\[\]]{0,60}[)\]])?"
)
BETWEEN = (
    r"(?:\s*(?:via|through|over|passing|past|with|and|,|–|—|"
    r"-)\s*+(?:(?:at\s++)?[-−+]?[\d.]*%?[^.;:\d]{0,60}?|[^.;:\d]{1,140}?|"
    r"[^.;:\d]{1,80}?[\d.]+%?[^.;:\d]{0,60}?))?"
)
TEN = re.sub(r"\?P<\w+>", "", POWER_OF_TEN.pattern)
NUM = (
    rf"(?:[~≈]\s?|(?:about|approximately|approx\.?|around|roughly|nearly|below|under|over|above|"
    rf"slightly \w+)\s+){{0,4}}[<>≤≥]?\s?(?:{TEN}|[$€£¥]?{PLAIN})\s?"
    r"(?:%|per ?cent\b|‰|°C|°F|°|€|\$|£|×|(?:(?-i:[kKMBx])|[mµ]?s)\b)?"
)
TO = (
    r"(?:to(?: about| around| approximately)?|through|…|\.{2,3}|–|—|(?<![A-Za-z]{3})-|→|up to|and ends? at|"
    r"(?<!,)(?<!, )and)"
)
LEADS_ON = (
    rf"(?=[\s\S]{{0,500}}?{TO}[\s`\"“]*(?:a max\w* of )?[`\"“]?(?:[~≈<>≤≥+\-−–.\d$€£¥]|about|approx|around|"
    rf"roughly|nearly|below|under|over|above|slightly))"
)
"""What must come anywhere behind the one end, so that it is worth looking for the other."""
FROM_TO = rare(
    rf"(?P<lead>\b(?:from|between|(?:ends|cut(?: off)?|clipped|capped|bounded) (?:are|at|being)|"
    r"(?:the|its|as|two|outer) ends(?: of (?:the|its|this) (?:colou?r[- ]?)?(?:bar|scale))?(?: are| "
    r"read| carry| show)?|"
    rf"spans?|spanning|rang(?:es?|ing)(?: from| between)?|runs?|extend(?:s|"
    rf"ing)(?: from)?|goes|covers?|limits?(?: are| of)?|"
    rf"limits? of (?:the|its|this) (?:colou?r[- ]?)?(?:bar|scale|map)(?: are|:))\s+(?:from\s+|between\s+)?)?"
    rf"(?<![\w.])(?<![A-Za-z]{{2}}-)(?P<a>{NUM}){LEADS_ON}[`\"”]?(?P<ca>{COLOURED}){BETWEEN}"
    rf"\s*{TO}\s*(?:a (?:maximum|max) of )?[`\"“]?(?P<b>{NUM})(?![\w]|\.\d)",
    re.I,
)
END_IS = (
    r"(?: end| limit| value| bound)?(?:(?:,? (?:which )?(?:is|in))? [a-z]+(?: [a-z]+)?,?(?: and)?)?"
    r"(?: is)? (?:labell?ed|marked|reads|carries|bears)(?: as| with| by)? [`\"“]?"
)
"""``lower end is white and is labelled``."""
ENDS = rare(
    rf"(?:low(?:er|est)?|bottom|[vz]?min(?:imum)?|left)(?:{END_IS}|(?: end| limit| value| bound)?['\"]?\s*"
    rf"(?:is|of|at|:|=)?\s*)\(?(?P<a>{NUM})\)?[^.]{{0,60}}?(?:upper|high(?:er|est)?|top|[vz]?max(?:imum)?|right)"
    rf"(?:{END_IS}|(?: end| limit| value| bound)?['\"]?\s*(?:is|of|at|:|=)?\s*)\(?(?P<b>{NUM})\)?",
    re.I,
)
ASIDE = r"(?:\s*[(\[][^()\[\]]{0,40}[)\]])?"
AT = r"\s+(?:at|on) (?:the|its)\s+(?:very )?(?:far )?"
SHADE_END = r"(?:pale|light|dark|bright)(?= end)"
AT_ENDS = rare(
    rf"(?P<a>{NUM}){ASIDE}{AT}(?:foot|bottom|left|low(?:er)?|base|{SHADE_END})\b[^.;\d]{{0,30}}?"
    rf"\b(?P<b>{NUM}){ASIDE}{AT}(?:head|top|right|upper|high|{SHADE_END})\b",
    re.I,
)
"""``0 (never) at the foot and 10 (always) at the head``."""

AT_ONE_END = rare(
    rf"(?P<a>{NUM}){ASIDE} (?:at|on|by) (?:the |its )?one (?:end|side)\b[^.;\d]{{0,30}}?"
    rf"\b(?P<b>{NUM}){ASIDE} (?:at|on|by) the other\b",
    re.I,
)
"""``20 at one end and 100 at the other``."""
AT_BOTH_ENDS = rare(rf"(?P<a>{NUM}) and (?P<b>{NUM}) (?:at|on|by) (?:the|its|both|either) ends?\b", re.I)
"""``marked 20 and 100 at its ends``."""


def end_value(text: str) -> float | None:
    text = text.strip(" `\"“”").removesuffix("+")  # "0.0030+": the end, and what lies beyond it
    ten = power_of_ten(re.sub(r"^[<>≤≥~≈\s]+", "", text))
    if ten is not None:
        return ten
    found = parse_quantity(
        re.sub(
            r"^(?:(?:about|approximately|approx\.?|around|roughly|nearly|below|under|over|above|"
            r"slightly \w+)\s+)+|^[<>≤≥~≈]\s?",
            "",
            text,
            flags=re.I,
        )
    )
    return found.value if found is not None else None


RANGE_VERB = rare(r"\b(?:from|between|rang(?:es?|ing)|spans?|spanning|runs?|goes)\b", re.I)
SIGN_BEFORE = re.compile(r"(?:,|\b(?:at|is|being|means|to|near|around|about)|[=:(])\s+[-–—]$")


PAIR = rare(
    rf"\b(?:limits?|range[sd]?|scale|from|to|bar|interval|same|in|spans?|covers?)\b[^.;()\[\]]{{0,24}}?[\[(]\s*(?P<a>{PLAIN})\s*[,;]\s*(?P<b>{PLAIN})\s*[\])]",
    re.I,
)
"""``the scale is [0, 1]``."""
EVEN = rare(
    rf"\b(?:limits?|range[sd]?|scale|from|to|at|bar|spans?|"
    rf"symmetric(?:al)?(?: (?:about|around) (?:zero|0))?)\b(?: (?:of|are|is|at|by|set|to))*\s*:?"
    rf"(?:\s*symmetric(?:al)?(?: (?:about|around) (?:zero|0))?,?)?\s*\(?"
    rf"(?:±|\+/-|\+-|plus (?:or|and) minus|plus and\s+[-−])\s?(?P<n>{PLAIN})",
    re.I,
)
"""``limits ±6``: as far below zero as above it."""


def _from_to(source: str, start: int) -> Iterator[re.Match[str]]:
    """Every pair of ends; of ``white at 0, ranging from -5 to 5`` the two after the verb."""
    while (match := FROM_TO.search(source, start)) is not None:
        begun, ended = match.end("a"), match.start("b")
        verb = RANGE_VERB.search(source, match.end("ca"), ended)
        start = verb.start() if verb else match.end()
        if verb is None and not SIGN_BEFORE.search(source, begun, ended):  # "-0.5, –4" are two numbers
            yield match

LOSS = rare(
    r"(?:(?:\b(?:from|between|range[sd]?|spans?|of|is|limits?|ends?|scale|bar)|[:=,])\s*|^\s*)"
    r"\((\d+(?:\.\d+)?)\)\s+(?:to|and)\s+\+?(\d+(?:\.\d+)?)", re.I
)
"""``from (5) to 5``: a loss, as accounts write it; a number behind a colour is none."""


UNIT_TWICE = rare(
    rf"\b(?:from|between) {PLAIN}(?P<unit>\s?"
    r"(?!(?:row|column|cell|panel|step|tick|shade|colou?r|class|level|bar)(?:e?s)?\b)"
    rf"(?P<sign>[^\W\d_][\w/²³]{{0,10}}?)s?)"
    rf"(?: \([^()\d]{{1,20}}\))? (?:to|and) {PLAIN}\s?(?P=sign)s?(?![\w/])",
    re.I,
)
"""``from 1 µs to 100 µs``, ``between 1 year and 7 years``: the unit at the one end is that of the other."""


def read_limits(text: Text, start: int = 0) -> tuple[float, float, Span, bool] | None:
    """The two ends of a scale in a text: (low, high, place, approximate)."""
    if (twice := UNIT_TWICE.search(text.text, start)) is not None:
        first, last = twice.span("unit")
        text = text.reworded(text.text[:first] + " " * (last - first) + text.text[last:])
    source = text.text
    if (classes := classes_told(text, start)) is not None:
        low, high, span = classes
        return None if high is None else (low, high, span, False)
    if open_classes(source[start:]) or UP_TO_TWICE.search(source, start):
        return None
    loss = LOSS.search(source)
    if loss and float(loss.group(1)) > 0:
        return -float(loss.group(1)), float(loss.group(2)), text.span(*loss.span()), False
    pair = PAIR.search(source, start)
    pair_ends = [end_value(pair.group(name)) for name in "ab"] if pair else []
    if pair and pair_ends[0] is not None and pair_ends[1] is not None and pair_ends[0] < pair_ends[1]:
        return pair_ends[0], pair_ends[1], text.span(*pair.span()), False
    if (ends_told := both_ends(text, start)) is not None:
        return *ends_told, False
    even = EVEN.search(source, start)
    if even and (end := end_value(even.group("n"))):
        return -abs(end), abs(end), text.span(*even.span()), False
    if (best := _best_pair(source, start)) is not None:
        return *best[:2], text.span(*best[2]), best[3]
    ways = (AT_ENDS, AT_ONE_END, AT_BOTH_ENDS, ENDS)
    ends = next(filter(None, (way.search(source, start) for way in ways)), None)
    if ends:
        a, b = end_value(ends.group("a")), end_value(ends.group("b"))
        if a is not None and b is not None and a != b:
            return min(a, b), max(a, b), text.span(ends.start(), ends.end()), "approx" in ends.group(0)
    if (tied := tied_ends(text, start)) is not None:
        return tied
    named = NAMED_ENDS.search(source, start)
    told = [end_value(named[name]) for name in "ab"] if named is not None else []
    if named is None or told[0] is None or told[1] is None or told[0] == told[1]:
        return None
    return min(told[0], told[1]), max(told[0], told[1]), text.span(named.start("a"), named.end("b")), False


NAMED_ENDS = rare(
    rf"\bcolou?rs?\b[^.;()]{{0,40}}\bfrom (?:[a-z-]+ ){{1,3}}\((?P<a>{NUM})\)[^.;()]{{0,60}}?\b(?:to|into) "
    rf"(?:[a-z-]+ ){{1,3}}\((?P<b>{NUM})\)",
    re.I,
)
"""``Colours go from cream (0) to oxblood (70)``, whatever colours these are."""
Pair = tuple[float, float, tuple[int, int], bool]
"""The low and the high end, where they stand, and whether they are approximate."""


def _best_pair(source: str, start: int) -> Pair | None:
    """The pair of ends that the words before it make the likeliest; of equal ones the first."""
    best: Pair | None = None
    most = 0
    for match in _from_to(source, start):
        a, b = end_value(match["a"]), end_value(match["b"])
        if a is None or b is None or a == b or _are_no_ends(source, match, a, b):
            continue
        weight = _weight(source, match)
        if weight > most:
            b, end = _farthest(source, match.end("b"), a, b)
            span = match.start("a"), end
            best, most = (min(a, b), max(a, b), span, APPROXIMATE.search(match[0]) is not None), weight
    return best


WRITTEN = re.compile(
    r"\s*,?\s*(?:(?:is|are|being)\s+)?(?:written|printed|shown|annotated|displayed|given|noted|overlaid)\s+"
    r"(?:in(?:side)?|on|within)\s+(?:each|every|the|all|its)\b(?: \w+)?? (?:cells?|tiles?|squares?|boxes)\b",
    re.I,
)
"""Behind the ends of what the cells show in figures: ``values from 0 to 1 are written in each cell``."""


PERIOD = re.compile(
    r"\s+(?:long-term )?(?:normals?|norm|mean|average|baseline|reference|base|climatology|period)\b", re.I
)
"""Behind the years that are compared with: ``the 1991–2020 normal``."""
LONGEST_YEAR = 5
"""Letters of the year in ``2022-08-14``, whose month and day are no ends either."""


def _are_no_ends(source: str, match: re.Match[str], a: float, b: float) -> bool:
    """Whether two numbers are only told beside each other: ``5 and 6``, ``3 -2``."""
    lead = match["lead"] or ""
    if AND_LAST.search(source, match.end("ca"), match.start("b")) and not BOTH_ENDS.search(lead):
        return True
    if WRITTEN.match(source, match.end("b")) is not None or PERIOD.match(source, match.end("b")) is not None:
        return True
    if any(DATE.match(source, max(match.start("a") - before, 0)) for before in (0, LONGEST_YEAR)):
        return True
    signed = match["b"].strip().startswith(("-", "−", "–")) and match["a"].strip().isdecimal()
    return signed and not lead and a > b and "to" not in match[0]


def _weight(source: str, match: re.Match[str]) -> int:
    """How likely a pair of numbers is that of the ends, by the words before it."""
    before = source[max(0, match.start() - 60) : match.start()]
    if OF_TICKS.search(before):
        return 1
    if OF_VALUES.search(before):
        return 2
    if OUTRIGHT.match(match["lead"] or "") is not None:
        return 5
    return 4 if OF_SCALE.search(before + (match["lead"] or "")) else 3


def _farthest(source: str, at: int, a: float, b: float) -> tuple[float, int]:
    """The last of several ends that lead on: ``1 (red) → 3 (white) → 5 (green)``; and where it ends."""
    for _ in range(MOST_STEPS):
        following = LEADS_FARTHER.match(source, at)
        value = end_value(following["b"]) if following is not None else None
        if following is None or value is None or (value - b) * (b - a) <= 0:
            break
        b, at = value, following.end("b")
    return b, at


MOST_STEPS = 12
LEADS_FARTHER = re.compile(rf"{COLOURED}\s*,?\s*(?:→|->|–|—|to|through)\s*(?P<b>{NUM})(?![\w]|\.\d)", re.I)
AND_LAST = re.compile(r"\band\s*$")
BOTH_ENDS = re.compile(r"between|limits?|ends|cut|clipped|capped|bounded", re.I)
APPROXIMATE = re.compile(r"~|≈|about|approx|around|roughly|nearly", re.I)
OF_TICKS = re.compile(
    r"\b(?:ticks?|marks?|labelled ticks|row|rows|column|columns|step|steps|panel|panels|"
    r"figure)\b[^.;,]{0,20}$|\b[xy](?:[- ]axis)? [\"“][^\"“”]{1,40}[\"”] \($",
    re.I,
)
OUTRIGHT = re.compile(r"(?:limits?|ends) (?:are|of|at)\b", re.I)
OF_VALUES = re.compile(r"\b(?:values?|scores?|cells?|accurac\w+)\b[^.;,]{0,24}$", re.I)
OF_SCALE = re.compile(
    r"\b(?:extend\w*|span\w*|strip|bar|scale|rang\w+|runs?|goes|from|between)\b[^.;]{0,40}$", re.I
)
