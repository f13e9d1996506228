"""Cells that a sentence leaves open or denies: ``5 in A or B``, ``all three`` of four, what might be."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise

from replot.findings import Span
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL, count_word
from replot.reading.description.lexicon.missing import MISSING_WORDS
from replot.reading.description.lexicon.numbers import as_float
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.many.exceptions import EXCEPT
from replot.reading.description.statements.cells.statement import CellStatement, Context, Ranks
from replot.reading.description.statements.frame import Frame

__all__ = ["surely_told"]
SUPPOSED = rare(
    r"\b(?:(?!(?<=\bI )(?:would|could) (?:only )?(?:say|put|place|estimate|read|judge|guess|call|give)\b)"
    r"(?:would|could|might)\b[^;:]*|(?:neither|nobody|no one|none of|no other)\b[^;:,]*|"
    r"(?P<planned>(?:were|was|are|is|had been|has been|have been) "
    r"(?:planned|expected|intended|hoped for|forecast|projected|budgeted)\b|"
    r"(?:is|was|are|were) (?:an? )?"
    r"(?:errors?|mistakes?|typos?|misprints?|wrong|incorrect|likely|probable|possible|conceivable)\b))",
    re.I,
)
"""What is not so: ``if trained longer, it would reach 0.9``, ``500 were planned``, ``neither reaches 5``."""
DENIED = rare(
    r"\b(?:(?:does|do|did|has|have|had|is|was|were|are)(?: not|n['’]t)|(?-i:never)|hardly|"
    r"fail(?:s|ed)? to)\s+"
    r"(?:(?:ha[sd]|have|be|get|gets|got|reach(?:es|ed)?|show(?:s|ed)?|hold|holds|held|quite|even|ever|really|exactly)\s+)+"
    r"[~≈$€£]?[-−+]?\.?\d[\d.,]*",
    re.I,
)
"""``does not have 5``, ``hardly reaches 5``."""
OR = re.compile(
    r"\s+or\s+(?:[~≈$€£]?\d[\d.,]*%?\s+(?=(?:in|at|on|for)\s))?(?:(?:in|at|on|for)\s+)?(?:the\s+)?"
)
"""Between two labels of which one is meant: ``in A or in B``, ``5 in A or 6 in B``."""
HAS = re.compile(r"\s+(?:has|had|is|was|reache[sd]|gets?|got|shows|holds|scores|wins)\b")
"""What one of two does: ``A or B has 5``."""
ALL_SO_MANY = rare(
    r"\b(?:all|each of|every one of)(?: of)?(?: the| these| those| its)?\s+"
    rf"(?P<n>{SEVERAL}|\d{{1,3}})\b(?![.,]\d|%)|"
    r"\bboth\b(?! (?:the )?(?:axes|sides|halves|triangles|ways|directions|rows and|columns and)\b)",
    re.I,
)
"""How many labels have one value."""
TOGETHER = rare(r"\b(?:together|combined|taken together|jointly|between them|in sum|in total)\b", re.I)
SCORES = re.compile(
    r"\b(?:led|leads?|leading|w[oi]ns?|winning|beats?|beaten|lost|loses?|defeat\w*)\b[^.;,\d]*$", re.I
)
NEAR = 40
SIGN = re.compile(r"[,;:](?:\s|$)")
FIRST = re.compile(r"(?:.{0,200}[;:,]\s)?\W*(?:either )?(?:the )?", re.I | re.S)
SIGNS = ",;:"
MOST_PAIRS = 40
"""Pairs of labels joined by *or* that are gone through one by one."""


def surely_told(
    cells: list[CellStatement], text: Text, frame: Frame, context: Context
) -> list[CellStatement]:
    """The cells that a sentence really gives a value.

    Parameters
    ----------
    cells : list of CellStatement
        What was read of the sentence.
    text : Text
    frame : Frame
        The axes.
    context : Context
        Where numbers are kept that no cell is left for.
    """
    if not cells:
        return cells
    cells = [cell for cell in cells if not _is_no_range(cell, text.text)]
    cells = _without_articles(cells, text, frame)
    cells = _without_missing(cells, text, frame)
    begun = {cell.span[:2] for cell in cells}  # "nobody at 12": a zero
    denied = [clause for clause in _denied(text) if clause[:2] not in begun]
    cells = [cell for cell in cells if not any(_is_inside(cell.span, clause) for clause in denied)]
    return _as_counted(_without_sums(_without_either(cells, text, frame), text, context), text, context)


def _is_no_range(cell: CellStatement, source: str) -> bool:
    """Whether what looks like a range tells a score or two times: ``led with 18 to 16``, ``from 9 to 5``."""
    q = cell.quantity
    at = source.find(f"{q.text} to {q.high_text}") if q is not None and q.is_range and q.high_text else -1
    if q is None or at < 0:
        return False
    falls = as_float(q.text) == q.high and source.endswith("from ", 0, at)
    return falls or SCORES.search(source, max(at - NEAR, 0), at) is not None


def _without_articles(cells: list[CellStatement], text: Text, frame: Frame) -> list[CellStatement]:
    """The cells without values behind an *a* that may be no label: ``a 5 at x for a cat``."""
    named = [(axis, k) for axis in "xy" for k, label in enumerate(frame.axis(axis)) if label == "a"]
    if not named or ARTICLE.search(text.text) is None:
        return cells
    behind = {text.span(one.end())[:2] for one in COUNTED_BY.finditer(text.text)}
    return [
        cell
        for cell in cells
        if cell.span[:2] not in behind or not any(_line(cell, axis) == k for axis, k in named)
    ]


ARTICLE = re.compile(
    r"\ba (?!(?:as|was|were|is|are|has|had|in|for|from|to|at|on|and|or|with|by|against)\b)[a-z]{2,}"
)
COUNTED_BY = re.compile(r"\ba (?=[-−+~≈$€£]?\.?\d)")


def _denied(text: Text) -> Iterator[Span]:
    """Where a sentence tells what might be, what was planned, or what no label has."""
    for clause in SUPPOSED.finditer(text.text):
        yield _clause(text, *clause.span()) if clause["planned"] else text.span(*clause.span())
    for clause in DENIED.finditer(text.text):
        yield text.span(*clause.span())


def _without_missing(cells: list[CellStatement], text: Text, frame: Frame) -> list[CellStatement]:
    """The cells without values of labels that a bracket calls missing, nor gaps of others.

    ``1, 2 (missing from May on)``
    """
    for bracket in MISSING_IN.finditer(text.text):
        found = frame.resolve(bracket["names"].strip())
        if found is None and not frame.mentions(bracket["names"]):
            continue
        start = max(text.text.rfind(sign, 0, bracket.start()) for sign in ");") + 1
        before, inside = text.span(start, bracket.start()), text.span(*bracket.span())
        named = {id(c) for c in cells if found is None or _line(c, found[0]) in found[1]}
        cells = [
            c
            for c in cells
            if not (id(c) in named and c.quantity is not None and _is_inside(c.span, before))
            and not (id(c) not in named and c.quantity is None and _is_inside(c.span, inside))
        ]
    return cells


MISSING_IN = rare(
    rf"\((?:{MISSING_WORDS}|no values?)(?: (?:in|at|on|for))?(?P<names> [^()]{{1,60}})\)", re.I
)


def _clause(text: Text, start: int, end: int) -> Span:
    """The words around a place up to the signs that end their clause."""
    first = max(text.text.rfind(sign, 0, start) for sign in SIGNS) + 1
    stop = SIGN.search(text.text, end)
    return text.span(first, stop.start() if stop is not None else None)


def _is_inside(span: Span, clause: Span) -> bool:
    return span.line == clause.line and clause.column <= span.column < clause.column + clause.length


def _without_either(cells: list[CellStatement], text: Text, frame: Frame) -> list[CellStatement]:
    """The cells without those of one of two labels that a value is said of: ``3 in A or B``."""
    if " or " not in text.text:
        return cells
    open_pairs = [
        (one, other)
        for one, other in pairwise(frame.mentions(text.text))
        if OR.fullmatch(text.text, one.end, other.start) is not None
    ]
    if len(open_pairs) > MOST_PAIRS:
        return []
    for one, other in open_pairs:
        axes = {axis for axis, _ in one.places} & {axis for axis, _ in other.places}
        clause = _clause(text, one.start, other.end)
        both = not (HAS.match(text.text, other.end) and FIRST.fullmatch(text.text, 0, one.start))
        for axis in axes:
            either = {k for a, k in (*one.places, *other.places) if a == axis}
            told: dict[Span, set[int]] = defaultdict(set)
            for cell in cells:
                told[cell.span].add(_line(cell, axis))
            cells = [
                c
                for c in cells
                if _line(c, axis) not in either
                or (both and either <= told[c.span])
                or not _is_inside(c.span, clause)
            ]
    return cells


def _line(cell: CellStatement, axis: str) -> int:
    return cell.row if axis == "y" else cell.column


def _without_sums(cells: list[CellStatement], text: Text, context: Context) -> list[CellStatement]:
    """The cells without a value that several of them have together: ``10 on Monday and Tuesday together``."""
    for said in TOGETHER.finditer(text.text):
        clause = _clause(text, *said.span())
        told: dict[Span, int] = defaultdict(int)
        for cell in cells:
            told[cell.span] += _is_inside(cell.span, clause)
        sums = {span for span, count in told.items() if count > 1}
        context.homeless.extend(sums)
        cells = [cell for cell in cells if cell.span not in sums]
    return cells


def _as_counted(cells: list[CellStatement], text: Text, context: Context) -> list[CellStatement]:
    """The cells without a value of more or fewer of them than the text counts: ``5 in all three`` of four."""
    found = list(ALL_SO_MANY.finditer(text.text)) if len(cells) > 1 else []
    if not found:
        return cells
    told: dict[Span, list[CellStatement]] = defaultdict(list)
    for cell in cells:
        told[cell.span].append(cell)
    values = {(span.line, span.column) for span in told}
    counted = [m for m in found if not m["n"] or text.span(m.start("n"))[:2] not in values]  # no "all 5"
    counts = {count_word(match["n"]) if match["n"] else 2 for match in counted}
    if EXCEPT.search(text.text) is not None:
        counts -= {len({(cell.row, cell.column) for cell in cells})}  # with the exceptions they are so many
        if not counts:
            return cells
    odd = {
        span
        for span, group in told.items()
        if counts and len(group) > 1 and group[0].rank != Ranks.REST and counts.isdisjoint(_sizes(group))
    }
    context.homeless.extend(odd)
    return [cell for cell in cells if cell.span not in odd]


def _sizes(group: list[CellStatement]) -> set[int]:
    return {len(group), len({cell.row for cell in group}), len({cell.column for cell in group})}
