"""Texts cut into sentences and clauses, places kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.short_forms import without_short_stops

__all__ = ["sentences"]
GLUED = (
    r"(?=(?:The|This|These|There|It|In|For|We|On|At|As|From|While|But|Each|All) [a-z]|"
    r"\d{1,6} [a-z]+ (?:were|was|are|is)\b)"
)
"""What a sentence begins with whose space is lost: ``and 9 elms.3 oaks were taken for elms``."""
END = re.compile(rf"[.!?](?=[\"”’')\]]*\s)|[.!?][\"”]\s|(?<=[a-z]{{4}})\.{GLUED}")
ABBREVIATION = rare(
    r"(?:(?<![\w-])(?:e\.g|i\.e|vs|approx|resp|cf|fig|figs|eq|no|nos|dr|mr|st|etc|(?-i:ca|al)|p|pp|vol|sec|tab|inc|"
    r"op|incl|"
    r"dept|max|min|avg|est|c|"
    r"[A-Z])|(?:^|\s)\d{1,2})$",
    re.I,
)
NEXT = re.compile(
    r"[\"”’')\]]*\s+(?P<mark>[*•]\s)?"
    r"(?=[\"“‘'(\[*`]*[A-Z0-9À-ÞΑ-Ω~≈+−<>≤≥$(\[\"“`-]|[a-z]{1,2}-?[A-Z]|[a-z][\w-]* (?:is|has|beats|loses|"
    r"stays|row|column|reaches|gets|scores|holds|gives|shows|contains)\b|[a-z][\w-]*:\s|[a-z]+_\w+\s|"
    r"[a-z][\w-]* (?:[–—=→]|->) |[a-z][a-z-]{0,8}\d\w*\s?[\[(]|[a-zα-ω]{1,3}\(|[α-ω]-[a-z]{3,}\b"
    r"|(?:it(?:['’]?s)?|this|that|these|those|there|the|we|they|so|but|also|all|each|then|avg|"
    r"rows|columns|cells|values|colou?rs?|title|legend|axes) [\w\"“‘(])"
)
"""How a sentence begins: with a capital, a number, a sign, or in small letters a name or a clause."""
AFTER_VALUE = re.compile(r"(?<=[\d%)\]])[.!?]\s+(?=[a-z])")
"""The end of a sentence before one that begins with a name in small letters: ``... is 0.4. kNN has ...``."""


LOST_SPACE = re.compile(rf"\.{GLUED}")
WHOLE_WORD = re.compile(
    r"(?:(?:^|[\s-])(?:[a-z]{5}|[A-Z][a-z]{4}|axis$|axes$|rows$|side$|zero$)[a-z]*|[})\]])$"
)
SMALL = re.compile(r"\s+(?=[a-z])")
"""A full stop behind a whole word ends a sentence, though the next one begins with a small letter."""


ITSELF: Sequence[Text] = ()
"""In place of the sentences of a text that is one: it does not hold itself."""


def sentences(text: Text) -> Sequence[Text]:
    """Sentences of a text, in order; an abbreviation or a decimal point ends none."""
    if text.sentences is None:
        found = list(_cut(text)) if END.search(text.text) else [rest] if (rest := text.cut(0)) else []
        if TURN.search(text.text):
            found = [part for each in found for part in _turns(each)]
        text.sentences = ITSELF if found == [text] else found
    return [text] if text.sentences is ITSELF else text.sentences


TURN = rare(
    r"(?:[,;]\s|\s(?=and (?:an?|the|one|its) (?:[a-z-]+ )?colou?r[- ]?(?:bar|scale|legend)s?\b)|"
    r"\s(?=(?:in|using|with) (?:the |an? )?[A-Za-z]{3,9}(?:_r)? colou?r ?map))"
    r"(?=(?:(?:and|plus|all|while|where|whereas|shown|drawn|coloured|colored) )?(?:(?:with|using|in) )?"
    r"(?:(?:an?|the|its|one|own) )?"
    r"(?:(?:shared|vertical|horizontal|single|sequential|diverging|right-hand|[a-z]+[- ]to[- ][a-z]+) )?"
    r"(?:colou?r[- ]?(?:bar|scale|legend)s? (?:(?:at|on|to|below|along) [^,;.]{3,30}? )?(?:is |was )?"
    r"(?:labell?ed|titled|entitled|named|called|headed|rang|running|runs|going|goes|spanning|spans|from|show|"
    r"indicat|encod|represent|measur|that|which|with|for|of|\d)|"
    r"colou?r[- ]?(?:bar|scale|legend)(?::| ?[(\"“])|"
    r"[A-Za-z]{3,9}(?:_r)? colou?r ?maps?\b|(?<!\baxis, )(?:en)?titled? (?:is )?[\"“]|"
    r"cells? (?:(?:are|is) )?(?:annotated|shaded|colou?red|colou?r-coded|tinted)|"
    r"colou?rs? (?:is|are|rang|gives?|shows?|encod|represent|indicat|denot|runs?|running|goes|going|from)|"
    r"(?:cell )?values?(?: (?:are|row by row|by row))?:))",
    re.I,
)
"""Where a sentence that lists labels turns to another thing: ``columns A, B, colour bar from 0 to 9``."""
LISTS = re.compile(r"\b(?:rows?|columns?|axis|axes|ticks?|labels)\b", re.I)
DENIES = re.compile(r"\b(?:no|not|without|neither|nor|lacks?|missing|omits?|un[a-z]+ed)\b", re.I)
ONE_AXIS = re.compile(r"\W*(?:the )?(?:[xy]|horizontal|vertical)[- ]?axis\b[^,;]{0,80}", re.I)
TICKS = re.compile(r"(?:(?:with|having|taking) )?(?:the )?(?:following )?values?:", re.I)
"""What follows the name of an axis, and is no cell: ``X-axis: Window Size, with values: 16, 32``."""
NUMBERED = re.compile(r"(?:^|\s)\d{1,2}$|\b[ap]\.m$|\b[A-Z]$|(?<![.\w])[abd-oq-z]$")
OF_NUMBER = re.compile(r"(?<![\w-])(?:pp?|c|[Nn]os?|vol|sec|tab|eq)$")
NUMBER_OF = re.compile(r"\.\s*[\"“(#]?(?:[A-Z]?\d|[IVXLA-Z]\b)")
"""What follows upon an abbreviation that stands before a number only: ``p. 4``, and no ``6 in p. X has``."""
CITED = re.compile(r"\b(?:Fig|Table|No|p|vs)\.? ?\w*$")
UNIT = re.compile(r"\d\s?(?:[a-zA-Z]|min|sec)$")
LONGEST_ABBREVIATION = 40
LONGEST_HEAD = 60
LONGEST_QUOTED = 40
"""Letters from a full stop in quotation marks to their end, where it ends no sentence."""


def _turns(sentence: Text) -> Iterator[Text]:
    """A sentence in parts, where it lists the labels of an axis and then turns to another thing."""
    source, start = sentence.text, 0
    seen = depth = 0
    lists = denies = False
    for turn in TURN.finditer(source):
        end = turn.start()
        lists = lists or LISTS.search(source, seen, end) is not None
        denies = denies or DENIES.search(source, seen, end) is not None
        depth += source.count("(", seen, end) - source.count(")", seen, end)
        seen = end
        ticks = ONE_AXIS.fullmatch(source, start, end) and TICKS.match(source, turn.end())
        if lists and not ticks and not denies and not depth:
            yield sentence.cut(start, end)
            start = seen = turn.end()
            denies, depth = False, 0
    yield sentence.cut(start) if start else sentence


def _cut(text: Text) -> Iterator[Text]:
    source = without_short_stops(text.text)
    start = seen = depth = quotes = 0
    head = text.bold[0][1] - 1 if text.bold and text.bold[0][0] <= 1 else 0
    head = head if head <= LONGEST_HEAD else 0  # "**Inter. Algebra**: 74": a name, however it is written
    for match in END.finditer(source):
        end = match.start()
        if end < start or end < head:
            continue
        before = source[max(start, end - LONGEST_ABBREVIATION) : end]
        if before.endswith((" .", " ..")):
            continue  # dots between two ends: "0 ... 40"
        if source[end] == "?" and before.endswith(" ") and "?" not in source[start:end]:
            continue  # "190 ? 280": a value
        if source[end] in "?!" and source.startswith(('" (', "” ("), end + 1):
            continue  # "Defect found?" (yes, no)
        if (
            source[end] == "."
            and ABBREVIATION.search(before)
            and not UNIT.search(before)
            and (not NUMBERED.search(before) or len(before.strip()) < 3 or CITED.search(before))
            and (OF_NUMBER.search(before) is None or NUMBER_OF.match(source, end) is not None)
        ):
            continue
        follows = NEXT.match(source, match.start() + 1) or AFTER_VALUE.match(source, match.start())
        follows = follows or LOST_SPACE.match(source, match.start())
        if not follows and WHOLE_WORD.search(before):
            follows = SMALL.match(source, match.start() + 1)
        if not follows:
            continue
        depth += source.count("(", seen, end) - source.count(")", seen, end)
        quotes += source.count('"', seen, end)
        seen = end
        aside = depth == 1 and source[start] == "(" and source[end + 1] == ")"  # "(A whole sentence.) Then"
        if depth > 0 and not aside and ")" in source[match.end() : match.end() + 200]:
            continue
        if quotes % 2 and source[end + 1] != '"' and source.find('"', end + 1, end + LONGEST_QUOTED) > 0:
            continue  # "Val. acc. (%)"
        yield text.cut(start, follows.start("mark") if follows.lastgroup else follows.end())
        start = seen = follows.end()
        depth = quotes = 0
    rest = text.cut(start)
    if rest:
        yield rest
