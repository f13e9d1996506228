"""The names of panels behind their letters: ``(a) recall and (b) precision``."""

from __future__ import annotations

from replot.findings import Span
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import tidy

__all__ = ["LETTERED", "LONGEST", "lettered_names"]
LONGEST = 8000
"""Characters of a block in which names of panels are looked for."""
GOES_ON = r"(?<=\d),(?= [A-Z][a-z]+ \d{1,4}\b)"
"""The comma of ``Layer 2, Head 5``, which ends no name."""
LETTERED = re.compile(
    r"\((?P<letter>[a-hA-H])\)\s+(?P<title>(?!(?:and|or|of|for|to|through|vs|with|in(?= [a-z])|versus|is|are|"
    r"has|have|(?:show|exhibit|display|demonstrate|present|contain|reveal|indicate|suggest|appear|remain|tend|use|"
    r"represent|depict|illustrate|feature|consist|correspond|differ|looks?)s?)\b)"
    rf"(?:[^\W\d]|\d{{1,4}}[A-Z])(?:[^,;.:()]|\.(?=\d)|{GOES_ON}){{1,50}}?)"
    rf"(?=[\"”]?(?:(?!{GOES_ON})[,;:]|\.(?!\d)|\s+(?:and|with|where)\b|\s*\(|$))"
)
"""``(a) recall``, and not ``(a) shows``."""
LETTERED_OF = re.compile(
    r"\((?P<letter>[a-hA-H])\)\s+(?:(?:is|shows|displays|presents|depicts|gives|plots)\s+)?"
    r"(?:(?:an?|the)\s+)?(?:(?:heat ?map|matrix|map|plot|one)\s+)?(?:of|for|showing)\s+(?:the\s+)?"
    r"(?P<title>[^\W\d](?:[^,;.:()]|\.(?=\d)){1,40}?)"
    r"(?=[,;:]|\.(?!\d)|\s+(?:and|with|where|while)\b|\s*\(|$)"
)
"""``(a) is a heatmap of precision and (b) of recall``."""
LETTERED_IS = re.compile(
    r"\((?P<letter>[a-gA-G])\)\s+(?:is|shows|stands for)\s+(?:the )?(?P<title>[^\W\d][^,;.:()]{1,40}?)"
    r"(?=,?\s+(?:and|while)\s+(?:(?:the )?[a-z]+ )?\([b-hB-H]\)\s+[^\W_])"
)
"""``Panel (a) is winter and panel (b) summer``."""
PANEL_OF = re.compile(
    r"\b(?:[Pp]anel|[Pp]lot|[Ss]ubplot) \(?(?P<letter>[a-hA-H])\)?(?: \([^()]{1,30}\))?\s?[:–—,]\s"
    r"(?:(?:an?|the) )?(?:[Hh]eat ?map|matrix|map) (?:of|for|showing) (?:the )?"
    r"(?P<title>[^\W\d](?:[^,;.:()]|\.(?=\d)){1,40}?)(?=[,;:]|\.(?!\d)|\s+(?:and|with|where|while)\b|\s*\(|$)"
)
"""``Panel a (top): Heatmap of accuracy``."""
PANEL_QUOTED = re.compile(
    r"\b(?:[Pp]anel|PANEL) (?P<letter>[a-hA-H])(?: \([^()\"“]{1,30}\))?[,:]?(?: [–—-])?"
    r"(?: (?:(?:en)?titled|labell?ed|called|named|headed))? \(?[\"“](?P<title>[^\"“”]{1,60})[\"”]"
)
"""``Panel A (left), "Before"``."""
KEYED_PANELS = re.compile(r"\b[Pp]anels?\b[^().;]{0,20}\((?=[A-Ha-h]\s?[:=])[^()]{3,300}\)")
KEYED_LETTER = re.compile(
    r"(?<=[(,;\s])(?P<letter>[A-Ha-h])\s?[:=]\s?(?P<title>[^,;:=()]{1,50}?)(?=\s*[,;)])"
)
"""``Panels: 2 (A: training set, B: test set)``."""
LETTER_QUOTED = re.compile(
    r"(?<![\w'’])\(?(?P<letter>[a-h])\)?[,:]? (?:[–—-] )?[\"“](?P<title>[^\"“”]{1,60})[\"”]"
)
"""``a, "Before"; b, "After"``."""
LETTER_BRACKETED = re.compile(
    r"\b(?:panel|heat ?map|sub-?plot|matrix|plot) (?P<letter>[a-h]) "
    r"\((?!(?:on |at |the )*(?:left|right|top|bottom|upper|lower|middle|cent)|n ?=)"
    r"(?P<title>[^\W\d_][^()]{2,60})\)",
    re.I,
)
"""``panel A (before), panel B (after)``."""


SEVERAL_PANELS = re.compile(
    r"\b(?:[Pp]anels|[Pp]lots|[Ss]ubplots|[Mm]atrices|[Hh]eat ?maps) (?=[A-Ha-h] \()[^.;:]{3,300}"
)
IN_A_ROW = re.compile(
    r"\b(?P<letter>[A-Ha-h]) \((?!(?:on |at |the )*(?:left|right|top|bottom|upper|lower|middle|cent)|n ?=)"
    r"(?P<title>[^\W\d_][^()]{2,60})\)"
)
"""``Panels A (before), B (during) and C (after)``."""


def lettered_names(blocks: list[Block]) -> dict[str, tuple[str, Span]]:
    """The names that letters announce: ``(a) recall and (b) precision``."""
    names: dict[str, tuple[str, Span]] = {}
    for block in blocks:
        found = LETTERED, LETTERED_OF, LETTERED_IS, PANEL_OF, PANEL_QUOTED
        for match in (m for p in found for m in p.finditer(block.text.text) if len(block.text) < LONGEST):
            title = tidy(match["title"]), block.text.span(*match.span("title"))
            names.setdefault(match["letter"].lower(), title)
        for keyed in KEYED_PANELS.finditer(block.text.text) if len(block.text) < LONGEST else ():
            for match in KEYED_LETTER.finditer(block.text.text, *keyed.span()):
                title = tidy(match["title"]), block.text.span(*match.span("title"))
                names.setdefault(match["letter"].lower(), title)
        for named in SEVERAL_PANELS.finditer(block.text.text) if len(block.text) < LONGEST else ():
            for match in IN_A_ROW.finditer(block.text.text, *named.span()):
                title = tidy(match["title"]), block.text.span(*match.span("title"))
                names.setdefault(match["letter"].lower(), title)
        for pattern in (LETTER_QUOTED, LETTER_BRACKETED) if len(block.text) < LONGEST else ():
            several = list(pattern.finditer(block.text.text))
            letters = "".join(match["letter"] for match in several).lower()
            for match in several if len(several) > 1 and "abcdefgh".startswith(letters) else ():
                title = tidy(match["title"]), block.text.span(*match.span("title"))
                names.setdefault(match["letter"].lower(), title)
    return names
