"""Words by which a sentence claims something of its numbers, and does not only give them."""

from __future__ import annotations

from functools import lru_cache

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["MORE_OR_LESS", "asks", "claim_words", "claims", "tells_apart", "without_words"]
UP_TO = (
    r"\s+(?:(?:[a-z]+ly|back|down|up|just|again|further|even|as (?:low|high|far|much|little) as)\s+){0,3}"
    r"to\s+(?:(?:about|around|only|just|roughly|nearly|almost|approximately|some)\s+)?(?:[~≈]\s?)?[-−+$€£]?\.?\d"
)
"""Behind a verb of moving: the value that is reached, and no difference: ``drops sharply to 0.8``."""
OBJECT = (
    r" (?!(?:in|by|on|at|to|with|about|around|all|only|just|over|under|up|between|some|nearly|almost|most|"
    r"[a-z]+ly)\b)[a-z]+(?: [a-z]+){0,5}[,:]\s"
)
"""What was lost, and the numbers behind it tell of no loss: ``lost money in both years, -3 in May``."""
CLAIM_WORDS = rare(
    r"(?P<mild>(?<!\bthe )\bonly\b|\bonly(?= [~≈]?\d)|\baverage[sd]?(?= (?:about |around )?[~≈]?\d)|"
    r"\btimes\b(?! (?:as|more|less|the|\w+er)\b))|"
    r"\b(?:(?P<comment>suggest\w*|indicat\w*|because|due to|consistent\w*|e\.g\.|for example|for instance|"
    r"such as)|"
    r"(?P<claim>average[sd]?|mean|median|total(?:s|l?ed|l?ing)?|sums?|combined|altogether|overall|differ(?:s|ences?)?|gap|"
    r"(?:increase[sd]?|decreases?d?|drop(?:s|ped)?|gain(?:s|ed)?|rise[sn]?|rose|fell|"
    rf"falls?(?! (?:in|into|within|at|under) )|improve(?:s|d|ments?)?)(?!{UP_TO})|"
    rf"(?:loses?|lost)(?!{OBJECT})|loss of|(?<!time )(?<!data )points?|percentage points|p\.p\.|pp|"
    r"more than|less than|fewer|"
    r"at least|at most|times|fold|"
    r"ranks?(?= #?\d)|single(?= \w+ (?:in|at|for)\b)|threshold|cut-?off|p\s?[<=]|n\s?=|steps?|"
    r"between the|range[sd]? (?:from|between)|ranging|spans?|ahead|behind|exceeds?|better|worse|"
    r"half (?:of|as|the|that|its|an?)|"
    r"double|twice|no (?:cell|value)|never|always|out of(?! memory)|"
    r"outperform\w*|correlat\w+ (?:of|between) .{0,80}(?:weak|moderate|strong)|"
    r"(?:showing|with|having) the (?:lowest|highest|largest|smallest|least|most)(?= \()|"
    r"approximately \d+ (?:cells|of))|"
    r"(?P<against>except|excluding|apart from|other than|than|compared|unlike|not?|none|nor|higher|lower|"
    r"between|rather))\b",
    re.I,
)
"""Words of four kinds.

*mild*: they often claim, but not where every number has its place: ``cat 45 times``, ``only 3 at noon``.
*comment*: the numbers are explained or are examples, and mean what they say.
*claim*: the number is a difference, a bound, an average.
*against*: a label or a number is set against another, so that not each label is told its own number.
"""


def claims(source: str, *but: str) -> list[str]:
    """The words by which a text claims something of its numbers, besides those of the kinds ``but``."""
    return [word for kind, word in _found(source) if kind not in ("against", *but)]


def tells_apart(source: str) -> bool:
    """Whether a text may give each label its own number, where every number has its place."""
    return all(kind in ("mild", "comment") for kind, _ in _found(source))


def claim_words(name: str) -> frozenset[str]:
    """The words of a quantity's name that claim something in other places: ``mean`` of ``mean delay``.

    Where it is a distance, two things *differ* by it.
    """
    apart = ("differ", "differs") if DISTANCE.search(name) is not None else ()
    return frozenset((*(word for kind, word in _found(name) if kind != "against"), *apart))


DISTANCE = re.compile(r"\b(?:distances?|dissimilarit(?:y|ies)|divergences?)\b", re.I)


def without_words(source: str, words: frozenset[str]) -> str:
    """A text in which those of its claiming words stand for nothing."""
    if not words:
        return source
    return CLAIM_WORDS.sub(lambda found: "the" if found[0].lower() in words else found[0], source)


@lru_cache(maxsize=1 << 6)
def _found(source: str) -> tuple[tuple[str | None, str], ...]:
    """The words of all kinds; several readers ask for those of one sentence."""
    return tuple((match.lastgroup, match.group().lower()) for match in CLAIM_WORDS.finditer(source))


CLAUSE = r" (?:an?|the|it|they|s?he|we|you|no|every|any|some(?:one|body|thing)?)\b"
"""Behind ``that``, which leads to what was said so often: ``30 times that the part would fail``."""
MORE_OR_LESS = re.compile(
    r"\s*+(?:(?:percentage\s+points?|points?|times|%|[a-zA-Z°µ/]{1,9}\b(?<!\bor)(?<!\band))\s++|(?<=\s))"
    r"(?:(?:fewer|more|less|higher|lower|larger|smaller|greater|longer|shorter|later|earlier|older|younger|"
    r"warmer|colder|cooler|hotter|heavier|lighter|taller|faster|slower|cheaper|dearer|better|worse|stronger|weaker|"
    r"[a-z]{3,}er\s+than)\b|"
    r"(?:below|above|under|over|behind|ahead of|short of|off)\s+(?:that|those|this|it|its|"
    r"the (?:\w+ )?(?:one|value|score|figure|average|mean|best|worst|others?|first|former|latter))\b)|"
    rf"(?:\s*times|-?fold)\s+(?:that(?!{CLAUSE})|those|what|(?:as\s+)?(?:many|much)|as\s+\w+\s+as|"
    r"the\s+\w+\s+(?:of|in|for))\b",
    re.I,
)
"""What makes a difference of the number before it: ``20 fewer in the south``, ``3 points higher``."""
QUESTION = re.compile(
    r"\W*(?:(?:and|but|so|or|hm+|wait),? )?(?:is|are|was|were|isn|aren|wasn|weren|did|didn|does|doesn|do|don|"
    r"has|hasn|had|have|could|couldn|should|shouldn|would|wouldn|can|may|why|how come|who says)"
    r"(?:['’]t)?\s[^?]{1,200}\?[\s\"”')*_]*$|"
    r"[^?]{1,200},\s(?:right|no|correct|is it|isn['’]t it|was it|wasn['’]t it|or not)\?[\s\"”')*_]*$",
    re.I,
)
AND_ASKS = re.compile(r"\W*(?:and|or)\b[^?]{1,80}\?[\s\"”')*_]*$", re.I)


def asks(source: str, before: str) -> bool:
    """Whether a sentence asks for its number: ``Wasn't Ayr 41?``, and behind it ``And Bath 35?``."""
    if "?" not in source:
        return False
    again = before.rstrip(" \"”')*_").endswith("?") and AND_ASKS.match(source) is not None
    return again or QUESTION.match(source) is not None
