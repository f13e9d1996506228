"""A written list of labels taken apart: what parts it, what is quoted, what a label is without."""

from __future__ import annotations

from functools import lru_cache

from replot.reading.description.document.blanked import blank
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import COUNT, NTH, count_word
from replot.reading.description.lexicon.labels import Label
from replot.reading.description.lexicon.list_remarks import is_remark, names_sides, told_order_begins
from replot.reading.description.lexicon.numbers import PLAIN
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.top_level import top_level

__all__ = ["IN_BRACKETS", "QUOTED", "QUOTES", "claimed_count", "split_list", "tidy"]
QUOTES = "\"“”„«»`'‘’"
QUOTED = re.compile(
    r"[\"“„«`'‘](?:(?<=[\"“„«`])([^\"“”„«»`\n]{1,160})[\"”»`]|"
    r"(?<=['‘])(?<!\w.)([^'‘’\n]{1,80})['’](?!\w))"
)
"""It begins with its first letter, whatever that must stand behind: a search skips all other letters."""
GLOSS = re.compile(
    r"\s*[(\[](?:[^()\[\]]*\b(?:top|bottom|left|right|leftmost|rightmost|first|last|upper|lower|topmost|"
    r"middle|(?:above|below|beneath|under) (?:it|that|this|the (?:axis|ticks?|"
    r"(?:tick )?labels?|grid|chart|plot|heat ?map))|cent(?:er|re)ed (?:at|on|above|below|under|along)|"
    r"lightest|darkest|highest|lowest|row|column|default|baseline only|far left|far right|centre|center|"
    r"downwards|upwards|rotated|slanted|tilted|diagonally|vertically|horizontally)\b[^()\[\]]*)[)\]][\s.]*$",
    re.I,
)
DOUBT = re.compile(
    r"\s*[(\[][^()\[\]?]*\b(?:duplicated?|repeat(?:ed|s)?|typo|error|mistake|label|same|missing|cut off|"
    r"truncated|illegible|unreadable|unclear|blurry|blurred|sic|possibly|probably|likely|perhaps|maybe|presumably|misspel\w+)\b"
    r"[^()\[\]?]*\?+[)\]]\s*$",
    re.I,
)
"""``Ayr (duplicate label?)``: what the writer wonders about a label."""
LONG_ASIDE = re.compile(r"\s*\((?:[^\s()]+\s+){4,}[^\s()]+\)\s*$|(?<=\w)\s+\([a-z][^()]*$")
POSITION = rare(
    r"\s+(?:with the \w+ )?(?:at|in|on) the (?:very )?(?:far )?(?:top|bottom|left|right|foot|head|first|last|"
    r"upper|lower)\b.*$"
    r"|\s+(?:(?:is |comes |sits |stands )?(?:just |right |directly )?(?:above|below|beneath|under|"
    r"beside|next to|(?:to the )?(?:left|right) of) (?:it|that(?: one)?|this|them)|"
    r"in the (?:middle|centre|center))$|"
    r"(?<!\bthe)(?<!\bsecond)(?<!\bthird)(?<!\dnd)(?<!\drd)(?<!\dth)(?<=\w) (?:(?:is|comes) )?"
    r"(?:lowest|highest|(?:top|bottom|upper|lower|left|right)most)$"
    r"|(?<=[a-z]) (?:first|last)$|\s+in (?:that|this|the same) order(?: \w+ \w+)?$"
    r"|\s+(?:on|at) (?:top|bottom)$|(?<=[a-z])(?<! and)(?<! or)\s+(?:above|below)$|"
    r"\s+(?:going|running|reading) (?:down|up|across|downwards?|upwards?)$|"
    r",?\s*(?:from )?(?:top to bottom|left to right|bottom to top)$|"
    rf" (?:at|on|in) the (?:{NTH})(?: (?:row|column|line|place|position|one))?$|"
    r"(?<=\w),?(?:\s+(?:read|listed|counted|counting|ordered|going|starting|beginning))*\s+from "
    r"(?:the (?:very )?(?:top|bottom|left|right)|above|below)"
    r"(?:\s(?:up|down|on|upwards?|downwards?|edge|side|end))*$|"
    r"(?<=\w),?\s+with (?:the )?\S+ at (?:the|its) (?:very )?(?:top|bottom|foot|head|left|right)"
    r"(?: (?:end|edge))?$|"
    r"\s+(?:on|at|along|in|for) (?:either|each|both) (?:sides?|axis|axes|directions?|"
    r"cases?|panels?|maps?|grids?|heat ?maps?|plots?)$",
    re.I,
)
WAY_LAST = rare(
    r"[,;]\s*(?:(?:from )?(?:top to bottom|left to right|bottom to top|right to left)|"
    r"from the (?:left|right|top|bottom)|(?:in|de)creasing \w+|(?:the )?\w+ (?:one )?(?:is )?(?:at|on) the "
    r"(?:top|bottom|left|right)|(?:going |listed |read(?:ing)? )?(?:down|up|right|left)wards?)\s*$", re.I
)
"""``128 / 256 / 512, bottom to top``, where the comma parts no labels."""
LEAD_WORD = re.compile(
    r"^(?:(?:and|then),? )?(?:(?:at|on) (?:the )?(?:very )?(?:top|bottom)|(?:top|bottom|upper|lower)most),? "
    r"(?:(?:is|are|comes?) )?(?-i:(?=[^\W_a-z]|[\"“`'‘]))|"
    r"^(?:(?:and|(?-i:[Oo]r))(?: finally| lastly)?|then|finally|(?-i:first(?= [^a-z]))|to|the values?|"
    r"plus|as well as|followed by|lastly|"
    r"(?:both |each )?being|both|again(?= \S+$)|namely|viz\.|→|->|=>)\s+",
    re.I,
)
LAST_PLACED = rare(
    r"(?<=\band)(?:, (?:lowest|highest|last|(?:(?:at|on) (?:the )?)?(?:very )?(?:top|bottom|foot|far right|"
    r"far left)"
    r"(?:most)?),)(?= \S)", re.I
)
"""``A, B and, lowest, C``: where the last label stands."""
LOOSE, DASHES = ".;:,!", "-–—"
LONGEST_LABEL = 1000
"""Characters of a label: what is longer is none, and nothing around it is looked for."""
HALF_DAY = re.compile(r"\d ?[ap]\.m$")
"""``11 a.m``, at the end of a sentence."""
ABBREVIATED = re.compile(r"\.\w\.$|\b[A-Z]\.$|\betc\.$|\w no\.$")


