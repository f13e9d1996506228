"""One line of a grid as a program prints it: words in columns, values at the end, remarks behind."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from replot.reading.description.document.tables.columns import OUTCOME_BEHIND
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.missing import is_missing
from replot.reading.description.lexicon.parsing import parse_quantity
from replot.reading.description.lexicon.sides import SIDES, SIDES_ABROAD, side_of
from replot.reading.description.lexicon.signs import PICTURES

__all__ = [
    "AXIS_FIRST",
    "AXIS_NAME",
    "BARS",
    "GOES_ON",
    "POINTED",
    "RULED",
    "TITLE",
    "Line",
    "axis_name",
    "in_grid",
    "is_corner",
    "is_rule",
    "is_value",
    "leads_triangle",
    "line_of",
    "pointed",
    "without_remarks_behind",
]
BARS = str.maketrans(dict.fromkeys("│┃║┆┊", "|"))
NO_BRACKETS = str.maketrans("[],", "   ")
RULED = re.compile(r"[\s|=\-_:─━═+┌-╋╒-╰]+")
WORD = re.compile(
    r"(?<!\S)(?:no (?:data|values?|entry|score|number)|not (?:available|applicable|reported|measured|tested|"
    r"determined|shown|run)|out of memory)(?!\S)|[^\s|]*\d(?: [×·⋅] 10[^\s|]*)+|[^\s|]+",
    re.I,
)
"""A word, the words that stand for a missing value together, a number with its power of ten."""
GAP = re.compile(r"\s{2,}|\t|\s*\|\s*")
REMARK = re.compile(
    r"(?<!\s)\s+(?:\((?=[^()]*[^\W\d_])[^()]*+\)|\[(?=[^\[\]]*[^\W\d_]{3})[^\[\]]*+\]|"
    r"(?:←|<-+|#|//|→(?!(?:\s{1,80}[+\-−~]?\.?\d[\d.,%]{0,20}){2,80}\s*(?:$|[←→#(\[]|<-|//)))\s.*)\s*$"
)
"""What is said of a line behind its values: ``(98.3% correct)``, ``[best]``, ``<- best``.

