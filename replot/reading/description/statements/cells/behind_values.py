"""What is said behind the values of a sentence, and of values that are others'."""

from __future__ import annotations

from replot.reading.description.document.blanked import blank, blanks
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL
from replot.reading.description.lexicon.missing import find_missing
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.frame import Frame

__all__ = ["SAID_AGAIN", "tells_of_others", "without_ratios", "without_words_behind"]
DIGIT = re.compile(r"\d")
ELSEWHERE = rare(
    r"\b(?:reported|given|quoted|published|found|measured) (?:as|at|to be) [^.;]{0,30}?\d[^;]{0,40}?"
    r"\b(?:in|by) (?:ref(?:erence)?s?\b|the literature|earlier work|previous (?:work|studies)|\[\d|"
    r"\w+ et al)",
    re.I,
)
"""``was reported as 6.9 in ref. 14``: what others found."""
FIGURE = r"(?:figure|fig\.|heat ?map|map|plot|table|matrix|report|chart|study|paper|survey)"
ANOTHER = rare(
    rf"^\W*(?:(?:but|and|for comparison),? )?(?:in|from|by|on) (?:the|our|their|a|an)? ?"
    rf"(?:companion|accompanying|published|(?:last|previous) (?:year|month|week|season|quarter)['’]s) "
    rf"(?:\w+ )?{FIGURE}\b|"
    rf"^\W*(?:compare|cf\.|see)(?: also| with)? (?:the )?(?:table|fig(?:ure|\.)|ref\.) ?\[?[A-Z]?\d+\]?,? "
    rf"(?:where|in which|which|with)\b",
    re.I,
)
"""``In the companion figure A has 9``, ``Compare Table 3, where A has 9``: what other figures show."""
SPLIT = rare(
    r"\b(?:(?:evenly|equally) (?:split|divided|distributed|balanced)|"
    r"(?:split|divided|distributed|balanced) (?:evenly|equally)) "
    r"(?:between|among|across|into|over) [^\d,]*(?:, [^\d,]+)+$",
    re.I,
)
"""``90 notes evenly split between A, B and C``: how many there are of all, and what of each is not told."""
LOST = rare(r"\b(?:lost|loses?) (?:[^.;]|\.(?=\d)){0,40}?\d (?:percentage )?points?\b", re.I)
"""``lost 4.0 points``: a change without its sign, whether the cells show it or not."""
SAID_AGAIN = rare(
    r"(?<=[\d%)\"”]),? (?:(?:which|this|thus|thereby) )?"
    r"(?:indicat|mean|suggest|show|impl|signif|reflect|represent|demonstrat)\w+ (?:that|how)\b|"
    r"(?<=\d\)), (?:[a-z]+ly )?(?:validat|confirm|support|back|justify|underlin|prov|corroborat)ing "
    r"(?=[^()\n]{1,240}$)",
    re.I,
)
"""What leads to the same in other words, ``0.93, indicating that 93% of ...``, or to what follows from it."""
ORDER_BEHIND = rare(r"(?<=[\d%)]),? in (?:the|that) same order\b(?: as [^().;]{1,30})?\s*\((?=[a-z])", re.I)
"""``61, 92 in the same order (so the 92 is our best)``: what follows is said of the values."""
REASON = rare(
    r"(?<=[\w%)]),\s+(?:and\s+)?"
    r"(?:that(?:['’]s| is| was| has)|because|since|due to|thanks to|owing to|so)\s",
    re.I,
)
"""``5, 7 and 9, that's the price rise of 8 % in May``."""
AFTERTHOUGHT = rare(
    r"(?<=[\w%)])(?:,|\s[–—-])\s+"
    r"(?:(?:and|but|though|although|even though|yet|while|whereas|so|not that)\s+)?"
    r"(?:they|it|we|he|she|there|that|this|those|these|you|I|nobody|people|everyone)\s",
    re.I,
)
"""``14, 22 and 38, and they only have 45 seats``, behind a value for each line."""
WHY_EMPTY = rare(
    r",? (?:because|since|as|due to|owing to|for lack of)\s[^,;:.\d]{3,90}(?=[,;.)]|$)", re.I
)
"""Behind a word for an empty cell: ``blank because no seeds were left``."""
OR_SO = rare(
    r"(?<![\w.~≈–-])(?P<n>\.?\d[\d.,]*(?<!,)\s?%?)(?P<unit>(?: [a-zA-Z°µ/]{1,6})?),? or (?:so|thereabouts)\b",
    re.I,
)
"""``80 or so``, which is about 80."""
RATIO = rare(
    r"(?<=[\w%)])(?:, (?:or |that is,? |i\.e\.,? )?| \()(?:(?:well |just |slightly )?"
    r"(?:more than|less than|over|under|almost|"
    rf"nearly|about|roughly|around|some) )?(?:(?:{SEVERAL}) times|half|twice|double|triple) "
    r"(?:(?:as (?:many|much|[a-z]+)|more|the (?:number|rate|value|share|amount)|that|those|what)\b"
    r"(?: [^\s,;:.()\d]{1,24}){0,6})\)?(?=\s*(?:[,;.)]|and\b|$))",
    re.I,
)
"""``17, more than four times as many``: what is said of a value beside the one before it."""
SUPERLATIVE = rare(
    r"(?<=[\w%)]),\s+(?:(?:which|that) (?:is|was) |being |both )?(?:the|its|their) "
    r"(?:(?:very|absolute|overall|second|global) )?"
    r"(?:(?:high|low|larg|small|great|strong|weak|b|warm|cold|hott|dark|bright|fast|slow|bigg)est|"
    r"worst|maximum|minimum|peak|top|record)\b[^,;:.()\d]{0,60}[.;]?\s*$",
    re.I,
)
"""Behind the last value: ``and 3.04 in May, the highest value of the map``."""
SAID_BEFORE = re.compile(
    r"[,(]?\s*\b(?:apart from|except(?: for)?|besides|other than|outside(?: of)?) "
    r"(?:these|those|this|that|them)(?: [a-z]+){0,2}\)?[.;]?\s*$",
    re.I,
)
"""``All other cells are below 5, so it is calm apart from these three``: they were told before."""


