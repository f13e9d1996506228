"""Ranges of labels: numbers with steps, powers of two, months, dates, letters."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.calendar import DAYS, MONTHS, OF_YEARS, parts_of_years
from replot.reading.description.lexicon.calendar_abroad import ABROAD_RANGE, run_abroad
from replot.reading.description.lexicon.hours import RUN_OF_HOURS, RUN_OF_TIMES, run_of_hours, run_of_times
from replot.reading.description.lexicon.labels import Label, LabelList
from replot.reading.description.lexicon.number_ranges import (
    ABOUT,
    STEP,
    counted_through,
    numbers_between,
    whole_steps,
)
from replot.reading.description.lexicon.numbers import PLAIN
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.units import OF_ENDS
from replot.reading.description.limits import current

__all__ = ["NUMBER_RANGE", "expand_range"]
TO = (
    r"\s*+(?:[-–—…→]|\.{2,3}|,\s*+(?:\.{3}|…),?|(?:\.{3}|…),)\s*|\s++(?:up to|down to|through to|"
    r"through|to|until|till|thru|and ends? (?:with|at)|and ending (?:with|at))\s+"
)
"""The spaces around it are its own: what is repeated beside them would part long ones in ever more ways."""
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
PREFIXED_RANGE = rare(
    rf"(?<![\w.])(?P<p>[A-Za-z][A-Za-z ]{{0,14}}?[ _#-]?|[A-Za-z][\w.:/-]{{0,20}}?[A-Za-z_.:/-])"
    r"(?P<a>\d{1,5})(?:\s?\([^()\d]{1,40}\)|(?: [a-z]+){1,4}(?=\s(?:…|\.{3}|→|–|to)))?"
    rf"(?:{TO})(?P=p)(?P<b>\d{{1,5}})(?!\w|[.-]\d)"
)
"""``Layer 1 to Layer 8``; also with what the first one is: ``Q1 (least) to Q5 (most)``."""
NUMBER_RANGE = rare(
    rf"(?<![\w.])(?<!\w-)(?<!\d:)(?<!['’′], ){ABOUT}(?P<a>{PLAIN})(?P<ua>{OF_ENDS})"
    rf"(?P<aside>(?:\s*[(][^()\d]{{1,40}}[)]|\s+(?:at|in|on) the (?:very )?(?:far )?\w+(?: (?:row|edge|end|"
    rf"side|corner|left|right))?,?)?)"
    rf"(?:{TO})(?:(?:a|the) (?:maximum|minimum) of )?{ABOUT}(?P<b>{PLAIN})(?P<ub>{OF_ENDS})"
    r"(?![\w.]*\d|\w|:\d\d|['’′],\s*\d)"
)
"""Minutes behind an end belong to one of several bands: ``0–30', 31–60'``."""
WITH_UNITS = rare(
    rf"(?<![\w.])(?P<a>{PLAIN}) (?P<unit>[KMGT]?i?B|[kMG]?Hz|[cmkµn]?m|[mk]?g|m?s|min|h|°C|K|dB|kW|bar)"
    rf"(?:{TO})(?P<b>{PLAIN}) (?P=unit)(?!\w)"
)
"""``16 B to 256 B``: the same unit behind both ends."""
DIGIT = re.compile(r"\d")
RANGE = re.Either(
    *OF_YEARS, RUN_OF_HOURS, RUN_OF_TIMES, SIDE_RANGE, GLOSSED_RANGE, ENDS, DATE_RANGE, NAME_RANGE,
    ABROAD_RANGE, PREFIXED_RANGE, NUMBER_RANGE, LETTER_RANGE
)


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
            return whole_steps(match, list(found.texts), count)
    if (match := WITH_UNITS.search(text)) is not None:
        around = text[: match.start()], text[match.end() : match.end() + NEAR]
        if found := expand_range(f"{around[0]}{match['a']} to {match['b']}{around[1]}", count, strict):
            units = [f"{label} {match['unit']}" for label in found.texts]
            return replace(whole_steps(match, units, count), only_ends=found.only_ends)
    ends = ENDS.search(text)
    if ends is not None and OPPOSITE[ends["from"]] == ends["to"]:
        behind = text[ends.end() : ends.end() + NEAR]
        step = behind if STEP.match(behind.lstrip(" ,;)")) is not None else ""
        found = expand_range(f"{ends['a']} to {ends['b']}{step}", count, strict=True)
        if found is not None:
            return whole_steps(ends, list(found.texts), count)
    if numbered and (told := parts_of_years(text)) is not None:
        return whole_steps(*told, count)
    if numbered and (clock := run_of_hours(text)) is not None:
        return whole_steps(*clock, count)
    if numbered and (times := run_of_times(text, count)) is not None:
        return replace(whole_steps(*times[:2], count), only_ends=times[2])
    for match in DATE_RANGE.finditer(text) if numbered else ():
        if match["d"] or match["e"]:
            if days := _days(f"{match['a']}{match['d']}", f"{match['b']}{match['e']}"):
                return whole_steps(match, days)
            continue
        (y1, m1), (y2, m2) = (map(int, match.group(g).split("-")) for g in "ab")
        first, last = y1 * 12 + m1 - 1, y2 * 12 + m2 - 1
        if 1 <= m1 <= 12 and 1 <= m2 <= 12 and first < last < first + 600:
            return whole_steps(match, [f"{k // 12:04d}-{k % 12 + 1:02d}" for k in range(first, last + 1)])
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
    if (abroad := run_abroad(text)) is not None:
        return whole_steps(*abroad, count)
    for match in PREFIXED_RANGE.finditer(text) if numbered else ():
        first, last = int(match.group("a")), int(match.group("b"))
        if (
            abs(last - first) < current.get().categories
            and counted_through(first, last, count)
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
            return whole_steps(match, [f"{match.group('p').lstrip()}{k:0{width}d}" for k in steps])
    for match in NUMBER_RANGE.finditer(text) if numbered else ():
        found = numbers_between(match, text, count, strict)
        if found is not None:
            return found
    for match in LETTER_RANGE.finditer(text):
        first, last = ord(match.group("a")), ord(match.group("b"))
        prefix = match["p"] if match["p"] and text.count(match["p"], *match.span()) > 1 else ""
        if first < last or (prefix and first > last):
            letters = range(first, last + 1) if first < last else range(first, last - 1, -1)
            return whole_steps(match, [f"{prefix}{chr(k)}" for k in letters])
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
