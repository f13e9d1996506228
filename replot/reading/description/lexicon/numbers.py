"""The words of the trade: what a number looks like, a missing value, a place, a share of the text.

Every pattern that more than one reader needs lives here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from replot.reading.description.lexicon import patterns as re

__all__ = [
    "Quantity",
    "as_float",
    "decimals_of",
    "find_missing",
    "find_quantities",
    "is_missing",
    "is_unknown",
    "parse_quantity",
    "power_of_ten",
    "says_accounting",
]
SIGN = r"[+\-−–]"
DIGITS = r"(?:\d{1,3}(?:[,\u2009\u202f\u00a0']\d{3}){1,6}(?!\d)|\d+)"
SUPER = "⁰¹²³⁴⁵⁶⁷⁸⁹"
POWER = rf"(?:\^\{{?\(?(?P<caret>{SIGN}?\d{{1,3}})\)?\}}?|(?P<super>[⁺⁻]?[{SUPER}]{{1,3}}))"
NUMBER = (
    rf"(?P<sign>{SIGN})?(?:(?P<whole>{DIGITS})(?P<fraction>\.\d+)?|(?P<bare>\.\d+))"
    rf"(?:[eE](?P<exponent>[+\-−]?\d{{1,3}})|\s?[×x*·⋅]\s?10{POWER})?"
)
PLAIN = (
    rf"{SIGN}?(?:{DIGITS}(?:\.\d+)?|\.\d+)(?:[eE][+\-−]?\d{{1,3}}|"
    rf"\s?[×x*·⋅]\s?10(?:\^\{{?[+\-−]?\d{{1,3}}\}}?|[⁺⁻]?[{SUPER}]{{1,3}}))?"
)
PERCENT = r"(?:\s?(?:%|‰|percent\b|per ?cent\b|pct\b|percentage points?\b))"
APPROXIMATE = (
    r"(?:[~≈∼≃]\s?|\b(?:about|around|approximately|approx\.?|roughly|circa|ca\.|nearly|almost|close to|"
    r"near|an estimated|estimated(?: at)?|est\.|somewhere around|in the region of|just (?:under|over|"
    r"below|above)|"
    r"slightly (?:under|over|below|above|more than|less than))\s+)"
)
BOUND = (
    r"(?:[<>≤≥]=?\s?|\b(?:below|under|less than|lower than|smaller than|fewer than|up to|at most|"
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
MARKS_FIRST = re.compile(MARKS, re.I)
MARKS_BEFORE = re.compile(MARKS + r"\Z", re.I)
LONGEST_MARKS = 80
LETTERS = re.compile(r"[a-z]+")
WORDS_OF_MARKS = frozenset(LETTERS.findall(APPROXIMATE + BOUND + "between"))
DIGIT_RUN = re.compile(r"\d+")
TIME = re.compile(
    r"(?<![\d.,:])(?:0\d:[0-5]\d|(?:1\d|2[0-4]|\d):(?:00|15|30|45))(?![\d:]|[.,]\d)(?:\s?[ap]\.?m\b)?", re.I
)
"""``06:20``, ``14:30``: the time of a day, whose digits are no numbers."""
NUMERAL = re.compile(
    rf"(?<![\w.^])(?<![A-Za-z][-/]){NUMBER}(?P<percent>{PERCENT})?"
    rf"(?:\s?(?:±|\+/[-−]|\+-)\s?(?P<error>{PLAIN})(?:{PERCENT})?"
    rf"|(?P<link>\s?(?:[-–—]|\.{{2,3}}|…)\s?(?=[+\-−–~≈.\d])|\s(?:to|and|"
    rf"through)\s)(?:{APPROXIMATE})?(?P<high>{PLAIN})(?P<percent2>{PERCENT})?)?"
    rf"{STARS}?"
    r"(?![\w^]|[.,]\d|-[A-Za-z])",
    re.I,
)
UNIT_AFTER = re.compile(r"(?<=\d)(?=(?:k|K|M|B|ms|s|x|X|dB|pp|nm|px|h|m|K)\b)")
MULTIPLIER = {"k": 1e3, "K": 1e3, "M": 1e6, "m": 1e6, "B": 1e9, "b": 1e9, "G": 1e9, "T": 1e12}
CELL_UNIT = re.compile(
    r"^(.*?\d)\s?(k|K|M|B|G|T|ms|s|sec|min|h|x|X|×|dB|pp|°C|°F|°|px|GB|MB|KB|TB|pts?|bits?|nats?|USD|EUR|€|"
    r"£|\$|[kMG]?Hz|[mµμn]?[gLl]|kg|[mck]m|[mµμ]m|[mkMG]?[VWJA]|[kM]?eV|[hk]?Pa|[mµμnp]?M|mol|pp[mb]|percent|"
    r"[a-zA-Zµμ]{1,4}/[a-zA-Z]{1,5}[²³]?)$"
)
CURRENCY = re.compile(r"^([-−+(]?)\s?[$€£¥]\s?(?=[\d.])")
VULGAR = {"½": 0.5, "⅓": 1 / 3, "⅔": 2 / 3, "¼": 0.25, "¾": 0.75, "⅕": 0.2, "⅛": 0.125}
MISSING_WORDS = (
    r"n\.?\s?/\s?[ad]\.?|n\.\s?[adpr]\.|n/p|NA|nan|null|none|nil|missing|masked(?: out)?|blank|empty|oom|"
    r"out of memory|no data|no value|no entry|no number|no score|not available|not applicable|not reported|"
    r"not published|not measured|not tested|not determined|not shown|not run|not printed|undefined|omitted|"
    r"unavailable|diverged|failed|timeout|nd|tbd|crash|crashed|no annotation|white|grey|gray|"
    r"blank cell|empty cell|grey cell|gray cell|white cell|greyed out|grayed out|no cell|unfilled|absent"
)
MISSING = re.compile(
    rf"(?<![\w/])(?:{MISSING_WORDS})(?![\w/])|"
    rf"(?<=[\w)\"”:=,;] )[-–—]{{1,3}}(?=\s*(?:[,;)]|and\b|\([^()\d]+\)|\.?$))",
    re.I,
)
LONE_DASH = re.compile(r" [-–—]{1,3}(?:\W|$)")
MISSING_FIRST = frozenset(LETTERS.findall(words)[0] for words in MISSING_WORDS.lower().split("|"))
MISSING_CELL = re.compile(
    rf"(?:[\s(\[]*(?:{MISSING_WORDS})[\s)\].,;]*(?:\([^()]*\)|,?\s*no (?:score|number|value|data)[\w ]*)?"
    r"|[-–—−_.·*×xX✗✘∅/]{1,4}|…|⊘|\(\s*\))",
    re.I,
)
UNKNOWN_CELL = re.compile(r"\?+|unclear|illegible|unreadable|not legible|\(unclear\)|unknown", re.I)


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


THOUSANDS = re.compile(r"[,\u2009\u202f\u00a0'](?=\d{3})")
TIMES_TEN = re.compile(rf"([^×x*·⋅]*)[×x*·⋅]10\^?\{{?([+\-]?\d+|[⁺⁻]?[{SUPER}]+)\}}?")
SUPERSCRIPTS = str.maketrans(SUPER + "⁺⁻", "0123456789+-")
LAST_DECIMALS = re.compile(r"\.(\d+)(?!.*\.)")


def as_float(text: str) -> float | None:
    """A number as written, with its thousands and powers of ten, or None if it is too large or none."""
    try:
        value = float(text)
    except ValueError:
        text = THOUSANDS.sub("", text).replace("−", "-").replace("–", "-").replace(" ", "")
        if power := TIMES_TEN.fullmatch(text):
            text = f"{power.group(1)}e{power.group(2).translate(SUPERSCRIPTS)}"
        try:
            value = float(text)
        except ValueError:
            return None
    return value if abs(value) < 1e300 else None


def decimals_of(text: str) -> int:
    """Digits after the decimal point of a number as written."""
    match = LAST_DECIMALS.search(text) if "." in text else None
    return len(match.group(1)) if match else 0


POWER_OF_TEN = re.compile(
    rf"(?<![\w.])(?P<sign>[-−])?10(?:\^\{{?(?P<caret>[-−+]?\d{{1,3}})\}}?|(?P<super>[⁺⁻]?[{SUPER}]{{1,3}}))"
)
RAISED = tuple(f"^{SUPER}⁺⁻")


def power_of_ten(text: str) -> float | None:
    """``10³``, ``10^-4`` as a number, or None."""
    match = POWER_OF_TEN.fullmatch(text.strip())
    if not match:
        return None
    digits = match.group("caret") or match.group("super").translate(SUPERSCRIPTS)
    exponent = int(digits.replace("−", "-"))
    return (-1 if match.group("sign") else 1) * 10.0**exponent if abs(exponent) < 300 else None


UPPER_BOUND = re.compile(r"[<≤]|below|under|less|lower|smaller|fewer|up to|at most|no more", re.I)


FROM_PLACE = re.compile(r"\b(?:in|at|for|on|during)\s\Z")
"""What stands before a number that is a label."""


def _quantity(match: re.Match[str], marks: re.Match[str] | None) -> Quantity | None:
    """The quantity of a numeral and of the words before it."""
    parts = match.groups()
    sign, whole, fraction, bare, exponent, caret, power = parts[:7]
    percent, error, link, high_text, high_percent, stars = parts[7:]
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
    approximate, bound, again, between = marks.groups() if marks is not None else (None,) * 4
    low: float | None = None
    high: float | None = None
    last = match.end()
    if high_text is not None:
        top = as_float(high_text)
        link = link.strip()
        if top is not None and FROM_PLACE.search(match.string, max(0, start - 8), start) and (
            link == "to" and top < value
        ):
            top = None  # "from 30 in 2019 to 20 in 2020"
        if top is not None and (link in ("to", "through") or between or (link != "and" and top > value)):
            low, high = min(value, top), max(value, top)
            value = (low + high) / 2
        else:
            # "3 and 4", "5 - 2": two numbers, not a range; read the first alone
            last = match.end("percent") if percent else end
            high_text, high_percent, stars = "", None, None
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


CITED = re.compile(
    r"\b(?:fig(?:ure|\.)?|table|tab\.|section|sec\.|eq(?:uation|\.)?|appendix|footnote|chapter)\s\Z", re.I
)
"""What stands before the number of a part of the paper."""
LONGEST_CITED = 10


def find_quantities(text: str) -> Iterator[Quantity]:
    """All numbers of a text, in order.

    A number that is part of a word (``GPT-4``, ``70M``, ``v2.1``) is none, nor is that of a part of the paper
    (``Figure 5``).
    """
    return iter(_remembered(text)) if len(text) < 2000 else _find_quantities(text)


@lru_cache(maxsize=1 << 12)
def _remembered(text: str) -> tuple[Quantity, ...]:
    return tuple(_find_quantities(text))


SHARE = re.compile(r"(?<!\d/)(?P<top>\d{1,4})/(?P<bottom>\d{1,5})(?=\s+[a-z]|[,;)]|\.?(?:\s|$))")
"""``3/4 of the tests``: a part of a whole."""


def _find_quantities(text: str) -> Iterator[Quantity]:
    """From digit to digit: a numeral begins there, or at the sign or the point before it."""
    at = 0
    times = {m.start(): m.end() for m in TIME.finditer(text)} if ":" in text else {}
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
        if text.startswith("/", match.end()) and (share := SHARE.match(text, match.start())) is not None:
            top, bottom = int(share["top"]), int(share["bottom"])
            if 0 < bottom >= top:
                at = share.end()
                yield Quantity(top / bottom, share.start(), at, share.group(), number_start=share.start())
                continue
        found = _quantity(match, _marks_before(text, at, match.start()))
        at = match.end() if found is None else found.end
        if found is not None:
            yield found


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


def find_missing(text: str) -> list[re.Match[str]]:
    """All words of a text that say that there is nothing: ``n/a``, ``blank``, a dash in place of a value."""
    if MISSING_FIRST.isdisjoint(LETTERS.findall(text.lower())) and not LONE_DASH.search(text):
        return []
    return list(MISSING.finditer(text))


@lru_cache(maxsize=1 << 12)
def is_missing(text: str) -> bool:
    """Whether the content of a cell says that there is nothing: empty, ``N/A``, a dash, a cross."""
    text = text.strip()
    return not text or bool(MISSING_CELL.fullmatch(text))


@lru_cache(maxsize=1 << 12)
def is_unknown(text: str) -> bool:
    """Whether the content of a cell says that there is something that cannot be read."""
    return bool(UNKNOWN_CELL.fullmatch(text.strip()))


PLAIN_CELL = re.compile(r"([+\-−–]?\d+(?:\.(\d+))?)(%?)")
ASIDE = re.compile(r"[(\[][^()\[\]]{0,120}[)\]]")
ACCOUNTING = re.compile(r"\(\s*[$€£]?(\d[\d,]*(?:\.\d+)?)\s*(%?)\s*\)")
LOSSES = re.compile(
    r"\b(?:loss(?:es)?|negatives?|negative (?:values?|numbers?|returns?|changes?))\b[^.;()]{0,40}"
    r"\b(?:parenthes[ie]s|brackets)\b|\b(?:parenthes[ie]s|brackets)\b[^.;()]{0,50}\b(?:loss(?:es)?|negatives?|minus|"
    r"below zero)\b|\baccounting (?:style|format|notation|convention)\b",
    re.I,
)


def says_accounting(text: str) -> bool:
    """Whether a text says that it writes negative numbers in parentheses."""
    return LOSSES.search(text) is not None


FRACTION = re.compile(r"(\d{1,4})\s?/\s?(\d{1,5})")


@lru_cache(maxsize=1 << 14)
def parse_quantity(text: str, *, accounting: bool = False, decimal_comma: bool = False) -> Quantity | None:
    """The one number that a cell states, or None.

    Parameters
    ----------
    text : str
        The content of a cell: a number with its marks and at most an aside in parentheses.
    accounting : bool
        Whether ``(4.3)`` means -4.3.
    decimal_comma : bool
        Whether ``4,3`` means 4.3.
    """
    text = text.strip().strip("`\"“”'").strip()
    if not text or len(text) > 200:
        return None
    if decimal_comma:
        text = re.sub(r"(?<=\d)\.(?=\d{3}(?:\D|$))", "", text)
        text = re.sub(r"(?<=\d),(?=\d)", ".", text)
    if text in VULGAR:
        return Quantity(VULGAR[text], 0, 1, text)
    if plain := PLAIN_CELL.fullmatch(text):
        number, decimals, percent = plain.groups()
        value = as_float(number)
        if value is None:
            return None
        return Quantity(value, 0, len(text), number, percent=bool(percent), decimals=len(decimals or ""))
    if not DIGIT_RUN.search(text):
        return None
    if loss := ACCOUNTING.fullmatch(text):
        value = as_float(loss.group(1))
        if value is None:
            return None
        return Quantity(
            -value if accounting else value,
            0,
            len(text),
            text,
            percent=bool(loss.group(2)),
            decimals=decimals_of(loss.group(1)),
        )
    text = CURRENCY.sub(r"\1", text)
    ten = power_of_ten(text)
    if ten is not None:
        return Quantity(ten, 0, len(text), text)
    factor = 1.0
    if unit := CELL_UNIT.match(text):
        factor = MULTIPLIER.get(unit.group(2), 1.0) if unit.group(2) in "kKMBGT" else 1.0
        text = unit.group(1)
    marks = MARKS_FIRST.match(text)
    match = NUMERAL.match(text, marks.end()) if marks else None
    rest = text[match.end() :].strip() if match else text
    if not match or (rest and rest not in "↑↓▲▼⬆⬇" and not ASIDE.fullmatch(rest)):
        if part := FRACTION.fullmatch(text):
            top, bottom = int(part.group(1)), int(part.group(2))
            return Quantity(top / bottom, 0, len(text), text) if bottom else None
        return None
    found = _quantity(match, marks)
    if found is None or found.end < match.end():
        return None
    if factor != 1.0:
        return Quantity(
            found.value * factor, found.start, found.end, found.text, None, None, None, found.approximate
        )
    return found
