"""The diagonal of a matrix in percent, from the share of a class told rightly: ``recall is 92% for oak``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import split_list, tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.cells.classified.class_shares import own_rate
from replot.reading.description.statements.cells.classified.hits import WRONG, in_turns
from replot.reading.description.statements.cells.classified.outcome_words import CORRECT, TAKEN_FOR
from replot.reading.description.statements.cells.classified.verdict_cells import find_class
from replot.reading.description.statements.cells.classified.verdict_words import GENERAL, NOT_ONE
from replot.reading.description.statements.cells.statement import CellStatement, Ranks, each_once, statement
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
    if frame.x != frame.y:
        return False
    if (told := SCORED.fullmatch(text.text)) is not None and (told["led"] or told["score"]):
        return len([name for name in _scored(told) if find_class(name, frame, "y") is not None]) > 1
    return RECALL.search(text.text) is not None and any(
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


SCORE = r"(?:accurac(?:y|ies)|recalls?|precision|f-?1(?:[- ]scores?)?|sensitivity|specificity)"
SCORED = rare(
    r"[\s>*•–-]{0,12}(?:the )?(?:(?P<kind>class|label|digit|categor)(?:es|s|ies|y)? )?"
    r"(?P<names>[\"“'‘`]?[^\W_][^:;.()%]{0,120}?)(?: (?:all|both|each))?,? "
    r"(?:(?:are|is|were|was|gets?|got) (?:classified|predicted|recogni[sz]ed|identified|detected) with|"
    r"(?:achiev|reach|attain|show|display|reveal)(?:e?s|ed|e)?|ha(?:ve|s|d)) "
    rf"(?:an? )?(?:perfect |full |flawless )?(?:\w+ )?(?:(?P<led>{SCORE}) of )?"
    r"(?P<n>\d[\d.]{0,6}\s?(?:%|percent)?)(?: perfect)?(?: (?:classification|prediction|recognition))?"
    rf"(?: (?P<score>{SCORE}))?\W*",
    re.I,
)
"""``Classes 2 and 5 achieve 100% accuracy``."""
WHOLE = re.compile(r"100(?:\.0{1,2})?\s?(?:%|percent)", re.I)
OF_ROW = re.compile(r"accurac|recall|sensitiv", re.I)


def _perfect(told: re.Match[str] | None) -> list[str]:
    """The classes of which all was told rightly, whatever is meant by that; none where something was not."""
    score = (told["led"] or told["score"] or "") if told is not None else ""
    if told is None or WHOLE.fullmatch(told["n"]) is None or OF_ROW.match(score) is None:
        return []
    return _scored(told)


def _scored(told: re.Match[str]) -> list[str]:
    """The names before a score."""
    if OTHERS.search(told["names"]) or NOT_ONE.search(told["names"]):
        return []
    kind = f"{told['kind'].lower().replace('categor', 'category')} " if told["kind"] else ""
    names = [tidy(name.text).removeprefix("the ") for name in split_list(told["names"])]
    return [f"{kind}{name}" if name.isdigit() else name for name in names]


def recalled(source: str) -> list[str]:
    """The classes whose share of what was told rightly a sentence tells, in any words."""
    if (told := SCORED.fullmatch(source)) is not None and (names := _perfect(told)):
        return names if told["kind"] and all(name[-1:].isdigit() for name in names) else []
    if (own := own_rate(source)) is not None:
        return [own[0]]
    tells = any(words.search(source) for words in (RECALL, FOUND, CORRECT))
    if SHARE.search(source) is None or not tells:
        return []
    if any(pattern.search(source) for pattern in (TAKEN_FOR, WRONG, OTHERS)):
        return []
    found = sorted((match.start("name"), match["name"]) for way in NAMED for match in way.finditer(source))
    return [name for _, name in found if not GENERAL.fullmatch(name)]


def _clauses(text: Text) -> list[Text]:
    if SCORED.fullmatch(text.text) is not None:
        return [text]  # "classes 1, 2, and 3 achieve"
    ends = list(CLAUSE.finditer(text.text))
    starts = [0, *(end.end() for end in ends)]
    return [text.cut(a, b) for a, b in zip(starts, [*(end.start() for end in ends), len(text)], strict=True)]


def _of_clause(text: Text, frame: Frame) -> list[CellStatement]:
    source = text.text
    if perfect := _perfect(SCORED.fullmatch(source)):
        *_, q = find_quantities(source)
        places = [find_class(name, frame, "y") for name in perfect]
        return [statement(k, k, q, Ranks.PROSE, text.span(q.start, q.end)) for k in places if k is not None]
    if (own := own_rate(source)) is not None:
        name, q = own
        place = find_class(name, frame, "y")
        span = text.span(q.start, q.end)
        return [statement(place, place, q, Ranks.PROSE, span)] if place is not None else []
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
