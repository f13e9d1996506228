"""Sentences that tell the exceptions before what all the others are: ``Except for May, oak is at 3``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.statements.cells.many.exceptions import EXCEPT
from replot.reading.description.statements.frame import Frame

__all__ = ["begins_with_exceptions", "exceptions_last"]
ALL_FIRST = re.compile(
    r"\W*(?:for|in|at|on|with|across|over) (?:all|every|each|any)(?: of)?(?: the)?(?: [a-z]+){1,3}\W*", re.I
)
LONGEST_FRONT = 200
COMMA = re.compile(r",\s+(?=\S)")


def exceptions_last(text: Text, frame: Frame) -> Text:
    """A sentence that begins with its exceptions, those moved to its end: ``Except for May, oak is at 3``.

    So does ``For all months except May, oak is at 3``.
    """
    source = text.text
    but = EXCEPT.search(source, 0, LONGEST_FRONT)
    lead = text.cut(0, but.start() if but is not None else 0)
    of_all = ALL_FIRST.fullmatch(lead.text) is not None
    if but is None or (lead.text.strip(" -*•") and not of_all):
        return text
    end = len(source.rstrip(" .;"))
    commas = [comma.span() for comma in COMMA.finditer(source, but.end(), but.end() + LONGEST_FRONT)]
    named = [span for span in commas if frame.resolve(source[but.end() : span[0]]) is not None]
    if not named or EXCEPT.search(source, named[-1][1]) is not None:
        return text
    names, rest = text.cut(but.end(), named[-1][0]), text.cut(named[-1][1], end)
    return (lead.join(rest, gap=", ") if of_all else rest).join(names, gap=", except for ")


def begins_with_exceptions(source: str, frame: Frame) -> bool:
    """Whether a text says of some labels first that the rest is not about them."""
    split = EXCEPT.search(source)
    if split is None or source[: split.start()].strip(" -*•"):
        return False
    comma = COMMA.search(source, split.end())
    named = frame.mentions(source[split.end() : comma.start() if comma is not None else len(source)])
    return any(mention.sure for mention in named)
