"""What a text is blamed for: ``the text says that elm has 0.82 in May; the cell shows 0.28``.

What the figure shows is its cell, and what is said elsewhere is none.
"""

from __future__ import annotations

from replot.reading.description.document.blanked import blank, blanks
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare

__all__ = ["without_what_is_shown_otherwise"]
WRITING = r"(?:text|abstract|manuscript|prose|caption|discussion|press release|summary|paragraph)"
GRID = r"(?:cell|square|tile|field|figure|heat ?map|map|plot|grid|matrix)"
VERB = r"(?:says?|states?|gives?|reads?|reports?|claims?|has|shows?|prints?|speaks of|puts)"
SAYS = (
    rf"(?:(?:the|your|our|their) (?:main |running )?{WRITING} {VERB}(?: that)?|"
    rf"(?:in|according to) (?:the|your|our|their) (?:main |running )?{WRITING}(?:,| it is| we read)?)"
)
SHOWS = (
    rf"(?:(?:the|its|your) {GRID} (?:itself |however |clearly )?{VERB}|"
    rf"in (?:the|its|your) {GRID},? (?:it is|it reads|we read|I read|I see|there is))"
)
INSIDE = r"(?:[^.;:\n]|\.(?=\d))"
LINK = r"[,;:]?(?: (?:but|while|whereas|yet|though|and))? "
NUMBER = r"[-−+]?(?:\d+(?:\.\d+)?|\.\d+)(?![\w.]*\d)\s?%?"
SAID_FIRST = rare(
    rf"\b(?P<said>{SAYS}{INSIDE}{{1,200}}?)(?P<link>{LINK}{SHOWS} )"
    rf"(?P<shown>{NUMBER}(?:,? (?:and )?{NUMBER}){{0,9}})"
    rf"(?=[\s,;)]|\.(?:\s|$)|$)",
    re.I,
)
SHOWN_FIRST = rare(
    rf"\b(?P<shown>{SHOWS} {INSIDE}{{1,200}}?)(?P<said>{LINK}{SAYS} {NUMBER})(?=[\s,;)]|\.(?:\s|$)|$)", re.I
)
VALUE = re.compile(rf"(?<![\w.]){NUMBER}")
FIGURE_WRONG = rare(
    rf"\b{WRITING} (?:is|was|seems) (?:right|correct)|"
    rf"\b{GRID} (?:is|was|seems) (?:wrong|incorrect|mislabell?ed)",
    re.I,
)
PLACED = re.compile(r"\s+(?:for|in|at|under|on|of)\s+(?:the )?[^\W_]", re.I)
NEAR = 200


def without_what_is_shown_otherwise(source: str) -> str:
    """A text as long as before without the numbers that its writing says and its figure does not show."""
    return SHOWN_FIRST.sub(_shown_only, SAID_FIRST.sub(_shown_instead, source))


def _shown_instead(match: re.Match[str]) -> str:
    """The numbers of the figure in the place of the other ones; no sentence if these are more, or fewer."""
    if _figure_is_wrong(match):
        return match[0]
    said, shown = match["said"], VALUE.findall(match["shown"])
    told = [n for n in VALUE.finditer(said) if ("." in n[0]) == ("." in shown[0])]
    if PLACED.match(match.string, match.end()):
        return match[0]  # what is shown has a place of its own: "shows 12 for Oak"
    if len(told) != len(shown):
        return blank(match)
    rest = blanks(len(match["link"]))
    if len(told) == 1:
        start, end = told[0].span()
        return f"{said[:start]}{blank(told[0])}{said[end:]}{rest}{match['shown']}"
    for n, instead in zip(told, shown, strict=True):
        if len(instead) > len(n[0]):
            return blank(match)
        said = f"{said[: n.start()]}{instead:<{len(n[0])}}{said[n.end() :]}"
    return f"{said}{rest}{blanks(len(match['shown']))}"


def _shown_only(match: re.Match[str]) -> str:
    return match[0] if _figure_is_wrong(match) else f"{match['shown']}{blanks(len(match['said']))}"


def _figure_is_wrong(match: re.Match[str]) -> bool:
    return FIGURE_WRONG.search(match.string, match.end(), match.end() + NEAR) is not None
