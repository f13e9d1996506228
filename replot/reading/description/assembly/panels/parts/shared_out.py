"""Sentences that tell of several panels at once, shared out among them: ``12 for men and 11 for women``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from replot.reading.description.assembly.panels.named.led_names import led_names
from replot.reading.description.assembly.panels.named.marked_names import Called, called_in_turn, marked_names
from replot.reading.description.assembly.panels.named.names import told_names
from replot.reading.description.assembly.panels.named.sides import SIDE
from replot.reading.description.assembly.panels.parts.panel_mentions import Mentions
from replot.reading.description.assembly.panels.parts.panel_stretches import (
    OPENING,
    Shares,
    count,
    in_clauses,
    values_of,
)
from replot.reading.description.assembly.panels.parts.part_words import LONGEST, PART
from replot.reading.description.assembly.panels.parts.side_by_side import (
    behind_order,
    parts_between,
    parts_in_them,
    separator_of,
)
from replot.reading.description.assembly.panels.siblings import SAME_BUT, SAME_WHOLE
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import MAPS

__all__ = ["with_shared_out"]
SEVERAL = re.compile(
    rf"\b{MAPS}\b|\b(?:panel|heat ?map|map) \(?[a-h]\b|"
    r"\b(?:top|upper|left|first) (?:heat ?map|panel|map)\b|\b(?:heat ?map|panel|map) on the (?:left|top)\b|"
    r"\b(?:own|separate|one|each)\b[^.;]{0,40}\b(?:heat ?map|panel|map)\b|"
    r"\b(?:heat ?map|panel|map) of its own\b",
    re.I,
)
OTHER = re.compile(
    r"\b(?:colou?r\w*|bars?|scales?|ax[ie]s|legends?|ticks?|labels|labell?ed)\b|"
    r"\b(?:rows|columns)\b[^.;]{0,20}\b(?:are|list|show|hold|stand|run)\b|"
    r"\b(?:rang(?:e|es|ed|ing)|lies?|lay|exceed(?:s|ed)?)\b",
    re.I,
)
"""What a sentence is about that gives no cell."""
COMPARED = re.compile(
    r"\b(?:lower|higher|more|less|fewer|greater|larger|smaller|better|worse|warmer|colder|"
    r"as (?:high|low|many|much))\b[^.;]{0,30}\b(?:than|as)\b|"
    r"\b(?:differ|difference|average|mean|sum|total|gap|ratio|twice|half)\w*\b",
    re.I,
)
"""What is said of one panel beside another, and gives no cell."""

DIGIT = re.compile(r"\d")
SAYS_SAME = re.compile(r"\b(?:same|identical)\b", re.I)
BY_WORD = re.compile(r"(?:in|for|on|at|among|during|with|under|by|within)\s", re.I)
"""``In Leeds, ...``; ``Leeds: ...`` heads a part of the text by itself."""


def with_shared_out(blocks: list[Block]) -> list[Block]:
    """The blocks with what sentences say of several panels at once as the parts of one panel each.

    Nothing is changed where tables or code hold the values, where no sentence tells of several panels, or
    where most of the numbers stand in lines that name none of them.
    """
    if any(block.kind in ("table", "code") for block in blocks):
        return blocks
    if not any(SEVERAL.search(block.text.text) for block in blocks if _is_read(block)):
        return blocks
    teller, called = _called(blocks)
    if teller is None:
        return blocks
    marked = told_names(blocks) != [(each.title, each.span) for each in called]
    sharing = _Sharing(called, marked, separator_of(teller.text.text, called))
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
    teller, led = led_names(blocks)
    if teller is not None:
        return teller, led
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

    def __init__(self, called: list[Called], marked: bool, separator: str) -> None:
        self.called = called
        self.mentions = Mentions(called)
        self.marked = marked
        self.texts: list[list[Text]] = [[] for _ in called]
        self.shared = self.taken = self.left = self.led = self.keyed = 0
        self.separator = separator
        self.said = False
        self.like: frozenset[int] = frozenset()
        self.model: Text | None = None

    def take(self, block: Block) -> Block | None:
        """What a block says besides; nothing is left of one that only tells of the panels."""
        kept: list[Text] = []
        current: frozenset[int] = frozenset()
        said = sentences(block.text)
        for sentence in said:
            found = self._share(sentence, current)
            if found is None:
                kept.append(sentence)
                if OTHER.search(sentence.text):
                    current = frozenset()
                else:
                    self.left += count(sentence.text)
                continue
            self.taken += count(sentence.text)
            current, texts = found
            for panel, text in texts:
                self.texts[panel].append(text)
        if len(kept) == len(said):
            return block
        return replace(block, text=_joined(kept), lead=None, own_role=None) if kept else None

    def is_told(self) -> bool:
        """Whether the sentences tell of every panel, and of some of them at once."""
        every = all(
            k in self.like or any(count(text.text) for text in told) for k, told in enumerate(self.texts)
        )
        told = [sum(count(text.text) for text in texts) for texts in self.texts]
        # where all have as many numbers, these tell the panels apart
        led = self.led > 1 and (self.keyed > 0 or len(set(told)) > 1)
        # and the others have no values
        only_one = self.keyed == 1 and sum(map(bool, told)) == 1 and max(told) > 1
        return ((every and (self.shared > 0 or led)) or only_one) and self.taken >= self.left

    def parts(self) -> Iterator[Block]:
        """A block for each panel with what is told of it, led by its name."""
        for each, told in zip(self.called, self.texts, strict=True):
            head = Text.lent(f"{each.title}:", each.span.line, each.span.column)
            lead = (each.title, len(each.title) + (2 if told else 1))
            text = head.join(_joined(told)) if told else head
            if text.text[-1] not in ".!?":
                text = text.join(Text.lent(".", *text.span(len(text) - 1)[:2]), gap="")
            line = told[0].span().line if told else each.span.line
            yield Block("paragraph", text, line, marker=PART, lead=lead)

    def _share(
        self, sentence: Text, current: frozenset[int]
    ) -> tuple[frozenset[int], Shares] | None:
        """Which panels a sentence is about in its end, and what it says of each; None where it is of none."""
        if not self.separator:
            self.separator, sentence = behind_order(sentence, self.called)
        source = sentence.text
        if not DIGIT.search(source) and not SAYS_SAME.search(source):
            return None
        found = self.mentions.find(source)
        same = bool(found) and (SAME_BUT.search(source) or SAME_WHOLE.match(source, found[0].end))
        if same and self.said and OPENING.fullmatch(source, 0, found[0].start):
            self.shared += 1
            self.like |= found[0].panels
            return found[0].panels, [(panel, sentence.cut(found[0].end)) for panel in found[0].panels]
        values = values_of(source, found)
        if not values or OTHER.search(source) or (len(found) > 1 and COMPARED.search(source)):
            return None
        self.said = True
        if not found:
            count = len(self.called)
            told = parts_between(sentence, count, self.separator) or parts_in_them(sentence, count)
            if told:
                self.shared += 1
                return frozenset(), told
            return (current, [(panel, sentence) for panel in current]) if current else None
        read = in_clauses(sentence, found, self.model)
        if read is None:
            return None
        told, self.model = read
        panels = {panel for panel, _ in told}
        leads = OPENING.fullmatch(source, 0, found[0].start) is not None
        again = len({each.panels for each in found}) > 1 or len(found[0].panels) > 1
        self.shared += self.marked or (again and len(panels) > 1) or not leads
        self.led += leads and BY_WORD.match(source, found[0].start) is not None
        self.keyed += leads and source.startswith(":", found[0].end)
        return (found[-1].panels if leads and len(panels) == 1 else frozenset()), told


def _joined(texts: Sequence[Text]) -> Text:
    """Sentences as one text, each with its end."""
    out = texts[0]
    for text in texts[1:]:
        out = out.join(text, gap=" " if out.text[-1] in ".:" else ". ")
    return out
