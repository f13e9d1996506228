"""Lists whose last label alone has the noun of all of them: ``slap, snap and wrist shots``."""

from __future__ import annotations

from dataclasses import replace

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.forms import singulars
from replot.reading.description.statements.axes.facts import AxisFact

__all__ = ["without_shared_noun"]
FEWEST, MOST = 3, 40
WORD = re.compile(r"[^\W\d_]+")


def without_shared_noun(fact: AxisFact, whole: str) -> AxisFact:
    """An axis without the noun at the end of its last label, if the text has it behind another label too.

    Parameters
    ----------
    fact : AxisFact
        Its name must hold the noun: ``shot types``.
    whole : str
        The text.
    """
    *others, last = fact.categories or ("",)
    own, _, noun = last.rpartition(" ")
    if not own or not fact.label or not FEWEST <= len(others) + 1 <= MOST:
        return fact
    if not (noun.isalpha() and noun.islower()):
        return fact
    one = _one(noun)
    if one not in {_one(word[0].lower()) for word in WORD.finditer(fact.label)}:
        return fact
    ends = {_one(label.rpartition(" ")[2].lower()) for label in others}
    behind = "|".join(map(re.escape, dict.fromkeys((noun, one))))
    names = "|".join(re.escape(label) for label in others)
    if one in ends or own in others:
        return fact
    told = re.search(rf"(?<!\w)(?:{names}) (?:{behind})(?!\w)", whole, re.I)
    return replace(fact, categories=(*others, own)) if told is not None else fact


def _one(noun: str) -> str:
    return next(iter(singulars(noun)), noun)
