"""The classes of a confusion matrix that only its outcomes name: ``12 cats were taken for dogs``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING

from replot.reading.description.assembly.axes.classes.class_codes import numbered_classes
from replot.reading.description.assembly.axes.classes.headed_outcomes import headed_outcomes
from replot.reading.description.assembly.axes.classes.opposed_classes import opposed_classes
from replot.reading.description.assembly.axes.classes.taken_classes import (
    BINARY,
    class_key,
    taken_classes,
    without_nouns,
)
from replot.reading.description.assembly.axes.entities import listed_classes, listed_with
from replot.reading.description.assembly.axes.lists.taken_labels import put_square
from replot.reading.description.document.blocks import Block
from replot.reading.description.document.sentences import sentences
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.classified.quadrants import counted_quadrants
from replot.reading.description.statements.cells.classified.truth_pairs import truth_pairs
from replot.reading.description.statements.cells.classified.verdicts import verdicts
from replot.reading.description.statements.cells.ruled_out.may_hold import may_hold_values
from replot.reading.description.statements.chart_words import FOUR_OUTCOMES, SHOWS_PREDICTIONS

if TYPE_CHECKING:
    from replot.reading.description.assembly.facts import PanelFacts

__all__ = [
    "CONFUSION",
    "axes_of_glosses",
    "axes_of_numbered_classes",
    "axes_of_outcomes",
    "axes_of_quadrants",
    "axes_of_report",
    "axes_of_truth_pairs",
    "axes_of_verdicts",
    "axes_under_classes",
    "named_rightly",
    "said_in",
]
CONFUSION = rare(
    rf"{SHOWS_PREDICTIONS}|{FOUR_OUTCOMES}|\bconfusion[ _]matri|\bconfusions?\b|\bconfus(?:ão|ión|ione)\b|"
    r"\b(?:konfusions|verwechslungs|wahrheits)matri",
    re.I,
)
NAMED = rare(
    r"(?<=\d )(?P<name>(?!(?:were|was|is|are|of)\b)[^\W\d_][\w-]*(?: [\w-]+){0,2}?)"
    r" \((?:the )?true (?P<kind>positives?|negatives?)\b",
    re.I,
)
"""``44 human voices (true negatives)``."""
TOLD_RIGHT = rare(
    r"\btrue (?P<kind>positive|negative)s?\b(?: \([TF][PN]\))?[^.;\d]{0,40}?[\d,]*[^.;\d]{0,60}?"
    r"\b(?<!in)(?:correctly|rightly) (?:predict|classif|identif|detect|recogni[sz]|label|flag)\w*"
    r"(?: as| to be)?(?: being)?(?: the| an?)? "
    r"[\"'“‘`]?(?P<name>(?!(?:as|by|and|the|an?|positives?|negatives?|instances?|cases?|samples?)\b)[^\W\d_]"
    r"[\w-]*(?: (?!(?:as|by|and|when|in|\()\b)[\w-]+){0,2}?)[\"'”’`]?(?=\s*(?:[).:,;(]|$))",
    re.I,
)
"""``True negatives (correctly predicted healthy): 113``, ``true positives: 7 correctly identified leaks``."""
QUADRANT_NAMES = rare(
    r"\b(true negative|false positive|false negative|true positive|tn|fp|fn|"
    r"tp)s?\b"
)
FEWEST_NAMES = 3
SEVERAL = 4
RIGHT_BEHIND = rare(
    r"\btrue (?P<kind>positive|negative)s? \((?:the )?(?P<name>(?!(?:model|correct|actual)\b)[^\W\d_][\w-]*"
    r"(?: [\w-]+){0,3}?) (?:(?:that )?(?:was|were|are) )?(?:correctly|rightly) "
    r"(?:predict|classif|identif|detect|recogni[sz]|label|flag)\w*\)",
    re.I,
)
"""``True positives (real news correctly identified): 100``."""
RIGHT_GLOSS = rare(
    r"\btrue (?P<kind>positive|negative)s? \((?P<name>[^\W\d_][^(),:;\d]{0,40}), "
    r"(?:correctly|rightly|korrekt|richtig|correctamente|correctement|corretamente|correttamente)\b[^()]{0,40}\)",
    re.I,
)


def axes_of_outcomes(panel: PanelFacts, inside: list[Block], whole: str) -> None:
    """The classes from what sentences say was taken for what, or from the names of what was told rightly.

    Those that an axis names as examples come first.
    """
    if not re.in_whole(CONFUSION, whole):
        return
    said = list(said_in(inside))
    rightly = named_rightly(said)
    classes = rightly or taken_classes([text.text for text in said])
    listed = listed_classes(inside, len(classes))
    if set(map(class_key, listed)) == set(map(class_key, classes)):
        classes = listed  # "cat, dog, fox", of which 3 cats were taken for dogs
    elif classes and (more := listed_with(inside, set(classes))):
        classes = more  # some of which nothing is told
    elif classes and not rightly:
        classes = (*classes, *_called_classes(said, classes))
    for fact in (panel.x, panel.y):
        known = {class_key(name) for name in fact.categories}
        classes = (*fact.categories, *(name for name in classes if class_key(name) not in known))
    opposed = list(map(key, classes)) == ["negative", "positive"]
    if opposed:
        classes = _numbers_of(inside, classes)
    classes = _with_codes(classes, said)
    if len(classes) > max(len(panel.x.categories), len(panel.y.categories)):
        sides = {pair.names for text in said for pair in truth_pairs(text.text)}
        for fact, name in zip((panel.y, panel.x), *sides, strict=True) if len(sides) == 1 else ():
            fact.label = fact.label or name
        for fact in (panel.x, panel.y):
            fact.categories, fact.kind, fact.as_met = classes, "data", not rightly
            if opposed:
                fact.positive = classes[1]
            elif len(classes) == BINARY and rightly:
                told = class_key(rightly[1])
                fact.positive = next((name for name in classes if class_key(name) == told), "")


CALLED_CLASS = rare(
    r"[\"“](?P<name>[^\W\d_][^\"“”\n]{0,30})[\"”] (?:class|category|label)\b(?! of\b)|"
    r"\b(?:class|category|label) [\"“](?P<behind>[^\W\d_][^\"“”\n]{0,30})[\"”]",
    re.I,
)


def _called_classes(said: Sequence[Text], known: Sequence[str]) -> list[str]:
    """The classes of which a text only says that they are some: ``the "fir" class is hardly found``."""
    found = [tidy(m["name"] or m["behind"]) for text in said for m in CALLED_CLASS.finditer(text.text)]
    names = dict.fromkeys(map(class_key, known), "")
    return [name for name in found if names.setdefault(class_key(name), name) is name]


CODED = re.compile(r"\W*(?P<name>[^\W\d_][^():,;]{0,40}?) (?P<code>\(\d{1,2}\)):(?=\s)")
"""``Down (0): 1272 correct``."""


def _with_codes(classes: tuple[str, ...], said: Sequence[Text]) -> tuple[str, ...]:
    """The classes with their numbers, where each of them leads a line with one of its own."""
    leads = [lead for text in said if (lead := CODED.match(text.text)) is not None]
    codes = {class_key(lead["name"]): lead["code"] for lead in leads}
    own = [codes[class_key(name)] for name in classes if class_key(name) in codes]
    if len(set(own)) < len(classes):
        return classes
    return tuple(f"{name} {codes[class_key(name)]}" for name in classes)


def axes_of_verdicts(panel: PanelFacts, inside: list[Block], whole: str) -> None:
    """The classes of several sentences that each tell what was taken for what, and how often.

    They may stand under a word such as ``Interpretation``.
    """
    if not re.in_whole(CONFUSION, whole):
        return
    for blocks in (inside, panel.comments):
        if sum(len(verdicts(text.text)) for text in said_in(blocks)) >= SEVERAL:
            axes_of_outcomes(panel, blocks, whole)
            return


def axes_of_truth_pairs(panel: PanelFacts, inside: list[Block], whole: str) -> None:
    """The classes and the names of both axes: ``Actual late, predicted on time: 22``, pair after pair."""
    pairs = [pair for text in said_in(inside) for pair in truth_pairs(text.text)]
    cells = {(pair.true, pair.predicted): pair.quantity.value for pair in pairs}
    names = {class_key(name): name for pair in reversed(pairs) for name in pair[1::-1]}
    classes = tuple(without_nouns(dict(reversed(names.items()))).values())
    if len(cells) < SEVERAL - 1 or len(classes) < BINARY:
        return
    if all(map(str.isdecimal, classes)) and set(classes) < set(numbered := numbered_classes(whole)):
        classes = numbered  # "the digits 0 to 9", of which only some were taken for others
    for fact, name in ((panel.y, pairs[0].names[0]), (panel.x, pairs[0].names[1])):
        fact.categories, fact.kind, fact.label = classes, "data", fact.label or name


def axes_of_glosses(panel: PanelFacts, inside: list[Block]) -> None:
    """The classes from what outcomes mean: ``True negatives (calm, correctly predicted): 96``."""
    found = [m for b in inside if b.is_prose for m in RIGHT_GLOSS.finditer(b.text.text)]
    names = {match["kind"].lower(): tidy(match["name"]) for match in found}
    if len(names) == len(found) == BINARY and len(set(map(key, names.values()))) == BINARY:
        put_square(panel, (names["negative"], names["positive"]))
        for fact in (panel.x, panel.y):
            fact.positive = names["positive"]


def axes_under_classes(panel: PanelFacts, inside: list[Block], whole: str) -> None:
    """The classes that their outcomes stand under, and the side that these are: ``Actual: Leak: TP: 40``."""
    if len(set(QUADRANT_NAMES.findall(whole.lower()))) < FEWEST_NAMES or not re.in_whole(CONFUSION, whole):
        return
    if (headed := headed_outcomes("\n".join(block.text.text for block in inside))) is not None:
        put_square(panel, headed[0])
        panel.y.label, panel.x.label = panel.y.label or headed[1], panel.x.label or headed[2]
        panel.y.positive = panel.x.positive = headed[0][1]


def axes_of_quadrants(panel: PanelFacts, inside: list[Block], whole: str) -> None:
    """``Negative`` and ``Positive``, or the names of these classes, where the four outcomes have theirs."""
    said = list(said_in(inside))
    counted = {kind: q.value for text in said for kind, q, *_ in counted_quadrants(text)}
    many = len(set(QUADRANT_NAMES.findall(whole.lower()))) >= FEWEST_NAMES
    if panel.comments and many:
        axes_of_outcomes(panel, [*inside, *panel.comments], whole)
    if not panel.x.categories and (many or (len(counted) >= BINARY and re.in_whole(CONFUSION, whole))):
        named = opposed_classes(said, counted) or NO_NAMES
        for fact in (panel.x, panel.y):
            # those of a classification report stand in the same order
            classes = panel.classes if len(panel.classes) == BINARY else _numbers_of(inside, named)
            fact.categories, fact.kind, fact.positive = classes, "data", classes[1]


def axes_of_report(panel: PanelFacts, inside: list[Block]) -> None:
    """The classes of a report of scores beside a matrix, where sentences give values of several of them."""
    classes = panel.classes
    told = {
        name
        for text in said_in(inside)
        if may_hold_values(text.text)
        for name in classes
        if re.search(rf"(?<!\w){re.escape(class_key(name))}", key(text.text).replace("-", " "))
    }
    if len(told) >= BINARY:
        put_square(panel, classes)


def axes_of_numbered_classes(panel: PanelFacts, whole: str) -> None:
    """``a confusion matrix of the digits 0-9``: the classes of both axes."""
    if classes := numbered_classes(whole) if re.in_whole(CONFUSION, whole) else ():
        put_square(panel, classes)


NUMBER = rare(
    r"\b(?P<kind>negative|positive) (?:class|label|category)(?: (?:instances?|cases?|samples?))? "
    r"\((?:class |label )?(?P<code>\d)\)",
    re.I,
)
"""``the negative class (0)``."""


NO_NAMES = ("Negative", "Positive")


def _numbers_of(inside: list[Block], names: tuple[str, ...]) -> tuple[str, ...]:
    """The numbers of the negative and the positive class, which have no other ``names``, or these."""
    found = {m["kind"].lower(): m["code"] for text in said_in(inside) for m in NUMBER.finditer(text.text)}
    if len(set(found.values())) == BINARY:
        return found["negative"], found["positive"]
    return names


def said_in(inside: list[Block]) -> Iterator[Text]:
    """The sentences of running text."""
    return (s for b in inside if b.is_prose for s in sentences(b.text))


def named_rightly(said: Sequence[Text]) -> tuple[str, ...]:
    """``44 human voices (true negatives) and 43 robot voices (true positives)``: human, robot."""
    names: dict[str, str] = {}
    for text in said:
        ways = (NAMED, TOLD_RIGHT, RIGHT_BEHIND)
        for match in chain.from_iterable(way.finditer(text.text) for way in ways):
            names.setdefault(match["kind"].lower().rstrip("s"), tidy(match["name"]))
    if len(names) < BINARY:
        return ()
    pair = names["negative"].split(), names["positive"].split()
    while min(map(len, pair)) > 1 and pair[0][-1] == pair[1][-1] and pair[0][-1].islower():
        pair = pair[0][:-1], pair[1][:-1]  # "human voices", "robot voices"
    return tuple(map(" ".join, pair)) if pair[0] != pair[1] else ()
