"""Values in other words: ``from 1.2 over 3.4 to 5``, ``48%, then 25%``, ``seven wins and one loss``."""

from __future__ import annotations

from functools import lru_cache

from replot.reading.description.document.blanked import blank
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.changes import FALLS, GOES, RISES
from replot.reading.description.lexicon.counts import find_written
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.frame import Frame

__all__ = ["VALUE", "ZERO_ON", "as_ends", "as_lists", "in_figures"]
VALUE = r"[-−+~≈]?\d+(?:[.,]\d+)*(?:\s?(?:%|(?!(?:and|via|to|in|on|at|for|or|by|as)\b)[a-zA-Z°µ]{1,3}\b))?"
WAY = rare(
    rf"\bfrom\s+{VALUE}(?:,?\s+(?:over|via|through|to)\s+{VALUE}(?:(?:,|,?\s+and|,?\s+then)\s+{VALUE})*)+,?\s+"
    rf"(?:and\s+)?(?:(?:finally\s+)?to|finally)\s+(?={VALUE})",
    re.I,
)
OVER = rare(
    rf"(\bfrom\s+{VALUE}\s*(?:\([^()]{{1,30}}\)|\b(?:in|at|on|for|with)\s+[^.;,\d]{{1,24}}\d{{0,5}}))(,?\s+(?:over|via|through))"
    rf"(?=\s+{VALUE})",
    re.I,
)
"""``from 1.2 (May) over``, before the next value: no bound."""
ONWARDS = rare(
    rf"(\bfrom\s+{VALUE})(\s+to\s+)(?={VALUE}(?:,\s+{VALUE}){{0,30}},?\s+"
    rf"(?:and|then|and then|and finally|finally)\s+(?:to\s+)?{VALUE})",
    re.I,
)
"""``rise from 3 to 4, 6 and finally 9``, before the second value: no range."""
MINUS = rare(r"\bminus\s+(?=\.?\d)", re.I)
THEN = rare(rf"(?<![\w.])({VALUE})(,?\s+(?:and\s+)?(?:then|finally|afterwards|later)\s+)(?={VALUE})", re.I)
VERSUS = rare(
    rf"(\b(?:(?:hardly|barely|scarcely|little|slightly) )?(?:changes?|changed|moves?|moved|stays?|stayed|"
    rf"remains?|remained|{FALLS}|{RISES})(?: (?:the same|constant|flat|steady|there|put|slightly|a little|"
    rf"unchanged|stable|little))?,? \(\s*{VALUE})(\s+(?:versus|vs\.?|against)\s+)(?={VALUE}\s*\))",
    re.I,
)
"""``hardly changes (95% versus 90%)``."""
ZERO = rare(
    r"(?:^|[:;,=(]\s*|\b(?:and|is|was|were|are|has|had|have|got|only|then|at|all|as|scores?|reads?|to|stays?|remains?)\s+)"
    r"zero\b"
    r"(?<!\(close to zero)(?<!very close to zero)(?!-|\s\w+s\b|"
    r"\s(?:diagonal|mean|variance|line)\b|\s+[-−+~]?\d)",
    re.I,
)
"""The number that is written as a word even where others are not: ``zero in May, 3 in June``."""
FIGURE = re.compile(r"\d")
REMARK = rare(
    r"(?<=\w),\s+(?:all|both|none|most|each)\b[^;.\d]*\b(?:above|below|over|under|exceed\w*|within)\b[^;]*$",
    re.I,
)
"""What is told of the values before it: ``, all but the last above the limit of 25``."""
SUM = rare(
    rf"(?:[,;(]\s*|\s+)(?:(?:that is|i\.e\.,?|making|or|so|and thus|for a total of)\s+)?{VALUE}\s+"
    r"(?:in all|in total|altogether|all told|taken together)(?=\s*(?:[.,;)]|$))",
    re.I,
)
"""The sum of the values before it: ``12 in May and 20 in June, 32 in all``."""
ZERO_ON = rare(
    r"\b(?:is|was|are|were|stays?|remains?|[:,]) (?:at )?zero (?:until|till|up to|through|throughout|before|"
    r"from|since|everywhere)\b|\bzero (?:on|in|at|for) (?:all|every|each|both)\b|"
    r"\b(?:else|elsewhere|others?|rest|remaining|not|un\w+ed|missing|unless)\b[^.;]{0,40}"
    r"\b(?:is|are|being|be|at|as) (?:all )?zero\b",
    re.I,
)
"""``is zero until July``: a value, where a text has no other."""
TIMES = rare(r"\d times\b", re.I)
ONCE = re.compile(
    r"\b(not once|once|twice|thrice|(?<=[^\W\d] )(?:not at all|never)|(?<=, )(?:not at all|never))"
    r"(?=\s*(?:[,;.]|(?:and|against|over|in|on|at|for|with)\b|$))",
    re.I,
)
COUNTS = {"once": "1", "twice": "2", "thrice": "3", "not at all": "0", "not once": "0", "never": "0"}
"""Counts beside others in figures: ``6 times in May and once in June``."""
ONCE_ALONE = re.compile(r"\b(?:once|twice|thrice|never|not at all)\b", re.I)
FEWEST_ONCE = 2
"""Such words that make counts of each other, without any figure."""
DONE_WITH = re.compile(
    r"\b(?:mis|in)?-?(?:predicted|classified|taken|mistaken|labell?ed|recogni[sz]ed|identified|confused)\b",
    re.I,
)
"""Before such words verdicts count by themselves: ``predicted as 7 twice, as 4 once``."""
FEWEST = 2
"""Counts in words that may be the values of cells."""
LINK = re.compile(r",?\s+(?:(?:over|via|through|and|then|finally|to)\s+)+|\bfrom\b", re.I)


