"""The lists of names that a text holds, each with the axis whose name stands beside it, if any."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from replot.reading.description.assembly.axes.lines.names_in_keys import without_judgement
from replot.reading.description.assembly.rivals.axis_lists import (
    OF_OTHERS,
    OF_SOME,
    is_grouping,
    is_one,
    may_label,
)
from replot.reading.description.assembly.rivals.beside_lists import cue_of, label_before
from replot.reading.description.assembly.rivals.keys import names_of_keys
from replot.reading.description.assembly.rivals.noun_ranges import ranges_by_noun
from replot.reading.description.assembly.rivals.sentence_lists import find_cues, find_lists
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import NTH
from replot.reading.description.lexicon.label_lists import without_makings
from replot.reading.description.lexicon.labels import key
from replot.reading.description.lexicon.lists import tidy
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.categories.order import direction
from replot.reading.description.statements.axes.facts import AxisFact
from replot.reading.description.statements.axes.sides.called_lines import as_lines
from replot.reading.description.statements.axes.words import ITS_VALUES, MENTION, NAME_ASIDE, OF_CLASS, SAME
from replot.reading.description.statements.cells.relations.opponents import AGAINST

__all__ = ["Candidate", "Lists", "lists_of", "only_lead", "tells_both"]
NEAR = 60
"""Letters before a list in which its direction, and the name of its axis, may stand."""
LONGEST_SENTENCE = 1500
BAR_TALK = rare(
    r"\bcolou?r[- ]?(?:bar|scale|map|key)|\blegend\b|\bcolou?rmap\b|"
    r"^\W*(?:shading|shades?|palette|cmap|colou?rs?|fill)\s*[:=]",
    re.I,
)
NAMED_LINE = rare(
    rf"\b(?:(?:left|right|top|bottom|middle|cent(?:er|re)|last|{NTH})(?:most)?\s+(?P<line>row|column)|"
    r"(?P<counted>row|column) #?\d{1,2}(?= (?:is|=|represents|stands)))\s+"
    rf"(?:(?:(?:is|shows|represents|stands for|holds|=|:|for)\s*)?{OF_CLASS}"
    r"(?:(?:named|called|lab(?:el|ell)ed)\s+)?[\"“'`](?P<quoted>[^\"”'`]{1,40})"
    r"[\"”'`]|(?:is|shows|represents|stands for|holds|=|:|for|named|lab(?:el|ell)ed)\s*(?:for |the )?"
    r"(?P<name>[^\"”'`,.;:()]{1,40}?)(?=[,.;)]|\s+and\b|$))",
    re.I,
)
"""``the left column is "before"``."""
PLACED_LINE = rare(
    rf"\b(?P<place>left|right|top|bottom|middle|cent(?:er|re)|last|{NTH})(?:most)?\s+(?P<line>row|column)\s+"
    r"(?=is\b|shows|represents|stands for|holds|[=:]|for\b)",
    re.I,
)
QUOTED_LINE = rare(r"[\"“`](?P<quoted>[^\"“”`]{1,60})[\"”`] (?P<line>row|column)\b")
"""``the "before" column``."""
NOUN_BEHIND = re.compile(
    r"\s*+(?:is|are|represents?|=|:|shows?|corresponds? to|lists?|for|stands? for|per)?\s*+"
    r"(?:an?|the|one|each|different)?\s*(?P<noun>[^\W\d_]{3,})"
)
NOUN_BEFORE = re.compile(
    r"(?P<noun>[^\W\d_]{3,})\s*(?:\(\s*|(?:(?:are|is|shown|listed|run)\s+)?(?:on|in|as|along|down|across)\s+(?:the\s+)?)$"
)


MOST_NOUNS = 24
"""What the axes are said to be made of, at most."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A list that may be the labels of an axis; ``axis`` is the one that is named beside it, if any."""

    fact: AxisFact
    axis: str

    @property
    def texts(self) -> tuple[str, ...]:
        return self.fact.categories


def lists_of(sentences: Sequence[Text]) -> list[Candidate]:
    """All lists of the sentences that may be axes."""
    return Lists(sentences).all()


LETTER = re.compile(r"\([a-h]\)?\s*:?\s*", re.I)
"""The letter of a panel, which is no label."""


OPPONENT = re.compile(rf"{AGAINST}\s", re.I)
"""The other one of a pair, which is no line: ``Against Ayr, Bath won 6``."""
ROW = re.compile(r"(?:row|column|line)\s+(?=[^\W\d_]{2})", re.I)


def _bare(names: tuple[str, ...]) -> tuple[str, ...]:
    """Names without what is said of some lines, and without the word ``row`` before all of them."""
    names = tuple(map(without_judgement, names))
    return tuple(ROW.sub("", name) for name in names) if all(map(ROW.match, names)) else names


