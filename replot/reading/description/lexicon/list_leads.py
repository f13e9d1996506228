"""Words around the labels of a list: what leads to it, and what sticks to its first or last label."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import IRREGULAR, count_word
from replot.reading.description.lexicon.labels import Label
from replot.reading.description.lexicon.list_remarks import without_ends
from replot.reading.description.lexicon.lists import FIRST_NUMBER, claimed_count
from replot.reading.description.lexicon.mixed_ranges import with_ranges_apart
from replot.reading.description.lexicon.numbers import PLAIN
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.shared_ends import FIGURE, with_unit_once, without_shared_end

__all__ = ["LIST_LEAD", "ONLY_KIND", "SUCH_AS", "trim", "without_opening"]

LIST_LEAD = re.compile(
    r"(?:\b(?:values?|numbers|integers|years|labels?|labell?ed|tags?|tagged|ticks?(?: labels?| marks?)?|"
    r"categories|classes|listing|lists?|listed|reads?|read|are|is|have|has|from|namely|"
    r"includ(?:e|es|ing)|cover(?:s|ing)|compris(?:es|ing)|(?:runs?|running|goes|going|spans?|extends?|ranges?|"
    r"moves?) (?:through|over|across|along)|through(?= the )|marked(?: at| with)?|"
    r"at|of|as|shows?|showing|displays?|represents?|denotes?|with|for|order|"
    r"carr(?:y|ies|ying)|holds?|holding|contains|bears|headed|titled|called|captioned|"
    r"columns?(?! \d{1,3},? (?:and )?column \d)|rows?(?! \d{1,3},? (?:and )?row \d)|named|"
    r"tick labels (?:read|are)|correspond(?:s|ing)? to|(?:divided|split|broken down|grouped) into|"
    r"(?:from )?(?:top to bottom|left to right|bottom to top|the top|the left|"
    r"top down|bottom up|the bottom)|"
    r"downwards?|rightwards?|in order|numbered|follows|the following|either|"
    r"one of)\b\s*[:,]?|(?<!\d):(?![^\W\d])|"
    r":(?=\s)|[=(]|\[(?![A-Z]{2,6}\])|,(?!\d)|"
    r"(?<=\s)[–—-](?=\s))\s*",
    re.I,
)
SUCH_AS = rare(
    r"\b(?:such as|including|include|includes|e\.g\.,?|for example,?|for instance,?|like)\s+", re.I
)

OPENING = re.compile(
    r"(?:[^:]*\b(?:heat ?map|matrix|figure|chart|plot|in (?:the )?(?:rows|columns))\b[^:]*:\s++|"
    r"(?:the |each |all )?(?!cell #?\d)(?:cells?|values|numbers|entries|annotations|tiles)\b[^:]*:\s++|"
    r"(?:the )?(?:(?:mean|average|median|total) )?(?:number|count|share|amount|percentage|frequency)s? of "
    r"[^:;,.\d]{2,40}:\s++(?=[^:;,.]{1,40}:\s))+",
    re.I,
)
"""What opens a text or a list, and is no key: ``Here are the numbers for the heatmap: Ayr has 3``."""


TURNS = re.compile(
    r"\W*(?:(?:looking|turning|going|moving|coming|zooming|judging|based|according|compared|considering|given|"
    r"reading|starting|beginning|ending|finishing)\b(?: [\w'’-]+){1,8}|"
    r"(?:(?:right|just|further|all the way) )?(?:at|on|in|to) the (?:very |far )?(?:top|bottom|left|"
    r"right|middle|cent(?:er|re))"
    r"(?: (?:end|edge|side|row|line)){0,2}(?: (?:of|in) the [a-z-]+)?|"
    r"(?:(?:right|just|further|one|directly) )*(?:below|beneath|underneath|above|down|up)"
    r"(?: (?:it|that|this|them|the list|the side|again))?|"
    r"(?:interestingly|notably|remarkably|surprisingly|overall|in (?:general|total|summary)))"
    r",\s+(?=[^\W\d_])",
    re.I,
)
"""``Looking at the seasonal heatmap,``: what a sentence begins with before it comes to a name."""


def without_opening(source: str) -> str:
    """A text without the words that lead to its lines of keys and values."""
    opening = OPENING.match(source)
    source = source if opening is None else source[opening.end() :]
    turns = TURNS.match(source)
    return source if turns is None else source[turns.end() :]


LABELLED = re.compile(
    r"(?:labell?ed|tagged|marked|denoted|named)(?: as| with| by)?\s+(?=[\"“`'‘]?[\w$])", re.I
)
"""``the documents used, labeled as 1-Doc, 2-Doc``."""
EXAMPLE = re.compile(r"e\.g\.?|i\.e\.?|such as|including|like|in other words|that is", re.I)
THAT_IS = re.compile(r"(?:i\. ?e\.|viz\.|namely|that is|so):? (?=\S)", re.I)
WAY = re.compile(r"(?<=[\w)\"”%]) (?:down|up|right|left)wards$", re.I)
"""The way that a list goes, behind its last label."""
DIRECTION = re.compile(r"(?:from )?(?:left|right|top|bottom) to (?:left|right|top|bottom)", re.I)
PLACED = re.compile(
    r"(?<=[\w)\"”'’`]) (?:(?:on|at) (?:the )?(?:very )?(?:top|bottom)|below|underneath|"
    r"on the (?:left|right))$"
)
"""Where a label stands: ``X1 on top and X2 below``."""
IN_FIGURE = re.compile(
    r"(?<=\S) (?:of|in|on) (?:this|the) (?:[a-z-]+ ){0,2}?(?:heat ?map|figure|matrix)\b.*$", re.I
)
"""``2020 in this heatmap of rain``: where the last label of a list stands."""
FOR_WHAT = re.compile(rf"({PLAIN}) (?:for|in|on|of) (?:both|each|all|every)\b.*")
GLOSSED_NUMBER = re.compile(rf"({PLAIN})\s*\([A-Za-z][^()]*\)")
PREPOSITION = re.compile(
    r"(?:(?:in|for|across|so,?|that is,?|that means|meaning|i\.e\.,?|in other words,?)|"
    r"(?:ordered|arranged|listed|sorted)(?! (?:by|from|in|as|with|so|[a-z]+ly)\b)|"
    r"(?:we|you|one) (?:can )?(?:find|see|have|read|get)|(?:run|stand|come|sit|lie|"
    r"appear)s?"
    r"(?= [A-Z\d\"“])|(?:it|that|there|they)(?:['’](?:s|re)| is| are| goes| go| reads?| runs?)) (?=\S)"
)
"""What leads to a list: ``it goes zone A, zone B``, ``the seasons, so winter, spring``."""
GLOSSED_CODE = re.compile(
    r"(?P<kind>(?:[A-Za-z]+ )?(?:categories|values|classes|codes|levels) )?"
    rf"(?P<code>{PLAIN})\s*\([A-Za-z][^()]*\)"
)
"""``Binary categories 0 (absent)``, ``1 (present)``: numbers that stand for something."""
GLOSSED_LAST = re.compile(r"([^()]*\w)\s*\([a-z][a-z -]{2,24}\)")
MEASURED_LAST = re.compile(
    r"([^()]*\w)\s*\([^()]*\b(?:kappa|tau|rho|alpha|correlation|coefficient|distance|similarity|index|score|"
    r"rate|values?|percent)\)"
)
"""What is measured, behind the last label: ``R1, R2 and R3 (Cohen's kappa)``."""
INTERVAL = re.compile(rf"[<>≤≥]?\s?{PLAIN}(?:\s?[-–]\s?{PLAIN}|\+)?\s?\w{{0,3}}%?\+?")
INTERVALS_OF = re.compile(r"(?:the )?(?:[A-Za-z][a-z]+ ){1,3}(?=[<>≤≥]\s?\d\S*$|\d\S*\s?[-–+]\S*$)")
"""What is parted into intervals, before the first of them."""
NUMERIC = re.compile(rf"{PLAIN}\s?\w{{0,3}}%?")


BASELINE = re.compile(
    r"(?:control|ctrl|none|base(?:line)?|off|wt|vehicle|full|all|raw|default|untreated|mock|dmso|placebo|before|pre|"
    r"start|zero|no \w+)",
    re.I,
)
"""Names that stand before the numbers of an axis and belong to it."""
ONE_WORD = re.compile(r"[^\W\d_][\w-]*")
MEASURED = re.compile(rf"{PLAIN}\s?[^\W\d]\w*")
"""A number with its unit."""


MEASURED_ONES = re.compile(
    r"(?P<lead>(?:[^\d]*\s)?(?:at|for|after|in|with|of) )?"
    rf"(?P<label>{PLAIN}\s?(?P<unit>[^\W\d][\w/]*|°[CF]|%))"
    r"(?P<of> of (?:the )?[a-z][a-z -]*)?"
)
"""``after 6 h of drought``: a number with its unit, among others in the same unit."""
SHORT_CODE = re.compile(r"[A-Z]{2,4}")
KIND = re.compile(rf"(?:[Tt]he )?(?:[a-z]+ )?(?:(?:[a-z]+|[A-Z]{{2,4}})s|{IRREGULAR}) (?=[A-Z])")
"""What a list is of, before its first item: ``the rooms Foyer, Hall, Garden``."""
SMALL_KIND = re.compile(
    r"(?:the (?:(?:[a-z]+|[A-Z][A-Za-z]+) )?[a-z]+s|(?:the )?(?:models|tasks|datasets|methods|classes|"
    r"groups|languages|domains|"
    r"tokens|words|layers|variables|features|metrics|regions|cities|species|labels|categories|types|"
    r"levels|positions|experts|stages|states|roles|topics|emotions|intents|agents|strategies|benchmarks|"
    r"conditions|treatments|materials|seasons|rooms|teams|genres|sectors|products)) (?=[a-z])"
)
"""The same, where the items are written small: ``the domains code, law and news``."""
MORE_WORDS = 1
"""So many more words may the first label of a list have than the longest of the others."""
OF_FIGURE = re.compile(
    r"(?:(?:an?|the) )?(?:[\w-]+ ){0,4}(?:heat ?map|matrix|figure|plot|chart|image)", re.I
)
"""What is described, before a list: ``Confusion matrix heatmap, classes elm, oak``."""
FIGURE_OF = re.compile(
    r"(?:an? |the |this )?(?:[\w-]+ ){0,3}?(?:heat ?map|matrix|figure|plot|chart|image) "
    r"(?:for|of|with|showing|shows|over|comparing|compares) (?=\S)",
    re.I,
)
"""``A heatmap for models S``, before the other models."""
RELATED = re.compile(
    r"(?:[a-z][\w-]* )*(?:between|among|amongst|of|for|across|in|at|from) (?:the )?(?:[a-z]+s )?(?=[A-Z])"
)
"""What is told of the things listed: ``correlation between Heart Rate, Mean Pressure``."""


THE_KIND = re.compile(rf"the (?:[a-z]+ )?(?:[a-z]+s|{IRREGULAR}) (?=\S)")
"""What a list is of, whatever its items look like: ``the topics virology, nutrition``."""


ONLY_KIND = re.compile(
    r"(?:[Tt]he|[Tt]hese|[Oo]ur) (?:[A-Za-z][a-z]+ )?(?:[a-z]+s|input|output|sentence|text|query|translation)"
)
"""``The variables`` of ``The variables, Temp, Hum and Wind,``."""
TOLD_ORDER = re.compile(r"(?:from )?[a-z]+ to [a-z]+|[a-z]+est(?: first)?")
FROM_TO = re.compile(r"from [a-z]+ to [a-z]+")
"""How the labels before it go on: ``10, 20, 30, shallow to deep``, ``light, dark, from mild to strong``."""
DIGITS = re.compile(r"\d+")
CODE = re.compile(r"[A-Za-z]{1,3}\d+")
"""Labels of one make, as behind ``the versions v1, v2, v3``."""


BEYOND = re.compile(
    r"^(?:an?|the|one) (?:[\w-]+ ){0,4}(?:colou?r[- ]?(?:bar|scale|map|key)|legend|scale)$|"
    r"^(?:shown|drawn|displayed|plotted|presented) (?:as|in|by) .*$|"
    r"\s(?:against|versus|across|over) (?:various|different|several|all|multiple) [a-z ]+$",
    re.I,
)
"""What a sentence turns to behind the last label: ``A, B and a colour bar``, ``B against all years``."""


def _measured(items: list[Label]) -> list[Label]:
    """Numbers in one unit without the words around them: ``at 6 h and 24 h of drought``."""
    found = [MEASURED_ONES.fullmatch(item.text) for item in items]
    first, last = (found[0], found[-1]) if len(found) > 1 else (None, None)
    if first is None or last is None or None in found:
        return items
    inner = [one for one in found[1:] if one is not None and one["lead"]] or [
        one for one in found[:-1] if one is not None and one["of"]
    ]
    units = {one["unit"] for one in found if one is not None}
    if inner or len(units) > 1 or not (first["lead"] or last["of"]):
        return items
    return [
        Label(one["label"], item.start + one.start("label"), item.start + one.end("label"))
        for item, one in zip(items, found, strict=True)
        if one is not None
    ]


def _parted(last: Label) -> list[Label]:
    """``A and B`` as two labels, where the list went on behind it."""
    first, joint, second = last.text.partition(" and ")
    if not joint:
        return [last]
    at = last.start + len(first) + len(joint)
    return [Label(first, last.start, last.start + len(first)), Label(second, at, last.end)]


def _tells_order(items: list[Label]) -> bool:
    """Whether the last of some items only says how the others go on, be they numbers or words."""
    *others, last = (item.text for item in items)
    pattern = TOLD_ORDER if all(map(NUMERIC.fullmatch, others)) else FROM_TO
    return pattern.fullmatch(last) is not None and not any(" to " in other for other in others)


def _tells_place(items: list[Label]) -> bool:
    """Whether the last of some items only says where one of the others stands: ``with 100 at the bottom``."""
    *others, last = (item.text for item in items)
    placed = PLACED.search(last)
    name = (last if placed is None else last[: placed.start()]).removeprefix("with ").strip("\"“”`")
    return name != last and name in others


def _names_codes(first: str, others: list[str]) -> bool:
    """Whether the first of some items names the codes behind it, by their letter: ``weeks, W1, W2``."""
    letter, word = others[0][:1].lower(), first.removeprefix("the ").partition(" ")[0]
    alike = {DIGITS.sub("0", other) for other in others}
    return (
        len(alike) == 1
        and all(map(CODE.fullmatch, others))
        and word[:1] == letter
        and word.endswith("s")
        and DIGITS.search(first) is None
        and BASELINE.fullmatch(first) is None
    )


THE_ONE = re.compile(r"the [a-z][\w-]*(?: [a-z][\w-]*){0,3}")


def _is_the_kind(first: str, others: list[str]) -> bool:
    """Whether the first of some items says what the others are, with capitals: ``the month, Jan, Feb``."""
    return THE_ONE.fullmatch(first) is not None and not any(other[:1].islower() for other in others)


def trim(items: list[Label]) -> list[Label]:
    """Without words before the list: ``the ticks read 1e-5``, ``two factors``."""
    while len(items) > 2 and (EXAMPLE.fullmatch(items[0].text) or DIRECTION.fullmatch(items[0].text)):
        items = items[1:]
    if len(items) > 2 and (_tells_order(items) or _tells_place(items)):
        items = items[:-1]
    for k, item in enumerate(items[: -1 if len(items) > 2 else 0]):
        if (told := THAT_IS.match(item.text)) is not None:  # "surface first, i.e. 0, 2 and 5"
            items = [Label(item.text[told.end() :], item.start + told.end(), item.end), *items[k + 1 :]]
            break
    if len(items) > 1 and (way := WAY.search(items[-1].text)) is not None:
        last = items[-1]  # "A, B, C downwards"
        items = [*items[:-1], Label(last.text[: way.start()], last.start, last.start + way.start())]
    if len(items) > 1 and (beyond := BEYOND.search(items[-1].text)) is not None:
        last = items[-1]
        end = beyond.start()
        kept = items[:-1] if end else [*items[:-2], *_parted(items[-2])]
        items = [*kept, *([Label(last.text[:end], last.start, last.start + end)] if end else [])]
    items = without_ends(items)
    items = [
        Label(item.text[: place.start()], item.start, item.start + place.start())
        if (place := PLACED.search(item.text)) is not None
        else item
        for item in items
    ]
    if len(items) > 1 and (said := IN_FIGURE.search(items[-1].text)) is not None:
        last = items[-1]
        items = [*items[:-1], Label(last.text[: said.start()], last.start, last.start + said.start())]
    if len(items) > 2 and (OF_FIGURE.fullmatch(items[0].text) or ONLY_KIND.fullmatch(items[0].text)):
        items = items[1:]
    codes = [GLOSSED_CODE.fullmatch(item.text) for item in items]
    kinds = [code["kind"] for code in codes if code is not None]
    if len(kinds) == len(items) > 1 and kinds[0] and not any(kinds[1:]):
        items = [
            Label(code["code"], item.start + code.start("code"), item.start + code.end("code"))
            for item, code in zip(items, codes, strict=True)
            if code is not None
        ]
    if len(items) > 1 and (figure := FIGURE_OF.match(items[0].text)):
        first = items[0]
        items = [Label(first.text[figure.end() :], first.start + figure.end(), first.end), *items[1:]]
    if len(items) > 1 and (such := SUCH_AS.match(items[1].text) or LABELLED.match(items[1].text)):
        first = items[1]  # "several crops, such as wheat and rye"
        items = [Label(first.text[such.end() :], first.start + such.end(), first.end), *items[2:]]
    if len(items) > 1 and (kind := KIND_BEFORE.match(items[0].text)):
        name = items[0].text[kind.end() :]
        if all(_shape(item.text) == _shape(name) for item in items[1:]):  # "quarter Q1, Q2", "ages 0-4, 5-9"
            first = items[0]
            items = [Label(name, first.start + kind.end(), first.end), *items[1:]]
    if len(items) > 1 and (kind := INTERVALS_OF.match(items[0].text)):
        first = items[0]  # "age groups 0-4, 5-9, 10+ years"
        begun = Label(first.text[kind.end() :], first.start + kind.end(), first.end)
        without = with_unit_once([begun, *items[1:]])
        if all(INTERVAL.fullmatch(item.text) for item in without):
            items = without
    if len(items) > 2 and (kind := KINDS_BEFORE.match(items[0].text)):
        first = items[0]  # "soil variables pH, Ca and Al"
        items = [Label(first.text[kind.end() :], first.start + kind.end(), first.end), *items[1:]]
    counted = [(claimed_count(item.text) or ())[1:] == (0, len(item.text)) for item in items[:2]]
    while len(items) > 2 and counted == [True, False]:  # but "10 users, 100 users" are labels
        counted = [False]
        items = items[1:]
    counts = [count_word(item.text) for item in items[:2] if item.text.isalpha()]
    if len(items) > 2 and counts[:1] == [len(items) - 1] and counts[1:] in ([], [None]):
        items = items[1:]  # "and the y axis three, Ford, Opel and Fiat"
    items = _measured(without_shared_end(items))
    glossed = GLOSSED_NUMBER.fullmatch(items[-1].text) if len(items) > 2 else None
    if glossed and all(FIGURE.fullmatch(item.text) for item in items[:-1]):
        last = items[-1]  # "0.1, 0.5, 1.0 (temperature)"
        items = [*items[:-1], Label(glossed.group(1), last.start, last.start + len(glossed.group(1)))]
    lead = PREPOSITION.match(items[0].text) if len(items) > 1 else None
    if lead and not any(PREPOSITION.match(item.text) for item in items[1:]):
        first = items[0]  # "in liver, heart and lung"
        items = [Label(first.text[lead.end() :], first.start + lead.end(), first.end), *items[1:]]
    named = GLOSSED_LAST.fullmatch(items[-1].text) if len(items) > 1 else None
    named = named or (MEASURED_LAST.fullmatch(items[-1].text) if len(items) > 1 else None)
    if named and not any("(" in item.text for item in items[:-1]):
        last = items[-1]  # "Low, Mid, High (dose)"
        items = [*items[:-1], Label(named[1], last.start, last.start + len(named[1]))]
    if len(items) > 1 and " " in items[0].text:
        code = items[0].text.rsplit(" ", 1)[1]
        shapes = {DIGITS.sub("0", item.text) for item in items[1:]}
        if shapes == {DIGITS.sub("0", code)} and CODE.fullmatch(code):
            items = [Label(code, items[0].end - len(code), items[0].end), *items[1:]]
    others = [item.text for item in items[1:]]
    if len(others) > 1 and (_names_codes(items[0].text, others) or _is_the_kind(items[0].text, others)):
        items = items[1:]  # "months since sign-up, M0, M1, M2"
    kind = THE_KIND.match(items[0].text) if len(items) > 1 else None
    if kind and not any(item.text.startswith("the ") for item in items[1:]):
        items = [Label(items[0].text[kind.end() :], items[0].start + kind.end(), items[0].end), *items[1:]]
    kind = KIND.match(items[0].text) if len(items) > 1 else None
    if kind and not any(item.text[0].islower() for item in items[1:]):
        items = [Label(items[0].text[kind.end() :], items[0].start + kind.end(), items[0].end), *items[1:]]
    if len(items) > 1 and (before := SMALL_KIND.match(items[0].text) or RELATED.match(items[0].text)):
        name = items[0].text[before.end() :]
        alike = all(item.text[:1].isupper() == name[:1].isupper() for item in items[1:])
        if alike and len(name.split()) <= MORE_WORDS + max(len(item.text.split()) for item in items[1:]):
            items = [Label(name, items[0].end - len(name), items[0].end), *items[1:]]
    tail = FOR_WHAT.fullmatch(items[-1].text) if len(items) > 1 else None
    if tail and all(FIGURE.fullmatch(item.text) for item in items[:-1]):
        last = items[-1]  # "-1, 0 and 1 for both axes"
        items = [*items[:-1], Label(tail.group(1), last.start, last.start + len(tail.group(1)))]
    numeric = [bool(NUMERIC.fullmatch(item.text)) for item in items]
    if sum(numeric) >= 2 and sum(numeric) >= len(items) - 2:
        while items and not numeric[0]:
            tail = FIRST_NUMBER.fullmatch(items[0].text)
            if tail and numeric[1]:
                first = Label(tail.group(1), items[0].end - len(tail.group(1)), items[0].end)
                return with_unit_once([first, *items[1:]])  # "dose 0, 1, 2 mg"
            if BASELINE.fullmatch(items[0].text) or SHORT_CODE.fullmatch(items[0].text):
                break  # "control, 6 h, 12 h"; "SC, 1, 2, 3"
            measured = all(MEASURED.fullmatch(item.text) for item in items[1:])
            if measured and len(items) > 2 and ONE_WORD.fullmatch(items[0].text):
                break  # "clean, 20 dB, 10 dB"
            items, numeric = items[1:], numeric[1:]
    return with_ranges_apart(items)


KIND_BEFORE = re.compile(r"[A-Za-z][a-z]+ (?=[A-Z]*\d\S*$|[A-Za-z]$)")
"""What is listed, before the first label: a word before one with digits, or a letter."""

KINDS_BEFORE = re.compile(
    r"(?:the )?(?:[a-z]+ ){0,2}(?:variables|features|classes|categories|labels|models|data ?sets|methods|"
    r"languages|species|genes|cities|countries|sensors|stations|metrics|emotions|tokens|topics) "
    r"(?=[\w\"“`])(?!(?:are|is|and|or|of|in|on|with|from|to|for|by|that|which|as|at)\b)"
)
"""A word for what is listed, right before the first label."""


def _shape(label: str) -> str:
    """A label with all numbers alike, and all single capitals: ``Q1`` as ``Q12``."""
    return "A" if len(label) == 1 and label.isalpha() else re.sub(r"\d+(?:[.,]\d+)*", "0", label)