QUOTED_SIGNS = re.compile(r"[\"“`]([^\w\s\"”`]{2,4})[\"”`][,;]?")
"""``"..."``: a label of signs, as of a token."""


@lru_cache(maxsize=1 << 13)
def tidy(label: str) -> str:
    """A label without its quotes, its position in words and loose punctuation."""
    text = label.strip()
    if len(text) > LONGEST_LABEL:
        return text
    text = LEAD_WORD.sub("", text).strip()
    if (signs := QUOTED_SIGNS.fullmatch(text)) is not None:
        return signs[1]
    text = GLOSS.sub("", text)
    if "?" in text:
        text = DOUBT.sub("", text)
    if aside := LONG_ASIDE.search(text):
        text = text[: aside.start()]
    text = POSITION.sub("", text).strip()
    if len(text) > 1:
        text = text.rstrip(" ,;:") if text[-1] == "." and ABBREVIATED.search(text) else _without_trail(text)
    while len(text) > 1 and text[0] in QUOTES and text[-1] in QUOTES:
        code, text = text[0] == "`", text[1:-1].strip()
        text = text if code else text.rstrip(",.") or text
    if text.startswith(('"', "“", "`", "$")) and text.count(text[0]) == 1 < len(text):
        text = text[1:]
    if text.endswith(('"', "”", "`", "$")) and text.count(text[-1]) == 1 < len(text):
        text = text[:-1]
    text = text.strip()
    return f"{text}." if HALF_DAY.search(text) else text


def _with_stop(quoted: str) -> str:
    """A label in quotation marks with the full stop that is part of it."""
    label = tidy(quoted)
    return f"{label.rstrip('.')}." if quoted[-2:-1] == "." else label


def _without_trail(text: str) -> str:
    """A text without the loose signs at its end, and without a dash behind a space."""
    end = len(text)
    while end:
        if text[end - 1] in LOOSE or text[end - 1].isspace():
            end -= 1
        elif text[end - 1] in DASHES and text[max(end - 2, 0)].isspace():
            end -= 2
        else:
            break
    return text[:end]


