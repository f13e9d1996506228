"""Numbers of a sentence that are no values of cells: dates, multiples, what was before or is expected."""

from __future__ import annotations

from replot.reading.description.document.blanked import blank
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.calendar import MONTHS
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.cells.lines.stories import TIE
from replot.reading.description.statements.frame import Frame

__all__ = ["without_other_numbers"]
MONTH = "|".join(name for names in MONTHS for name in names)
DATE = rf"\b(?:{MONTH})\.? \d{{1,2}}(?:st|nd|rd|th)?, (?:19|20)\d\d\b"
MULTIPLE = r"(?<![\w.])\d[\d.]*\s?[x×] (?=(?:its|their|that|those)\b)"
EXCEEDED = r"\b(?:exceed|surpass)\w* [~≈$€£]?\d[\d.,]*\d?\s?%?"
TICKET = r"(?<![\w&])#\d{2,}\b"
ALL_LINES = r"\b(?:across|over|throughout|in|for|at|on|of) all \d{1,3}(?= (?:[a-z]+ )?[a-z]+s\b)"
BAND = rare(
    r"\W{0,6}(?:(?:very|extremely|relatively|fairly) )?(?:high|low|moderate|medium|mid|poor|good|excellent|"
    r"strong|weak|top|middle|intermediate|(?:near[- ])?perfect|best|worst)(?:er|est)?(?:[- ][a-z]+){0,2} "
    r"\((?:[<>≤≥]=?|above|below|over|under|at least|up to)? ?\d[\d.]*\s?%?"
    r"(?:\s?(?:[-–—]|to) ?\d[\d.]*\s?%?)?\+?\)\W{0,3}:",
    re.I,
)
"""``High accuracy (≥ 95%): oak (97)``: what a lead says of the values behind it, or of labels."""
OTHERS = re.compile(rf"{DATE}|{MULTIPLE}|{EXCEEDED}|{TICKET}|{ALL_LINES}")
"""``May 5, 2020``, ``2x its value in May``, ``exceeded 10``, ``tracked in #2260``, ``in all 5 months``."""
LINES = rare(
    r"(?<!and )(?<!the )(?<!, )\b(?P<a>\d{1,4}) (?P<one>rows|columns)(?: \([^()]{3,400}\))?,? "
    r"(?:and|by|[x×]) (?P<b>\d{1,4}) (?!(?P=one))(?:rows|columns)\b"
)
"""``5 rows (1, 5, 10, 20, 50) and 3 columns``: how many there are."""
OF_LINES = re.compile(r"\b(?:rows?|columns?)\b", re.I)
NUMBER = r"[~≈]?[-−+]?[$€£]?\.?\d+(?:[.,]\d+)*(?:\s?%)?"
NORM = r"(?:limit|threshold|mark|target|goal|baseline|cut-?off|norm|minimum|maximum)"
BEYOND = rare(
    r"\b(?:above|below|over|under|beyond|miss(?:es|ed)?|short of|than|meets?|reach(?:es|ed)?|within) "
    rf"(?:the|its|their) (?:[a-z]+ )?{NORM} of {NUMBER}",
    re.I,
)
"""``above the limit of 10``."""
RANK = rare(
    r"\b(?:ranked|ranks|placed|came|finished)\s+\d{1,3}(?:st|nd|rd|th)\b(?:\s+in\s+[a-z]{1,20}\b)?,?", re.I
)
"""``ranked 3rd in gold, with 4 gold``."""
PER = rare(rf"\b(?-i:per) {NUMBER}(?:\s?[a-zA-Z]{{1,12}}\d?\b)?", re.I)
"""``4.2 kg per 10 m2``."""
AVERAGES = rare(
    rf"\baverag(?:es?|ing) {NUMBER}[^:;.\d]{{0,30}}(?=:[^:;]{{0,80}}\d[^:;\d]{{1,80}}\d)", re.I
)
"""``A averages 27 over the day: 31 at noon, 23 at night``."""
TOGETHER = rare(
    r"[;,]\s+(?:and\s+)?(?:(?:together|combined)(?! with\b)|altogether|in total|all told)\b"
    rf"[^;.\d]{{0,60}}{NUMBER}(?!\d)[^;.,\d]{{0,40}}",
    re.I,
)
"""``Y has 3 in p; together X and Y have 7 in p``."""
ON_AVERAGE = rare(rf",\s+(?:and\s+)?{NUMBER}\s+on average(?=\s*(?:[.;)]|$))", re.I)
PERIOD = r"(?:year|month|week|day|season)"
BEFORE = (
    r"(?:in|a|the|last)\s+(?:\w+\s+)?(?:year|month|week|season|time|round|draft|version|edition|report|paper)"
)
INSTEAD = rare(
    r",?\s+(?:(?:instead of|rather than|in place of|up from|down from)\s+"
    rf"(?:(?:the|an?|its|their|his|her)\s+)?(?:[a-z]+\s+)??{NUMBER}(?![.,]?\d)"
    r"(?!(?:\s+\([^()\d]{1,30}\)|\s+(?:in|at|on|for|under|with) [^,;.()\d]{1,30})?"
    r"\s+(?:to|via|over|through)\s+[-−+~]?\.?\d)"
    rf"(?:\s+(?:a|the) {PERIOD} (?:before|earlier|ago))?|"
    rf"not\s+{NUMBER}(?![.,]?\d)(?:,?\s+but(?=\s+[\d.~≈$€£−-])|(?=\s*[,.;])))",
    re.I,
)
"""``20 instead of the usual 15``, ``12, not 21``."""
FORMERLY = rare(
    rf",?\s+(?:formerly|previously|originally)\s+(?:at\s+)?{NUMBER}(?![.,]?\d)|"
    rf"\bwas\s+{NUMBER}\s+{BEFORE}\b(?:,?\s+(?:and|but))?(?:,?\s+(?:is\s+)?now)?",
    re.I,
)
"""``0.1, formerly 0.2``, ``was 0.3 in the draft, now 0.35``."""
CHANGE = r"(?:difference|gap|spread|drop|rise|gain|increase|decrease|change|decline|jump|improvement|loss)"
APART = rare(
    r",\s+(?:which\s+is\s+)?(?:(?:only|just|about|some|so)\s+)?(?:with\s+)?"
    rf"(?:(?:an?|the)\s+(?:(?:total|overall|net) )?{CHANGE}\s+of\s+(?:only\s+)?{NUMBER}"
    r"(?:\s*%|\s+(?:percentage )?[a-z]{1,12})??"
    r"(?:\s+(?:in total|in all|overall|altogether|(?:from|between|over|across|compared)\b[^,;:.\d]{1,40}))?|"
    rf"{NUMBER}\s*(?:[a-zA-Z°]+\s+){{0,2}}?"
    r"(?:less|more|fewer|higher|lower|below|above|ahead|behind|better|worse)\b"
    rf"(?:\s+[^,;:.\d]{{1,40}})??(?: and {NUMBER} (?:less|more|fewer|higher|lower) than [^,;:.\d]{{1,40}})?)"
    r"(?=\s*(?:[,;.](?:\s|$)|$))",
    re.I,
)
"""``31 at noon and 24 at night, a difference of 7``, ``3 by day, 2 more than B``."""
CHANGED = rare(
    r",?\s+(?:and|but|then)\s+(?:rose|fell|grew|dropped|climbed|sank|increased|decreased|declined|improved|"
    rf"gained|lost)\s+(?:by\s+)?{NUMBER}(?!\d)(?:\s+(?:percentage )?[a-z]{{2,10}})??"
    r"(?:\s+(?:in|by|until|at|on|for)\s+[^,;.\d]{1,30})?(?=\s*(?:[,;.](?:\s|$)|$))",
    re.I,
)
"""``900 in Jan and rose by 50 in Feb``."""
JUDGED = (
    r" (?:(?:were|was|are|is) )?(?:all )?(?:(?:correct|right|recogni|label)\w*|identified|spotted|taken|"
    r"predicted|classified|called)\b"
)
OF_THEM = rare(
    r",\s+(?:(?:among (?:them|these)|including|of which|of whom)\s"
    rf"[^,;.\d]{{0,30}}{NUMBER}(?!\d)(?!{JUDGED}|[^,;.]{{0,40}}\bas\b)[^,;.\d]{{0,30}}|"
    rf"{NUMBER} of (?:them|these|which|whom)\b(?!{JUDGED})[^,;.\d]{{0,30}}|"
    rf"who (?:is|was|turned)\s{NUMBER}[^,;.\d]{{0,20}},)",
    re.I,
)
"""``25 in fall, among them 5 owls``; ``Ben, who is 45, worked 5``.

No ``of which 9 are read as B``, ``9 of which were right``.
"""
OF_OLD = (
    r"(?:was|were|formerly|previously|before|earlier|originally|expected|expectation|target|goal|planned|plan|"
    r"budget(?:ed)?|usual(?:ly)?|norm|normal(?:ly)?|limit|last (?:year|month|week|season)|draft)"
)
ASIDE = rare(
    rf"\s*\((?:(?:[a-z]+\s)??{OF_OLD}\b[^()\d]{{0,12}}{NUMBER}[^()\d]{{0,30}}|"
    rf"{NUMBER}\s+(?:was\s|were\s|is\s)?{OF_OLD}\b[^()\d]{{0,20}}|"
    rf"(?:in )?(?:19|20)\d\d:\s*{NUMBER}|(?:n|p|df)\s?[=<>≤≥]\s?{NUMBER}"
    r"(?:e[-−]?\d{1,3}|\s?[×x·*]\s?10[^()]{1,6})?)\)",
    re.I,
)
"""``55 with A (expected: 50)``, ``45 (50 expected)``, ``1.10 (2022: 0.99)``, ``4.1 (n = 20)``."""
QUOTED_BY_OTHERS = rare(
    r",?\s+\(?(?:(?:well )?in (?:good |close |fair )?(?:line|agreement|accord)|consistent|compar(?:able|ed)|"
    rf"similar|close) (?:with|to) (?:the|an?) (?:[a-z]+ )?{NUMBER}(?: [a-zA-Z°µ/]{{1,8}})? "
    r"(?:(?:that (?:is|was) )?(?:quoted|reported|given|found|measured|published|stated|cited|calculated|"
    r"predicted|known)) (?:by|in|from|for) [^;]{2,120}$",
    re.I,
)
"""``71 after 60 min, in line with the 70 quoted by Lind (2011)``."""
SURE = (BEYOND, RANK, PER, AVERAGES, TOGETHER, ON_AVERAGE, APART, CHANGED, OF_THEM, QUOTED_BY_OTHERS)
UNTIED = (INSTEAD, FORMERLY)
"""Those that tell a value of their own where a label stands behind: ``up from 3 in May``."""
DIGIT = re.compile(r"\d")
ASIDES = re.Either(*SURE, *UNTIED, ASIDE)
OF_ALIKE = rare(
    r"(?<![\w.,/])(?P<part>\d{1,6}) (?:out )?of (?P<whole>\d{1,6})\b(?![.,]?\d|%|/)"
)
WHOLE = rare(
    r"(?<![\d%] )(?<!\d out )\b(?:of|out of|among|from)(?: all)?(?: the)? (?P<n>\d[\d,]*)(?= [a-z/])", re.I
)
"""``Of the 80 ham mails, 79 ... and 1 ...``, and no ``79 of 80``."""


