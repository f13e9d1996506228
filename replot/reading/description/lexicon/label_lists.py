"""The list of labels in a statement: written out, quoted, bracketed, or as a range."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL
from replot.reading.description.lexicon.labels import Label, LabelList
from replot.reading.description.lexicon.list_leads import LIST_LEAD, SUCH_AS, trim
from replot.reading.description.lexicon.lists import IN_BRACKETS, OPEN_END, QUOTED, QUOTES, split_list
from replot.reading.description.lexicon.numbered_labels import without_numbers
from replot.reading.description.lexicon.numbers import PLAIN
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.ranges import _number, expand_range
from replot.reading.description.lexicon.units import OF_ENDS
from replot.reading.description.limits import current, too_many

__all__ = ["CODES", "PREFIXED", "find_labels", "plausible", "without_makings"]

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
SIDE = re.compile(r"\W*(?:top|bottom|left|right)\W*", re.I)
LONGEST_REMEMBERED = 2000
BRACES = re.compile(r"(?<=[\s∈=])\{([^{}]{1,2000})\}")
"""Around the members of a set: ``k ∈ {1, 5, 10}``."""


def without_makings(text: str) -> str:
    """A text without brackets that list no labels: what one of them is made of, the names of panels."""
    may = ") " in text or ")-" in text or "panels (" in text
    return MAKINGS.sub(lambda made: " " * len(made[0]), text) if may else text


@lru_cache(maxsize=1 << 12)
def _remembered(text: str, count: int | None, most: int) -> LabelList | None:
    return _find_labels(text, count)


def _find_labels(text: str, count: int | None) -> LabelList | None:
    if ("{" in text or "∈" in text) and (members := MEMBERS.search(text)) is not None:
        text = " " * members.start(1) + members[1]
    text = without_makings(text)
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
    if text.count(": ") > 1 and (prefixed := PREFIXED.search(text)):
        one = ONE_CODED if CODED.match(text, prefixed.start()) else ONE_PREFIXED
        items = [Label(m[0].rstrip(), m.start(), m.end()) for m in one.finditer(text, *prefixed.span())]
        return LabelList(tuple(items), "list", prefixed.start(), prefixed.end(), count)
    if codes := CODES.search(text):
        at = codes.start("list")
        items = [Label(m[0], at + m.start(), at + m.end()) for m in re.finditer(r"\S+", codes["list"])]
        return LabelList(tuple(items), "list", *codes.span("list"), count)
    best: LabelList | None = None
    for start, end in _stretches(text):
        if best is not None and _most_items(text, start, end) < len(best.labels):
            continue
        if start and text[start - 1] == "=" and "=" in text[start:end]:
            continue  # "d=8, d=16" are labels as they stand
        items = trim(split_list(text[start:end], start))
        gap = text[items[0].end : items[1].start] if len(items) == 2 else ""
        if gap.strip() == "or" and items[0].text.islower():
            continue  # "token positions or token text"
        if len(items) < 2 or not (_all_quoted(items, text) or plausible(items)):
            continue
        items = without_numbers(items, text) if "=" in text else items
        if "→" in text and all(SIDE.fullmatch(item.text) for item in items):
            continue  # "(top → bottom)"
        if best is not None and len(items) == len(best.labels) and text[:start].rstrip().endswith(","):
            continue  # "D,T; A,C": the comma stands inside a label
        if best is None or (len(items), -len(items[0].text)) > (len(best.labels), -len(best.labels[0].text)):
            example = partial is not None and partial.end() <= items[0].start + 2
            kind = "partial" if example or OPEN_END.search(text[start:end]) else "list"
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
    if best is None or (spread is not None and best.kind == "partial" and not apart):
        return spread or best
    if spread is not None and spread.end <= best.start and len(best.labels) < 3 <= len(spread.labels):
        return spread
    return best


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


CLAUSE = rare(
    r"\b(?:is|are|was|were|being|which|where|that|has|have|represents?|indicates?|shows?|ranging|ranges|with|"
    r"respectively|while|each|from)\b|[=]\s*$",
    re.I,
)


CODED = re.compile(
    r"(?<!\w)(?P<code>[A-Z]{1,3})\d{1,2}: (?:(?! and )[^,;:.()]){1,40}"
    r"(?:(?:[,;]|,? and) (?:and )?(?P=code)\d{1,2}: (?:(?! and )[^,;:.()]){1,40})+"
)
"""``R1: Baseline, R2: Reranked``: a code and what it stands for."""
PREFIXED = re.compile(
    rf"{CODED.pattern}|"
    r"(?<!\w)(?P<p>[A-Z]\w{0,11}): [A-Z]\w{0,11}(?:(?:,|,? and) (?P=p): [A-Z]\w{0,11})+(?!\w)"
)
ONE_CODED = re.compile(r"[A-Z]{1,3}\d{1,2}: (?:(?! and )[^,;:.()])+")
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
    return bool(inside) and all(BAND.fullmatch(label.text) for label in listed.labels)


BAND = re.compile(
    r"[^\W\d][^()]{0,40} \([^()]*\d[^()]*\)|"
    rf"(?:[<>≤≥]|under |over |below |above )?\s*{PLAIN}\s?[%\w]{{0,3}}(?:\s*(?:-|–|"
    rf"to)\s*{PLAIN})?\s?[%\w]{{0,3}}\+?"
)


WITH_VALUE = re.compile(
    r"\bvs\.?\s[^()]*\(\s*[-−+~]?\d*\.?\d+%?\s*\)|[^\W\d]\w*\s?[–—→]\s?[^\W\d]\w*\s[-−+]?\d*\.\d+"
)


EACH = re.compile(r"(?:(?:one|a single) (?:per|for|each)|(?:per|for each))\b", re.I)


OF_FIGURE = re.compile(
    r"(?:an?|the|this) (?:\w+ )?(?:matrix|heat ?map|grid|chart|plot|table|figure|image)|lists .*|"
    r"(?:row|column) (?:head(?:er|ing)?s?|labels?|names?) .*", re.I
)
"""What is no label: a kind of figure, or what an axis does."""
VALUED = re.compile(rf"[~≈]?{PLAIN}\s?%?\s*\([^()]*[^\W\d][^()]*\)")
"""``-0.4 (Income)``: a value and its label."""


VALUE_FOR = re.compile(r"(?:but |only |just )*\d[\d.,]*\s?%?\sfor\s")
"""A value and what it is of: ``4 for price, 3 for quality``."""
PART = re.compile(r"\d[\d.]*\s?% (?P<of>[^\W\d].*)")
"""A value and its label: ``30% never, 25% often``, but no ``10% noise, 20% noise``."""
MARKED = re.compile(
    r"[^,;]+ in (?:(?:dark|light|pale|bright) )?(?:red|blue|green|orange|yellow|purple|black|gr[ae]y|"
    r"white|pink|brown|cyan|magenta|teal|navy)$", re.I
)
"""A group and the colour of its mark beside the axis: ``tumours in red``."""
KINDS = re.compile(rf"(?:{SEVERAL}) (?:[a-z-]+ ){{0,3}}[a-z-]+s$")
"""How many there are, of two names: ``three datasets or tasks``."""
COUNTED = re.compile(rf"(?:{SEVERAL}|\d{{1,4}}) [a-z][a-z -]*(?<!s)$")
PLURAL = re.compile(r"[a-z][a-z -]*s")
"""How many things are made of two: ``24 vaccine and dose settings``."""
WORD = re.compile(r"\S{2,}")


DOING = re.compile(r"(?:and )?[a-z]+ing (?:the|an?|its|their|each|how|that) ")
"""What a clause begins with, and no label: ``placing the``."""
LINE_BEGINS = re.compile(r"[^\W\d][\w-]*(?: [^\W\d][\w-]*)? [-−+~]?\d*\.\d+%?")
DECIMAL = re.compile(r"[-−+~]?\d*\.\d+%?")


def _is_decimal(item: Label) -> bool:
    return DECIMAL.fullmatch(item.text) is not None


def plausible(items: list[Label]) -> bool:
    """Whether the items read like labels and not like clauses."""
    if any(map(OF_FIGURE.fullmatch, (item.text for item in items))):
        return False
    if any(WITH_VALUE.search(item.text) for item in items) or all(VALUED.fullmatch(i.text) for i in items):
        return False  # "A-B 0.12, A-C 0.34" are pairs with their values
    if any(LINE_BEGINS.fullmatch(i.text) for i in items) and sum(map(_is_decimal, items)) > 1:
        return False  # "0.2, 0.8, B 0.5, 1.1" are lines of values
    if any(VALUE_FOR.match(item.text) for item in items) or all(MARKED.match(item.text) for item in items):
        return False
    parts = [part["of"].lower() for item in items if (part := PART.match(item.text)) is not None]
    if len(parts) == len(items) and len(set(parts)) == len(parts):
        return False
    if len(items) == 2 and items[1].text.islower() and (
        KINDS.match(items[0].text) or (COUNTED.match(items[0].text) and PLURAL.fullmatch(items[1].text))
    ):
        return False
    if not DOING.match(items[0].text) and any(DOING.match(item.text) for item in items[1:]):
        return False  # "sorted by size, placing the largest on top"
    words = [len(WORD.findall(item.text)) for item in items]
    if EACH.match(items[0].text) and not items[0].text.isupper():
        return False  # "(one per language, in alphabetical order)"
    if words[0] >= 4 and max(words[1:]) <= 2:
        return False  # the first piece is the sentence before the list
    if max(words) > 9 or any(len(item.text) > 80 for item in items):
        return False
    clauses = [CLAUSE.search(IN_BRACKETS.sub("", item.text)) is not None for item in items]
    if any(clause and (k == 0 or " " in items[k].text) for k, clause in enumerate(clauses)):
        return False  # behind others such a word alone is a label: "mat, and while"
    return not all(w > 5 for w in words)


BETWEEN_ITEMS = re.compile(r"[;,/·•|→…“‘„«\"`']|vs")


def _most_items(text: str, start: int, end: int) -> int:
    """More items than this cannot stand in a stretch."""
    return 2 + len(BETWEEN_ITEMS.findall(text, start, end))


BRACKETED = re.compile(r"[(\[]([^()\[\]]{3,4000})[)\]]")
QUOTED_LIST = re.compile(r"`([^`\n]{5,4000})`")
BRACKET_OR_QUOTE = re.compile(r'["`“()\[\]]')
CLAUSE_SIGN = re.compile(r'["`“()\[\].!?:–—]')
SHORT_FORM = re.compile(r"\b(?:e\.g|i\.e|vs|approx|no|fig|dr|st|etc)$", re.I)
NEXT_VERB = rare(r",?\s+and\s+(?:is|are|has|have|carr(?:y|ies)|runs?|ranges?|bears?|stands?)\s", re.I)
FIRST_LABEL = re.compile(r"(?:(?<=[:(]\s)|(?<![\s\S]))(?:at|of|for|with|as) (?=[A-Za-z])")
"""A word that mostly leads to a list, where it can only be the beginning of its first label."""
MOST_READ = 4
"""How many times a text is read in search of its list, but for short ones."""
EACH_READ = 40
"""Characters that a stretch counts for beside its own: each is split, however short it is."""


def _stretches(text: str) -> Iterator[tuple[int, int]]:
    """Stretches that may be a list: after a colon, a verb or in brackets, up to the end of the clause."""
    for bracket in BRACKETED.finditer(text):
        yield bracket.span(1)
    for quoted in QUOTED_LIST.finditer(text):
        if quoted.group(1).count(",") >= 2:
            yield quoted.span(1)
    rest = MOST_READ * len(text) + 8000
    told = end = -1
    verbs = [verb.start() for verb in NEXT_VERB.finditer(text)]
    examples = list(SUCH_AS.finditer(text))
    begins = [example.start() for example in examples]
    quotes = [quoted.span() for quoted in QUOTED.finditer(text)]
    leads = [lead.end() for lead in LIST_LEAD.finditer(text) if not FIRST_LABEL.match(text, lead.start())]
    for start in sorted({0, *leads, *(example.end() for example in examples)}):
        before = bisect_left(quotes, (start, 0)) - 1
        if before >= 0 and start < quotes[before][1]:
            continue
        if start >= end or BRACKET_OR_QUOTE.search(text, told, start):
            end = _clause_end(text, start)
            verb = bisect_left(verbs, start)
            end = min([end, *verbs[verb : verb + 1]])
        told = start
        rest -= end - start + EACH_READ
        if rest < 0:
            break
        following = bisect_right(begins, start)
        stop = min([end, *begins[following : following + 1]])
        if stop - start > 2:
            yield start, stop


def _clause_end(text: str, start: int) -> int:
    """Where the clause that begins at ``start`` ends: at a full stop, a colon, a dash or a bracket."""
    depth, at = 0, start
    while mark := CLAUSE_SIGN.search(text, at):
        sign, k, at = mark.group(), mark.start(), mark.end()
        if sign in '"`“':
            at = max(at, text.find("”" if sign == "“" else sign, at) + 1)
        elif sign in "([":
            depth += 1
        elif sign in ")]":
            if depth == 0:
                return k
            depth -= 1
        elif depth == 0:
            spaced = text[at : at + 1].isspace()
            if sign in ".!?":
                if (spaced or at == len(text)) and not SHORT_FORM.search(text, max(start, k - 8), k):
                    return k
            elif spaced and (sign == ":" or text[max(k - 1, 0)].isspace()):
                return k
    return len(text)
