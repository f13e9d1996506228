"""Lines that go from value to value, each tied to its label: ``from 3 at A via 4 at B to 7 at C``."""

from __future__ import annotations

from dataclasses import replace

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.numbers import as_float
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.ruled_out.claim_words import claims
from replot.reading.description.statements.cells.sentences.runs import Run
from replot.reading.description.statements.cells.token import Token

__all__ = ["DIFFERENCE", "MOVES", "TIE", "ends_of_course", "is_exact", "tells_a_story"]
MOVES = rare(
    r"\b(?:increase[sd]?|decreases?d?|drop(?:s|ped)?|rise[sn]?|rose|fell|falls?|improve[sd]?|gain(?:s|ed)?|"
    r"grow[sn]?|grew|climb(?:s|ed)?|sinks?|sank|declines?d?|goes|went|moves?d?|starts?|ends?|going|rising|"
    r"falling|growing|dropping|climbing|moving|"
    r"ranges?d?|runs?|ran|spans?|spanned|var(?:ies|ied))\b",
    re.I,
)


def tells_a_story(blanked: str, runs: list[Run], source: str) -> bool:
    """Whether lines go from value to value, each tied to its label: ``from 3 at A via 4 at B to 7 at C``."""
    if MOVES.search(blanked) is None or claims(MOVES.sub(" ", blanked)):
        return False
    first = next((k for k, run in enumerate(runs) if run.kind == "V"), len(runs))
    along = next((run.axis for run in runs[first:] if run.kind == "L"), "")
    told = [run for run in runs[first:] if run.kind == "V" or run.axis == along]
    values, labels = told[::2], told[1::2]
    return len(values) == len(labels) > 1 and all(
        value.kind == "V"
        and len(value.tokens) == 1
        and not _is_open(value)
        and not DIFFERENCE.search(source, max(0, value.start - 24), value.start)
        and label.kind == "L"
        and (label.bracket or TIE.fullmatch(source, value.tokens[-1].end, label.start))
        for value, label in zip(values, labels, strict=True)
    )


COURSE = rare(
    r"\b(?:increas|decreas|drop|r[io]se|rising|f[ae]ll|improv|worsen|gain|grow|grew|climb|sink|sank|declin|go(?:es|ing)?\b|"
    r"went|mov(?!ement)|rais|lower|reduc|boost|tak(?:es|ing)\b|took|bring|brought|warm|cool|jump|shrink|shrank|chang|push|lift|"
    r"deteriorat|degrad|accelerat|slow(?:s|ed|ing)\b)",
    re.I,
)
"""Verbs behind which two numbers are the first and the last of a course; ``varies`` tells of all."""


BETWEEN = re.compile(r"\bbetween (?:[\w-]+ ){0,3}$", re.I)
NEAR = 40


def ends_of_course(runs: list[Run], source: str) -> list[Run]:
    """The runs, where a course is told by its ends: ``grows from 18 to 120 between sizes 1 and 8``.

    Its two values belong to the first and the last label of the stretch, and to no label between.
    """
    values = [run for run in runs if run.kind == "V"]
    several = [run for run in runs if run.kind == "L" and len(run.indices) > 1]
    stretches = [
        run
        for run in several
        if run.is_stretch
        or (len(run.indices) == 2 and BETWEEN.search(source, max(0, run.start - NEAR), run.start))
    ]
    if not values or len(stretches) != 1 or not COURSE.search(source):
        return runs
    ends = [_ends_of(run, source) for run in values]
    if not all(ends):
        return runs
    named = stretches[0]
    apart = {id(run): replace(run, tokens=tokens) for run, tokens in zip(values, ends, strict=True)}
    apart[id(named)] = replace(named, indices=[named.indices[0], named.indices[-1]])
    return [apart.get(id(run), run) for run in runs]


def _ends_of(run: Run, source: str) -> list[Token]:
    """The two numbers of a run that is one range; nothing of any other."""
    token = run.tokens[0]
    quantity = token.quantity
    if len(run.tokens) > 1 or quantity is None or not quantity.is_range or not quantity.high_text:
        return []
    first, last = as_float(quantity.text), as_float(quantity.high_text)
    end = quantity.number_start + len(quantity.text)
    at = source.find(quantity.high_text, end, token.end)
    if first is None or last is None or at < 0:
        return []
    one = replace(quantity, value=first, end=end, low=None, high=None, high_text="")
    decimals = len(quantity.high_text.partition(".")[2])
    other = replace(
        one, value=last, start=at, number_start=at, end=token.end, text=quantity.high_text, decimals=decimals
    )
    return [
        replace(token, end=end, text=source[token.start : end], quantity=one),
        replace(token, start=at, text=source[at : token.end], quantity=other),
    ]


def is_exact(run: Run) -> bool:
    """Whether a run is one number that is neither a guess nor a bound."""
    quantity = run.tokens[0].quantity
    return quantity is not None and not quantity.approximate and not quantity.is_open


def _is_open(run: Run) -> bool:
    """Whether a run is no number but a bound; in a story a number may be a guess."""
    quantity = run.tokens[0].quantity
    return quantity is None or quantity.is_open


DIFFERENCE = re.compile(
    r"\bby\s+(?:(?:about|around|roughly|almost|nearly|only|just|up to|over|as much as)\s+)?[~≈]?$"
)
"""What stands before the difference of two cells: ``beats B by``."""


TIE = re.compile(
    r"\s*(?:%|percent|(?!(?:and|or|but|while)\b)[a-zA-Z°µ/²³]{1,8})?"
    r"(?:\s*\([^()\d]{1,30}\))?"
    r"(?:,?\s*(?:occurs?|appears?|belongs|(?:is|was) (?:found|seen|observed|recorded)))?\s*"
    r"(?:for|from|in|at|on|by|among|under|when|to|as|against|with)\s+(?:the\s+|an?\s+)?[\"“'`]?"
)
"""What ties a label to the value before it."""
