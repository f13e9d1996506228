"""Values of one variable with others in another language: ``corrélation forte avec le revenu (0,85)``."""

from __future__ import annotations

from replot.reading.description.document.blanked import blanked
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.abroad import AND_ABROAD as AND
from replot.reading.description.lexicon.abroad import THE_ABROAD
from replot.reading.description.lexicon.patterns import rare

__all__ = ["with_partners_in_english"]
ARTICLE = rf"{THE_ABROAD}?"
NOUN = r"(?:correlación|correlação|corrélation|correlazione|korrelation)"
WORD = rf"(?!{AND}(?!\w))[^\W\d_][\w.%/-]{{0,30}}"
NAME = rf"[\"“„«`][^\"“”„«»`\n]{{1,40}}[\"“”»`]|{WORD}(?: {WORD}){{0,3}}"
NUMBER = r"[-−–+]?(?:[01]?[.,]\d+|1)"
ONE = rf"{ARTICLE}(?:{NAME}) ?\((?:r ?= ?)?{NUMBER}\)"
WITH = rare(
    rf"\b(?P<lead>(?:[^\W\d_]{{1,20}} )?{NOUN}(?: (?!avec|con|com|mit)[^\W\d_]{{1,20}}){{0,3}} "
    rf"(?:avec|con|com|mit) )(?P<names>{ONE}(?:(?: ?, ?| ?,? {AND} ){ONE}){{0,10}})"
    r"(?P<said> ?: [^\d.!?\n]{1,240}(?=[.!?](?:\s|$)))?",
    re.I,
)
"""Up to the end of what is said about the values behind a colon."""
NEXT = re.compile(rf"(?<=\)) ?,? {AND} {ARTICLE}(?=\S)", re.I)
BEFORE = re.compile(rf"(?:^|(?<=,)|(?<=, )){ARTICLE}(?=\S)", re.I)
COMMA = re.compile(r"(?<=\d),(?=\d)")
NEAR = 200
BEGINS = ".:;*>•–-#"
"""What a sentence begins behind: a verb before would be in the other language still."""
LEADS = ("Correlation with ", "Relation with ")


def with_partners_in_english(source: str) -> str:
    """A text of the same length in which such sentences begin in English."""
    return WITH.sub(_told, source)


def _told(said: re.Match[str]) -> str:
    lead = next((lead for lead in LEADS if len(lead) <= len(said["lead"])), None)
    before = said.string[max(0, said.start() - NEAR) : said.start()].rstrip()
    if lead is None or (before and before[-1] not in BEGINS):
        return said[0]
    names = NEXT.sub(lambda joined: " and ".ljust(len(joined[0])), COMMA.sub(".", said["names"]))
    names = BEFORE.sub(lambda article: " " * len(article[0]), names)
    return lead.ljust(len(said["lead"])) + names + blanked(said["said"] or "")
