"""Whether the parts of a stretch read like labels."""

from __future__ import annotations

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import SEVERAL
from replot.reading.description.lexicon.labels import Label
from replot.reading.description.lexicon.lists import IN_BRACKETS
from replot.reading.description.lexicon.numbers import PLAIN
from replot.reading.description.lexicon.patterns import rare

__all__ = ["plausible"]

CLAUSE = rare(
    r"\b(?:is|are|was|were|being|which|where|that|has|have|represents?|indicates?|shows?|ranging|ranges|with|"
    r"representing|indicating|denoting|signifying|reflecting|respectively|while|each|from)\b|[=]\s*$",
    re.I,
)


SAID = re.compile(r"\b(?:would|could|should|will|might|must|had|did|cannot)\b", re.I)
"""Verbs of clauses, in items of several words: ``the tree would look alike``."""
WITH_VALUE = re.compile(
    r"\([^()]*\)\s?=\s?[-−+~]?\d*\.\d|"
    r"\bvs\.?\s[^()]*\(\s*[-−+~]?\d*\.?\d+%?\s*\)|[^\W\d]\w*\s?[–—→]\s?[^\W\d]\w*\s[-−+]?\d*\.\d+"
)


EACH = re.compile(r"(?:(?:one|a single) (?:per|for|each)|(?:per|for each))\b", re.I)


OF_FIGURE = re.compile(
    r"(?:the )?(?:same|identical) (?:tokens?|words?|order|labels?|classes|names?|categories|list|set)|"
    r"heat ?maps?|(?:an?|the|this) (?:\w+ )?(?:matrix|heat ?map|grid|chart|plot|table|figure|image|"
    r"map|picture)|lists .*|"
    r"(?:row|column) (?:head(?:er|ing)?s?|labels?|names?) .*|[^()]* axes|"
    r"(?:labell?ing|naming|heading|marking) (?:the )?(?:rows|columns|sides)", re.I
)
"""What is no label: a kind of figure, what an axis does, or both of them: ``query and key axes``."""
VALUED = re.compile(rf"[~≈]?{PLAIN}\s?%?\s*\([^()]*[^\W\d][^()]*\)")
"""``-0.4 (Income)``: a value and its label."""


VALUE_FOR = re.compile(r"(?:but |only |just )*\d[\d.,]*\s?%?\sfor\s")
"""A value and what it is of: ``4 for price, 3 for quality``."""
PART = re.compile(r"\d[\d.]*\s?% (?P<of>[^\W\d].*)")
"""A value and its label: ``30% never, 25% often``, but no ``10% noise, 20% noise``."""
OF_WHOLE = re.compile(r"of (?:the|this|each|its) ")
"""What is said on behind a side of the figure: ``on the left side of the grid and smaller ones``."""
MARKED = re.compile(
    r"[^,;]+ in (?:(?:dark|light|pale|bright) )?(?:red|blue|green|orange|yellow|purple|black|gr[ae]y|"
    r"white|pink|brown|cyan|magenta|teal|navy)$", re.I
)
"""A group and the colour of its mark beside the axis: ``tumours in red``."""
STANDS_FOR = re.compile(
    r"[^,;]{1,30}?\s?(?:=|→|->)\s?(?:the )?(?:low|high|bad|good|best|worst|min|max|small|large)\w*$", re.I
)
"""A colour and what it stands for: ``yellow = high``."""
SETTING = re.compile(r"(?:[vcz]?(?:min|max|lim)|cmap|norm|palette)\s?=", re.I)
"""``vmin=0``: how the figure is drawn."""
OTHER_AXIS = re.compile(r"(?:the )?(?:rows?|columns?) (?!\d)")
"""What goes on about the other axis: ``today's weather, columns tomorrow's``."""
ONE_PER = re.compile(r"(?:one|a single) per\b", re.I)
KINDS = re.compile(rf"(?:{SEVERAL}) (?:[a-z-]+ ){{0,3}}[a-z-]+s$")
"""How many there are, of two names: ``three datasets or tasks``."""
COUNTED = re.compile(rf"(?:{SEVERAL}|\d{{1,4}}) [a-z][a-z -]*(?<!s)$")
PLURAL = re.compile(r"[a-z][a-z -]*s")
"""How many things are made of two: ``24 vaccine and dose settings``."""
WORD = re.compile(r"\S{2,}")


