"""Parts of a text that may be about one panel, by how they begin."""

from __future__ import annotations

from collections.abc import Sequence

from replot.reading.description.assembly.leads import lead_of
from replot.reading.description.assembly.panels.parts.groups import (
    CORNER_LEAD,
    LETTERED,
    PANEL_TALK,
    SIDE,
    has_data,
    own_axes_and_bar,
)
from replot.reading.description.assembly.panels.parts.part import Part
from replot.reading.description.assembly.panels.parts.part_words import NAMES_TWO
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import MAPS, SEVERAL
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.lexicon.roles import AXES, CLAIMS, OVERVIEW, is_role_head, role_of
from replot.reading.description.statements.cells.classified.quadrants import names_quadrant
from replot.reading.description.statements.cells.diagonal.words import DIAGONAL
from replot.reading.description.statements.cells.ruled_out.may_hold import COMMENT
from replot.reading.description.statements.frame import Frame
from replot.reading.description.statements.title_words import PANEL_PREFIX, PANEL_WORD, SIDE_FIRST

__all__ = ["find_candidates"]
ROW_LEAD = re.compile(r"^\s*(?:the )?(?:\w+ )?(?:rows?|col(?:umn)?s?|cells?)\b", re.I)
AXIS_LEAD = rare(r"\b[xy][- ]?axis\b|\b(?:horizontal|vertical) axis\b", re.I)
KIND = re.compile(r"\W*(?:figure|fig|image|picture|heat ?maps?|chart|plot|graph|diagram|alt text)\W*", re.I)
"""What a text says before it describes its figure: ``[Figure: ...``."""
NUMBERED = re.compile(r"\W*(?:figure|fig\.?|table)\s*\w{1,4}\W*", re.I)
TOLD_OF = re.compile(
    rf"\W*(?:there are |the (?:figure|image) (?:has|shows) )?(?:{SEVERAL}|\d{{1,2}}) (?:[\w-]+ ){{0,2}}"
    rf"{MAPS} (?:are|is|stand|side)\b",
    re.I,
)
"""``Two heatmaps are shown``: what leads to the names of the panels, and is none."""
TWO_PANELS = re.compile(r"\W*\(?[a-h]\)?(?:,| and| &) \(?[a-h]\)|\W*\([a-h]\) [^()]{1,60} \([b-h]\) ", re.I)
"""``(a) & (c)``: what two of the panels have alike; ``(a) Before (b) After``: the names of both."""
SNAKE = re.compile(r"[a-z]+(?:_[a-z]+)+")
"""``aspect_ratio: 21:9``: the key of one setting, beside others, is no panel."""
SOME_OF_ALL = re.compile(
    r"\W*(?:the )?(?:(?:top|bottom)(?: \d{1,2})?|strongest|weakest|best|worst|highest|lowest|largest|"
    r"smallest|hardest|easiest|(?:most|least) [a-z]+) (?:[\w-]+ ){0,3}"
    r"(?:class(?:es)?|labels|confusions?|errors?|mistakes?|misclassifications?|pairs?|correlations?|cells?)\W*",
    re.I,
)
"""``Weakest classes``, ``Top 5 confusions``: a choice of what one heatmap shows."""
LONGEST = 140
"""Letters of a lead that may name a panel."""


