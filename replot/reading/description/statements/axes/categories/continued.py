"""Sentences that go on about the axis of the one before: ``It lists ...``, ``The categories are ...``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import NTH
from replot.reading.description.statements.axes.categories.by_places import by_places
from replot.reading.description.statements.axes.categories.children import take_children
from replot.reading.description.statements.axes.facts import AxisFact, statement
from replot.reading.description.statements.axes.words import GIVES, GOES_ON, ONE_OF_LINES

__all__ = ["continues", "names_below"]
ONE_OF_PANELS = re.compile(
    rf"\W*(?:the )?(?:{NTH}|left|right|top|bottom|upper|lower|middle)(?:most)? "
    r"(?:(?:one|heat ?map|panel|matrix|plot|map|sub-?plot) )?(?:is|has|shows|displays)\b",
    re.I,
)
"""What begins a sentence about one of several panels: ``The first is headed``."""
VALUED = re.compile(r"[:=]\s*[-−+~≈]?\d[\d.,]*\s?%?\s*$")
"""What ends a cell rather than a label: ``A: 0.5``."""
VALUE_FIRST = re.compile(r"[-−+~≈]?\d*\.\d+%?\s+[a-z]")
"""A value and whose it is: ``0.2 to A``, which is no label."""
VALUE_LAST = re.compile(r"\w \([-−+~≈]?\d*\.\d+%?\)$")
"""A label that ends with its value: ``The strongest is between A and B (0.8)``."""
TITLES = re.compile(r"\s*The ax[ei]s (?:titles?|names?|captions?) ", re.I)
"""What names the axes, and lists no labels."""
DONE = (
    r"(?:\w+ly )?(?:mis-?)?(?:recogni[sz]ed|classified|predicted|identified|detected|confused|mistaken|"
    r"taken for|missed|overlooked|found|called|labell?ed)"
)
MADE_OF = re.compile(
    rf"[^;:]*?\b(?:was|were|are|is) {DONE}\b|"
    rf"\W*(?:(?:and|but|so) )?(?:it|the \w+)(?: has)? {DONE} \d[\d,]* [a-z]|"
    r"\W*(?:the )?(?:[a-z]+ )?(?:most|largest|biggest|main|worst|commonest)\b[^;:]{0,30}? "
    r"(?:confusions?|errors?|mistakes?|misclassifications?) (?:is|are|was|were)\b|"
    r"[^;:]*?\b(?:(?:end|ended|ends) up (?:as|in)|mistook|mistakes?|misreads?|confuses?|turn(?:s|ed)? into|"
    r"pass(?:es|ed)? for|(?:was|were|is|are|got) (?:\w+ly )?given the (?:label|class|category)|"
    r"(?:stayed|became|become) [^\W\d_]+,?(?= (?:and |but )?(?:\d|three|two|one)))\b|"
    r"\W*(?:(?:the|its|on|along|off) ){0,2}(?:(?:main|off)[- ])?diagonal\b|"
    r"\W*(?:the )?(?:correct|right|true positives?|hits)\b|"
    r"\W*(?:(?:and|but|so) )?(?:it|the \w+) (?:(?:was|is) right|(?:got|found|missed|caught|called) \d)",
    re.I,
)
"""What was made of some things: ``412 mails were recognised``, ``It has predicted 38 mails as spam``.

