"""Other readings of the axes: the lists that a text holds, tried until its numbers find their cells.

What the patterns of axis statements do not know is often clear from the numbers: of all pairs of lists,
one gives a cell to each of them. It is taken only where the first reading leaves the numbers homeless.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product

from replot.findings import Span
from replot.reading.description.assembly.pair_lists import paired_labels
from replot.reading.description.assembly.products import factors
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.label_lists import find_labels, plausible
from replot.reading.description.lexicon.labels import Label
from replot.reading.description.lexicon.lists import QUOTED, split_list, tidy
from replot.reading.description.lexicon.numbers import find_quantities, parse_quantity
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axis_facts import AxisFact, direction
from replot.reading.description.statements.axis_labels import clean_label
from replot.reading.description.statements.axis_words import MENTION
from replot.reading.description.statements.cells import CellStatement, Ranks

__all__ = ["best_axes"]
Cells = list[CellStatement]
MOST_LISTS = 8
"""Lists that are tried for one axis at most."""
MOST_LABELS = 60
NEAR = 60
"""Letters before a list in which its direction may stand."""
FEWEST_CELLS = 4
SHARE = 0.6
"""The part of the cells that must have found a value where no word says which list is which axis."""
BRACKET = re.compile(r"[(\[{]([^()\[\]{}]{3,600})[)\]}]")
BETWEEN_QUOTED = re.compile(r"\s*(?:[,;/&|]\s*)?(?:and\s+|or\s+|then\s+|to\s+)?")
LEADS = re.compile(r"(?<=\w):\s+|\b(?:of|between)\s+")
LONGEST_LIST = 600
CLAUSE_END = re.compile(
    r"[.;:](?=\s|$)|[()\[\]]|\s[–—]\s|"
    r",?\s+(?:(?:and|while|whereas|but|with|against)\s+(?:the|its|whose|on|along|each|an?|in)\b|"
    r"(?:while|whereas|but|where|which|that|are|is|form|make|label|labels|on|along|across|as|against|appear|run)\b)"
)
BOTH = re.compile(r"\b(?:both|each|same)\b", re.I)
KIND = re.compile(r"(?:the |its )?(?P<kind>[^\W\d_][\w-]*(?: [\w-]+){0,2}?)\s*[:(,—–-]*\s*[\"“`]?$")
BAR_TALK = rare(r"\bcolou?r[- ]?(?:bar|scale|map|key)|\blegend\b|\bcolou?rmap\b", re.I)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A list that may be the labels of an axis; ``axis`` is the one that is named beside it, if any."""

    fact: AxisFact
    axis: str

    @property
    def texts(self) -> tuple[str, ...]:
        return self.fact.categories


def best_axes(
    sentences: list[Text],
    first: dict[str, AxisFact],
    cells: Cells,
    square: bool,
    read: Callable[[AxisFact, AxisFact], Cells],
) -> dict[str, AxisFact] | None:
    """The axes under which more numbers find a cell than under those that were read first.

    Parameters
    ----------
    sentences : list of Text
    first : dict of str to AxisFact
        The first reading, ``"x"`` and ``"y"``.
    cells : list of CellStatement
        The cells that the text states under it.
    square : bool
        Whether one list may be both axes.
    read : callable
        The cells that the text states where ``(y, x)`` are its axes.

    Returns
    -------
    dict or None
        None where the first reading stays.
    """
    found = [*_candidates(sentences), *_keys(sentences)]
    known = {axis: _known(first[axis], axis) for axis in "xy"}
    rows = _for_axis(found, known["y"], "y")
    columns = _for_axis(found, known["x"], "x")
    before = _score(cells)
    better = 1 if "data" in (first["x"].kind, first["y"].kind) else 2
    best: tuple[int, Candidate, Candidate] | None = None
    for y, x in product(rows, columns):
        if y.texts == x.texts and not square:
            continue
        if (y is known["y"] and x is known["x"]) or (y.texts != x.texts and set(y.texts) & set(x.texts)):
            continue
        cells = read(y.fact, x.fact)
        score = _score(cells)
        if score >= max(FEWEST_CELLS, before + better) and (best is None or score > best[0]):
            named = y.axis == "y" and x.axis == "x"
            if _complete(cells, y, x, named):
                best = score, y, x
    if best is not None:
        return {"y": _labelled(best[1].fact, first["y"]), "x": _labelled(best[2].fact, first["x"])}
    told = {axis: next((c for c in found if c.axis == axis), None) for axis in "xy" if not known[axis]}
    filled = {axis: _merged(first[axis], c.fact) for axis, c in told.items() if c is not None}
    return {**first, **filled} if filled else None


