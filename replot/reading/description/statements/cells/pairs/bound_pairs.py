"""Values bound to a pair of labels that are told together: ``3.34 (A vs B)``, ``A and B share 0.34``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.statements.cells.pairs.pairs import place_on
from replot.reading.description.statements.cells.sentences.runs import Run
from replot.reading.description.statements.cells.statement import CellStatement, from_token
from replot.reading.description.statements.cells.token import Token
from replot.reading.description.statements.frame import Frame

__all__ = ["pair_before", "read_versus", "value_at_both"]
VERSUS = re.compile(
    r"[\s\"'“”‘’`]*(?:vs\.?|versus|(?:(?:is |was )?(?:play(?:s|ed|ing)?|compet(?:es?|ed|ing)|pitted|matched|"
    r"goes) (?:up )?)?against|→|->|[-–—×/])[\s\"'“”‘’`]*(?:the )?",
    re.I,
)
OF_AXES = re.compile(r"\b(?:ax[ei]s|both|diagonal)\b", re.I)
BINDS_NEXT = re.compile(r"\s*%?\s*(?:\([^()]*\)\s*)?(?:for|in|at|when|with)\b")


def read_versus(
    runs: list[Run], tokens: list[Token], text: Text, frame: Frame, rank: int, careful: bool
) -> list[CellStatement]:
    """``3.34 (A vs B), 3.12 (B vs A)``: pairs of a row and a column, each beside its value."""
    source = text.text
    pairs: dict[int, tuple[int, int]] = {}
    for k in range(len(runs) - 1):
        a, b = runs[k], runs[k + 1]
        if (
            a.kind == b.kind == "L"
            and len(a.tokens) == len(b.tokens) == 1
            and k - 1 not in pairs
            and VERSUS.fullmatch(source[a.tokens[0].end : b.tokens[0].start])
        ):
            row, column = place_on(a.tokens[0], "y"), place_on(b.tokens[0], "x")
            if (row is None or column is None) and len({axis for axis, _ in a.tokens[0].places}) == 1:
                row, column = place_on(b.tokens[0], "y"), place_on(a.tokens[0], "x")
            if row is not None and column is not None:
                pairs[k] = (row, column)
    if not pairs:
        return []
    out: list[CellStatement] = []
    used: set[int] = set()
    for k, run in enumerate(runs):
        if run.kind != "V" or len(run.tokens) != 1 or run.tokens[0].quantity is None:
            continue
        after = k + 1 if k + 1 in pairs else None
        before = k - 2 if k - 2 in pairs and k - 2 not in used else None
        if before is not None and OF_AXES.search(source, runs[k - 1].tokens[-1].end, run.start):
            continue  # "S1-S5 on both axes, diagonal = 1"
        tied = after is not None and (runs[after].bracket or BINDS_NEXT.match(source, run.tokens[0].end))
        place = after if tied else before if before is not None and not careful else None
        if place is not None:
            used.add(place)
            out.append(from_token(run.tokens[0], *pairs[place], text, rank))
    return out


def pair_before(runs: list[Run], k: int, frame: Frame) -> tuple[int, int] | None:
    """``A and B share 0.34``: two labels of a square matrix joined by *and* are a row and a column."""
    before = runs[k - 1] if k else None
    if (
        before is None
        or before.kind != "L"
        or len(before.indices) != 2
        or len(before.tokens) != 2
        or frame.x != frame.y
    ):
        return None
    if k > 1 and runs[k - 2].kind == "L":
        return None
    return before.indices[0], before.indices[1]


def value_at_both(runs: list[Run], tokens: list[Token], blanked: str) -> tuple[Token, tuple[int, int]] | None:
    """``0.34 at A and B``: the one value of a clause at two labels of a square, and where it stands."""
    named = [token for token in tokens if token.kind == "L"]
    value = runs[0].tokens[0]
    k = next((n + 1 for n, token in enumerate(tokens) if token.start == value.start), 0)
    kinds = [token.kind for token in tokens[k : k + 4]]
    if not k or runs[0].kind != "V" or len(runs[0].tokens) != 1 or len(named) != 2 or value.quantity is None:
        return None
    if kinds != ["a", "L", "&", "L"] or tokens[k].text.lower() != "at" or value.quantity.is_open:
        return None
    row, column = place_on(named[0], "y"), place_on(named[1], "x")
    if row is None or column is None or sum(run.kind == "V" for run in runs) > 1 or OF_AXES.search(blanked):
        return None
    return value, (row, column)
