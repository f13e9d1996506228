"""The words for what something was taken for, and the counts and the classes beside them."""

from __future__ import annotations

from dataclasses import replace

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import find_written
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.lexicon.sides import side_of
from replot.reading.description.statements.cells.classified.verdict_words import MOST
from replot.reading.description.statements.frame import Frame, Mention

__all__ = [
    "CLAIM",
    "CORRECT",
    "JUDGE",
    "NO_ERRORS",
    "OF_ALL",
    "RIGHT",
    "TAKEN_FOR",
    "UNSURE",
    "VERB",
    "counts_of",
    "is_label",
    "numerator",
    "place_of",
    "taken_for",
    "told_apart",
    "turned",
]
CLAIM = re.compile(
    rf"%|\b(?:percent|{MOST}|average|mean|rate|accuracy|precision|recall|f1|more|less|fewer|than)\b", re.I
)
NO_ERRORS = rare(
    r"(?:,? (?:and |but )?(?:with|without|making|having|showing|produc(?:es|ing)|makes?|made) )?"
    r"(?<!\w)(?P<none>(?:exactly |absolutely )?(?:zero|0|no|not a single|(?<=\bwithout )(?:a single|any)))\s+"
    r"(?:(?:cross|inter)-?[a-z]+ |(?:classification|prediction|class|off-diagonal) )?"
    r"(?:errors?|mistakes?|misclassifications?)\b"
    r"(?: (?:(?:were|was) (?:made|seen|found|observed)|(?:are|were) (?:visible|present)|"
    r"at all|whatsoever|overall|anywhere|(?:between|across) (?:the |all )?(?:classes|categories)))?"
    r"(?=\s*(?:[.;)—–]|$|,(?! (?:except|but|apart|other|save|only|and \w+ (?:errors?|mistakes?)))))",
    re.I,
)
"""``with zero cross-class errors``, and nothing behind that says of what."""
UNSURE = re.compile(
    r"\b(?:if|when|would|should|could|ideal\w*|expect\w*|almost|nearly|virtually|practically|hardly|training|"
    r"train|previous\w*|than|not (?:zero|without))\b",
    re.I,
)
"""What says that there may be some, or of what else there are none."""
QUOTES = ('"', "“", "‘", "'", "`")
VERB = (
    r"(?:mis|in)?-?(?:classif(?:ied|ies)|predicted|label(?:l)?ed|identified|recogni[sz]ed|mistaken|confused|"
    r"assigned|categori[sz]ed|detected|flagged|called|classed|judged|rated|marked|tagged|considered|deemed|taken|read|"
    r"diagnosed|graded|scored|(?:came|come|turned) out|end(?:ed)? up)"
)
"""What is done to something that is put into a class."""
TAKEN_FOR = rare(
    rf"\b{VERB}\s+(?:(?:in)?correctly |wrongly |falsely |(?=\d)(?:[\w-]+ ){{1,3}})?"
    r"(?:as|for|to|having|suffering from)\s+(?:being |the |having )?(?:an? )?[\"“'‘`]?|"
    r"\b(?:confused|mixed up)\s+with\s+(?:an? |the )?[\"“'‘`]?|"
    r"(?<=\d)\s+(?:of (?:them|these) )?(?:were |was |is |are )?as\s+(?:an? )?[\"“'‘`]?|"
    rf"\b(?:{VERB}|(?:mis|in)?-?(?:classify|predict|label|identify|flag|confus|mistak|recogni[sz])ing)\s+(?=\d)"
    r"[^.,;:()]{1,40}?\s+(?:as|for|with)\s+(?:being )?(?:an? |the )?[\"“'‘`]?",
    re.I,
)
"""``were taken for``, ``120 as``, ``flagged 12 cats as``."""
TOLD_APART = rare(
    r"\b(?:actual|true|real) (?:class|label|category|value) (?:was|is|were|being) [\"“'‘`]?"
    r"(?P<a>[^\W_][^\"”’`,.;()]{0,40}?)(?:,?[\"”’`]|(?=[ ,;(]))[^.;\"“]{0,30}?\b(?:and|but)\b"
    r"[^.;\"“\d]{0,30}?\bpredict(?:ed|s) (?:it )?(?:as |to be )?[\"“'‘`]?"
    r"(?P<b>[^\W_][^\"”’`,.;()]{0,40}?)(?=[\"”’`,.;(]|$)",
    re.I,
)
"""``the actual class was "cat" and the model predicted "dog"``."""
CORRECT = rare(
    rf"\b(?:(?<!in)correctly|accurately|successfully)\s+{VERB}|\b{VERB}\s+correctly\b(?!\s+(?:as|for|to)\b)|"
    r"(?<=\d )(?:hits|correct (?:predictions?|classifications?|detections?|answers?|decisions?|ones)) "
    r"(?:for|of|in|on)\b|"
    r"\bright\b(?=\s(?:in\s|on\s|about\s)?\d)|\b(?:hits|correct ones)\b(?=\s(?:are|were)\b)|"
    r"^\W*(?:the )?(?:numbers? of )?(?:correct|right|rightly \w+ed)"
    r"(?: (?:predictions?|classifications?|answers?|ones|cases|decisions))?"
    r"(?: (?:per|for each|of each) class)?"
    r"(?::|\s(?:are|were|is|was|numbers?|numbered|come to|amount to))(?=\s)|"
    r"^\W*(?:the )?(?:hits|true positives)(?: (?:per|for each|of each) class)?(?::|\s(?:are|were))(?=\s)|"
    r"\b(?:found|recogni[sz]ed|identified|detected|spotted|caught)(?=\s\d[\d,]*\s(?:out )?of\s)|"
    r"\bgot(?=\s\d[^.;:]*\bright\W*$)|"
    r"\b(?:is|are|was|were|gets?|got)\s+(?:most often\s)?(?:recogni[sz]ed|identified|detected|found)\b"
    r"(?=\s(?:in\s)?\d[\d,]*\s(?:cases|times|instances|examples|samples)\b|\s\(\d[\d,]*\))(?![^.;,]*\b(?:as|for|with)\b)",
    re.I,
)
"""``were correctly predicted``, ``9 correct predictions for``: no word for the class behind it."""
RIGHT = re.compile(r"\b(?<!in)(?:correctly|rightly)\b", re.I)
JUDGE = r"(?:model|algorithm|classifier|network|system|method|it|we)"
"""Who tells what is in which class."""
OF_ALL = re.compile(
    r"(?:\b(?:of|out of|among)|^\W*(?:for|from)|"
    r"(?:^\W*|: |^while |\bthat )there (?:are|were)(?: (?:a )?total(?: of)?)?"
    r"(?=\s\d[\d,]*\s(?:(?:actual|real)\b|[^.;,\d]{1,40},? (?:of (?:which|whom|them|these)|"
    rf"and (?:the |our )?{JUDGE})\b)))"
    r"\s+(?:all )?(?:the )?\d[\d,]*\s+",
    re.I,
)
"""How many there are in all; that number stands in no cell."""
SHARER = re.compile(r"actual|true|gold|reference|quer(?:y|ies)", re.I)
"""What an axis is called whose labels share out."""