def _labelled(fact: AxisFact, first: AxisFact) -> AxisFact:
    """An axis with the name that the first reading found for it."""
    if first.label is None or first.label in fact.categories:
        return fact
    return replace(fact, label=first.label, label_span=first.label_span)


def _merged(first: AxisFact, other: AxisFact) -> AxisFact:
    out = replace(first)
    out.merge(other)
    return out


def _known(fact: AxisFact, axis: str) -> Candidate | None:
    if not fact.categories:
        return None
    return Candidate(fact, axis if fact.kind != "data" else "")


def _for_axis(found: list[Candidate], known: Candidate | None, axis: str) -> list[Candidate]:
    own = [c for c in found if c.axis == axis]
    other = [c for c in found if not c.axis]
    out = ([known] if known is not None else []) + own + other
    return out[:MOST_LISTS]


def _score(cells: Cells) -> int:
    """How many numbers have a cell; none where a cell has two."""
    seen: dict[tuple[int, int], float | None] = {}
    spans: set[tuple[int, int]] = set()
    for cell in cells:
        if cell.rank < Ranks.DEFAULT:
            value = cell.quantity.value if cell.quantity is not None else None
            if seen.setdefault((cell.row, cell.column), value) != value:
                return 0
            spans.add((cell.span.line, cell.span.column))
    return len(spans)


def _complete(cells: Cells, y: Candidate, x: Candidate, named: bool) -> bool:
    """Whether each label of both axes has a value, or words say which list is which axis."""
    rows, columns = {c.row for c in cells}, {c.column for c in cells}
    if len(rows) == len(y.texts) and len(columns) == len(x.texts):
        size = len(y.texts) * len(x.texts)
        return named or len({(c.row, c.column) for c in cells}) >= SHARE * size or y.texts == x.texts
    return named


def _candidates(sentences: list[Text]) -> Iterator[Candidate]:
    seen: set[tuple[tuple[str, ...], str]] = set()
    for text in sentences:
        source = text.text
        if len(source) > 2000 or BAR_TALK.search(source):
            continue
        lists = _lists(source)
        cues = _cues(source, lists)
        for labels in lists:
            texts = tuple(label.text for label in labels)
            axis, cue = _cue_of(source, labels, lists, cues)
            if (texts, axis) in seen or not _may_label(texts, cue, source):
                continue
            seen.add((texts, axis))
            label, span = _label(text, labels, cue)
            spans = tuple(text.span(label.start, label.end) for label in labels)
            turn = direction(source[max(0, labels[0].start - NEAR) :], texts, axis) if axis else 0
            if turn < 0:
                texts, spans = texts[::-1], spans[::-1]
            whole = text.span(labels[0].start, labels[-1].end)
            yield Candidate(AxisFact(label, span, texts, spans, turn != 0, "list", span=whole), axis)


def _keys(sentences: list[Text]) -> Iterator[Candidate]:
    """Two lists of names whose pairs are the keys of values."""
    keys = [
        label
        for text in sentences
        for part in PARTS.split(text.text.rstrip("."))
        for label in paired_labels(part[part.find(": ") + 1 :])
    ]
    for names in factors(keys) or ():
        yield Candidate(AxisFact(categories=names, kind="data"), "")


PARTS = re.compile(r";\s+")


def _may_label(texts: tuple[str, ...], cue: tuple[int, int, str] | None, source: str) -> bool:
    """Whether all items are names, or all are numbers that an axis is said to have."""
    if any(MENTION.search(text) for text in texts):
        return False
    numbers = sum(parse_quantity(text) is not None for text in texts)
    if numbers and cue is not None and numbers == len(texts):
        return not SINGLE_LINE.fullmatch(source, cue[0], cue[1])
    return not numbers or (0 < len(texts) - numbers <= 1 < numbers and cue is not None)


SINGLE_LINE = re.compile(r"row|col(?:umn)?", re.I)
"""One line of the grid, behind which its values stand."""


