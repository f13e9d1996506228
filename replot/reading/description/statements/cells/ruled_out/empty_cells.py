"""Cells that a sentence names to say that they hold nothing: ``The oak cell in May is missing``."""

from __future__ import annotations

from itertools import product

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.cells.pairs.row_and_column import bracketed_pairs
from replot.reading.description.statements.cells.sentences.runs import Run, find_runs
from replot.reading.description.statements.cells.statement import CellStatement, Context, statement
from replot.reading.description.statements.cells.tokens import tokenize
from replot.reading.description.statements.frame import Frame

__all__ = ["EMPTY", "read_empty", "read_only_pairs"]
EMPTY = rare(
    r"(?P<said>\b(?:(?:is|are|was|were|stays?|remains?|left|being|shows? as|marked(?: as)?|returned?|gave|"
    r"gives|reads?|has|have|:|=|\()\s*(?:an? |the |both |all |entirely |completely |simply )*)?"
    r"\b(?:n/a|n\.a\.|OOM|out of memory|missing|blank|empty|unavailable|undefined|masked(?: out)?|omitted|"
    r"not (?:yet )?(?:available|reported|measured|tested|evaluated|run|recorded|computed|defined|applicable|"
    r"sampled)|left out|no (?:data|values?|entry|entries|results?|measurements?|readings?|records?|"
    r"observations?|samples?|number|score)|"
    r"without (?:an? |any )?(?:data|values?|entry|entries|results?|measurements?)|"
    r"(?:crossed|gr[ae]yed|blacked|blanked|struck) out|(?:struck|crossed) through|(?:cross-)?hatched|"
    r"(?:marked |filled )?with (?:an? )?(?:cross|hatching|(?-i:[X×]))|"
    r"a cross(?= (?:marks|stands|is drawn|fills|shows|means|says))|"
    r"(?:r[ua]ns?|goes|went|going) out of memory|(?:could|can|did|does|do)(?: not|n['’]t) "
    r"(?:be (?:run|measured|computed|evaluated|tested)|run|fit|finish|complete)|"
    r"(?:crash|diverg|tim(?:e|ed) out|fail)(?:s|es|ed)?)\b)",
    re.I,
)
"""What says that a cell holds nothing; words for colours may mean any light cell."""
DOUBT = rare(
    r"\b(?:if|unless|would|might|(?-i:may)|never|nor|almost|nearly|most|mostly|some|several|many|"
    r"part(?:s|ly|ially)?|few|none|only|except\w*|but|"
    r"both axes|other(?:s|wise)?|rest|remaining|beyond|onwards?|upwards?|later|earlier|after|before|until|"
    r"(?<!struck )(?<!crossed )through|from|discussed|here|below|"
    r"(?:is|are|was|were) not (?:missing|blank|empty)|no (?:cells?|missing|empty|blank)|"
    r"without (?:missing|empty|blank))\b|\?",
    re.I,
)
"""Words by which it is not said of the cells that are named, or not of them alone."""
WHOLE = rare(
    r"\b(?:rows?|columns?|cells?|entire(?:ly)?|whole|wholly|all|any|every|each|throughout|complete(?:ly)?|"
    r"no (?:data|values?|entry|entries|results?|measurements?|readings?|records?|observations?)\b.*\bfor|"
    r"(?:data|values?|results?|measurements?|readings?|records?|observations?) (?:for|of|from) .*"
    r"(?:is|are|was|were))\b",
    re.I,
)
"""What says that a whole line holds nothing, where the sentence names no label of the other axis."""
SOME = rare(
    r"\b(?:missing|empty|blank|masked|undefined|omitted) (?:\w+ )?(?:values?|data|cells?|entr|points?)", re.I
)
"""``K3 has missing values``: not only those."""
LONGEST = 200


def read_empty(text: Text, frame: Frame, context: Context, rank: int) -> list[CellStatement]:
    """The cells at all crossings of the labels that a sentence without values names.

    They are those of whole lines where it names those alone: ``The entire K3 row is missing``.

    Parameters
    ----------
    text : Text
    frame : Frame
    context : Context
    rank : int
    """
    source = text.text
    told = EMPTY.search(source) if len(source) < LONGEST and frame.x != frame.y else None
    if told is None or DOUBT.search(source) is not None or _names_axis(told[0], frame):
        return []
    runs = find_runs(tokenize(source, frame), context)
    lines = {run.axis: run.indices for run in runs if run.kind == "L" and run.axis in context.free}
    if len(runs) != len(lines) or _spans(runs, told.start()):
        return []
    if len(runs) == 1 and not context.fixed and WHOLE.search(source) and not SOME.search(source):
        (axis,) = lines
        lines["x" if axis == "y" else "y"] = list(range(len(frame.x if axis == "y" else frame.y)))
    if len(lines) + len(context.fixed) < len("xy"):
        return []
    places = lines | context.fixed
    span = text.span(*told.span("said"))
    return [statement(i, j, None, rank, span) for i, j in product(places["y"], places["x"])]


DIGIT = re.compile(r"\d")
OF_CELLS = re.compile(
    r"\b(?:cells?|squares?|tiles?|boxe?s?|fields?|entry|entries|positions?|pairs?|combinations?)\b", re.I
)
BETWEEN = re.compile(r"\s*(?:,|and|&|or|,\s*and)?\s*(?:cells?\s+)?")


def read_only_pairs(
    text: Text, frame: Frame, context: Context, rank: int
) -> list[CellStatement] | None:
    """The empty cells that a sentence names by pairs, where it holds no number but those of their labels.

    ``The cells (5, 0) and (5, 0.1) are crossed out``. None where it names no pairs, or has other numbers.
    """
    source = text.text
    if "(" not in source or context.fixed:
        return None
    pairs = bracketed_pairs(source, frame)
    ends = [0, *(end for _, end, _ in pairs)]
    starts = [*(start for start, _, _ in pairs), len(source)]
    around = [source[end:start] for end, start in zip(ends, starts, strict=True)]
    rest = " ".join(around)
    if not pairs or DIGIT.search(rest) is not None or frame.mentions(rest):
        return None
    told = EMPTY.search(source) if len(source) < LONGEST and DOUBT.search(rest) is None else None
    listed = all(BETWEEN.fullmatch(between) for between in around[1:-1])
    if told is None or not listed or pairs[0][0] < told.start() < pairs[-1][1]:
        return [] if OF_CELLS.search(around[0]) is not None else None
    return [statement(*place, None, rank, text.span(*told.span("said"))) for _, _, place in pairs]


def _names_axis(said: str, frame: Frame) -> bool:
    """Whether the words for nothing are part of the name of an axis: ``Missing controls``."""
    names = " ".join(name.lower() for name in (frame.x_label, frame.y_label) if name)
    return said.lower() in names


def _spans(runs: list[Run], at: int) -> bool:
    """Whether the word for nothing stands within a list of labels, and so may be one."""
    return any(run.tokens[0].start < at < run.tokens[-1].end for run in runs)
