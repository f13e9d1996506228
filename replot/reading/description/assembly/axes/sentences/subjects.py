"""Labels that nobody lists: the subjects of sentences with values for the labels of the other axis."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from replot.reading.description.assembly.axes.lines.names_in_keys import without_figures
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counts import PLACES
from replot.reading.description.lexicon.list_leads import trim, without_opening
from replot.reading.description.lexicon.lists import split_list, tidy
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import find_quantities
from replot.reading.description.statements.axes.facts import AxisFact
from replot.reading.description.statements.cells.lines.plain_lists import plain_values
from replot.reading.description.statements.cells.statement import Context
from replot.reading.description.statements.cells.values import read_values
from replot.reading.description.statements.frame import Frame

__all__ = ["labels_of_subjects", "respective_labels"]
NO_NAME = (
    r"(?!(?:we|they|it|its|these|those|this|that|there|here|both|all|each|every|i|you|others?|some|any|most|none|no|nothing|"
    r"only|as|if|when|while|where|what|which|who|how|why|one|two|however|overall|note|totals?|sum|average|mean|"
    r"median|values?|cells?|numbers?|scores?|counts?|rows?|columns?|axis|axes|diagonal|matrix|heat ?map|"
    r"figure|fig|table|bar|scale|range|peaks?|max\w*|min\w*|worst|"
    r"(?:b|high|low|larg|small|strong|weak|fast|slow|great|bigg|lat|earli)est|from|with|by|to|of|the|an?|see)\b)"
)
WORD = r"(?:(?:[a-z]{1,2}-?(?=[A-Z]))?[^\W\d_a-z][\w.&/’'+-]*|\d[\w.]*(?=:))"
VERB = (
    r"(?:ha[sd]|have|is|was|were|are|scor\w+|g[eo]ts?|reach\w*|follows?|s[oe]lls?|sold|saw|sees?|ma[dk]es?|t[ao]kes?|took|"
    r"st(?:ands?|ood)|went|goes|c[ao]mes?|rose|rises|fell|falls|start\w*|beg[ai]ns?|show\w*|reads?|gives?|gave|"
    r"achiev\w+|obtain\w+|record\w*|attain\w+|yield\w*|keeps?|kept|remain\w*|did|does|lies|lay|s[ai]ts?|count\w*|"
    r"earn\w*|wins?|won|lost|loses|improv\w+|drop\w*|climb\w*|never|only|also|perform\w*|peak\w*|led|leads)"
)
WHO = r"(?:there|we|they|it|you)"
"""Behind a place, and before what is told of it: ``In the South there were 30``."""
OUTRIGHT = r"(?<!\b(?i:in|at|on) )(?<!\b(?i:for) )(?<!\b(?i:with) )"
"""``At Oak Wood activity was 3``: what follows a place is no part of its name."""
IN_TURN = (
    rf"the (?:very )?(?:{PLACES}|first|last|next) (?:row|column|line)|"
    r"the (?:row|column|line) (?:(?:right|directly|just) )?(?:below|beneath|under|above|after)"
    r"(?: (?:it|that|this))?"
)
"""``The row below it, Oak, reads 5, 4``."""
SUBJECT = re.compile(
    rf"\W*(?:(?i:{IN_TURN}),? )?"
    r"(?:(?i:and|but|then|finally|while|whereas|for|in|at|on|with|the),? ){0,3}"
    rf"(?P<name>(?i:{NO_NAME})[\"“]?(?:{OUTRIGHT}{WORD}(?: (?!{VERB}\b|{WHO}\b|\d)[\w.&/’'+-]+){{0,3}}"
    rf"(?= {VERB}\b)|{WORD}(?: [\w.&/’'+-]+){{0,3}}(?= (?:→|->|=>) )|"
    rf"{WORD}(?: (?:(?:of|and|de|du|la|the) )?{WORD}){{0,3}})[\"”]?)"
    r"(?=:\s|,\s|\s[–—-]\s|\s[a-z→]|\s[-=]>|\s[-−+~≈]?\.?\d)"
)
"""``Printing had 12 in every quarter``."""
LINE = re.compile(
    rf"\W*(?:(?i:and|at|in|for|on|with) ){{0,2}}(?P<name>(?i:{NO_NAME})[^\W\d][\w.&/’'+-]*(?: "
    rf"(?!{VERB}\b)[^\W\d][\w.&/’'+-]*){{0,3}}) "
    r"(?P<rest>[-−+~≈]?\.?\d.*)$"
)
"""``corner shop 4 / 5 / 6``, in small letters."""
CLAUSES = re.compile(
    r";\s+(?:and )?|,\s+(?:whereas|while|but)\s+|"
    rf",\s+(?:and )?(?={WORD}(?: {WORD}){{0,2}} [a-z]+(?:s|ed)\b[^,;]*\d)|"
    rf",\s+and (?=(?:at|in|for|on|with) (?:the )?{WORD}(?: {WORD}){{0,3}} [-−+~≈]?\.?\d)"
)
TELLS_AXES = rare(
    r"\bas (?:the )?(?:rows|columns)\b|\b(?:rows|columns) (?:are|is)\b|\bax[ei]s\b|"
    r"\b(?:run|runs|listed|stacked|ordered|arranged|placed) (?:across|along|down|up) the\b",
    re.I,
)
NOTHING_FOR = re.compile(
    r"\W*(?i:nothing|none|no (?:data|values?|figures?|numbers?|counts?)) (?:was|were|is|are|ha(?:s|ve) been) "
    rf"(?:[a-z]+ ){{0,2}}(?:for|on|from|of) (?:the )?(?P<name>{WORD}(?: {WORD}){{0,3}})(?=[;,.]|$)"
)
"""``Nothing was published for the Hill Line``: a line beside others, and empty."""
FEWEST = 2
MOST = 60
"""Sentences that are looked at; who tells more of them lists the labels."""
SHARE = 0.5
"""Of the cells, that the sentences must give: who tells of single cells only may speak of anything."""


def labels_of_subjects(axis: str, known: AxisFact, count: int | None, sentences: Sequence[Text]) -> list[str]:
    """The subjects that are labels of an axis, where what is said of them fills the grid.

    Parameters
    ----------
    axis : str
        The one whose labels nobody lists, ``"x"`` or ``"y"``.
    known : AxisFact
        The other one.
    count : int or None
        How many labels the axis is said to have.
    sentences : sequence of Text
        Those that may give values.
    """
    if len(known.categories) < FEWEST or len(sentences) > MOST:
        return []
    told = list(_subjects(sentences, _frame(axis, (), known.categories)))
    names = tuple(without_figures(list(dict.fromkeys(name for name, _ in told))))
    if len(names) < FEWEST or (count is not None and len(names) > count):
        return []
    frame = _frame(axis, names, known.categories)
    given: dict[int, set[int]] = {}
    for _, sentence in told:
        for cell in read_values(sentence, frame, Context()):
            own, other = (cell.row, cell.column) if axis == "y" else (cell.column, cell.row)
            given.setdefault(own, set()).add(other)
    if len(given) < FEWEST or sum(map(len, given.values())) < SHARE * len(given) * len(known.categories):
        return []
    empty = {name for name, said in told if NOTHING_FOR.match(said.text)}
    return [name for k, name in enumerate(names) if k in given or name in empty]


def _frame(axis: str, names: tuple[str, ...], others: tuple[str, ...]) -> Frame:
    return Frame(others, names) if axis == "y" else Frame(names, others)


VALUE = r"[-−+~≈$€£]?\.?\d[\d.,]*(?<![.,])\s?%?"
RESPECTIVE = rare(
    rf"(?P<values>{VALUE}(?:, {VALUE})*,? and {VALUE}) "
    r"(?:(?:[a-z]+ )?(?:on|for|in|at|with|under|to|against) (?:the )?)"
    r"(?P<labels>[^.;:()\d][^.;:()]{2,120}?),? respectively\b",
    re.I,
)
"""``0.91 and 0.83 on Iris and Wine respectively``."""


def respective_labels(sentences: Sequence[Text]) -> list[str]:
    """The labels that values belong to in their order, of the first sentence that tells both.

    And those of the others that share some with it. Nothing where another sentence lists the same labels
    without values: it tells of which axis they are.
    """
    found: list[str] = []
    for text in sentences:
        for told in RESPECTIVE.finditer(text.text):
            labels = [item.text for item in trim(split_list(told["labels"]))]
            count = sum(1 for _ in find_quantities(told["values"]))
            alike = not found or not set(found).isdisjoint(labels)
            if alike and len(set(labels)) == len(labels) == count:
                found += [label for label in labels if label not in found]
    others = (other.text for other in sentences if found and not any(map(str.isdigit, other.text)))
    return [] if any(all(label in other for label in found) for other in others) else found


BROKEN_OFF = re.compile(r"\s(?:and|or|but)$")
"""``Kiln burst and`` of ``the Kiln burst and was not used``: two verbs, and no name."""


def _are_values(rest: str, frame: Frame) -> bool:
    """Whether a text is the values of a line, one of which may be words: ``11.3 / 10.9 / timeout``."""
    values = plain_values(rest.rstrip("."), frame)
    if values is not None:
        return len(values) > 1
    numbers, size = sum(1 for _ in find_quantities(rest)), len(frame.x) or len(frame.y)
    return size > FEWEST and numbers == size - 1


def _subjects(sentences: Sequence[Text], frame: Frame) -> Iterator[tuple[str, Text]]:
    """The subjects that are no labels of the known axis, each with what is said of it."""
    for text in sentences:
        if TELLS_AXES.search(text.text) is not None:
            continue
        start = len(text) - len(without_opening(text.text))
        for end in (*(clause.span() for clause in CLAUSES.finditer(text.text)), (len(text.text),) * 2):
            part = text.cut(start, end[0])
            start = end[1]
            subject = LINE.match(part.text)
            if subject is None or not _are_values(subject["rest"], frame):
                subject = SUBJECT.match(part.text) or NOTHING_FOR.match(part.text)
            if subject is None or BROKEN_OFF.search(subject["name"]) is not None:
                continue
            if frame.resolve(subject["name"]) is None:
                yield tidy(subject["name"]), part