def without_other_numbers(text: Text, frame: Frame) -> Text:
    """A text with spaces in the place of such numbers, unless a label holds one.

    Parameters
    ----------
    text : Text
    frame : Frame
        The axes.
    """
    if OTHERS.search(text.text) is not None and not any(map(OTHERS.search, (*frame.x, *frame.y))):
        text = text.reworded(OTHERS.sub(blank, text.text))
    if (band := BAND.match(text.text)) is not None and frame.resolve(band[0]) is None:
        rest = text.text[band.end() :]
        of_some = DIGIT.search(rest) or any(mention.sure for mention in frame.mentions(rest))
        if of_some or not rest.strip(" *_"):
            text = text.reworded(blank(band) + rest)
    if (lines := LINES.search(text.text)) is not None:
        text = _without_counts(text, lines, frame)
    if ASIDES.may_match(text.text):
        text = _without_asides(text, frame)
    if 1 in (len(frame.x), len(frame.y)) and frame.x and frame.y:
        text = _without_sizes(text, frame)
    if OF_ALIKE.search(text.text) is not None:
        text = _without_alike(text)
    return _without_wholes(text) if WHOLE.search(text.text) is not None else text


def _without_counts(text: Text, lines: re.Match[str], frame: Frame) -> Text:
    """A text without the numbers of its lines, unless it is these that the labels of an axis are."""
    if any(OF_LINES.search(frame.label(axis) or "") for axis in "xy"):
        return text
    letters = list(text.text)
    for name in "ab":
        letters[slice(*lines.span(name))] = " " * len(lines[name])
    return text.reworded("".join(letters))


