"""Lists that hold more than labels: what explains each of them, or its value."""

from __future__ import annotations

from dataclasses import replace

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import LabelList
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.lexicon.patterns import rare

__all__ = ["are_values", "names_in_bold", "short_names", "without_values"]
GLOSSED = re.compile(r"(?P<name>\S.*?)\s+\([^()]+\)")


def names_in_bold(found: LabelList, text: Text, shift: int) -> LabelList:
    """Labels without what explains them, where only the names are set in bold: ``**D** (distance)``."""
    glossed = [GLOSSED.fullmatch(label.text) for label in found.labels] if text.bold else []
    named = []
    for label, gloss in zip(found.labels, glossed, strict=False):
        at = text.text.find(label.text, shift + label.start)
        end = at + len(gloss["name"]) if gloss is not None else 0
        if gloss is None or at < 0 or not text.is_bold(at, end) or text.is_bold(at, end + 2):
            return found
        named.append(label._replace(text=gloss["name"], end=label.start + len(gloss["name"])))
    return replace(found, labels=tuple(named)) if len(named) > 1 else found


ABBREVIATED = rare(r"\babbreviat(?:ed|ions)\b|\b(?P<as>labell?ed as)\b", re.I)
LONGEST_SHORT = 5


def short_names(found: LabelList, text: Text) -> LabelList:
    """The short names of a list that says it has them: ``abbreviated as D (distance), T (time)``.

    What a picture has on it tells so too, where all are in capitals: ``labelled as AYR (Ayrton)``.
    """
    short = ABBREVIATED.search(text.text)
    glossed = [GLOSSED.fullmatch(label.text) for label in found.labels] if short is not None else []
    named = [gloss["name"] for gloss in glossed if gloss is not None and len(gloss["name"]) <= LONGEST_SHORT]
    if short is not None and short["as"] and not all(map(str.isupper, named)):
        return found  # "labelled as Oak (dry), Elm (wet)"
    if not named or len(named) < len(found.labels):
        return found
    both = zip(found.labels, named, strict=True)
    return replace(
        found, labels=tuple(label._replace(text=name, end=label.start + len(name)) for label, name in both)
    )


NUMBER = r"[-−+~≈]?(?:\d+(?:\.\d+)?|\.\d+)(?:\s?%)?"
ITS_VALUES = re.compile(rf"(?P<name>\S.*?)\s+\((?P<values>{NUMBER}(?:\s*[,;/|]\s*{NUMBER}){{1,30}})\)")
PARTS = re.compile(r"[,;/|]")


def without_values(found: LabelList) -> LabelList:
    """Labels without the values of their lines: ``elm (5.1 / 7.8), oak (8.2 / 4.0)``."""
    told = [ITS_VALUES.fullmatch(label.text) for label in found.labels]
    named = [one["name"] for one in told if one is not None]
    counts = {len(PARTS.findall(one["values"])) for one in told if one is not None}
    if not 1 < len(named) == len(told) or len(counts) > 1:
        return found
    both = zip(found.labels, named, strict=True)
    return replace(
        found, labels=tuple(label._replace(text=name, end=label.start + len(name)) for label, name in both)
    )


WITH_VALUE = re.compile(r"(?P<name>[^\W\d_][^\d]*?)\s[-−+~≈]?\d*\.\d+\s?%?")
"""``winter 3.1``: the label of a cell, and its value."""


def are_values(labels: tuple[str, ...]) -> bool:
    """Whether a list is one of values: some numbers come twice, or decimals neither rise nor fall.

    Or each of them stands behind another name: ``winter 3.1, spring 9.8``.
    """
    read = [(label, q) for label in labels if (q := parse_quantity(label)) is not None and not q.is_range]
    if len({label[q.end :].strip() for label, q in read}) > 1:
        return False  # "1 KB, 10 KB, 1 MB"
    numbers = [q.value for _, q in read]
    if len(set(numbers)) < len(numbers) == len(labels):
        return True
    if not numbers and len(labels) > 1 and all(map(WITH_VALUE.fullmatch, labels)):
        return len({WITH_VALUE.fullmatch(label)["name"] for label in labels}) == len(labels)  # type: ignore[index]
    if len(numbers) < max(3, len(labels)) or not any("." in label for label in labels):
        return False
    return numbers != sorted(numbers) and numbers != sorted(numbers, reverse=True)
