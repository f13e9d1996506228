"""Labels told one by one, each by its place: ``The first column is labelled "Oak", the second "Elm"``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import NTH, PLACES, SEVERAL, index_of
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import QUOTED, tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.frame.words import AXIS_OF_LINE

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["axes_of_placed_labels"]
CALLED = r"(?:labell?ed|headed|named|called|titled|entitled)"
PLACED = rare(
    rf"\b(?:(?P<which>{NTH}|{PLACES}) (?P<line>row|column)|"
    r"(?P<lines>row|column) (?:on|at) the (?:very |far )?(?P<side>left|right|top|bottom))"
    r"(?: (?:under|below|beneath|of|in|on) [^.;:,()]{1,30}?)?"
    rf"(?:,? (?:(?:is|which is|has been) )?{CALLED}(?: as)?:? (?=[\"“'‘`])|"
    r",? (?:(?:has|with|carries) the (?:label|name|head(?:ing|er)?):? |for )(?=[\"“‘`]\w)|, (?=[\"“‘]\w)|"
    r" \((?=[\"“‘][^\"“”]{1,60}[\"”’]\)))",
    re.I,
)
NEXT = re.compile(
    rf"[.,;]?\s*(?:(?:and|while) )?(?:the )?(?P<which>{NTH}|{PLACES})(?: (?P<line>row|column|one))?"
    rf"(?: (?:is|as|{CALLED})){{0,2}}:? (?=[\"“'‘`])",
    re.I,
)
"""What goes on behind the first label: ``, the second "Elm" and the third "Ash"``."""
DIVIDED = re.compile(
    rf"[.,]?,? (?:and )?(?:(?:is|was) )?(?:divided|split|subdivided) into (?:{SEVERAL}|\d{{1,2}}) "
    r"(?P<line>row|column)s\b",
    re.I,
)
"""Behind a head that is the name of the other axis: ``"Predicted", divided into two columns``."""
PLACE_BEHIND = rare(r" [(\[](?:the )?[a-z0-9]+ (?:row|column)[)\]]", re.I)
OVER_VALUES = rare(
    rf"\W*(?:the )?(?P<name>[^\W_][^():;,]{{0,40}}?) "
    rf"[(\[](?:the )?(?P<which>{NTH}|{PLACES}) (?P<line>row|column)[)\]]\W{{0,3}}?(?::|\s[–—-]\s|→)",
    re.I,
)
"""``Elm (second column): dry 4, wet 7``: a name and its place, over the values of a line."""
FEWEST = 2


def axes_of_placed_labels(panel: PanelFacts, inside: list[Block], whole: str) -> None:
    """The labels of an axis, where the text calls each of its lines by name, from the first to the last.

    Parameters
    ----------
    panel : PanelFacts
        Labels that it has are kept, unless they are these with words of the sentence around them.
    inside : list of Block
        What belongs to the panel.
    whole : str
        All of the text.
    """
    if re.in_whole(PLACED, whole) is None and re.in_whole(PLACE_BEHIND, whole) is None:
        return
    told: dict[str, list[tuple[str, str]]] = {"x": [], "y": []}
    said = (s for block in inside if block.is_prose for s in sentences(block.text))
    for text in said:
        source = text.text
        if (over := OVER_VALUES.match(source)) is not None:
            told[AXIS_OF_LINE[over["line"].lower()]].append((over["which"].lower(), tidy(over["name"])))
        for first in PLACED.finditer(source):
            line: str = (first["line"] or first["lines"]).lower()
            match: re.Match[str] | None = first
            while match is not None and (quoted := QUOTED.match(source, match.end())) is not None:
                name = tidy(quoted[0]).rstrip(".,")
                if (head := DIVIDED.match(source, quoted.end())) is not None:
                    fact = getattr(panel, AXIS_OF_LINE[head["line"].lower()])
                    if fact.label is None or not fact.outright:
                        fact.label, fact.label_span = name, text.span(*quoted.span())
                    break
                which = match["which"] or match["side"]
                told[AXIS_OF_LINE[line]].append((which.lower(), name))
                match = NEXT.match(source, quoted.end())
                if match is not None and (match["line"] or line).lower() not in (line, "one"):
                    break
    for axis, labels in told.items():
        fact = getattr(panel, axis)
        places = {index_of(which, len(labels)): name for which, name in labels}
        all_told = len(labels) >= FEWEST and places.keys() == set(range(len(labels)))
        if not all_told or len(set(places.values())) < len(places):
            continue
        names = tuple(places[k] for k in range(len(places)))
        if not fact.categories or _hold(fact.categories, names):
            fact.categories, fact.category_spans, fact.kind, fact.directed = names, (), "list", True


def _hold(categories: tuple[str, ...], names: tuple[str, ...]) -> bool:
    """Whether labels are these names with words around them: ``the second "Elm"``."""
    pairs = zip(categories, names, strict=False)
    return len(categories) == len(names) and all(key(name) in key(label) for label, name in pairs)
