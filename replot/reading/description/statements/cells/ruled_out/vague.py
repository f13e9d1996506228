"""Statements about many cells at once: ranges and peaks of a line; which reader a vague statement needs."""

from __future__ import annotations

from itertools import pairwise

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.changes import FALLS
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.classified.detected import read_detected
from replot.reading.description.statements.cells.classified.outcomes import read_outcomes
from replot.reading.description.statements.cells.classified.quadrants import QUADRANT, read_quadrants_in_part
from replot.reading.description.statements.cells.diagonal.told import read_diagonal
from replot.reading.description.statements.cells.diagonal.words import COUNTED_RIGHT, DIAGONAL
from replot.reading.description.statements.cells.many.exceptions import EXCEPT
from replot.reading.description.statements.cells.places.corners import CORNER, read_corners
from replot.reading.description.statements.cells.places.counted_cells import read_counted_cells
from replot.reading.description.statements.cells.relations.related import read_related
from replot.reading.description.statements.cells.ruled_out.asides import without_asides
from replot.reading.description.statements.cells.sentences.runs import Run, find_runs
from replot.reading.description.statements.cells.statement import CellStatement, Context, Ranks, from_token
from replot.reading.description.statements.cells.token import Token
from replot.reading.description.statements.cells.tokens import tokenize
from replot.reading.description.statements.frame import Frame

__all__ = ["read_placed", "read_vague"]
BINDS = re.compile(
    r"\b(?:for|in|at|on|belongs? to|of|with|under|by|across|over|through|between|from|throughout)\b", re.I
)
PEAK = rare(
    r"\b(?:peak\w*|dips?|spikes?|some|few|several|occasional\w*|up to|as (?:high|low) as|maxim\w+|"
    r"minim(?!al)\w+)\b",
    re.I,
)
OF_PEAK = re.compile(
    r"\bwith (?:an? |the |its |some )?(?:\w+ )?(?:peak|dip|spike|maxim|minim(?!al)|highest|lowest)", re.I
)
PART = rare(r"\b(?:many|several|some|few|half|part|a (?:number|handful|minority) of)\b", re.I)
"""What is said of some labels only: nobody knows of which."""
MOST = rare(
    r"\b(?:most(?! likely)|mostly|mainly|largely|majority|bulk|(?:nearly|almost) (?:all|every))\b", re.I
)
"""What is said of nearly all labels: the range of a line, but not of each of its cells."""
COMPARED = rare(
    rf"\b(?:{FALLS}|(?:improv|increas|ris|rose|gr[eo]w|climb|gain|boost|chang|los[es]|shift)\w*|"
    r"(?:compared|relative) (?:to|with)|versus|vs|than)\b",
    re.I,
)
"""What is measured against something else: ``a slight improvement (0.3-0.4)`` may be that of any cell."""
LINE_IS = rare(
    r"\b(?:each|every) (?:row|column) (?:(?:is|stands for|represents|corresponds to|shows) )?(?:an?|one) \w",
    re.I,
)
"""What an axis lists, and no value: ``each column a year from 2020 through 2023``."""
ALL_ROW = rare(
    r"\b(?:all|every|each|everywhere|throughout|whole|entire|constant|uniform\w*|(?:flat|steady) at)\b", re.I
)


