"""The words that labels are looked up with."""

from __future__ import annotations

from functools import lru_cache

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.calendar import DAYS, MONTHS
from replot.reading.description.lexicon.patterns import rare

__all__ = [
    "ARROW",
    "ARROW_END",
    "ARTICLE",
    "ASSIGNED",
    "AXIS_OF_LINE",
    "AXIS_WORDS",
    "BARE_NUMBER",
    "COUNTED_LINE",
    "DIGIT_OR_BRACKET",
    "EVERYTHING",
    "FIRST_WORD",
    "FROM_AN_END",
    "GLUED",
    "LAST_BRACKET",
    "LETTERS",
    "LINE_OF_GRID",
    "LINK",
    "LINK_WORD",
    "MISSED",
    "NAMED_DIGITS",
    "NAMED_LINE",
    "NAMED_NUMBER",
    "NAME_OR_SIGN",
    "NUMBERED",
    "ONWARDS",
    "PAIR_SIGNS",
    "PAIR_WORDS",
    "PLURAL",
    "PREPOSITION",
    "QUOTED_FIRST",
    "ROW_OR_COLUMN",
    "SPACES",
    "SPELLED",
    "STOP_WORDS",
    "UNIT_IN_BRACKETS",
    "WITH_ALIAS",
    "axis_beside",
    "capital_label",
    "letters_of",
    "same_length_lower",
    "short_form",
    "words_of",
]
STOP_WORDS = frozenset(
    [
        "a",
        "an",
        "and",
        "are",
        "as",
        "at",
        "be",
        "by",
        "for",
        "from",
        "has",
        "i",
        "in",
        "is",
        "it",
        "of",
        "on",
        "or",
        "that",
        "the",
        "this",
        "to",
        "was",
        "with",
        "all",
        "no",
        "not",
        "we",
        "you",
        "he",
        "she",
        "one",
        "other",
        "low",
        "high",
        "mean",
        "value",
        "values",
        "row",
        "column",
        "cell",
    ]
)
SPELLED = [
    (short.lower(), full.lower()) for names in (MONTHS, DAYS) for short, full in zip(*names, strict=True)
]
PREPOSITION = re.compile(r"^(?:(?:for|at|in|with|on|under|when|across|using|after)\s+(?:the\s+)?)+", re.I)
QUOTED_FIRST = re.compile(r"[\"“`](?P<name>[^\"“”`]{1,60})[\"”`] (?P<kind>[a-z]+)", re.I)
"""``"It" alignment``: a label, and what all its lines are called."""
PLURAL = re.compile(r"(?:(?<=[hsxz])e)?s(?![^\W_]|_\w)")
ARROW = re.compile(r"→|⟶|->|=>")
PAIR_SIGNS = tuple(
    re.compile(p, re.I)
    for p in (
        r"\s*[,;]\s*",
        r"\s*(?:→|⟶|->|=>)\s*",
        r"\s+(?:vs\.?|versus|against|with|and|to|×|x|by|predicted as|&)\s+",
        r"\s*[/@]\s*",
        r"\s+[-–—|]\s+",
        r"[-–—|]",
    )
)
ASSIGNED = rare(r"([^\W\d][\w ]*?)\s*[=:≈]\s*([^\s,;=:≈]+)")
WORD = re.compile(r"[^\W_]+")
LETTERS = re.compile(r"[^\W\d_]+")
NAME_OR_SIGN = re.compile(r"\w+|[^\w\s]")
FIRST_WORD = re.compile(r"\w+|\W")
BARE_NUMBER = re.compile(r"[\d.,%+-]+")
NUMBERED = re.compile(r"[\d½⅓⅔¼¾⅕⅛]")
LAST_BRACKET = re.compile(r"\s*[(\[]([^()\[\]]*)[)\]]\s*$")
UNIT_IN_BRACKETS = re.compile(r"\(([^()]*)\)")
ROW_OR_COLUMN = re.compile(r"(?:row|column|col)\b", re.I)
LINE_OF_GRID = re.compile(r"(?:the )?(?:\w+ )?(row|col(?:umn)?)\b", re.I)
"""``row 2``, ``the second column``: a key that says on which axis it is."""
AXIS_OF_LINE = {"row": "y", "column": "x", "col": "x"}
AXIS_OF_WAY = {"horizontal": "y", "vertical": "x"}
LINE_BEHIND = re.compile(r"\W{0,2}\s+(row|column)\b", re.I)
LINE_AHEAD = re.compile(
    r"\b(?P<line>row|column)\W*(?:\d+\W+|(?:for|of|labell?ed|called|named|marked)\W+(?:the\W+)?)?$|"
    r"\b(?P<way>vertical|horizontal) (?:[a-z]+ )?(?:stripe|band|streak)\W+"
    r"(?:(?:for|of|at|in|on|over|along|above|under|below|the)\W+)*$",
    re.I,
)
"""``the oak column``, ``column 2 (oak)``, ``a vertical stripe at oak``: words that say on which axis."""
FARTHEST = 60
NAMED_LINE = re.compile(
    r"(?:the )?(?:(?P<a>row|col(?:umn)?)s?\s+(?:for\s+|of\s+)?(?P<n>.+)|"
    r"(?P<before>.+?)\s+(?P<b>row|column))$",
    re.I,
)
POSSESSIVE = re.compile(r"(?:['’]s|(?<=s)['’])$")
LINE_PAIR = re.compile(
    r"(?:the )?(?:(?P<y>row\s++[^,;:]+?)(?<!\s)\W+(?:and )?(?P<x>col(?:umn)?\s+[^,;:]+)|"
    r"(?P<x1>col(?:umn)?\s++[^,;:]+?)(?<!\s)\W+(?:and )?(?P<y1>row\s+[^,;:]+))",
    re.I,
)
"""``Row 2, column 5``: a cell by its row and its column."""
FROM_AN_END = re.compile(
    r"\s*,?\s*(?:counted |counting |seen )?from (?:the )?"
    r"(?:(?P<last>bottom|below|foot|right|end)|top|above|left)\b",
    re.I,
)
"""``the second row from below``."""
COUNTED_LINE = re.compile(
    r"(?:the )?(?:(?P<o>\w+)\s+(?P<a>row|column)|(?P<b>row|column|col)\.?\s*#?(?P<n>\d{1,4}))\b", re.I
)
NAMED_NUMBER = re.compile(
    r"(?:(?:at|for|with|in|under|when)\s+)?(?:the\s+)?[a-z][a-z-]{2,20}\s+(?:of\s+)?(?P<n>[-−]?[\d.]+)"
, re.I)
NAMED_DIGITS = re.compile(
    r"(?:(?:at|for|with|in|under|when|on)\s+)?(?:the\s+)?[a-z][a-z-]{2,20}(?: [a-z]{2,12})?\s+(?P<n>\d\S*)",
    re.I,
)
"""``hour 06:00``, ``age group 0-17``: a label that begins with a digit, behind what it is one of."""
EVERYTHING = re.compile(
    r"(?:at |for |in |across )?(?:all|every|each|any|both)(?: the)?(?: \w+)?(?: (?P<w>[\w ]+?))?", re.I
)
LINK = re.compile(
    r"(?:from |between )?(.+?)\s*(?:\bto\b|\bthrough\b|[-–—]|\band\b(?= (?:beyond|above|up|over|"
    r"later|onwards?)))\s*(.+)",
    re.I,
)
LINK_WORD = re.compile(r"\b(?:to|through|and)\b")
ONWARDS = re.compile(r"(?:beyond|above|up|over|later|onwards?|the end|higher)", re.I)
PLACED_PAIR = re.compile(
    r"(?=[^()]*\b(?:corner|cent(?:er|re)|middle|diagonal|cell|point|entry|origin)\b)[A-Za-z][A-Za-z -]{2,40}"
    r"\((?:e\.g\.,?\s*)?(?P<pair>[^()]{3,60})\)",
    re.I,
)
"""``Top-left corner (-10, -10)``: where a cell stands, and its labels."""
PAIR_WORDS = re.compile(
    r"^(?:the )?(?:cell|pair|entry|value|position|coordinates?|correlation|between)\s*(?:at|of|"
    r"for|between)?\s*",
    re.I,
)
WITH_ALIAS = re.compile(
    r"(?:(?:at|for|with|in|under|on|when|the)\s+)*(?P<alias>[^\W\d][\w\s#-]*?)\s*+(?:[=:#]|"
    r"\bof\b|\bis\b)?\s*+(?P<label>[\"“`'‘]?[^\s=:].*)",
    re.I,
)
GLUED = re.compile(r"([^\W\d_]+)[_-]?(\d[\d.]*%?)")
SPACES = re.compile(r"[\s_]+")
ARTICLE = re.compile(r"^(?:at|for|with|in|under|on|when|the|an?)\s+")
DIGIT_OR_BRACKET = re.compile(r"[\d()]")
AXIS_WORDS = frozenset({"row", "rows", "column", "columns", "col"})
MISSED = object()
ARROW_END = re.compile(r"\s*(?:→|->|=>)$")
OF_THE_TEXT = re.compile(
    r"(?:\b(?:panel|figure|fig\.?|table|section|appendix|page|plot|part|vitamin|hepatitis)|[\d°])\s*$", re.I
)
AFTER_ARTICLE = re.compile(
    r"\s+(?!(?:and|or|are|had|in|at|on|for|to|by|with|but|from|then|read|scored|reached|got)\b)"
    r"(?:[a-z][\w-]*[^\Ws]|[a-z]\w*ss)\b"
)
"""A word that is no plural and no verb: what stands before it is an article."""


