"""Brackets that hold a list and nothing else: ``(low, mid, high)``, ``(low/high)``, ``(Tier 1/2/3)``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.label_lists import find_labels
from replot.reading.description.lexicon.labels import Label, LabelList
from replot.reading.description.lexicon.units import ALONE

__all__ = ["list_inside"]
STEPS_BEFORE = re.compile(
    r"(?:(?:in )?powers of (?:two|ten|2|10),?)?(?: ?(?:from|between|ranging from))?", re.I
)
"""``powers of two from``, before the first and the last label."""
NUMBERED = re.compile(r"\s*(?P<kind>[^\W\d_]{2,20}) (?P<numbers>\d{1,3}(?:/\d{1,3}){1,30})\s*")
"""``Tier 1/2/3``: the word before the first is that of all."""
OF_UNIT = re.compile(
    rf"\s*(?P<numbers>\d{{1,6}}(?:\.\d+)?(?:/\d{{1,6}}(?:\.\d+)?){{2,30}})\s?(?:{ALONE}|%)\s*"
)
"""``5/10/20 mg``, which are numbers as in ``5, 10, 20 mg``."""
NUMBER = re.compile(r"[\d.]+")
TWO = re.compile(r"\s*(?P<a>[^\W\d_][^\W_]{0,15})/(?P<b>[^\W\d_][^\W_]{0,15})\s*")
"""``low/high``, which elsewhere may be one name."""


def list_inside(inner: str) -> LabelList | None:
    """The list that a bracket holds; None if it holds anything else, or only some of the labels."""
    if (numbered := NUMBERED.fullmatch(inner)) is not None:
        labels, at = [], numbered.start("numbers")
        for number in numbered["numbers"].split("/"):
            labels.append(Label(f"{numbered['kind']} {number}", at, at + len(number)))
            at += len(number) + 1
        return LabelList(tuple(labels), "list", *numbered.span())
    if (measured := OF_UNIT.fullmatch(inner)) is not None:
        numbers = [Label(n[0], *n.span()) for n in NUMBER.finditer(inner, *measured.span("numbers"))]
        values = [float(number.text) for number in numbers]
        if sorted(set(values)) in (values, values[::-1]):  # "12/05/2024 UTC" is a day
            return LabelList(tuple(numbers), "list", *measured.span())
    listed = find_labels(inner)
    if listed is None and (two := TWO.fullmatch(inner)) is not None:
        return LabelList(tuple(Label(two[name], *two.span(name)) for name in "ab"), "list", *two.span())
    return listed if listed is not None and _is_all(listed, inner) else None


def _is_all(listed: LabelList, inner: str) -> bool:
    before = inner[: listed.start].strip()
    ranged = listed.kind == "range" and STEPS_BEFORE.fullmatch(before) is not None
    return listed.kind != "partial" and (not before or ranged) and len(listed.texts) > 1