DOING = re.compile(r"(?:and )?[a-z]+ing (?:the|an?|its|their|each|how|that) ")
"""What a clause begins with, and no label: ``placing the``."""
MOVES_TO = re.compile(
    r"(?:then |and |also |finally )*(?:drops?|falls?|rises?|goes|climbs?|jumps?|increases?|decreases?|"
    r"declines?|returns?|shifts?|starts?|begins?|ends?|stays?|remains?)(?: [a-z]+){0,2} "
    r"(?:to|at|from|by|with) [~≈]?[-−+]?\.?\d",
    re.I,
)
"""What a line does, and no label: ``then drops to 50%``."""
CODE_PATH = re.compile(r"[a-z]\w{2,}(?:\.[a-z]\w{2,}){2,4}(?:\(\))?")
"""``library.module.function``: what computed a figure, and no label."""
WHAT_IT_DOES = re.compile(r"[a-z]+s (?:how|whether|what|why)\b")
"""What a sentence goes on with behind a name: ``measures how likely it is``."""
LINE_BEGINS = re.compile(r"[^\W\d][\w-]*(?: [^\W\d][\w-]*)? [-−+~]?\d*\.\d+%?")
DECIMAL = re.compile(r"[-−+~]?\d*\.\d+%?")


def _is_decimal(item: Label) -> bool:
    return DECIMAL.fullmatch(item.text) is not None


AFTERTHOUGHT = re.compile(rf"(?:and )?(?:for|as) (?:an?|the|all|each|{SEVERAL}|\d{{1,4}}) [a-z]")
"""What a sentence adds behind a comma: ``germination, as a percentage, for four plants``."""
IN_UNITS = re.compile(
    r"(?:given |shown |all )?(?:in|as) (?:an? )?(?:per ?cent(?:ages?)?|%|counts|fractions|proportions)", re.I
)
"""What is said of the values behind a name: ``predicted, in percent``."""
WITH_OR_WITHOUT = re.compile(r"with(?:out)? [^\W\d]", re.I)
"""``With tutor, Without tutor``: labels that begin with a word that else begins a clause."""


KEYED = re.compile(r"(?P<key>[^\W\d]\w{0,20})\s?=\s?[-−+~]?\.?\d[\d.,]*\s?%?")
"""A name and its value, with a sign between them."""
AND_VALUE = re.compile(r"\w (?:and|but) [~≈]?[-−+]?\d[\d.,]*%?(?: (?:on|in|at|for|under|with) \w|$)")
"""``Tue and 9 on Wed``: a label, and what another one has."""
LINES_MEET = re.compile(r"[-−+~]?\.?\d[\d.]*%? / [-−+~]?\.?\d[\d.]*%?")


