"""The diagonal told within one line: ``Oak: 0.9 on the diagonal, 0.1 off-diagonal``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.diagonal.words import DIAGONAL
from replot.reading.description.statements.cells.statement import Context
from replot.reading.description.statements.frame import Frame

__all__ = ["crosses_diagonal", "with_own_diagonal"]
CELL = r"(?: (?:cells?|values?|entr(?:y|ies)|elements?|positions?|squares?))?"
PLACE = rare(
    rf"(?P<off>\b(?:(?:on|in|at|for) (?:the |all )?)?off[- ](?:the )?diagonals?{CELL}|"
    rf"\b(?:away from|outside(?: of)?) (?:the |its )?(?:main )?diagonal|\bnon-diagonal{CELL})\b|"
    rf"\b(?P<on>(?:on|at|along|in) (?:the |its )?(?:main )?diagonal{CELL})\b|"
    rf"\b(?:(?:only|just|nothing but) (?:on )?(?:the |its )?(?:main )?diagonal{CELL}|"
    rf"(?:the |its )?(?:main )?diagonal{CELL} (?:only|alone))(?:,|:| is| at| with)?(?= ?\(?[~≈]?\.?\d)|"
    rf"\b(?P<key>(?:the |its )?(?:main )?diagonal{CELL})(?=(?: is| of| at|:)? ?\(?[~≈]?\.?\d)",
    re.I,
)
"""Where the line crosses the diagonal, and all beside that."""


def crosses_diagonal(source: str) -> bool:
    """Whether a text tells the cell on the diagonal, or those beside it, as it may do of one line."""
    return PLACE.search(source) is not None


def with_own_diagonal(text: Text, frame: Frame, context: Context) -> Text:
    """A text about one line of a square matrix with the label of its cell on the diagonal for that.

    Parameters
    ----------
    text : Text
        What is said of the line, behind its name.
    frame : Frame
        The axes; without the same labels on both, a line has no cell of its own.
    context : Context
        The line.
    """
    own = [frame.axis(axis)[at[0]] for axis, at in context.fixed.items() if len(at) == 1]
    if frame.x != frame.y or len(own) != 1 or DIAGONAL.search(text.text) is None:
        return text
    places = list(PLACE.finditer(text.text))
    if len(places) > MOST or len(places) != sum(1 for _ in DIAGONAL.finditer(text.text)):
        return text
    text = text.reworded(SHADED.sub(_value_alone, text.text))
    others = "elsewhere" if any(not place["off"] for place in places) else f"everywhere but at {own[0]}"
    out, at = Text(), 0
    for place in places:
        word = others if place["off"] else f"at {own[0]}" if place["on"] else own[0]
        before, said = text.cut(at, place.start()), text.cut(*place.span()).reworded(word)
        out = out.join(before).join(said) if out else before.join(said) if before else said
        at = place.end()
    rest = text.cut(at)
    return out.join(rest, "" if rest.text[:1] in ",.;:)" else " ") if rest else out


def _value_alone(shade: re.Match[str]) -> str:
    return f"{shade['value']} ".rjust(len(shade[0]))


SHADED = re.compile(
    r"\b(?:[^\W\d_]{2,12}[ -]){1,3}\((?P<value>[~≈]?\d?\.?\d+(?: ?[–-] ?\d?\.?\d+)?)\)"
    r"(?= (?:(?:at|in|on|along)\b|off[- ]|elsewhere|outside|away))",
    re.I,
)
"""``dark blue (1.0) at``: a shade, and the value that it stands for."""
MOST = 4
"""Places that a line tells so."""
