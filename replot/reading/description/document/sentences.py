"""Texts cut into sentences and clauses, places kept."""

from __future__ import annotations

import re
from collections.abc import Iterator

from replot.reading.description.document.text import Text

__all__ = ["sentences"]
END = re.compile(r"[.!?](?=[\"”’')\]]*\s)|[.!?][\"”]\s")
ABBREVIATION = re.compile(
    r"(?:\b(?:e\.g|i\.e|vs|approx|resp|cf|fig|figs|eq|no|nos|dr|mr|st|etc|ca|al|p|pp|vol|sec|tab|inc|"
    r"dept|max|min|avg|est|c|"
    r"[A-Z])|(?:^|\s)\d{1,2})$",
    re.I,
)
NEXT = re.compile(
    r"[\"”’')\]]*\s+(?=[\"“‘'(\[*`]*[A-Z0-9À-ÞΑ-Ω~≈+−<>$(\[\"“`-]|[a-z]\w* (?:is|has|beats|loses|stays)\b)"
)


def sentences(text: Text) -> list[Text]:
    """Sentences of a text, in order; an abbreviation or a decimal point ends none."""
    if text.sentences is None:
        text.sentences = list(_cut(text))
    return text.sentences


def _cut(text: Text) -> Iterator[Text]:
    source = text.text
    start = 0
    for match in END.finditer(source):
        if match.start() < start:
            continue
        before = source[start : match.start()]
        if match.group(0)[0] == "." and ABBREVIATION.search(before):
            number = re.search(r"(?:^|\s)\d{1,2}$|\b[A-Z]$", before)
            if (
                not number
                or len(before.strip()) < 3
                or re.search(r"\b(?:Fig|Table|No|p|vs)\.? ?\w*$", before)
            ):
                continue
        follows = NEXT.match(source, match.start() + 1)
        if not follows:
            continue
        if (
            source.count("(", start, match.start()) > source.count(")", start, match.start())
            and ")" in source[match.end() : match.end() + 200]
        ):
            continue
        yield text.cut(start, follows.end())
        start = follows.end()
    rest = text.cut(start)
    if rest:
        yield rest