def plausible(items: list[Label]) -> bool:
    """Whether the items read like labels and not like clauses."""
    if any(map(OF_FIGURE.fullmatch, (item.text for item in items))):
        return False
    if any(item.text.count("[") != item.text.count("]") for item in items):
        return False  # "%] (rows) and Moisture": cut out of two names with their units
    if any(item.text.count(")") > item.text.count("(") for item in items):
        return False  # "(x axis) and weekday": cut out of a bracket
    paths = sum(CODE_PATH.fullmatch(item.text) is not None for item in items)
    if paths == 1 and len(items) == 2:
        return False
    if any(WHAT_IT_DOES.match(item.text) or MOVES_TO.match(item.text) for item in items[1:]):
        return False
    if any(WITH_VALUE.search(item.text) for item in items) or all(VALUED.fullmatch(i.text) for i in items):
        return False  # "A-B 0.12, A-C 0.34" are pairs with their values
    keyed = {told["key"] for item in items if (told := KEYED.fullmatch(item.text)) is not None}
    if len(keyed) == len(items) > 1:
        return False  # "TP = 9, TN = 40" are values with their names, and "k=3, k=5" are labels
    if any(LINES_MEET.fullmatch(item.text) for item in items):
        return False  # "2, 5, 21 / 3, 8, 40" are lines of values
    if any(LINE_BEGINS.fullmatch(i.text) for i in items) and sum(map(_is_decimal, items)) > 1:
        return False  # "0.2, 0.8, B 0.5, 1.1" are lines of values
    if any(VALUE_FOR.match(item.text) or AND_VALUE.search(item.text) for item in items):
        return False
    if all(MARKED.match(item.text) for item in items):
        return False
    if any(STANDS_FOR.match(item.text) or SETTING.match(item.text) for item in items):
        return False
    if any(OTHER_AXIS.match(item.text) or IN_UNITS.fullmatch(item.text) for item in items[1:]):
        return False
    if OF_WHOLE.match(items[0].text) and not all(OF_WHOLE.match(item.text) for item in items):
        return False
    parts = [part["of"].lower() for item in items if (part := PART.match(item.text)) is not None]
    if len(parts) == len(items) and len(set(parts)) == len(parts):
        return False
    if len(items) == 2 and items[1].text.islower() and (
        KINDS.match(items[0].text) or (COUNTED.match(items[0].text) and PLURAL.fullmatch(items[1].text))
    ):
        return False
    if len(items) == 2 and KINDS.match(items[1].text) and not KINDS.match(items[0].text):
        return False  # "wind direction, eight compass points"
    if len(items) == 2 and items[1].text in ("those", "these"):
        return False  # "are the queries and those below the keys"
    if not DOING.match(items[0].text) and any(DOING.match(item.text) for item in items[1:]):
        return False  # "sorted by size, placing the largest on top"
    later = [AFTERTHOUGHT.match(item.text) is not None for item in items]
    if any(later) and not all(later):
        return False
    words = [len(WORD.findall(item.text)) for item in items]
    if any(count > 2 and SAID.search(item.text) for count, item in zip(words, items, strict=True)):
        return False
    if (EACH.match(items[0].text) and not items[0].text.isupper()) or any(
        ONE_PER.match(item.text) for item in items[1:]
    ):
        return False  # "(one per language, in alphabetical order)"
    glossed = items[0].text.endswith(")")
    first = len(WORD.findall(IN_BRACKETS.sub("", items[0].text))) if glossed else words[0]
    if first >= 4 and max(words[1:]) <= 2:
        return False  # the first piece is the sentence before the list
    if max(words) > 9 or any(len(item.text) > 80 for item in items):
        return False
    if all(map(WITH_OR_WITHOUT.match, (item.text for item in items))):
        return True
    named = _of_several(items)
    if min(words[1:]) > 1 and WITH_ONE.search(items[0].text) is not None:
        named |= {0}
    clauses = [
        CLAUSE.search(WITH_ONE.sub("", OF_NAME.sub("", bare)) if k in named else bare) is not None
        for k, bare in enumerate(IN_BRACKETS.sub("", item.text) for item in items)
    ]
    if any(clause and (k == 0 or " " in items[k].text) for k, clause in enumerate(clauses)):
        return False  # behind others such a word alone is a label: "mat, and while"
    return not all(w > 5 for w in words)


OF_NAME = re.compile(r"[^\W\d][\w-]* (?:with|from)(?= )", re.I)
"""``owned with a mortgage``, ``fed with hay``: the beginning of a name, where several begin alike."""


WITH_ONE = re.compile(r"(?<=[a-z]) with an? [a-z-]+$")
"""``walk to school with a friend``: a deed among others of several words each."""


def _of_several(items: list[Label]) -> set[int]:
    """The items that begin with a word and *with* or *from*, where another begins with the same word."""
    firsts = [item.text.partition(" ")[0].lower() for item in items]
    return {
        k
        for k, item in enumerate(items)
        if firsts.count(firsts[k]) > 1 and OF_NAME.match(item.text) is not None
    }
