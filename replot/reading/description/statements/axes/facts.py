"""What is said of one axis: its label, its categories, where it begins."""

from __future__ import annotations

from dataclasses import dataclass

from replot.findings import Span
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.label_lists import PREFIXED, find_labels
from replot.reading.description.lexicon.labels import LabelList
from replot.reading.description.lexicon.lists import claimed_count, tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.categories.by_places import by_places
from replot.reading.description.statements.axes.categories.glossed_lists import (
    are_values,
    names_in_bold,
    short_names,
    without_values,
)
from replot.reading.description.statements.axes.categories.in_groups import labels_in_groups
from replot.reading.description.statements.axes.categories.order import ROWS_AT_ENDS, direction
from replot.reading.description.statements.axes.labels.after import forward_label
from replot.reading.description.statements.axes.labels.found import SO_MANY
from replot.reading.description.statements.axes.labels.names import clean_label, named_behind
from replot.reading.description.statements.axes.words import UNLABELLED

__all__ = ["AxisFact", "drop_name_before_first", "statement", "with_list"]


@dataclass(slots=True)
class AxisFact:
    """What the text says of one axis.

    Attributes
    ----------
    label : str or None
    categories : tuple of str
        In the reading direction (left to right, top to bottom).
    directed : bool
        Whether the text says where the axis begins.
    kind : str
        ``"list"``, ``"range"`` or ``"partial"``.
    count : int or None
        How many categories are claimed.
    same : bool
        Whether the axis is said to list the same as the other one.
    side : str or None
        Where the labels stand, if said.
    unlabelled : bool
        Whether the text says that the axis has no label.
    assumed : bool
        Whether the text names the axis, but not which of the two it is.
    outright : bool
        Whether the label is said in so many words: ``the x-axis is labelled "Hour"``.
    as_met : bool
        Whether the labels stand in the order in which sentences first name them, which means nothing.
    positive : str
        The label of two of the positive class, where the order of the two tells it.
    only_ends : bool
        Whether the text gives only the two ends of a range: what lies between is assumed.
    printed : tuple of str
        The labels as a table prints them, where the words for their axis stand in each: ``Predicted No``.
    named_by_ticks : bool
        Whether nothing but these words names the axis.
    """

    label: str | None = None
    label_span: Span | None = None
    categories: tuple[str, ...] = ()
    category_spans: tuple[Span, ...] = ()
    directed: bool = False
    kind: str = ""
    count: int | None = None
    count_span: Span | None = None
    span: Span | None = None
    same: bool = False
    side: str | None = None
    unlabelled: bool = False
    assumed: bool = False
    outright: bool = False
    as_met: bool = False
    positive: str = ""
    only_ends: bool = False
    printed: tuple[str, ...] = ()
    named_by_ticks: bool = False

    @property
    def ticks(self) -> tuple[str, ...]:
        """The labels as the figure shows them."""
        alike = len(self.printed) == len(self.categories)
        alike = alike and all(map(str.endswith, self.printed, self.categories))
        return self.printed if alike else self.categories

    @property
    def backward(self) -> bool:
        """Whether the text lists the labels against the reading direction."""
        places = [(span.line, span.column) for span in self.category_spans]
        return self.directed and len(set(places)) > 1 and places == sorted(places, reverse=True)

    def merge(self, other: AxisFact) -> None:
        """Take what is not known yet; a full list beats a partial one."""
        if other.label is not None and (self.label is None or (other.outright and not self.outright)):
            self.label, self.label_span = other.label, other.label_span
            self.assumed, self.outright = other.assumed, other.outright
        better = len(other.categories) > len(self.categories) and (
            self.kind in ("", "partial")
            or (other.kind == "list" and not self.directed and self.kind != "list")
        )
        if other.categories and (not self.categories or better):
            self.categories, self.category_spans, self.kind = (
                other.categories,
                other.category_spans,
                other.kind,
            )
            self.directed, self.span, self.only_ends = other.directed, other.span, other.only_ends
        elif other.categories == self.categories and other.directed:
            self.directed = True
        if self.count is None:
            self.count, self.count_span = other.count, other.count_span
        self.same = self.same or other.same
        self.side = self.side or other.side
        self.unlabelled = self.unlabelled or other.unlabelled


