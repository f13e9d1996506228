"""Values each beside a row and a column: ``(1, 2): 30``, ``30 (A, B)``, ``cat-dog is 0.5``."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.missing import find_missing, is_missing
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.lexicon.relation_talk import STATISTIC
from replot.reading.description.statements.cells.keywords import KEYWORDS
from replot.reading.description.statements.cells.ruled_out.claim_words import tells_apart
from replot.reading.description.statements.cells.statement import CellStatement, Context, statement
from replot.reading.description.statements.frame import Frame

__all__ = ["bracketed_pairs", "read_places"]
VERBS = tuple(word for word, kind in KEYWORDS.items() if kind == "i")


PLACE = re.compile(
    r"[(\[]\s*[^()\[\]]{1,80}[)\]]|"
    r"(?<!\w)x\s?=\s?[^\s,;()]{1,30},?\s+(?:and\s+)?y\s?=\s?[^\s,;()]{0,30}[^\s,;().]",
    re.I,
)
LINKED = re.compile(
    r"(?:,?\s+(?:the (?:value|score|cell)|it))?\s*(?:[:=→]|->|=>|is|holds|contains|has|reads|at|for|in)?"
    r"\s*[\"“(`]?"
)
SAYS = re.compile(
    r"[^\d;.]{0,80}?\b(?:(?:values?|scores?|accuracy|counts?|rates?|correlation|similarity|weight|probability|"
    r"intensity|level)(?:,| of| is| at|\s?[:=])?|"
    r"(?:is|was|comes|follows|ranks)\b[^\d;.(),]{0,40}(?: with| at|,)|"
    + "|".join(VERBS) + r")\s+"
    r"(?:(?:only|just|exactly|about|approximately|around|roughly|nearly|an?|the)\s+)*[~≈]?[\"“(`]?"
)
"""What leads from a cell to its value: ``corresponds to a score of``, ``has``."""
FOUND_AT = re.compile(
    r"[\"”)`]?(?:\s+(?:is|was|which|that|appears?|occurs?|occurring|seen|found|observed|recorded|located|"
    r"reached|achieved|obtained|measured))*\s+(?:at|in|for)"
    r"(?:\s+(?:the\s+)?(?:cells?|points?|position|coordinates?|pair))?\s*[\"“(`]?"
)
"""What leads from a value to its cell: ``is seen at``."""
NOT_JUST = re.compile(
    r"\b(?:around|near|close to|beyond|above|below|from|to|between|until|regions?|clusters?|area)\s*$", re.I
)
"""Before a cell that stands for what is around it."""
BY_LETTERS = re.compile(r"(?<!\w)x\s?=[^.;]{1,40}?(?<!\w)y\s?=", re.I)
"""``x=10, y=2``: the axes by their letters."""


def read_places(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """``(1, 2): 30; (2, 1): 40``, ``30 (A, B), 40 (B, A)``: values beside a row and a column in brackets.

    The labels of a square matrix, or of one with a label more, may be tied without any: ``A-B is 30``.
    """
    source = text.text
    alike = set(frame.y) <= set(frame.x) or set(frame.x) <= set(frame.y)
    if context.fixed or not (BRACKETED.search(source) or (alike and TIED.search(source))):
        return []
    keys = bracketed_pairs(source, frame)
    if not keys and alike:
        keys = list(_tied(source, frame))
    keys = [key for key in keys if not _in_a_word(source, key[1])]
    if not keys:
        return _triples_in_brackets(text, frame, rank)
    inside = [q for q in find_quantities(source) if not any(a <= q.number_start < b for a, b, _ in keys)]
    values = [(q, q.start, q.end) for q in inside] + [(None, *m.span()) for m in find_missing(source)]
    values.sort(key=lambda value: value[1])
    if len(values) != len(keys):
        return []
    out: list[CellStatement] = []
    first = keys[0][0] < values[0][1]
    spoken = len(keys) == 1 and not BY_LETTERS.search(source) and not IS.match(source, keys[0][1])
    for (a, b, (row, column)), (quantity, start, end) in zip(keys, values, strict=True):
        gap = source[b:start] if first else source[end:a]
        told = (SAYS if first else FOUND_AT).fullmatch(gap) and _says_only(source, (a, b), (start, end))
        if not (told or (LINKED.fullmatch(gap) and not spoken)):
            return []
        if quantity is not None and quantity.is_open:
            return []
        out.append(statement(row, column, quantity, rank, text.span(start, end), text.is_bold(start, end)))
    return out


def bracketed_pairs(source: str, frame: Frame) -> list[tuple[int, int, tuple[int, int]]]:
    """Where a row and a column stand in one bracket, and which: ``(1, 2)``, ``x=1, y=2``."""
    return [
        (match.start(), match.end(), pair)
        for match in PLACE.finditer(source)
        if (pair := frame.resolve_pair(match.group())) is not None
    ]


IS = re.compile(r"\s*[:=]\s*")
IN_WORDS = re.compile(r"\s*[:=]\s*(?P<said>[^\W\d_][^\d,;()]{0,30})(?=[,;.)]|$)")
"""A word in the place of a value: ``A-B = large``."""
BRACKETED = re.compile(r"[(\[=]")
TIED = re.compile(r"[-–/→×](?=\w)|->(?=\w)| (?:→|->|×) (?=\w)")
"""What ties two labels of a square matrix to a pair."""


def _tied(source: str, frame: Frame) -> Iterator[tuple[int, int, tuple[int, int]]]:
    """Each row with its column, where a sign ties them: ``cat-dog is 0.5, dog-cat is 0.7``."""
    named = frame.mentions(source)
    signs = [(TIED.match(source, one.end), other) for one, other in pairwise(named)]
    ties = [sign is not None and sign.end() == other.start for sign, other in signs]
    for k, tied in enumerate(ties):
        if not tied or (k and ties[k - 1]) or (k + 1 < len(ties) and ties[k + 1]):
            continue
        start, end = named[k].start, named[k + 1].end
        if (pair := frame.resolve_pair(source[start:end])) is not None:
            yield start, end, pair


def _in_a_word(source: str, at: int) -> bool:
    """Whether the value behind a cell is a word that tells no number, nor that there is none."""
    said = IN_WORDS.match(source, at)
    return said is not None and not is_missing(said["said"])


def _says_only(source: str, cell: tuple[int, int], value: tuple[int, int]) -> bool:
    """Whether a sentence says of the cell that it names what its value is, and compares it with no other."""
    (a, b), (c, d) = sorted((cell, value))
    rest = " ".join((source[:a], source[b:c], source[d:]))
    return tells_apart(rest) and not NOT_JUST.search(source, max(0, cell[0] - 30), cell[0])


TRIPLE = re.compile(
    rf"\((?P<pair>[^(),;:]{{1,60}},[^(),;:]{{1,60}})(?:,|(?P<told>\s?[:=]))\s*(?:{STATISTIC}\s?=\s?)?"
    r"(?P<value>(?:(?:about|around|approximately|roughly|approx\.) )?[-−+~≈]?[\d.]+\s?%?)"
    r"(?: [^\W\d_][^\s,;()\d]{0,9})?(?:[,;]\s*(?:[Pp]\s?[<>≤≥=]\s?[\d.]+|[Nn]\s?=\s?\d[\d,]*|n\.s\.))*\s*\)"
)
"""A row, a column and a value, maybe with its unit, and with what a test says of it."""


def _triples_in_brackets(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """``(A, x, 1), (B, x, 2)``, ``the best (A, x: 1)``: a row, a column and a value in brackets."""
    out = []
    told = False
    for triple in TRIPLE.finditer(text.text):
        pair, quantity = frame.resolve_pair(triple["pair"]), parse_quantity(triple["value"])
        if pair is None or quantity is None:
            return []
        start, end = triple.span("value")
        told = told or triple["told"] is not None
        out.append(statement(*pair, quantity, rank, text.span(start, end), text.is_bold(start, end)))
    places = {(cell.row, cell.column) for cell in out}
    return out if (told or len(out) > 1) and len(places) == len(out) else []
