"""Labels that have a line each behind the line that places their axis.

``Bait type: It is displayed at the bottom. - SU: The rate of sugar. - YE: The rate of yeast``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from replot.reading.description.assembly.axes.lists.taken_labels import put_labels
from replot.reading.description.assembly.leads import lead_of
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import split_list
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.axes.facts import AxisFact
from replot.reading.description.statements.axes.words import MENTION

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["axis_of_siblings"]
PLACED = rare(
    r"^(?P<name>[^\W\d][^:;.,()]{1,40}): [^.;:,]{0,80}?\b(?:displayed|shown|listed|located|"
    r"indicated|placed|found|"
    r"given|marked|written) (?:at|on|along|across) the (?P<side>bottom|top|left)(?: side| edge)?"
    r"(?: of the (?:heat ?map|figure|chart|plot|image|grid|matrix))?\.?$",
    re.I,
)
GLOSS = re.compile(r"\s*(?P<words>(?:the|an?|its) [\w-]+(?: [\w-]+)? (?:of|for|in|with)) ", re.I)
"""``The rate of``: how what the labels stand for is told, the same way for each."""
NO_LABEL = re.compile(
    r"\b(?:colou?rs?|legend|scale|gradient|bar|title|axis|axes|values?|cells?|range|rows?|columns?|trend)\b",
    re.I,
)
FEWEST = 2
MOST_WORDS = 4


def axis_of_siblings(panel: PanelFacts, inside: list[Block]) -> None:
    """The labels and the name of an axis that has none, where one list tells its place and labels."""
    for k, block in enumerate(inside):
        placed = PLACED.match(block.text.text) if block.kind == "item" else None
        if placed is None or NO_LABEL.search(placed["name"]):
            continue
        fact = panel.y if placed["side"].lower() == "left" else panel.x
        names: list[str] = []
        words = ""
        for other in inside[k + 1 :]:
            name, end = lead_of(other)
            gloss = GLOSS.match(other.text.text, end) if name else None
            same_list = other.kind == "item" and (other.parents, other.level) == (block.parents, block.level)
            if not same_list or gloss is None or (words and gloss["words"].lower() != words):
                break
            if NO_LABEL.search(name) or len(name.split()) > MOST_WORDS or MENTION.search(other.text.text):
                break
            if any(True for _ in find_quantities(other.text.text[end:])):
                break
            words = gloss["words"].lower()
            names.append(name)
        if len(names) >= FEWEST and len({*names}) == len(names) and not fact.categories:
            put_labels(fact, names)
            fact.label, fact.label_span = placed["name"], block.text.span(*placed.span("name"))
            _take_list_before(panel.y if fact is panel.x else panel.x, block, inside[:k])


def _take_list_before(fact: AxisFact, block: Block, before: list[Block]) -> None:
    """The labels of the other axis, where one line before in the same list names some."""
    if fact.categories:
        return
    same = [b for b in before if b.kind == "item" and (b.parents, b.level) == (block.parents, block.level)]
    told = [line for b in same if (line := LISTED.match(b.text.text)) and not NO_LABEL.search(line["name"])]
    labels = [item.text for item in split_list(told[0]["list"])] if len(told) == 1 else []
    if len(labels) >= FEWEST and all(len(label.split()) <= MOST_WORDS_LISTED for label in labels):
        put_labels(fact, labels)
        fact.label = fact.label or told[0]["name"]


LISTED = re.compile(r"(?P<name>[^\W\d][\w -]{1,30}s): (?P<list>[^.;:()]{3,2000})\.?$")
MOST_WORDS_LISTED = 9
