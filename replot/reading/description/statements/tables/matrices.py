"""Tables of numbers that are heatmaps by their name: a matrix, and cohorts over time."""

from __future__ import annotations

from itertools import accumulate, count, pairwise, takewhile

from replot.reading.description.document.prints.printed_lines import BARS
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.dates import YEAR
from replot.reading.description.lexicon.metrics import TOTAL
from replot.reading.description.lexicon.pairs_in_cells import RATED
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.lexicon.sides import PREDICTED, TRUTH, side_of_all
from replot.reading.description.lexicon.signs import PICTURES, SHADES
from replot.reading.description.statements.crossed import crossed
from replot.reading.description.statements.tables.confusions import counts_confusions, order_of_confusions

__all__ = ["is_table_alone", "matrix_table"]
NAME = rare(
    r"\bmatri(?:x|ces)\b|矩阵|矩陣|행렬|\b[ck]ohort(?:s|e|es|en)?\b|\bretention (?:table|grid)s?\b", re.I
)
OUTCOME = r"(?i:true|false) (?i:posi|nega)tives?"
NUMBER = re.compile(
    rf"[*_`]*(?:{OUTCOME}(?: \([TF][PN]\))?:\s*)?(?:[-+−–$€£]\s?)?\.?\d[\d,.]*"
    r"(?:[ \u00a0\u2009\u202f]\d{3})*"
    r"[%°*_`†‡§]*"
    rf"(?:\s?\([^()]*\)|\s*/\s*[-+−]?\d[\d.]*%?|\s{OUTCOME}|\s?(?:±|\+/-)\s?[*_]*\.?\d[\d.]*%?)?[*_`]*|"
    r"-{0,3}|"
    rf"[*_`]*(?:in[- ]domain|self|same|diag(?:onal)?)[*_`]*|[–—?·×✗…]|\.{{2,3}}|[nN]/?[aA][nN]?|"
    rf"[*_`]*(?:[^\W\d][\w -]{{0,30}}\s?\([-+−]?\d[\d.]*%?\)|(?i:{RATED}))[*_`]*"
)
"""A cell with a number: ``0.85``, ``85% (12)``, ``High (15)``."""
ARRAY_ROW = re.compile(
    r"\s*\[{1,2}\s*[-+−\d.][^\[\]]*\]{1,2},?\s*(?:#.*)?\s*|[^\[\]]{1,30}(?:\[\s*[-+−]?\d[\d.]*\s*\]\s*){2,}"
)
"""A row of an array: ``[0.2, 0.1],``, ``oak [0.2][0.1]``."""
SIGNS = re.compile(rf"[{PICTURES}{SHADES}]+\s*")
DIGITS = re.compile(r"\d[\d.]*")
APART = re.compile(r"\s*[|&]\s*|\t|\s{2,}")
DRAWN = re.compile(r"[┌-╋╒-╰][\s─-╿]{3,}|\+[-=+]{4,}")
"""A line of a box that is no row of it."""
BLANKS = re.compile(r"\|[^|\d]+\|(?:\s*(?:[-–—?]\s*)?\|){2,}\s*")
"""A line of a table whose cells are all empty."""
FURTHEST = 8
"""How many lines above its rows of numbers the name of a table may stand."""
FEWEST = 2


def matrix_table(text: str) -> int | None:
    """Where a table of numbers is called a matrix, or one of cohorts, or has the truth on one of its axes.

    Or where its head says that it has two sides: by a corner ``Train \\ Test``, by the labels of its rows.
    Or where its columns are the steps of what the line above says that a quantity is told by.
    """
    sided = PREDICTED.search(text) is not None and TRUTH.search(text) is not None
    lines = text.splitlines(keepends=True)
    starts = list(accumulate(map(len, lines), initial=0))
    if DRAWN.search(text) is not None:
        kept = [k for k, line in enumerate(lines) if DRAWN.fullmatch(line.strip()) is None]
        lines, starts = [lines[k].translate(BARS) for k in kept], [starts[k] for k in kept]
    named, related = NAME.search(text) is not None, "correlat" in text.lower()
    given = [_numbers(line) for line in lines]
    for k in range(1, len(lines) - 1):
        follows = given[k + 1] or (lines[k].startswith("|") and BLANKS.fullmatch(lines[k + 1]))
        if not (given[k] and follows) or given[k - 1]:
            continue
        if (head := _two_sided(lines, k, given[k], FEWEST if related else FEWEST + 1)) is not None:
            return starts[head]
        if given[k] >= FEWEST:
            back, stop = k - 1, max(k - FURTHEST, 0) if named else k
            while back >= stop:
                found = NAME.search(lines[back])
                if found:
                    return starts[back] + found.start()
                back -= 1
    if (weights := _attention_rows(lines, given)) is not None:
        return starts[weights]
    if (confusions := _pairs_of_classes(lines)) is not None:
        return starts[confusions]
    counts = [PRINTED.fullmatch(line) is not None for line in lines] if sided else []
    pairs = (k for k in range(SIDES_ABOVE, len(counts) - 1) if counts[k] and counts[k + 1])
    return next((starts[k - 1] for k in pairs if _has_sides(lines, k)), None)


