"""How the labels of an axis are laid out along their side, put so that it reads alike."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.words import MENTION

__all__ = ["laid_out"]
SIDE = (
    r"(?:along|across|down|on|at|over|up) (?:the |its )?(?:bottom|top|left|right|side|x|y|horizontal|vertical)\b"
)
LAID = rare(
    r"\b(?P<be>(?:is|are|were|was) )?(?:spread|stacked|strung|laid|lined|arrayed|ranged|fanned|set|put|placed|"
    rf"positioned)(?: out| up)?(?= {SIDE})",
    re.I,
)
"""``towns spread along the bottom``, ``years are stacked on the left``."""
FIRST_AT = rare(
    r",(?P<with> (?:with )?(?:the )?(?:[a-z]{3,}est|first|last|top|best|worst)(?: (?:one|value|label))?"
    r"(?: (?:is|being))? (?:on top|at (?:the )?top|at the left|on the left|first|uppermost|leftmost)):",
    re.I,
)
"""``on the left, the oldest on top: 2019, 2020``: with which label those begin that are listed behind."""


AT_END = r"(?: \((?:at |on )?(?:the )?{0}\)| (?:at|on) the {0})?"
NAME = r"(?:(?!\b(?:to|at|on|via|through|over|past)\b)[^,;:.()]){1,40}?"
STEPS = rare(
    rf"(?P<from>,? from )(?P<first>{NAME})(?P<via>{AT_END.format('(?:top|left)')},? (?:via|through|over|past) )"
    rf"(?P<between>{NAME}(?:, {NAME}){{0,40}}?(?:,? and {NAME})?)(?P<to>,? to )"
    rf"(?P<last>{NAME})(?P<end>{AT_END.format('(?:bottom|right)')})(?=\s*(?:[,;.]|$))",
    re.I,
)
"""``from Ayr (top) via Bath and Cork to Deal (bottom)``: the labels, from the first to the last."""
OF_COLOURS = re.compile(r"\b(?:colou?r|shade|scale|bar|legend|palette)", re.I)


def laid_out(source: str) -> str:
    """A sentence of the same length, in which labels simply *are* at a side."""
    source = LAID.sub(lambda told: (told["be"] or "").ljust(len(told[0])), source)
    source = FIRST_AT.sub(lambda told: ":".ljust(len(told[0])), source)
    steps = STEPS.search(source)
    if steps is None or MENTION.search(source, 0, steps.start()) is None or OF_COLOURS.search(source):
        return source
    listed = (
        ":".ljust(len(steps["from"])) + steps["first"] + ",".ljust(len(steps["via"]))
        + AND.sub(lambda word: ",".ljust(len(word[0])), steps["between"])
        + ",".ljust(len(steps["to"])) + steps["last"] + " " * len(steps["end"])
    )
    return source[: steps.start()] + listed + source[steps.end() :]


AND = re.compile(r",? and (?=[^,]+$)")
