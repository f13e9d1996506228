"""Values with their spread or their share in brackets: ``88.1 (0.3) on dev``, ``21 (26%) in May``."""

from __future__ import annotations

from replot.reading.description.document.blanked import blank
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.frame import Frame

__all__ = ["without_spreads"]
SPREAD = re.compile(r"(?<=\d)%?\s*\((?:(?:SD|SE|SEM|±)\s*=?\s*)?(?P<spread>\d+(?:\.\d+)?)\)", re.I)
SIGNED = re.compile(r"(?<=\d)%?\s*\((?:±|\+/-|SDs?|SEM?)\s*=?\s*\d+(?:\.\d+)?\s?%?\)")
SHARE = re.compile(
    r"(?<=\d)(?P<of>(?: [a-z]{3,12}){0,2})\s*\((?P<share>\d+(?:\.\d+)?)\s?%(?: of [^\d()]{1,30})?\)"
)
ZERO = re.compile(r"(?<![\d.,])0(?=\s*[,;]|\s+and\b)")
"""None of a kind, of which no share is told: ``oak 0, elm 0, ash 28 (12%)``."""
FEWEST = 2
WHOLE = 100


def without_spreads(text: Text, frame: Frame) -> Text:
    """The text, as long as before, without the brackets, where each number has a smaller one behind it.

    Or where each count has its share in percent. Nothing is changed where one in brackets may be a label.
    """
    if "(" in text.text and SIGNED.search(text.text) is not None:
        text = text.reworded(SIGNED.sub(blank, text.text))
    source = text.text
    many = source.count("(") >= FEWEST
    if not many and ("%" not in source or ZERO.search(source) is None):
        return text
    shares = list(SHARE.finditer(source)) if "%" in source else []
    pattern = SHARE if shares else SPREAD
    brackets = shares or list(SPREAD.finditer(source))
    if not brackets or (len(brackets) < FEWEST and not shares):
        return text
    inside = [match.span() for match in brackets]
    numbers = [q for q in find_quantities(source) if not any(a <= q.start < b for a, b in inside)]
    values = [q for q in numbers if not frame.written(q)]
    few = len(values) < FEWEST
    if shares:
        values = _without_bare_zeros(values, source)
    if few or len(values) != len(brackets):
        return text
    if any(q.is_range or q.is_open or q.error is not None for q in values):
        return text
    for q, match in zip(values, brackets, strict=True):
        spread = float(match[match.lastgroup or 0])
        small = spread < abs(q.value) if not shares else spread <= WHOLE and not q.percent
        if q.end > match.start() + 1 or not small or frame.numbers(spread):
            return text
    return text.reworded(pattern.sub(_without_bracket, source))


def _without_bare_zeros(values: list[Quantity], source: str) -> list[Quantity]:
    return [q for q in values if q.value != 0 or source[q.end : q.end + 2].strip()[:1] == "("]


def _without_bracket(match: re.Match[str]) -> str:
    """The words between a count and its share: ``84 times (93%)``."""
    return f"{match.groupdict().get('of', ''):<{len(match[0])}}"
