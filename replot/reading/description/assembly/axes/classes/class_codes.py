"""The names that a text says the numbers of classes stand for: ``0 means ham``, ``spam (class 1)``."""

from __future__ import annotations

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import NTH, ORDINALS
from replot.reading.description.lexicon.label_lists import find_labels
from replot.reading.description.lexicon.patterns import rare

__all__ = ["coded_classes", "counted_classes", "numbered_classes", "without_codes"]
NAME = r"[^\W\d_][\w-]*(?: (?!and\b|or\b|as\b)[\w-]+){0,2}"
MEANS = re.compile(
    r"(?<![\w.,])(?P<code>\d{1,2})\s*(?:=|:|→|->|(?:stands?|is|means?|represents?|denotes?|indicates?|"
    r"corresponds?|refers?|for|to)\b(?: (?:for|to)\b)?)\s*(?:the |an? |class )?"
    rf"[\"“'‘]?(?P<name>{NAME})"
)
"""``0 stands for ham and 1 for spam``."""
ELIDED = rare(
    r"\b(?:label|class|code|category)\s(?P<code>\d{1,2})"
    r"(?: (?:stands for|is|means|represents|denotes|indicates))?:? "
    rf"(?:the |an? )?[\"“'‘]?(?P<name>(?!(?:and|or|in|has|are|was|were|samples|is)\b){NAME})",
    re.I,
)
"""``label 0 means ham, label 1 spam``."""
BARE = rare(
    r"(?:^\W*|[,;(:] (?:and )?|\band |\bwhere )(?P<code>\d{1,2}) (?:(?:is|means) )?(?:the |an? )?"
    rf"[\"“'‘]?(?P<name>(?!(?:and|or|in|has|are|was|were|is|of)\b){NAME})(?=[\"”'’]?(?:[,.;)]|$| and\b))",
    re.I,
)
"""``0 is ham, 1 spam and 2 news``."""
WORD_FOR_CODE = r"(?:(?:class|label|code|type|category|encoded as|coded as)\b ?|= ?|#)?"
BEHIND = rare(
    r"\b(?P<name>(?:(?!(?:and|or|the|into|as|were|are|is|of|in|to|class(?:es)?|labels|categories)\b)"
    r"[\w-]+ ){0,2}(?<=\s)[^\W\d_][\w-]*) "
    rf"\({WORD_FOR_CODE}(?P<code>\d{{1,2}})\)",
    re.I,
)
"""``normal (class 0) and viral (1)``."""
BEFORE = rare(r"(?<![\w.,])(?P<code>\d{1,2}) \((?P<name>[^\W\d_][^()\d,;]{0,40})\)")
"""``numbered 0 (Barolo) and 1 (Barbera)``."""
CODES = r"(?P<codes>[01](?:(?: ?, ?\d{1,2})*,? (?:and|to|through) |[-–])\d{1,2})"
IN_ORDER = rare(
    rf"\b(?:class|label|code|value|number|categor)\w* {CODES} (?:which )?"
    r"(?:(?:stand|correspond|refer|belong) (?:for|to)|represent|mean|denote|indicate|encode|are|being) "
    r"(?:the )?(?:classes )?(?P<names>[^.;:()\n]{3,200})",
    re.I,
)
"""``Labels 0, 1 and 2 stand for ham, spam and news``."""
RESPECTIVELY = re.compile(r",? (?:respectively|in (?:this|that|the same) order)\b.*$", re.I)
PAIR = re.compile(r"(?P<a>[\w-]+) (?:and|or) (?P<b>[\w-]+)(?: [\w-]+)?")
CODE = re.compile(r"(?P<code>\d{1,3})\s*(?:[:=)–—-]|->|→)\s*(?=\S)")
CODE_BEHIND = re.compile(rf"\s\({WORD_FOR_CODE}(?P<code>\d{{1,2}})\)$", re.I)
LONGEST = 8000


NUMBERED = rare(
    r"\b(?:digits?|numerals?|class(?:es)?|class labels|categories|grades)(?: from)? "
    r"\(?(?P<first>[01])(?:\s?[-–—]\s?|\s(?:to|through)\s)(?P<last>\d{1,2})\b(?!\s?%|[.,]\d)",
    re.I,
)
"""``the digits 0-9``, ``classes 1 to 5``."""
FEWEST = 3