def _lists(source: str) -> list[list[Label]]:
    """Every list of two labels or more in a sentence, none inside another, in order."""
    taken: list[tuple[int, int]] = []
    out: list[list[Label]] = []

    def take(labels: list[Label]) -> None:
        texts = [label.text for label in labels]
        a, b = labels[0].start, labels[-1].end
        if 2 <= len(texts) == len(set(texts)) <= MOST_LABELS and not any(a < d and c < b for c, d in taken):
            taken.append((a, b))
            out.append(labels)

    run: list[re.Match[str]] = []
    for quoted in QUOTED.finditer(source):
        if run and not BETWEEN_QUOTED.fullmatch(source, run[-1].end(), quoted.start()):
            _take_quoted(run, take)
            run = []
        run.append(quoted)
    _take_quoted(run, take)
    for bracket in BRACKET.finditer(source):
        inner = MENTION.match(source, bracket.start(1))
        said = source[inner.end() if inner else bracket.start(1) : bracket.end(1)].lstrip(" :,")
        items = split_list(said, bracket.end(1) - len(said))
        if len(items) >= 2 and plausible(items) and not _with_values(items):
            take(items)
    cues = [cue.span() for cue in MENTION.finditer(source)]
    ends = [end.start() for end in CLAUSE_END.finditer(source)] + [len(source)]
    starts = [b for _, b in cues] + [lead.end() for lead in LEADS.finditer(source)]
    for start in sorted(set(starts)):
        ahead = [k for k in ends if k > start + 2][:2] + [a for a, _ in cues if a > start][:1] + ends[-1:]
        for end in sorted(set(ahead), reverse=True):
            found = find_labels(source[start:end].rstrip(" ,;")) if end - start < LONGEST_LIST else None
            if found is None or found.kind == "partial" or _with_values(found.labels):
                continue
            take([Label(one.text, one.start + start, one.end + start) for one in found.labels])
    out.sort(key=lambda labels: labels[0].start)
    return out


def _take_quoted(run: list[re.Match[str]], take: Callable[[list[Label]], None]) -> None:
    if len(run) >= 2:
        take([Label(tidy(m.group()), m.start(), m.end()) for m in run])


def _with_values(labels: Sequence[Label]) -> bool:
    """Whether the items are labels with their values: ``cat 3, dog 5``."""
    return (
        sum(1 for label in labels if _ends_in_number(label.text)) >= 2
        and len({re.sub(r"[\d.,]+", "0", label.text) for label in labels}) > 1
    )


def _ends_in_number(label: str) -> bool:
    found = list(find_quantities(label))
    return bool(found) and found[-1].end >= len(label) - 1 and found[-1].start > 0


def _cues(source: str, lists: list[list[Label]]) -> list[tuple[int, int, str]]:
    inside = [(labels[0].start, labels[-1].end) for labels in lists]
    return [
        (cue.start(), cue.end(), (cue.lastgroup or "").lower())
        for cue in MENTION.finditer(source)
        if not any(a <= cue.start() < b for a, b in inside)
    ]


def _cue_of(
    source: str, labels: list[Label], lists: list[list[Label]], cues: list[tuple[int, int, str]]
) -> tuple[str, tuple[int, int, str] | None]:
    """The axis named before a list, or behind it, with no other list between."""
    a, b = labels[0].start, labels[-1].end
    before = [cue for cue in cues if cue[1] <= a]
    after = [cue for cue in cues if cue[0] >= b]
    if before and not any(before[-1][1] <= other[0].start < a for other in lists if other is not labels):
        if len({cue[2] for cue in before[-2:]}) == 2 and BOTH.search(source, before[-2][0], a):
            return "", None
        return before[-1][2], before[-1]
    if after and not any(b <= other[0].start < after[0][0] for other in lists if other is not labels):
        return after[0][2], after[0]
    return "", None


def _label(
    text: Text, labels: list[Label], cue: tuple[int, int, str] | None
) -> tuple[str | None, Span | None]:
    """The word right before a list: ``Agents: A, B``, ``seasons (Spring, Autumn)``."""
    begin = cue[1] if cue is not None and cue[1] <= labels[0].start else 0
    before = text.text[begin : labels[0].start]
    kind = KIND.search(before)
    label = clean_label(kind["kind"]) if kind else None
    if label is None or kind is None or MENTION.search(label) or len(label.split()) > 3:
        return None, None
    return label, text.span(begin + kind.start("kind"), begin + kind.end("kind"))
