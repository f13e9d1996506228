"""Whole grids told in their order and without labels: ``row by row: 1, 2, 3; 4, 5, 6``."""

from __future__ import annotations

from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.quantities import Quantity
from replot.reading.description.statements.axes.words import OTHER
from replot.reading.description.statements.cells.lines.plain_lists import plain_values
from replot.reading.description.statements.cells.statement import CellStatement, statement
from replot.reading.description.statements.frame import Frame

__all__ = [
    "IN_TURN",
    "ONLY_NUMBERS",
    "SAME_ORDER",
    "line_order",
    "lines_in_order",
    "read_row_by_row",
    "told_by_lines",
]
HOLD = r"(?:are|read|hold|contain|show|give)(?: as follows)?:?(?=\s[-−+~≈(\[]?\.?\d)"
BY_ROWS = rare(
    rf"\b(?:the|its|their) (?:[a-z]+ )?rows {HOLD}|^\W*(?:the )?rows:(?=\s[-−+~≈(\[]?\.?\d)|"
    r"\b(?:for|in|as|of) (?:the|all|each of the) (?:\w+ )?rows(?=\W*$)|"
    r"\b(?:by|per) rows?(?=[,:] )|\b(?:row[- ]by[- ]row|line by line|row-?wise|row[- ]major|rows? after row|"
    r"(?:each|every) row (?:from )?left to right|starting (?:with|at|from) the (?:top|bottom)(?: row)?|"
    r"starting (?:with|at|from) the (?:low|high|upp|topm|bottomm)(?:er|est|ost|ermost) row|"
    r"left to right,? (?:and )?then (?:from )?(?:top|bottom) to (?:top|bottom)|"
    r"from (?:the )?(?:top|bottom) to (?:the )?(?:top|bottom)|(?:top|bottom)[- ]to[- ](?:top|bottom)|"
    r"reading order|from the (?:top|bottom|lowest|highest|(?:upper|lower|top|bottom)most)(?: row)? "
    r"(?:down(?:wards?)?|up(?:wards?)?|to the (?:top|bottom))|"
    r"(?:corresponding|respective|same) rows (?:are|"
    r"read|hold|contain)|"
    r"from (?:the )?(?:top|bottom)[- ]left(?: corner| cell)? to (?:the )?(?:top|bottom)[- ]right)\b",
    re.I,
)
BY_COLUMNS = rare(
    rf"\b(?:the|its|their) (?:[a-z]+ )?columns {HOLD}|^\W*(?:the )?columns:(?=\s[-−+~≈(\[]?\.?\d)|"
    r"\b(?:for|in|as|of) (?:the|all|each of the) (?:\w+ )?columns(?=\W*$)|"
    r"\b(?:by|per) columns?(?=[,:] )|\b(?:column[- ]by[- ]column|column-?wise|column[- ]major|column after "
    r"column)\b",
    re.I,
)
FROM_COLUMN = rare(
    r"\b(?:starting (?:with|at|from)|from) the (?:left|right)(?:-?most|-hand)? column"
    r"(?:,| to the (?:left|right)| (?:left|right)wards?| on(?:wards?)?)(?![\w-])",
    re.I,
)
"""``from the left column to the right``, where nothing says that rows are told."""
OF_EACH = rare(
    r"\beach (?:(?!rows?\b|columns?\b)\w+ ){0,2}(?:from|(?:up|down|left|right)wards?)\b[^,;:]*", re.I
)
"""``each read from the bottom up``: how a line is read, and not which comes first."""
UPWARD = rare(
    r"\b(?:from (?:the )?bottom to|bottom[- ]to[- ]top|from the (?:bottom|lowest|"
    r"(?:lower|bottom)most)(?: row)?(?: up(?:wards?)?)?(?=\s*(?:[,:;(]|$)| up| to the top)|"
    r"from (?:the )?bottom[- ]left|"
    r"starting (?:with|at|from) the (?:bottom|low(?:er|est))|"
    r"each (?:\w+ ){0,2}(?:from (?:the )?bottom|upwards?))\b",
    re.I,
)
LEFTWARD = rare(
    r"\b(?:from (?:the )?right to|right[- ]to[- ]left|from the right(?:-?most|-hand)?(?: column)?"
    r"(?=\s*(?:[,:;(]|$)| to the left| leftwards?| on(?:wards?)?\b)|starting (?:with|at|from) the right|"
    r"each (?:\w+ ){0,2}(?:from (?:the )?right|leftwards?))",
    re.I,
)
LAST_FIRST = rare(r"\b(?:last|bottom|lowest|rightmost)(?: one| row| column| line)? first\b", re.I)
"""``Rows, the last one first``: the order of the lines, and not how each of them is read."""
FROM_TO = rare(r"\bfrom (?P<a>[^,;:]{1,40}?) to (?P<b>[^,;:]{1,40})")
"""``each read from A to C``: which labels stand at the ends of the lines."""
SAME_ORDER = rare(r"\b(?:in )?the same (?:order|way)\b|\bsame order\b|\bagain in (?:this|that) order\b", re.I)
"""As the lines before were told, be it row by row or column by column."""
OTHER_THINGS = rare(r"\b(?:colou?r\w*|legend|ticks?|ax[ei]s|labels?|marks?)\b", re.I)
BEGINS = re.compile(
    r"(?:[:=]\s*|\b(?:are|is|reads?|holds?|contains?|shows?|gives?|goe?s?|has|have)\s+|\border[,:]\s+)(?=[-−+~≈(\[]?\.?\d)"
)
"""What stands before the first number."""
PARTED = tuple(
    map(re.compile, (r"\s*;\s*(?:and\s+|then\s+)?", r"\s+[/|]\s+", r",?\s+(?:and|then)\s+"))
)
"""What parts line from line, the strongest sign first."""
REMARK = rare(
    r",\s+(?:where|(?:(?:one|some|all) )?of which|from (?:the )?(?:top|bottom|left|right)|top|left|each)"
    r"\s[^;:]*$",
    re.I,
)
"""What is said of the values behind the last: ``190, X, 280, where X is hidden``."""
BRACKETED = re.compile(r"[\[(]([^\[\]()]*)[\])]")

