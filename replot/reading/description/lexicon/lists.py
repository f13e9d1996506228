"""Lists of labels: written out, quoted, bracketed, or as a range."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from functools import lru_cache

from replot.reading.description.lexicon.labels import Label, LabelList
from replot.reading.description.lexicon.numbers import PLAIN, count_word
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.ranges import UNIT, _number, expand_range
from replot.reading.description.limits import current, too_many

__all__ = ["claimed_count", "find_labels", "plausible", "split_list", "tidy", "top_level"]
QUOTES = "\"“”„«»`'‘’"
QUOTED = rare(r"[\"“„«`]([^\"“”„«»`\n]{1,160})[\"”»`]|(?<![\w])['‘]([^'‘’\n]{1,80})['’](?!\w)")
GLOSS = re.compile(
    r"\s*[(\[](?:[^()\[\]]*\b(?:top|bottom|left|right|leftmost|rightmost|first|last|upper|lower|topmost|"
    r"middle|"
    r"lightest|darkest|highest|lowest|row|column|default|baseline only|far left|far right|centre|center|"
    r"downwards|upwards)\b[^()\[\]]*)[)\]]\s*$",
    re.I,
)
LONG_ASIDE = re.compile(r"\s*\((?:[^\s()]+\s+){4,}[^\s()]+\)\s*$")
POSITION = rare(
    r"\s+(?:at|in|on) the (?:very )?(?:far )?(?:top|bottom|left|right|foot|head|first|last|upper|"
    r"lower)\b.*$"
    r"|(?<=[a-z]) (?:first|last)$|\s+in (?:that|this|the same) order(?: \w+ \w+)?$"
    r"|\s+(?:on|at) (?:top|bottom)$|,?\s*(?:from )?(?:top to bottom|left to right|bottom to top)$|"
    r"\s+(?:on|at|along) (?:either|each|both) (?:side|axis|axes)$",
    re.I,
)
NO_LABEL = re.compile(
    r"(?:(?:listed|given|ordered|arranged|reading|read|going|shown) )?(?:from|in|"
    r"starting) (?:the )?(?:top|left|bottom|right|order|this order|"
    r"that order)\b.*|(?:at |on |in |from )?the (?:top|bottom|left|right|far left|far right)(?: \w+)?|"
    r"(?:along|across|on|at|in) the .*|on (?:both|each|either)(?: \w+)?|rotated .*|left|right|labell?ed|"
    r"lists?|shows?|reads?|"
    r"(?:all |the |with )?(?:values?|numbers?|scores?) (?:in|are|given|as) .*|(?:given|expressed|"
    r"stated) (?:in|as) .*|"
    r"ticks?(?: labels?)?|ax[ie]s|categories|rows?|columns?|"
    r"(?:the )?order|(?:downwards?|rightwards?|upwards?|top down|respectively|etc\.?|in order|and so on|"
    r"\.{3}|…)",
    re.I,
)
LEAD_WORD = re.compile(
    r"^(?:and|or|then|finally|first|to|the values?|plus|as well as|followed by|lastly)\s+", re.I
)
TRAIL = re.compile(r"(?:[\s.;:,!]|\s[-–—])+$")
ABBREVIATED = re.compile(r"\.\w\.$|\b[A-Z]\.$|\betc\.$")


@lru_cache(maxsize=1 << 13)
def tidy(label: str) -> str:
    """A label without its quotes, its position in words and loose punctuation."""
    text = label.strip()
    text = LEAD_WORD.sub("", text).strip()
    text = GLOSS.sub("", text)
    if aside := LONG_ASIDE.search(text):
        text = text[: aside.start()]
    text = POSITION.sub("", text).strip()
    if len(text) > 1:
        text = text.rstrip(" ,;:") if text[-1] == "." and ABBREVIATED.search(text) else TRAIL.sub("", text)
    while len(text) > 1 and text[0] in QUOTES and text[-1] in QUOTES:
        text = text[1:-1].strip()
        text = text.rstrip(",.") if len(text) > 1 else text
    if text.startswith(('"', "“", "`")) and text.count(text[0]) == 1:
        text = text[1:]
    if text.endswith(('"', "”", "`")) and text.count(text[-1]) == 1:
        text = text[:-1]
    return text.strip()


MARKS = {sign: re.compile(rf'["`“(\[{{)\]}}{sign}]') for sign in (";", ",", "")}
GROUP_OF_THREE = re.compile(r",\d{3}(?!\d)")
SHORT_GROUP = re.compile(r".*,\d{1,2}(?:,|$)")


def top_level(text: str, separator: str) -> list[tuple[int, int]]:
    """Stretches between separators that stand outside quotes and brackets."""
    depth, start, at = 0, 0, 0
    out: list[tuple[int, int]] = []
    while mark := MARKS[separator].search(text, at):
        sign, k, at = mark.group(), mark.start(), mark.end()
        if sign in '"`“':
            at = max(at, text.find("”" if sign == "“" else sign, at) + 1)
        elif sign in "([{":
            depth += 1
        elif sign in ")]}":
            depth = max(0, depth - 1)
        elif depth == 0 and not _in_number(text, k):
            out.append((start, k))
            start = at
    out.append((start, len(text)))
    return out


def _in_number(text: str, comma: int) -> bool:
    """Whether a comma groups the digits of a number."""
    return (
        text[comma - 1 : comma].isdigit()
        and GROUP_OF_THREE.match(text, comma) is not None
        and not SHORT_GROUP.match(text[comma : comma + 30])
    )


OPENING, CLOSING = "[{(", "]})"
CLOSED_BEFORE_END = re.compile(r"[\])}].*[\[({]")
IN_BRACKETS = re.compile(r"\([^()]*\)")
BETWEEN_QUOTED = re.compile(
    r"\b(?:and|or|then|to|the|finally|followed by|from|at|through|on|top|bottom|left|right|via|"
    r"over|up|down)\b|[\s,;/|&.…\-–—→]"
)
LEADING_CONJUNCTION = re.compile(r"\s*(?:and|or|&|then)\s+")
CONJUNCTION = rare(r",?\s+(?:and|or|&)\s+(?:finally\s+|then\s+)?|,?\s+then\s+|\s+followed by\s+", re.I)
SLASHES = rare(r"\s+/\s+|\s+[·•|]\s+|\s*\|\s*|\s+→\s+|\s+(?:…|vs\.?)\s+")


OPEN_END = re.compile(
    r",?\s+(?:and|or|among|plus)\s+(?:(?:many|several|some|\w+ty) )?(?:others|other \w+|more|"
    r"so (?:on|forth)|the like)\b(?!\s*[:(]).*$|,?\s+etc\b.*$",
    re.S,
)
"""Words that say that a list goes on: ``A, B and others``."""
AFTER_QUOTED = re.compile(
    r"\s*;|[,;]?\s+(?:in order|arranged|listed|sorted|ordered|also|in (?:the|this|that)|from|which|with|"
    r"while|each|at|on|along|that|denot\w+|represent\w+|show\w+)\b",
    re.I,
)


KIND_BEFORE = re.compile(r"(?:the )?[a-z]+(?: [a-z]+){0,2}s (?=[\"“`])")


def split_list(text: str, base: int = 0) -> list[Label]:
    """The items of a written list, in order.

    The separator is the strongest that occurs: semicolons, then commas with a final *and*, then
    spaced slashes, bars or dots. What stands in quotes or brackets is never split.
    """
    stripped = text.strip()
    base += text.find(stripped) if stripped else 0
    text = stripped
    if len(text) > 1 and text[0] in OPENING and text[-1] in CLOSING:
        inner = text[1:-1]
        if not CLOSED_BEFORE_END.search(inner):
            text, base = inner, base + 1
    if goes_on := OPEN_END.search(text):
        text = text[: goes_on.start()]
    quoted = list(QUOTED.finditer(text))
    if len(quoted) >= 2:
        if text.startswith(quoted[0].group()) and (more := AFTER_QUOTED.match(text, quoted[-1].end())):
            text = text[: more.start()]
        lead = KIND_BEFORE.match(text) if quoted[0].start() else None  # "tokens "a", "b""
        rest = QUOTED.sub("", text[lead.end() :] if lead else text)
        if not BETWEEN_QUOTED.sub("", IN_BRACKETS.sub("", rest)):
            return [Label(tidy(m.group(0)), base + m.start(), base + m.end()) for m in quoted]
    for separators in (";", ","):
        pieces = top_level(text, separators)
        if len(pieces) > 1 and separators == ";":
            commas = [len(top_level(text[a:b], ",")) - 1 for a, b in pieces]
            if commas[0] >= 2 or (commas[0] and not any(commas[1:])):
                text = text[: pieces[0][1]]  # the list ends where the next clause begins
                continue
        if len(pieces) > 1:
            break
    else:
        pieces = []
        start = 0
        for match in SLASHES.finditer(text):
            pieces.append((start, match.start()))
            start = match.end()
        pieces.append((start, len(text)))
    while len(pieces) > 1 and NO_LABEL.fullmatch(tidy(text[pieces[-1][0] : pieces[-1][1]]) or "in order"):
        pieces.pop()
    out: list[Label] = []
    for k, (a, b) in enumerate(pieces):
        part = text[a:b]
        stretches = [(a, b)]
        if k == len(pieces) - 1 or len(pieces) == 1:
            lead = LEADING_CONJUNCTION.match(part)
            inside = None if lead else CONJUNCTION.search(part)
            if inside and not _inside_brackets(part, inside.start()):
                stretches = [(a, a + inside.start()), (a + inside.end(), b)]
        for c, d in stretches:
            label = tidy(text[c:d])
            if label and (d, text[d : d + 1]) == (b, ",") and text[c:d].endswith("."):
                label = f"{label.rstrip('.')}."  # "Com., Arch., Tech": the stop is part of the label
            if (
                len(out) == 0
                and (number := FIRST_NUMBER.fullmatch(label))
                and NUMERIC_ITEM.match(text, min(b + 1, len(text)))
            ):
                label = number.group(1)  # "the even numbers 4, 6, 8"
                c += number.start(1)
            if label and not NO_LABEL.fullmatch(label):
                lead_space = len(text[c:d]) - len(text[c:d].lstrip())
                out.append(Label(label, base + c + lead_space, base + d))
    return out


FIRST_NUMBER = re.compile(rf"(?:[A-Za-z][A-Za-z,'-]*\s+){{1,8}}({PLAIN}[%kKM]?(?:\s[a-zA-Zµ°/]{{1,4}})?)")
NUMERIC_ITEM = re.compile(rf"\s*{PLAIN}[%kKM]?\s*(?:,|;|and\b|$)")


def _inside_brackets(text: str, at: int) -> bool:
    return text.count("(", 0, at) > text.count(")", 0, at)


COUNT = re.compile(
    r"\b(?P<n>\d{1,6}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|"
    r"fifteen|"
    r"sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty)\s+(?:(?!and\b|to\b|is\b|are\b|"
    r"hold\b|have\b|has\b|were\b|from\b|with\b|in\b)[\w'-]+\s+){0,3}?"
    r"(?!(?:is|was|has|does|as|its|this|us|thus|yes|plus|minus|versus|across|is)\b)(?P<what>rows?|columns?|categories|labels?|ticks?|values?|items?|types?|classes|topics?|tasks?|"
    r"models?|datasets?|"
    r"methods?|groups?|levels?|layers?|heads?|genes?|samples?|months?|years?|days?|points?|entries|"
    r"names?|metrics?|"
    r"languages?|domains?|features?|variables?|subjects?|benchmarks?|settings?|sizes?|conditions?|LLMs?|"
    r"systems?|"
    r"transcripts?|intents?|tokens?|squares?|tick marks?|discrete \w+|agents?|tools?|regions?|countries|"
    r"questions?|"
    r"parameters?|scenarios?|steps?|positions?|configurations?|stages?|skills?|[a-z]{3,}s)\b",
    re.I,
)


def claimed_count(text: str) -> tuple[int, int, int] | None:
    """``lists 22 topics``: the number that is claimed, with its place."""
    for match in COUNT.finditer(text):
        n = count_word(match.group("n"))
        if n is not None and n >= 1:
            return n, match.start(), match.end()
    return None


LIST_LEAD = re.compile(
    r"(?:\b(?:values?|numbers|integers|years|labels?|labell?ed|ticks?(?: labels?| marks?)?|categories|"
    r"classes|listing|lists?|listed|reads?|read|are|is|have|has|from|namely|"
    r"includ(?:e|es|ing)|marked(?: at| with)?|at|of|as|shows?|showing|displays?|with|for|order|columns?|"
    r"rows?|named|"
    r"tick labels (?:read|are)|(?:from )?(?:top to bottom|left to right|bottom to top|the top|the left|"
    r"top down|the bottom)|"
    r"downwards?|rightwards?|in order|numbered|follows|the following)\b\s*[:,]?|:(?![^\W\d])|[=(\[]|,(?!\d)|"
    r"(?<=\s)[–—-](?=\s))\s*",
    re.I,
)
SUCH_AS = rare(
    r"\b(?:such as|including|include|includes|e\.g\.,?|for example,?|for instance,?|like)\s+", re.I
)


EXAMPLE = re.compile(r"e\.g\.?|i\.e\.?|such as|including|like", re.I)
FIGURE = re.compile(PLAIN)
WITH_UNIT = re.compile(rf"{PLAIN}(?:\s?[%\w°µ]{{1,3}})?")
WITH_LAST_UNIT = re.compile(rf"({WITH_UNIT.pattern})\s+(?:[^\W\d]|[°µ%])[\w/%°]*")
GLOSSED_NUMBER = re.compile(rf"({PLAIN})\s*\([A-Za-z][^()]*\)")
NUMERIC = re.compile(rf"{PLAIN}\s?\w{{0,3}}%?")


BASELINE = re.compile(
    r"(?:control|ctrl|none|base(?:line)?|off|wt|vehicle|full|all|raw|default|untreated|mock|dmso|placebo|before|pre|"
    r"start|zero|no \w+)",
    re.I,
)
"""Names that stand before the numbers of an axis and belong to it."""


KIND = re.compile(r"(?:the )?(?:[a-z]+ )?[a-z]+s (?=[A-Z])")
"""What a list is of, before its first item: ``the rooms Foyer, Hall, Garden``."""


DIGITS = re.compile(r"\d+")
CODE = re.compile(r"[A-Za-z]{1,3}\d+")
"""Labels of one make, as behind ``the versions v1, v2, v3``."""


def _trim(items: list[Label]) -> list[Label]:
    """Without words before the list: ``the ticks read 1e-5``, ``two factors``."""
    while len(items) > 2 and EXAMPLE.fullmatch(items[0].text):
        items = items[1:]
    if len(items) > 1 and (such := SUCH_AS.match(items[1].text)):
        first = items[1]  # "several crops, such as wheat and rye"
        items = [Label(first.text[such.end() :], first.start + such.end(), first.end), *items[2:]]
    if len(items) > 1 and (kind := KIND_BEFORE.match(items[0].text)):
        name = items[0].text[kind.end() :]
        if all(_shape(item.text) == _shape(name) for item in items[1:]):  # "quarter Q1, Q2", "ages 0-4, 5-9"
            first = items[0]
            items = [Label(name, first.start + kind.end(), first.end), *items[1:]]
    while len(items) > 2 and (claimed_count(items[0].text) or ())[1:] == (0, len(items[0].text)):
        items = items[1:]
    if len(items) > 2:
        # "0.5, 1 and 2 µM": the unit stands once
        tail = WITH_LAST_UNIT.fullmatch(items[-1].text)
        if (
            tail
            and all(WITH_UNIT.fullmatch(item.text) for item in items[:-1])
            and FIGURE.sub("", items[-1].text) != FIGURE.sub("", items[0].text)
        ):
            bare = FIGURE.match(items[-1].text)
            keep = bare.group(0) if bare and not FIGURE.sub("", items[0].text).strip() else tail.group(1)
            items = [*items[:-1], Label(keep, items[-1].start, items[-1].start + len(keep))]
    glossed = GLOSSED_NUMBER.fullmatch(items[-1].text) if len(items) > 2 else None
    if glossed and all(FIGURE.fullmatch(item.text) for item in items[:-1]):
        last = items[-1]  # "0.1, 0.5, 1.0 (temperature)"
        items = [*items[:-1], Label(glossed.group(1), last.start, last.start + len(glossed.group(1)))]
    if len(items) > 1 and " " in items[0].text:
        code = items[0].text.rsplit(" ", 1)[1]
        shapes = {DIGITS.sub("0", item.text) for item in items[1:]}
        if shapes == {DIGITS.sub("0", code)} and CODE.fullmatch(code):
            items = [Label(code, items[0].end - len(code), items[0].end), *items[1:]]
    kind = KIND.match(items[0].text) if len(items) > 1 else None
    if kind and not any(item.text[0].islower() for item in items[1:]):
        items = [Label(items[0].text[kind.end() :], items[0].start + kind.end(), items[0].end), *items[1:]]
    numeric = [bool(NUMERIC.fullmatch(item.text)) for item in items]
    if sum(numeric) >= 2 and sum(numeric) >= len(items) - 2:
        while items and not numeric[0]:
            tail = FIRST_NUMBER.fullmatch(items[0].text)
            if tail and numeric[1]:
                return [Label(tail.group(1), items[0].end - len(tail.group(1)), items[0].end), *items[1:]]
            if BASELINE.fullmatch(items[0].text):
                break  # "control, 6 h, 12 h"
            items, numeric = items[1:], numeric[1:]
    return items


KIND_BEFORE = re.compile(r"[a-z]+ (?=[A-Z]*\d\S*$)")
"""What is listed, before the first label: a word in small letters before one with digits."""


def _shape(label: str) -> str:
    """A label with all letters and all numbers alike: ``Q1`` as ``Q12``."""
    return re.sub(r"\d+(?:[.,]\d+)*", "0", label)


ELLIPSIS = rare(
    rf"({PLAIN}){UNIT},\s*({PLAIN}){UNIT},?(?:\s*{PLAIN}{UNIT},){{0,4}}\s*(?:\.{{3}}|…),?\s*({PLAIN})({UNIT})"
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
    most = current.get().categories
    if len(text) < LONGEST_REMEMBERED:
        return _remembered(text, count, most)
    signs = max(text.count(sign) for sign in ",;/|")
    if signs > 2 * most:
        raise too_many("labels in one list", signs, "categories")
    return _find_labels(text, count)


LONGEST_REMEMBERED = 2000


@lru_cache(maxsize=1 << 12)
def _remembered(text: str, count: int | None, most: int) -> LabelList | None:
    return _find_labels(text, count)


def _find_labels(text: str, count: int | None) -> LabelList | None:
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
        items = [Label(m[0], m.start(), m.end()) for m in ONE_PREFIXED.finditer(text, *prefixed.span())]
        return LabelList(tuple(items), "list", prefixed.start(), prefixed.end(), count)
    best: LabelList | None = None
    for start, end in _stretches(text):
        if best is not None and _most_items(text, start, end) < len(best.labels):
            continue
        if start and text[start - 1] == "=" and "=" in text[start:end]:
            continue  # "d=8, d=16" are labels as they stand
        items = _trim(split_list(text[start:end], start))
        if len(items) < 2 or not (_all_quoted(items, text) or plausible(items)):
            continue
        if best is not None and len(items) == len(best.labels) and text[:start].rstrip().endswith(","):
            continue  # "D,T; A,C": the comma stands inside a label
        if best is None or (len(items), -len(items[0].text)) > (len(best.labels), -len(best.labels[0].text)):
            example = partial is not None and partial.end() <= items[0].start + 2
            kind = "partial" if example or OPEN_END.search(text[start:end]) else "list"
            best = LabelList(tuple(items), kind, start, end, count)
    spread = expand_range(QUOTED_NUMBER.sub(" ", text) if "`" in text or '"' in text else text, count)
    if (
        best is not None
        and spread is not None
        and spread.start < best.end
        and spread.end > best.start
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


CLAUSE = rare(
    r"\b(?:is|are|was|were|which|where|that|has|have|represents?|indicates?|shows?|ranging|ranges|with|"
    r"respectively|while|each|from)\b|[=]\s*$",
    re.I,
)


PREFIXED = re.compile(
    r"(?<!\w)(?P<p>[A-Z]\w{0,11}): [A-Z]\w{0,11}(?:(?:,|,? and) (?P=p): [A-Z]\w{0,11})+(?!\w)"
)
ONE_PREFIXED = re.compile(r"\w+: \w+")
"""Labels that hold a colon: ``L: A, L: B and L: C``."""
QUOTED_NUMBER = re.compile(r"[`\"“](?=[-−+]?\d[\d.]*[`\"”])|(?<=\d)[`\"”]")
"""The marks around a number: ``from `0` to `30` ``."""


def _all_quoted(items: list[Label], text: str) -> bool:
    """Whether every item stands in quotation marks: then it is a label, whatever its words."""
    return all(text[item.start : item.start + 1] in QUOTES for item in items)


def _bands(listed: LabelList, spread: LabelList) -> bool:
    """Whether a range is only one item of a list of bands: ``18-34, 35-54 and 55+``."""
    inside = [label for label in listed.labels if label.start <= spread.start and spread.end <= label.end]
    return bool(inside) and all(BAND.fullmatch(label.text) for label in listed.labels)


BAND = re.compile(
    rf"(?:[<>≤≥]|under |over |below |above )?\s*{PLAIN}\s?[%\w]{{0,3}}(?:\s*(?:-|–|"
    rf"to)\s*{PLAIN})?\s?[%\w]{{0,3}}\+?"
)


WITH_VALUE = re.compile(r"[^\W\d]\w*\s?[–—→]\s?[^\W\d]\w*\s[-−+]?\d*\.\d+")


def plausible(items: list[Label]) -> bool:
    """Whether the items read like labels and not like clauses."""
    if any(WITH_VALUE.search(item.text) for item in items):
        return False  # "A-B 0.12, A-C 0.34" are pairs with their values
    words = [len(item.text.split()) for item in items]
    if words[0] >= 4 and max(words[1:]) <= 2:
        return False  # the first piece is the sentence before the list
    if max(words) > 9 or any(len(item.text) > 80 for item in items):
        return False
    return not any(CLAUSE.search(IN_BRACKETS.sub("", item.text)) for item in items) and not all(
        w > 5 for w in words
    )


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
    quotes = [quoted.span() for quoted in QUOTED.finditer(text)]
    leads = [lead.end() for lead in LIST_LEAD.finditer(text) if not FIRST_LABEL.match(text, lead.start())]
    for start in sorted({0, *leads, *(example.end() for example in examples)}):
        if any(a < start < b for a, b in quotes):
            continue
        if start >= end or BRACKET_OR_QUOTE.search(text, told, start):
            end = _clause_end(text, start)
            verb = bisect_left(verbs, start)
            end = min([end, *verbs[verb : verb + 1]])
        told = start
        rest -= end - start
        if rest < 0:
            break
        example = next((m for m in examples if start < m.start() < end), None)
        stop = example.start() if example else end
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
