"""Labels that nobody lists: the subjects of sentences with values for the labels of the other axis."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.statements.axes.facts import AxisFact
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.statement import Context
from replot.reading.description.statements.cells.values import read_values
from replot.reading.description.statements.frame import Frame

__all__ = ["axis_of_subjects"]
NO_NAME = (
    r"(?!(?:we|they|it|its|these|those|this|that|there|here|both|all|each|every|i|you|others?|some|any|most|none|no|nothing|"
    r"only|as|if|when|while|where|what|which|who|how|why|one|two|however|overall|note|totals?|sum|average|mean|"
    r"median|values?|cells?|numbers?|scores?|counts?|rows?|columns?|axis|axes|diagonal|matrix|heat ?map|"
    r"figure|fig|table|bar|scale|range|peaks?|max\w*|min\w*|[a-z]+est|from|with|by|to|of|the|an?|see)\b)"
)
WORD = r"(?:[^\W\d_a-z][\w.&/’'+-]*|\d[\w.]*(?=:))"
SUBJECT = re.compile(
    r"\W*(?:(?i:and|but|then|finally|while|whereas|for|in|at|on|with|the),? ){0,3}"
    rf"(?P<name>(?i:{NO_NAME})[\"“]?{WORD}(?: (?:(?:of|and|de|du|la|the) )?{WORD}){{0,3}}[\"”]?)"
    r"(?=:\s|,\s|\s[–—-]\s|\s[a-z]|\s[-−+~≈]?\.?\d)"
)
"""``Printing had 12 in every quarter``."""
CLAUSES = re.compile(r";\s+(?:and )?|,\s+(?:whereas|while|but)\s+")
NOTHING_FOR = re.compile(
    r"\W*(?i:nothing|none|no (?:data|values?|figures?|numbers?|counts?)) (?:was|were|is|are|ha(?:s|ve) been) "
    rf"(?:[a-z]+ ){{0,2}}(?:for|on|from|of) (?:the )?(?P<name>{WORD}(?: {WORD}){{0,3}})(?=[;,.]|$)"
)
"""``Nothing was published for the Hill Line``: a line beside others, and empty."""
FEWEST = 2
MOST = 60
"""Sentences that are looked at; who tells more of them lists the labels."""
SHARE = 0.5
"""Of the cells, that the sentences must give: who tells of single cells only may speak of anything."""


def axis_of_subjects(x: AxisFact, y: AxisFact, sentences: Sequence[Text]) -> tuple[str, list[str]] | None:
    """The axis that has no labels, and the subjects that are, where what is said of them fills the grid.

    Parameters
    ----------
    x, y : AxisFact
        Of which one has labels, and the other has none.
    sentences : sequence of Text
        Those that may give values.
    """
    known, fact, other = ("x", x, y) if x.categories else ("y", y, x)
    if len(fact.categories) < FEWEST or other.categories or len(sentences) > MOST:
        return None
    told = list(_subjects(sentences, Frame(x.categories, y.categories)))
    names = tuple(dict.fromkeys(name for name, _ in told))
    if len(names) < FEWEST or (other.count is not None and len(names) > other.count):
        return None
    at = 0 if known == "x" else 1
    frame = Frame(fact.categories, names) if known == "x" else Frame(names, fact.categories)
    given: dict[int, set[tuple[int, int]]] = {}
    for _, sentence in told:
        for cell in read_values(sentence, frame, Context()):
            place = (cell.row, cell.column)
            given.setdefault(place[at], set()).add(place)
    cells = sum(map(len, given.values()))
    if len(given) < FEWEST or cells < SHARE * len(given) * len(fact.categories):
        return None
    empty = {name for name, said in told if NOTHING_FOR.match(said.text)}
    return OTHER[known], [name for k, name in enumerate(names) if k in given or name in empty]


def _subjects(sentences: Sequence[Text], frame: Frame) -> Iterator[tuple[str, Text]]:
    """The subjects that are no labels of the known axis, each with what is said of it."""
    for text in sentences:
        start = 0
        for end in (*(clause.span() for clause in CLAUSES.finditer(text.text)), (len(text.text),) * 2):
            part = text.cut(start, end[0])
            start = end[1]
            subject = SUBJECT.match(part.text)
            subject = subject or NOTHING_FOR.match(part.text)
            if subject is not None and frame.resolve(subject["name"]) is None:
                yield tidy(subject["name"]), part
