"""The printed title of a panel, from the words that head its part."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import QUOTED, tidy
from replot.reading.description.statements.title_words import (
    HEADED,
    PANEL_PREFIX,
    PANEL_TAIL,
    PANEL_WHERE,
    PANEL_WORD,
    SAYS_OF_FIGURE,
    SIDE_FIRST,
)

__all__ = ["panel_title"]
SIDE_NAMED = re.compile(
    r"(?:the )?(?:left|right|top|bottom|upper|lower|middle|cent(?:er|re))(?:[- ](?:left|right))?"
    r"(?: (?:panel|heat ?map|sub-?plot|plot|map|matrix))?"
    r"(?:\s*\((?P<name>[^()]{2,60})\)|,\s*[\"“](?P<quoted>[^\"“”]{2,60})[\"”]|"
    r",\s*(?P<bare>(?-i:[A-Z\d])[^,.:;()]{1,60}))",
    re.I,
)
"""``Left (Fuel)``, ``Left, "Fuel"``: a side, and the name of the panel there."""
NAMED_SIDE = re.compile(
    r"(?P<name>[^,.:;()]{2,60}),\s*(?:on |at |in )?(?:the )?(?:top|bottom|upper|lower)[- ](?:left|right)"
    r"(?: (?:panel|heat ?map|sub-?plot|plot|map|matrix|corner))?",
    re.I,
)
"""``Fuel, upper left``: the name of a panel, and where it stands."""

KIND_QUOTED = re.compile(
    r"(?:the )?(?:panel|sub-?plot|sub-?figure|heat ?map|map|matrix|plot),? (?=[\"“])", re.I
)
"""``Panel "Cold"``: the kind before the name."""


LETTER = re.compile(rf"^\(?[a-h]\)\s+(?={SIDE_FIRST.pattern})", re.I)
"""``(a) Left - Growth``: its letter and its side are no part of the name."""


def panel_title(text: str) -> str | None:
    """The printed title of a panel, from the words that head its part.

    ``Left heatmap: Layer 2`` is ``Layer 2``, ``Panel A, headed "Bliss excess"`` is ``Bliss excess``.
    """
    headed = HEADED.search(text)
    if headed and (quoted := QUOTED.match(text, headed.end())):
        return tidy(quoted.group(0))
    source = re.sub(r"^\s*\d{1,2}[.)]\s+", "", text.strip(" *_:#")).rstrip(".")
    if (kind := KIND_QUOTED.match(source)) and (quoted := QUOTED.fullmatch(source, kind.end())):
        return tidy(quoted.group())
    source = PANEL_TAIL.sub("", source)
    source = LETTER.sub("", source, count=1)
    name = SIDE_FIRST.sub("", PANEL_PREFIX.sub("", source, count=1), count=1)
    name = re.sub(r"^\s*(?:heat ?map|panel|matrix)\s*(?:[:–—-]\s*|(?=\([a-z]\)))", "", name, flags=re.I)
    for _ in range(2):
        name = PANEL_WHERE.sub("", name)
        name = PANEL_WORD.sub("", name)
    if (sided := SIDE_NAMED.fullmatch(name.strip())) is not None:
        name = sided["name"] or sided["quoted"] or sided["bare"]
    elif (placed := NAMED_SIDE.fullmatch(name.strip())) is not None:
        name = placed["name"]
    name = re.sub(r"^\(?([^()]*)\)$", r"\1", name.strip())
    name = tidy(name)
    if not name or SAYS_OF_FIGURE.match(name):
        return None
    quoted = QUOTED.fullmatch(name)
    if quoted:
        name = tidy(quoted.group(0))
    return name