def axis_beside(text: str, start: int, end: int) -> str:
    """The axis of a label that the words right beside it say, or nothing."""
    if (behind := LINE_BEHIND.match(text, end)) is not None:
        return AXIS_OF_LINE[behind[1].lower()]
    ahead = LINE_AHEAD.search(text[max(start - FARTHEST, 0) : start])
    if ahead is None:
        return ""
    return AXIS_OF_LINE[ahead["line"].lower()] if ahead["line"] else AXIS_OF_WAY[ahead["way"].lower()]


def capital_label(text: str, at: int) -> bool:
    """Whether the letter at a place is a label: a capital, and neither *a*, *I*, a unit nor ``panel A``."""
    if not text[at].isupper() or OF_THE_TEXT.search(text, max(0, at - 12), at):
        return False
    return text[at] not in "AI" or not AFTER_ARTICLE.match(text, at + 1)


def small_letter(text: str, at: int, label: str) -> bool:
    """Whether a small letter is a label written so, by what follows: ``o as c``, ``for a, e``; no *a cat*."""
    if text[at] != label or text[at - 1 : at] in APOSTROPHES:
        return False
    return STANDS_ALONE.match(text, at + 1) is not None


APOSTROPHES = ("'", "’")
STANDS_ALONE = re.compile(
    r"\s*(?:[,;:.)]|$)|\s+(?:as|was|were|is|are|has|had|in|for|from|to|at|on|and|or|with|by|against|→|->)(?!\w)"
)


