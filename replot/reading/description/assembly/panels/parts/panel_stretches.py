"""What the stretches of a sentence say of one panel each: ``Ford is 12 for men and 11 for women``."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from replot.reading.description.assembly.panels.parts.panel_mentions import Mention
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.quantities import Quantity, find_quantities

__all__ = ["BETWEEN", "OPENING", "Shares", "count", "in_clauses", "then", "values_of"]
Shares = list[tuple[int, Text]]
"""The panels, each with words that are about it."""
OPENING = re.compile(r"[\W_]*(?:(?:and|but|while|whereas|then|finally|next),?\s+)?", re.I)
BETWEEN = re.compile(
    r"(?:[\s,;/:=→.()]|\b(?:and|but|only|just|even|then|while|against|versus|vs|compared|with|to|than|by|is|was|"
    r"were|are|has|have|had|reads?|it|they|those|these|gives?|shows?|stands|at|in the same order|"
    r"respectively|still)\b)*",
    re.I,
)
"""What stands around values that go with the words for others before them."""
AGAIN = re.compile(r"\W*(?:it|they|this|that|these|those)\b", re.I)
"""``For women it is 11``: what goes with the words of the sentence before."""
WORDS = re.compile(r"[^\W\d_]{2}")
NOTHING = re.compile(
    r"\b(?:no|not|without|missing|empty|blank|unknown|absent|nothing|lacks?|n/?a)\b|^\W*[–—-]\W*$", re.I
)
"""What tells that a panel has no value there."""
GOES = re.compile(
    r"\b(?:rises|falls|drops|climbs|grows|increases|decreases|declines|goes|moves|changes|improves|rose|fell|"
    r"dropped|climbed|grew|increased|decreased|declined|went|moved|changed|improved|shrinks|shrank|slips|slipped)"
    r"(?: from)?\s*$",
    re.I,
)
"""``rises from``: the value behind it is what it is there."""
UNIT = re.compile(
    r"\s?(?:[%‰°]\w?|[a-zA-Zµ]{1,3}(?:/[a-zA-Z]{1,3})?\b(?<!\bin)(?<!\bto)(?<!\bby)(?<!\bat)(?<!\band)(?<!\bbut))"
)
OPEN_END = re.compile(r"[:(]\s*$")
ALL_ALIKE = re.compile(r"\b(?:both|all|each|every|either)\b", re.I)
CLAUSE = re.compile(r";\s|,\s(?=[^,;:.()]{2,40}:\s)|(?<=\)),?\s(?:and\s)?(?=[^(),;:.]{2,40}\([^()]*\d)")
NOT_A_VALUE = re.compile(r"\b(?:at|after|in|of|on|for|day|week|hour|level|layer|size)\s$", re.I)
"""What stands before a number that tells a place: ``Ford at 20 °C is 12``."""


def in_clauses(
    sentence: Text, found: Sequence[Mention], before: Text | None
) -> tuple[Shares, Text | None] | None:
    """What a sentence says of each panel, clause by clause if each clause names one; None if that is unclear.

    Parameters
    ----------
    sentence : Text
    found : sequence of Mention
        Where it speaks of panels.
    before : Text or None
        What was said of a panel last: values alone may go with its words. Returned for the next sentence.
    """
    edges = [0, *(m.end() for m in CLAUSE.finditer(sentence.text)), len(sentence.text)]
    inside = [[m for m in found if a <= m.start < b] for a, b in pairwise(edges)]
    if len(edges) == 2 or not all(inside):
        return _of_clause(sentence, found, before)
    out: Shares = []
    for (a, b), some in zip(pairwise(edges), inside, strict=True):
        clause = sentence.cut(a, b)
        at = sentence.text.index(clause.text, a)
        told = _of_clause(clause, [Mention(m.start - at, m.end - at, m.panels) for m in some], before, a > 0)
        if told is None:
            return None
        shares, before = told
        out += shares
    return out, before


def _of_clause(
    clause: Text, found: Sequence[Mention], model: Text | None, goes_on: bool = False
) -> tuple[Shares, Text | None] | None:
    """What a clause says of each panel that it names before, or behind, its values."""
    source = clause.text
    values = values_of(source, found)
    lead = Text()
    if not values:
        return [], model
    if values[0].start < found[0].start:
        if values[-1].start > found[-1].end:
            return None  # neither before nor behind
        if WORDS.search(source, found[-1].end) or len(found) > len({m.panels for m in found}):
            return None  # "12 for men in May, 10 for men in June": what stands behind may be of all
        edges = [0, *(m.end for m in found)]
        stretches = [(a, m.start, m) for a, m in zip(edges, found, strict=False)]
    else:
        ends = [*(m.start for m in found[1:]), len(source)]
        stretches = [(m.end, b, m) for m, b in zip(found, ends, strict=True)]
        lead = clause.cut(0, found[0].start)
        lead = Text() if OPENING.fullmatch(lead.text) else lead
        lead = lead.cut(0, len(lead) - 1) if lead.text.endswith("(") else lead
    first = clause.cut(*stretches[0][:2])
    if lead or not (goes_on or AGAIN.match(first.text)):
        model = None
    return _shared(clause, stretches, lead, model)


def _shared(
    clause: Text, stretches: Sequence[tuple[int, int, Mention]], lead: Text, model: Text | None
) -> tuple[Shares, Text | None] | None:
    """The texts of stretches, each with the words that it shares with one before it."""
    out: Shares = []
    for start, end, mention in stretches:
        cut = clause.cut(start, end)
        opened = OPENING.match(cut.text)
        cut = _without_end(cut.cut(opened.end() if opened is not None else 0))
        if not count(cut.text):
            if WORDS.search(cut.text) and not BETWEEN.fullmatch(cut.text) and not NOTHING.search(cut.text):
                return None
            continue
        if OPEN_END.search(cut.text) is not None and not BETWEEN.fullmatch(cut.text):
            return None  # "in spring 12, Opel: in autumn 3"
        each = len(mention.panels)
        if each > 1 and count(cut.text) == each and not ALL_ALIKE.search(clause.text[: mention.end]):
            return None  # "12 and 9 for cats and dogs": both of them for each, or one
        bare = _is_bare(cut)
        said = _going_with(model, cut) if bare and model is not None else lead.join(cut) if lead else cut
        if said is None:
            return None
        if not bare or lead:
            model = said
        out += [(panel, _being(said)) for panel in mention.panels]
    return out, model


def _without_end(cut: Text) -> Text:
    """A stretch without the comma or the bracket that ends it."""
    end = len(cut.text.rstrip(" ,;"))
    if cut.text[:end].endswith(")") and cut.text.count(")", 0, end) > cut.text.count("(", 0, end):
        end -= 1
    return cut.cut(0, end)


def _is_bare(cut: Text) -> bool:
    """Whether a stretch gives values, and not what they are of."""
    at = 0
    for value in find_quantities(cut.text):
        if BETWEEN.fullmatch(cut.text, at, value.start) is None:
            return False
        unit = UNIT.match(cut.text, value.end)
        at = unit.end() if unit is not None else value.end
    return BETWEEN.fullmatch(cut.text, at) is not None


def _going_with(model: Text, cut: Text) -> Text | None:
    """The values of one stretch with the words of the one before, where they are as many."""
    before, values = list(find_quantities(model.text)), list(find_quantities(cut.text))
    extra = len(before) - len(values)
    if extra < 0 or not all(NOT_A_VALUE.search(model.text, 0, value.start) for value in before[:extra]):
        return None
    out, at = Text(), 0
    for old, new in zip(before[extra:], values, strict=True):
        out = then(then(out, model, at, old.start), cut, new.start, new.end)
        at = old.end
    return then(out, model, at, len(model))


def _being(text: Text) -> Text:
    """``Ford is 12``, of ``Ford rises from 12``."""
    value = next(find_quantities(text.text), None)
    goes = GOES.search(text.text, 0, value.start) if value is not None else None
    if value is None or goes is None:
        return text
    place = text.span(goes.start())
    verb = Text.lent("is", place.line, place.column)
    return text.cut(0, goes.start()).join(verb).join(text.cut(value.start))


def then(text: Text, other: Text, start: int, end: int) -> Text:
    """A text and a part of another one behind it."""
    part = other.cut(start, end)
    if not part or not text:
        return part or text
    return text.join(part, gap="" if part.text[0] in ",;.:)%" else " ")


def values_of(source: str, found: Sequence[Mention]) -> list[Quantity]:
    """The numbers of a sentence that name no panel."""
    return [
        value for value in find_quantities(source)
        if not any(m.start <= value.number_start < m.end for m in found)
    ]


def count(source: str) -> int:
    """How many numbers a text holds."""
    return sum(1 for _ in find_quantities(source))
