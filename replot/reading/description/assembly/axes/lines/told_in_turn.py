"""Labels told in turn with their places, without marks: ``The first row is Oak, the second Elm``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from replot.reading.description.assembly.axes.lists.taken_labels import put_labels
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import NTH, PLACES, index_of
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.frame.words import AXIS_OF_LINE

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["axes_told_in_turn"]
WORD = (
    r"(?!(?:and|or|is|are|was|has|have|the|an?|with|of|in|for|at|by|to|from|not|all|most|one|row|column|rows|"
    r"columns|while|which|that|where|then)\b)[^\s,;.:()\"“”=]+"
)
NAME = rf"(?P<name>{WORD}(?: {WORD}){{0,2}}?)(?=\s*(?:[,;.]|$)| (?:and|while) (?:the|row|column|its|\d)\b)"
STANDS = r"(?:is(?: for| called| named| labell?ed)?|stands for|represents|belongs to|=)"
FIRST = rare(
    rf"\b(?:(?:the |its )(?P<which>{NTH}|{PLACES}) (?P<line>row|column)|(?P<numbered>row|column) "
    rf"(?P<n>\d{{1,2}})) {STANDS} (?:the )?{NAME}",
    re.I,
)
NEXT = re.compile(
    r"\s*(?:[,;]|,? and|[,;] and|,? while)\s"
    rf"(?:(?:the )?(?P<which>{NTH}|{PLACES})(?: (?P<line>row|column|one))?|"
    rf"(?:(?P<numbered>row|column) )?(?P<n>\d{{1,2}}))(?: (?:{STANDS}|for))? (?:the )?{NAME}",
    re.I,
)
LOOKS = re.compile(
    r"(?:(?:very|quite|much|almost|rather|\w+ly) )?(?:dark|pale|light|bright|white|black|red|blue|green|"
    r"yellow|orange|purple|gr[ae]y|empty|full|blank|masked|hatched|high|low|strong|weak|hot|cold)(?:er|est)?",
    re.I,
)
"""How a line looks, and no label of it: ``the first row is pale``."""
BETWEEN = re.compile(r"\b(?:between|in between|the others?|the rest)\b", re.I)
FEWEST, MANY = 2, 99


def axes_told_in_turn(panel: PanelFacts, inside: list[Block], whole: str) -> None:
    """Give an axis without labels those that one sentence tells with all their places.

    Parameters
    ----------
    panel : PanelFacts
    inside : list of Block
        What belongs to the panel.
    whole : str
        All of the text.

    Notes
    -----
    Names that begin small may be how a line looks (*the first row is pale, the second dark*): they are
    taken only where the labels of both axes are told so.
    """
    if re.in_whole(FIRST, whole) is None:
        return
    said = (text for block in inside if block.is_prose for text in sentences(block.text))
    told = {axis: names for text in said for axis, names in _chains(text)}
    capital = {axis for axis, names in told.items() if not any(name[0].islower() for name in names)}
    for axis in told if len(told) > 1 else capital:
        fact = getattr(panel, axis)
        if not fact.categories:
            put_labels(fact, told[axis])


def _chains(text: Text) -> Iterator[tuple[str, list[str]]]:
    """The axis and the labels of each run of lines that is told from the first to the last."""
    source, end = text.text, 0
    while (first := FIRST.search(source, end)) is not None:
        line = (first["line"] or first["numbered"]).lower()
        found, end = [first], first.end()
        while (match := NEXT.match(source, end)) is not None:
            named = (match["line"] or match["numbered"] or line).lower()
            if named not in (line, "one") or bool(match["n"]) != bool(first["n"]):
                break
            found.append(match)
            end = match.end()
        places = {_place(match, len(found)): match["name"] for match in found}
        whole = places.keys() == set(range(len(found))) and len(set(places.values())) == len(found)
        names = "".join(places.values())
        named = any(map(str.isalpha, names)) and not any(map(LOOKS.fullmatch, places.values()))
        if whole and named and len(found) >= FEWEST and _none_between(found, source):
            yield AXIS_OF_LINE[line], [places[k] for k in range(len(found))]


def _none_between(found: Sequence[re.Match[str]], source: str) -> bool:
    """Whether no line is left out between those told: each is counted, and the last is the next one."""
    if not all(match["n"] or index_of(match["which"].lower(), MANY) is not None for match in found[1:-1]):
        return False
    last = (found[-1]["which"] or "").lower()
    if not last or index_of(last, MANY) != MANY - 1:
        return True
    first = (found[0]["which"] or "").lower()
    pairs = (("top", "bottom"), ("left", "right"), ("upper", "lower"))
    facing = any(first.startswith(a) and last.startswith(b) for a, b in pairs)
    return (len(found) > FEWEST or facing) and BETWEEN.search(source) is None


def _place(match: re.Match[str], count: int) -> int | None:
    return int(match["n"]) - 1 if match["n"] else index_of(match["which"].lower(), count)