def tells_of_others(source: str) -> bool:
    """Whether a sentence tells what others found or another figure shows, or by how much something fell.

    Or among what a number is split.
    """
    return any(words.search(source) is not None for words in (LOST, ELSEWHERE, ANOTHER, SPLIT))


def without_words_behind(text: Text, frame: Frame) -> Text:
    """A text without the reason at its end, and without exceptions that were told before.

    A reason is one only if values stand before it, and no label in it. ``80 or so`` becomes ``~80``.
    """
    if OR_SO.search(text.text) is not None:
        about = OR_SO.sub(lambda m: f"~{m['n']}{m['unit']}".ljust(len(m[0])), text.text)
        text = text.reworded(about)
    text = _without_judgement(without_ratios(text))
    if (order := ORDER_BEHIND.search(text.text)) is not None:
        return text.cut(0, order.start())
    if (before := SAID_BEFORE.search(text.text)) is not None and before.start():
        text = text.cut(0, before.start())
    praised = SUPERLATIVE.search(text.text)
    if praised is not None and not _tells(text.text[praised.start() :], frame):
        text = text.cut(0, praised.start())
    text = _without_afterthought(_without_why_empty(text, frame), frame)
    reason = REASON.search(text.text)
    if reason is None or DIGIT.search(text.text, 0, reason.start()) is None:
        return text
    rest = text.text[reason.end() :]
    return text if _tells(rest, frame) else text.cut(0, reason.start())


