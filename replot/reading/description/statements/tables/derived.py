"""Lines of a table that were reckoned from two others: ratios and differences beside what was measured."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.quantities import Quantity
from replot.reading.description.statements.tables.facts import TableCell

__all__ = ["derived"]
NAMED = re.compile(
    r"(?:.*\W)?(?:Δ|delta|diff(?:erence)?s?|change|gap|ratio|fold(?:[ -]change)?|lift|uplift|gain|drop|"
    r"amplification|speed-?up|increase|decrease|improvement|growth|multiplier)(?:\W.*)?",
    re.I,
)
"""The head of what is reckoned: ``Night-shift ratio``, ``Δ (pp)``."""
DIGITS = re.compile(r"[\d.,\s*_~≈−–-]+")
FEWEST, MOST = 3, 12
"""Values in a line that must be so; lines among which two are looked for."""
SAMPLE = 20
"""Values of a line that tell how they are written."""
Line = Sequence[TableCell]
REST = 1e-9


def derived(names: list[str], lines: Sequence[Line]) -> list[int]:
    """The places of the lines whose values are the ratios or the differences of two others, all along.

    They are called so, or written otherwise than all that is no such line: ``4.3×`` beside percentages.
    """
    if not FEWEST <= len(lines) <= MOST:
        return []
    forms = [{_form(cell) for cell in line[:SAMPLE] if cell.quantity is not None} for line in lines]
    called = [NAMED.fullmatch(name.strip()) is not None for name in names]
    out: list[int] = []
    for k, line in enumerate(lines):
        others = [n for n in range(len(lines)) if n != k and not called[n]]
        plain = set().union(*(forms[n] for n in others))
        if not called[k] and forms[k] <= {*plain, ""}:
            continue
        if any(_follows(line, lines[a], lines[b]) for a, b in permutations(others, 2)):
            out.append(k)
    return out if len(lines) - len(out) > 1 else []


def _form(cell: TableCell) -> str:
    """How a value is written, without its digits."""
    return DIGITS.sub("", cell.text.text)


def _follows(line: Line, one: Line, other: Line) -> bool:
    """Whether each value of a line is reckoned in one way from those of two others."""
    told = [
        (c.quantity, a.quantity, b.quantity)
        for c, a, b in zip(line, one, other, strict=True)
        if c.quantity and a.quantity and b.quantity
    ]
    if len(told) < FEWEST or len({(a.value, b.value) for _, a, b in told}) < FEWEST:
        return False
    return any(all(_within(way, *quantities) for quantities in told) for way in WAYS)


def _within(way: Callable[[float, float], float], told: Quantity, a: Quantity, b: Quantity) -> bool:
    """Whether what is told is within what two rounded numbers may give."""
    if way is not _minus and abs(b.value) <= _half(b):
        return False
    ends = [way(a.value + s * _half(a), b.value + t * _half(b)) for s in (-1, 1) for t in (-1, 1)]
    return min(ends) - _half(told) <= told.value <= max(ends) + _half(told)


def _half(quantity: Quantity) -> float:
    """Half of the last digit that is told."""
    return 0.5 * 10.0**-quantity.decimals + REST


def _minus(a: float, b: float) -> float:
    return a - b


WAYS: tuple[Callable[[float, float], float], ...] = (
    _minus,
    lambda a, b: a / b,
    lambda a, b: 100 * (a - b) / b,
)
