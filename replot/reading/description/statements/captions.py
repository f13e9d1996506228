"""The title that a caption begins with."""

from __future__ import annotations

from replot.findings import Span
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.missing import is_missing
from replot.reading.description.statements.title_words import FIGURE_NO, GENERIC, HEAD_KIND, KIND

__all__ = ["ELSEWHERE", "OF_AXES", "SAYS", "SENTENCE_END", "caption_title", "numbers_end"]
SAYS = re.compile(
    r"\b(?:is|are|was|were|has|have|had|gave|shows?|showed|displays?|illustrates?|depicts?|presents?|visuali[sz]es?|reports?|"
    r"compares?|indicates?|contains?|lists?|gives?|we|where|represents?|improves?|can|does|"
    r"(?<=maps )(?:share|use)|(?<=panels )(?:share|use))\b",
    re.I,
)
OF_AXES = re.compile(
    r"\((?:the )?(?:rows?|columns?|[xy])\b|\b(?:drawn|shown|displayed|plotted) as (?:an? )?(?:\w+ )?heat",
    re.I,
)
"""What no name holds: ``plots (columns)``, ``drawn as a heatmap``."""
ELSEWHERE = re.compile(r"\(a\)|\b(?:fig(?:ure|s)?|table)\b", re.I)
LOOKS_SO = re.compile(
    rf"(?:an? )?(?:[a-z-]+ ){{0,3}}?{KIND} (?:with|in|using) (?:(?!(?:of|for|by|and)\b)[\w-]+(?:,? "
    rf"and|,)? ){{0,4}}"
    r"(?:shad(?:es|ings?)|colou?r(?:s|ing|map)?|(?:colou?r )?(?:scale|map|palette|ramp|gradient|"
    r"scheme|bar)s?|"
    r"tones|tints|hues|numbers|annotations|(?:annotated|printed) (?:values|cells|numbers))",
    re.I,
)
"""``[Figure: Heatmap in green shades.``: how it looks, where no number makes a caption of it."""
SENTENCE_END = re.compile(
    r"(?<=[\w)\]])(?<!\bvol)(?<!\bFig)(?<!\bFigs)(?<!\bvs)(?<!\bi\.e)(?<!\be\.g)\.(?=\s|$)|"
    r"(?<=\w)\s(?=(?-i:(?:A )?Heat ?[Mm]ap)\s?[;:,.])", re.I
)
AXES_GIVEN = re.compile(
    r"[,;]?\s+\(?(?:rows?|columns?|[xy][- ]axis)\s*[:=]|"
    r"(?:[,;]\s+(?:(?:shown|drawn|displayed|plotted)\s+as\s+)?|\s+as\s+)(?:an? )?heat ?map"
    r"(?=[,.;:]|\s+(?:with|where|in which|\()|\s*$)", re.I
)
"""Where a caption turns to its axes or its kind: ``Pass rates, rows: A, B``, ``Rain, heatmap with ...``."""
DASH = re.compile(r"(?<=\w)\s[–—-]\s")
"""Between a name and what is said of the figure: ``Correlation matrix - red indicates ...``."""
SENTENCE_BEHIND = re.compile(r"(?<=[\w)])—\s(?=[A-Z])")
"""``Ports by probe— Sending a request prompts most services``: the name, and a sentence behind it."""
OF_MATRIX = re.compile(r"\w matri(?:x|ces)$", re.I)
"""``Figure 3: Correlation matrix.``: no more, but behind the number it is the name."""


def numbers_end(source: str) -> int:
    """Where the marks and numbers of a caption end: behind ``[Image: Figure 2: ``."""
    lead = CAPTION.match(source) or MARKS.match(source)
    at = lead.end() if lead is not None else 0
    while at < MARKS_END and (number := FIGURE_NO.match(source[at : at + MARKS_END])) is not None:
        at += number.end()
    return at


MARKS = re.compile(r"\[?\*{1,3}(?=fig)", re.I)
"""Of bold words that end nowhere."""
MARKS_END = 100
MOST_WORDS = 20
NUMBERED = re.compile(r"\d|\[|caption|^\W*fig(?:ure)?\s?\.\s", re.I)
CAPTION = re.compile(r"\W*(?:figure )?caption\s*[.:–—-]\s*(?=[^\W\d_])", re.I)

SIGN_BEHIND = re.compile(r"\s?[,=:]\s?")
"""Behind a sign for no value that a caption explains: ``n.a., not asked``."""


def caption_title(block: Block) -> tuple[str, Span] | None:
    """The first sentence of a numbered or marked caption, where it is a name and no statement."""
    source = block.text.text
    start = numbers_end(source)
    numbered = NUMBERED.search(source[:start]) is not None
    if not numbered and not (source and (block.shape == "caption" or block.kind == "table")):
        return None
    start = start if numbered else 0
    end = SENTENCE_END.search(source, start)
    stop = end.start() if end else len(source)
    said = SAYS.search(source, start, stop)
    dash = DASH.search(source, start, said.start()) if said is not None else None
    dash = dash or SENTENCE_BEHIND.search(source, start, stop)
    stop = dash.start() if dash is not None else stop
    if numbered and (kind := HEAD_KIND.match(source[start : min(stop, start + 200)])) is not None:
        start += kind.end()
    if source.lstrip().startswith("[") and (close := source.find("]", start)) > 0:
        stop = min(stop, close)
    axes = AXES_GIVEN.search(source, start)
    stop = min(stop, axes.start()) if axes else stop
    title = tidy(source[start:stop].strip(" *_"))
    plain = not any(pattern.search(title) for pattern in (SAYS, ELSEWHERE, OF_AXES))
    looks = LOOKS_SO.fullmatch(title) is not None and not any(map(str.isdigit, source[:start]))
    named = 1 < len(title.split()) <= MOST_WORDS and plain and not looks
    sure = start > 0 or not source.rstrip().endswith(":")
    if is_missing(SIGN_BEHIND.split(title, maxsplit=1)[0]):
        return None
    if not named or (GENERIC.match(title) and not (sure and OF_MATRIX.search(title))):
        return None
    return title, block.text.span(start, stop)
