"""Lines that begin a paragraph of their own, although no blank line stands before them."""

from __future__ import annotations

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.markup.line_marks import COLOUR, ITEM, VALUES_BEHIND
from replot.reading.description.document.parents import PART, PROPERTY
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.missing import SHORT_MISSING

__all__ = ["NUMBERED", "OPEN_END", "is_broken_off", "property_of", "starts_anew"]
MOST_LINES = 1000
"""Lines of one paragraph."""
# a line of its own among others of its kind: "wild type: 912 ± 31, 640 ± 22"
ENTRY = re.compile(
    r"[^\s:=→>|][^:=→>|]{0,60}(?:=[^:=]{1,40}){0,3}?(?::\s|\s\|\s|\s*(?:->|→|=)\s*|\s[–—]\s)(?=[^:]*$)"
    rf"(?:\S[^:]*?\d|\d\s?%?\s*$|(?i:{SHORT_MISSING})\s*$)|"
    r"[^\s:]{1,30}:\s*(?=[^,;]*[,;])(?:[\d.,;%±~<>/ −+-]|[A-Za-z]+(?=[,;.]|$))+$"
)
PLACED = re.compile(r"(?:cells? ?)?\([^()]{1,40}[,;] ?[^()]{1,40}\)\s*[:=→]?\s*[-−+~≈]?\.?\d")
"""A line of cells, each behind its place: ``(512, 1) 1.02; (512, 2) 1.10``."""
BARE_ROW = re.compile(
    r"[^\W\d][^\d:;,|=/]{0,40}?\s(?:[–—-]\s)?[-−+~≈]?\.?\d[\d.]*%?"
    rf"(?:(?:,| /)\s(?:[-−+~≈]?\.?\d[\d.]*%?|{SHORT_MISSING}|[–—-]{{1,2}})){{1,60}}\s*"
)
"""``corner shop 4, 5, 6``."""
LETTERED_VALUES = re.compile(r"\([a-h]\)\s+[-−+~≈]?\.?\d[-−+~≈\d.,;/|%\s]*")
"""``(a) 1, 2; 3, 4``: the values of a panel."""
LETTERED_HEAD = re.compile(r"\([a-h]\) [^\W\d][^:=→>|;!?]{2,80}(?<![.,])")
"""``(b) Transmittance at 550 nm, %`` on a line of its own."""
NAME = re.compile(r"(?:\(?[a-h]\) )?(?=[A-Z])[^\s.:;,!?=|]+(?: [^\s.:;,!?=|]+){0,3}")
"""``Spring``, ``(a) Spring`` on a line of its own, above ``surface: 4.1, 3.8``."""
NUMBERED = re.compile(r"[A-Z][a-z]{2,20} (?:\d{1,2}|[A-H])\s*")
"""``Basin 2`` on a line of its own, above what is said of it."""
VALUES = re.compile(r"[^\s:][^:]{0,30}:\s*[-−+~≈]?\d[\d.]*%?\s*[,;|/]\s*[-−+~≈]?\d")
KEY_LINE = re.compile(
    r"(?:\[[\w +-]{1,12}\] )?[^\W\d_][\w –—→-]{0,32}(?:, [\w/%°µ²³-]{1,10})?(?: \([\w ,/%°µ²³·-]{1,24}\))?"
    r"(?::| ?=)\s{1,30}\S"
)
"""``Across (dose, ng/mL): 0, 4``."""
LONE_KEY = re.compile(r"[A-Z][\w /()-]{2,40}:\s*")
AXIS_LINE = re.compile(
    r"(?:across|down|rows?|col(?:umn)?s?|[xy](?:[- ]axis)?|(?:horizontal|vertical)(?: axis)?)"
    r"(?:\s?\([^()\n]{1,40}\))?\s{0,20}:\s+\S",
    re.I,
)
"""``across (L→R): dose 0 / 1 / 2``, whatever stands in the line before it."""
OPEN_END = re.compile(r"(?:[,;:(/|&=→–—-]|\b(?:and|or|to|of|the|for|in|at|(?<!/)a|is|are))\s*$")
ITEM_END = re.compile(r"[A-Z][\w /()-]{0,40}:\s")
KEY_START = re.compile(r"(?:\([a-h]\) [^:.]{1,90}|[^\s:.,][^:.,]{0,40}):\s")
BOLD_KEY = re.compile(
    r"(?:\*\*|__)[^*_\n]{1,60}(?::(?:\*\*|__)|(?:\*\*|__)(?:\s\([^()\n]{1,40}\))?(?:\s*:|\s[–—]\s))|"
    r"(?P<mark>[*_])[^\W_a-z][^*_.:\n]{1,58}[.:](?P=mark)\s"
)
"""A line that says one thing, after another one that does: ``**Chart title:** Churn``, ``*Quay.* ...``."""
KEYED_PAIRS = re.compile(r"[^:;·|]{1,50}:\s[-−+~≈]?[\d.,]+[^:;·|]{0,10}\s?[;·|]\s[^:;·|]{1,50}:\s")
"""``oak / May: 3 · oak / June: 4``."""
ITALIC_KEY = re.compile(r"(?P<mark>[*_])[^\s*_:][^*_:\n]{0,60}:(?P=mark)(?:\s|$)")
"""``*Rows (top to bottom):* Ann, Ben``."""
SIDE_HEAD = re.compile(
    r"(?:\(?[a-h]\)\s+)?(?:(?:upper|lower|top|bottom|far)[- ])?"
    r"(?:left|right|top|bottom|middle|cent(?:er|re))"
    r"(?:\s*[:–—]|\s-)\s++(?!(?:left|right|top|bottom|middle|cent)\w*\b)[^.:;()]{2,60}(?:\([^()]{1,60}\))?:?\s*",
    re.I,
)
"""``Left - Growth (YlGn, 0-4)``, over the lines of that panel."""
NEW_SENTENCE = re.compile(
    r"[A-Z][a-z]*(?:-[a-z]+)*(?:,? [a-z'(]|, )|"
    r"[A-Z][\w-]*(?: [A-Z][\w-]*){0,2} (?:is|are|was|were|has|have|shows?|remains?|performs?|"
    r"achieves?|exhibits?|tends?|stays?|drops?|rises?|falls?) [a-z]|"
    r"(?:The|This|These|Both|All|Each|For|In|At|While|When|As|An?) [\"“`'‘*]{0,3}[A-Z]"
    r"[^\s.:;|]*,? (?=[^:|]*[a-z])"
)
"""A sentence begins, whose second word may be a name: ``The MSE stays low``."""
ITEM_DONE = re.compile(r"(?:[.!?][\"”*)]*|\d\s?%?(?:\s\([^()]{1,60}\))?)\s*$")
"""How the text of an item ends that is complete."""


