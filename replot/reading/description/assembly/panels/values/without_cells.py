"""Sentences that give values of a panel, though it could not be told of which cells."""

from __future__ import annotations

from replot.findings import Span
from replot.reading.description.assembly.facts import PanelFacts
from replot.reading.description.assembly.panels.values.axis_talk import AXIS_TALK
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.dates import is_year
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.bars.words import BAR
from replot.reading.description.statements.cells.classified.verdicts import verdicts
from replot.reading.description.statements.cells.ruled_out.claim_words import claims
from replot.reading.description.statements.cells.sentences.clauses import clauses
from replot.reading.description.statements.cells.statement import CellStatement
from replot.reading.description.statements.frame import Frame

__all__ = ["clauses_without_cell", "leaves_cells", "without_cell", "without_class"]
SIZE = re.compile(
    r"\b\d{1,4}\s?[×x]\s?\d{1,4}\b(?![.×x])|"
    r"\b\d{1,4} (?:[a-z-]+ )?(?:classes|categories|labels|variables|features|groups|levels|rows|columns|"
    r"models|tasks)\b",
    re.I,
)
"""``a 4×4 grid``, ``6 classes``: how many lines there are, and no value."""

REFERRED = rare(
    r"\b(?:fig(?:ure)?|tab(?:le)?|sec(?:tion)?|eq(?:uation)?|appendi)(?:s|ces|x)?\.? \d{1,3}[a-z]?"
    r"(?:(?:,? and |, |[–-]| & )\d{1,3}[a-z]?){1,9}\b(?![.%]\d)",
    re.I,
)
"""``Figures 9, 10 and 11``."""
PLAIN = r"[-−+~≈]?(?<![\w.])\d+(?:\.\d+)?\s?%?"
BETWEEN = r"(?:\s?[,;/|→]\s?|,? and )"
VALUES = re.compile(rf"{PLAIN}(?:{BETWEEN}{PLAIN}){{2,40}}(?![\w.]\d)")
"""``0, 3, 5``: a list of values, whatever stands before it."""
OF_OTHERS = rare(
    r"\b(?:e\.g|such as|for (?:example|instance)|like|rows|columns|axis|axes|ticks?|panels?|labels?)\b", re.I
)
"""What such a list holds instead: examples, labels."""
SUPPOSED = rare(r"\b(?:would|could|might|suppose|assum\w+|imagine)\b|\?\W*$", re.I)
"""What is not so: ``half of the 0.02 would do``, and questions."""


def without_cell(
    sentence: Text, frame: Frame, panel: PanelFacts, led: bool = False, unsure: bool = False
) -> list[Span]:
    """The numbers of a sentence that gives values of a label, though it could not be told of which cells.

    The label is in the sentence, perhaps as an everyday word (``unsure``), or stands before it (``led``);
    that of a list of values may be unknown.
    """
    source = sentence.text
    named = [sentence.span(m.start, m.end) for m in frame.mentions(source) if m.sure or unsure]
    listed = VALUES.search(source) is not None and OF_OTHERS.search(source) is None
    if not (named or led or listed) or any(map(panel.is_label, named)):
        return []
    if claims(source) or AXIS_TALK.search(source) or BAR.search(source) or SUPPOSED.search(source):
        return []
    known = [(m.start, m.end) for m in frame.mentions(source)]
    known += [counted.span() for kind in (SIZE, REFERRED) for counted in kind.finditer(source)]
    inside = {k for span in known for k in range(*span)}
    left = (q for q in find_quantities(source) if not frame.written(q) and q.number_start not in inside)
    return [sentence.span(q.start, q.end) for q in left if not is_year(source, q.number_start, q.end)]


def clauses_without_cell(
    sentence: Text, got: list[CellStatement], frame: Frame, panel: PanelFacts
) -> list[Span]:
    """The numbers of clauses that give values of a label, and of which no cell could be told."""
    placed = {(cell.span.line, cell.span.column) for cell in got}
    if len(list(find_quantities(sentence.text))) <= len(placed) or len(parts := clauses(sentence)) == 1:
        return []
    lost = [without_cell(part, frame, panel) for part in parts]
    return [span for spans in lost if not any((s.line, s.column) in placed for s in spans) for span in spans]


def without_class(sentence: Text, got: list[CellStatement]) -> list[Span]:
    """The counts of a sentence on what a classifier made of things, of which only some have a cell."""
    placed = {cell.span for cell in got}
    counts = (sentence.span(told.quantity.start, told.quantity.end) for told in verdicts(sentence.text))
    return [span for span in counts if span not in placed]


def leaves_cells(sentence: Text, understood: int, frame: Frame) -> bool:
    """Whether a sentence gives mostly two labels to each of its numbers, more than were understood."""
    source = sentence.text
    named = [mention for mention in frame.mentions(source) if mention.sure]
    if len(named) < (2 if EXCEPTIONS.search(source) else FEWEST_NAMED):
        return False
    inside = {k for m in named for k in range(m.start, m.end)}
    count = sum(q.number_start not in inside for q in find_quantities(source))
    return understood < count and 3 * count <= 2 * len(named)


EXCEPTIONS = rare(r"\b(?:differ|exceptions?)\b[^.:;]{0,30}:", re.I)
"""What leads to the cells that are not like the others."""
FEWEST_NAMED = 4
"""Labels of two cells."""
