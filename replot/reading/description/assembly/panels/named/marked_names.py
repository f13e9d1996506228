"""The names of panels behind their marks: ``Panel A shows the lake, panel B the river``."""

from __future__ import annotations

from typing import NamedTuple

from replot.findings import Span
from replot.reading.description.assembly.panels.named.sides import (
    IN_TURN,
    SEVERAL,
    names_before,
    names_in_turn,
)
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities

__all__ = ["NO_NAME", "Called", "called_in_turn", "marked_names"]
KIND = r"(?:heat ?map|panel|sub-?plot|sub-?figure|matrix|plot|map|one)"
SIDE = r"left|right|top|bottom|upper|lower|middle|cent(?:er|re)|first|second|third|fourth|last"
MARK = (
    rf"(?:\b(?:panel|sub-?plot|plot|(?:heat ?)?map) (?:\((?P<a>[a-h]|\d)\)|(?P<b>[a-h]|\d)\b)|"
    rf"\((?P<c>[a-h])\)|"
    rf"\bthe (?P<side>{SIDE})(?:most|-hand)?(?: {KIND})?|"
    rf"\bthe {KIND} (?:on|at) the (?P<at>left|right|top|bottom))"
)
SHOWS = r" (?:is|shows|displays|gives|covers|stands for|holds|contains|depicts|presents)(?: (?:for|of))?"
NAME = r"(?:the |an? )?(?P<name>(?:[^\W\d_]|(?:19|20)\d\d\b)[^,;:.()]{0,40}?)"
END = r"(?=\s*(?:[,;.]|$|\b(?:and|while|whereas|but)\b))"
FIRST = rare(rf"{MARK}{SHOWS} {NAME}{END}", re.I)
NEXT = re.compile(
    rf"\s*(?:[,;]|\band\b|\bwhile\b|\bwhereas\b|\bbut\b)(?:\s*(?:and|while|whereas|but)\b)? "
    rf"{MARK}(?:{SHOWS}| (?:for|of))? {NAME}{END}",
    re.I,
)
ORDERS = ("abcdefgh", "12345678")
LINES = (
    ("left", "right"), ("left", "middle", "right"), ("left", "center", "right"), ("left", "centre", "right"),
    ("top", "bottom"), ("upper", "lower"), ("top", "middle", "bottom"), ("upper", "middle", "lower"),
    ("first", "second"), ("first", "second", "third"), ("first", "second", "third", "fourth"),
)
NO_NAME = re.compile(
    r"\b(?:ax[ie]s|labels?|ticks?|colou?r\w*|legend|bar|values?|cells?|rows?|col(?:umn)?s?|heat ?maps?|same|"
    r"plots?|charts?|graphs?|darker|lighter|more|less|most|least|only|also|not|one|that|which|how|what)\b|"
    r"^(?:an?|the|in|on|at|of|for|as|very|much|(?-i:[a-z]+(?:ed|est|ly))|(?:(?-i:[a-z]+)(?:gh|rk|ght|ll|ss|se|ns|ld|rm|ct|al)|"
    r"larg|bigg|hott|slow|low|fast|new|pal|strong|weak|nois|clean|clear)er)\b(?! [A-Z])",
    re.I,
)
MOST_WORDS = 4


class Called(NamedTuple):
    """A panel as a text calls it.

    Attributes
    ----------
    title : str
    span : Span
    mark : str
        The letter or the side that stands for it, if the text tells one.
    """

    title: str
    span: Span
    mark: str = ""


def marked_names(sentence: Text) -> list[Called]:
    """The panels that a sentence names one after the other behind their marks; none where it names one."""
    source = sentence.text
    found = [told] if (told := FIRST.search(source)) is not None else []
    while found and (told := NEXT.match(source, found[-1].end())) is not None:
        found.append(told)
    marks = [(told["a"] or told["b"] or told["c"] or told["side"] or told["at"]).lower() for told in found]
    names = [tidy(told["name"]) for told in found]
    if not found:
        return _before_letters(sentence)
    if len(found) < 2 or not _in_order(marks) or not _are_names(names):
        return []
    return [
        Called(name, sentence.span(*told.span("name")), mark)
        for name, told, mark in zip(names, found, marks, strict=True)
    ]


LETTER = re.compile(r"\((?P<side>[a-h])\)")