def _pairs_of_classes(lines: list[str]) -> int | None:
    """The head of a table that lists confusions, one pair of classes a line, be it with an arrow between."""
    for k, line in enumerate(lines):
        parts = next((parts for apart, parts in PARTS if apart in line), None)
        if parts is None or order_of_confusions(heads := parts(line)) is None:
            continue
        below = takewhile(lambda row: row.strip().strip("`"), (lines[at] for at in range(k + 1, len(lines))))
        rows = (parts(row) for row in below if not RULED.fullmatch(row.strip("\n")))
        if counts_confusions(heads, rows):
            return k
    return None


HEADING = re.compile(r"\s{0,3}(?:#{1,6}\s.*|\*\*[^*|]{1,120}\*\*:?)\s*")


def is_table_alone(text: str) -> bool:
    """Whether a text is one table of numbers with bars, at most under a heading: then it is meant."""
    lines = [line for line in text.splitlines() if line.strip() and HEADING.fullmatch(line) is None]
    rows = [line for line in lines if not RULED.fullmatch(line)]
    if not rows or PREDICTED.search(rows[0]) is not None:
        return False  # a list of predictions
    barred = all(line.count("|") >= FEWEST for line in lines)
    return barred and len(rows) > FEWEST and not _numbers(rows[0]) and all(map(_numbers, rows[1:]))


ATTENTION = rare(r"\battention\b[^:\n]{0,30}:\s*$|\battention weights\b", re.I)


def _attention_rows(lines: list[str], given: list[int]) -> int | None:
    """The line over rows of an array, each below its name, that says that they are weights of attention."""
    named = next((k for k, line in enumerate(lines) if ATTENTION.search(line)), None)
    if named is None:
        return None
    rows = [k for k in range(named + 1, len(lines)) if given[k] >= FEWEST and ARRAY_ROW.fullmatch(lines[k])]
    below = any(b == a + 2 and given[a] == given[b] for a, b in pairwise(rows))
    return named if below else None


TWO_SIDES = re.compile(r"[^\W\d][^\\→↓]{0,40}(?:\\{1,2}|[→↓](?:\s?/)?)\s?[^\W\d][^\\|]{0,40}")
"""A corner with the names of both sides: ``Train \\ Test``, ``from ↓ / to →``."""
RULED = re.compile(r"(?:[\s|:=+-]|\\(?:hline|[a-z]{3}rule|cline\{[\d-]{3,9}\}))*")


def _two_sided(lines: list[str], k: int, width: int, fewest: int) -> int | None:
    """The line of the head over the numbers from line ``k`` on, if its corner or its labels say two sides.

    So say the same labels on both sides of at least the ``fewest`` lines.

    Line ``k`` is the head itself where its labels are numbers and names of panels stand above it.
    """
    if width > FEWEST and TWO_SIDES.fullmatch(_cells(lines[k])[0]):
        return k
    head = next((at for at in range(k - 1, max(k - 4, -1), -1) if not RULED.fullmatch(lines[at])), None)
    if head is None or not (heads := _cells(lines[head]))[1:]:
        return None
    if len(heads) > max(width, FEWEST) and TWO_SIDES.fullmatch(heads[0].strip("*_` ")):
        return head
    names = [_cells(line)[0] for line in lines[k : k + width]]
    if {side_of_all(heads[-width:]), side_of_all(names)} == {"predicted", "truth"}:
        return head
    if _cross_outcomes(lines[head], lines[k : k + width]):
        return head
    whole = len(heads) - 1  # with the cells that are left empty
    sides = [_cells(line)[0] for line in lines[k : k + whole]]
    alike = heads[-width:] == names or heads[1:] == sides
    alike = alike or (len(sides) == whole and all(map(_is_numbered, heads[1:], sides, count(1))))
    return head if (alike and width >= fewest) or _is_crossed(lines, head, heads[1:]) else None


OUTCOMES = rare(
    r"(?P<of>\S[^|]{0,40}?)[ :=_-]{1,3}(?P<outcome>[✓✔✅✗✘❌+–−-]|"
    r"yes|no|pass(?:ed)?|fail(?:ed)?|positive|negative|"
    r"pos|neg|present|absent|true|false|hit|miss)",
    re.I,
)
"""``sensor ✓``: what was found, and by whom."""


