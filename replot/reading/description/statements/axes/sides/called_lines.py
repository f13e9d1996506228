"""Rows and columns in other words than theirs, put as rows and columns: ``the heads of the columns read``."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from replot.reading.description.document.blanked import blank, put
from replot.reading.description.document.text import Text
from replot.reading.description.lexicon import counts
from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.sides.led_lists import VERB_STEPS
from replot.reading.description.statements.axes.sides.told_ways import WAY_STEPS, Steps

__all__ = ["as_lines"]
SEVERAL = r"[\"“\w][^.;:]{1,80}?(?:,| and )"
"""The beginning of a list."""
HEADS = rare(
    r"\b(?:the )?(?:heads|head(?:er|ing)s|labels|names|titles) (?:of|over|at|on) the (?P<lines>rows|columns)"
    r"(?: (?:say|read|spell|state)|(?: are)?:|(?: are)?(?= [\"“A-Z\d]))",
    re.I,
)
"""``The heads of the columns read petrol and diesel``."""
NAMES = rare(
    r"\b(?:the )?(?P<line>row|column) (?:heads|names)(?:(?: are)?(?= (?-i:[A-Z\d\"“])|:)|"
    r"(?=, [^.;:]{1,80},| (?:are|read|say) (?!in\b|on\b|at\b|not\b|\w+ed\b)[^.;:,]{1,40}(?:,| and )))",
    re.I,
)
"""``the row names, Ford and Opel, are at the left``."""
ELIDED = rare(
    r"(?P<joint>(?:[,;]|,? and|,? while) )(?:the )?(?P<line>row|column) (?:labels|heads|names|headings) "
    r"(?!(?:are|is|read|say|show|list|on|at|in|of|and|or|both|were|have|run|stand|not)\b)"
    rf"(?={SEVERAL})",
    re.I,
)
"""``row labels are Ford and Opel and the column labels petrol and diesel``."""
SIDE = r"(?: side| edge| margin)"
BEARS = r"(?:is |are )?(?:labell?ed|lists|carries|bears|names|shows|reads)"
BY_SIDE = rare(
    rf"\b(?:the |its )?(?:(?P<y>left)(?:[- ]hand)?|bottom|top){SIDE} {BEARS}(?: with)?(?: the labels)? "
    rf"(?=(?:the [a-z]+s )?{SEVERAL}[^.;:]{{1,200}}?\b(?:left|bottom|top)\b(?!-))",
    re.I,
)
"""``The left edge carries Ford and Opel, the bottom edge petrol and diesel``."""
OTHER_SIDE = rare(
    r"(?P<joint>(?:[,;]|,? and|,? while) )(?:the |its )?(?:(?P<y>left)(?:[- ]hand)?|bottom|top)"
    rf"{SIDE}?(?: {BEARS})?(?: with)?(?: the labels)? "
    r"(?!(?:left|right|row|column|half|panel|cell|one|corner|of)\b)(?=[\"“\w])",
    re.I,
)
ALONG_TOP = re.compile(r"\b(?:along|across|at|on) the (?:top|bottom)\b(?! of\b)", re.I)
WITH_KIND = rare(
    r"(?P<axis>\b(?:(?:[xy]|horizontal|vertical|left|right|bottom|top)[- ]axis|"
    rf"(?:left|right|bottom|top){SIDE}))"
    r"(?P<verb> (?:(?:is|being) (?:labell?ed|marked|annotated) )?with )"
    r"(?=the [a-z-]+s (?:[\"“A-Z\d]|[a-z]+,))",
    re.I,
)
"""``the left side is labelled with the brands Ford and Opel``."""
HYPHENS = rare(
    r"\b(?:rows|columns|axis) - [^.;:]{3,300}? - (?:and|by|with|against|while|\d|\w+ columns|\w+ rows)\b",
    re.I,
)
"""``three rows - Ford, Opel and Fiat - and two columns - petrol and diesel``."""
HYPHEN = re.compile(" - ")
CHOICE = r"[\w-]+(?:, [\w-]+){0,20},? or "
EITHER = rare(
    r"\beach (?P<line>row|column) (?:(?:corresponds|belongs|stands|refers|relates|is|goes) )?(?:(?:to|for) )?"
    rf"(?:either )?(?={CHOICE}(?:(?!more\b|less\b|fewer\b)[\w-]+[.;,]|[\w-]+ and each\b))",
    re.I,
)
"""``Each column stands for petrol or diesel and each row for Ford, Opel or Fiat``."""
SETS = rare(
    r"\b(?P<lines>rows?|columns?) ?= ?(?P<name>[A-Za-z][\w ]{1,30}?) ?= ?(?=[{\[(])", re.I
)
"""``Rows = brands = {Ford, Opel}``."""
LABELS_OF = rare(r"\b(?P<axis>[xy])(?:tick)?labels?\s?(?P<sign>[:=])(?= )", re.I)
"""``xlabels: ['petrol', 'diesel']``."""
MEET = rare(
    r"(?P<lead>\b(?:edge|side|margin|top|bottom|left|axis|rows|columns)), (?:we|you|one) "
    r"(?:meets?|finds?|sees?|reads?|encounters?|comes? (?:across|upon)|pass(?:es)?)(?: the labels)? (?=\S)",
    re.I,
)
"""``Reading down the left edge, we meet Ford and Opel``."""
ONE_OF_EACH = (
    r"(?:one|another|a (?:second|third|fourth)|the (?:other|second|third|last)) (?:for|of|is|with) "
)
ONE_BY_ONE = rare(
    r"\b(?P<lines>rows|columns)[,:] (?=one (?:for|of|is) )"
    rf"(?P<list>[^.;:]{{3,300}}?,?(?: and)? {ONE_OF_EACH}[^.;:,]{{1,40}}?)"
    r"(?=\s*(?:[.;:,]|$| and (?:\w+ )?(?:rows|columns)))",
    re.I,
)
"""``two columns, one for petrol and one for diesel``."""
EACH_OF = re.compile(ONE_OF_EACH)
SLASH = rare(r"\s[/|]\s(?=(?:[xy]|rows|columns|cols)(?:[- ]axis)?\s?[:=])", re.I)
"""``y: Ford, Opel / x: petrol, diesel``."""
ON_LINES = rare(
    r"(?P<lead>^\W*|[;,.] |\b(?:and|while) )(?:on|along|in) (?:the|its) (?P<lines>rows|columns)"
    r"(?: of (?:the|this) (?:table|matrix|grid|heat ?map))?,? (?:the )?"
    r"(?P<name>[^\W\d_][\w-]*(?: [\w-]+){0,3}?) are (?:listed|shown|given|written|placed|named|displayed)"
    r"(?=\s*(?:[.,;]|$| (?:and|while) ))",
    re.I,
)
"""``On the rows the brands are listed``."""
IN_TURN = rare(
    rf", respectively,? (?:and|while) (?:the )?(?:(?:{counts.SEVERAL}) )?(?P<lines>rows|columns) "
    rf"(?={SEVERAL})",
    re.I,
)
"""``The rows show A and B, respectively, and the two columns 2019 and 2020``."""
WITH_UNIT = rare(
    r"\b(?P<name>[A-Za-z]+), in (?P<unit>[^\W\d][^(),;:]{0,30}?) (?=\([^()]+,[^()]+\),? "
    r"(?:is|are|runs?|goes|on|along|forms?|makes?)\b)"
)
"""``dose, in mg (5, 10, 20), on the y axis``."""
READS_NAME = rare(
    r"\b(?P<axis>(?:[xy]|horizontal|vertical)[- ]axis) (?:reads|says|is (?:called|named|titled)) "
    r"(?P<name>(?-i:[A-Z])\w+(?: \w+)?) and (?:has|lists|shows|carries) (?:the )?(?:tick )?"
    r"(?:labels|ticks|values|categories)(?: of)?:? ",
    re.I,
)
"""``Its y-axis reads Region and has the labels North, South``."""
BOTH_ASIDE = rare(
    r"[;,] (?:and )?both (?P<verb>list|show|carry|use|have|contain|are|read|run), "
    r"(?:in (?:this|that|the same|the following) order|from first to last), (?=\S)",
    re.I,
)
"""``the axes are called so and so; both list, in this order, A, B and C``."""
STEPS: Steps = (
    (BOTH_ASIDE, lambda said: f"; both {said['verb']} ".rjust(len(said[0]))),
    (IN_TURN, lambda said: f"; {said['lines']}: "),
    (WITH_UNIT, lambda said: f"{said['name']} in {said['unit']}"),
    (READS_NAME, lambda said: f"{said['axis']} ({said['name']}): "),
    (ON_LINES, lambda said: f"{said['lead']}the {said['lines']} are the {said['name']}"),
    (SLASH, lambda said: "; "),
    (WITH_KIND, lambda said: f"{said['axis']}:"),
    (EITHER, lambda said: f"{said['line']}s: "),
    (SETS, lambda said: f"{said['lines']}: {said['name']}:"),
    (ELIDED, lambda said: f"{said['joint']}{said['line']}s: "),
    (LABELS_OF, lambda said: f"{said['axis']} axis{said['sign']}"),
    *VERB_STEPS,
    *WAY_STEPS,
    (ONE_BY_ONE, lambda said: f"{said['lines']}: {EACH_OF.sub(blank, said['list'])}"),
    (MEET, lambda said: f"{said['lead']}: "),
)
FIRST: Steps = (
    (HEADS, lambda said: f"{said['lines']}:"),
    (NAMES, lambda said: f"{said['line']}s"),
)
ANY = re.Either(BY_SIDE, HYPHENS, *(pattern for pattern, _ in (*FIRST, *STEPS)))


def as_lines(text: Text) -> Text:
    """A piece of the same length in which such words are those for rows, columns and axes."""
    if not ANY.may_match(text.text):
        return text
    source = _in_place(FIRST, text.text)
    if HYPHENS.search(source) is not None:
        source = HYPHEN.sub(" — ", source)
    source = _in_place(STEPS, _by_side(source))
    return text if source == text.text else text.reworded(source)


def _in_place(steps: Steps, source: str) -> str:
    for pattern, words in steps:
        if pattern.may_match(source):
            source = pattern.sub(partial(_told, words), source)
    return source


def _told(words: Callable[[re.Match[str]], str], said: re.Match[str]) -> str:
    return put(words(said), said)


def _by_side(source: str) -> str:
    """The axes in the place of two sides, the second of which may have no verb of its own."""
    first = BY_SIDE.search(source)
    other = OTHER_SIDE.search(source, first.end()) if first is not None else None
    if first is not None and other is None and first["y"] and ALONG_TOP.search(source, first.end()):
        return source[: first.start()] + "y axis: ".ljust(len(first[0])) + source[first.end() :]
    if first is None or other is None or bool(first["y"]) == bool(other["y"]):
        return source
    axis, facing = ("y axis: ", "x axis: ") if first["y"] else ("x axis: ", "y axis: ")
    facing = (other["joint"] + facing).ljust(len(other[0]))
    if len(facing) > len(other[0]):
        return source
    source = source[: other.start()] + facing + source[other.end() :]
    return source[: first.start()] + axis.ljust(len(first[0])) + source[first.end() :]