def _before_letters(sentence: Text) -> list[Called]:
    """``It compares spring (a) with autumn (b) in two heatmaps.``"""
    marks = list(LETTER.finditer(sentence.text)) if "(a)" in sentence.text else []
    letters = [mark["side"] for mark in marks]
    if len(marks) < 2 or not _in_order(letters) or SEVERAL.search(sentence.text) is None:
        return []
    found = names_before(sentence.text, marks)
    names = [tidy(sentence.text[a:b]) for a, b in found]
    if not names or not _are_names(names):
        return []
    return [Called(n, sentence.span(*at), m) for n, at, m in zip(names, found, letters, strict=True)]


KEYED = rare(
    rf"\b(?:(?:panel|sub-?plot|plot|(?:heat ?)?map) \(?(?P<a>[a-h])\)?|(?:the )?(?P<side>{SIDE}) {KIND})"
    r"(?::\s+|,? \((?!on |at |left|right|top|bottom|upper|lower))"
    r"(?:the )?(?P<name>[^\W\d_][^,;:.()]{0,40}?)(?:\)|(?=\s*[.;]|,? and (?:panel|the)\b|$))",
    re.I,
)
"""``Panel A: lake. Panel B: river.``, ``panel A (lake) and panel B (river)``."""
BRACKETED = rare(
    r"\b(?:panels|heat ?maps|maps|plots|matrices),? (?=[a-h] \()[^.;:]{3,200}", re.I
)
LETTER_AND_NAME = re.compile(r"\b(?P<a>[A-Ha-h]) \((?P<name>[^\W\d_][^()]{1,40})\)")
LETTERS_ALONE = rare(
    r"\b(?:panels|heat ?maps|maps|matrices),? (?:called |named |labell?ed )?"
    r"(?P<all>\(?[Aa]\)?(?:, \(?[b-gB-G]\)?)*,? and \(?[b-hB-H]\)?)(?=[.,;:]|$| [a-z])"
)
"""``Two panels, A and B``, which have no other names."""


def called_in_turn(text: Text) -> list[Called]:
    """Panels that a text names in turn, each in a sentence or in brackets of its own.

    ``The first (spring) has ... The second (autumn) has ...``
    """
    source = text.text
    listed = BRACKETED.search(source) if SEVERAL.search(source) is not None else None
    ways = [list(KEYED.finditer(source)) if SEVERAL.search(source) or KIND_OF_ALL.search(source) else []]
    ways += [list(LETTER_AND_NAME.finditer(source, *listed.span()))] if listed is not None else []
    for found in ways:
        marks = [(told["a"] or told.groupdict().get("side") or "").lower() for told in found]
        names = [(tidy(told["name"]), text.span(*told.span("name"))) for told in found]
        if len(found) > 1 and _in_order(marks) and _are_names([name for name, _ in names]):
            return [Called(*name, mark) for name, mark in zip(names, marks, strict=True)]
    names = names_in_turn(text)
    marks = [mark["side"].lower() for mark in IN_TURN.finditer(source)]
    if names and _in_order(marks) and _are_names([name for name, _ in names]):
        return [Called(*name, mark) for name, mark in zip(names, marks, strict=True)]
    alone = LETTERS_ALONE.search(source)
    letters = list(LONE_LETTER.finditer(source, *alone.span("all"))) if alone is not None else []
    if letters and _in_order([letter[0].lower() for letter in letters]):
        return [Called(letter[0], text.span(*letter.span()), letter[0].lower()) for letter in letters]
    return []


LONE_LETTER = re.compile(r"\b[A-Ha-h]\b")
KIND_OF_ALL = re.compile(r"\bheat ?map\b", re.I)


def _are_names(names: list[str]) -> bool:
    """Whether words may name panels: short ones, that differ and say nothing else of them."""
    differ = len({name.lower() for name in names}) == len(names)
    plain = not any(NO_NAME.search(name) or len(name.split()) > MOST_WORDS for name in names)
    numbers = find_quantities(" ".join(name for name in names if not name.isdecimal()))
    return differ and plain and next(numbers, None) is None


def _in_order(marks: list[str]) -> bool:
    """Whether the marks are those of panels that stand beside each other, from the first one on."""
    return tuple(marks) in LINES or any("".join(marks) == order[: len(marks)] for order in ORDERS)
