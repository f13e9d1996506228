"""Columns in groups that only the lines of values name: ``Oak: wet (2, 0.2, 0.9) / dry (0.9, 4.2, 3.1)``."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["spread_groups"]
VALUE = r"[-−+~≈]?\d[\d.]*%?"
GROUP = re.compile(
    rf"(?P<name>[^\W\d][^()\[\]:;/|,]{{0,40}}?)\s*[(\[](?P<values>{VALUE}(?:\s*[,/|]\s*{VALUE})+)[)\]]"
)
JOINED = re.compile(r"\s*(?:[/;,|–—]|and\b|vs\.?)\s*|\s*\.?\s*$")
FEWEST = 2
MOST_LINES = 400


def spread_groups(panel: PanelFacts, inside: list[Block]) -> None:
    """Make the labels of the columns those of every group, where each line gives the values of all groups.

    The lines are reworded to lists of their values, each at its place in the source.
    """
    lines = [(block, found) for block in inside if block.kind == "item" and (found := _groups(block))]
    if not FEWEST <= len(lines) <= MOST_LINES:
        return
    names = {tuple(key(group["name"]) for group in found) for _, found in lines}
    sizes = {len(re.findall(VALUE, group["values"])) for _, found in lines for group in found}
    for fact in (panel.x, panel.y):
        if (
            len(names) == 1
            and sizes == {len(fact.categories)}
            and not names & {tuple(map(key, fact.categories))}
        ):
            labels = fact.categories
            fact = replace(
                fact,
                categories=tuple(f"{group['name']} {label}" for group in lines[0][1] for label in labels),
            )
            panel.x, panel.y = (fact, panel.y) if panel.x.categories is labels else (panel.x, fact)
            break
    else:
        return
    for block, found in lines:
        source = list(block.text.text)
        for k, group in enumerate(found):
            begin = found[k - 1].end("values") if k else group.start("name")
            source[begin : group.start("values")] = " " * (group.start("values") - begin)
            if k:
                source[begin] = ","
        source[found[-1].end("values")] = " "
        block.text, block.lead = block.text.reworded("".join(source)), None


def _groups(block: Block) -> list[re.Match[str]]:
    """The groups of a line with the name of the row before a colon, if nothing else stands in it."""
    source = block.text.text
    at = source.find(": ") + 2
    found: list[re.Match[str]] = []
    while at > 1 and (group := GROUP.match(source, at)) is not None:
        found.append(group)
        joined = JOINED.match(source, group.end())
        if joined is None:
            return []
        at = joined.end()
    return found if len(found) >= FEWEST and at == len(source) else []
