"""The lists that one sentence holds, and the words in it that name an axis."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import chain, pairwise

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import COUNT, NUMBER_WORDS
from replot.reading.description.lexicon.labels import Label
from replot.reading.description.lexicon.list_remarks import names_sides
from replot.reading.description.lexicon.lists import IN_BRACKETS, QUOTED, split_list, tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.plausible import plausible
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.lexicon.ranges import expand_range
from replot.reading.description.lexicon.shared_ends import without_shared_end
from replot.reading.description.statements.axes.sides.facing_parts import facing_parts
from replot.reading.description.statements.axes.words import MENTION, SOME_LINES

__all__ = ["Cue", "find_cues", "find_lists"]
Cue = tuple[int, int, str]
"""Beginning, end and axis of words that name an axis."""
MOST_LABELS = 60
LONGEST_LIST = 600
NEAR = 60
"""Letters before the name of an axis that may say that only some lines are meant."""
BETWEEN_QUOTED = re.compile(r"\s*(?:[,;/&|]\s*)?(?:and\s+|or\s+|then\s+|to\s+)?")
LEADS = re.compile(
    r"(?<=\w):\s+|[(\[{]|\s[–—-]\s|"
    r"\b(?:of|for|across|between|among|against|versus|by|are|has|have|includ(?:e|es|ing)|namely|"
    r"lab(?:el|ell)ed|called|named|lists?|shows?|values?|with)\s+|"
    r"\b(?:on|in|over|under|at)\s+(?=(?:the )?(?:[a-z-]+ )?[a-z]+s [A-Z\d])|"
    r"(?:^|[,;]\s+)(?=(?:the )?[a-z]+s [A-Z\d])|^(?=[A-Z][a-z]+s \d)|"
    r"\band\s+(?=(?:the )?[a-z]+ [^\s,]+, )|"
    rf"\b(?:{COUNT}|\d{{1,2}})\s+(?:[a-z-]+\s+){{0,2}}[a-z]+s,\s+(?=[A-Z\d])"
)
CLAUSE_END = re.compile(
    r"[.;:](?=\s|$)|[()\[\]{}]|\s[–—-]\s|,\s+(?=(?:the )?[a-z]+s [A-Z\d])|"
    r"\s+and\s+(?=(?:the )?[a-z]+ [^\s,]+, )|"
    r",?\s+(?:(?:and|while|whereas|but|with|against)\s+(?:the|its|whose|on|along|each|an?|in|column|row)\b|"
    r"(?<!ed )by\s+(?=(?:[a-z-]+ )?[a-z]+s )|down(?=\s*(?:[,;.]|$|and\b))|"
    r"(?:while|whereas|but|where|which|that|is|are|form|make|on|along|across|as|against|appear|run|label)\b)"
)
REMARK = re.compile(
    r"(?:in|from|left|right|top|bottom|going|running|respectively|lab(?:el|ell)ed|labels?|names?|values?|ticks?|"
    rf"both|each|all)(?:\s.*)?|{COUNT}",
    re.I,
)
"""An item that says where a list runs, and is no label."""
GOING, WAY_ENDS = r"(?:(?:going|running|reading|listed|all the way) )?", r"(?=\s*[,;.:(]|\s+and\b|$)"
SOFT_CUE = rare(
    r"(?P<up>\((?:bottom|top)\) (?:up |down )?to [^()]{1,30} \((?:top|bottom)\))|"
    r"(?P<over>\((?:left|right)\) (?:over )?to [^()]{1,30} \((?:right|left)\))|"
    r"\b(?:(?P<y>vertical(?:ly)?|(?:from )?top[- ]to[- ]bottom|"
    r"(?:on|at|along|down) the left(?:[- ]hand)?(?: side| edge)?(?! (?:panel|heat|plot|map|sub))|"
    rf"down the (?:side|page)|{GOING}down{WAY_ENDS})|"
    rf"(?P<x>horizontal(?:ly)?|{GOING}across{WAY_ENDS}|(?:from )?left[- ]to[- ]right|"
    r"(?:on|across|along|at) (?:the )?(?:top|bottom)(?! (?:panel|row|heat|plot|map|sub|left|right))))\b",
    re.I,
)
"""Where labels stand or run, without the name of an axis."""
WAYS = {"up": "y", "over": "x"}
"""Of ``from rare (bottom) to certain (top)``."""


def find_cues(source: str) -> list[Cue]:
    """The words that name an axis, or the side where it stands."""
    named = [
        (m.start(), m.end(), (m.lastgroup or "").lower())
        for m in MENTION.finditer(source)
        if not SOME_LINES.search(source[max(0, m.start() - NEAR) : m.start()])
    ]
    soft = [(m.start(), m.end(), WAYS.get(way := m.lastgroup or "", way)) for m in SOFT_CUE.finditer(source)]
    cues = named + [cue for cue in soft if not any(cue[0] < b and a < cue[1] for a, b, _ in named)]
    parts = facing_parts(source)
    return sorted(cue for cue in cues if not any(a <= cue[0] < b for a, b in parts))


def find_lists(source: str, cues: Sequence[Cue]) -> list[list[Label]]:
    """The lists of two labels or more in a sentence with its cues, the longest where they overlap."""
    ends = sorted({end.start() for end in CLAUSE_END.finditer(source)} | {len(source)})
    starts = sorted({*(b for _, b, _ in cues), *(lead.end() for lead in LEADS.finditer(source))})
    stretches: dict[tuple[int, int], None] = {}
    for start in starts[:MOST_LABELS]:
        following = [end for end in ends if end > start + 2]
        next_cue = [a for a, _, _ in cues if a > start]
        for end in {*following[:3], *next_cue[:1], *following[-1:]}:
            if end - start < LONGEST_LIST:
                stretches[_bare(source, start, end)] = None
    found = [*_quoted(source), *chain.from_iterable(_coordinated(source, *each) for each in stretches)]
    found.sort(key=lambda labels: (-len(labels), labels[-1].end - labels[0].start))
    out: list[list[Label]] = []
    for labels in found:
        a, b = labels[0].start, labels[-1].end
        if any(a < other[-1].end and other[0].start < b for other in out) or _crosses(labels, cues):
            continue
        out.append(labels)
    return sorted(out, key=lambda labels: labels[0].start)


def _crosses(labels: Sequence[Label], cues: Sequence[Cue]) -> bool:
    """Whether an axis is named between two labels: ``weight decay, and on the y-axis, epoch``."""
    between = cues[bisect_left(cues, (labels[0].end,)) : bisect_left(cues, (labels[-1].start,))]
    return any(a.end <= cue[0] < b.start for a, b in pairwise(labels) for cue in between)


def _quoted(source: str) -> Iterator[list[Label]]:
    """Runs of names in quotation marks."""
    run: list[Label] = []
    for quoted in QUOTED.finditer(source):
        if run and not BETWEEN_QUOTED.fullmatch(source, run[-1].end, quoted.start()):
            yield from [run] if len(run) > 1 else []
            run = []
        run.append(Label(tidy(quoted.group()), *quoted.span()))
    yield from [run] if len(run) > 1 else []


BEFORE_LIST = re.compile(r"(?:[\s:=,—)]|[–-](?!\.?\d))*")
"""The signs before a list; that of a negative number is part of it."""


def _bare(source: str, start: int, end: int) -> tuple[int, int]:
    """A stretch of text without the signs before it, and without what stands between a list and an axis."""
    said = source[start:end]
    end = start + ENDS.search(said).start()  # type: ignore[union-attr]
    if (leads_on := LEADS_ON.search(said)) is not None and source[start + leads_on.end() :][:1].isalnum():
        end = start + leads_on.start()
    return BEFORE_LIST.match(source, start, end).end(), end  # type: ignore[union-attr]


def _coordinated(source: str, start: int, end: int) -> Iterator[list[Label]]:
    """The list that a stretch of text is, but for words before its first label; or a range."""
    said = source[start:end]
    spread = expand_range(said) if "," not in said else None
    if spread is not None and 2 <= len(spread.labels) <= MOST_LABELS:
        yield [Label(one.text, start + spread.start, start + spread.end) for one in spread.labels]
        return
    items = without_shared_end(split_list(said, start)) if _is_whole(said) else []
    if not 2 <= len(items) <= MOST_LABELS:
        return
    led = LED.search(source, max(0, start - NEAR_LEAD), start) is not None
    first = _own_words(items[0], [item.text for item in items[1:]], led)
    if first is None:
        return
    items = [first, *items[1:]]
    texts = [item.text for item in items]
    sides = names_sides(said)
    if any(MENTION.search(text) or CLAUSE_WORD.search(text) for text in texts):
        return
    if texts[-1] in NUMBER_WORDS and texts[0].lower() not in NUMBER_WORDS:
        return  # "Monday to Sunday, two", before "columns"
    if any(" and " in text for text in texts[1:-1]) or _begin_anew(texts):
        return
    if not sides and any(map(REMARK.fullmatch, texts)):
        return
    if len({ARTICLE.match(text) is None for text in texts}) > 1 or any(map(IN_BRACKETS.fullmatch, texts)):
        return  # a unit or a remark behind the word before it: "leak rates (mbar), valves V1 and V2"
    if not texts[0][:1].isdigit() and any(map(NEXT_VALUE.match, texts[1:])):
        return  # "3 wins over the Hawks and 5 over the Bears"
    if len(set(texts)) == len(texts) and plausible(items) and not _with_values(items):
        yield items


KIND = re.compile(r"(?:the )?(?P<kind>[a-z]+s) [A-Z\d]")


def _begin_anew(texts: Sequence[str]) -> bool:
    """Whether another list begins within a list: ``Italy, Spain, years 2020, 2021``."""
    kinds = {found["kind"] if (found := KIND.match(text)) is not None else "" for text in texts[1:]}
    first = KIND.match(texts[0])
    return bool(kinds - {"", first["kind"] if first is not None else ""})


ENDS = re.compile(r"(?:[\s,;]++(?:(?:and|while|with|the|its|whose|an?)(?!\S))?+)*+$")
"""What stands between a list and the name of the next axis; nothing of it is read twice."""
LEADS_ON = re.compile(r",?(?: and|,)?,? (?:on|along|across|down|up|over)(?: the)? $")
"""The same, before the name of the axis itself: ``A and B and, on the y-axis,``."""
NEXT_VALUE = re.compile(r"\d[\d.,]*%? (?:times|over|against|for|in|at|on|with|by|of)\b")
CLAUSE_WORD = re.compile(
    r"\b(?:against|versus|while(?!$)|whereas|bears|carries|tick (?:labels?|marks?))\b|"
    r"\w by (?:[a-z-]+ )?[a-z]+s \S|\w across(?: and\b|$)|\w (?:down|up)wards?$"
)
PREPOSITION = re.compile(r"(?:on|of|in|for|by|with|from|to|at|as)\s")
ARTICLE = re.compile(r"(?:the|an?|its)\s")
WORDS = re.compile(r"\S+")


def _is_whole(said: str) -> bool:
    """Whether a stretch cuts through no quotation marks or brackets, and is no run of quoted names."""
    bare = IN_BRACKETS.sub("", said)
    marked = said.count('"') % 2 == 0 and said.count("`") % 2 == 0 and said.count("“") == said.count("”")
    return len(QUOTED.findall(said)) < 2 and marked and "(" not in bare and ")" not in bare


LED = re.compile(r"(?::|\b(?:are|namely))\s+$")
"""What a list begins right behind, so that even a small word is its first label: ``Variables: age, BMI``."""
NEAR_LEAD = 12


def _own_words(first: Label, others: Sequence[str], led: bool) -> Label | None:
    """A first item without the words that lead to it: as the others have, or all from a capital."""
    words = list(WORDS.finditer(first.text))
    most = max(len(other.split()) for other in others)
    if all(other[:1].isupper() or other[:1].isdigit() for other in others):
        kept = 0
        while kept < len(words) and not _is_small(words[-1 - kept].group()):
            kept += 1
    else:
        kept = min(len(words), most)
    if not kept and len(words) == 1 and (led or not first.text.isalpha()):
        kept = 1  # "p53 and ER"
    if not kept:
        return None
    at = words[-kept].start()
    if PREPOSITION.match(first.text, at) and not any(PREPOSITION.match(other) for other in others):
        return None
    return Label(first.text[at:], first.end - len(first.text) + at if at else first.start, first.end)


def _is_small(word: str) -> bool:
    """Whether a word is written small throughout, as ``kNN`` is not."""
    return word[:1].islower() and word.islower()


def _with_values(labels: Sequence[Label]) -> bool:
    """Whether the items are labels with their values: ``cat 3, dog 5``."""
    return (
        sum(1 for label in labels if _ends_in_number(label.text)) >= 2
        and len({re.sub(r"[\d.,]+", "0", label.text) for label in labels}) > 1
    )


def _ends_in_number(label: str) -> bool:
    found = list(find_quantities(label))
    return bool(found) and found[-1].end >= len(label) - 1 and found[-1].start > 0
