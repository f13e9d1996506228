"""Labels that stand in groups, each behind its name: ``control (C1, C2, C3) and treated (T1, T2, T3)``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import Label, LabelList
from replot.reading.description.lexicon.lists import split_list
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.axes.words import MENTION

__all__ = ["labels_in_groups"]
NAME = r"[\"“]?[^\W\d_][^()\[\]:;,.\"“”\n]{0,30}[\"”]?"
GROUP = rf"(?P<name>{NAME}) ?\((?P<list>[^()\n]{{3,200}})\)"
ONE = re.compile(rf"(?:[,;]?\s+and\s+|[,;]\s+|\s*)(?:the )?{GROUP}", re.I)
OPENS = re.compile(
    r"(?:[\s:]|(?:are|is|form|forming|fall|come|split|divided|grouped|arranged|organi[sz]ed|ordered|clustered|into|in|as|by|"
    r"two|three|four|several|groups?|blocks?|clusters?)\b)*(?::\s+|,\s+)?(?=[\"“]?[^\W\d_][^()]{0,30} ?\()",
    re.I,
)
ENDS = re.compile(r"\s*(?:[.;]|$)")
FEWEST = 2


def labels_in_groups(segment: str) -> LabelList | None:
    """The labels of all groups in their order, where a segment is nothing but two or more such groups."""
    if segment.count("(") < FEWEST:
        return None
    opened = OPENS.match(segment)
    at = opened.end() if opened is not None else 0
    labels: list[Label] = []
    groups = 0
    while (one := ONE.match(segment, at)) is not None:
        items = split_list(one["list"], one.start("list"))
        if len(items) < FEWEST or MENTION.search(one["name"]) or _has_values(one["list"], len(items)):
            return None
        labels += items
        groups += 1
        at = one.end()
    texts = [label.text for label in labels]
    if groups < FEWEST or len(set(texts)) < len(texts) or ENDS.match(segment, at) is None:
        return None
    return LabelList(tuple(labels), "list", labels[0].start, labels[-1].end)


def _has_values(listed: str, count: int) -> bool:
    """Whether each item has a number: ``(A 3, B 4)``, and no label such as ``C1``."""
    return sum(1 for _ in find_quantities(listed)) >= count
