"""What one label shares out among the others: ``of 15 oaks, 13 are predicted oak and 2 elm``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.cells.classified.outcome_words import (
    JUDGE,
    OF_ALL,
    VERB,
    is_label,
    turned,
)
from replot.reading.description.statements.cells.statement import CellStatement, each_once, statement
from replot.reading.description.statements.frame import Frame

__all__ = ["SHARES", "read_shares"]
ALL = re.compile(r"\ball\s+(?:the )?(?=\d)", re.I)
SHARES = rare(
    r"\b(?:(?:are|is|were|was|get|gets|got|being)\s+(?:\w+ly\s+)?(?:predicted|classified|label(?:l)?ed|identified|"
    r"recogni[sz]ed|assigned|sorted|detected|taken|called|classed|judged|rated|marked|tagged|considered|deemed|read|"
    r"diagnosed|graded|mistaken|confused|misread|misclassified|thought)|(?<=[\"”'’`] )confused(?= with)|"
    r"(?:puts?|gives?|assigns?|attends?|pays?|places?|sends?|allocates?|devotes?|directs?)\b)|"
    rf"\b{JUDGE}\s+(?:\w+ly\s+)?(?:predict(?:s|ed)|classif(?:ies|ied)|label(?:l)?(?:s|ed)|identif(?:ies|ied)|"
    r"recogni[sz]e[sd]|sort(?:s|ed)|calls|called|marks|marked|reads?|puts?)\b",
    re.I,
)
"""The verbs with which a label shares out its members, or a token its attention."""
ITSELF = re.compile(r"\b(?:itself|themselves|its own \w+)\b", re.I)
RIGHTLY = re.compile(
    rf"\b(?<!in)(?:correctly|rightly)(?:\s+{VERB})?\b(?!\s+(?:as|for|to)\b)|\b{VERB}\s+(?:correctly|rightly)\b|"
    r"\b(?:correct|right)\b(?=\s*[,;.)]|$)",
    re.I,
)
"""``254 were correctly classified``: taken for what it is."""
GLUE = re.compile(
    r"(?:e?s\b)?(?:[\s,;:()\"“”'‘’`]|\b(?:and|while|but|then|the|an?|as|to|on|onto|at|for|with|of|in|its|their|is|are|was|were|"
    r"be|being|been|get|gets|goes|go|only|just|another|mostly|mainly|chiefly|primarily|strongly|heavily|weakly|most|some|"
    r"then|also|next|token|tokens|class|correctly|wrongly|predicted|classified|"
    r"labell?ed|identified|recogni[sz]ed|assigned|sorted|detected|taken|called|classed|judged|rated|marked|tagged|"
    r"considered|deemed|read|diagnosed|graded|mistaken|confused|misread|misclassified|thought|of them|"
    r"ended up|came out|puts?|gives?|assigns?|attends?|pays?|places?|"
    r"sends?|allocates?|devotes?|directs?|predicts|classifies|identif(?:ies|ied)|recogni[sz]es|sorts|calls|"
    rf"marks|{JUDGE}|there|(?:of )?which|actual|attention|weights?|mass|probability|remaining|true|samples|"
    r"examples|images|cases|instances|items|ones|mails?|leaves|pictures|documents|records|patients|"
    r"false (?:positives?|negatives?)|FNs?|FPs?)\b)*",
    re.I,
)
"""All that may stand between the numbers and the labels of such a sentence."""
CLAUSE = re.compile(r";\s+(?:and\s+|while\s+)?|,\s+(?:and\s+|while\s+)?(?=(?:out )?of (?:the )?\d)", re.I)
NOUN = re.compile(r"s?[\"”'’`)]?(?:\s+[a-z]+)?,?\s", re.I)
"""What ends the name of the label that shares out: ``cats,``, ``"oak" leaves``."""


def read_shares(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """A label, then numbers and labels by turns: ``cat puts 0.6 on dog and 0.4 on itself``."""
    source = text.text
    out: list[CellStatement] = []
    start = 0
    for end in [*(m.start() for m in CLAUSE.finditer(source)), len(source)]:
        found = _of_one(text, start, end, frame, rank)
        if not found:
            return []
        out += found
        start = end
    return each_once(out)


def _of_one(text: Text, start: int, end: int, frame: Frame, rank: int) -> list[CellStatement]:
    """What the first label of a clause shares out; empty unless all of the clause is understood."""
    source = text.text
    named = [
        m
        for m in frame.mentions(source)
        if start <= m.start and m.end <= end and (m.sure or is_label(source, m))
    ]
    verb = SHARES.search(source, start, end)
    if not named or verb is None or named[0].end > verb.start():
        return []
    subject, rest = named[0], [m for m in named[1:] if m.start >= verb.end() - 1]
    if len(rest) != len(named) - 1:
        return []
    counts = [q for q in find_quantities(source) if start <= q.start and q.end <= end]
    behind = [q for q in counts if q.start >= subject.end]
    before = [q for q in counts if q.end <= subject.start]
    if any(q.is_range or q.is_open for q in behind) or len(before) + len(behind) != len(counts):
        return []
    if not behind and len(before) == len(rest) == 1 and ALL.search(source, start, subject.start):
        behind = before  # "all 10 elms are labelled elm"
    spots = [(m.start, m.end, m) for m in rest]
    spots += [(m.start(), m.end(), subject) for m in ITSELF.finditer(source, subject.end, end)]
    if len(spots) == len(behind) - 1:
        spots += [(m.start(), m.end(), subject) for m in RIGHTLY.finditer(source, subject.end, end)]
    spots.sort(key=lambda spot: spot[0])
    turns = sorted([*spots, *((q.start, q.end, None) for q in behind if q is not None)], key=lambda t: t[0])
    first = verb.end() if behind is before else subject.end
    ends = [first, *(b for _, b, _ in turns)]
    begins = [*(a for a, _, _ in turns), end]
    gaps = [source[a:b].rstrip(".") for a, b in zip(ends, begins, strict=True) if b >= a]
    gaps[0] = NOUN.sub(" ", gaps[0], count=1)
    kinds = [spot is not None for _, _, spot in turns]
    totals = [m.span() for m in OF_ALL.finditer(source, start, subject.start)]
    firsts = [q for q in before if not any(a <= q.start < b for a, b in totals)]
    if len(firsts) == 1 and behind is not before and kinds == [True] + [False, True] * len(behind):
        # "37 oaks were taken for elms and 9 for firs"
        behind, kinds = firsts + behind, [True, False] * len(spots)
    if len(spots) != len(behind) or not all(map(GLUE.fullmatch, gaps)):
        return []
    later = firsts and behind and behind[0].start > firsts[0].end
    if later and RIGHTLY.search(source, subject.end, behind[0].start):
        return []  # "85 elms were told rightly, and 15 predicted as oak": the first count tells a cell too
    if behind is not before and kinds not in ([True, False] * len(spots), [False, True] * len(spots)):
        return []
    out = []
    for (_, _, label), q in zip(spots, behind, strict=True):
        axes = ("y", "x") if not turned(frame) else ("x", "y")
        own = next((k for a, k in subject.places if a == axes[0]), None)
        other = next((k for a, k in label.places if a == axes[1]), None)
        if own is None or other is None:
            return []
        row, column = (own, other) if axes[0] == "y" else (other, own)
        out.append(statement(row, column, q, rank, text.span(q.start, q.end)))
    return out