KEY_OF_COLOURS = re.compile(
    rf"{COLOUR}\s?[<>≤≥=:]\s?[^,;\n]{{1,30}}(?:[,;]\s{COLOUR}\s?(?:[<>≤≥=:]\s?)?"
    r"[-−+]?\.?\d[^,;\n]{0,30}){1,8}$",
    re.I,
)
HEAD_OF_LIST = re.compile(
    r"[^\W_][^.;!?|]{0,58}:\s*|(?![a-z]\w* )[^\W_][^.:;,!?|=]{0,38}(?<![\s.:;,!?|=-])\s*"
)
"""``Mistral 7B:`` or ``IL-6``, over a list and behind the last item of another one."""
GOES_ON = re.compile(r"[-−+~≈]?\.?\d[\d.]*%?(?:, | and )")
WORD_LAST = re.compile(r"[a-z]$")
"""Of a sentence whose line was full: ``... with May and June at`` and ``4.1, 3.8 and 2.9`` below."""
COUNT_LAST = re.compile(r",? and \d[\d,]*$")
COUNTED = re.compile(
    r"(?!(?:the|these|those|this|that|they|it|all|both|there)\b)(?:[^\s.:;]{1,40} ){1,4}?"
    r"(?:were|was|are|is|got)\b",
    re.I,
)
"""``... were taken for elms, and 12`` and ``Elm trees were taken for oaks`` below."""
OPENED, CLOSES = re.compile(r"\([^()]{0,60}$"), re.compile(r"[^()]{1,60}\)")
"""A bracket that the width of the lines cut: ``rain (RR,`` and ``r = 0.4) and`` below."""
IN_SENTENCE = re.compile(
    r"(?P<joins>(?:and|or|but|with|while|whereas) )?(?:[a-z][^:=→>|]{0,60})?"
    r"\((?:[rRρτ][2²]?|rho|tau|corr\.?)\s?="
)
"""``tiller count (r = 0.4)`` or ``(r = 0.4)``, which may go on with a sentence that the line width cut."""
SETS, CUT_LAST = re.compile(r"(?:(?:[a-z]+|[-−+]?[\d.]+%) ){2,8}[^\s:=]{1,20}=\d"), re.compile(r"[a-z,%]$")
"""``turning negative at dose=5``, which goes on with a sentence that has no end in the line above."""
FULL_LINE = 56
"""Letters from which a line may be as wide as its text is, so that the next one goes on with it."""