def read_placed(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """Several cells told by where they stand, or by what was taken for what."""
    source = text.text
    if not (frame.x and frame.y):
        return []
    if counted := read_counted_cells(text, frame, rank):
        return counted
    if len(CORNER.findall(source)) > 1 and len(found := read_corners(text, frame, rank)) > 1:
        return found
    return (
        read_outcomes(text, frame, rank)
        or read_detected(text, frame, rank)
        or read_related(text, frame, rank)
    )


def read_vague(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """Statements that a list of pairs or values cannot express; empty where the text makes none."""
    source = text.text
    if (context.diagonal or DIAGONAL.search(source) or COUNTED_RIGHT.search(source)) and frame.x and frame.y:
        found = read_diagonal(text, frame, context, rank)
        if found:
            return found
    if CORNER.search(source) and frame.x and frame.y:
        found = read_corners(text, frame, rank)
        if found:
            return found
    if len(frame.x) == 2 and len(frame.y) == 2 and QUADRANT.search(source):
        found = read_quadrants_in_part(text, frame, rank)
        if found:
            return found
    if len(context.free) == 1 and LINE_IS.search(source) is None:
        return _ranges(text, frame, context, rank)
    return []


def _ranges(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """``generally 20%-50%, with peaks around 60% for A and B``: one axis fixed, a default along the other."""
    axis = context.free
    other = OTHER[axis]
    fixed = context.fixed[other]
    source = text.text
    plain = without_asides(source, frame)
    others = frame.x == frame.y and TO_OTHERS.search(plain) is not None
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
                if k != f or not others
            ]
        return []
    found = find_runs(tokens, context)
    if any(
        run.axis == other and not set(run.indices) <= set(fixed) and value.kind == "V"
        and not CLAUSE_ENDS.search(plain, run.tokens[-1].end, value.start)
        for run, value in pairwise(found)
    ):
        return []  # "A is at 5, and B lies between 6 and 7"
    runs = [run for run in found if run.kind == "V" or run.axis == axis]
    if TREND.search(plain) and sum(r.kind == "V" for r in runs) > sum(r.kind == "L" for r in runs):
        return []
    out: list[CellStatement] = []
    default: list[CellStatement] = []
    loose = 0
    used: set[int] = set()
    for k, run in enumerate(runs):
        if run.kind != "V" or len(run.tokens) != 1:
            continue
        token = run.tokens[0]
        quantity = token.quantity
        if quantity is None:
            continue
        if _of_labels(plain, token, frame):
            if any(r.kind == "V" for r in runs[:k]):
                return []
            continue  # "From 2015 to 2018 the rate was 27, 26"
        following = runs[k + 1] if k + 1 < len(runs) and runs[k + 1].kind == "L" else None
        before = runs[k - 1] if k and runs[k - 1].kind == "L" and k - 1 not in used else None
        gap = plain[token.end : following.start] if following is not None else ""
        target: Run | None = None
        of_peak = OF_PEAK.search(gap) is not None  # "(24-42%), with a peak around length 2"
        if (
            following is not None
            and BINDS.search(gap)
            and not EXCEPT.search(gap)
            and "." not in gap
            and not of_peak
        ):
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
        elif quantity.is_range and not PEAK.search(plain[max(0, token.start - 24) : token.start]):
            loose += 1  # "starts around 0.5-0.6 and reaches 0.7-0.8": which cell has which?
            if (
                loose > 1
                or GOES_FROM.search(plain, max(0, token.start - 60), token.start)
                or PART.search(_clause_of(plain, token))
                or _compared(plain, token)
                or _of_some(plain, token, frame)
            ):
                default = []
                continue
            default = [
                from_token(token, *_place(axis, n, f), text, Ranks.DEFAULT)
                for n in range(len(frame.axis(axis)))
                for f in fixed
                if n != f or not others
            ]
            most = MOST.search(_clause_of(plain, token)) is not None
            aside = _in_brackets(plain, token) and ALL_ROW.search(_clause_of(plain, token)) is None
            for cell in default:
                cell.line = other
                cell.loose = "most" if most else "aside" if aside else ""
    return out + default if default or out else []


CLAUSE_ENDS = re.compile(r"[,.;:]")


def _of_labels(plain: str, token: Token, frame: Frame) -> bool:
    """Whether a range is one of labels: ``flat at 5 from 2 to 6``."""
    quantity = token.quantity
    if quantity is None or quantity.low is None or quantity.high is None or not quantity.is_range:
        return False
    told = FROM_BEFORE.search(plain, 0, max(token.start, quantity.number_start)) is not None
    return told and bool(frame.numbers(quantity.low)) and bool(frame.numbers(quantity.high))


FROM_BEFORE = re.compile(r"\b(?:from|between) \Z", re.I)
TO_OTHERS = re.compile(r"\b(?:to|with|from|and|for) (?:all |the |any |every |each |most )*others?\b", re.I)
"""``0.4 to 0.6 to the other features``: nothing is said of the feature itself."""
TREND = re.compile(r"\b(?:start|begin)\w*\b.*\b(?:reach|end|arriv)\w*\b", re.I)
"""``starting around 0.5 and reaching 0.7``: not every label on the way is told."""
GOES_FROM = re.compile(
    r"\b(?:increas|decreas|ris|rose|fall|fell|grow|grew|climb|declin|drop|chang|progress|go|transition)\w*"
    r"[^,;.]{0,40}\bfrom\s\Z",
    re.I,
)
"""``rises from`` before 0.2 to 0.8: what it goes through along the line is not told."""
ALONG = re.compile(r"\b(?:all|every|each)(?: of the| the)? (?P<what>[A-Za-z]+)", re.I)


def _all_along(plain: str, axis: str, frame: Frame) -> bool:
    """Whether a text speaks of all labels of an axis by its name: ``near 0.5 at all steps``."""
    own = {"x": ("column", "columns"), "y": ("row", "rows")}[axis]
    words = {match["what"].lower() for match in ALONG.finditer(plain)}
    return any(word in own or frame.alias.get(word) == axis for word in words)


def _in_brackets(plain: str, token: Token) -> bool:
    return plain[: token.start].endswith("(") and plain.startswith(")", token.end)


def _compared(plain: str, token: Token) -> bool:
    """Whether a range in brackets is that of a change, and is not said of all cells of its line."""
    clause = _clause_of(plain, token) if _in_brackets(plain, token) else ""
    return COMPARED.search(clause) is not None and ALL_ROW.search(clause) is None


SOME = re.compile(r"\)?\s*(?:\w{1,3}\s+)?(?:on|for|in|at|during)\s+(?:the\s+|its\s+)?(?P<what>[A-Za-z]+)")
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
