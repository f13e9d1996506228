"""What one label shares out among the others: ``of 15 oaks, 13 are predicted oak and 2 elm``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import find_written
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.cells.outcome_words import (
    CORRECT,
    OF_ALL,
    RIGHT,
    TAKEN_FOR,
    VERB,
    counts_of,
    place_of,
    told_apart,
    turned,
)
from replot.reading.description.statements.cells.statement import CellStatement, statement
from replot.reading.description.statements.cells.verdict_cells import read_verdicts
from replot.reading.description.statements.cells.verdict_words import MOST, ONCE
from replot.reading.description.statements.frame import Frame, Mention

__all__ = ["counts_outcomes", "read_outcomes"]
ALL = re.compile(r"\ball\s+(?:the )?(?=\d)", re.I)
QUOTES = ('"', "“", "‘", "'", "`")
BEHIND = re.compile(r"[\"”'’`]?\s*(?:with|in|:|=|\(|at|,)?\s*(?:only |just )?")
"""Between the class that something was taken for and how often: ``oak predicted as elm with 9 samples``."""
CLAIM = re.compile(
    rf"%|\b(?:percent|{MOST}|average|mean|rate|accuracy|precision|recall|f1|more|less|fewer|than)\b", re.I
)


JUDGE = r"(?:model|algorithm|classifier|network|system|method|it|we)"
"""Who tells what is in which class."""
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
    r"be|being|been|get|gets|goes|go|only|just|another|token|tokens|class|correctly|wrongly|predicted|classified|"
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


def _shared_out(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
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
    return out if len({(c.row, c.column) for c in out}) == len(out) else []


def _meant(source: str, mention: Mention) -> bool:
    """Whether a short word is a label here: in quotation marks, or a capital (``7 B``)."""
    quoted = source[mention.start - 1 : mention.start] in QUOTES
    return quoted or source[mention.start : mention.end].isupper()


def _of_one(text: Text, start: int, end: int, frame: Frame, rank: int) -> list[CellStatement]:
    """What the first label of a clause shares out; empty unless all of the clause is understood."""
    source = text.text
    named = [
        m
        for m in frame.mentions(source)
        if start <= m.start and m.end <= end and (m.sure or _meant(source, m))
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


TIMES = re.compile(r" times\b")


def read_outcomes(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """Cells of a square matrix from sentences about what one label shares out among all.

    ``Of the 15 oaks, 13 are predicted oak and 2 elm``, ``oak puts 0.8 on itself and 0.2 on elm``.
    """
    if set(frame.x) != set(frame.y):
        return []
    if SHARES.search(text.text) and (found := _shared_out(text, frame, rank)):
        return found
    found = _told_apart(text, frame, rank) or _taken_for(text, frame, rank)
    found = found or _told_rightly(text, frame, rank)
    told = read_verdicts(text, frame, rank, turned(frame))
    places = {(cell.row, cell.column) for cell in told}
    more = len(told) > len(found) and all((cell.row, cell.column) in places for cell in found)
    return told if more else found  # "oak: right 9 times, taken for elm 3 times"


def counts_outcomes(source: str) -> bool:
    """Whether a text may count in words: ``seven wins, one loss``, ``ten oaks were classified as elm``."""
    counts = find_written(source)
    return len(counts) > 1 or (bool(counts) and bool(TAKEN_FOR.search(source) or CORRECT.search(source)))


def _told_apart(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """The cell of the one number before what was and what was predicted."""
    source = text.text
    found = told_apart(source)
    counts = counts_of(source) if len(found) == 1 else []
    if len(counts) != 1 or counts[0].start > found[0].start():
        return []
    flip = turned(frame)
    row = frame.resolve(tidy(found[0]["b" if flip else "a"]), "y")
    column = frame.resolve(tidy(found[0]["a" if flip else "b"]), "x")
    if row is None or column is None or len(row[1]) != 1 or len(column[1]) != 1:
        return []
    q = counts[0]
    return [statement(row[1][0], column[1][0], q, rank, text.span(q.start, q.end))]


def _taken_for(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """Cells of a confusion matrix from sentences about what was taken for what.

    Rows are the true classes unless the axes are named the other way round; a class that is named once
    (``of the 15 oaks, 13 ... and 2 ...``) goes on for the counts after it.
    """
    source = text.text
    if CLAIM.search(source) or TAKEN_FOR.search(source) is None or ONCE.search(source) is not None:
        return []
    here, there = ("x", "y") if turned(frame) else ("y", "x")
    mentions, counts = frame.mentions(source), counts_of(source)
    out: list[CellStatement] = []
    true: Mention | None = None
    at = 0
    for taken in TAKEN_FOR.finditer(source):
        named = next((m for m in mentions if 0 <= m.start - taken.end() <= 1), None)
        if named is None:
            return []
        before = [m for m in mentions if at <= m.start and m.end <= taken.end()]
        inside = [q for q in counts if at <= q.start and q.end <= taken.end()]
        if not before and RIGHT.search(source, at, taken.end()):
            before = [named]
        true = before[-1] if before else true
        named_twice = {(m.start, m.end) for m in before}
        behind = [q for q in counts if BEHIND.fullmatch(source, named.end, q.start)]
        timed = bool(behind) and TIMES.match(source, behind[-1].end) is not None
        inside = behind if timed else inside or behind  # "right 9 times, misclassified as oak 3 times"
        if true is None or len({q.value for q in inside}) != 1 or len(named_twice) > 1:
            return []
        row, column = place_of(true, here), place_of(named, there)
        if row is None or column is None:
            return []
        q = inside[0]
        place = (column, row) if here == "x" else (row, column)
        out.append(statement(*place, q, rank, text.span(q.start, q.end)))
        at = max(named.end, q.end)
    cells = [(c.row, c.column) for c in out]
    complete = all(q.end <= at for q in counts)
    return out if complete and len(set(cells)) == len(cells) else []


NEAR = 14
WRONG = rare(
    r"\b(?:confus\w+|mistak\w+|mistook|taken for|mis(?:classif|label|read|identif|diagnos|recogni)\w*|"
    r"wrong\w*|incorrect\w*|instead)\b",
    re.I,
)
"""What tells the errors of a class, and not its hits."""


def _told_rightly(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """The diagonal, from how many of each class were told rightly: ``19 and 12 ... for oak and elm``."""
    source = text.text
    correct = CORRECT.search(source)
    if CLAIM.search(source) or correct is None:
        return []
    wrong = WRONG.search(source)
    taken = TAKEN_FOR.finditer(source) if wrong is None else ()
    if any(RIGHT.search(source, max(0, named.start() - NEAR), named.end()) is None for named in taken):
        return []  # "and 15 were predicted as elm"
    counts = counts_of(source)
    named = [(m, place_of(m, "y")) for m in frame.mentions(source) if m.sure]
    places = [k for _, k in named if k is not None]
    if not counts or len(counts) != len(places) or len(set(places)) != len(places):
        return []
    order = sorted([(q.start, "n") for q in counts] + [(m.start, "c") for m, _ in named])
    pattern = "".join(kind for _, kind in order)
    n = len(counts)
    if wrong is not None:  # "oak was correctly identified 9 times, confused with elm 2 times"
        by_turns = ("nc" * n, "cn" * n, "cn" + "nc" * (n - 1))
        if wrong.start() < correct.start() or pattern not in by_turns:
            return []
        if n > 1 and not order[1][0] < wrong.start() < max(order[2][0], order[3][0]):
            return []
        flip = turned(frame)
        own = place_of(named[0][0], "x" if flip else "y")
        others = [place_of(m, "y" if flip else "x") for m, _ in named]
        if own is None or None in others:
            return []
        return [
            statement(*((k, own) if flip else (own, k)), q, rank, text.span(q.start, q.end))
            for q, k in zip(counts, others, strict=True)
            if k is not None
        ]
    if pattern not in ("nc" * n, "cn" * n, "n" * n + "c" * n, "c" * n + "n" * n):
        return []
    return [statement(k, k, q, rank, text.span(q.start, q.end)) for q, k in zip(counts, places, strict=True)]
