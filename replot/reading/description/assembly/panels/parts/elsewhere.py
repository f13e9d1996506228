"""Sentences in the part about one panel that speak of another one: ``A gives 0.7 in the left panel``."""

from __future__ import annotations

from collections.abc import Sequence

from replot.reading.description.assembly.leads import lead_of
from replot.reading.description.assembly.panels.parts.scope import Scope
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.frame import Frame

__all__ = ["MARK", "name_others", "of_this_panel"]
MARK = re.compile(r"^\([a-h]\)\s+", re.I)
"""The letter before the name of a panel."""
PANEL = r"(?:panel|heat ?map|matrix|map|sub-?plot|plot|grid|figure|chart|table)"
LETTER = re.compile(
    rf"\W*(?:{PANEL}|part)?\W*(?P<letter>[a-h])(?=\W)|\W*\(?(?P<side>left|right|top|bottom)\b", re.I
)
COMPARED = re.compile(
    r"[,;(]?\s*\b(?:compared (?:to|with)|(?:up|down) from|than|versus|vs\.?|unlike|against|relative to|"
    r"as opposed to|whereas|while|but)\b",
    re.I,
)
"""What sets another panel against the one that a sentence is about."""


def name_others(scopes: Sequence[Scope]) -> None:
    """Tell every scope how a sentence names the other panels of the figure."""
    names = [_names(scope) for scope in scopes]
    for k, scope in enumerate(scopes):
        others = {name for n, some in enumerate(names) if n != k for name in some}
        scope.others = tuple(sorted(others - names[k], key=len, reverse=True))
        scope.own = tuple(sorted(names[k] - others, key=len, reverse=True))


def _names(scope: Scope) -> set[str]:
    """The title of a panel, its letter and its side."""
    title = MARK.sub("", scope.title or "")  # "(a) 2019" is named "in 2019"
    names = {title} if len(title) > 1 else set()
    lead = lead_of(scope.head)[0] if scope.head is not None else ""
    if (marked := LETTER.match(f"{lead} ")) is not None:
        names.add(f"panel {marked['letter']}" if marked["letter"] else f"{marked['side'].lower()} panel")
    return names


def of_this_panel(sentence: Text, scope: Scope, frame: Frame) -> Text:
    """What a sentence says of its own panel; empty where it speaks of another one."""
    if not scope.others:
        return sentence
    small = sentence.text.lower()
    near = [name for name in scope.others if name.split()[-1].lower() in small]
    found = [m.start() for name in near if not _is_label(name, frame) for m in _told(name, sentence)]
    if not found or any(_told(name, sentence) for name in scope.own):
        return sentence
    against = [m.start() for m in COMPARED.finditer(sentence.text, 0, min(found))]
    before = sentence.cut(0, against[-1]) if against else Text()
    return before if any(True for _ in find_quantities(before.text)) else Text()


def _is_label(name: str, frame: Frame) -> bool:
    small = key(name)
    return any(small in key(label) for axis in (frame.x, frame.y) for label in axis)


def _told(name: str, sentence: Text) -> list[re.Match[str]]:
    """Where a sentence names a panel: ``in Before``, ``the Before panel``."""
    if name.startswith("panel ") and len(name) == len("panel a"):
        pattern = rf"\b{PANEL} \(?{name[-1]}\b|\b(?:in|for|of|from) \({name[-1]}\)"
    elif name.endswith(" panel"):
        pattern = rf"\b{name.removesuffix(' panel')}(?:-hand)? (?:\w+ )?{PANEL}\b"
    else:
        quoted = rf"[\"“'‘`(]?{re.escape(name)}"
        before = r"\b(?:in|for|on|of|within|from|under) (?:the )?"
        pattern = rf"{before}{quoted}(?![\w-])|{quoted}[\"”'’`)]? {PANEL}\b"
    return list(re.finditer(pattern, sentence.text, re.I if " panel" in f" {name}" else 0))