JUDGED_BUT = rare(
    r"\b(?P<is>is|are|was|were|stays?|remains?) "
    r"(?:positive|negative|above (?:zero|average)|below (?:zero|average)|high|low|"
    r"strong|weak|good|poor|warm|cold|wet|dry|dark|light|pale)"
    r"(?: (?:everywhere|throughout|always))?,? "
    r"(?:except(?: for)?|but|save|apart from|other than)(?: (?:in|on|at|for|the))* [^:;.]{1,40}"
    r"(?=: [-−+]?\.?\d[\d.]*\s?%?(?:, [-−+]?\.?\d[\d.]*\s?%?)+,? and )",
    re.I,
)
"""``is positive everywhere except at noon: 4, -2, 6 and 3``: all its values follow, and that one too."""


OF_ALL = re.compile(r"\b(?:all|each|every|most|everything)\b", re.I)


def _without_judgement(text: Text) -> Text:
    """A text without a judgement and its exceptions before the list of all values, if no number leads it."""
    judged = JUDGED_BUT.search(text.text)
    if judged is None or any(words.search(text.text, 0, judged.start()) for words in (DIGIT, OF_ALL)):
        return text
    said = text.text
    at = judged.end("is")
    return text.reworded(f"{said[:at]}{blanks(judged.end() - at)}{said[judged.end():]}")


def without_ratios(text: Text) -> Text:
    """A text without what it says of a value beside another one: ``17, twice as many``."""
    return text.reworded(RATIO.sub(blank, text.text)) if RATIO.search(text.text) is not None else text


def _tells(rest: str, frame: Frame) -> bool:
    """Whether what follows upon values tells of cells too."""
    return ";" in rest or bool(find_missing(rest)) or any(mention.sure for mention in frame.mentions(rest))


def _without_afterthought(text: Text, frame: Frame) -> Text:
    """A text without the clause at its end that goes on where a value of each line is given."""
    for thought in AFTERTHOUGHT.finditer(text.text):
        given = sum(not frame.written(q) for q in find_quantities(text.text[: thought.start()]))
        if given in (len(frame.x), len(frame.y)) and given > 1 and not _tells(
            text.text[thought.end() :], frame
        ):
            return text.cut(0, thought.start())
    return text


IS = r"\b(?:is|are|was|were|stays?|stayed|remains?|remained) "
LOOKS = r"(?:cross-)?hatched|striped|(?:crossed|gr[ae]yed|blacked|blanked|struck) out|blank|empty"
LOOKS_EMPTY = rare(
    rf"(?P<is>{IS})[a-z]+(?: [a-z]+)? \((?P<looks>{LOOKS})\)|"
    rf"(?P<be>{IS}(?:{LOOKS})) \([a-z]+(?: [a-z]+){{0,3}}\)",
    re.I,
)
"""``is closed (hatched)``, ``is hatched (closed on Mondays)``."""


def _as_it_looks(said: re.Match[str]) -> str:
    """A statement that cells are empty without the reason that stands in it."""
    kept = f"{said['is']}{said['looks']}" if said["is"] else said["be"]
    return kept.ljust(len(said[0]))


PLACE_BEHIND = re.compile(
    r" (?:in|on|at|for) (?:the|that|this|its) [a-z-]+(?: [a-z]+)?(?= (?:because|since|as|due|owing)\b)"
)
"""``no reading in the fourth week because``: which of the cells is empty, before the reason."""


def _without_why_empty(text: Text, frame: Frame) -> Text:
    """A text without the reasons why cells are empty, as far as these name no label."""
    source = LOOKS_EMPTY.sub(_as_it_looks, text.text)
    if WHY_EMPTY.search(source) is None:
        return text if source == text.text else text.reworded(source)
    for missing in find_missing(source):
        at = PLACE_BEHIND.match(source, missing.end())
        why = WHY_EMPTY.match(source, at.end() if at is not None else missing.end())
        if why is not None and not any(mention.sure for mention in frame.mentions(why.group())):
            source = source[: why.start()] + blank(why) + source[why.end() :]
    return text if source == text.text else text.reworded(source)
