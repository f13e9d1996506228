"""Where a sentence mentions an axis in a way that defines something of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from replot.reading.description.lexicon import patterns as re
from replot.reading.description.lexicon.counted_parts import Parts, counted_parts
from replot.reading.description.lexicon.counts import SEVERAL
from replot.reading.description.lexicon.patterns import rare
from replot.reading.description.statements.axes.sides.facing_parts import facing_parts
from replot.reading.description.statements.axes.words import (
    AND_BELOW,
    DEFINES,
    DIRECTION,
    MENTION,
    OTHER,
    ROW_TALK,
    SOME_LINES,
)

__all__ = ["Mention", "axis_mentions", "main_mention"]
ITS = re.compile(r"\b(?:its|their|whose|own)\s+$", re.I)
ONE_LINE = re.compile(r"\s*(?:#?\d|[A-Z]\b)|-\w")
NOT_SAID_OF = r"(?![^.;()]*\b(?:hold|are|is|have|has|show|contain|carry|stay|remain|lack|do|lie|stand)s?\b)"
SLASHED = (
    r"[\w.%+-]{1,30}(?: [\w.%+-]{1,30})?(?: / [\w.%+-]{1,30}(?: [\w.%+-]{1,30})?){2,20}"
    r"(?=\s*(?:[.;:()]|$|and (?:the )?(?:rows|columns)\b))"
)
"""``Never / Rarely / Often``, with nothing behind it."""
LISTED_AFTER = re.compile(
    r",?\s+(?:[^\W_a-z][\w.%+/-]*(?::\d\d\b)?(?: [\w.%+/-]+)?|[\"“`][^\"”`]+[\"”`])(?:,| and) "
    r"(?:and )?(?:[^\W_a-z]|[\"“`$])"
    rf"{NOT_SAID_OF}|\s+(?P<code>[A-Za-z]{{0,3}})\d+\s?(?:to|through|"
    rf"[-–])\s?(?P=code)\d+\b(?!\.\d){NOT_SAID_OF}|"
    r"\s+(?:[A-Z][\w.]{0,12}|(?P<kind>[a-z]{2,12}) \d{1,4}) (?:to|through) "
    r"(?:(?P=kind) \d|(?!(?P=kind))[A-Z])"
    rf"{NOT_SAID_OF}|"
    r"\s+(?:(?:running |going )?from )?[A-Z][\w.]{0,12}(?: \((?:top|bottom|left|right)\))?"
    rf"(?: (?:to|through|until) |\s?[–—-]\s?)[A-Z]{NOT_SAID_OF}|"
    rf"\s+(?=[^\W_a-z]){SLASHED}|"
    rf"\s+(?:from )?\d{{1,2}}:\d\d(?: (?:to|through|until) |\s?[–—-]\s?)\d{{1,2}}:\d\d\b{NOT_SAID_OF}"
)
WITH = re.compile(
    r"(?:\b(?:with|has|have|having|by|and|shares?|sharing|of|over|uses?)|[,;:(][\"”]?|^\W*)\s*"
    rf"(?:(?:the|its|\w+ly|{SEVERAL}|\d+)\s+)?$",
    re.I,
)
"""What may stand before ``rows A, B and C`` where it names the axis, and not some of its rows."""
WITH_KIND = re.compile(r"\b(?:with|has|have|having) (?:(?:the|its|\d+) )?[a-z]{3,} $")
SLASHED_AFTER = re.compile(rf"\s+(?=[^\W_a-z]){SLASHED}")
"""``with response columns Never / Rarely / Often``."""
HEADER_BEFORE = re.compile(r"\bhead(?:er|ing) $", re.I)
AS_ROWS = re.compile(r"\b(?:as|are) (?:the )?$")
LISTED_BEFORE = re.compile(r"(?:,| and) [^\W_a-z]\S*\s+(?:as|are) (?:the )?$")
ONE_NAMED = re.compile(r"[A-Z\d][\w%.-]*\s+$")
VALUES_FOLLOW = re.compile(r":\s*[-−+~]?\d*\.\d")
"""``jazz row: 0.4, 0.2``: the cells of one row."""
IN_LINE = re.compile(r"\b(?:in|for|on|along|down|across|at|reading) the [^.:;]{1,60} $", re.I)
GAPPED = re.compile(
    r"\s+from\s+[^\s,;.]{1,20} (?:to|through) [^\s,;.]|"
    r"\s+(?:to\s+)?(?:the|its|an?|one of)\s+[a-z]|\s+[a-z][\w-]*(?: [a-z][\w-]*)?\s*\([^()]*,|"
    r"(?<=s)\s+[a-z][\w-]*s\s+[\dA-Z\"“`][^\s,;.]{0,20}(?:,|\s+and\s)|"
    r"(?<=s)(?:(?!\s(?:are|is|have|has|in|on|to|of|with|by|for|that|hold|show|contain|"
    r"[a-z]+ed)\b)\s+[a-z][\w-]*){1,3}"
    r"\s*(?:[.;]|$)"
)
"""``rows are the years and columns the ages``, ``and columns widths 64, 128``."""
OTHER_LINE_BEFORE = re.compile(r"\b(?:row|column)\s+(?!by\b)[^\s,]{1,30}(?:,|\s+and)?\s+(?:the\s+)?$", re.I)
"""``at row North and``, before ``column Q2``."""
READING = re.compile(
    r"\b(?:reading|going|working) (?:across|along|down|through|over) (?:the |its )?$|"
    r"\bin (?:a|one)(?: single)? $", re.I
)
"""What leads to the values of the lines, or tells how panels stand: ``Reading across the rows: 4, 5; 6, 7``,
``three heatmaps in a row``."""
LINES_FOLLOW = re.compile(
    r"(?<=s)\s+(?!(?:are|is|have|has|hold|show|contain)\b)[^\s,;.:][^,;.:]{0,30}(?:,| and) "
    r"[^.;]{1,300}(?:[.;]|$)"
)
BRACKETED_LIST = re.compile(r"\([\"“`]|\([^()]*,")
AT_SIDE = ("on the left", "at the left", "on top", "at the bottom", "on the bottom", "in the bottom")
AND_SIDE = re.compile(AND_BELOW)
OF_PANEL = rare(r"\b(?:panels?|titles?|heat ?maps?|bars?|legend|matri(?:x|ces)|plots?|scale|grids)\b", re.I)
"""What else may stand on the left: a panel, a colour bar."""
FORMED = re.compile(r"\b(?:forms?|makes? up|define|constitute)\s+(?:the\s+)?$")
ARE_THE = re.compile(r"\b(?:are|forms?|makes? up) the $")
TWO_ARE = re.compile(r"[\w\"”] and [\"“\w][\w \"”-]{0,20} are (?:the )?$")
"""``petrol and diesel are the``, before columns."""
CLAUSE_ENDS = re.compile(r"\s*(?:[.;)]|$)")
IN_LINES = re.compile(r"\w\s+(?:in|as|on)\s+(?:the\s+)?$")
LINES_END = re.compile(r"\s*(?:[,.;)(]|$|and\b)")
ONE_OF_THEM = re.compile(r"(?:\b[A-Z\d][\w%.-]*|[\"“`'‘][^\"”`'’]+[\"”`'’])\s+$")
THE_ONE = re.compile(r"\b[Tt]he (?!(?:top|left|right|bottom|horizontal|vertical)\b)[\w/+-]+ $")
DONE_WITH = re.compile(r"\s+[–—-]\s+(?:\w+ly )?\w+ed\b")
"""``12 rows — dropped``: rows of data."""
IS = re.compile(r"\s+(?:is|has|reads|holds|shows|contains|stays|remains)\b")
BOTH_LINES = re.compile(r"\b(?:rows|columns) (?:and|by|[x×]) (?:(?:the|\d{1,3}) )?$", re.I)
OF_ONE = re.compile(
    r",?\s+(?P<both>and (?:columns|rows) )?"
    r"(?:shows|displays|depicts|illustrates|gives|holds|contains|reports|plots|visuali[sz]es)\b"
)
"""What one thing with rows and columns does: ``the heatmap with 5 rows and 3 columns shows the yield``."""
AND_THE = re.compile(r"\s+and the\b")
"""``holds the narrow column and the lower band``."""
TWO_LINES = re.compile(
    r"\b(?:there are|with|has|have|having|of|and|contains?|comprises|shows?)\s+(?:only |just )?two $", re.I
)
"""What counts all the lines of an axis: ``there are two rows: A and B``."""
SOME_OF_ALL = re.compile(
    rf"\b(?:upper|lower|top|bottom|left|right|first|last|middle|outer|inner|other|remaining)(?:most)? "
    rf"(?:{SEVERAL}|\d{{1,2}}) $", re.I
)
"""Before lines that are not all: ``Upper two rows (10 cm, 20 cm)``."""
EACH_ONE = re.compile(r"\b(?:each|every|one|per)\s+$", re.I)
SOME_FOR = re.compile(
    r"\s*(?:\([^()]{1,80}\)\s|\b(?:for|of|at) (?:[^.;:]|\.(?=\d)){1,80}?\b)"
    r"(?:(?:is|are|shows?|turns?|stays?|remains?) (?:[a-z]+ly |an? |all |very |the )*"
    r"(?:transition|gradient|mix|shift|dark|light|pale|deep|bright|white|black|red|blue|green|yellow|orange|purple|"
    r"uniform|high|low|strong|weak)|transitions|stands? out)",
    re.I,
)
"""Lines of which a sentence tells the looks: ``The rows for doses 5 and 9 are predominantly dark``."""
ONE_FOR = re.compile(
    r"\s+(?:for|of) [^.;:\[\]]{1,60}?(?:\b(?:is|becomes|reads|contains|holds|shows|has|(?:will|would) be)"
    r"(?: (?:then|thus|therefore|now|just|simply))?\b|=)\s*+:?\s*+"
    r"[`\"]?[\[(]?\s*[-−+]?\d[\d.]*\s?%?\s*,\s*[-−+]?\.?\d|"
    r"\s+(?:for|of) (?:the (?:[a-z]+ )?)?[\"“`][^\"“”`\n]{1,40}[\"”`](?!,? (?:(?:and|or) )?[\"“`]| ?/)"
)
"""``the row for North is [3, 4, 5]``, ``the row for "North" has``: the cells of one row."""
POSSESSOR = re.compile(r"[^\W_]['’](?:s )?\s*$")
"""``Rome's row``: one of them."""
AGAINST = re.compile(
    r"\b(?P<line>row|col(?:(?:- )?umn)?) (?P<noun>(?!labels?\b|names?\b|head)[a-z]+) [^.:;,()=\"]{1,60}? "
    r"(?!(?P=line))(?:row|col(?:(?:- )?umn)?) (?P=noun)\b",
    re.I,
)
"""``the row model beats the column model``: words that only tell one of two things from the other."""
SHORT = re.compile(r"^col(?=s?$)")
VARIABLE = re.compile(r"[a-z] ?\([A-WZ]\)")
"""A letter that stands for a quantity, as X does beside it: ``between centre (C), size (X) and age (Y)``."""
CLAUSE_SIGN = re.compile(r"[.;:]")
NEAR = 40
ON_SIDE = re.compile(r"(?:on|along|at|down|up|across|in) the\b", re.I)
BAR_BEFORE = re.compile(
    r"\b(?:colou?r[- ]?(?:bar|scale|map|key|legend)s?|legend)\b[^.;]*$|"
    r"\ban? (?:[a-z]+ )?(?:bar|strip|scale|key) $|"
    r"\b(?:dendrograms?|arrows?|"
    r"(?:dashed|dotted|solid|thick|thin|bold) (?:[a-z]+ )?(?:lines?|strips?|bars?))\b[^.;,]*$",
    re.I,
)
"""What stands at a side is no axis: ``a colour bar on the right side``, ``an arrow up the left side``."""
MOST_MENTIONS = 12
"""No statement names the axes more often than this."""


