"""Axes of a symmetric matrix: the keys of the values are all the pairs of a few names.

``height-weight: 0.7; height-age: -0.1; weight-age: 0.2`` leaves no doubt, whatever parts
the names.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.lexicon.relation_talk import STATISTIC

__all__ = ["names_of_all_pairs"]
Pair = tuple[str, ...]
SYMBOL = re.compile(
    rf"(?<=[\s(:,]){STATISTIC}(?:\s?=\s?|\s(?:of|is)\s)(?=[-−+]?\.?\d)|"
    r"(?<=[\s(:,])p(?=\s?[<>≤≥])"
)
"""What a value is a value of, before it: ``r = 0.71``."""
REMARK = re.compile(r"\s*[(\[][pP]\s?[<=>≤≥][^()\[\]]*[)\]]")
"""``(p < 0.001)``, behind a value."""
ON_DIAGONAL = re.compile(
    r"[,;]?\s(?:and|with|but)\s[^,;\d]{0,20}[\d.]{1,6}\s(?:on|along|in) the (?:main )?diagonal\b.*$"
)
"""``, and 1 on the diagonal``, behind the pairs."""
BEFORE = re.compile(
    r".*\swith\s+(?=[^:,]{0,80}\sand\s)|.*\s—\s+(?=.*\b(?:vs|versus)\b)|.*(?::|(?<!\bvs)\.)\s+|.*\b(?:between|for|of|are|while|then)\s+|[\s,;)\]]*(?:and\s+|the\s+)*"
)
BEHIND = re.compile(
    r"(?:\s*[:=(\[,→]|\s+(?:it|that|is|was|at|with|by|of|correlates?|relate|share|overlap|agree|about|only))+\s*$"
)
SIGN = re.compile(r"\s(?:and|with|vs\.?|versus|to|&|×|x|~|/|[-–—]|↔|<->)\s|[–—↔/×]|-")
IN_NAME = re.compile(
    r"\d[\d.]*\s?[^\W\d_]+(?: [^\W\d_]+)?(?=\s[-−+]?\.?\d|\s?(?:[–—↔/×]|<->|\bvs\b|\bversus\b))"
)
"""``5 km run`` before a value or the other name of a pair: a number that belongs to a name."""
FEWEST = 3
MOST_WORDS = 10
LONGEST = 8000


def names_of_all_pairs(sentences: Iterable[str]) -> Pair:
    """The names of which the keys of the values are the pairs, each of them once; or nothing."""
    told: dict[str, list[Pair]] = {}
    for sentence in sentences:
        if len(sentence) <= LONGEST:
            sign, pairs = _pairs(list(_keys(SYMBOL.sub("", REMARK.sub("", ON_DIAGONAL.sub("", sentence))))))
            told.setdefault(sign, []).extend(pairs)
    return next(filter(None, map(_complete, told.values())), ())


def _keys(source: str) -> Iterator[str]:
    """What stands before each number, as far back as the number before it."""
    at = 0
    for quantity in find_quantities(source):
        if IN_NAME.match(source, quantity.start) is not None:
            continue
        yield BEFORE.sub("", BEHIND.sub("", source[at : quantity.start]), count=1)
        at = quantity.end


def _pairs(keys: Sequence[str]) -> tuple[str, list[Pair]]:
    """The sign that parts all keys in two, and the two names of each."""
    for found in SIGN.finditer(keys[0]) if keys else ():
        sign = found.group()
        pairs = [tuple(map(tidy, key.split(sign))) for key in keys]
        if all(len(pair) == 2 and all(pair) for pair in pairs) and max(map(_words, keys)) <= MOST_WORDS:
            return sign.strip(), pairs
    return "", []


def _words(key: str) -> int:
    return len(key.split())


def _complete(pairs: Sequence[Pair]) -> Pair:
    """The names, in the order in which they are told, if each two of them are one pair."""
    forms: dict[str, list[str]] = {}
    for name in (name for pair in pairs for name in pair):
        forms.setdefault(name.lower(), []).append(name)
    apart = [both for pair in pairs if len(both := frozenset(map(str.lower, pair))) == 2]
    whole = len(apart) == len(set(apart)) == len(forms) * (len(forms) - 1) // 2
    # a sentence begins with a capital letter: a name that is also written small is a small one
    names = (next((form for form in each if form[0].islower()), each[0]) for each in forms.values())
    return tuple(names) if whole and len(forms) >= FEWEST else ()
