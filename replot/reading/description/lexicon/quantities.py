"""Numbers with all that a text says of them: marks, bounds, percent, units, errors, stars."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.numbers import (
    LETTERS,
    NUMBER,
    PLAIN,
    POWER_OF_TEN,
    RAISED,
    as_float,
    power_of_ten,
)
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.units import ATTACHED

__all__ = ["DATE", "Quantity", "find_quantities", "is_strictly_monotonic", "says_accounting"]
PERCENT = r"(?:\s?(?:%|‰|percent\b|per ?cent\b|pct\b|percentage points?\b))"
APPROXIMATE = (
    r"(?:[~≈∼≃]\s?|\b(?:about|around|approximately|approx\.?|roughly|circa|ca\.|nearly|almost|close to|"
    r"near|perhaps|maybe|possibly|"
    r"an estimated|estimated(?: at)?|est\.|somewhere around|in the region of|just (?:under|over|"
    r"below|above)|"
    r"slightly (?:under|over|below|above|more than|less than))\s+)"
)
GOING = "".join(f"(?<!{verb} )" for verb in (
    "go", "goes", "going", "went", "rise", "rises", "rising", "rose", "climb", "climbs", "climbing",
    "climbed", "move", "moves", "jump", "jumps", "jumped", "picks", "shoots", "creeps",
))
"""Not behind these: ``goes up to 2.1`` tells a value and no bound."""
BOUND = (
    rf"(?:[<>≤≥]=?\s?|\b(?:below|under|less than|lower than|smaller than|fewer than|{GOING}up to|at most|"
    r"no more than|"
    r"above|over|more than|higher than|greater than|larger than|at least|no less than|exceeding|beyond|"
    r"exceeds?)\s+)"
)
STARS = r"(?:\s?(?P<stars>\*{1,4}|[†‡§]{1,2}))"


# what may stand before a number: "about", "less than", "between"
MARKS = (
    rf"(?P<approximate>(?:{APPROXIMATE})+)?(?P<bound>{BOUND})?(?P<again>{APPROXIMATE})?"
    rf"(?P<between>(?<![\w.^])(?<![A-Za-z]-)between\s+(?:{APPROXIMATE})?)?"
)
MARKS_BEFORE = re.compile(MARKS + r"\Z", re.I)
LONGEST_MARKS = 80
WORDS_OF_MARKS = frozenset(LETTERS.findall(APPROXIMATE + BOUND + "between"))
DIGIT_RUN = re.compile(r"\d+")
TIME = re.compile(
    r"(?<![\d.,:])(?:0\d:[0-5]\d|(?:1\d|2[0-4]|\d):(?:00|15|30|45))(?![\d:]|[.,]\d)(?:\s?[ap]\.?m\b)?", re.I
)
"""``06:20``, ``14:30``: the time of a day, whose digits are no numbers."""
OF_MONEY = r"(?<=[$€£¥₹₩]\d)|(?<=[$€£¥₹₩]\d\d)|(?<=[$€£¥₹₩]\d\d\d)"
NUMERAL = re.compile(
    rf"(?<![\w.^])(?<![A-Za-z][-/])(?!(?<=[A-Z]@)\d+(?![.,]?\d)){NUMBER}(?:(?P<percent>{PERCENT})|{ATTACHED}|"
    rf"(?P<thousands>(?:(?:(?<=\.\d)|(?<=\.\d\d)|(?<=\.\d\d\d)|{OF_MONEY})(?-i:[kKMB])|"
    r"(?-i:k))(?![\w/^-])))?"
    rf"(?:\s?(?:±|\+/[-−]|\+-)\s?(?P<error>{PLAIN})(?:{PERCENT})?"
    rf"|(?P<link>\s?(?:[-–—]|\.{{2,3}}|…)\s?(?=[+\-−–~≈.\d])|\s(?:to|and|"
    rf"through)\s)(?:{APPROXIMATE})?(?P<high>{PLAIN})(?:(?P<percent2>{PERCENT})|{ATTACHED})?)?"
    rf"{STARS}?"
    r"(?![\w^]|[.,]\d|-[A-Za-z])",
    re.I,
)


@dataclass(slots=True)  # not frozen, for that would make it five times as dear
class Quantity:
    """A number as a text states it; nobody changes it.

    Attributes
    ----------
    value : float
        As displayed (``77.3%`` is 77.3); for a range its middle.
    low, high : float or None
        The ends of a range; one of them alone for an open end (``< 10``).
    error : float or None
        What stands after ``±``.
    approximate : bool
        Whether the text says that it is not exact.
    suffix : str
        Stars and the like.
    percent : bool
        Whether it carries a percent sign.
    decimals : int
        Digits after the point, as written.
    start, end : int
        Its place in the text.
    text : str
        The number alone, as written (for labels).
    """

    value: float
    start: int
    end: int
    text: str
    low: float | None = None
    high: float | None = None
    error: float | None = None
    approximate: bool = False
    suffix: str = ""
    percent: bool = False
    decimals: int = 0
    high_text: str = ""
    number_start: int = 0

    @property
    def is_range(self) -> bool:
        return self.low is not None and self.high is not None

    @property
    def is_open(self) -> bool:
        return (self.low is None) != (self.high is None)


THOUSANDS = {"k": 1e3, "m": 1e6, "b": 1e9}
"""Letters at decimals and at sums of money, and the small one: ``1.8k``, ``$42M``; others end names."""
UPPER_BOUND = re.compile(r"[<≤]|below|under|less|lower|smaller|fewer|up to|at most|no more", re.I)
FROM_PLACE = re.compile(
    r"\b(?:in|at|for|on|during)\s\Z|"
    r"\bfrom\s[^;]*\b(?:in|at|for|on|during|with|under|after)\s(?:an?\s|the\s)?"
    r"(?:[a-z][\w-]*\s(?:=\s)?){1,2}(?:of\s)?\Z"
)
"""What stands before a number that is a label."""
FROM_VALUE = re.compile(
    r"\bfrom\s+(?:about |around |roughly |only |just )?[-−+~≈]?[\d.,]+\s?%?(?:\s[a-zA-Z°µ/]{1,12})?\s+"
    r"(?:in|at|for|on|during|with|under|after)\s+(?:the\s|an?\s)?(?:[a-z][\w-]*\s(?:=\s)?){0,2}(?:of\s)?\Z",
    re.I,
)
"""``from 0.5 at width``, before a label: ``from 0.5 at width 16 to 20 at width 64``."""
ON_THE_WAY = rare(
    rf"\bfrom\s+(?:{APPROXIMATE})?[-−+]?[\d.,]+\s?%?(?:\s[a-zA-Z°µ/]{{1,12}})?\s+(?:in|at|for|on|during|after)\s"
    r"(?:(?!with\b|and\b|but\b)[^\s;,]+\s){1,4}\Z", re.I
)
"""``from 0.5 at noon`` before ``up to 2`` and ``over 2``: the next value, and no bound."""
LONGEST_PLACE = 60


def _near(start: int) -> int:
    return max(0, start - LONGEST_PLACE)


def quantity_of(match: re.Match[str], marks: re.Match[str] | None) -> Quantity | None:
    """The quantity of a numeral and of the words before it."""
    parts = match.groups()
    sign, whole, fraction, bare, exponent, caret, power = parts[:7]
    percent, thousands, error, link, high_text, high_percent, stars = parts[7:]
    start = match.start()
    if exponent or caret or power:
        end = match.end("exponent" if exponent else "caret" if caret else "super")
        end += bool(caret) and match.string[end : end + 1] == "}"
    else:
        end = start + len(sign or "") + len(whole or bare) + len(fraction or "")
    number = match.string[start:end]
    value = as_float(number)
    if value is None:
        return None
    if thousands:
        value *= THOUSANDS[thousands.lower()]
        high_text = None  # "1.2k-1.8k": the other end has a letter of its own
    approximate, bound, again, between = marks.groups() if marks is not None else (None,) * 4
    low: float | None = None
    high: float | None = None
    last = match.end()
    if high_text is not None:
        top = as_float(high_text)
        falls = link == "–" and bool(fraction) and len(high_text.partition(".")[2]) == len(fraction) - 1
        link = link.strip()
        place = FROM_PLACE if top is not None and top < value else FROM_VALUE
        if link == "to" and top is not None and place.search(match.string, _near(start), start):
            top = None  # "from 30 in 2019 to 20 in 2020"
        elif link == "to" and match.string[:start].endswith(" at ") and AT.match(match.string, match.end()):
            top = None  # "0.9 at 10 and 0.8 at 20 to 0.7 at 30"
        rises = top is not None and link != "and" and (top > value or falls)  # falls: "0.87–0.85"
        if top is not None and (rises or link in ("to", "through") or between):
            low, high = min(value, top), max(value, top)
            value = (low + high) / 2
        else:
            # "3 and 4", "5 - 2": two numbers, not a range; read the first alone
            last = match.end("percent") if percent else end
            high_text, high_percent, stars = "", None, None
    if bound and marks is not None and bound.lower().strip() in ("up to", "over"):
        before = match.string[_near(marks.start()) : marks.start()]
        bound = None if ON_THE_WAY.search(before) else bound
    if bound and low is None:
        if UPPER_BOUND.match(bound):
            high = value
        else:
            low = value
    return Quantity(
        value,
        start if marks is None else marks.start(),
        last,
        number,
        low,
        high,
        as_float(error) if error else None,
        bool(approximate or again),
        stars or "",
        bool(percent or high_percent),
        len(fraction or bare or ".") - 1,
        high_text or "",
        start,
    )


AT = re.compile(r"%? at \d")
CITED = re.compile(
    r"\b(?:fig(?:ure|\.)?|table|tab\.|section|sec\.|eq(?:uation|\.)?|appendix|footnote|chapter|"
    r"(?:on|from|see) (?:page|slide|sheet|poster))\s\Z",
    re.I,
)
"""What stands before the number of a part of the paper."""
LONGEST_CITED = 12


SETTING = re.compile(r"\b(?:at|with|an?|per)\s\Z", re.I)
LONGEST_SETTING = 5
"""Before ``8k`` that is no value: ``0.9 at 8k``; but ``the peak, with 9.4k``."""


def find_quantities(text: str) -> Iterator[Quantity]:
    """All numbers of a text, in order.

    A number that is part of a word (``GPT-4``, ``70M``, ``v2.1``) is none, nor is that of a part of the paper
    (``Figure 5``).
    """
    return iter(_remembered(text)) if len(text) < 2000 else _find_quantities(text)


@lru_cache(maxsize=1 << 12)
def _remembered(text: str) -> tuple[Quantity, ...]:
    return tuple(_find_quantities(text))


DATE = re.compile(r"(?<!\d)(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)")
"""``2022-08-14``, whose digits are no numbers either, and no range."""
SHARE = re.compile(r"(?<!\d/)(?P<top>\d{1,4})/(?P<bottom>\d{1,5})(?=\s+[a-z]|[,;)]|\.?(?:\s|$))")
"""``3/4 of the tests``: a part of a whole."""


def _find_quantities(text: str) -> Iterator[Quantity]:
    """From digit to digit: a numeral begins there, or at the sign or the point before it."""
    at = 0
    times = {m.start(): m.end() for m in TIME.finditer(text)} if ":" in text else {}
    if "-" in text:
        times |= {m.start(): m.end() for m in DATE.finditer(text)}
    for run in DIGIT_RUN.finditer(text):
        start = run.start()
        if start < at:
            continue
        if start in times:
            at = times[start]
            continue
        if start > at and text[start - 1] == ".":
            start -= 1
        if run.group() == "10" and text[run.end() : run.end() + 1] in RAISED:
            power = POWER_OF_TEN.match(text, start)
            value = power_of_ten(power.group()) if power is not None else None
            if power is not None and value is not None:
                at = power.end()
                yield Quantity(value, start, at, power.group(), number_start=start)
                continue
        match = None
        if start > at and text[start - 1] in "+-−–":
            match = NUMERAL.match(text, start - 1)
        match = match or NUMERAL.match(text, start)
        if match is None or CITED.search(text, max(0, start - LONGEST_CITED), start):
            continue
        before = max(0, match.start() - LONGEST_SETTING)
        whole = match["thousands"] == "k" and "." not in text[start : match.start("thousands")]
        if whole and SETTING.search(text, before, match.start()):
            continue
        if text.startswith("/", match.end()) and (share := SHARE.match(text, match.start())) is not None:
            top, bottom = int(share["top"]), int(share["bottom"])
            if 0 < bottom >= top:
                at = share.end()
                yield Quantity(top / bottom, share.start(), at, share.group(), number_start=share.start())
                continue
        found = quantity_of(match, _marks_before(text, at, match.start()))
        if found is not None and found.low is None and found.high is None and text[start - 1] == " ":
            _with_sign_apart(found, text, at)
        at = match.end() if found is None else found.end
        if found is not None:
            yield found


SIGN_APART = re.compile(r"= {0,2}(?P<sign>[-−–]) \Z")
"""``r = − 0.4``, as journals print it."""


def _with_sign_apart(found: Quantity, text: str, at: int) -> None:
    """Give a quantity the minus that stands apart from it, if one does."""
    start = found.number_start
    if (apart := SIGN_APART.search(text, max(at, start - LONGEST_APART), start)) is not None:
        found.value, found.text = -found.value, f"-{found.text}"
        found.start = found.number_start = apart.start("sign")


LONGEST_APART = 6


def _marks_before(text: str, at: int, start: int) -> re.Match[str] | None:
    """The words between ``at`` and a number that say how exact it is."""
    at = max(at, start - LONGEST_MARKS)
    before = text[at:start].rstrip()
    if not before or (
        before[-1] not in "~≈∼≃<>≤≥=" and WORDS_OF_MARKS.isdisjoint(LETTERS.findall(before[-13:].lower()))
    ):
        return None
    marks = MARKS_BEFORE.search(text, at, start)
    return marks if marks and marks.group() else None


LOSSES = rare(
    r"\b(?:loss(?:es)?|negatives?|negative (?:values?|numbers?|returns?|changes?))\b[^.;()]{0,40}"
    r"\b(?:parenthes[ie]s|brackets)\b|\b(?:parenthes[ie]s|brackets)\b[^.;()]{0,50}\b(?:loss(?:es)?|negatives?|minus|"
    r"below zero)\b|\baccounting (?:style|format|notation|convention)\b",
    re.I,
)


def is_strictly_monotonic(values: Sequence[float]) -> bool:
    """Whether numbers rise, or fall, from each to the next, as those of an axis do."""
    pairs = list(pairwise(values))
    return all(a < b for a, b in pairs) or all(a > b for a, b in pairs)


def says_accounting(text: str) -> bool:
    """Whether a text says that it writes negative numbers in parentheses."""
    return LOSSES.search(text) is not None
