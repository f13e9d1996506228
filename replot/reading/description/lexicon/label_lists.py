"""The list of labels in a statement: written out, quoted, bracketed, or as a range."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from replot.reading.description.document.blanked import blank
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import Label, LabelList
from replot.reading.description.lexicon.list_leads import SUCH_AS, trim
from replot.reading.description.lexicon.lists import OPEN_END, QUOTES, split_list
from replot.reading.description.lexicon.number_ranges import _number
from replot.reading.description.lexicon.numbered_labels import without_numbers
from replot.reading.description.lexicon.numbers import PLAIN
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.plausible import plausible
from replot.reading.description.lexicon.ranges import expand_range
from replot.reading.description.lexicon.stretches import most_items, stretches
from replot.reading.description.lexicon.units import OF_ENDS
from replot.reading.description.limits import current, too_many

__all__ = ["CODES", "ONE_OF", "PREFIXED", "find_labels", "without_makings"]

ELLIPSIS = rare(
    rf"({PLAIN}){OF_ENDS},\s*({PLAIN}){OF_ENDS},?(?:\s*{PLAIN}{OF_ENDS},){{0,4}}\s*(?:\.{{3}}|…),?\s*({PLAIN})({OF_ENDS})"
)


QUOTED_ENDS = rare(
    r"[`\"“](?P<a>[^`\"“”]{1,30})[`\"”]\s*(?:…|\.{3}|–|-|\bto\b|\bthrough\b)\s*[`\"“](?P<b>[^`\"“”]{1,30})[`\"”]"
)
"""``"Step 1" ... "Step 5"``."""


def find_labels(text: str, count: int | None = None) -> LabelList | None:
    """The first list of labels in a statement about one axis.

    A written list wins over a range; ``0, 1, ..., 9`` is a range.

    Raises
    ------
    ReplotError
        If it is longer than the limits allow.
    """
    if "{" in text:
        text = BRACES.sub(r"(\g<1>)", text)
    most = current.get().categories
    if len(text) < LONGEST_REMEMBERED:
        return _remembered(text, count, most)
    signs = max(text.count(sign) for sign in ",;/|")
    if signs > 2 * most:
        raise too_many("labels in one list", signs, "categories")
    return _find_labels(text, count)


MEMBERS = re.compile(r"(?:∈\s*\[|(?:∈|=|\bin\b)\s*\{)([^{}\[\]]*)[}\]]")
"""``α ∈ {0.1, 0.5}``."""
MAKINGS = re.compile(
    r"\([^()]{3,200}\)(?=[ -](?:(?:pair|combination|tuple|triple|triplet)s?|configuration|setting|cell)\b)|"
    r"(?<=\bpanels )\([^()]{3,200}\)"
)
"""``each row is one (soil, crop) combination``: what each of the labels is made of, and names of panels."""
WAY_FIRST = re.compile(
    r"\s*(?:lists?|shows?|carr(?:y|ies)|holds?|names?|contains?|reads?|runs?),\s+"
    r"(?=(?:from )?(?:top to bottom|left to right|bottom to top|right to left|the (?:top|bottom|left))\b)",
    re.I,
)
"""``list, from top to bottom, yes, no``: a verb that the comma behind it makes no label."""
SIDE = re.compile(r"\W*(?:top|bottom|left|right)\W*", re.I)
CLAUSE_BEHIND = rare(
    r", [^,.;:()]{1,40},? and [^,.;:()]{1,40}(?P<clause>,(?: and| but| while)? (?:the|its|all|each|every) "
    r"[a-z][a-z -]{1,30}? (?:is|are|has|have|shows?)\b)|"
    r"(?P<drawn>;\s+(?:drawn|shown|placed|printed|written|repeated|displayed|marked) (?:at|on|in|along|only|"
    r"once|by)\b)"
)
"""What goes on behind the last label: ``A, B and C, the diagonal is 1``, ``24 / 48; drawn on the left``."""
ONE_OF = rare(
    r",\s+(?:(?:which|that) (?:is|are|was|were|may be|can be) )?(?:either|one of)\s+|"
    r",\s+which (?:is|are|was|were|may be|can be)\s+(?=[^.;:]* or )",
    re.I,
)
"""``the position, which is before or behind``: what leads to the labels, and parts them from their name."""
BESIDE = rare(
    r"\b(?:lists?|shows?|has|have|with|puts?|places?) (?P<a>[\"“`]?[^\W_a-z][\w-]*(?: [\w-]+){0,2}?[\"”`]?) "
    r"(?:above|over|(?:to the )?left of) (?P<b>[\"“`]?[^\W_a-z][\w-]*(?: [\w-]+){0,2}?[\"”`]?)"
    r"(?=\s*(?:[.,;)]|$))"
)
"""``lists Normal above Pneumonia``: two labels, and how they stand."""
LONGEST_REMEMBERED = 2000
BRACES = re.compile(r"(?<=[\s∈=])\{([^{}]{1,2000})\}")
"""Around the members of a set: ``k ∈ {1, 5, 10}``."""


def without_makings(text: str) -> str:
    """A text without brackets that list no labels: what one of them is made of, the names of panels."""
    may = ") " in text or ")-" in text or "panels (" in text
    return MAKINGS.sub(blank, text) if may else text


@lru_cache(maxsize=1 << 12)
def _remembered(text: str, count: int | None, most: int) -> LabelList | None:
    return _find_labels(text, count)


def _find_labels(text: str, count: int | None) -> LabelList | None:
    if ("{" in text or "∈" in text) and (members := MEMBERS.search(text)) is not None:
        text = " " * members.start(1) + members[1]
    text = without_makings(text)
    if (verb := WAY_FIRST.match(text)) is not None:
        text = " " * verb.end() + text[verb.end() :]
    if (clause := CLAUSE_BEHIND.search(text)) is not None:
        text = text[: clause.start(clause.lastgroup or 0)]
    if (choice := ONE_OF.search(text)) is not None:
        text = " " * choice.end() + text[choice.end() :]
    if (two := BESIDE.search(text)) is not None:
        labels = tuple(Label(two[name].strip("\"“”`"), *two.span(name)) for name in "ab")
        return LabelList(labels, "list", two.start("a"), two.end("b"))
    partial = SUCH_AS.search(text)
    ellipsis = ELLIPSIS.search(text)
    if ellipsis:
        try:
            a, b, c = (_number(ellipsis.group(k)) for k in (1, 2, 3))
        except ValueError:
            a = b = c = 0.0
        if a != b and (c - a) / (b - a) > 0:
            found = expand_range(
                f"{ellipsis.group(1)} to {ellipsis.group(3)}{ellipsis.group(4)} in steps of {abs(b - a):.10g}"
            )
            if found:
                return LabelList(
                    tuple(Label(t, ellipsis.start(), ellipsis.end()) for t in found.texts),
                    "range",
                    ellipsis.start(),
                    ellipsis.end(),
                    count,
                )
    ends = QUOTED_ENDS.search(text)
    if ends and (run := expand_range(f"{ends['a']} to {ends['b']}")) is not None:
        return LabelList(tuple(Label(t, *ends.span()) for t in run.texts), "range", *ends.span(), count)
    if any(text.count(sign) > 1 for sign in GLOSS_SIGNS) and (prefixed := PREFIXED.search(text)):
        one = ONE_CODED if CODED.match(text, prefixed.start()) else ONE_PREFIXED
        items = [Label(m[0].rstrip(), m.start(), m.end()) for m in one.finditer(text, *prefixed.span())]
        return LabelList(tuple(items), "list", prefixed.start(), prefixed.end(), count)
    if codes := CODES.search(text):
        at = codes.start("list")
        items = [Label(m[0], at + m.start(), at + m.end()) for m in re.finditer(r"\S+", codes["list"])]
        return LabelList(tuple(items), "list", *codes.span("list"), count)
    best: LabelList | None = None
    for start, end in stretches(text):
        if best is not None and most_items(text, start, end) < len(best.labels):
            continue
        if start and text[start - 1] == "=" and "=" in text[start:end]:
            continue  # "d=8, d=16" are labels as they stand
        items = trim(split_list(text[start:end], start))
        gap = text[items[0].end : items[1].start] if len(items) == 2 else ""
        if gap.strip() == "or" and items[0].text.islower() and choice is None:
            continue  # "token positions or token text"
        if len(items) < 2 or not (_all_quoted(items, text) or plausible(items)):
            continue
        items = without_numbers(items, text) if "=" in text else items
        if "→" in text and all(SIDE.fullmatch(item.text) for item in items):
            continue  # "(top → bottom)"
        if items[-1].text in LEADS_ON and CLAUSE_GOES_ON.match(text, items[-1].end):
            continue  # "learning rate, and on the y-axis"
        if best is not None and len(items) == len(best.labels) and text[:start].rstrip().endswith(","):
            continue  # "D,T; A,C": the comma stands inside a label
        if best is not None and len(items) == len(best.labels) and _within_first(items, best, text[:start]):
            continue
        if best is None or (len(items), -len(items[0].text)) > (len(best.labels), -len(best.labels[0].text)):
            example = partial is not None and partial.end() <= items[0].start + 2
            left_open = OPEN_END.search(text[start:end]) or DOTS.match(text, items[-1].end)
            kind = "partial" if example or left_open else "list"
            best = LabelList(tuple(items), kind, start, end, count)
    spread = expand_range(QUOTED_NUMBER.sub(" ", text) if "`" in text or '"' in text else text, count)
    spread = _with_one_more(spread, text) if spread is not None else None
    if (
        best is not None
        and spread is not None
        and spread.start < best.end
        and spread.end > best.labels[0].start
        and len(spread.labels) > len(best.labels)
        and not _bands(best, spread)
    ):
        return spread
    apart = best is not None and spread is not None and ";" in text[best.end : spread.start]
    if best is None and spread is None and (alone := ONLY_ONE.search(text)) is not None:
        label = Label(alone["label"][1:-1].rstrip(",."), *alone.span("label"))
        return LabelList((label,), "list", *alone.span("label"), count)
    if best is None or (spread is not None and best.kind == "partial" and not apart):
        return spread or best
    if spread is not None and spread.end <= best.start and len(best.labels) < 3 <= len(spread.labels):
        return spread
    return best


LEAD_SIGN = re.compile(r"(?:^|[:;=(]|\bare)\s*$")
IN_PHRASE = re.compile(r"\b(?:with|for|at|of|from)\s+$")
ARTICLE = re.compile(r"(?:an?|the|no) ", re.I)


def _within_first(items: list[Label], best: LabelList, before: str) -> bool:
    """Whether a list begins within the first label of another one: ``Rows: walk with a dog, swim``."""
    return (
        ARTICLE.match(items[0].text) is not None
        and not any(ARTICLE.match(item.text) for item in items[1:])
        and best.labels[0].start < items[0].start
        and LEAD_SIGN.search(before, 0, best.labels[0].start) is not None
        and IN_PHRASE.search(before) is not None
    )


DOTS = re.compile(r"[\"”`]?, ?(?:…|\.{3})(?!,? ?[\w\"“`])")
"""Behind the last label of a list that goes on: ``1, 2, …``."""
LEADS_ON = frozenset(["on", "along", "across", "down", "up", "over", "and", "with"])
CLAUSE_GOES_ON = re.compile(r",? (?:the )?[a-z]")
CODES = re.compile(
    r"[=:]\s+(?P<list>[a-z]{2,3}(?: [a-z]{2,3}){4,}|[A-Z]{1,5}\d{0,3}(?: [A-Z]{1,5}\d{0,3}){4,}|"
    r"[A-Z][a-z]{2}(?: [A-Z][a-z]{2}){3,})"
    r"(?=\s*(?:[.,;)]|$))"
)
"""Short codes apart by spaces: ``columns = en es ru hi zh``."""
ONE_MORE = re.compile(
    r"(?:,? and|,? plus|,)\s+(?:an? |the )?(?P<name>[\"“`][^\"”`]{1,30}[\"”`]|[A-Z][\w-]*(?: [A-Z][\w-]*)?)"
    r"(?=\s*(?:[.;:)\]]|$))"
)
"""A last label of another kind behind a range: ``Cluster 0 through Cluster 6 and All Users``."""


ONLY_ONE = rare(
    r"\b(?:an?|only|just|one) (?:(?:single|one|sole) )?(?:category|label|class|group|row|column|entry|item|"
    r"level)"
    r"(?: (?:labell?ed|called|named|marked|shown))?\s?[:,(]?\s*(?P<label>[\"“][^\"“”\n]{1,60}[\"”])"
    r"(?!\s*(?:,|/|and\b|or\b|to\b)\s*[\"“])",
    re.I,
)
"""``showing a single category: "Total"``."""
ONE_BEFORE = re.compile(r"[(\[:]\s*[\"“`]?(?P<name>[A-Z]{2,4})[\"”`]?,\s*$")
"""A first label of another kind before it: ``(SC, 1-10)``."""


def _with_one_more(spread: LabelList, text: str) -> LabelList:
    """A range with the label of its own that begins or ends it."""
    before = ONE_BEFORE.search(text, 0, spread.start)
    if before is not None:
        first = Label(before["name"], *before.span("name"))
        spread = replace(spread, labels=(first, *spread.labels), start=first.start)
    more = ONE_MORE.match(text, spread.end)
    if more is None or more["name"][0].islower():
        return spread
    last = Label(more["name"].strip("\"“”`"), *more.span("name"))
    return replace(spread, labels=(*spread.labels, last), end=more.end())


GLOSS = r"(?:: | (?:[–—-]|=) (?=[^\W\d_]))(?:(?! and )[^,;:.()]){1,40}"
CODED = re.compile(
    rf"(?<!\w)(?P<code>[A-Z]{{1,3}})\d{{1,2}}(?! [–—-] (?P=code)\d){GLOSS}"
    rf"(?:(?:[,;]|,? and) (?:and )?(?P=code)\d{{1,2}}{GLOSS})+"
)
"""``R1: Baseline, R2 – Reranked``: a code and what it stands for."""
PREFIXED = re.compile(
    rf"{CODED.pattern}|"
    r"(?<!\w)(?P<p>[A-Z]\w{0,11}): [A-Z]\w{0,11}(?:(?:,|,? and) (?P=p): [A-Z]\w{0,11})+(?!\w)"
)
ONE_CODED = re.compile(rf"[A-Z]{{1,3}}\d{{1,2}}{GLOSS}")
GLOSS_SIGNS = (": ", " – ", " - ", " — ", " = ")
ONE_PREFIXED = re.compile(r"\w+: \w+")
"""Labels that hold a colon: ``L: A, L: B and L: C``."""
QUOTED_NUMBER = re.compile(r"[`\"“](?=[-−+]?\d[\d.]*[`\"”])|(?<=\d)[`\"”]")
"""The marks around a number: ``from `0` to `30` ``."""


def _all_quoted(items: list[Label], text: str) -> bool:
    """Whether every item stands in quotation marks: then it is a label, whatever its words."""
    return all(text[item.start : item.start + 1] in QUOTES for item in items)


def _bands(listed: LabelList, spread: LabelList) -> bool:
    """Whether a range is only one item of a list of bands: ``18-34, 35-54``, ``Night (0-6), Day (6-22)``."""
    inside = [label for label in listed.labels if label.start <= spread.start and spread.end <= label.end]
    bins = sum(BIN.fullmatch(label.text) is not None for label in listed.labels)
    return bool(inside) and (bins > 1 or all(BAND.fullmatch(label.text) for label in listed.labels))


BIN = re.compile(rf"{PLAIN}\s?[-–]\s?{PLAIN}")


BAND = re.compile(
    r"[^\W\d][^()]{0,40} \([^()]*\d[^()]*\)|"
    rf"(?:[<>≤≥]|(?:under|over|below|above|before|after|since|until|till|up to|from|by|pre-?|"
    rf"post-?) ?)?\s*{PLAIN}\s?[%°\w]{{0,3}}(?:\s*(?:-|–|→|"
    rf"to)\s*{PLAIN})?\+?\s?[%°\w]{{0,3}}\+?(?: (?:or|and) (?:later|earlier|more|less|older|younger|over|"
    rf"under))?",
    re.I,
)
