"""Panels that are named with their colours: ``two heatmaps (A in blues, B in reds)``."""

from __future__ import annotations

from replot.findings import Span
from replot.reading.description.assembly.panels.named.lettered_names import LONGEST
from replot.reading.description.assembly.panels.named.names import COUNTED
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import claimed_count, split_list, tidy

__all__ = ["coloured_names"]
LIST_BEHIND = re.compile(r"(?: [\w-]+){0,3}?\s*[(\[:—–]\s*(?P<list>[^()\[\]]{5,300})")
IN_ASIDE = re.compile(r"(?P<name>[^()]{1,60}?) \((?:in |with |using )?(?P<colour>[^()]{3,30})\)")
IN_COLOUR = re.compile(r"(?P<name>[^\W_].{1,60}?),? (?:in|with|using)(?: an?| the)? (?P<colour>\S.{2,40})")


def coloured_names(
    blocks: list[Block], names: list[tuple[str, Span]]
) -> list[tuple[str, Span, Text]]:
    """The names of panels that are told with their colours: ``two heatmaps (A in blues, B in reds)``.

    Parameters
    ----------
    blocks : list of Block
    names : list of (str, Span)
        The names that are told of them, whatever stands in brackets behind.
    """
    from replot.reading.description.colours.named import is_map_name
    from replot.reading.description.colours.words import find_colours

    for block in blocks:
        if not block.is_prose or len(block.text) > LONGEST:
            continue
        if not COUNTED.may_match(block.text.text):
            continue
        for sentence in sentences(block.text):
            said = COUNTED.search(sentence.text)
            listed = LIST_BEHIND.match(sentence.text, said.end()) if said else None
            count = claimed_count(said[0]) if said else None
            if listed is None or count is None:
                continue
            items = split_list(listed["list"], listed.start("list"))
            found = [IN_COLOUR.fullmatch(sentence.text, item.start, item.end) for item in items]
            coloured = [m for m in found if m and (find_colours(m["colour"]) or is_map_name(m["colour"]))]
            if len(coloured) == len(items) == count[0] >= 2:
                return [
                    (tidy(m["name"]), sentence.span(*m.span("name")), sentence.cut(*m.span("colour")))
                    for m in coloured
                ]
    named = [(IN_ASIDE.fullmatch(name), span) for name, span in names]
    if not named or not all(m and (find_colours(m["colour"]) or is_map_name(m["colour"])) for m, _ in named):
        return []
    return [(m["name"], span, Text(m["colour"], [(0, span.line, span.column)])) for m, span in named if m]
