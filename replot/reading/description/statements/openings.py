"""The title in the sentence that opens a description: ``"Speed by lane" - a heat map``."""

from __future__ import annotations

from typing import NamedTuple

from replot.findings import Span
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import QUOTED, tidy
from replot.reading.description.statements.captions import ELSEWHERE, OF_AXES, SAYS, SENTENCE_END, numbers_end
from replot.reading.description.statements.title_words import GENERIC, HEAD_KIND, NUMBERED_PANEL

__all__ = ["opening_title"]
IS_FIGURE = re.compile(
    r"[\s*_]*(?:[,:–—-]|\(|\b(?:is|as|was)\b)[\s*_]*(?:(?:an?|the|this)\s+)?(?:[\w-]+\s+){0,3}?"
    r"(?:heat ?-?maps?|confusion matri(?:x|ces)|correlation matri(?:x|ces))\b",
    re.I,
)
"""Behind a quoted name: ``– heatmap with annotated cells``, ``is a grid heat map``."""
NO_NAME = re.compile(
    r"\b(?:rows?|columns?|ax[ie]s|cells|colou?r\w*|scale|panels?|annotated|labell?ed|values? (?:in|from|"
    r"between)|\d+\s?(?:x|×|by)\s?\d+)\b",
    re.I,
)
"""What tells of the figure, and no name of it: ``Heatmap: 4 x 4 cells, annotated``."""
VALUES = re.compile(
    r"[=:]\s?[-−+]?\.?\d[^=:]*[=:]\s?[-−+]?\.?\d|\.\d[^.]*[\s(][-−+]?\d*\.\d|"
    r"^\d[\d,]* [a-z][^\d,;]{1,40}[,;] (?:and )?\d|"
    r"\b\d+ (?:out )?of \d+ (?:were |was |are |is )?(?:right|correct)\b"
)
"""Values, which no name holds: ``TP = 40, FP = 3``, ``May 0.3, June 0.5``, ``40 hits, 3 misses``."""
LOWER = re.compile(r"[^\d,:()]* (?:by|per|of|across|vs\.?|versus|against|between|over|for) [^\d,:()]*", re.I)
"""A name in small letters, which is more often the beginning of a statement."""


NAMED_FIRST = re.compile(
    r"(?P<title>(?!(?:The|This|That|An?|Each|One|Our|In|As|Use) )[A-Z][^.:;!?\n]{4,80}? "
    r"(?:[Hh]eat ?map|(?:[Cc]onfusion|[Cc]orrelation|[Ss]imilarity) [Mm]atrix))\.\s+"
    r"(?=(?:Rows?|Columns?|Cells?|Colou?rs?|[XxYy][- ]axis|Each (?:row|column|cell)|"
    r"The (?:[xy][- ]axis|rows|columns))\b)"
)
"""``Pass rate heatmap. Rows are ...``: a name before what is said of the axes."""


SENTENCE_FIRST = re.compile(
    r"(?P<title>(?!(?:The|This|That|An?|Each|One|Our|In|As|Use|Image|Photo\w*|Screenshot|Picture|Scan|Slide|Page|"
    r"Figure|Fig|Chart|Poster|Alt) )[A-Z](?:[^.:;!?\n]|\.(?=\d)){4,100}?)\.\s+"
    r"(?=(?:An?|The|This) (?:[\w-]+ ){0,2}heat ?map"
    r"(?:,| with| of| whose| that| in which| showing| shows| has))"
)
"""``Rent by town, 2023 (in EUR). A heatmap with ...``: a name before what is said of the figure."""
NAMES = re.compile(r"\b(?:by|per|of|across|between|in|for|over|vs|against)\b")
"""What the name of a figure holds that has no verb."""


class Opening(NamedTuple):
    """A name with its place, and whether it stands in quotation marks."""

    title: str
    span: Span
    quoted: bool


def opening_title(block: Block) -> Opening | None:
    """The name that a paragraph gives the figure before it says anything of it."""
    source = block.text.text
    start = numbers_end(source)
    start += len(source[start:]) - len(source[start:].lstrip(" *_["))
    quoted = QUOTED.match(source, start)
    if quoted is not None and IS_FIGURE.match(source, quoted.end()):
        title = tidy(quoted.group())
        if not title or GENERIC.match(title):
            return None
        return Opening(title, block.text.span(*quoted.span()), True)
    if (named := NAMED_FIRST.match(source, start)) is not None and not SAYS.search(named["title"]):
        return Opening(tidy(named["title"]), block.text.span(*named.span("title")), False)
    first = SENTENCE_FIRST.match(source, start)
    if first is not None and NAMES.search(first["title"]) and not SAYS.search(first["title"]):
        return Opening(tidy(first["title"]), block.text.span(*first.span("title")), False)
    kind = HEAD_KIND.match(source[start : start + 200])
    if kind is None or NUMBERED_PANEL.match(source):
        return None
    start += kind.end()
    end = SENTENCE_END.search(source, start)
    if end is None and len(source) - start > LONGEST:
        return None
    stop = end.start() if end else len(source)
    title = tidy(source[start:stop].rstrip("] "))
    small = title[:1].islower() and not LOWER.fullmatch(title)
    nameless = (SAYS, ELSEWHERE, OF_AXES, NO_NAME, VALUES)
    plain = not small and not any(pattern.search(title) for pattern in nameless)
    if not plain or not 1 < len(title.split()) <= 16 or len(title) > LONGEST or GENERIC.match(title):
        return None
    return Opening(title, block.text.span(start, stop), False)


LONGEST = 120
