"""Panels that stand in pictures of their own, each with its words in brackets under it."""

from __future__ import annotations

from replot.reading.description.assembly.panels.parts.scope import Scope
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.statements.panel_titles import panel_title

__all__ = ["titled_pictures"]
OPENS = re.compile(
    r"\s*\[\s*(?:image|figure|fig\.?|picture|chart|plot|alt text)\s*:\s*"
    r"(?:(?:this|the|an?)\s+)?(?:(?:image|figure|picture)\s+(?:\w+\s+){1,2}(?:the|an?)\s+)?"
    r"(?:[a-z-]+\s+){0,2}?(?:heat ?map|matrix)(?:\s+matrix)?,?\s+(?:titled|entitled|headed|captioned)\s+"
    r"[\"“](?P<title>[^\"“”\n]{2,120})[\"”]",
    re.I,
)
"""``[Image: This heatmap titled "(a) Before" shows``: the words in the place of a picture."""


def titled_pictures(blocks: list[Block]) -> list[Scope]:
    """The panels of a page with several pictures of heatmaps, each with a title of its own."""
    heads = [(b, said) for b in blocks if b.kind == "paragraph" and (said := OPENS.match(b.text.text))]
    names = [tidy(said["title"]).rstrip(".,") for _, said in heads]
    if len(heads) < 2 or len(set(names)) < len(names) or any(b.kind == "table" for b in blocks):
        return []
    return [
        Scope(panel_title(name) or name, head.text.span(*said.span("title")), [head], head, said.end())
        for name, (head, said) in zip(names, heads, strict=True)
    ]
