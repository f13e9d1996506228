"""Panels named by what leads to their values: ``One heatmap per year. In 2019: ... In 2020: ...``."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from replot.reading.description.assembly.panels.named.marked_names import NO_NAME, Called
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities

__all__ = ["led_names"]
MAP = r"(?:heat ?map|panel|sub-?plot|map|matrix)"
ONE_EACH = rare(
    rf"\b(?:each|every) (?:[\w-]+ ){{1,3}}(?:is|has|gets|forms|fills|makes) (?:an?|its)"
    rf"(?: (?:own|separate))? {MAP}\b|"
    rf"\b(?:one|an?|its own)(?: (?:separate|own|different))? {MAP} (?:per|for (?:each|every))\b",
    re.I,
)
"""``Each year is a heatmap of its own``."""
LEAD = re.compile(
    r"(?:(?P<at>(?:[A-Z][a-z]+ (?:[a-z]+ )?)?(?:[Aa]t|[Ii]n|[Ff]or|[Oo]n|[Dd]uring|[Uu]nder|[Ww]ith)) "
    r"(?:the )?)?"
    r"(?P<name>[^\s,;:.()](?:[^,;:.()]|\.(?=\d)){0,30})[:,]\s"
)
NUMBERED = re.compile(r"\d")
"""In a name that leads by itself, ``2019: ...``: others may be the labels of rows."""
SHARED_WORD = re.compile(r"[^\W\d_]{3,}")
FEWEST = 2
"""Names; numbers behind each of them."""
MOST_WORDS = 4


def led_names(blocks: Sequence[Block]) -> tuple[Block | None, list[Called]]:
    """The block whose sentences tell of one panel each, where the text gives each a heatmap, and their names.

    A name stands nowhere else: a label of a row would be listed. What is said of each has words in common
    with what is said of the others, the labels.
    """
    if not any(ONE_EACH.search(block.text.text) for block in blocks):
        return None, []
    whole = "\n".join(block.text.text for block in blocks)
    for block in blocks:
        said = [(text, lead) for text in sentences(block.text) if (lead := LEAD.match(text.text)) is not None]
        said = [
            (text, lead) for text, lead in said
            if sum(1 for _ in islice(find_quantities(text.text[lead.end() :]), FEWEST)) == FEWEST
        ]
        names = [tidy(lead["name"]) for _, lead in said]
        if len(said) < FEWEST or len({key(name) for name in names}) < len(names):
            continue
        plain = all(name and len(name.split()) <= MOST_WORDS and not NO_NAME.search(name) for name in names)
        alike = len({lead["at"] is None for _, lead in said}) == 1
        plain = plain and (said[0][1]["at"] is not None or all(map(NUMBERED.search, names)))
        words = [set(SHARED_WORD.findall(text.text[lead.end() :].lower())) for text, lead in said]
        if plain and alike and set.intersection(*words) and all(whole.count(name) == 1 for name in names):
            spans = [text.span(*lead.span("name")) for text, lead in said]
            return block, [Called(name, span) for name, span in zip(names, spans, strict=True)]
    return None, []
