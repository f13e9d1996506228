"""The four outcomes of a binary confusion matrix by their names: ``True negatives: 266``."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, pairwise
from operator import itemgetter

from replot.reading.description.document.blanked import blank
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import find_written
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import IN_BRACKETS
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.cells.classified.no_outcomes import (
    none_counted,
    without_none_counted,
)
from replot.reading.description.statements.cells.classified.outcome_words import taken_for, turned
from replot.reading.description.statements.cells.classified.verdict_cells import read_verdicts
from replot.reading.description.statements.cells.ruled_out.claim_words import MORE_OR_LESS
from replot.reading.description.statements.cells.statement import CellStatement, each_once, statement
from replot.reading.description.statements.frame import Frame

__all__ = [
    "NEGATIVE", "OF_CLASS", "QUADRANT", "clauses_of", "counted_quadrants", "names_quadrant", "read_quadrants",
    "read_quadrants_in_part",
]
QUADRANT = rare(
    r"\b(?:(?P<tn>true negatives?|TNs?)|(?P<fp>false positives?|FPs?|type[ -](?:I|1|one) errors?)|"
    r"(?P<fn>false negatives?|FNs?|type[ -](?:II|2|two) errors?)|(?P<tp>true positives?|TPs?))\b",
    re.I,
)
SUMMARY = rare(
    r"\b(?:rate|accuracy|precision|recall|f1|sensitivity|specificity|overall|total|average|mean|support)\b",
    re.I,
)
NEGATIVE = re.compile(
    r"^(?:(?:actual(?:ly)?|really|truly|predicted|test(?:ed)?|called)\s+)?"
    r"(?:no\b|not\b|non|neg|0$|false|healthy|benign|normal|ham|absent|legit)", re.I
)
"""How the name of the class begins that nobody looks for."""
POSITIVE = re.compile(
    r"^(?:(?:actual(?:ly)?|really|truly|predicted|test(?:ed)?|called)\s+)?"
    r"(?:yes|pos|true|present|spam|fraud|malignant|diseased?\b|sick|ill\b|infected|anomal|attack|defect|"
    r"fault)", re.I
)
"""How that of the other one does."""
Counted = tuple[str, Quantity, Text, str]
"""One of ``tn``, ``fp``, ``fn`` and ``tp``, how often, the clause that says so, and its part on this one."""


def names_quadrant(label: str) -> bool:
    """Whether a label is the name of an outcome, perhaps with more in brackets: ``True Negatives (TN)``."""
    names = list(QUADRANT.finditer(label))
    left = QUADRANT.sub("", label)
    alone = len({_kind(name) for name in names}) == 1 and not re.search(r"[^\W\d_]", left)
    return alone or (bool(names) and OF_CLASS.fullmatch(label) is not None)


def _kind(name: re.Match[str]) -> str:
    return (name.lastgroup or "").lower()


LABEL = re.compile(
    r"\b(?:(?:class|label|category|as)\s|(?:threshold|cut-?off)(?: (?:of|is|at)|:| ?=)?\s?)$", re.I
)
"""Before the number of a class, of which nothing is counted, or that at which it was cut."""
MEANT = rare(r"\bactual (?:class|value|label|output)\b", re.I)
"""What says of an outcome when it is one: ``the cases when the actual class is 2 and the predicted is 2``."""
CODE = re.compile(r"\([0-9]\)")
"""The number that stands for a class behind its name."""
OF_CLASS = re.compile(
    r"\W*(?:true|false) (?:posi|nega)tives? \((?!(?:[TF][PN]s?|n ?=)\b)[^()]+\)\W*", re.I
)
"""``True Positive (Benign)``."""
BESIDE = rare(
    r"\b(?:true (?:posi|nega)tives?(?: \(T[PN]\))?|T[PN]s?)"
    r"(?:\s*\(|\s*[–—-]\s*|\s+(?:for|of)\s+(?:the\s+)?)"
    r"[\"“'‘`]?(?P<name>[^\W_][^()\"”’`:;,=\n]{0,40}?)[\"”’`]?\s*[):=,]",
    re.I,
)
"""``True Positive (Benign): 85``: the class beside an outcome that is right."""
SIZE = re.compile(r"\b\d{1,3}(?:\s?[x×*]\s?|[- ]by[- ])\d{1,3}\b(?! (?:true|false)\b)", re.I)
"""``a 2×2 grid``: no counts."""
RESPECTIVELY = rare(r"\brespectively\b", re.I)
OWN = re.compile(r"\)?[`*_\s]{0,4}[:=][`*_\s]{0,4}")
"""Between an outcome and its count."""
BARE = re.compile(r"[`*_\s]{0,4}")
NEAR = 16


def clauses_of(text: Text) -> list[Text]:
    """A text at its commas and stops, and where it turns to another place or outcome."""
    out, start = [], 0
    brackets = [match.span() for match in IN_BRACKETS.finditer(text.text)]
    for match in re.finditer(
        r"(?<!\b[ei]\.[ge]\.)[,;]\s+(?!\d+\s*\))(?:and\s+)?(?!\d{3}\b(?!\s+[a-z]))|"
        r"\s+and\s+(?=(?:the |a )?(?:top|upper|bottom|lower|cent|middle|true|false|\d))|\.\s+|\s+\|\s+",
        text.text,
    ):
        while brackets and brackets[0][1] <= match.start():
            brackets.pop(0)
        if brackets and brackets[0][0] < match.start() and match[0][0] in ",;":
            continue
        piece = text.cut(start, match.start())
        if piece:
            out.append(piece)
        start = match.end()
    piece = text.cut(start)
    return [*out, piece] if piece else out


ONE = r"(?:(?:true|false) (?:posi|nega)tives?(?: \([TF][PN]\))?|[TF][PN]s?)"
JOINT = r"(?:, |,? and |,? & | ?/ ?)"
COUNT = r"\d+(?:,\d{3})*"
IN_ORDER = rare(
    rf"\b(?P<names>{ONE}(?:{JOINT}(?:the )?{ONE})+)"
    r"(?:,? (?:are|is|were|was|amount to|number|count|come to|equal|of|at|respectively)){0,4},?(?: ?[:=])? ?"
    rf"(?P<counts>{COUNT}(?:{JOINT}{COUNT})+)(?![\d%]|[.,]\d| ?(?:true|false|[TF][PN])\b)",
    re.I,
)
"""``true positives and true negatives are 40 and 52``, ``TP/FP = 40/3``."""
ONE_COUNT = re.compile(COUNT)


def _counted_in_order(text: Text) -> Iterator[Counted]:
    """Several outcomes, and behind all of them as many numbers."""
    for told in IN_ORDER.finditer(text.text):
        names = list(QUADRANT.finditer(text.text, *told.span("names")))
        kinds = list(dict.fromkeys(map(_kind, names)))  # "true positives (TP)" is one
        counts = list(ONE_COUNT.finditer(text.text, *told.span("counts")))
        if len(kinds) == len(counts):
            values = (Quantity(float(n[0].replace(",", "")), *n.span(), n[0]) for n in counts)
            yield from ((kind, value, text, "") for kind, value in zip(kinds, values, strict=True))


def counted_quadrants(text: Text) -> Iterator[Counted]:
    """The outcomes that a text counts: one with one number in a clause, or several by turns with theirs."""
    yield from _counted_in_order(text)
    text = text.reworded(IN_ORDER.sub(blank, text.text))
    if none := list(none_counted(text)):
        yield from none
        text = without_none_counted(text)
    clauses = clauses_of(text)
    found = [counted for clause in clauses for counted in _counted_in(clause)]
    # "FN are more common, as their count (40) is above that of the FP (3)"
    yield from found or (_counted_in(text) if len(clauses) > 1 else ())


def _counted_in(clause: Text) -> Iterator[Counted]:
    names = list(QUADRANT.finditer(clause.text))
    if not names:
        return
    given = (q for q in find_quantities(clause.text) if not q.is_open and not q.percent)
    given = (q for q in given if not any(name.start() <= q.start < name.end() for name in names))
    sizes = [size.span() for size in SIZE.finditer(clause.text)]
    given = (q for q in given if not any(a <= q.start < b for a, b in sizes))
    given = (q for q in given if MORE_OR_LESS.match(clause.text, q.end) is None)
    numbers = [q for q in given if not LABEL.search(clause.text, max(0, q.start - NEAR), q.start)]
    starts = {name.start() for name in names}
    written = [
        Quantity(float(value), *word.span(), word[0])
        for value, word in find_written(clause.text)
        if word.end() + 1 in starts
    ]
    numbers = sorted([*numbers, *written], key=lambda q: q.start)  # "12 true negatives, four false ones"
    if numbers and (meant := MEANT.search(clause.text)) is not None:
        numbers = [q for q in numbers if q.start < meant.start()]
    if len(numbers) > 1:  # "22 risky loans (1)" is one count
        counts = [q for q in numbers if not CODE.fullmatch(clause.text, q.start - 1, q.end + 1)]
        ends = {name.end() for name in names}  # "TN (30), FP(5)": each in brackets behind its outcome
        own = all(clause.text[q.start - 1] == "(" and ends & {q.start - 1, q.start - 2} for q in numbers)
        numbers = numbers if own else counts or numbers
    right_before = [q for q in numbers if q.end + 1 in starts]
    if len({*map(_kind, names)}) == len(right_before) == 1:
        numbers = right_before  # "Confusion matrix for 50 cases: 12 true negatives"
    one = len({*map(_kind, names)}) == 1 and len(numbers) > 1
    if one and any(OWN.fullmatch(clause.text, name.end(), numbers[0].start) for name in names):
        numbers = _without_gloss(clause.text, numbers)
    if len({q.value for q in numbers}) == 1:
        numbers = numbers[:1]  # "True Negatives (20): 20 samples of class 0"
    if numbers:  # "TP: 40, FN: 6, FP:", where the text breaks off
        last = max(k for k, name in enumerate(names) if k == 0 or name.start() < numbers[-1].start)
        rest = names[last + 1 :]
        names = names[: last + 1] if len({*map(_kind, names)}) == len(numbers) + 1 and rest else names
    kinds = {_kind(name) for name in names}  # "True Negatives (TN)" is one
    if len(numbers) == len(kinds) + 1 and ":" in clause.text[numbers[0].end : names[0].start()]:
        numbers = numbers[1:]  # "of 500 reviews: 212 true positives"
    if len(numbers) != len(kinds) or SUMMARY.search(IN_BRACKETS.sub(blank, clause.text)):
        return
    if len(kinds) == 1:
        yield kinds.pop(), numbers[0], clause, clause.text
        return
    spots = sorted([(name.start(), _kind(name)) for name in names] + [(q.start, "") for q in numbers])
    runs = [next(same) for _, same in groupby(spots, itemgetter(1))]
    told = [kind for _, kind in runs if kind]
    by_turns = all(bool(kind) != bool(following) for (_, kind), (_, following) in pairwise(runs))
    if by_turns and len(runs) == 2 * len(kinds) == 2 * len(told):  # each with its number
        begins = [0, *(at for at, _ in runs[2::2]), len(clause)]
        for k, (kind, q) in enumerate(zip(told, numbers, strict=True)):
            yield kind, q, clause, clause.text[begins[k] : begins[k + 1]]
    elif RESPECTIVELY.search(clause.text) and len(told) == len(kinds) and names[-1].end() <= numbers[0].start:
        yield from ((kind, q, clause, clause.text) for kind, q in zip(told, numbers, strict=True))


def _without_gloss(source: str, numbers: list[Quantity]) -> list[Quantity]:
    """The count behind the colon of an outcome alone, where brackets that follow hold all other numbers."""
    gloss = IN_BRACKETS.search(source, numbers[0].end)
    if gloss is None or not BARE.fullmatch(source, numbers[0].end, gloss.start()):
        return numbers
    inside = all(gloss.start() < q.start < gloss.end() for q in numbers[1:])
    return numbers[:1] if inside else numbers


def read_quadrants(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """``True negatives: 266``: the four cells of a binary confusion matrix by their names.

    Rows are the actual classes, unless the text puts the actual class on x; the negative class is
    told by its name, by the class named beside an outcome or by what the text calls the positive class;
    that of numbered classes is the first. Where nothing tells, the outcomes have no cells.
    """
    truth_on_x = bool(re.search(r"actual|true|reference|truth", frame.x_label or "", re.I)) and not re.search(
        r"actual|true", frame.y_label or "", re.I
    )
    first_row, first_column = (_negative_first(names, frame.positive) for names in (frame.y, frame.x))
    known = bool(frame.positive) or any(_tells(key(name)) for name in frame.y)
    out: list[CellStatement] = []
    for kind, q, clause, said in counted_quadrants(text):
        actual, predicted = {"tn": (0, 0), "fp": (0, 1), "fn": (1, 0), "tp": (1, 1)}[kind]
        row, column = (predicted, actual) if truth_on_x else (actual, predicted)
        row, column = row if first_row else 1 - row, column if first_column else 1 - column
        if frame.x == frame.y and (named := _taken_class(said, frame)) is not None:
            true = named if actual == predicted else 1 - named  # whichever class is the positive one
            row, column = (named, true) if truth_on_x else (true, named)
        elif not known:
            continue  # which of "hits" and "flops" is the positive one?
        out.append(statement(row, column, q, rank, clause.span(q.start, q.end)))
    places = [(c.row, c.column) for c in out]
    return out if len(set(places)) == len(places) else []


COUNTED = rare(
    r",?\s+(?:(?:and|but|while|with|plus|against)\s+)?(?:only |just )?\d[\d,]{0,12} "
    r"(?:true|false) (?:posi|nega)tives?\b",
    re.I,
)
"""``, with only 12 false positives``."""


def read_quadrants_in_part(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """The outcomes of a sentence, and what stands before them in other words.

    ``50 negative and 40 positive samples were found, with 3 false positives``.
    """
    found = read_quadrants(text, frame, rank)
    first = COUNTED.search(text.text) if found else None
    if first is None or len(found) == len(frame.x) * len(frame.y):
        return found
    others = read_verdicts(text.cut(0, first.start()), frame, rank, turned(frame))
    return each_once([*others, *found]) or found


def _tells(name: str) -> bool:
    """Whether the name of a class tells which one it is."""
    return bool(NEGATIVE.match(name) or POSITIVE.match(name)) or any(map(str.isdigit, name))


def _negative_first(names: tuple[str, ...], positive: str) -> bool:
    """Whether the first of two classes is the negative one."""
    if positive:
        return names[1] == positive
    first, second = map(key, names)
    if NEGATIVE.match(first) or NEGATIVE.match(second):
        return NEGATIVE.match(first) is not None
    return not (POSITIVE.match(first) and not POSITIVE.match(second))


def _taken_class(source: str, frame: Frame) -> int | None:
    """The class of a binary matrix that a clause says something was taken for, or a true outcome is of."""
    beside = BESIDE.search(source)
    of = frame.resolve(beside["name"].strip(), "x") if beside is not None else None
    if of is not None and len(of[1]) == 1:
        return of[1][0]
    found = [frame.resolve(source[a:b].strip(), "x") for a, b in taken_for(source)]
    return found[0][1][0] if len(found) == 1 and found[0] is not None and len(found[0][1]) == 1 else None
