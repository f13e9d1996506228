"""The stretches of a statement that may be a list of labels."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.list_leads import LIST_LEAD, SUCH_AS
from replot.reading.description.lexicon.lists import QUOTED
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.short_forms import without_short_stops

__all__ = ["most_items", "stretches"]
BETWEEN_ITEMS = re.compile(r"[;,/·•|→…“‘„«\"`']|vs")


def most_items(text: str, start: int, end: int) -> int:
    """More items than this cannot stand in a stretch."""
    return 2 + len(BETWEEN_ITEMS.findall(text, start, end))


BRACKETED = re.compile(r"[(\[]([^()\[\]]{3,4000})[)\]]")
QUOTED_LIST = re.compile(r"`([^`\n]{5,4000})`")
BRACKET_OR_QUOTE = re.compile(r'["`“()\[\]]')
CLAUSE_SIGN = re.compile(r'["`“()\[\].!?:–—]')
SHORT_FORM = re.compile(r"\b(?:e\.g|i\.e|vs|approx|no|fig|dr|st|etc)$", re.I)
INITIAL = re.compile(r"\W?(?<!\w)[^\W\d_a-z]\. [a-z]")
"""A single capital before a word in small letters: a genus, and no end of a sentence."""
NEXT_VERB = rare(
    r",?\s+and\s+(?:is|are|has|have|carr(?:y|ies)|runs?(?!\s\d+\s*(?:[.,;)]|$))|ranges?|bears?|stands?)\s|"
    r",\s+(?:showing|displaying|indicating|revealing|illustrating|highlighting|exhibiting)\s",
    re.I,
)
FIRST_LABEL = re.compile(r"(?:(?<=[:(]\s)|(?<![\s\S]))(?:at|of|for|with|as) (?=[A-Za-z])", re.I)
"""A word that mostly leads to a list, where it can only be the beginning of its first label."""
IN_ANSWER = rare(
    r"\bnot (?=at all\s*(?:[,;·|/)]|$))|"
    r"\b(?:none|some|most|all|half|little|much) (?=of the [a-z]+\s*(?:[,;·|/)]|$))",
    re.I,
)
"""What stands before such a word in an answer: ``not at all, a little, very``, ``none of the time``."""
MOST_READ = 4
"""How many times a text is read in search of its list, but for short ones."""
EACH_READ = 40
"""Characters that a stretch counts for beside its own: each is split, however short it is."""


def stretches(text: str) -> Iterator[tuple[int, int]]:
    """Stretches that may be a list: after a colon, a verb or in brackets, up to the end of the clause."""
    for bracket in BRACKETED.finditer(text):
        yield bracket.span(1)
    for quoted in QUOTED_LIST.finditer(text):
        if quoted.group(1).count(",") >= 2:
            yield quoted.span(1)
    rest = MOST_READ * len(text) + 8000
    told = end = -1
    verbs = [verb.start() for verb in NEXT_VERB.finditer(text)]
    examples = list(SUCH_AS.finditer(text))
    begins = [example.start() for example in examples]
    text = without_short_stops(text)
    quotes = [quoted.span() for quoted in QUOTED.finditer(text)]
    inside = {answer.end() for answer in IN_ANSWER.finditer(text)}
    leads = [
        lead.end()
        for lead in LIST_LEAD.finditer(text)
        if not FIRST_LABEL.match(text, lead.start()) and lead.start() not in inside
    ]
    for start in sorted({0, *leads, *(example.end() for example in examples)}):
        before = bisect_left(quotes, (start, 0)) - 1
        if before >= 0 and start < quotes[before][1]:
            continue
        if start >= end or BRACKET_OR_QUOTE.search(text, told, start):
            end = _clause_end(text, start)
            verb = bisect_left(verbs, start)
            end = min([end, *verbs[verb : verb + 1]])
        told = start
        rest -= end - start + EACH_READ
        if rest < 0:
            break
        following = bisect_right(begins, start)
        stop = min([end, *begins[following : following + 1]])
        if stop - start > 2:
            yield start, stop


def _clause_end(text: str, start: int) -> int:
    """Where the clause that begins at ``start`` ends: at a full stop, a colon, a dash or a bracket."""
    depth, at = 0, start
    while mark := CLAUSE_SIGN.search(text, at):
        sign, k, at = mark.group(), mark.start(), mark.end()
        if sign in '"`“':
            at = max(at, text.find("”" if sign == "“" else sign, at) + 1)
        elif sign in "([":
            depth += 1
        elif sign in ")]":
            if depth == 0:
                return k
            depth -= 1
        elif depth == 0:
            spaced = text[at : at + 1].isspace()
            if sign == "." and INITIAL.match(text, max(k - 2, start)):
                continue  # "E. coli, K. pneumoniae"
            if sign in ".!?":
                if (spaced or at == len(text)) and not SHORT_FORM.search(text, max(start, k - 8), k):
                    return k
            elif spaced and (sign == ":" or text[max(k - 1, 0)].isspace()):
                return k
    return len(text)
