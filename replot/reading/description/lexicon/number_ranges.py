"""The numbers from one to another: in steps, doubled, in powers of ten."""

from __future__ import annotations

from dataclasses import replace
from math import log10

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import Label, LabelList
from replot.reading.description.lexicon.numbers import PLAIN
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.limits import current

__all__ = ["ABOUT", "STEP", "_number", "counted_through", "math_close", "numbers_between", "whole_steps"]
ABOUT = r"(?:[~≈]\s?|(?:about|approximately|around|roughly)\s)?"
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


MOST_UNSTATED = 400
"""How far apart the ends of a range may be where nothing says how many labels it has."""


def counted_through(first: int, last: int, count: int | None) -> bool:
    """Whether all numbers between two may be labels: those of a catalogue lie too far apart for that."""
    apart = abs(last - first)
    return apart <= MOST_UNSTATED or count == apart + 1


def _show(value: float, decimals: int, unit: str, thousands: bool = False) -> str:
    shown = f"{value:,.{decimals}f}" if thousands else f"{value:.{decimals}f}"
    return shown + unit


WORD_STEP = {"other": 2, "second": 2, "third": 3, "fifth": 5, "tenth": 10}


def whole_steps(match: re.Match[str], texts: list[str], count: int | None = None) -> LabelList:
    return LabelList(
        tuple(Label(t, match.start(), match.end()) for t in texts), "range", match.start(), match.end(), count
    )


def numbers_between(match: re.Match[str], text: str, count: int | None, strict: bool) -> LabelList | None:
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
            return whole_steps(match, run, count)
    if (
        POWERS_TEN.search(around)
        and first > 0
        and last > 0
        and ("e" in ta.lower() or decimals or last / first >= 100)
    ):
        tens = _powers_of_ten(ta, tb)
        return whole_steps(match, [power + unit for power in tens], count) if tens else None
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
            return numbers_between(match, text, None, strict)
        while decimals < 4 and not math_close(step * 10**decimals, round(step * 10**decimals)):
            decimals += 1
    if step is None:
        if decimals or first != int(first) or last != int(last):
            return None
        step = 1.0
        if not counted_through(int(first), int(last), count):
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
    return replace(whole_steps(match, texts, count), only_ends=only_ends)


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
