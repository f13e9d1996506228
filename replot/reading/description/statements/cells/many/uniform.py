"""One value that all the cells have, or all those of a line: ``Every cell has a score of 100%``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.changes import CONSTANT, FALLS, GOES, RISES
from replot.reading.description.lexicon.counts import SEVERAL, count_word
from replot.reading.description.lexicon.missing import MISSING_WORDS
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.many.exceptions import everywhere
from replot.reading.description.statements.cells.ruled_out.doubt import (
    DENIED,
    EXCEPTED,
    PARTLY,
    RECKONED,
    SUPPOSED,
)
from replot.reading.description.statements.cells.statement import CellStatement, Context, Ranks, statement
from replot.reading.description.statements.frame import Frame

__all__ = ["ALIKE_FIRST", "read_line_alike", "read_lines", "read_uniform"]
SUBJECT = rare(
    r"\W*(?:[A-Z][^:.]{1,40}:\W*)?(?:all|every|each|(?:the )?(?:entire|whole))\b(?: of)?(?: the)?(?: \w+)?? "
    r"(?:cells?|grid|matrix|heat ?map|squares?|tiles?|combinations?|entry|entries|data points?|values|scores|"
    r"pairs)\b",
    re.I,
)
"""Whose value is told, at the beginning of a sentence."""
LEADS = rare(
    r"(?:\b(?:is|are|was|were|equals?|reads?|shows?|holds?|contains?|displays?|(?:stay|remain)s? at)|"
    r"\b(?:scores?|values?|accurac(?:y|ies)|rates?) (?:of|is|are|=)|\b(?:scores?|values?) ?\()\W*\Z",
    re.I,
)
"""What makes a number behind it the value."""
FOLLOWS = rare(
    r"\W*(?:\([^()\d]*\)\W*)?(?:$|(?:across|for|in|at|regardless|throughout|everywhere|indicat\w*|suggest\w*|"
    r"unless (?:otherwise )?(?:stated|noted|said|mentioned|listed|given))\b)", re.I
)
SOME = rare(
    r"\s+(?:that|which|where|with(?:out)?|whose|from|above|below|on|near|in|of)\b"
    r"(?! the (?:heat ?map|grid|matrix|figure|chart|plot|image|table)\b)",
    re.I,
)
"""What makes some of the cells of *all*: ``all cells that are white``."""
DOUBT = rare(
    rf"\b(?:{SUPPOSED}|{DENIED}|{PARTLY}|{EXCEPTED}|{RECKONED}|when|but|rows?|columns?|left|right|top|bottom|upper|"
    r"lower|half|quarter|triangle|panels?|than|e\.g)\b",
    re.I,
)
"""Words that leave cells out, or say something else than their value."""
MOST_CELLS = 200_000
BEHIND = rare(
    r"(?P<told>[^.;:]{3,100}?\b(?:is|are|was|were|remains?|stays?|corresponds? to|equals?|reads?|of|at)"
    r"(?: (?:an?|the|consistently|uniformly|always|exactly|constantly|at|equal to|(?:[a-z]+ )?(?:score|value|"
    r"accuracy|rate) of))*)\s(?P<value>[-−+]?(?:\d[\d,]*)?\.?\d+\s?%?)"
    r",? (?:for|across|in|at|over) (?:all|every|each)(?: single)? (?:cells?|squares?|tiles?|combinations?)"
    r"(?: of [^.;,:()\d]{2,60})?[.;]?\s*$",
    re.I,
)
"""``The score is consistently 1 for every combination of depth and length``."""


LINES = rare(
    r"\W*+(?P<all>all|both|every|each)?\s*+(?:of )?(?:the )?(?P<names>(?:[^.:;]|\.\d){1,120}?)(?<!\s)\s+"
    r"(?P<line>rows?|columns?)\s+(?P<all2>all |only |(?:uniform|entire|complete|constant|consistent)ly )?"
    r"(?:shows?|are|is|has|have|reads?|holds?|contains?|stays? at|remains? at|scores?)\s+"
    r"(?P<all3>(?:all|only|(?:uniform|entire|complete|constant)ly|(?:a )?constant|everywhere|at|exactly)\s+)*"
    r"(?=[-−+]?\.?\d)",
    re.I,
)
"""``All A and B rows show 0%``."""


ALL_CELLS = rare(
    r"\W*(?P<all>all|every|each)(?: of)?(?: the)? (?:cells?|entr(?:y|ies)|squares?|tiles?|values?|scores?)\s+"
    r"(?:of|in|for|on|along)\s++(?:the )?(?:(?P<line>rows?|columns?) )?(?P<names>[^.:;]{1,120}?)(?<!\s)"
    r"(?: (?P<line2>rows?|columns?))?\s+(?P<all2>all )?"
    r"(?:is|are|has|have|reads?|holds?|contains?|shows?|equals?|scores?)\s+"
    r"(?P<all3>(?:all|only|exactly|at)\s+)*(?=[-−+]?\.?\d)",
    re.I,
)
"""``Every cell of A is 0``."""
CELLS_OF = rare(
    r"\W*(?P<all>all|every|each)(?: of)?(?: the)? (?P<names>[^.:;,]{1,60}?) "
    r"(?:cells?|entr(?:y|ies)|squares?|tiles?|values?|scores?)\s+(?P<all2>all )?"
    r"(?:is|are|has|have|reads?|holds?|contains?|shows?|equals?)\s+"
    r"(?P<all3>(?:all|only|exactly|at)\s+)*(?=[-−+]?\.?\d)",
    re.I,
)
"""``All A cells are 0``."""


ALWAYS = rare(
    r"(?:^|:\s)\W*+(?:the )?(?P<names>[^.:;,\d][^.:;,]{0,60}?)\s+(?:is|are|was|were|stays?|remains?)\s+"
    r"(?P<always>always|invariably|constantly|by definition)\s+(?:at\s+|exactly\s+)?(?=[-−+]?\.?\d)",
    re.I,
)
"""``Month 0 is always 100%``."""
GOES_ON = re.compile(
    r"[.!]$|[,;] (?!.{0,200}\b(?:not|no|never|except\w*|but|unless|if|when|apart|besides?|save)\b)", re.I
)
"""What follows such a value and takes nothing back, up to the end: ``, month 1 is what is left``."""


def read_lines(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """The one value of all the cells of some lines, which a sentence names by their labels."""
    source = text.text
    told = _of_lines(source) if not context.fixed else None
    groups = {} if told is None else told.groupdict()
    if told is None or not any(map(groups.get, ("all", "all2", "all3", "always"))):
        return []
    line = groups.get("line") or groups.get("line2")
    axis = ("y" if line.lower().startswith("row") else "x") if line else "yx"
    lines = frame.resolve(told["names"], axis)
    values = [q for q in find_quantities(source) if q.start >= told.end() - 1]  # "the k=1 row is all 0.2"
    if "always" in groups:
        spans = [(label.start, label.end) for label in frame.mentions(source)]
        values = [q for q in values if not any(start <= q.start < end for start, end in spans)]
    if lines is None or len(values) != 1 or values[0].is_open or values[0].start > told.end() + 1:
        return []
    follows = GOES_ON if "always" in groups else FOLLOWS
    if follows.match(source, values[0].end) is None:
        return []
    span = text.span(values[0].start, values[0].end)
    axis = lines[0]
    other = len(frame.x) if axis == "y" else len(frame.y)
    places = ((at, k) if axis == "y" else (k, at) for at in lines[1] for k in range(other))
    return [statement(row, column, values[0], max(rank, Ranks.DEFAULT), span) for row, column in places]


def _of_lines(source: str) -> re.Match[str] | None:
    return ALL_CELLS.match(source) or CELLS_OF.match(source) or LINES.match(source) or ALWAYS.search(source)


ALL_OF_LINE = (
    rf"(?:for |in |on |at )?(?:all|both|each|every)(?: (?:{SEVERAL}|\d{{1,3}}))?"
    r"(?: (?:of them|(?!others\b)[a-z]+s|entries|cells?))?|throughout|everywhere|across the board"
)
ALIKE = re.compile(
    rf"\W*(?:(?:is|are|was|were)\s+)?(?P<all>(?:all|both|entirely|always|only|{CONSTANT})\s+)?"
    rf"(?P<value>{MISSING_WORDS}|[-−+~≈]?(?:\d[\d.,]*|\.)?\d\s?%?)"
    rf"(?:,?\s+(?P<on>{ALL_OF_LINE})|\s*\((?P<aside>{ALL_OF_LINE})\))?\s*[.;]?\s*",
    re.I,
)
"""``n/a throughout``, ``OOM (both)``, ``all 5``."""
ALIKE_FIRST = re.compile(
    rf"\W*(?:(?:nothing|none)\s?[:;–—]\s)?"
    rf"(?P<all>(?:they )?(?:all|both|each|every)\b(?: (?:of the )?(?:{SEVERAL}|\d{{1,3}}))?(?: of them)?"
    r"(?: (?!but\b|except|other|of\b|had\b|that\b)[a-z]+)??|every(?:one|body|thing))\s+"
    r"(?:(?:are|is|has|have|had|was|were|gets?|got|scored?|scores|reach\w*|reads?|shows?|sold|sells?|saw|sees?|"
    r"made|makes?|took|takes?|records?|recorded|counts?|counted)(?: at| exactly)?|"
    rf"(?:has |have |had )?(?:{RISES}|{FALLS}|{GOES}|st(?:ood|ands?)|s[ai]ts?|stay\w*|settl\w*|level\w*|"
    r"recover\w*|return\w*|c[ao]mes?|ends?|ended|finish\w*|start\w*|h[eo]ld)"
    r"(?: back| down| up| off| out)? (?:to|at))\s+"
    rf"(?:exactly\s+)?(?P<value>{MISSING_WORDS}|[-−+~≈]?(?:\d[\d.,]*|\.)?\d\s?%?)"
    r"(?:(?<=\d)\s(?!(?:at|in|on|of|to|for|by|or|less|more|off|up|down|each|over|past|and)\b)[a-zµ€]{1,4}(?:/[a-z]{1,4})?[²³]?)?\s*[.;]?\s*",
    re.I,
)
"""``both scored 2``, ``all three are 5``, ``all of them fell back to 14``."""
HOW_MANY = re.compile(rf"\b(?:{SEVERAL}|\d{{1,3}}|both)\b", re.I)


def read_line_alike(
    text: Text, frame: Frame, context: Context, clause: bool = False
) -> list[CellStatement]:
    """The one value of all the cells of a line, or that it has none; its number of cells is as it is said.

    In a ``clause`` behind another one that a line is empty may be said of the line before: ``A: 1, 2; May is
    empty``.
    """
    axis = context.free
    told = ALIKE.fullmatch(text.text) or ALIKE_FIRST.fullmatch(text.text) if len(axis) == 1 else None
    if told is None or not (size := len(frame.axis(axis))):
        return []
    found = list(find_quantities(told["value"]))
    alike = " ".join(filter(None, map(told.groupdict().get, ("all", "on", "aside"))))
    lines = len(context.fixed[OTHER[axis]])
    if not alike and (found or clause or lines > 1):
        return []
    if len(found) > 1 or any(q.is_open or q.is_range for q in found):
        return []
    counts = {2 if n[0].lower() == "both" else count_word(n[0]) for n in HOW_MANY.finditer(alike)}
    hollow = frame.hollow and frame.x == frame.y  # "all three", of four with itself
    if counts - ({size, size - 1} if hollow else {size}):
        return []
    quantity = next(find_quantities(text.text), None) if found else None
    cells = everywhere(quantity, text.span(*told.span("value")), frame, context)
    return [cell for cell in cells if cell.row != cell.column] if counts == {size - 1} else cells


def read_uniform(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """The one value of all the cells; nothing where any is left out, named, or told in another way.

    It counts least of all: what is stated of single cells holds.
    """
    source = text.text
    if (behind := BEHIND.search(source)) is not None and not DOUBT.search(source):
        return _behind(behind, text, frame, context, rank)
    subject = SUBJECT.match(source)
    if subject is None or context.fixed or not 0 < len(frame.x) * len(frame.y) <= MOST_CELLS:
        return []
    pairs = subject.group().lower().endswith(("combinations", "pairs"))  # "of length and depth" are all
    if (not pairs and SOME.match(source, subject.end())) or DOUBT.search(source):
        return []
    told = list(find_quantities(source))
    if len(told) != 1 or told[0].is_range or told[0].is_open or told[0].approximate:
        return []
    start, end = told[0].start, told[0].end
    if LEADS.search(source, subject.end(), start) is None or FOLLOWS.match(source, end) is None:
        return []
    if any(mention.sure for mention in frame.mentions(source)):
        return []
    cells = everywhere(told[0], text.span(start, end), frame, context)
    for cell in cells:
        cell.rank = max(cell.rank, rank)
    return cells


def _behind(
    told: re.Match[str], text: Text, frame: Frame, context: Context, rank: int
) -> list[CellStatement]:
    """The same where the words for all cells stand behind their value."""
    values = list(find_quantities(text.text))
    if context.fixed or not 0 < len(frame.x) * len(frame.y) <= MOST_CELLS or len(values) != 1:
        return []
    plain = not (values[0].is_range or values[0].is_open or values[0].approximate)
    if not plain or any(mention.sure for mention in frame.mentions(text.text)):
        return []
    cells = everywhere(values[0], text.span(*told.span("value")), frame, context)
    for cell in cells:
        cell.rank = max(cell.rank, rank)
    return cells
