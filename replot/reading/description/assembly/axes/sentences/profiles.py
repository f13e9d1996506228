"""Lines that begin with a bold name and tell some of its values: ``**Ward A** has high calm (0.6)``."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from replot.reading.description.assembly.axes.entities import OUTCOME
from replot.reading.description.assembly.axes.lists.taken_labels import put_labels
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.relation_talk import ADJUNCT, DEGREES, TALK

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["axes_of_profiles"]
VALUE = re.compile(r"(?<=[\w”\"]) \([-−+~≈]?\d*\.?\d+\s?%?\)")
WORDS = re.compile(r"[^\W\d_][\w/-]*(?: [^\W\d_][\w/-]*)*$")
ASIDE = re.compile(r"\s*\(.*$|\s*[:.–—-]+\s*$")
MOST_WORDS = 4
LONGEST = 60
FEWEST = 2
FEWEST_VALUES = 4
LEADS = re.compile(
    r"(?:and|or|but|with|by|on|in|of|to|for|at|less|more|fewer|the|an?|its|combined|alongside|plus|elevated|"
    r"reduced|raised|lowered|scor(?:es?|ing)|show(?:s|ing)|near|defined|marked|driven|dominated|"
    r"characteri[sz]ed|\w+(?:est|er))",
    re.I,
)
"""What stands before a name and is no part of it."""


def axes_of_profiles(panel: PanelFacts, inside: list[Block]) -> None:
    """The lines, and the names before values in brackets, half of which come back from line to line."""
    lines: dict[str, list[str]] = {}
    for block in inside:
        bold = block.text.bold
        if block.kind not in ("paragraph", "item") or not bold or bold[0][0] > FEWEST:
            continue
        name = tidy(ASIDE.sub("", block.text.text[: bold[0][1]]))
        found = _named(block.text.text[bold[0][1] :])
        if not found or not name or len(name) > LONGEST or name in lines or len(set(found)) < len(found):
            return
        if OUTCOME.match(name):
            return
        lines[name] = found
    told = Counter(key(name) for names in lines.values() for name in names)
    again = sum(times > 1 for times in told.values())
    if len(lines) < FEWEST or sum(told.values()) < FEWEST_VALUES or again < FEWEST or 2 * again < len(told):
        return
    if told.keys() & set(map(key, lines)):
        return
    put_labels(panel.y, list(lines))
    put_labels(panel.x, list({key(name): name for names in lines.values() for name in names}.values()))
    panel.x.as_met = True


def _named(source: str) -> list[str]:
    """The names right before the values in brackets, without what is said of how high they are."""
    out = []
    for value in VALUE.finditer(source):
        said = WORDS.search(source, max(0, value.start() - LONGEST), value.start())
        words = said[0].split() if said is not None else []
        first = next((k for k in range(len(words) - 1, -1, -1) if _leads(words[k])), -1) + 1
        words = words[first:]
        if not 0 < len(words) <= MOST_WORDS:
            return []
        out.append(" ".join(words))
    return out


def _leads(word: str) -> bool:
    lowered = word.lower()
    if LEADS.fullmatch(lowered) is not None and (lowered in TALK or not lowered.endswith(("est", "er"))):
        return True
    return lowered in DEGREES or lowered in ADJUNCT
