"""Values of panels that stand side by side: ``Ford: 12/11``, ``12, 9 | 11, 8``, ``12 and 11 in them``."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from replot.reading.description.assembly.panels.named.marked_names import Called
from replot.reading.description.assembly.panels.parts.panel_mentions import IN_THEM
from replot.reading.description.assembly.panels.parts.panel_stretches import BETWEEN, Shares, count, then
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.quantities import find_quantities

__all__ = ["behind_order", "parts_between", "parts_in_them", "separator_of"]
NUMBER = r"[-+−]?\d[\d.,]*%?"
SEPARATOR = r"\s?(?P<sep>[/|])\s?"
SAYS = (
    r"\b(?:given|written|told|shown|listed|stated|reported|read|reads|are|is)\b[^.;:]{0,20}?"
)
AFTER_ORDER = re.compile(r"[^.;:]{0,20}[;:]\s+")
BAR = re.compile(r"(?<=\s)\|(?=\s)")
WORDS = re.compile(r"[^\W\d_]{2}")


def separator_of(source: str, called: Sequence[Called]) -> str:
    """The sign that stands between the names of the panels: ``two heatmaps (day | night)``."""
    names = [f"(?i:{re.escape(each.title)})" for each in called]
    told = re.compile(rf"\({names[0]}{SEPARATOR}" + r"\s?(?P=sep)\s?".join(names[1:]) + r"\)").search(source)
    return told["sep"] if told is not None else ""


def behind_order(sentence: Text, called: Sequence[Called]) -> tuple[str, Text]:
    """The sign between the values of a cell that a sentence tells, and what follows in the sentence.

    ``Each cell is given as spring/autumn: ...``. If it tells none, that is the sentence itself.
    """
    names = [f"(?i:{re.escape(each.title)})" for each in called]
    order = rf"{names[0]}\s?(?P<sep>[/|;–-])\s?" + r"\s?(?P=sep)\s?".join(names[1:])
    told = re.compile(rf"{SAYS}\b{order}\b").search(sentence.text)
    if told is None:
        return "", sentence
    goes_on = AFTER_ORDER.match(sentence.text, told.end())
    return told["sep"], sentence.cut(goes_on.end()) if goes_on is not None else Text()


def parts_between(sentence: Text, panels: int, separator: str) -> Shares:
    """The share of each panel in a sentence whose values stand between bars, or on both sides of a sign."""
    source = sentence.text
    bars = [m.start() for m in BAR.finditer(source)]
    first = source.find(": ") + 1
    if len(bars) == panels - 1 and first > 0:
        edges = [first, *bars, len(source)]
        cuts = [sentence.cut(a + (source[a] == "|"), b) for a, b in pairwise(edges)]
        same = len({count(cut.text) for cut in cuts}) == 1 and not any(WORDS.search(cut.text) for cut in cuts)
        return [(k, sentence.cut(0, first).join(cut)) for k, cut in enumerate(cuts)] if same else []
    if not separator:
        return []
    more = rf"\s?{re.escape(separator)}\s?({NUMBER})"
    cells = list(re.finditer(rf"(?<!\S)({NUMBER}){more * (panels - 1)}(?=[,;.]?(?:\s|$))", source))
    edges = [0, *(at for cell in cells for at in cell.span()), len(source)]
    outside = [source[a:b] for a, b in pairwise(edges)][::2]
    if not cells or any(count(said) for said in outside):
        return []
    out: Shares = []
    for k in range(panels):
        text, at = Text(), 0
        for cell in cells:
            text = then(then(text, sentence, at, cell.start()), sentence, *cell.span(k + 1))
            at = cell.end()
        out.append((k, then(text, sentence, at, len(source))))
    return out


def parts_in_them(sentence: Text, panels: int) -> Shares:
    """``is 12, 11 and 10 in them``: one value for each panel, in their order."""
    told = IN_THEM.search(sentence.text)
    run = [value for value in find_quantities(sentence.text) if told and value.end <= told.start()][-panels:]
    if told is None or len(run) < panels:
        return []
    gaps = [sentence.text[a.end : b.start] for a, b in pairwise(run)]
    if sentence.text[run[-1].end : told.start()].strip(" ,%") or not all(map(BETWEEN.fullmatch, gaps)):
        return []
    lead = sentence.cut(0, run[0].start)
    return [(k, lead.join(sentence.cut(value.start, value.end))) for k, value in enumerate(run)]
