"""Panels told by what each shows, and the paragraphs that turn to one of them by its name.

``Figure 3a shows the rents and Figure 3b the vacancies.`` Then ``Turning to the rents, ...``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from replot.findings import Span
from replot.reading.description.assembly.panels.parts.part_words import LONGEST, PART
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import MAPS
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities

__all__ = ["with_turned_to"]
KIND = r"(?:one|panel|(?:heat ?)?map|plot|sub-?plot|sub-?figure|matrix|half)"
MARK = (
    r"(?:(?:fig(?:ure|\.)?|panel|sub-?plot|plot|(?:heat ?)?map) ?\d{0,2}(?:\.\d{1,2})? ?\(?[a-d]\)?|"
    r"\([a-d]\)|the (?:left|right|upper|lower|top|bottom|first|second|third|other)(?:-hand)?"
    rf"(?: {KIND})?|one|another)"
)
SHOWS = (
    r"(?: (?:shows?|displays?|gives?|plots?|depicts?|presents?|holds?|contains?|reports?|is|maps)"
    r"(?: (?:for|of))?| (?:for|of|with)|:)"
)
NAME = r"(?:the |an? |that of the )?(?P<{0}>[^\W\d_][^,;:.()\d]{{2,50}}?)"
IN_TURN = rare(
    rf"(?<![\w.]){MARK}{SHOWS} {NAME.format('first')}(?:[,;]? (?:and|while|whereas|but)|[,;]) "
    rf"{MARK}{SHOWS}? {NAME.format('second')}(?=[.;:,(]|$| (?:and|with|while|for the same)\b)",
    re.I,
)
"""``Figure 3a shows the water temperature and Figure 3b the dissolved oxygen``."""
SEVERAL = re.compile(MAPS, re.I)
NO_NAME = re.compile(
    r"\b(?:ax[ie]s|labels?|ticks?|colou?r\w*|legend|bar|values?|cells?|rows?|col(?:umn)?s?|heat ?maps?|"
    r"(?:line|scatter|bar|box) ?(?:plots?|charts?|graphs?)|which|that|where|same|how|whether|what)\b",
    re.I,
)
MOST_WORDS = 6
TURNS = re.compile(
    r"\W*(?:(?:we|I|let us|now|next|first|then|finally),? ){0,3}(?:(?:"
    r"(?:turn|com|mov|pass|go)(?:e|ing)?(?: now| next| first| then)?(?: on)? to|as (?:for|to|regards)|"
    r"regarding|with regards? to|concerning|for|in|on|in the case of|consider(?:ing)?|"
    r"look(?:ing)?(?: first| next| now)? at|(?:begin|start)(?:ning|ing)? with),? )?(?:the )?",
    re.I,
)
"""What stands before the name of the panel to which a paragraph turns."""
GOES_ON = re.compile(rf"(?: (?:first|next|now|then|alone|itself|{KIND}))?(?:,|:|\.(?= )| –| (?=[a-z]))")
BOTH = re.compile(
    r"\W*(?:both|either|all(?: (?:two|three|four))?|each|the (?:two|three|four)|these(?: two)?)"
    rf"(?: of the)? {KIND}s?\b",
    re.I,
)
"""What is said of all panels, behind what is said of one."""


def with_turned_to(blocks: list[Block]) -> list[Block]:
    """The blocks with the paragraphs that turn to one of several panels as its parts, if each panel has one.

    What the last sentences of such a paragraph say of all panels stands apart.
    """
    told = _names(blocks)
    if told is None:
        return blocks
    teller, names = told
    forms = _forms([name for name, _ in names])
    parts: dict[Block, list[Block]] = {}
    heads: set[str] = set()
    for block in blocks:
        if block is teller or block.kind != "paragraph" or len(block.text) > LONGEST:
            continue
        name, end = _turned_to(block.text.text, forms)
        if name and next(find_quantities(block.text.text[end:]), None) is not None:
            heads.add(name)
            parts[block] = list(_apart(block, (name, end)))
    if len(heads) < len(names):
        return blocks
    teller.names = names
    return [part for block in blocks for part in parts.get(block, [block])]


def _names(blocks: Sequence[Block]) -> tuple[Block, list[tuple[str, Span]]] | None:
    """The block that says what two panels show, and what these are called by it."""
    for block in blocks:
        source = block.text.text
        if not block.is_prose or len(source) > LONGEST or not IN_TURN.may_match(source):
            continue
        said = IN_TURN.search(source)
        if said is None or SEVERAL.search(source) is None:
            continue
        found = [(said[each], block.text.span(*said.span(each))) for each in ("first", "second")]
        plain = all(len(name.split()) <= MOST_WORDS and not NO_NAME.search(name) for name, _ in found)
        return (block, found) if plain and key(found[0][0]) != key(found[1][0]) else None
    return None


def _forms(names: Sequence[str]) -> dict[str, str]:
    """By which words each panel may be called: its name, and the ends of it that no other name has."""
    ends = {name: {" ".join(key(name).split()[k:]) for k in range(len(name.split()))} for name in names}
    words = {name: set(key(name).split()) for name in names}
    return {
        end: name
        for name in names
        for end in ends[name]
        if not any(words[other] & set(end.split()) for other in names if other != name)
    }


def _turned_to(source: str, forms: dict[str, str]) -> tuple[str, int]:
    """The panel to which a paragraph turns, and where the words end that say so; nothing if it does not."""
    begun = TURNS.match(source)
    start = begun.end() if begun is not None else 0
    for form in sorted(forms, key=len, reverse=True):
        end = start + len(form)
        if key(source[start:end]) == form and GOES_ON.match(source, end) is not None:
            return forms[form], end
    return "", 0


def _apart(block: Block, lead: tuple[str, int]) -> Iterator[Block]:
    """A paragraph as the part of one panel, and what it says of all of them in the end."""
    source, at = block.text.text, 0
    cut = len(source)
    for sentence in sentences(block.text):
        at = source.find(sentence.text, at)
        if at > 0 and BOTH.match(sentence.text) is not None:
            cut = at
            break
    yield replace(block, text=block.text.cut(0, cut), marker=PART, lead=lead, own_role=None, names=None)
    if cut < len(source):
        yield replace(block, text=block.text.cut(cut), lead=None, own_role=None, names=None)
