"""Axes that only lists of pairs tell: ``Week 1: Wed 3, Thu 5`` and ``Week 2: Mon 2, Wed 4``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.list_remarks import comment_begins
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.missing import SHORT_MISSING
from replot.reading.description.lexicon.parsing import fills_cell
from replot.reading.description.lexicon.relation_talk import STATISTIC, TALK
from replot.reading.description.lexicon.top_level import top_level

__all__ = ["label_of", "labels_known", "merged", "paired_labels"]
SHORT = 2000
"""Letters of a list whose labels are kept, as several ways to find the axes ask for them in turn."""
SEPARATORS = (";", ",", "/", "|", "·", "•")
SIGNS = " \t:=→()–—"
OF_ALL = (
    r"(?:\s+of\s+(?:the|its|their|all|his|her)\s+[a-z][a-z-]*)?"
    r"(?:\s+(?:are|is|were|was|fall|falls|fell|lie|lies|land|lands|end up|sit|stay|remain|go|goes|went))?"
)
"""What stands between a share and where it is: ``72% of its students are in``."""
BEHIND = re.compile(
    r"(?P<v>\S+(?: ?± ?\d\S*)?(?: ?%| ?[×·] ?10\S{1,8})?)(?:\s*\((?P<a>[^()]{1,60})\)|"
    rf"(?:{OF_ALL}\s+|\s*)(?:for|at|in|on|of|to|as)\s+(?P<the>the\s+)?(?P<b>[^()]{{1,60}}))"
)
SHARED = re.compile(
    r"(?P<v>[~≈]?\d[\d.,]*\s?%)\s+(?:(?:are|is|were|was|say|said|voted|chose|answered|responded|feel|felt|picked)\s+)?"
    r"(?P<a>(?!(?:of|in|on|at|to|and|or|with|for|by)\b)[a-z][a-z'’-]*"
    r"(?: (?!(?:of|in|on|at|to|the|with|for|by|than|were|was|are|is)\b)[a-z'’-]+){0,2})"
)
"""``8% are very satisfied``, ``20% voted red``: a share, and whose it is."""
VERB = re.compile(
    r"(?:\s+(?:is|was|are|were|at|has|had|gets?|scores?|reaches|equals?|sits?|stands?|stays?|stayed|lies|"
    r"comes in|takes|took|needs|needed|requires|required|manages|managed|achieves|achieved|yields|yielded))+$"
)
NO_LABEL = re.compile(r"(?:.*\s)?(?:and|with|of|to|on|at|for|by|in|the|itself|themselves)", re.I)
"""The beginning of a sentence, not a label: ``Paris attends to love with``."""
LEAD = re.compile(r"^(?:(?:and|then|finally|while|whereas|but|only|just)\s+)+")
SYMBOL = re.compile(rf"\s+{STATISTIC}$")
"""``p`` of ``oak vs elm p = 0.03``: what a value is called, before its sign."""
REMARK = re.compile(r"\s+\([^()\d]+\)$")
"""``(timeout)``, behind a value."""
MISSING = re.compile(
    r"(?P<label>(?:(?!\s(?:is|was|are|were)\s).){1,60}?)(?<!\sand)\s+(?:is|was|are|were)\s+"
    r"(?:not \w+|missing|blank|empty|absent|left \w+)\b.*"
)
JOINT = re.compile(
    rf",?\s+and\s+(?=.*\d|(?:empty|blank|missing|{SHORT_MISSING}|[-–—]{{1,2}}|\((?:blank|empty)\))\s)", re.I
)
SAID_LAST = re.compile(r"\s*[^\W\d]\S*(?: [^\s\d;]+){1,12}")
"""A clause without numbers behind a list: ``May 3, June 4; nobody came in July``."""
OF_REST = re.compile(r"(?:all |the )*(?:others?|rest|remaining|remainder|elsewhere|everything else)", re.I)
"""What the value of all other labels stands behind."""
MOST_WORDS = 6
"""A label has no more words than this."""
LONGEST = 90
MOST_MERGED = 4000


def paired_labels(text: str) -> list[str]:
    """The labels of a list whose every item is a label with its value; empty where it is no such list."""
    return list(_remembered(text) if len(text) < SHORT else _paired_labels(text))


@lru_cache(maxsize=1 << 9)
def _remembered(text: str) -> tuple[str, ...]:
    return _paired_labels(text)


def _paired_labels(text: str) -> tuple[str, ...]:
    text = text[: comment_begins(text)].rstrip(" .")
    if text.endswith("]") and "[" not in text:
        text = text.rstrip(" .]")  # the bracket around the whole description
    listed, sign, last = text.partition(";")
    if sign and "," in listed and SAID_LAST.fullmatch(last) is not None:
        absent = MISSING.fullmatch(last.strip())
        return tuple(dict.fromkeys((*_paired_labels(listed), *([tidy(absent["label"])] if absent else []))))
    for separator in SEPARATORS:
        pieces = _pieces(text, separator)
        if len(pieces) < 2:
            continue
        items = [LEAD.sub("", piece.strip()) for piece in pieces if piece.strip()]
        labels: list[str | None] = [*_of_numbers(items)] or [label_of(item) for item in items]
        labels = [label for label in labels if not label or not OF_REST.fullmatch(label)]
        if all(labels) and len(set(labels)) == len(labels):
            return tuple(label for label in labels if label)
    return ()


IN_WORDS = re.compile(r"(?P<label>[^():=]{1,60}?)(?:\s*\([^()]+\)|\s*(?:[:=]|\s[–—-])\s+[^\d()]+)")
"""``Ayr (out of order)``, ``Ayr: see below``: words in the place of a value."""


def labels_known(text: str, known: Set[str]) -> list[str]:
    """The labels of a list of which some have words in the place of a value, if other lists name these too.

    Most must have values: ``oak 3, elm 5, ash (too dry, see 2.1)``.
    """
    pieces = [LEAD.sub("", piece.strip()) for piece in _pieces(text.rstrip(" ."), ",")]
    labels = [label_of(piece) for piece in pieces]
    if len(pieces) < 2 or len(pieces) > len(known) or 2 * labels.count(None) > len(pieces):
        return []
    for k, label in enumerate(labels):
        told = IN_WORDS.fullmatch(pieces[k]) if label is None else None
        labels[k] = tidy(told["label"]) if told is not None else label
    return [label for label in labels if label] if len(known & set(labels)) == len(labels) else []


IN_UNIT = re.compile(r"[-−+~≈]?\d[\d.,]*\s*\((?P<label>\d[\d.,]*\s?(?P<unit>[^\W\d_][\w/]{0,6}|°[CF]))\)")
"""``512 (20 dB)``: a number without a unit, and one with it."""
BAND = re.compile(
    r"(?P<label>\d[\d.,]*\s?[-–]\s?\d[\d.,]*|\d[\d.,]*\s?\+|[<>≤≥]\s?\d[\d.,]*)(?::|\s?=)?\s+"
    r"\(?[-−+~≈]?\d[\d.,]*\s?%?\)?"
)
"""``12–17 61%``: a band of numbers, and its value."""
AT_UNIT = re.compile(
    r"[-−+~≈]?\d[\d.,]*(?:\s?[%×]|\s[^\W\d_]{1,4})?(?:\s?±\s?\d[\d.]*(?:\s?%)?)?\s+"
    r"(?P<way>at|for|after|with|under)\s+"
    r"(?P<label>[-−+]?\d[\d.,]*\s?(?P<unit>[^\W\d_°][\w/]{0,6}|°[CF]?|%))"
)
"""``2.3 at 22 °C``, ``2.3 ± 0.1 at 22 °C``: a value, and the setting that it belongs to."""


def _of_numbers(items: Sequence[str]) -> list[str]:
    """The labels of items that are two numbers each, of which one has a unit or is a band; else nothing."""
    told = [one for one in map(IN_UNIT.fullmatch, items) if one is not None]
    if len(told) < len(items) or len({one["unit"] for one in told}) > 1:
        told = [one for one in map(BAND.fullmatch, items) if one is not None]
    if len(told) < len(items):
        told = [one for one in map(AT_UNIT.fullmatch, items) if one is not None]
        told = told if len({(one["way"], one["unit"]) for one in told}) == 1 else []
    return [one["label"] for one in told] if len(told) == len(items) else []


def _pieces(text: str, separator: str) -> list[str]:
    if separator in ";,":
        parts = [text[a:b] for a, b in top_level(text, separator)]
        if len(parts) == 1 and separator == ";":
            return parts
        return [piece for part in parts for piece in JOINT.split(part) if piece.strip()]
    return re.split(rf"\s+{re.escape(separator)}\s+", text)


def label_of(item: str) -> str | None:
    """The label of ``Wed 3``, ``Wed: 3``, ``Wed (3)``, ``3 (Wed)`` or ``3 for Wed``."""
    if len(item) > LONGEST:
        return None
    if absent := MISSING.fullmatch(item):
        return tidy(absent.group("label"))
    behind = BEHIND.fullmatch(item)
    if behind and _is_value(behind.group("v")) and (
        "%" in behind.group("v") or behind["the"] or not _is_value(behind.group("a") or behind.group("b"))
    ):
        return tidy(behind.group("a") or behind.group("b")) or None
    if (share := SHARED.fullmatch(item)) is not None and len(share["a"].split()) <= MOST_WORDS:
        return tidy(share["a"])
    for gap in re.finditer(r"[\s:=→(–—]+", item):
        said = item[: gap.start()]
        label = VERB.sub("", said.strip(SIGNS))
        if "=" in gap.group():
            label = SYMBOL.sub("", label)
        if label.count("(") > label.count(")") and said.count("(") == said.count(")"):
            label += ")"  # "Ours (frozen) 3"
        if not label or "," in label or ";" in label or (not re.search(r"[^\W\d_]", label) and not re.search(
            r"[:=→]"
        , gap.group())):
            continue
        value = item[gap.end() :] or gap.group().lstrip(" :=→(")  # "Wed —": a sign for no value
        if _is_value(value.strip("() ")) or _is_value(REMARK.sub("", value)):
            label = _where(label)
            return tidy(label) if len(label.split()) <= MOST_WORDS and not NO_LABEL.fullmatch(label) else None
    return None


WHERE = re.compile(r"(?P<said>[a-z-]+(?: [a-z-]+){0,3}) (?:in|at|on|for|under) (?:the )?(?P<place>\S.*)")
"""``strongly up in heart``."""


def _where(label: str) -> str:
    """The label behind words that only tell how large its value is."""
    told = WHERE.fullmatch(label)
    talk = told is not None and all(word in TALK or word.endswith("ly") for word in told["said"].split())
    return told["place"] if told is not None and talk else label


def _is_value(text: str) -> bool:
    return bool(text) and fills_cell(text)


def merged(lists: Iterable[Sequence[str]]) -> list[str]:
    """All labels in one order that agrees with the order of every list, as far as they agree.

    Many labels (more than ``MOST_MERGED``) come in the order in which they are first named.
    """
    lists = list(lists)
    out = list(dict.fromkeys(label for labels in lists for label in labels))
    if sum(map(len, lists)) > MOST_MERGED:
        return out
    place = {label: k for k, label in enumerate(out)}
    before: list[set[int]] = [set() for _ in out]
    behind: list[set[int]] = [set() for _ in out]
    for labels in lists:
        for first, second in pairwise(labels):
            if place[second] not in before[place[first]]:  # the earlier list counts
                before[place[second]].add(place[first])
                behind[place[first]].add(place[second])
    ready = [k for k, found in enumerate(before) if not found]
    order: list[int] = []
    while ready:  # the first label that none of those left stands before
        order.append(k := heappop(ready))
        for later in behind[k]:
            before[later].discard(k)
            if not before[later]:
                heappush(ready, later)
    return [out[k] for k in order] if len(order) == len(out) else out