def _without_sizes(text: Text, frame: Frame) -> Text:
    """A text without the sizes of axes, of which one has one label: ``The 3 shops A, B and C, 20 breads``."""
    source, size = text.text, max(len(frame.x), len(frame.y))
    if len(frame.mentions(source)) != size:
        return text
    for axis in "xy":
        at = source.lower().find(f" {name.lower()}") if (name := frame.label(axis)) else -1
        digits = COUNT_LAST.search(source[:at]) if at > 0 else None
        if digits is not None and int(digits[0]) == (size if len(frame.axis(axis)) > 1 else int(digits[0])):
            source = f"{source[: digits.start()]}{blank(digits)}{source[at:]}"
    return text if source == text.text else text.reworded(source)


COUNT_LAST = re.compile(r"(?<![\w.,])\d{1,3}$")


def _without_alike(text: Text) -> Text:
    """A text without the whole that each of several counts is of: ``9 of 10 near and 4 of 10 far``."""
    found = list(OF_ALIKE.finditer(text.text))
    alike = len({match["whole"] for match in found}) == 1 < len(found)
    if not alike or any(int(match["part"]) > int(match["whole"]) for match in found):
        return text
    return text.reworded(OF_ALIKE.sub(lambda m: m["part"] + " " * (len(m[0]) - len(m["part"])), text.text))