An arrow may lead to the values of a label that ends with a number: ``class 0 → 12  3``.
"""
REMARKED = re.compile(r"[(\[←<#/→]")
"""What every such remark holds."""
POINTED = re.compile(
    r"(?<=\S)\s+(?:(?:<|&lt;)-+|←)\s?\(?(?P<name>[^\W\d_][^()\d]{2,30}?)\)?\s*$"
)
"""What an arrow at the end of a line of heads says that they are: ``A  B  <- (predicted)``."""
AXIS_NAME = re.compile(
    rf"\W*(?P<name>(?:model )?(?:{SIDES}|{SIDES_ABROAD}|targets?)"
    r"(?: (?:class(?:es)?|labels?|values?|outcomes?|conditions?|"
    r"status(?:es)?|diagnos[ie]s|category))?)\W*",
    re.I,
)
RATE = re.compile(r"(?<=\d)\s+=\s+\d[\d,.]*\s?/\s?\d[\d,.]*\s*$|(?<=[ \t]Error)\s+Rate\s*$")
"""How a share at the end of a line comes about: ``0.04 =  2 / 50``, and its head."""
BOLD = re.compile(r"(?<![\w*])\*\*(?P<value>[^\s*]{0,20}\d[^\s*]{0,20})\*\*(?![\w*])")
"""A value between marks of bold type, which code shows as they are."""
JUDGED = re.compile(rf"(?<=[\d%])\s*[{PICTURES}]+(?=\s|$)")
"""A picture behind a value, which judges it: ``20 🔴``."""
GOES_ON = re.compile(r"(?<=\S)[ \t]{1,40}\\[ \t]*$")
"""How pandas ends the heads of a part that others follow: ``hour   U1   U2  \\``."""
BRACKETS = re.compile(
    r"(?<![\s\d.,+\-−[\]naNA])[\s\d.,+\-−\]naNA]*+(?P<values>\[[\s\d.,+\-−[\]naNA]*+)$"
)
"""The values of a row in brackets, as of an array: ``[[ 5,  0,  0 ]``."""
AXIS_FIRST = re.compile(AXIS_NAME.pattern + r"(?<=[\s:])(?=\w)", re.I)
WORDS = r"[^\W\d_][\w-]*(?: [^\W\d_][\w-]*)?"
CORNER = (
    rf"(?:{WORDS} ?↓ ?[/\\]? ?{WORDS} ?→|{WORDS} ?→ ?[/\\]? ?{WORDS} ?↓|"
    rf"(?:{SIDES})(?: (?:class|label))? ?[/\\] ?(?:{SIDES})(?: (?:class|label))?)"
)
"""The names of both sides before the heads: ``true ↓ / pred → oak elm``, ``Actual / Predicted oak elm``."""
IS_CORNER = re.compile(CORNER, re.I)
BEFORE_HEADS = re.compile(rf"{CORNER}(?= +\S)", re.I)
SIGNS_OF_CORNER = frozenset("→/\\")
TITLE = re.compile(r"\bmatri(?:x|ces)\b|\bheat ?map|\btable\b|\bfig", re.I)
"""What a line above a grid holds that is its title, and no name of an axis."""
MOST_REMARKS = 8
"""Remarks behind one another."""
MOST_WORDS = 6
"""Words of a label."""


@dataclass
class Line:
    """A line of words in columns, of which ``named`` stand before the first of its bars.

    ``ruled`` tells whether a line is drawn under it, ``pointed`` what an arrow behind the words calls them.
    """

    at: int
    raw: str
    words: list[re.Match[str]]
    named: int
    bars: int
    ruled: bool = False
    pointed: Text | None = None

    def text(self, first: int, last: int) -> Text:
        """The words from ``first`` up to ``last``."""
        if first >= last:
            return Text()
        start, end = self.words[first].start(), self.words[last - 1].end()
        return Text.of_line(self.raw[start:end], self.at, start + 1)

    def begins_with(self, label: str) -> bool:
        """Whether a label stands at its beginning."""
        return bool(self.words) and self.raw.startswith(label, self.words[0].start())

    def gap(self, k: int) -> int:
        """The space before word ``k``."""
        return self.words[k].start() - self.words[k - 1].end()

    def pieces(self) -> list[tuple[int, int]]:
        """Stretches of words that stand one space apart; a corner ``true\\pred`` ends the first."""
        corner = bool(self.words) and is_corner(self.words[0].group())
        cuts = [k for k in range(1, len(self.words)) if self.gap(k) > 1 or (corner and k == 1)]
        return list(zip([0, *cuts], [*cuts, len(self.words)], strict=True))

    @cached_property
    def values(self) -> int:
        """How many words at the end are values."""
        count = 0
        while count < len(self.words) and is_value(self.words[-1 - count].group()):
            count += 1
        return count

    def label_end(self, count: int) -> int:
        """Where the label of a row of so many values ends; -1 if the line is none."""
        end = len(self.words) - count
        between = self.bars == count - 1 and self.named == end + 1  # "oak  3 | 1 | 0"
        if end < 1 or (self.named and self.named != end and not between):
            return -1
        if self.values < count:
            # "oak  3.5  diverged": a word among the values, each on its own
            apart = [a for a, _ in self.pieces()]
            told = any(is_value(word.group()) for word in self.words[end:])
            return end if told and apart == [0, *range(end, len(self.words))] else -1
        spare = end > 1 and not self.named and self.values > count
        if spare and not (self.gap(end) > 1 and all(self.gap(k) == 1 for k in range(1, end))):
            return -1  # "Class A 12  5  3" has a value too many, "Class 0  12  5" has not
        return end


NOTHING = frozenset([".", "..", "—", "–", "-", "--", "×", "✗", "✘", "∅", "⊘"])
"""Signs in the place of a value."""


VALUE_STARTS = tuple("+-−–.~≈$(<>")


def is_corner(words: str) -> bool:
    """Whether words name both sides of a grid: ``true\\pred``, ``true ↓ / pred →``."""
    return "\\" in words or IS_CORNER.fullmatch(words) is not None


def is_value(word: str) -> bool:
    return word in NOTHING or (
        (word[:1].isdigit() or word.startswith(VALUE_STARTS)) and parse_quantity(word) is not None
    ) or ((word[:1] in "nN(" or word.islower()) and is_missing(word))


def leads_triangle(heads: str, below: str) -> bool:
    """Whether the second of several heads stands alone in the line below, before one value: half a matrix."""
    names = GAP.split(heads.strip()) if heads.strip() else []
    names = names if len(names) > 2 else heads.split()
    label, _, value = below.strip().rpartition(" ")
    return len(names) > 2 and is_value(value) and label.strip() == names[1] and not any(map(is_value, names))


def line_of(at: int, raw: str) -> Line:
    plain = JUDGED.sub(_blank, RATE.sub(_blank, OUTCOME_BEHIND.sub(_blank, raw.translate(BARS))))
    plain = BOLD.sub(lambda bold: f"  {bold['value']}  ", plain) if "**" in plain else plain
    plain = GOES_ON.sub(_blank, plain) if "\\" in plain else plain
    arrow = POINTED.search(plain) if "<-" in plain or "←" in plain else None
    if arrow is not None and not any(map(is_value, plain[: arrow.start()].split())):
        plain = plain[: arrow.start()]
    plain = without_remarks_behind(plain)
    if (brackets := BRACKETS.search(plain)) is not None:
        inside = brackets["values"].translate(NO_BRACKETS)
        plain = plain[: brackets.start("values")] + inside
    body = plain.strip()
    cornered = not SIGNS_OF_CORNER.isdisjoint(body)
    both = BEFORE_HEADS.match(plain, plain.find(body[0])) if cornered else None
    words = list(WORD.finditer(plain)) if both is None else [both, *WORD.finditer(plain, both.end())]
    first = plain.find("|", len(plain) - len(plain.lstrip()) + 1) if "|" in body else -1
    named = sum(word.end() <= first for word in words) if first >= 0 else 0
    told = pointed(at, raw) if arrow is not None else None
    return Line(at, plain, words, named, body.strip("|").count("|"), pointed=told)


def without_remarks_behind(plain: str) -> str:
    """A line of values without what is said of it behind them."""
    for _ in range(MOST_REMARKS):
        remark = REMARK.search(plain) if REMARKED.search(plain) is not None else None
        if remark is None or is_missing(remark.group()):
            break
        if not any(map(is_value, plain[: remark.start()].split())):
            break
        if plain.count("(") > 1 and side_of(remark.group().strip(" ()")):
            break  # "0 (predicted)  1 (predicted)"
        plain = plain[: remark.start()]
    return plain


def pointed(at: int, raw: str) -> Text | None:
    """What an arrow behind a line of heads says that they are."""
    arrow = POINTED.search(raw)
    return Text.of_line(arrow["name"], at, arrow.start("name") + 1) if arrow is not None else None


def _blank(part: re.Match[str]) -> str:
    return " " * len(part[0])


def axis_name(line: Line) -> Text | None:
    """The line as the name of an axis, if it is nothing else."""
    if not line.words or len(line.words) > 4:
        return None
    text = line.text(0, len(line.words))
    named = AXIS_NAME.fullmatch(text.text)
    return text.cut(*named.span("name")) if named else None


def is_rule(raw: str) -> bool:
    """Whether a line is a drawn one."""
    return bool(raw.strip()) and RULED.fullmatch(raw) is not None


def in_grid(raw: str) -> bool:
    """Whether a line may go on a printed grid: nothing, a rule, the name of an axis, a label and values."""
    if not raw.strip() or RULED.fullmatch(raw):
        return True
    line = line_of(0, raw)
    count = line.values
    return (count > 0 and 1 < len(line.words) <= count + MOST_WORDS) or axis_name(line) is not None