def turned(frame: Frame) -> bool:
    """Whether the label that shares out stands on the x axis: the true class, or the query."""
    if side_of(frame.y_label or "") == "predicted" and side_of(frame.x_label or "") != "predicted":
        return True
    return bool(SHARER.search(frame.x_label or "")) and not SHARER.search(frame.y_label or "")


def taken_for(source: str) -> list[tuple[int, int]]:
    """Where a text names the classes that something was taken for: a few words, up to the end of a clause."""
    out = []
    for taken in (*TAKEN_FOR.finditer(source), *CALLED.finditer(source)):
        named = CLASS.match(source, taken.end())
        while named is not None:
            out.append(named.span("name"))
            more = ONE_MORE.match(source, named.end())
            named = CLASS.match(source, more.end()) if more is not None else None
    return out


ONE_MORE = re.compile(
    r"[\"”'’`]?(?:,(?:\s+and)?|;|\s+and)\s+\d[\d,.]*\s+"
    r"(?:of (?:them|these)\s+)?(?:(?:as|for)\s+)?(?:an? )?[\"“'‘`]?"
    r"(?=[^\W\d_])(?!(?:were|was|are|is|times|of|in)\b)"
)
"""``, 52 neutral and 18``: what else was taken for something."""
CALLED = rare(
    r"\b(?:were|was|are|is|get|got)\s+(?:labell?ed|called|classed)\s+"
    r"(?!(?:as|for|to|by|in|with|(?:in)?correctly|rightly|wrongly|falsely|accurately|properly)\b)",
    re.I,
)
"""``36 were labelled apple``."""
CLASS = re.compile(
    r"(?P<name>[^\W\d_][\w-]*"
    r"(?: (?!(?:and|but|with|by|in|on|at|while|or|the|were|was|is|are|for|of)\b)[\w-]+){0,2}?)"
    r"(?=[\"”'’`]?(?:[.,;:)]|$|\s+(?:(?:and|but|with|by|in|on|at|while|or|for)\b|[-–—]\s|\()))"
)


def told_apart(source: str) -> list[re.Match[str]]:
    """Where a text says what something was (``a``) and what it was predicted to be (``b``)."""
    return list(TOLD_APART.finditer(source))


def is_label(source: str, mention: Mention) -> bool:
    """Whether a short word is a label here: in quotation marks, or a capital (``7 B``)."""
    quoted = source[mention.start - 1 : mention.start] in QUOTES
    return quoted or source[mention.start : mention.end].isupper()


def place_of(mention: Mention, axis: str) -> int | None:
    """The place on an axis of a label that a text names."""
    return next((k for name, k in mention.places if name == axis), None)


def counts_of(source: str) -> list[Quantity]:
    """The counts of a sentence, in figures or in words, without how many there are in all."""
    whole = [m.span() for m in OF_ALL.finditer(source)]
    numbers = (q for q in find_quantities(source) if not q.is_range and not q.percent and not q.is_open)
    found = [numerator(q) for q in numbers]
    for value, word in find_written(source):
        found.append(Quantity(float(value), *word.span(), word[0]))
    return sorted((q for q in found if not any(a <= q.start < b for a, b in whole)), key=lambda q: q.start)


def numerator(count: Quantity) -> Quantity:
    """``9/10`` as 9: how many of all."""
    first, slash, _ = count.text.partition("/")
    return replace(count, value=float(first)) if slash and first.strip().isdigit() else count
