"""Labels as the lines of a text name them: with the commas that they hold, without the gloss of a list."""

from __future__ import annotations

from dataclasses import replace

from replot.reading.description.assembly.leads import lead_of
from replot.reading.description.document.blocks import Block
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import split_list
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.axes.facts import AxisFact
from replot.reading.description.statements.frame.words import LAST_BRACKET
from replot.reading.description.statements.tables.facts import TableFact

__all__ = ["as_lines_name"]
LEAST = 2
"""Labels that may be one; numbers that a line gives to the label it begins with."""


def as_lines_name(
    fact: AxisFact, other: AxisFact, inside: list[Block], tables: list[TableFact]
) -> AxisFact:
    """The axis with its labels as lines and tables name them that list none of the ``other`` one.

    What stands in brackets behind a label of the list is left out where the line of that label leaves it out.
    Neighbours in the list are joined that a line or a row of a table names as one label: ``Logic, Sets, and
    Proof: 0.3 (A), 0.4 (B)`` could give three rows the same numbers, but where other labels have lines of
    their own, and these three have none, they are one row.
    """
    if fact.kind != "list" or len(fact.categories) <= LEAST:
        return fact
    listed = {span.line for axis in (fact, other) for span in axis.category_spans}
    leads = {
        block: lead_of(block)[0]
        for block in inside
        if block.kind in ("item", "paragraph", "heading") and block.line not in listed
    }
    heads = [head for table in tables for head in (*table.rows, *table.columns)]
    told = {key(name) for name in (*heads, *leads.values())}
    heads += [lead for block, lead in leads.items() if "," in lead and _gives_numbers(block, lead, inside)]
    return _joined(_without_gloss(fact, told), heads, told)


def _without_gloss(fact: AxisFact, told: set[str]) -> AxisFact:
    bare = [LAST_BRACKET.sub("", label) or label for label in fact.categories]  # "[EOS]" is no gloss
    if len(set(bare)) < len(bare) or bare == list(fact.categories):
        return fact
    pairs = zip(bare, fact.categories, strict=True)
    named = (short if key(short) in told and key(label) not in told else label for short, label in pairs)
    return replace(fact, categories=tuple(named))


def _joined(fact: AxisFact, heads: list[str], told: set[str]) -> AxisFact:
    for head in dict.fromkeys(heads):
        parts = [key(part.text) for part in split_list(head)] if "," in head else []
        names = [key(label) for label in fact.categories]
        at = next((k for k in range(len(names)) if names[k : k + len(parts)] == parts), None)
        counted = fact.count == len(names)
        apart = told.isdisjoint(names) or not told.isdisjoint(parts)
        if counted or apart or len(parts) < LEAST or at is None:
            continue
        end, spans = at + len(parts), fact.category_spans
        fact = replace(
            fact,
            categories=(*fact.categories[:at], head, *fact.categories[end:]),
            category_spans=(*spans[: at + 1], *spans[end:]) if len(spans) == len(names) else spans,
        )
    return fact


SHARED = re.compile(r"\W*(?:are|share|have|all|both|each|follow)\b", re.I)
"""What is said of several: ``May, June and July are identical: 3, 4``."""


def _gives_numbers(block: Block, lead: str, inside: list[Block]) -> bool:
    """Whether a line and those under it give exact numbers that differ; not if its names share them."""
    if SHARED.match(block.text.text, len(lead)):
        return False
    told = [block.text.text[len(lead) :], *(b.text.text for b in inside if block in b.parents)]
    exact = {q.value for text in told for q in find_quantities(text) if not (q.is_range or q.approximate)}
    return len(exact) >= LEAST
