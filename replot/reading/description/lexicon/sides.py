"""The two sides of a confusion matrix: the truth, and what was predicted."""

from __future__ import annotations

from collections.abc import Iterable

from replot.reading.description.lexicon import patterns as re

__all__ = ["FACING", "PREDICTED", "SIDES", "SIDES_ABROAD", "TRUTH", "side_of", "side_of_all"]
TRUE = r"actual(?:ly)?|true|truth|ground[- ]truth|reference|gold|observed|expected|real(?:ity)?(?!\w)"
GUESSED = r"predict(?:ed|ions?)|preds?\.?|estimated"
SIDES = rf"{GUESSED}|{TRUE}"
"""What the axes of a confusion matrix are called, and each of its labels may begin with; for a pattern."""
SIDES_ABROAD = (
    r"予測(?:値|ラベル|クラス)?|(?:実際|正解)(?:の?(?:値|ラベル|クラス))?|"
    r"(?:预测|預測|真实|真實|实际|實際)(?:值|标签|標籤|类别|類別)?"
)
"""The same in Japanese and Chinese; for a pattern."""
TRUTH = re.compile(rf"\b(?:{TRUE})|真实|真實|实际|實際|実際|正解", re.I)
PREDICTED = re.compile(r"\b(?:pred|estimated\b)|预测|預測|予測", re.I)

FACING = re.compile(r"(?P<name>from|to|quer(?:y|ies)|keys?|source|target)\b\s*:?\s*", re.I)
"""What a label of one axis may begin with where the other axis has the same labels: ``From A``, ``To A``."""


def side_of(label: str) -> str:
    """The side that a label begins with (``Actual ham``): ``truth``, ``predicted`` or nothing."""
    return "truth" if TRUTH.match(label) else "predicted" if PREDICTED.match(label) else ""


BEHIND = re.compile(r"(?<=\S)\s?\((?P<side>[^()]{4,24})\)$")
"""``ham (predicted)``."""


def side_of_all(labels: Iterable[str]) -> str:
    """The side that all labels begin with, or name in brackets at their end, or nothing."""
    names = list(labels)
    sides = set(map(side_of, names))
    if sides == {""}:
        behind = map(BEHIND.search, names)
        sides = {side_of(told["side"]) if told is not None else "" for told in behind}
    return sides.pop() if len(sides) == 1 else ""