def _goes_on(source: str, match: re.Match[str]) -> bool:
    """Whether the lines of the other axis follow in a clause of their own: ``rows a, b; columns c, d``."""
    before = source[: match.start()].rstrip()
    return before[-1:] == ";" and LINES_FOLLOW.match(source, match.end()) is not None


def _is_elided(
    source: str, match: re.Match[str], axis: str, before: list[Mention]
) -> bool:
    """Whether the verb is that of the clause before: ``A and B are the rows, C and D the columns``."""
    return (
        bool(before)
        and before[-1].axis != axis
        and match.group(0).lower().endswith("s")
        and source[: match.start()].endswith(" the ")
        and ARE_THE.search(source, 0, before[-1].start) is not None
        and CLAUSE_ENDS.match(source, match.end()) is not None
    )


ONE_OF_LIST = re.compile(r",[^()]*\)")


def _opened(source: str, at: int) -> bool:
    """Whether a place stands inside a bracket."""
    return source.rfind("(", 0, at) > source.rfind(")", 0, at)


class Mention(NamedTuple):
    """The words that mention an axis.

    Attributes
    ----------
    axis : str
        ``"x"`` or ``"y"``.
    start, end : int
    strong : bool
        Whether they can mean nothing else, as *x-axis* does and *rows* does not.
    """

    axis: str
    start: int
    end: int
    strong: bool


