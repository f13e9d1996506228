"""What stands for a value that is missing or cannot be read."""

from __future__ import annotations

from functools import lru_cache

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.numbers import LETTERS

__all__ = [
    "HIDDEN", "MISSING_CELL", "MISSING_WORDS", "NO_SUCH", "SHORT_MISSING", "find_missing", "is_missing",
    "is_unknown",
]
SHORT_MISSING = r"n\.?\s?/\s?[acdpt]\.?|n\.\s?[adpqrt]\.|na|nan|null|nil"
"""What stands for a missing value in a few letters, among values; for a pattern."""
MISSING_WORDS = (
    rf"{SHORT_MISSING}|none|missing|masked(?: out)?|blank|empty|oom|"
    r"out of memory|no data|no value|no entry|no number|no score|not applicable|undefined|omitted|"
    r"unavailable|"
    r"not (?:yet )?(?:available|reported|published|measured|tested|determined|shown|run|printed|known|done)|"
    r"diverged|failed|timeout|nd|tbd|crash|crashed|no annotation|white|grey|gray|"
    r"not (?:evaluated|estimated|estimable|calculated|asked|sampled|collected|attempted|computed|recorded|"
    r"supported|performed|offered|assessed)|closed|suppressed|withheld|"
    r"no (?:survey|samples?|measurements?|readings?|results?|responses?|records?|observations?|"
    r"reports?)|hatched|striped|"
    r"nothing (?:reported|recorded|measured|observed|sampled|collected|available|printed|drawn)|"
    r"blank cell|empty cell|grey cell|gray cell|white cell|greyed out|grayed out|no cell|unfilled|absent|"
    r"too few (?:respondents|responses|cases|samples|data|observations|participants|measurements|points)|"
    r"(?:not enough|insufficient) (?:data|responses|samples|cases|observations|measurements)"
)
HIDDEN = (
    r"(?:omit\w*|blank|empty|exclud\w+|mask\w*|white|missing|hidden|absent|left out|gr[ae]yed(?: out)?|"
    r"not (?:shown|drawn|plotted|displayed|printed|given|filled|visible)|crossed out|hatched)\b"
)
"""What is said of the part of a matrix that holds nothing."""
NO_SUCH = (
    r"no (?:direct |through |scheduled |regular )?"
    r"(?:services?|trains?|bus(?:es)?|flights?|trips?|games?|match(?:es)?|figures?|measurements?|sales|"
    r"boats?|ferr(?:y|ies)|sailings?|crossings?|connections?|routes?|lines?|links?|"
    r"deliver(?:y|ies)|shipments?|visits?|sightings?|tests?|runs?|lessons?|classes|shows?|sessions?)"
)
"""What there was none of; whether a figure shows 0 there or nothing is not said."""
NOTHING = (
    r"(?:(?<=[,:;–—] )|(?<=\band )|(?<=\bthen ))nothing(?: (?:there|at all|here|yet))?"
    r"(?=\s*(?:[,;)(]|\.?$|\.\s|[–—]\s))"
)
"""In the place of a value: ``26, 30, 20 and nothing``."""
SIGNS = r"(?:[-–—]{1,3}|[×✗✘])"
"""Signs in the place of a value."""
MISSING = re.compile(
    rf"\((?:(?!white|gr[ea]y)(?:{MISSING_WORDS})|{SIGNS})\)|<\s?(?:{MISSING_WORDS})\s?>|"
    rf"(?<![\w/])(?:{MISSING_WORDS})(?![\w/])|"
    rf"{NOTHING}|"
    rf"(?:\(|(?<![\w/])){NO_SUCH}(?:\)|(?=\s*(?:[,;]|\.?$|\.\s))|(?=\s(?:on|at|in|for|and|to|from)\s))|"
    rf"(?:^|(?<=[\w)\"”:=,;] )){SIGNS}"
    rf"(?=\s*(?:[,;)]|(?:and|are|is|were|was)\b|\((?!(?:{MISSING_WORDS})\))[^()\d]+\)|\[[^\[\]\d]+\]|\.?$))|"
    rf"(?:^|(?<=[:=,;] )|(?<=\band )|(?<=\bhas )|(?<=\bis )|(?<=aches )|(?<=cores ))"
    rf"{SIGNS}(?=\s(?:at|for|in|on|under)\s)",
    re.I,
)
LONE_SIGN = re.compile(r"(?:^|[ (])[-–—×✗✘]{1,3}(?:\W|$)")
MISSING_FIRST = frozenset(
    ["nothing", *(LETTERS.findall(words)[0] for words in MISSING_WORDS.lower().split("|"))]
)
NOT_SIGNIFICANT = r"n\.s\.?|ns|not significant|non-?significant"
"""What stands for a value only where no value stands before it: ``0.2 (n.s.)`` is one."""
MISSING_CELL = re.compile(
    rf"(?:[\s(\[<]*(?:{MISSING_WORDS}|{NOT_SIGNIFICANT})[\s)\]>.,;]*(?:\([^()]*\)|,?\s*no (?:score|number|"
    rf"value|data)[\w ]*)?"
    r"|\(no [a-z-]{2,20}(?: [a-z]{2,12})?\)|no (?!change|differen|effect|gain|loss|error)[a-z-]{3,20}"
    rf"|(?:[a-z]+ ){{1,3}}\((?:{MISSING_WORDS})\)"
    r"|nothing(?: there| here| at all| yet)?|[-–—−_.·*×xX✗✘∅/]{1,4}|~|…|⊘|\(\s*\))",
    re.I,
)
UNKNOWN_CELL = re.compile(r"\?+|unclear|illegible|unreadable|not legible|\(unclear\)|unknown", re.I)


def find_missing(text: str) -> list[re.Match[str]]:
    """All words of a text that say that there is nothing: ``n/a``, ``blank``, a dash in place of a value."""
    if MISSING_FIRST.isdisjoint(LETTERS.findall(text.lower())) and not LONE_SIGN.search(text):
        return []
    return list(MISSING.finditer(text))


@lru_cache(maxsize=1 << 12)
def is_missing(text: str) -> bool:
    """Whether the content of a cell says that there is nothing: empty, ``N/A``, a dash, a cross."""
    text = text.strip()
    return not text or bool(MISSING_CELL.fullmatch(text))


@lru_cache(maxsize=1 << 12)
def is_unknown(text: str) -> bool:
    """Whether the content of a cell says that there is something that cannot be read."""
    return bool(UNKNOWN_CELL.fullmatch(text.strip()))
