"""The diagonal of a matrix in percent, from the share of a class told rightly: ``recall is 92% for oak``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.cells.hits import WRONG, in_turns
from replot.reading.description.statements.cells.outcome_words import CORRECT, TAKEN_FOR
from replot.reading.description.statements.cells.statement import CellStatement, Ranks, each_once, statement
from replot.reading.description.statements.cells.verdict_words import GENERAL
from replot.reading.description.statements.frame import Frame

__all__ = ["read_recalls", "recalled", "tells_recalls"]
RECALL = rare(r"\b(?:recalls?|sensitivit(?:y|ies)|true positive rates?|hit rates?)\b", re.I)
FOUND = rare(
    r"\b(?:is|are|was|were|gets?|got) (?:(?:\w+ly|most|best|worst|only|still|also) ){0,2}"
    r"(?:recogni[sz]ed|identified|detected|caught|found)\b|"
    r"\b(?:gets?|got)\b[^.;]{1,80}\bright\b|\b(?<!in)(?:correctly|rightly) \w+(?:ed|fied|s)\b",
    re.I,
)
"""What is done to those that are told rightly."""
OTHERS = re.compile(
    r"\b(?:precision|f-?1|f-score|specificity|false|average|averag\w+|mean|overall|macro|micro|weighted|than|"
    r"improv\w+|ris(?:es|ing)|rose|drop\w*|f[ae]ll\w*|increas\w*|decreas\w*|up|down|confiden\w+|threshold|"
    r"not|never|fail\w*|miss(?:ed|es)|isn't|aren't|wasn't|weren't|support|baseline|previous\w*|"
    r"all|every|each|both|or|from|to)\b",
    re.I,
)
"""What says that percentages are of other things, or of several classes at once."""
CLAUSE = re.compile(
    r";\s+|,?\s+(?:while|whereas|but|though|although)\s+|,\s+(?:with|and)\s+(?=\d)|:\s+(?!\d)"
)
OF_SHARES = rare(
    r"\brow[- ]normali[sz]ed|\bnormali[sz]ed (?:by|over|per|along) (?:the )?(?:true|actual|rows?|class)|"
    r"\bper ?cent(?:ages?)?\b|\bin %|\(%\)|\bnormali[sz]ed confusion\b",
    re.I,
)
"""What says that the cells of a matrix are shares."""

OF_COLUMNS = rare(
    r"\bcolumn[- ]normali[sz]ed|"
    r"\bnormali[sz]ed (?:by|over|per|along|down) (?:the )?(?:predict\w+|columns?)",
    re.I,
)


def read_recalls(
    said: Iterable[Text], whole: str, frame: Frame, cells: Sequence[CellStatement]
) -> list[CellStatement]:
    """The cells on the diagonal that no sentence tells otherwise.

    The share of a class that was told rightly is a cell only of a matrix in percent: where the text says so,
    or where all other cells are percentages, of which one stands beside the diagonal.
    """
    shares = [cell.quantity for cell in cells if cell.quantity]
    if frame.x != frame.y or not (_in_percent(shares) or _in_decimals(shares)):
        return []
    if not _in_percent(shares) and not re.in_whole(OF_SHARES, whole):
        return []
    if not any(cell.row != cell.column for cell in cells) and not re.in_whole(OF_SHARES, whole):
        return []
    if re.in_whole(OF_COLUMNS, whole):
        return []  # there the diagonal is precision
    known = {(cell.row, cell.column) for cell in cells}
    found = [
        cell
        for text in said
        if SHARE.search(text.text)
        for clause in _clauses(text)
        for cell in _of_clause(clause, frame)
        if cell.quantity is not None and cell.quantity.percent == _in_percent(shares)
    ]
    return each_once([cell for cell in found if (cell.row, cell.column) not in known])


SHARE = re.compile(r"%|percent|(?<![\d.])0?\.\d")


def _in_percent(shares: Sequence[Quantity]) -> bool:
    return all(share.percent for share in shares)


def _in_decimals(shares: Sequence[Quantity]) -> bool:
    """Whether all are parts of one: ``0.96 of cases``."""
    return all(not share.percent and share.decimals > 0 and 0 <= share.value <= 1 for share in shares)


def tells_recalls(text: Text, frame: Frame) -> bool:
    """Whether a sentence tells the recall of several classes, and so nothing of two of them."""
    return frame.x == frame.y and RECALL.search(text.text) is not None and any(
        len(_of_clause(clause, frame)) > 1 for clause in _clauses(text)
    )


NO_CLASS = r"(?!(?:the|it|they|these|those|and|all|which|that|this|model|network|with|only)\b)"
NAME = rf"[\"“]?(?P<name>{NO_CLASS}[^\W\d_][\w-]*)[\"”]?"
A_SHARE = r"(?:\d[\d.]*\s?%|0?\.\d+)"
NAMED = (
    re.compile(
        rf"(?:^\W*|, |\band )(?:the )?{NAME} (?:\({A_SHARE}\)|in {A_SHARE}(?=\W*(?:$|,|and\b)))", re.I
    ),
    re.compile(rf"{A_SHARE} (?:for|of|on) (?:the )?(?:class )?{NAME}(?=\W*(?:$|,|and\b|\())", re.I),
    re.compile(
        rf"^\W*{NAME} (?:is|are|was|were) (?:\w+ly )?(?:recogni[sz]ed|identified|detected) "
        r"(?:correctly )?in \d",
        re.I,
    ),
)


def recalled(source: str) -> list[str]:
    """The classes whose share of what was told rightly a sentence tells, in any words."""
    tells = any(words.search(source) for words in (RECALL, FOUND, CORRECT))
    if SHARE.search(source) is None or not tells:
        return []
    if any(pattern.search(source) for pattern in (TAKEN_FOR, WRONG, OTHERS)):
        return []
    found = sorted((match.start("name"), match["name"]) for way in NAMED for match in way.finditer(source))
    return [name for _, name in found if not GENERAL.fullmatch(name)]


def _clauses(text: Text) -> list[Text]:
    ends = list(CLAUSE.finditer(text.text))
    starts = [0, *(end.end() for end in ends)]
    return [text.cut(a, b) for a, b in zip(starts, [*(end.start() for end in ends), len(text)], strict=True)]


def _of_clause(text: Text, frame: Frame) -> list[CellStatement]:
    source = text.text
    if not (RECALL.search(source) or FOUND.search(source) or CORRECT.search(source)):
        return []
    if any(pattern.search(source) for pattern in (TAKEN_FOR, WRONG, OTHERS)):
        return []
    counts: list[Quantity] = list(find_quantities(source))
    if any(q.is_range or q.is_open for q in counts) or not (_in_percent(counts) or _in_decimals(counts)):
        return []
    return [
        statement(k, k, q, Ranks.PROSE, text.span(q.start, q.end)) for q, k in in_turns(source, counts, frame)
    ]
