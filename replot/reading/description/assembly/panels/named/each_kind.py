"""Panels of which each is said to stand for another member of a list: ``each sub-figure is one season``."""

from __future__ import annotations

from replot.reading.description.assembly.panels.named.listed_titles import headed_by
from replot.reading.description.assembly.panels.parts.scope import Scope
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.label_lists import find_labels
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.words import MENTION

__all__ = ["panels_of_kind"]
EACH = rare(
    r"\b(?:each|every) (?:of the )?(?:sub-?figures?|sub-?plots?|panels?|heat ?maps?|matrix|plots?|facets?) "
    r"(?:represents|shows|stands for|corresponds to|is for|is of|is|covers|belongs to|displays|depicts) "
    r"(?:results for )?(?:an?|one|a different|another) (?:different |single |specific )?"
    r"(?P<kind>[a-z][\w-]*(?: (?!in\b|on\b|with\b|and\b|for\b)[a-z][\w-]*){0,3})",
    re.I,
)
LONGEST = 8000
MOST = 24


def panels_of_kind(blocks: list[Block]) -> list[Scope]:
    """One scope for each member of the kind, where brackets behind its name list them."""
    said = [block for block in blocks if block.is_prose and len(block.text) < LONGEST]
    kind = next((told["kind"] for b in said for told in EACH.finditer(b.text.text)), None)
    words = kind.split() if kind is not None else []
    noun = words[-1].removesuffix("s") if words else ""
    if len(noun) < 3:
        return []
    listed = re.compile(rf"\b{re.escape(noun)}(?:e?s)? \((?P<list>[^()]{{3,200}})\)", re.I)
    for block in said:
        for sentence in sentences(block.text):
            told = listed.search(sentence.text)
            if told is None or MENTION.search(sentence.text):
                continue
            found = find_labels(told["list"])
            if found is None or found.kind == "partial" or found.start > 1:
                continue
            if not 1 < len(found.texts) <= MOST:
                continue
            at = told.start("list")
            spans = [sentence.span(at + label.start, at + label.end) for label in found.labels]
            return [
                Scope(name, span, headed_by(blocks, name, block, found.texts))
                for name, span in zip(found.texts, spans, strict=True)
            ]
    return []
