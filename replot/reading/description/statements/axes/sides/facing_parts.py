"""Parts of the picture that face each other, and are no axes.

``Large ones on the left side of the grid and small ones on the right``.
"""

from __future__ import annotations

from replot.reading.description.lexicon.patterns import rare

__all__ = ["facing_parts"]
SIDE = r"(?:on|at|in|to|towards?) the (?P<%s>left|right|top|bottom)(?:[- ]hand)?(?: (?:side|half|part|edge))?"
PARTS = rare(
    rf"\b{SIDE % 'side'} of (?:the|this) (?:grid|heat ?map|map|matrix|plot|chart|figure|image)\b"
    r"(?![^.;]*\b(?:bar|legend|key|labels?|names?|ticks)\b)[^.;:\"“()]{1,80}? "
    rf"{SIDE % 'other'}\b"
)
FACING = {"left": "right", "right": "left", "top": "bottom", "bottom": "top"}


def facing_parts(source: str) -> list[tuple[int, int]]:
    """Where a sentence tells what is on one side of the figure and what on the other one."""
    return [told.span() for told in PARTS.finditer(source) if FACING[told["side"]] == told["other"]]
