"""A scale in brackets behind what its shades mean: ``darker cells denote better transfer (BLEU 0 to 40)``."""

from __future__ import annotations

from replot.findings import Span
from replot.reading.description.colours.relations import relations
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.metrics import METRIC
from replot.reading.description.lexicon.numbers import PLAIN
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.statements.bars.names import NO_NAME, is_name

__all__ = ["bracketed_scale"]
SCALE = re.compile(
    r"\((?:(?P<label>[^\W\d_][^()\d;:]{1,40}?)[,:]?\s+(?:from |between )?|(?:from |scale |range )?)"
    rf"(?P<a>{PLAIN})\s?%?\s*(?:to|–|—|-|…|\.\.|and)\s*(?P<b>{PLAIN})"
    r"(?:\s?%|\s?[^\W\d][^()\s\d]{0,10})?\)"
)


def bracketed_scale(text: Text) -> tuple[float, float, Span, str | None, Span | None] | None:
    """The ends in the only brackets of that kind, their place, and the name before them with its own."""
    found = list(SCALE.finditer(text.text)) if "(" in text.text else []
    if len(found) != 1 or not relations(text.text[: found[0].start()]):
        return None
    match = found[0]
    low, high = parse_quantity(match["a"]), parse_quantity(match["b"])
    if low is None or high is None or low.value >= high.value:
        return None
    label = match["label"]
    if label is not None and not (label[0].isupper() or METRIC.fullmatch(label)):
        return None  # "(layers 3 to 5)"
    if label is not None and (not is_name(label) or NO_NAME.match(label)):
        label = None
    place = text.span(*match.span("label")) if label is not None else None
    return low.value, high.value, text.span(match.start("a"), match.end("b")), label, place