class Lists:
    """The lists of some sentences that may be axes.

    Parameters
    ----------
    sentences : sequence of Text
    """

    def __init__(self, sentences: Sequence[Text]) -> None:
        self._read = [s for s in sentences if len(s) < LONGEST_SENTENCE and not _tells_no_axis(s.text)]
        self._nouns = _nouns(self._read)
        self._told: dict[int, list[Candidate]] = {}

    def of_axes(self) -> list[Candidate]:
        """Those beside which an axis is named; sentences that name none are not looked into."""
        nouns = self._nouns
        named = (k for k, text in enumerate(self._read)
                 if find_cues(text.text) or _holds(key(text.text), nouns))
        found = [candidate for candidate in (*self._once(named), *_lines(self._read)) if candidate.axis]
        return _without_values(found)

    def all(self) -> list[Candidate]:
        """All of them."""
        named = (
            names
            for names in names_of_keys(self._read)
            if not all(map(LETTER.fullmatch, names)) and not any(map(OPPONENT.match, names))
        )
        keys = (AxisFact(categories=_bare(names), kind="data") for names in named)
        told = self._once(range(len(self._read)))
        ranges = (Candidate(fact, axis) for fact, axis in ranges_by_noun(self._read, self._nouns))
        found = [*told, *ranges, *_lines(self._read), *(Candidate(fact, "") for fact in keys)]
        return _without_values(found)

    def _once(self, which: Iterable[int]) -> Iterable[Candidate]:
        """The lists that single sentences hold, each with its axis once."""
        found: dict[tuple[tuple[str, ...], str], Candidate] = {}
        for k in which:
            if k not in self._told:
                self._told[k] = [self._by_noun(candidate) for candidate in _told(self._read[k])]
            for candidate in self._told[k]:
                found.setdefault((candidate.texts, candidate.axis), candidate)
        return found.values()

    def _by_noun(self, candidate: Candidate) -> Candidate:
        """A list with the axis that is said to be made of what is listed: ``each row is a model``."""
        if candidate.axis or not candidate.fact.label:
            return candidate
        before, _, name = key(candidate.fact.label).rpartition(" ")
        if before and all(map(parse_quantity, candidate.texts)):
            return candidate  # "Southern region: 22, 31, 45"
        name = name.rstrip("s")
        return replace(candidate, axis=self._nouns[name]) if name in self._nouns else candidate


COUNTED = re.compile(r"[-−+]?\d[\d.,]*\s?%?\s+(?P<name>[^\W\d].*)")


def _without_values(found: list[Candidate]) -> list[Candidate]:
    """The lists but those of values, each before a label of another list: ``5 never, 6 often``."""
    told = [[COUNTED.fullmatch(text) for text in one.texts] for one in found]
    known = {key(text) for one in found for text in one.texts}
    return [
        one
        for one, values in zip(found, told, strict=True)
        if not all(value is not None and key(value["name"]) in known for value in values)
    ]


def _tells_no_axis(source: str) -> bool:
    """Whether a sentence tells of the bar, gives the values of one line, or a name that is not written."""
    aside = ITS_VALUES.match(source) or NAME_ASIDE.fullmatch(source)
    return BAR_TALK.search(source) is not None or aside is not None


ALIKE = re.compile(r"\b[Bb]oth\b(?! (?:[A-Z\d]|\w+ \d))|\b[Ss]ame\b")
"""But not ``on both Day 0 and Day 1``."""
OF_TOLD = re.compile(r"\b(?:over|for|at|on|of|from) (?:the )?$", re.I)
"""``over the same four days``: of labels that were told, and no list of an axis."""


def tells_both(sentences: Sequence[Text]) -> bool:
    """Whether a sentence says that both axes have the same labels."""
    return any(MENTION.search(text.text) and _likens(text.text) for text in sentences)


def _likens(source: str) -> bool:
    found = (said for way in (SAME, ALIKE) for said in way.finditer(source))
    return any(OF_TOLD.search(source, max(said.start() - 10, 0), said.start()) is None for said in found)


def _nouns(sentences: Sequence[Text]) -> dict[str, str]:
    """What the axes are said to be made of: ``each row is a model``."""
    out: dict[str, str] = {}
    for text in sentences:
        for cue in MENTION.finditer(text.text):
            before = text.text[max(0, cue.start() - NEAR) : cue.start()]
            for noun in (NOUN_BEHIND.match(text.text, cue.end()), NOUN_BEFORE.search(before)):
                if noun and len(out) < MOST_NOUNS:
                    out.setdefault(noun["noun"].lower().rstrip("s"), (cue.lastgroup or "").lower())
    return out


def _holds(name: str, nouns: Iterable[str]) -> bool:
    return any(noun in name for noun in nouns)


