"""The tokens of an attention map that only sentences name: ``"it" attends to "animal" (0.61)``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from replot.reading.description.assembly.axes.classes.outcome_classes import said_in
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.ruled_out.may_hold import may_hold_values

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = ["axes_of_attention"]
ATTENTION = rare(
    r"\battention (?:maps?|weights?|matri|heads?|heat|scores?|patterns?|layers?|plot|grid|distribution)|"
    r"\bheat ?maps? of (?:the )?attention\b|\b(?:self|cross)-?attention\b|\battends (?:[a-z]+ly )?to\b",
    re.I,
)
TOKEN = r"(?:\"[^\"\n]{1,40}\"|“[^”\n]{1,40}”|`[^`\n]{1,40}`|(?<!\w)['‘][^'‘’\n]{1,40}['’](?!\w))"
ATTENDS = rare(
    rf"{TOKEN}(?: [a-z]+){{0,2}} "
    r"(?:attend|put|place|give|pay|assign|direct|devote|send|focus|look)(?:s|es|ed|ing)?\b"
    rf"(?=(?:[^.;\n]|\.(?=\d)){{0,80}}?{TOKEN})",
    re.I,
)
ONE = re.compile(TOKEN)
QUERY = re.compile(
    r"(?:^|[.!?]\s)(?:[^.!?:\"“`\d]{0,60}\b)?"
    r"(?:process\w*|encod\w+|generat\w+|translat\w+|interpret\w+|looking (?:at|from)|for|from|of|by|query|"
    rf"token|word)\s(?:(?:the|word|token|query|target) ){{0,2}}(?P<token>{TOKEN})[^.:\"“`]{{0,60}}:\s*$",
    re.I,
)
"""``When processing "cat":``, above what it attends to."""
WEIGHT = re.compile(rf"\W{{0,3}}(?P<token>{TOKEN}|[^\W\d_][\w'’-]{{0,30}})\W{{0,3}}[:=→]\s*(?:\d|\.\d)")
"""``"sat": 0.4``."""
SELF = rare(r"\bself-?attention\b|\bboth axes\b", re.I)
FEWEST = 2


def axes_of_attention(panel: PanelFacts, inside: list[Block], whole: str) -> None:
    """The quoted tokens of sentences on what one attends to, as they are first named, on both axes.

    Several that attend only to others are the rows, and those the columns, as in a translation.
    """
    if re.in_whole(ATTENTION, whole) is None:
        return
    if _weights_of_one(panel, inside):
        return
    looking, seen = set[str](), set[str]()
    known: dict[str, None] = {}
    for text in said_in(inside):
        told = ATTENDS.search(text.text)
        if told is not None and may_hold_values(text.text):
            found = (tidy(token[0]) for token in ONE.finditer(text.text, told.start()))
            names = [name for name in found if re.search(r"[^\W\d_]", name)]
            looking |= set(names[:1])
            seen |= set(names if "itself" in text.text else names[1:])
            known |= dict.fromkeys(names)
    apart = len(looking) >= FEWEST <= len(seen) and not looking & seen
    if not apart or re.in_whole(SELF, whole) is not None:
        looking = seen = set(known)
    if len(seen) >= FEWEST:
        for fact, members in ((panel.y, looking), (panel.x, seen)):
            fact.categories, fact.kind, fact.as_met = tuple(filter(members.__contains__, known)), "data", True


def _weights_of_one(panel: PanelFacts, inside: list[Block]) -> bool:
    """Whether only one list tells weights: those of the token that leads to it, which is the one row."""
    found: dict[Block, list[str]] = {}
    for block in inside:
        lead = block.parents[-1] if block.parents and block.kind == "item" else None
        if lead is not None and (weight := WEIGHT.match(block.text.text)) is not None:
            found.setdefault(lead, []).append(tidy(weight["token"]))
    if len(found) != 1:
        return False
    ((lead, names),) = found.items()
    query = QUERY.search(lead.text.text)
    if query is None or not FEWEST <= len(names) == len(set(names)):
        return False
    for fact, labels in ((panel.y, (tidy(query["token"]),)), (panel.x, tuple(names))):
        fact.categories, fact.kind, fact.as_met = labels, "data", True
    return True
