"""What a sentence tells of one thing in several settings, whose names nobody has to know.

``The score for `oats` rises from 0.1 in the `clay` plot to 0.7 in the `sand` plot``; ``Rye shows high ones in
the loam and sand plots (0.2 and 0.5, respectively)``. The names stand in code, or before one noun.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.changes import FALLS, GOES, RISES
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.metrics import METRIC
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.cells.statement import CellStatement, each_once, statement
from replot.reading.description.statements.frame import Frame

__all__ = ["Settings", "read_settings", "things_told", "told_settings"]
CODE = r"[`\"“][^`\"“”\n]{1,60}[`\"”]"
NO_NAME = (
    r"(?i:the|an?|and|or|its?|their|this|that|these|those|all|both|each|every|other|others|same|whole|entire|"
    r"first|second|third|last|next|previous|final|top|bottom|left|right|upper|lower|beginning|end|middle|most|"
    r"some|any|no|two|three|four|five|rest|remaining|best|worst|former|latter|more|less|which|where|while|"
    r"high|low|highest|lowest|higher|lower|very|respective|corresponding|early|late|later|earlier|overall|range|"
    r"case|past|new|old|long|short|general|particular|total|average|contrast|of|for|in|on|at|with|under|from|to|"
    r"by|as|than|per|across|between|among|it|they|we|he|she|there|here|however|but|if|when)"
)
WORD = rf"(?!{NO_NAME}\b)[^\W\d_][\w-]{{1,20}}"
PLAIN = rf"{WORD}(?: {WORD})?"
NO_NOUN = re.compile(
    r"(?:rows?|columns?|cells?|figures?|tables?|heat ?maps?|matri(?:x|ces)|panels?|sections?|papers?|"
    r"diagonals?|axis|axes|months?|weeks?|days?|years?|hours?)"
)
"""What names parts of a figure, or of time, and sets nothing."""
IN = r"(?:in|at|under|with|for|on) (?:the )?"
LISTED = r"(?:, (?:and )?| and )(?:the )?"
LABELS = rf"(?P<labels>(?:{CODE}|{PLAIN})(?:{LISTED}(?:{CODE}|{PLAIN})){{0,9}})(?: (?P<noun>[a-z]{{3,20}}))?"
VALUE = r"[-−–+]?\d{0,6}\.?\d{1,6}\s?%?"
VALUES = rf"(?P<values>{VALUE}(?:(?:, (?:and )?| and ){VALUE}){{0,9}})"
GROUP = rare(
    rf"\b{IN}{LABELS} \({VALUES}(?:,? respectively)?\)|"
    r"\b(?P<led>from|to|and|is|was|at|of|reach(?:es|ed)|scores?|scored|has|had|gets?|got|yields?|yielded) "
    rf"(?P<several>{VALUE}(?: and {VALUE})?) {IN}"
    rf"(?P<here>(?:{CODE}|{PLAIN})(?: and (?:the )?(?:{CODE}|{PLAIN}))?)"
    r"(?: (?P<of>[a-z]{3,20}))?(?=,? respectively\b|[,.;]| (?:to|and|but|while|for)\b|$)|"
    rf"\b(?P<way>from|to) {VALUE} \((?:{IN})?(?P<aside>{CODE}|{PLAIN})\)"
)
"""Labels and their values behind them, or one or two values and their labels."""
DOES = (
    rf"(?:{RISES}|{FALLS}|{GOES}|shows?|showed|has|have|had|reach(?:es|ed)|scores?|scored|gets?|got|yields?|yielded|"
    r"is|was|exhibits?|displays?)"
)
ASIDE = r"(?:\([^()\n]{1,80}\),? )?"
SUBJECT = rare(
    rf"(?:\b(?:[Oo]f|[Ff]or) (?:the )?|(?:^|, |: )(?:[Tt]he )?)(?P<name>{CODE}|{WORD}(?: {WORD}){{0,2}}?),? "
    rf"{ASIDE}(?:the [a-z]{{3,20}} )?(?=(?:{DOES}|from)\b)"
)
BEHIND = re.compile(rf" (?:for|with) (?:the )?(?P<name>{CODE}|{WORD}(?: {WORD}){{0,2}})[.;]?\s*$")
"""``for oats``, behind the last value."""
NEXT = re.compile(
    r"(?:[;,] (?:(?:and|but|while|whereas) )?| (?:and|but|while|whereas) )"
    rf"(?=(?:the )?(?:{CODE}|{WORD}(?: {WORD})?) (?:{DOES} (?:\w+ )?)?from {VALUE} )"
)
"""Before what is told of one more thing: ``, and rye from 0.2 in May``."""
CODED = re.compile(CODE)
BRACKETS = re.compile(r"\([^()\n]{0,200}\)")
UNSURE = re.compile(
    r"\b(?:average|mean|median|difference|gap|by [-−+]?\d|than|between|ranges?|ranging|threshold|"
    r"correlat\w+|except|not|never|neither|unlike)\b"
)
"""Where numbers may be no values, or labels may have none."""
LONGEST = 800


@dataclass(frozen=True)
class Settings:
    """What a sentence tells of one thing.

    Attributes
    ----------
    subject : str
    values : tuple of (str, Quantity)
        Each value behind the label that it is for.
    nouns : frozenset of str
        What the labels are called that stand in no code.
    bare : bool
        Whether labels stand in no code, and before no noun: ``from 3 in May to 4 in June``.
    """

    subject: str
    values: tuple[tuple[str, Quantity], ...]
    nouns: frozenset[str]
    bare: bool = False


@lru_cache(maxsize=1 << 8)
def told_settings(source: str) -> Settings | None:
    """What a sentence tells so; nothing where a number, or a name in code, is left over."""
    if len(source) > LONGEST or UNSURE.search(source) is not None:
        return None
    groups = list(GROUP.finditer(source))
    first = groups[0] if groups else None
    led = (first["led"] and first.end("led")) or (first["way"] and first.end("way")) if first else None
    subject = _subject(source, led or first.start(), groups[-1].end()) if first else None
    if subject is None:
        return None
    values: list[tuple[str, Quantity]] = []
    nouns: set[str] = set()
    bare: list[str] = []
    quantities = [q for q in find_quantities(source) if not _aside(source, q, groups)]
    for group in groups:
        way, said = group["led"] or group["way"], group["aside"] or group["here"]
        if way in ("from", "to") and ONE_WORD.fullmatch(said) and not group["of"]:
            labels, noun, bare = [said], None, [*bare, way]
        else:
            labels, noun = _labels(group["labels"] or said, group["noun"] or group["of"])
        found = [q for q in quantities if group.start() <= q.start < group.end()]
        if not labels or len(labels) != len(found) or any(q.is_open or q.is_range for q in found):
            return None
        nouns |= {noun.removesuffix("s")} if noun else set()
        values += zip(labels, found, strict=True)
    names = [label for label, _ in values]
    left = [code for code in CODED.finditer(source, groups[0].start()) if tidy(code[0]) not in names]
    if left or len(values) < len(quantities) or len(set(names)) < len(names) or subject in names:
        return None
    if len(names) < FEWEST or (bare and (bare != ["from", "to"] or len(groups) > FEWEST)):
        return None
    return Settings(subject, tuple(values), frozenset(nouns), bool(bare))


FEWEST = 2
ONE_WORD = re.compile(WORD)


def things_told(text: Text) -> list[tuple[Text, Settings]]:
    """What a sentence tells of each thing, with the part that does; empty where a part tells nothing so."""
    starts = [0, *(told.end() for told in NEXT.finditer(text.text[:LONGEST]))]
    ends = [*(told.start() for told in NEXT.finditer(text.text[:LONGEST])), len(text.text)]
    parts = [text.cut(a, b) for a, b in zip(starts, ends, strict=True)]
    told = [(part, found) for part in parts if (found := told_settings(part.text)) is not None]
    return told if len(told) == len(parts) else []


def _subject(source: str, end: int, last: int) -> str | None:
    """What a sentence is about that goes on with values; a metric only where it stands in code.

    Behind the last value stands what a metric is of: ``The score goes from ... to ... for oats``.
    """
    before = source[:end]
    if (behind := BEHIND.match(source, last)) is not None:
        return tidy(behind["name"])
    bare = BRACKETS.sub(lambda aside: " " * len(aside[0]), before)
    codes = list(CODED.finditer(bare))
    named = list(SUBJECT.finditer(before))
    if not named or len(codes) > 1 or (codes and codes[0][0] != named[-1]["name"]):
        return None
    name = tidy(named[-1]["name"])
    return None if not codes and METRIC.fullmatch(name) else name


def _labels(said: str, noun: str | None) -> tuple[list[str], str]:
    """The labels of a list, and the noun behind those in no code; none where these have no noun."""
    labels = [each for each in APART.split(said) if each]
    if all(CODED.fullmatch(each) for each in labels):
        return [tidy(each) for each in labels], ""
    if noun is None:
        *before, last = labels
        last, _, noun = last.rpartition(" ")
        labels = [*before, last]
    plain = all(labels) and not any(CODED.search(each) for each in labels)
    return (labels, noun) if plain and noun.islower() and NO_NOUN.fullmatch(noun) is None else ([], "")


APART = re.compile(r", and (?:the )?|, (?:the )?| and (?:the )?")


def _aside(source: str, quantity: Quantity, groups: list[re.Match[str]]) -> bool:
    """Whether a number belongs to a name in code, or to a remark in brackets before all values."""
    spans = [code.span() for code in CODED.finditer(source)]
    spans += [aside.span() for aside in BRACKETS.finditer(source, 0, groups[0].start())]
    return any(a <= quantity.start < b for a, b in spans)


def read_settings(text: Text, frame: Frame, rank: int) -> list[CellStatement]:
    """The cells of such a sentence; empty unless all its names are labels, of one axis and of the other."""
    told = things_told(text) if frame.x and frame.y and frame.x != frame.y else []
    found = [list(_cells(one, part, frame, rank)) for part, one in told]
    return each_once([cell for cells in found for cell in cells]) if all(found) else []


def _cells(told: Settings, text: Text, frame: Frame, rank: int) -> Iterator[CellStatement]:
    for axis, other in (("y", "x"), ("x", "y")):
        own = frame.resolve(told.subject, axis)
        others = [frame.resolve(label, other) for label, _ in told.values]
        if own is None or len(own[1]) != 1 or not all(found and len(found[1]) == 1 for found in others):
            continue
        for found, (_, q) in zip(others, told.values, strict=True):
            place = {axis: own[1][0], other: found[1][0] if found else 0}
            yield statement(place["y"], place["x"], q, rank, text.span(q.start, q.end))
        return