def starts_anew(paragraph: Block, parts: list[Text], body: str, below: str = "") -> bool:
    """Whether a line begins a paragraph of its own although no blank line stands before it.

    Parameters
    ----------
    paragraph : Block
        The one that the line may go on with.
    parts : list of Text
        Its lines so far.
    body : str
        The line.
    below : str
        The line after it.
    """
    if len(parts) >= MOST_LINES:
        return True
    text = body.lstrip()
    first, last = parts[0].text, parts[-1].text
    if GOES_ON.match(text) and WORD_LAST.search(last) and len(last) >= FULL_LINE:
        return False
    if COUNT_LAST.search(last) and len(last) >= FULL_LINE and COUNTED.match(text):
        return False
    if CLOSES.match(text) and OPENED.search(last) and len(last) >= FULL_LINE:
        return False
    if SETS.match(text) and CUT_LAST.search(last) and len(last) >= FULL_LINE:
        return False
    cut = IN_SENTENCE.match(text) if len(last) >= FULL_LINE else None
    if cut is not None and last.rstrip()[-1] not in (".:!?" if cut["joins"] else ".:;!?)"):
        return False
    if BOLD_KEY.match(text) and parts[-1].bold and parts[-1].bold[0][0] == 0:
        return True
    if KEYED_PAIRS.match(text) and KEYED_PAIRS.match(last):
        return True
    if ITALIC_KEY.match(text) and KEY_START.match(last):
        return True
    if SIDE_HEAD.fullmatch(text) and (body == text or paragraph.kind == "paragraph"):
        return True
    if len(parts) == 1 and SIDE_HEAD.fullmatch(first) and ENTRY.match(text):
        return True
    if LONE_KEY.fullmatch(text) and KEY_LINE.match(last):
        return True
    if last[-1:] in ".:!?)" and _heads(text, below):
        return True
    if len(parts) == 1 and paragraph.kind == "paragraph" and _heads(first, text):
        return True
    if BARE_ROW.fullmatch(text) and (last[-1:] in ".:)" or BARE_ROW.fullmatch(last)):
        return True
    if LETTERED_VALUES.fullmatch(text) and LETTERED_VALUES.fullmatch(last):
        return True
    if paragraph.kind == "paragraph" and AXIS_LINE.match(text) and not OPEN_END.search(last):
        return True
    if PLACED.match(text) and (last[-1:] in ":." or PLACED.match(last) or KEY_LINE.match(last)):
        return True
    if last[-1:] == ":" and ENTRY.match(text) and (paragraph.kind == "paragraph" or VALUES.match(text)):
        return True
    lettered = paragraph.kind == "item" and paragraph.marker == "a" and body == text
    headed = len(parts) == 1 and NAME.fullmatch(first) is not None and VALUES.match(text) is not None
    if headed and (paragraph.kind == "paragraph" or lettered):
        return True
    if len(parts) == 1 and len(first) < FULL_LINE and LETTERED_HEAD.fullmatch(first) and ENTRY.match(text):
        return True
    if paragraph.kind == "paragraph" and (
        (ENTRY.match(text) and ENTRY.match(first))
        or (KEY_LINE.match(text) and any(map(KEY_LINE.match, (first, last))))
        or (KEY_LINE.match(text) and PLACED.match(last))
    ):
        return True
    if VALUES_BEHIND.fullmatch(last) and (VALUES_BEHIND.fullmatch(text) or NEW_SENTENCE.match(text)):
        return True
    ended = (ENTRY.match(last) or PLACED.match(last)) is not None and not OPEN_END.search(last)
    if paragraph.kind == "paragraph" and text.lstrip("*_")[:1].isupper() and ended:
        return True  # a sentence after a line of values
    if paragraph.kind == "item":
        outside = len(body) - len(text) <= paragraph.level
        if outside and HEAD_OF_LIST.fullmatch(text) and ITEM.match(below) and _is_done(last):
            return text.rstrip().endswith(":") or len(last) < FULL_LINE
        if body == text and paragraph.level and NAME.fullmatch(text) and ITEM_DONE.search(last):
            return True  # "South", over the next of several indented lists
        if body == text and KEY_OF_COLOURS.match(text):
            return True  # "green < 1%, red > 2%", after a list
        if body == text and paragraph.level and KEY_LINE.match(text):
            return True  # "note: ..." after an indented list
        if body == text and NEW_SENTENCE.match(text) and ITEM_DONE.search(last):
            return True  # after a list without a blank line
        return (outside and text.startswith(("**", "__"))) or (body == text and bool(ITEM_END.match(text)))
    if HEAD_OF_LIST.fullmatch(text) and ITEM.match(below):
        ends = ".!?:" if text.rstrip().endswith(":") else ".!?"
        if last.rstrip()[-1:] in ends:
            return True
    heads = len(parts) == 1 and (parts[0].is_bold(0, len(parts[0])) or NUMBERED.fullmatch(first) is not None)
    if heads and NEW_SENTENCE.match(text):
        return True
    ended = heads or last.rstrip()[-1:] in ".:!?)>"
    return ended and (text.startswith(("**", "__")) or bool(KEY_START.match(text)))


