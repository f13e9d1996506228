"""Lines that begin a paragraph of their own, although no blank line stands before them."""

from __future__ import annotations

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.line_marks import VALUES_BEHIND
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re

__all__ = ["OPEN_END", "starts_anew"]
MOST_LINES = 1000
"""Lines of one paragraph."""
# a line of its own among others of its kind: "wild type: 912 ± 31, 640 ± 22"
ENTRY = re.compile(
    r"[^\s:=→>|][^:=→>|]{0,60}(?:=[^:=]{1,40}){0,3}?(?::\s|\s\|\s|\s*(?:->|→|=)\s*|\s[–—]\s)(?=[^:]*$)\S[^:]*?\d|"
    r"[^\s:]{1,30}:\s*(?=[^,;]*[,;])(?:[\d.,;%±~<>/ −+-]|[A-Za-z]+(?=[,;.]|$))+$"
)
PLACED = re.compile(r"(?:cells? ?)?\([^()]{1,40}[,;] ?[^()]{1,40}\)\s*[:=→]?\s*[-−+~≈]?\.?\d")
"""A line of cells, each behind its place: ``(512, 1) 1.02; (512, 2) 1.10``."""
BARE_ROW = re.compile(
    r"[^\W\d][^\d:;,|=/]{0,40}?\s(?:[–—-]\s)?[-−+~≈]?\.?\d[\d.]*%?"
    r"(?:(?:,| /)\s(?:[-−+~≈]?\.?\d[\d.]*%?|n/?a|[–—-]{1,2})){1,60}\s*"
)
"""``corner shop 4, 5, 6``."""
LETTERED_VALUES = re.compile(r"\([a-h]\)\s+[-−+~≈]?\.?\d[-−+~≈\d.,;/|%\s]*")
"""``(a) 1, 2; 3, 4``: the values of a panel."""
NAME = re.compile(r"(?:\(?[a-h]\) )?(?=[A-Z])[^\s.:;,!?=|]+(?: [^\s.:;,!?=|]+){0,3}")
"""``Spring``, ``(a) Spring`` on a line of its own, above ``surface: 4.1, 3.8``."""
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
    r"(?:\*\*|__)[^*_\n]{1,60}(?::(?:\*\*|__)|(?:\*\*|__)(?:\s\([^()\n]{1,40}\))?(?:\s*:|\s[–—]\s))"
)
"""A line that says one thing, after another one that does: ``**Chart title:** Churn``."""
KEYED_PAIRS = re.compile(r"[^:;·|]{1,50}:\s[-−+~≈]?[\d.,]+[^:;·|]{0,10}\s?[;·|]\s[^:;·|]{1,50}:\s")
"""``oak / May: 3 · oak / June: 4``."""
ITALIC_KEY = re.compile(r"(?P<mark>[*_])[^\s*_:][^*_:\n]{0,60}:(?P=mark)(?:\s|$)")
"""``*Rows (top to bottom):* Ann, Ben``."""
SIDE_HEAD = re.compile(
    r"(?:\(?[a-h]\)\s+)?(?:(?:upper|lower|top|bottom|far)[- ])?"
    r"(?:left|right|top|bottom|middle|cent(?:er|re))"
    r"(?:\s*[:–—]|\s-)\s+(?!(?:left|right|top|bottom|middle|cent)\w*\b)[^.:;()]{2,60}(?:\([^()]{1,60}\))?:?\s*",
    re.I,
)
"""``Left - Growth (YlGn, 0-4)``, over the lines of that panel."""
NEW_SENTENCE = re.compile(r"[A-Z][a-z]*(?:-[a-z]+)*(?:,? [a-z'(]|, )")
ITEM_DONE = re.compile(r"(?:[.!?][\"”*)]*|\d\s?%?(?:\s\([^()]{1,60}\))?)\s*$")
"""How the text of an item ends that is complete."""


def starts_anew(paragraph: Block, parts: list[Text], body: str) -> bool:
    """Whether a line begins a paragraph of its own although no blank line stands before it."""
    if len(parts) >= MOST_LINES:
        return True
    text = body.lstrip()
    first, last = parts[0].text, parts[-1].text
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
    if BARE_ROW.fullmatch(text) and (last[-1:] in ".:)" or BARE_ROW.fullmatch(last)):
        return True
    if LETTERED_VALUES.fullmatch(text) and LETTERED_VALUES.fullmatch(last):
        return True
    if paragraph.kind == "paragraph" and AXIS_LINE.match(text) and not OPEN_END.search(last):
        return True
    if PLACED.match(text) and (last[-1:] in ":." or PLACED.match(last) or KEY_LINE.match(last)):
        return True
    if last[-1:] == ":" and ENTRY.match(text) and paragraph.kind == "paragraph":
        return True
    lettered = paragraph.kind == "item" and paragraph.marker == "a" and body == text
    headed = len(parts) == 1 and NAME.fullmatch(first) is not None and VALUES.match(text) is not None
    if headed and (paragraph.kind == "paragraph" or lettered):
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
        if body == text and paragraph.level and NAME.fullmatch(text) and ITEM_DONE.search(last):
            return True  # "South", over the next of several indented lists
        if body == text and paragraph.level and KEY_LINE.match(text):
            return True  # "note: ..." after an indented list
        if body == text and NEW_SENTENCE.match(text) and ITEM_DONE.search(last):
            return True  # after a list without a blank line
        return body == text and (text.startswith(("**", "__")) or bool(ITEM_END.match(text)))
    heads = len(parts) == 1 and parts[0].is_bold(0, len(parts[0]))
    if heads and NEW_SENTENCE.match(text):
        return True
    ended = heads or last.rstrip()[-1:] in ".:!?)>"
    return ended and (text.startswith(("**", "__")) or bool(KEY_START.match(text)))