NO_SIDE = re.compile(
    r"\bat the top (?:down )?(?:to|and)\b|from the top|top row|"
    r"(?:\d\S*|\b(?:high|low|larg|small|great)\w*est)(?: one| value)? (?:is )?(?:at|on) the top\b",
    re.I,
)
"""What else is said to be at the top than the labels of an axis: ``10 at the bottom to 50 at the top``."""
PLURAL = rare(r"\b(?:rows|columns)(?:\s+(?:along|down|across|at|on)(?: \w+){1,3})?$", re.I)


TWO_LINES = re.compile(r"\b(?:two|2) (?:rows|columns)$", re.I)
"""Behind which two names are labels: ``two rows: A and B``."""
BEFORE_FIRST = re.compile(
    r"(?:\s*[:=]|(?<=[:=])|(?<=[:=]\s)|\s+(?=[a-z][\w-]*s\s+$))\s*(?P<label>(?!(?:is|was|has|shows|contains|"
    r"holds|includes|represents|displays|covers|carries|bears|comprises|takes|presents|compares|reads|runs|goes|spans|starts|gives|means|stands|ranges|numbers|from|the|with|at|values?|labels?|ticks?|categories|"
    r"listing|lists?|of|in|for|as|ordered|numeric\w*|integers?|top|left|bottom|right|and|to|both|same)\b)"
    r"[a-z][a-z]*(?: [a-z]+){0,2}|[A-Z][a-z]+s)(?:\s*=\s*|\s+)"
)
"""The name before the first label of a list: ``x axis: context length 4K, 8K``, ``columns widths 8, 16``."""


BEFORE_EQUALS = re.compile(r"\s*:?\s*(?P<label>[^\W\d][^:=,;]{0,50}?)\s*=\s*")
"""``x: temperature T = 100, 200``."""
FIRST_OF_NUMBERS = re.compile(
    r"\s*[:=]?\s*(?P<label>[^\W\d_](?:[^\W\d]|-)*(?: (?:[^\W\d]|-)+){0,3}), "
    r"(?=[-−]?\d[\d.,]*\w{0,2},|(?P<code>[A-Za-z]{1,3})\d+, ?(?P=code)\d)"
)
"""``Size, 10, 20``: the name as the first of a list of numbers."""


THE_FIRST = re.compile(
    r"\s*[:=]?\s*the (?P<label>[a-z](?:[^\W\d]|-)*(?: (?:[^\W\d]|-)+){0,3}), (?:and )?(?=[^\W_a-z])"
)
"""``the month, Jan, Feb``."""


CALLED_FIGURE = re.compile(
    r",\s+(?:\w+ ){0,2}(?:an?|the|this) (?:[\w-]+ ){0,2}(?:heat ?map|figure|image)\b", re.I
)
"""``four rows by three columns, basically a heatmap (purple is low)``: what follows is no list of labels."""
GROUPED = re.compile(
    r"[^,;:.()]{0,80}\b(?:grouped|sorted|clustered|split|organi[sz]ed|divided) (?:by|into) "
    r"[^,;:.()]{1,30}\(", re.I
)


LINES_OF_VALUES = re.compile(
    r"[\w\s]{0,20}:?\s[-−+~]?\.?\d[^\s,;]*(?:, [-−+~]?\.?\d[^\s,;]*)+;\s+(?:and )?[-−+~]?\.?\d[^\s,;]*,\s|"
    r"\s+(?:of|for) (?:the )?(?:predicted|true|actual|real) [^,;:.\d]{1,40} (?:stand|are|sit|lie|we find|"
    r"there are|holds?|has|have|contains?|reads?) \d[\d,]* [a-z]+(?:,| and) \d"
)
"""``the rows are 4, 5; 6, 7``, ``the column of predicted oaks holds 4 elms, 5 firs``: what the lines hold."""
DEED = re.compile(
    r"\s*(?:is|are|was|were) (?:then |first )?(?:passed|fed|run|sent|piped) (?:through|into|to)\b", re.I
)
"""``each row is passed through softmax``: what is done with the lines."""
OF_COLOURS = re.compile(
    r",\s*(?:and )?(?:the )?(?:cell )?colou?rs?(?: intensity| scale)?(?:\s*[=:]|\s+(?:is|are|shows?|gives?|"
    r"indicates?|represents?|encodes?|denotes?|reflects?)\b).*$",
    re.I,
)
"""``x = dose, y = speed, color = yield``: what is told of no axis."""
SORTED = re.compile(
    r"[,(]? ?\b(?:(?:both|all|also) )?(?:sorted|ordered|ranked|arranged) (?:by|according to|in order of)\b"
    r"(?=[^:(\"“`\[]*$)", re.I
)
"""What tells of the order of the labels, and lists none: ``sorted by size, which differs``."""