@lru_cache(maxsize=1 << 8)
def axis_mentions(source: str) -> tuple[Mention, ...]:
    """Every mention of an axis that defines something of it."""
    out: list[Mention] = []
    counted: list[Parts] | None = None
    parts = facing_parts(source)
    for match in MENTION.finditer(source):
        if len(out) == MOST_MENTIONS:
            break
        name = match.lastgroup or ""
        strong = name.isupper()
        axis = name.lower()
        if any(a <= match.start() < b for a, b in parts):
            continue
        if not strong:
            word = SHORT.sub("column", match.group(0).lower())
            other = out[-1].end if out and out[-1].axis != axis else 0
            beside = AND_SIDE.match(source, match.end()) is not None
            if word in AT_SIDE and not beside and OF_PANEL.search(source, other):
                continue
            if word in ("x", "y") and VARIABLE.search(source):
                continue
            if word == "on top" and ONE_OF_LIST.match(source, match.end()) and _opened(source, match.start()):
                continue  # "(Tier 1 on top, Tier 2, Tier 3)"
            near = max(0, match.start() - NEAR)
            if word in ("row", "column") and HEADER_BEFORE.search(source, near, match.start()):
                out.append(Mention(OTHER[axis], *match.span(), strong))  # it heads the columns
                continue
            if word in ("row", "rows", "column", "columns"):
                before = source[near : match.start()]
                if word.endswith("s") and LISTED_AFTER.match(source, match.end()) and WITH.search(before):
                    out.append(Mention(axis, *match.span(), strong))
                    continue
                if SLASHED_AFTER.match(source, match.end()) and WITH_KIND.search(before):
                    out.append(Mention(axis, *match.span(), strong))
                    continue
                counted = list(counted_parts(source)) if counted is None else counted
                if any(part.start <= match.start() < part.end for part in counted):
                    continue  # "150 rows (120 calm, 30 angry)" are those of the data
                if ONE_LINE.match(source, match.end()) or DONE_WITH.match(source, match.end()) or (
                    word in ("row", "column")
                    and (ONE_OF_THEM.search(before) or THE_ONE.search(before))
                    and not EACH_ONE.search(before)
                    and (IS.match(source, match.end()) or AND_THE.match(source, match.end()))
                ):
                    continue
                one = OF_ONE.match(source, match.end()) if word.endswith("s") else None
                if one is not None and (one["both"] or BOTH_LINES.search(before)):
                    continue
                if word in ("row", "column") and OTHER_LINE_BEFORE.search(before):
                    continue
                some = word in ("row", "column") and (
                    ONE_FOR.match(source, match.end()) is not None
                    or POSSESSOR.search(before) is not None
                    or any(a.start() <= match.start() < a.end() for a in AGAINST.finditer(source))
                )
                if (some or SOME_FOR.match(source, match.end())) and not EACH_ONE.search(before):
                    continue
                if READING.search(before):
                    continue
                after = source[match.end() : match.end() + NEAR].lstrip()
                if AS_ROWS.search(before) and LISTED_BEFORE.search(before):
                    out.append(Mention(axis, *match.span(), strong))
                    continue
                if not word.endswith("s") and after[:1] == ":" and (
                    ONE_NAMED.search(before) or IN_LINE.search(before) or VALUES_FOLLOW.match(after)
                ):
                    continue  # "the Sales column: 3, 4, 5"
                formed = FORMED.search(before) is not None or _is_elided(source, match, axis, out) or (
                    word.endswith("s")
                    and (IN_LINES.search(before) or TWO_ARE.search(before)) is not None
                    and LINES_END.match(source, match.end()) is not None
                )
                if (
                    not formed
                    and not (
                        before.rstrip().endswith("(")
                        and (after[:1] in ":)" or DIRECTION.match(source, match.end()))
                    )
                    and not DEFINES.match(source, match.end())
                    and not (out and out[-1].axis != axis and GAPPED.match(source, match.end()))
                    and not (out and out[-1].axis != axis and _goes_on(source, match))
                ):
                    continue
                if SOME_LINES.search(before) and not formed:
                    continue  # "RAG rows are zero"
                if word in ("row", "column") and ITS.search(before):
                    continue  # "its row is grey"
                talk = ROW_TALK.search(before)
                if talk and (
                    (talk.group(0).strip().lower() == "in" and after[:1] in ("(", ":"))
                    or (word.endswith("s") and (after.startswith("for the ") or BRACKETED_LIST.match(after)))
                ) and SOME_OF_ALL.search(before) is None:
                    talk = None
                if word.endswith("s") and after[:1] in (":", ",", "(") and TWO_LINES.search(before):
                    talk = None
                if talk and not formed and not EACH_ONE.search(before):
                    continue
        if not strong and ON_SIDE.match(match.group(0)) and BAR_BEFORE.search(source, 0, match.start()):
            continue
        out.append(Mention(axis, *match.span(), strong))
    return tuple(_merged(source, out))