OF_BAR = re.compile(
    r"(?:\b(?:the|a|one|same|common|shared) |(?:^|[;,.(])\s*)(?:colou?r )?(?:scale|limits|bar)"
    r"(?: (?:of|from|is))?\s$",
    re.I,
)
"""``share the scale 0–1``, ``white zero; scale -3 to 3``: what the ends of a bar stand behind."""
TO_END = re.compile(r"\bfrom\s[^\d.,;:()]{1,40}?\sto\s(?:\w+\s)?$")
"""Before the word with which an axis ends."""
INDICES = frozenset("ijkmnst")
"""Letters that count the lines of a matrix and name none."""


def _told(text: Text) -> Iterator[Candidate]:
    text = as_lines(text)
    source = without_makings(text.text)
    cues = find_cues(source)
    lists = find_lists(source, cues)
    inside = [(labels[0].start, labels[-1].end) for labels in lists]
    cues = [cue for cue in cues if not any(a <= cue[0] < b for a, b in inside)]
    for labels in lists:
        texts = tuple(label.text for label in labels)
        axis, cue = cue_of(source, labels, inside, cues)
        label, span = label_before(text, labels, cue)
        if is_one(source, labels) or is_grouping(source, labels) or texts[-1].endswith(" axes"):
            continue
        some = OF_SOME.search(source, max(0, labels[0].start - NEAR), labels[0].start)
        if some is not None or source[labels[0].start] in "≈~" or EXAMPLE.fullmatch(texts[0]):
            continue
        if SAME.search(source, labels[0].start, labels[-1].end):
            continue  # "shops, in the same order, on the x-axis"
        if OF_BAR.search(source, max(0, labels[0].start - NEAR), labels[0].start):
            continue
        if len(texts) == 2 and TO_END.search(source, max(0, labels[0].start - NEAR), labels[0].start):
            continue  # "ratings from Poor to Good; towns on the x-axis"
        if set(texts) <= INDICES:
            continue  # "for pairs (i, j)"
        if AXIS_NAME.fullmatch(texts[-1]) and LEADS_ON.match(source, labels[-1].end):
            continue  # 'x: "predicted", y: "true"'
        if not may_label(texts, cue, label, source):
            continue
        if OF_OTHERS.search(source, max(0, labels[0].start - 120), labels[0].start):
            continue
        spans = tuple(text.span(one.start, one.end) for one in labels)
        turn = direction(source[max(0, labels[0].start - NEAR) :], texts, axis) if axis else 0
        if turn < 0:
            texts, spans = texts[::-1], spans[::-1]
        whole = text.span(labels[0].start, labels[-1].end)
        yield Candidate(AxisFact(label, span, texts, spans, turn != 0, "list", span=whole), axis)
EXAMPLE = re.compile(r"e\.g\.?|for (?:example|instance)|such as", re.I)
"""``some towns (e.g., Ayr, Bath)``: not all of them, nor a label."""
AXIS_NAME = re.compile(r"[xy](?:[-_ ]?(?:label|axis))?|rows|columns", re.I)
LEADS_ON = re.compile(r"(?:[-_ ](?:label|axis))?\s*[:=]")
"""Behind the name of an axis that a list would take for a label."""


def _lines(sentences: Sequence[Text]) -> Iterator[Candidate]:
    """Lines that are named one by one."""
    for line, axis in (("row", "y"), ("column", "x")):
        names = [
            (tidy(match[match.lastgroup or 0]), text.span(*match.span(match.lastgroup or 0)))
            for text in sentences
            for match in NAMED_LINE.finditer(text.text)
            if (match["line"] or match["counted"]).lower() == line
            and parse_quantity(match[match.lastgroup or 0]) is None
        ]
        if not (directed := bool(names)):
            names = list({
                tidy(match["quoted"]): text.span(*match.span("quoted"))
                for text in sentences
                for match in QUOTED_LINE.finditer(text.text)
                if match["line"] == line
            }.items())
        places = {
            match["place"].lower()
            for text in sentences
            for match in PLACED_LINE.finditer(text.text)
            if match["line"].lower() == line
        }
        if directed and len(places) > len(names):
            continue  # the name of one of them was not understood
        if len(names) > 1 and len({name for name, _ in names}) == len(names):
            texts, spans = zip(*names, strict=True)
            yield Candidate(AxisFact(None, None, texts, spans, directed, "list", span=spans[0]), axis)


FEWEST_HEADS = 2


def only_lead(names: Sequence[str], lines: Sequence[str]) -> bool:
    """Whether some names lead lines, with a colon, and stand nowhere else; and others never do.

    ``Ann: Mon 8, Tue 7; Bob: Mon 6``: names of two axes. The lines are in small letters.
    """
    heads = [name.lower() for name in names if any(line.startswith(f"{name.lower()}:") for line in lines)]
    if not FEWEST_HEADS <= len(heads) <= len(names) - FEWEST_HEADS:
        return False
    inside = " ".join(line.partition(":")[2] for line in lines)
    return not any(re.search(rf"(?<!\w){re.escape(head)}(?!\w)", inside) for head in heads)