LONGEST_BEGUN = 16
"""Letters of a short form that begins with the first word of the name."""


def short_form(label: str) -> str:
    """The abbreviation, or the name, that a label has in brackets (``Heart Rate (HR)``), or nothing."""
    bracket = LAST_BRACKET.search(label)
    inside = bracket.group(1).strip() if bracket else ""
    short, name = sorted((inside, label[: bracket.start()].strip() if bracket else ""), key=len)
    begun = " " in short and short.split()[0] == name.split()[0]  # "Curb Weight (Curb W)"
    most, least = (LONGEST_BEGUN, len(short) + 1) if begun else (8, 2 * len(short))
    if not 1 <= len(short) <= most or not any(c.isupper() for c in short) or len(name) < least:
        return ""
    letters = iter(name.lower())
    spelled = short[0].lower() == name[0].lower() and all(c in letters for c in short.lower() if c.isalnum())
    return inside if spelled else ""


def same_length_lower(text: str) -> str:
    """Lower case and plain dashes, each character at its old place."""
    lowered = text.lower()
    if len(lowered) != len(text):
        lowered = "".join(c.lower() if len(c.lower()) == 1 else c for c in text)
    return lowered if lowered.isascii() else lowered.translate(PLAINLY)


PLAINLY = str.maketrans(
    {**dict.fromkeys("−–—‐‑", "-"), **dict.fromkeys("’‘", "'"), **dict.fromkeys("\u00a0\u202f\u2009", " ")}
)
"""Dashes, apostrophes and spaces of all kinds as the plain ones."""


@lru_cache(maxsize=1 << 11)
def words_of(text: str) -> tuple[str, ...]:
    """The words and numbers of a key or label, in small letters."""
    return tuple(WORD.findall(text.lower()))


@lru_cache(maxsize=1 << 11)
def letters_of(text: str) -> tuple[str, ...]:
    """The words of a key or label, in small letters and without numbers."""
    return tuple(LETTERS.findall(text.lower()))
