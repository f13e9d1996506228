"""The course of the values along a line: ``low (0.2) from layer 0 to about 8-10, then 0.4 from 10 to 20``."""

from __future__ import annotations

from replot.reading.description.document.blanked import blank
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.quantities import Quantity
from replot.reading.description.statements.cells.token import Token

__all__ = ["COLOURS", "after_end", "after_turn", "axis_before", "without_colour"]
COLOUR = (
    r"(?:(?:very|light|lightest|dark|darkest|medium|mid|deep|pale|bright|moderate)[ -])*"
    r"(?:white|black|red|blue|green|yellow|orange|purple|gr[ae]y|pink|brown|teal|cyan|magenta|violet|beige)(?:ish)?"
)
COLOURS = rf"(?:the )?(?:{COLOUR})(?:(?: to |/|-)(?:{COLOUR}))?"
BESIDE_COLOUR = re.compile(rf"\s*{COLOURS}(?:,|:| at)\s+(?=[^,;:]*\d)|,\s+{COLOURS}\s*$", re.I)
REST_OF_END = re.compile(r"\s?[-–]\s?\d+(?![\d.,%]*[\d%])")
TURN = re.compile(
    r"(?:(?:and|but|before)\s+)?(?:then\s+)?"
    r"(?:increas|ris|return|drop|fall|decreas|declin|climb|go|mov|shift|transition|switch|chang)(?:es|s|ing)?\s+"
    r"(?:(?:back|up|down|slightly|gradually|sharply|again)\s+)*to\s+(?=[^.;]{0,60}?\d)",
    re.I,
)


def without_colour(inner: str) -> str:
    """What stands in brackets, and blanks for the colour beside its value: ``(light blue, about 0.2)``."""
    return BESIDE_COLOUR.sub(blank, inner, count=1)


def after_end(out: list[Token], text: str, other: Quantity) -> int:
    """Where the lines end that a range of numbers tells, of which the last is uncertain: ``0 to 8-10``."""
    told = other.low is not None and bool(out) and out[-1].kind in ("X", "Y")
    rest = REST_OF_END.match(text, other.end) if told else None
    return other.end if rest is None else rest.end()


def after_turn(out: list[Token], text: str, start: int) -> int | None:
    """Where the words end that lead from one stretch of a line to the next: ``and then rises to``."""
    turn = TURN.match(text, start)
    return None if turn is None or _stretch(out) is None else turn.end()


def axis_before(out: list[Token], other: Quantity) -> str | None:
    """The axis of ``from 10 to 20`` behind a value, where a stretch before it is on that axis."""
    if other.low is None or len(out) < FEWEST or out[-1].kind != "f" or out[-2].kind not in (")", "N"):
        return None
    return _stretch(out)


def _stretch(out: list[Token]) -> str | None:
    """The axis of the stretches told so far: ``from layers 0 to 8``."""
    head = out[:MOST]
    for before, axis, lines in zip(head, head[1:], head[2:], strict=False):
        if before.kind == "f" and axis.kind in ("X", "Y") and lines.kind == "N":
            return axis.kind
    return None


MOST = 60
"""Words and numbers at the beginning of a sentence, among which its first stretch stands."""
FEWEST = 2
