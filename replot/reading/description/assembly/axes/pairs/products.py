"""Axes that only the keys of values tell: ``Monday morning 2.1, Monday noon 3.4, Tuesday morning 1.9``.

The keys are the pairs of two sets of names, whichever word of a key is where the one name ends.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile

from replot.reading.description.assembly.axes.pairs.pair_lists import merged, paired_labels
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.quantities import find_quantities

__all__ = ["factors", "keys_of", "led_by_first", "parted"]
FEWEST = 4
MOST = 400
SHARE = 0.7
"""The part of all pairs that must be there."""
SHARE_PARTED = 0.5
"""The part that must be there where one word or sign parts all keys."""
SHARE_SQUARE = 0.3
"""The same where both sides have the same names: half of a square without its diagonal."""
MOST_WORDS = 3
Names = tuple[str, ...]


def factors(keys: Iterable[str]) -> tuple[Names, Names] | None:
    """Rows and columns of which the keys are the pairs, or None where they are no such product."""
    words = [key.split() for key in dict.fromkeys(keys)]
    if not FEWEST <= len(words) <= MOST or min(map(len, words)) < 2:
        return None
    best: tuple[Names, Names] | None = None
    for pairs in _splits(words):
        rows, columns = _sides(pairs)
        size = len(rows) * len(columns)
        fits = len(rows) > 1 and len(columns) > 1 and len(set(pairs)) == len(words) >= SHARE * size
        if fits and not set(rows) & set(columns) and (best is None or size < len(best[0]) * len(best[1])):
            best = rows, columns
    return None if best is None else (_without_joint(best[0]), best[1])


JOINT = re.compile(r"\s+(?:in|on|at|for|with|under|and|by|to|vs\.?|versus|×|x|/|→|->|[–—-])$")


def _without_joint(names: Names) -> Names:
    """Names without the word that joins each of them to the other one of its key: ``Low dose in``."""
    bare = tuple(JOINT.sub("", name) for name in names)
    joints = {name[len(short) :] for name, short in zip(names, bare, strict=True)}
    return bare if len(joints) == 1 and len(set(bare)) == len(names) else names


def _splits(words: list[list[str]]) -> Iterator[list[tuple[str, str]]]:
    """Every key cut after as many words from its beginning, or before as many from its end."""
    for n in range(1, MOST_WORDS + 1):
        for cut in (n, -n):
            if all(0 < abs(cut) < len(each) for each in words):
                yield [(" ".join(each[:cut]), " ".join(each[cut:])) for each in words]


def _sides(pairs: Sequence[tuple[str, str]]) -> tuple[Names, Names]:
    left, right = (tuple(dict.fromkeys(side)) for side in zip(*pairs, strict=True))
    return left, right


PART = re.compile(
    r"\s(?:and|with|on|at|in|for|to|by|vs\.?|versus|against|meets|under|crosses|×|x|/|→|->|–|—|&|\|)\s|,\s|–|"
    r"→|"
    r"(?<=\w)[&+×~](?=\w)"
)
"""What may stand between the two names of a key."""
AROUND = re.compile(
    r"^[\s(\[,]*(?:(?:the|row|column|cell|for|at|in|on|of)\s+)*|"
    r"(?:\s+(?:row|column|and|in|on|at|the|takes?|took|is|was|needs?|costs?))*[\s)\],:]*$", re.I
)
"""What may stand around a name and is no part of it."""


def parted(keys: Iterable[str]) -> tuple[Names, Names] | None:
    """Rows and columns of keys that one sign or word parts: ``IT × Mon``, ``IT × Tue``; else None."""
    keys = list(dict.fromkeys(keys))
    if not FEWEST <= len(keys) <= MOST:
        return None
    for sign in dict.fromkeys(match.group().strip() for match in PART.finditer(keys[0])):
        cut = re.compile(rf"\s*{re.escape(sign)}\s*" if sign in "–→,/×&+~" else rf"\s+{re.escape(sign)}\s+")
        sides = [cut.split(key) for key in keys]
        if any(len(side) != 2 for side in sides):
            continue
        pairs = [(_name(a), _name(b)) for a, b in sides]
        rows, columns = _ordered(pairs), _ordered([(b, a) for a, b in pairs])
        shared = set(rows) & set(columns)
        if shared and len(shared) >= SHARE_PARTED * max(len(rows), len(columns)):
            rows = columns = tuple(dict.fromkeys([*rows, *columns]))
        elif shared:
            continue
        fits = min(len(rows), len(columns)) > 1 and len(set(pairs)) == len(keys)
        share = len(keys) / (len(rows) * len(columns))
        if fits and all(a and b for a, b in pairs) and share >= (SHARE_SQUARE if shared else SHARE_PARTED):
            return rows, columns
    return None


def _name(text: str) -> str:
    """A name without the words and the brackets around it."""
    name = AROUND.sub("", text)
    return name + ")" if name.count("(") > name.count(")") and text.count("(") == text.count(")") else name


def _ordered(pairs: Sequence[tuple[str, str]]) -> Names:
    """The first names of pairs, in an order in which they stand beside each of the second."""
    beside: dict[str, list[str]] = {}
    for name, other in pairs:
        beside.setdefault(other, []).append(name)
    return tuple(merged(beside.values()))


SIGNED = re.compile(
    r"(?P<key>[^\W\d][^/×→|=:]{0,40} (?:/|×|→|->|\|) [^/×→|=:]{0,40}[^/×→|=:\s])(?:\s?[=:]\s?|\s)"
    r"[-−+~≈]?\.?\d[\d.,]*(?:[eE][-−+]?\d+)?(?:\s?[^\W\d]{1,6}|\s?%)?"
)
"""``oak / May = 3``: a key that a sign parts, and its value, as all of a line."""
SEMICOLON = re.compile(r";\s+")


def keys_of(sentences: Iterable[Text]) -> list[str]:
    """The keys of all values: what stands beside each number in lists, or in sentences of one pattern."""
    keys: list[str] = []
    alike: dict[tuple[str, str], list[str]] = {}
    for text in sentences:
        if ";" in text.text and len(whole := paired_labels(text.text)) >= FEWEST:
            keys.extend(whole)  # "3 for May on IT; 4 for May on HR"
            continue
        for part in SEMICOLON.split(text.text.rstrip(". ")):
            listed = paired_labels(part[part.find(": ") + 1 :]) or paired_labels(part)
            if listed:
                keys.extend(listed)
                continue
            if (signed := SIGNED.fullmatch(part)) is not None:
                keys.append(signed["key"])
                continue
            quantities = list(find_quantities(part))
            words = part[: quantities[-1].start].split() if quantities else []
            if len(words) > 3 and quantities[-1].end >= len(part.rstrip(" %)")):
                alike.setdefault((words[0], words[-1]), []).append(" ".join(words))
    for said in alike.values():
        if len(said) >= FEWEST:
            keys.extend(_without_shared(said))
    return keys


def led_by_first(sentences: Iterable[Text]) -> tuple[Names, Names] | None:
    """Rows and columns of ``North May 12, June 15; South May 9, June 8``: only a first key names its row."""
    parts = (part for text in sentences for part in SEMICOLON.split(text.text.rstrip(". ")))
    listed = (paired_labels(part[part.find(": ") + 1 :]) for part in parts)
    lines = [labels for labels in listed if len(labels) > 2]
    if len(lines) < 2 or len({tuple(labels[1:]) for labels in lines}) > 1:
        return None
    first = [labels[0].split() for labels in lines]
    if max(map(len, first)) > MOST_WORDS:
        return None
    alike = (len({*words}) == 1 for words in zip(*map(reversed, first), strict=False))
    shared = sum(1 for _ in takewhile(bool, alike))
    rows = tuple(" ".join(words[: len(words) - shared]) for words in first)
    if not shared or not all(rows) or len(set(rows)) < len(rows):
        return None
    return rows, (" ".join(first[0][-shared:]), *lines[0][1:])


def _without_shared(said: list[str]) -> list[str]:
    """Sentences without the words that all of them begin and end with."""
    words = [one.split() for one in said]
    shortest = min(map(len, words))
    first = next((k for k, ws in enumerate(zip(*words, strict=False)) if len(set(ws)) > 1), shortest)
    back = [each[::-1] for each in words]
    last = next((k for k, ws in enumerate(zip(*back, strict=False)) if len(set(ws)) > 1), shortest)
    return [" ".join(each[first : len(each) - last]).strip(" ,:") for each in words]
