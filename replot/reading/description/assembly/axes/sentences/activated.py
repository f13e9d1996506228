"""Axes of sentences on what each line activates: ``The owl class fires on wing (0.5), beak (0.3)``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from replot.reading.description.assembly.axes.lists.taken_labels import put_labels
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.patterns import rare

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["axes_of_activation"]
VERB = (
    r"(?:activat(?:es?|ed)|excit(?:es?|ed)|trigger(?:s|ed)?|stimulat(?:es?|ed)|fires? (?:on|for|at)|"
    r"(?:responds?|reacts?|responded|reacted) (?:[a-z]+ly )?to|loads? (?:[a-z]+ly )?on(?:to)?|"
    r"lights? up|light up|express(?:es|ed)?)"
)
NO_NAME = (
    r"(?!(?:and|or|but|while|whereas|as|that|which|it|they|we|this|these|those|all|both|each|most|some|"
    r"others?|only|also|[a-z]+ly|the|an?|of|in|on|at|with|by|heat ?maps?|figure|plot|chart|map|shows?|"
    rf"reveals?|{VERB})\b)"
)
WORD = rf"{NO_NAME}[^\W\d_][\w'’-]{{0,30}}"
NAME = rf"(?:[\"“`][^\"”`\n]{{1,40}}[\"”`]|{WORD}(?: (?:{WORD}|(?-i:[A-Z])\b|\d{{1,3}}(?![\w.%]))){{0,2}})"
VALUE = r"[-−–+~≈]?(?:\d{1,3})?\.?\d{1,4} ?%?"
NAMES = rf"{NAME}(?: ?/ ?{NAME}){{0,5}}"
ITEM = rf"(?<!\w)(?P<names>{NAMES}) \((?P<values>{VALUE}(?: ?/ ?{VALUE}){{0,5}})\)"
ONE = re.compile(ITEM, re.I)
ITEMS = ITEM.replace("?P<names>", "?:").replace("?P<values>", "?:")
TOLD = rare(
    r"(?:^|(?<=[,;:] )|\b(?:that|and|while|whereas|but|heat ?map) )(?:the )?"
    rf"(?P<line>{NAME})(?: (?:most|[a-z]+ly)){{0,2}} {VERB} (?:[a-z]+ly )?(?:both )?(?:the )?"
    rf"(?P<list>{ITEMS}(?:(?:, (?:and )?| and )(?:[a-z]+ly )?{ITEMS}){{0,11}})",
    re.I,
)
HEATMAP = re.compile(r"\bheat ?maps?\b", re.I)
KIND_OF_LINE = re.compile(r"(?<=\w) (?:role|class|category|type|group|topic|label)$", re.I)
KIND_OF_NAMES = re.compile(
    r"(?<=\w) (?:features?|keywords?|words|tokens?|terms?|categories|columns|variables|topics|channels)$",
    re.I,
)
"""What names are called together, and no part of any."""
VALUES = re.compile(r"\([-−–+~≈]?\d*\.\d+")
FEWEST = 3


def axes_of_activation(panel: PanelFacts, sentences: Sequence[Text]) -> None:
    """The lines that activate something, and what that is, each value in brackets behind its name.

    The first such sentence speaks of the heatmap, and no other value in brackets stands in any of them. A
    list with slashes has as many values in its brackets.
    """
    lines: dict[str, list[str]] = {}
    for text in sentences:
        source = text.text
        said = list(TOLD.finditer(source)) if "(" in source else []
        if not said or not (lines or HEATMAP.search(source)):
            continue
        if sum(len(VALUES.findall(one["list"])) for one in said) != len(VALUES.findall(source)):
            return
        for one in said:
            line = tidy(KIND_OF_LINE.sub("", one["line"]))
            names = _names(one["list"])
            if not names or line in lines:
                return
            lines[line] = names
    found = {key(name): name for names in lines.values() for name in names}
    if sum(map(len, lines.values())) < FEWEST or found.keys() & set(map(key, lines)):
        return
    put_labels(panel.y, list(lines))
    put_labels(panel.x, list(found.values()))
    panel.x.as_met = panel.y.as_met = True


def _names(told: str) -> list[str]:
    """The names of a list, or none where one of them has not its own value, or comes twice."""
    out: list[str] = []
    for item in ONE.finditer(told):
        names = KIND_OF_NAMES.sub("", item["names"]).split("/")
        if len(names) != item["values"].count("/") + 1:
            return []
        out += map(tidy, names)
    return out if len(set(map(key, out))) == len(out) else []