def as_lists(text: Text, frame: Frame) -> Text:
    """The text, as long as before, without sums, with commas from value to value, 0 for zero, 1 for once.

    Words that a label is made of stay: ``5 Never, 6 Often``.
    """
    source = WAY.sub(lambda way: LINK.sub(_comma, way[0]), text.text)
    if CHANGES.search(source) and not SPANS.search(source):
        source = ONWARDS.sub(lambda way: way[1] + f"{',':<{len(way[2])}}", source)
    source = OVER.sub(lambda way: f"{way[1]}{',':<{len(way[2])}}", source)
    source = MINUS.sub(lambda minus: f"{'-':>{len(minus[0])}}", source)
    source = THEN.sub(lambda then: then[1] + f"{',':<{len(then[2])}}", source)
    source = VERSUS.sub(lambda two: f"{two[1]}{',':<{len(two[2])}}", source)
    source = REMARK.sub(blank, source)
    source = SUM.sub(blank, source)
    if FIGURE.search(source) is not None or ZERO_ON.search(source) is not None:
        source = ZERO.sub(lambda zero: zero[0][:-4] + "0   ", source)
    alone = len(ONCE.findall(source)) >= FEWEST_ONCE and DONE_WITH.search(source) is None
    counted = TIMES.search(source) or alone
    if counted and not any(map(ONCE_ALONE.search, (*frame.x, *frame.y))):
        source = ONCE.sub(lambda count: f"{COUNTS[count[0].lower()]:<{len(count[0])}}", source)
    return text if source == text.text else text.reworded(source)


FROM_TO = rare(rf"\bfrom\s+(?P<first>{VALUE})(?P<to>\s+to\s+)(?={VALUE}(?!\s+(?:in|at|on|for)\b))", re.I)
CHANGES = re.compile(rf"\b(?:{FALLS}|{RISES}|{GOES})", re.I)
SPANS = re.compile(r"\b(?:rang|var(?:y|ies|ied)|span|between)\w*", re.I)


def as_ends(text: Text) -> Text:
    """The text with a list, as long as before, for each ``from 3 to 5`` that tells of a change, and no range.

    Where an axis has two labels, these are the values of both.
    """
    source = text.text
    if not CHANGES.search(source) or SPANS.search(source):
        return text
    source = FROM_TO.sub(lambda way: f"     {way[0][5 : -len(way['to'])]}{',':<{len(way['to'])}}", source)
    return text if source == text.text else text.reworded(source)


def in_figures(text: Text, frame: Frame) -> Text | None:
    """The text, as long as before, with its counts in figures; None where it has figures, or few counts.

    The words of labels stay: ``week two is forty-five``.
    """
    source = text.text
    if FIGURE.search(source) is not None and not _in_labels(frame.x, frame.y):
        return None
    counts = find_written(source)
    if len(counts) < FEWEST:
        return None
    named = [(mention.start, mention.end) for mention in frame.mentions(source)]
    if any(not any(a <= figure.start() < b for a, b in named) for figure in FIGURE.finditer(source)):
        return None
    counts = [(n, word) for n, word in counts if not ALL_OF.search(source, 0, word.start())]
    if len(counts) < FEWEST:
        return None
    for value, word in counts:
        if any(a <= word.start() and word.end() <= b for a, b in named):
            continue
        half = AND_A_HALF.match(source, word.end())
        end = half.end() if half is not None else word.end()
        said = f"{value}.5" if half is not None else f"{value}"
        source = f"{source[: word.start()]}{said:<{end - word.start()}}{source[end:]}"
    return text.reworded(source)


@lru_cache(maxsize=1 << 6)
def _in_labels(x: tuple[str, ...], y: tuple[str, ...]) -> bool:
    """Whether labels hold figures."""
    return any(map(FIGURE.search, (*x, *y)))


AND_A_HALF = re.compile(r" and a half\b", re.I)
ALL_OF = re.compile(r"\ball (?:of )?(?:the )?$", re.I)
"""``zero on all five days``: how many lines there are."""


def _comma(link: re.Match[str]) -> str:
    """A comma and blanks in place of a link, blanks in place of the first."""
    return f"{'' if link[0].lower() == 'from' else ',':<{len(link[0])}}"
