"""Whether the label before the colon of a line holds for all that follows."""

from __future__ import annotations

from collections.abc import Sequence

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.frame import Frame

__all__ = ["gives_value", "is_own_line"]
HEAD = re.compile(r"([^:]{1,60}):")
CLAUSE_HEAD = re.compile(r";\s+([^:;→=]{1,40}?)\s*(?::|→|=)\s")


VALUE_LAST = re.compile(
    r"\(\s*(?:\w+\s*[=≈~]\s*)?[-−–+~≈]?\d*\.?\d+(?:\s?%| [a-z]+)?(?:[,;/] ?\d[\d.]*\s?%)?\s*\)$"
)
"""``(r = 0.57)``, ``(70 cases, 18.8%)``."""


def gives_value(lead: str, body: Text) -> bool:
    """Whether the value of a line stands in its lead, and none behind: ``A and B (0.57): strong``."""
    return VALUE_LAST.search(lead) is not None and not any(True for _ in find_quantities(body.text))


def is_own_line(body: Text, later: Sequence[Text], fixed: dict[str, list[int]], frame: Frame) -> bool:
    """Whether nothing behind the lead of a line turns to another label.

    Parameters
    ----------
    body : Text
        What follows the lead.
    later : sequence of Text
        The sentences after the first.
    fixed : dict of str to list of int
        The places that the lead names, for each axis.
    frame : Frame
    """
    return not (
        _have_heads(later, frame) or _turn_to_others(later, fixed, frame) or _goes_on(body.text, fixed, frame)
    )


def _have_heads(later: Sequence[Text], frame: Frame) -> bool:
    """Whether any sentence begins with labels and a colon of its own: ``A: 1, 2. B: 3, 4.``"""
    heads = (HEAD.match(sentence.text) for sentence in later)
    return any(head is not None and frame.places(head.group(1), {}) is not None for head in heads)


def _turn_to_others(later: Sequence[Text], fixed: dict[str, list[int]], frame: Frame) -> bool:
    """Whether any sentence begins with another label of the axis that is fixed."""
    return any(
        mention.sure
        and mention.start == 0
        and all(fixed.get(axis, [at]) != [at] for axis, at in mention.places)
        for sentence in later
        for mention in frame.mentions(sentence.text)[:1]
    )


def _goes_on(source: str, fixed: dict[str, list[int]], frame: Frame) -> bool:
    """Whether a clause begins with another label of the axis that is fixed: ``1.0, 0.3; 50: 0.5, 0.2``."""
    for head in CLAUSE_HEAD.finditer(source):
        found = frame.resolve(head[1], "".join(axis for axis in "xy" if axis not in fixed) or "xy")
        if found is None and any(frame.resolve(head[1], axis) is not None for axis in fixed):
            return True
    return False
