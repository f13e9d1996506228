"""What a clause that begins with a pronoun is about: ``A was shut at noon; it counted 7 at night``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.statements.cells.statement import Context
from replot.reading.description.statements.cells.tokens import Token, tokenize
from replot.reading.description.statements.frame import Frame

__all__ = ["subjects"]
PRONOUN = re.compile(
    r"\W*(?:(?:and|but|while|there|then) )?"
    r"(?:(?:in|on|at|for) (?:the )?[^\s,;:]{1,30}(?: [^\s,;:]{1,30})?,? )?"
    r"(?:it|they|he|she|this|these)\b",
    re.I,
)


def subjects(parts: list[Text], frame: Frame, context: Context) -> list[Context]:
    """What is fixed in each of some clauses: ``it`` is the one label that the clause before began with.

    Only where the clause names labels of the other axis, and none of its own.
    """
    out: list[Context] = []
    told: tuple[str, int] | None = None
    for part in parts:
        tokens = tokenize(part.text, frame)
        named = [token for token in tokens if token.kind == "L" and token.sure]
        inner = context
        if told is not None and len(context.free) == 2 and PRONOUN.match(part.text):
            axis = told[0]
            others = any(p[0] != axis for t in tokens if t.kind in ("L", "B") for p in t.places)
            if others and not any(place[0] == axis for token in named for place in token.places):
                inner = context.with_(axis, [told[1]])
        out.append(inner)
        if inner is context:
            first = named[0].places if named else ()
            told = first[0] if len(first) == 1 and _is_only(first[0], named) else None
    return out


def _is_only(place: tuple[str, int], named: list[Token]) -> bool:
    """Whether no other label of its axis is named."""
    return not any(p[0] == place[0] and p != place for token in named for p in token.places)
