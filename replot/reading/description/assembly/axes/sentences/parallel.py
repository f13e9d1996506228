"""Axes of sentences that are built alike: what follows upon their numbers, and what they are about.

``In the north ward 87% liked the food and 91% the staff; in the south ward it was 79% for the food ...``: the
words beside the numbers come back from sentence to sentence, and what a sentence begins with does not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass, field

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.dates import is_year
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.cells.relations.opponents import AGAINST
from replot.reading.description.statements.cells.ruled_out.claim_words import MORE_OR_LESS

__all__ = ["NOUNS", "parallel_axes"]
PREPOSITIONS = (
    r"(?:in|at|on|for|during|of|to|with|as|under|by|after|among|per|from|against|over|before|until|onto|into)"
)
STOPS = (
    rf"(?:{PREPOSITIONS[3:-1]}|and|or|but|is|was|were|are|had|has|have|it|we|they|there|than|then|while|whereas|"
    r"which|that|the|an?|this|these|only|just|about|more|less|again|respectively|finally|also|both|each|all|there|"
    r"lowest|highest|last|next|here|our|my)\b"
)
WORD = r"(?:[^\W_]|[°µ](?=\w))(?:[\w+/@'’°%-]|\.(?=\w))*"
LABEL = rf"(?!{STOPS}){WORD}(?: (?!{STOPS}){WORD}){{0,2}}"
PHRASE = re.compile(
    rf"(?<!\w){PREPOSITIONS}\s+(?:(?:the|an?|its|their|our|last|all)\s+)?(?P<label>{LABEL})", re.I
)
"""A preposition and a name."""
PARTS = re.compile(r"[,;()]|\s(?:and|while|whereas|but)\s")
"""What ends the words that belong to a number."""
SUBJECT = re.compile(
    rf"[\s,;]*(?:(?:and|while|whereas|but|then|finally|for|in|at|on|with|the|an?)\s+)*(?P<label>{LABEL})",
    re.I,
)
PROPER = re.compile(
    r"(?:(?<!\w)[a-z]{1,4}(?=[A-Z]))?[A-Z\d][\w.&@'’-]*(?: [A-Z\d][\w.&@'’-]*)*|"
    r"(?<![a-z])[a-z]+ (?:\d+|[A-Z])\b"
)
"""A name, or one of a kind: ``head 3``."""
STOP = re.compile(STOPS, re.I)
OF_YEAR = re.compile(r"(?:\b(?:in|by|since|until|till|year|during|of|for|from|to)|,)\s+$", re.I)
YEAR = re.compile(r"\b(?:1[6-9]|20)\d\d\b")
FEWEST = 2
A_PAIR = 2
FEWEST_PAIRS = 3
LONGEST = 1500
MOST = 2
"""Lists that are tried as columns."""
Names = tuple[str, ...]


@dataclass
class _Sentence:
    """The head of a sentence, and the names beside each of its numbers."""

    source: str
    head: str = ""
    behind: list[list[str]] = field(default_factory=list)
    before: list[list[str]] = field(default_factory=list)

    @property
    def columns(self) -> Names:
        """One name for each number, all behind or all before; nothing where there is no such way."""
        for side in (self.behind, self.before):
            told = tuple(names[-1] for names in side if names)
            if len(told) == len(set(told)) == len(side) >= FEWEST:
                return told
        return ()


def parallel_axes(sentences: Sequence[str]) -> Iterator[Names]:
    """The lists of names that may be the rows and the columns."""
    kinds = _kinds(sentences)
    read = [_read(source, kinds) for source in sentences if len(source) < LONGEST]
    read = [sentence for sentence in read if sentence.behind]
    yield from _pairs(read)
    against = list(_one_against_others(read))
    for names in against or _lines(read):
        yield _with_kin(names, sentences)


ONE_OF_KIND = re.compile(
    r"\W*(?:(?:for|in|at|on|with|and|while|whereas|but|finally),?\s+)*(?:the\s+)?"
    rf"(?P<label>(?!{PREPOSITIONS} )(?P<kind>[^\W\d_]+(?: [^\W\d_]+)?) (?P<n>\d+(?:\.\d+)?(?:e-?\d+)?))"
    r"(?![\w%.]|,? \d)",
    re.I,
)
"""``For grade 5``, at the beginning of a sentence."""


def _kinds(sentences: Sequence[str]) -> set[str]:
    """The nouns with which several sentences begin, each with another number behind it."""
    begins = filter(None, map(ONE_OF_KIND.match, sentences))
    often = Counter(kind for kind, _ in {(first["kind"].lower(), first["n"]) for first in begins})
    return {kind for kind, times in often.items() if times >= FEWEST}


def _read(source: str, kinds: Container[str] = ()) -> _Sentence:
    """The numbers of a sentence with what stands beside them."""
    numbers: list[tuple[int, int]] = []
    first = ONE_OF_KIND.match(source) if kinds else None
    taken = (0, first.end() if first is not None and first["kind"].lower() in kinds else 0)
    for q in find_quantities(source):
        if taken[0] <= q.start < taken[1] or MORE_OR_LESS.match(source, q.end):
            continue
        if is_year(source, q.start, q.end) or (YEAR.fullmatch(q.text) and OF_YEAR.search(source, 0, q.start)):
            continue
        label = PHRASE.match(source, source.rfind(" ", 0, max(q.start - 1, 0)) + 1) if q.start else None
        if label is not None and label.start("label") == q.number_start and label.end() > q.end:
            taken = label.span()  # "at 25 °C"
            continue
        numbers.append((q.start, q.end))
        following = PHRASE.search(source, q.end, q.end + 60)
        taken = following.span() if following is not None else (0, 0)
    out = _Sentence(source)
    for k, (start, end) in enumerate(numbers):
        begin = numbers[k - 1][1] if k else 0
        stop = numbers[k + 1][0] if k + 1 < len(numbers) else len(source)
        parted = PARTS.search(source, end, stop)
        out.behind.append(_names(source[end : parted.start() if parted else stop]))
        cuts = list(PARTS.finditer(source, begin, start))
        first, last = (cuts[0], cuts[-1]) if cuts else (None, None)
        if k == 0:
            out.head = source[:start]
            opened = out.head.rstrip()[-1:] == "("
            clause = out.head.rstrip(" (") if opened or last is None else source[last.end() : start]
            out.before.append(_before(clause))
        else:
            out.before.append(_before(source[first.end() if first else start : start]))
    return out


def _names(said: str) -> list[str]:
    return [_bare(phrase["label"]) for phrase in PHRASE.finditer(said)]


def _before(said: str) -> list[str]:
    """The name before a number: behind a preposition, or the first one."""
    names = _names(said)
    if names:
        return names
    subject = PROPER.search(said) or SUBJECT.match(said)
    return [_bare(subject[subject.lastindex or 0])] if subject is not None else []


CAPITALS = re.compile(r"[A-Z][\w.&'’-]*(?: [A-Z\d][\w.&'’-]*)*(?= [a-z])")


def _bare(label: str) -> str:
    """A name without the words behind it: ``Munich`` of ``Munich paid``."""
    capitals = CAPITALS.match(label)
    return capitals.group() if capitals is not None else label.rstrip(" .,%")


def _pairs(read: Sequence[_Sentence]) -> Iterator[Names]:
    """Two names behind each number: ``112 for Marsh in April``."""
    pairs = [tuple(names) for sentence in read for names in sentence.behind if len(names) == A_PAIR]
    firsts, seconds = (tuple(dict.fromkeys(pair[k] for pair in pairs)) for k in (0, 1))
    if len(pairs) >= FEWEST_PAIRS and min(len(firsts), len(seconds)) >= FEWEST and not {*firsts} & {*seconds}:
        yield firsts
        yield seconds


def _one_against_others(read: Sequence[_Sentence]) -> Iterator[Names]:
    """``Ayr beat Bath 7 times and Cork 4 times``, and so on: each is set against the others."""
    subjects: dict[str, set[str]] = {}
    for sentence in read:
        named = [name for name in map(_plain, PROPER.findall(sentence.head)) if name]
        if not named:
            return
        behind = [names[-1] for names in sentence.behind if names]
        before = [*named[1:], *(names[-1] for names in sentence.before[1:] if names)]
        others = behind if len(behind) == len(sentence.behind) else before
        subjects.setdefault(named[0], set()).update(map(_plain, others))
    apart = all(name not in others for name, others in subjects.items())
    if len(subjects) >= FEWEST_PAIRS and apart and set().union(*subjects.values()) == set(subjects):
        yield tuple(subjects)


LEADING_ARTICLE = re.compile(rf"^(?:the|an?|of|in|for|{AGAINST})\b\s*", re.I)


def _plain(name: str) -> str:
    return LEADING_ARTICLE.sub("", name, count=1)


def _lines(read: Sequence[_Sentence]) -> Iterator[Names]:
    """What comes back beside the numbers, and what the sentences begin with."""
    known = {name for sentence in read for names in (*sentence.behind, *sentence.before) for name in names}
    lines = [own for sentence in read if (own := _alike(sentence.columns, known))]
    told = Counter(map(frozenset, lines))
    for names, _ in told.most_common(MOST):
        columns = next(own for own in lines if frozenset(own) == names)
        with_all = [s for s in read if all(name.lower() in s.source.lower() for name in columns)]
        if len(with_all) < FEWEST:
            continue
        about = [s for s in read if s in with_all or len(s.behind) == len(columns)]
        rows = _subjects([sentence.head for sentence in about], columns)
        if rows:
            yield rows
        yield columns


AMOUNT = re.compile(r"\d[\d.,]*\s?(?P<unit>[°µ%]?[^\W\d_]{0,4})")
AT_AMOUNT = re.compile(rf"{PREPOSITIONS} (?P<label>{AMOUNT.pattern})(?!\w)", re.I)
"""``At 80 °C``, at the beginning of a sentence."""


def _are_amounts(names: Names) -> bool:
    """Whether all names are numbers with one unit: ``5 min, 10 min``."""
    amounts = [AMOUNT.fullmatch(name) for name in names]
    return all(amounts) and len({amount["unit"] for amount in amounts if amount}) == 1


def _with_kin(names: Names, sentences: Sequence[str]) -> Names:
    """The amounts that sentences begin with, those too whose sentence gives no number for each column."""
    if not _are_amounts(names):
        return names
    heads = (head["label"] for source in sentences if (head := AT_AMOUNT.match(source)) is not None)
    told = tuple(dict.fromkeys(heads))
    return told if set(told).issuperset(names) and _are_amounts(told) else names


def _alike(names: Names, known: Container[str] = ()) -> Names:
    """Names without a last word that all have, or that only one has and is known without it."""
    words = [name.split() for name in names]
    longer = [each for each in words if len(each) > 1]
    if len(longer) == 1 < len(words) and " ".join(longer[0][:-1]) in known:
        return tuple(" ".join(each[:-1]) if each is longer[0] else each[0] for each in words)
    ends = {each[-1] for each in words if each}
    if len(longer) == len(words) and len(ends) == 1 and not _are_amounts(names):
        return tuple(" ".join(each[:-1]) for each in words)
    return names


def _subjects(heads: Sequence[str], columns: Names) -> Names:
    """What each sentence is about, told in the same way by all of them."""
    for found in (_years, _of_kind, _phrases, _nouns, _first_names):
        names = tuple(found(head, columns) for head in heads)
        if len(names) >= FEWEST and all(names) and len(set(names)) == len(names):
            return _alike(names)
    return ()


def _years(head: str, columns: Names) -> str:
    year = YEAR.findall(head)
    return year[0] if len(year) == 1 and year[0] not in columns else ""


def _of_kind(head: str, columns: Names) -> str:
    first = ONE_OF_KIND.match(head)
    return first["label"].lower() if first is not None else ""


def _phrases(head: str, columns: Names) -> str:
    names = [name for name in _names(head) if name not in columns]
    return names[0] if names else ""


NOUNS = re.compile(
    r"\W*(?P<label>[A-Z][\w-]*"
    r"(?: (?!(?:then|now|also|again|itself|still|only|alone|and|or|\w+ly|\w+ed)\b)[a-z][\w-]*){1,3}?)"
    r" (?:goes|runs|reads|is|are|was|were|ranges|equals|stands|amounts|comes|varies)\b"
)
"""``Dividend yield is``: the nouns before the verb of a sentence, of which the first one is written large."""


def _nouns(head: str, columns: Names) -> str:
    found = NOUNS.match(head)
    return found["label"] if found is not None and found["label"] not in columns else ""


def _first_names(head: str, columns: Names) -> str:
    for proper in PROPER.finditer(head):
        if proper.group() not in columns and STOP.match(proper.group()) is None:
            return proper.group()
    return ""