OF_ITEM = "property"
"""The marker of a line without a mark of its own that tells of the axis which the item above it names."""


def property_of(paragraph: Block, body: str, last: str) -> Block | None:
    """The beginning of an item of its own, where a line tells of the axis or the bar that an item names.

    ``Labels: Ayr, Bute`` right below ``- X-axis: Towns``, whether it is indented or not.

    Parameters
    ----------
    paragraph : Block
        The one that the line may go on with.
    body : str
        The line.
    last : str
        The line before it.
    """
    if paragraph.kind != "item" or PROPERTY.match(body) is None:
        return None
    if OPEN_END.search(last) and last.rstrip()[-1] != ":":
        return None
    if paragraph.marker == OF_ITEM:
        level = paragraph.level
    elif PART.match(paragraph.text.text) is not None:
        level = paragraph.level + 1
    else:
        return None
    return Block("item", paragraph.text, paragraph.line, level, OF_ITEM)


def is_broken_off(paragraph: Block, parts: list[Text], marker: str) -> bool:
    """Whether what looks like the number of an item is one of a sentence, which the width of the lines cut.

    Parameters
    ----------
    paragraph : Block
        The one that the line may go on with.
    parts : list of Text
        Its lines so far.
    marker : str
        What the line begins with: ``3.``.
    """
    number = marker.strip("*().")
    if not number.isdigit() or number in ("0", "1"):
        return False
    before = paragraph.shape.strip("*().") if paragraph.kind == "item" else ""
    if before.isdigit() and int(before) + 1 == int(number):
        return False
    last = parts[-1].text
    return OPEN_END.search(last) is not None and last.rstrip()[-1] != ":" and len(last) >= FULL_LINE


def _heads(line: str, below: str) -> bool:
    """Whether a line is the name with which the sentence below it begins again."""
    name = line.rstrip()
    rest = below.lstrip().removeprefix(name)
    return NAME.fullmatch(name) is not None and SENTENCE_ON.match(rest) is not None


SENTENCE_ON = re.compile(r" [a-z]+ [a-z]")


def _is_done(last: str) -> bool:
    """Whether the text of an item is complete: a sentence, or a name and its value."""
    last = last.rstrip("* ")
    return ITEM_DONE.search(last) is not None or (ENTRY.match(last) is not None and not OPEN_END.search(last))
