"""A line told in stretches: ``The loft held 5 people from 8 to 10, 9 at 11 and nobody at 12 and 13``."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.numbers import PLAIN
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.ruled_out.claim_words import claims
from replot.reading.description.statements.cells.ruled_out.doubt import PARTLY, RECKONED, SUPPOSED
from replot.reading.description.statements.cells.statement import CellStatement, Context, each_once, statement
from replot.reading.description.statements.frame import Frame

__all__ = ["read_stretches"]
LONGEST = 600
VALUE_OF = rare(
    rf"(?<![\w.,(-])(?:(?P<value>(?>{PLAIN})%?)|(?P<none>nobody|no one|none)|(?P<open>nothing))(?! of\b)"
    r"(?: (?!(?:at|on|in|for|from|during|to|and|or|until|till|through|than|of|per|more|less|times|points)\b)"
    r"[a-z]{2,20}(?<!er))?"
    r" (?:at|on|in|for|from|during) (?=\S)",
    re.I,
)
"""A value, perhaps with what it counts, before where it stands: ``5 people from``, ``nobody at``."""
BETWEEN = re.compile(r"(?:[\s,;]|\b(?:and|then|but|before|while)\b)*$", re.I)
UNTIL = re.compile(r"\s(?:until|till|up to)\s", re.I)
DOUBT = rare(rf"\b(?:{SUPPOSED}|unless|{RECKONED}|{PARTLY}|not|than|only|each)\b", re.I)
FEWEST = 2
MOST_WORDS = 6
"""Words before the first value, among which the line is named."""


def read_stretches(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """The cells of a line of which a sentence gives each value with all the labels that it stands at.

    Nothing is read where a number or a label is left over, or a cell would have two values. That there was
    none of what others are counts of is a zero; ``nothing`` may be one, or a gap.
    """
    source = text.text
    told = list(VALUE_OF.finditer(source)) if len(source) < LONGEST else []
    if len(told) < FEWEST or DOUBT.search(source) is not None or claims(source):
        return []
    line = _line(source[: told[0].start()], frame, context)
    if line is None:
        return []
    axis, row = line
    whole = all(one["value"] is None or one["value"].isdecimal() for one in told)
    ends = [after.start() for _, after in pairwise(told)] + [len(source.rstrip(" .;"))]
    cells: list[CellStatement] = []
    for one, end in zip(told, ends, strict=True):
        at = BETWEEN.search(source, one.end(), end)
        stretch = source[one.end() : at.start() if at is not None and end < ends[-1] else end]
        found = frame.resolve(UNTIL.sub(" to ", stretch), OTHER[axis])
        quantity = parse_quantity(one["value"] or "0")
        if found is None or quantity is None or (one["none"] and not whole):
            return []
        if one["open"]:
            continue
        said = one.span("value" if one["value"] else "none")
        span, bold = text.span(*said), text.is_bold(*said)
        places = [(row, k) if axis == "y" else (k, row) for k in found[1]]
        cells += [statement(*place, quantity, rank, span, bold) for place in places]
    inside = [(one.start(), end) for one, end in zip(told, ends, strict=True)]
    return each_once(cells) if _leaves_none(source, inside) else []


def _line(head: str, frame: Frame, context: Context) -> tuple[str, int] | None:
    """The line that the words before the first value name, or that is known."""
    if len(context.free) == 1:
        other = OTHER[context.free]
        bare = not frame.mentions(head) and len(head.split()) < MOST_WORDS
        return (other, context.fixed[other][0]) if bare and len(context.fixed[other]) == 1 else None
    named = [mention for mention in frame.mentions(head) if mention.sure]
    if len(named) != 1 or len(named[0].places) != 1 or len(head.split()) > MOST_WORDS:
        return None
    return named[0].places[0]


def _leaves_none(source: str, inside: Sequence[tuple[int, int]]) -> bool:
    """Whether all numbers stand in what was read."""
    numbers = (q.number_start for q in find_quantities(source))
    return all(any(a <= at < b for a, b in inside) for at in numbers)
