"""Lines between marks of code that tell labels with their values, as lines of prose do."""

from __future__ import annotations

from replot.reading.description.document.blocks import Block
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.missing import SHORT_MISSING
from replot.reading.description.limits import current

__all__ = ["fenced_pairs"]
WORD = r"[^\W\d_][\w.+'’&-]{0,30}"
LABEL = rf"{WORD}(?: {WORD}){{0,4}}"
VALUE = rf"(?:[-−+~≈]?[$€£]?\.?\d+(?:[.,]\d+)*(?:[eE][-−+]?\d+)?(?:\s?%)?|{SHORT_MISSING})"
GAP = r"(?:\s{0,2}[:=]\s{0,2}|\s{1,20})"
PAIR = rf"(?>{LABEL}{GAP}{VALUE}|{VALUE} (?:in |at |for |on |with )?{LABEL})"
NEXT = rf"(?:\s{{0,20}}[,;|/]\s{{0,20}}|\s{{1,20}}(?={WORD}=))"
TIE = r"(?:\s{0,20}(?:->|→|=>|[:=|])\s{0,20}|\s{1,20}[–—-]\s{1,20}|\s{2,20})"
LINE = re.compile(
    rf"(?P<name>{LABEL})(?:{TIE}(?P<pairs>{PAIR}(?:{NEXT}{PAIR}){{0,60}})|"
    rf" \((?P<inside>{PAIR}(?:{NEXT}{PAIR}){{1,60}})\))\.?",
    re.I,
)
"""``bug -> bug 31, crash 4``, ``Oslo: rain 3; snow 4``, ``Oslo (rain 3, snow 4)``."""
CELL = re.compile(
    rf"\(?(?P<a>{LABEL})\s{{0,20}}(?:[/,&|×:]|->|→|=>|\bx\b)\s{{0,20}}(?P<b>{LABEL})\)?"
    rf"{GAP}(?P<value>{VALUE})",
    re.I,
)
"""``oak / May = 3``, ``(oak, May): 3``, ``oak -> May 3``."""
ONE = re.compile(rf"(?P<a>{LABEL}){GAP}(?P<value>{VALUE})", re.I)
APART = re.compile(NEXT)
HEAD = re.compile(rf"(?P<a>{LABEL}):?", re.I)
TRUNK = re.compile(r"[│| ]+")
BRANCH = re.compile(
    rf"- (?:(?P<count>{VALUE})\s{{0,9}}(?:→|->|=>)\s{{0,9}}(?P<to>{LABEL})|"
    rf"(?:(?:→|->|=>)\s{{0,9}})?(?P<b>{LABEL})(?::\s{{0,9}}|\s{{0,9}}\()(?P<value>{VALUE})\)?)",
    re.I,
)
"""``├── 48 → elm`` below ``oak``, as a list has it."""
FEWEST = 2


def fenced_pairs(lines: list[str], start: int, end: int) -> list[Block]:
    """Each of some lines as a paragraph of its own, if all of them tell labels with their values.

    All are put into one way: ``bug: bug 31, crash 4`` or ``oak → May: 3``.
    A line of a program is none of these.
    """
    told = [(k, lines[k].strip()) for k in range(start, end) if lines[k].strip()]
    if tree := _of_tree(told, lines):
        return tree
    if not FEWEST <= len(told) <= current.get().categories:
        return []
    for way, plain in ((CELL, _of_cell), (LINE, _of_line)):
        found = [way.fullmatch(line) for _, line in told]
        if all(found):
            wholes = [Text(line, [(0, k + 1, lines[k].index(line) + 1)]) for k, line in told]
            pairs = zip(wholes, found, strict=True)
            said = [plain(whole, match) for whole, match in pairs if match is not None]
            return [Block("paragraph", text, text.span().line) for text in said]
    return []


def _of_tree(told: list[tuple[int, str]], lines: list[str]) -> list[Block]:
    """Each branch of trees, whose roots are names, with its root: ``oak → elm: 48``."""
    root: Text | None = None
    out: list[Block] = []
    for k, line in told:
        whole = Text(line, [(0, k + 1, lines[k].index(line) + 1)])
        if (branch := BRANCH.fullmatch(line)) is not None and root is not None:
            sides = ("to", "count") if branch["to"] else ("b", "value")
            name, value = (whole.cut(*branch.span(side)) for side in sides)
            out.append(Block("paragraph", root.join(name, " → ").join(value, ": "), k + 1))
        elif (head := HEAD.fullmatch(line)) is not None and not lines[k][:1].isspace():
            root = whole.cut(*head.span("a"))
        elif TRUNK.fullmatch(line) is None:
            return []
    if any(OF_BAR.match(block.text.text) for block in out):
        return []
    return out if FEWEST <= len(out) <= current.get().categories else []


OF_BAR = re.compile(
    r"\W*(?:colou?r[ _-]?(?:bar|map|scale)|legend|scale|axis|[xy][ _-]?axis|title|cmap)\b", re.I
)
"""What describes a figure, and is no row of it."""


def _of_cell(text: Text, match: re.Match[str]) -> Text:
    row, column, value = (text.cut(*match.span(name)) for name in ("a", "b", "value"))
    return row.join(column, " → ").join(value, ": ")


def _of_line(text: Text, match: re.Match[str]) -> Text:
    inside = "pairs" if match["pairs"] else "inside"
    at, end = match.span(inside)
    said, gap = text.cut(*match.span("name")), ": "
    for apart in [*APART.finditer(text.text, at, end), None]:
        stop = end if apart is None else apart.start()
        pair = ONE.fullmatch(text.text, at, stop)
        if pair is None:
            said = said.join(text.cut(at, stop), gap)
        else:
            said = said.join(text.cut(*pair.span("a")), gap).join(text.cut(*pair.span("value")))
        at, gap = stop if apart is None else apart.end(), ", "
    return said