def _merged(source: str, mentions: list[Mention]) -> list[Mention]:
    """Two mentions of one axis beside each other as one: ``X-axis (Horizontal)``, ``horizontal axis (x)``."""
    merged: list[Mention] = []
    for mention in mentions:
        last = merged[-1] if merged else None
        if (
            last is None
            or last.axis != mention.axis
            or mention.start - last.end > 3
            or CLAUSE_SIGN.search(source, last.end, mention.start)
        ):
            merged.append(mention)
            continue
        closed = source[mention.end : mention.end + 1] == ")" and "(" in source[last.end : mention.start]
        merged[-1] = Mention(last.axis, last.start, mention.end + closed, last.strong or mention.strong)
    return merged


KEY_ONLY = re.compile(
    r"\s+(?:labels?|titles?|names?|ticks?|tick labels?)\s*(?:\([^()]{0,40}\))?\s*:\s+(?:the )?", re.I
)


def main_mention(mentions: Sequence[Mention], source: str) -> Mention:
    """The one of several mentions of an axis that says the most of it: the first that can mean nothing else.

    What names the axis only as a key is none: ``X-axis label: the horizontal axis is labelled "Depth"``.
    """
    strong = [mention for mention in mentions if mention.strong]
    if len(strong) > 1 and KEY_ONLY.fullmatch(source, strong[0].end, strong[1].start):
        return strong[1]
    return strong[0] if strong else mentions[0]
