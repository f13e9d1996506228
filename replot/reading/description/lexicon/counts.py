"""How many, and which one: ``seven``, ``the third``."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re

__all__ = [
    "COUNT",
    "FIRST",
    "IRREGULAR",
    "LAST",
    "MAPS",
    "MIDDLE",
    "NO_SINGLE",
    "NTH",
    "NUMBER_WORDS",
    "ORDINALS",
    "PLACES",
    "SEVERAL",
    "TENS",
    "count_word",
    "find_written",
    "index_of",
    "place_of",
]
NO_SINGLE = r"not (?:(?:a|one) single(?: one)?|(?:even )?one)"
"""What counts nothing of what is named behind it; for a pattern."""
SPELLED = """
zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
seventeen eighteen nineteen twenty
"""
NUMBER_WORDS = {word: k for k, word in enumerate(SPELLED.split())} | {"thirty": 30, "forty": 40, "fifty": 50}
COUNT = "|".join(list(NUMBER_WORDS)[1:])
"""The words for a number from one on, as alternatives of a pattern."""
SEVERAL = "|".join(list(NUMBER_WORDS)[2:])
MAPS = r"(?:heat ?maps|panels|matrices|sub-?plots|maps|grids)"
"""What a figure may have several of."""
"""Those for more than one."""
IRREGULAR = (
    r"(?:taxa|criteria|phenomena|corpora|genera|strata|loci|stimuli|media|data|bacteria|people|children|men|"
    r"women|mice|fish|aircraft|fungi)"
)
"""Plurals that do not end with *s*, as alternatives of a pattern."""
OTHER_WORDS = {"single": 1, "pair": 2, "dozen": 12}
SPELLED_NTH = """
first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth
1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th
"""
ORDINALS = {word: k for line in SPELLED_NTH.split("\n") for k, word in enumerate(line.split(), 1)}
NTH = r"\d+(?:st|nd|rd|th)|" + "|".join(word for word in ORDINALS if word.isalpha())
"""The words that tell which one, as alternatives of a pattern."""


FIRST = ("top", "left", "leftmost")
LAST = ("last", "bottom", "final", "right", "rightmost")
MIDDLE = ("middle", "center", "centre", "central")
ALIASES = {"upper": "top", "lower": "bottom"}
PLACES = "|".join((*ALIASES, *FIRST, *LAST, *MIDDLE))
"""The words that tell where one stands, as alternatives of a pattern."""


def place_of(word: str, count: int) -> int | None:
    """The index that a word for a place (``top``, ``middle``) means among so many; None for other words."""
    if word in MIDDLE:
        return count // 2 if count % 2 else None
    return 0 if word in FIRST and count else count - 1 if word in LAST and count else None


def index_of(which: str, count: int) -> int | None:
    """The index of the one among so many that ``second`` or ``upper`` means, or None."""
    if which in ORDINALS:
        return ORDINALS[which] - 1
    return place_of(ALIASES.get(which, which), count)


def count_word(text: str) -> int | None:
    """``seven`` or ``7`` as a count."""
    text = text.strip().lower()
    if text.isdecimal() and len(text) < 7:
        return int(text)
    return NUMBER_WORDS.get(text, OTHER_WORDS.get(text))


TENS = "twenty thirty forty fifty sixty seventy eighty ninety"
WRITTEN = re.compile(
    rf"\b(?<![a-z]-)"
    rf"(?:(?P<tens>{TENS.replace(' ', '|')})(?:[- ](?P<ones>{'|'.join(list(NUMBER_WORDS)[1:10])}))?|"
    rf"(?P<small>{'|'.join(list(NUMBER_WORDS)[:20])}))\b(?!-[a-z])"
    r"(?<!\bno one)(?<!\bevery one)(?<!\bevery single one)(?<!\beach one)(?!(?<=one) "
    r"(?:can|may|might|could|would|must|should|will|sees|notices|finds|expects|thinks)\b)",
    re.I,
)
"""``thirty-eight``, and no *one* that somebody is (``one can see``, ``every one``), nor part of a size:
``two-by-two``."""


def find_written(text: str) -> list[tuple[int, re.Match[str]]]:
    """Whole numbers below a hundred that a text writes as words, each with its place."""
    out = []
    for match in WRITTEN.finditer(text):
        small, tens, ones = (match[name] or "" for name in ("small", "tens", "ones"))
        value = NUMBER_WORDS.get(small.lower(), 0) + NUMBER_WORDS.get(ones.lower(), 0)
        out.append((value + (10 * (TENS.split().index(tens.lower()) + 2) if tens else 0), match))
    return out
