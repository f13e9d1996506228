"""What stands among the items of a list and is none: where something stands, how it is read, remarks."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import Label
from replot.reading.description.lexicon.patterns import rare

__all__ = ["SUPERLATIVE", "comment_begins", "is_remark", "names_sides", "told_order_begins", "without_ends"]
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
    r"the same (?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten)(?: [a-z]+s)?|"
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
    if place and label[:1].isupper() and label.lower() in VERBS:
        return False  # "Bult, List and Mitte": a name
    return NO_LABEL.fullmatch(label) is not None


TOLD_ORDER = rare(
    rf"(?:,|;| [–—-])\s*(?:with (?:the )?|the )?{SUPERLATIVE}(?: one| (?!at\b|on\b)[a-z]+)?"
    r"(?: (?:is|are|comes?|being))? "
    r"(?:first|last|(?:at|on) (?:the )?(?:very )?(?:far )?(?:top|bottom|left|right))\s*[.)]?\s*$|"
    r"(?:,|;| [–—-])\s*(?:with )?the (?:first|last)(?: (?:of (?:them|these|which)|one|label|name))?"
    r"(?: (?:being|is|stands?|sits?|comes?|goes))? (?:at|on) (?:the )?(?:very )?(?:far )?"
    r"(?:top|bottom|left|right)\b[^.;:]{0,60}\.?\s*$"
)
"""``10, 20 and 40, shallowest first``: how the labels before it go on."""
ORDER_WORDS = ("first", "last", "top", "bottom", "left", "right")


def told_order_begins(text: str) -> int:
    """Where a list ends behind which its order is told (``A, B, oldest first``), or where the text ends."""
    found = TOLD_ORDER.search(text) if any(word in text for word in ORDER_WORDS) else None
    return found.start() if found is not None else len(text)


END = re.compile(r"(?P<name>.*\w) (?P<side>left|right|top|bottom|middle|cent(?:er|re))")
OF_ENDS = frozenset([("left", "right"), ("top", "bottom"), ("bottom", "top")])
A_PLACE = re.compile(
    r"(?:(?:front|rear|back|upper|lower|inner|outer|top|bottom|far|mid|centre|center|turn|go|swipe|look|lean|"
    r"move|step|pan|tilt|scroll|slide|shift|rotate|bank|veer|keep) ?)+",
    re.I,
)
"""What is a label of its own with the side behind it: ``front left``, ``turn right``."""


def without_ends(items: list[Label]) -> list[Label]:
    """``oak left, elm right``: labels without their places, where only the two at the ends have one."""
    found = [END.fullmatch(item.text) for item in items]
    first, last = (found[0], found[-1]) if len(found) > 1 else (None, None)
    if first is None or last is None or (first["side"], last["side"]) not in OF_ENDS:
        return items
    if any(one is not None and one["side"][0] not in "mc" for one in found[1:-1]):
        return items
    names = [item.text if one is None else one["name"] for item, one in zip(items, found, strict=True)]
    if len({name.lower() for name in names}) < len(names) or any(map(A_PLACE.fullmatch, names)):
        return items
    return [
        Label(name, item.start, item.start + len(name)) for name, item in zip(names, items, strict=True)
    ]


COMMENT = re.compile(
    r"(?<=[\d%)]) [–—-] (?=(?:the|an?|which|this|that|with|by far|our|its|both|all) [^–—]*$)|"
    r"(?<=\w),? because (?=[^\d,;:]*$)"
)


def comment_begins(text: str) -> int:
    """Where a remark behind values begins (``A 45, B 52 – the hardest``), or where the text ends.

    So does the reason why one is missing: ``and none on Monday, because too few samples were left``.
    """
    found = COMMENT.search(text)
    return found.start() if found is not None else len(text)
