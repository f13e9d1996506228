"""Axes that only the names before each number tell: ``From Ayr to Bath it takes 7 minutes, to Deal 15``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.frame.words import STOP_WORDS

__all__ = ["pairs_of_names", "whole_names"]
NAME = re.compile(r"(?<![\w-])[A-Z][\w&'’-]*(?: [A-Z][\w&'’-]*)*")
FEWEST = 3
"""Numbers that have a pair of names each."""


def pairs_of_names(sentences: Sequence[str]) -> list[tuple[str, ...]]:
    """The first and the second names of all pairs, or the names of both where some stand in either place.

    Empty unless each number of several sentences has two names of its own, and no pair has two numbers. A
    first name that is not said again counts on in its sentence.
    """
    pairs: list[tuple[str, str]] = []
    whole = whole_names(sentences)
    for sentence in sentences:
        at, first = 0, ""
        quantities = list(find_quantities(sentence))
        if len(quantities) == 1 and not any(_names(m[0]) for m in NAME.finditer(sentence)):
            continue  # "It was made in 2020"
        for quantity in quantities:
            names = [name for m in NAME.finditer(sentence, at, quantity.start) for name in _names(m[0])]
            at = quantity.end
            if len(names) == 1 and first:
                names = [first, *names]
            if len(names) != 2:
                return []
            first = names[0]
            pairs.append((names[0], names[1]))
    if len(pairs) < FEWEST or len(set(pairs)) < len(pairs):
        return []
    pairs = [(whole.get(a, a), whole.get(b, b)) for a, b in pairs]
    firsts, seconds = (tuple(dict.fromkeys(each)) for each in zip(*pairs, strict=True))
    if not set(firsts) & set(seconds):
        return [firsts, seconds] if len(firsts) > 1 < len(seconds) else []  # one name is that of a group
    return [tuple(dict.fromkeys(name for pair in pairs for name in pair))]


FOLLOWING = re.compile(r" ([a-z]+)(?![\w'’-])")


def whole_names(sentences: Sequence[str]) -> dict[str, str]:
    """Names with the small word that always follows them: ``Heart rate``, not ``Heart``."""
    following: dict[str, set[str]] = {}
    told: dict[str, int] = {}
    for sentence in sentences:
        for name in NAME.finditer(sentence):
            behind = FOLLOWING.match(sentence, name.end())
            told[name[0]] = told.get(name[0], 0) + 1
            following.setdefault(name[0], set()).add(behind[1] if behind is not None else "")
    always = {name: min(words) for name, words in following.items() if len(words) == 1 < told[name]}
    told_of = Counter(always.values())  # what follows several names is a verb
    return {
        name: f"{name} {word}"
        for name, word in always.items()
        if word and word not in PARTS_NAMES and told_of[word] == 1
    }


PARTS_OF_NAMES = frozenset(["low", "high"])
"""Words that a name may begin with: ``Low German``."""
PARTS_NAMES = STOP_WORDS | {"is", "are", "has", "have", "it", "takes", "scores", "gets", "gives", "versus"}
"""Words that follow a name and are no part of it."""


def _names(said: str) -> list[str]:
    """A name without the capital word that only begins the sentence."""
    words = said.split()
    while words and words[0].lower() in STOP_WORDS - (PARTS_OF_NAMES if len(words) > 1 else frozenset()):
        words = words[1:]
    return [" ".join(words)] if words else []
