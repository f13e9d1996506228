"""What code says beside its data: what its functions may be told, and remarks behind lists."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re

__all__ = ["without_side_notes", "without_signatures"]
SIGNATURE = re.compile(
    r"^[^\n()]{0,80}\w\([^()\n\"']{0,400}?\b\w{1,40}=None,[^()\n\"']{0,400}?\b[\w\\]{1,40}=(?:None|True|False)\b"
    r"[^()\n\"']{0,600}\)[^\n\w]{0,20}$",
    re.M,
)
"""``draw(data, xaxis=None, yaxis=None)``: what a function may be told, and nothing of any axis."""
SIDE_NOTE = re.compile(
    r"^(?P<told>[ \t]{0,12}[\w-]{1,40}:[ \t]*\[[^\n\]]*\])[ \t]+#[ \t]"
    r"(?![^\n]*\b(?:top|bottom|left|right)\b)[^\n]*$",
    re.M | re.I,
)
"""``tv: [1, 2]  # night: not logged``, in lines as YAML has them."""


def without_signatures(source: str) -> str:
    """A text as long as before without lines that only say what a function may be told."""
    return SIGNATURE.sub(lambda said: " " * len(said[0]), source) if "=None" in source else source


def without_side_notes(source: str) -> str:
    """A text as long as before without remarks behind lists of values."""
    return SIDE_NOTE.sub(lambda line: line["told"].ljust(len(line[0])), source) if "] " in source else source