def _without_asides(text: Text, frame: Frame) -> Text:
    """A text without the numbers that are set beside its values, of which there are as many at least."""
    source = text.text
    named = list(frame.mentions(source))
    starts = {mention.start for mention in named}
    inside = {k for m in named if DIGIT.search(source, m.start, m.end) for k in range(m.start, m.end)}
    found = [m for pattern in SURE for m in pattern.finditer(source)]
    for pattern in UNTIED:
        for m in pattern.finditer(source):
            tie = TIE.match(source, m.end())
            behind = tie.end() + source.startswith(("(", "["), tie.end()) if tie is not None else -1
            found += [m] if behind not in starts else []
    found += [m for m in ASIDE.finditer(source) if starts.isdisjoint(range(*m.span()))]
    found = [m for m in found if inside.isdisjoint(range(*m.span()))]
    if not found:
        return text
    letters = list(source)
    for m in found:
        letters[slice(*m.span())] = blank(m)
    bare = "".join(letters)
    left = sum(not frame.written(q) for q in find_quantities(bare))
    return text.reworded(bare) if left >= len(found) else text


def _without_wholes(text: Text) -> Text:
    """A text without the numbers of how many there are, where those behind add up to each, or are its shares.

    ``Of the 80 parts from Ayr, 54% had cracks and 6% dents``.
    """
    source = text.text
    found = list(WHOLE.finditer(source))
    ends = [*(match.start() for match in found[1:]), len(source)]
    for match, end in zip(found, ends, strict=True):
        behind = list(find_quantities(source[match.end() : end]))
        parts = [q.value for q in behind]
        shares = not source[: match.start()].strip(" *_-–•") and all(q.percent for q in behind)
        if len(parts) > 1 and (shares or sum(parts) == float(match["n"].replace(",", ""))):
            source = source[: match.start()] + blank(match) + source[match.end() :]
    return text.reworded(source)