FEWEST_LINES = 2
IN_TURN = rare(
    r"\b(?:(?P<y>row (?:by|after) row|row-?wise|row[- ]major)|"
    r"(?P<x>column (?:by|after) column|column-?wise|column[- ]major))\b",
    re.I,
)
"""What a text says of all the numbers that stand for themselves."""
ONLY_NUMBERS = re.compile(r"(?:[-+−\d.,;|/%\s]|n/a|NA\b|nan\b|[–—])+", re.I)
Values = list[tuple[Quantity | None, int, int]]


def line_order(source: str, frame: Frame) -> tuple[str, list[int]] | None:
    """The axis whose lines a text gives one after the other, and their order; None where it says nothing."""
    if not (frame.x and frame.y):
        return None
    lines = OF_EACH.sub("", source)
    for pattern, axis in ((BY_COLUMNS, "x"), (BY_ROWS, "y"), (FROM_COLUMN, "x")):
        if pattern.search(lines):
            return axis, lines_in_order(lines, axis, frame)
    if frame.told_by and SAME_ORDER.search(source):
        return frame.told_by, list(range(len(frame.axis(frame.told_by))))
    return None


def _order_of_brackets(source: str, frame: Frame) -> tuple[str, list[int]] | None:
    """The axis that has as many labels as the text has brackets, unless both have: ``[1, 2], [3, 4]``."""
    count = len(BRACKETED.findall(source)) if source.count(",") > 1 else 0
    if count < FEWEST_LINES or re.search(r"\d", BRACKETED.sub("", source)):
        return None
    of_it = [axis for axis in "yx" if len(frame.axis(axis)) == count]
    told = len(of_it) == 1 or (of_it and re.search(r"\b(?:matrix|array)\b", source))  # both go by rows
    return (of_it[0], list(range(count))) if told else None


def lines_in_order(source: str, axis: str, frame: Frame) -> list[int]:
    """The lines of a grid as a text goes through them, of which it may say that the last comes first."""
    if LAST_FIRST.search(source):
        return list(range(len(frame.axis(axis))))[::-1]
    return _in_order(source, axis, frame)


def _in_order(source: str, axis: str, frame: Frame) -> list[int]:
    """The places of an axis as a text goes through them: backward if it says so, or names the last first."""
    places = list(range(len(frame.axis(axis))))
    for told in FROM_TO.finditer(source):
        ends = [frame.resolve(told[name].strip(" ."), axis) for name in "ab"]
        first, last = (end[1] if end is not None else [] for end in ends)
        if len(first) == len(last) == 1:
            return places[::-1] if first > last else places
    return places[::-1] if (LEFTWARD if axis == "x" else UPWARD).search(source) else places


VALUES = r"(?:\s*[:=—–-]|\s+(?:has|had|is|was|reads?|with))?\s+[-−+]?\.?\d[\d.]*%?,\s+[-−+]?\.?\d"


