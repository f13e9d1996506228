"""What stands among the items of a list and is none: where something stands, how it is read, remarks."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["SUPERLATIVE", "comment_begins", "is_remark", "names_sides", "told_order_begins"]
SUPERLATIVE = (
    r"(?:best|worst|(?:most|least) [a-z]+|"
    r"(?!(?:(?:north|south|mid|wild)?west|[a-z]*forest|(?:pro|con)?test|pest|nest|vest|chest|crest|guest|quest|"
    r"request|rest|arrest|priest|harvest|interest|digest)\b)[a-z]+est)"
)
"""A word for the one at an end of an order; for a pattern."""
NO_LABEL = re.compile(
    r"(?:(?:listed|given|ordered|arranged|reading|read|going|shown) )?(?:from|in|"
    r"starting) (?:the )?(?:top|left|bottom|right|order|this order|"
    r"that order)\b.*|(?:at |on |in |from )?the (?:top|bottom|left|right|far left|far right)(?: \w+)?|"
    r"(?:from )?(?:top|left|bottom|right) to (?:top|left|bottom|right)\b.*|so that .*|"
    r"the (?:small|larg|low|high|old|new|young|bigg)est(?: one| value)?|"
    r"(?:the )?(?:small|larg|low|high|old|new|young|bigg)est(?: \w+){0,2} (?:at|on) (?:the )?"
    r"(?:top|bottom|left|right)\b.*|"
    r"(?:along|across|on|at|in) the .*|(?:on|in|along) (?:both|each|either)(?: \w+)?|rotated .*|left|right|"
    r"labell?ed|shown|displayed|"
    r"(?:written|printed|typeset|set|drawn|shown|displayed) (?:(?:in|with) (?:italics?|bold|capitals|small|"
    r"large|gr[ae]y|black|white)|at|on|along|beside|vertically|horizontally)\b.*|"
    r"named|called|going|"
    r"lists?|shows?|reads?|listed|arranged|ordered|"
    r"(?:listed|arranged|ordered|running|reading) (?:bottom|top|left|right)\b.*|"
    r"(?:all |the |with )?(?:values?|numbers?|scores?) (?:in|are|given|as) .*|(?:given|expressed|"
    r"stated) (?:in|as) .*|"
    r"(?:(?:two|three|four|\d|its|their|a) )?(?:separate|side-by-side|different|individual|own) "
    r"(?:panels?|heat ?maps?|(?:sub-?)?plots?|matrices|maps)\b.*|"
    r"ticks?(?: labels?)?|ax[ie]s|categories|rows?|columns?|"
    r"(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:rows|columns)|"
    r"(?:one|an?|each) (?:tick|step|label|row|column|line) (?:per|for (?:each|every)|an?|every) .*|"
    r"as follows|as (?:listed|given|shown) below|(?:the )?order|"
    r"(?:downwards?|rightwards?|upwards?)(?: and (?:downwards?|rightwards?|across))?|"
    r"(?:top down|respectively|etc\.?|in order|and so on|\.{3}|…)",
    re.I,
)
SIDE = re.compile(
    r"(?<![\w-])(?:left|right|cent(?:er|re)|mid|middle|front|rear|back|top|bottom)"
    r"(?=\s*(?:[,;/|)\]]|and\b|or\b|$))",
    re.I,
)
COMMAND = re.compile(r"(?<![\w-])(?:up|down|go|stop|forwards?|backwards?|straight)(?=\s*(?:[,;/|)\]]|and\b|"
                     r"or\b|$))", re.I)
"""Beside such a word *left* is a command: ``yes, no, stop, go, left``."""
VERBS = frozenset(["read", "list", "show"])
"""Words that may be the first label of a list: ``read, write``."""


def names_sides(text: str) -> bool:
    """Whether several items of a list say where something stands: then that is what they are called."""
    sides = len(SIDE.findall(text))
    return sides > 1 or (sides == 1 and COMMAND.search(text) is not None)


def is_remark(label: str, beside: bool, place: int) -> bool:
    """Whether an item of a list is no label; ``place`` is how many stand before it."""
    if (beside and SIDE.fullmatch(label)) or (place == 0 and label in VERBS):
        return False
    return NO_LABEL.fullmatch(label) is not None


TOLD_ORDER = rare(
    rf"(?:,|;| [–—-])\s*(?:with (?:the )?|the )?{SUPERLATIVE}(?: one| (?!at\b|on\b)[a-z]+)?"
    r"(?: (?:is|are|comes?|being))? (?:first|last|(?:at|on) (?:the )?(?:very )?(?:far )?(?:top|bottom|left|right))"
    r"\s*[.)]?\s*$"
)
"""``10, 20 and 40, shallowest first``: how the labels before it go on."""
ORDER_WORDS = ("first", "last", "top", "bottom", "left", "right")


def told_order_begins(text: str) -> int:
    """Where a list ends behind which its order is told (``A, B, oldest first``), or where the text ends."""
    found = TOLD_ORDER.search(text) if any(word in text for word in ORDER_WORDS) else None
    return found.start() if found is not None else len(text)


COMMENT = re.compile(
    r"(?<=[\d%)]) [–—-] (?=(?:the|an?|which|this|that|with|by far|our|its|both|all) [^–—]*$)"
)


def comment_begins(text: str) -> int:
    """Where a remark behind values begins (``A 45, B 52 – the hardest``), or where the text ends."""
    found = COMMENT.search(text)
    return found.start() if found is not None else len(text)
