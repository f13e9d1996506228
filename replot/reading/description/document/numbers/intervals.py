"""Intervals in brackets behind the values that lie in them: ``3.42 (95% CI 2.88–4.06)``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.numbers import as_float

__all__ = ["without_intervals"]
ONE = r"[-−+]?(?:\d{1,9}(?:\.\d{1,9})?|\.\d{1,9})"
CALLED = (
    r"(?:\d\d(?:\.\d)? ?% )?(?:C\.?I\.?|CrI|HDI|HPDI|confidence interval|credible interval|interval|IQR|"
    r"range|uncertainty)s?[:,]? ?"
)
INTERVAL = re.compile(
    rf"(?<![\w.,/])(?P<value>{ONE}) ?%?[\^{{}}*†‡$]{{0,8}}"
    rf"(?P<said> ?[(\[](?:(?P<called>{CALLED})|\d\d ?%: )?(?P<low>{ONE}) ?%?"
    rf"(?: ?[–—-] ?| to |(?P<comma>[,;] ?))(?P<high>{ONE}) ?%?[)\]])",
    re.I,
)
TOLD = re.rare(
    r"\b(?:(?:confidence|credible|uncertainty|prediction) (?:intervals?|limits?|bounds?)|"
    r"\d\d ?% (?:CI|CrI|HDI)s?|IQRs?|inter-?quartile|"
    r"(?:intervals?|ranges?) (?:is |are )?in (?:parenthes[ei]s|(?:square )?brackets)|"
    r"in (?:parenthes[ei]s|(?:square )?brackets) (?:is|are)? ?(?:the|its|their)? ?(?:intervals?|ranges?))\b",
    re.I,
)
FEWEST_UNTOLD = 4
"""Intervals in a text that does not say that it has any."""


def without_intervals(source: str) -> str:
    """A text as long as before without the intervals behind its values, if every value lies in its own.

    Two numbers with a comma between them may be a place, unless the text tells of intervals.
    """
    found = list(INTERVAL.finditer(source)) if ")" in source or "]" in source else []
    told = bool(found) and TOLD.search(source) is not None
    found = [each for each in found if told or each["called"] or not each["comma"]]
    if not found or not all(map(_lies_in, found)):
        return source
    if not (told or any(each["called"] for each in found)) and len(found) < FEWEST_UNTOLD:
        return source
    out, last = [], 0
    for each in found:
        start, end = each.span("said")
        out += [source[last:start], " " * (end - start)]
        last = end
    return "".join([*out, source[last:]])


def _lies_in(interval: re.Match[str]) -> bool:
    low, value, high = (as_float(interval[name]) for name in ("low", "value", "high"))
    return low is not None and value is not None and high is not None and low <= value <= high and low < high
