"""Cells told by where they stand: in a corner, in the middle, in a quadrant of a binary confusion matrix."""

from __future__ import annotations

from dataclasses import replace

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.cells.outcomes import taken_for
from replot.reading.description.statements.cells.statement import CellStatement, statement
from replot.reading.description.statements.frame import Frame

__all__ = ["CORNER", "NEGATIVE", "QUADRANT", "read_corners", "read_quadrants"]
NOTED = rare(r"\b(?:annotations?|noting|notes?|text box|caption|title|average|mean|median|total)\b", re.I)
"""A number of which such a word is said stands in no cell: ``an annotation in the top left``."""
CORNER = rare(
    r"\b(?:(?P<v>top|upper|bottom|lower)[- ]?(?P<h>left|right|cent(?:er|re)|middle)(?:most)?|"
    r"(?P<m>cent(?:er|re|ral)|middle)(?P<mh>[- ]?(?:left|right))?(?= (?:cell|square|tile|quadrant|"
    r"entry)))\b",
    re.I,
)
QUADRANT = rare(
    r"\b(?:(?P<tn>true negatives?|TNs?)|(?P<fp>false positives?|FPs?|type I errors?)|"
    r"(?P<fn>false negatives?|FNs?|type II errors?)|(?P<tp>true positives?|TPs?))\b",
    re.I,
)
SUMMARY = rare(
    r"\b(?:rate|accuracy|precision|recall|f1|sensitivity|specificity|overall|total|average|mean|support)\b",
    re.I,
)


NEGATIVE = re.compile(r"^(?:no\b|not\b|non|neg|0$|false|healthy|benign|normal|ham|absent|legit)", re.I)
"""How the name of the class begins that nobody looks for."""


def _clauses(text: Text) -> list[Text]:
    out, start = [], 0
    for match in re.finditer(
        r"[,;]\s+(?!\d+\s*\))(?:and\s+)?(?!\d{3}\b(?!\s+[a-z]))|"
        r"\s+and\s+(?=(?:the |a )?(?:top|upper|bottom|lower|cent|middle|true|false|\d))|\.\s+|\s+\|\s+",
        text.text,
    ):
        piece = text.cut(start, match.start())
        if piece:
            out.append(piece)
        start = match.end()
    piece = text.cut(start)
    return [*out, piece] if piece else out


REGIONS = re.compile(
    r"\b(?:top|upper|bottom|lower)[- ]?(?:left|right) and (?:the )?"
    r"(?:top|upper|bottom|lower)[- ]?(?:left|right) (?:corners|areas|regions|quadrants|parts)\b",
    re.I,
)
ASIDE_OR_PLACE = re.compile(r"\((?:(?=[^()]*[A-Za-z])[^()]*|\s*\d+\s*,\s*\d+\s*)\)")
"""A remark in brackets, or the place of a cell: ``(4, 4)``."""


def read_corners(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """``the top-left cell holds 1,812``."""
    rows, columns = len(frame.y), len(frame.x)
    if REGIONS.search(text.text):
        return []  # "near 0 in the bottom-left and top-right corners"
    out: list[CellStatement] = []
    for clause in _clauses(text):
        match = CORNER.search(clause.text)
        if match is None:
            continue
        if re.search(
            r"\b(?:part|areas?|regions?|corners?|quadrants|blocks?|sections?|cluster|extends?|towards?|from)\b",
            clause.text,
            re.I,
        ) and not re.search(r"\b(?:cell|square|corner cell)\b", clause.text, re.I):
            continue
        if NOTED.search(clause.text):
            continue
        plain = ASIDE_OR_PLACE.sub(lambda m: " " * len(m.group(0)), clause.text)
        numbers = [q for q in find_quantities(plain) if not q.is_open]
        if len(numbers) != 1:
            numbers = [q for q in numbers if not q.percent]
            if len(numbers) != 1:
                continue
        v, h = (match.group("v") or "").lower(), (match.group("h") or "").lower()
        row = 0 if v in ("top", "upper") else rows - 1 if v else (rows // 2 if rows % 2 else None)
        column = (
            0 if h == "left" else columns - 1 if h == "right" else (columns // 2 if columns % 2 else None)
        )
        if match.group("m") and match.group("mh"):
            column = 0 if "left" in match.group("mh").lower() else columns - 1
        if row is None or column is None:
            continue
        q = numbers[0]
        out.append(
            statement(row, column, q, rank, clause.span(q.start, q.end), clause.is_bold(q.start, q.end))
        )
    places = [(c.row, c.column) for c in out]
    return out if len(set(places)) == len(places) else []


def read_quadrants(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """``True negatives: 266``: the four cells of a binary confusion matrix by their names.

    Rows are the actual classes, unless the text puts the actual class on x; the negative class is
    told by its name, else taken as the first.
    """
    turned = bool(re.search(r"actual|true|reference|truth", frame.x_label or "", re.I)) and not re.search(
        r"actual|true", frame.y_label or "", re.I
    )
    first_row = not (NEGATIVE.match(key(frame.y[1])) and not NEGATIVE.match(key(frame.y[0])))
    first_column = not (NEGATIVE.match(key(frame.x[1])) and not NEGATIVE.match(key(frame.x[0])))
    out: list[CellStatement] = []
    for clause in _clauses(text):
        names = list(QUADRANT.finditer(clause.text))
        numbers = [q for q in find_quantities(clause.text) if not q.is_open and not q.percent]
        kinds = {(name.lastgroup or "").lower() for name in names}  # "True Negatives (TN)" is one
        if len(kinds) != 1 or len(numbers) != 1 or SUMMARY.search(clause.text):
            continue
        name = kinds.pop()
        actual, predicted = {"tn": (0, 0), "fp": (0, 1), "fn": (1, 0), "tp": (1, 1)}[name]
        row, column = (predicted, actual) if turned else (actual, predicted)
        row, column = row if first_row else 1 - row, column if first_column else 1 - column
        if frame.x == frame.y and (named := _taken_class(clause.text, frame)) is not None:
            true = named if actual == predicted else 1 - named  # whichever class is the positive one
            row, column = (named, true) if turned else (true, named)
        q = numbers[0]
        out.append(replace(statement(row, column, q, rank, clause.span(q.start, q.end))))
    places = [(c.row, c.column) for c in out]
    return out if len(set(places)) == len(places) else []


def _taken_class(source: str, frame: Frame) -> int | None:
    """The class of a binary matrix that a clause says something was taken for."""
    found = [frame.resolve(source[a:b].strip(), "x") for a, b in taken_for(source)]
    return found[0][1][0] if len(found) == 1 and found[0] is not None and len(found[0][1]) == 1 else None
