"""Ranges of labels: numbers with steps, powers of two, months, dates, letters."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from math import log10

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.calendar import DAYS, MONTHS, OF_YEARS, parts_of_years
from replot.reading.description.lexicon.hours import RUN_OF_HOURS, run_of_hours
from replot.reading.description.lexicon.labels import Label, LabelList
from replot.reading.description.lexicon.numbers import PLAIN
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.units import OF_ENDS
from replot.reading.description.limits import current

__all__ = ["NUMBER_RANGE", "STEP", "expand_range", "math_close"]
TO = (
    r"\s*(?:(?<![\d])\s*(?:-|–|—)\s*(?![\d])|(?:-|–|—|…|\.{2,3}|→)|,?\s*(?:\.{3}|…),?)\s*|\s+(?:up to|"
    r"down to|through to|through|to|until|till|thru|and ends? (?:with|at)|and ending (?:with|at))\s+"
)
AT_END = (
    r"(?:\s+(?:at|on|in) the (?:very )?(?:far )?\w+(?: \w+)?,?|"
    r"\s+\((?:(?:at|on) the )?(?:top|bottom|left|right)(?: (?:row|column))?\))"
)
NAME_RANGE = rare(
    rf"\b(?P<a>[A-Z][a-z]{{2,8}})(?:(?:{TO})|{AT_END}(?:{TO}|\s+and\s+))(?P<b>[A-Z][a-z]{{2,8}})\b"
)
NAME_BEFORE = re.compile(r"\b(?P<a>[A-Z][a-z]{2,8})\s*,\s*$")
ASIDE = r"(?:\s*[(][^()\d]{1,40}[)])?"
LETTER_RANGE = rare(
    rf"(?<![\w'])(?P<p>[A-Za-z]{{1,12}}[ :_-])?(?P<a>[A-Z]){ASIDE}(?:{TO})(?P=p)?(?P<b>[A-Z])(?![\w'])"
)
SIDES = r"(?:top|bottom|left|right|leftmost|rightmost)"
SIDE_RANGE = rare(
    rf"\b{SIDES}\s*\((?P<a>[^()]{{1,30}})\)\s*,?\s*(?:up to|down to|through|to|→)\s+(?:the )?"
    rf"{SIDES}\s*\((?P<b>[^()]{{1,30}})\)",
    re.I,
)
"""``from bottom (1) to top (5)``."""
GLOSSED_RANGE = rare(
    r"(?<![\w.])(?P<a>[A-Za-z]{0,3}\d{1,3}) ?= ?[a-z][a-z -]{1,24},? (?:to|through) "
    r"(?P<b>[A-Za-z]{0,3}\d{1,3}) ?= ?[a-z][a-z-]{1,24}"
)
"""``Q1 = poorest to Q5 = richest``."""
ENDS = rare(
    r"(?<![\w.,])(?P<a>[A-Za-z\d][\w.%]{0,11}) (?:at|on) (?:the )?(?:very |far )?"
    r"(?P<from>top|bottom|left|right)"
    r"(?: (?:row|edge|end|side))?(?:,|;|,? and)\s+(?P<b>[A-Za-z\d][\w.%]{0,11}) (?:at|on) (?:the )?"
    r"(?:very |far )?(?P<to>top|bottom|left|right)\b"
)
"""``2019 at top, 2022 at bottom``."""
OPPOSITE = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}
NEAR = 60
"""Letters behind such a range in which its step may stand."""
DATE_RANGE = rare(
    rf"\b(?P<a>\d{{4}}-\d{{2}})(?P<d>-\d{{2}})?\b(?:[^.;\d]{{0,24}}?)(?:{TO})[`\"“]?"
    rf"(?P<b>\d{{4}}-\d{{2}})(?P<e>-\d{{2}})?\b(?!-)"
)
ABOUT = r"(?:[~≈]\s?|(?:about|approximately|around|roughly)\s)?"
PREFIXED_RANGE = rare(
    rf"(?<![\w.])(?P<p>[A-Za-z][A-Za-z ]{{0,14}}?[ _#-]?|[A-Za-z][\w.:/-]{{0,20}}?[A-Za-z_.:/-])"
    r"(?P<a>\d{1,5})(?:\s?\([^()\d]{1,40}\)|(?: [a-z]+){1,4}(?=\s(?:…|\.{3}|→|–|to)))?"
    rf"\s*(?:{TO})\s*(?P=p)(?P<b>\d{{1,5}})(?!\w|[.-]\d)"
)
"""``Layer 1 to Layer 8``; also with what the first one is: ``Q1 (least) to Q5 (most)``."""
NUMBER_RANGE = rare(
    rf"(?<![\w.]){ABOUT}(?P<a>{PLAIN})(?P<ua>{OF_ENDS})(?P<aside>(?:\s*[(][^()\d]{{1,40}}[)]|\s+(?:at|in|"
    rf"on) the (?:very )?(?:far )?\w+(?: (?:row|edge|end|side|corner|left|right))?,?)?)"
    rf"(?:{TO})(?:(?:a|the) (?:maximum|minimum) of )?{ABOUT}(?P<b>{PLAIN})(?P<ub>{OF_ENDS})(?![\w.]*\d|\w)"
)
WITH_UNITS = rare(
    rf"(?<![\w.])(?P<a>{PLAIN}) (?P<unit>[KMGT]?i?B|[kMG]?Hz|[cmkµn]?m|[mk]?g|m?s|min|h|°C|K|dB|kW|bar)"
    rf"\s*(?:{TO})(?P<b>{PLAIN}) (?P=unit)(?!\w)"
)
"""``16 B to 256 B``: the same unit behind both ends."""
DIGIT = re.compile(r"\d")
RANGE = re.Either(
    *OF_YEARS, RUN_OF_HOURS, SIDE_RANGE, GLOSSED_RANGE, ENDS, DATE_RANGE, NAME_RANGE, PREFIXED_RANGE,
    NUMBER_RANGE, LETTER_RANGE
)
STEP = rare(
    rf"(?:in |with |at |by )?(?:equal |regular |uniform )?(?:steps?|increments?|intervals?|"
    rf"multiples)(?: size)? of {ABOUT}(?P<s>{PLAIN})|"
    rf"(?:step|increment|interval|spacing)(?: size)?s?[ :=]+(?P<s2>{PLAIN})|every (?P<s3>\d[\d.]*|other|"
    rf"second|third|fifth|tenth)\b|"
    rf"\bby (?P<s4>\d+(?:\.\d+)?)s?\b|(?P<s5>\d+(?:\.\d+)?)[- ](?:unit|point|step|year|degree|percent|"
    rf"%)?\s?(?:increments|steps|intervals)",
    re.I,
)
POWERS = rare(r"powers? of (?:two|2)|doubl(?:es|ing|ed)|factors? of (?:two|2)|log(?:arithmic)?[- ]?2", re.I)
POWERS_TEN = rare(r"powers? of (?:ten|10)|factors? of (?:ten|10)|decades?", re.I)
EVEN = rare(r"\beven (?:numbers|integers|values)\b", re.I)
ODD = rare(r"\bodd (?:numbers|integers|values)\b", re.I)


def _number(text: str) -> float:
    return float(text.replace(",", "").replace("−", "-").replace("–", "-").replace("+", ""))


def _show(value: float, decimals: int, unit: str, thousands: bool = False) -> str:
    shown = f"{value:,.{decimals}f}" if thousands else f"{value:.{decimals}f}"
    return shown + unit


WORD_STEP = {"other": 2, "second": 2, "third": 3, "fifth": 5, "tenth": 10}


def expand_range(text: str, count: int | None = None, strict: bool = False) -> LabelList | None:
    """The labels that a stretch such as ``0% to 100% in steps of 10%`` stands for.

    Parameters
    ----------
    text : str
    count : int or None
        How many labels the text claims; tells the step where none is stated.
    strict : bool
        Take a range of numbers only where its step is stated or the labels are whole numbers.
    """
    if not RANGE.may_match(text):
        return None
    numbered = DIGIT.search(text) is not None
    if (match := SIDE_RANGE.search(text) or GLOSSED_RANGE.search(text)) is not None:
        step = text[match.end() : match.end() + NEAR]
        if found := expand_range(f"{match['a']} to {match['b']}{step}", count, strict):
            return _whole(match, list(found.texts), count)
    if (match := WITH_UNITS.search(text)) is not None:
        around = text[: match.start()], text[match.end() : match.end() + NEAR]
        if found := expand_range(f"{around[0]}{match['a']} to {match['b']}{around[1]}", count, strict):
            units = [f"{label} {match['unit']}" for label in found.texts]
            return replace(_whole(match, units, count), only_ends=found.only_ends)
    ends = ENDS.search(text)
    if ends is not None and OPPOSITE[ends["from"]] == ends["to"]:
        found = expand_range(f"{ends['a']} to {ends['b']}", count, strict=True)
        if found is not None:
            return _whole(ends, list(found.texts), count)
    if numbered and (told := parts_of_years(text)) is not None:
        return _whole(*told, count)
    if numbered and (clock := run_of_hours(text)) is not None:
        return _whole(*clock, count)
    for match in DATE_RANGE.finditer(text) if numbered else ():
        if match["d"] or match["e"]:
            if days := _days(f"{match['a']}{match['d']}", f"{match['b']}{match['e']}"):
                return _whole(match, days)
            continue
        (y1, m1), (y2, m2) = (map(int, match.group(g).split("-")) for g in "ab")
        first, last = y1 * 12 + m1 - 1, y2 * 12 + m2 - 1
        if 1 <= m1 <= 12 and 1 <= m2 <= 12 and first < last < first + 600:
            return _whole(match, [f"{k // 12:04d}-{k % 12 + 1:02d}" for k in range(first, last + 1)])
    for match in NAME_RANGE.finditer(text):
        for names in (*MONTHS, *DAYS):
            if match.group("a") in names and match.group("b") in names:
                first, last = names.index(match.group("a")), names.index(match.group("b"))
                run = names[first : last + 1] if first <= last else names[first:] + names[: last + 1]
                begin = match.start()
                while "." in match[0] or "…" in match[0]:  # "Jan, Feb, ..., Dec"
                    before = NAME_BEFORE.search(text, 0, begin)
                    if before is None or before["a"] != names[names.index(run[0]) - 1] or before["a"] in run:
                        break
                    run, begin = [before["a"], *run], before.start()
                if len(run) > 1:
                    labels = tuple(Label(name, begin, match.end()) for name in run)
                    return LabelList(labels, "range", begin, match.end())
    for match in PREFIXED_RANGE.finditer(text) if numbered else ():
        first, last = int(match.group("a")), int(match.group("b"))
        if (
            abs(last - first) < current.get().categories
            and first != last
            and match.group("p").strip().lower()
            not in (
                "from",
                "to",
                "and",
                "of",
                "at",
                "labels",
                "values",
                "numbered",
                "ranging from",
                "ranges from",
            )
        ):
            width = len(match.group("a")) if match.group("a").startswith("0") else 0
            steps = range(first, last + 1) if first < last else range(first, last - 1, -1)
            return _whole(match, [f"{match.group('p').lstrip()}{k:0{width}d}" for k in steps])
    for match in NUMBER_RANGE.finditer(text) if numbered else ():
        found = _numbers(match, text, count, strict)
        if found is not None:
            return found
    for match in LETTER_RANGE.finditer(text):
        first, last = ord(match.group("a")), ord(match.group("b"))
        prefix = match["p"] if match["p"] and text.count(match["p"], *match.span()) > 1 else ""
        if first < last or (prefix and first > last):
            letters = range(first, last + 1) if first < last else range(first, last - 1, -1)
            return _whole(match, [f"{prefix}{chr(k)}" for k in letters])
    return None


def _days(first: str, last: str) -> list[str]:
    """The days from one date to another, or nothing."""
    try:
        start, end = date.fromisoformat(first), date.fromisoformat(last)
    except ValueError:
        return []
    count = (end - start).days + 1
    fits = 1 < count <= current.get().categories
    return [(start + timedelta(days=k)).isoformat() for k in range(count)] if fits else []


def _whole(match: re.Match[str], texts: list[str], count: int | None = None) -> LabelList:
    return LabelList(
        tuple(Label(t, match.start(), match.end()) for t in texts), "range", match.start(), match.end(), count
    )


def _numbers(match: re.Match[str], text: str, count: int | None, strict: bool) -> LabelList | None:
    ta, tb = match.group("a"), match.group("b")
    try:
        first, last = _number(ta), _number(tb)
    except ValueError:
        return None
    if first == last or not (abs(first) < 1e12 and abs(last) < 1e12):
        return None
    unit = match.group("ub") or match.group("ua") or ""
    if unit == "th":
        unit = ""
    around = text[max(0, match.start() - 120) : match.end() + 160]
    decimals = max(len(t.partition(".")[2]) for t in (ta, tb))
    sign = 1 if last > first else -1
    if POWERS.search(around) and first > 0 and last > 0:
        ratio, value = (2.0 if sign > 0 else 0.5), first
        run: list[str] = []
        factor_a = {"k": 1e3, "K": 1e3, "M": 1e6}.get(match.group("ua") or "", 1)
        factor_b = {"k": 1e3, "K": 1e3, "M": 1e6}.get(match.group("ub") or "", 1)
        if factor_a == factor_b or not match.group("ua"):
            while len(run) < 64 and (value <= last * 1.0001 if sign > 0 else value >= last * 0.9999):
                run.append(_show(value, 0 if value == int(value) else decimals, unit))
                value *= ratio
            return _whole(match, run, count)
    if (
        POWERS_TEN.search(around)
        and first > 0
        and last > 0
        and ("e" in ta.lower() or decimals or last / first >= 100)
    ):
        tens = _powers_of_ten(ta, tb)
        return _whole(match, [power + unit for power in tens], count) if tens else None
    step: float | None = None
    only_ends = False
    tail = text[match.end() : match.end() + 120]
    stated = STEP.search(tail) or STEP.search(text[max(0, match.start() - 60) : match.start()])
    if stated:
        word = next(g for g in stated.groups() if g)
        try:
            step = float(WORD_STEP.get(word.lower(), 0)) or _number(word)
        except ValueError:
            step = None
        if step is not None:
            decimals = max(decimals, len(word.partition(".")[2]) if "." in word else 0)
    elif EVEN.search(around) or ODD.search(around):
        step = 2.0
    elif count is not None and count > 1 and not math_close((last - first) / (count - 1), 1.0):
        step = abs(last - first) / (count - 1)
        scaled = step * 10 ** max(decimals, 2)
        if not math_close(scaled, round(scaled)) or (not decimals and step < 1):
            return _numbers(match, text, None, strict)
        while decimals < 4 and not math_close(step * 10**decimals, round(step * 10**decimals)):
            decimals += 1
    if step is None:
        if decimals or first != int(first) or last != int(last):
            return None
        step = 1.0
        if abs(last - first) > 400 and count != int(abs(last - first)) + 1:
            return None
        whole = re.search(r"integer|each|every|all", around, re.I) is not None
        if strict and abs(last - first) > 60 and not whole:
            return None
        only_ends = count is None and not whole
    if step <= 0:
        return None
    size = round(abs(last - first) / step)
    if size + 1 > current.get().categories or not math_close(
        first + sign * size * step, last, 1e-6 * max(1.0, abs(last))
    ):
        return None
    thousands = "," in ta or "," in tb
    texts = [_show(first + sign * k * step, decimals, unit, thousands) for k in range(size + 1)]
    if len(ta) == len(tb) > 1 and min(ta, tb).startswith("0") and (ta + tb).isdecimal():  # "00-23"
        texts = [shown.zfill(len(ta)) for shown in texts]
    texts = [t if t.strip("-0.%") or not t.startswith("-") else t[1:] for t in texts]
    return replace(_whole(match, texts, count), only_ends=only_ends)


SCIENTIFIC = re.compile(r"(?P<digits>\d(?:\.\d+)?[eE])(?P<power>[-−+]?\d{1,3})")
MOST_DECADES = 40


def _powers_of_ten(first: str, last: str) -> list[str]:
    """The labels from one power of ten to another, written as these are; nothing where they are none."""
    a, b = SCIENTIFIC.fullmatch(first), SCIENTIFIC.fullmatch(last)
    if a is None or b is None:
        ends = [log10(_number(end)) for end in (first, last)]
        if a is not None or b is not None or not all(math_close(end, round(end), 1e-9) for end in ends):
            return []
        begin, end = (round(power) for power in ends)
        shown = [_show(10.0**k, max(-k, 0), "") for k in _steps(begin, end)]
        return shown if (shown[:1], shown[-1:]) == ([first], [last]) else []
    if a["digits"] != b["digits"]:
        return []
    padded = len(a["power"].lstrip("-−+")) == len(b["power"].lstrip("-−+")) == 2
    begin, end = (int(_number(each["power"])) for each in (a, b))
    return [f"{a['digits']}{k:{'03d' if k < 0 else '02d'}}" if padded else f"{a['digits']}{k}"
            for k in _steps(begin, end)]


def _steps(begin: int, end: int) -> range:
    sign = 1 if end > begin else -1
    return range(begin, end + sign, sign) if abs(end - begin) <= MOST_DECADES else range(0)


def math_close(a: float, b: float, tolerance: float = 1e-9) -> bool:
    """Whether two numbers are the same but for rounding."""
    return abs(a - b) <= tolerance * max(1.0, abs(a), abs(b))
