"""Axes that only parallel sentences tell: ``Kane scored 23 in 2020, 17 in 2021. Son scored 17 and 23.``"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from replot.reading.description.assembly.axes.pairs.named_pairs import whole_names
from replot.reading.description.assembly.axes.sentences.parallel import NOUNS
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.calendar import DAYS, MONTHS, SEASONS
from replot.reading.description.lexicon.counts import ORDINALS
from replot.reading.description.lexicon.quantities import Quantity, find_quantities
from replot.reading.description.statements.frame.words import STOP_WORDS

__all__ = ["spoken_axes"]
BEHIND = re.compile(
    r"\s*(?:%|percent\b)?\s*(?:(?:(?!(?:and|or|but)\b)[a-z]{1,10} )?"
    r"(?:in|at|on|for|during|of|to|against)\s+(?:the )?)?"
    r"(?P<label>[^\W_][\w/&@'’-]*(?: [A-Z][\w/&@'’-]*)*)(?P<rest>(?: [a-z]+)?)\s*(?:,|;|\.?$|\band\b)"
)
"""What follows a number up to the next one: a preposition and a label."""
BEFORE = re.compile(
    r"(?P<label>[A-Z][\w/@'’.-]*(?: [A-Z][\w/@'’.-]*)*)\s*"
    r"(?:(?:was|is|had|has|at|got|gets|scored|scores|reached)\s+)?(?:about |only )?$"
)
"""What stands right before a number: a name, and perhaps a verb."""
VERBS = (
    "got|gets?|has|had|have|saw|sees?|scored?|scores|reach(?:ed|es)|receive[ds]|drew|draws|made|makes|took|takes|"
    "sold|sells|shows?|showed|manage[sd]|won|wins?|record(?:ed|s)|earn(?:ed|s)|count(?:ed|s)"
)
HAS = re.compile(rf" (?:{VERBS})$")
"""Behind what a sentence is about: ``The home page got``."""
LINE = re.compile(r"(?<=\w) (?:row|line)\b(?! \S+$).*|,? there (?:were|was|are|is)$")
"""``left back row just below is the best``: what is said of a line behind its name."""
LEAD = re.compile(
    rf"^(?:(?:and|while|whereas|but|(?:finally|lastly|then|next|similarly|likewise|meanwhile),?|for|"
    rf"from|in|at|on|with|under|as|the|row(?= [A-Z]\. )|(?-i:(?!A (?:{VERBS})\b))an?)\s+)+", re.I
)
TIME = "|".join(name for names in (*DAYS, *MONTHS, SEASONS) for name in names)
PROPER = re.compile(
    rf"(?:{TIME})\b(?! \d)|"
    r"[A-Z]\. [a-z]{3,}|[A-Z][\w.&'’-]*(?: (?:[A-Z\d][\w.&'’-]*|(?:of|de)(?= [A-Z\d])))*"
)
FEWEST = 2
MOST_WORDS = 4
WORDS_BETWEEN = re.compile(r",|\b(?:it|they|there|we|was|were|is|are|had|has)\b")
"""What stands between a name and the numbers, and is no part of it."""


def spoken_axes(sentences: Sequence[str]) -> list[tuple[str, ...]]:
    """Rows and columns: what parallel sentences are about, and what stands behind their numbers.

    Empty unless at least two sentences have the same labels behind their numbers; the columns alone, where
    what the sentences are about cannot be told.
    """
    heads: list[tuple[str, int, tuple[str, ...]]] = []
    seen: Counter[tuple[str, ...]] = Counter()
    for sentence in sentences:
        numbers: list[Quantity] = []
        labels: list[re.Match[str] | None] = []
        for quantity in find_quantities(sentence):
            if not labels or labels[-1] is None or quantity.start >= labels[-1].end("label"):
                numbers.append(quantity)  # and not "2021", which the one before is of
                labels.append(BEHIND.match(sentence, quantity.end))
        told = tuple(match["label"] for match in labels if match)
        stop = numbers[0].start if numbers else 0
        if len(set(told)) < len(numbers):
            begins = [0, *(q.end for q in numbers)]
            leads = [BEFORE.search(sentence, a, q.start) for a, q in zip(begins, numbers, strict=False)]
            told = tuple(match["label"] for match in leads if match)
            stop = leads[0].start() if numbers and leads[0] and len(told) == len(numbers) else stop
        if len(told) >= FEWEST and len(set(told)) == len(told) == len(numbers):
            seen[told] += 1
        if len(numbers) >= FEWEST:
            heads.append((sentence[:stop], len(numbers), told))
    columns, times = seen.most_common(1)[0] if seen else ((), 0)
    if len(columns) > FEWEST:  # named once, and then in the same order without names
        times += sum(not told and count == len(columns) for _, count, told in heads)
    usual, often = Counter(count for _, count, _ in heads).most_common(1)[0] if heads else (0, 0)
    odd = often > FEWEST  # "Shading deepens from 15 to 75", beside lines of five
    rows = _subjects([
        head
        for head, count, told in heads
        if (not columns and (count == usual or not odd))
        or count == len(columns)
        or (times >= FEWEST and told and set(told) < set(columns))
    ])
    whole = whole_names(sentences) if rows or columns else {}
    rows, columns = (tuple(whole.get(name, name) for name in axis) for axis in (rows, columns))
    return [axis for axis in (rows, columns if times >= FEWEST else ()) if len(axis) >= FEWEST]


def _subjects(heads: Sequence[str]) -> tuple[str, ...]:
    """What each of some beginnings of sentences is about; empty where one of them is about nothing new."""
    heads = [head.strip(" :,").rpartition(": ")[2] for head in heads]  # "Sales by town: Ayr"
    about = [LINE.sub("", LEAD.sub("", head)) for head in heads]
    words = [HAS.sub("", head).split() for head in about]
    if len(words) < FEWEST or not all(words):
        return ()
    nouns = [NOUNS.match(" ".join(each)) for each in words]
    whole = tuple(found["label"] for found in nouns if found is not None)
    if len(set(whole)) == len(words):
        return whole
    ends = Counter(word for each in words for word in each[1:])
    done = [HAS.search(head) is not None for head in about]  # its verb is known, and no part of the name
    names = [_name(each, Counter() if known else ends) for each, known in zip(words, done, strict=True)]
    if len(set(names)) < len(names):
        names = [_name(each, Counter()) for each in words]  # "left wing", "left back", "right wing"
    lettered = all(len(name) == 1 and name.isupper() for name in names)
    fits = len(set(names)) == len(names) and all(
        len(name.split()) <= MOST_WORDS
        and not WORDS_BETWEEN.search(name)
        and (lettered or name.lower() not in STOP_WORDS) and name.lower() not in ORDINALS
        for name in names
    )
    return tuple(names) if fits else ()


def _name(words: list[str], ends: Counter[str]) -> str:
    """The name with which a sentence begins; words with which several end are none of it."""
    proper = PROPER.match(" ".join(words))
    while len(words) > 1 and words[-1][:1].islower() and (ends[words[-1]] > 1 or proper):
        words = words[:-1]
    return proper.group() if proper else " ".join(words)
