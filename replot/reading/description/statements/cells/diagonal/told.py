"""The cells of the diagonal, as one sentence tells them."""

from __future__ import annotations

from replot.findings import Span
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.cells.classified.verdict_words import STEP
from replot.reading.description.statements.cells.diagonal.under_heads import Places, listed_values
from replot.reading.description.statements.cells.diagonal.words import (
    AND_OTHERS,
    AVERAGED,
    COUNTED_RIGHT,
    DIAGONAL,
    LEFT_OUT,
    MIRRORED,
    OFF_DIAGONAL,
    names_triangle,
)
from replot.reading.description.statements.cells.ruled_out.asides import without_asides
from replot.reading.description.statements.cells.sentences.runs import find_runs
from replot.reading.description.statements.cells.statement import (
    CellStatement,
    Context,
    Ranks,
    from_token,
    statement,
)
from replot.reading.description.statements.cells.tokens import tokenize
from replot.reading.description.statements.frame import Frame

__all__ = ["read_diagonal"]
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
ONE_VALUE = re.compile(r"\s*(?:[=:]\s*)?[-−+]?[\d.]+\s*%?\s*(?:[.,;)]|$)")
"""``diagonal = 1.00``."""
ELEMENTS = re.compile(r"\s*(?:elements?|cells?|entries|values?|squares|tiles)?\s*\([^()]*\)", re.I)
ONE_BEFORE = re.compile(
    r"(?:\bvalues?\b[^.;,]{0,30}?\b(?:are|is|of|equal)\s[^.;,\d]{0,16}|"
    r"(?:^|[,;(:=]|\b(?:with|ha(?:s|ve)|having|and|is|are|shows?|contains?|holds?|by))\s*(?:all )?"
    r"(?:values? of |an? )?)"
    r"(?:1(?:\.0+)?|100(?:\.0+)?\s?%)\s+(?:all )?(?:along|on|down|in|across) (?:the |its )?$",
    re.I,
)
ONE_AFTER = re.compile(
    r"\s+1(?:\.0+)?(?=\s*(?:[.;,)]|$))|\s*\((?:(?:the )?values?\b[^().;,\d]{0,24}|"
    r"(?:all|always|each|every\w*)(?: (?:of them|are|is|at|exactly|about))? )1(?:\.0+)?\)",
    re.I,
)
"""``values are approximately 1.0 along the diagonal``, ``with 1.00 on the diagonal``, ``diagonal 1``, ``the
diagonal (values around 1.0)``, ``the diagonal (all 1.00)``."""
ON_AVERAGE = re.compile(
    r"\b(?:mean|average|avg|median|up to|max\w*|highest|lowest|e\.g|range|points?)\b", re.I
)
ITSELF = re.compile(r"\bperfect\b|\b(?:with|to|against) (?:itself|themselves)\b|\bself[- ]\w+", re.I)
"""What is the same as itself is so to the full: 1, however carefully the text says so."""
SUMMED = re.compile(
    r"\s*(?:(?:cells|entries|values|elements|counts) )?(?:sums?|adds?|totals?|averages?)\b", re.I
)
"""``the diagonal sums to 4,559``, which is no value of any cell."""
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
    r"\b(?P<word>zero(?:s|es)?|0['’]?s|(?P<one>ones|unit|1(?:\.0)?['’]?s))\s+(?:(?:along|on|down|in|across)\s+(?:the|its|their)\s+)?$",
    re.I,
)
"""``with ones on its diagonal``."""
CLAUSE = re.compile(r"[.;]")
BEFORE_LABEL = re.compile(
    rf"\s*(?:%\s*)?(?:for|in|at|of|\()\s*(?:the )?(?:(?:true|actual) )?(?:{STEP} )?[\"“'`]?", re.I
)
"""``0.94 for oak``, ``0.94 (class 3)``."""
OF_BRACKET = re.compile(r"\s?%?\s?\([^()\d]{0,30}")
"""Between a value and the label in the bracket behind it."""
SHORT = 120
"""Letters behind the name of the diagonal up to which one value is that of all its cells."""


