"""The ends of a scale as a text tells them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from replot.findings import Span
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.numbers import PLAIN, POWER_OF_TEN, power_of_ten
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.bars.tied import OPEN, tied_ends

__all__ = ["classes_told", "end_value", "read_limits"]

COLOURED = (
    r"(?:\s*[(\[][^()\[\]]{0,60}[)\]])?(?:\s*,)?(?:\s*(?:at|on|in) (?:the |"
    r"its )?(?:very )?(?:bottom|top|left|right|low|high|lower|upper|foot|head)(?: end|"
    r" edge)?)?(?:\s*[(\[][^()\[\]]{0,60}[)\]])?"
)
BETWEEN = (
    r"(?:\s*(?:via|through|over|passing|past|with|and|,|–|—|"
    r"-)\s*[^.;:\d]{0,80}?(?:at\s+)?[-−+]?[\d.]*%?[^.;:\d]{0,60}?)?"
)
TEN = re.sub(r"\?P<\w+>", "", POWER_OF_TEN.pattern)
NUM = (
    rf"(?:[~≈]\s?|(?:about|approximately|approx\.?|around|roughly|nearly|below|under|over|above|"
    rf"slightly \w+)\s+){{0,4}}[<>≤≥]?\s?(?:{TEN}|[$€£¥]?{PLAIN})\s?"
    r"(?:%|‰|°C|°F|°|€|\$|£|×|(?:[kKMBx]|[mµ]?s)\b)?"
)
TO = (
    r"(?:to(?: about| around| approximately)?|through|…|\.{2,3}|–|—|-|→|up to|and ends? at|"
    r"(?<!,)(?<!, )and)"
)
LEADS_ON = (
    rf"(?=[\s\S]{{0,500}}?{TO}[\s`\"“]*(?:a max\w* of )?[`\"“]?(?:[~≈<>≤≥+\-−–.\d$€£¥]|about|approx|around|"
    rf"roughly|nearly|below|under|over|above|slightly))"
)
"""What must come anywhere behind the one end, so that it is worth looking for the other."""
FROM_TO = rare(
    rf"(?P<lead>\b(?:from|between|ends (?:are|at|being)|"
    rf"spans?|spanning|rang(?:es?|ing)(?: from| between)?|runs?|extend(?:s|"
    rf"ing)(?: from)?|goes|covers?|limits?(?: are| of)?)\s+(?:from\s+|between\s+)?)?"
    rf"(?<![\w.])(?P<a>{NUM}){LEADS_ON}[`\"”]?(?P<ca>{COLOURED}){BETWEEN}\s*{TO}\s*(?:a (?:maximum|"
    rf"max) of )?[`\"“]?(?P<b>{NUM})(?![\w]|\.\d)",
    re.I,
)
ENDS = rare(
    rf"(?:low(?:er|est)?|bottom|[vz]?min(?:imum)?|left)(?: end| limit| value| bound)?\s*(?:is|of|at|:|"
    rf"=)?\s*\(?(?P<a>{NUM})\)?[^.;]{{0,60}}?(?:upper|high(?:er|est)?|top|[vz]?max(?:imum)?|right)(?: end|"
    rf" limit| value| bound)?\s*(?:is|of|at|:|=)?\s*\(?(?P<b>{NUM})\)?",
    re.I,
)
ASIDE = r"(?:\s*[(\[][^()\[\]]{0,40}[)\]])?"
AT = r"\s+(?:at|on) (?:the|its)\s+(?:very )?(?:far )?"
AT_ENDS = rare(
    rf"(?P<a>{NUM}){ASIDE}{AT}(?:foot|bottom|left|low(?:er)?|base)\b[^.;\d]{{0,30}}?\b(?P<b>{NUM}){ASIDE}{AT}"
    r"(?:head|top|right|upper|high)\b",
    re.I,
)
"""``0 (never) at the foot and 10 (always) at the head``."""


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
SIGN_BEFORE = re.compile(r",\s+[-–—]$")


PAIR = rare(
    rf"\b(?:limits?|range[sd]?|scale|from|to|bar|interval|same|in|spans?|covers?)\b[^.;()\[\]]{{0,24}}?[\[(]\s*(?P<a>{PLAIN})\s*[,;]\s*(?P<b>{PLAIN})\s*[\])]",
    re.I,
)
"""``the scale is [0, 1]``."""
EVEN = rare(
    rf"\b(?:limits?|range[sd]?|scale|from|to|at|bar|spans?|"
    rf"symmetric(?:al)?(?: (?:about|around) (?:zero|0))?)\b(?: (?:of|are|is|at|by|set|to))*\s*:?"
    rf"(?:\s*symmetric(?:al)? (?:about|around) (?:zero|0),?)?\s*\(?"
    rf"(?:±|\+/-|\+-|plus or minus)\s?(?P<n>{PLAIN})",
    re.I,
)
"""``limits ±6``: as far below zero as above it."""


def _from_to(source: str, start: int) -> Iterator[re.Match[str]]:
    """Every pair of ends; of ``white at 0, ranging from -5 to 5`` the two after the verb."""
    while (match := FROM_TO.search(source, start)) is not None:
        between = (match.end("ca"), match.start("b"))
        verb = RANGE_VERB.search(source, *between)
        start = verb.start() if verb else match.end()
        if verb is None and not SIGN_BEFORE.search(source, *between):  # "-0.5, –4" are two numbers
            yield match


def classes_told(text: Text, start: int = 0) -> tuple[float, float | None, Span] | None:
    """The ends of classes that follow one another: ``0-10 yellow, 10-25 red``; the last may be open."""
    source = text.text
    found = list(find_quantities(source[start:]))
    bands = [q for q in found if q.is_range]
    if len(bands) < 2 or any(a.high != b.low for a, b in pairwise(bands)):
        return None
    low, high = bands[0].low, bands[-1].high
    if low is None or high is None or low >= high:
        return None
    last = next((q for q in found if not q.is_range and q.start > bands[-1].end and q.value == high), None)
    span = text.span(start + bands[0].start, start + bands[-1].end)
    return low, None if last is not None else high, span  # "> 50": where the scale ends is not told


UP_TO_TWICE = rare(r"\bup to [-−+]?\d[^.;]*\bup to [-−+]?\d", re.I)
"""Classes that are told by their upper ends: ``green up to 2, yellow up to 5, red above``."""


def _open_classes(source: str) -> bool:
    """Whether colours stand for classes of which one is open: ``green above 90, yellow 50-90``."""
    from replot.reading.description.colours.words import find_colours

    told = list(find_quantities(source))
    bands = [q for q in told if q.low is not None and q.high is not None]
    beyond = [q for q in told if q.is_open or OPEN.search(source, max(q.number_start - 3, 0), q.number_start)]
    return bool(bands and beyond) and len(find_colours(source)) > len(bands)


def read_limits(text: Text, start: int = 0) -> tuple[float, float, Span, bool] | None:
    """The two ends of a scale in a text: (low, high, place, approximate)."""
    source = text.text
    if (classes := classes_told(text, start)) is not None:
        low, high, span = classes
        return None if high is None else (low, high, span, False)
    if _open_classes(source[start:]) or UP_TO_TWICE.search(source, start):
        return None
    loss = re.search(r"\((\d+(?:\.\d+)?)\)\s+to\s+\+?(\d+(?:\.\d+)?)", source)
    if loss and float(loss.group(1)) > 0:
        return -float(loss.group(1)), float(loss.group(2)), text.span(*loss.span()), False
    pair = PAIR.search(source, start)
    pair_ends = [end_value(pair.group(name)) for name in "ab"] if pair else []
    if pair and pair_ends[0] is not None and pair_ends[1] is not None and pair_ends[0] < pair_ends[1]:
        return pair_ends[0], pair_ends[1], text.span(*pair.span()), False
    even = EVEN.search(source, start)
    if even and (end := end_value(even.group("n"))):
        return -abs(end), abs(end), text.span(*even.span()), False
    best: tuple[int, float, float, int, int, bool] | None = None
    for match in _from_to(source, start):
        a, b = end_value(match.group("a")), end_value(match.group("b"))
        if a is None or b is None or a == b:
            continue
        before = source[max(0, match.start() - 60) : match.start()]
        if re.search(
            r"\b(?:ticks?|marks?|labelled ticks|row|rows|column|columns|step|steps|panel|panels|"
            r"figure)\b[^.;,]{0,20}$",
            before,
            re.I,
        ):
            weight = 1
        elif re.search(r"\b(?:values?|scores?|cells?|accurac\w+)\b[^.;,]{0,24}$", before, re.I):
            weight = 2
        elif re.search(
            r"\b(?:extend\w*|span\w*|strip|bar|scale|rang\w+|runs?|goes|from|between)\b[^.;]{0,40}$",
            before + (match.group("lead") or ""),
            re.I,
        ):
            weight = 4
        else:
            weight = 3
        if re.search(r"\band\s*$", source[match.end("ca") : match.start("b")]) and not re.search(
            r"between|limits?|ends", match.group("lead") or "", re.I
        ):
            continue
        if (
            match.group("b").strip().startswith(("-", "−", "–"))
            and match.group("a").strip().isdecimal()
            and not match.group("lead")
            and a > b
            and "to" not in match.group(0)
        ):
            continue
        approximate = bool(re.search(r"~|≈|about|approx|around|roughly|nearly", match.group(0), re.I))
        if best is None or weight > best[0]:
            best = (weight, min(a, b), max(a, b), match.start("a"), match.end("b"), approximate)
    if best is not None:
        _, low, high, s, e, approximate = best
        return low, high, text.span(s, e), approximate
    ends = AT_ENDS.search(source, start) or ENDS.search(source, start)
    if ends:
        a, b = end_value(ends.group("a")), end_value(ends.group("b"))
        if a is not None and b is not None and a != b:
            return min(a, b), max(a, b), text.span(ends.start(), ends.end()), "approx" in ends.group(0)
    return tied_ends(text, start)
