"""Statements about many cells at once: ranges, peaks, diagonals, corners, all the others."""

from __future__ import annotations

from dataclasses import replace

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.numbers import Quantity, find_quantities
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells import (
    CellStatement,
    Context,
    Ranks,
    from_token,
    statement,
)
from replot.reading.description.statements.defaults import EXCEPT
from replot.reading.description.statements.frame import Frame
from replot.reading.description.statements.outcomes import read_outcomes
from replot.reading.description.statements.plain_lists import plain_values, without_asides
from replot.reading.description.statements.related import read_related
from replot.reading.description.statements.runs import Run, find_runs
from replot.reading.description.statements.tokens import Token, tokenize

__all__ = ["read_placed", "read_vague"]
DIAGONAL = rare(
    r"\b(?:main |leading |principal )?diagonal(?:s|ly)?\b|"
    r"\b(?:each|every|all) (?:\w+ )?\w+\b[^.;,]{0,60}\b(?:with|against|to) (?:itself|themselves)\b",
    re.I,
)
OFF_DIAGONAL = rare(
    r"\boff[- ]diagonals?\b|\b(?:away from|outside|off) the (?:main )?diagonal\b|\bnon-diagonal\b", re.I
)
NOTED = rare(r"\b(?:annotations?|noting|notes?|text box|caption|title|average|mean|median|total)\b", re.I)
"""A number of which such a word is said stands in no cell: ``an annotation in the top left``."""
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
BINDS = re.compile(
    r"\b(?:for|in|at|on|belongs? to|of|with|under|by|across|over|through|between|from|throughout)\b", re.I
)
PEAK = rare(
    r"\b(?:peak\w*|dips?|spikes?|some|few|several|occasional\w*|up to|as (?:high|low) as|maxim\w+|"
    r"minim\w+)\b",
    re.I,
)
PART = rare(r"\b(?:many|several|some|few|half|part|a (?:number|handful|minority) of)\b", re.I)
"""What is said of some labels only: nobody knows of which."""
MOST = rare(
    r"\b(?:most(?! likely)|mostly|mainly|largely|majority|bulk|(?:nearly|almost) (?:all|every))\b", re.I
)
"""What is said of nearly all labels: the range of a line, but not of each of its cells."""
ALL_ROW = rare(r"\b(?:all|every|each|everywhere|throughout|whole|entire|constant|uniform\w*)\b", re.I)
CORNER = rare(
    r"\b(?:(?P<v>top|upper|bottom|lower)[- ]?(?P<h>left|right|cent(?:er|re)|middle)(?:most)?|"
    r"(?P<m>cent(?:er|re|ral)|middle)(?P<mh>[- ]?(?:left|right))?(?= (?:cell|square|tile|quadrant|"
    r"entry)))\b",
    re.I,
)
QUADRANTS = (
    ("true negatives?", "tn", 0, 0),
    ("false positives?", "fp", 0, 1),
    ("false negatives?", "fn", 1, 0),
    ("true positives?", "tp", 1, 1),
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


def read_placed(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """Several cells told by where they stand, or by what was taken for what."""
    source = text.text
    if not (frame.x and frame.y):
        return []
    if len(CORNER.findall(source)) > 1 and len(found := _corners(text, frame, rank)) > 1:
        return found
    return read_outcomes(text, frame, rank) or read_related(text, frame, rank)


def read_vague(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """Statements that a list of pairs or values cannot express; empty where the text makes none."""
    source = text.text
    if (context.diagonal or DIAGONAL.search(source)) and frame.x and frame.y:
        found = _diagonal(text, frame, context, rank)
        if found:
            return found
    if CORNER.search(source) and frame.x and frame.y:
        found = _corners(text, frame, rank)
        if found:
            return found
    if len(frame.x) == 2 and len(frame.y) == 2 and QUADRANT.search(source):
        found = _quadrants(text, frame, rank)
        if found:
            return found
    if len(context.free) == 1:
        return _ranges(text, frame, context, rank)
    return []


def _ranges(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """``generally 20%-50%, with peaks around 60% for A and B``: one axis fixed, a default along the other."""
    axis = context.free
    other = {"x": "y", "y": "x"}[axis]
    fixed = context.fixed[other]
    source = text.text
    plain = without_asides(source, frame)
    tokens = tokenize(plain, frame)
    if not any(t.quantity is not None and t.quantity.is_range for t in tokens):
        everything = ALL_ROW.search(plain)
        numbers = [t for t in tokens if t.kind in ("N", "B")]
        if (
            everything
            and len(numbers) == 1
            and numbers[0].quantity is not None
            and (not numbers[0].quantity.approximate or _all_along(plain, axis, frame))
            and not any(t.kind == "L" for t in tokens)
            and len(plain) < 160
            and not re.search(r"\b(?:above|below|under|over|average|within|least|most)\b", plain, re.I)
        ):
            return [
                from_token(numbers[0], *_place(axis, k, f), text, Ranks.DEFAULT)
                for k in range(len(frame.axis(axis)))
                for f in fixed
            ]
        return []
    runs = [run for run in find_runs(tokens, frame, context) if run.kind == "V" or run.axis == axis]
    out: list[CellStatement] = []
    default: list[CellStatement] = []
    used: set[int] = set()
    for k, run in enumerate(runs):
        if run.kind != "V" or len(run.tokens) != 1:
            continue
        token = run.tokens[0]
        quantity = token.quantity
        if quantity is None:
            continue
        following = runs[k + 1] if k + 1 < len(runs) and runs[k + 1].kind == "L" else None
        before = runs[k - 1] if k and runs[k - 1].kind == "L" and k - 1 not in used else None
        gap = plain[token.end : following.start] if following is not None else ""
        target: Run | None = None
        if following is not None and BINDS.search(gap) and not EXCEPT.search(gap) and "." not in gap:
            target = following
            used.add(k + 1)
        elif before is not None and not re.search(r"[.;]", plain[before.tokens[-1].end : token.start]):
            target = before
        if target is not None:
            weight = (
                Ranks.DEFAULT
                if len(target.indices) > 1 and quantity.is_range and target.tokens[0].through is not None
                else rank
            )
            out.extend(
                from_token(token, *_place(axis, n, f), text, weight) for n in target.indices for f in fixed
            )
        elif (
            quantity.is_range
            and not default
            and not PEAK.search(plain[max(0, token.start - 24) : token.start])
            and not PART.search(_clause_of(plain, token))
            and not _of_some(plain, token, frame)
        ):
            default = [
                from_token(token, *_place(axis, n, f), text, Ranks.DEFAULT)
                for n in range(len(frame.axis(axis)))
                for f in fixed
            ]
            most = MOST.search(_clause_of(plain, token)) is not None
            for cell in default:
                cell.line = other
                cell.loose = "most" if most else "aside" if _in_brackets(plain, token) else ""
    return out + default if default or out else []


ALONG = re.compile(r"\b(?:all|every|each)(?: of the| the)? (?P<what>[A-Za-z]+)", re.I)


def _all_along(plain: str, axis: str, frame: Frame) -> bool:
    """Whether a text speaks of all labels of an axis by its name: ``near 0.5 at all steps``."""
    own = {"x": ("column", "columns"), "y": ("row", "rows")}[axis]
    words = {match["what"].lower() for match in ALONG.finditer(plain)}
    return any(word in own or frame.alias.get(word) == axis for word in words)


def _in_brackets(plain: str, token: Token) -> bool:
    return plain[: token.start].endswith("(") and plain.startswith(")", token.end)


SOME = re.compile(r"\s*(?:\w{1,3}\s+)?(?:on|for|in|at|during)\s+(?:the\s+|its\s+)?(?P<what>[A-Za-z]+)")
EVERY = frozenset(["all", "every", "each", "most", "both", "any", "general", "total", "this", "that"])


def _of_some(plain: str, token: Token, frame: Frame) -> bool:
    """Whether a value is said of something that is no label and no axis: ``1 to 3 on weekdays``."""
    said = SOME.match(plain, token.end)
    what = said.group("what").lower() if said else ""
    return bool(what) and what not in EVERY and what not in frame.alias and not frame.mentions(what)


def _clause_of(plain: str, token: Token) -> str:
    """The words around a value up to the signs that end its clause."""
    start = max(plain.rfind(sign, 0, token.start) for sign in ",;.") + 1
    end = CLAUSE_END.search(plain, token.end)
    return plain[start : end.start() if end else len(plain)]


CLAUSE_END = re.compile(r"[,;.](?:\s|$)")


def _place(axis: str, along: int, fixed: int) -> tuple[int, int]:
    return (fixed, along) if axis == "x" else (along, fixed)


ONE_VALUE = re.compile(r"\s*[=:]\s*[-−+]?[\d.]+\s*%?\s*(?:[.,;)]|$)")
"""``diagonal = 1.00``."""


def _diagonal(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    size = min(len(frame.x), len(frame.y))
    if len(frame.x) != len(frame.y) or not size:
        return []
    source = text.text
    match = DIAGONAL.search(source)
    if OFF_DIAGONAL.search(source) or (match is not None and AVERAGED.search(source, 0, match.start())):
        return []
    rest = text.cut(match.end()) if match is not None else text
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
            if partly is not None and partly.end() <= token.end:
                continue
            default = [
                from_token(token, i, j, rest, Ranks.DEFAULT if quantity.is_range else rank) for i, j in spread
            ]
    seen = {(c.row, c.column) for c in out}
    return out + [c for c in default if (c.row, c.column) not in seen]


IN_WORDS = re.compile(
    r"[\w ]{0,30}?\b(?:is|are|equals?|contains?|holds?|reads?|all|always|exactly)\s+"
    r"(?:all |always |exactly |set to )?"
    r"(?P<word>zeros?|(?P<one>ones?|unity))\b(?=\s*(?:[.,;()]|$|by\b))",
    re.I,
)
"""``are all zero``: the value of a diagonal in words."""


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


def _clauses(text: Text) -> list[Text]:
    out, start = [], 0
    for match in re.finditer(
        r"[,;]\s+(?!\d+\s*\))(?:and\s+)?(?!\d{3}\b(?!\s+[a-z]))|"
        r"\s+and\s+(?=(?:the |a )?(?:top|upper|bottom|lower|cent|middle|true|false|\d))|\.\s+",
        text.text,
    ):
        piece = text.cut(start, match.start())
        if piece:
            out.append(piece)
        start = match.end()
    piece = text.cut(start)
    return [*out, piece] if piece else out


ASIDE_OR_PLACE = re.compile(r"\((?:(?=[^()]*[A-Za-z])[^()]*|\s*\d+\s*,\s*\d+\s*)\)")
"""A remark in brackets, or the place of a cell: ``(4, 4)``."""


def _corners(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """``the top-left cell holds 1,812``."""
    rows, columns = len(frame.y), len(frame.x)
    out: list[CellStatement] = []
    for clause in _clauses(text):
        match = CORNER.search(clause.text)
        if match is None:
            continue
        if re.search(
            r"\b(?:part|area|region|corner|quadrants|blocks?|sections?|cluster|extends?|towards?|from)\b",
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


def _quadrants(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """``True negatives: 266``: the four cells of a binary confusion matrix by their names.

    Rows are the actual classes, unless the text puts the actual class on x; the negative class is
    told by its name, else taken as the first.
    """
    turned = bool(re.search(r"actual|true|reference|truth", frame.x_label or "", re.I)) and not re.search(
        r"actual|true", frame.y_label or "", re.I
    )
    negative = re.compile(r"^(?:no\b|not\b|non|neg|0$|false|healthy|benign|normal|ham|absent|legit)", re.I)
    first_row = not (negative.match(key(frame.y[1])) and not negative.match(key(frame.y[0])))
    first_column = not (negative.match(key(frame.x[1])) and not negative.match(key(frame.x[0])))
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
        q = numbers[0]
        out.append(replace(statement(row, column, q, rank, clause.span(q.start, q.end))))
    places = [(c.row, c.column) for c in out]
    return out if len(set(places)) == len(places) else []
