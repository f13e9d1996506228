"""Relations to what the text has named before: ``Correlations with price:``, and ``rooms 0.7`` below.

A heading, the line above a list or the sentence before tells what the values are about, or with what all is
compared.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from replot.findings import Span
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.relations.parts import parts_of
from replot.reading.description.statements.cells.relations.phrases import TARGET
from replot.reading.description.statements.cells.relations.related import (
    VALUED,
    carried_pair,
    read_pair,
    related,
)
from replot.reading.description.statements.cells.relations.siblings import with_siblings
from replot.reading.description.statements.cells.relations.told import Told, told_relations
from replot.reading.description.statements.cells.statement import CellStatement, each_once
from replot.reading.description.statements.frame import Frame

__all__ = ["GLOSS", "TITLED", "Told", "on_one_side", "read_in_turn", "relations_in_turn"]
KIND = r"(?:correlat(?:ions?|ed|es?)|associat(?:ions?|ed)|relationships?|similarit(?:y|ies)|linked|related)"
TITLED = r"(?-i:[A-Z]\w*(?: [A-Z]\w*){1,3})(?: \([^()\d]{1,40}\))?"
"""``Life Expectancy (in years)``: a name of several words that is spelt as one."""
COMPARED = rare(
    rf"\b{KIND}(?: \w+ly)?(?: (?:strength|coefficients?|values?|scores?))?(?: \w+ly)? "
    r"(?:of (?:each |all |the |every |other )*[\w -]{1,30}? (?=with |to ))?(?:with|to|of) (?:the )?"
    r"(?:(?:target|output|dependent|response|outcome) )?(?:variable |feature |column )?"
    rf"\(?(?P<name>[\"“'`][^\"”'`\n]{{1,40}}[\"”'`]|{TITLED}|[^\W\d][\w.]{{0,40}})"
    r"(?=\)?\s*(?:[.:;,)(]|$|(?:are|is|above|in|includes?|and the other)\b))",
    re.I,
)
"""``(High correlation with price)``."""
WITH_MANY = rare(
    r"\bcorrelations? (?:coefficients? |values? )?between (?:the )?(?P<name>[^\W\d][^.,;:()\d]{1,40}?) and "
    r"(?:each of |all (?:of )?)?(?:the |its )?(?:various|several|other|different|many|remaining|selected|"
    r"possible|individual|\w+(?:al|ic|ive)) (?:[a-z-]+ ){0,2}[a-z]+s\b",
    re.I,
)
"""``the correlation between yield and various traits of the soil``."""
BARE_TARGET = re.compile(rf"\b{TARGET}(?: (?:variable|column|feature))?$", re.I)
NAMED_TARGET = rare(
    rf"\b{TARGET}(?: (?:variable|column|feature|label))?(?:,? (?:is|was|called|named|being)|:|,)? ?\(?"
    r"(?:[\"“'`][^\"”'`\n]{1,40}[\"”'`]|(?<=\()[^\W\d][^()\n]{0,40}\))|"
    rf"\b{TARGET} (?:variable|column|feature|label)(?:, [^\W\d][\w-]*(?: [\w-]+)?,|:? is [^\W\d][\w-]*[.;])|"
    rf"\((?:the |our )?{TARGET}(?: (?:variable|column|feature|label))?\)|"
    rf"\b(?:as|is) (?:the|our) {TARGET}\b",
    re.I,
)
"""``the target variable, price,``: what elsewhere is called the target has a name."""
NO_TARGET = re.compile(
    r"(?:each|all|every|others?|any|some|both|variables?|features?|the|it|its|this|these|them|one|another|"
    r"columns?|target|itself|and|which|what)",
    re.I,
)
RANKED = rare(
    r"\bcomes? (?:next|second|third|fourth|close|last)\b|\bnext (?:is|are|comes?)\b|\bfollowed by\b|"
    r"\b(?:is|are|was|were) (?:[a-z]+ly |only |almost |also )?"
    r"(?:negative|positive|negligible|next|second|third)\b",
    re.I,
)
"""``sun comes next (0.6)``: one more that is compared with the same."""
COLUMN = re.compile(r"\b(?:column|row|variable|target|feature|label|correlat\w+)\b", re.I)
SHORT = 90
FEWEST = 2
"""Values that are compared with one, so that they are."""


@dataclass(frozen=True)
class _Topic:
    """What values are about, and with what they compare all."""

    subject: str | None = None
    target: str | None = None
    compared: str | None = None
    """With what others were compared, of which one came first."""


def relations_in_turn(blocks: Sequence[Block]) -> list[Told]:
    """The sentences of a text that give values of pairs."""
    found: list[Told] = []
    above: Block | None = None  # a list
    lead: Block | None = None
    last, kind, parents = _Topic(), "", None
    for block in blocks:
        if block.is_prose:
            led = lead is not None and lead.parents == block.parents
            near = [lead if led else None, *reversed(block.parents), above if block.kind == "item" else None]
            heads = list(dict.fromkeys(filter(None, near)))
            topic = next((each for head in heads if (each := _topic(head, blocks)) is not None), _Topic())
            goes_on = block.kind == "item" == kind and block.parents == parents
            last, before = last if goes_on else _Topic(), ""
            keyed = _keyed(block)
            for sentence in sentences(block.text):
                said = _read(sentence, last, topic)
                if said is None and keyed is not None:
                    said = _goes_on(sentence, keyed)
                elif said is not None and not all(keyed in pair for pair in said.pairs):
                    keyed = None  # it speaks of others
                if said is None and (pair := carried_pair(before, sentence.text)) is not None:
                    said = Told(sentence, (pair,))
                found += [] if said is None else [said]
                before = sentence.text
                told = told_relations(sentence.text, last.subject, last.target)
                last = _Topic(told.subject, told.target or _of_many(sentence.text), _compared(said, last))
        kind, parents = block.kind, block.parents
        above = above if block.kind == "item" else block
        lead = block if block.text.text.rstrip().endswith(":") else lead
    found = _of_target(_of_one_place(with_siblings(blocks, found)), blocks)
    compared = Counter(told.target for told in found for _ in told.pairs)
    return [told for told in found if told.target is None or compared[told.target] >= FEWEST]


def _of_many(source: str) -> str | None:
    """What a sentence without values says to be compared with many others."""
    many = WITH_MANY.search(source)
    return tidy(many["name"]) if many is not None and VALUED.search(source) is None else None


def _of_target(found: list[Told], blocks: Sequence[Block]) -> list[Told]:
    """What is told, without that of *the target* where the text has another name for it."""
    own = [told for told in found if not any(TARGET in pair for pair in told.pairs)]
    if len(own) == len(found) or not any(NAMED_TARGET.search(block.text.text) for block in blocks):
        return found
    return own


PLACED = re.compile(r"\W*[Ii]n (?:the )?(?P<place>[A-Z][\w-]*(?: [A-Z][\w-]*){0,2} (?P<kind>[A-Z][a-z]+)),")
"""``In Ayr Lake, salt relates to ...``, beside others in ``Bute Lake``."""


def _of_one_place(found: list[Told]) -> list[Told]:
    """What is told, without that of each of several places: their values are of as many figures."""
    placed = [(told, PLACED.match(told.text.text)) for told in found]
    kinds = Counter(kind for kind, _ in {(at["kind"], at["place"]) for _, at in placed if at is not None})
    return [told for told, at in placed if at is None or kinds[at["kind"]] == 1]


KEYED = re.compile(r"[Nt]{1,3}:t{0,4}R{1,2}W")
RELATES = re.compile(r"t{0,4}R{1,2}Wt{0,2}N\(")


def _keyed(block: Block) -> str | None:
    """What stands before the colon of a block whose sentences relate it: ``Rain: close relation to fog``."""
    source = block.text.text[:SHORT]
    if ":" not in source or VALUED.search(block.text.text) is None:
        return None
    parts = parts_of(source)
    keyed = KEYED.match("".join(part.kind for part in parts)) is not None
    return parts[0].text if keyed and parts[0].kind == "N" else None


def _goes_on(sentence: Text, subject: str) -> Told | None:
    """A sentence that relates the same to another variable: ``Weak relation to dew (0.2).``"""
    if RELATES.match("".join(part.kind for part in parts_of(sentence.text))) is None:
        return None
    pairs = told_relations(sentence.text, subject).pairs
    return Told(sentence, pairs, before=True) if pairs and all(subject in pair for pair in pairs) else None


GLOSS = re.compile(r" \([^()]*\)$")
HIGHEST = rare(
    r"\b(?:has|have|had|shows?|showed|exhibits?) (?:the|by far the) (?:[a-z]+ ){0,2}?"
    r"(?:highest|strongest|largest|greatest|closest|lowest|weakest|most)\b[^.;:]{0,40}? (?:with|to) |"
    r"\b(?P<first>correlat\w+|relat\w+|associat\w+) (?:the )?(?:most|best)(?: [a-z]+ly)? (?:with|to) ",
    re.I,
)
"""``rooms have the highest correlation with price``, but ``price correlates most with rooms``."""


def _compared(said: Told | None, last: _Topic) -> str | None:
    """With what others are compared too, where a sentence says which of them comes first."""
    if said is None:
        return last.compared
    highest = HIGHEST.search(said.text.text)
    if highest is None:
        same = all(last.compared in (tidy(a), tidy(b)) for a, b, _ in said.pairs)
        return last.compared if same else None
    names = {first if highest["first"] else second for first, second, _ in said.pairs}
    return tidy(names.pop()) if len(names) == 1 else None


def _read(sentence: Text, last: _Topic, topic: _Topic) -> Told | None:
    source = sentence.text
    if topic.target and (pairs := told_relations(source, target=topic.target).pairs):
        own = all(topic.target in pair for pair in pairs)
        return Told(sentence, pairs, topic.target if own else None, before=True)
    if pairs := related(source):
        return Told(sentence, pairs)
    begins = "".join(part.kind for part in parts_of(source)).partition("N")[0] if last != _Topic() else ""
    subjects = [last.subject] if "P" in begins else []
    for subject in filter(None, [*subjects, topic.subject]):
        pairs = told_relations(source, subject).pairs
        if pairs and all(subject in pair for pair in pairs):
            return Told(sentence, pairs, before=True)
    ranked = last.compared is not None and RANKED.search(source) is not None
    if ranked and (pairs := told_relations(source, target=last.compared).pairs):
        return Told(sentence, pairs, before=True)
    if last.target and "R" in begins and (pairs := told_relations(source, target=last.target).pairs):
        return Told(sentence, pairs, last.target, before=True)
    return None


def _topic(head: Block, blocks: Sequence[Block]) -> _Topic | None:
    """What a heading or a line above others names."""
    source = head.text.text
    found = list(COMPARED.finditer(source))
    named = [m["name"] for m in found if not NO_TARGET.fullmatch(tidy(m["name"]))]
    if not named and any(BARE_TARGET.search(m[0]) for m in found):
        named = [TARGET]
    if named:
        return _Topic(target=tidy(GLOSS.sub("", named[-1])))
    if len(source) > SHORT or VALUED.search(source):
        return None
    names = [part.text for part in parts_of(source) if part.kind == "N"]
    if len(names) != 1 or not any(tidy(names[0]) in b.text.text for b in blocks if b is not head):
        return None
    return _Topic(tidy(names[0]), tidy(names[0]) if COLUMN.search(source) else None)


def read_in_turn(
    told: Sequence[Told], frame: Frame, known: Sequence[CellStatement], rank: int
) -> list[CellStatement]:
    """The cells of pairs of which one name has been told before, and which are not ``known`` otherwise."""
    spans = {cell.span for cell in known}
    out: list[CellStatement] = []
    for each in told:
        for a, b, at in each.pairs if each.before else ():
            cells = read_pair(a, b, at, each.text, frame, rank)
            out += [cell for cell in cells if cell.span not in spans]
    return each_once(out)


def on_one_side(
    told: Sequence[Told], frame: Frame, cells: Sequence[CellStatement], rank: int
) -> list[CellStatement]:
    """The cells, in which what several are related to keeps the side on which it is told first.

    ``Strong links with price are rooms (0.7) and age (0.6). A weak one is garage with 0.2``: all of its line.
    """
    own = {_unordered(cell): cell for cell in cells if cell.rank <= rank and not cell.line}
    stated = {(cell.row, cell.column) for cell in cells}
    first: dict[int, bool] = {}
    moved: dict[int, CellStatement] = {}
    for each in told:
        for a, b, at in each.pairs:
            for pair in read_pair(a, b, at, each.text, frame, rank):
                cell = own.get(_unordered(pair))
                if cell is None:
                    continue
                turned = cell.row == pair.column
                wanted = first.setdefault(pair.column, turned)
                if turned != wanted and (cell.column, cell.row) not in stated:
                    moved[id(cell)] = replace(cell, row=cell.column, column=cell.row)
    return [moved.get(id(cell), cell) for cell in cells]


def _unordered(cell: CellStatement) -> tuple[Span, frozenset[int]]:
    return cell.span, frozenset((cell.row, cell.column))