def told_by_lines(prose: str, frame: Frame) -> str:
    """The axis whose labels, and no others, the text writes before lists of values, in their order."""
    told = {}
    for axis in "xy":
        names = frame.axis(axis)
        found = [re.search(rf"(?<!\w){re.escape(name)}{VALUES}", prose) for name in names]
        starts = [match.start() for match in found if match]
        told[axis] = len(names) > 1 and len(starts) == len(names) and starts == sorted(starts)
    return "" if told["x"] == told["y"] else "x" if told["x"] else "y"


def read_row_by_row(text: Text, frame: Frame, rank: int, whole: bool = True) -> list[CellStatement]:
    """The cells of all lines, where a sentence gives as many numbers as there are cells.

    Of what is no ``whole`` sentence something was cut that may say that these are other numbers.
    """
    source = text.text
    order = line_order(source, frame) or _order_of_brackets(source, frame)
    begins = BEGINS.search(source) if order is not None and not OTHER_THINGS.search(source) else None
    turn = frame.in_turn or frame.told_by
    if turn and ONLY_NUMBERS.fullmatch(source):
        axis, lines, body = turn, list(range(len(frame.axis(turn)))), text
    elif whole and order is None and (lists := _lists_of_rows(source, frame)) >= 0:
        axis, lines, body = "y", list(range(len(frame.y))), text.cut(lists)
    elif order is None or begins is None:
        return []
    else:
        said = REMARK.search(source, begins.end())
        (axis, lines), body = order, text.cut(begins.end(), said.start() if said is not None else None)
    along = _in_order(source, OTHER[axis], frame)
    values = _all_values(body, len(lines), len(along), frame)
    if values is None:
        return []
    places = [(line, k) if axis == "y" else (k, line) for line in lines for k in along]
    return [
        statement(row, column, quantity, rank, body.span(a, b), body.is_bold(a, b))
        for (quantity, a, b), (row, column) in zip(values, places, strict=True)
    ]


OF_VALUES = (
    r"(?:diff\w*|chang\w*|deltas?|ratios?|s\.?d|std|stddev|spread|errors?|totals?|means?|averages?|ranks?|p|"
    r"deviations?|ranges?|variances?|intervals?|margins?|quartiles?|percentiles?)"
)
"""What lists of other numbers are called."""
LISTS = re.compile(
    r"\W*(?:(?:(?:the|its|all|cell|numeric(?:al)?) ){0,3}"
    r"(?:values?|cells|numbers|data|grid|entries|matrix|heat ?map)(?: are| is| reads?)?:\s+|"
    rf"(?!.{{0,30}}\b{OF_VALUES}\b)(?P<name>[^\W\d_][\w -]{{0,29}}):\s+)?"
    r"(?P<lists>(?:[-+−\d., %]+;)+[-+−\d., %]+|"
    r"(?:[-+−\d., %]+\s[/|]\s)+[-+−\d., %]+)",
    re.I,
)
"""``Values: 1, 2; 3, 4; 5, 6``, or with slashes for the semicolons; also behind the name of a panel."""
PARTS = re.compile(r"[;/|]")


def _lists_of_rows(source: str, frame: Frame) -> int:
    """Where as many lists as there are rows begin that a text is, each as long as a row; or -1."""
    rows, columns = len(frame.y), len(frame.x)
    told = LISTS.fullmatch(source) if len(PARTS.findall(source)) == rows - 1 > 0 else None
    if told is None or (told["name"] and frame.resolve(told["name"]) is not None):
        return -1
    if rows == columns and "," in told["lists"]:
        return -1  # with spaces alone it is a matrix as it is written
    lists = [plain_values(part, frame) for part in PARTS.split(told["lists"])]
    fit = all(found is not None and len(found) == columns > 1 for found in lists)
    return told.start("lists") if fit else -1


def _all_values(body: Text, lines: int, size: int, frame: Frame) -> Values | None:
    """The values of so many lines of one length, or None where the numbers are not such lines."""
    for sign in (None, *PARTED):
        groups = _parts(body.text, sign)
        if sign is not None and len(groups) != lines:
            continue
        out: Values = []
        for start, end in groups:
            found = plain_values(body.text[start:end], frame)
            if found is None or len(found) != (size if sign is not None else lines * size):
                break
            out += [(quantity, start + a, start + b) for quantity, a, b in found]
        else:
            return out
    return None


def _parts(source: str, sign: re.Pattern | None) -> list[tuple[int, int]]:
    """The stretches between signs; the contents of brackets, where each line has its own."""
    brackets = list(BRACKETED.finditer(source))
    if sign is not None and len(brackets) > 1 and not re.search(r"\d", BRACKETED.sub("", source)):
        return [match.span(1) for match in brackets]
    cuts = [match.span() for match in sign.finditer(source)] if sign is not None else []
    return list(zip([0, *(b for _, b in cuts)], [*(a for a, _ in cuts), len(source)], strict=True))
