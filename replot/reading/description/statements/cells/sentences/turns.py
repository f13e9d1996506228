"""Sentences in which labels and values take turns."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.statements.cells.lines.stories import TIE, is_exact
from replot.reading.description.statements.cells.ruled_out.claim_words import claims
from replot.reading.description.statements.cells.sentences.runs import Run
from replot.reading.description.statements.cells.statement import CellStatement, from_token
from replot.reading.description.statements.frame import Frame

__all__ = ["all_in_pairs", "has_labels_over", "without_odd_label"]
TIED = re.compile(r"\s*+(?:%|[a-zA-Z°µ/]{1,4})?\s*+[(\"“'`]?\s*")
"""Between a value and the label beside it: nothing but a unit."""


def without_odd_label(runs: list[Run], source: str) -> list[Run]:
    """The runs without a label before single values that are tied to the labels behind them.

    ``Retail, 80 Online, 40 Wholesale`` leaves the first one over.
    """
    first = next((k for k, run in enumerate(runs) if run.kind == "V"), 0) - 1
    told = runs[max(first, 0) :]
    kinds = [run.kind for run in told]
    if first < 0 or kinds != ["L", "V"] * (len(kinds) // 2) + ["L"] or len(kinds) < LEAST_ODD:
        return runs
    labels, values = told[::2], told[1::2]
    single = all(len(run.tokens) == 1 for run in told) and len({run.axis for run in labels}) == 1
    if not single or any(run.bracket for run in labels):
        return runs
    before = [TIED.fullmatch(source, a.tokens[-1].end, v.start) is not None
              for a, v in zip(labels, values, strict=False)]
    behind = [TIED.fullmatch(source, v.tokens[-1].end, b.start) is not None
              for v, b in zip(values, labels[1:], strict=True)]
    if all(behind) and not any(before):
        return [run for run in runs if run is not labels[0]]
    return runs


LEAST_ODD = 5
"""Labels and values of which one label may be left over."""


def all_in_pairs(runs: Sequence[Run], text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """``Rain and wind meet 57 times, rain and snow 12 times``: each value behind a pair of labels."""
    pairs, values = runs[::2], runs[1::2]
    whole = frame.x == frame.y and len(pairs) == len(values) > 1 and not claims(text.text, "mild")
    if not whole or any(run.kind != "V" or len(run.tokens) > 1 or not is_exact(run) for run in values):
        return []
    if any(run.kind != "L" or not len(run.tokens) == len(run.indices) == A_PAIR for run in pairs):
        return []
    return [
        from_token(value.tokens[0], pair.indices[0], pair.indices[1], text, rank)
        for pair, value in zip(pairs, values, strict=True)
    ]


A_PAIR = 2


def has_labels_over(runs: list[Run], source: str) -> bool:
    """Whether a sentence ends with more labels than values tied to them: ``5 and 9 at A, B and C``."""
    values, labels = next(reversed([*pairwise(runs)]), (None, None))
    return (
        values is not None
        and labels is not None
        and values.kind == "V"
        and labels.kind == "L"
        and 1 < len(values.tokens) < len(labels.tokens)
        and TIE.fullmatch(source, values.tokens[-1].end, labels.start) is not None
    )
