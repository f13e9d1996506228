"""A stretch of data text as tokens: labels, values, and the words and signs between them."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import NO_SINGLE
from replot.reading.description.lexicon.dates import YEAR, is_year
from replot.reading.description.lexicon.missing import find_missing
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.cells.keywords import KEYWORDS, LINES
from replot.reading.description.statements.cells.lines.courses import after_end, after_turn, axis_before
from replot.reading.description.statements.cells.lines.onward import join_onward
from replot.reading.description.statements.cells.pairs.crossing import (
    glued_labels,
    join_crossing,
    join_elided,
    join_respective,
    slashed_label,
)
from replot.reading.description.statements.cells.pairs.joined import join
from replot.reading.description.statements.cells.relations.mutual import EACH_OTHER
from replot.reading.description.statements.cells.ruled_out.claim_words import MORE_OR_LESS
from replot.reading.description.statements.cells.token import Token
from replot.reading.description.statements.frame import Frame, Place
from replot.reading.description.statements.frame.mentions import Mention

__all__ = ["is_difference", "tokenize"]


NOT_ONE = re.compile(
    rf"(?:(?<=[,;] )|(?<=\band )|(?<=\bbut )){NO_SINGLE}"
    r"(?= [^,.;:]{1,40}(?:[,;.]|$))"
)
"""What counts nothing of the label behind it, in a list: ``91 oak, 5 ash and not one elm``."""
WORD = re.compile(r"[^\W\d_][\w'’-]*|->|=>|-->|→|⟶|↔|[^\w\s]|\w+")
QUOTES = {"`": "`", '"': '"', "“": "”", "'": "'", "‘": "’"}
"""Marks around a label, which are no words between it and others: `` `A` and `B` ``."""
REMARKS = re.compile(r"\s+(?!(?:at|for|from|in|of|on|to|until|and|but|was|is|were)\b)[a-z]+\b")
"""Behind ``nothing`` where it stands in no cell: ``so nothing dramatic``."""
SIGNS = frozenset(",;:=()[]/–—-<>.…")


def tokenize(text: str, frame: Frame) -> list[Token]:
    """Tokens of a text in order."""
    known = frame.tokens.get(text)
    if known is None:
        known = _tokens(text, frame)
        known = join(known, frame)
        join_onward(known, text, frame)
        join_crossing(known)
        join_elided(known, frame)
        join_respective(known)
        frame.tokens[text] = known
    return known



def _tokens(text: str, frame: Frame) -> list[Token]:
    words = {match.start(): match for match in WORD.finditer(text)}
    others: dict[int, Mention | Quantity | re.Match[str]]
    labels = {mention.start: mention for mention in frame.mentions(text)}
    others = {
        match.start(): match
        for match in find_missing(text)
        if not (match.group()[0] in "([" and match.start() + 1 in labels)  # "(none)", where that is a label
    }
    others |= {quantity.start: quantity for quantity in find_quantities(text)}
    if "not " in text:  # "5 oaks, and not one elm"
        none = (match for match in NOT_ONE.finditer(text) if match.end() + 1 in labels)
        others |= {match.start(): Quantity(0.0, *match.span(), match[0]) for match in none}
    others |= labels
    starts: Iterable[int] = words if others.keys() <= words.keys() else sorted({*words, *others})
    out: list[Token] = []
    alias = frame.alias
    glued = glued_labels(text, frame) if "-" in text and alias else {}
    at = 0
    for start in starts:
        if start < at:
            continue
        other = others.get(start)
        if other is None:
            if start in glued:
                at, place = glued[start]
                out.append(Token("L", start, at, text[start:at], [place]))
                continue
            match = words[start]
            at, word = match.end(), match.group()
            measured = bool(out) and out[-1].kind in "NB"  # "5 km/h" sets no speed
            if frame.symbols and not measured and (symbol := _symbol(text, start, frame)):
                at = start + len(symbol)
                out.append(Token(frame.symbols[symbol].upper(), start, at, text[start:at]))
                continue
            well = WELL.fullmatch(word) if len(word) in LETTERS_OF_WELL else None
            if well is not None and (both := _well(well[1], well[2], frame)):
                out.append(Token("L", start, start + 1, well[1], [both[0]]))
                out.append(Token("L", start + 1, at, well[2], [both[1]]))
                continue
            if word[0].isdigit() and (across := slashed_label(out, start, word, frame)) is not None:
                out.append(Token("L", start, at, word, [across]))
                continue
            if (end := after_turn(out, text, start)) is not None:
                out.append(Token(",", start, end, text[start:end]))
                at = end
                continue
            small = word.lower()
            if small in ("each", "one") and (mutual := EACH_OTHER.match(text, start)) is not None:
                at = mutual.end()  # no other label than those named
                out.append(Token("w", start, at, mutual[0]))
                continue
            if small == "nothing" and REMARKS.match(text, at) is None:  # 0 or missing: nobody knows
                out.append(Token("N", start, at, word, difference=True))
                continue
            kind = KEYWORDS.get(small) or (word if word in SIGNS else "w")
            if small in alias and (small not in KEYWORDS or small in LINES):
                unit = len(small) == 1 and out and out[-1].kind in "NB/"  # "5 s", "5 l/s": seconds, not sizes
                kind = kind if unit else alias[small].upper()
            out.append(Token(kind, start, at, word))
        elif isinstance(other, Mention):
            at, sure = other.end, other.sure
            quote = QUOTES.get(out[-1].text) if out and out[-1].end == start else None
            if quote is not None and text.startswith(quote, at):
                out.pop()
                at += 1
                sure = True
            elif [token.kind for token in out[-2:]] == ["N", "v"] and out[-1].text == "against":
                out[-1].kind = "a"  # "wins 23% against B", and no "23% against 40%"
            out.append(Token("L", start, other.end, text[start : other.end], other.places, sure=sure))
        elif isinstance(other, Quantity):
            nested = next(filter(labels.__contains__, range(start + 1, other.end)), 0) if labels else 0
            if nested > other.number_start:
                at = start + 1
                continue
            if is_difference(text, other.end, labels) or _is_of_others(text, start):
                at = other.end
                out.append(Token("N", start, at, text[start:at], (), other, difference=True))
                continue
            bare = other.low is None and other.high is None and other.error is None and not other.suffix
            named = bare and not other.approximate and (not other.percent or frame.in_percent)
            places = frame.written(other) if named else ()
            at = after_end(out, text, other)
            if (axis := axis_before(out, other)) is not None:
                out.append(Token(axis, start, start, ""))
            counts = bare and not other.decimals and RANKED.match(text, at) is not None
            counts = counts or (bare and not other.decimals and _glossed(out, text, at, labels))
            counts = counts or (bare and not places and _of_other_line(out, text, start, frame))
            counts = counts or (not places and _is_date(text, other, start, at))
            kind = "w" if counts else "B" if places else "N"
            if kind == "B" and _dates(out, text, start, at, places):
                out.append(Token("L", start, at, text[start:at], places))
                continue
            out.append(Token(kind, start, at, text[start:at], places, other if kind != "w" else None))
        else:
            at = other.end()
            out.append(Token("M", start, at, other.group()))
    return out


def _is_date(text: str, quantity: Quantity, start: int, end: int) -> bool:
    """Whether a number is a year, or two years are a time: ``in 2021 to 2022``."""
    if quantity.low is None or quantity.high is None:
        return is_year(text, start, end)
    first = quantity.number_start
    return YEAR.fullmatch(quantity.high_text) is not None and is_year(text, first, first + 4)


def _symbol(text: str, start: int, frame: Frame) -> str:
    """The name of an axis that holds a sign and begins at a place, or nothing: ``h/J`` of ``h/J = 0.1``."""
    for name in frame.symbols:
        end = start + len(name)
        if text[start:end].lower() == name and not text[end : end + 1].isalnum():
            return name
    return ""


def _dates(out: list[Token], text: str, start: int, end: int, places: Sequence[Place]) -> bool:
    """Whether a number is the year of the month, or quarter, right before it: ``July 2018``, ``Q3 2018``."""
    behind = bool(out) and out[-1].kind == "L" and text[out[-1].end : start] == " "
    if not behind or YEAR.fullmatch(text, start, end) is None:
        return False
    return {axis for axis, _ in places}.isdisjoint(axis for axis, _ in out[-1].places)


def _of_other_line(out: list[Token], text: str, start: int, frame: Frame) -> bool:
    """Whether a number tells of a line that is none: ``month 2``, where the labels are months 0 and 1."""
    last = out[-1] if out and frame.numbered else None
    return last is not None and last.text.lower() in frame.numbered and text[last.end : start] == " "


def is_difference(text: str, end: int, labels: Container[int] = ()) -> bool:
    """Whether a number that ends there is a difference; ``labels`` are the places where labels begin."""
    if (more := MORE_OR_LESS.match(text, end)) is not None:
        return not any(at in labels for at in range(end, more.end()))  # "78% for less stress", a label
    apart = APART_FROM.match(text, end) if labels else None
    return apart is not None and apart.end() in labels


def _is_of_others(text: str, start: int) -> bool:
    """Whether a number is by what stands before it that of two values, or of a rest."""
    if BESIDE.search(text, max(0, start - BEFORE), start) is not None:
        return True
    by = BY.search(text, max(0, start - BEFORE), start)
    return by is not None and THAN.search(text, max(0, start - FAR_BEFORE), by.start()) is not None


def _glossed(out: list[Token], text: str, end: int, labels: dict[int, Mention]) -> bool:
    """Whether a number is that of a line whose label follows: ``layers 2 (`mid`) and 3 (`last`)``."""
    bracket = BRACKET.match(text, end)
    label = labels.get(bracket.end()) if bracket is not None else None
    axes = {axis for axis, _ in label.places} if label is not None else set()
    for before in reversed(out if axes else []):
        if before.kind in ("X", "Y"):
            return before.kind.lower() in axes
        if before.kind not in "LB" and (before.kind == "N" or GLOSSED.match(text, before.start) is None):
            return False
    return False


BRACKET = re.compile(r"\s?\([`\"“'‘]?")
GLOSSED = re.compile(r"\d+\s?\(|\(|\)|,|and\b|&")
APART_FROM = re.compile(
    r"\s*+(?:(?:percentage\s+points?|points?|%|[a-zA-Z°µ/]{1,6}\b)\s*+)?\b"
    r"(?:below|above|behind|ahead of|short of)\s+(?:the\s+)?",
    re.I,
)
"""``0.05 below``, before the label of another line."""
BEFORE = 48
"""Characters before a number that are looked at."""
BESIDE = re.compile(
    r"\b(?:not|(?:rest|remainder|remaining|half|part|most) of (?:the|its|their|these|those|all)|"
    r"(?:(?:declin|drop|fall|increas|decreas|improv|grow|reduc|lower|rais|chang|beat|exceed|outperform|lead|"
    r"lag|trail|differ|gain|shrink|slip|climb|jump|surpass|outscor|ahead|behind)\w*|fell|r[io]sen?|grew|"
    r"shr[au]nk|up|down)(?: (?!to\b|from\b|at\b)[a-z]+){0,2} "
    r"by(?: (?:about|around|roughly|almost|nearly|only|just|over|up to|as much as))?)"
    r"\s+$",
    re.I,
)
"""What stands before a number that is no value: ``not 0.7``, ``the rest of the 10``, ``declined by 0.3``."""
FAR_BEFORE = 160
BY = re.compile(r"\bby(?: (?:about|around|roughly|almost|nearly|only|just|over|up to|as much as))?\s+$", re.I)
THAN = re.compile(r"\b(?:[a-z]+er|more|less|worse) than\b[^.;:]*$", re.I)
"""``Ayr is slower than Bath in all months, by``."""
RANKED = re.compile(
    r"\s+(?:best|worst|highest|lowest|largest|smallest|biggest|strongest|weakest|fewest|remaining|different)\s+"
    r"(?!(?:of|in|at|for|on|with|and|or|to|among|is|are|was)\b)[a-z]",
    re.I,
)
"""``the 5 best models``: a number that counts them."""
WELL = re.compile(r"([A-Z])(\d{1,2})")
LETTERS_OF_WELL = (2, 3)
"""A row and a column in one word, as wells of a plate are named: ``B2``."""


def _well(letter: str, number: str, frame: Frame) -> tuple[Place, Place] | None:
    """The places of a letter and of a number, where they are labels of the two axes, and not together."""
    one, other = frame.exact.get(letter.lower(), ()), frame.exact.get(number, ())
    if len(one) != 1 or len(other) != 1 or one[0][0] == other[0][0]:
        return None
    return one[0], other[0]
