"""How many of each class are correct, and what the others are: ``9/12 cats correct (3 taken for dogs)``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity
from replot.reading.description.statements.cells.classified.clauses import COUNT, counted
from replot.reading.description.statements.cells.classified.verdict_forms import class_name
from replot.reading.description.statements.cells.classified.verdict_words import (
    DONE,
    GENERAL,
    NOT_ONE,
    NOUN,
    RIGHT,
)

__all__ = ["correct_counts"]
WORD = (
    r"(?!(?:and|but|while|whereas|though|although|then|the|of|out|it|we|they|them|these|those|which|that|there|"
    r"only|all|both|each|every|none|no|was|were|is|are|has|had|have|got|with|as|for)\b)[^\W\d_][\w'-]*"
)
NAME = rf"(?P<name>{WORD}(?: {WORD}){{0,2}}?)"
OF_ALL = rf"(?:\s?/\s?{COUNT}| (?:out )?of (?:the |all )?{COUNT})"
FIRST = rare(
    rf"(?<![\w.,/])(?P<n>{COUNT}){OF_ALL}? (?:(?:true|actual) )?{NAME} "
    r"(?:(?:are|were|was|is) )?(?:correct|right)\b(?! (?:class|label|predict|as))",
    re.I,
)
"""``92/97 cats correct``."""
BEHIND = rare(
    rf"(?:^\W*|[.;:,]\s+|\b(?:and|while|whereas|the|class)\s+){NAME}:? "
    r"(?:(?:have|had|has|got|gets?|shows?|achiev(?:es|ed)|reach(?:es|ed)|receiv(?:es|ed)|saw) )?"
    rf"(?P<n>{COUNT}){OF_ALL}? (?:correct(?: (?:{NOUN}|predictions?|classifications?|detections?))?|hits)\b"
    rf"(?: (?:out of|of|from|among) (?:the |all )?{COUNT}(?: {NOUN})?)?",
    re.I,
)
"""``Cats had 92 correct predictions out of 97``."""
ASIDE = rf"(?P<n>{COUNT})(?:{OF_ALL}|[ ](?=[),;]))(?: (?:correct|right))?(?=\s*[,;:.()–—]|$)"
"""How many of how many, which may be left out where that is the same for all classes."""
OUTCOME = rare(
    r"\b(?:(?:classification|recognition|identification|detection|prediction)s?"
    r"(?: (?:accuracy|performance|results?))? (?:of|for|on)|"
    rf"{RIGHT} (?:classified|recogni[sz]ed|identified|detected|predicted)) (?:the |all )*(?:class )?"
    rf"[\"“'‘`]?{NAME}[\"”'’`]?(?: {NOUN})?(?:,? (?:with )?|[ ]?\(|: |[ ]?[–—] ?){ASIDE}",
    re.I,
)
"""``Near-perfect recognition of cats (92/97, 5 taken for dogs)``."""
LED = rare(
    rf"^\W*(?:all (?:the )?|the |class )?[\"“'‘`]?{NAME}[\"”'’`*_]{{0,3}}"
    r"(?::[*_]{0,2}| (?:was|were|is|are))"
    r"(?= [^()\d]{0,60}(?:perfect|correct|classif|recogni[sz]|identif))"
    rf"(?: [a-z][a-z-]*){{1,5}},? \({ASIDE}",
    re.I,
)
"""``Cats: almost perfect (92/97, 5 taken for dogs)``."""
BEFORE_ERRORS = rare(
    rf"^\W*(?:class )?[\"“'‘`]?{NAME}[\"”'’`*_]{{0,3}}(?::[*_]{{0,2}}|[ ][–—])[ ](?P<n>{COUNT}){OF_ALL}"
    rf"(?:,|;|[ ]?\(|[ ]?[–—])[ ]?(?={COUNT} (?:(?:was|were) )?"
    rf"(?:mis\w+ed|mistaken|confused|taken|{DONE}) )",
    re.I,
)
"""``Cats: 92/97 (5 taken for dogs)``."""
TAKEN = re.compile(
    rf"(?<![\w.,/])(?P<n>{COUNT}) (?:{NOUN} )?(?:(?:were|was|are|is) )?"
    rf"(?:(?:mis\w+ed|mistaken|confused|taken|{DONE}) )?"
    rf"(?:as|for|with) (?:an? |the )?{NAME}(?=\s*(?:[,.;)]|and\b|$))",
    re.I,
)
"""``5 misclassified as dogs``."""
WAYS = (FIRST, BEHIND, OUTCOME, LED, BEFORE_ERRORS)
NO_CLASS = re.compile(
    rf"{NOT_ONE.pattern}|\b(?:classes|categories|labels|sets?|ones|results?|summary|conclusion|total|data)$",
    re.I,
)


def correct_counts(source: str) -> list[tuple[str, str, Quantity]]:
    """True class, what it was taken for, and how often; empty where a number of the sentence is left over."""
    hits = next((found for way in WAYS if (found := [*way.finditer(source)])), [])
    if not hits:
        return []
    out: list[tuple[str, str, Quantity]] = []
    rest = list(source)
    ends = [hit.start() for hit in hits[1:]] + [len(source)]
    for hit, end in zip(hits, ends, strict=True):
        true = class_name(hit)
        if true is None or GENERAL.fullmatch(true) or NO_CLASS.search(true):
            return []
        told = [(hit, true), *((miss, class_name(miss)) for miss in TAKEN.finditer(source, hit.end(), end))]
        for match, taken in told:
            if taken is None:
                return []
            out.append((true, taken, counted(match)))
            rest[match.start() : match.end()] = " " * (match.end() - match.start())
    if any(map(str.isdigit, rest)) or len({pair[:2] for pair in out}) < len(out):
        return []
    return out
