"""Which part a block plays: title, axes, data or commentary."""

from __future__ import annotations

import re

from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon.patterns import rare

__all__ = ["head_role", "is_role_head", "role_of", "roles"]
TITLE, OVERVIEW, AXES, DATA, CLAIMS, PLAIN = "title", "overview", "axes", "data", "claims", ""
HEADS = (
    (
        CLAIMS,
        rare(
            r"\b(?:observations?|insights?|interpretations?|trends?|patterns?|conclusions?|"
            r"implications?|discussion|takeaways?|notable|significance|findings|"
            r"what stands out|why it matters|reading it|in summary|limitations?|anomal\w+|highlights|"
            r"uncertainty|relationships|context|relevance|critical)\b"
            r"|^(?:summary|analysis|notes?|comments?|remarks?|checks?|source|purpose|what (?:it|"
            r"this) (?:means|tells)|what the two heads do|spatial grounding.*)$",
            re.I,
        ),
    ),
    (
        DATA,
        rare(
            r"\b(?:detailed analysis|detailed|data|values?|scores?|readings?|cells?|contents?|results?|"
            r"matrix|table|numbers|grid|breakdown|content details|extracted)\b",
            re.I,
        ),
    ),
    (
        AXES,
        rare(
            r"\b(?:components?|ax[ei]s|legend|layout|structure|labels|colou?rs?(?: ?bar| scale)?|"
            r"scales?|set-?up|elements|encoding|key|axes)\b",
            re.I,
        ),
    ),
    (
        OVERVIEW,
        rare(
            r"\b(?:overview|introduction|description|summary|what i see|what it shows|image|alt text|"
            r"caption|at a glance|visual)\b",
            re.I,
        ),
    ),
)


def head_role(text: str) -> str:
    """The role that a heading announces, or an empty string."""
    text = text.strip(" *_:.#")
    if len(text) > 80:
        return PLAIN
    for role, pattern in HEADS:
        if pattern.search(text):
            if (
                role == DATA
                and re.match(r"^(?:key|notable)\b", text, re.I)
                and not re.match(r"key (?:data|values?|numbers|cells|scores)", text, re.I)
            ):
                return CLAIMS
            return role
    return PLAIN


def is_role_head(text: str) -> bool:
    """Whether a heading only announces a part and names nothing."""
    text = re.sub(r"\([^()]*\)", "", text)
    words = re.findall(r"[A-Za-z]+", text)
    if re.search(r"(?<!^)\d\s*$", text):
        return False  # "Cell 1" names a cell
    return bool(head_role(text)) and len(words) <= 5


def roles(blocks: list[Block]) -> dict[Block, str]:
    """The role of every block: the nearest heading decides, the innermost first."""
    out: dict[Block, str] = {}
    first_heading = next((b for b in blocks if b.kind == "heading"), None)
    for block in blocks:
        role = PLAIN
        if block.kind == "heading":
            role = (
                TITLE
                if block is first_heading and not is_role_head(block.text.text)
                else head_role(block.text.text)
            )
            if role == PLAIN and block.parents:
                role = out.get(block.parents[-1], PLAIN)
                role = PLAIN if role == TITLE else role
            out[block] = role
            continue
        for parent in reversed(block.parents):
            if parent.kind == "heading":
                role = out.get(parent, PLAIN)
                if role == TITLE:
                    role = PLAIN
            elif len(parent.text.text) <= 60 or parent.kind == "paragraph":
                head = re.split(r"[:.]", re.sub(r"\([^()]*\)", "", parent.text.text), maxsplit=1)[0]
                role = head_role(head) if len(head.split()) <= 5 else PLAIN
            if role:
                break
        # a table is data wherever it stands
        out[block] = DATA if role == CLAIMS and block.kind in ("table", "code") else role
    return out


LEAD_IN = re.compile(r"\s*(?:\d+[.)]\s*)?([A-Z][^.:]{2,60}?)\s*[:.](?:\s|$)")


def role_of(block: Block, found: dict[Block, str]) -> str:
    """The role of a block, where its own bold lead-in counts before its heading."""
    own = PLAIN
    match = LEAD_IN.match(block.text.text)
    if (
        match
        and block.text.bold
        and block.text.bold[0][0] <= match.start(1) + 1
        and block.text.bold[0][1] >= match.end(1) - 2
    ):
        own = head_role(match.group(1))
        if own == CLAIMS:
            return own
    inherited = found.get(block, PLAIN)
    if inherited == CLAIMS:
        return CLAIMS
    return own or inherited
