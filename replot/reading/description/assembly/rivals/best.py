"""Other readings of the axes: the lists that a text holds, tried until its numbers find their cells.

What the patterns of axis statements do not know is often clear from the numbers: of all pairs of lists,
one gives a cell to each of them. It is taken only where the first reading leaves the numbers homeless.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import product

from replot.reading.description.assembly.axes.infer import of_one_kind
from replot.reading.description.assembly.panels.named.names import PANELS
from replot.reading.description.assembly.panels.parts.passes import passes
from replot.reading.description.assembly.rivals.told_lists import Candidate, Lists, only_lead, tells_both
from replot.reading.description.document.beginning import EACH
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL, count_word
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.measures import measured_by
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.statements.axes.facts import AxisFact
from replot.reading.description.statements.axes.labels.trailing import name_only
from replot.reading.description.statements.axes.mentioned import is_labels_end
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.statement import CellStatement, Ranks

__all__ = ["best_axes"]
Cells = list[CellStatement]
MOST_LISTS = 6
"""Lists that are tried for one axis at most."""
MOST_READ = 45_000
"""Characters that are read under other axes in all, each sentence as so many more: a long text is read again
once or twice only."""
FEWEST_CELLS = 4
"""Numbers that must find a cell, or all pairs of a square matrix."""
USED = 0.5
SHARE = 0.6
"""The part of the cells that must have found a value where no word says which list is which axis."""


def best_axes(
    sentences: Sequence[Text],
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
    known = {axis: _known(first[axis], axis) for axis in "xy"}
    several = any(PANELS.search(text.text) for text in sentences)
    lists = Lists(sentences)
    needs = _Needs(cells, first, several)
    titles = first["x"].label, first["y"].label
    square = square and not _differ_in_number(titles, sentences)
    told_square = square or tells_both(sentences) or (all(titles) and of_one_kind(*titles))
    if _is_told(known["y"]) and _is_told(known["x"]):  # a list of which no axis is said is none of theirs
        named = lists.of_axes()
        pairs = list(product(_for_axis(named, known["y"], "y"), _for_axis(named, known["x"], "x")))[1:]
        if not any(needs.of(*pair, told_square) for pair in (*pairs, *((c, c) for c in named))):
            return None
    prose = _prose(sentences)
    names = {fact.label for fact in first.values() if fact.label}
    # a list of the axes is one of no labels, nor one that ends with an axis: "of tickets, days down the side"
    plural = {name for name in names if name.islower() and name.endswith("s")}
    found = [
        c
        for c in _without_heads_of_labels(lists.all(), prose)
        if c.texts[-1] not in plural and not (len(names) == len(c.texts) and names.issuperset(c.texts))
    ]
    alone = not any(known.values()) and len({c.texts for c in found if c.fact.kind != "data"}) < 2
    square = told_square or alone
    pairs = list(product(_for_axis(found, known["y"], "y"), _for_axis(found, known["x"], "x")))
    tried = {c.texts for pair in pairs for c in pair}
    used = {c.texts for c in found if c.texts in tried and _is_used(c, prose)}
    if square:
        same = [(c, c) for c in found[:MOST_LISTS] if c.axis or alone]
        used |= {c.texts for c, _ in same}
        pairs += same
    pairs.sort(key=lambda pair: (-_named(*pair), -len(pair[0].texts) * len(pair[1].texts)))
    heads = {key(head["name"]) for text in sentences if (head := LED.match(text.text)) is not None}
    starts = [part.lstrip(" *_-").lower() for text in sentences for part in LINE_STARTS.split(text.text)]
    known_cells = {(_as_read(first["y"]), _as_read(first["x"])): cells}
    best: tuple[tuple[int, int, int, bool], Candidate, Candidate] | None = None
    rest = max(1, MOST_READ // max(len(prose) + EACH * len(sentences), 1))
    for y, x in pairs:
        enough = needs.of(y, x, square) if used & {y.texts, x.texts} else 0
        if not enough or needs.often * len(y.texts) * len(x.texts) < (best[0][0] if best is not None else 0):
            continue  # fewer cells than numbers that must find one
        pair = _as_read(y.fact), _as_read(x.fact)
        if pair not in known_cells:
            if rest == 0:
                continue
            rest -= 1
            known_cells[pair] = read(y.fact, x.fact)
        cells = known_cells[pair]
        if y.texts == x.texts and not (told_square or _are_pairs(cells, len(y.texts))):
            continue
        if y.texts == x.texts and y.fact.kind == "data" and only_lead(y.texts, starts):
            continue
        score = _score(cells, several)
        # "oak: 1, 2; elm: 3, 4": what leads a line is a row, and no column
        leads = not _lead_lines(x.texts, starts) or _lead_lines(y.texts, starts)
        rank = score, _named(y, x), _measured(y, x, titles), leads
        if score >= enough and (best is None or rank > best[0]) and _complete(cells, y, x, heads):
            best = rank, y, x
        if best is not None and y.axis and x.axis and best[0][0] >= len(y.texts) * len(x.texts):
            break  # each cell has a number of its own
    if best is not None:
        return {"y": _labelled(best[1].fact, first["y"]), "x": _labelled(best[2].fact, first["x"])}
    told = {
        axis: next((c for c in found if c.axis == axis and not _holds(c, first[OTHER[axis]])), None)
        for axis in "xy"
        if not known[axis]
    }
    filled = {
        axis: _merged(first[axis], c.fact)
        for axis, c in told.items()
        if c is not None and _evident(c) and (square or c.texts != first[OTHER[axis]].categories)
    }
    return {**first, **filled} if filled else None


def _without_heads_of_labels(found: list[Candidate], prose: str) -> list[Candidate]:
    """The lists without names that head labels of the other axis: ``widths: 8, 32`` over ``Oak: .9, .8``."""
    inferred = [c for c in found if c.fact.kind == "data"]
    lists = [": " + ", ".join(c.texts).lower() for c in inferred]
    said = prose.replace(", and ", ", ").replace(" and ", ", ")
    heads = {text for c in inferred for text in c.texts if any(text.lower() + each in said for each in lists)}
    return [_without(c, heads) if heads and c in inferred else c for c in found]


def _without(candidate: Candidate, heads: set[str]) -> Candidate:
    left = [k for k, text in enumerate(candidate.texts) if text not in heads]
    if len(left) in (len(candidate.texts), 0):
        return candidate
    fact = candidate.fact
    spans = tuple(fact.category_spans[k] for k in left) if fact.category_spans else ()
    texts = tuple(candidate.texts[k] for k in left)
    return replace(candidate, fact=replace(fact, categories=texts, category_spans=spans))


class _Needs:
    """How many numbers must find a cell under other axes than the first ones."""

    def __init__(self, cells: Cells, first: dict[str, AxisFact], several: bool) -> None:
        self.before = _score(cells, several)
        places = {(cell.row, cell.column) for cell in cells if cell.rank < Ranks.DEFAULT}
        self.often = 1 if 0 < self.before <= len(places) else 2
        """How often the text may state the same cell."""
        self.guessed = "data" in (first["x"].kind, first["y"].kind)

    def of(self, y: Candidate, x: Candidate, square: bool) -> int:
        """The numbers that two lists need; 0 where they can be no axes, or have too few cells for them."""
        same = y.texts == x.texts
        if not square if same else set(y.texts) & set(x.texts):
            return 0
        if _is_line_of(x, y) or _is_line_of(y, x):
            return 0
        n = len(y.texts)
        listed = "data" not in (y.fact.kind, x.fact.kind) and _named(y, x) == 2
        fewest = min(FEWEST_CELLS, n * (n - 1) // 2) if same and n > 2 else FEWEST_CELLS
        enough = max(fewest, self.before + 2 - self.guessed - (self.guessed and listed))
        return enough if self.often * n * len(x.texts) >= enough else 0


COUNT = re.compile(rf"\b(?P<n>\d{{1,3}}|{SEVERAL}) $")
LONGEST_COUNT = 12


def _prose(sentences: Sequence[Text]) -> str:
    return " ".join(text.text for text in sentences).lower()


def _differ_in_number(titles: tuple[str | None, str | None], sentences: Sequence[Text]) -> bool:
    """Whether the text counts what the two axes hold, and one holds more than the other: ``four metrics``."""
    if not all(titles):
        return False
    prose, counts = _prose(sentences), []
    for title in filter(None, titles):
        at = prose.find(title.lower())
        said = COUNT.search(prose, max(0, at - LONGEST_COUNT), at) if at > 0 else None
        counts.append(count_word(said["n"]) if said is not None else None)
    return None not in counts and counts[0] != counts[1]


def _holds(candidate: Candidate, other: AxisFact) -> bool:
    """Whether a list is that of the other axis with more behind it: ``3 D, 5 D, narrowest``."""
    return other.kind == "list" and set(other.categories) < set(candidate.texts)


def _is_line_of(one: Candidate, other: Candidate) -> bool:
    """Whether a list gives the values of a label of the other axis: ``Oak: 5, 20, 48``."""
    if one.axis or one.fact.label is None or not all(map(parse_quantity, one.texts)):
        return False
    return key(one.fact.label) in map(key, other.texts)


def _as_read(fact: AxisFact) -> tuple[object, ...]:
    """What the cells that are read under an axis depend on."""
    return fact.categories, fact.label, fact.category_spans, fact.kind


def _labelled(fact: AxisFact, first: AxisFact) -> AxisFact:
    """An axis with the name that the first reading found for it."""
    if first.label is None or is_labels_end(first.label, fact.categories):
        return fact
    named = replace(fact, label=first.label, label_span=first.label_span)
    named.label = name_only(named)
    return named


def _merged(first: AxisFact, other: AxisFact) -> AxisFact:
    out = replace(first)
    out.merge(other)
    if out.label is not None and is_labels_end(out.label, out.categories):
        out.label = out.label_span = None  # "A and B run along the bottom"
    out.label = name_only(out)
    return out


def _named(y: Candidate, x: Candidate) -> int:
    """For how many of two lists the text names the axis."""
    return bool(y.axis) + bool(x.axis)


def _measured(y: Candidate, x: Candidate, titles: tuple[str | None, str | None]) -> int:
    """For how many of two lists the name of the axis tells what the labels measure."""
    return measured_by(titles[1], y.texts) + measured_by(titles[0], x.texts)


def _is_used(candidate: Candidate, prose: str) -> bool:
    """Whether most labels of a list stand somewhere else too, as those of rows or columns do."""
    often = sum(prose.count(text.lower()) > 1 for text in candidate.texts)
    return candidate.fact.kind == "data" or often >= USED * len(candidate.texts)


def _known(fact: AxisFact, axis: str) -> Candidate | None:
    if not fact.categories:
        return None
    return Candidate(fact, axis if fact.kind != "data" else "")


def _is_told(known: Candidate | None) -> bool:
    return known is not None and known.fact.kind in ("list", "range")


def _for_axis(found: list[Candidate], known: Candidate | None, axis: str) -> list[Candidate]:
    own = [c for c in found if c.axis == axis]
    told = _is_told(known)
    other = [c for c in found if not c.axis and not told and (c.fact.kind != "data" or not (known or own))]
    out = ([known] if known is not None else []) + own + other
    return out[:MOST_LISTS]


def _score(cells: Cells, several: bool) -> int:
    """How many numbers have a cell; none where a cell of one panel has two."""
    seen: dict[tuple[int, int], float | None] = {}
    spans: set[tuple[int, int]] = set()
    apart = several and bool(passes(cells))
    for cell in cells:
        if cell.rank < Ranks.DEFAULT:
            value = cell.quantity.value if cell.quantity is not None else None
            if seen.setdefault((cell.row, cell.column), value) != value and not apart:
                return 0
            spans.add((cell.span.line, cell.span.column))
    return len(spans)


def _are_pairs(cells: Cells, n: int) -> bool:
    """Whether the diagonal is empty, or full and all the same: pairs of one list, and no rows of values."""
    diagonal = {c.row: c.quantity.value for c in cells if c.row == c.column and c.quantity is not None}
    return not diagonal or (len(diagonal) == n and len(set(diagonal.values())) == 1)


LED = re.compile(r"\W*(?:and )?(?:for|in|on|at|under) (?:the )?(?P<name>[^\s:,;][^:,;]{0,39})[:,]\s", re.I)
"""``For Clay: values range from ...``: the line that a sentence is about."""


LINE_STARTS = re.compile(r";\s+(?:and )?|\.\s+")


def _lead_lines(names: Sequence[str], starts: Sequence[str]) -> bool:
    """Whether a part of the text begins with each of some names."""
    return all(any(start.startswith(name.lower()) for start in starts) for name in names[:MOST_LEADS])


MOST_LEADS = 60


def _complete(cells: Cells, y: Candidate, x: Candidate, heads: set[str]) -> bool:
    """Whether words say which list is which axis, or most cells have a value and no label has none.

    Beside an axis that is named, one whose labels are the ``heads`` of sentences is told as well.
    """
    if y.texts == x.texts or (y.axis and x.axis):
        return True
    if (y.axis or x.axis) and all(key(text) in heads for text in (x if y.axis else y).texts):
        return True
    rows, columns = {c.row for c in cells}, {c.column for c in cells}
    whole = (y.axis or len(rows) == len(y.texts)) and (x.axis or len(columns) == len(x.texts))
    return bool(whole) and len({(c.row, c.column) for c in cells}) >= SHARE * len(y.texts) * len(x.texts)


NO_NAME = re.compile(
    r"which|that|either|side|part|half|edge|end|area|region|corner|"
    r"colou?rs?|legend|scale|bar", re.I
)


MOST_WORDS = 6


def _evident(candidate: Candidate) -> bool:
    """Whether a list is one of names: no ``side`` of ``the right side, appearing``, and no clauses."""
    names = all(len(text.split()) <= MOST_WORDS for text in candidate.texts)
    return names and not any(map(NO_NAME.fullmatch, candidate.texts))
