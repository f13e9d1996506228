"""Whether what a sentence lists may be the labels of an axis."""

from __future__ import annotations

from collections.abc import Sequence

from replot.reading.description.assembly.rivals.sentence_lists import Cue
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.dates import YEAR
from replot.reading.description.lexicon.labels import Label
from replot.reading.description.lexicon.missing import SHORT_MISSING
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.statements.axes.categories.glossed_lists import are_values
from replot.reading.description.statements.axes.words import GIVES

__all__ = ["OF_OTHERS", "OF_SOME", "is_grouping", "is_one", "may_label"]
SINGLE_LINE = re.compile(r"row|col(?:umn)?", re.I)
"""One line of the grid, behind which its values stand."""


OF_SOME = re.compile(
    r"\b(?:top|bottom|upper|lower|middle|mid|first|last|left|right|early|late|deep|shallow)(?:most|er|est)? "
    r"(?:rows?|columns?|layers?|part|half|region)\s*\((?:[a-z]+ )?$",
    re.I,
)
"""``the bottom rows (layers 0–3)``, ``PR ≈ 114–116``: some of the lines, and about how much."""
OF_OTHERS = re.compile(
    r"(?<!\w)[^\W\d_]\w?\($|[,;]\s+(?:and )?(?:the )?(?:cell )?colou?rs?(?:\s*[=:][^.,;:()]*|"
    r"\s+(?:indicates?|represents?|encodes?|denotes?|reflects?)\b[^.;:()]*)$",
    re.I,
)
"""``J(D, p)``, ``colour: yield 0-1``: what something depends on, what the colours stand for."""
GROUPED = re.compile(r"\b(?:grouped|sorted|ordered|ranked|clustered|divided) (?:by|into)\b", re.I)
OPENED = re.compile(r"[^,;:.()]{1,30}\($")


def is_grouping(source: str, labels: Sequence[Label]) -> bool:
    """Whether a list is what the lines are sorted by: ``24 models grouped by maker (A, B)``."""
    before = [m.end() for m in GROUPED.finditer(source, 0, labels[0].start)]
    gap = source[before[-1] : labels[0].start] if before else "."
    told = any(GROUPED.search(one.text) for one in labels)
    return told or not gap.strip() or OPENED.fullmatch(gap) is not None


def is_one(source: str, labels: Sequence[Label]) -> bool:
    """Whether a list is one name: ``f(Q,K)``, ``token positions or token text``."""
    glued = GLUED.search(source, 0, labels[0].start) is not None
    between = source[labels[0].end : labels[1].start] if len(labels) == 2 else ""
    return glued or (between.strip() == "or" and labels[0].text.islower())


GLUED = re.compile(r"\w\($")


NO_LABEL = re.compile(
    r"(?:so|then|thus|hence|thereby|otherwise)$|the (?:best|worst|highest|lowest|largest|smallest)\b|"
    rf"(?:{SHORT_MISSING}|n\.d)$|(?:the )?cells? (?:the|an?|shows?|holds?|are|is)\b", re.I
)
"""A cell in words, a missing value, or a word that leads on: ``through softmax, so that``."""


OF_COLOURS = re.compile(r"(?:cell )?colou?rs?\s*[=:(]", re.I)
"""What the colours stand for, behind what the axes do."""


OF_CODE = re.compile(r"\b\w+ ?= ?[a-z_]\w*\.[a-z_]\w*|\b[a-z_]\w*\.[a-z_]\w*\([^()]*\)|\b[a-z_]\w*\([\"']")
"""What a program is told, and no label: ``st.subheader("Heat")``, ``ax = plt.subplots``."""


def may_label(texts: tuple[str, ...], cue: Cue | None, label: str | None, source: str) -> bool:
    """Whether all items are names, or all are numbers that an axis is said to have."""
    if any(NO_LABEL.match(text) or OF_COLOURS.match(text) or OF_CODE.search(text) for text in texts):
        return False
    if (GIVES.search(source) and any(map(parse_quantity, texts))) or are_values(texts):
        return False
    numbers = sum(parse_quantity(text) is not None for text in texts)
    if numbers and cue is not None and SINGLE_LINE.fullmatch(source, cue[0], cue[1]):
        return False
    if numbers == len(texts):
        if cue is not None:
            return True
        values = [number.value for text in texts if (number := parse_quantity(text)) is not None]
        headed = label is not None and (source.startswith(f"{label}:") or f"{label} (" in source)
        several = label is not None and label.endswith("s") and UNITS.search(texts[-1]) is not None
        several = several or (label is not None and _varies(label, source))
        years = label is not None and label.lower() in ("year", "years") and all(map(YEAR.fullmatch, texts))
        return (several or years or (headed and len(values) > 2)) and values == sorted(values)
    return not numbers or (0 < len(texts) - numbers <= 1 < numbers and cue is not None)


VARIES = re.compile(
    r"\b(?:across|over|by|for|at|with|under|on|versus|vs\.?|against)\s(?:[\w-]+\s){0,2}$", re.I
)


def _varies(label: str, source: str) -> bool:
    """Whether figures are told across what is listed: ``across mesh sizes of 32, 64 and 128``."""
    listed = re.search(rf"{re.escape(label)}(?: of| ?[(:])", source) if label.endswith("s") else None
    return listed is not None and VARIES.search(source, 0, listed.start()) is not None


UNITS = re.compile(r"\d\s?[^\W\d]|\d\s?[°%µ]")