def read_diagonal(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """The cells of the diagonal, as one sentence tells them.

    Parameters
    ----------
    text : Text
    frame : Frame
        The axes, of as many labels each; else the matrix has no diagonal.
    context : Context
    rank : int
        How much the sentence counts against others.
    """
    size = min(len(frame.x), len(frame.y))
    if len(frame.x) != len(frame.y) or not size:
        return []
    if (own := _of_labels(text, frame, rank)) is not None:
        return own
    if (others := AND_OTHERS.search(text.text)) is not None and DIAGONAL.search(text.text, 0, others.start()):
        text = text.cut(0, others.start())
    source = text.text
    named_at = list(DIAGONAL.finditer(source))
    match = next((m for m in named_at if not names_triangle(source, m.start())), None)
    if named_at and match is None:
        return []
    same = frame.x == frame.y or set(frame.x) != set(frame.y)
    # the same labels in another order: the diagonal is where a label meets itself
    spread = [(i if same else frame.y.index(label), i) for i, label in enumerate(frame.x)]
    if match is None and (counted := COUNTED_RIGHT.search(source)) is not None:
        return listed_values(text.cut(counted.end()), frame, spread, rank) if frame.x == frame.y else []
    if OFF_DIAGONAL.search(source) or MIRRORED.search(source):
        return []
    if match is not None and any(words.search(source, 0, match.start()) for words in (AVERAGED, LEFT_OUT)):
        return []
    if match is not None and ALL_TOLD.search(source, 0, match.start()):
        return []
    rest = text.cut(match.end()) if match is not None else text
    if SUMMED.match(rest.text):
        return []
    if (named := ELEMENTS.match(rest.text)) and not any(True for _ in find_quantities(named[0])):
        rest = rest.cut(named.end())  # "The diagonal elements (A-A, B-B) are"
    if GOING.search(rest.text):
        return []  # "Diagonal trend: values increase from top-left (-9.9) to bottom-right (10)"
    if same and (listed := listed_values(rest, frame, spread, rank)):
        return listed
    if same and (classes := _before_classes(rest, frame, spread, rank)):
        return classes
    if same and (behind := _in_brackets(rest, frame, rank)):
        return behind
    if (told := _one_for_all(text, match, rest)) is not None:
        quantity, span = told
        return [statement(i, j, quantity, rank, span) for i, j in spread]
    return _label_values(rest, frame, spread, rank) or _in_runs(text, rest, frame, spread, rank)


ALL_TOLD = re.compile(
    r"(?<![\w.])\d[\d.,]*%? (?:[a-z]+ ){0,3}(?:is|are|lies?|stands?|falls?|sits?|lands?|ends? up|remains?) "
    r"(?:on|along) (?:the |its )?(?:main )?$",
    re.I,
)
"""``For oak, 40 leaves are on the``: the value stands before, and what follows is beside the diagonal."""
OWN_CELL = re.compile(
    r"[\"”'’`]?\s+diagonal (?:cell|entry|value|element|square|tile)"
    r"(?:,? (?:is|reads|holds|shows|has|contains|says|at))*\s*[:=]?\s*",
    re.I,
)
"""``The violin diagonal cell is 88``: behind a label."""


def _of_labels(text: Text, frame: Frame, rank: int) -> list[CellStatement] | None:
    """The cells of single labels on the diagonal; None where no label stands before the word."""
    told = [(m, behind) for m in frame.mentions(text.text)
            if (behind := OWN_CELL.match(text.text, m.end)) is not None]
    numbers = {quantity.start: quantity for quantity in find_quantities(text.text)} if told else {}
    out = []
    for mention, behind in told:
        at = next((k for axis, k in mention.places if axis == "y"), None)
        value = numbers.get(behind.end())
        if at is not None and value is not None and frame.x[at : at + 1] == frame.y[at : at + 1]:
            out.append(statement(at, at, value, rank, text.span(value.start, value.end)))
    return out if told else None


def _one_for_all(text: Text, match: re.Match[str] | None, rest: Text) -> tuple[Quantity, Span] | None:
    """The one value that all the cells of the diagonal have, by the words beside its name."""
    source = text.text
    if match is not None:
        start = max(0, match.start() - NEAR)
        one = ONE_AFTER.match(source, match.end()) or ONE_BEFORE.search(source, start, match.start())
        told = next((q for q in find_quantities(one[0]) if q.value in (1, 100)), None) if one else None
        if one is not None and told is not None:
            return told, text.span(one.start() + told.start, one.start() + told.end)
        inside = list(find_quantities(match[0]))
        if len(inside) == 1 and not inside[0].is_range and not PARTLY.search(match[0]):
            told = inside[0]  # "every variable correlates 1.00 with itself"
            return told, text.span(match.start() + told.start, match.start() + told.end)
        if before := IN_WORDS_BEFORE.search(source, 0, match.start()):
            return _in_words(before), text.span(*before.span("word"))
    if word := IN_WORDS.match(rest.text):
        return _in_words(word), rest.span(*word.span("word"))
    return None


def _in_words(told: re.Match[str]) -> Quantity:
    return Quantity(float(told["one"] is not None), *told.span("word"), told["word"])


def _in_runs(text: Text, rest: Text, frame: Frame, spread: Places, rank: int) -> list[CellStatement]:
    """Values behind labels, and one for all the other cells."""
    plain = without_asides(rest.text, frame)
    runs = find_runs(tokenize(plain, frame), Context())
    out: list[CellStatement] = []
    default: list[CellStatement] = []
    short = len(plain) < SHORT and (EVERYWHERE.search(text.text) or ONE_VALUE.match(plain))
    everywhere = short or PERFECT.search(text.text)
    partly = PARTLY.search(plain)
    for k, run in enumerate(runs):
        token = run.tokens[0]
        quantity = token.quantity
        if run.kind != "V" or len(run.tokens) != 1 or quantity is None:
            continue
        label = runs[k - 1] if k and runs[k - 1].kind == "L" else None
        if label is not None and k > 1 and runs[k - 2].kind == "V":
            between = plain[runs[k - 2].tokens[-1].end : label.start]
            label = None if OF_BRACKET.fullmatch(between) else label  # "5 (class A), 6 (class B)"
        behind = runs[k + 1] if k + 1 < len(runs) and runs[k + 1].kind == "L" else None
        if behind is not None and BEFORE_LABEL.fullmatch(plain, token.end, behind.start):
            label = behind  # "(0.94 for oak)" is of no other class
        if label is not None and not CLAUSE.search(plain, label.tokens[-1].end, token.start):
            own = [place for place in spread if place["yx".index(label.axis)] in label.indices]
            out.extend(from_token(token, *place, rest, rank) for place in own)
        elif not default and (quantity.is_range or (everywhere and not quantity.is_open)):
            whole = (
                quantity.value == 1
                and not quantity.is_range
                and ITSELF.search(text.text) is not None
                and ON_AVERAGE.search(plain, 0, token.end) is None
            )
            if partly is not None and partly.end() <= token.end and not whole:
                continue
            told = Ranks.DEFAULT if quantity.is_range else rank
            default = [from_token(token, i, j, rest, told) for i, j in spread]
    seen = {(c.row, c.column) for c in out}
    return out + [c for c in default if (c.row, c.column) not in seen]


CLASS_BEHIND = re.compile(
    rf"\s?%?\s?(?:\((?:for )?|(?:[a-z]+ )?(?:for|in|of) )(?:the )?(?:(?:true|actual) )?{STEP} "
    r"[\"“'`]?(?P<label>[^\s\"”'`(),;:.][^()\"”'`,;:.]{0,30}?)[\"”'`]?(?=\)|[,;.]|\s*$|\s+and\b)",
    re.I,
)
"""``60 (class 0)``, ``60 correct for class 0``."""


def _before_classes(rest: Text, frame: Frame, spread: Places, rank: int) -> list[CellStatement]:
    """The cells whose values stand before a word for a class and its label, if no others are told."""
    source, at = rest.text, 0
    out: list[CellStatement] = []
    for quantity in find_quantities(source):
        if quantity.start < at:
            continue  # a label
        told = CLASS_BEHIND.match(source, quantity.end)
        place = frame.resolve(told["label"], "y") if told is not None else None
        if told is None or place is None or len(place[1]) != 1 or quantity.is_range or quantity.is_open:
            return []
        row, column = next(at for at in spread if at[0] == place[1][0])
        out.append(statement(row, column, quantity, rank, rest.span(quantity.start, quantity.end)))
        at = told.end()
    return out


BRACKET = re.compile(r"[\"”'’`]?\s*[(\[]\s*(?:at |with |= ?)?(?=[-−+~≈.\d])")
JOINED = re.compile(r"[\"”'’`]?\s*(?:,|,? and|&|/)\s*(?:the )?[\"“'‘`]?")


def _in_brackets(rest: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """``highest for oak (0.9) and elm (0.8), low for ash and fir (0.2)``: each value behind its labels."""
    values = {q.start: q for q in find_quantities(rest.text)} if "(" in rest.text else {}
    named = [m for m in frame.mentions(rest.text) if values and any(axis == "y" for axis, _ in m.places)]
    out: list[CellStatement] = []
    group: list[int] = []
    for k, mention in enumerate(named):
        if k and not JOINED.fullmatch(rest.text, named[k - 1].end, mention.start):
            group = []
        group += [at for axis, at in mention.places if axis == "y"]
        bracket = BRACKET.match(rest.text, mention.end)
        value = values.pop(bracket.end(), None) if bracket is not None else None
        if value is not None:
            out += [statement(at, at, value, rank, rest.span(value.start, value.end)) for at in group]
            group = []
    return [] if values else out


def _label_values(rest: Text, frame: Frame, spread: Places, rank: int) -> list[CellStatement]:
    """``506 for Negative, 145 for Neutral``: one value a label, all on the diagonal."""
    out: list[CellStatement] = []
    tokens = tokenize(rest.text, frame)
    pending = None
    for token in tokens:
        if token.kind in ("N", "B") and token.quantity is not None and not token.quantity.is_range:
            pending = token
        elif token.kind == "L" and pending is not None and token.sure:
            gap = rest.text[pending.end : token.start]
            if BEFORE_LABEL.fullmatch(gap):
                axis, k = token.places[0]
                place = next(p for p in spread if p["yx".index(axis)] == k)
                out.append(from_token(pending, *place, rest, rank))
            pending = None
    return out if len(out) >= 2 else []
