"""How far the part about a panel reaches."""

from __future__ import annotations

from collections.abc import Sequence

from replot.reading.description.assembly.panels.parts.part_words import PART
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL
from replot.reading.description.statements.frame import Frame

__all__ = ["extent"]
ABOUT_ALL = re.compile(
    r"\W*[^.:;]{0,40}\b(?:in|for|of|across) (?:all|both|every|each)(?: of)?(?: the)?(?: \w+)? "
    r"(?:panels?|heat ?maps?|sub-?plots?|maps|plots?|matrices)\b|"
    rf"\W*(?:all|both|each|every|(?:the )?(?:{SEVERAL})|shared|common|across (?:all|"
    r"both))\b(?! (?:\w+ ){0,3}(?:cells?|values?|entries|numbers|rows?|columns?)\b)[^.:;]{0,40}?\b"
    r"(?:(?:panels?|heat ?maps?|sub-?plots?|maps|plots?|matrices|elements|features|components|ax[ei]s|"
    r"colou?r\w*|legend)\b|"
    r"(?:are|use|share) (?![~≈]?\d))|"
    r"\W*the colou?r (?:scale|bar|map)\b[^.]{0,60}\b(?:same|shared|common|identical|"
    r"both|all)\b",
    re.I,
)
"""How a paragraph begins that is about all the panels, whatever panel it stands after."""


def extent(
    following: Sequence[Block], below: dict[Block, list[Block]], frame: Frame | None, only_named: bool
) -> list[Block]:
    """The blocks about a panel, from the one that heads its part on.

    Parameters
    ----------
    following : sequence of Block
        The head, and what follows it up to the head of the next panel.
    below : dict
        What stands under each block.
    frame : Frame or None
        A heading that is a label of an axis goes on with the panel.
    only_named : bool
        Whether the head only names the panel, and its values stand elsewhere.
    """
    head, *others = following
    out = [head]
    for other in others:
        if head.kind == "heading" and head not in other.parents:
            break
        label = frame is not None and frame.resolve(other.text.text) is not None
        if other.kind == "heading" and head.kind != "heading" and not label:
            break
        if only_named and head not in other.parents:
            break  # what stands beside the mere name of a panel is not about that panel
        if head.marker == PART or _about_all(other, below):
            break
        out.append(other)
    return out


def _about_all(block: Block, below: dict[Block, list[Block]]) -> bool:
    """Whether a block begins what is said of all the panels, by its own words or those under it."""
    first = below.get(block, ())[:1] if block.kind == "paragraph" else ()
    return any(ABOUT_ALL.match(one.text.text) for one in (block, *first))
