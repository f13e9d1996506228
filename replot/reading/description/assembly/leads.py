"""The words that a block begins with as its name."""

from __future__ import annotations

from replot.reading.description.assembly.panels.parts.part_words import spoken_lead
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.markup.line_marks import VALUES_BEHIND
from replot.reading.description.document.parents import HEAD_LINE
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.title_words import PANEL_PREFIX, SIDE_FIRST

__all__ = ["lead_of"]


def lead_of(block: Block) -> tuple[str, int]:
    """The words that a block begins with as its name, and where the rest begins."""
    if block.lead is None:
        block.lead = _find_lead(block)
    return block.lead


AFTER_BOLD = re.compile(
    r"\s*+(?:(?!\([^(),]{1,40},[^(),]{1,40}\)\s*[-−+~≈]?\d)\((?:[^()]|\([^()]*\))*\))?\s*+[:.–—-]?\s*"
)
"""An aside on a name, which is no pair of a row and a column with its value."""
AFTER_COLON = re.compile(r"\s*")
"""Behind ``**Cells:**`` there is no aside on the name."""
RELATED = re.compile(
    r"\s+(?:is|are)\s+(?:\w+\s+){0,3}?(?:inter)?(?:correlated|related|associated|linked)\b", re.I
)
"""What says that the words in bold type are two things, and no name: ``**Age and pay** are correlated``."""
HEAD_END = re.compile(r"(?:(?<!\bvs)\.|:)(?:\s|$)", re.I)
MOST = 90
"""Letters of a side and the name of the panel there: ``Left – error rate (%).``"""
KEY = re.compile(
    r"((?:[^:.(]|\.(?=\d)|\((?:[^().]|\.(?=\d)){0,90}\)|\((?![^()]{0,90}\))){1,90}?)\s*:(?:\s|$)"
)
"""Words before a colon that stands in no brackets."""

LETTER = re.compile(r"\W*\([a-h]\)\s")
LETTERED_NAME = re.compile(
    r"\s*(?P<lead>\([a-h]\)\s+"
    r"(?![A-Z]?[a-z]+s? (?:the|an?|is|are|of|in|on|at|for)\b)(?=[A-Z\d])[^.:;,=()!?]{1,60}?)"
    r"(?:\s[–—-]\s+|\.\s+|\s*(?=\())"
)
"""``(a) Recall – bar from 0.2``, ``(b) Counts. Rows are ...``: the name of a panel leads."""
WITH_BAR = re.compile(
    r"(?P<lead>[^.:;=()]{1,60}?)\s*\((?:(?:with|its|own|a|the) )*"
    r"(?:colou?r[- ]?)?(?:bar|scale|limits|range)\b[^()]{1,60}\)\s*[.:]?\s*",
    re.I,
)
"""``Recall (colour scale 36–48)``: an item that is the name of a panel and the ends of its bar."""

SAYS_VALUES = re.compile(
    r"(?:the )?(?:main )?(?:off-)?diagonal\b[^.:]{0,40}?(?:\d|\b(?:ones?|zeros?|unity|1s|0s)\b)|"
    r"(?:all|every|each)\b[^.:;]{0,40} (?:is|are) |(?:is|are) (?:all )?(?:\d|empty|blank)",
    re.I,
)
"""What a letter stands before where the panel has no name: ``(c) The diagonal is 1 and all else 0``."""


def _most_words(lead: str) -> int:
    """How long the name before a colon may be; what a letter stands before is one, however long."""
    return 15 if LETTER.match(lead) else 8


def _find_lead(block: Block) -> tuple[str, int]:
    text = block.text
    source = text.text
    if block.kind == "heading":
        return source, len(source)
    if block.kind == "paragraph" and HEAD_LINE.fullmatch(source):
        return source.rstrip(" :"), len(source)
    letter = LETTER.match(source) if text.bold and text.bold[0][0] > 2 else None
    named_at = letter.end() if letter is not None else 0  # "(a) **Yield**"
    if text.bold and (text.bold[0][0] <= 2 or named_at == text.bold[0][0]):
        end = text.bold[0][1]
        if RELATED.match(source, end):
            return "", 0
        after = (AFTER_COLON if source[:end].rstrip().endswith(":") else AFTER_BOLD).match(source, end)
        stop = after.end() if after else end
        return source[:stop].strip(" :–—-"), stop
    if block.is_prose and (spoken := spoken_lead(text)):
        title = spoken.group("title") or spoken.group("named")
        lead = spoken.group("lead")
        kind = "Panel " if lead.startswith("(") else ""  # "In (a), ..."
        return kind + lead + (f": {title}" if title else ""), spoken.end()
    lettered = LETTERED_NAME.match(source) if block.kind == "paragraph" else None
    if lettered is not None:
        return lettered["lead"], lettered.end()
    mark = LETTER.match(source) if block.kind == "item" else None
    if mark is not None and SAYS_VALUES.match(source, mark.end()):
        return f"Panel {source[: mark.end()].strip()}", mark.end()
    italic = PANEL_PREFIX.match(source)
    if italic and block.is_prose:
        sentence = HEAD_END.search(source)
        if sentence and sentence.start() < 140:
            return source[: sentence.start()], sentence.end()
        if block.kind == "item" and sentence is None and len(source) < 80:
            return source, len(source)
    sided = SIDE_FIRST.match(source) if block.is_prose else None
    sentence = HEAD_END.search(source, sided.end(), MOST) if sided else None
    if sided and sentence is None and len(source) <= MOST and source.endswith(")"):
        return source, len(source)  # "Left - Growth (YlGn, 0-4)"
    named = sided and sentence and block.kind == "paragraph" and source[sided.end()].isalpha()
    alone = sentence is not None and sentence.end() == len(source) and source.endswith(":")
    if named and sentence and (alone or any(True for _ in find_quantities(source[sentence.end() :]))):
        return source[: sentence.start()], sentence.end()
    colon = KEY.match(source)
    if colon and (
        block.kind == "item"
        or (len(colon.group(1).split()) <= _most_words(colon.group(1)) and colon.group(1).count('"') % 2 == 0)
    ):
        return colon.group(1), colon.end()
    if block.is_prose and (behind := VALUES_BEHIND.fullmatch(source)) is not None:
        return behind["key"], behind.start("rest")
    barred = WITH_BAR.fullmatch(source) if block.kind == "item" else None
    if barred is not None:
        return barred["lead"], barred.end("lead")
    if block.kind == "item" and len(source) < 80 and not list(find_quantities(source)):
        return source, len(source)
    return "", 0
