"""The outcomes of a detector in the words for signals: ``40 hits, 5 misses, 3 false alarms``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["with_outcomes_of_signals"]
SIGNALS = r"(?: (?:events|signals|targets|cases|alarms))?"
TERM = (
    rf"(?:(?P<TP%s>hits?|true alarms?|correct detections?)|(?P<FN%s>miss(?:es)?|missed{SIGNALS}|omissions?)|"
    r"(?P<FP%s>false alarms?)|(?P<TN%s>correct (?:rejections?|dismissals?)))"
)
BEFORE, BEHIND = (TERM.replace("%s", mark) for mark in ("", "_"))
COUNTED = rare(
    rf"(?<![\w.,])\d[\d,]{{0,9}} {BEFORE}(?![\w-])|"
    rf"(?<![\w-]){BEHIND}(?: ?[:=]| (?:are|were|number)) ?(?=\d[\d,]{{0,9}}(?:\s*(?:[,;.]|$)|\s+and\b))",
    re.I,
)
NAMED = rare(r"\b(?:hits?|misse[sd]|omissions?|false alarms?|correct (?:rejections?|dismissals?))\b", re.I)
REJECTED = rare(r"\bcorrect (?:rejection|dismissal)s?\b", re.I)
KINDS = ("TP", "FN", "FP", "TN")


def with_outcomes_of_signals(source: str) -> str:
    """A text as long as before with the usual names of the four outcomes, where it counts each once.

    Where it names them more often, they may be the labels of an axis.
    """
    if REJECTED.search(source) is None:
        return source
    found = list(COUNTED.finditer(source))
    kinds = [_kind(one) for one in found]
    if sorted(kinds) != sorted(KINDS) or len(NAMED.findall(source)) > len(KINDS):
        return source
    for one, kind in zip(found, kinds, strict=True):
        start, end = one.span(next(name for name in (kind, f"{kind}_") if one[name]))
        source = source[:start] + kind.ljust(end - start) + source[end:]
    return source


def _kind(one: re.Match[str]) -> str:
    return next(kind for kind in KINDS if one[kind] or one[f"{kind}_"])
