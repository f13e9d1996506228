"""The title that a caption begins with."""

from __future__ import annotations

from replot.findings import Span
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.statements.title_words import FIGURE_NO, GENERIC

__all__ = ["caption_title"]
SAYS = re.compile(
    r"\b(?:is|are|was|were|has|have|shows?|displays?|illustrates?|depicts?|presents?|visuali[sz]es?|reports?|"
    r"compares?|indicates?|contains?|lists?|gives?|we|where|represents?|improves?|can|does)\b",
    re.I,
)
OF_AXES = re.compile(
    r"\((?:the )?(?:rows?|columns?|[xy])\b|\b(?:drawn|shown|displayed|plotted) as (?:an? )?(?:\w+ )?heat",
    re.I,
)
"""What no name holds: ``plots (columns)``, ``drawn as a heatmap``."""
ELSEWHERE = re.compile(r"\(a\)|\b(?:fig(?:ure|s)?|table)\b", re.I)
SENTENCE_END = re.compile(
    r"(?<=[\w)\]])(?<!\bvol)(?<!\bFig)(?<!\bFigs)(?<!\bvs)(?<!\bi\.e)(?<!\be\.g)\.(?=\s|$)", re.I
)
AXES_GIVEN = re.compile(r"[,;]?\s+\(?(?:rows?|columns?|[xy][- ]axis)\s*[:=]", re.I)
"""Where a caption turns to its axes: ``Pass rates, rows: A, B``."""


def caption_title(block: Block) -> tuple[str, Span] | None:
    """The first sentence of a numbered or marked caption, where it is a name and no statement."""
    source = block.text.text
    number = FIGURE_NO.match(source)
    numbered = number is not None and re.search(r"\d|\[", number[0]) is not None
    if not numbered and not (source and (block.shape == "caption" or block.kind == "table")):
        return None
    start = number.end() if number is not None and numbered else 0
    end = SENTENCE_END.search(source, start)
    stop = end.start() if end else len(source)
    axes = AXES_GIVEN.search(source, start)
    stop = min(stop, axes.start()) if axes else stop
    title = tidy(source[start:stop])
    plain = not any(pattern.search(title) for pattern in (SAYS, ELSEWHERE, OF_AXES))
    named = 1 < len(title.split()) <= 16 and plain
    if not named or GENERIC.match(title):
        return None
    return title, block.text.span(start, stop)
