"""Lines whose values stand apart by white space only."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.numbers import PLAIN

__all__ = ["LONGEST_VALUES", "in_columns"]
VALUE = rf"(?:\(?{PLAIN}\)?%?\*{{0,3}}(?:±{PLAIN}%?)?|n/?a|nan|nil|-{{1,3}}|–|—|\.|x|n\.d\.)"
VALUE_WORD = re.compile(VALUE, re.I)
SPACED_VALUES = re.compile(rf"\S(?:\s+{VALUE}){{2}}", re.I)
LONGEST_VALUES = 120
ASIDE_LAST = re.compile(r"\s{2,}\([^()]*[^\W\d_][^()]*\)$")
APART = re.compile(r"\S+(?:\s{2,}\S+){2,}")


def in_columns(line: str) -> bool:
    """Whether a line holds a name and at least two values, apart by white space only."""
    body = line.strip()
    if body.endswith(")"):
        body = ASIDE_LAST.sub("", body)
    words = body.rsplit(None, 2)
    if len(words) < 3:
        return False
    if body[0] not in "-*+•>#|" and (
        (VALUE_WORD.fullmatch(words[2]) and VALUE_WORD.fullmatch(words[1]))
        or (words[1] in "×x*·⋅" and SPACED_VALUES.search(body[-LONGEST_VALUES:]))
    ):
        return True
    first, *others = line.split("\t", 2)
    return (len(others) == 2 and len(first.split()) == 1 and not first[0].isspace()) or bool(
        APART.fullmatch(body)
    )
