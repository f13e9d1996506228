"""Sentences that tell of several panels at once, shared out among them: ``12 for men and 11 for women``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from replot.reading.description.assembly.panels.named.marked_names import Called, called_in_turn, marked_names
from replot.reading.description.assembly.panels.named.names import told_names
from replot.reading.description.assembly.panels.named.sides import SIDE
from replot.reading.description.assembly.panels.parts.panel_mentions import IN_THEM, Mention, Mentions
from replot.reading.description.assembly.panels.parts.part_words import LONGEST, PART
from replot.reading.description.assembly.panels.siblings import SAME_BUT
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import MAPS
from replot.reading.description.lexicon.quantities import Quantity, find_quantities

__all__ = ["with_shared_out"]
SEVERAL = re.compile(rf"\b{MAPS}\b|\b(?:panel|heat ?map|map) \(?[a-h]\)?|\bthe (?:top|left|first) (?:heat ?map|panel)", re.I)
OTHER = re.compile(
    r"\b(?:colou?r\w*|bars?|scales?|ax[ie]s|legends?|ticks?|labels|labell?ed)\b|"
    r"\b(?:rows|columns)\b[^.;]{0,20}\b(?:are|list|show|hold|stand|run)\b",
    re.I,
)
"""What a sentence is about that gives no cell."""
COMPARED = re.compile(
    r"\b(?:lower|higher|more|less|fewer|greater|larger|smaller|better|worse|warmer|colder|as (?:high|low|many|much))"
    r"\b[^.;]{0,30}\b(?:than|as)\b|\b(?:differ|difference|average|mean|sum|total|gap|ratio|twice|half)\w*\b",
    re.I,
)
"""What is said of one panel beside another, and gives no cell."""
OPENING = re.compile(r"[\W_]*(?:(?:and|but|while|whereas|then|finally|next),?\s+)?")
BETWEEN = re.compile(
    r"(?:[\s,;/]|\b(?:and|but|only|just|even|then|while|against|versus|vs|compared|with|to|than|by|is|was|were|are|"
    r"has|have|had|reads?|it|they|those|these|gives?|shows?|stands|at|in the same order|respectively|still)\b|[:=→.])*",
    re.I,
)
"""What stands around values that go with the words for others before them."""
WORDS = re.compile(r"[^\W\d_]{2}")
GOES = re.compile(
    r"\s*\b(?:rises|falls|drops|climbs|grows|increases|decreases|declines|goes|moves|changes|improves|rose|fell|"
    r"dropped|climbed|grew|increased|decreased|declined|went|moved|changed|improved|shrinks|shrank|slips|slipped)"
    r"(?: from)?\s*$",
    re.I,
)
"""``rises from``: the value behind it is what it is there."""
UNIT = re.compile(r"\s?(?:[%‰°]\w?|[a-zA-Zµ]{1,3}(?:/[a-zA-Z]{1,3})?\b(?<!\bin)(?<!\bto)(?<!\bby)(?<!\bat))")
ORDER_OF_CELL = (
    r"\b(?:given|written|told|shown|listed|stated|reported|read|reads|are|is)\b[^.;:]{{0,20}}?\b{0}\s?(?P<sep>[/|;–-])\s?{1}\b"
)
"""``each cell is given as spring/autumn``."""

AFTER_ORDER = re.compile(r"[^.;:]{0,20}[;:]\s+")
CLAUSE = re.compile(r";\s|,\s(?=[^,;:.()]{2,40}:\s)")


def with_shared_out(blocks: list[Block]) -> list[Block]:
    """The blocks with what sentences say of several panels at once as the parts of one panel each.

    Nothing is changed where tables or code hold the values, where no sentence tells of several panels, or
    where most of the numbers stand in lines that name none of them.
    """
    if any(block.kind in ("table", "code") for block in blocks):
        return blocks
    if not any(SEVERAL.search(block.text.text) for block in blocks if len(block.text) < LONGEST):
        return blocks
    teller, called = _called(blocks)
    if teller is None:
        return blocks
    sharing = _Sharing(called, told_names(blocks) != [(each.title, each.span) for each in called])
    rest = [sharing.take(block) if _is_read(block) else block for block in blocks]
    if not sharing.is_told():
        return blocks
    teller.names = [(each.title, each.span) for each in called]
    parts = list(sharing.parts())
    if rest[blocks.index(teller)] is None:
        parts[0].names = teller.names
    at = next(k for k, (a, b) in enumerate(zip(blocks, rest, strict=True)) if a is not b)
    out: list[Block] = []
    for k, (before, block) in enumerate(zip(blocks, rest, strict=True)):
        if block is not None:
            block.names = teller.names if before is teller else block.names
            out.append(block)
        if k == at:
            out += parts
    kept = set(out)
    for block in out:
        block.parents = tuple(parent for parent in block.parents if parent in kept)
    return out


def _is_read(block: Block) -> bool:
    return block.is_prose and len(block.text) < LONGEST


def _called(blocks: Sequence[Block]) -> tuple[Block | None, list[Called]]:
    """The block that names the panels, and what it calls them."""
    for block in blocks:
        if not _is_read(block):
            continue
        for sentence in sentences(block.text):
            if found := marked_names(sentence):
                return block, found
        if found := called_in_turn(block.text):
            return block, found
    names = told_names(list(blocks))
    teller = next((block for block in blocks if block.names and block.names == names), None)
    if teller is None or not 2 <= len(names) <= MOST or len({name.lower() for name, _ in names}) < len(names):
        return None, []
    sides = [side["side"].lower() for side in SIDE.finditer(teller.text.text)]
    sides = sides if len(sides) == len(names) else [""] * len(names)
    return teller, [Called(name, span, side) for (name, span), side in zip(names, sides, strict=True)]


MOST = 8


class _Sharing:
    """What is told of each panel, gathered sentence by sentence."""

    def __init__(self, called: list[Called], marked: bool) -> None:
        self.called = called
        self.mentions = Mentions(called)
        self.marked = marked
        self.texts: list[list[Text]] = [[] for _ in called]
        self.shared = 0
        self.taken = self.left = 0
        self.separator = ""
        self.place = (0, 0)

    def take(self, block: Block) -> Block | None:
        """What a block says besides; nothing is left of one that only tells of the panels."""
        kept: list[Text] = []
        current: frozenset[int] = frozenset()
        for sentence in sentences(block.text):
            found = self._share(sentence, current)
            if found is None:
                kept.append(sentence)
                if OTHER.search(sentence.text):
                    current = frozenset()
                else:
                    self.left += _count(sentence.text)
                continue
            self.taken += _count(sentence.text)
            current, texts = found
            for panel, text in texts:
                self.texts[panel].append(text)
        if len(kept) == len(sentences(block.text)):
            return block
        return replace(block, text=_joined(kept), lead=None, own_role=None) if kept else None

    def is_told(self) -> bool:
        """Whether the sentences tell of every panel, and of some of them at once."""
        every = all(any(_count(text.text) for text in told) for told in self.texts)
        return every and self.shared > 0 and self.taken >= self.left

    def parts(self) -> Iterator[Block]:
        """A block for each panel with what is told of it, led by its name."""
        for each, told in zip(self.called, self.texts, strict=True):
            head = Text.lent(f"{each.title}:", each.span.line, each.span.column)
            lead = (each.title, len(each.title) + 2)
            text = head.join(_joined(told))
            if text.text[-1] not in ".!?":
                text = text.join(Text.lent(".", *text.span(len(text) - 1)[:2]), gap="")
            yield Block("paragraph", text, told[0].span().line, marker=PART, lead=lead)

    def _share(
        self, sentence: Text, current: frozenset[int]
    ) -> tuple[frozenset[int], list[tuple[int, Text]]] | None:
        """Which panels a sentence is about in its end, and what it says of each; None where it is of none."""
        sentence = self._behind_order(sentence)
        source = sentence.text
        found = self.mentions.find(source)
        values = _values(source, found)
        if not values or OTHER.search(source) or (len(found) > 1 and COMPARED.search(source)):
            return None
        if found and SAME_BUT.search(source):
            self.shared += 1
            return found[0].panels, [(panel, sentence.cut(found[0].end)) for panel in found[0].panels]
        if not found:
            told = self._side_by_side(sentence, values) or self._in_them(sentence, values)
            if told:
                self.shared += 1
                return frozenset(), told
            return (current, [(panel, sentence) for panel in current]) if current else None
        told = _in_clauses(sentence, found)
        if told is None:
            return None
        panels = {panel for panel, _ in told}
        if len({each.panels for each in found}) > 1 or len(found[0].panels) > 1 or self.marked:
            self.shared += len(panels) > 1 or self.marked
        leads = OPENING.fullmatch(source, 0, found[0].start) is not None
        return (found[-1].panels if leads and len(panels) == 1 else frozenset()), told

    def _behind_order(self, sentence: Text) -> Text:
        """What follows the words for the order in which the values of a cell are written, if they are told.

        ``Each cell is given as spring/autumn: ...``
        """
        if self.separator or len(self.called) != 2:
            return sentence
        names = [f"(?i:{re.escape(each.title)})" for each in self.called]
        told = re.compile(ORDER_OF_CELL.format(*names)).search(sentence.text)
        if told is None:
            return sentence
        self.separator = told["sep"]
        goes_on = AFTER_ORDER.match(sentence.text, told.end())
        return sentence.cut(goes_on.end()) if goes_on is not None else Text()

    def _side_by_side(self, sentence: Text, values: Sequence[Quantity]) -> list[tuple[int, Text]]:
        """``Ford: 12/11, 9/8`` or ``Ford: 12, 9 | 11, 8``: what stands between bars belongs to one panel each."""
        source, count = sentence.text, len(self.called)
        bars = [m.start() for m in re.finditer(r"(?<=\s)\|(?=\s)", source)]
        first = source.find(": ") + 1
        if len(bars) == count - 1 and first > 0 and not self.separator:
            edges = [first, *(at for at in bars), len(source)]
            lead = sentence.cut(0, first)
            said = [sentence.cut(a, b).text.lstrip("| ") for a, b in pairwise(edges)]
            cuts = [sentence.cut(a + (source[a] == "|"), b) for a, b in pairwise(edges)]
            same = len({_count(text) for text in said}) == 1 and not any(map(WORDS.search, said))
            return [(k, lead.join(cut)) for k, cut in enumerate(cuts)] if same else []
        if not self.separator:
            return []
        number = r"[-+−]?\d[\d.,]*%?"
        pairs = list(re.finditer(rf"(?<!\S)({number})\s?{re.escape(self.separator)}\s?({number})(?=[,;.]?(?:\s|$))", source))
        digits = sum(1 for _ in re.finditer(r"(?<![\w.,/|])\d", source))
        if not pairs or digits > len(pairs) * 2:
            return []
        out = []
        for k in range(count):
            text, at = Text(), 0
            for pair in pairs:
                text = _then(_then(text, sentence, at, pair.start()), sentence, *pair.span(k + 1))
                at = pair.end()
            out.append((k, _then(text, sentence, at, len(source))))
        return out

    def _in_them(self, sentence: Text, values: Sequence[Quantity]) -> list[tuple[int, Text]]:
        """``is 12, 11 and 10 in them``: one value for each panel."""
        told = IN_THEM.search(sentence.text)
        count = len(self.called)
        run = values[-count:]
        if told is None or len(run) < count or run[-1].end > told.start():
            return []
        gaps = [sentence.text[a.end : b.start] for a, b in pairwise(run)]
        if sentence.text[run[-1].end : told.start()].strip(" ,%") or not all(map(BETWEEN.fullmatch, gaps)):
            return []
        lead = sentence.cut(0, run[0].start)
        return [(k, lead.join(sentence.cut(value.start, value.end))) for k, value in enumerate(run)]


def _in_clauses(sentence: Text, found: Sequence[Mention]) -> list[tuple[int, Text]] | None:
    """What each clause says of each panel, or the sentence, where not every clause names several panels."""
    edges = [0, *(m.end() for m in CLAUSE.finditer(sentence.text)), len(sentence.text)]
    inside = [[m for m in found if a <= m.start < b] for a, b in pairwise(edges)]
    if len(edges) == 2 or any(len({m.panels for m in some}) < 2 for some in inside):
        return _of_sentence(sentence, found)
    out: list[tuple[int, Text]] = []
    for (a, b), some in zip(pairwise(edges), inside, strict=True):
        clause = sentence.cut(a, b)
        at = sentence.text.index(clause.text, a)
        told = _of_sentence(clause, [Mention(m.start - at, m.end - at, m.panels) for m in some])
        if told is None:
            return None
        out += told
    return out


def _of_sentence(sentence: Text, found: Sequence[Mention]) -> list[tuple[int, Text]] | None:
    """What a sentence says of each panel that it names before, or behind, its values."""
    source = sentence.text
    values = _values(source, found)
    if not values:
        return []
    before = values[0].start < found[0].start
    if before and any(value.start > found[-1].end for value in values):
        return None  # neither way
    if before:
        edges = [0, *(m.end for m in found)]
        stretches = [(a, m.start, m) for a, m in zip(edges, found, strict=False)]
        lead = Text()
    else:
        ends = [*(m.start for m in found[1:]), len(source)]
        stretches = [(m.end, b, m) for m, b in zip(found, ends, strict=True)]
        lead = sentence.cut(0, found[0].start)
        lead = Text() if OPENING.fullmatch(lead.text) else lead
    return _shared(sentence, stretches, lead)


def _shared(
    sentence: Text, stretches: Sequence[tuple[int, int, Mention]], lead: Text
) -> list[tuple[int, Text]] | None:
    """The texts of stretches, each with the words that it shares with one before it."""
    out: list[tuple[int, Text]] = []
    model: Text | None = None  # the stretch whose words the next ones go with
    for start, end, mention in stretches:
        cut = sentence.cut(start, end)
        opened = OPENING.match(cut.text)
        cut = cut.cut(opened.end() if opened is not None else 0)
        if not _count(cut.text):
            if WORDS.search(cut.text) and BETWEEN.fullmatch(cut.text) is None:
                return None
            continue
        if not _is_bare(cut):
            if OPEN_END.search(cut.text) is not None:
                return None  # "in spring 12, Opel: in autumn 3"
            model = said = cut
        else:
            said = _going_with(model, cut) if model is not None else cut
        if said is None:
            return None
        out += [(panel, _being(lead.join(said) if lead else said)) for panel in mention.panels]
    return out


def _is_bare(cut: Text) -> bool:
    """Whether a stretch gives values, and not what they are of."""
    at = 0
    for value in find_quantities(cut.text):
        if BETWEEN.fullmatch(cut.text, at, value.start) is None:
            return False
        unit = UNIT.match(cut.text, value.end)
        at = unit.end() if unit is not None else value.end
    return BETWEEN.fullmatch(cut.text, at) is not None


OPEN_END = re.compile(r":\s*$")
NOT_A_VALUE = re.compile(r"\b(?:at|after|in|of|on|for|day|week|hour|level|layer|size)\s$", re.I)
"""What stands before a number that tells a place: ``Ford at 20 °C is 12``."""


def _going_with(model: Text, cut: Text) -> Text | None:
    """The values of one stretch with the words of the one before, where they are as many."""
    before, values = list(find_quantities(model.text)), list(find_quantities(cut.text))
    extra = len(before) - len(values)
    if extra < 0 or not all(NOT_A_VALUE.search(model.text, 0, value.start) for value in before[:extra]):
        return None
    out, at = Text(), 0
    for old, new in zip(before[extra:], values, strict=True):
        out = _then(_then(out, model, at, old.start), cut, new.start, new.end)
        at = old.end
    return _then(out, model, at, len(model))


def _being(text: Text) -> Text:
    """``Ford is 12``, of ``Ford rises from 12``."""
    value = next(find_quantities(text.text), None)
    goes = GOES.search(text.text, 0, value.start) if value is not None else None
    if value is None or goes is None:
        return text
    place = text.span(goes.start())
    return text.cut(0, goes.start()).join(Text.lent("is", place.line, place.column)).join(text.cut(value.start))


def _then(text: Text, other: Text, start: int, end: int) -> Text:
    """A text and a part of another one; nothing is put between them where the part has no letters."""
    part = other.cut(start, end)
    if not part:
        return text
    glued = text.text and part.text[0] in ",;.:)%"
    return (text.join(part, gap="" if glued else " ") if text else part)


def _values(source: str, found: Sequence[Mention]) -> list[Quantity]:
    """The numbers of a sentence that name no panel."""
    return [
        value for value in find_quantities(source)
        if not any(m.start <= value.number_start < m.end for m in found)
    ]


def _count(source: str) -> int:
    return sum(1 for _ in find_quantities(source))


def _joined(texts: Sequence[Text]) -> Text:
    """Sentences as one text, each with its end."""
    out = texts[0]
    for text in texts[1:]:
        out = out.join(text, gap=" " if out.text[-1] in ".:" else ". ")
    return out
