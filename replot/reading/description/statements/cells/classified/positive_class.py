"""Which class of two a text calls the positive one: ``with leak as the positive class``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.patterns import rare

__all__ = ["positive_class"]
KIND = r"(?P<kind>positive|negative)"
CLASS = r"(?:class|label|category|outcome)"
QUOTE = r"[\"“”'‘’`]?"
WORDS = r"(?P<name>(?:[^\W_][\w'’-]{0,30} ){0,3}?[^\W_][\w'’-]{0,30})"
TAKEN = r"(?:taken|treated|regarded|counted|chosen|considered|set)"
AS = rare(
    rf"\b(?:with|treat(?:s|ed|ing)?|tak(?:e|es|en|ing)|consider(?:s|ing)?|regard(?:s|ing)?|us(?:e|es|ing)|"
    rf"count(?:s|ing)?|cho(?:ose|sen?|osing)|set(?:s|ting)?) (?:the )?(?:class )?{QUOTE}{WORDS}{QUOTE}"
    rf"(?: class)? (?:{TAKEN} )?(?:as|for) (?:the |our )?{KIND}(?: {CLASS}| one)?\b",
    re.I,
)
"""``with leak as the positive class``, ``treating leak as positive``."""
IS = rare(
    rf"(?<!\w){QUOTE}{WORDS}{QUOTE}(?: class)?(?: ?= ?|,? \(| (?:is|was|being|are) "
    rf"(?:{TAKEN} (?:as |for |to be )?)?)(?:the |our )?{KIND} {CLASS}\b",
    re.I,
)
"""``leak is the positive class``, ``leak (the positive class)``."""
NAMED = rare(
    rf"\b{KIND} {CLASS}(?: ?[=:] ?| (?:is|was|being) |,? \(|, )(?:the )?(?:class )?{QUOTE}{WORDS}"
    rf"(?=[\"”'’`.,;:)]|$| (?:class|and|in|here|throughout)\b)",
    re.I,
)
"""``the positive class is leak``."""


def positive_class(source: str, labels: tuple[str, ...]) -> str:
    """The label of two that a text calls the positive class, or nothing where it does not, or not clearly."""
    if len(labels) != 2:
        return ""
    names = [key(label) for label in labels]
    found = set()
    for pattern in (AS, IS, NAMED):
        for told in pattern.finditer(source):
            words = key(told["name"]).split()
            # the name of a class may stand behind other words: "here leak is the positive class"
            ends = [" ".join(words[k:]) for k in range(len(words))] if pattern is IS else [" ".join(words)]
            place = next((names.index(end) for end in ends if end in names), None)
            if place is not None:
                found.add(place if told["kind"].lower() == "positive" else 1 - place)
    return labels[found.pop()] if len(found) == 1 else ""
