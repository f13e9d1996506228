"""Spaces at which no line may break, as converters write them between words and before indented lines."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re

__all__ = ["without_hard_spaces"]
ENTITY = r"&(?:nbsp|ensp|emsp|thinsp|#160|#x[aA]0);"
INDENT = re.compile(
    rf"^[ \t]{{0,40}}{ENTITY}(?:[ \t]?{ENTITY}){{0,40}}|{ENTITY}(?:[ \t]?{ENTITY}){{1,40}}", re.M
)
"""Several of them, or one before a line."""
ONE = re.compile("(?<!\\d)\u00a0|\u00a0(?!\\d)")
"""One that parts no thousands."""


def without_hard_spaces(source: str) -> str:
    """A text as long as before with plain spaces before its lines, between its columns and in its names."""
    if "&" in source:
        source = INDENT.sub(lambda spaces: " " * len(spaces[0]), source)
    return ONE.sub(" ", source) if "\u00a0" in source else source