Or where some cells stand: ``The diagonal entries are``.
"""
OF_CELL = re.compile(
    r"(?:[-−+~≈]?\d[\d.,]* (?:as|of|to|for|in|were|was|are|went|go|goes)|vice versa)\b|"
    r".*\S \([-−+~≈]?\d[\d.]*%?\)$"
)
"""What a label is not: ``3 as cats``, ``dog (9)``."""
LINE_TOLD = re.compile(
    r"[^:;]{0,60}:\s(?:the )?(?:row|column|line) [^:;,]{1,40}[:=]\s?[-−+~≈]?\.?\d[\d.]*%?,\s|"
    r"\W*(?:the )?[^:;,]{1,40} (?:row|column|line) (?:is|reads|holds|has|contains|shows) "
    r"[-−+~≈]?\.?\d[\d.]*%?,\s", re.I
)
"""``The values are as follows: Row T1: 1, 0.4``."""
NUMBER = r"[-−+]?\.?\d[\d.]*(?:\s?[^\W\d_]{1,3}|\s?%)?"
LIST_ALONE = re.compile(
    rf"\W*{NUMBER}(?:(?:,|,? and)\s+{NUMBER})+(?:,?\s+(?:from |in order |reading |going )*"
    r"(?:left to right|right to left|top to bottom|bottom to top|downwards?|upwards?|rightwards?|"
    r"from the (?:left|top|bottom)|(?:in|with) (?:equal|even) steps))?\W*"
)
"""``2, 4, 8 and 16 from left to right``, in a sentence of its own."""
SUBJECT = re.compile(r"\s*The (?P<words>[A-Za-z]+(?: [A-Za-z]+){0,2}?) (?:are|is|read|run)\b")
"""What a sentence lists: ``The models are``."""
LABELS = re.compile(r"(?:categor\w+|labels?|ticks?|values|entries|classes|markers|order)", re.I)


def _is_about(fact: AxisFact, words: list[str]) -> bool:
    """Whether words speak of labels in general, or of what an axis is called, one or many."""
    name = {word.rstrip("s") for word in (fact.label or "").lower().split()}
    return any(LABELS.fullmatch(word) or word.lower().rstrip("s") in name for word in words)


def names_below(
    source: str, facts: dict[str, AxisFact], last: str | None, children: list[Text]
) -> bool:
    """Take the labels that stand below a sentence on those of the axis told before it.

    ``The plants are shown as the bars in each row:`` is about the plants, and not about the rows.
    """
    about = SUBJECT.match(source)
    if about is None or last is None or len(last) != 1 or not source.rstrip(" *_").endswith(":"):
        return False
    label = facts[last].label
    named = label is not None and about["words"].lower().split()[-1] == label.lower().split()[-1]
    if not children or not named or facts[last].categories:
        return False
    below = AxisFact()
    take_children(below, children, source)
    facts[last].merge(AxisFact(categories=below.categories, category_spans=below.category_spans,
                               kind=below.kind, directed=below.directed, span=below.span))
    return bool(below.categories)


def continues(
    source: str, text: Text, facts: dict[str, AxisFact], last: str | None, children: list[Text]
) -> bool:
    """A sentence after an axis statement that goes on about the same axis: ``It lists ...``."""
    if last is None or len(last) != 1 or GIVES.search(source):
        return False
    if not GOES_ON.match(source):
        alone = not facts[last].categories and LIST_ALONE.fullmatch(source)
        if not alone and by_places(source, last) is None:
            return False
    if ONE_OF_LINES.match(source) or ONE_OF_PANELS.match(source) or TITLES.match(source):
        return False
    if MADE_OF.match(source) or LINE_TOLD.match(source):
        return False
    if children and all(VALUED.search(child.text) for child in children):
        return False  # what stands under "Values:", each with a number, are the cells
    if re.search(
        r"\bcolou?r|\blegend|\bgradient|\b(?:the|each|every|all|these|no|empty|missing|\w+er|"
        r"gr[ae]y) cells?\b|"
        r"^\W*cells?\b",
        source,
        re.I,
    ) and not re.match(
        r"\W*(?:integer |numeric |even |odd )?(?:tick|label|number|categor)", source, re.I
    ):
        return False
    about = SUBJECT.match(source)
    if about is not None and facts[last].label and not _is_about(facts[last], about["words"].split()):
        return False  # "The models are A, B", where languages are on this axis
    fact = statement(text, 0, len(source), last, named=False)
    if fact.categories and (
        all(map(VALUE_FIRST.match, fact.categories)) or VALUE_LAST.search(fact.categories[-1])
    ):
        return False
    counted = [OF_CELL.match(label) is not None for label in fact.categories]
    if (any(counted) and not all(counted)) or len(set(fact.categories)) < len(fact.categories):
        return False
    if children and not fact.categories:
        take_children(fact, children, source)
    facts[last].merge(fact)
    return True
