"""What the text says about the colour bar: its label, its ends, its ticks, its place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import takewhile

from replot.findings import Span
from replot.reading.description.colours.named import is_map_name
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon.lists import QUOTED, find_labels, tidy
from replot.reading.description.lexicon.numbers import (
    PLAIN,
    POWER_OF_TEN,
    Quantity,
    find_quantities,
    parse_quantity,
    power_of_ten,
)
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.ranges import expand_range

__all__ = ["BarFact", "find_only_colour", "read_bar", "read_limits"]
BAR = rare(
    r"\bcolou?r[- ]?(?:bars?|scales?|maps?|keys?|legends?|ranges?|codings?|ramps?|axis|strip)\b|"
    r"\bcolou?rbars?\b|\bcolou?r gradients?\b|\bcolou?rmaps?\b|\blegends?\b|"
    r"\bgradient (?:bar|scale|legend)\b|\b(?:vertical|horizontal|side|gradient|intensity) (?:bar|scale|"
    r"strip)\b|\bsidebar\b|\bbar (?:at|on|to|from|below|runs?|running|ranging|labell?ed|goes|spans?|"
    r"beside|next)\b|\bthe bar\b|"
    r"\bscale bar\b|"
    r"\bscale (?:ranges?|runs?|goes|spans?|is|from|on)\b|\bscale\s*[:=,]?\s*(?=[-−+]?\d)|"
    r"\bbar\s*[:=]?\s*(?=[-−+]?\d)|\bone scale\b|\bcolou?rs (?:go|run|range|move|span|follow)\b|"
    r"^\W*colou?rs?\s*:|\bpalette\b|\bcmap\b|\bvmin\b|\bcolou?rs? (?:scheme|intensity)\b|\bcolou?ring\b|"
    r"\bheat scale\b",
    re.I,
)
BAR_WORD = rare(
    r"\bcolou?r[- ]?(?:bar|scale|key|legend|axis|strip|map)s?\b|\bcolou?rbars?\b|\blegends?\b|\bbars?\b|"
    r"\bscales?\b|\bgradients?\b",
    re.I,
)
NOT_BAR = rare(
    r"\b(?:x|y)[- ]axis\b|\bhorizontal axis\b|\bvertical axis\b|\bbar (?:chart|plot|graph)s?\b|"
    r"\bvalues? (?:in the cells )?ranges?\b|\bcell values\b",
    re.I,
)
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
    rf"slightly \w+)\s+)*[<>≤≥]?\s?(?:{TEN}|{PLAIN})\s?(?:%|‰|°C|°F|°|[kKMB]\b)?"
)
TO = (
    r"(?:to(?: about| around| approximately)?|through|…|\.{2,3}|–|—|-|→|up to|and ends? at|"
    r"(?<!,)(?<!, )and)"
)
FROM_TO = rare(
    rf"(?P<lead>\b(?:from|between|spans?|spanning|rang(?:es?|ing)(?: from| between)?|runs?|extend(?:s|"
    rf"ing)(?: from)?|goes|covers?|limits?)\s+(?:from\s+|between\s+)?)?"
    rf"(?<![\w.])(?P<a>{NUM})[`\"”]?(?P<ca>{COLOURED}){BETWEEN}\s*{TO}\s*(?:a (?:maximum|"
    rf"max) of )?[`\"“]?(?P<b>{NUM})(?![\w]|\.\d)",
    re.I,
)
COLOUR_NUM = rare(
    rf"(?P<c>[A-Za-z][A-Za-z -]{{2,40}}?)\s*(?:\(\s*|at\s+|=\s*|means\s+|for\s+|is\s+)(?P<n>{NUM})\s*\)?",
    re.I,
)
ENDS = rare(
    rf"(?:low(?:er|est)?|bottom|v?min(?:imum)?|left)(?: end| limit| value| bound)?\s*(?:is|of|at|:|"
    rf"=)?\s*\(?(?P<a>{NUM})\)?[^.;]{{0,60}}?(?:upper|high(?:er|est)?|top|v?max(?:imum)?|right)(?: end|"
    rf" limit| value| bound)?\s*(?:is|of|at|:|=)?\s*\(?(?P<b>{NUM})\)?",
    re.I,
)
IN_BRACKET = re.compile(
    r"[^().;\d]{0,24}\((?:(?:close|near(?:ly)?|around|about|roughly|approximately|approx\.?|correspond\w*|"
    r"represent\w*|indicat\w*|meaning|(?:low|high|small|large)\w*(?: [a-z]+)?|"
    r"labell?ed|marked|[`\"“]|min(?:imum)?|max(?:imum)?|values?|scores?|to|at|of|for|an?|the|end|is|[~≈,:=\s-])\s*)*",
    re.I,
)
"""Between a colour and the number said of it in brackets: ``red (high values, about 0.9)``."""
NUM_COLOUR = rare(rf"(?P<n>{NUM})\s*(?:\(|=|is|as|:)\s*(?P<c>[A-Za-z][A-Za-z -]{{2,30}})", re.I)
LABEL_WORD = rare(
    r"\b(?:labell?ed|titled|entitled|named|called|captioned|headed|marked|carries the label|"
    r"carrying the label|label(?: is| reads)?|title(?: is)?|labels? it|with the (?:label|title)|"
    r"annotated|caption(?: is)?)\s*(?:as|with|:|,)?\s*",
    re.I,
)
TELLS = rare(
    r"\b(?:bars?|scale|legend|key|colou?r ?map|gradient|sidebar|colou?rs?)\b"
    r"(?:\s+(?:on|at|to|along) (?:the|its) (?:far )?\w+(?: (?:side|hand side|edge))?(?: of the \w+)?)?,?\s+"
    r"(?:that )?(?:indicat|represent|show|denot|encod|measur|display|depict)(?:s|es|ing)?\s+(?:the )?"
    r"(?:(?:scale|range|values?|level|magnitude)s? (?:of|for) (?:the )?)?"
    r"(?P<label>[^,.;:()]{3,60}?)(?: (?:values?|levels|scale))?"
    r"(?=\s*(?:[,.;:(]|$)|\s(?:rang\w+|from|mapping|between|with|on|going|spanning|where|as|using|by|in|at)\b)",
    re.I,
)
NO_NAME = re.compile(
    r"(?:that|an?|how|which|what|values?|low\w*|high\w*|colou?rs?|numeric\w*|different|both|each|it|this|"
    r"intensity|magnitudes?|increas\w+|positive|negative|stronger|data|of)\b|.*\d|.*\b(?:is|are|to|means?)\b",
    re.I,
)
"""What is no name of a quantity: ``the bar shows how often ...``."""
TICKS = rare(
    r"\b(?:ticks?(?: marks?| labels?)?|tick(?:s| marks?)? (?:are )?(?:present|placed|shown)?|marked|"
    r"markings?|labels)\b[^.;]{0,40}?\b(?:at|for|of|read|are|:)\s*(?P<list>[^.;]{3,160})",
    re.I,
)
EVERY = rare(
    rf"\b(?:ticks?|marks?|labels?|tick marks?)[^.;]{{0,20}}?(?:every|at every|each|in (?:steps|"
    rf"increments|intervals) of|at intervals of|spaced by)\s+(?P<s>{PLAIN})|"
    rf"\bin (?:steps|increments|intervals) of (?P<s2>{PLAIN})",
    re.I,
)
LOG = rare(
    r"\blog(?:arithmic(?:ally)?)?\b(?:[- ]scal\w+)?(?!\w| ?[₂2]| fold|-fold| odds| loss| likelihood|"
    r"its)|\blog10 scale\b|\blog scale\b",
    re.I,
)
SYMLOG = rare(r"\bsym(?:metric(?:al)?)?[- ]?log\w*", re.I)
PLACES = (
    (
        "right",
        rare(
            r"\b(?:at|on|to|along|in|beside)\b[^.;:]{0,24}?\bright\b|\bright[- ](?:hand )?(?:side|edge|"
            r"of the|margin)\b|\bright,",
            re.I,
        ),
    ),
    (
        "bottom",
        rare(
            r"\b(?:at|on|along|below|under|beneath|underneath)\b[^.;:]{0,30}?\b(?:bottom|plot|panels?|"
            r"grid|heatmap|chart|figure|axis|matrix)\b|\(bottom[^)]*\)|\bunderneath\b",
            re.I,
        ),
    ),
    ("left", rare(r"\b(?:at|on|to|along)\b[^.;:]{0,14}?\bleft\b", re.I)),
    (
        "top",
        rare(
            r"\b(?:at|on|along|above)\b[^.;:]{0,14}?\btop\b|\babove the (?:plot|grid|panels?|heatmap|"
            r"matrix)\b",
            re.I,
        ),
    ),
)
NONE = rare(
    r"\bno (?:visible |explicit )?(?:colou?r[- ]?(?:bar|scale|key|legend)|legend)\b|"
    r"\bwithout an? colou?r ?bar\b|\bcolou?r ?bar is (?:absent|missing|not (?:shown|included|present|"
    r"visible))\b",
    re.I,
)
SHARED = rare(
    r"\b(?:shared|common|single|one) (?:vertical |horizontal )?(?:colou?r[- ]?(?:bar|scale|key|legend)|"
    r"legend|bar)\b|\bsharing (?:one|a|the same|a single) colou?r|\bone for (?:both|all)|"
    r"\bserves? all\b|\bcommon to (?:all|both)\b|\bshare (?:a|one|the same) (?:colou?r|scale|legend|"
    r"bar)|\bfor (?:both|all) (?:panels|heatmaps|subplots|maps)\b",
    re.I,
)
EACH = rare(
    r"\b(?:each|every)\b[^.;]{0,40}\b(?:own|colou?r ?bar|legend)\b|\bone per (?:panel|subplot|"
    r"heatmap)\b|\bone to the right of each\b|\bseparate (?:for each|colou?r)|\bown colou?r|"
    r"\bright of each\b|\bcolou?r ?bars\b",
    re.I,
)


@dataclass(slots=True)
class BarFact:
    """What the text says of one colour bar."""

    label: str | None = None
    label_span: Span | None = None
    vmin: float | None = None
    vmax: float | None = None
    limits_span: Span | None = None
    approximate: bool = False
    ticks: tuple[float, ...] | None = None
    location: str | None = None
    sharing: str | None = None
    norm: str | None = None
    none: bool = False
    strength: int = 0
    per_panel: dict[str, tuple[float, float, Span]] = field(default_factory=dict)

    def merge(self, other: BarFact) -> None:
        """Take what is not known yet; stronger statements of limits replace weaker ones."""
        if self.label is None and other.label is not None:
            self.label, self.label_span = other.label, other.label_span
        if other.vmin is not None and (self.vmin is None or other.strength > self.strength):
            self.vmin, self.vmax, self.limits_span = other.vmin, other.vmax, other.limits_span
            self.approximate, self.strength = other.approximate, other.strength
        for name in ("ticks", "location", "sharing", "norm"):
            if getattr(self, name) is None:
                setattr(self, name, getattr(other, name))
        self.none = self.none or other.none
        self.per_panel.update({k: v for k, v in other.per_panel.items() if k not in self.per_panel})


def _value(text: str) -> float | None:
    text = text.strip()
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
    rf"\b(?:limits?|range[sd]?|scale|from|to|bar|interval|same|in)\b[^.;()\[\]]{{0,24}}?[\[(]\s*(?P<a>{PLAIN})\s*[,;]\s*(?P<b>{PLAIN})\s*[\])]",
    re.I,
)
"""``the scale is [0, 1]``."""
EVEN = rare(
    rf"\b(?:limits?|range[sd]?|scale|from|to|at|bar|spans?)\b(?: (?:of|are|is|at|by|set|to))*\s*:?\s*"
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


def read_limits(text: Text, start: int = 0) -> tuple[float, float, Span, bool] | None:
    """The two ends of a scale in a text: (low, high, place, approximate)."""
    source = text.text
    loss = re.search(r"\((\d+(?:\.\d+)?)\)\s+to\s+\+?(\d+(?:\.\d+)?)", source)
    if loss and float(loss.group(1)) > 0:
        return -float(loss.group(1)), float(loss.group(2)), text.span(*loss.span()), False
    pair = PAIR.search(source, start)
    pair_ends = [_value(pair.group(name)) for name in "ab"] if pair else []
    if pair and pair_ends[0] is not None and pair_ends[1] is not None and pair_ends[0] < pair_ends[1]:
        return pair_ends[0], pair_ends[1], text.span(*pair.span()), False
    even = EVEN.search(source, start)
    if even and (end := _value(even.group("n"))):
        return -abs(end), abs(end), text.span(*even.span()), False
    best: tuple[int, float, float, int, int, bool] | None = None
    for match in _from_to(source, start):
        a, b = _value(match.group("a")), _value(match.group("b"))
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
            r"between|limits?", match.group("lead") or "", re.I
        ):
            continue
        if (
            match.group("b").strip().startswith(("-", "−", "–"))
            and match.group("a").strip().isdigit()
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
    ends = ENDS.search(source, start)
    if ends:
        a, b = _value(ends.group("a")), _value(ends.group("b"))
        if a is not None and b is not None and a != b:
            return min(a, b), max(a, b), text.span(ends.start(), ends.end()), "approx" in ends.group(0)
    from replot.reading.description.colours.words import find_colours

    colours = find_colours(source)
    if len(colours) >= 2:
        tied: list[tuple[float, int, int]] = []
        for quantity in find_quantities(source[start:]):
            at = start + quantity.number_start
            end = start + quantity.end
            near = any(
                (
                    0 <= at - c.end <= 14
                    and re.fullmatch(
                        r"[\s(=:,]*(?:at|means|for|is|being|near|stands for|end|value|\()?[\s(]*"
                        r"(?:the value |a value of )?",
                        source[c.end : at],
                    )
                )
                or (0 < at - c.end <= 70 and IN_BRACKET.fullmatch(source, c.end, at))
                or (
                    0 <= c.start - end <= 10
                    and re.fullmatch(r"[\s(=:,)%]*(?:is|as|in|the|a|an|are|\()*[\s(]*", source[end : c.start])
                )
                for c in colours
            )
            if near and quantity.low is None:
                tied.append((quantity.value, at, end))
        if len(tied) >= 2:
            first, last = min(tied), max(tied)
            if first[0] != last[0]:
                return first[0], last[0], text.span(min(first[1], last[1]), max(first[2], last[2])), False
    return None


def read_bar(text: Text, children: list[Text], named: bool = False) -> BarFact | None:
    """The colour bar as one sentence or item describes it, or None if it is about something else.

    Parameters
    ----------
    text : Text
    children : list of Text
        Items that stand directly under it.
    named : bool
        Whether the text is known to be about the colour bar (it stands under such a heading).
    """
    source = text.text
    bar = BAR.search(source)
    if bar is None and not named:
        return _coloured_limits(text)
    fact = BarFact()
    at = bar.start() if bar else 0
    axis = NOT_BAR.search(source)
    explicit = bar is not None and bar.group(0).lower().startswith("colo")
    if axis and axis.start() < at and not named and not explicit:
        return None
    if NONE.search(source):
        fact.none = True
        return fact
    word = BAR_WORD.search(source)
    limits = read_limits(text, 0 if not axis else at)
    if limits is not None:
        fact.vmin, fact.vmax, fact.limits_span, fact.approximate = limits
        fact.strength = 3 if word else 1
        if fact.limits_span.line and re.search(r"\bcolou?rs? intensity\b", source, re.I):
            fact.strength = 1
    label, label_span = _label(text, at, bar.end() if bar else 0)
    if label is not None and "=" not in label and not is_map_name(label):
        fact.label, fact.label_span = label, label_span
    ticks = EVERY.search(source)
    if ticks and fact.vmin is not None and fact.vmax is not None:
        run = expand_range(
            f"{fact.vmin:g} to {fact.vmax:g} in steps of {ticks.group('s') or ticks.group('s2')}"
        )
        if run is not None and 2 <= len(run.labels) <= 60:
            fact.ticks = tuple(float(t.replace(",", "")) for t in run.texts)
    listed = TICKS.search(source)
    if fact.ticks is None and listed:
        found = find_labels(listed.group("list"))
        values = list(takewhile(lambda v: v is not None, map(_value, found.texts))) if found else []
        if len(values) >= 2:
            fact.ticks = tuple(sorted(v for v in values if v is not None))
            if fact.vmin is None:
                fact.vmin, fact.vmax = fact.ticks[0], fact.ticks[-1]
                fact.limits_span, fact.strength = text.span(*listed.span("list")), 2
    for place, pattern in PLACES:
        if pattern.search(source[max(0, at - 60) :]):
            fact.location = place
            break
    if SHARED.search(source):
        fact.sharing = "shared"
    elif EACH.search(source):
        fact.sharing = "each"
    if SYMLOG.search(source):
        fact.norm = "symlog"
    elif LOG.search(source) and "linear" not in source.lower():
        fact.norm = "log"
    bands: list[tuple[float, float]] = []
    marks: list[float] = []
    for child in children:
        head, colon, rest = child.text.partition(":")
        if colon and not list(find_quantities(head)):
            lead = head.strip().lower()
            limit = read_limits(child.cut(len(head) + 1))
            if re.match(r"(?:range|scale|limits?|values?|extent)\b", lead) and limit is not None:
                fact.merge(
                    BarFact(
                        vmin=limit[0], vmax=limit[1], limits_span=limit[2], approximate=limit[3], strength=3
                    )
                )
            elif re.match(r"(?:label|title|name)\b", lead) and fact.label is None:
                name = tidy(rest)
                if name:
                    fact.label, fact.label_span = name, child.span(len(head) + 1)
            elif limit is not None and rest.strip():
                fact.per_panel[tidy(head)] = limit[:3]
        band = parse_quantity(head) if colon else None
        if band is not None and band.low is not None and band.high is not None:
            bands.append((band.low, band.high))
        tick = re.match(rf"\s*(?:~|approx\w*\s)?({PLAIN})\s*%?\s*(?:\(|$|[:=–—-]\s)", child.text)
        after = re.fullmatch(
            rf"[A-Za-z][\w /-]{{2,40}}:\s*(?:~|≈|approx\w*\s|about\s)?\s*({PLAIN})%?\s*(?:\(.*)?", child.text
        )
        if colon and find_only_colour(head) and not re.match(r"\s*(?:low|high|medium|mid)", rest):
            marks.extend(
                v
                for q in _marks(rest)
                for v in ((q.low, q.high) if q.is_range else (q.value,))
                if v is not None
            )
        mark = _value((tick or after).group(1)) if tick or after else None  # type: ignore[union-attr]
        if mark is not None:
            marks.append(mark)
        sub = read_bar(child, [], named=True) if not colon else None
        if sub is not None and sub.vmin is not None:
            fact.merge(sub)
    if fact.vmin is None and len(marks) >= 2 and min(marks) < max(marks):
        fact.vmin, fact.vmax = min(marks), max(marks)
        fact.limits_span, fact.strength = children[0].span(), 1
    if fact.vmin is None and len(bands) >= 2:
        fact.vmin, fact.vmax = min(a for a, _ in bands), max(b for _, b in bands)
        fact.limits_span, fact.strength = children[0].span(), 1
    return fact


MAP_WORD = re.compile(r"\s*(?:colou?r[- ]?(?:map|scheme|palette)|palette|cmap|map)\b", re.I)
"""What follows the quoted name of a colormap."""


def _marks(rest: str) -> list[Quantity]:
    """The numbers of a line of a legend: outside its brackets, else inside."""
    return list(find_quantities(re.sub(r"\([^()]*\)", "", rest))) or list(find_quantities(rest))


DIGIT = re.compile(r"[\d½¼¾⅓⅔⅕⅛]")
AXIS_OR_LINE = rare(r"\b(?:[xy][- ]?axis|rows?|columns?)\b", re.I)


SHADED = re.compile(r"\b(?:light|pale)\w*\s+to\s+(?:dark|deep)", re.I)
"""Two shades of one colour."""


def _coloured_limits(text: Text) -> BarFact | None:
    """``White = 0, dark blue = 1``: the ends of the scale in a sentence that names colours and no bar."""
    from replot.reading.description.colours.words import find_colours

    source = text.text
    if len(source) > 600 or DIGIT.search(source) is None:
        return None
    axes = max((m.end() for m in AXIS_OR_LINE.finditer(source)), default=0)
    coloured = len(find_colours(source[axes:]))
    if coloured < 2 and not (coloured and SHADED.search(source, axes)):
        return None
    limits = read_limits(text, axes)
    if limits is None or sum(q.is_range for q in find_quantities(source)) > 1:
        return None  # the bands of classes say nothing of the ends
    fact = BarFact(vmin=limits[0], vmax=limits[1], limits_span=limits[2], approximate=limits[3], strength=0)
    fact.label, fact.label_span = _told_label(text, 0)
    return fact


def find_only_colour(text: str) -> bool:
    """Whether a text is a colour and nothing else: the key of a legend line."""
    from replot.reading.description.colours.words import find_colours

    found = find_colours(text)
    return bool(found) and sum(c.end - c.start for c in found) >= 0.6 * len(text.strip())


NAMED = re.compile(
    r"(?:\s*\([^()]*\))?\s*[:–—]\s*(?P<label>(?!(?i:ranges?|ranging|from|vertical|horizontal|gradient|values?|scale|right|left|"
    r"located|on|at|in|to|next|below|above|a|an|the|dark|light|pale|deep|white|black)\b)[A-Z][^\d,;:.]{2,50}?)"
    r"(?=,\s*(?:rang|from|with|scale|going|running)|\s+rang|\s+from\s)"
)
"""``Colour bar: Concentration (mg/kg), ranging from``."""


def _label(text: Text, at: int, after: int) -> tuple[str | None, Span | None]:
    source = text.text
    aside = re.match(r"[^:.;\w]{0,4}\s*\(([^()]*(?:\([^()]*\)[^()]*)?)\)", source[after:])
    if aside and not re.search(
        r"right|left|bottom|top|vertical|horizontal|legend|shared|centre|center|side|axis|\d\s*(?:to|–|"
        r"-)\s*\d|colou?r|unlabel|no label|implied|implicit|approx|heatmap|panel",
        aside.group(1),
        re.I,
    ):
        from replot.reading.description.colours.words import find_colours

        quoted = QUOTED.match(aside.group(1))
        label = tidy(quoted.group(0) if quoted else aside.group(1))
        if len(find_colours(label)) < 2 and label and not re.fullmatch(r"[\d\W]+", label):
            return label, text.span(after + aside.start(1), after + aside.end(1))
    if (named := NAMED.match(source, after)) and (label := tidy(named.group("label"))):
        return label, text.span(*named.span("label"))
    for verb in LABEL_WORD.finditer(source):
        rest = source[verb.end() :]
        quoted = QUOTED.match(rest)
        if quoted:
            label = tidy(quoted.group(0))
            if label and not re.fullmatch(r"[-−+\d.%\s]+", label):
                return label, text.span(verb.end() + quoted.start(), verb.end() + quoted.end())
        elif bold := next(((a, b) for a, b in text.bold if 0 <= a - verb.end() <= 1), None):
            return tidy(source[bold[0] : bold[1]]), text.span(*bold)
        elif verb.start() >= at and not re.match(
            r"\s*(?:from|at|every|with|ticks?|in|on|by|and|for)\b|\s*[\d(]", rest
        ):
            stop = re.search(
                r"[.;,(]|\s(?:from|with|rang\w+|and|on|at|that|which|in|to|it|goes|runs|spans|is|"
                r"appears)\b|\s[–—-]\s",
                rest,
            )
            label = tidy(rest[: stop.start()] if stop else rest)
            if (
                label
                and len(label.split()) <= 6
                and not re.fullmatch(
                    r"(?:the|its|a|an)?\s*(?:colou?r|right|left|below|side|ticks?|scale|legend|"
                    r"values?)\b.*",
                    label,
                    re.I,
                )
                and re.search(r"[A-Za-z]", label)
            ):
                return label, text.span(verb.end(), verb.end() + (stop.start() if stop else len(rest)))
    for quoted in QUOTED.finditer(source):
        if quoted.start() < at - 2 or re.fullmatch(r"[^\w]*[-−+\d.%\s]+[^\w]*", quoted.group(0)):
            continue
        if (
            source[: quoted.start()].endswith("=")
            or MAP_WORD.match(source, quoted.end())
            or quoted.start() - at > 140
            or re.search(
                r"\b(?:axis|rows?|columns?|cells?|such as|"
                r"from)\b[^.]{0,12}$", source[at : quoted.start()], re.I
            )
        ):
            continue
        label = tidy(quoted.group(0))
        if label:
            return label, text.span(quoted.start(), quoted.end())
    return _told_label(text, at)


def _told_label(text: Text, at: int) -> tuple[str | None, Span | None]:
    """What a scale is said to show: ``the bar indicates the melting point from ...``."""
    from replot.reading.description.colours.words import find_colours

    told = TELLS.search(text.text, at)
    label = told["label"] if told is not None else ""
    if told is None or len(label.split()) > 6 or NO_NAME.match(label) or find_colours(label):
        return None, None
    return label, text.span(*told.span("label"))
