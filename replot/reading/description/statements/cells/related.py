"""Pairs of variables with the value between them: ``the correlation between pH and clay is 0.4``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.cells.statement import CellStatement, statement
from replot.reading.description.statements.frame import Frame

__all__ = ["read_related", "related"]
NAME = (
    r"[^\W\d][\w./&'-]*"
    r"(?: (?!(?:and|with|is|are|was|were|shows?|has|have|exhibits?|correlat\w+)\b)[\w./&'-]+){0,4}?"
)
GIVEN = (
    r"\s*(?:\((?:r|ρ|rho|corr\w*|coefficient)?\s*[=:≈~]?\s*|,? (?:is|was|at|of|with r|r)\s*[=:≈~]?\s*|\s)"
    r"(?=[-−–+]?[01]?\.\d)"
)
SIGNIFICANCE = re.compile(r"\bp\s*[<>=≤]?\s*$", re.I)
BETWEEN = rare(rf"\bbetween (?:the )?(?P<a>{NAME}) and (?:the )?(?P<b>{NAME}){GIVEN}", re.I)
MORE = re.compile(
    rf"[-−–+]?[01]?\.\d+\)?(?:,? and|,(?! and\b)) (?:the )?(?P<a>{NAME}) and (?:the )?(?P<b>{NAME}){GIVEN}",
    re.I,
)
"""What goes on behind such a pair: ``between A and B (0.2), C and D (0.3)``."""
SUBJECT = re.compile(
    rf"(?:the )?(?P<name>{NAME})(?: \w+ly)? (?:shows?|has|have|exhibits?|is|are|correlates?)\b", re.I
)
WITH = rare(rf"\bcorrelat(?:ed|es?|ions?) with (?:the )?(?P<b>{NAME}){GIVEN}", re.I)
VALUE_FIRST = rare(
    r"\bcorrelations? \((?:r\s*=\s*)?(?P<v>[-−–+]?[01]?\.\d+)\)(?: (?:is|was|exists|observed|found|seen))* "
    rf"between (?:the )?(?P<a>{NAME}) and (?:the )?(?P<b>{NAME})(?=[,.;:)]|$| (?:and|which|while|is|was)\b)",
    re.I,
)
"""``the strongest correlation (0.73) is observed between A and B``."""
HYPHENED = rare(
    r"\b(?P<a>[^\W\d_]\w*)-(?P<b>[^\W\d_]\w*)(?: correlations?)? (?:is|was|=|at|of)(?: (?:only|just|about))? "
    r"(?=[-−–+]?[01]?\.\d)"
)
"""``likes-shares correlation is only 0.003, likes-comments is -0.003``."""
NEAR = 8
Names = tuple[str, str, int]
"""Two variables, and where their value begins."""


def related(source: str) -> list[Names]:
    """The pairs of variables whose value a sentence gives."""
    found = []
    for pair in BETWEEN.finditer(source):
        more: re.Match[str] | None = pair
        while more is not None:
            found.append((more["a"], more["b"], more.end()))
            more = MORE.match(source, more.end())
    if WITH.search(source) and (subject := SUBJECT.match(source)) is not None:
        found += [(subject["name"], pair["b"], pair.end()) for pair in WITH.finditer(source)]
    found += [(pair["a"], pair["b"], pair.start("v")) for pair in VALUE_FIRST.finditer(source)]
    joined = [(pair["a"], pair["b"], pair.end()) for pair in HYPHENED.finditer(source)]
    names = [name.lower() for a, b, _ in joined for name in (a, b)]
    if "correlat" in source.lower() and len(set(names)) < len(names):  # a name of two pairs: no "cross-check"
        found += joined
    return found


def read_related(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """The cells of such pairs; empty unless both axes have all of them, and there are no other numbers."""
    pairs = related(text.text) if set(frame.x) == set(frame.y) else []
    out: list[CellStatement] = []
    found = find_quantities(text.text) if pairs else ()
    numbers = [q for q in found if not SIGNIFICANCE.search(text.text, max(0, q.start - NEAR), q.start)]
    if len(numbers) != len(pairs):
        return []
    for a, b, at in pairs:
        row, column = frame.resolve(a, "y"), frame.resolve(b, "x")
        q = next((q for q in numbers if at in (q.number_start, q.start)), None)
        if row is None or column is None or len(row[1]) != 1 or len(column[1]) != 1 or q is None:
            return []
        out.append(statement(row[1][0], column[1][0], q, rank, text.span(q.start, q.end)))
    return out if len({(c.row, c.column) for c in out}) == len(out) else []
