"""Questions about a part of the figure, which the answer follows: ``What do the rows show?``"""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re

__all__ = ["answered"]
QUESTION = re.compile(
    r"(?<![\w?])(?:and )?(?:what|which)(?:'s| [^?.!:\n]{1,40}?)? "
    r"(?P<what>the (?:(?:x|y|horizontal|vertical)[- ]axis|rows|columns|colou?r ?bar|colou?r scale|"
    r"values|numbers))"
    r"(?: [^?.!:\n]{1,20})?\?(?=[ \t]+\S)",
    re.I,
)


def answered(source: str) -> str:
    """A text as long as before with ``the rows:`` for ``What do the rows show?`` before its answer."""
    if "?" not in source:
        return source
    return QUESTION.sub(lambda asked: f"{asked['what']}:".ljust(len(asked[0])), source)