TO_COLOURS = rare(
    r"[,;] (?:and |with |while )?(?:the )?colou?rs? (?:encod|show|represent|indicat|denot)\w+ |"
    r"[,;] (?:and |while )?(?:they |all |both |the \w+ )?(?:all |both )?"
    r"(?:shar(?:e|ing)|us(?:e|ing)|with|ha(?:ve|s)) (?:the |a |one )?(?:same |common |single )?"
    r"(?:colou?r[- ]?)?(?:scale|bar|range|limits|map|legend|scheme)\b",
    re.I,
)
"""What follows of the colours: ``years on the y axis, colour encoding growth (green > 80%)``."""


def statement(text: Text, start: int, end: int, axis: str, *, named: bool = True) -> AxisFact:
    """Label and categories that stand after the mention of an axis, or categories alone."""
    source = text.text
    segment = source[start:end]
    if colours := TO_COLOURS.search(segment):
        segment = segment[: colours.start()]
    if ends := ROWS_AT_ENDS.search(segment):
        segment = segment[: ends.start()]
    fact = AxisFact()
    fact.unlabelled = bool(UNLABELLED.search(segment))
    claimed = claimed_count(segment)
    if claimed:
        fact.count = claimed[0]
        fact.count_span = text.span(start + claimed[1], start + claimed[2])
    if LINES_OF_VALUES.match(segment) or DEED.match(segment):
        return fact
    if (groups := labels_in_groups(segment)) is not None:
        return with_list(fact, text, groups, start, segment, axis)
    if GROUPED.match(segment) or CALLED_FIGURE.match(segment):
        return fact  # "for 24 models grouped by maker (A, B, C)"
    if (behind := named_behind(segment)) is not None and find_labels(segment[: behind.start()]):
        fact = statement(text, start, start + behind.start(), axis, named=False)
        span = text.span(start + behind.start("label"), start + behind.end("label"))
        fact.label, fact.label_span, fact.outright = tidy(behind["label"]), span, True
        return fact
    if (placed := by_places(segment, axis)) is not None:
        fact = statement(text, start, start + placed.start, axis, named=named)
        named_so = AxisFact(label=fact.label, label_span=fact.label_span)
        fact = with_list(named_so, text, placed, start, "", axis)
        fact.directed = True
        return fact
    coded = PREFIXED.search(segment)
    before = segment[: coded.start()] if coded else segment
    label, label_end = forward_label(before, PLURAL.search(source, 0, start) is not None)
    slashed = label is not None and label.count(" / ") > 1  # "columns Never / Rarely / Often"
    if not named or slashed or (
        label is not None and " and " in label and TWO_LINES.search(source, 0, start)
    ):
        label, label_end = None, 0
    if label is not None and not fact.unlabelled:
        at = segment.find(label)
        fact.label, fact.label_span = label, text.span(start + max(at, 0), start + max(at, 0) + len(label))
    order = SORTED.search(segment, label_end) or OF_COLOURS.search(segment, label_end)
    listing = segment[: order.start()] if order is not None else segment
    found = find_labels(listing[label_end:], fact.count)
    if found is not None and label is not None and found.labels[0].text.startswith("("):
        whole = find_labels(segment, fact.count)  # "Ours (frozen) and LoRA": the first of the list was taken
        if whole is not None and whole.labels[0].text.startswith(f"{label} ("):
            found, label_end, fact.label, fact.label_span = whole, 0, None, None
    if found is None and label_end:
        found, label_end = None if label else find_labels(listing, fact.count), 0
    if found is not None and not (found.only_ends and IMPLICIT.match(segment)):
        fact = with_list(fact, text, found, start + label_end, source, axis)
        first = FIRST_OF_NUMBERS.match(segment, label_end) or THE_FIRST.match(segment, label_end)
        if first and fact.label is None and first.end() == label_end + found.labels[0].start and named:
            fact.label = clean_label(first["label"])
            fact.label_span = text.span(start + first.start("label"), start + first.end("label"))
        told = BEFORE_FIRST.fullmatch(segment, label_end, label_end + found.labels[0].start)
        if told and told["label"][0].isupper() and not found.texts[0][0].isdigit():
            told = None  # "Rows: Lines 1, 2 and 3" names lines, "Rows: Paris Metro, Lyon" no kind of things
        told = told or BEFORE_EQUALS.fullmatch(segment, label_end, label_end + found.labels[0].start)
        if fact.label is None and not fact.unlabelled and found.kind == "list" and told:
            fact.label = clean_label(told["label"])
            fact.label_span = text.span(start + told.start("label"), start + told.end("label"))
    if fact.label and PART_OF_NAME.search(fact.label):
        fact.count = fact.count_span = None
    if fact.label and len(fact.categories) > 1:
        _repeat_name(fact, fact.label)
    if (
        axis == "x"
        and (top := ON_TOP.search(source)) is not None
        and not _of_another(source, top.start(), start)
        and not NO_SIDE.search(source)
    ):
        fact.side = "top"
    if (
        axis == "y"
        and (right := ON_RIGHT.search(segment)) is not None
        and BAR.search(segment, 0, right.start()) is None
        and re.search("axis|label", source)
    ):
        fact.side = "right"
    return fact


