"""What is said of the diagonal of a square matrix."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.cells.plain_lists import plain_values, without_asides
from replot.reading.description.statements.cells.runs import find_runs
from replot.reading.description.statements.cells.statement import (
    CellStatement,
    Context,
    Ranks,
    from_token,
    statement,
)
from replot.reading.description.statements.cells.tokens import tokenize
from replot.reading.description.statements.frame import Frame

__all__ = ["DIAGONAL", "read_diagonal"]
DIAGONAL = rare(
    r"\b(?:main |leading |principal )?diagonal(?:s|ly)?\b|"
    r"\bself-(?:correlation|similarit|distance|agreement|transition|comparison)\w*|"
    r"\b(?:each|every|all) (?:\w+ )?\w+\b(?:[^.;,]|\.(?=\d)){0,60}\b(?:with|against|to) "
    r"(?:itself|themselves)\b",
    re.I,
)
OFF_DIAGONAL = rare(
    r"\boff[- ]diagonals?\b|\b(?:away from|outside|off) the (?:main )?diagonal\b|\bnon-diagonal\b", re.I
)
AVERAGED = re.compile(
    r"\b(?:average|mean|avg\.?|median|overall)(?: \w+)?(?: (?:of|on|along|over))?(?: the)? $", re.I
)
EVERYWHERE = re.compile(
    r"\b(?:all|every|each|everywhere|throughout|entire|always|entries|elements|cells|squares|values|"
    r"shares|is|are|of)\b",
    re.I,
)
PERFECT = rare(r"\bperfect\b", re.I)
PARTLY = rare(
    r"\b(?:peak\w*|dominan\w*|strong\w*|up to|max\w*|around|approx\w*|mean|average|avg|"
    r"above|below|over|under|than|points?|highest|lowest|e\.g|example|range)\b",
    re.I,
)


NEAR = 80
ONE_VALUE = re.compile(r"\s*[=:]\s*[-−+]?[\d.]+\s*%?\s*(?:[.,;)]|$)")
"""``diagonal = 1.00``."""


def read_diagonal(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    size = min(len(frame.x), len(frame.y))
    if len(frame.x) != len(frame.y) or not size:
        return []
    source = text.text
    match = DIAGONAL.search(source)
    if OFF_DIAGONAL.search(source) or (match is not None and AVERAGED.search(source, 0, match.start())):
        return []
    rest = text.cut(match.end()) if match is not None else text
    if (named := ELEMENTS.match(rest.text)) and not any(True for _ in find_quantities(named[0])):
        rest = rest.cut(named.end())  # "The diagonal elements (A-A, B-B) are"
    if GOING.search(rest.text):
        return []  # "Diagonal trend: values increase from top-left (-9.9) to bottom-right (10)"
    listed = re.search(
        r"(?:[:=]|\b(?:are|is|read|values|reads|contains?|hold|being|of)\b)\s*(?=[-−+~≈\d.])", rest.text
    )
    spread = [(i, i) for i in range(size)]
    if frame.x != frame.y and set(frame.x) == set(frame.y):
        # the same labels in another order: the diagonal is where a label meets itself
        spread = [(frame.y.index(label), j) for j, label in enumerate(frame.x)]
    elif listed:
        stop = re.search(r"\.(?:\s|$)|;|\s\(", rest.text[listed.end() :])
        part = rest.cut(listed.end(), listed.end() + stop.start() if stop else None)
        values = plain_values(part.text, frame)
        if values is not None and len(values) == size and size > 1:
            return [
                statement(i, j, q, rank, part.span(a, b), part.is_bold(a, b))
                for (q, a, b), (i, j) in zip(values, spread, strict=True)
            ]
    one = None
    if match is not None:
        start = max(0, match.start() - NEAR)
        one = ONE_AFTER.match(source, match.end()) or ONE_BEFORE.search(source, start, match.start())
    if one is not None:
        told = next((q for q in find_quantities(one[0]) if q.value in (1, 100)), None)
        if told is not None:
            span = text.span(one.start() + told.start, one.start() + told.end)
            return [statement(i, j, told, rank, span) for i, j in spread]
    inside = list(find_quantities(match[0])) if match is not None else []
    if match is not None and len(inside) == 1 and not inside[0].is_range and not PARTLY.search(match[0]):
        told = inside[0]  # "every variable correlates 1.00 with itself"
        span = text.span(match.start() + told.start, match.start() + told.end)
        return [statement(i, j, told, rank, span) for i, j in spread]
    before = IN_WORDS_BEFORE.search(source, 0, match.start()) if match is not None else None
    if before is not None:
        told = Quantity(float(before["one"] is not None), *before.span("word"), before["word"])
        return [statement(i, j, told, rank, text.span(*before.span("word"))) for i, j in spread]
    if word := IN_WORDS.match(rest.text):
        told = Quantity(float(word["one"] is not None), *word.span("word"), word["word"])
        return [statement(i, j, told, rank, rest.span(*word.span("word"))) for i, j in spread]
    plain = without_asides(rest.text, frame)
    tokens = tokenize(plain, frame)
    runs = find_runs(tokens, frame, Context())
    out: list[CellStatement] = []
    default: list[CellStatement] = []
    paired = _label_values(rest, frame, spread, rank)
    if paired:
        return paired
    short = len(plain) < 120 and (EVERYWHERE.search(source) or ONE_VALUE.match(plain))
    everywhere = short or PERFECT.search(source)
    partly = PARTLY.search(plain)
    for k, run in enumerate(runs):
        if run.kind != "V" or len(run.tokens) != 1 or run.tokens[0].quantity is None:
            continue
        token = run.tokens[0]
        quantity = token.quantity
        if quantity is None:
            continue
        label = runs[k - 1] if k and runs[k - 1].kind == "L" else None
        if label is not None and not re.search(r"[.;]", plain[label.tokens[-1].end : token.start]):
            own = [place for place in spread if place["yx".index(label.axis)] in label.indices]
            out.extend(from_token(token, *place, rest, rank) for place in own)
        elif not default and (quantity.is_range or (everywhere and not quantity.is_open)):
            whole = (
                quantity.value == 1
                and not quantity.is_range
                and ITSELF.search(source) is not None
                and ON_AVERAGE.search(plain, 0, token.end) is None
            )
            if partly is not None and partly.end() <= token.end and not whole:
                continue
            default = [
                from_token(token, i, j, rest, Ranks.DEFAULT if quantity.is_range else rank) for i, j in spread
            ]
    seen = {(c.row, c.column) for c in out}
    return out + [c for c in default if (c.row, c.column) not in seen]


ELEMENTS = re.compile(r"\s*(?:elements?|cells?|entries|values?|squares|tiles)?\s*\([^()]*\)", re.I)
ONE_BEFORE = re.compile(
    r"(?:\bvalues?\b[^.;,]{0,30}?\b(?:are|is|of|equal)\s[^.;,\d]{0,16}|"
    r"(?:^|[,;(:]|\b(?:with|ha(?:s|ve)|having|and|is|are|shows?|contains?|holds?|by))\s*(?:all )?"
    r"(?:values? of |an? )?)"
    r"(?:1(?:\.0+)?|100(?:\.0+)?\s?%)\s+(?:all )?(?:along|on|down|in|across) (?:the |its )?$",
    re.I,
)
ONE_AFTER = re.compile(
    r"\s+1(?:\.0+)?(?=\s*(?:[.;,)]|$))|\s*\((?:the )?values?\b[^().;,\d]{0,24}1(?:\.0+)?\)", re.I
)
"""``values are approximately 1.0 along the diagonal``, ``with 1.00 on the diagonal``, ``diagonal 1``, ``the
diagonal (values around 1.0)``."""
ON_AVERAGE = re.compile(
    r"\b(?:mean|average|avg|median|up to|max\w*|highest|lowest|e\.g|range|points?)\b", re.I
)
ITSELF = re.compile(r"\bperfect\b|\b(?:with|to|against) (?:itself|themselves)\b|\bself[- ]\w+", re.I)
"""What is the same as itself is so to the full: 1, however carefully the text says so."""
GOING = re.compile(
    r"\b(?:increas|decreas|ris|rose|fall|fell|grow|grew|climb|declin|drop|transition|progress)\w*\b"
    r"[^;.]{0,40}\bfrom\b",
    re.I,
)
IN_WORDS = re.compile(
    r"[\w ]{0,30}?\b(?:is|are|equals?|contains?|holds?|reads?|all|always|exactly)\s+"
    r"(?:all |always |exactly |set to )?"
    r"(?P<word>zeros?|(?P<one>ones?|unity))\b(?=\s*(?:[.,;()]|$|by\b))",
    re.I,
)
"""``are all zero``: the value of a diagonal in words."""
IN_WORDS_BEFORE = re.compile(
    r"\b(?P<word>zero(?:s|es)?|(?P<one>ones))\s+(?:along|on|down|in|across)\s+(?:the|its|their)\s+$", re.I
)
"""``with ones on its diagonal``."""


def _label_values(rest: Text, frame: Frame, spread: list[tuple[int, int]], rank: int) -> list[CellStatement]:
    """``506 for Negative, 145 for Neutral``: one value a label, all on the diagonal."""
    out: list[CellStatement] = []
    tokens = tokenize(rest.text, frame)
    pending = None
    for token in tokens:
        if token.kind in ("N", "B") and token.quantity is not None and not token.quantity.is_range:
            pending = token
        elif token.kind == "L" and pending is not None and token.sure:
            gap = rest.text[pending.end : token.start]
            if re.fullmatch(r"\s*(?:for|in|at|\()\s*(?:the )?[\"“'`]?", gap):
                axis, k = token.places[0]
                place = next(p for p in spread if p["yx".index(axis)] == k)
                out.append(from_token(pending, *place, rest, rank))
            pending = None
    return out if len(out) >= 2 else []
