"""The name of a line in the key of its values: ``Row 2 (oak)``, ``Wrens are almost the same``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.abroad import FIGURE_WORD
from replot.reading.description.lexicon.counts import NTH

__all__ = [
    "IN_PLACE",
    "ORDINAL",
    "in_bold",
    "line_name",
    "nouns_behind_bold",
    "subject_of",
    "without_figures",
    "without_judgement",
    "without_place",
    "without_shared_verb",
]
LINE_OF_GRID = re.compile(
    r"(?:(?:in|for|on|at|within|along|of)\s++)?(?:the\s++)?(?:"
    r"(?P<a>row|column|line)\s*(?:#?\d+\s*[(\[–—-]|:)\s*+(?P<n>.+?)\s*[)\]]?|"
    r"\w+\s+(?P<b>row|column)\s*\((?P<m>.+)\)|"
    r"(?P<c>row|column|line)\s+(?:(?:for|of)\s+)?(?:[\"“'`](?P<q>[^\"”'`]+)[\"”'`]|(?P<o>[^\W\d].*))|"
    r"(?P<p>.+?)\s+(?P<d>row|column))",
    re.I,
)
"""``Row 2 (oak)``, ``row "oak"``, ``in the oak row``: a line of the grid and its name."""
MOST_WORDS = 3
FEWEST_SAID = 3
"""Words that say something of a name: ``needs less help``."""
SAMPLE = re.compile(
    r"\s*\(n\s?=\s?[\d,]+\)|"
    r"(?<=\d)\s*\((?:top|bottom|left|right|middle|cent(?:er|re)|upper|lower|[ -])+\)$",
    re.I,
)
"""``(n = 80)``, behind the name of a line, or ``(top-left)`` behind its number."""
LEADS_TO = re.compile(
    r"(?:(?:looking|reading|going|moving) (?:at|along|down|across|to)|turning to|(?:as )?for(?= [A-Z])|"
    r"considering|within|along|down)\s+(?:the )?",
    re.I,
)
AT_END = (
    r"(?:at|on|in) the (?:very )?(?:top|bottom|left|right)(?: (?:row|column|line|edge|side|end))?"
    r"(?:,| (?:is|are|comes?|with|we (?:have|find|see)|there (?:is|are))(?= ))"
)
IN_COURSE = re.compile(
    r"(?:and )?(?:"
    r"(?:then|finally|lastly|(?:first|next|last)(?=,)|(?:after|above|below) (?:that|this|it)(?=,)),? "
    rf"{AT_END} |"
    r"(?:then|finally|lastly|followed by),? (?:comes? |is |are |there (?:is|are) |by )?|"
    r"(?:first|next|last|(?:after|above|below) (?:that|this|it))(?:, (?:comes? )?| comes? )|"
    rf"(?:we )?(?:start|begin|end|finish)(?:ing|s)?(?: up)? (?:with |{AT_END} )|{AT_END} )(?=\S)",
    re.I,
)
"""How a text goes from line to line: ``Starting at the bottom with Ayr``, ``Finally, Cork``."""
KIND_QUOTED = re.compile(r"(?:(?:for|in|at|with) )?(?:the )?[A-Za-z]+(?: [a-z]+)? [\"“`]([^\"”`]+)[\"”`]")
"""``token "mat"``: what a label is one of, and the label."""
ORDINAL = re.compile(rf"{NTH}|last|top|bottom|middle|next|other", re.I)
"""Which line it is, and no name of it."""
SAID_OF_LINE = (
    r"(?:is|are|was|were|looks?|seems?|stays?|stands?|comes?|remains?|differs?|follows?|behaves?)"
)
JUDGED = re.compile(
    r"(?<=\w),?\s(?:(?:too|also|again|by contrast|however),?\s)?"
    r"(?:(?:hardly|barely|scarcely|almost|nearly|never|slightly|clearly)(?: [a-z-]+){1,5}|"
    rf"{SAID_OF_LINE}(?:(?<=differs)|(?<=differ)|(?: (?!at\b|in\b|for\b|on\b)[a-z-]+){{1,6}}))$"
)
"""What is said of a line between its name and its values: ``Wrens are almost the same: 22, 90``."""
THE = re.compile(r"^\s*[Tt]he (?=[a-z])")


def without_judgement(said: str) -> str:
    """The name of a line without what is said of it."""
    judged = JUDGED.search(said)
    name = said if judged is None else THE.sub("", said[: judged.start()])
    return name if len(name.split()) <= MOST_WORDS else said


def in_bold(text: Text, said: str, *, nouns: bool = False) -> str:
    """The bold words that a line begins with, where the rest before its values is said of them.

    With ``nouns`` the rest may be as short as what the line is of: ``**casual** riders``.
    """
    start, end = text.bold[0] if text.bold else (0, 0)
    name, rest = text.text[start:end].rstrip(" :"), said[end:].split()
    bold = start == 0 < len(name) and said.startswith(name)
    fewest = 1 if nouns else FEWEST_SAID
    return name if bold and len(rest) >= fewest and rest[0].isalpha() and rest[0].islower() else said


def nouns_behind_bold(texts: Iterable[Text]) -> bool:
    """Whether all lines that begin in bold have a plain noun behind that: ``**casual** riders: 4, 7``.

    One line alone may stress a part of its name.
    """
    begun = [(text, text.bold[0][1]) for text in texts if text.bold and text.bold[0][0] == 0]
    behind = [NOUN_BEHIND.match(text.text, end) for text, end in begun if text.text[:end].rstrip(" :")]
    return len(behind) > 1 and all(behind)


NOUN_BEHIND = re.compile(r" [a-z][a-z-]{2,}(?: [a-z][a-z-]{2,})?(?::\s| [–—=→⟶-] ?| [-=]> ?)")


def line_name(said: str) -> tuple[str, str]:
    """The axis that the words of a key tell (or nothing), and the name of the line."""
    said = SAMPLE.sub("", said)
    course = IN_COURSE.match(said.strip())
    said = without_judgement(said.strip()[course.end() :] if course is not None else said)
    said = LEADS_TO.sub("", said.strip(), count=1) if LEADS_TO.match(said.strip()) else said
    line = LINE_OF_GRID.fullmatch(said.strip())
    if line is None:
        kind = KIND_QUOTED.fullmatch(said.strip())
        return "", kind[1] if kind else said
    name = next(line[g] for g in "nmqop" if line[g])
    if ORDINAL.fullmatch(name):
        return "", said
    word = next(line[g] for g in "abcd" if line[g]).lower()
    return {"row": "y", "column": "x"}.get(word, ""), name


SUBJECT = re.compile(
    r"(?:(?:for|in|at|on|with|under|among) (?:(?:the|their|its|our|his|her) )?)?"
    r"(?P<name>(?!(?:the|this|these|it|all|each|both|"
    r"there|here|what|who|"
    r"which|how|why|where|when)\b)[^\s,]+(?: [^\s,]+){0,2}?)(?:,[^,]{1,40},)?(?: the [a-z]+(?: [a-z]+)?)?"
    r"(?: it)? (?:is|are|was|were|has|have|stays?|shows?|remains?|correlates?|comes?|sits?|lies)\b.*",
    re.I,
)
"""``Ayr is closest to the sea``: what a sentence is about."""


def subject_of(said: str) -> str:
    """The name of a line that a sentence is about, without what it says of it."""
    told = SUBJECT.fullmatch(said) if len(said.split()) > MOST_WORDS else None
    return told["name"] if told is not None else BEFORE_VERB.sub("", ARTICLE.sub("", said))


BEFORE_VERB = re.compile(r"(?<=\w),?\s+(?:there|we|they|it|one)(?: [a-z]{2,12}ed)?$")
"""``North there`` of ``In the North there were 30 in May``."""
ARTICLE = re.compile(r"^The (?=[a-z]|\w*[A-Z]\w*[A-Z])")
"""Before what is no part of a name: ``The north pond``, ``The SVM``, and not ``The Hague``."""


FIGURE = re.compile(
    rf"(?:{FIGURE_WORD}|table|tab\.|panel|plate|exhibit|heat ?map|chart|plot|image)\s?"
    r"(?:[A-Z]?\d{1,3}[a-z]?|[A-Z])",
    re.I,
)
"""What a figure is called in a text, beside which lines have other names."""


def without_figures(names: Sequence[str]) -> list[str]:
    """The names without those of figures, unless all are such: ``Fig. 2: ratings (1 to 5) of ...``."""
    return [name for name in names if FIGURE.fullmatch(name) is None] or list(names)


IN_PLACE = re.compile(r"\s*(?P<place>On|In|At|For|Under|With)\s[^,:\d]{1,40},\s")
"""``On point reads, ...``: how a sentence begins with the name of a line."""


def without_place(name: str, places: set[str]) -> str:
    """The name of a line without such a word that others stand behind in running words."""
    place, _, rest = name.partition(" ")
    return THE.sub("", rest) if place in places and rest else name


def without_shared_verb(names: Sequence[str], rests: Sequence[str]) -> list[str]:
    """The names without a word behind all of them that says what each does with the others of its kind.

    ``AYR lends: BAT: 0.5`` over ``BAT lends: AYR: 0.3``: each of them is named among the values of the lines.
    """
    bare = [name.rpartition(" ") for name in names]
    stems, verbs = [stem for stem, _, _ in bare], {verb for _, _, verb in bare}
    if len(set(stems)) < 2 or len(verbs) != 1 or not all(map(VERB.fullmatch, verbs)) or not all(stems):
        return list(names)
    keys = {named["key"] for rest in rests for named in KEY_AMONG.finditer(rest)}
    return stems if keys.issuperset(stems) else list(names)


VERB = re.compile(r"[a-z]{3,}s")
KEY_AMONG = re.compile(r"(?:^|[,;]\s+)(?:to |from |in )?(?P<key>[^\W\d][^,;:]{0,40}?)\s?[:=]\s")
