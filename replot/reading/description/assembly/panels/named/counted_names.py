"""Panels that the text counts by their names, and may say no more of: ``maps, labelled (a) to (f)``."""

from __future__ import annotations

from collections.abc import Iterator

from replot.findings import Span
from replot.reading.description.assembly.panels.parts.scope import Scope
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL, count_word
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import QUOTED, split_list, tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.words import MENTION

__all__ = ["counted_names", "with_counted"]
LETTERED = rare(
    r"\b(?:labell?ed|marked|lettered|denoted|designated|named|panels|sub-?plots|parts) "
    r"\(?a\)?\s?(?:through|to|[-–—])\s?\(?(?P<last>[b-l])\)?(?!\w)",
    re.I,
)
COUNTED = rare(
    rf"\b(?P<n>{SEVERAL}|\d{{1,2}}) (?:[\w-]+ ){{0,3}}?[\w-]+s\b[^.;:()]{{0,90}}?(?::\s+|\s\()"
    r"(?P<list>[^:;()\n]{3,80}(?:\([^()]{1,20}\)[^:;()\n]{0,60}){0,6})(?=\)|\.(?:\s|$)|$)",
    re.I,
)
"""``four GPUs: A10, A100, H100 and B200``, ``three maps, each of another model (A, B and C)``."""
OF_PARTS = rare(
    rf"\b(?P<n>{SEVERAL}|\d{{1,2}}) (?:[\w-]+ ){{0,3}}?"
    r"(?:heat ?maps|panels|plots|sub-?plots|matrices|maps|charts|grids)\b",
    re.I,
)
LETTER_FIRST = re.compile(r"\(?[a-l][).:]\s+(?=\S)", re.I)
PARTS = rare(r"\b(?:heat ?maps?|panels|plots|sub-?plots|matrices|maps|charts|grids)\b", re.I)
MARKS = " ()[].:"
LETTERS = "abcdefghijkl"
Names = list[tuple[str, Span]]


def with_counted(blocks: list[Block], scopes: list[Scope]) -> list[Scope]:
    """The panels of a text in the order in which a list counts them all, with those that have no part.

    Parameters
    ----------
    blocks : list of Block
    scopes : list of Scope
        Two panels or more that the text has parts for. Where no list names them all, they stay as they are.
    """
    titles = [LETTER_FIRST.sub("", scope.title or "").strip(MARKS) for scope in scopes]
    known = [key(title) for title in titles]
    if not all(known) or len(set(known)) < len(known):
        return scopes
    inside = {block for scope in scopes for block in scope.blocks}
    for names in _lists([block for block in blocks if block not in inside], _total(blocks)):
        meant = [next((n for n, one in enumerate(known) if _is_called(one, name)), None) for name, _ in names]
        found = [n for n in meant if n is not None]
        if len(names) > len(scopes) and found == list(range(len(scopes))):
            tail = _common_end(titles, names, meant)
            return [
                scopes[n] if n is not None else Scope(name + tail, span)
                for n, (name, span) in zip(meant, names, strict=True)
            ]
    return scopes


def counted_names(blocks: list[Block]) -> Names:
    """The names in the first list of as many heatmaps as it has names: ``two maps (Oak and Elm)``."""
    total = _total(blocks)
    for block in blocks:
        for text in sentences(block.text) if block.is_prose else ():
            for names in _of_sentence(text, total) if PARTS.search(text.text) else ():
                own = {key(name) for name, _ in names}
                if len(own) == len(names) == total:
                    return names
    return []


def _total(blocks: list[Block]) -> int | None:
    """How many heatmaps the text first says that there are."""
    found = (OF_PARTS.search(block.text.text) for block in blocks if block.kind != "code")
    told = next(filter(None, found), None)
    return count_word(told["n"]) if told is not None else None


def _is_called(title: str, name: str) -> bool:
    """Whether a panel goes by a name, perhaps with words that all of them share behind it."""
    said = key(name)
    return title == said or title.startswith(f"{said} ")


def _common_end(titles: list[str], names: Names, meant: list[int | None]) -> str:
    """What stands behind the names in the titles of all panels that the text has parts for."""
    ends = {titles[n][len(name) :] for n, (name, _) in zip(meant, names, strict=True) if n is not None}
    return ends.pop() if len(ends) == 1 else ""


def _lists(blocks: list[Block], total: int | None) -> Iterator[Names]:
    """Names that as many parts are said to have as there are names."""
    for n, block in enumerate(blocks):
        if block.kind not in ("paragraph", "item", "heading"):
            continue
        for text in sentences(block.text):
            yield from _of_sentence(text, total)
        parts = OF_PARTS.search(block.text.text)
        under = [b for b in blocks[n + 1 :] if b.kind == "item" and block in b.parents] if parts else []
        if parts is not None and len(under) == count_word(parts["n"]):
            yield [(b.text.text.strip(MARKS), b.text.span()) for b in under]


def _of_sentence(text: Text, total: int | None) -> Iterator[Names]:
    """The letters, and the lists of as many names as are counted, in a sentence."""
    source = text.text
    for told in LETTERED.finditer(source):
        letters = LETTERS[: LETTERS.index(told["last"].lower()) + 1]
        yield [(letter, text.span(*told.span())) for letter in letters]
    for told in COUNTED.finditer(source):
        at = told.start("list")
        items = split_list(told["list"], at)
        if len(items) == count_word(told["n"]) and MENTION.search(source, 0, at) is None:
            yield [(item.text, text.span(item.start, item.end)) for item in items]
    colon = source.find(": ")
    if total is None or total < FEWEST or colon < 0 or MENTION.search(source, 0, colon) is not None:
        return
    quoted = list(QUOTED.finditer(source, colon))
    if len(quoted) == total:
        yield [(tidy(name[0]), text.span(*name.span())) for name in quoted]
    elif len(items := split_list(source[colon + 2 :].rstrip(". "), colon + 2)) == total:
        yield [(item.text, text.span(item.start, item.end)) for item in items]


FEWEST = 2
