"""Labels that are explained where they are listed alone: ``1. UC (ulcerative colitis, 41 patients)``."""

from __future__ import annotations

from dataclasses import replace

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.statements.axes.facts import AxisFact

__all__ = ["without_explanations"]
EXPLAINED = re.compile(r"(?P<name>[^()]*[^\s()])\s+\((?P<words>[^()]*)\)")
IN_WORDS = re.compile(r"[^\W\d_][\w'’-]* [^\W\d_]|[^()]*,")
"""Two words at least, or a list: no unit, and no short form of a name."""
SHARE = 0.5


def without_explanations(fact: AxisFact, whole: str) -> AxisFact:
    """An axis whose labels lose what stands in brackets behind them, if the text names them without it.

    Each of them is explained once, where the labels are listed, and named alone elsewhere.
    """
    told = [EXPLAINED.fullmatch(name) for name in fact.categories]
    explained = [one for one in told if one is not None]
    if len(explained) < max(2, SHARE * len(told)):
        return fact
    if sum(IN_WORDS.match(one["words"]) is not None for one in explained) < SHARE * len(explained):
        return fact
    names = [name if one is None else one["name"] for name, one in zip(fact.categories, told, strict=True)]
    if len(set(names)) < len(names) or not all(_is_named_alone(one, whole) for one in explained):
        return fact
    return replace(fact, categories=tuple(names))


def _is_named_alone(told: re.Match[str], whole: str) -> bool:
    name = re.escape(told["name"])
    alone = re.search(rf"(?<![\w-]){name}(?![\w-]|\s+\()", whole)
    return alone is not None and whole.count(told[0]) == 1
