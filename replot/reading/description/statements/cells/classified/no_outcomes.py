"""Outcomes of which a text says that there are none: ``no false positives or false negatives``."""

from __future__ import annotations

from collections.abc import Iterator

from replot.reading.description.document.blanked import blanked
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity
from replot.reading.description.statements.cells.classified.outcome_words import UNSURE

__all__ = ["NO_OUTCOMES", "none_counted", "without_none_counted"]
ONE = (
    r"(?:(?:true|false)[ -](?:positive|negative)s?|[TF][PN]s?)(?: \([TF][PN]s?\))?"
    r"(?: (?:predictions|cases|results|samples|errors))?"
)
AND = r"(?:,?\s+(?:and|or|nor)|\s*,)\s+(?:(?:no|zero|0|any|the)\s+)?"
FOUND = r"(?:recorded|observed|reported|found|produced|made|present|detected|registered|seen)"
ENDS = (
    r"(?=\s*(?:[.;:)!—–]|$|,(?! (?:except|apart|save|other|in|for|at|on|of|among)\b)|"
    r"(?:and|but|while|whereas|which|so|meaning|indicating|suggesting|with)\b|"
    rf"(?:at all|whatsoever|either|overall|(?:(?:were|was|are|is) )?{FOUND})\s*(?:[.,;:)]|$|and\b)|"
    r"(?:in|on) (?:the|this|our) (?:whole |entire )?(?:test|validation|evaluation|hold-?out)\b))"
)
"""What follows where all of them are meant: no class, no threshold, no comparison."""
NO_OUTCOMES = rare(
    r"(?<!\bor )(?<!\bto )(?<!\bas )(?<![.,])\b(?P<none>(?:exactly |absolutely )?(?:no|zero|0|neither)|"
    r"(?:without|not)(?: a single| any))\s+"
    rf"(?P<what>{ONE}(?:{AND}(?:{ONE}|positives|negatives)\b){{0,3}}){ENDS}|"
    rf"\b(?P<these>{ONE} (?:and|or) (?:the )?{ONE}) (?:are|were|is|was) (?:both |all |each )?(?:equal to )?"
    rf"(?P<nil>zero|0|none|nil)\b{ENDS}",
    re.I,
)
"""``without any FPs``, ``neither false positives nor negatives``, ``FP and FN are both zero``."""
PART = re.compile(
    r"\b(?:(?P<none>no|zero|0)|(?:(?P<truth>true|false)[ -])?(?P<side>positive|negative)s?|"
    r"(?P<code>[TF][PN])s?)\b",
    re.I,
)


def none_counted(text: Text) -> Iterator[tuple[str, Quantity, Text, str]]:
    """0 for each outcome that is said not to be: ``fp``, the number, the text and its part on that."""
    if NO_OUTCOMES.search(text.text) is None or UNSURE.search(text.text) is not None:
        return
    for said in NO_OUTCOMES.finditer(text.text):
        word, what = ("none", "what") if said["none"] else ("nil", "these")
        zero = Quantity(0.0, *said.span(word), said[word])
        truth = ""
        found: dict[str, Quantity] = {}
        for part in PART.finditer(text.text, *said.span(what)):
            if part["none"]:  # "0 false positives and 0 false negatives"
                zero = Quantity(0.0, *part.span("none"), part["none"])
                continue
            truth = (part["truth"] or truth).lower()
            found.setdefault((part["code"] or f"{truth[:1]}{part['side'][0]}").lower(), zero)
        yield from ((kind, none, text, said[what]) for kind, none in found.items())


def without_none_counted(text: Text) -> Text:
    """A text without what it says of outcomes that are none."""
    return text.reworded(NO_OUTCOMES.sub(lambda said: blanked(said[0]), text.text))
