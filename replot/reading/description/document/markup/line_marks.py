"""What a line begins and ends with: marks of items, rules, quotations and tags."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.missing import SHORT_MISSING

__all__ = [
    "COLOUR",
    "ITEM",
    "QUOTE",
    "RULE",
    "VALUES_BEHIND",
    "letters_count",
    "marker_kind",
    "unquoted",
    "unwrapped",
]

COLOUR = (
    r"(?:(?:very|dark|light|deep|pale|medium|bright)[ -])*(?:white|black|red|blue|green|yellow|orange|purple|"
    r"gr[ae]y|amber|pink|brown|teal|cyan|magenta|violet|maroon|navy|beige|cream)\b"
)
"""A colour as keys of colours call it."""
COLOURED = "[🟥🟧🟨🟩🟦🟪🟫🔴🟠🟡🟢🔵🟣🟤⬛⬜⚫⚪]"
"""Of a legend in one line none is a mark of an item: ``🟩 good | 🟥 bad``."""
ITEM = re.compile(
    rf"(\s*)([-*+•·‣▪●○–—]|(?!{COLOURED}.*{COLOURED})[\U0001F300-\U0001FAFF\u25A0-\u27BF]\uFE0F?|"
    r"\(?\d{1,3}[.)]|\*\*\(?\d{1,2}[.)]\*\*|"
    r"[A-Za-z][.)]|[ivx]{1,4}[.)]|"
    r"o(?=\s+(?:[+\"“]|(?![ox]\b)[^\W\d_])))(?:\s+)(?=\S)"
)


LETTERED = re.compile(r"\s*([A-Z])\. [a-z]{3}")


def letters_count(lines: Iterable[str]) -> bool:
    """Whether capitals before small letters count the lines, and begin no names: ``P. nigra``."""
    letters = [found[1] for found in map(LETTERED.match, lines) if found is not None]
    return all(letter in ("A", chr(ord(before) + 1)) for before, letter in pairwise(["@", *letters]))


VALUE = rf"(?:[-−+~≈]?[\d.,]*\d%?|{SHORT_MISSING}|[-–—])"
VALUES_BEHIND = re.compile(
    r"(?P<row>)(?P<key>(?=[^\W_])[^\s:;|/]{1,30}(?: (?![-−+~≈]?\d|(?:→|->|=>|=)\s)[^\s:;|/]{1,20}){0,3})\s+"
    r"(?:(?:→|->|=>|=)\s+)?"
    rf"(?P<rest>{VALUE}(?:\s+[/|·]\s+{VALUE}){{2,}})\s*[.;]?\s*",
    re.I,
)
"""``Mon 14 / 52 / 47``: a line of values behind its name, without a colon."""


QUOTE = re.compile(r"\s{0,3}(?:>\s?)+")


RULE = re.compile(r"[-*_=](?:\s*[-*_=]){2,}")


WRAPPER = re.compile(
    r"\s*</?(?:details|summary|figure|figcaption|blockquote|div|p|center|section|body|html|article"
    r"|picture|main|span|ul|ol)\b[^>]{0,300}>",
    re.I,
)


CLOSING = re.compile(
    r"</(?:details|summary|figure|figcaption|blockquote|div|p|center|section|body|html|article"
    r"|picture|main|span|li|ul|ol)>\s*$",
    re.I,
)


LONGEST_CLOSING = 40


HTML_ITEM = re.compile(r"\s*(?:</?(?:ul|ol)[^>]{0,60}>\s*)*<li\b[^>]{0,200}>\s*", re.I)


def unquoted(raw: str) -> str:
    """A line without the quote marks before it."""
    quote = QUOTE.match(raw)
    return raw[quote.end() :] if quote else raw


def unwrapped(raw: str) -> tuple[str, int]:
    """A line without quote marks and the tags around it, and where it begins."""
    if "<" not in raw and ">" not in raw:
        return raw, 0
    start, end = 0, len(raw)
    while (wrapper := WRAPPER.match(raw, start)) or (wrapper := QUOTE.match(raw, start)):
        start = wrapper.end()
    while closing := CLOSING.search(raw, max(start, end - LONGEST_CLOSING), end):
        end = closing.start()
    body = raw[start:end]
    if listed := HTML_ITEM.match(body):
        return "- " + body[listed.end() :], start + listed.end() - 2
    return body, start


def marker_kind(marker: str) -> str:
    marker = marker.strip("*") or marker
    if marker[-1] in ".)":
        return "1" if marker.strip("().").isdigit() else "a"
    return marker