def numbered_classes(whole: str) -> tuple[str, ...]:
    """The classes that a text calls by numbers, where it gives only the first and the last of them."""
    told = {(int(found["first"]), int(found["last"])) for found in NUMBERED.finditer(whole)}
    first, last = told.pop() if len(told) == 1 else (0, 0)
    labels = tuple(map(str, range(first, last + 1)))
    return labels if len(labels) >= FEWEST else ()


def coded_classes(inside: list[Block], count: int) -> tuple[str, ...]:
    """The names that a sentence says the numbers of the classes to stand for, from 0 or 1 on."""
    for block in inside:
        if not block.is_prose or len(block.text) > LONGEST:
            continue
        for sentence in sentences(block.text):
            source = sentence.text
            for way in (MEANS, BEHIND, BEFORE, ELIDED, BARE):
                if way in (ELIDED, BARE) and not MEANS.search(source):
                    continue
                told = [(int(one["code"]), one["name"]) for one in way.finditer(source)]
                if _counts_up([code for code, _ in told], count):
                    return tuple(name for _, name in told)
            if (names := _in_order(source, count)):
                return names
    return ()


def _counts_up(codes: list[int], count: int) -> bool:
    return codes in [list(range(first, first + count)) for first in (0, 1)]


def _in_order(source: str, count: int) -> tuple[str, ...]:
    """The names of a list that stands behind the list of all numbers."""
    told = IN_ORDER.search(source)
    if told is None:
        return ()
    codes = [int(code) for code in re.findall(r"\d+", told["codes"])]
    if len(codes) == 2:
        codes = list(range(codes[0], codes[1] + 1))
    listed = RESPECTIVELY.sub("", told["names"])
    if not _counts_up(codes, count):
        return ()
    if count == 2 and (pair := PAIR.match(listed)) is not None:
        return pair["a"], pair["b"]
    found = find_labels(listed)
    names = found.texts if found is not None and found.kind != "partial" else ()
    if len(names) != count:
        return ()
    *first, last = (name.split() for name in names)
    shared = len(last) == 2 and all(len(name) == 1 for name in first)  # "low, medium and high risk"
    return (*names[:-1], last[0]) if shared else names


def without_codes(names: tuple[str, ...]) -> tuple[str, ...]:
    """Names without the numbers that stand for them, where these count up: ``0 = calm, 1 = angry``."""
    behind = [CODE_BEHIND.search(name) for name in names]
    if all(behind) and _counts_up([int(found["code"]) for found in behind if found], len(names)):
        return tuple(name[: found.start()] for name, found in zip(names, behind, strict=True) if found)
    codes = [CODE.match(name) for name in names]
    numbers = [int(code["code"]) for code in codes if code]
    shift = len(names) - len(numbers)  # the first one's may stand before the list
    if not numbers or shift > 1 or not all(codes[shift:]):
        return names
    if numbers != list(range(numbers[0], numbers[0] + len(numbers))):
        return names
    return tuple(name[code.end() if code else 0 :] for name, code in zip(names, codes, strict=True))


ORDINAL_MEANS = rare(
    rf"\b(?P<nth>{NTH})(?: (?:class|label|category|row|row and column))?,? "
    r"(?:(?:is|was|being|stands for|means|corresponds to|represents) )?(?:the |class )*"
    r"[\"“'‘`]?(?P<name>(?!(?:class|row|column|label|and|one|is|was)\b)[^\W\d_][\w-]*"
    r"(?: (?!and\b)[\w-]+){0,2}?)"
    r"(?=[\"”'’`]|\s*(?:[,.;]|$|and\b))",
    re.I,
)
"""``The first class is "ham", the second "spam"``."""
CLASS = re.compile(r"\b(?:class|label|categor|row|type|species|group)", re.I)


def counted_classes(inside: list[Block], count: int) -> tuple[str, ...]:
    """The classes that a sentence counts up, all of them."""
    for block in inside:
        if block.is_prose and len(block.text) < LONGEST:
            for sentence in sentences(block.text) if ORDINAL_MEANS.search(block.text.text) else ():
                told = list(ORDINAL_MEANS.finditer(sentence.text))
                counts_up = [ORDINALS.get(one["nth"].lower()) for one in told] == list(range(1, count + 1))
                if counts_up and CLASS.search(sentence.text):
                    return tuple(one["name"] for one in told)
    return ()