OPENING, CLOSING = "[{(", "]})"
CLOSED_BEFORE_END = re.compile(r"[\])}].*[\[({]")
IN_BRACKETS = re.compile(r"\([^()]*\)")
BETWEEN_QUOTED = re.compile(
    r"\b(?:and|or|then|to|the|finally|followed by|from|at|through|on|top|bottom|left|right|via|"
    r"over|up|down)\b|[\s,;/|&.…\-–—→]"
)
TO_LAST = re.compile(r"\s*(?:(?:and )?(?:down |up )?to|ending (?:with|in|at))\s")
"""``B, C and D, to E at the bottom``: the last label, behind the end of a list."""
LEADING_CONJUNCTION = re.compile(r"\s*(?:and|or|&|then)\s+")
LAST_ITEM = re.compile(r"\s*and\s")
GOES_ON = re.compile(
    r"\s*(?:[a-z]{3,}(?:ed|ing)|each|all|both|with|where|which|using|across|over|under|on|in|for|by)\s(?=\S)"
)
"""What is said of all items behind the last one."""
CONJUNCTION = rare(
    r",?\s+(?:and|(?-i:[Oo]r)|&)\s+(?:finally\s+|then\s+)?|,?\s+then\s+|\s+followed by\s+", re.I
)
"""What stands before the last item; ``OR`` may be one itself, as of rooms."""
TIGHT_SLASH = re.compile("/")
TIGHT = re.compile(r"(?!\d{1,2}/\d{1,2}/\d{4}|0\d/\d\d/\d\d)[^\s/,;:]{1,12}(?:/[^\s/,;:]{1,12}){2,}")
"""``64/128/256``, and no date."""
ABSOLUTE = re.compile(r"(?<!\S)\|[^\s|]{1,20}\|(?=[\s.,;:)]|$)")
"""``|r|``: bars that part nothing."""
OPEN_CLASS = re.compile(
    r",?\s+(?:or\s+(?:more|fewer|less)(?:\s+[a-z]+)?|"
    r"(?:and|or)\s+(?:over|above|older|more|upwards?|beyond|higher|longer|later|larger|"
    r"under|below|younger|less|fewer|lower|shorter|earlier|smaller))\s*$",
    re.I,
)
"""``80 and over``, behind a number: one class without an end, and no two labels."""
DIGIT = re.compile(r"\d")
IN_WORDS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
NOT_BEHIND_WORDS = "".join(f"(?<!{number} or )" for number in IN_WORDS)
FIGURE = re.compile(rf"\d|\b(?:{'|'.join(IN_WORDS)})$", re.I)
"""A figure, or a number in words at the end: ``four or more rooms``."""
SLASHES = rare(r"\s+/\s+|\s+[·•|]\s+|\s*\|\s*|\s+→\s+|\s+(?:…|vs\.?)\s+")


OPEN_END = rare(
    r",?\s+(?:and|or|among|plus)\s+(?:(?:many|several|some|\w+ty) )?(?:others|other \w+|"
    rf"(?<!\d or ){NOT_BEHIND_WORDS}more|so (?:on|forth)|the like)\b(?!\s*[:(]).*$|,?\s+etc\b.*$",
    re.S,
)
"""Words that say that a list goes on: ``A, B and others``."""
AFTER_QUOTED = re.compile(
    r"\s*;|[,;]?\s+(?:in order|arranged|listed|sorted|ordered|also|in (?:the|this|that)|from|which|with|"
    r"while|each|at|on|along|that|denot\w+|represent\w+|show\w+)\b",
    re.I,
)


QUOTED_KIND = re.compile(r"(?:the )?[a-z]+(?: [a-z]+){0,2}s (?=[\"“`])")
"""What is listed, before the first label in quotation marks: ``tokens "a", "b"``."""


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
    text = text[: told_order_begins(text)]
    if "and," in text:
        text = LAST_PLACED.sub(blank, text)
    if any(sign in text for sign in "/|·•"):
        text = WAY_LAST.sub("", text)
    quoted = list(QUOTED.finditer(text))
    if len(quoted) >= 2:
        if text.startswith(quoted[0].group()) and (more := AFTER_QUOTED.match(text, quoted[-1].end())):
            text = text[: more.start()]
        lead = QUOTED_KIND.match(text) if quoted[0].start() else None  # "tokens "a", "b""
        rest = QUOTED.sub("", text[lead.end() :] if lead else text)
        if not BETWEEN_QUOTED.sub("", IN_BRACKETS.sub("", rest)):
            # "Com.", "Tech.": the stop is part of the label
            stops = any(
                m[0][-2:-1] == "." and text.startswith(",", m.end()) and QUOTED_SIGNS.fullmatch(m[0]) is None
                for m in quoted
            )
            return [
                Label(_with_stop(m[0]) if stops else tidy(m[0]), base + m.start(), base + m.end())
                for m in quoted
            ]
    for separator in (";", ","):
        pieces = top_level(text, separator)
        if len(pieces) > 1 and separator == ";":
            commas = [len(top_level(text[a:b], ",")) - 1 for a, b in pieces]
            if commas[0] >= 2 or (commas[0] and not any(commas[1:])):
                text = text[: pieces[0][1]]  # the list ends where the next clause begins
                continue
        if len(pieces) > 1:
            break
    else:
        pieces = []
        start = 0
        plain = ABSOLUTE.sub(lambda value: "." * len(value.group()), text) if "|" in text else text
        for match in (TIGHT_SLASH if TIGHT.fullmatch(text) else SLASHES).finditer(plain):
            pieces.append((start, match.start()))
            start = match.end()
        pieces.append((start, len(text)))
    beside = names_sides(text)
    while len(pieces) > 1 and (
        is_remark(tidy(text[slice(*pieces[-1])]) or "in order", beside, len(pieces))
        or (len(pieces) > 2 and _tells_an_end(text, *pieces[-2:]))
    ):
        pieces.pop()
    last = next((k for k, (a, b) in enumerate(pieces) if k and LAST_ITEM.match(text, a, b)), len(pieces))
    if last + 1 < len(pieces) and GOES_ON.match(text, *pieces[last + 1]):
        pieces = pieces[: last + 1]  # "A, B, and C, tested on ..."
    out: list[Label] = []
    for k, (a, b) in enumerate(pieces):
        part = text[a:b]
        stretches = [(a, b)]
        if k == len(pieces) - 1 or (k == len(pieces) - 2 and TO_LAST.match(text, *pieces[-1])):
            lead = LEADING_CONJUNCTION.match(part)
            if lead is not None and lead[0].strip() == "then":
                inside = CONJUNCTION.search(part, lead.end())  # "4, then 16 and 64"
            else:
                inside = None if lead else CONJUNCTION.search(part)
            if inside and OPEN_CLASS.match(part, inside.start()) and FIGURE.search(part, 0, inside.start()):
                inside = None
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
            if label and not is_remark(label, beside, len(out)):
                lead_space = len(text[c:d]) - len(text[c:d].lstrip())
                out.append(Label(label, base + c + lead_space, base + d))
    return _without_spelled_out(_in_full(out)) if ")" in text else _in_full(out)


