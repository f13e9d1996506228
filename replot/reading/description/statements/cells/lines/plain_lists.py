"""Plain lists of values: as many as the free axis has labels, in its order."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import product

from replot.figure import UNSTATED
from replot.reading.description.document.blanked import blank
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.missing import (
    MISSING_CELL,
    SHORT_MISSING,
    find_missing,
    is_missing,
    is_unknown,
)
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.order import told_order
from replot.reading.description.statements.cells.statement import CellStatement, Context, statement
from replot.reading.description.statements.frame import Frame

__all__ = [
    "ASIDE",
    "find_only_quantity",
    "plain_values",
    "read_bare_list",
    "read_plain_list",
    "read_spaced_line",
]
ASIDE = re.compile(r"\((?=[^()]*[A-Za-z])[^()]*\)")
TRAIL = re.compile(r"\s*(?:→|->|=>)\s*[A-Za-z][^→]*$")
WORD = re.compile(r"[A-Za-z]{2,}")
SEPARATORS = tuple(
    (signs, re.compile(pattern))
    for signs, pattern in (
        ("|", r"\s*\|\s*"),
        (";", r"\s*;\s*"),
        ("·", r"\s+·\s+"),
        ("→>", r"\s*(?:→|->|=>)\s*"),
        (",an", r",(?!\d{3}(?!\d))\s*(?:and\s+)?|,(?=\d{3}(?:\.\d+)?\s*,?\s)(?<=\d{4},)|\s+and\s+"),
        ("/", r"\s+/\s+"),
        ("", r"\s+"),
    )
)
"""Signs of which one must be there, and what parts the values of a list, the strongest first."""
SLASH = re.compile(r"(?<!\bn)/(?!a\b)|/(?=n/a\b)", re.I)
"""What parts the values of a tight list, and not ``n/a``."""
ONE = rf"(?:[-−+~≈]?\.?\d[\d.]*%?|{SHORT_MISSING}|n\.?s\.?|[-–—])"
TIGHT = re.compile(rf"\s*{ONE}(?:/{ONE}){{2,}}\s*", re.I)
"""``4.3/4.5/17.7``, and no fraction; or ``0.7/n.s./1.9``."""
LEAD = re.compile(r"(?:and|then|finally)\s+")


SPACED = re.compile(r"\d%?[ \t]+[-−+~≈]?\.?\d")
"""Two values with nothing but spaces between them."""
BETWEEN = re.compile(r"\bbetween ([-−+~≈]?[\d.]+%?) and(?= [-−+~≈]?\d)")


def find_only_quantity(text: str) -> bool:
    """Whether a text is one number with its marks and little else."""
    found = parse_quantity(text)
    if found is not None:
        return True
    numbers = list(find_quantities(text))
    return len(numbers) == 1 and not WORD.search(text[: numbers[0].start] + text[numbers[0].end :])


WITH_UNIT = re.compile(r"\s*\S+ [^\W\d_][^\s,;|]{0,7}\s*")
TIMES_TEN = re.compile(r"\d ?[×x·*⋅] ?10")
BEFORE_ITEM = ",;|:/→>"


def _is_valueless(source: str, at: int) -> bool:
    """Whether no number stands between a place and the sign that parts it from the item before."""
    while at and source[at - 1] not in BEFORE_ITEM:
        at -= 1
        if source[at].isdigit():
            return False
    return True


def _blank_unless_cell(aside: re.Match[str]) -> str:
    """Blanks in place of a remark, unless the cell has nothing else: ``(white), 12``, ``lost (n/a)``."""
    if MISSING_CELL.fullmatch(aside.group(0)) and _is_valueless(aside.string, aside.start()):
        return aside.group(0)
    return blank(aside)


def _blank_unless_last(trail: re.Match[str]) -> str:
    """Blanks in place of what an arrow leads to, unless it is the last cell of the list: ``3 → 4 → n/a``."""
    return trail[0] if MISSING_CELL.fullmatch(trail[0].lstrip(" →->=")) else blank(trail)


DOT_LAST = re.compile(r"[,;|]\s*\.\s*;?\s*$")
"""A dot in the place of the last value: ``0.9, 0.8, .``."""


def plain_values(text: str, frame: Frame) -> list[tuple[Quantity | None, int, int]] | None:
    """The values of a plain list such as ``3.2, 4.1 and n/a``, or None if it is no such list."""
    source = text
    if ">" in source or "→" in source:
        source = TRAIL.sub(_blank_unless_last, source)
    if "(" in source:
        source = ASIDE.sub(_blank_unless_cell, source)
    if "between" in source:
        source = BETWEEN.sub(lambda m: f"{m[1]:>{m.end(1) - m.start()}} to ", source)
    source = source.rstrip(" ;" if DOT_LAST.search(source) else " .;")
    if source[:1] in "[(" and source[-1:] in "])":
        source = " " + source[1:-1] + " "
    if WITH_UNIT.fullmatch(source) and (single := parse_quantity(source)) is not None:
        at = len(source) - len(source.lstrip())
        return [(single, at, len(source.rstrip()))]
    if TIMES_TEN.search(source) is not None and (single := parse_quantity(source)) is not None:
        at = len(source) - len(source.lstrip())
        return [(single, at, len(source.rstrip()))]  # "6.3 × 10⁻⁵"
    pieces: list[tuple[int, int]] = []
    for signs, separator in SEPARATORS if TIGHT.fullmatch(source) is None else (("/", SLASH),):
        if signs and not any(sign in source for sign in signs):
            continue
        if signs == "·" and SPACED.search(source) is not None:
            continue  # "16 · 20 17": an empty cell
        pieces, start = [], 0
        if not signs:  # "4.5 no data 6.3"
            source = _in_one_piece(source)
        for match in separator.finditer(source):
            pieces.append((start, match.start()))
            start = match.end()
        pieces.append((start, len(source)))
        if len(pieces) > 1:
            break
    read = partial(parse_quantity, accounting=True) if frame.accounting else parse_quantity
    out: list[tuple[Quantity | None, int, int]] = []
    bracketed = 0
    for start, end in pieces:
        piece = source[start:end].strip()
        if not piece:
            continue
        at = source.find(piece, start)
        piece = piece.replace(JOINED, " ")
        if piece[0] in "atf" and (lead := LEAD.match(piece)):
            at, piece = at + lead.end(), piece[lead.end() :]
        quantity = read(piece)
        if quantity is not None:
            bracketed += piece.startswith("(")
            out.append((quantity, at, at + len(piece)))
        elif MISSING_CELL.fullmatch(piece) or is_unknown(piece):
            out.append((None, at, at + len(piece)))
        else:
            return None
    if not frame.accounting and 0 < bracketed < len(out):
        return None  # "12, (4), 7": a loss or an aside
    return out or None


JOINED = "\0"


def _in_one_piece(source: str) -> str:
    """A text in which the words for a missing value are not apart."""
    for missing in find_missing(source) if WORD.search(source) else ():
        source = f"{source[: missing.start()]}{missing[0].replace(' ', JOINED)}{source[missing.end() :]}"
    return source


def read_plain_list(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """``3.2, 4.1, 5.0``: as many values as the free axis has labels, in its order."""
    if len(context.free) != 1:
        return []
    axis = context.free
    other = OTHER[axis]
    size = len(frame.axis(axis))
    source = WAY_BEHIND.sub(blank, text.text)
    values = plain_values(_without_counts(source, frame.axis(axis)), frame)
    values = values or _with_words(text.text, size, frame)
    fixed = context.fixed[other]
    # "A and B: 3, 4, 5" under three columns is of both; with two it may be one value for each
    each = values is not None and len(fixed) != len(values) == size > FEWEST_EACH and frame.x != frame.y
    if (
        values is None
        or (len(fixed) != 1 and not (context.alike or each))
        or (len(values) < 2 and axis == "y")
    ):
        return []
    ragged = context.ragged and axis == "x" and len(values) == fixed[0] + 1 <= size
    ragged = ragged or (context.ragged and axis == "x" and _are_below_diagonal(len(values), fixed[0], frame))
    ragged = ragged or (context.stairs and axis == "x" and len(values) < size)
    if len(values) < 2 and not ragged:
        return []
    hollow = frame.hollow and frame.x == frame.y and len(values) == size - 1
    empty = context.empty.get(axis, frozenset())
    shorter = bool(empty) and len(values) == size - len(empty)
    if len(values) != size and not (ragged or hollow or shorter):
        context.misfits.append((text.span(values[0][1], values[-1][2]), len(values), size))
        return []
    out = []
    order = range(size) if ragged else told_order(frame, axis, text.text, context.backward)
    if hollow:
        order = [k for k in order if k != fixed[0]]
    elif shorter:
        order = [k for k in order if k not in empty]
    for f, (k, (quantity, start, end)) in product(fixed, zip(order, values, strict=False)):
        row, column = (f, k) if axis == "x" else (k, f)
        in_words = quantity is None and IN_WORDS.fullmatch(text.text, start, end)
        state = UNSTATED if in_words and not is_missing(text.text[start:end]) else None
        span = text.span(start, end)
        out.append(statement(row, column, quantity, rank, span, text.is_bold(start, end), state))
    return out


def _are_below_diagonal(count: int, row: int, frame: Frame) -> bool:
    """Whether a row has as many values as cells before the diagonal, and not as many as behind it."""
    return frame.x == frame.y and count == row and count not in (len(frame.x) - row, len(frame.x) - row - 1)


WAY_BEHIND = rare(
    r"(?<=[\w%)]),?\s+(?:read(?:ing)? |going |listed )?(?:from )?"
    r"(?:left to right|right to left|top to bottom|bottom to top)[\s.;]*$",
    re.I,
)
"""``0.40, 0.44 and 0.47 from left to right``."""
FEWEST_EACH = 2
COUNT = re.compile(
    r"(?:^|(?<=[,;] )|(?<=[|/·] ))(?:\((?P<a>\d{1,2})\)|(?P<b>\d{1,2})\)|(?:col(?:umn)? |row |"
    r"#)(?P<c>\d{1,2}):?) (?=\S)"
)
"""What counts the values of a list: ``(1) 12, (2) 25``."""


def _without_counts(source: str, labels: Sequence[str]) -> str:
    """A list without the numbers that only count its values, as many as there are labels, from 1 or 0 on."""
    found = list(COUNT.finditer(source))
    told = [int(count[count.lastgroup or "a"]) for count in found]
    if len(found) < FEWEST_COUNTED or told not in ([*range(1, len(labels) + 1)], [*range(len(labels))]):
        return source
    if any(label.isdecimal() for label in labels):
        return source
    return COUNT.sub(blank, source)


FEWEST_COUNTED = 2
IN_WORDS = re.compile(
    r"(?!\w+ly\b|(?:each|only|both|all|too|again|also|then|total|mean|average)\b)"
    r"[a-z]{3,12}(?: [a-z]{2,12})?"
)
"""What a cell may hold that is no number: ``trace``."""
ITEM = re.compile(r"\s*(?P<item>[^,;/|]*[^\s,;/|.])\s*(?:[,;/|]|\.?$)")


def _with_words(source: str, size: int, frame: Frame) -> list[tuple[Quantity | None, int, int]] | None:
    """The values of a list of as many items as a line has cells, most of them numbers: ``92, 95, trace``."""
    items = [match.span("item") for match in ITEM.finditer(source)]
    words = [(a, b) for a, b in items if IN_WORDS.fullmatch(source, a, b)]
    if len(items) != size or not 0 < 2 * len(words) < size or frame.mentions(source):
        return None
    if words[-1] == items[-1] and source[: words[-1][1]].endswith("ing"):
        return None  # "5, 6, 7, falling": how the line goes
    for a, b in words:
        source = source[:a] + "?".ljust(b - a) + source[b:]
    values = plain_values(source, frame)
    if values is None or len(values) != size:
        return None
    ends = dict(words)
    return [(quantity, a, ends.get(a, b)) for quantity, a, b in values]


SMALL = r"(?:and|or|to|then|vs|of|in|at|as|for|with|on|is|was|were|are|per|from|by|but|than)\b"
ALL_SPACED = re.compile(rf"\s{ONE}(?:\s(?:{ONE}|(?!{SMALL})[a-z]{{2,12}}))+\s*\.?\s*", re.I)
"""Values with spaces between, of which one may be a word, but not the first."""


def read_spaced_line(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """``Ayr 45 n/a 52 61``: as many values behind a label as its line has cells, some of them without."""
    if len(context.free) != 2 or frame.x == frame.y or ":" in text.text:
        return []
    name = next(iter(frame.mentions(text.text)), None)
    if name is None or not name.sure or name.start > 1 or len(name.places) != 1:
        return []
    ((axis, place),) = name.places
    rest = text.text[name.end :]
    pieces = rest.rstrip(" .").split()
    words = sum(not any(map(str.isdigit, piece)) for piece in pieces)
    size = len(frame.axis(OTHER[axis]))
    if len(pieces) != size or not 0 < words < size or size < FEWEST_SPACED or not ALL_SPACED.fullmatch(rest):
        return []
    listed = text.reworded(text.text[: name.end] + " " + rest[1:].replace(" ", "|"))
    return read_plain_list(listed.cut(name.end), frame, context.with_(axis, [place]), rank)


FEWEST_SPACED = 3
BARE_LIST = re.compile(r"[-+−\d.,%\s]+")
"""Numbers and commas, without a word or another sign that any reader but that of plain lists looks for."""


def read_bare_list(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """The cells of a line that lists as many bare numbers as it has cells, none of which may be a label."""
    source = text.text
    if len(context.free) != 1 or BARE_LIST.fullmatch(source) is None or frame.may_name(source):
        return []
    misfits = len(context.misfits)
    found = read_plain_list(text, frame, context, rank)
    if not found:
        del context.misfits[misfits:]  # what does not fit is said by whoever reads it last
    return found