IMPLICIT = re.compile(r"\W*(?:it |this )?implicit", re.I)
"""``X-axis: Implicitly represents the score, from 0 to 9``: a measure, which no label stands for."""
PART_OF_NAME = re.compile(SO_MANY, re.I)


def drop_name_before_first(fact: AxisFact) -> None:
    """Leave out the name of the axis before its first label alone: ``Months Jan, Feb``."""
    first, *others = fact.categories or ("",)
    name = fact.label or ""
    if len(others) < LEAST_OTHERS or not name or not first.lower().startswith(f"{name.lower()} "):
        return
    word = name.lower().rstrip("s")
    if any(word in other.lower() for other in others) or not name.lower().endswith("s"):
        return
    bare = first[len(name) + 1 :]
    if bare.strip() and bare not in others:
        fact.categories = (bare, *others)


LEAST_OTHERS = 2


def _repeat_name(fact: AxisFact, name: str) -> None:
    """Put the name before each label or none: ``camera 1, camera 2``, ``k = 1, k = 2``."""
    first, *others = fact.categories
    lead = re.compile(rf"{re.escape(name)}\s*=\s*(?=\S)")
    if "=" in others[0] and all(map(lead.match, others)):
        fact.categories = (first, *(lead.sub("", other, count=1) for other in others))
    elif all(other.startswith(f"{name} ") for other in others) and not first.startswith(name):
        fact.categories = (f"{name} {first}", *others)
        fact.label = fact.label_span = None


ON_RIGHT = re.compile(r"\b(?:on|along|at) the right(?:[- ]hand)?(?: side| edge)?\b")
BAR = re.compile(r"\bcolou?r[- ]?(?:bar|scale|key|legend)\b|\blegend\b", re.I)
ON_TOP = re.compile(r"\b(?:at|on|along|across) the top\b|\btop (?:axis|edge)\b")


def _of_another(source: str, at: int, start: int) -> bool:
    """Whether words stand in a bracket that was closed before the mention of an axis ended."""
    opened, close = source.rfind("(", 0, at), source.find(")", at)
    return source.rfind(")", 0, at) < opened and 0 <= close < start


def with_list(fact: AxisFact, text: Text, found: LabelList, shift: int, source: str, axis: str) -> AxisFact:
    found = without_values(short_names(names_in_bold(found, text, shift), text))
    labels = found.texts
    if found.kind != "range" and are_values(labels):
        return fact
    spans = tuple(text.span(shift + label.start, shift + label.end) for label in found.labels)
    turn = direction(source, labels, axis) if found.kind != "partial" else 0
    if turn == -1:
        labels, spans = labels[::-1], spans[::-1]
    fact.categories, fact.category_spans, fact.kind = labels, spans, found.kind
    fact.directed, fact.only_ends = turn != 0, found.only_ends
    fact.span = text.span(shift + found.start, shift + found.end)
    return fact