END_TOLD = re.compile(
    r"\s*(?:with )?(?:the )?(?:[a-z]+est|[a-z]+most)(?: (?:one|value|label))?(?: (?:is|comes|being|stands))? "
    r"(?:(?:at|on) (?:the )?(?:very )?(?:top|bottom|left|right)|first|last)\W*",
    re.I,
)
"""``4, 8 and 45, lowest at the bottom``: which label stands at an end, and none of its own."""


def _tells_an_end(text: str, before: tuple[int, int], last: tuple[int, int]) -> bool:
    """Whether the last piece of a list says what stands at an end, behind the last label or a number."""
    whole = CONJUNCTION.search(text, *before) is not None or LAST_ITEM.match(text, *before) is not None
    return (whole or DIGIT.search(text, *before) is not None) and END_TOLD.fullmatch(text, *last) is not None


SPELLED_OUT = re.compile(r"(?P<name>[^\W\d_]{2,6})\s+(?P<words>\([^()]+\))")
INITIAL = re.compile(r"(?<![^\W\d_])[^\W\d_]")


def _without_spelled_out(items: list[Label]) -> list[Label]:
    """Labels without what their letters stand for, if only some tell it: ``bus, BRT (bus rapid transit)``."""
    out = []
    for item in items:
        told = SPELLED_OUT.fullmatch(item.text)
        if told is not None and "".join(INITIAL.findall(told["words"])).lower() == told["name"].lower():
            item = item._replace(text=told["name"])
        out.append(item)
    alike = [new is not old for new, old in zip(out, items, strict=True)]
    return items if all(alike) or not any(alike) else out


HANGING = re.compile(r"[^\W_]+-")
FULL = re.compile(r"[^\W_]+-(?P<rest>[^\W\d_].*)")


def _in_full(items: list[Label]) -> list[Label]:
    """``1-, 2- and 3-room flats``: what the last label has and the others lack."""
    full = FULL.fullmatch(items[-1].text) if len(items) > 1 else None
    if full is None or not all(HANGING.fullmatch(item.text) for item in items[:-1]):
        return items
    return [*(Label(item.text + full["rest"], item.start, item.end) for item in items[:-1]), items[-1]]


FIRST_NUMBER = re.compile(rf"(?:[A-Za-z][A-Za-z,'-]*\s+){{1,8}}({PLAIN}[%kKM]?(?:\s[a-zA-Zµ°/]{{1,4}})?)")
NUMERIC_ITEM = re.compile(rf"\s*{PLAIN}[%kKM]?\s*(?:,|;|and\b|$)")


def _inside_brackets(text: str, at: int) -> bool:
    return text.count("(", 0, at) > text.count(")", 0, at)


CLAIMED = re.compile(
    rf"\b(?P<n>\d{{1,6}}|{COUNT})"
    r"\s+(?:(?!and\b|to\b|is\b|are\b|"
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


@lru_cache(maxsize=1 << 4)
def claimed_count(text: str) -> tuple[int, int, int] | None:
    """``lists 22 topics``: the number that is claimed, with its place."""
    for match in CLAIMED.finditer(text):
        n = count_word(match.group("n"))
        if n is not None and n >= 1:
            return n, match.start(), match.end()
    return None