def _cross_outcomes(head: str, lines: list[str]) -> bool:
    """Whether both sides of a table of two by two are the same outcomes of two things, but for sums.

    ``| | scan ✓ | scan ✗ | total |`` over ``| smear ✓ | 7 | 2 | 9 |``.
    """
    named = (_with_signs(head)[1:], [_with_signs(line)[0] for line in lines])
    sides = [[name for name in side if not TOTAL.fullmatch(name)] for side in named]
    found = [[OUTCOMES.fullmatch(name) for name in side] for side in sides]
    if any(len(side) != TWO or None in side for side in found):
        return False
    of, outcomes = ([tuple(told[part].strip("`*_").lower() for told in side if told) for side in found]
                    for part in ("of", "outcome"))
    alone = all(len(set(side)) == 1 for side in of) and of[0] != of[1]
    return alone and outcomes[0] == outcomes[1] and len(set(outcomes[0])) == TWO


TWO = 2


def _is_numbered(head: str, label: str, number: int) -> bool:
    """Whether a head is the number of a label, both perhaps with a mark of a note: ``3a`` of ``3. Sleep``."""
    marks = re.fullmatch(rf"{number}\.?[a-z*†]?", head), re.match(rf"{number}\.?\s", label)
    return None not in marks


def _is_crossed(lines: list[str], head: int, heads: list[str]) -> bool:
    """Whether heads are rising numbers, and no years, under a line such as ``Latency (ms) by load:``."""
    if len(heads) < FEWEST_STEPS or not all(map(STEP.fullmatch, heads)):
        return False
    steps = [float(step) for step in heads]
    if steps != sorted(set(steps)) or all(map(YEAR.fullmatch, heads)):
        return False
    above = [line for line in lines[max(head - 3, 0) : head] if line.strip()]
    return bool(above) and crossed(above[-1].strip("#*_ \n")) is not None


STEP = re.compile(r"\d{1,9}(?:\.\d{1,6})?")
FEWEST_STEPS = 4
"""Steps of a variable that are no chance."""


def _cells(line: str) -> list[str]:
    return [cell.strip("*_` ") for cell in APART.split(_bare(line))]


def _with_signs(line: str) -> list[str]:
    return [cell.strip("*_` ") for cell in line.strip().removeprefix("|").removesuffix("|").split("|")]


def _with_arrows(line: str) -> list[str]:
    return _cells(ARROW.sub("|", line))


def _values(line: str) -> list[str]:
    return [value.strip(" \"'\n") for value in line.split(",")]


ARROW = re.compile(r"→|->|=>")
PARTS = (
    ("→", _with_arrows), ("->", _with_arrows), ("=>", _with_arrows),
    ("|", _cells), ("&", _cells), ("\t", _cells), (",", _values),
)
"""What parts the cells of a line, and how."""


def _bare(line: str) -> str:
    """A line of a table without the signs at its ends."""
    return ROW_END.sub("", SIGNS.sub("", line)).strip().strip("|").strip()


ROW_END = re.compile(r"\\\\\s{0,9}(?:\\[a-z]{5,10}(?:\{[\d-]{3,9}\})?\s{0,9}){0,4}$")
"""How LaTeX ends a row, with the rules under it."""
SIDES_ABOVE = 2
PRINTED = re.compile(r"[#>\s]*\S+(?:\s+\d+){2,}\s*")
"""A label and counts, as a program prints them."""
SIDE_LINE = re.compile(r"[#>\s]*[\w.-]+(?:\s+[\w.-]+)*\s*")


def _has_sides(lines: list[str], k: int) -> bool:
    """Whether the two lines above name one side each: ``truth`` over ``predicted  0  1``."""
    upper, lower = lines[k - SIDES_ABOVE : k]
    first = next((side for side in (PREDICTED, TRUTH) if side.search(upper)), None)
    other = TRUTH if first is PREDICTED else PREDICTED
    return (
        first is not None
        and len(upper.strip("#> \n").split()) == 1
        and SIDE_LINE.fullmatch(lower) is not None
        and other.match(lower.lstrip("#> \t")) is not None
    )


def _numbers(line: str) -> int:
    """How many numbers a line has that is a label and numbers, or those of an array, or none for others."""
    if ARRAY_ROW.fullmatch(line):
        return len(DIGITS.findall(line.split("#", 1)[0]))
    bare = _bare(line).replace("**", "")
    cells = APART.split(bare) if APART.search(bare) else bare.split()
    if ")" in bare and side_of_all(cells[1:]):
        return 0  # "0 (predicted) | 1 (predicted)"
    numbers = [cell for cell in cells[1:] if NUMBER.fullmatch(cell)]
    return sum(any(map(str.isdigit, cell)) for cell in numbers) if len(numbers) == len(cells) - 1 else 0
