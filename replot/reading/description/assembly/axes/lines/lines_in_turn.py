"""Labels of lines that a text goes through by their places: ``In the top row, Oak rises. Below it, Ash``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from replot.reading.description.assembly.axes.lists.taken_labels import put_labels
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import NTH, PLACES, index_of
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.frame.words import AXIS_OF_LINE

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["axes_of_lines_in_turn"]
OPENS = r"\W*(?:(?:and|then|finally|next|lastly),? )?"
LINE = rare(
    rf"{OPENS}(?:(?:(?:in|along|on|for|across|as for) )?the (?:very )?(?P<which>{NTH}|{PLACES}) "
    r"(?:and (?:last|final|bottom) )?(?P<line>row|column)\b|"
    r"at (?:the )?(?:very )?(?:far )?(?P<end>top|bottom|left|right)(?=,? (?:is|comes|stands|sits) |, ))",
    re.I,
)
"""``In the top row``, ``At the top``, at the beginning of a sentence."""
AXIS_OF_END = {"top": "y", "bottom": "y", "left": "x", "right": "x"}
ONWARD = re.compile(
    rf"{OPENS}(?:(?:right|directly|just|immediately) )?"
    r"(?:(?:below|beneath|under|underneath|after|beside)(?: (?:it|that|this|them|this one|that one))?,?|"
    r"(?:the )?next(?: (?:row|column|one))?|then|to (?:its|the) right(?: of (?:it|that))?)"
    r"(?: (?:comes?|follows?|is|we (?:find|see)|sits|stands|there is))?(?:,| (?=\S))",
    re.I,
)
"""``Below it``, where the row before was told by its place."""
NAME = r"(?P<name>[^\W_](?:[\w'’/&+.-]*\w)?(?: (?!is\b|was\b|has\b|had\b)[\w'’/&+-]+){0,4}?)"
ADVERB = r"(?:(?:only|just|steadily|slowly|sharply|quickly|mostly|always|back|out|off|even|again) )?"
VERB = (
    r"(?:is|are|was|were|has|have|had|goes|went|"
    r"(?-i:[a-z]{2,}(?:s|ed)|rose|fell|sank|grew|began|held|stood|got|ran))"
)
"""What a line does; nouns of many that stand before a preposition are no better than names."""
BEHIND = (
    rf"(?:,\s|:\s|\s\(|\s[–—-]\s|,? with (?:values )?(?=\.?\d)|"
    rf" {VERB} {ADVERB}(?=[-−+~≈]?\.?\d|"
    r"(?:from|at|to|in|up|down|with|by|between|about|around|the|a|an|[a-z]+est) )|"
    r" (?:is|are|was|were|has|have|had|reads?|shows?|says?|gives?)[,:] )"
)
APART = (
    r"(?:,\s+|:\s+|\s+[–—-]\s+|\s+\(|"
    r"\s+(?:is|shows|holds|lists|belongs to|stands for|gives|has|comes|stands|sits) )(?:the )?"
)
NAMED = re.compile(rf"{APART}{NAME}(?={BEHIND}|\))", re.I)
NAMED_ON = re.compile(rf"\s*(?:the )?{NAME}(?={BEHIND})", re.I)
ALSO = re.compile(
    rf"\W*(?:and )?{NAME}(?=:? (?:(?:is|are|was|were|has|have|had|reads?|shows?|"
    r"holds?|with) )?(?:values )?[-−+~≈]?\.?\d[^,;]*, (?:and )?[-−+~≈]?\.?\d)",
    re.I,
)
"""``Q2 has 3.0, 3.3``: in the same sentence, what is told like the line before is the next one."""
NO_NAME = re.compile(
    r"(?:it|its|they|we|there|this|that|these|those|all|every|each|both|most|some|none|no|only|everything|nothing|"
    r"values?|numbers?|cells?|squares?|tiles?|shad\w+|colou?rs?|scores?|counts?|everyone|however|for|from|in|at|on|by|with|as|"
    r"the|an?|one|two|three|four|similar|same|rows?|columns?|figures?|again|read\w*|left|right|top|bottom|"
    r"here|what|which|where|when|while|performance|accuracy|again|and|but|or)\b",
    re.I,
)
"""What begins no name of a line."""
LETTER = re.compile(r"[^\W\d_]")
FEWEST = 2
SURE = 3
"""Labels of which the first and the last are known for such by what stands between them."""
CLAUSES = re.compile(r";\s+")


def axes_of_lines_in_turn(panel: PanelFacts, sentences: Sequence[Text]) -> None:
    """The labels of an axis that nobody lists, where the lines are told by their places, from end to end."""
    told: dict[str, list[tuple[str, str]]] = {"x": [], "y": []}
    places: dict[str, list[int | str]] = {"x": [], "y": []}
    for axis, which, name in _lines(sentences):
        before = places[axis][-1] if places[axis] else None
        if which == "":
            if not isinstance(before, int):
                return
            places[axis].append(before + 1)
        else:
            index = index_of(which, 1 << 20)
            places[axis].append(which if index is None or index > MOST else index)
        told[axis].append((which, name))
    for axis, lines in told.items():
        fact, other = getattr(panel, axis), getattr(panel, OTHER[axis])
        count = len(lines)
        if fact.categories or count < FEWEST or (fact.count or count) != count:
            continue
        if count < SURE and fact.count is None and not any(which == "second" for which, _ in lines):
            continue
        at = [place if isinstance(place, int) else index_of(place, count) for place in places[axis]]
        names = {place: name for place, (_, name) in zip(at, lines, strict=True)}
        labels = [names[k] for k in range(count)] if names.keys() == set(range(count)) else []
        known = set(map(key, other.categories))
        if labels and len(set(map(key, labels))) == count and known.isdisjoint(map(key, labels)):
            put_labels(fact, labels)
            fact.directed = bool(fact.categories)


MOST = 40
"""Lines that words count."""


def _lines(sentences: Sequence[Text]) -> Iterator[tuple[str, str, str]]:
    """The axis, the place and the name of each line; the place is nothing where it is the next one."""
    axis = ""
    for text in sentences:
        for k, part in enumerate(CLAUSES.split(text.text)):
            if (line := LINE.match(part)) is not None:
                named = NAMED.match(part, line.end())
                which = (line["which"] or line["end"]).lower()
                of_line = AXIS_OF_LINE[line["line"].lower()] if line["line"] else AXIS_OF_END[which]
                axis = of_line if named is not None else ""
            elif axis and (onward := ONWARD.match(part)) is not None:
                named, which = NAMED_ON.match(part, onward.end()), ""
            elif axis and k and (named := ALSO.match(part)) is not None:
                which = ""
            else:
                continue
            if named is not None and not NO_NAME.match(named["name"]) and LETTER.search(named["name"]):
                yield axis, which, tidy(named["name"])