def find_candidates(
    blocks: list[Block], roles: dict[Block, str], frame: Frame | None, below: dict[Block, list[Block]]
) -> list[Part]:
    """The parts that may be panels, in the order of the text.

    Parameters
    ----------
    blocks : list of Block
    roles : dict
        What headings say the blocks are about.
    frame : Frame or None
        The axes of the figure: what names their labels heads no panel.
    below : dict
        What stands under each block.
    """
    out: list[Part] = []
    for k, block in enumerate(blocks):
        role = role_of(block, roles)
        if role in (CLAIMS, OVERVIEW) or block.kind in ("table", "code"):
            continue
        lead, stop = lead_of(block)
        if not lead or len(lead) > LONGEST or KIND.fullmatch(lead) or TWO_PANELS.match(lead):
            continue
        if TOLD_OF.match(lead) or (block.kind == "paragraph" and NAMES_TWO.match(block.text.text)):
            continue
        if SNAKE.fullmatch(lead) and len(block.text.text[stop:].split()) == 1:
            continue
        if block.kind == "item" and ONE_VALUE.fullmatch(block.text.text, stop) and not below.get(block):
            continue
        explicit = _names_panel(block, lead)
        told = block.kind == "heading" or (block.kind == "item" and own_axes_and_bar(below.get(block, ())))
        if not explicit and role == AXES and not told:
            continue
        if _names_other_things(lead, explicit, frame):
            continue
        if not explicit and _holds_some_outcomes(below.get(block, ())):
            continue
        inside = any(role_of(b, roles) != CLAIMS and has_data(b) for b in below.get(block, ()))
        own = block.kind != "heading" and any(True for _ in find_quantities(block.text.text[stop:]))
        alone = explicit and block.kind != "heading" and not NUMBERED.fullmatch(block.text.text)
        if inside or own or alone:
            out.append(Part(k, block, lead, stop))
    return out


ONE_VALUE = re.compile(r"[\"”'’`*]*\s*[:=–—-]?\s*[~≈]?[-−+]?\.?\d[\d.,]*\s?%?[.;,]?\s*")
"""``: 24.4%.``, behind the name of a line: a cell."""
OUTCOMES = 4


def _holds_some_outcomes(blocks: Sequence[Block]) -> bool:
    """Whether items hold some outcomes of a confusion matrix, as one of its rows: ``FP: 24``, ``TN: 125``."""
    leads = [lead_of(block)[0] for block in blocks if block.kind == "item" and has_data(block)]
    return 0 < len(leads) < OUTCOMES and all(map(names_quadrant, leads))


NUMBERED_LINE = re.compile(r"(?:the )?(?P<kind>[a-z]+) #?\w{1,3}", re.I)


def _is_of_axis(kind: str, lead: str, frame: Frame) -> bool:
    """Whether a numbered thing is what an axis holds, by the name of the axis or by its labels."""
    names = {label.lower().rstrip("s") for label in (frame.x_label, frame.y_label) if label}
    return kind.lower() in names or lead.lower() in map(str.lower, (*frame.x, *frame.y))


def _names_panel(block: Block, lead: str) -> bool:
    """Whether a lead says by its own words that it is about a panel."""
    return (
        PANEL_PREFIX.match(lead) is not None
        or bool(SIDE.search(lead) and PANEL_TALK.search(lead))
        or LETTERED.match(lead) is not None
        or bool(block.kind == "paragraph" and (SIDE_FIRST.match(lead) or PANEL_WORD.search(lead)))
        or bool(block.kind != "item" and CORNER_LEAD.fullmatch(lead))
    )


def _names_other_things(lead: str, explicit: bool, frame: Frame | None) -> bool:
    """Whether a lead is about an axis, a line or a cell of one heatmap."""
    if COMMENT.match(lead + ":") or DIAGONAL.search(lead) or SOME_OF_ALL.fullmatch(lead):
        return True
    if not PANEL_PREFIX.match(lead) and not LETTERED.match(lead) and AXIS_LEAD.search(lead):
        return True
    line = NUMBERED_LINE.fullmatch(lead)
    if line is not None and frame is not None and _is_of_axis(line["kind"], lead, frame):
        return True  # "Plot 1", where the rows are plots
    if explicit:
        return False
    if is_role_head(lead) or ROW_LEAD.match(lead):
        return True
    return frame is not None and (
        frame.resolve(lead) is not None
        or frame.resolve_pair(lead) is not None
        or _names_label(lead, frame)
    )


def _names_label(lead: str, frame: Frame) -> bool:
    """Whether a lead is about one label of an axis: ``Trained on TriviaQA``."""
    named = [m for m in frame.mentions(lead) if m.sure]
    return (
        len(named) == 1
        and named[0].end - named[0].start >= 0.25 * len(lead)
        and len(frame.x) + len(frame.y) > 2
    )
